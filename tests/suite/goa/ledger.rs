//! What everybody must have, reckoned from events alone and compared with the
//! position after each of them.

mod by_hand;

use monsoon::engine::Seat;
use monsoon::games::goa::action::StoreKind;
use monsoon::games::goa::board::Cell;
use monsoon::games::goa::cards::{Card, Effect};
use monsoon::games::goa::data::Figures;
use monsoon::games::goa::event::{ActionKind, Amounts, Why};
use monsoon::games::goa::tiles::{Bonanza, Class, ColonyTile, Spice, Tile};
use monsoon::games::goa::view::PlayerView;
use monsoon::games::goa::{Event, View};
use std::collections::{BTreeMap, BTreeSet};

/// What was used at least once.
#[derive(Clone, Default)]
pub struct Seen {
    pub tiles: BTreeSet<Tile>,
    pub effects: BTreeSet<Effect>,
    pub bonanza: BTreeSet<Bonanza>,
}

/// What one player has.
#[derive(Clone, Default)]
struct Purse {
    ducats: u32,
    ships: u32,
    colonists: u32,
    extras: u32,
    rows: [u8; 5],
    stores: Vec<Vec<Spice>>,
    tiles: Vec<Tile>,
    set_aside: Vec<Tile>,
    hand: Vec<Card>,
}

/// Everything there is, and where it lies.
#[derive(Clone)]
pub struct Ledger {
    figures: Figures,
    purses: BTreeMap<Seat, Purse>,
    round: u8,
    /// The stock of extra actions.
    extras: u32,
    deck: Vec<Card>,
    discards: Vec<Card>,
    /// Played, and not yet on the discards.
    played: Vec<Card>,
    /// Played ahead of an action it is to change (G62).
    waiting: Option<Card>,
    /// Is a colony being founded?
    founding: bool,
    /// Turned up for a colony, and for Resupply.
    turned: Vec<Card>,
    shown: Vec<Card>,
    grid: BTreeMap<usize, Tile>,
    left_out: Vec<Tile>,
    used: Vec<Tile>,
    /// Gained, and still to find their place.
    gained: Vec<Tile>,
    /// Out of the game: what lay in the grid when a half ended.
    gone: Vec<Tile>,
    /// Tiles not dealt yet.
    undealt: usize,
    corners: BTreeSet<usize>,
    bonanza: Vec<Bonanza>,
    colonies: Vec<ColonyTile>,
    flag: Seat,
    pub seen: Seen,
}

fn take<T: PartialEq + std::fmt::Debug>(from: &mut Vec<T>, what: &T) {
    let at = from.iter().position(|it| it == what);
    from.remove(at.unwrap_or_else(|| panic!("{what:?} is not among {from:?}")));
}

fn sorted<T: Ord + Clone>(some: &[T]) -> Vec<T> {
    let mut some = some.to_vec();
    some.sort_unstable();
    some
}

fn less(from: &mut u32, amount: u32) {
    *from = from.checked_sub(amount).expect("nobody pays what he does not have");
}

impl Ledger {
    /// Begins with the position right after the set-up.
    pub fn new(figures: &Figures, view: &View) -> Ledger {
        let purse = |player: &PlayerView| Purse {
            ducats: player.ducats.unwrap(),
            ships: player.ships,
            colonists: player.colonists,
            rows: [1; 5],
            ..Purse::default()
        };
        let mut deck = figures.cards.clone();
        assert_eq!(deck.len(), 30);
        for card in &view.discards {
            take(&mut deck, card); // G12
        }
        Ledger {
            figures: figures.clone(),
            purses: view.players.iter().map(|player| (player.seat, purse(player))).collect(),
            round: 0,
            extras: u32::from(figures.extras),
            deck,
            discards: view.discards.clone(),
            played: Vec::new(),
            waiting: None,
            founding: false,
            turned: Vec::new(),
            shown: Vec::new(),
            grid: BTreeMap::new(),
            left_out: Vec::new(),
            used: Vec::new(),
            gained: Vec::new(),
            gone: Vec::new(),
            undealt: figures.tiles_a.len() + figures.tiles_b.len(),
            corners: BTreeSet::new(),
            bonanza: Vec::new(),
            colonies: figures.colonies.clone(),
            flag: view.flag,
            seen: Seen::default(),
        }
    }

    fn purse(&mut self, seat: Seat) -> &mut Purse {
        self.purses.get_mut(&seat).unwrap()
    }

    pub fn note(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } | Event::Won { .. } | Event::Claimed { .. } => self.note_lot(event),
            Event::Laid { .. }
            | Event::GaveUp { .. }
            | Event::Kept { .. }
            | Event::Used { .. }
            | Event::Spent { .. }
            | Event::Exchanged { .. }
            | Event::Favored { .. } => self.note_tile(event),
            Event::Reshuffled
            | Event::Drew { .. }
            | Event::Played { .. }
            | Event::CardDone { .. }
            | Event::Discarded { .. }
            | Event::Revealed { .. } => self.note_card(event),
            Event::Succeeded { .. } | Event::Founded { .. } | Event::Failed { .. } => {
                self.note_colony(event);
            }
            Event::QuickStart { seat, columns, ducats } => {
                let purse = self.purse(*seat);
                assert_eq!(columns.is_some(), *ducats == 0, "G116: one of the two");
                purse.ducats += u32::from(*ducats);
                for column in columns.iter().flat_map(|&(one, two)| [one, two]) {
                    purse.rows[column.index()] += 1;
                }
            }
            Event::Round { round } => {
                assert_eq!(*round, self.round + 1, "G15");
                self.round = *round;
            }
            Event::Turn { seat, number } => {
                if number.is_none() {
                    less(&mut self.purse(*seat).extras, 1); // D124
                    self.extras += 1;
                }
            }
            // A card whose action was not carried out after all (G62).
            Event::TurnOver { .. } => self.discards.extend(self.waiting.take()),
            Event::Did { deed, .. } => {
                let changed = self.waiting.take_if(|card| changes(card.effect, *deed));
                self.played.extend(changed);
            }
            Event::Attempt { .. } => self.founding = true,
            Event::Goods { seat, why, gain, pay } => self.note_goods(*seat, *why, gain, pay),
            Event::Moved { seat, column, row, first, all, .. } => {
                let reached = |purse: &Purse| purse.rows[column.index()] >= *row;
                let alone = !self.purses.values().any(reached);
                assert_eq!(*first, *row >= 4 && alone, "G40");
                let purse = self.purse(*seat);
                purse.rows[column.index()] += 1;
                assert_eq!(purse.rows[column.index()], *row, "G38: one row at a time");
                assert_eq!(*all, purse.rows.iter().all(|other| other >= row), "G41");
            }
            Event::Flagged { .. }
            | Event::Marked { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Line { .. }
            | Event::Stopped { .. }
            | Event::ExtraPassed { .. }
            | Event::Lost { .. }
            | Event::Forgone { .. }
            | Event::HandLimit { .. } => {}
            Event::Adjusted { changes } => {
                for change in changes {
                    self.note_change(change);
                }
            }
            Event::Over { .. } => self.put_down(),
        }
    }

    fn note_lot(&mut self, event: &Event) {
        match event {
            Event::Dealt { letter, left_out, grid } => {
                let all = sorted(&[left_out.as_slice(), grid].concat());
                assert_eq!(all, sorted(self.figures.tiles(*letter)), "G2, G3, G105");
                self.undealt -= all.len();
                self.gone.extend(self.grid.values()); // G104
                self.grid = grid.iter().copied().enumerate().collect();
                self.left_out.extend_from_slice(left_out);
                self.bonanza.clone_from(&self.figures.bonanza); // D112
                self.corners.clear();
                if !self.bonanza.is_empty() {
                    let corners = Cell::all().filter(|cell| cell.is_corner());
                    self.corners.extend(corners.map(Cell::index)); // G117
                }
            }
            Event::Won { seat, lot, price, to, tile, extras } => {
                less(&mut self.purse(*seat).ducats, *price);
                if let Some(to) = to {
                    assert_eq!(*to, lot.seller, "G26");
                    self.purse(*to).ducats += price;
                }
                let due = u32::from(lot.cell.is_none());
                assert_eq!(u32::from(*extras), self.extras.min(due), "G29, D11");
                self.gain_extras(*seat, u32::from(*extras));
                match (lot.cell, tile) {
                    (None, None) => self.flag = *seat, // G29
                    (Some(cell), Some(tile)) => {
                        assert_eq!(self.grid.remove(&cell.index()), Some(*tile));
                        self.gained.push(*tile);
                    }
                    _ => panic!("{event:?}"),
                }
            }
            Event::Claimed { corner, bonanza, .. } => {
                assert!(self.corners.remove(&corner.index()), "G118: each once");
                take(&mut self.bonanza, bonanza);
                self.seen.bonanza.insert(*bonanza);
            }
            _ => unreachable!(),
        }
    }

    fn note_tile(&mut self, event: &Event) {
        match event {
            Event::Laid { seat, tile, spices } => {
                take(&mut self.gained, tile);
                self.seen.tiles.insert(*tile);
                self.purse(*seat).stores.push(sorted(spices));
            }
            Event::GaveUp { seat, store, tile } => {
                match store {
                    Some(at) => drop(self.purse(*seat).stores.remove(*at)), // D78
                    None => take(&mut self.gained, tile),
                }
                if tile.is_small_plantation() {
                    self.purse(*seat).set_aside.push(*tile); // G91
                } else {
                    self.used.push(*tile);
                }
            }
            Event::Kept { seat, tile } => {
                take(&mut self.gained, tile);
                self.purse(*seat).tiles.push(*tile);
                if tile.class() == Class::Permanent {
                    self.seen.tiles.insert(*tile);
                }
            }
            Event::Used { seat, tile } => {
                self.seen.tiles.insert(*tile);
                assert!(self.purse(*seat).tiles.contains(tile));
                if tile.class() == Class::OneShot && *tile != Tile::Duty {
                    take(&mut self.purse(*seat).tiles, tile);
                    self.used.push(*tile);
                }
            }
            Event::Spent { tile, .. } => self.spend(*tile),
            Event::Exchanged { seat, cell, tile } => {
                self.seen.tiles.insert(Tile::Exchange);
                take(&mut self.purse(*seat).tiles, &Tile::Exchange);
                assert_eq!(self.grid.insert(cell.index(), Tile::Exchange), Some(*tile), "G82");
                self.gained.push(*tile);
            }
            Event::Favored { tile, .. } => {
                self.spend(Tile::Favor);
                take(&mut self.left_out, tile); // D85
                self.gained.push(*tile);
            }
            _ => unreachable!(),
        }
    }

    /// A tile that works at once goes to the used pile.
    fn spend(&mut self, tile: Tile) {
        take(&mut self.gained, &tile);
        self.used.push(tile);
        self.seen.tiles.insert(tile);
    }

    fn note_card(&mut self, event: &Event) {
        match event {
            Event::Reshuffled => {
                assert!(self.deck.is_empty(), "D71: not earlier");
                self.deck = std::mem::take(&mut self.discards);
            }
            Event::Drew { seat, cards, due, .. } => {
                assert!(cards.len() <= usize::from(*due));
                for card in cards {
                    take(&mut self.deck, card);
                }
                self.purse(*seat).hand.extend_from_slice(cards);
            }
            Event::Played { seat, card } => {
                take(&mut self.purse(*seat).hand, card);
                let third = card.effect == Effect::ThirdCard;
                if card.effect.modifies() && !(third && self.founding) {
                    self.waiting = Some(*card);
                } else {
                    self.played.push(*card);
                }
                self.seen.effects.insert(card.effect);
            }
            Event::CardDone { card, .. } => {
                take(&mut self.played, card);
                self.discards.push(*card);
            }
            Event::Discarded { seat, cards } => {
                for card in cards {
                    take(&mut self.purse(*seat).hand, card);
                    self.discards.push(*card);
                }
            }
            Event::Revealed { cards, why, .. } => {
                for card in cards {
                    take(&mut self.deck, card);
                }
                match why {
                    Why::Deed(ActionKind::Found) => self.turned.extend_from_slice(cards),
                    Why::Tile(Tile::Resupply) => self.shown.extend_from_slice(cards),
                    _ => panic!("{event:?}"),
                }
            }
            _ => unreachable!(),
        }
    }

    fn note_colony(&mut self, event: &Event) {
        match event {
            Event::Succeeded { seat, paid } => {
                less(&mut self.purse(*seat).colonists, u32::from(*paid));
                return;
            }
            Event::Founded { seat, tile, spices } => {
                take(&mut self.colonies, tile);
                let places = self.figures.places(tile.colony);
                assert_eq!(spices.len(), usize::from(places), "G54");
                self.purse(*seat).stores.push(sorted(spices));
            }
            Event::Failed { seat, .. } => self.purse(*seat).colonists += 1, // G55
            _ => unreachable!(),
        }
        self.founding = false;
        self.discards.append(&mut self.turned); // G56
        self.discards.append(&mut self.played); // D118
    }

    fn note_goods(&mut self, seat: Seat, why: Why, gain: &Amounts, pay: &Amounts) {
        let purse = self.purses.get_mut(&seat).unwrap();
        less(&mut purse.ducats, pay.ducats);
        less(&mut purse.ships, pay.ships);
        less(&mut purse.colonists, pay.colonists);
        assert_eq!(pay.extras, 0, "D93: they are played, never paid");
        for (spice, at) in &pay.spices {
            take(&mut purse.stores[*at], spice);
        }
        purse.ducats += gain.ducats;
        purse.ships += gain.ships;
        purse.colonists += gain.colonists;
        for &(spice, at) in &gain.spices {
            let store = &mut purse.stores[at];
            store.push(spice);
            store.sort_unstable();
        }
        self.gain_extras(seat, gain.extras);
        match why {
            Why::Tile(tile) if matches!(tile.class(), Class::Immediate(_)) => self.spend(tile),
            Why::Tile(Tile::Resupply) => self.discards.append(&mut self.shown),
            _ => {}
        }
    }

    fn gain_extras(&mut self, seat: Seat, extras: u32) {
        less(&mut self.extras, extras); // D11
        self.purse(seat).extras += extras;
    }

    /// What is left of the deck.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// Is the position what the events add up to?
    pub fn check(&self, view: &View) {
        assert_eq!(view.round, self.round);
        assert_eq!(view.flag, self.flag);
        for player in &view.players {
            self.check_player(player);
        }
        let held: u32 = self.purses.values().map(|purse| purse.extras).sum();
        assert_eq!(held + self.extras, 10, "G6");
        assert_eq!(u32::from(view.extras), self.extras);
        self.check_cards(view);
        self.check_tiles(view);
        let mut colonies: Vec<ColonyTile> =
            view.colonies.iter().flat_map(|it| it.tiles.iter().copied()).collect();
        colonies.sort_unstable();
        assert_eq!(colonies, sorted(&self.colonies), "G7");
    }

    fn check_player(&self, player: &PlayerView) {
        let purse = &self.purses[&player.seat];
        assert_eq!(player.ducats, Some(purse.ducats), "ducats");
        assert_eq!(player.ships, purse.ships, "ships");
        assert_eq!(player.colonists, purse.colonists, "colonists");
        assert_eq!(u32::from(player.extras), purse.extras, "extra actions");
        assert!(player.extras <= 10, "G6");
        for (column, row) in player.columns.iter().zip(purse.rows) {
            assert_eq!(column.row, row, "{}", column.column);
            assert!((1..=5).contains(&row));
        }
        assert_eq!(player.stores.len(), purse.stores.len());
        let mut names = BTreeSet::new();
        for (store, content) in player.stores.iter().zip(&purse.stores) {
            assert_eq!(store.content, *content, "{}", store.name);
            assert!(content.len() <= usize::from(store.places), "{} is overfull", store.name);
            assert!(content.iter().all(|it| store.allowed.contains(it)), "{}", store.name);
            assert!(names.insert(store.name.to_string()), "{} twice", store.name);
        }
        let plantations = plantations(player);
        assert!(plantations <= 4, "G91");
        // Names of colonies have no letters, so that each is there once at most (G48).
        assert!(player.stores.len() - plantations <= 4, "G48");
        let tiles: Vec<Tile> = player.tiles.iter().map(|own| own.tile).collect();
        assert_eq!(sorted(&tiles), sorted(&purse.tiles), "tiles");
        assert_eq!(player.set_aside, purse.set_aside);
        assert_eq!(player.hand.as_deref(), Some(purse.hand.as_slice()), "the order of drawing");
        assert_eq!(player.hand_count, purse.hand.len());
    }

    fn check_cards(&self, view: &View) {
        assert_eq!(view.deck, self.deck.len());
        assert_eq!(view.discards, sorted(&self.discards), "D70");
        let hands: usize = self.purses.values().map(|purse| purse.hand.len()).sum();
        let waiting = usize::from(self.waiting.is_some());
        let open = waiting + self.played.len() + self.turned.len() + self.shown.len();
        assert_eq!(self.deck.len() + self.discards.len() + hands + open, 30, "cards");
        // Between two turns no card is on its way.
        assert!(view.turn.is_some() || open == 0, "a card is nowhere");
    }

    fn check_tiles(&self, view: &View) {
        for it in &view.cells {
            assert_eq!(it.tile.as_ref(), self.grid.get(&it.cell.index()), "{}", it.cell);
            assert_eq!(it.bonanza, self.corners.contains(&it.cell.index()), "G117");
        }
        assert_eq!(view.used, self.used, "D90");
        if let Some(left_out) = &view.left_out {
            assert_eq!(*left_out, sorted(&self.left_out), "D6");
        }
        let own: usize = view
            .players
            .iter()
            .map(|it| plantations(it) + it.tiles.len() + it.set_aside.len())
            .sum();
        let places = self.grid.len() + self.left_out.len() + self.used.len();
        let all = self.figures.tiles_a.len() + self.figures.tiles_b.len();
        let elsewhere = self.gained.len() + self.gone.len() + self.undealt;
        assert_eq!(own + places + elsewhere, all, "tiles");
    }
}

/// Does a card change this action (G62)?
fn changes(effect: Effect, deed: ActionKind) -> bool {
    match effect {
        Effect::MixedGoods => deed == ActionKind::Harvest,
        Effect::ThirdCard => deed == ActionKind::Found,
        Effect::ShipsOnly | Effect::SpicesOnly => deed == ActionKind::Progress,
        _ => false,
    }
}

/// Plantations and mixed crops: all stores but the colonies.
fn plantations(player: &PlayerView) -> usize {
    let colony = |kind| matches!(kind, StoreKind::Colony(_));
    player.stores.iter().filter(|store| !colony(store.name.kind)).count()
}

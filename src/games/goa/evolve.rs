//! Facts change the position. Nothing here judges, fails or rolls; a fact that
//! does not belong here leaves alone what it does not name.

use super::acquire::cards_of;
use super::agenda::{Attempt, Task};
use super::auction::Auction;
use super::board::Cell;
use super::cards::{Card, Effect};
use super::colony;
use super::event::{ActionKind, Amounts, Event, Why, store_of};
use super::extras::Extras;
use super::markers::Markers;
use super::quick_start::QuickStart;
use super::state::{ACTIONS, Goa, Grid, Lot, Owned, Phase, Player, Readiness, Store, Turn};
use super::tiles::{Class, ColonyTile, Letter, Spice, Tile};
use crate::engine::Seat;

impl Goa {
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { letter, left_out, grid } => self.dealt(*letter, left_out, grid),
            Event::QuickStart { seat, columns, ducats } => {
                let player = &mut self.players[*seat];
                player.ducats += u32::from(*ducats);
                for column in columns.iter().flat_map(|&(one, two)| [one, two]) {
                    player.rows[column.index()] = 2;
                }
                if let Phase::QuickStart(answers) = &mut self.phase {
                    answers.answered += 1;
                    if answers.answered == self.seats.count() {
                        self.phase = Phase::RoundStart;
                    }
                }
            }
            Event::Round { round } => self.begin_round(*round),
            Event::Flagged { seat, place } => {
                self.flag_at = Some(*place);
                self.place_marker(Lot { seller: *seat, cell: None });
            }
            Event::Marked { seat, cell } => {
                self.place_marker(Lot { seller: *seat, cell: Some(*cell) });
            }
            Event::Bid { seat, amount } => self.answer_lot(*seat, *amount),
            Event::Passed { seat, by_itself: _ } => self.answer_lot(*seat, 0),
            Event::Won { seat, lot, price, to, tile, extras } => {
                self.won(*seat, *lot, *price, *to, *tile, *extras);
            }
            Event::Turn { seat, number } => self.begin_turn(*seat, *number),
            Event::Line { seat: _, rest, hold, closed } => {
                if let Some(turn) = &mut self.turn {
                    turn.queue.clone_from(rest);
                    turn.hold |= hold;
                    turn.closed |= closed;
                    if rest.is_empty() {
                        turn.harvest_left = 0; // D37: in the same line only
                    }
                }
            }
            // The rest is dropped; he may write once more what he makes of it,
            // if he is not asked something anyway.
            Event::Stopped { .. } => {
                let asked = !self.agenda.is_empty();
                if let Some(turn) = &mut self.turn {
                    turn.queue.clear();
                    turn.hold |= turn.done && !asked;
                }
            }
            Event::Did { seat, deed, spied, left } => self.did(*seat, *deed, *spied, *left),
            Event::TurnOver { seat } => self.end_turn(*seat),
            Event::ExtraPassed { seat, by_itself: _ } => {
                if let Phase::Extras(extras) = &mut self.phase {
                    extras.passed.push(*seat);
                    extras.now = self.seats.left_of(*seat);
                }
            }
            Event::Goods { seat, why, gain, pay } => self.goods(*seat, *why, gain, pay),
            Event::Moved { seat, column, row, why: _, first, all } => {
                self.players[*seat].rows[column.index()] = *row;
                // D13: the card comes first, so it lies on top.
                if *all {
                    let gain = Amounts { extras: 1, ..Amounts::default() };
                    self.agenda.push(Task::Gain { seat: *seat, gain, why: Why::AllInRow(*row) });
                }
                if *first {
                    let why = Why::First(*column, *row);
                    self.agenda.push(Task::Draw { seat: *seat, cards: 1, why });
                }
            }
            Event::Laid { seat, tile, spices } => self.laid(*seat, *tile, spices),
            Event::GaveUp { seat, store, tile } => self.gave_up(*seat, *store, *tile),
            Event::Kept { seat, tile } => {
                // D84: Exchange waits for the next own action.
                let fresh = *tile == Tile::Exchange;
                let state = if fresh { Readiness::NextAction } else { Readiness::Ready };
                self.players[*seat].tiles.push(Owned { tile: *tile, state });
                self.acquired(*tile);
            }
            Event::Used { seat, tile } => self.use_tile(*seat, *tile),
            Event::Spent { seat, tile } => {
                self.acquired(*tile);
                self.used.push(*tile);
                let cards = cards_of(*tile);
                if cards > 0 {
                    self.agenda.push(Task::Draw { seat: *seat, cards, why: Why::Tile(*tile) });
                }
            }
            Event::Exchanged { seat, cell, tile } => {
                self.remove_tile(*seat, Tile::Exchange);
                self.grid.set(*cell, Some(Tile::Exchange));
                self.claim_under(*seat, *cell); // G119
                self.agenda.push(Task::Acquire { seat: *seat, tile: *tile });
            }
            Event::Favored { seat, tile } => {
                self.acquired(Tile::Favor);
                self.used.push(Tile::Favor);
                if let Some(at) = self.left_out.iter().position(|other| other == tile) {
                    self.left_out.remove(at); // D85: the pool shrinks
                }
                self.agenda.push(Task::Acquire { seat: *seat, tile: *tile });
            }
            Event::Claimed { seat, corner, bonanza } => {
                self.pop(|task| matches!(task, Task::Claim { .. }));
                self.corners.retain(|other| other != corner);
                if let Some(at) = self.bonanza.iter().position(|other| other == bonanza) {
                    self.bonanza.remove(at);
                }
                let gain = Amounts {
                    ducats: u32::from(bonanza.ducats),
                    ships: u32::from(bonanza.ships),
                    colonists: u32::from(bonanza.colonists),
                    extras: u32::from(bonanza.extras),
                    spices: Vec::new(),
                };
                let (seat, why) = (*seat, Why::Bonanza);
                if bonanza.spices > 0 {
                    self.agenda.push(Task::Spices { seat, most: bonanza.spices, why });
                }
                if bonanza.cards > 0 {
                    self.agenda.push(Task::Draw { seat, cards: bonanza.cards, why });
                }
                if gain != Amounts::default() {
                    self.agenda.push(Task::Gain { seat, gain, why });
                }
            }
            Event::Lost { .. } => self.pop(|task| matches!(task, Task::Spices { .. })),
            Event::Forgone { seat: _, cards, why: _ } => self.less_to_draw(usize::from(*cards)),
            Event::Reshuffled => {
                for card in self.discards.take_all() {
                    self.deck.add(card);
                }
            }
            Event::Drew { seat, cards, due: _, why: _ } => self.drew(*seat, cards),
            Event::Played { seat, card } => self.played(*seat, *card),
            Event::CardDone { seat: _, card } => {
                self.pop(|task| matches!(task, Task::CardDone { .. }));
                self.discards.add(*card);
            }
            Event::Discarded { seat, cards } => {
                for card in cards {
                    self.leave_hand(*seat, *card);
                    self.discards.add(*card);
                }
            }
            Event::Revealed { seat: _, cards, why: _ } => self.revealed(cards),
            Event::Attempt { seat, colony, board, cards } => {
                let played = self.modifier_of(ActionKind::Found);
                self.agenda.push(Task::Attempt(Attempt {
                    seat: *seat,
                    colony: *colony,
                    board: *board,
                    due: *cards,
                    cards: Vec::new(),
                    played: played.into_iter().collect(),
                    succeeded: false,
                }));
            }
            Event::Succeeded { seat, paid } => {
                spend(&mut self.players[*seat].colonists, u32::from(*paid)); // D60
                if let Some(Task::Attempt(attempt)) = self.agenda.last_mut() {
                    attempt.succeeded = true;
                }
            }
            Event::Founded { seat, tile, spices } => self.founded(*seat, *tile, spices),
            Event::Failed { seat, colony: _, by_itself: _ } => {
                self.players[*seat].colonists += 1; // G55
                self.clean_up();
            }
            Event::Over { standings } => self.phase = Phase::Finished(standings.clone()),
        }
    }

    /// Takes the first task away, if it is of this kind.
    fn pop(&mut self, is: impl Fn(&Task) -> bool) {
        if self.agenda.last().is_some_and(is) {
            self.agenda.pop();
        }
    }

    /// The tile that is being acquired has found its place.
    fn acquired(&mut self, tile: Tile) {
        self.pop(|task| matches!(task, Task::Acquire { tile: other, .. } if *other == tile));
    }

    /// G104, G105, D99: what lay in the grid leaves the game, unclaimed Bonanza
    /// tiles with it; all eight are laid out anew (D112).
    fn dealt(&mut self, letter: Letter, left_out: &[Tile], grid: &[Tile]) {
        self.grid = Grid::of(grid);
        self.left_out.extend_from_slice(left_out);
        self.bonanza.clone_from(&self.figures.bonanza);
        self.corners = match self.bonanza.is_empty() {
            true => Vec::new(),
            false => Cell::all().filter(|cell| cell.is_corner()).collect(),
        };
        let quick = letter == Letter::A && self.figures.quick_start.is_some();
        self.phase =
            if quick { Phase::QuickStart(QuickStart::default()) } else { Phase::RoundStart };
    }

    /// G103, G76: red tiles turn face up.
    fn begin_round(&mut self, round: u8) {
        self.round = round;
        for player in self.players.values_mut() {
            let red = player.tiles.iter_mut().filter(|own| own.tile.class() == Class::Red);
            red.for_each(|own| own.state = Readiness::Ready);
        }
        self.phase = Phase::Markers(Markers::default());
    }

    /// G22: the flag and a tile for each player are the lots.
    fn place_marker(&mut self, lot: Lot) {
        let Phase::Markers(markers) = &mut self.phase else { return };
        markers.lots.push(lot);
        if markers.lots.len() > self.seats.count() {
            let lots = std::mem::take(&mut markers.lots);
            self.phase = Phase::Auction(Auction::new(lots));
        }
    }

    fn answer_lot(&mut self, seat: Seat, amount: u32) {
        if let Phase::Auction(auction) = &mut self.phase {
            auction.answers.push((seat, amount));
        }
    }

    fn won(
        &mut self,
        seat: Seat,
        lot: Lot,
        price: u32,
        to: Option<Seat>,
        tile: Option<Tile>,
        extras: u8,
    ) {
        spend(&mut self.players[seat].ducats, price);
        if let Some(seller) = to {
            self.players[seller].ducats += price; // G26
        }
        self.gain_extras(seat, u32::from(extras));
        match lot.cell {
            None => {
                self.flag = seat; // G29: at once
                self.flag_at = None;
            }
            Some(cell) => self.grid.set(cell, None),
        }
        if let Phase::Auction(auction) = &mut self.phase {
            auction.answers.clear();
            auction.settled.push((tile, seat, price));
            if auction.settled.len() == auction.lots.len() {
                self.phase = Phase::Actions(0);
            }
        }
        // D113: the tile first, so it lies on top.
        if let Some(cell) = lot.cell {
            self.claim_under(seat, cell);
        }
        if let Some(tile) = tile {
            self.agenda.push(Task::Acquire { seat, tile });
        }
    }

    /// G118: whoever gets the tile of a corner gets what lies under it.
    fn claim_under(&mut self, seat: Seat, cell: Cell) {
        if self.corners.contains(&cell) {
            self.agenda.push(Task::Claim { seat, corner: cell });
        }
    }

    fn begin_turn(&mut self, seat: Seat, number: Option<u8>) {
        if number.is_none() {
            let player = &mut self.players[seat];
            player.extras = player.extras.saturating_sub(1);
            self.extras += 1; // D124
        }
        for own in &mut self.players[seat].tiles {
            if own.state == Readiness::NextAction {
                own.state = Readiness::Ready; // D84
            }
        }
        self.turn = Some(Turn {
            seat,
            number,
            done: false,
            card_played: false,
            modifier: None,
            harvest_left: 0,
            new_card: false,
            hold: false,
            closed: false,
            queue: Vec::new(),
        });
    }

    fn did(&mut self, seat: Seat, deed: ActionKind, spied: Option<Seat>, left: u8) {
        if let Some(turn) = &mut self.turn {
            if spied.is_none() {
                turn.done = true;
                turn.harvest_left = if deed == ActionKind::Harvest { left } else { 0 };
            }
        }
        // A colony's card stays with it until the attempt ends, and so does any
        // other played meanwhile (D118).
        if deed != ActionKind::Found
            && let Some(card) = self.modifier_of(deed)
        {
            match self.attempt_mut() {
                Some(attempt) => attempt.played.push(card),
                None => self.agenda.push(Task::CardDone { seat, card }),
            }
        }
        if deed == ActionKind::Expedition && left > 0 {
            self.agenda.push(Task::Draw { seat, cards: left, why: Why::Deed(deed) });
        }
    }

    /// The card played ahead that changes this action (G62); one meant for
    /// another goes on waiting.
    fn modifier_of(&mut self, deed: ActionKind) -> Option<Card> {
        self.turn.as_mut()?.modifier.take_if(|card| card.effect.changes(deed))
    }

    fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        self.agenda.iter_mut().rev().find_map(|task| match task {
            Task::Attempt(attempt) => Some(attempt),
            _ => None,
        })
    }

    fn end_turn(&mut self, seat: Seat) {
        // A card whose action was not carried out after all.
        if let Some(card) = self.turn.take().and_then(|turn| turn.modifier) {
            self.discards.add(card);
        }
        match &mut self.phase {
            Phase::Actions(over) => {
                *over += 1;
                if usize::from(*over) == usize::from(ACTIONS) * self.seats.count() {
                    self.phase = Phase::Extras(Extras::new(self.flag));
                }
            }
            Phase::Extras(extras) => extras.now = self.seats.left_of(seat),
            _ => {}
        }
    }

    fn gain_extras(&mut self, seat: Seat, extras: u32) {
        let extras = u8::try_from(extras).unwrap_or(u8::MAX).min(self.extras); // D11
        self.extras -= extras;
        self.players[seat].extras += extras;
    }

    fn goods(&mut self, seat: Seat, why: Why, gain: &Amounts, pay: &Amounts) {
        let player = &mut self.players[seat];
        spend(&mut player.ducats, pay.ducats);
        spend(&mut player.ships, pay.ships);
        spend(&mut player.colonists, pay.colonists);
        for &(spice, store) in &pay.spices {
            remove_spice(player, spice, store);
        }
        player.ducats += gain.ducats;
        player.ships += gain.ships;
        player.colonists += gain.colonists;
        for &(spice, store) in &gain.spices {
            add_spice(player, spice, store);
        }
        self.gain_extras(seat, gain.extras);
        match (self.agenda.last(), why) {
            (Some(Task::Acquire { tile, .. }), Why::Tile(other)) if *tile == other => {
                self.acquired(other);
                self.used.push(other);
            }
            (Some(Task::Resupply { .. }), Why::Tile(Tile::Resupply)) => self.clean_up(),
            (Some(Task::Gain { why: due, .. } | Task::Spices { why: due, .. }), _)
                if *due == why =>
            {
                self.agenda.pop();
            }
            _ => {}
        }
    }

    fn laid(&mut self, seat: Seat, tile: Tile, spices: &[Spice]) {
        if let Some((kind, places)) = store_of(tile) {
            let mut content = spices.to_vec();
            content.sort_unstable();
            self.players[seat].stores.push(Store { kind, pair: None, places, content });
        }
        self.acquired(tile);
    }

    /// G91: a small plantation stays a point, any other goes to the used pile.
    fn gave_up(&mut self, seat: Seat, store: Option<usize>, tile: Tile) {
        let player = &mut self.players[seat];
        match store {
            Some(at) if at < player.stores.len() => {
                player.stores.remove(at); // D78: its spices with it
            }
            _ => {}
        }
        if tile.is_small_plantation() {
            player.set_aside.push(tile);
        } else {
            self.used.push(tile);
        }
        if store.is_none() {
            self.acquired(tile);
        }
    }

    fn remove_tile(&mut self, seat: Seat, tile: Tile) {
        let tiles = &mut self.players[seat].tiles;
        let ready = |own: &Owned| own.tile == tile && own.state == Readiness::Ready;
        if let Some(at) = tiles.iter().position(ready) {
            tiles.remove(at);
        }
    }

    fn use_tile(&mut self, seat: Seat, tile: Tile) {
        if tile.class() == Class::Red || tile == Tile::Duty {
            let mut tiles = self.players[seat].tiles.iter_mut();
            let ready = |own: &&mut Owned| own.tile == tile && own.state == Readiness::Ready;
            if let Some(own) = tiles.find(ready) {
                own.state = Readiness::Used; // G76, G80
            }
        } else {
            self.remove_tile(seat, tile);
            self.used.push(tile);
        }
        match tile {
            Tile::Expedition => {
                self.agenda.push(Task::Draw { seat, cards: 1, why: Why::Tile(tile) }); // G83
            }
            Tile::Resupply => {
                let due = self.figures.gains.reveal; // G93
                self.agenda.push(Task::Resupply { seat, due, cards: Vec::new() });
            }
            _ => {}
        }
    }

    fn less_to_draw(&mut self, fewer: usize) {
        if let Some(Task::Draw { cards, .. }) = self.agenda.last_mut() {
            *cards = cards.saturating_sub(u8::try_from(fewer).unwrap_or(u8::MAX));
            if *cards == 0 {
                self.agenda.pop();
            }
        }
    }

    fn drew(&mut self, seat: Seat, cards: &[Card]) {
        for &card in cards {
            self.deck.remove(card);
            self.players[seat].hand.push(card);
        }
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.new_card |= !cards.is_empty(); // D38
        }
        // None came: there are none, and the matter is over (D71).
        self.less_to_draw(if cards.is_empty() { usize::from(u8::MAX) } else { cards.len() });
    }

    fn leave_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.players[seat].hand;
        if let Some(at) = hand.iter().position(|&own| own == card) {
            hand.remove(at);
        }
    }

    fn played(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        if let Some(turn) = &mut self.turn {
            turn.card_played = true; // G60
        }
        let third = card.effect == Effect::ThirdCard;
        let waits = card.effect.modifies() && !third;
        if let Some(attempt) = self.attempt_mut().filter(|_| !waits) {
            attempt.played.push(card); // D118
            attempt.due += u8::from(third); // G72
        } else if card.effect.modifies()
            && let Some(turn) = &mut self.turn
        {
            turn.modifier = Some(card);
        } else {
            self.agenda.push(Task::CardDone { seat, card });
        }
    }

    fn revealed(&mut self, turned: &[Card]) {
        for &card in turned {
            self.deck.remove(card);
        }
        let Some(Task::Attempt(Attempt { due, cards, .. }) | Task::Resupply { due, cards, .. }) =
            self.agenda.last_mut()
        else {
            return;
        };
        cards.extend_from_slice(turned);
        // None came: what is missing counts 0 (D61).
        let came = u8::try_from(turned.len()).unwrap_or(u8::MAX);
        *due = if came == 0 { 0 } else { due.saturating_sub(came) };
    }

    fn founded(&mut self, seat: Seat, tile: ColonyTile, spices: &[Spice]) {
        if let Some(at) = self.colonies.iter().position(|&other| other == tile) {
            self.colonies.remove(at);
        }
        let mut store = colony::store(self, tile);
        store.content = spices.to_vec();
        store.content.sort_unstable();
        self.players[seat].stores.push(store);
        self.clean_up();
    }

    /// G56: the cards turned up and those played meanwhile are discarded.
    fn clean_up(&mut self) {
        match self.agenda.last() {
            Some(Task::Attempt(_) | Task::Resupply { .. }) => {}
            _ => return,
        }
        match self.agenda.pop() {
            Some(Task::Attempt(attempt)) => {
                attempt
                    .cards
                    .into_iter()
                    .chain(attempt.played)
                    .for_each(|it| self.discards.add(it));
            }
            Some(Task::Resupply { cards, .. }) => {
                cards.into_iter().for_each(|card| self.discards.add(card));
            }
            _ => {}
        }
    }
}

fn spend(have: &mut u32, amount: u32) {
    *have = have.saturating_sub(amount);
}

fn add_spice(player: &mut Player, spice: Spice, store: usize) {
    if let Some(store) = player.stores.get_mut(store) {
        let at = store.content.partition_point(|&other| other <= spice);
        store.content.insert(at, spice);
    }
}

fn remove_spice(player: &mut Player, spice: Spice, store: usize) {
    if let Some(store) = player.stores.get_mut(store)
        && let Some(at) = store.content.iter().position(|&other| other == spice)
    {
        store.content.remove(at);
    }
}

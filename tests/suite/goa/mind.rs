//! Players who write whatever comes to mind: lines of several steps, with
//! tiles, cards and answers ahead, most of which the rules refuse.

use monsoon::engine::{Awaited, Dice, Game, Order, Seat, TableSeed};
use monsoon::games::goa::action::{
    CardName, Deed, Goods, Play, Step, StoreKind, StoreName, Take, Units, Use,
};
use monsoon::games::goa::board::{Cell, Place};
use monsoon::games::goa::cards::{Card, Effect};
use monsoon::games::goa::state::Readiness;
use monsoon::games::goa::tiles::{Class, Colony, Column, Spice, Tile};
use monsoon::games::goa::view::PlayerView;
use monsoon::games::goa::{Action, Goa, View};

/// How often to make up a line before resorting to the list of legal ones.
const TRIES: usize = 12;

/// A made-up action that the rules accept; `None` if none of the attempts would
/// do. With `written` it goes through the reader, as in a mail.
pub fn action(
    game: &Goa,
    view: &View,
    awaited: Awaited,
    written: bool,
    dice: &mut Dice,
) -> Option<Action> {
    let own = view.players.iter().find(|it| it.seat == awaited.seat).unwrap();
    let mut mind = Mind { view, own, dice };
    for _ in 0..TRIES {
        let mut action = mind.action(awaited.decision);
        if written {
            // The text may not be an order at all; if it is one, it reads back.
            let text = action.to_string();
            let Some(order) = Order::from_text(&text) else { continue };
            let Ok(read) = game.read(awaited.seat, &order) else { continue };
            let again = Order::from_text(&read.to_string()).unwrap();
            assert_eq!(game.read(awaited.seat, &again), Ok(read.clone()), "{text}");
            action = read;
        }
        let trial = &mut TableSeed::new("not those of the table").dice(0);
        if game.decide(awaited.seat, &action, trial).is_ok() {
            return Some(action);
        }
    }
    None
}

/// One of the short orders, whether it is asked for or not.
pub fn short(view: &View, seat: Seat, dice: &mut Dice) -> Action {
    let own = view.players.iter().find(|it| it.seat == seat).unwrap();
    let mut mind = Mind { view, own, dice };
    let decision = ["P1", "P2", "P3", "P5", "P6"][mind.dice.below(5)];
    mind.action(decision)
}

struct Mind<'a> {
    view: &'a View,
    own: &'a PlayerView,
    dice: &'a mut Dice,
}

impl Mind<'_> {
    /// Once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.dice.below(times) == 0
    }

    fn number(&mut self, bound: usize) -> u8 {
        u8::try_from(self.dice.below(bound)).unwrap()
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        self.dice.pick(of).cloned()
    }

    fn of<T: Clone>(&mut self, all: impl IntoIterator<Item = T>) -> T {
        let all: Vec<T> = all.into_iter().collect();
        self.one(&all).unwrap()
    }

    fn action(&mut self, decision: &str) -> Action {
        match decision {
            "P1" if self.once_in(2) => Action::QuickDucats,
            "P1" => Action::QuickMarkers(self.of(Column::ALL), self.of(Column::ALL)),
            "P2" => Action::Flag(self.of(Place::all())),
            "P3" | "P4" => Action::Mark(self.of(Cell::all())),
            "P5" if self.once_in(2) => Action::Pass,
            "P5" => Action::Bid(self.bid()),
            "P6" => self.of([Action::Sell, Action::Buy]),
            "P24" if self.own.extras < 2 && self.once_in(2) => Action::Pass,
            "P8" => Action::Steps { extra: false, steps: self.line() },
            "P24" => Action::Steps { extra: true, steps: self.line() },
            "P16" => Action::Steps { extra: false, steps: self.after() },
            _ => Action::Steps { extra: false, steps: self.answers() },
        }
    }

    fn bid(&mut self) -> u32 {
        let highest = self.view.auction.as_ref().and_then(|it| it.highest);
        let more = 1 + self.dice.below(4);
        highest.map_or(0, |(_, amount)| amount) + u32::try_from(more).unwrap()
    }

    /// An action with what may go around it.
    fn line(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        while steps.len() < 3 && self.once_in(2) {
            steps.extend(self.around());
        }
        let deed = self.deed();
        if let Some(card) = self.card_with(&deed).filter(|_| self.dice.below(4) > 0) {
            steps.push(Step::Play(self.play(card)));
        }
        let found = matches!(deed, Deed::Found(_));
        let harvest = matches!(deed, Deed::Harvest(_));
        steps.push(Step::Do(deed));
        if found {
            steps.extend(self.colony_answers());
        }
        while self.once_in(3) {
            steps.extend(self.around());
            if harvest && self.once_in(2) {
                steps.push(Step::More(self.units(2)));
            }
        }
        if self.once_in(8) {
            steps.push(self.of([Step::Hold, Step::Done]));
        }
        steps
    }

    fn after(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        while self.dice.below(3) > 0 {
            steps.extend(self.around());
        }
        if steps.is_empty() {
            steps.push(Step::Done);
        }
        steps
    }

    /// To what has come up, and perhaps more.
    fn answers(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.view.attempt.is_some() {
            while self.once_in(4) {
                steps.extend(self.around());
            }
            steps.extend(self.colony_answers());
        }
        if steps.is_empty() || self.once_in(6) {
            steps.push(self.answer());
        }
        if self.once_in(6) {
            steps.extend(self.around());
        }
        steps
    }

    fn colony_answers(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        match self.dice.below(5) {
            0 => {}
            1 => steps.push(Step::Pay(Some(self.number(9)))),
            2 if self.once_in(3) => steps.push(Step::Decline),
            _ => steps.push(Step::Pay(None)),
        }
        if self.once_in(2) {
            steps.push(Step::Take(self.spices()));
        }
        steps
    }

    fn answer(&mut self) -> Step {
        match self.dice.below(9) {
            0 => Step::Take(Take::Ships),
            1 => Step::Take(Take::Colonists),
            2 | 3 => Step::Take(self.spices()),
            4 => {
                let pool = self.view.left_out.clone().unwrap_or_default();
                Step::Take(self.one(&pool).map_or(Take::Ships, Take::Tile))
            }
            5 | 6 => Step::Drop(self.store()),
            7 => Step::Keep,
            _ => match self.card() {
                Some(card) if self.once_in(3) => Step::Play(self.play(card)),
                _ => Step::Discard(vec![self.card_name()]),
            },
        }
    }

    /// Tiles, cards and discards; what they bring up answered ahead, or not.
    fn around(&mut self) -> Vec<Step> {
        let ready: Vec<Tile> = self
            .own
            .tiles
            .iter()
            .filter(|own| own.state != Readiness::Used)
            .map(|own| own.tile)
            .filter(|tile| matches!(tile.class(), Class::Red | Class::OneShot))
            .collect();
        let tile = self.one(&ready).filter(|_| self.dice.below(4) > 0);
        if let Some(it) = tile.and_then(|tile| self.use_of(tile)) {
            let mut steps = Vec::new();
            if let Use::Espionage(_, deed) = &it
                && let Some(card) = self.card_with(deed).filter(|_| self.once_in(2))
            {
                steps.push(Step::Play(self.play(card)));
            }
            let asks = matches!(it, Use::Resupply | Use::Exchange(_) | Use::Espionage(..));
            steps.push(Step::Use(it));
            if asks && self.once_in(2) {
                steps.push(self.answer());
            }
            return steps;
        }
        match self.card().filter(|card| !card.effect.modifies() || self.once_in(3)) {
            Some(_) if self.once_in(6) => vec![Step::Discard(vec![self.card_name()])],
            Some(card) => vec![Step::Play(self.play(card))],
            None => Vec::new(),
        }
    }

    /// Steps that can be paid are taken as often as not, so that games get on.
    fn deed(&mut self) -> Deed {
        let payable: Vec<Column> = self
            .own
            .columns
            .iter()
            .filter(|it| it.next.as_ref().is_some_and(|next| next.payable))
            .map(|it| it.column)
            .collect();
        if let Some(column) = self.one(&payable).filter(|_| self.once_in(2)) {
            let pay = if self.once_in(4) { self.units(2) } else { Vec::new() };
            return Deed::Progress { column, pay };
        }
        match self.dice.below(8) {
            0 => Deed::Progress { column: self.of(Column::ALL), pay: Vec::new() },
            1 => Deed::Ships,
            2 => Deed::Harvest(None),
            3 => Deed::Harvest(Some(Goods { spices: self.units(3), ..Goods::default() })),
            4 => Deed::Taxes,
            5 if self.once_in(2) => Deed::Expedition(Some(self.number(4))),
            5 => Deed::Expedition(None),
            _ => Deed::Found(self.of(Colony::ALL)),
        }
    }

    /// A card of the hand that changes this action.
    fn card_with(&mut self, deed: &Deed) -> Option<Card> {
        let hand = self.own.hand.clone().unwrap();
        let fits = |card: &Card| match deed {
            Deed::Progress { .. } => matches!(card.effect, Effect::ShipsOnly | Effect::SpicesOnly),
            Deed::Harvest(_) => card.effect == Effect::MixedGoods,
            Deed::Found(_) => card.effect == Effect::ThirdCard,
            _ => false,
        };
        hand.into_iter().find(fits)
    }

    fn use_of(&mut self, tile: Tile) -> Option<Use> {
        Some(match tile {
            Tile::Colonist => Use::Colonist,
            Tile::Ducats => Use::Ducats,
            Tile::Ship => Use::Ship,
            Tile::Expedition => Use::Expedition,
            Tile::Spice if self.once_in(2) => Use::Spice(None),
            Tile::Spice => Use::Spice(self.units(1).pop()),
            Tile::Duty if self.once_in(2) => Use::Duty(Vec::new()),
            Tile::Duty => Use::Duty(self.units(4)),
            Tile::Espionage => {
                let seats: Vec<Seat> = self.view.players.iter().map(|it| it.seat).collect();
                let deed = match self.dice.below(5) {
                    0 => Deed::Ships,
                    1 => Deed::Taxes,
                    2 => Deed::Harvest(None),
                    3 => Deed::Harvest(Some(self.mixed_goods())),
                    _ => Deed::Found(self.of(Colony::ALL)),
                };
                Use::Espionage(self.of(seats), Box::new(deed))
            }
            Tile::Exchange => Use::Exchange(self.of(Cell::all())),
            Tile::ExtraHarvest => {
                let mut stores = Vec::new();
                while self.once_in(2) {
                    let kinds = (0..self.dice.below(3)).map(|_| self.of(Spice::ALL)).collect();
                    stores.extend(self.store().map(|store| (store, kinds)));
                }
                Use::ExtraHarvest(stores)
            }
            Tile::Resupply => Use::Resupply,
            Tile::Viceroy if self.once_in(2) => Use::Viceroy(None),
            Tile::Viceroy => Use::Viceroy(Some(self.of(Column::ALL))),
            _ => return None,
        })
    }

    fn mixed_goods(&mut self) -> Goods {
        Goods { spices: self.units(2), ships: self.number(3), colonists: self.number(3) }
    }

    fn play(&mut self, card: Card) -> Play {
        let spices = matches!(card.effect, Effect::TwoSpices | Effect::SellSpices);
        let column = card.effect == Effect::BuyProgress;
        Play {
            effect: card.effect,
            symbol: Some(card.symbol).filter(|_| self.once_in(2)),
            spices: if spices && self.once_in(2) { self.units(3) } else { Vec::new() },
            column: column.then(|| self.of(Column::ALL)).filter(|_| self.dice.below(8) > 0),
        }
    }

    fn card(&mut self) -> Option<Card> {
        let hand = self.own.hand.clone().unwrap();
        self.one(&hand)
    }

    fn card_name(&mut self) -> CardName {
        let card = self.card();
        match self.dice.below(3) {
            0 => CardName { effect: card.map(|it| it.effect), symbol: None },
            1 => CardName { effect: None, symbol: card.map(|it| it.symbol) },
            _ => CardName { effect: card.map(|it| it.effect), symbol: card.map(|it| it.symbol) },
        }
    }

    fn store(&mut self) -> Option<StoreName> {
        let names: Vec<StoreName> = self.own.stores.iter().map(|store| store.name).collect();
        self.one(&names)
    }

    /// Up to so many kinds, now and then with their stores.
    fn units(&mut self, most: usize) -> Vec<Units> {
        let mut units: Vec<Units> = Vec::new();
        for _ in 0..=self.dice.below(most) {
            let store = self.store().filter(|_| self.once_in(2));
            let own = match store.map(|store| store.kind) {
                Some(StoreKind::Plantation(spice, _)) => Some(spice),
                _ => None,
            };
            let spice = own.unwrap_or_else(|| self.of(Spice::ALL));
            let count = 1 + self.number(3) / 2;
            if !units.iter().any(|it| (it.spice, it.store) == (spice, store)) {
                units.push(Units { spice, count, store });
            }
        }
        units
    }

    fn spices(&mut self) -> Take {
        let spices = if self.once_in(2) { Vec::new() } else { self.units(2) };
        let tile = match self.dice.below(4) {
            0 => Some((self.of(Spice::ALL), self.of(Spice::ALL))),
            _ => None,
        };
        Take::Spices { tile, spices }
    }
}

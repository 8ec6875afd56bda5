//! A table with plans.

use crate::engine::plan::{Item, Mailed, Plans, Sitting};
use crate::engine::{Entry, Game, Match, Order, Seat, Seats, TableSeed, order};
use crate::games::santiago::options::{Money, Options};
use crate::games::santiago::{Action, Santiago};

pub(super) struct Table {
    pub(super) sitting: Sitting<Santiago>,
    pub(super) seed: TableSeed,
    pub(super) journal: Vec<Entry<Santiago>>,
}

impl Table {
    pub(super) fn new(seed: &str, players: usize, money: Money) -> Table {
        let options = Options { money, ..Options::default() };
        let seed = TableSeed::new(seed);
        let seats = Seats::new(players).unwrap();
        let (now, entry) = Match::<Santiago>::deal(&options, seats, &seed).unwrap();
        let plans = Plans::none(now.game().seats());
        Table { sitting: Sitting { now, plans }, seed, journal: vec![entry] }
    }

    pub(super) fn game(&self) -> &Santiago {
        self.sitting.now.game()
    }

    pub(super) fn awaited(&self) -> Seat {
        self.sitting.now.awaiting()[0].seat
    }

    pub(super) fn mail(&mut self, seat: Seat, text: &str) -> Mailed<Santiago> {
        let items: Vec<Item> = order::split(text).into_iter().map(Item::Order).collect();
        let mailed = self.sitting.take(seat, &items, None, &self.seed);
        self.journal.extend(mailed.entries.iter().cloned());
        for happened in &mailed.happened {
            if let crate::engine::plan::Happened::Acted { entry, .. } = happened {
                self.journal.push(entry.clone());
            }
        }
        mailed
    }

    /// What a mail has led to, in canonical orders.
    pub(super) fn acts(&mut self, seat: Seat, text: &str) -> Vec<String> {
        let from = self.journal.len();
        let mailed = self.mail(seat, text);
        assert_eq!(mailed.refused, None, "{text}");
        let bodies = self.journal[from..].iter().map(|entry| entry.body.clone());
        bodies
            .map(|body| match body {
                crate::engine::journal::Body::Order(text) => text,
                _ => unreachable!(),
            })
            .collect()
    }

    pub(super) fn best(&self, seat: Seat) -> Action {
        self.game().choices(seat).unwrap().suggested[0]
    }
}

pub(super) fn order(text: &str) -> Order {
    Order::from_text(text).unwrap()
}

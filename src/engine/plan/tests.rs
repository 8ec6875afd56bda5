//! Plans with a toy game: the grammar, what acts when, and every way in which a
//! plan must not act.

mod grammar;
mod hazards;
mod returning;
mod toy;

use super::{Happened, Item, Mailed, Plans, Seen, Sitting, Verdict};
use crate::engine::{Game as _, Match, Seat, Seats, TableSeed, order::split};
use toy::Toy;

/// A table of the toy game.
struct Table {
    sitting: Sitting<Toy>,
    seed: TableSeed,
    journal: Vec<String>,
}

impl Table {
    fn new() -> Table {
        let seed = TableSeed::new("a toy");
        let seats = Seats::new(3).unwrap();
        let (now, _) = Match::<Toy>::deal(&(), seats, &seed).unwrap();
        Table { sitting: Sitting { now, plans: Plans::none(seats) }, seed, journal: vec![] }
    }

    fn seat(&self, colour: &str) -> Seat {
        let mut seats = self.sitting.now.game().seats().iter();
        seats.find(|seat| seat.colour() == colour).unwrap()
    }

    /// A mail from a player who has seen everything.
    fn mail(&mut self, colour: &str, text: &str) -> Mailed<Toy> {
        self.mail_as_of(colour, text, &self.sitting.now.clone())
    }

    /// A mail from a player who saw the table as it was `then`.
    fn mail_as_of(&mut self, colour: &str, text: &str, then: &Match<Toy>) -> Mailed<Toy> {
        let items: Vec<Item> = split(text).into_iter().map(item).collect();
        let seat = self.seat(colour);
        let saw = Seen { position: then.position(), game: then.game(), since: &[] };
        let mailed = self.sitting.take(seat, &items, Some(saw), &self.seed);
        let own = mailed.entries.iter();
        let planned = mailed.happened.iter().filter_map(|happened| match happened {
            Happened::Acted { entry, .. } => Some(entry),
            Happened::Stopped { .. } => None,
        });
        for entry in own.chain(planned) {
            let crate::engine::Author::Seat(by) = entry.by else { panic!() };
            self.journal.push(format!("{by} {}", entry.order().unwrap()));
        }
        mailed
    }

    /// A mail that must be taken.
    fn ok(&mut self, colour: &str, text: &str) -> &mut Table {
        let mailed = self.mail(colour, text);
        assert_eq!(mailed.refused, None, "{colour}: {text}");
        self
    }

    /// Why a mail is refused.
    fn refused(&mut self, colour: &str, text: &str) -> Verdict {
        let before = self.sitting.plans.clone();
        let position = self.sitting.now.position();
        let refused = self.mail(colour, text).refused.expect(text);
        if refused.stood == 0 {
            assert_eq!(self.sitting.plans, before, "a refused mail leaves no trace");
            assert_eq!(self.sitting.now.position(), position);
        }
        refused.why
    }

    fn standing(&self, colour: &str) -> Vec<String> {
        let round = crate::engine::Plannable::round(self.sitting.now.game());
        let lines = self.sitting.plans.standing(self.seat(colour), round);
        lines
            .map(|filed| {
                format!("{}{}", filed.line.shown(round), if filed.held { " (held)" } else { "" })
            })
            .collect()
    }

    /// What has happened since the last call.
    fn heard(&mut self) -> Vec<String> {
        std::mem::take(&mut self.journal)
    }
}

fn item(order: crate::engine::Order) -> Item {
    let texts: Vec<String> = order.texts().iter().map(|text| (*text).to_owned()).collect();
    match texts.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["forget", "all"] => Item::Forget(order, None),
        ["forget", ..] => {
            let words = order.words[1..].to_vec();
            let what = crate::engine::Order { words, ..order.clone() };
            Item::Forget(order, Some(what))
        }
        ["continue"] => Item::Continue(order),
        _ => Item::Order(order),
    }
}

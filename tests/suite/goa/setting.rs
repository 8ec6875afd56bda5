//! The tables whole games are played at.

use monsoon::engine::journal::Body;
use monsoon::engine::{Author, Awaited, Entry, Game, Match, Progress, Seat, Seats, TableSeed};
use monsoon::games::Overrides;
use monsoon::games::goa::data::Figures;
use monsoon::games::goa::{Action, Event, Goa, Options};

/// An edition, its variants in one word, and how many play.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    pub edition: &'static str,
    pub variants: &'static str,
    pub players: usize,
}

impl Setting {
    pub fn options(self) -> Options {
        let mut pairs = Vec::new();
        if !self.variants.is_empty() {
            pairs.push(("variant".to_owned(), self.variants.to_owned()));
        }
        Options::parse(self.edition, &pairs, &Overrides::default()).unwrap()
    }

    pub fn figures(self) -> Figures {
        self.options().figures().unwrap()
    }

    pub fn seats(self) -> Seats {
        Seats::new(self.players).unwrap()
    }

    /// A seed of this table's own.
    pub fn seed(self, number: usize) -> TableSeed {
        TableSeed::new(format!("{} {} {} {number}", self.edition, self.variants, self.players))
    }

    pub fn deal(self, seed: TableSeed) -> Table {
        let (table, entry) = Match::<Goa>::deal(&self.options(), self.seats(), &seed).unwrap();
        Table { game: table.game().clone(), journal: vec![entry], seed }
    }
}

/// A match whose orders need not be written: reading thousands of them would
/// take longer than everything else.
pub struct Table {
    pub game: Goa,
    pub journal: Vec<Entry<Goa>>,
    seed: TableSeed,
}

impl Table {
    /// The position right after the set-up, before any event.
    pub fn beginning(&self) -> Goa {
        let Body::Deal(deal) = &self.journal[0].body else { panic!("entry 0 is the deal") };
        Goa::begin(deal)
    }

    pub fn awaited(&self) -> Option<Awaited> {
        match self.game.progress() {
            Progress::Awaiting(awaited) => Some(awaited[0]),
            Progress::Finished(_) => None,
        }
    }

    /// Carries out an action and all that follows, as a match does.
    pub fn play(&mut self, seat: Seat, action: &Action) {
        let position = u32::try_from(self.journal.len()).unwrap();
        let mut dice = self.seed.dice(position);
        let judged = self.game.decide(seat, action, &mut dice);
        let mut events = judged.unwrap_or_else(|violation| panic!("{action}: {violation}"));
        for event in &events {
            self.game.evolve(event);
        }
        while let Some(event) = self.game.automatic(&mut dice) {
            self.game.evolve(&event);
            events.push(event);
        }
        let body = Body::Order(action.to_string());
        self.journal.push(Entry::new(Author::Seat(seat), body, events));
        assert!(self.journal.len() < 5000, "the game does not end");
    }

    /// The events that followed from the latest entry.
    pub fn latest(&self) -> &[Event] {
        &self.journal.last().unwrap().events
    }
}

//! The tables whole games are played at.

use monsoon::engine::{Entry, Match, Seats, TableSeed};
use monsoon::games::Overrides;
use monsoon::games::goa::data::Figures;
use monsoon::games::goa::{Goa, Options};

/// An edition, its variants in one word, and how many play.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    pub edition: &'static str,
    pub variants: &'static str,
    pub players: usize,
}

impl Setting {
    pub fn options(self) -> Options {
        let chosen = |it: &&str| !it.is_empty();
        let pairs: Vec<(String, String)> = Some(self.variants)
            .iter()
            .filter(|it| chosen(it))
            .map(|&it| ("variant".into(), it.into()))
            .collect();
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

    pub fn deal(self, seed: &TableSeed) -> (Match<Goa>, Entry<Goa>) {
        Match::deal(&self.options(), self.seats(), seed).unwrap()
    }
}

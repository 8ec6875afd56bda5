//! What a game is to the house beyond its rules.

// People who add a game read this.
#![warn(missing_docs)]

use super::html::Drawn;
use crate::letters::Pages as _;
use crate::{
    engine::{Game, Seat, Seats, doubt::Saying, spoken::Spoken},
    games::{Figures, Overrides},
};

/// Options as they are written: keys and values.
pub type Pairs = &'static [(&'static str, &'static str)];

/// A game under one of its names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameName {
    /// The name on the command line, in the database and in documents: letters,
    /// digits and dashes.
    pub name: &'static str,
    /// The name in letters and on pages.
    pub title: &'static str,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// The sets of options that make it a different game for its players: house
    /// players are measured with each.
    pub kinds: &'static [Pairs],
}

/// The key of an option, and values that it may have.
pub type Choosable = (&'static str, &'static [&'static str]);

/// A game that can be played here. Together with its supertraits this is all that
/// Monsoon knows of it: the rules are a [`Game`], whose decisions are
/// [`Plannable`](crate::engine::Plannable) and whose positions a moderator can
/// mend ([`Mendable`](crate::engine::Mendable)); its views write letters
/// ([`Pages`](crate::letters::Pages)), and its positions are [`Drawn`] on the page
/// of an archive.
pub trait Playable: Drawn + Game<Options: Sync> + 'static {
    /// Its names, one for each edition.
    const NAMES: &'static [GameName];

    /// The key that gave this game's name in transcripts before `game` did, if
    /// there was one.
    const FORMER_KEY: Option<&'static str> = None;

    /// The options of a new table of the game with this name, from `key=value`
    /// pairs. Without it a game has none.
    ///
    /// # Errors
    /// Which pair is wrong, and what is possible.
    fn options(
        name: &str,
        pairs: &[(String, String)],
        overrides: &Overrides,
    ) -> Result<Self::Options, String> {
        let _ = (name, overrides);
        match pairs.first() {
            Some((key, _)) => Err(format!("there is no option {key}")),
            None => serde_json::from_str("{}").map_err(|error| error.to_string()),
        }
    }

    /// What may be chosen for a new table of the game with this name, for people to read.
    #[must_use]
    fn choosable(name: &str) -> &'static [Choosable] {
        let _ = name;
        &[]
    }

    /// The options as `key=value` pairs.
    #[must_use]
    fn pairs(options: &Self::Options) -> Vec<(&'static str, String)> {
        let _ = options;
        Vec::new()
    }

    /// The options that a set-up was made with, including the figures it started
    /// with; `None` if they are not of this game.
    fn options_of(name: &str, options: &Self::Options, deal: &Self::Deal) -> Option<Self::Options> {
        let _ = (name, deal);
        Some(options.clone())
    }

    /// Whether the table was set up with an operator's own figures.
    fn has_own_figures(name: &str, options: &Self::Options, deal: &Self::Deal) -> bool {
        let _ = (name, options, deal);
        false
    }

    /// The figures of the game with this name that an operator can replace; `None`
    /// if it has none.
    #[must_use]
    fn figures(name: &str, overrides: &Overrides) -> Option<Result<Figures, String>> {
        let _ = (name, overrides);
        None
    }

    /// Checks the data of the game with this name, with the operator's figures in
    /// place.
    ///
    /// # Errors
    /// Which data are wrong, and how.
    fn check(name: &str, overrides: &Overrides) -> Result<(), String> {
        let _ = (name, overrides);
        Ok(())
    }

    /// For each seat, the index of its player in the list of players: the dice may
    /// have seated them.
    fn seating(deal: &Self::Deal, seats: Seats) -> Vec<usize> {
        let _ = deal;
        seats.iter().map(Seat::index).collect()
    }

    /// The phase of a position, as archives and databases call it: `auction`.
    #[must_use]
    fn phase(view: &Self::View) -> String {
        if view.stands().over() { "over" } else { "playing" }.to_owned()
    }

    /// Whether an order may be about this word, in lower case.
    #[must_use]
    fn concerns(word: &str) -> bool {
        Self::begins_order(word)
    }

    /// What this word, in lower case, is in the canonical notation; several, if it means several
    /// things.
    #[must_use]
    fn canonical(word: &str) -> Vec<&'static str> {
        let _ = word;
        Vec::new()
    }

    /// What the question to a seat is about besides its answers, in the canonical notation.
    #[must_use]
    fn subject(&self, seat: Seat) -> Vec<String> {
        let _ = seat;
        Vec::new()
    }

    /// What else is true of the answers of a seat: a word that they have, and what may be named
    /// beside it, in the canonical notation.
    #[must_use]
    fn details(&self, seat: Seat) -> Vec<(String, String)> {
        let _ = seat;
        Vec::new()
    }

    /// What this word, in lower case, means whatever the question.
    #[must_use]
    fn says(word: &str) -> Saying {
        let _ = word;
        Saying::Other
    }

    /// How people say its orders, beside the words of its notation.
    #[must_use]
    fn spoken() -> Option<&'static Spoken> {
        None
    }

    /// Whether it is a verb only in languages other than this one.
    #[must_use]
    fn is_foreign(word: &str, language: &str) -> bool {
        let _ = (word, language);
        false
    }
}

//! What a game is to the house beyond its rules, and what the shelf does with
//! documents of any game.

// Whoever adds a game reads this.
#![warn(missing_docs)]

use super::{
    course::{self, Step},
    document::{Document, Finding, Place},
    export::{self, ExportAs},
    html::Drawn,
    judge::{self, Judging},
    position, site,
    stats::gather::{self, Journal, Played},
    transcript,
};
use crate::{
    engine::{Game, Seat, Seats, Viewer, doubt::Saying},
    games::{Figures, Overrides},
};
use std::{
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Options as they are written: keys and values.
pub type Pairs = &'static [(&'static str, &'static str)];

/// A game under one of its names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameName {
    /// On the command line, in the database and in documents: letters, digits and
    /// dashes.
    pub name: &'static str,
    /// As letters and pages call it.
    pub title: &'static str,
    /// How few and how many may play.
    pub players: (usize, usize),
    /// The sets of options that make it another game for its players: house
    /// players are measured at each.
    pub kinds: &'static [Pairs],
}

/// A game that can be played here. With its supertraits this is all that the house
/// knows of it: the rules are a [`Game`], whose decisions are
/// [`Plannable`](crate::engine::Plannable) and whose positions a moderator can mend
/// ([`Mendable`](crate::engine::Mendable)); its views write letters
/// ([`Pages`](crate::letters::Pages)), and its positions are [`Drawn`] on the page of
/// an archive.
pub trait Playable: Drawn + Game<Options: Sync> + 'static {
    /// Its names: one for each edition.
    const NAMES: &'static [GameName];

    /// The key under which transcripts of this game have said its name before `game`
    /// did, if they have.
    const FORMER_KEY: Option<&'static str> = None;

    /// The options of a new table of the game of this name, from `key=value` pairs.
    ///
    /// # Errors
    /// Which pair is wrong, and what is possible.
    fn options(
        name: &str,
        pairs: &[(String, String)],
        overrides: &Overrides,
    ) -> Result<Self::Options, String>;

    /// The options as `key=value` pairs.
    fn pairs(options: &Self::Options) -> Vec<(&'static str, String)>;

    /// The options that a set-up was made with, with the figures it began with;
    /// `None` if they are not of this game.
    fn options_of(name: &str, options: &Self::Options, deal: &Self::Deal) -> Option<Self::Options> {
        let _ = (name, deal);
        Some(options.clone())
    }

    /// Was the table set up with an operator's own figures?
    fn has_own_figures(name: &str, options: &Self::Options, deal: &Self::Deal) -> bool {
        let _ = (name, options, deal);
        false
    }

    /// The figures of the game of this name that an operator can replace; `None`
    /// where there are none.
    #[must_use]
    fn figures(name: &str, overrides: &Overrides) -> Option<Result<Figures, String>> {
        let _ = (name, overrides);
        None
    }

    /// Are the tables of the game of this name in order, with the operator's
    /// figures in their places?
    ///
    /// # Errors
    /// What is wrong with which of them.
    fn check(name: &str, overrides: &Overrides) -> Result<(), String> {
        let _ = (name, overrides);
        Ok(())
    }

    /// For each seat, whose place in the list of players it is: the dice may
    /// have seated them.
    fn seating(deal: &Self::Deal, seats: Seats) -> Vec<usize> {
        let _ = deal;
        seats.iter().map(Seat::index).collect()
    }

    /// The phase of a position, as archives and databases call it: `auction`.
    fn phase(view: &Self::View) -> String;

    /// Does this word, in lower case, begin an order in some language?
    fn begins_order(word: &str) -> bool;

    /// What does this word, in lower case, say at any question?
    #[must_use]
    fn says(word: &str) -> Saying {
        let _ = word;
        Saying::Other
    }

    /// Is it a verb in other languages than this one alone?
    #[must_use]
    fn is_foreign(word: &str, language: &str) -> bool {
        let _ = (word, language);
        false
    }
}

/// A game under one of its names, as a value.
#[derive(Debug)]
pub struct Named<G> {
    /// The name it is looked up by.
    pub name: &'static GameName,
    rules: PhantomData<fn() -> G>,
}

impl<G: Playable> Named<G> {
    /// The game under all its names.
    pub fn all() -> impl Iterator<Item = Named<G>> {
        G::NAMES.iter().map(|name| Named { name, rules: PhantomData })
    }
}

/// What the shelf does with a document, whichever game it is of.
pub trait Shelved: Send + Sync {
    /// What the game is called.
    fn name(&self) -> &'static GameName;
    /// The options of a table about which nothing is said, as `key=value` pairs.
    fn usual(&self) -> Vec<(&'static str, String)>;
    /// What may be told of a document that says everything.
    ///
    /// # Errors
    /// If it can't be played again.
    fn tell(&self, document: Document, to: ExportAs, anonymous: bool) -> Result<Document, String>;
    /// Decides all of a document again.
    fn judge(&self, judging: Judging<'_>);
    /// The course of its game.
    ///
    /// # Errors
    /// If it can't be played again.
    fn course(&self, document: &Document) -> Result<Vec<Step>, Finding>;
    /// The position after an entry.
    ///
    /// # Errors
    /// If it can't be played again.
    fn position(&self, document: &Document, entry: u32) -> Result<String, Finding>;
    /// Its page.
    ///
    /// # Errors
    /// If it can't be played again.
    fn page(&self, document: &Document, viewer: Viewer) -> Result<String, Finding>;
    /// Its transcript, without the result.
    fn transcript(&self, document: &Document) -> Result<String, Finding>;
    /// What a game that came to its end adds to the figures.
    fn played(&self, journal: Journal<'_>) -> Option<Played>;
}

impl<G: Playable> Shelved for Named<G> {
    fn name(&self) -> &'static GameName {
        self.name
    }

    fn usual(&self) -> Vec<(&'static str, String)> {
        let usual = G::options(self.name.name, &[], &Overrides::default());
        usual.map(|options| G::pairs(&options)).unwrap_or_default()
    }

    fn tell(&self, document: Document, to: ExportAs, anonymous: bool) -> Result<Document, String> {
        export::tell_of::<G>(self.name, document, to, anonymous)
    }

    fn judge(&self, judging: Judging<'_>) {
        judge::judge::<G>(self.name, judging);
    }

    fn course(&self, document: &Document) -> Result<Vec<Step>, Finding> {
        course::of::<G>(document)
    }

    fn position(&self, document: &Document, entry: u32) -> Result<String, Finding> {
        position::of::<G>(self.name, document, entry)
    }

    fn page(&self, document: &Document, viewer: Viewer) -> Result<String, Finding> {
        site::page_of::<G>(self.name, document, viewer)
    }

    fn transcript(&self, document: &Document) -> Result<String, Finding> {
        transcript::of::<G>(self.name, document)
    }

    fn played(&self, journal: Journal<'_>) -> Option<Played> {
        gather::played::<G>(journal)
    }
}

/// Where the shelf looks up the games of the house.
pub trait Library {
    /// The game of this name, if there is one.
    fn game(&self, name: &str) -> Option<&dyn Shelved>;
}

/// Does some work on a document. One whose journal breaks the rules' code breaks
/// nothing else.
///
/// # Errors
/// What the work says, or that the document can't be worked on.
pub(super) fn with_game<T>(
    games: &dyn Library,
    document: &Document,
    work: impl FnOnce(&dyn Shelved) -> Result<T, Finding>,
) -> Result<T, Finding> {
    let bad = |what: &str| Finding::at(Place::File, what);
    let game =
        games.game(&document.game).ok_or_else(|| bad("this program does not know the game"))?;
    catch_unwind(AssertUnwindSafe(|| work(game)))
        .map_err(|_| bad("the journal breaks the rules' code"))?
}

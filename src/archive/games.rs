//! What a game is to the server beyond its rules, and what archives do with
//! documents of any game.

// People who add a game read this.
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
    engine::{Game, Seat, Seats, Viewer, doubt::Saying, spoken::Spoken},
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
    /// pairs.
    ///
    /// # Errors Which pair is wrong, and what is possible.
    fn options(
        name: &str,
        pairs: &[(String, String)],
        overrides: &Overrides,
    ) -> Result<Self::Options, String>;

    /// The options as `key=value` pairs.
    fn pairs(options: &Self::Options) -> Vec<(&'static str, String)>;

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
    /// # Errors Which data are wrong, and how.
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
    fn phase(view: &Self::View) -> String;

    /// Whether this word, in lower case, begins an order in some language.
    fn begins_order(word: &str) -> bool;

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

/// What archives do with a document of any game.
pub trait Shelved: Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static GameName;
    /// The options of a table for which none were given, as `key=value` pairs.
    fn usual(&self) -> Vec<(&'static str, String)>;
    /// What may be published of a document that contains everything.
    ///
    /// # Errors If it can't be replayed.
    fn tell(&self, document: Document, to: ExportAs, anonymous: bool) -> Result<Document, String>;
    /// Decides everything in a document again.
    fn judge(&self, judging: Judging<'_>);
    /// The course of its game.
    ///
    /// # Errors If it can't be replayed.
    fn course(&self, document: &Document) -> Result<Vec<Step>, Finding>;
    /// The position after an entry.
    ///
    /// # Errors If it can't be replayed.
    fn position(&self, document: &Document, entry: u32) -> Result<String, Finding>;
    /// Its web page.
    ///
    /// # Errors If it can't be replayed.
    fn page(&self, document: &Document, viewer: Viewer) -> Result<String, Finding>;
    /// Its transcript, without the result.
    fn transcript(&self, document: &Document) -> Result<String, Finding>;
    /// What a game that was played to its end adds to the statistics.
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

/// Where archives look up games.
pub trait Library {
    /// The game with this name, if there is one.
    fn game(&self, name: &str) -> Option<&dyn Shelved>;
}

/// Does some work on a document. A journal that panics in the rules' code breaks
/// nothing else.
///
/// Fails with the work's error, or because the document can't be worked on.
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

//! What the shelf does with documents of any game.

// People who add a game read this.
#![warn(missing_docs)]

use super::{
    course::{self, Step},
    document::Document,
    export::{self, ExportAs},
    finding::{Finding, Place},
    judge::{self, Judging},
    playable::{GameName, Playable},
    position, site,
    stats::gather::{self, Journal, Played},
    transcript,
};
use crate::{engine::Viewer, games::Overrides};
use std::{
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind},
};

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
    /// # Errors
    /// If it can't be replayed.
    fn tell(&self, document: Document, to: ExportAs, anonymous: bool) -> Result<Document, String>;
    /// Decides everything in a document again.
    fn judge(&self, judging: Judging<'_>);
    /// The course of its game.
    ///
    /// # Errors
    /// If it can't be replayed.
    fn course(&self, document: &Document) -> Result<Vec<Step>, Finding>;
    /// The position after an entry.
    ///
    /// # Errors
    /// If it can't be replayed.
    fn position(&self, document: &Document, entry: u32) -> Result<String, Finding>;
    /// Its web page.
    ///
    /// # Errors
    /// If it can't be replayed.
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

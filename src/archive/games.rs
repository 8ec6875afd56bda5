//! Which game a document is of, and what the shelf needs of one.

use super::{
    document::{Document, Finding, Place},
    html::Drawn,
};
use crate::{
    engine::{Mendable, Plannable},
    games::{
        Overrides,
        goa::{self, Goa},
        santiago::{self, Santiago},
    },
    letters::{self, Envelope, Occasion, RenderError},
};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game whose tables can be kept.
pub trait Kept: Plannable + Mendable + Drawn + 'static {
    /// The options that a set-up was made with, with the figures it began with;
    /// `None` if they are not of this game.
    fn options_of(name: &str, options: &Self::Options, deal: &Self::Deal) -> Option<Self::Options>;

    /// Was the table set up with an operator's own figures?
    fn has_own_figures(name: &str, options: &Self::Options, deal: &Self::Deal) -> bool {
        let _ = (name, options, deal);
        false
    }

    /// The options as `key=value` pairs.
    fn pairs(options: &Self::Options) -> Vec<(&'static str, String)>;

    /// The phase of a position, as archives and databases call it: `auction`.
    fn phase(view: &Self::View) -> String;

    /// What happened, in plain words.
    ///
    /// # Errors
    /// A word that does not fit, which is our own fault.
    fn news_lines(
        envelope: &Envelope,
        view: &Self::View,
        news: &[Self::News],
    ) -> Result<Vec<String>, RenderError>;

    /// The position as a sheet of text.
    ///
    /// # Errors
    /// A word that does not fit, which is our own fault.
    fn position_sheet(envelope: &Envelope, view: &Self::View) -> Result<String, RenderError>;
}

impl Kept for Santiago {
    fn options_of(
        _name: &str,
        options: &santiago::Options,
        _deal: &santiago::Deal,
    ) -> Option<santiago::Options> {
        Some(options.clone())
    }

    fn pairs(options: &santiago::Options) -> Vec<(&'static str, String)> {
        options.show()
    }

    fn phase(view: &santiago::View) -> String {
        word(&view.phase)
    }

    fn news_lines(
        envelope: &Envelope,
        view: &santiago::View,
        news: &[santiago::News],
    ) -> Result<Vec<String>, RenderError> {
        letters::news_of_santiago(envelope, view, news)
    }

    fn position_sheet(envelope: &Envelope, view: &santiago::View) -> Result<String, RenderError> {
        Ok(letters::render_santiago(envelope, &Occasion::Sheet, view, &[])?.text)
    }
}

impl Kept for Goa {
    fn options_of(name: &str, options: &goa::Options, deal: &goa::Deal) -> Option<goa::Options> {
        (options.edition == name).then(|| options.with_figures_of(deal))
    }

    fn has_own_figures(name: &str, options: &goa::Options, deal: &goa::Deal) -> bool {
        let pairs: Vec<(String, String)> =
            options.show().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let ours = goa::Options::parse(name, &pairs, &Overrides::default());
        let ours = ours.ok().and_then(|options| options.figures());
        ours != options.with_figures_of(deal).figures()
    }

    fn pairs(options: &goa::Options) -> Vec<(&'static str, String)> {
        options.show()
    }

    fn phase(view: &goa::View) -> String {
        word(&view.phase)
    }

    fn news_lines(
        envelope: &Envelope,
        view: &goa::View,
        news: &[goa::News],
    ) -> Result<Vec<String>, RenderError> {
        letters::news_of_goa(envelope, view, news)
    }

    fn position_sheet(envelope: &Envelope, view: &goa::View) -> Result<String, RenderError> {
        Ok(letters::render_goa(envelope, &Occasion::Sheet, view, &[])?.text)
    }
}

/// A value that is a word, as it is written down.
fn word<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .unwrap_or_default()
}

/// A game by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameName {
    /// On the command line and in documents.
    pub name: &'static str,
    /// In letters.
    pub title: &'static str,
    /// Whose rules it is played by.
    pub rules: Rules,
}

/// A game's rules; one game's may serve for several names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rules {
    /// Both editions of Goa.
    Goa,
    /// Santiago.
    Santiago,
}

/// The games whose tables can be kept.
pub const GAMES: [GameName; 3] = [
    GameName { name: "goa-2012", title: "Goa (2012)", rules: Rules::Goa },
    GameName { name: "goa-2004", title: "Goa (2004)", rules: Rules::Goa },
    GameName { name: "santiago", title: "Santiago", rules: Rules::Santiago },
];

/// Work that is the same for every game.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it for a table of this game.
    fn visit<G: Kept>(self, game: GameName) -> Self::Out;
}

/// Does some work on a document. One whose journal breaks the rules' code breaks
/// nothing else.
///
/// # Errors
/// What the work says, or that the document can't be worked on.
pub(super) fn visit_document<T>(
    document: &Document,
    visitor: impl Visitor<Out = Result<T, Finding>>,
) -> Result<T, Finding> {
    let bad = |what: &str| Finding::at(Place::File, what);
    let done = catch_unwind(AssertUnwindSafe(|| visit(&document.game, visitor)));
    let done = done.map_err(|_| bad("the journal breaks the rules' code"))?;
    done.ok_or_else(|| bad("this program does not know the game"))?
}

/// Does some work for the game of this name; `None` if there is no such game.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
    let game = *GAMES.iter().find(|game| game.name == name)?;
    Some(match game.rules {
        Rules::Santiago => visitor.visit::<Santiago>(game),
        Rules::Goa => visitor.visit::<Goa>(game),
    })
}

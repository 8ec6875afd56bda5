//! What a game must offer to be played here.

use crate::{
    archive::Kept,
    engine::doubt::Saying,
    games::{
        Overrides,
        goa::{self, Goa},
        santiago::{self, Santiago},
    },
    letters::{self, Envelope, Occasion, RenderError, Rendered},
};

/// What the desk needs of a game beyond its rules.
pub trait Playable: Kept {
    /// Are the tables of the game of this name in order, with the operator's
    /// figures in their places?
    ///
    /// # Errors
    /// What is wrong with which of them.
    fn check(name: &str, overrides: &Overrides) -> Result<(), String>;

    /// The options of a new table of the game of this name, from `key=value`
    /// pairs.
    ///
    /// # Errors
    /// Which pair is wrong, and what is possible.
    fn options(
        name: &str,
        pairs: &[(String, String)],
        overrides: &Overrides,
    ) -> Result<Self::Options, String>;

    /// For each seat, whose place in the list of players it is: the dice may
    /// have seated them.
    fn seating(deal: &Self::Deal) -> Vec<usize>;

    /// Does this word, in lower case, begin an order in some language?
    fn begins_order(word: &str) -> bool;

    /// What does this word, in lower case, say at any question?
    fn says(word: &str) -> Saying;

    /// Is it a verb in other languages than this one alone?
    fn is_foreign(word: &str, language: &str) -> bool;

    /// A decision point of the rules in English, such as `a bid`.
    fn decision(id: &str) -> String;

    /// A letter for a position.
    ///
    /// # Errors
    /// A template or a word that does not fit, which is our own fault.
    fn letter(
        envelope: &Envelope,
        occasion: &Occasion,
        view: &Self::View,
        news: &[Self::News],
    ) -> Result<Rendered, RenderError>;

    /// What is different between two positions, a line each, in the words of the
    /// envelope's reader, whose views they are.
    ///
    /// # Errors
    /// A word that does not fit, which is our own fault.
    fn changes(
        envelope: &Envelope,
        before: &Self::View,
        now: &Self::View,
    ) -> Result<Vec<String>, RenderError>;
}

impl Playable for Santiago {
    fn check(_name: &str, _overrides: &Overrides) -> Result<(), String> {
        santiago::check()
    }

    fn options(
        _name: &str,
        pairs: &[(String, String)],
        _overrides: &Overrides,
    ) -> Result<Self::Options, String> {
        santiago::Options::parse(pairs).map_err(|error| error.to_string())
    }

    fn seating(deal: &santiago::Deal) -> Vec<usize> {
        deal.seating()
    }

    fn begins_order(word: &str) -> bool {
        santiago::begins_order(word)
    }

    fn says(word: &str) -> Saying {
        santiago::says(word)
    }

    fn is_foreign(word: &str, language: &str) -> bool {
        santiago::is_foreign(word, language)
    }

    fn decision(id: &str) -> String {
        letters::decision_in_santiago(id)
    }

    fn letter(
        envelope: &Envelope,
        occasion: &Occasion,
        view: &santiago::View,
        news: &[santiago::News],
    ) -> Result<Rendered, RenderError> {
        letters::render_santiago(envelope, occasion, view, news)
    }

    fn changes(
        envelope: &Envelope,
        before: &santiago::View,
        now: &santiago::View,
    ) -> Result<Vec<String>, RenderError> {
        letters::changes_of_santiago(envelope, before, now)
    }
}

impl Playable for Goa {
    fn check(name: &str, overrides: &Overrides) -> Result<(), String> {
        goa::check(name, overrides)
    }

    fn options(
        name: &str,
        pairs: &[(String, String)],
        overrides: &Overrides,
    ) -> Result<Self::Options, String> {
        goa::Options::parse(name, pairs, overrides).map_err(|error| error.to_string())
    }

    fn seating(deal: &goa::Deal) -> Vec<usize> {
        deal.seating()
    }

    fn begins_order(word: &str) -> bool {
        goa::begins_order(word)
    }

    fn says(word: &str) -> Saying {
        goa::says(word)
    }

    fn is_foreign(word: &str, language: &str) -> bool {
        goa::is_foreign(word, language)
    }

    fn decision(id: &str) -> String {
        letters::decision_in_goa(id)
    }

    fn letter(
        envelope: &Envelope,
        occasion: &Occasion,
        view: &goa::View,
        news: &[goa::News],
    ) -> Result<Rendered, RenderError> {
        letters::render_goa(envelope, occasion, view, news)
    }

    fn changes(
        envelope: &Envelope,
        before: &goa::View,
        now: &goa::View,
    ) -> Result<Vec<String>, RenderError> {
        letters::changes_of_goa(envelope, before, now)
    }
}

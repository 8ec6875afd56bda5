//! Reading. Orders and the wishes of plans have one grammar: an order is a wish
//! that leaves nothing open. What it means is found out here, whether it is
//! allowed is not.
//!
//! `words` takes each word for what it may be, `wish` says what they mean
//! together, and `order` makes of it the answer to the question at hand.

mod misread;
mod order;
#[cfg(test)]
mod tests;
mod wish;
pub(super) mod words;

pub(super) use misread::Misread;
pub(super) use wish::wish;

use super::decision::{Asking, Decision, Part};
use super::state::Santiago;
use super::vocabulary::{self, Meaning, Verb};
use super::{Action, Kind};
use crate::engine::{OrderError, Seat, Word};
use crate::games::sentences::{Such, Typed};

/// Where words stand.
#[derive(Clone, Copy)]
pub(super) enum Place<'g> {
    /// In an answer to the question at hand.
    Answer(Asked<'g>),
    /// In a plan: for this decision, or the verb must tell.
    Plan(Option<Decision>),
    Fact,
}

/// The question at hand. Examples come from here: they are legal now.
#[derive(Clone, Copy)]
pub(super) struct Asked<'g> {
    game: &'g Santiago,
    seat: Seat,
    asking: &'g Asking,
}

impl Place<'_> {
    /// The decision that the words are for, where that is known beforehand.
    fn decision(self) -> Option<Decision> {
        match self {
            Place::Answer(asked) => Some(asked.asking.decision()),
            Place::Plan(decision) => decision,
            Place::Fact => None,
        }
    }

    /// The meanings that make sense here, so that `take` is one thing where a
    /// tile is and another where a proposal is. In a plan a no may always stand.
    fn wanted(self) -> Vec<Meaning> {
        let decision = self.decision();
        let here = |&verb: &Verb| {
            matches!(self, Place::Plan(_)) && verb.says_no()
                || decision.is_none_or(|it| it.understands(verb))
        };
        let verbs = Verb::all().filter(here).map(Meaning::Verb);
        let kinds = Kind::all().filter(|_| decision.is_none_or(|it| it.takes(Part::Tile)));
        verbs.chain(kinds.map(Meaning::Kind)).collect()
    }

    /// A word that means nothing here.
    fn unknown(self, word: &Word) -> OrderError {
        let written = word.text.clone();
        let error = match self {
            Place::Answer(asked) => {
                let (decision, such) = (asked.asking.decision(), asked.such());
                asked.at(word, Misread::NoWordForThis { word: written, decision, such })
            }
            Place::Plan(_) => OrderError::at(word, Misread::NoWord { word: written }),
            Place::Fact => OrderError::at(word, Misread::NoWordOfFact { word: written }),
        };
        let (Ok(orders), Ok(terms)) = (vocabulary::built_in(), vocabulary::terms()) else {
            return error;
        };
        let (wanted, of_terms) = (self.wanted(), self.terms());
        let orders = orders.words(&wanted).filter(|_| !matches!(self, Place::Fact));
        error.suggesting(&word.text, orders.chain(terms.words(&of_terms)))
    }

    /// A word that has no part in the answer.
    fn stray(self, word: &Word, decision: Decision) -> OrderError {
        match self {
            Place::Answer(asked) => asked.elsewhere(word),
            Place::Plan(_) | Place::Fact => {
                let forms = Typed::one_of(decision.forms().0);
                OrderError::at(word, Misread::Stray { word: word.text.clone(), forms })
            }
        }
    }
}

impl Asked<'_> {
    /// An order of this kind that would be carried out now, if there is one. The
    /// likeliest goes first.
    fn example(self, fits: impl Fn(&Action) -> bool) -> Option<Action> {
        let choices = self.game.choices_of(self.seat);
        let mut all =
            choices.into_iter().flat_map(|all| all.suggested.into_iter().chain(all.legal));
        all.find(fits)
    }

    /// Any of them, as the end of a sentence.
    fn such(self) -> Such {
        Such::stated(self.example(|_| true))
    }

    fn at(self, word: &Word, misread: Misread) -> OrderError {
        OrderError::at(word, misread).citing(self.asking.decision().id())
    }

    /// A word that answers another question.
    fn elsewhere(self, word: &Word) -> OrderError {
        let (decision, such) = (self.asking.decision(), self.such());
        self.at(word, Misread::Elsewhere { decision, such })
    }
}

//! A line piece by piece: what is an order's, what is harmless beside one, what may turn one
//! round, and what nobody knows. Which of the answers that are legal now it names is for whoever
//! knows them.

use super::{
    Hearers, Meaning, Person, Phrases, Spoken, Token,
    asides::is_parted,
    book::Book,
    folded_words,
    people::{self, WHO},
    token::begins_sentence,
    tokens, without_smileys,
};
use crate::engine::doubt::is_negation;
use std::slice;

/// What a piece of a line is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// Words of orders: those that a list puts for what was written, or as it was written.
    Order(Vec<String>),
    /// It does what is named beside it.
    Does,
    /// A player, as orders call them.
    Somebody(String),
    /// It changes nothing.
    Harmless,
    /// A word that changes nothing beside the verb of an order.
    Plain,
    /// An everyday word, which may matter to an order, and says nothing by itself.
    Everyday,
    /// It leaves open, takes back, quotes, or puts under a condition.
    Open,
    /// It says no, or but: it may turn an order round, and is nothing beside one.
    Turns,
    /// It says of something how it is, and orders nothing: «c6 is dry».
    Describes,
    /// No list knows it.
    Foreign,
}

impl Heard {
    /// The player that is named, as orders call them.
    #[must_use]
    pub fn somebody(&self) -> Option<&str> {
        let Heard::Somebody(who) = self else { return None };
        Some(who)
    }
}

/// What is to be noted of a piece besides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// The writer speaks of what they do themselves, or asks for it to be done.
    Own,
    /// The writer asks for it to be done.
    Commits,
    /// An amount beside it is said to be all there is.
    AllIn,
    /// One more thing to do follows.
    Next,
    /// The writer speaks of themselves.
    FirstPerson,
    /// The writer speaks of what they do themselves.
    Acts,
    /// It offers an amount: «two from me».
    Stakes,
    /// It is about everyday life.
    Topical,
    /// It tells of what was, would be, or is not done.
    Unmeant,
    /// It compares.
    Most,
    /// It speaks to somebody.
    SecondPerson,
    /// It asks for something to be done.
    Requests,
    /// It begins a reason.
    Reason,
    /// It begins what follows from the reason before it.
    Concludes,
    /// It is a jest, under a condition, or has to be true.
    Unreal,
    /// It puts off what else there would be to do.
    Waits,
}

/// What parts a piece from the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parted {
    /// Nothing but a blank.
    No,
    /// A mark.
    ByMark,
    /// The end of a question.
    ByQuestion,
}

/// Some words of a line that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// What it is.
    pub heard: Heard,
    /// As it was written, with what stands before it.
    pub written: String,
    /// What is to be noted of it.
    pub notes: Vec<Note>,
    /// The verbs of the only orders that each of its words goes with, if there are such.
    pub only: Vec<String>,
    /// The verbs of orders that it may stand for, whatever it is to the game: «I take a5» may
    /// mark it.
    pub does: Vec<String>,
    /// What parts it from the piece before it.
    pub parted: Parted,
}

impl Spoken {
    /// The pieces of a text, as a reader of this language means them; `None` if nothing is known
    /// of the language.
    #[must_use]
    pub fn pieces(
        &self,
        text: &str,
        language: &str,
        people: &[Person],
        hearers: &Hearers<'_>,
    ) -> Option<Vec<Piece>> {
        let text = without_smileys(text);
        let mut tokens = tokens(&text);
        people::name(&mut tokens, people, language);
        let phrases = self.phrases(language)?;
        let mut pieces = Vec::new();
        let mut at = 0;
        while let Some(rest) = tokens.get(at..).filter(|rest| !rest.is_empty()) {
            let inside = !begins_sentence(&tokens, at);
            let (length, heard) = match somebody(rest).filter(|_| inside) {
                Some(who) => (1, who),
                None => phrases.piece(rest, hearers),
            };
            let words = rest.get(..length).unwrap_or_default();
            pieces.push(Piece {
                heard,
                written: written(&text, words),
                notes: phrases.notes(rest, words),
                does: phrases.does(rest, length),
                only: words.iter().filter_map(|it| phrases.only.get(&it.folded)).cloned().collect(),
                parted: phrases.parted(&tokens, at, hearers),
            });
            at += length;
        }
        Some(pieces)
    }
}

/// «Ben» inside a sentence is nobody's «well», where Ben is at the table.
fn somebody(rest: &[Token<'_>]) -> Option<Heard> {
    let first = rest.first().filter(|it| it.written.starts_with(char::is_uppercase))?;
    first.who.clone().map(Heard::Somebody)
}

fn written(text: &str, words: &[Token<'_>]) -> String {
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return String::new() };
    let from = first.at.saturating_sub(first.before.len());
    text.get(from..last.end()).unwrap_or_default().to_owned()
}

impl Phrases {
    /// Is what a phrase says nothing but the phrase, which has words that are none of orders?
    /// «Paso frío» has a word of the game's, and is none of its orders. «Je passe juste dire» is «je
    /// passe dire» with a word that changes nothing.
    fn is_talk(&self, order: &str, words: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        let order = folded_words(order);
        let fills =
            |it: &&Token<'_>| self.fillers.contains(&it.folded) && !order.contains(&it.folded);
        let words: Vec<&Token<'_>> = words.iter().filter(|it| !fills(it)).collect();
        let of_orders = |token: &&Token<'_>| {
            token.folded.contains(char::is_numeric)
                || self.number(token).is_some()
                || hearers.hear(&token.written.to_lowercase())
        };
        order.iter().eq(words.iter().map(|it| &it.folded)) && !words.iter().all(of_orders)
    }

    fn parted(&self, tokens: &[Token<'_>], at: usize, hearers: &Hearers<'_>) -> Parted {
        let marks = tokens.get(at).map_or("", |it| it.before);
        if marks.contains('?') {
            Parted::ByQuestion
        } else if begins_sentence(tokens, at)
            || tokens.get(at).is_some_and(is_parted)
            || marks.contains([':', '/', '\n'])
            || tokens.get(at..).is_some_and(|rest| self.reasons.begins(rest))
            || tokens.get(at..).is_some_and(|rest| self.concludes(rest, hearers))
        {
            Parted::ByMark
        } else {
            Parted::No
        }
    }

    /// Does what the writer does about it begin here? «Anna gives most so I accept».
    fn concludes(&self, rest: &[Token<'_>], hearers: &Hearers<'_>) -> bool {
        let length = self.conclusions.longest(rest);
        let next = length.and_then(|length| rest.get(length));
        next.is_some_and(|word| {
            self.is_first_person(word) || (hearers.concerns)(&word.written.to_lowercase())
        })
    }

    fn does(&self, rest: &[Token<'_>], length: usize) -> Vec<String> {
        let form = self.verbs.longest(rest).filter(|(does, _)| *does == length);
        form.map(|(_, it)| it.stands_for.clone()).unwrap_or_default()
    }

    fn notes(&self, rest: &[Token<'_>], words: &[Token<'_>]) -> Vec<Note> {
        let own =
            self.verbs.longest(rest).is_some_and(|(length, it)| it.own && length == words.len());
        let acts = own || words.iter().any(|word| self.acts(word));
        let own = acts || words.iter().any(|word| self.is_own_thing(word));
        let commits = self.commits.begins(rest);
        let listed = self.longest(rest).map(|(_, meaning)| meaning);
        let has = |book: &Book| {
            (0..words.len()).any(|at| rest.get(at..).is_some_and(|it| book.begins(it)))
        };
        let found = [
            (Note::Own, own || commits),
            (Note::Commits, commits),
            (Note::FirstPerson, own),
            (Note::Acts, acts),
            (Note::Stakes, self.stakes.begins(rest)),
            (Note::Topical, self.topics.begins(rest)),
            (Note::AllIn, matches!(listed, Some(Meaning::All))),
            (Note::Next, matches!(listed, Some(Meaning::Next))),
            (Note::Most, has(&self.most)),
            (Note::SecondPerson, has(&self.second_person)),
            (Note::Requests, self.requests.begins(rest)),
            (Note::Reason, self.reasons.begins(rest)),
            (
                Note::Unreal,
                matches!(listed, Some(Meaning::Claims(_)))
                    || (0..words.len())
                        .any(|at| rest.get(at..).is_some_and(|it| self.is_unreal(it))),
            ),
            (Note::Waits, self.waits.longest(rest).is_some_and(|length| length >= words.len())),
            (Note::Concludes, self.therefore.begins(rest)),
            (
                Note::Unmeant,
                // «Marché conclu» is a phrase of its own.
                self.is_unmeant(rest, words) || matches!(words, [word] if self.verbs.is_past(word)),
            ),
        ];
        found.into_iter().filter_map(|(note, is_so)| is_so.then_some(note)).collect()
    }

    pub(super) fn piece(&self, rest: &[Token<'_>], hearers: &Hearers<'_>) -> (usize, Heard) {
        let Some(first) = rest.first() else { return (1, Heard::Foreign) };
        let listed = self.longest(rest);
        let length = listed.map_or(1, |(length, _)| length);
        let barrier = self.barrier(rest);
        if barrier > length || barrier > 0 && barrier == length && listed.is_none() {
            return (barrier, Heard::Open);
        }
        let written = first.written.to_lowercase();
        let is_order = hearers.hear(&written);
        let quotes = first.before.contains(['"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}']);
        let turns = self.contrasts.longest(rest) == Some(1) || is_negation(&first.folded);
        if turns && !quotes && length == 1 && barrier <= 1 {
            return (1, Heard::Turns);
        }
        if quotes || self.unsettles(rest) && length == 1 || self.is_unreal(rest) {
            return (length, Heard::Open);
        }
        let does = self.verbs.longest(rest).map_or(0, |(does, _)| does);
        if let Some((length, Meaning::Harmless)) = listed
            && let Some(at) = self.verb_beyond(rest, length)
        {
            return (at, Heard::Harmless);
        }
        let words = rest.get(..length).unwrap_or_default();
        match listed {
            Some((_, Meaning::Harmless)) | None
                if (!is_order || does > 1) && does >= length && does > 0 =>
            {
                (does, Heard::Does)
            }
            Some((length, Meaning::Says(order)))
                if length > 1 && self.is_talk(order, words, hearers) =>
            {
                (length, Heard::Foreign)
            }
            Some((length, Meaning::Says(order))) => {
                let who = || rest.get(..length)?.iter().find_map(|it| it.who.clone());
                // «@'s offer».
                let called = |word: &str| match who().filter(|_| word.starts_with(WHO)) {
                    Some(who) => who,
                    None => word.to_owned(),
                };
                let words = order.split(' ').map(|word| called(word.trim_matches(',')));
                (length, Heard::Order(words.collect()))
            }
            Some((length, Meaning::Harmless | Meaning::Next)) if length > 1 || !is_order => {
                (length, Heard::Harmless)
            }
            Some((length, Meaning::All)) => (length, Heard::Foreign),
            Some((length, Meaning::Claims(_))) => (length, Heard::Open),
            Some((_, Meaning::Harmless | Meaning::Next)) | None => {
                let heard = match &first.who {
                    Some(who) => Heard::Somebody(who.clone()),
                    None if self.describes.longest(rest).is_some() => Heard::Describes,
                    None if is_order || first.folded.contains(char::is_numeric) => {
                        Heard::Order(vec![written])
                    }
                    None if self.is_plain_word(first) => Heard::Plain,
                    None if self.everyday.contains(&first.folded) => Heard::Everyday,
                    None => Heard::Foreign,
                };
                (1, heard)
            }
        }
    }

    /// Where in a phrase a verb begins that goes on behind it: «jeg lægger» and «for».
    fn verb_beyond(&self, rest: &[Token<'_>], length: usize) -> Option<usize> {
        let goes_on = |at: &usize| {
            let verb = rest.get(*at..).and_then(|rest| self.verbs.longest(rest));
            verb.is_some_and(|(does, _)| at + does > length)
        };
        (1..length).find(goes_on)
    }

    /// Does it tell of what was, would be, or is not done, unless a longer phrase says otherwise?
    pub(super) fn is_unmeant(&self, rest: &[Token<'_>], words: &[Token<'_>]) -> bool {
        self.unmeant.longest(rest).is_some_and(|length| length >= words.len())
    }

    pub(super) fn is_first_person(&self, word: &Token<'_>) -> bool {
        self.acts(word) || self.is_own_thing(word)
    }

    pub(super) fn is_own_thing(&self, word: &Token<'_>) -> bool {
        self.possessive.contains(&word.folded)
    }

    pub(super) fn acts(&self, word: &Token<'_>) -> bool {
        let own = self.verbs.longest(slice::from_ref(word)).is_some_and(|(_, it)| it.own);
        own || self.first_person.iter().any(|form| match form.strip_prefix('-') {
            Some(ending) => {
                word.written.to_lowercase().ends_with(ending)
                    && !self.other_person.contains(&word.folded)
            }
            None => word.folded == *form,
        })
    }
}

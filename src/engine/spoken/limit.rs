//! «4 max, then I'm out»: a limit and what happens beyond it, heard together. Either half alone
//! says something else: «4» is a bid of 4, and «I'm out» is a pass.

use super::{
    Hearers, Meaning, Person, Phrases, Spoken, Token, book::Book, people, tokens, verbs::Form,
    without_smileys,
};
use crate::engine::{
    doubt::is_negation,
    plan::keywords::{Keyword, keyword},
};
use std::slice;

/// The verb of who offers an amount.
pub const BID: &str = "bid";
/// The verb of who leaves it to others.
pub const PASS: &str = "pass";

/// How what an amount is counted in begins, in all languages.
const MONEY: [&str; 5] = ["escud", "eskud", "ducat", "dukat", "ducad"];

/// What a question about an amount is about.
pub struct Offered<'h> {
    /// What a word may be in the canonical notation.
    pub canonical: &'h dyn Fn(&str) -> Vec<String>,
    /// Is this, in that notation, what is offered for?
    pub about: &'h dyn Fn(&str) -> bool,
}

/// What was said last.
#[derive(Default, PartialEq, Eq)]
enum Last {
    #[default]
    Anything,
    /// A limit may stand behind it.
    Amount,
    /// The amount has to follow.
    Limit,
}

/// What was said so far.
#[derive(Default)]
struct Limit {
    amount: Option<u32>,
    last: Last,
    limited: bool,
    beyond: bool,
    ends: bool,
}

impl Limit {
    /// Nobody limits two amounts at once.
    fn is(&mut self, amount: u32) -> Option<()> {
        let same = self.amount.is_none_or(|it| it == amount) && !self.beyond && !self.ends;
        self.amount = Some(amount);
        self.limited |= self.last == Last::Limit;
        self.last = Last::Amount;
        same.then_some(())
    }

    /// A word that makes a limit of the amount behind it, or, if it may stand there, before it.
    /// «Until the 6th» and «3 games at most» limit something else.
    fn limits(&mut self, behind: bool) -> Option<()> {
        if behind && self.last == Last::Amount {
            self.limited = true;
            return Some(());
        }
        self.last = Last::Limit;
        self.amount.is_none().then_some(())
    }

    /// What has no part in a limit may stand anywhere but between it and its amount.
    fn skips(&mut self) -> Option<()> {
        let awaits = self.last == Last::Limit;
        self.last = Last::Anything;
        (!awaits).then_some(())
    }

    /// What stands behind the amount.
    fn goes_on(&self) -> bool {
        self.amount.is_some()
    }

    /// Words of orders, in whatever language.
    fn hears(&mut self, words: &[&str], offered: &Offered<'_>) -> Option<()> {
        let mut at = 0;
        while let Some((word, rest)) = words.get(at..).and_then(|it| Some((it.first()?, it))) {
            if let Some((joins, length)) = keyword(rest, &[Keyword::AtMost, Keyword::Else]) {
                self.joins(joins)?;
                at += length;
                continue;
            }
            at += 1;
            if let Ok(amount) = word.parse() {
                self.is(amount)?;
                continue;
            }
            let meant = (offered.canonical)(word);
            let is = |wanted: &str| meant.iter().any(|it| it == wanted);
            if is(PASS) {
                self.passes()?;
            } else if is(BID) && !self.goes_on() || meant.iter().any(|it| (offered.about)(it)) {
                self.skips()?;
            } else {
                return None;
            }
        }
        Some(())
    }

    fn joins(&mut self, keyword: Keyword) -> Option<()> {
        if keyword == Keyword::AtMost {
            return self.limits(false);
        }
        self.beyond = true;
        self.skips()?;
        self.goes_on().then_some(())
    }

    /// «Pass, at most 4» is no limit.
    fn passes(&mut self) -> Option<()> {
        self.ends = true;
        self.skips()?;
        self.goes_on().then_some(())
    }
}

impl Spoken {
    /// The limit that a text sets in a language, if that and what happens beyond it is all that it
    /// says: nobody is named, nothing is asked, and every word is one of a limit or harmless.
    #[must_use]
    pub fn limit(
        &self,
        text: &str,
        language: &str,
        people: &[Person],
        hearers: &Hearers<'_>,
        offered: &Offered<'_>,
    ) -> Option<u32> {
        let text = without_smileys(text);
        if text.contains(['?', ':', '"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}']) {
            return None;
        }
        let mut tokens = tokens(&text);
        people::name(&mut tokens, people, language);
        let phrases = self.phrases(language)?;
        let mut limit = Limit::default();
        let mut at = 0;
        while let Some(rest) = tokens.get(at..).filter(|rest| !rest.is_empty()) {
            at += phrases.of_limit(rest, hearers, offered, &mut limit)?;
        }
        let Limit { amount, limited, beyond, ends, last: _ } = limit;
        amount.filter(|_| limited && beyond && ends)
    }
}

impl Phrases {
    /// Notes what these tokens begin with; returns how many of them that is.
    fn of_limit(
        &self,
        rest: &[Token<'_>],
        hearers: &Hearers<'_>,
        offered: &Offered<'_>,
        limit: &mut Limit,
    ) -> Option<usize> {
        let first = rest.first().filter(|it| it.who.is_none())?;
        let listed = self.longest(rest);
        let verb = self.verbs.longest(rest);
        let length = |book: &Book| book.longest(rest).unwrap_or_default();
        let (limits, until) = (length(&self.limits), length(&self.until));
        let behind = |book: &Book| if limit.goes_on() { length(book) } else { 0 };
        let (beyond, ends) = (behind(&self.beyond), behind(&self.ends));
        let said = listed.map_or(0, |(it, _)| it).max(verb.map_or(0, |(it, _)| it));
        let own = limits.max(until).max(beyond).max(ends);
        if own > 0 && own >= said.max(self.barrier(rest)) {
            // «Then I'm out» is an end as a whole.
            limit.beyond |= beyond > 0;
            if own == ends {
                limit.passes()?;
            } else if own == beyond {
                limit.skips()?;
            } else {
                limit.limits(own == limits)?;
            }
            return Some(own);
        }
        if self.barrier(rest) > said
            || self.is_unmeant(rest, rest.get(..said.max(1))?)
            || self.describes.longest(rest).is_some_and(|it| it >= said)
        {
            return None;
        }
        // «Go as high as» is listed as a whole.
        let inner = |at: usize| {
            let inner = rest.get(at..said).unwrap_or_default();
            self.limits.begins(inner) || self.until.begins(inner)
        };
        let limits = said > 1 && (0..said).any(inner);
        match listed {
            Some((length, Meaning::Says(order))) => {
                let words: Vec<&str> = order.split(' ').map(|it| it.trim_matches(',')).collect();
                limit.hears(&words, offered)?;
                // So is «then I'm out».
                limit.beyond |= beyond > 0;
                if limits && !limit.goes_on() && limit.last != Last::Limit {
                    limit.limits(false)?;
                }
                Some(length)
            }
            Some((length, Meaning::Harmless | Meaning::Next)) if length > 1 && verb.is_none() => {
                limit.skips()?;
                Some(length)
            }
            Some((_, Meaning::All | Meaning::Claims(_))) => None,
            Some((_, Meaning::Harmless | Meaning::Next)) | None => {
                self.word_of_limit(first, verb, hearers, offered, limit)?;
                if limits && verb.is_some() {
                    limit.limits(false)?;
                }
                Some(verb.map_or(1, |(length, _)| length))
            }
        }
    }

    fn word_of_limit(
        &self,
        word: &Token<'_>,
        verb: Option<(usize, &Form)>,
        hearers: &Hearers<'_>,
        offered: &Offered<'_>,
        limit: &mut Limit,
    ) -> Option<()> {
        let folded = word.folded.as_str();
        // «6 ducats at most».
        if limit.last == Last::Amount && MONEY.iter().any(|unit| folded.starts_with(unit)) {
            return Some(());
        }
        if let Some((joins, _)) = keyword(&[folded], &[Keyword::AtMost, Keyword::Else]) {
            return limit.joins(joins);
        }
        if let Some(amount) = self.number(word) {
            return limit.is(amount);
        }
        if let Some((_, form)) = verb {
            let does = |verb: &str| form.stands_for.iter().any(|it| it == verb);
            return if does(BID) && !limit.goes_on() {
                limit.skips()
            } else if does(PASS) {
                limit.passes()
            } else {
                None
            };
        }
        let written = word.written.to_lowercase();
        if hearers.hear(&written) {
            return limit.hears(&[&written], offered);
        }
        let harmless = matches!(
            self.longest(slice::from_ref(word)),
            Some((_, Meaning::Harmless | Meaning::Next))
        );
        (!is_negation(folded) && harmless).then(|| limit.skips()).flatten()
    }
}

//! «4 max, then I'm out»: a limit and what happens beyond it, heard together. Either half alone
//! says something else: «4» is a bid of 4, and «I'm out» is a pass.

use super::{
    Hearers, Meaning, Person, Phrases, Spoken, Token, people, tokens, verbs::Form, without_smileys,
};
use crate::engine::{
    doubt::is_negation,
    plan::keywords::{Keyword, keyword},
};
use std::slice;

/// The verbs of who offers an amount, and of who leaves it to others.
const BID: &str = "bid";
const PASS: &str = "pass";

/// What a question about an amount is about.
pub struct Offered<'h> {
    /// What a word may be in the canonical notation.
    pub canonical: &'h dyn Fn(&str) -> Vec<String>,
    /// Is this, in that notation, what is offered for?
    pub about: &'h dyn Fn(&str) -> bool,
}

/// What was said so far.
#[derive(Default)]
struct Limit {
    amount: Option<u32>,
    limited: bool,
    beyond: bool,
    ends: bool,
}

impl Limit {
    /// Nobody limits two amounts at once.
    fn is(&mut self, amount: u32) -> Option<()> {
        let same = self.amount.is_none_or(|it| it == amount) && !self.beyond && !self.ends;
        self.amount = Some(amount);
        same.then_some(())
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
            if meant.iter().any(|it| it == PASS) {
                self.passes()?;
            } else if !meant.iter().any(|it| it == BID || (offered.about)(it)) {
                return None;
            }
        }
        Some(())
    }

    fn joins(&mut self, keyword: Keyword) -> Option<()> {
        if keyword == Keyword::AtMost {
            self.limited = true;
            return Some(());
        }
        self.beyond = true;
        self.goes_on().then_some(())
    }

    /// «Pass, at most 4» is no limit.
    fn passes(&mut self) -> Option<()> {
        self.ends = true;
        self.goes_on().then_some(())
    }
}

impl Spoken {
    /// The limit that a text sets in a language, if that and what happens beyond it is all that it
    /// says: nobody is named, nothing is asked, and no word is unknown.
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
        let Limit { amount, limited, beyond, ends } = limit;
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
        let length = |it: Option<usize>| it.unwrap_or_default();
        let limits = length(self.limits.longest(rest));
        let behind = |it: Option<usize>| length(it.filter(|_| limit.goes_on()));
        let (beyond, ends) = (behind(self.beyond.longest(rest)), behind(self.ends.longest(rest)));
        let said = length(listed.map(|(it, _)| it)).max(length(verb.map(|(it, _)| it)));
        let own = limits.max(beyond).max(ends);
        if own > 0 && own >= said.max(self.barrier(rest)) {
            limit.limited |= own == limits;
            // «Then I'm out» is an end as a whole.
            limit.beyond |= beyond > 0;
            if own == ends {
                limit.passes()?;
            }
            return Some(own);
        }
        if self.barrier(rest) > said || self.is_unmeant(rest, rest.get(..said.max(1))?) {
            return None;
        }
        // So is «go as high as».
        limit.limited |=
            (0..said).any(|at| self.limits.begins(rest.get(at..said).unwrap_or_default()));
        match listed {
            Some((length, Meaning::Says(order))) => {
                let words: Vec<&str> = order.split(' ').map(|it| it.trim_matches(',')).collect();
                limit.hears(&words, offered)?;
                // «Then I'm out» is listed as a whole.
                limit.beyond |= beyond > 0;
                Some(length)
            }
            Some((length, Meaning::Harmless | Meaning::Next)) if length > 1 => Some(length),
            Some((_, Meaning::All | Meaning::Claims(_))) => None,
            Some((_, Meaning::Harmless | Meaning::Next)) | None => {
                self.word_of_limit(first, verb, hearers, offered, limit)?;
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
        if let Some((joins, _)) = keyword(&[folded], &[Keyword::AtMost, Keyword::Else]) {
            return limit.joins(joins);
        }
        if let Some(amount) = self.number(word) {
            return limit.is(amount);
        }
        if let Some((_, form)) = verb {
            let does = |verb: &str| form.stands_for.iter().any(|it| it == verb);
            return if does(BID) {
                Some(())
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
        (!is_negation(folded) && (harmless || self.is_plain_word(word))).then_some(())
    }
}

//! What a line says besides an order that would be one without it: a first thought that
//! is corrected («5. No wait, 6»), words that leave it open («I might pass», «would 5 be
//! ok»). What is left is good enough to be offered.

use super::{Phrases, Spoken, Token, asides::is_parted, tokens, without_smileys};
use crate::engine::doubt::is_negation;
use std::ops::Range;

/// A line that takes back what it began with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Corrected {
    /// What was said first.
    pub first: String,
    /// What counts.
    pub then: String,
}

/// A line without the words that leave it open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// What is left of it.
    pub text: String,
    /// Those words, phrase by phrase.
    pub open: Vec<String>,
}

impl Spoken {
    /// The two halves of a line that corrects itself; the last correction counts.
    #[must_use]
    pub fn corrected(&self, line: &str, language: &str) -> Option<Corrected> {
        let line = without_smileys(line);
        let tokens = tokens(&line);
        let phrases = self.phrases(language)?;
        let text = |range: Range<usize>| -> Option<String> {
            let inside = tokens.get(range)?;
            let (from, to) = (inside.first()?.at, inside.last()?.end());
            line.get(from..to).map(str::to_owned)
        };
        let last = |of: &dyn Fn(usize) -> Option<usize>| {
            let runs = (1..tokens.len()).filter_map(|at| Some((at, of(at)?)));
            runs.filter(|(_, end)| *end < tokens.len()).last()
        };
        if let Some((at, end)) = last(&|at| phrases.corrects(&tokens, at)) {
            // «No, wait»: it begins with the first of them.
            let begins = (1..at).find(|from| phrases.corrects(&tokens, *from) == Some(end));
            let begins = begins.unwrap_or(at);
            let then = end..tokens.len();
            return Some(Corrected { first: text(0..begins)?, then: text(then)? });
        }
        // «Bid not 4 but 5».
        let no = tokens.iter().position(|token| is_negation(&token.folded))?;
        let (at, length) = (no + 2..tokens.len())
            .find_map(|at| Some((at, phrases.contrasts.longest(tokens.get(at..)?)?)))?;
        let one_sentence = tokens.get(no..at)?.iter().all(|token| !token.ends_sentence);
        if !one_sentence || at - no > FEW {
            return None;
        }
        let begun = text(0..no).unwrap_or_default();
        let with = |rest: String| format!("{begun} {rest}").trim().to_owned();
        let first = with(text(no + 1..at)?);
        Some(Corrected { first, then: with(text(at + length..tokens.len())?) })
    }

    /// The line without the words that leave it open; `None` if there are none.
    #[must_use]
    pub fn settled(&self, line: &str, language: &str) -> Option<Settled> {
        let line = without_smileys(line);
        let tokens = tokens(&line);
        let phrases = self.phrases(language)?;
        let (mut text, mut open) = (String::new(), Vec::new());
        let (mut at, mut from) = (0, 0);
        while let Some(rest) = tokens.get(at..).filter(|rest| !rest.is_empty()) {
            let other = phrases.longest(rest).map_or(0, |(length, _)| length);
            let Some(length) = phrases.open.longest(rest).filter(|length| *length >= other) else {
                at += other.max(1);
                continue;
            };
            let said = rest.get(..length).unwrap_or_default();
            let (Some(first), Some(last)) = (said.first(), said.last()) else { break };
            text.push_str(line.get(from..first.at).unwrap_or_default());
            open.push(line.get(first.at..last.end()).unwrap_or_default().to_owned());
            from = last.end();
            at += length;
        }
        text.push_str(line.get(from..).unwrap_or_default());
        (!open.is_empty()).then_some(Settled { text, open })
    }

    /// Does a word of it leave something open, take it back, or put it into somebody's
    /// mouth? What is a harmless word to a reader of `own` does not.
    #[must_use]
    pub fn leaves_open(&self, line: &str, language: &str, own: &str) -> bool {
        let tokens = tokens(line);
        let phrases = self.phrases(language).zip(self.phrases(own));
        phrases.is_some_and(|(phrases, own)| phrases.is_unsettled(&tokens, own))
    }

    /// The same in any of these languages, the first of which is the reader's own.
    pub(super) fn are_unsettled(&self, tokens: &[Token<'_>], languages: &[&str]) -> bool {
        let all = || languages.iter().filter_map(|it| self.phrases(it));
        all().next().is_some_and(|own| all().any(|it| it.is_unsettled(tokens, own)))
    }

    /// Has it a word that leaves something open anywhere, even in a phrase that is harmless
    /// by itself? The first of the languages is the reader's own.
    #[must_use]
    pub fn may_leave_open(&self, line: &str, languages: &[&str]) -> bool {
        let tokens = tokens(line);
        let all = || languages.iter().filter_map(|it| self.phrases(it));
        let Some(own) = all().next() else { return false };
        let rests = || (0..tokens.len()).filter_map(|at| tokens.get(at..));
        all().any(|phrases| rests().any(|rest| phrases.unsettled_for(own, rest)))
    }

    /// Does it name a piece of the game, such as a tile?
    #[must_use]
    pub fn names_piece(&self, line: &str, language: &str) -> bool {
        let tokens = tokens(line);
        self.phrases(language).is_some_and(|phrases| phrases.pieces.occurs(&tokens))
    }

    /// Does it speak of what is not so, or not meant?
    #[must_use]
    pub fn is_unreal(&self, line: &str, language: &str) -> bool {
        let line = self.settled(line, language).map_or_else(|| line.to_owned(), |it| it.text);
        let tokens = tokens(&line);
        self.phrases(language).is_some_and(|phrases| phrases.unreal.occurs(&tokens))
    }

    /// Where in a line the condition begins that its end is, if no plan has a word for it:
    /// «as soon as», «unless».
    #[must_use]
    pub fn condition(&self, line: &str, language: &str) -> Option<usize> {
        let tokens = tokens(line);
        let phrases = self.phrases(language)?;
        let begins = |at: &usize| phrases.conditions.longest(tokens.get(*at..)?);
        let at = (1..tokens.len()).find(|at| begins(at).is_some())?;
        tokens.get(at).map(|token| token.at)
    }
}

/// More words than that are not said only to be taken back.
const FEW: usize = 6;

impl Phrases {
    /// Where the words end that correct what was said before this one. A mere no has to
    /// stand for itself: «4, no 5» says no to the 5.
    fn corrects(&self, tokens: &[Token<'_>], at: usize) -> Option<usize> {
        let mut end = at;
        while let Some(length) = tokens.get(end..).and_then(|rest| self.corrections.longest(rest)) {
            end += length;
        }
        let said = tokens.get(at..end).filter(|said| !said.is_empty())?;
        let before = tokens.get(at.checked_sub(1)?)?;
        let asks = tokens.get(at).is_some_and(|token| token.before.contains('?'));
        let opens = before.ends_sentence || asks || tokens.get(at).is_some_and(is_parted);
        let closes = said.last().is_some_and(|last| last.ends_sentence)
            || tokens.get(end).is_some_and(is_parted);
        let no = said.iter().all(|token| is_negation(&token.folded));
        let parted = if no { closes } else { opens };
        parted.then_some(end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken() -> Spoken {
        Spoken::of("verbs = [\"bid\"]").unwrap()
    }

    #[test]
    fn a_line_may_correct_itself() {
        for (language, line, first, then) in [
            ("en", "5. No wait, 6!", "5", "6"),
            ("en", "bid 5 - sorry, make that 7", "bid 5", "7"),
            ("en", "pass? no, 4", "pass", "4"),
            ("en", "5. No, 6. No, 7!", "5. No, 6", "7"),
            ("en", "bid not 4 but 5", "bid 4", "bid 5"),
            ("pl", "5. Nie, jednak 6!", "5", "6"),
            ("pl", "nie 4 tylko 5", "4", "5"),
            ("fr", "bananes en c4 - non, c6", "bananes en c4", "c6"),
            ("da", "2... nej, 3", "2", "3"),
            ("es", "4 no, 5", "4", "5"),
        ] {
            let halves = Corrected { first: first.to_owned(), then: then.to_owned() };
            assert_eq!(spoken().corrected(line, language), Some(halves), "{line}");
        }
        for (language, line) in
            [("en", "4, no 5"), ("es", "4, no 5"), ("en", "bid 5, sorry"), ("en", "No, 5")]
        {
            assert_eq!(spoken().corrected(line, language), None, "{line}");
        }
    }

    #[test]
    fn a_line_may_leave_an_order_open() {
        for (language, line, text, open) in [
            ("en", "I might pass", " pass", &["I might"][..]),
            ("en", "Would 5 be ok", " 5 ", &["Would", "be ok"]),
            ("fr", "je passe sans doute", "je passe ", &["sans doute"]),
            ("da", "måske 4, men jeg er ikke sikker", " 4, ", &["måske", "men jeg er ikke sikker"]),
        ] {
            let settled = spoken().settled(line, language).unwrap();
            let found: Vec<&str> = settled.open.iter().map(String::as_str).collect();
            assert_eq!((settled.text.as_str(), &found[..]), (text, open), "{line}");
        }
        assert_eq!(spoken().settled("bid 5", "en"), None);
        assert!(spoken().is_unreal("bid 4, just kidding", "en"));
        assert!(!spoken().is_unreal("je passe sans doute", "fr"));
    }
}

//! Phrases of one kind, found by the word they begin with.

use super::{
    Token,
    index::Index,
    pattern::{Fillers, Pattern},
    people::WHO_WORD,
    token::words,
};
use std::collections::BTreeSet;

/// Behind the stem of a word, in a list, it stands for every word that begins so; before an
/// ending, for every word that ends so.
const CUT: char = '-';

/// A word is no mere ending: so many letters stand before it.
const STEM: usize = 3;

/// Phrases that all mean the same; their words are folded.
#[derive(Debug, Default)]
pub(super) struct Book {
    phrases: Index<String, Pattern>,
    stems: BTreeSet<String>,
    endings: Vec<String>,
}

impl Book {
    pub(super) fn add<'p>(&mut self, phrases: impl IntoIterator<Item = &'p String>) {
        for phrase in phrases {
            if phrase.ends_with(CUT) {
                self.stems.extend(words(phrase).next());
            } else if phrase.starts_with(CUT) {
                let ending = phrase.trim_start_matches(CUT).to_lowercase();
                self.endings.push(ending);
            } else {
                self.phrases.insert(phrase, phrase);
            }
        }
    }

    fn phrases(&self, first: &str) -> &[Pattern] {
        self.phrases.of(first, |listed| listed.iter().map(|it| Pattern::of(it)).collect())
    }

    /// The length of the longest phrase that the tokens begin with.
    pub(super) fn longest(&self, tokens: &[Token<'_>]) -> Option<usize> {
        let first = tokens.first()?;
        let named: &[_] = if first.is_somebody() { self.phrases(WHO_WORD) } else { &[] };
        let phrases = self.phrases(&first.folded).iter().chain(named);
        let found = phrases.filter_map(|it| it.longest(tokens, Fillers::NONE));
        found
            .map(|it| it.length)
            .max()
            .or_else(|| (self.has_stem(&first.folded) || self.has_ending(first)).then_some(1))
    }

    /// Folded, «-ął» would be «-al».
    fn has_ending(&self, token: &Token<'_>) -> bool {
        if self.endings.is_empty() {
            return false;
        }
        let word = token.written.to_lowercase();
        let ends = |ending: &String| {
            word.strip_suffix(ending.as_str()).is_some_and(|it| it.chars().count() >= STEM)
        };
        self.endings.iter().any(ends)
    }

    fn has_stem(&self, word: &str) -> bool {
        self.stem(word).is_some()
    }

    /// The longest stem of the list that a word begins with.
    pub(super) fn stem<'w>(&self, word: &'w str) -> Option<&'w str> {
        let ends = word.char_indices().map(|(at, letter)| at + letter.len_utf8());
        ends.rev().filter_map(|end| word.get(..end)).find(|stem| self.stems.contains(*stem))
    }

    /// Is a phrase with this word at its beginning listed, or is it one?
    pub(super) fn lists(&self, word: &str) -> bool {
        self.phrases.has(word)
    }

    pub(super) fn begins(&self, tokens: &[Token<'_>]) -> bool {
        self.longest(tokens).is_some()
    }

    /// Does one of the phrases stand anywhere among the tokens?
    pub(super) fn occurs(&self, tokens: &[Token<'_>]) -> bool {
        (0..tokens.len()).any(|at| tokens.get(at..).is_some_and(|rest| self.begins(rest)))
    }
}

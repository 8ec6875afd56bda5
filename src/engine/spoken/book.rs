//! Phrases of one kind, found by the word they begin with.

use super::{
    Token, folded_words,
    people::{WHO, WHO_WORD},
};
use std::collections::{BTreeMap, BTreeSet};

/// Behind the stem of a word, in a list, it stands for every word that begins so; before an
/// ending, for every word that ends so.
const CUT: char = '-';

/// A word is no mere ending: so many letters stand before it.
const STEM: usize = 3;

/// Phrases that all mean the same; their words are folded.
#[derive(Debug, Clone, Default)]
#[cfg_attr(test, derive(PartialEq))]
pub(super) struct Book {
    phrases: BTreeMap<String, Vec<Vec<String>>>,
    stems: BTreeSet<String>,
    endings: Vec<String>,
}

impl Book {
    pub(super) fn add<'p>(&mut self, phrases: impl IntoIterator<Item = &'p String>) {
        for phrase in phrases {
            let words = folded_words(&phrase.replace(WHO, WHO_WORD));
            let Some(first) = words.first().cloned() else { continue };
            if phrase.ends_with(CUT) {
                self.stems.insert(first);
            } else if phrase.starts_with(CUT) {
                let ending = phrase.trim_start_matches(CUT).to_lowercase();
                self.endings.push(ending);
            } else {
                self.phrases.entry(first).or_default().push(words);
            }
        }
    }

    /// The length of the longest phrase that the tokens begin with.
    pub(super) fn longest(&self, tokens: &[Token<'_>]) -> Option<usize> {
        let first = tokens.first()?;
        let named = first.is_somebody().then(|| self.phrases.get(WHO_WORD)).flatten();
        let phrases = self.phrases.get(&first.folded).into_iter().chain(named).flatten();
        let phrases = phrases.filter(|words| begin(tokens, words)).map(Vec::len).max();
        phrases.or_else(|| (self.has_stem(&first.folded) || self.has_ending(first)).then_some(1))
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
        self.phrases.contains_key(word)
    }

    pub(super) fn begins(&self, tokens: &[Token<'_>]) -> bool {
        self.longest(tokens).is_some()
    }

    /// Does one of the phrases stand anywhere among the tokens?
    pub(super) fn occurs(&self, tokens: &[Token<'_>]) -> bool {
        (0..tokens.len()).any(|at| tokens.get(at..).is_some_and(|rest| self.begins(rest)))
    }
}

/// Do the tokens begin with these words, all in one sentence?
pub(super) fn begin(tokens: &[Token<'_>], words: &[String]) -> bool {
    let Some(said) = tokens.get(..words.len()) else { return false };
    let is = |token: &Token<'_>, word: &String| {
        token.folded == *word || word == WHO_WORD && token.is_somebody()
    };
    let same = said.iter().zip(words).all(|(token, word)| is(token, word));
    let Some((_, inner)) = said.split_last() else { return false };
    same && inner.iter().all(|token| !token.ends_sentence)
}

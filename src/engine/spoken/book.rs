//! Phrases of one kind, found by the word they begin with.

use super::{Token, folded_words, people::WHO_WORD};
use std::collections::BTreeMap;

/// Phrases that all mean the same; their words are folded.
#[derive(Debug, Clone, Default)]
pub(super) struct Book(BTreeMap<String, Vec<Vec<String>>>);

impl Book {
    pub(super) fn add<'p>(&mut self, phrases: impl IntoIterator<Item = &'p String>) {
        for words in phrases.into_iter().map(|phrase| folded_words(phrase)) {
            if let Some(first) = words.first() {
                self.0.entry(first.clone()).or_default().push(words);
            }
        }
    }

    pub(super) fn merge(&mut self, other: &Book) {
        for (first, phrases) in &other.0 {
            self.0.entry(first.clone()).or_default().extend(phrases.iter().cloned());
        }
    }

    /// The length of the longest phrase that the tokens begin with.
    pub(super) fn longest(&self, tokens: &[Token<'_>]) -> Option<usize> {
        let first = tokens.first()?;
        let named = first.is_somebody().then(|| self.0.get(WHO_WORD)).flatten();
        let phrases = self.0.get(&first.folded).into_iter().chain(named).flatten();
        phrases.filter(|words| begin(tokens, words)).map(Vec::len).max()
    }

    pub(super) fn begins(&self, tokens: &[Token<'_>]) -> bool {
        self.longest(tokens).is_some()
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

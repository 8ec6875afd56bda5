//! The words that join orders into plans, in every language of the letters:
//! `data/locales/orders-plans.toml`.

use crate::engine::words::{Meant, Preferred, Vocabulary, VocabularyError, Words};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::LazyLock};
use strum::{EnumIter, IntoEnumIterator};

const FILE: &str = "data/locales/orders-plans.toml";
const BUILT_IN: &str = include_str!("../../../data/locales/orders-plans.toml");

/// What a joining word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, EnumIter)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the word it is called by")]
pub enum Keyword {
    If,
    Else,
    Or,
    And,
    Not,
    Default,
    AskMe,
    ThenAskMe,
    EveryRound,
    ThisRound,
    NextRound,
    UntilRound,
    FromRound,
    Round,
    OrMore,
    OrLess,
    AtLeast,
    AtMost,
    /// Not a keyword; never in the list.
    #[serde(skip)]
    #[strum(disabled)]
    None,
}

impl Meant for Keyword {
    const FILL: Keyword = Keyword::None;

    fn word(self) -> &'static str {
        match self {
            Keyword::If => "if",
            Keyword::Else => "else",
            Keyword::Or => "or",
            Keyword::And => "and",
            Keyword::Not => "not",
            Keyword::Default => "default",
            Keyword::AskMe => "ask me",
            Keyword::ThenAskMe => "then ask me",
            Keyword::EveryRound => "every round",
            Keyword::ThisRound => "this round",
            Keyword::NextRound => "next round",
            Keyword::UntilRound => "until round",
            Keyword::FromRound => "from round",
            Keyword::Round => "round",
            Keyword::OrMore => "or more",
            Keyword::OrLess => "or less",
            Keyword::AtLeast => "at least",
            Keyword::AtMost => "at most",
            Keyword::None => "",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    words: BTreeMap<Keyword, Words>,
}

static LOADED: LazyLock<Result<Vocabulary<Keyword>, VocabularyError>> =
    LazyLock::new(|| parse(BUILT_IN));

fn parse(text: &str) -> Result<Vocabulary<Keyword>, VocabularyError> {
    let file: File = toml::from_str(text)
        .map_err(|error| VocabularyError::Syntax { file: FILE, why: error.message().to_owned() })?;
    Vocabulary::of(FILE, Keyword::iter().map(|keyword| (keyword, file.words.get(&keyword))))
}

/// Checks the built-in words.
///
/// # Errors
/// What is wrong with them.
pub fn check() -> Result<(), VocabularyError> {
    LOADED.as_ref().map(|_| ()).map_err(Clone::clone)
}

/// Those of several words, by language.
pub(in crate::engine) fn phrases() -> impl Iterator<Item = (&'static str, &'static str)> {
    let entries = LOADED.iter().flat_map(Vocabulary::entries);
    entries.filter(|(_, written)| written.contains(' '))
}

/// Those that letters show.
pub(in crate::engine) fn preferred() -> impl Iterator<Item = Preferred<'static>> {
    LOADED.iter().flat_map(Vocabulary::preferred)
}

/// The keyword that these lower-case words begin with, if it is one of `wanted`,
/// and its length in words. The longest match wins.
#[must_use]
pub fn keyword(words: &[&str], wanted: &[Keyword]) -> Option<(Keyword, usize)> {
    // Only here does an accent make a different word: Spanish «sí» is yes, not if.
    if words.first() == Some(&"s\u{ed}") {
        return None;
    }
    let vocabulary = LOADED.as_ref().ok()?;
    vocabulary.phrase(words, wanted).or_else(|| {
        let found = vocabulary.first_meant(words.first()?, wanted);
        found.map(|keyword| (keyword, 1))
    })
}

/// Is this word a number of any size?
#[must_use]
pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|digit| digit.is_ascii_digit())
}

/// Do these lower-case words begin with a limit, such as `up to`?
#[must_use]
pub fn begins_limit(words: &[&str]) -> bool {
    keyword(words, &[Keyword::AtMost, Keyword::AtLeast])
        .is_some_and(|(_, length)| words.get(length).is_some_and(|word| is_number(word)))
}

/// Do these lower-case words begin with a condition?
#[must_use]
pub fn is_if(words: &[&str]) -> bool {
    keyword(words, &[Keyword::If]).is_some()
}

/// Do these lower-case words begin a line of a plan rather than an order?
#[must_use]
pub fn begins_line(words: &[&str]) -> bool {
    const BEGIN: [Keyword; 7] = [
        Keyword::If,
        Keyword::EveryRound,
        Keyword::ThisRound,
        Keyword::NextRound,
        Keyword::UntilRound,
        Keyword::FromRound,
        Keyword::Round,
    ];
    match keyword(words, &BEGIN) {
        Some((Keyword::UntilRound | Keyword::FromRound | Keyword::Round, length)) => {
            words.get(length).is_some_and(|word| is_number(word))
        }
        found => found.is_some(),
    }
}

/// Do these lower-case words continue the line before?
#[must_use]
pub fn goes_on(words: &[&str]) -> bool {
    const JOIN: [Keyword; 8] = [
        Keyword::Else,
        Keyword::Or,
        Keyword::And,
        Keyword::ThenAskMe,
        Keyword::EveryRound,
        Keyword::UntilRound,
        Keyword::FromRound,
        Keyword::If,
    ];
    match keyword(words, &JOIN) {
        // These may just as well begin a line.
        Some((Keyword::EveryRound | Keyword::UntilRound | Keyword::FromRound, length)) => {
            words.len() <= length + 1
        }
        Some((Keyword::If, _)) | None => false,
        Some(_) => true,
    }
}

/// Does a line ending in this lower-case word continue?
#[must_use]
pub fn is_open_end(word: &str) -> bool {
    let joins = [Keyword::Else, Keyword::Or, Keyword::And, Keyword::If, Keyword::Not];
    keyword(&[word], &joins).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_keyword_is_found_in_every_language() {
        check().unwrap();
        for keyword in Keyword::iter() {
            let text = keyword.word();
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(super::keyword(&words, &[keyword]), Some((keyword, words.len())), "{text}");
        }
        let all: Vec<Keyword> = Keyword::iter().collect();
        let words = ["jusqu'à", "la", "manche", "5"];
        assert_eq!(super::keyword(&words, &all), Some((Keyword::UntilRound, 3)));
    }

    #[test]
    fn a_keyword_is_never_a_beginning() {
        let all: Vec<Keyword> = Keyword::iter().collect();
        assert_eq!(super::keyword(&["elsewhere"], &all), None);
        assert!(begins_line(&["next", "round"]) && begins_line(&["hvis"]));
        assert!(begins_line(&["until", "round", "5"]) && !begins_line(&["until", "then"]));
        for farewell in [&["hasta", "luego"][..], &["do", "usłyszenia"], &["à", "bientôt"]] {
            assert!(!begins_line(farewell), "{farewell:?}");
        }
        assert!(goes_on(&["else", "pass"]) && goes_on(&["until", "round", "9"]));
        assert!(!goes_on(&["every", "round", "lot", "1"]) && !goes_on(&["if", "red"]));
        assert!(is_open_end("sinon") && !is_open_end("pass"));
    }
}

//! Canonical orders, plans and conditions in the words of a language.
//!
//! The words are those that orders are read by, so that what a letter prints reads
//! back as what it was made from: for each meaning the first of a language's list,
//! except where `data/locales/orders-shown.toml` has a better one for a word or a
//! phrase.

use super::plan::keywords;
use super::words::{Preferred, VocabularyError};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

const FILE: &str = "data/locales/orders-shown.toml";
const BUILT_IN: &str = include_str!("../../data/locales/orders-shown.toml");

/// The most canonical words that are shown as one phrase.
const LONGEST: usize = 4;

/// The part of the file that is for every game.
const COMMON: &str = "plans";

/// For canonical words, those of each language.
type Shown = BTreeMap<String, BTreeMap<String, String>>;

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Part {
    /// In orders, and in all of a plan but its conditions.
    orders: Shown,
    /// In conditions, where they are others.
    facts: Shown,
}

/// The words of one language by the canonical ones.
#[derive(Debug, Default)]
struct Tongue {
    orders: HashMap<String, String>,
    facts: HashMap<String, String>,
}

/// A game's orders in the words of each language.
#[derive(Debug, Default)]
pub struct Speech {
    tongues: HashMap<String, Tongue>,
}

impl Speech {
    /// The words of a game's orders and, where they are others, of its conditions.
    /// `name` is its part of the file.
    ///
    /// # Errors
    /// If the file can't be read.
    pub(crate) fn of<'a>(
        name: &str,
        orders: impl IntoIterator<Item = Preferred<'a>>,
        facts: impl IntoIterator<Item = Preferred<'a>>,
    ) -> Result<Speech, VocabularyError> {
        let mut file: BTreeMap<String, Part> = toml::from_str(BUILT_IN).map_err(|error| {
            VocabularyError::Syntax { file: FILE, why: error.message().to_owned() }
        })?;
        let mut speech = Speech::default();
        for (canonical, language, word) in keywords::preferred() {
            speech.tongue(language).orders.insert(canonical.to_owned(), word.to_owned());
        }
        for (canonical, language, word) in orders {
            speech.tongue(language).orders.insert(canonical.to_owned(), word.to_owned());
        }
        for (canonical, language, word) in facts {
            speech.tongue(language).facts.insert(canonical.to_owned(), word.to_owned());
        }
        for part in [COMMON, name].into_iter().filter_map(|name| file.remove(name)) {
            for (canonical, words) in part.orders {
                for (language, word) in words {
                    speech.tongue(&language).orders.insert(canonical.clone(), word);
                }
            }
            for (canonical, words) in part.facts {
                for (language, word) in words {
                    speech.tongue(&language).facts.insert(canonical.clone(), word);
                }
            }
        }
        Ok(speech)
    }

    fn tongue(&mut self, language: &str) -> &mut Tongue {
        self.tongues.entry(language.to_owned()).or_default()
    }

    /// A canonical text in a language; `None` if there are no words for some of it.
    /// What stands between `<` and `>` stays as it is.
    #[must_use]
    pub fn say(&self, text: &str, language: &str) -> Option<String> {
        let tongue = self.tongues.get(language)?;
        let mut said = String::new();
        let mut rest = text;
        let mut in_fact = false;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '<' => rest.find('>')? + 1,
                letter if letter.is_alphanumeric() => {
                    let (words, length) = tongue.next(rest, in_fact)?;
                    in_fact |= &rest[..length] == "if";
                    said.push_str(&words);
                    rest = &rest[length..];
                    continue;
                }
                mark => {
                    in_fact &= !matches!(mark, ':' | ',' | ';' | '\n');
                    mark.len_utf8()
                }
            };
            said.push_str(&rest[..length]);
            rest = &rest[length..];
        }
        Some(said)
    }
}

impl Tongue {
    /// Its own words come first; what means something in conditions may also stand
    /// in a wish, and the other way round.
    fn of(&self, canonical: &str, in_fact: bool) -> Option<&str> {
        let canonical = canonical.to_lowercase();
        let (own, other) =
            if in_fact { (&self.facts, &self.orders) } else { (&self.orders, &self.facts) };
        own.get(&canonical).or_else(|| other.get(&canonical)).map(String::as_str)
    }

    /// The words for what this text begins with, and how long that is.
    fn next(&self, text: &str, in_fact: bool) -> Option<(String, usize)> {
        let word = |text: &str| text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
        let mut ends = vec![word(text)];
        while let Some(end) = ends.last().copied().filter(|_| ends.len() < LONGEST) {
            let after = text[end..].strip_prefix(' ').map_or(0, word);
            if after == 0 {
                break;
            }
            ends.push(end + 1 + after);
        }
        let phrase = ends
            .iter()
            .rev()
            .find_map(|&end| self.of(&text[..end], in_fact).map(|words| (words.to_owned(), end)));
        phrase.or_else(|| {
            let end = ends[0];
            let first = &text[..end];
            let (letters, number) =
                first.split_at(first.find(|c: char| c.is_ascii_digit()).unwrap_or(end));
            // Numbers and places are the same everywhere.
            if letters.chars().count() < 2 && !number.is_empty() {
                return Some((first.to_owned(), end));
            }
            let name = self.of(letters, in_fact).filter(|name| !name.contains(' '))?;
            (!number.is_empty()).then(|| (format!("{name}{number}"), end))
        })
    }
}

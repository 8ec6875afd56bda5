//! Slips of the finger in the words of a line.

use super::near::{LONGEST, one_slip_away};
use super::token::{begins_sentence, tokens};
use super::{Book, Heard, Hearers, Lazy, Person, Phrases, Spoken, pattern, people};
use crate::engine::fold::fold;
use std::{collections::HashSet, ops::Range};

/// A word this long with a slip in it is hardly another word.
const LONG: usize = 6;

/// The shortest beginning by which a word with a slip in it is recognised.
const STEM: usize = 5;

/// A word with a slip in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// Where in the text.
    pub span: Range<usize>,
    /// What stands there without the slip.
    pub meant: String,
}

impl Spoken {
    /// The slips in words that no list of these languages has, where one word that the game or a
    /// list has is one slip away, and no other.
    #[must_use]
    pub fn slips(
        &self,
        text: &str,
        languages: &[&str],
        people: &[Person],
        hearers: &Hearers<'_>,
    ) -> Vec<Slip> {
        let mut tokens = tokens(text);
        people::name(&mut tokens, people, languages.first().copied().unwrap_or_default());
        let known: Vec<&Phrases> = languages.iter().filter_map(|it| self.phrases(it)).collect();
        let is_listed = |word: &str| {
            let mut lazy = languages.iter().filter_map(|it| self.languages.get(*it));
            let folded = fold(word);
            hearers.hear(word)
                || lazy.any(|it| it.words().contains(&folded))
                || known.iter().any(|it| it.begins_to_turn(word))
        };
        let mut slips = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            let rest = tokens.get(at..).unwrap_or_default();
            // Inside a sentence it is somebody's name.
            let named =
                !begins_sentence(&tokens, at) && token.written.starts_with(char::is_uppercase);
            let is_foreign = |it: &&Phrases| it.piece(rest, hearers) == (1, Heard::Foreign);
            let written = token.written.to_lowercase();
            let is_unknown = !named
                && !token.is_somebody()
                && !token.folded.contains(char::is_numeric)
                && !(hearers.begins_command)(&written)
                && (LONG..=LONGEST).contains(&written.chars().count())
                && known.iter().all(is_foreign)
                && !is_listed(&written);
            if !is_unknown {
                continue;
            }
            let mut meant: Vec<String> =
                one_slip_away(&written).filter(|it| is_listed(it)).collect();
            meant.sort_unstable();
            meant.dedup();
            // What may turn an order round does, whatever else it may be.
            let turns = meant.iter().find(|it| known.iter().any(|known| known.begins_to_turn(it)));
            let meant = turns.or_else(|| meant.first().filter(|_| meant.len() == 1));
            if let Some(meant) = meant {
                slips.push(Slip { span: token.at..token.end(), meant: meant.clone() });
            }
        }
        slips
    }
}

impl Phrases {
    /// Is it a word that leaves an order open or turns it round, or one that begins such a phrase?
    fn begins_to_turn(&self, word: &str) -> bool {
        let Phrases { unsettled, open, conditions, unreal, unreal_anywhere, contrasts, .. } = self;
        let books = [unsettled, open, conditions, unreal, unreal_anywhere, contrasts];
        let word = fold(word);
        let is_stem = |stem: &str| stem.chars().count() >= STEM;
        let listed = |book: &Book| book.lists(&word) || book.stem(&word).is_some_and(is_stem);
        books.into_iter().any(listed)
    }
}

impl Lazy {
    /// All words in the lists of the language, folded.
    fn words(&self) -> &HashSet<String> {
        self.words.get_or_init(|| {
            let mut words = HashSet::new();
            for section in &self.sections {
                let table: toml::Table = toml::from_str(section).unwrap_or_default();
                // The languages, and below them the lists.
                for list in
                    table.values().filter_map(toml::Value::as_table).flat_map(|it| it.values())
                {
                    collect(list, &mut words);
                }
            }
            words
        })
    }
}

fn collect(list: &toml::Value, words: &mut HashSet<String>) {
    let mut add = |pattern: &str| {
        words.extend(pattern::words(pattern).filter(|it| it.chars().count() >= LONG));
    };
    match list {
        toml::Value::String(phrases) => add(phrases),
        toml::Value::Array(all) => {
            all.iter().filter_map(toml::Value::as_str).for_each(add);
        }
        // What a phrase stands for is canonical.
        toml::Value::Table(by_phrase) => {
            for (phrase, value) in by_phrase {
                add(phrase);
                if let toml::Value::Array(all) = value {
                    all.iter().filter_map(toml::Value::as_str).for_each(&mut add);
                }
            }
        }
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::spoken::COMMON;

    #[test]
    fn slips_are_found_where_no_other_word_is_as_near() {
        let heard =
            |word: &str| ["pepper", "harvest", "plants", "planets", "planted"].contains(&word);
        let none = |_: &str| false;
        let hearers = Hearers { begins_order: &heard, concerns: &heard, begins_command: &none };
        let spoken = Spoken::of(COMMON).unwrap();
        for (text, meant) in [
            ("I harvset the peppper, plesae", vec!["harvest", "pepper", "please"]),
            ("harrvest", vec!["harvest"]),
            ("just kiddnig", vec!["kidding"]),
            // One letter for another is another word.
            ("hardest", vec![]),
            ("peppr", vec![]),
            ("I saw Peppper", vec![]),
            ("plannts", vec!["plants"]),
            ("plantss", vec!["plants"]),
            ("planets and plants", vec![]),
            // A letter too many is a slip only behind the same.
            ("plaints", vec![]),
        ] {
            let slips = spoken.slips(text, &["en"], &[], &hearers);
            let found: Vec<String> = slips.into_iter().map(|it| it.meant).collect();
            assert_eq!(found, meant, "{text}");
        }
    }
}

//! The lists of phrases, cut up by language without reading them: reading all of them takes
//! longer than everything else that a program does for one mail, and most tables speak one
//! language.

use super::{SpokenError, book::Book};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The phrases of all games.
pub(super) const COMMON: &str = include_str!("../../../data/locales/spoken.toml");

#[derive(Deserialize)]
pub(super) struct File {
    #[serde(default)]
    pub(super) verbs: Vec<String>,
    /// Orders that those verbs must not make.
    #[serde(default)]
    pub(super) vague: Vec<String>,
    #[serde(flatten)]
    pub(super) languages: BTreeMap<String, Listed>,
}

/// What is listed of a language.
#[derive(Deserialize, Default)]
#[cfg_attr(test, derive(Debug, PartialEq))]
#[serde(deny_unknown_fields, default)]
pub(super) struct Listed {
    /// They change nothing.
    pub(super) harmless: Vec<String>,
    /// Words that change nothing in a sentence that has the verb of its order.
    pub(super) plain: Vec<String>,
    /// What begins with one says nothing to the game.
    pub(super) talk: Vec<String>,
    /// They begin a reason.
    pub(super) reasons: Vec<String>,
    /// They begin what follows from a reason before them.
    pub(super) conclusions: Vec<String>,
    /// What has one in it is about everyday life, if nothing in it is about the game.
    pub(super) topics: Vec<String>,
    /// They say again, as a condition, what is ordered anyway; `#` is the number.
    pub(super) again: Vec<String>,
    /// What is announced with a colon, in a line of its own, before an order.
    pub(super) announced: Vec<String>,
    /// They are harmless in talk, though they say no.
    pub(super) idle: Vec<String>,
    /// Words of somebody who speaks of what they do themselves; `-` stands before an
    /// ending.
    pub(super) first_person: Vec<String>,
    /// They ask for something to be done, or say that it is for the writer.
    pub(super) commits: Vec<String>,
    /// They offer an amount that stands beside them.
    pub(super) stakes: Vec<String>,
    /// They say how something is.
    pub(super) describes: Vec<String>,
    /// What has one in it is neither talk nor a mere reason.
    pub(super) unsettled: Vec<String>,
    /// They leave open whether the order beside them is meant, and say nothing else.
    pub(super) open: Vec<String>,
    /// They take back what was said before them in favour of what follows.
    pub(super) corrections: Vec<String>,
    /// They stand between what is not meant and what is.
    pub(super) contrasts: Vec<String>,
    /// They begin a condition that no plan knows.
    pub(super) conditions: Vec<String>,
    /// They say that a condition is not true, or that an order is only thought of.
    pub(super) unreal: Vec<String>,
    /// They say that the amount is all there is.
    pub(super) all: Vec<String>,
    /// They stand between two orders.
    pub(super) next: Vec<String>,
    pub(super) numbers: BTreeMap<String, u32>,
    /// What says the same as words of orders.
    pub(super) says: BTreeMap<String, String>,
    /// What is said beside an order and has to be true, as a condition of a plan.
    pub(super) claims: BTreeMap<String, String>,
    /// Words that go with some orders alone, by their verbs: nobody takes a step down by
    /// harvesting.
    pub(super) only: BTreeMap<String, String>,
    /// What is counted in everyday talk, and in no game.
    pub(super) units: Vec<String>,
    /// They name a piece: a vague order beside one may be about something else on it.
    pub(super) pieces: Vec<String>,
}

/// A list that was cut up.
#[derive(Debug, Default)]
pub(super) struct Sections {
    /// What is said of no language.
    pub(super) head: String,
    pub(super) languages: BTreeMap<String, String>,
}

impl Sections {
    /// A table of a language begins a line: `[en]`, `[en.says]`.
    pub(super) fn of(list: &str) -> Sections {
        let mut sections = Sections::default();
        let mut at: Option<String> = None;
        for line in list.split_inclusive('\n') {
            if let Some(named) = line.strip_prefix('[') {
                let name: String = named.chars().take_while(char::is_ascii_alphabetic).collect();
                at = Some(name);
            }
            match &at {
                None => sections.head.push_str(line),
                Some(name) => match sections.languages.get_mut(name) {
                    Some(section) => section.push_str(line),
                    None => {
                        sections.languages.insert(name.clone(), line.to_owned());
                    }
                },
            }
        }
        sections
    }

    /// What is unreal in any language.
    pub(super) fn unreal(&self) -> Result<Book, SpokenError> {
        let mut book = Book::default();
        for section in self.languages.values() {
            // One list in brackets, at the beginning of a line.
            let Some((_, list)) = section.split_once("\nunreal = ") else { continue };
            let list = list.split_inclusive('\n');
            let mut ended = false;
            let lines = list.take_while(|line| {
                let before = ended;
                ended = line.trim_end().ends_with(']');
                !before
            });
            let list = format!("unreal = {}", lines.collect::<String>());
            book.add(&read::<Listed>(&list)?.unreal);
        }
        Ok(book)
    }
}

/// Reads a list, or a section of one.
pub(super) fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, SpokenError> {
    toml::from_str(text).map_err(|error| SpokenError(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_up_says_the_same() {
        let lists = [
            COMMON,
            include_str!("../../../data/locales/spoken-santiago.toml"),
            include_str!("../../../data/locales/spoken-goa.toml"),
        ];
        for list in lists {
            let File { verbs, vague, languages } = read(list).unwrap();
            let sections = Sections::of(list);
            let head: File = read(&sections.head).unwrap();
            assert_eq!((head.verbs, head.vague), (verbs, vague));
            let mut unreal = Book::default();
            for listed in languages.values() {
                unreal.add(&listed.unreal);
            }
            assert_eq!(sections.unreal().unwrap(), unreal);
            let read = |text: &String| {
                let File { mut languages, .. } = read(text).unwrap();
                assert_eq!(languages.len(), 1);
                languages.pop_first().unwrap()
            };
            let cut: BTreeMap<String, Listed> = sections.languages.values().map(read).collect();
            assert_eq!(cut, languages);
        }
    }
}

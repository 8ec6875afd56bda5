//! The lists of phrases, cut up by language without reading them: reading all of them takes
//! longer than everything else that a program does for one mail, and most tables speak one
//! language.

use super::{SpokenError, verbs::Kinds};
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
    /// Orders that do nothing: a no means the same.
    #[serde(default)]
    pub(super) nothing: Vec<String>,
    /// Verbs that are names of things, too.
    #[serde(default)]
    pub(super) things: Vec<String>,
    /// What the verbs of a kind may stand for.
    #[serde(default)]
    pub(super) kinds: Kinds,
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
    /// Other words by which the language is known.
    pub(super) everyday: Vec<String>,
    /// Words that may stand inside a phrase of several: «I'll just go to».
    pub(super) fillers: Vec<String>,
    /// What begins with one says nothing to the game.
    pub(super) talk: Vec<String>,
    /// They begin a reason.
    pub(super) reasons: Vec<String>,
    /// They begin what follows from a reason before them.
    pub(super) conclusions: Vec<String>,
    /// Those that leave no doubt that it follows: what is before may be its condition otherwise.
    pub(super) therefore: Vec<String>,
    /// They begin the first of several things to do.
    pub(super) steps: Vec<String>,
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
    /// Words that only end like one of those.
    pub(super) other_person: Vec<String>,
    /// Words of somebody who speaks of what is theirs.
    pub(super) possessive: Vec<String>,
    /// They ask for something to be done, or say that it is for the writer.
    pub(super) commits: Vec<String>,
    /// They offer an amount that stands beside them.
    pub(super) stakes: Vec<String>,
    /// They say how something is.
    pub(super) describes: Vec<String>,
    /// They tell of what was, would be, or is not done; `-` stands before an ending.
    pub(super) unmeant: Vec<String>,
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
    /// Verbs with which people do what they name beside them, by kind; see [`super::verbs`].
    pub(super) verbs: BTreeMap<String, Vec<String>>,
    /// Pronouns that are written together with the verb before them.
    pub(super) pronouns: Vec<String>,
    /// What is counted in everyday talk, and in no game.
    pub(super) units: Vec<String>,
    /// Words that speak to somebody.
    pub(super) second_person: Vec<String>,
    /// A question that begins with one asks for something to be done.
    pub(super) requests: Vec<String>,
    /// They compare: who is said to give most has to.
    pub(super) most: Vec<String>,
    /// They name a piece: a vague order beside one may be about something else on it.
    pub(super) pieces: Vec<String>,
    /// They make a limit of the amount beside them.
    pub(super) limits: Vec<String>,
    /// They make a limit of the amount behind them.
    pub(super) until: Vec<String>,
    /// They begin what is done beyond a limit before them.
    pub(super) beyond: Vec<String>,
    /// Behind a limit they pass.
    pub(super) ends: Vec<String>,
    /// They put off what else there would be to do: who keeps something for later says no more.
    pub(super) waits: Vec<String>,
}

/// A list that was cut up.
#[derive(Debug, Default)]
pub(super) struct Sections {
    /// What is said of no language.
    pub(super) head: &'static str,
    /// What is said of languages; of one there may be several sections.
    pub(super) languages: Vec<(&'static str, &'static str)>,
}

impl Sections {
    /// A table of a language begins a line: `[en]`, `[en.says]`.
    pub(super) fn of(list: &'static str) -> Sections {
        let begins_line =
            |at: usize| list.get(..at).is_some_and(|it| it.is_empty() || it.ends_with('\n'));
        let tables = list.match_indices('[').filter(|(at, _)| begins_line(*at));
        let named = tables.map(|(at, _)| {
            let name = list.get(at + 1..).unwrap_or_default();
            let end = name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len());
            (at, name.get(..end).unwrap_or_default())
        });
        let mut begun: Vec<(usize, &'static str)> = named.collect();
        begun.dedup_by_key(|(_, name)| *name);
        let ends = begun.iter().skip(1).map(|(at, _)| *at).chain([list.len()]);
        let section = |((at, name), end): (&(usize, &'static str), usize)| {
            (*name, list.get(*at..end).unwrap_or_default())
        };
        Sections {
            head: list.get(..begun.first().map_or(list.len(), |(at, _)| *at)).unwrap_or_default(),
            languages: begun.iter().zip(ends).map(section).collect(),
        }
    }
}

/// What is unreal in the section of a language: one list in brackets, at the beginning of a line.
pub(super) fn unreal(section: &str) -> Result<Vec<String>, SpokenError> {
    let Some((_, list)) = section.split_once("\nunreal = ") else { return Ok(Vec::new()) };
    let end = list.find("]\n").map_or(list.len(), |at| at + 1);
    let list = list.get(..end).unwrap_or_default();
    Ok(read::<Listed>(&format!("unreal = {list}"))?.unreal)
}

/// Reads a list, or a section of one.
pub(super) fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, SpokenError> {
    toml::from_str(text).map_err(|error| SpokenError(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::{super::verbs::VERBS, *};

    #[test]
    fn what_is_cut_up_says_the_same() {
        let lists = [
            COMMON,
            VERBS,
            include_str!("../../../data/locales/spoken-santiago.toml"),
            include_str!("../../../data/locales/spoken-goa.toml"),
        ];
        for list in lists {
            let File { verbs, vague, nothing, things, kinds, languages } = read(list).unwrap();
            let sections = Sections::of(list);
            let head: File = read(sections.head).unwrap();
            assert_eq!((head.verbs, head.vague), (verbs, vague));
            assert_eq!((head.nothing, head.things, head.kinds), (nothing, things, kinds));
            let mut joined: BTreeMap<&str, String> = BTreeMap::new();
            for (language, section) in sections.languages {
                joined.entry(language).or_default().push_str(section);
            }
            for (language, section) in &joined {
                assert_eq!(unreal(section).unwrap(), languages[*language].unreal, "{language}");
            }
            let read = |text: &String| {
                let File { mut languages, .. } = read(text).unwrap();
                assert_eq!(languages.len(), 1);
                languages.pop_first().unwrap()
            };
            let cut: BTreeMap<String, Listed> = joined.values().map(read).collect();
            assert_eq!(cut, languages);
        }
    }
}

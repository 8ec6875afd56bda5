//! The words of the orders, from `data/locales/orders-santiago.toml`.

use super::Kind;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const BUILT_IN: &str = include_str!("../../../data/locales/orders-santiago.toml");

/// The languages every meaning needs a word in.
const LANGUAGES: [&str; 5] = ["en", "pl", "fr", "da", "es"];

/// The fewest letters that stand for a word they begin.
const SHORTEST_BEGINNING: usize = 3;

static LOADED: LazyLock<Result<Vocabulary, VocabularyError>> =
    LazyLock::new(|| Vocabulary::parse(BUILT_IN));

/// What an order can want.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Verb {
    Bid,
    Pass,
    Plant,
    Propose,
    Accept,
    Build,
    Skip,
    Extra,
    Hold,
    Nothing,
}

impl Verb {
    const ALL: [Verb; 10] = [
        Verb::Bid,
        Verb::Pass,
        Verb::Plant,
        Verb::Propose,
        Verb::Accept,
        Verb::Build,
        Verb::Skip,
        Verb::Extra,
        Verb::Hold,
        Verb::Nothing,
    ];

    /// The word of the canonical notation.
    pub(super) fn word(self) -> &'static str {
        match self {
            Verb::Bid => "bid",
            Verb::Pass => "pass",
            Verb::Plant => "plant",
            Verb::Propose => "propose",
            Verb::Accept => "accept",
            Verb::Build => "build",
            Verb::Skip => "skip",
            Verb::Extra => "extra",
            Verb::Hold => "hold",
            Verb::Nothing => "nothing",
        }
    }
}

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Verb(Verb),
    Kind(Kind),
    /// Nothing at all.
    Fill,
}

impl Meaning {
    /// The canonical word for it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Meaning::Verb(verb) => verb.word(),
            Meaning::Kind(kind) => kind.word(),
            Meaning::Fill => "",
        }
    }
}

/// What is wrong with a list of words.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum VocabularyError {
    #[error("data/locales/orders-santiago.toml cannot be read: {0}")]
    Syntax(String),
    #[error("data/locales/orders-santiago.toml: {meaning} has no word in {language}")]
    Missing { meaning: String, language: &'static str },
    #[error("data/locales/orders-santiago.toml: {word} means something and is a fill word, too")]
    Both { word: String },
}

type Words = BTreeMap<String, Vec<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    verbs: BTreeMap<Verb, Words>,
    kinds: BTreeMap<Kind, Words>,
    fill: Words,
}

/// All words with what they mean.
#[derive(Debug, Clone)]
pub(super) struct Vocabulary {
    entries: Vec<Entry>,
}

#[derive(Debug, Clone)]
struct Entry {
    written: String,
    folded: String,
    meaning: Meaning,
}

impl Vocabulary {
    /// The built-in words, checked.
    pub(super) fn built_in() -> Result<&'static Vocabulary, VocabularyError> {
        LOADED.as_ref().map_err(Clone::clone)
    }

    fn parse(text: &str) -> Result<Vocabulary, VocabularyError> {
        let file: File = toml::from_str(text)
            .map_err(|error| VocabularyError::Syntax(error.message().to_owned()))?;
        let none = Words::new();
        let verbs = Verb::ALL
            .into_iter()
            .map(|verb| (Meaning::Verb(verb), file.verbs.get(&verb).unwrap_or(&none)));
        let kinds = Kind::ALL
            .into_iter()
            .map(|kind| (Meaning::Kind(kind), file.kinds.get(&kind).unwrap_or(&none)));
        let mut entries: Vec<Entry> = Vec::new();
        for (meaning, words) in verbs.chain(kinds).chain([(Meaning::Fill, &file.fill)]) {
            for language in LANGUAGES {
                let listed = words.get(language).filter(|listed| !listed.is_empty());
                let listed = listed.ok_or_else(|| VocabularyError::Missing {
                    meaning: meaning.word().to_owned(),
                    language,
                })?;
                entries.extend(listed.iter().map(|word| Entry {
                    written: word.clone(),
                    folded: fold(word),
                    meaning,
                }));
            }
        }
        let vocabulary = Vocabulary { entries };
        vocabulary.check()?;
        Ok(vocabulary)
    }

    fn check(&self) -> Result<(), VocabularyError> {
        let of = |fill: bool| {
            self.entries.iter().filter(move |entry| (entry.meaning == Meaning::Fill) == fill)
        };
        match of(true).find(|fill| of(false).any(|entry| entry.folded == fill.folded)) {
            Some(entry) => Err(VocabularyError::Both { word: entry.written.clone() }),
            None => Ok(()),
        }
    }

    /// What a word may mean, if only meanings that are `wanted` now matter; and
    /// if it has none of them, what else it may mean. A whole word goes before
    /// the beginning of one, and the canonical notation before other words.
    pub(super) fn meanings(&self, word: &str, wanted: &[Meaning]) -> Vec<Meaning> {
        let word = fold(word);
        let whole = |entry: &&Entry| entry.folded == word;
        // One letter is more likely the rest of a quoted board than a word.
        let long = word.chars().count() >= SHORTEST_BEGINNING;
        let begins = |entry: &&Entry| {
            long && entry.meaning != Meaning::Fill && entry.folded.starts_with(&word)
        };
        let is_canonical = |entry: &&Entry| entry.written == entry.meaning.word();
        let is_wanted = |entry: &&Entry| wanted.contains(&entry.meaning);
        let entries = || self.entries.iter();
        [
            distinct(entries().filter(whole).filter(is_wanted)),
            distinct(entries().filter(whole)),
            distinct(entries().filter(begins).filter(is_wanted).filter(is_canonical)),
            distinct(entries().filter(begins).filter(is_wanted)),
            distinct(entries().filter(begins)),
        ]
        .into_iter()
        .find(|meanings| !meanings.is_empty())
        .unwrap_or_default()
    }

    /// Is this a whole word for a verb or for what grows?
    pub(super) fn begins_order(&self, word: &str) -> bool {
        let word = fold(word);
        let meant = |entry: &&Entry| entry.meaning != Meaning::Fill;
        self.entries.iter().filter(meant).any(|entry| entry.folded == word)
    }

    /// The words for any of these meanings.
    pub(super) fn words(&self, wanted: &[Meaning]) -> impl Iterator<Item = &str> {
        self.entries
            .iter()
            .filter(move |entry| wanted.contains(&entry.meaning))
            .map(|entry| entry.written.as_str())
    }
}

fn distinct<'a>(entries: impl Iterator<Item = &'a Entry>) -> Vec<Meaning> {
    let mut meanings: Vec<Meaning> = Vec::new();
    for entry in entries {
        if !meanings.contains(&entry.meaning) {
            meanings.push(entry.meaning);
        }
    }
    meanings
}

/// Lower case without the accents of our languages.
pub(super) fn fold(word: &str) -> String {
    let mut folded = String::new();
    for letter in word.to_lowercase().chars() {
        match letter {
            'à' | 'á' | 'â' | 'ä' | 'ą' | 'å' => folded.push('a'),
            'æ' => folded.push_str("ae"),
            'ç' | 'ć' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' | 'ę' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ł' => folded.push('l'),
            'ñ' | 'ń' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' | 'ø' => folded.push('o'),
            'œ' => folded.push_str("oe"),
            'ś' => folded.push('s'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ź' | 'ż' => folded.push('z'),
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_words_are_complete() {
        let vocabulary = Vocabulary::built_in().unwrap();
        let all: Vec<Meaning> = Verb::ALL.into_iter().map(Meaning::Verb).collect();
        for verb in Verb::ALL {
            assert!(
                vocabulary.meanings(verb.word(), &all).contains(&Meaning::Verb(verb)),
                "{verb:?}"
            );
        }
    }

    #[test]
    fn a_spoilt_list_is_refused() {
        for (from, to, says) in [
            ("da = [\"spring\", \"springer\"]", "", "skip has no word in da"),
            ("fr = [\"raisin\", \"raisins\"]", "fr = []", "grape has no word in fr"),
            ("[verbs.hold]", "[verbs.holt]", "unknown variant"),
            ("\"square\"", "\"skip\"", "skip means something and is a fill word"),
        ] {
            assert!(BUILT_IN.contains(from), "{from}");
            let error = Vocabulary::parse(&BUILT_IN.replacen(from, to, 1)).unwrap_err();
            assert!(error.to_string().contains(says), "{to}: {error}");
        }
    }
}

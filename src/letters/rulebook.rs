//! A game's rules in our own words, for players who ask: a topic for each phase, tile,
//! card and term. The texts are in `data/rules`, a folder for each game: `topics.toml`
//! lists the topics, and a file for each language says what they are called, by which
//! words one may ask for them, and the rules themselves.

mod question;

pub use question::{Asks, may_ask};

use crate::{basics::Language, engine::folded_words};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

/// The files of one game in `data/rules`.
macro_rules! rulebook {
    ($game:literal) => {
        $crate::letters::rulebook::Files {
            topics: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/data/rules/",
                $game,
                "/topics.toml"
            )),
            texts: |language| match language {
                $crate::basics::Language::En => rulebook!($game, "en"),
                $crate::basics::Language::Pl => rulebook!($game, "pl"),
                $crate::basics::Language::Fr => rulebook!($game, "fr"),
                $crate::basics::Language::Da => rulebook!($game, "da"),
                $crate::basics::Language::Es => rulebook!($game, "es"),
            },
        }
    };
    ($game:literal, $code:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/data/rules/",
            $game,
            "/",
            $code,
            ".toml"
        ))
    };
}
pub(super) use rulebook;

/// The files of a game's rules. A letter that only links to a topic looks it up here: reading
/// the whole rulebook takes long.
#[derive(Debug)]
pub struct Files {
    pub(super) topics: &'static str,
    pub(super) texts: fn(Language) -> &'static str,
}

impl Files {
    /// Reads them.
    ///
    /// # Errors
    /// A file isn't such a list, or a topic has no text.
    pub fn read(&self) -> Result<Rulebook, RulebookError> {
        Rulebook::of(self.topics, self.texts)
    }

    /// The name of the topic that explains a decision; the list has a line for each topic.
    #[must_use]
    pub fn about(&self, decision: &str) -> Option<&'static str> {
        let id = format!("\"{decision}\"");
        self.topics.lines().find(|line| line.contains(&id))?.split('"').nth(1)
    }

    /// What the topic with this name is called; its title stands right below its head.
    #[must_use]
    pub fn title(&self, name: &str, language: Language) -> Option<&'static str> {
        let mut lines = (self.texts)(language).lines();
        let heads =
            |line: &str| line.starts_with('[') && line.trim_matches(['[', ']', '"']) == name;
        lines.find(|line| heads(line))?;
        lines.next()?.strip_prefix("title = \"")?.strip_suffix('"')
    }
}

/// The most topics offered next to another.
pub const NEXT: usize = 4;

/// A list of topics can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the rules can't be read: {0}")]
pub struct RulebookError(String);

/// The rules of a game.
#[derive(Debug)]
pub struct Rulebook {
    topics: Vec<Topic>,
}

/// Something that has rules.
#[derive(Debug)]
pub struct Topic {
    /// Its name in English, in small letters: `rules extra canal` asks for it in any
    /// language.
    pub name: String,
    /// The decisions it explains, by their ids.
    pub decisions: Vec<String>,
    /// The names of topics to read next.
    pub next: Vec<String>,
    /// The only edition that has it.
    pub edition: Option<String>,
    texts: HashMap<Language, Text>,
}

/// A topic in one language.
#[derive(Debug, Deserialize)]
struct Text {
    title: String,
    #[serde(default)]
    asked: Vec<String>,
    #[serde(rename = "text")]
    rules: String,
    /// What only one edition adds.
    #[serde(flatten)]
    editions: BTreeMap<String, String>,
    /// Title, name and `asked`, folded.
    #[serde(skip)]
    names: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    topics: Vec<Listed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    name: String,
    #[serde(default)]
    decisions: Vec<String>,
    next: Vec<String>,
    edition: Option<String>,
}

impl Rulebook {
    /// The rulebook with these topics, and their texts in each language.
    ///
    /// # Errors
    /// A file isn't such a list, or a topic has no text.
    fn of(
        topics: &str,
        texts: impl Fn(Language) -> &'static str,
    ) -> Result<Rulebook, RulebookError> {
        let wrong = |error: toml::de::Error| RulebookError(error.to_string());
        let File { topics } = toml::from_str(topics).map_err(wrong)?;
        let mut languages = BTreeMap::new();
        for language in Language::ALL {
            let texts: BTreeMap<String, Text> = toml::from_str(texts(language)).map_err(wrong)?;
            languages.insert(language.code(), (language, texts));
        }
        let mut rulebook = Rulebook { topics: Vec::new() };
        for Listed { name, decisions, next, edition } in topics {
            let mut texts = HashMap::new();
            for (code, (language, listed)) in &mut languages {
                let mut text = listed
                    .remove(&name)
                    .ok_or_else(|| RulebookError(format!("no text for {name} in {code}")))?;
                let names = text.asked.iter().chain([&text.title, &name]);
                text.names = names.map(|name| folded_words(name)).collect();
                texts.insert(*language, text);
            }
            rulebook.topics.push(Topic { name, decisions, next, edition, texts });
        }
        match languages.iter().find_map(|(code, (_, left))| Some((code, left.keys().next()?))) {
            Some((code, name)) => Err(RulebookError(format!("{code} has a text for {name}"))),
            None => Ok(rulebook),
        }
    }

    /// All topics, in the order of the list.
    pub fn topics(&self) -> impl Iterator<Item = &Topic> {
        self.topics.iter()
    }

    /// The topic with this name.
    #[must_use]
    pub fn topic(&self, name: &str) -> Option<&Topic> {
        self.topics.iter().find(|topic| topic.name == name)
    }

    /// The topic that explains a decision.
    #[must_use]
    pub fn about(&self, decision: &str) -> Option<&Topic> {
        self.topics.iter().find(|topic| topic.decisions.iter().any(|id| id == decision))
    }
}

impl Topic {
    fn text(&self, language: Language) -> Option<&Text> {
        self.texts.get(&language)
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self, language: Language) -> &str {
        self.text(language).map_or(&self.name, |text| &text.title)
    }

    /// Its rules in an edition, a string for each paragraph, with `{name}` where a
    /// figure of the table or its rule for talk belongs and backticks around what is to be typed.
    #[must_use]
    pub fn paragraphs(&self, language: Language, edition: Option<&str>) -> Vec<String> {
        let Some(text) = self.text(language) else { return Vec::new() };
        let more = edition.and_then(|edition| text.editions.get(edition));
        let paragraphs = [Some(&text.rules), more].into_iter().flatten();
        paragraphs
            .flat_map(|text| text.split("\n\n"))
            // Only line breaks and plain spaces: French has others that must stay.
            .map(|text| text.split_ascii_whitespace().collect::<Vec<_>>().join(" "))
            .filter(|text| !text.is_empty())
            .collect()
    }

    /// The words one may ask for it by: those of its reader's language first.
    fn names(&self, language: Language) -> impl Iterator<Item = &Vec<String>> {
        self.text(language).into_iter().flat_map(|text| &text.names)
    }
}

#[cfg(test)]
mod tests;

//! Questions about the rules: `what is Duty?`, `que fait Aranceles`. The forms of
//! questions are in `data/rules/questions.toml`.

use super::{NEXT, Rulebook, Topic};
use crate::{basics::Language, engine::folded_words};
use serde::Deserialize;
use std::{collections::HashMap, sync::LazyLock};

static FORMS: LazyLock<HashMap<Language, Forms>> = LazyLock::new(|| {
    // The file is part of the program, and a test reads it.
    toml::from_str(include_str!("../../../data/rules/questions.toml")).unwrap_or_default()
});

/// How questions are asked in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Forms {
    /// They begin a question about the rules.
    before: Vec<Phrase>,
    /// They may end one.
    after: Vec<Phrase>,
    /// They may stand around a question or in it, and say nothing.
    harmless: Vec<Phrase>,
    /// Whoever is asked about, it isn't a rule.
    personal: Vec<Phrase>,
}

/// Words as they are compared.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
struct Phrase(Vec<String>);

impl From<String> for Phrase {
    fn from(phrase: String) -> Phrase {
        Phrase(folded_words(&phrase))
    }
}

/// What somebody wants to know.
#[derive(Debug, PartialEq, Eq)]
pub enum Asks {
    /// These topics, by their names.
    Topics(Vec<&'static str>),
    /// Something that is no topic; these come near.
    Unknown(Vec<&'static str>),
}

/// Words beyond this many around a topic are no question about it alone.
const AROUND: usize = 4;

/// The reader's own language, then the others.
fn languages(own: Language) -> impl Iterator<Item = Language> {
    [own].into_iter().chain(Language::ALL.into_iter().filter(move |other| *other != own))
}

/// The longest of these phrases that the words begin with.
fn beginning(words: &[String], phrases: &[Phrase]) -> Option<usize> {
    let fitting = phrases.iter().filter(|Phrase(phrase)| words.starts_with(phrase));
    fitting.map(|Phrase(phrase)| phrase.len()).filter(|length| *length > 0).max()
}

/// The longest of these phrases that the words end with.
fn ending(words: &[String], phrases: &[Phrase]) -> Option<usize> {
    let fitting = phrases.iter().filter(|Phrase(phrase)| words.ends_with(phrase));
    fitting.map(|Phrase(phrase)| phrase.len()).filter(|length| *length > 0).max()
}

impl Forms {
    /// What is left between harmless words.
    fn bare<'a>(&self, mut words: &'a [String]) -> &'a [String] {
        while let Some(length) = beginning(words, &self.harmless) {
            words = words.get(length..).unwrap_or_default();
        }
        while let Some(length) = ending(words, &self.harmless) {
            words = words.get(..words.len() - length).unwrap_or_default();
        }
        words
    }

    /// What a question asks about, if this is one: with the words it ends in, and
    /// without.
    fn about<'a>(&self, words: &'a [String]) -> Option<[&'a [String]; 2]> {
        // «Please, what is …» and «what, please, is …»: the form may begin with a
        // harmless word itself.
        let mut words = words;
        let begins = loop {
            match (beginning(words, &self.before), beginning(words, &self.harmless)) {
                (Some(length), _) => break length,
                (None, Some(length)) => words = words.get(length..).unwrap_or_default(),
                (None, None) => return None,
            }
        };
        let rest = words.get(begins..).unwrap_or_default();
        let length = ending(rest, &self.after).unwrap_or_default();
        Some([rest, rest.get(..rest.len() - length).unwrap_or_default()])
    }
}

/// Could this line ask about the rules? The rulebook, which takes long to load, is asked
/// only then.
#[must_use]
pub fn may_ask(line: &str) -> bool {
    let begins = |words: &[String]| FORMS.values().any(|forms| forms.about(words).is_some());
    line.contains('?') || sentences(line).any(|sentence| begins(&folded_words(sentence)))
}

fn sentences(line: &str) -> impl Iterator<Item = &str> {
    line.split_inclusive(['?', '!', '.', ';'])
}

impl Rulebook {
    /// What a line asks about the rules, each of its sentences, if it is nothing but
    /// such questions. `orders` knows the words that begin orders: a lone one of them
    /// is no question about the rules.
    pub fn questions(
        &'static self,
        line: &str,
        own: Language,
        orders: impl Fn(&str) -> bool,
    ) -> Option<Vec<&'static str>> {
        let mut names = Vec::new();
        for sentence in sentences(line) {
            let words = folded_words(sentence);
            if words.is_empty()
                || !words.iter().any(|word| orders(word)) && is_harmless(&words, own)
            {
                continue;
            }
            let topic = self.question(&words, own).or_else(|| {
                let asks = sentence.contains('?') && !words.iter().any(|word| orders(word));
                asks.then(|| self.exactly(&words, own)).flatten()
            })?;
            if !names.contains(&topic.name.as_str()) {
                names.push(topic.name.as_str());
            }
        }
        (!names.is_empty()).then_some(names)
    }

    fn question(&self, words: &[String], own: Language) -> Option<&Topic> {
        languages(own).find_map(|language| {
            let forms = FORMS.get(&language)?;
            let about = forms.about(words)?;
            about.iter().find_map(|rest| self.exactly(rest, own)).or_else(|| {
                let [_, rest] = about;
                let is_personal = |word: &String| {
                    forms
                        .personal
                        .iter()
                        .any(|Phrase(it)| it.as_slice() == std::slice::from_ref(word))
                };
                let numbered = |word: &String| word.chars().any(char::is_numeric);
                let other = rest.iter().any(|word| is_personal(word) || numbered(word));
                (!other).then(|| self.within(rest, own)).flatten()
            })
        })
    }

    /// What the words behind `rules` ask for.
    #[must_use]
    pub fn named(&'static self, words: &[&str], own: Language) -> Asks {
        let words = folded_words(&words.join(" "));
        match self.exactly(&words, own).or_else(|| self.within(&words, own)) {
            Some(topic) => Asks::Topics(vec![&topic.name]),
            None => Asks::Unknown(self.near(&words, own)),
        }
    }

    /// The topic that has this very name, harmless words aside.
    fn exactly(&self, words: &[String], own: Language) -> Option<&Topic> {
        let by = |words: &[String]| {
            languages(own).find_map(|language| {
                self.topics.iter().find(|topic| topic.names(language).any(|name| name == words))
            })
        };
        let by_bare = |words: &[String]| {
            languages(own).find_map(|language| {
                let forms = FORMS.get(&language)?;
                let is = |name: &Vec<String>| forms.bare(name) == words;
                self.topics.iter().find(|topic| topic.names(language).any(is))
            })
        };
        by(words).or_else(|| {
            let bare =
                |language: Language| FORMS.get(&language).map_or(words, |forms| forms.bare(words));
            let bare = languages(own).map(bare).min_by_key(|bare| bare.len())?;
            if bare.is_empty() {
                return None;
            }
            by(bare).or_else(|| by_bare(bare)).or_else(|| {
                // «Banana2» is a banana.
                let [word] = bare else { return None };
                let letters = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
                (letters.len() > 2).then(|| by(&[letters.to_owned()])).flatten()
            })
        })
    }

    /// The topic with the longest name among these words, if there is little else.
    fn within(&self, words: &[String], own: Language) -> Option<&Topic> {
        languages(own).find_map(|language| {
            let names = self.topics.iter().flat_map(|topic| {
                topic.names(language).map(move |name| (name.len(), letters(name), topic, name))
            });
            let (length, _, topic, _) = names
                .filter(|(_, _, _, name)| words.windows(name.len().max(1)).any(|it| it == **name))
                // Of equals the first.
                .reduce(|best, it| if (it.0, it.1) > (best.0, best.1) { it } else { best })?;
            (words.len() <= length + AROUND).then_some(topic)
        })
    }

    /// The topics whose names are spelled most like these words, or contain one.
    fn near(&self, words: &[String], own: Language) -> Vec<&str> {
        let said = words.join(" ");
        let mut near: Vec<(f64, &str)> = self
            .topics
            .iter()
            .filter_map(|topic| {
                let names = languages(own).flat_map(|language| topic.names(language));
                let alike = names.map(|name| strsim::jaro_winkler(&said, &name.join(" ")));
                Some((alike.reduce(f64::max)?, topic.name.as_str()))
            })
            .collect();
        near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        near.into_iter().take(NEXT).map(|(_, name)| name).collect()
    }
}

fn letters(name: &[String]) -> usize {
    name.iter().map(|word| word.chars().count()).sum()
}

/// Is this a sentence that asks nothing, such as thanks?
fn is_harmless(words: &[String], own: Language) -> bool {
    FORMS.get(&own).is_some_and(|forms| forms.bare(words).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_are_read() {
        let forms: HashMap<Language, Forms> =
            toml::from_str(include_str!("../../../data/rules/questions.toml")).unwrap();
        assert_eq!(forms.len(), Language::ALL.len());
        for (language, forms) in &forms {
            assert!(forms.before.len() > 8 && !forms.after.is_empty(), "{language:?}");
            assert!(!forms.personal.is_empty(), "{language:?}");
        }
    }
}

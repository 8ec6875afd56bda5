//! Orders as people write them: `I'd like to bid four, please` says `bid 4`.
//!
//! A line the game can't read is put into the words of orders: words that do no harm
//! are dropped, phrases and numbers in words become what they stand for. Everything
//! else stays, so that the game refuses what only half makes sense. Whether the result
//! is an order, and one that is legal now, is for the game to say.
//!
//! The phrases are in `data/locales/spoken*.toml`, one list for all games and one for
//! each game.

mod asides;

use super::{doubt, plan::keywords, words::fold};
use asides::{Hearers, NUMBER};
use serde::Deserialize;
use std::collections::BTreeMap;

const COMMON: &str = include_str!("../../data/locales/spoken.toml");

/// A list of phrases can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a list of spoken phrases can't be read: {0}")]
pub struct SpokenError(String);

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    verbs: Vec<String>,
    /// Orders that those verbs must not make.
    #[serde(default)]
    vague: Vec<String>,
    #[serde(flatten)]
    languages: BTreeMap<String, Listed>,
}

/// What is listed of a language.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Listed {
    /// They change nothing.
    harmless: Vec<String>,
    /// What begins with one says nothing to the game.
    talk: Vec<String>,
    /// They begin a reason.
    reasons: Vec<String>,
    /// They say again, as a condition, what is ordered anyway; `#` is the number.
    again: Vec<String>,
    /// What is announced with a colon, in a line of its own, before an order.
    announced: Vec<String>,
    /// They are harmless in talk, though they say no.
    idle: Vec<String>,
    /// What has one in it is neither talk nor a mere reason.
    unsettled: Vec<String>,
    /// They say that the amount is all there is.
    all: Vec<String>,
    /// They stand between two orders.
    next: Vec<String>,
    numbers: BTreeMap<String, u32>,
    /// What says the same as words of orders.
    says: BTreeMap<String, String>,
}

/// The phrases of a game, by language.
#[derive(Debug, Default)]
pub struct Spoken {
    verbs: Vec<String>,
    vague: Vec<String>,
    languages: BTreeMap<String, Phrases>,
}

/// Folded, by their first word; the longest first.
#[derive(Debug, Default)]
struct Phrases {
    listed: BTreeMap<String, Vec<(Vec<String>, Meaning)>>,
    talk: Vec<Vec<String>>,
    reasons: Vec<Vec<String>>,
    again: Vec<Vec<String>>,
    announced: Vec<Vec<String>>,
    idle: Vec<Vec<String>>,
    unsettled: Vec<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Meaning {
    Harmless,
    All,
    Next,
    Says(String),
}

/// A word of a line: folded, as written, and what stands in front of it.
struct Token<'a> {
    folded: String,
    written: &'a str,
    before: &'a str,
    ends_sentence: bool,
}

/// A sentence on its way into the words of orders.
#[derive(Default)]
struct Sentence {
    text: String,
    /// Was a comma left out with the words behind it?
    comma: bool,
}

/// A sentence in the words of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The order.
    pub text: String,
    /// Does it say that its amount is all there is?
    pub all: bool,
}

impl Spoken {
    /// The phrases of all games and those in `list`.
    ///
    /// # Errors
    /// It isn't such a list.
    pub fn of(list: &str) -> Result<Spoken, SpokenError> {
        let mut spoken = Spoken::default();
        for (language, phrase) in keywords::phrases().chain(doubt::phrases()) {
            spoken.languages.entry(language.to_owned()).or_default().keep(phrase);
        }
        for text in [COMMON, list] {
            let file: File =
                toml::from_str(text).map_err(|error| SpokenError(error.to_string()))?;
            spoken.verbs.extend(file.verbs);
            spoken.vague.extend(file.vague);
            for (language, listed) in file.languages {
                spoken.languages.entry(language).or_default().add(listed);
            }
        }
        Ok(spoken)
    }

    /// Verbs that may be left out where only one of them makes an order that is legal.
    pub fn verbs(&self) -> impl Iterator<Item = &str> {
        self.verbs.iter().map(String::as_str)
    }

    /// Is the line about something else than the game, whichever of these languages it
    /// is in? It may lead up to an order.
    #[must_use]
    pub fn is_idle(
        &self,
        line: &str,
        languages: &[&str],
        names: &[String],
        begins_order: impl Fn(&str) -> bool,
    ) -> bool {
        let line = without_smileys(line);
        let tokens = tokens(&line);
        let hearers = Hearers { names, begins_order: &begins_order };
        let phrases = || languages.iter().filter_map(|it| self.languages.get(*it));
        let is_idle = |it: &Phrases| {
            if line.trim_end().ends_with(':') {
                it.introduces(&tokens)
            } else {
                it.is_idle(&tokens, &hearers)
            }
        };
        !tokens.is_empty()
            && !line.contains(['?', '"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '>'])
            && phrases().any(is_idle)
            && phrases().all(|it| !it.is_unsettled(&tokens))
    }

    /// Does this order say too little unless it was written as one?
    #[must_use]
    pub fn is_vague(&self, order: &str) -> bool {
        self.vague.iter().any(|vague| vague == order)
    }

    /// Is it a number in some language?
    #[must_use]
    pub fn is_number(&self, word: &str) -> bool {
        let tokens = tokens(word);
        self.languages.values().any(|it| tokens.iter().any(|token| it.number(token).is_some()))
    }

    /// The line in the words of orders, an order each, as a reader of this language
    /// means it; `None` if there is nothing in it that has to be put in other words.
    /// A player's name is only spoken to where it ends a sentence behind a comma.
    /// `begins_order` knows the verbs of the game: what has one in it is no mere talk.
    #[must_use]
    pub fn orders(
        &self,
        line: &str,
        language: &str,
        names: &[String],
        begins_order: impl Fn(&str) -> bool,
    ) -> Option<Vec<Said>> {
        let line = without_smileys(line);
        let tokens = tokens(&line);
        let phrases = self.languages.get(language)?;
        let mut sentences = vec![Sentence::default()];
        let (mut changed, mut all) = (false, false);
        let mut at = 0;
        let hearers = Hearers { names, begins_order: &begins_order };
        while let Some(token) = tokens.get(at) {
            let rest = tokens.get(at..).unwrap_or_default();
            if let Some(length) = phrases.aside(&tokens, at, &hearers) {
                changed = true;
                if let Some(sentence) = sentences.last_mut() {
                    sentence.leave_out(rest.get(..length).unwrap_or_default());
                }
                let last = rest.get(length.saturating_sub(1));
                if last.is_some_and(|word| word.ends_sentence) {
                    sentences.push(Sentence::default());
                }
                at += length;
                continue;
            }
            let (length, meaning) = match phrases.longest(rest) {
                Some((length, meaning)) => (length, Some(meaning)),
                None if token.is_address(names) || is_preposition(rest) => {
                    (1, Some(&Meaning::Harmless))
                }
                None => (1, None),
            };
            let words = rest.get(..length).unwrap_or_default();
            changed |= meaning.is_some();
            all |= meaning == Some(&Meaning::All);
            if let Some(sentence) = sentences.last_mut() {
                sentence.add(words, meaning);
            }
            let ends = words.last().is_some_and(|word| word.ends_sentence);
            if ends || meaning == Some(&Meaning::Next) {
                sentences.push(Sentence::default());
            }
            at += length;
        }
        let texts = sentences.into_iter().filter(|it| !it.text.is_empty());
        let said: Vec<Said> = texts.map(|it| Said { text: it.text, all }).collect();
        (changed && !said.is_empty()).then_some(said)
    }
}

impl Phrases {
    /// A phrase that joins orders into plans, or that is everyday talk, stays as it is,
    /// whatever its words are elsewhere: «to» is harmless, and «up to» is not.
    fn keep(&mut self, phrase: &str) {
        self.insert(phrase, Meaning::Says(phrase.to_owned()));
    }

    fn insert(&mut self, phrase: &str, meaning: Meaning) {
        let words = folded_words(phrase);
        let Some(first) = words.first().cloned() else { return };
        let listed = self.listed.entry(first).or_default();
        // What a game says of a phrase goes before what is said for all.
        listed.retain(|(other, _)| *other != words);
        listed.push((words, meaning));
        listed.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
    }

    fn add(&mut self, listed: Listed) {
        let Listed {
            harmless,
            talk,
            reasons,
            again,
            announced,
            idle,
            unsettled,
            all,
            next,
            numbers,
            says,
        } = listed;
        let of = |phrases: Vec<String>, meaning: Meaning| {
            phrases.into_iter().map(move |phrase| (phrase, meaning.clone()))
        };
        let numbers = numbers.into_iter().map(|(word, it)| (word, Meaning::Says(it.to_string())));
        let says = says.into_iter().map(|(phrase, order)| match order.as_str() {
            "" => (phrase, Meaning::Harmless),
            _ => (phrase, Meaning::Says(order)),
        });
        let phrases = of(harmless, Meaning::Harmless)
            .chain(of(all, Meaning::All))
            .chain(of(next, Meaning::Next))
            .chain(numbers)
            .chain(says);
        for (phrase, meaning) in phrases {
            self.insert(&phrase, meaning);
        }
        let folded = |phrase: &String| folded_words(&phrase.replace('#', NUMBER));
        self.talk.extend(talk.iter().map(folded));
        self.reasons.extend(reasons.iter().map(folded));
        self.again.extend(again.iter().map(folded));
        self.announced.extend(announced.iter().map(folded));
        self.idle.extend(idle.iter().map(folded));
        self.unsettled.extend(unsettled.iter().map(folded));
    }

    /// The longest phrase these words begin with that doesn't run into the next sentence.
    fn longest(&self, tokens: &[Token<'_>]) -> Option<(usize, &Meaning)> {
        let listed = self.listed.get(&tokens.first()?.folded)?;
        let (words, meaning) = listed.iter().find(|(words, _)| begin(tokens, words))?;
        Some((words.len(), meaning))
    }

    /// The length of the words of talk that these begin with.
    fn talk(&self, tokens: &[Token<'_>]) -> Option<usize> {
        self.talk.iter().filter(|words| begin(tokens, words)).map(Vec::len).max()
    }
}

/// The words of a line without case and accents; an apostrophe parts two.
#[must_use]
pub fn folded_words(line: &str) -> Vec<String> {
    tokens(line).into_iter().map(|token| token.folded).collect()
}

/// Do the tokens begin with these words, all in one sentence?
fn begin(tokens: &[Token<'_>], words: &[String]) -> bool {
    let Some(said) = tokens.get(..words.len()) else { return false };
    let same = said.iter().zip(words).all(|(token, word)| token.folded == *word);
    let Some((_, inner)) = said.split_last() else { return false };
    same && inner.iter().all(|token| !token.ends_sentence)
}

/// «A c1»: nobody means column a by that.
fn is_preposition(tokens: &[Token<'_>]) -> bool {
    let is_label = |token: &Token<'_>| {
        let mut letters = token.folded.chars();
        letters.next().is_some_and(char::is_alphabetic)
            && letters.next().is_some_and(|it| it.is_ascii_digit())
    };
    matches!(tokens, [first, second, ..] if first.folded == "a" && is_label(second))
}

impl Token<'_> {
    fn is_address(&self, names: &[String]) -> bool {
        self.ends_sentence && self.before.contains(',') && names.contains(&self.folded)
    }

    /// The marks of orders in front of it, spaced as they are written there.
    fn marks(&self) -> &'static str {
        if matches!(self.before, "'" | "\u{2019}") {
            "'"
        } else if self.before.contains(':') {
            ": "
        } else if self.before.contains(',') {
            ", "
        } else {
            " "
        }
    }
}

impl Sentence {
    fn add(&mut self, words: &[Token<'_>], meaning: Option<&Meaning>) {
        match meaning {
            None => {
                for word in words {
                    self.push(word.marks(), word.written);
                }
            }
            Some(Meaning::Harmless | Meaning::Next | Meaning::All) => self.leave_out(words),
            Some(Meaning::Says(order)) => {
                self.push(words.first().map_or(" ", Token::marks), order);
            }
        }
    }

    fn leave_out(&mut self, words: &[Token<'_>]) {
        self.comma |= words.iter().any(|word| word.before.contains(','));
    }

    fn push(&mut self, marks: &str, word: &str) {
        let comma = std::mem::take(&mut self.comma);
        if !self.text.is_empty() {
            self.text.push_str(if comma && marks == " " { ", " } else { marks });
        }
        self.text.push_str(word);
    }
}

/// Runs of letters and digits; an apostrophe parts two.
fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let (mut start, mut end) = (None, 0);
    for (at, letter) in line.char_indices().chain([(line.len(), ' ')]) {
        match (letter.is_alphanumeric(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let before = line.get(end..from).unwrap_or_default();
                if let Some(last) = tokens.last_mut() {
                    last.ends_sentence = ends_sentence(before);
                }
                let written = line.get(from..at).unwrap_or_default();
                let folded = fold_all_but_yes(written);
                tokens.push(Token { folded, written, before, ends_sentence: true });
                (start, end) = (None, at);
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    tokens
}

/// In Spanish an accent makes a yes of an if.
fn fold_all_but_yes(word: &str) -> String {
    let lower = word.to_lowercase();
    if lower == "s\u{ed}" { lower } else { fold(word) }
}

/// A full stop within a number ends nothing.
fn ends_sentence(between: &str) -> bool {
    between.contains(['!', '\u{2026}']) || between.contains('.') && between != "."
}

/// A colon of a smiley is no colon of a plan, and its letters are no word.
fn without_smileys(line: &str) -> String {
    let is_smiley = |word: &str| {
        let mut letters = word.chars();
        matches!(letters.next(), Some(':' | ';' | '='))
            && letters.all(|it| matches!(it, '-' | ')' | '(' | 'D' | 'P' | 'p' | '\'' | '*' | '/'))
            && word.len() > 1
    };
    line.split(' ').filter(|word| !is_smiley(word)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken() -> Spoken {
        let list = r#"
            verbs = ["bid"]
            [en.says]
            "my bid is" = "bid"
            "i take it" = "accept"
        "#;
        Spoken::of(list).unwrap()
    }

    fn said(line: &str) -> Option<Vec<String>> {
        let verbs = |word: &str| matches!(word, "bid" | "pass" | "accept");
        let said = spoken().orders(line, "en", &["ben".to_owned()], verbs)?;
        Some(said.into_iter().map(|said| said.text).collect())
    }

    #[test]
    fn harmless_words_are_dropped_and_phrases_translated() {
        for (line, orders) in [
            ("My bid is six, please :)", vec!["bid 6"]),
            ("bid 4 please, and then plant grape2 at f2", vec!["bid 4", "plant grape2 f2"]),
            ("Four. Sorry it took me so long!", vec!["4"]),
            ("accept s7, Ben", vec!["accept s7"]),
            ("lot 1: up to seven, otherwise pass", vec!["lot 1: up to 7, otherwise pass"]),
            ("Thanks, bid 5", vec!["bid 5"]),
            ("plant grape1 a c1, please", vec!["plant grape1 c1"]),
            // Nobody knows what these change.
            ("Bid four. Sorry, bid 5.", vec!["Bid 4", "Sorry, bid 5"]),
            ("bid 5, sorry six", vec!["bid 5, sorry 6"]),
            ("please accept what Ben wants", vec!["accept what Ben wants"]),
        ] {
            assert_eq!(said(line), Some(orders.into_iter().map(str::to_owned).collect()), "{line}");
        }
    }

    #[test]
    fn what_is_plain_or_nothing_but_talk_is_left_alone() {
        for line in ["bid 4", "4", "s7", "Thanks!", "Sorry for being late", "", "Ben"] {
            assert_eq!(said(line), None, "{line}");
        }
    }

    #[test]
    fn every_language_has_its_list_and_nothing_that_says_no_is_harmless() {
        let common: File = toml::from_str(COMMON).unwrap();
        let languages: Vec<&str> = common.languages.keys().map(String::as_str).collect();
        assert_eq!(languages, ["da", "en", "es", "fr", "pl"]);
        for (language, listed) in &common.languages {
            assert!(listed.numbers.len() >= 28, "{language}");
            for phrase in &listed.harmless {
                let negates = phrase.split([' ', '\'']).any(super::super::doubt::is_negation);
                assert!(!negates, "{language}: {phrase}");
            }
        }
    }
}

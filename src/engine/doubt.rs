//! Orders that must not be taken at their word: questions, double negatives, and
//! everyday talk that happens to use order words. Asking once too often is better
//! than carrying out an order nobody gave.
//!
//! The words are in `data/locales/everyday.toml`; what order words mean is up to
//! the game ([`Hearing`]).

use super::{
    Order,
    fold::{fold, spellings},
    plan::keywords::{Keyword, keyword},
};
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

const BUILT_IN: &str = include_str!("../../data/locales/everyday.toml");

type ByLanguage = BTreeMap<String, Vec<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    numbers: ByLanguage,
    words: ByLanguage,
    negations: ByLanguage,
    phrases: ByLanguage,
}

/// All folded.
#[derive(Default)]
struct Everyday {
    any: BTreeSet<String>,
    #[cfg(test)]
    numbers: BTreeSet<String>,
    by_language: BTreeMap<String, BTreeSet<String>>,
    negations: BTreeMap<String, BTreeSet<String>>,
    phrases: BTreeSet<Vec<String>>,
    /// The same as they are listed.
    listed: ByLanguage,
}

static EVERYDAY: LazyLock<Everyday> = LazyLock::new(|| {
    // The file is compiled in, and a test parses it.
    toml::from_str::<File>(BUILT_IN).map(|file| Everyday::of(&file)).unwrap_or_default()
});

impl Everyday {
    fn of(file: &File) -> Everyday {
        let folded = |lists: &ByLanguage| -> BTreeMap<String, BTreeSet<String>> {
            let fold_all = |words: &Vec<String>| words.iter().map(|word| fold(word)).collect();
            lists.iter().map(|(language, words)| (language.clone(), fold_all(words))).collect()
        };
        let by_language = folded(&file.words);
        let numbers = folded(&file.numbers);
        let any = by_language.values().chain(numbers.values()).flatten().cloned().collect();
        let phrases = file.phrases.iter().flat_map(|(language, all)| spellings(all, language));
        let phrases = phrases.map(|phrase| phrase.split(' ').map(fold).collect()).collect();
        Everyday {
            any,
            #[cfg(test)]
            numbers: numbers.into_values().flatten().collect(),
            by_language,
            negations: folded(&file.negations),
            phrases,
            listed: file.phrases.clone(),
        }
    }
}

/// Is this a word in its own right in one of our languages, and so not an
/// abbreviation?
pub(super) fn is_everyday(folded: &str) -> bool {
    EVERYDAY.any.contains(folded)
}

/// Whether this is a word of its own in this language.
#[must_use]
pub fn is_everyday_in(language: &str, word: &str) -> bool {
    EVERYDAY.by_language.get(language).is_some_and(|words| words.contains(&fold(word)))
}

/// Everyday phrases, by language.
pub(super) fn phrases() -> impl Iterator<Item = (&'static str, &'static str)> {
    let listed = EVERYDAY.listed.iter();
    listed.flat_map(|(language, all)| all.iter().map(|it| (language.as_str(), it.as_str())))
}

#[cfg(test)]
pub(crate) fn everyday() -> Vec<String> {
    EVERYDAY.any.iter().cloned().collect()
}

#[cfg(test)]
pub(crate) fn numbers() -> Vec<String> {
    EVERYDAY.numbers.iter().cloned().collect()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saying {
    /// Not doing something: `pass`, `skip`, `hold`.
    Declines,
    /// `no`, `nothing`.
    Nothing,
    Other,
}

/// What order words mean at a table, and the language of its letters.
pub struct Hearing<'a> {
    /// ISO 639-1 code of the reader's language.
    pub language: &'a str,
    /// What a word, given in lower case, says.
    pub says: &'a dyn Fn(&str) -> Saying,
    /// Is it an order word only in languages other than the reader's, and not one
    /// that our letters write?
    pub is_foreign: &'a dyn Fn(&str) -> bool,
}

/// Why an order is not taken at its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    Asks,
    /// It may mean the opposite.
    Negated,
    /// It may be talk rather than an order.
    Talk,
}

/// Words that don't change what a phrase says.
const POLITE: [&str; 6] = ["please", "prosze", "tak", "merci", "gracias", "thanks"];

/// Why this may not be an order, if there is a reason.
#[must_use]
pub fn doubt(order: &Order, hearing: &Hearing<'_>) -> Option<Doubt> {
    if asks(order) {
        return Some(Doubt::Asks);
    }
    let words: Vec<String> = order.words.iter().map(|word| fold(&word.text)).collect();
    let said: Vec<String> =
        words.iter().filter(|word| !POLITE.contains(&word.as_str())).cloned().collect();
    let phrases = &EVERYDAY.phrases;
    if phrases.contains(&words) || phrases.contains(&said) {
        return Some(Doubt::Talk);
    }
    let foreign = || is_foreign(order, &words, hearing).then_some(Doubt::Talk);
    clauses(order).into_iter().find_map(|clause| in_clause(&clause, hearing)).or_else(foreign)
}

/// The order's text without question marks.
#[must_use]
pub fn without_question(order: &Order) -> String {
    let line = order.line.get(order.span()).unwrap_or_default();
    line.replace(is_question_mark, "").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_question_mark(mark: char) -> bool {
    matches!(
        mark,
        '?' | '\u{bf}' | '\u{ff1f}' | '\u{61f}' | '\u{37e}' | '\u{203d}' | '\u{2047}'..='\u{2049}'
    )
}

/// Is there a question mark in the order's part of its line?
fn asks(order: &Order) -> bool {
    let span = order.span();
    let before = order.line.get(..span.start).unwrap_or_default().rsplit(';').next();
    let inside = order.line.get(span.clone());
    let after = order.line.get(span.end..).unwrap_or_default().split([';', '#']).next();
    [before, inside, after].into_iter().flatten().any(|part| part.contains(is_question_mark))
}

/// Is it an everyday word of the reader's language that is an order word only in
/// others?
fn is_foreign(order: &Order, words: &[String], hearing: &Hearing<'_>) -> bool {
    let Some(own) = EVERYDAY.by_language.get(hearing.language) else { return false };
    let talk = |at: usize| {
        // «Pas de canal» is as clear as «no canal».
        let of = words.get(at + 1).is_some_and(|next| next == "de");
        own.contains(&words[at]) && !of && (hearing.is_foreign)(&order.words[at].text)
    };
    (0..words.len()).any(talk)
}

/// The words between marks and joining words. Conditions are left out, since they
/// do nothing by themselves.
fn clauses(order: &Order) -> Vec<Vec<&str>> {
    let mut clauses: Vec<Vec<&str>> = vec![Vec::new()];
    let texts = order.texts();
    let mut end = order.span().start;
    let mut condition = false;
    // Where an alternative begins behind its joining words: «si no» negates nothing.
    let mut behind = 0;
    for (at, word) in order.words.iter().enumerate() {
        let between = order.line.get(end..word.span.start).unwrap_or_default();
        end = word.span.end;
        let cut = between.contains([',', '.', ':', '!', '(', ')', '\u{2014}', '\u{2013}']);
        let joins = keyword(&texts[at..], &[Keyword::If, Keyword::Else, Keyword::Or]);
        // «Si» followed by a comma is a yes.
        let comma = order.line.get(end..).is_some_and(|rest| rest.trim_start().starts_with(','));
        let begins_condition = joins.is_some_and(|(found, _)| found == Keyword::If) && !comma;
        if cut || joins.is_some() {
            condition = begins_condition;
            clauses.push(Vec::new());
        }
        if let Some((Keyword::Else, length)) = joins.filter(|_| at > 0) {
            behind = at + length;
        }
        if let Some(clause) = clauses.last_mut().filter(|_| !condition && at >= behind) {
            clause.push(&word.text);
        }
    }
    clauses
}

fn in_clause(clause: &[&str], hearing: &Hearing<'_>) -> Option<Doubt> {
    let says: Vec<(String, Saying)> =
        clause.iter().map(|word| (fold(word), said(word, hearing))).collect();
    let of = |wanted: Saying| says.iter().filter(move |(_, saying)| *saying == wanted);
    let declined: Vec<&String> = of(Saying::Declines).map(|(word, _)| word).collect();
    let refused = of(Saying::Nothing).count() > 0;
    match declined.as_slice() {
        [] => None,
        [_] if !refused => None,
        // «Melder pas».
        [first, second] if !refused && first.starts_with("meld") && *second == "pas" => None,
        [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|word| word == first) => {
            Some(Doubt::Talk)
        }
        _ => Some(Doubt::Negated),
    }
}

/// Does this word negate its neighbour, in any language?
#[must_use]
pub fn is_negation(word: &str) -> bool {
    let folded = fold(word);
    EVERYDAY.negations.values().any(|words| words.contains(&folded))
}

/// What a word says; a negation of any language counts as one.
fn said(word: &str, hearing: &Hearing<'_>) -> Saying {
    let folded = fold(word);
    let negates = |language: &str| {
        EVERYDAY.negations.get(language).is_some_and(|words| words.contains(&folded))
    };
    match (hearing.says)(word) {
        _ if negates(hearing.language) => Saying::Nothing,
        Saying::Other if is_negation(word) => Saying::Nothing,
        saying => saying,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(text: &str, language: &str) -> Option<Doubt> {
        let says = |word: &str| match word {
            "pass" | "passe" | "pas" | "paso" | "pasa" | "pasuję" | "skip" | "melder" => {
                Saying::Declines
            }
            "no" | "nie" | "nada" | "nothing" | "ikke" => Saying::Nothing,
            _ => Saying::Other,
        };
        let is_foreign = |word: &str| word == "pas" && language == "fr";
        let hearing = Hearing { language, says: &says, is_foreign: &is_foreign };
        doubt(&Order::from_text(text).unwrap(), &hearing)
    }

    #[test]
    fn the_words_are_read() {
        let file: File = toml::from_str(BUILT_IN).unwrap();
        for lists in [&file.numbers, &file.words, &file.negations, &file.phrases] {
            let languages: Vec<&str> = lists.keys().map(String::as_str).collect();
            assert_eq!(languages, ["da", "en", "es", "fr", "pl"]);
        }
        assert!(is_everyday("trzy") && is_everyday("godt") && !is_everyday("licyt"));
    }

    #[test]
    fn questions_are_no_orders() {
        for text in ["bid 4?", "¿ bid 4", "bid 4 ? # no", "bid 4 ?!", "hm? bid 4", "bid 4？"] {
            assert_eq!(heard(text, "en"), Some(Doubt::Asks), "{text}");
        }
        assert_eq!(heard("bid 4 # or 5?", "en"), None);
        let order = Order::from_text("¿bid  4 or 5 ?").unwrap();
        assert_eq!(without_question(&order), "bid 4 or 5");
    }

    #[test]
    fn a_no_to_a_no_is_none() {
        for (text, language) in [
            ("nie pasuję", "pl"),
            ("passe pas", "fr"),
            ("passe pas", "en"),
            ("pas ikke", "da"),
            ("no paso", "es"),
            ("si no paso", "es"),
            ("do not pass", "en"),
            ("bid: not pass", "en"),
            ("bid: 4, else not pass", "en"),
        ] {
            assert_eq!(heard(text, language), Some(Doubt::Negated), "{text}");
        }
        for (text, language) in [
            ("no, paso", "es"),
            ("nie, pasuję", "pl"),
            ("melder pas", "da"),
            ("pas", "da"),
            ("pas de canal", "fr"),
            ("no", "en"),
            ("no bid", "en"),
            ("pass if not red has passed", "en"),
            ("if not red has passed: pass", "en"),
            ("bid: 4, else pass", "en"),
            ("puja: 4, si no paso", "es"),
        ] {
            assert_eq!(heard(text, language), None, "{text}");
        }
    }

    #[test]
    fn talk_is_no_order() {
        for (text, language) in
            [("de nada", "es"), ("paso a paso", "es"), ("pas", "fr"), ("wait, please", "en")]
        {
            assert_eq!(heard(text, language), Some(Doubt::Talk), "{text}");
        }
    }
}

//! The words of wishes and facts, each taken for what it is.

use super::super::read::words::segment;
use super::super::vocabulary::{self, Meaning, Term, Verb};
use super::super::{Kind, Segment, Square, Tile};
use super::wish::Which;
use crate::engine::plan::keywords::{Keyword, keyword};
use crate::engine::words::{Meant, VocabularyError, check_whole, fold, number};
use crate::engine::{Order, OrderError, Word};
use crate::games::sentences::OneOf;

/// How a number is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Limit {
    Least,
    Most,
}

/// The words of a wish or a fact, sorted by what they are.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) verbs: Vec<(Verb, &'a Word)>,
    pub(super) terms: Vec<(Term, &'a Word)>,
    pub(super) tiles: Vec<(Which, &'a Word)>,
    pub(super) squares: Vec<(Square, &'a Word)>,
    pub(super) segments: Vec<(Segment, &'a Word)>,
    pub(super) numbers: Vec<(u32, &'a Word)>,
    pub(super) limits: Vec<(Limit, &'a Word)>,
}

/// Which words can stand here.
pub(super) enum Place<'v> {
    /// A wish, with these verbs.
    Wish(&'v [Verb]),
    /// A condition.
    Fact,
}

const IN_WISHES: [Term; 3] = [Term::Near, Term::Any, Term::Best];

impl<'a> Parts<'a> {
    pub(super) fn of(order: &'a Order, place: &Place<'_>) -> Result<Parts<'a>, OrderError> {
        let texts = order.texts();
        let mut parts = Parts::default();
        let mut at = 0;
        while let Some(word) = order.words.get(at) {
            let next = order.words.get(at + 1);
            if let Some((limit, length)) = limit(&texts[at..]) {
                parts.limits.push((limit, word));
                at += length;
            } else if parts.label_in_two(word, next)? {
                at += 2;
            } else {
                check_whole(order, word)?;
                parts.sort(word, place)?;
                at += 1;
            }
        }
        parts.join_tile();
        Ok(parts)
    }

    pub(super) fn has(&self, term: Term) -> bool {
        self.terms.iter().any(|&(other, _)| other == term)
    }

    /// `s 7`, `c 4`; not `a 2`, which has an article.
    fn label_in_two(&mut self, word: &'a Word, next: Option<&Word>) -> Result<bool, OrderError> {
        let digits = |next: &&Word| next.text.chars().all(|digit| digit.is_ascii_digit());
        let Some(next) = next.filter(digits) else { return Ok(false) };
        match word.text.as_str() {
            "s" => {
                self.segments.push((segment(number(&next.text, next)?, next)?, word));
                Ok(true)
            }
            "b" | "c" | "d" | "f" | "g" | "h" => {
                let square = Square::from_label(&format!("{}{}", word.text, next.text));
                self.squares.extend(square.map(|square| (square, word)));
                Ok(square.is_some())
            }
            _ => Ok(false),
        }
    }

    /// `banana 2`, where the number has no other meaning.
    fn join_tile(&mut self) {
        let &[(Which::Kind(kind), word)] = self.tiles.as_slice() else { return };
        let &[(number, _)] = self.numbers.as_slice() else { return };
        if let Some(tile) = u8::try_from(number).ok().and_then(|number| Tile::new(kind, number)) {
            self.tiles = vec![(Which::Tile(tile), word)];
            self.numbers.clear();
        }
    }

    fn sort(&mut self, word: &'a Word, place: &Place<'_>) -> Result<(), OrderError> {
        let text = word.text.as_str();
        let digit = |letter: char| letter.is_ascii_digit();
        let (letters, digits) = text.split_at(text.find(digit).unwrap_or(text.len()));
        if digits.is_empty() {
            return self.sort_word(word, place);
        }
        if letters.is_empty() {
            let end = text.find(|letter: char| !digit(letter)).unwrap_or(text.len());
            let (digits, unit) = text.split_at(end);
            if !matches!(fold(unit).as_str(), "" | "e" | "esc" | "escudo" | "escudos") {
                return Err(unknown(word, place));
            }
            self.numbers.push((number(digits, word)?, word));
            return Ok(());
        }
        if !digits.chars().all(digit) {
            return Err(unknown(word, place));
        }
        let number = number(digits, word)?;
        if letters == "s" {
            self.segments.push((segment(number, word)?, word));
            return Ok(());
        }
        if letters.chars().count() == 1 {
            let square = Square::from_label(text).ok_or_else(|| {
                OrderError::at(word, format!("there is no {text}; the squares are a1 to h6"))
            })?;
            self.squares.push((square, word));
            return Ok(());
        }
        match meaning(letters, word, place, true)? {
            Some(Found::Kind(kind)) => {
                let tile = u8::try_from(number).ok().and_then(|number| Tile::new(kind, number));
                let tile = tile.ok_or_else(|| {
                    let sentence = format!("{0} tiles are {0}1 and {0}2", kind.word());
                    OrderError::at(word, sentence)
                })?;
                self.tiles.push((Which::Tile(tile), word));
            }
            Some(Found::Verb(verb)) => {
                self.verbs.push((verb, word));
                self.numbers.push((number, word));
            }
            Some(Found::Term(_)) | None => return Err(unknown(word, place)),
        }
        Ok(())
    }

    fn sort_word(&mut self, word: &'a Word, place: &Place<'_>) -> Result<(), OrderError> {
        match meaning(&word.text, word, place, false)? {
            Some(Found::Kind(kind)) => self.tiles.push((Which::Kind(kind), word)),
            Some(Found::Verb(verb)) => self.verbs.push((verb, word)),
            Some(Found::Term(term)) => self.terms.push((term, word)),
            None => {}
        }
        Ok(())
    }
}

enum Found {
    Verb(Verb),
    Kind(Kind),
    Term(Term),
}

/// `or more`, `up to`, and how many words that takes. A limit in front has its
/// number right behind it: the Polish `do` means other things, too.
fn limit(texts: &[&str]) -> Option<(Limit, usize)> {
    if let Some((found, length)) = keyword(texts, &[Keyword::OrMore, Keyword::OrLess]) {
        let limit = if found == Keyword::OrMore { Limit::Least } else { Limit::Most };
        return Some((limit, length));
    }
    let (found, length) = keyword(texts, &[Keyword::AtLeast, Keyword::AtMost])?;
    let number = texts.get(length)?.starts_with(|letter: char| letter.is_ascii_digit());
    let limit = if found == Keyword::AtLeast { Limit::Least } else { Limit::Most };
    number.then_some((limit, length))
}

/// What a word means; `None` for one that means nothing.
fn meaning(
    text: &str,
    word: &Word,
    place: &Place<'_>,
    label: bool,
) -> Result<Option<Found>, OrderError> {
    let broken = |error: VocabularyError| OrderError::at(word, error.to_string());
    let orders = vocabulary::built_in().map_err(broken)?;
    let terms = vocabulary::terms().map_err(broken)?;
    let kinds = || Kind::all().map(Meaning::Kind);
    match place {
        Place::Wish(verbs) => {
            let whole = |term: &Term| terms.means(text, |other| other == *term);
            if let Some(term) = IN_WISHES.into_iter().find(whole) {
                return Ok(Some(Found::Term(term)));
            }
            let verbs = verbs.iter().copied().map(Meaning::Verb);
            let wanted: Vec<Meaning> = verbs.chain(kinds()).collect();
            let meanings = if label {
                orders.label_meanings(text, &wanted)
            } else {
                orders.meanings(text, &wanted)
            };
            match meanings.as_slice() {
                [] => Err(unknown(word, place)),
                &[Meaning::Verb(verb)] => Ok(Some(Found::Verb(verb))),
                &[Meaning::Kind(kind)] => Ok(Some(Found::Kind(kind))),
                [Meaning::Fill, ..] => Ok(None),
                _ => Err(unclear(word, meanings.into_iter().map(Meant::word).collect())),
            }
        }
        Place::Fact => {
            // `red's` is red.
            let text = text.strip_suffix("'s").unwrap_or(text);
            let all: Vec<Term> = Term::all().collect();
            let meanings = terms.meanings(text, &all);
            match meanings.as_slice() {
                &[Term::Fill] => return Ok(None),
                &[term] => return Ok(Some(Found::Term(term))),
                [] => {}
                _ => return Err(unclear(word, meanings.into_iter().map(Meant::word).collect())),
            }
            match orders.meanings(text, &kinds().collect::<Vec<_>>()).as_slice() {
                &[Meaning::Kind(kind)] => Ok(Some(Found::Kind(kind))),
                _ => Err(unknown(word, place)),
            }
        }
    }
}

fn unclear(word: &Word, both: Vec<&'static str>) -> OrderError {
    let sentence = format!("{} can mean {}; write a little more", word.text, OneOf(both));
    OrderError::at(word, sentence)
}

fn unknown(word: &Word, place: &Place<'_>) -> OrderError {
    match place {
        Place::Wish(verbs) => {
            let wanted: Vec<Meaning> = verbs.iter().copied().map(Meaning::Verb).collect();
            let sentence = format!("{} is not a word of an order", word.text);
            let error = OrderError::at(word, sentence);
            let (Ok(orders), Ok(terms)) = (vocabulary::built_in(), vocabulary::terms()) else {
                return error;
            };
            let kinds = Kind::all().map(Meaning::Kind);
            let wanted: Vec<Meaning> = wanted.into_iter().chain(kinds).collect();
            let known = orders.words(&wanted).chain(terms.words(&IN_WISHES));
            error.suggesting(&word.text, known)
        }
        Place::Fact => {
            let sentence = format!(
                "{} is not a word of a condition; for example: if red has passed, if c4 is \
                 watered, if best sum is 3 or more",
                word.text
            );
            let error = OrderError::at(word, sentence);
            match vocabulary::terms() {
                Ok(terms) => {
                    let all: Vec<Term> = Term::all().collect();
                    error.suggesting(&word.text, terms.words(&all))
                }
                Err(_) => error,
            }
        }
    }
}

//! What each word of an order may be: a label, a number, a verb, a kind, or
//! nothing.

use super::super::decision::Part;
use super::super::vocabulary::{Meaning, Verb, Vocabulary};
use super::super::{Kind, Segment, Square};
use super::Question;
use crate::engine::words::{Meant, check_whole, fold, number};
use crate::engine::{Order, OrderError, Word};
use crate::games::sentences::OneOf;

/// The words of an order, sorted by what they are.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) verbs: Vec<(Verb, &'a Word)>,
    pub(super) tiles: Vec<Found<'a>>,
    pub(super) squares: Vec<(Square, &'a Word)>,
    pub(super) segments: Vec<(Segment, &'a Word)>,
    pub(super) numbers: Vec<(u32, &'a Word)>,
}

/// A kind, perhaps with the number of its tile.
pub(super) struct Found<'a> {
    pub(super) kind: Kind,
    pub(super) pictured: Option<u32>,
    pub(super) word: &'a Word,
}

impl<'a> Parts<'a> {
    pub(super) fn of(
        order: &'a Order,
        question: &Question<'_>,
        vocabulary: &Vocabulary,
    ) -> Result<Parts<'a>, OrderError> {
        let mut sorter =
            Sorter { question, vocabulary, wanted: question.wanted(), parts: Parts::default() };
        let mut words = order.words.iter().peekable();
        while let Some(word) = words.next() {
            if let Some(next) = words.peek()
                && sorter.label_in_two(word, next)?
            {
                words.next();
                continue;
            }
            check_whole(order, word)?;
            sorter.sort(word)?;
        }
        Ok(sorter.parts)
    }
}

struct Sorter<'q, 'a> {
    question: &'q Question<'q>,
    vocabulary: &'q Vocabulary,
    wanted: Vec<Meaning>,
    parts: Parts<'a>,
}

impl<'a> Sorter<'_, 'a> {
    /// `c 4` and `s 7`, where the question has squares or segments.
    fn label_in_two(&mut self, word: &'a Word, next: &Word) -> Result<bool, OrderError> {
        if !next.text.chars().all(|digit| digit.is_ascii_digit()) {
            return Ok(false);
        }
        let takes = |part| self.question.decision.takes(part);
        if takes(Part::Square) && is_column(&word.text) {
            let square = Square::from_label(&format!("{}{}", word.text, next.text));
            self.parts.squares.extend(square.map(|square| (square, word)));
            return Ok(square.is_some());
        }
        if takes(Part::Segment) && word.text == "s" {
            let segment = segment(number(&next.text, next)?, next)?;
            self.parts.segments.push((segment, word));
            return Ok(true);
        }
        Ok(false)
    }

    fn sort(&mut self, word: &'a Word) -> Result<(), OrderError> {
        let text = word.text.as_str();
        let digit = |letter: char| letter.is_ascii_digit();
        let (letters, digits) = text.split_at(text.find(digit).unwrap_or(text.len()));
        if letters.is_empty() {
            return self.sort_number(digits, word);
        }
        if digits.is_empty() {
            return self.sort_word(word);
        }
        if !digits.chars().all(digit) {
            return Err(self.unknown(word));
        }
        self.sort_label(letters, number(digits, word)?, word)
    }

    /// `5`, `5e`, `5escudos`; also `2banana`.
    fn sort_number(&mut self, text: &str, word: &'a Word) -> Result<(), OrderError> {
        let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (digits, unit) = text.split_at(end);
        let number = number(digits, word)?;
        if unit.is_empty() || matches!(fold(unit).as_str(), "e" | "esc" | "escudo" | "escudos") {
            self.parts.numbers.push((number, word));
            return Ok(());
        }
        match self.vocabulary.label_meanings(unit, &self.wanted).as_slice() {
            &[Meaning::Kind(kind)] => {
                self.parts.tiles.push(Found { kind, pictured: Some(number), word });
                Ok(())
            }
            _ => Err(self.unknown(word)),
        }
    }

    /// `s17`, `c4`, `banana2`; also `bid5`.
    fn sort_label(&mut self, letters: &str, number: u32, word: &'a Word) -> Result<(), OrderError> {
        if letters == "s" {
            self.parts.segments.push((segment(number, word)?, word));
            return Ok(());
        }
        if letters.chars().count() == 1 {
            let square = Square::from_label(&format!("{letters}{number}")).ok_or_else(|| {
                let sentence = format!("there is no {}; the squares are a1 to h6", word.text);
                OrderError::at(word, sentence)
            })?;
            self.parts.squares.push((square, word));
            return Ok(());
        }
        let meanings = self.vocabulary.label_meanings(letters, &self.wanted);
        match self.one(letters, meanings, word)? {
            Meaning::Kind(kind) => {
                self.parts.tiles.push(Found { kind, pictured: Some(number), word });
            }
            Meaning::Verb(verb) => {
                self.parts.verbs.push((verb, word));
                self.parts.numbers.push((number, word));
            }
            Meaning::Fill => self.parts.numbers.push((number, word)),
        }
        Ok(())
    }

    fn sort_word(&mut self, word: &'a Word) -> Result<(), OrderError> {
        let meanings = self.vocabulary.meanings(&word.text, &self.wanted);
        match self.one(&word.text, meanings, word)? {
            Meaning::Kind(kind) => {
                self.parts.tiles.push(Found { kind, pictured: None, word });
            }
            Meaning::Verb(verb) => self.parts.verbs.push((verb, word)),
            Meaning::Fill => {}
        }
        Ok(())
    }

    fn one(&self, text: &str, meanings: Vec<Meaning>, word: &Word) -> Result<Meaning, OrderError> {
        match meanings.as_slice() {
            [] => Err(self.unknown(word)),
            &[meaning] => Ok(meaning),
            // None of them is asked for now, so the first is as good as any.
            &[meaning, ..] if !self.wanted.contains(&meaning) => Ok(meaning),
            _ => {
                let both = OneOf(meanings.into_iter().map(Meaning::word).collect());
                Err(OrderError::at(word, format!("{text} can mean {both}; write a little more")))
            }
        }
    }

    fn unknown(&self, word: &Word) -> OrderError {
        let decision = self.question.decision;
        let (asks, such) = (decision.description().asks, self.question.such(";", |_| true));
        let sentence =
            format!("{} is not a word of an order; you are asked to {asks}{such}", word.text);
        OrderError::at(word, sentence)
            .citing(decision.id())
            .suggesting(&word.text, self.vocabulary.words(&self.wanted))
    }
}

fn is_column(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h'])
}

/// The segment with a number.
pub(in super::super) fn segment(number: u32, word: &Word) -> Result<Segment, OrderError> {
    Segment::from_label(&format!("s{number}")).ok_or_else(|| {
        OrderError::at(word, format!("there is no s{number}; the segments are s1 to s31"))
    })
}

//! The words of an order one after another: what each may be, and what it is
//! where it stands.

use super::super::action::StoreName;
use super::super::board::Place;
use super::super::decision::Decision;
use super::super::steps;
use super::super::vocabulary::{Meaning, Thing, Verb, Vocabulary};
use super::shapes::{Shape, shapes, small};
use super::{Asked, Misread};
use crate::engine::doubt::is_negation;
use crate::engine::order::nearest;
use crate::engine::plan::keywords::{Keyword, keyword};
use crate::engine::plan::{Limit, limit_before, limit_behind};
use crate::engine::words::{Meant, check_whole};
use crate::engine::{Order, OrderError, Word};
use crate::games::sentences::Typed;

#[derive(Debug, Clone)]
struct Token<'a> {
    shape: Shape,
    word: &'a Word,
    /// A comma or an «and» keeps it apart from what is before it.
    apart: bool,
}

/// An order being read, word after word.
pub(super) struct Words<'a> {
    pub(super) asked: &'a Asked<'a>,
    pub(super) order: &'a Order,
    vocabulary: &'a Vocabulary,
    tokens: Vec<Token<'a>>,
    at: usize,
}

impl<'a> Words<'a> {
    pub(super) fn of(
        asked: &'a Asked<'a>,
        order: &'a Order,
        vocabulary: &'a Vocabulary,
    ) -> Result<Words<'a>, OrderError> {
        let mut words = Words { asked, order, vocabulary, tokens: Vec::new(), at: 0 };
        let mut end = order.span().start;
        let mut apart = false;
        for word in &order.words {
            check_whole(order, word)?;
            let between = order.line.get(end..word.span.start).unwrap_or_default();
            apart |= between.contains([',', '.', '+', '&', '/']);
            end = word.span.end;
            for shape in shapes(vocabulary, word)? {
                let fill = matches!(&shape, Shape::Letters(text) if words.is_fill_word(text));
                let joins = matches!(&shape, Shape::Letters(text)
                    if words.means(text, Meaning::Thing(Thing::And)));
                words.tokens.push(Token { shape, word, apart });
                apart = joins || (apart && fill);
            }
        }
        Ok(words)
    }

    fn means(&self, text: &str, meaning: Meaning) -> bool {
        self.vocabulary.means(text, |other| other == meaning)
    }

    fn is_fill_word(&self, text: &str) -> bool {
        let [and, within] = [Thing::And, Thing::In].map(Meaning::Thing);
        self.vocabulary
            .means(text, |meaning| meaning == Meaning::Fill || meaning == and || meaning == within)
    }

    fn token(&self, ahead: usize) -> Option<&Token<'a>> {
        self.tokens.get(self.at + ahead)
    }

    /// The word at hand, or the last one.
    pub(super) fn word(&self) -> &'a Word {
        let token = self.tokens.get(self.at).or_else(|| self.tokens.last());
        token.map_or(&self.order.words[0], |token| token.word)
    }

    /// How far we are; to come back to.
    pub(super) fn mark(&self) -> usize {
        self.at
    }

    pub(super) fn back_to(&mut self, mark: usize) {
        self.at = mark;
    }

    /// Is nothing left that means anything?
    pub(super) fn at_end(&mut self) -> bool {
        while let Some(length) = self.fill() {
            self.at += length;
        }
        self.at >= self.tokens.len()
    }

    /// Is the next word kept apart from the one before it?
    pub(super) fn apart(&mut self) -> bool {
        self.at_end();
        self.token(0).is_none_or(|token| token.apart)
    }

    /// The texts from here on, as far as they are letters.
    fn texts(&self) -> Vec<&str> {
        let rest = self.tokens.get(self.at..).unwrap_or_default();
        let letters = rest.iter().map_while(|token| match &token.shape {
            Shape::Letters(text) => Some(text.as_str()),
            Shape::Number(_) | Shape::Place(_) | Shape::Store(_) => None,
        });
        letters.collect()
    }

    /// Does a word right here negate the one before it?
    pub(super) fn negates(&self) -> bool {
        self.texts().first().is_some_and(|text| is_negation(text))
    }

    /// The number of words here that mean nothing.
    fn fill(&self) -> Option<usize> {
        let texts = self.texts();
        let phrase = self.vocabulary.phrase(&texts, &[Meaning::Fill]);
        phrase
            .map(|(_, length)| length)
            .or_else(|| texts.first().filter(|text| self.is_fill_word(text)).map(|_| 1))
    }

    /// The next word, if it is one of those that are `wanted` here; words that
    /// mean nothing are passed over.
    pub(super) fn next(
        &mut self,
        wanted: &[Meaning],
    ) -> Result<Option<(Meaning, &'a Word)>, OrderError> {
        let start = self.at;
        loop {
            if let Some((meaning, length)) = self.here(wanted)? {
                let word = self.word();
                self.at += length;
                return Ok(Some((meaning, word)));
            }
            match self.fill() {
                Some(length) => self.at += length,
                None => break,
            }
        }
        self.at = start;
        Ok(None)
    }

    /// The same without moving on.
    pub(super) fn peek(&mut self, wanted: &[Meaning]) -> Result<Option<Meaning>, OrderError> {
        let start = self.at;
        let found = self.next(wanted);
        self.at = start;
        Ok(found?.map(|(meaning, _)| meaning))
    }

    /// The same for verbs.
    pub(super) fn next_verb(
        &mut self,
        wanted: &[Verb],
    ) -> Result<Option<(Verb, &'a Word)>, OrderError> {
        let wanted: Vec<Meaning> = wanted.iter().copied().map(Meaning::Verb).collect();
        Ok(self.next(&wanted)?.and_then(|(found, word)| {
            if let Meaning::Verb(verb) = found { Some((verb, word)) } else { None }
        }))
    }

    pub(super) fn next_is(&mut self, wanted: Meaning) -> Result<bool, OrderError> {
        Ok(self.next(&[wanted])?.is_some())
    }

    pub(super) fn next_thing(&mut self, thing: Thing) -> Result<bool, OrderError> {
        self.next_is(Meaning::Thing(thing))
    }

    /// What the word right here is, among those `wanted`, and its length.
    fn here(&self, wanted: &[Meaning]) -> Result<Option<(Meaning, usize)>, OrderError> {
        let texts = self.texts();
        let Some(text) = texts.first() else { return Ok(None) };
        if let Some(phrase) = self.vocabulary.phrase(&texts, wanted) {
            return Ok(Some(phrase));
        }
        let mut meanings = self.vocabulary.meanings(text, wanted);
        meanings.retain(|meaning| wanted.contains(meaning));
        match meanings.as_slice() {
            [] => Ok(None),
            &[meaning] => Ok(Some((meaning, 1))),
            _ => {
                let meanings = Typed::one_of(meanings.into_iter().map(Meant::word));
                let misread = Misread::CanMean { word: (*text).to_owned(), meanings };
                Err(OrderError::at(self.word(), misread))
            }
        }
    }

    /// A word that joins orders, or says how a number is meant, right here.
    pub(super) fn keyword(&mut self, wanted: &[Keyword]) -> Option<Keyword> {
        let (found, length) = keyword(&self.texts(), wanted)?;
        self.at += length;
        Some(found)
    }

    /// `at least`, `at most`, right here.
    pub(super) fn limit_before(&mut self) -> Option<Limit> {
        let (limit, length) = limit_before(&self.texts())?;
        self.at += length;
        Some(limit)
    }

    /// `or more`, `or less`, right here.
    pub(super) fn limit_behind(&mut self) -> Option<Limit> {
        let (limit, length) = limit_behind(&self.texts())?;
        self.at += length;
        Some(limit)
    }

    /// How many words of the order lie behind us.
    pub(super) fn eaten(&self) -> usize {
        let rest = self.tokens.get(self.at);
        let at = rest
            .and_then(|rest| self.order.words.iter().position(|word| word.span == rest.word.span));
        at.unwrap_or(self.order.words.len())
    }

    /// A number that stands right here.
    pub(super) fn digits(&mut self) -> Option<(u32, &'a Word)> {
        let token = self.token(0)?;
        let Shape::Number(number) = token.shape else { return None };
        let word = token.word;
        self.at += 1;
        Some((number, word))
    }

    /// A count in front of something, or behind it: digits, or a number's word
    /// that is not an article or a preposition, too.
    pub(super) fn count(&mut self) -> Result<Option<(u32, &'a Word)>, OrderError> {
        let start = self.at;
        while let Some(length) = self.fill() {
            self.at += length;
        }
        if let Some(found) = self.digits() {
            return Ok(Some(found));
        }
        let numbers: Vec<Meaning> = Meaning::numbers().collect();
        if let Some((Meaning::Number(number), 1)) = self.here(&numbers)? {
            let word = self.word();
            self.at += 1;
            return Ok(Some((number.into(), word)));
        }
        self.at = start;
        Ok(None)
    }

    /// The number of an action: a count, or an article that is one.
    pub(super) fn argument(&mut self) -> Result<Option<(u8, &'a Word)>, OrderError> {
        let numbers: Vec<Meaning> = Meaning::numbers().collect();
        let one = self.here(&numbers)?;
        if let Some((Meaning::Number(number), length)) = one {
            let word = self.word();
            self.at += length;
            return Ok(Some((number, word)));
        }
        self.count()?.map(|(number, word)| Ok((small(number, word)?, word))).transpose()
    }

    /// A place of the board: `c4`, `c 4`.
    pub(super) fn place(&mut self) -> Option<(Place, &'a Word)> {
        let start = self.at;
        loop {
            let (first, word) = (self.token(0).map(|token| &token.shape), self.word());
            if let Some(&Shape::Place(place)) = first {
                self.at += 1;
                return Some((place, word));
            }
            if let (Some(Shape::Letters(letter)), Some(Shape::Number(row))) =
                (first, self.token(1).map(|token| &token.shape))
                && let Some(place) = Place::from_label(&format!("{letter}{row}"))
            {
                self.at += 2;
                return Some((place, word));
            }
            match self.fill() {
                Some(length) => self.at += length,
                None => break,
            }
        }
        self.at = start;
        None
    }

    /// A store written in one word, such as `clove2b`.
    pub(super) fn store_word(&mut self) -> Option<(StoreName, &'a Word)> {
        let start = self.at;
        self.at_end();
        if let Some(&Token { shape: Shape::Store(store), word, .. }) = self.token(0) {
            self.at += 1;
            return Some((store, word));
        }
        self.at = start;
        None
    }

    /// What is wrong with the word at hand, which has no place here.
    pub(super) fn stray(&mut self, begun: bool) -> OrderError {
        self.at_end();
        let word = self.word();
        let such = self.such();
        let verbs: Vec<Meaning> = Meaning::verbs().chain(Meaning::columns()).collect();
        if let Ok(Some((meaning, _))) = self.here(&verbs)
            && !(begun && self.is_of_actions(meaning))
        {
            return self.elsewhere(word);
        }
        let all: Vec<Meaning> = Meaning::all().collect();
        let known = match self.token(0).map(|token| &token.shape) {
            Some(Shape::Letters(text)) => !self.vocabulary.meanings(text, &all).is_empty(),
            Some(_) | None => true,
        };
        if known && !begun {
            return self.whole(Misread::WhatToDo(such));
        }
        if known {
            return self.no_part(word);
        }
        let written = word.text.clone();
        let misread = match self.asked.decision {
            Some(decision) => Misread::NoWordForThis { word: written, decision, such },
            None => Misread::NoWord { word: written, such },
        };
        let mut error = self.cite(OrderError::at(word, misread));
        error.did_you_mean = nearest(&word.text, all.iter().map(|meaning| meaning.word()))
            .or_else(|| nearest(&word.text, self.vocabulary.words(&all)));
        error
    }

    pub(super) fn no_part(&self, word: &Word) -> OrderError {
        let misread = Misread::NoPart { word: word.text.clone(), such: self.such() };
        self.cite(OrderError::at(word, misread))
    }

    /// Does this word belong to the question, though not here? Actions have
    /// words for all but the short orders.
    fn is_of_actions(&self, word: Meaning) -> bool {
        let (lines, short): (Vec<_>, Vec<_>) = Decision::all().partition(|it| it.takes_steps());
        let understood = |all: &[Decision]| all.iter().any(|it| it.understands(word));
        self.asked.decision.is_some_and(Decision::acts)
            && (steps::is_step(word) || understood(&lines) || !understood(&short))
    }

    /// A word that answers another question.
    pub(super) fn elsewhere(&self, word: &Word) -> OrderError {
        let misread = match self.asked.decision {
            None => Misread::NoPlace { word: word.text.clone() },
            Some(decision) => Misread::Elsewhere { decision, such: self.such() },
        };
        self.cite(OrderError::at(word, misread))
    }

    /// The same with the decision that is asked for, if one is.
    pub(super) fn cite(&self, error: OrderError) -> OrderError {
        match self.asked.decision {
            Some(decision) => error.citing(decision.id()),
            None => error,
        }
    }

    /// Refuses what is left over after a whole order.
    pub(super) fn finish(&mut self) -> Result<(), OrderError> {
        // «The flag tile to c0»: said where nothing hangs on it.
        while self.next_is(Meaning::Verb(Verb::Tile))? {}
        if self.at_end() { Ok(()) } else { Err(self.stray(true)) }
    }
}

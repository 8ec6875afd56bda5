//! The words of an order one after another: what each may be, and what it is
//! where it stands.

use super::super::action::{StoreKind, StoreName};
use super::super::board::Place;
use super::super::tiles::{Colony, Spice};
use super::super::vocabulary::{Meaning, Thing, Verb, Vocabulary};
use super::{Asked, Question};
use crate::engine::order::nearest;
use crate::engine::{Order, OrderError, Word};
use crate::games::sentences::OneOf;
use crate::games::words::{Meant, check_whole, number};

/// Places of a plantation (G91).
const PLACES: std::ops::RangeInclusive<u8> = 1..=3;

/// What a word is by its letters and digits alone.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Form {
    Letters(String),
    Number(u32),
    Place(Place),
    Store(StoreName),
}

#[derive(Debug, Clone)]
struct Token<'a> {
    form: Form,
    word: &'a Word,
    /// A comma or an «and» keeps it apart from what is before it.
    apart: bool,
}

/// An order being read, word after word.
pub(super) struct Words<'a> {
    pub(super) asked: &'a Asked<'a>,
    pub(super) question: Question,
    pub(super) order: &'a Order,
    vocabulary: &'a Vocabulary,
    tokens: Vec<Token<'a>>,
    at: usize,
}

impl<'a> Words<'a> {
    pub(super) fn of(
        asked: &'a Asked<'a>,
        question: Question,
        order: &'a Order,
        vocabulary: &'a Vocabulary,
    ) -> Result<Words<'a>, OrderError> {
        let mut words = Words { asked, question, order, vocabulary, tokens: Vec::new(), at: 0 };
        let mut end = order.span().start;
        let mut apart = false;
        for word in &order.words {
            check_whole(order, word)?;
            let between = order.line.get(end..word.span.start).unwrap_or_default();
            apart |= between.contains([',', '.', '+', '&', '/']);
            end = word.span.end;
            for form in words.forms(word)? {
                let fill = matches!(&form, Form::Letters(text) if words.is_fill_word(text));
                let joins = matches!(&form, Form::Letters(text)
                    if words.means(text, Meaning::Thing(Thing::And)));
                words.tokens.push(Token { form, word, apart });
                apart = joins || (apart && fill);
            }
        }
        Ok(words)
    }

    /// What a word can be; `2x`, `bid5` and `2clove` are two things.
    fn forms(&self, word: &Word) -> Result<Vec<Form>, OrderError> {
        let text = word.text.as_str();
        let digit = |letter: char| letter.is_ascii_digit();
        let letters = |text: &str| Form::Letters(text.to_owned());
        let Some(first) = text.find(digit) else {
            return Ok(vec![self.later_store(text).map_or_else(|| letters(text), Form::Store)]);
        };
        let (before, rest) = text.split_at(first);
        let (digits, after) = rest.split_at(rest.find(|c| !digit(c)).unwrap_or(rest.len()));
        if let Some(place) = Place::from_label(text) {
            return Ok(vec![Form::Place(place)]);
        }
        let count = number(digits, word)?;
        match (before, after) {
            ("" | "x", "") | ("", "x" | "d" | "\u{d7}") => Ok(vec![Form::Number(count)]),
            ("", unit) if unit.chars().all(char::is_alphabetic) => {
                Ok(vec![Form::Number(count), letters(unit)])
            }
            (label, "") if label.chars().count() == 1 => {
                let sentence = format!(
                    "there is no {text}; the board is a1 to e5, in a ring of \
                     a0 to e0, f1 to f5, a6 to e6 and z1 to z5"
                );
                Err(OrderError::at(word, sentence))
            }
            (name, after) if !name.is_empty() => match (self.spice(name), nth(after)) {
                (Some(spice), Some(nth)) => {
                    let places = u8::try_from(count).unwrap_or(u8::MAX);
                    plantation(spice, places, nth, word).map(|store| vec![Form::Store(store)])
                }
                (None, _) if after.is_empty() => Ok(vec![letters(name), Form::Number(count)]),
                _ => Ok(vec![letters(text)]),
            },
            _ => Ok(vec![letters(text)]),
        }
    }

    fn spice(&self, text: &str) -> Option<Spice> {
        let wanted: Vec<Meaning> = Meaning::spices().collect();
        match self.vocabulary.meanings(text, &wanted).as_slice() {
            &[Meaning::Spice(spice)] => Some(spice),
            _ => None,
        }
    }

    /// `mixedb`: the second mixed crop. Its first is two words, or one that
    /// means something else, too.
    fn later_store(&self, text: &str) -> Option<StoreName> {
        if !self.vocabulary.meanings(text, &[]).is_empty() {
            return None;
        }
        let mut letters = text.chars();
        let nth = nth(letters.next_back()?.encode_utf8(&mut [0; 4]))?;
        let name = letters.as_str();
        let kind = if name == Thing::Mixed.word() {
            StoreKind::MixedCrop
        } else {
            StoreKind::Colony(Colony::ALL.into_iter().find(|colony| colony.word() == name)?)
        };
        Some(StoreName { kind, nth })
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
        let letters = rest.iter().map_while(|token| match &token.form {
            Form::Letters(text) => Some(text.as_str()),
            Form::Number(_) | Form::Place(_) | Form::Store(_) => None,
        });
        letters.collect()
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
                let both = OneOf(meanings.into_iter().map(Meant::word).collect());
                let sentence = format!("{text} can mean {both}; write a little more");
                Err(OrderError::at(self.word(), sentence))
            }
        }
    }

    /// A number that stands right here.
    pub(super) fn digits(&mut self) -> Option<(u32, &'a Word)> {
        let token = self.token(0)?;
        let Form::Number(number) = token.form else { return None };
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
            let (first, word) = (self.token(0).map(|token| &token.form), self.word());
            if let Some(&Form::Place(place)) = first {
                self.at += 1;
                return Some((place, word));
            }
            if let (Some(Form::Letters(letter)), Some(Form::Number(row))) =
                (first, self.token(1).map(|token| &token.form))
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
        match self.token(0).map(|token| (&token.form, token.word)) {
            Some((&Form::Store(store), word)) => {
                self.at += 1;
                Some((store, word))
            }
            _ => {
                self.at = start;
                None
            }
        }
    }

    /// What is wrong with the word at hand, which has no place here.
    pub(super) fn stray(&mut self, begun: bool) -> OrderError {
        self.at_end();
        let word = self.word();
        let example = &self.asked.example;
        let verbs: Vec<Meaning> = Meaning::verbs().chain(Meaning::columns()).collect();
        if let Ok(Some((Meaning::Verb(_) | Meaning::Column(_), _))) = self.here(&verbs) {
            return self.elsewhere(word);
        }
        let all: Vec<Meaning> = Meaning::all().collect();
        let known = match self.token(0).map(|token| &token.form) {
            Some(Form::Letters(text)) => !self.vocabulary.meanings(text, &all).is_empty(),
            Some(_) | None => true,
        };
        if known && !begun {
            let sentence = format!("say what to do with it; for example: {example}");
            return OrderError::whole(self.order, sentence).citing(self.question.decision);
        }
        if known {
            let sentence =
                format!("{} has no part in this order; for example: {example}", word.text);
            return OrderError::at(word, sentence).citing(self.question.decision);
        }
        let Question { decision, asked } = self.question;
        let sentence = format!(
            "{} is not a word of an order; you are asked to {asked}, for example: {example}",
            word.text
        );
        let mut error = OrderError::at(word, sentence).citing(decision);
        error.did_you_mean = nearest(&word.text, all.iter().map(|meaning| meaning.word()))
            .or_else(|| nearest(&word.text, self.vocabulary.words(&all)));
        error
    }

    /// A word that answers another question.
    pub(super) fn elsewhere(&self, word: &Word) -> OrderError {
        let Question { decision, asked } = self.question;
        let example = &self.asked.example;
        let sentence = format!("you are asked to {asked} now; for example: {example}");
        OrderError::at(word, sentence).citing(decision)
    }

    /// Refuses what is left over after a whole order.
    pub(super) fn finish(&mut self) -> Result<(), OrderError> {
        // «The flag tile to c0»: said where nothing hangs on it.
        while self.next_is(Meaning::Verb(Verb::Tile))? {}
        if self.at_end() { Ok(()) } else { Err(self.stray(true)) }
    }
}

/// The first of equal stores has no letter, the second a `b` (see
/// [`StoreName`]).
pub(super) fn nth(letter: &str) -> Option<u8> {
    match letter.as_bytes() {
        [] => Some(0),
        &[letter @ b'b'..=b'w' | letter @ b'y'..=b'z'] => Some(letter - b'a'),
        _ => None,
    }
}

/// The store of a plantation.
pub(super) fn plantation(
    spice: Spice,
    places: u8,
    nth: u8,
    word: &Word,
) -> Result<StoreName, OrderError> {
    if PLACES.contains(&places) {
        return Ok(StoreName { kind: StoreKind::Plantation(spice, places), nth });
    }
    let sentence = format!("{spice} plantations are {spice}1, {spice}2 and {spice}3");
    Err(OrderError::at(word, sentence).citing("G91"))
}

/// A number of things, which is never large.
pub(super) fn small(number: u32, word: &Word) -> Result<u8, OrderError> {
    u8::try_from(number)
        .map_err(|_| OrderError::at(word, format!("{number} is too large a number for this game")))
}

//! What a word is by its letters and digits alone.

use super::super::action::{StoreKind, StoreName};
use super::super::board::Place;
use super::super::tiles::{Colony, Spice};
use super::super::vocabulary::{Meaning, Thing, Vocabulary};
use super::Misread;
use crate::engine::words::{Meant as _, number, too_large};
use crate::engine::{OrderError, Word};
use crate::games::sentences::{All, Typed};

/// Places of a plantation (G91).
const PLACES: std::ops::RangeInclusive<u8> = 1..=3;

/// What a word is by its letters and digits alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Shape {
    Letters(String),
    Number(u32),
    Place(Place),
    Store(StoreName),
}

/// What a word can be; `2x`, `bid5` and `2clove` are two things.
pub(super) fn shapes(vocabulary: &Vocabulary, word: &Word) -> Result<Vec<Shape>, OrderError> {
    let text = word.text.as_str();
    let digit = |letter: char| letter.is_ascii_digit();
    let letters = |text: &str| Shape::Letters(text.to_owned());
    let Some(first) = text.find(digit) else {
        return Ok(vec![later_store(vocabulary, text).map_or_else(|| letters(text), Shape::Store)]);
    };
    let (before, rest) = text.split_at(first);
    let (digits, after) = rest.split_at(rest.find(|c| !digit(c)).unwrap_or(rest.len()));
    if let Some(place) = Place::from_label(text) {
        return Ok(vec![Shape::Place(place)]);
    }
    let count = number(digits, word)?;
    match (before, after) {
        ("" | "x", "") | ("", "x" | "d" | "\u{d7}") => Ok(vec![Shape::Number(count)]),
        ("", unit) if unit.chars().all(char::is_alphabetic) => {
            Ok(vec![Shape::Number(count), letters(unit)])
        }
        (label, "") if label.chars().count() == 1 => {
            Err(OrderError::at(word, Misread::NoSuchPlace { word: text.to_owned() }))
        }
        (name, after) if !name.is_empty() => match (spice(vocabulary, name), nth(after)) {
            (Some(spice), Some(nth)) => {
                let places = u8::try_from(count).unwrap_or(u8::MAX);
                plantation(spice, places, nth, word).map(|store| vec![Shape::Store(store)])
            }
            (None, _) if after.is_empty() => Ok(vec![letters(name), Shape::Number(count)]),
            _ => Ok(vec![letters(text)]),
        },
        _ => Ok(vec![letters(text)]),
    }
}

fn spice(vocabulary: &Vocabulary, text: &str) -> Option<Spice> {
    let wanted: Vec<Meaning> = Meaning::spices().collect();
    match vocabulary.meanings(text, &wanted).as_slice() {
        &[Meaning::Spice(spice)] => Some(spice),
        _ => None,
    }
}

/// `mixedb`: the second mixed crop. Its first is two words, or one that
/// means something else, too.
fn later_store(vocabulary: &Vocabulary, text: &str) -> Option<StoreName> {
    if !vocabulary.meanings(text, &[]).is_empty() {
        return None;
    }
    let mut letters = text.chars();
    let nth = nth(letters.next_back()?.encode_utf8(&mut [0; 4]))?;
    let name = letters.as_str();
    let kind = if name == Meaning::Thing(Thing::Mixed).word() {
        StoreKind::MixedCrop
    } else {
        StoreKind::Colony(Colony::ALL.into_iter().find(|colony| colony.word() == name)?)
    };
    Some(StoreName { kind, nth })
}

/// The first of equal stores has no letter, the second a `b` (see
/// [`StoreName`]).
pub(super) fn nth(letter: &str) -> Option<u8> {
    match letter.as_bytes() {
        [] => Some(0),
        &[letter @ (b'b'..=b'w' | b'y'..=b'z')] => Some(letter - b'a'),
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
    let kinds = PLACES.map(|places| StoreKind::Plantation(spice, places));
    let plantations = All(kinds.map(|kind| Typed::of(StoreName { kind, nth: 0 })).collect());
    Err(OrderError::at(word, Misread::NoSuchPlantation { spice, plantations }).citing("G91"))
}

/// A number of things, which is never large.
pub(super) fn small(number: u32, word: &Word) -> Result<u8, OrderError> {
    u8::try_from(number).map_err(|_| too_large(&number.to_string(), word))
}

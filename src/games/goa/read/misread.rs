//! Why words can't be read as an order, a wish or a condition.

use super::super::board::Place;
use super::super::decision::Decision;
use super::super::tiles::Spice;
use crate::engine::Sentence;
use crate::games::sentences::{All, OneOf, Such, Typed};

#[cfg(test)]
mod examples;
mod said;

/// Why something can't be read. A `word` is as it was written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(test, derive(strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(derive(strum::VariantArray), name(MisreadKind)))]
pub(in super::super) enum Misread {
    #[error("nothing is asked of you now")]
    NothingAsked,
    #[error("{0}?{1}")]
    Missing(Missing, Such),
    #[error("say what to do with it{0}")]
    WhatToDo(Such),
    #[error("how much? name an amount, or pass{0}")]
    HowMuch(Such),

    // Words.
    #[error("{word} is not a word of an order; you are asked to {}{such}", .decision.asks())]
    NoWordForThis { word: String, decision: Decision, such: Such },
    #[error("{word} is not a word of an order{such}")]
    NoWord { word: String, such: Such },
    #[error("{word} is not a word of a condition; for example: {}", condition())]
    NoWordOfFact { word: String },
    #[error("{word} can mean {meanings}; write a little more")]
    CanMean { word: String, meanings: OneOf<Typed> },
    #[error("{word} has no part in this order{such}")]
    NoPart { word: String, such: Such },
    #[error("{word} has no place in this line")]
    NoPlace { word: String },
    #[error("you are asked to {} now{such}", .decision.asks())]
    Elsewhere { decision: Decision, such: Such },

    // What there is.
    #[error("there is no tile on {0}; tiles lie on a1 to e5")]
    NoCell(Place),
    #[error(
        "there is no {word}; the board is a1 to e5, in a ring of a0 to e0, f1 to f5, a6 to e6 and z1 to z5"
    )]
    NoSuchPlace { word: String },
    #[error("{spice} plantations are {plantations}")]
    NoSuchPlantation { spice: Spice, plantations: All<Typed> },
    #[error("you have no {0} plantation")]
    NoPlantation(Spice),
    #[error("you have no card {word}")]
    NoCard { word: String },
    #[error("the cards with a number are {0}")]
    CountedCards(All<Typed>),
    #[error("nobody plays {word}; there are {seats}")]
    NobodyPlays { word: String, seats: OneOf<Typed> },
    #[error("there are 10 ducats to take")]
    TenDucats,
    #[error("these are more than there can be")]
    TooMany,
    #[error("0 of a spice is none; leave it out")]
    NoneOfSpice,
    #[error("{count} do not fit in {store}")]
    DoNotFit { count: u8, store: Typed },
    #[error("how many is not yours to say; leave the number out")]
    NotYoursToSay,

    // One of several.
    #[error("{one} or {two}? name only one")]
    OnlyOne { one: Typed, two: Typed },
    #[error("{one} or {two}? say one of the two")]
    OneOfTwo { one: Typed, two: Typed },
    #[error("{one} or {two}? one action at a time")]
    OneAction { one: String, two: String },
    #[error("{0}, or more to do? say one of the two")]
    DoneOrMore(Typed),
    #[error("an extra action, or none? say one of them")]
    ExtraOrNone,
    #[error("which tile? {0}")]
    WhichTile(OneOf<Typed>),
    #[error("which store? {0}")]
    WhichStore(OneOf<Typed>),
    #[error("which card? {0}")]
    WhichCard(OneOf<Typed>),
    #[error("one card or two? write {one}, or: {two}")]
    OneCardOrTwo { one: Typed, two: Typed },
    #[error("whose row? {0}")]
    WhoseRow(OneOf<Typed>),
    #[error("which seat? {0}")]
    WhichSeat(OneOf<Typed>),

    // Spices.
    #[error("{0} of what? name the spice, and then how many")]
    OfWhat(u32),
    #[error("{store} is a store; write {count} for so many, {place} for the place")]
    StoreOrCount { store: Typed, count: Typed, place: Typed },
    #[error("{store} is a store; write {place} for the place")]
    Store { store: Typed, place: Typed },
    #[error("{spice} for which store? yours are {stores}")]
    ForWhichStore { spice: Spice, stores: OneOf<Typed> },
}

/// What is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display)]
#[cfg_attr(test, derive(strum::VariantArray))]
pub(in super::super) enum Missing {
    #[strum(to_string = "this leaves something open; which one")]
    WhichOne,
    #[strum(to_string = "which two markers")]
    TwoMarkers,
    #[strum(to_string = "where to")]
    WhereTo,
    #[strum(to_string = "which tile")]
    Tile,
    #[strum(to_string = "for the tile on which cell")]
    Cell,
    #[strum(to_string = "use which tile")]
    UseTile,
    #[strum(to_string = "take what")]
    Take,
    #[strum(to_string = "play which card")]
    PlayCard,
    #[strum(to_string = "discard which card")]
    DiscardCard,
    #[strum(to_string = "drop which plantation")]
    DropPlantation,
    #[strum(to_string = "in which column")]
    Column,
    #[strum(to_string = "which colony")]
    Colony,
    #[strum(to_string = "which action")]
    Action,
    #[strum(to_string = "an extra action, for what")]
    ExtraForWhat,
    #[strum(to_string = "how much")]
    Amount,
    #[strum(to_string = "bid how much")]
    Bid,
    #[strum(to_string = "up to how much")]
    UpTo,
    #[strum(to_string = "jump to how much")]
    Jump,
    #[strum(to_string = "if how much")]
    If,
}

impl From<Misread> for Sentence {
    fn from(misread: Misread) -> Sentence {
        Sentence::of(&misread, Some(said::said(&misread)))
    }
}

fn condition() -> Typed {
    Typed::of("if I have pepper")
}

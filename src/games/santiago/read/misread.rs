//! Why words are no order, no wish and no condition.

use super::super::plan::{Fact, Wish};
use super::super::vocabulary::Verb;
use super::super::{Decision, Kind, Segment};
use crate::engine::Sentence;
use crate::engine::plan::Amount;
use crate::games::sentences::{OneOf, Such, Typed};
use std::fmt;

#[cfg(test)]
mod examples;
mod said;

/// Why something can't be read. A `word` is as it was written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(test, derive(strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(derive(strum::VariantArray), name(MisreadKind)))]
pub(in super::super) enum Misread {
    // Words.
    #[error("nothing is asked of you now")]
    NothingAsked,
    #[error("{word} is not a word of an order; you are asked to {}{such}", .decision.description().asks)]
    NoWordForThis { word: String, decision: Decision, such: Such },
    #[error("{word} is not a word of an order")]
    NoWord { word: String },
    #[error("{word} is not a word of a condition; for example: {}", conditions())]
    NoWordOfFact { word: String },
    #[error("{word} can mean {meanings}; write a little more")]
    CanMean { word: String, meanings: OneOf<Typed> },
    #[error("{word} has no place here; write {forms}")]
    Stray { word: String, forms: OneOf<Typed> },
    #[error("of this kind there are {} and {}", tile(*.0, 1), tile(*.0, 2))]
    NoTile(Kind),
    #[error("there is no {word}; the squares are a1 to h6")]
    NoSquare { word: String },
    #[error("there is no s{0}; the segments are s1 to s31")]
    NoSegment(u32),

    // Answers.
    #[error("you are asked to {} now{such}", .decision.description().asks)]
    Elsewhere { decision: Decision, such: Such },
    #[error("say what to do with it{0}")]
    WhatToDo(Such),
    #[error("this leaves something open{0}")]
    Open(Such),
    #[error("no {kind} is on offer; you may take {offer}")]
    NotOffered { kind: Typed, offer: OneOf<Typed> },
    #[error("{0}? say which")]
    WhichOf(OneOf<Typed>),
    #[error("which tile? you may take {0}")]
    WhichTile(OneOf<Typed>),
    #[error("where? a canal may lie on {0}")]
    WhereCanal(OneOf<Segment>),
    #[error("which place? proposed are {0}")]
    WhichProposed(OneOf<Segment>),
    #[error("how much? name an amount, or pass{0}")]
    HowMuch(Such),
    #[error("on which square?{0}")]
    WhichSquare(Such),
    #[error("{amount} for which place?{such}")]
    ForWhichPlace { amount: u32, such: Such },

    // Wishes.
    #[error("{word}, or {other}? say one of the two")]
    NoAndMore { word: String, other: Typed },
    #[error("a tile is always placed; name a square")]
    AlwaysPlaced,
    #[error("say what to do: {0}")]
    WhatToDoAtAll(OneOf<Typed>),
    #[error("{one} or {two}? name only one")]
    Twice { one: Typed, two: Typed },
    #[error("{one} or {two}? name only one, or write {} between them", or())]
    TwiceInPlan { one: Typed, two: Typed },
    #[error("name the amount, or the most, as in {}", up_to())]
    AmountOrMost,
    #[error("on which square? name one, or write {} or {}", near(), best())]
    WhichSquareInPlan,
    #[error("which tile, and where? name a tile and a square")]
    WhichTileWhere,
    #[error("{0} is enough; there is no amount to name here")]
    PlaceIsEnough(Typed),
    #[error("where? write {0}")]
    Where(OneOf<Typed>),
    #[error("for which place? name one of s1 to s31")]
    ForWhichPlaceInPlan,
    #[error("where? name a place, or write {}", best())]
    WhereOrBest,
    #[error("{} or {}? say which, and where", accept(), build())]
    AcceptOrBuild,

    // Conditions.
    #[error("no number belongs to {0}")]
    NoNumber(Typed),
    #[error("one at a time; join two conditions with {} or {}", and(), or())]
    OneAtATime,
    #[error("who? for example: {}", people())]
    Who,
    #[error("how much? for example: {}", amounts())]
    HowMuchInFact,
    #[error("what of it? for example: {}", of_segment(*.0))]
    WhatOfSegment(Segment),
    #[error("this is no condition; for example: {}", conditions())]
    NoFact,
}

impl Misread {
    /// A condition that a number has no part in.
    pub(in super::super) fn no_number(fact: Fact) -> Misread {
        Misread::NoNumber(condition(fact))
    }
}

impl From<Misread> for Sentence {
    fn from(misread: Misread) -> Sentence {
        Sentence::of(&misread, Some(said::said(&misread)))
    }
}

fn tile(kind: Kind, farmers: u8) -> Typed {
    Typed(format!("{}{farmers}", kind.word()))
}

fn condition(fact: impl fmt::Display) -> Typed {
    Typed(format!("if {fact}"))
}

fn conditions() -> OneOf<Typed> {
    Typed::one_of(["if red has passed", "if c4 is watered", "if best sum is 3 or more"])
}

fn people() -> OneOf<Typed> {
    Typed::one_of(["if red has passed", "if somebody has passed", "if I have passed"])
}

fn amounts() -> OneOf<Typed> {
    let amounts = [Amount::Exactly(3), Amount::Least(3), Amount::Most(3)];
    OneOf(amounts.map(|amount| condition(Fact::BestSum(amount))).into())
}

fn of_segment(segment: Segment) -> OneOf<Typed> {
    OneOf([Fact::Built(segment), Fact::Proposed(segment)].map(condition).into())
}

fn or() -> Typed {
    Typed::of("or")
}

fn and() -> Typed {
    Typed::of("and")
}

fn up_to() -> Typed {
    Typed::of(Wish::BidUpTo(6))
}

fn near() -> Typed {
    Typed::of("near c4")
}

fn best() -> Typed {
    Typed::of("best")
}

fn accept() -> Typed {
    Typed::of(Verb::Accept)
}

fn build() -> Typed {
    Typed::of(Verb::Build)
}

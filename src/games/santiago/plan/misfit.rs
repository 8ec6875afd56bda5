//! Why a wish can't be kept, or can't be carried out when its decision has come.

use super::slot::Slot;
use super::wish::{Spot, Wish};
use crate::engine::{Said, Sentence};
use crate::games::santiago::Square;
use crate::games::sentences::{OneOf, Typed};

#[cfg(test)]
mod examples;

/// Why a wish does not fit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(test, derive(strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(derive(strum::VariantArray), name(MisfitKind)))]
pub(in super::super) enum Misfit {
    // When it is filed.
    #[error("{wish} is no answer for {slot}; begin a line of its own for it")]
    OtherDecision { wish: Typed, slot: Typed },
    #[error("there are {0} cubes to bid with")]
    Cubes(u32),
    #[error("nobody will ever have {0}")]
    NeverSoMuch(u32),
    #[error("with so many players no tile is left over")]
    NeverLeftOver,
    #[error("your extra canal is used up")]
    ExtraUsed,
    #[error("{square} is taken; empty are for example {near}")]
    Taken { square: Square, near: OneOf<Square> },
    #[error("all squares near {square} are taken; empty are for example {near}")]
    NearTaken { square: Square, near: OneOf<Square> },
    #[error("canals lie on both sides of {0} already")]
    BothSides(Square),

    // Bids.
    #[error("{0} is no answer here")]
    NoAnswer(Typed),
    #[error("{highest} is bid, so {limit} is not enough")]
    NotEnough { highest: u32, limit: Typed },
    #[error("{highest} is bid, and you have {money}")]
    TooPoor { highest: u32, money: u32 },
    #[error("you have no money to bid")]
    NoMoney,

    // Tiles.
    #[error("{0} is not empty")]
    NotEmpty(Square),
    #[error("no such square is empty: {0}")]
    NoneEmpty(Typed),
    #[error("the tile left over is {leftover}, not {which}")]
    OtherLeftOver { leftover: Typed, which: Typed },
    #[error("the tile may not lie on any such square: {0}")]
    NowhereToLie(Typed),

    // Canals.
    #[error("no canal that may be built would water {0}")]
    NotWatered(Square),
    #[error("no canal would water farmers of yours that are dry")]
    NoneDry,
    #[error("the best canal is worth {0} to you")]
    BestIsWorth(u32),
    #[error("nothing is proposed")]
    NothingProposed,
    #[error("nothing that is proposed would water {0}")]
    NoneProposedThere(Square),
}

impl Misfit {
    pub(super) fn other_decision(wish: Wish, slot: Slot) -> Misfit {
        Misfit::OtherDecision { wish: Typed::of(wish), slot: Typed::of(slot) }
    }

    pub(super) fn no_answer(wish: Wish) -> Misfit {
        Misfit::NoAnswer(Typed::of(wish))
    }

    pub(super) fn none_empty(spot: Spot) -> Misfit {
        Misfit::NoneEmpty(Typed::of(spot))
    }

    fn said(&self) -> Said {
        match self {
            Misfit::OtherDecision { wish, slot } => {
                Said::of("misfit-other-decision", [("wish", wish.into()), ("slot", slot.into())])
            }
            Misfit::Cubes(cubes) => Said::of("misfit-cubes", [("cubes", (*cubes).into())]),
            Misfit::NeverSoMuch(amount) => {
                Said::of("never-so-much", [("amount", (*amount).into())])
            }
            Misfit::NeverLeftOver => Said::of("misfit-never-left-over", []),
            Misfit::ExtraUsed => Said::of("misfit-extra-used", []),
            Misfit::Taken { square, near } => {
                Said::of("misfit-taken", [("square", (*square).into()), ("near", near.into())])
            }
            Misfit::NearTaken { square, near } => {
                Said::of("misfit-near-taken", [("square", (*square).into()), ("near", near.into())])
            }
            Misfit::BothSides(square) => {
                Said::of("misfit-both-sides", [("square", (*square).into())])
            }

            Misfit::NoAnswer(wish) => Said::of("misfit-no-answer", [("wish", wish.into())]),
            Misfit::NotEnough { highest, limit } => Said::of(
                "misfit-not-enough",
                [("highest", (*highest).into()), ("limit", limit.into())],
            ),
            Misfit::TooPoor { highest, money } => Said::of(
                "misfit-too-poor",
                [("highest", (*highest).into()), ("money", (*money).into())],
            ),
            Misfit::NoMoney => Said::of("misfit-no-money", []),

            Misfit::NotEmpty(square) => {
                Said::of("misfit-not-empty", [("square", (*square).into())])
            }
            Misfit::NoneEmpty(spot) => Said::of("misfit-none-empty", [("spot", spot.into())]),
            Misfit::OtherLeftOver { leftover, which } => Said::of(
                "misfit-other-left-over",
                [("leftover", leftover.into()), ("which", which.into())],
            ),
            Misfit::NowhereToLie(spot) => {
                Said::of("misfit-nowhere-to-lie", [("spot", spot.into())])
            }

            Misfit::NotWatered(square) => {
                Said::of("misfit-not-watered", [("square", (*square).into())])
            }
            Misfit::NoneDry => Said::of("misfit-none-dry", []),
            Misfit::BestIsWorth(points) => {
                Said::of("misfit-best-is-worth", [("points", (*points).into())])
            }
            Misfit::NothingProposed => Said::of("misfit-nothing-proposed", []),
            Misfit::NoneProposedThere(square) => {
                Said::of("misfit-none-proposed-there", [("square", (*square).into())])
            }
        }
    }
}

impl From<Misfit> for Sentence {
    fn from(misfit: Misfit) -> Sentence {
        Sentence::of(&misfit, Some(misfit.said()))
    }
}

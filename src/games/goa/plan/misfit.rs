//! Why a wish can't be kept, or can't be carried out when its decision has come.

use super::slot::Slot;
use super::wish::Stake;
use crate::engine::{Arg, Said, Seat, Sentence};
use crate::games::sentences::Typed;

#[cfg(test)]
mod examples;

/// Why a wish, a condition or a decision does not fit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(test, derive(strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(derive(strum::VariantArray), name(MisfitKind)))]
pub(in super::super) enum Misfit {
    // When it is filed.
    #[error("the last row is {0}")]
    LastRow(usize),
    #[error("nobody will ever have {0}")]
    NeverSoMuch(u32),
    #[error("there is no lot {lot}; there are {lots}")]
    NoLot { lot: u8, lots: usize },
    #[error("the first bid would be {jump}, which is more than {most}")]
    JumpTooFar { jump: u32, most: u32 },
    #[error("lot {lot} is yours to sell; write {sell} or {buy}")]
    YoursToSell { lot: u8, sell: Typed, buy: Typed },
    #[error("{seller} sells lot {lot}; you can bid or pass")]
    Sells { seller: Seat, lot: u8 },
    #[error("extra actions are counted from 1")]
    FromOne,
    #[error("an own action begins with one of the six actions, a tile or a card")]
    NoBeginning,
    #[error("{0} is for that tile alone, without an action")]
    TileAlone(Typed),

    // In this round.
    #[error("lots have their numbers once all markers are placed; write {0} for all")]
    NoNumbersYet(Typed),
    #[error("{0} places the flag in this round")]
    PlacesFlag(Seat),
    #[error("you have {extras} extra action{}", if *.extras == 1 { "" } else { "s" })]
    Extras { extras: u8 },

    // When its decision has come.
    #[error("a harvest would bring nothing now, for there is no room")]
    Barren,
    #[error("the next bid is {next}, and yours may be {limit} at most")]
    AboveLimit { next: u32, limit: u32 },
    #[error("the budget leaves {0} for this round")]
    AboveBudget(u32),
    #[error("keeping it costs {keep}, more than {most}")]
    KeepingTooDear { keep: u32, most: u32 },
    #[error("no place there is free")]
    NoPlaceFree,
    #[error("no such tile lies in the grid")]
    NoSuchTile,
    #[error("no such tile can be marked now")]
    NotMarked,
}

impl Misfit {
    pub(super) fn yours_to_sell(lot: u8) -> Misfit {
        let (sell, buy) = (Stake::Sell, Stake::Buy(Some(4)));
        Misfit::YoursToSell { lot, sell: Typed::of(sell), buy: Typed::of(buy) }
    }

    pub(super) fn tile_alone(slot: Slot) -> Misfit {
        Misfit::TileAlone(Typed::of(slot))
    }

    pub(super) fn no_numbers_yet() -> Misfit {
        Misfit::NoNumbersYet(Typed::of(Slot::Lots))
    }

    fn said(&self) -> Said {
        match self {
            Misfit::LastRow(row) => Said::of("goa-misfit-last-row", [("row", Arg::count(*row))]),
            Misfit::NeverSoMuch(amount) => {
                Said::of("never-so-much", [("amount", (*amount).into())])
            }
            Misfit::NoLot { lot, lots } => {
                Said::of("goa-misfit-no-lot", [("lot", (*lot).into()), ("lots", Arg::count(*lots))])
            }
            Misfit::JumpTooFar { jump, most } => Said::of(
                "goa-misfit-jump-too-far",
                [("jump", (*jump).into()), ("most", (*most).into())],
            ),
            Misfit::YoursToSell { lot, sell, buy } => Said::of(
                "goa-misfit-yours-to-sell",
                [("lot", (*lot).into()), ("sell", sell.into()), ("buy", buy.into())],
            ),
            Misfit::Sells { seller, lot } => {
                Said::of("goa-misfit-sells", [("seller", (*seller).into()), ("lot", (*lot).into())])
            }
            Misfit::FromOne => Said::of("goa-misfit-from-one", []),
            Misfit::NoBeginning => Said::of("goa-misfit-no-beginning", []),
            Misfit::TileAlone(slot) => Said::of("goa-misfit-tile-alone", [("slot", slot.into())]),

            Misfit::NoNumbersYet(lots) => {
                Said::of("goa-misfit-no-numbers-yet", [("lots", lots.into())])
            }
            Misfit::PlacesFlag(seat) => {
                Said::of("goa-misfit-places-flag", [("seat", (*seat).into())])
            }
            Misfit::Extras { extras } => {
                Said::of("goa-misfit-extras", [("extras", (*extras).into())])
            }

            Misfit::Barren => Said::of("goa-misfit-barren", []),
            Misfit::AboveLimit { next, limit } => Said::of(
                "goa-misfit-above-limit",
                [("next", (*next).into()), ("limit", (*limit).into())],
            ),
            Misfit::AboveBudget(left) => {
                Said::of("goa-misfit-above-budget", [("left", (*left).into())])
            }
            Misfit::KeepingTooDear { keep, most } => Said::of(
                "goa-misfit-keeping-too-dear",
                [("keep", (*keep).into()), ("most", (*most).into())],
            ),
            Misfit::NoPlaceFree => Said::of("goa-misfit-no-place-free", []),
            Misfit::NoSuchTile => Said::of("goa-misfit-no-such-tile", []),
            Misfit::NotMarked => Said::of("goa-misfit-not-marked", []),
        }
    }
}

impl From<Misfit> for Sentence {
    fn from(misfit: Misfit) -> Sentence {
        Sentence::of(&misfit, Some(misfit.said()))
    }
}

//! Why an action is refused: a sentence that names what would be legal.

use super::data::DataError;
use super::decision::Decision;
use super::{Junction, Segment, Square, Tile};
use crate::engine::{self, Said, Seat};
use crate::games::sentences::{Amounts, OneOf, may_bid};
use std::fmt;

#[cfg(test)]
mod examples;
mod said;

pub(super) use said::asked_to;

/// A number of escudos.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Escudos(pub u32);

impl fmt::Display for Escudos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "escudo" } else { "escudos" })
    }
}

/// Why an action, or a set-up, is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(test, derive(strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(derive(strum::VariantArray), name(ViolationKind)))]
pub enum Violation {
    // Set-up.
    #[error(transparent)]
    Data(#[from] DataError),
    #[error("a table needs players")]
    NoPlayers,
    #[error("the spring needs a junction to stand on")]
    NoJunction,
    #[error("three palms do not fit on the board")]
    NoSquares,
    #[error("{key} cannot be {seat}: {players} players sit at this table")]
    NoSuchSeat { key: &'static str, seat: Seat, players: usize },
    #[error("a palm cannot stand on {palm}, which has the spring's junction {spring} as a corner")]
    PalmAtSpring { palm: Square, spring: Junction },
    #[error("palms cannot stand on {palm} and {other}, which share a side or a corner")]
    PalmsTouch { palm: Square, other: Square },

    // Whose turn, and for what.
    #[error("the game is over")]
    Over,
    #[error("{asked} is asked now, not you")]
    NotAsked { decision: Decision, asked: OneOf<Seat> },
    #[error("you are asked to {} now", .0.description().asks)]
    OtherQuestion(Decision),

    // Bids.
    #[error("a bid is 1 or more; {}", may_bid(.free))]
    BidOfNothing { free: Amounts },
    #[error("{amount} is already bid by {by}; {}", may_bid(.free))]
    BidTaken { amount: u32, by: Seat, free: Amounts },
    #[error("you have {money} and cannot bid {amount}; {}", may_bid(.free))]
    BidAboveMoney { amount: u32, money: Escudos, free: Amounts },
    #[error("you have {money} and cannot bid {amount}; you may pass or bid up to {most}")]
    SealedAboveMoney { amount: u32, money: Escudos, most: u32 },
    #[error("a bid is shown with {cubes} cubes and cannot be {amount}; you may bid 1-{cubes}")]
    SealedAboveCubes { amount: u32, cubes: u32 },

    // Planting.
    #[error("not on offer: {tile}; you may take {offer}")]
    NotOffered { tile: Tile, offer: OneOf<Tile> },
    #[error("the tile left over is {leftover}, not {tile}")]
    NotLeftOver { tile: Tile, leftover: Tile },
    #[error("{square} already holds a tile; the nearest empty squares are {near}")]
    Occupied { square: Square, near: OneOf<Square> },
    #[error("{square} holds a dried tile, which stays; the nearest empty squares are {near}")]
    OccupiedByDried { square: Square, near: OneOf<Square> },
    #[error("{square} shares no side with a plantation that is not dried; you may use {squares}")]
    LeftoverApart { square: Square, squares: OneOf<Square> },
    #[error(
        "{square} shares no side with a dried tile, and no other will do; you may use {squares}"
    )]
    LeftoverApartFromDried { square: Square, squares: OneOf<Square> },

    // Canals.
    #[error("{segment} already has a canal; a canal may lie on {segments}")]
    Built { segment: Segment, segments: OneOf<Segment> },
    #[error(
        "{segment} does not start at the spring, as the first canal must; it may lie on {segments}"
    )]
    NotAtSpring { segment: Segment, segments: OneOf<Segment> },
    #[error("{segment} does not join the canals or the spring; a canal may lie on {segments}")]
    Apart { segment: Segment, segments: OneOf<Segment> },

    // Proposals and the builder.
    #[error("you have {money} and cannot offer {amount}; you may offer 0-{}", .money.0)]
    OfferAboveMoney { amount: u32, money: Escudos },
    #[error("nobody proposed {segment}; you may accept {proposed}")]
    NotProposed { segment: Segment, proposed: OneOf<Segment> },
    #[error("nobody proposed anything, so there is nothing to accept; build somewhere or skip")]
    NothingProposed,
    #[error("building elsewhere costs {price} and you have {money}; you may accept {proposed}")]
    ElsewhereTooDear { price: Escudos, money: Escudos, proposed: OneOf<Segment> },
    #[error("every place is proposed, so you must accept {proposed}")]
    NoPlaceElsewhere { proposed: OneOf<Segment> },
    #[error("building without a proposal costs 1 escudo and you have none; you may skip")]
    NoMoneyToBuild,
    #[error("you may skip only if nobody proposes a place; accept {proposed} or build elsewhere")]
    MustBuild { proposed: OneOf<Segment> },
}

impl engine::Violation for Violation {
    fn rule(&self) -> &'static str {
        match self {
            Violation::Data(_) | Violation::NoPlayers => "S1",
            Violation::NoJunction => "S2",
            Violation::NoSquares | Violation::PalmsTouch { .. } => "S3",
            Violation::PalmAtSpring { .. } => "D3",
            Violation::NoSuchSeat { key, .. } => {
                if *key == "older" {
                    "D84"
                } else {
                    "D4"
                }
            }
            Violation::Over => "S47",
            Violation::NotAsked { decision, .. } | Violation::OtherQuestion(decision) => {
                decision.id()
            }
            Violation::BidOfNothing { .. } => "D26",
            Violation::BidTaken { .. } => "S24",
            Violation::BidAboveMoney { .. } => "D27",
            Violation::SealedAboveMoney { .. } => "D98",
            Violation::SealedAboveCubes { .. } => "D89",
            Violation::NotOffered { .. } => "S28",
            Violation::NotLeftOver { .. } | Violation::LeftoverApart { .. } => "S30",
            Violation::LeftoverApartFromDried { .. } => "D42",
            Violation::Occupied { .. } => "S16",
            Violation::OccupiedByDried { .. } => "D17",
            Violation::Built { .. } => "D12",
            Violation::NotAtSpring { .. } => "S12",
            Violation::Apart { .. } => "S13",
            Violation::OfferAboveMoney { .. } => "D51",
            Violation::NotProposed { .. } | Violation::NothingProposed => "S34",
            Violation::ElsewhereTooDear { .. } => "D58",
            Violation::NoPlaceElsewhere { .. } => "D61",
            Violation::NoMoneyToBuild => "D62",
            Violation::MustBuild { .. } => "D60",
        }
    }

    fn said(&self) -> Option<Said> {
        said::said(self)
    }
}

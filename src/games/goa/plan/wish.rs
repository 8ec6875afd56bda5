//! What a player wants at a decision.

use super::super::Action;
use super::super::action::{Step, Take};
use super::super::board::{Cell, Place};
use super::super::tiles::Tile;
use super::slot::Address;
use std::fmt;

/// What a player wants at a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// P1, as an order.
    Quick(Action),
    /// P2.
    Flag(Site),
    /// P3, P4.
    Mark(Spot),
    /// P5, P6, and answers for P7.
    Lot(LotWish),
    /// Neither bid nor extra action.
    Pass,
    /// The most that plans spend in a round's auctions.
    Budget(u32),
    /// A line of steps; `extra` says that the words do.
    Steps {
        /// With an extra action (P24).
        extra: bool,
        /// Never empty.
        steps: Vec<Step>,
    },
    /// Whatever a sensible player would do.
    Best,
}

/// Where the flag shall stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Site {
    At(Place),
    /// So that a marker may reach a tile.
    Near(Spot),
    Any,
}

/// A tile of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    At(Cell),
    Tile(Tile),
    Any,
}

/// What is wanted of a lot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotWish {
    /// In its auction; `None` has only answers.
    pub stake: Option<Stake>,
    /// Answers to what it brings up (P7), the first that is legal.
    pub answers: Vec<Step>,
}

/// What is wanted in an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stake {
    /// As little as possible, and no more than that.
    UpTo {
        most: u32,
        /// The least first bid.
        jump: Option<u32>,
    },
    /// This bid and no other.
    Exactly(u32),
    Pass,
    /// Whatever a sensible player would do.
    Best,
    /// Let it go (P6).
    Sell,
    /// Keep it (P6), if it costs no more than that.
    Buy(Option<u32>),
}

impl Wish {
    /// What it is for. The best may be for anything.
    pub(in super::super) fn address(&self) -> Address {
        match self {
            Wish::Quick(_) => Address::Quick,
            Wish::Flag(_) => Address::Flag,
            Wish::Mark(_) => Address::Mark,
            Wish::Lot(_) | Wish::Pass => Address::Lot,
            Wish::Budget(_) => Address::Budget,
            Wish::Steps { extra: false, .. } | Wish::Best => Address::Action,
            Wish::Steps { extra: true, .. } => Address::Extra,
        }
    }

    /// Is it a bid up to a limit?
    pub(super) fn is_limit(&self) -> bool {
        matches!(self, Wish::Lot(LotWish { stake: Some(Stake::UpTo { .. }), .. }))
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Quick(action) => action.fmt(f),
            Wish::Flag(site) => write!(f, "flag {site}"),
            Wish::Mark(spot) => write!(f, "mark {spot}"),
            Wish::Lot(LotWish { stake, answers }) => {
                let mut between = "";
                if let Some(stake) = stake {
                    stake.fmt(f)?;
                    between = ", ";
                }
                for step in answers {
                    write!(f, "{between}{step}")?;
                    between = ", ";
                }
                Ok(())
            }
            Wish::Pass => f.write_str("pass"),
            Wish::Budget(most) => write!(f, "budget {most}"),
            Wish::Steps { extra, steps } => {
                Action::Steps { extra: *extra, steps: steps.clone() }.fmt(f)
            }
            Wish::Best => f.write_str("best"),
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Site::At(place) => place.fmt(f),
            Site::Near(spot) => write!(f, "near {spot}"),
            Site::Any => f.write_str("any"),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::At(cell) => cell.fmt(f),
            // Two tiles are called like what they bring.
            Spot::Tile(tile) => match super::super::possible::favor(*tile) {
                Take::Ships => f.write_str("ships"),
                Take::Colonists => f.write_str("colonists"),
                Take::Spices { .. } | Take::Tile(_) => tile.fmt(f),
            },
            Spot::Any => f.write_str("any"),
        }
    }
}

impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stake::UpTo { most, jump: None } => write!(f, "up to {most}"),
            Stake::UpTo { most, jump: Some(jump) } => write!(f, "up to {most} jump {jump}"),
            Stake::Exactly(amount) => write!(f, "bid {amount}"),
            Stake::Pass => f.write_str("pass"),
            Stake::Best => f.write_str("best"),
            Stake::Sell => f.write_str("sell"),
            Stake::Buy(None) => f.write_str("buy"),
            Stake::Buy(Some(most)) => write!(f, "buy if {most} or less"),
        }
    }
}

//! The decisions that can be planned, by their addresses.

use super::super::tiles::Tile;
use std::fmt;

/// A decision that can be planned, or what else can be set for a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// P1.
    Quick,
    /// P2.
    Flag,
    /// P3, P4: each seat marks one tile a round.
    Mark,
    /// P5 or P6 of one lot, from 1, and what it brings up (P7).
    Lot(u8),
    /// The same for every lot without a line of its own.
    Lots,
    /// What plans may spend in the round's auctions. No decision.
    Budget,
    /// An own action, 1 to 3, and what comes up in it (P8, P14 to P16, P19).
    Action(u8),
    /// An extra action of the round, by its number, or any (P24).
    Extra(Option<u8>),
    /// A tile used as soon as it can be (P9).
    Use(Tile),
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Quick => f.write_str("quick"),
            Slot::Flag => f.write_str("flag"),
            Slot::Mark => f.write_str("mark"),
            Slot::Lot(number) => write!(f, "lot {number}"),
            Slot::Lots => f.write_str("lots"),
            Slot::Budget => f.write_str("budget"),
            Slot::Action(number) => write!(f, "action {number}"),
            Slot::Extra(None) => f.write_str("extra"),
            Slot::Extra(Some(number)) => write!(f, "extra {number}"),
            Slot::Use(tile) => {
                write!(f, "use {tile}")
            }
        }
    }
}

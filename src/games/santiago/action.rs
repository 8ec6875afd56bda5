//! What a player can do, and its one canonical wording.

use super::{Segment, Square, Tile};
use std::fmt;

/// A player's decision. `Display` is the order that means it. There is none for
/// gifts, loans or promises: what players agree on binds nobody (D10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Name an amount in the auction, or seal it with two players (P3, P4).
    Bid(u32),
    /// Name no amount (P3, P4).
    Pass,
    /// Take a tile of the offer and place it, the leftover tile included (P5, P6).
    Plant(Tile, Square),
    /// Propose a place for the canal and offer the builder money for it (P7).
    Propose(Segment, u32),
    /// Propose nothing (P7).
    ProposeNothing,
    /// As builder, build at a proposed place and take the money (P8).
    Accept(Segment),
    /// Build at a place of one's own choice (P2, P8).
    Build(Segment),
    /// As builder without any proposal, build nothing (P8).
    Skip,
    /// Build one's extra canal (P9).
    Extra(Segment),
    /// Keep one's extra canal for now (P9).
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(amount) => write!(f, "bid {amount}"),
            Action::Pass => f.write_str("pass"),
            Action::Plant(tile, square) => write!(f, "plant {tile} {square}"),
            Action::Propose(segment, amount) => write!(f, "propose {segment} {amount}"),
            Action::ProposeNothing => f.write_str("propose nothing"),
            Action::Accept(segment) => write!(f, "accept {segment}"),
            Action::Build(segment) => write!(f, "build {segment}"),
            Action::Skip => f.write_str("skip"),
            Action::Extra(segment) => write!(f, "extra {segment}"),
            Action::Hold => f.write_str("hold"),
        }
    }
}

//! What a player can do, and its one canonical wording.

use super::vocabulary::Verb;
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

/// A place on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Square(Square),
    Segment(Segment),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Square(square) => square.fmt(f),
            Place::Segment(segment) => segment.fmt(f),
        }
    }
}

impl Action {
    /// The square or the segment that it names.
    #[must_use]
    pub fn place(self) -> Option<Place> {
        match self {
            Action::Plant(_, square) => Some(Place::Square(square)),
            Action::Propose(segment, _)
            | Action::Accept(segment)
            | Action::Build(segment)
            | Action::Extra(segment) => Some(Place::Segment(segment)),
            Action::Bid(_)
            | Action::Pass
            | Action::ProposeNothing
            | Action::Skip
            | Action::Hold => None,
        }
    }

    /// The amount, if it is a bid.
    pub(super) fn bid(self) -> Option<u32> {
        if let Action::Bid(amount) = self { Some(amount) } else { None }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(amount) => write!(f, "{} {amount}", Verb::Bid),
            Action::Pass => Verb::Pass.fmt(f),
            Action::Plant(tile, square) => write!(f, "{} {tile} {square}", Verb::Plant),
            Action::Propose(segment, amount) => write!(f, "{} {segment} {amount}", Verb::Propose),
            Action::ProposeNothing => write!(f, "{} {}", Verb::Propose, Verb::Nothing),
            Action::Accept(segment) => write!(f, "{} {segment}", Verb::Accept),
            Action::Build(segment) => write!(f, "{} {segment}", Verb::Build),
            Action::Skip => Verb::Skip.fmt(f),
            Action::Extra(segment) => write!(f, "{} {segment}", Verb::Extra),
            Action::Hold => Verb::Hold.fmt(f),
        }
    }
}

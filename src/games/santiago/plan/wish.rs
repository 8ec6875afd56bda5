//! What a player wants at a decision, exact or not.

use super::super::vocabulary::Verb;
use super::super::{Action, Kind, Segment, Square, Tile};
use std::fmt;
use strum::VariantArray;

/// What a player wants at a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    Bid(u32),
    /// One more than the highest bid, at most this.
    BidUpTo(u32),
    /// The bid the house would make.
    BidBest,
    /// Plant. Without a tile: the only one on offer, or any at the best spot.
    Plant(Option<Which>, Spot),
    /// Propose a place with money.
    Propose(Channel, Money),
    /// Build at a proposed place.
    Accept(Channel),
    Build(Channel),
    /// What the house would do as builder.
    DecideBest,
    Extra(Channel),
    /// Use it at the best place, if that is worth so many points.
    ExtraWorth(u32),
    /// Pass, propose nothing, skip or hold, by the word it was said in.
    No(No),
}

/// The words that say no. Each will do wherever one may say no.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum No {
    Pass,
    Nothing,
    Skip,
    Hold,
    ProposeNothing,
}

impl No {
    /// What a verb says, if it says no.
    pub(in super::super) fn of(verb: Verb) -> Option<No> {
        let mut words = No::VARIANTS.iter().copied().filter(|&no| no != No::ProposeNothing);
        words.find(|no| no.verb() == verb)
    }

    fn verb(self) -> Verb {
        match self {
            No::Pass => Verb::Pass,
            No::Nothing => Verb::Nothing,
            No::Skip => Verb::Skip,
            No::Hold => Verb::Hold,
            No::ProposeNothing => Verb::Propose,
        }
    }
}

/// A tile, or what it has to be like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    Any,
    Kind(Kind),
    Tile(Tile),
}

/// A square, or where it has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    At(Square),
    /// One that shares a side or a corner with it.
    Near(Square),
    Best,
}

/// A place for a canal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    At(Segment),
    /// One that waters this square.
    Waters(Square),
    Best,
}

/// An offer to the builder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Money {
    Exactly(u32),
    /// This much, or all there is if that is less.
    UpTo(u32),
    /// What the house thinks is fair.
    Fair,
}

impl Wish {
    /// The verb that says it, which says what it can be for.
    pub(in super::super) fn verb(self) -> Verb {
        match self {
            Wish::Bid(_) | Wish::BidUpTo(_) | Wish::BidBest => Verb::Bid,
            Wish::Plant(..) => Verb::Plant,
            Wish::Propose(..) => Verb::Propose,
            Wish::Accept(_) | Wish::DecideBest => Verb::Accept,
            Wish::Build(_) => Verb::Build,
            Wish::Extra(_) | Wish::ExtraWorth(_) => Verb::Extra,
            Wish::No(no) => no.verb(),
        }
    }

    /// Is it an order as the rules read them?
    pub(super) fn is_exact(self) -> bool {
        match self {
            Wish::Bid(_) | Wish::No(_) => true,
            Wish::BidUpTo(_) | Wish::BidBest | Wish::DecideBest | Wish::ExtraWorth(_) => false,
            Wish::Plant(which, spot) => which != Some(Which::Any) && matches!(spot, Spot::At(_)),
            Wish::Propose(place, money) => {
                matches!((place, money), (Channel::At(_), Money::Exactly(_)))
            }
            Wish::Accept(place) | Wish::Build(place) | Wish::Extra(place) => {
                matches!(place, Channel::At(_))
            }
        }
    }
}

/// Without its verb where the address says enough.
impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Bid(amount) => write!(f, "{amount}"),
            Wish::BidUpTo(most) => write!(f, "up to {most}"),
            Wish::BidBest | Wish::DecideBest => f.write_str("best"),
            Wish::Plant(None, spot) => spot.fmt(f),
            Wish::Plant(Some(Which::Any), Spot::At(square)) => write!(f, "any at {square}"),
            Wish::Plant(Some(which), spot) => write!(f, "{which} {spot}"),
            Wish::Propose(place, money) => write!(f, "{place}{money}"),
            Wish::Accept(place) => write!(f, "{} {place}", Verb::Accept),
            Wish::Build(place) => write!(f, "{} {place}", Verb::Build),
            Wish::Extra(place) => place.fmt(f),
            Wish::ExtraWorth(points) => write!(f, "best {points} or more"),
            Wish::No(No::ProposeNothing) => Action::ProposeNothing.fmt(f),
            Wish::No(no) => f.write_str(no.verb().word()),
        }
    }
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Which::Any => f.write_str("any"),
            Which::Kind(kind) => f.write_str(kind.word()),
            Which::Tile(tile) => tile.fmt(f),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::At(square) => square.fmt(f),
            Spot::Near(square) => write!(f, "near {square}"),
            Spot::Best => f.write_str("best"),
        }
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Channel::At(segment) => segment.fmt(f),
            Channel::Waters(square) => write!(f, "at {square}"),
            Channel::Best => f.write_str("best"),
        }
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Money::Exactly(amount) => write!(f, " {amount}"),
            Money::UpTo(most) => write!(f, " up to {most}"),
            Money::Fair => Ok(()),
        }
    }
}

//! What can be put right, and its one canonical wording.

use super::super::{Segment, Square, Tile};
use crate::engine::Seat;
use std::fmt;

/// A correction of the position (D99). Names are those of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjustment {
    /// `red money +3`: what a player has in hand.
    Money(Seat, Change),
    /// `red farmers -1`: the farmers he has still to place.
    Farmers(Seat, Change),
    /// `red canal no`: has he the blue canal of his own?
    OwnCanal(Seat, bool),
    /// `builder red`: who holds the token.
    Builder(Seat),
    /// `supply +1`: the canals of the supply.
    Supply(Change),
    /// `square c4 banana2 red 2`: what lies on a square.
    Square(Square, Ground),
    /// `canal s7 supply`: what lies on a segment.
    Canal(Segment, Canal),
    /// `offer + banana2`: one more tile to take.
    Offered(Tile),
    /// `offer - banana2`: one fewer.
    NotOffered(Tile),
    /// `offer banana2 grape1`: the tiles to take.
    Offer(Vec<Tile>),
    /// `aside banana2`: the tile put away at the set-up (S4).
    Aside(Tile),
    /// `palm c4 e5`: a palm stands elsewhere.
    Palm(Square, Square),
}

/// More, fewer, or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    More(u32),
    Less(u32),
    To(u32),
}

/// What lies on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    Empty,
    /// A tile without farmers.
    Neutral(Tile),
    /// A tile with this player's farmers, 1 or more.
    Owned(Tile, Seat, u8),
    Dried(Tile),
}

/// What lies on a segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Canal {
    Gone,
    Supply,
    Own(Seat),
}

impl Change {
    /// The number afterwards; `None` below 0.
    pub(super) fn of(self, now: u32) -> Option<u32> {
        match self {
            Change::More(more) => Some(now.saturating_add(more)),
            Change::Less(less) => now.checked_sub(less),
            Change::To(number) => Some(number),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::More(more) => write!(f, "+{more}"),
            Change::Less(less) => write!(f, "-{less}"),
            Change::To(number) => write!(f, "{number}"),
        }
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ground::Empty => f.write_str("empty"),
            Ground::Neutral(tile) => write!(f, "{tile} neutral"),
            Ground::Owned(tile, owner, farmers) => write!(f, "{tile} {owner} {farmers}"),
            Ground::Dried(tile) => write!(f, "{tile} dried"),
        }
    }
}

impl fmt::Display for Canal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Canal::Gone => f.write_str("gone"),
            Canal::Supply => f.write_str("supply"),
            Canal::Own(owner) => write!(f, "{owner}"),
        }
    }
}

impl fmt::Display for Adjustment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Adjustment::Money(seat, change) => write!(f, "{seat} money {change}"),
            Adjustment::Farmers(seat, change) => write!(f, "{seat} farmers {change}"),
            Adjustment::OwnCanal(seat, true) => write!(f, "{seat} canal yes"),
            Adjustment::OwnCanal(seat, false) => write!(f, "{seat} canal no"),
            Adjustment::Builder(seat) => write!(f, "builder {seat}"),
            Adjustment::Supply(change) => write!(f, "supply {change}"),
            Adjustment::Square(square, ground) => write!(f, "square {square} {ground}"),
            Adjustment::Canal(segment, canal) => write!(f, "canal {segment} {canal}"),
            Adjustment::Offered(tile) => write!(f, "offer + {tile}"),
            Adjustment::NotOffered(tile) => write!(f, "offer - {tile}"),
            Adjustment::Offer(tiles) => {
                f.write_str("offer")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Adjustment::Aside(tile) => write!(f, "aside {tile}"),
            Adjustment::Palm(from, to) => write!(f, "palm {from} {to}"),
        }
    }
}

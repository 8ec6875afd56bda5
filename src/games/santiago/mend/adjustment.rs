//! What can be put right, and its one canonical wording.

use super::super::view::CanalView;
use super::super::{Segment, Square, Tile};
use super::fact::Holds;
use crate::engine::{By, Seat};
use std::fmt;

/// A correction of the position (D99). Names are those of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjustment {
    /// `red money +3`: what a player has in hand.
    Money(Seat, By),
    /// `red farmers -1`: the farmers still to be placed.
    Farmers(Seat, By),
    /// `red canal no`: do they have the blue canal of their own?
    OwnCanal(Seat, bool),
    /// `builder red`: who holds the token.
    Builder(Seat),
    /// `supply +1`: the canals of the supply.
    Supply(By),
    /// `square c4 banana2 red 2`: what lies on a square.
    Square(Square, Holds),
    /// `canal s7 supply`: what lies on a segment.
    Canal(Segment, Option<CanalView>),
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

impl Adjustment {
    /// The rule that says what this is.
    pub(super) fn rule(&self) -> &'static str {
        match self {
            Adjustment::Money(..) => "S6",
            Adjustment::Farmers(..) | Adjustment::OwnCanal(..) => "S1",
            Adjustment::Builder(_) => "S8",
            Adjustment::Supply(_) => "S5",
            Adjustment::Square(..) => "D17",
            Adjustment::Canal(..) => "D12",
            Adjustment::Offered(_) | Adjustment::NotOffered(_) | Adjustment::Offer(_) => "S22",
            Adjustment::Aside(_) => "S4",
            Adjustment::Palm(..) => "S3",
        }
    }
}

impl fmt::Display for Holds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holds::Nothing => f.write_str("empty"),
            Holds::Neutral(tile) => write!(f, "{tile} neutral"),
            Holds::Owned(tile, owner, farmers) => write!(f, "{tile} {owner} {farmers}"),
            Holds::Dried(tile) => write!(f, "{tile} dried"),
        }
    }
}

impl fmt::Display for Adjustment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Adjustment::Money(seat, by) => write!(f, "{seat} money {by}"),
            Adjustment::Farmers(seat, by) => write!(f, "{seat} farmers {by}"),
            Adjustment::OwnCanal(seat, true) => write!(f, "{seat} canal yes"),
            Adjustment::OwnCanal(seat, false) => write!(f, "{seat} canal no"),
            Adjustment::Builder(seat) => write!(f, "builder {seat}"),
            Adjustment::Supply(by) => write!(f, "supply {by}"),
            Adjustment::Square(square, holds) => write!(f, "square {square} {holds}"),
            Adjustment::Canal(segment, None) => write!(f, "canal {segment} gone"),
            Adjustment::Canal(segment, Some(CanalView::Supply)) => {
                write!(f, "canal {segment} supply")
            }
            Adjustment::Canal(segment, Some(CanalView::Extra(owner))) => {
                write!(f, "canal {segment} {owner}")
            }
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

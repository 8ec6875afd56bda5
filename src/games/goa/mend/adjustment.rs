//! A correction, and its one canonical wording. Things are called as in orders.

use crate::engine::{By, Seat};
use crate::games::goa::action::StoreName;
use crate::games::goa::board::Cell;
use crate::games::goa::cards::{Effect, Symbol};
use crate::games::goa::change::Counted;
use crate::games::goa::tiles::{Colony, Column, Spice, Tile};
use std::fmt;

/// A correction of the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjustment {
    /// `red ducats +3`.
    Count {
        seat: Seat,
        what: Counted,
        /// How much more, or less, or in all.
        by: By,
    },
    /// `red track ships 3`.
    Track { seat: Seat, column: Column, row: u8 },
    /// `red hand +two ships tiger from deck`, `red hand -two ships tiger`.
    Hand {
        seat: Seat,
        card: CardKind,
        /// Where it comes from, or goes.
        way: CardWay,
    },
    /// `red store clove2 +clove 2`.
    Store {
        seat: Seat,
        store: StoreName,
        /// More, or fewer?
        gain: bool,
        spice: Spice,
        count: u8,
    },
    /// `red tile +duty from c3`, `red aside +clove1`.
    Gain {
        seat: Seat,
        /// To the small plantations given up?
        aside: bool,
        tile: Tile,
        /// Where it comes from; `None` for the first of used piles and tiles
        /// left out that has it.
        from: Option<Spot>,
    },
    /// `red tile -duty to c3`, `red aside -clove1`.
    Lose {
        seat: Seat,
        /// From the small plantations given up?
        aside: bool,
        piece: Piece,
        /// Where it goes; `None` for the used piles.
        to: Option<Spot>,
    },
    /// `red tile duty used`, `red tile red ship ready`.
    State {
        seat: Seat,
        tile: Tile,
        /// Has it been used?
        used: bool,
    },
    /// `red colony +quilon clove pepper`.
    Found {
        seat: Seat,
        colony: Colony,
        /// Which tile of it; `None` where all are alike.
        pair: Option<(Spice, Spice)>,
    },
    /// `red colony -quilon`.
    Unfound { seat: Seat, colony: Colony },
    /// `flag red`.
    Flag(Seat),
    /// `cell c3 ships from left out`; the tile that lay there goes where this
    /// one comes from.
    Put {
        cell: Cell,
        tile: Tile,
        /// Where it comes from; as with [`Adjustment::Gain`].
        from: Option<Spot>,
    },
    /// `cell c3 empty`.
    Clear {
        cell: Cell,
        /// Where its tile goes; `None` for the used piles.
        to: Option<Spot>,
    },
    /// `bonanza a1 taken`, `bonanza a1 back`.
    Corner {
        corner: Cell,
        /// Does a tile lie under it?
        there: bool,
    },
}

/// A card by what is on its face (G59).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardKind {
    pub effect: Effect,
    pub symbol: Symbol,
}

/// Where a card comes from, or goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardWay {
    /// To the hand, from the discards if it is there, else from the deck.
    In,
    /// To the hand, from the deck.
    FromDeck,
    /// To the hand, from the discards.
    FromDiscards,
    /// From the hand to the discards.
    Out,
}

/// A tile of a board: a store by its name, since there may be equal ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// Any that is no store.
    Tile(Tile),
    /// A plantation or mixed crop.
    Store(StoreName),
}

/// Where a tile that is on no board lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// The used piles (D90).
    Used,
    /// The tiles left out (D6).
    LeftOut,
    /// A cell of the grid.
    Cell(Cell),
}

impl fmt::Display for Adjustment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rack = |aside: bool| if aside { "aside" } else { "tile" };
        match self {
            Adjustment::Count { seat, what, by } => write!(f, "{seat} {what} {by}"),
            Adjustment::Track { seat, column, row } => write!(f, "{seat} track {column} {row}"),
            Adjustment::Hand { seat, card: CardKind { effect, symbol }, way } => {
                let sign = if *way == CardWay::Out { '-' } else { '+' };
                write!(f, "{seat} hand {sign}{effect} {symbol}")?;
                match way {
                    CardWay::In | CardWay::Out => Ok(()),
                    CardWay::FromDeck => f.write_str(" from deck"),
                    CardWay::FromDiscards => f.write_str(" from discards"),
                }
            }
            Adjustment::Store { seat, store, gain, spice, count } => {
                let sign = if *gain { '+' } else { '-' };
                write!(f, "{seat} store {store} {sign}{spice}")?;
                if *count == 1 { Ok(()) } else { write!(f, " {count}") }
            }
            Adjustment::Gain { seat, aside, tile, from } => {
                write!(f, "{seat} {} +{tile}", rack(*aside))?;
                spot(f, "from", *from)
            }
            Adjustment::Lose { seat, aside, piece, to } => {
                write!(f, "{seat} {} -{piece}", rack(*aside))?;
                spot(f, "to", *to)
            }
            Adjustment::State { seat, tile, used } => {
                write!(f, "{seat} tile {tile} {}", if *used { "used" } else { "ready" })
            }
            Adjustment::Found { seat, colony, pair } => {
                write!(f, "{seat} colony +{colony}")?;
                pair.map_or(Ok(()), |(one, two)| write!(f, " {one} {two}"))
            }
            Adjustment::Unfound { seat, colony } => write!(f, "{seat} colony -{colony}"),
            Adjustment::Flag(seat) => write!(f, "flag {seat}"),
            Adjustment::Put { cell, tile, from } => {
                write!(f, "cell {cell} {tile}")?;
                spot(f, "from", *from)
            }
            Adjustment::Clear { cell, to } => {
                write!(f, "cell {cell} empty")?;
                spot(f, "to", *to)
            }
            Adjustment::Corner { corner, there } => {
                write!(f, "bonanza {corner} {}", if *there { "back" } else { "taken" })
            }
        }
    }
}

fn spot(f: &mut fmt::Formatter<'_>, way: &str, spot: Option<Spot>) -> fmt::Result {
    spot.map_or(Ok(()), |spot| write!(f, " {way} {spot}"))
}

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.effect, self.symbol)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Tile(tile) => tile.fmt(f),
            Piece::Store(store) => store.fmt(f),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Used => f.write_str("used"),
            Spot::LeftOut => f.write_str("left out"),
            Spot::Cell(cell) => cell.fmt(f),
        }
    }
}

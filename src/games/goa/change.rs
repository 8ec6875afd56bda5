//! What a correction by hand changes. Facts, as in [`Event`](super::Event):
//! playing them again asks no rule. A piece comes from somewhere and goes
//! somewhere; the bank and the supply are without limit (G5, D10).

use super::board::Cell;
use super::cards::Card;
use super::state::Readiness;
use super::tiles::{ColonyTile, Column, Spice, Tile};
use crate::{basics::every, engine::Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{EnumCount, VariantArray};

/// One thing that is other than it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A player has so much of something.
    Count {
        seat: Seat,
        /// Of what; extras come from the common stock and go back to it (G6).
        what: Counted,
        /// How much they have now.
        now: u32,
    },
    /// A success marker stands in a row. Nothing follows from it (D129).
    Row {
        seat: Seat,
        column: Column,
        /// 1 to 5.
        row: u8,
    },
    /// Spices come to a store.
    Stored {
        seat: Seat,
        store: usize,
        spices: Vec<Spice>,
    },
    Unstored {
        seat: Seat,
        store: usize,
        spices: Vec<Spice>,
    },
    /// A card goes from one place to another.
    Card {
        card: Card,
        from: CardPlace,
        to: CardPlace,
    },
    /// A tile goes from one place to another. As a store it is empty at first;
    /// what lay in it is gone.
    Tile {
        tile: Tile,
        from: TilePlace,
        to: TilePlace,
    },
    /// A tile on a board may be used, or may not.
    State {
        seat: Seat,
        tile: Tile,
        from: Readiness,
        to: Readiness,
    },
    /// A colony comes to a board, with nothing in it.
    Founded {
        seat: Seat,
        tile: ColonyTile,
        /// The store's place: the last.
        store: usize,
    },
    /// A colony goes back to the others, and what lay in it is gone.
    Unfounded {
        seat: Seat,
        tile: ColonyTile,
        store: usize,
    },
    /// Somebody holds the flag (G88).
    Flag {
        seat: Seat,
        /// Does the turn that was about to begin go to somebody else (G33)?
        anew: bool,
    },
    /// A Bonanza tile lies under a corner, or does no more (G117).
    Corner {
        corner: Cell,
        /// Does one lie there?
        there: bool,
    },
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    Ducats,
    Ships,
    Colonists,
    Extras,
}

impl Counted {
    /// All four.
    pub const ALL: [Counted; Counted::COUNT] = every(Counted::VARIANTS);

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Counted::Ducats => "ducats",
            Counted::Ships => "ships",
            Counted::Colonists => "colonists",
            Counted::Extras => "extras",
        }
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Where a card can lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardPlace {
    Hand(Seat),
    /// The deck (G8).
    Deck,
    /// The discards (G63).
    Discards,
}

/// Where a tile can lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TilePlace {
    /// A player's board, ready for use.
    Board(Seat),
    /// The store of a player, by its place. A new one comes last.
    Store(Seat, usize),
    /// The small plantations a player has given up (G91).
    Aside(Seat),
    /// A cell of the grid.
    Grid(Cell),
    /// The tiles left out (D6).
    LeftOut,
    /// The used piles (D90).
    Used,
}

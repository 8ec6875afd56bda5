//! The figures of an edition.
//!
//! [`Figures`] are what a table plays by: everything the rules ask of an
//! edition is a value or a named switch here, so that no rule asks which
//! edition it is. A table keeps the figures it began with.
//!
//! They come from `data/goa-2012.toml` and `data/goa-2004.toml`: `marks` takes
//! out where each figure comes from, `sheet` is the shape of the rest, `load`
//! puts an operator's own figures into their places, and `checks` adds
//! everything up.

mod checks;
mod load;
mod marks;
mod sheet;
#[cfg(test)]
mod tests;

pub use load::{Data, DataError, EDITIONS};

use super::cards::{Card, Symbol};
use super::tiles::{Bonanza, Colony, ColonyTile, Column, Letter, Spice, Tile};
use serde::{Deserialize, Serialize};

/// Rows of the development board.
pub const ROWS: usize = 5;
/// Places for plantations on a player's board (G91, C27).
pub const PLANTATION_PLACES: u8 = 4;

/// What a table plays by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The edition's name, such as `goa-2012`.
    pub edition: String,
    /// The development board, a column each, in the order of [`Column::ALL`].
    pub columns: [ColumnFigures; 5],
    /// Cards a hand may hold in each row of Expedition.
    pub hand_limit: [u8; ROWS],
    /// When that limit binds (G45, G46).
    pub limit_binds: LimitBinds,
    /// Ducats for each step with Buy progress (G70).
    pub buy_progress: [u8; ROWS - 1],
    /// The tiles of the first half; an edition has those it names (D73).
    pub tiles_a: Vec<Tile>,
    /// The tiles of the second half.
    pub tiles_b: Vec<Tile>,
    /// What does not come to the grid (G2, G3).
    pub left_out: LeftOut,
    /// All colony tiles (G7).
    pub colonies: Vec<ColonyTile>,
    /// Colonists a colony needs, in the order of [`Colony::ALL`] (C17).
    pub colonists_needed: [u8; 4],
    /// Places on it (C18).
    pub colony_places: [u8; 4],
    /// All expedition cards (G57); their texts are the same for all (D72).
    pub cards: Vec<Card>,
    /// Who first turns this up begins (G12).
    pub key_symbol: Symbol,
    /// Ducats of the start player, and of everybody else (G13).
    pub start_ducats: (u8, u8),
    /// Ships at the start (G11).
    pub start_ships: u8,
    /// Colonists at the start (G11).
    pub start_colonists: u8,
    /// Extra-action cards in the stock (G6).
    pub extras: u8,
    /// What a seller pays to keep the lot (G27, G28).
    pub seller: Seller,
    pub gains: Gains,
    /// What is worth how much in the end.
    pub points: Points,
    /// Ducats in place of the two markers; `None` without the variant (G116).
    pub quick_start: Option<u8>,
    /// The tiles under the corners; none without the variant (G117).
    pub bonanza: Vec<Bonanza>,
}

/// One column of the development board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnFigures {
    /// What the action brings in each row; cards to draw for Expedition.
    pub values: [u8; ROWS],
    /// The spices of each step, as many as it costs ships (C1).
    pub costs: [Vec<Spice>; ROWS - 1],
}

/// When the hand limit binds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LimitBinds {
    /// While carrying out an Expedition (G45).
    Expedition,
    /// Always (G46, D54).
    Always,
}

/// The tiles that stay in the box at the start of a half.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftOut {
    pub count: u8,
    /// Are they turned up (D6)?
    pub shown: bool,
    /// How many plantations may be among them; `None` for any (G2).
    pub most_plantations: Option<u8>,
}

/// What a seller pays to keep the lot, H being the highest bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seller {
    /// H-1 to the bank (G27).
    OneLess,
    /// H+1 to the bank (G28, D28).
    OneMore,
}

impl Seller {
    /// The price of keeping a lot for which `highest` is bid.
    #[must_use]
    pub fn price(self, highest: u32) -> u32 {
        match self {
            Seller::OneLess => highest.saturating_sub(1),
            Seller::OneMore => highest.saturating_add(1),
        }
    }
}

/// What tiles bring, where it is not printed on them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gains {
    /// G78.
    pub colonists: u8,
    /// G96.
    pub ships: u8,
    /// G97.
    pub ships_colonists: u8,
    /// G85.
    pub extra_actions: u8,
    /// G94: ships, extra actions, colonists.
    pub settlement: (u8, u8, u8),
    /// G77.
    pub red_colonist: u8,
    /// G79.
    pub red_ducats: u8,
    /// G95.
    pub red_ship: u8,
    /// Spices returned for Duty (G80).
    pub duty_spices: u8,
    /// Stores an Extra harvest fills (G86).
    pub extra_harvest: u8,
    /// Cards turned up for a colony (G50) and for Resupply (G93).
    pub reveal: u8,
}

/// What is worth how much in the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// A marker in each row (G109).
    pub rows: [u8; ROWS],
    /// 1, 2, … colonies (G110).
    pub colonies: [u8; 4],
    /// 1, 2, … cards of a symbol; more than the last are worth no more (G111, D126).
    pub cards: Vec<u8>,
    /// Most ducats (G112).
    pub most_ducats: u8,
    /// A small plantation (G113).
    pub small_plantation: u8,
    /// A small plantation with the Planter (G92).
    pub small_plantation_with_planter: u8,
    /// A fulfilled Duty (G114).
    pub duty: u8,
}

impl Figures {
    /// What an action brings in a row, 1 to 5.
    #[must_use]
    pub fn value(&self, column: Column, row: u8) -> u8 {
        let row = usize::from(row.saturating_sub(1));
        self.columns[column.index()].values.get(row).copied().unwrap_or(0)
    }

    /// The spices of the step out of a row, 1 to 4; the step costs as many
    /// ships (G38, C1). Empty in row 5.
    #[must_use]
    pub fn cost(&self, column: Column, row: u8) -> &[Spice] {
        let row = usize::from(row.saturating_sub(1));
        self.columns[column.index()].costs.get(row).map_or(&[], Vec::as_slice)
    }

    /// Cards a hand may hold in a row of Expedition.
    #[must_use]
    pub fn limit(&self, row: u8) -> u8 {
        self.hand_limit.get(usize::from(row.saturating_sub(1))).copied().unwrap_or(0)
    }

    /// Ducats for the step out of a row with Buy progress (G70).
    #[must_use]
    pub fn price_of_step(&self, row: u8) -> Option<u8> {
        self.buy_progress.get(usize::from(row.saturating_sub(1))).copied()
    }

    /// Colonists a colony needs.
    #[must_use]
    pub fn needed(&self, colony: Colony) -> u8 {
        self.colonists_needed[colony as usize]
    }

    /// Places on a colony.
    #[must_use]
    pub fn places(&self, colony: Colony) -> u8 {
        self.colony_places[colony as usize]
    }

    /// The tiles of a half.
    #[must_use]
    pub fn tiles(&self, letter: Letter) -> &[Tile] {
        match letter {
            Letter::A => &self.tiles_a,
            Letter::B => &self.tiles_b,
        }
    }
}

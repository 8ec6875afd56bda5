//! The shape of an edition's file, once its marks are taken out.

use super::super::cards::{Card, Effect, Symbol};
use super::super::tiles::{Bonanza, Column, Spice, Tile};
use super::{ColumnFigures, LeftOut, LimitBinds, ROWS, Seller};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    #[serde(rename = "box")]
    pub(super) pieces: Pieces,
    pub(super) left_out: LeftOut,
    pub(super) player_board: PlayerBoard,
    pub(super) start: Start,
    pub(super) auction: Auction,
    pub(super) columns: Columns,
    pub(super) hand: Hand,
    pub(super) tiles: Tiles,
    pub(super) gains: GainsSheet,
    pub(super) colonies: Colonies<ColonySheet>,
    pub(super) symbols: BTreeMap<Symbol, u8>,
    pub(super) deck: BTreeMap<Effect, Vec<(u8, Symbol)>>,
    pub(super) buy_progress: BuyProgress,
    pub(super) points: PointsSheet,
    pub(super) quick_start: Option<QuickStart>,
    pub(super) bonanza: Option<BonanzaSheet>,
    pub(super) told: Told,
}

/// What the box holds.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pieces {
    pub(super) tiles_a: u8,
    pub(super) tiles_b: u8,
    pub(super) colony_tiles: u8,
    pub(super) expedition_cards: u8,
    pub(super) extra_actions: u8,
    #[serde(default)]
    pub(super) bonanza: u8,
}

/// Places on a player's board.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerBoard {
    pub(super) plantations: u8,
    pub(super) colonies: u8,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) ships: u8,
    pub(super) colonists: u8,
    pub(super) ducats_first: u8,
    pub(super) ducats_others: u8,
    pub(super) key_symbol: Symbol,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Auction {
    pub(super) seller: Seller,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Columns {
    pub(super) ships: ColumnFigures,
    pub(super) harvest: ColumnFigures,
    pub(super) taxes: ColumnFigures,
    pub(super) expedition: ColumnFigures,
    pub(super) colonies: ColumnFigures,
}

impl Columns {
    pub(super) fn get(&self, column: Column) -> &ColumnFigures {
        match column {
            Column::Ships => &self.ships,
            Column::Harvest => &self.harvest,
            Column::Taxes => &self.taxes,
            Column::Expedition => &self.expedition,
            Column::Colonies => &self.colonies,
        }
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hand {
    pub(super) limit: [u8; ROWS],
    pub(super) limit_binds: LimitBinds,
}

/// Tiles by their names.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tiles {
    pub(super) a: BTreeMap<String, u8>,
    pub(super) b: BTreeMap<String, u8>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GainsSheet {
    pub(super) colonists: u8,
    pub(super) ships: u8,
    pub(super) ships_colonists: u8,
    pub(super) extra_actions: u8,
    pub(super) settlement: Settlement,
    pub(super) red_colonist: u8,
    pub(super) red_ducats: u8,
    pub(super) red_ship: u8,
    pub(super) duty_spices: u8,
    pub(super) extra_harvest: u8,
    pub(super) reveal: u8,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Settlement {
    pub(super) ships: u8,
    pub(super) extra_actions: u8,
    pub(super) colonists: u8,
}

/// Something of each colony.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Colonies<T> {
    pub(super) quilon: T,
    pub(super) cochin: T,
    pub(super) madras: T,
    pub(super) calicut: T,
}

impl<T> Colonies<T> {
    /// In the order of the colonies.
    pub(super) fn all(&self) -> [&T; 4] {
        [&self.quilon, &self.cochin, &self.madras, &self.calicut]
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColonySheet {
    pub(super) tiles: u8,
    pub(super) needed: u8,
    pub(super) places: u8,
    /// The two spices of each tile; without them, all five may lie there.
    pub(super) pairs: Option<Vec<(Spice, Spice)>>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuyProgress {
    pub(super) ducats: [u8; ROWS - 1],
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PointsSheet {
    pub(super) rows: [u8; ROWS],
    pub(super) colonies: [u8; 4],
    pub(super) cards: Vec<u8>,
    pub(super) most_ducats: u8,
    pub(super) small_plantation: u8,
    /// Needed where there is a Planter.
    pub(super) small_plantation_with_planter: Option<u8>,
    pub(super) duty: u8,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuickStart {
    pub(super) ducats: u8,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonanzaSheet {
    pub(super) tiles: Vec<Bonanza>,
}

/// What the texts and examples of the rulebook say; the rest has to agree with it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
    pub(super) values: BTreeMap<String, ToldValue>,
    pub(super) steps: BTreeMap<String, ToldStep>,
    pub(super) colonies: Colonies<ToldColony>,
    pub(super) tiles: ToldTiles,
}

/// What a column brings in a row, or in some row.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ToldValue {
    pub(super) column: Column,
    pub(super) row: Option<u8>,
    pub(super) brings: u8,
    /// The hand limit of that row.
    pub(super) limit: Option<u8>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ToldStep {
    pub(super) column: Column,
    pub(super) step: u8,
    pub(super) spices: Vec<Spice>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ToldColony {
    pub(super) needed: u8,
    pub(super) places: u8,
    #[serde(default)]
    pub(super) pairs: Vec<(Spice, Spice)>,
}

/// Tiles or kinds of tiles: those that are there, and where.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ToldTiles {
    /// Among the A tiles, perhaps among the B tiles, too.
    pub(super) a: Vec<String>,
    pub(super) only_a: Vec<String>,
    pub(super) only_b: Vec<String>,
    pub(super) both: Vec<String>,
    pub(super) some: Vec<String>,
}

impl Sheet {
    /// The cards, effect by effect.
    pub(super) fn cards(&self) -> Vec<Card> {
        let of_effect = |(&effect, cards): (&Effect, &Vec<(u8, Symbol)>)| {
            cards
                .iter()
                .map(|&(colonists, symbol)| Card { effect, colonists, symbol })
                .collect::<Vec<_>>()
        };
        self.deck.iter().flat_map(of_effect).collect()
    }
}

/// The name of a tile in a file: that of orders, spaces as hyphens.
pub(super) fn tile_name(tile: Tile) -> String {
    tile.to_string().replace(' ', "-")
}

/// The name of its kind: without the number, and of a plantation without the spice.
pub(super) fn kind_name(tile: Tile) -> String {
    tile.kind().name().replace(' ', "-")
}

/// A pair of spices, the canonical one first.
pub(super) fn sorted((one, two): (Spice, Spice)) -> (Spice, Spice) {
    if one <= two { (one, two) } else { (two, one) }
}

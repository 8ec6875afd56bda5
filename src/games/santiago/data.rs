//! The counts of the game, from `data/santiago.toml`, added up before use.

use super::tiles::Bag;
use super::{Kind, Tile, board};
use crate::games::Source;
use serde::Deserialize;
use std::sync::LazyLock;

/// The table that is built in.
const BUILT_IN: &str = include_str!("../../../data/santiago.toml");

static LOADED: LazyLock<Result<Data, DataError>> = LazyLock::new(|| Data::parse(BUILT_IN));

/// What is wrong with a table of counts.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// It is not the TOML expected.
    #[error("data/santiago.toml cannot be read: {0}")]
    Syntax(String),
    /// Two figures that have to agree do not.
    #[error("data/santiago.toml: {what} should be {expected}, but is {found}")]
    Total {
        what: String,
        /// What it should come to.
        expected: u32,
        found: u32,
    },
    /// There is less of something than a game can use.
    #[error("data/santiago.toml: {what} needs {needed}, but there are {have}")]
    Short { what: String, needed: u32, have: u32 },
    /// A table is missing or there twice.
    #[error("data/santiago.toml: {what} is there {times} times, not once")]
    NotOnce {
        what: String,
        /// How often it is there.
        times: usize,
    },
}

/// All counts.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// The pieces in the box.
    #[serde(rename = "box")]
    pub pieces: Pieces,
    pub board: BoardCounts,
    /// The tiles of each kind.
    pub tiles: Vec<TileCounts>,
    /// What depends on the number of players.
    pub players: Vec<TableCounts>,
}

/// The pieces in the box.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Where the figures come from.
    pub source: Source,
    pub tiles: u32,
    pub canals: u32,
    /// Farmers of each colour (S1).
    pub farmers: u8,
    /// Bidding cubes of each colour (S55).
    pub cubes: u32,
    /// Blue canals each player begins with (S1).
    pub extra_canals: u32,
    /// What everybody gets at the end of a round (S43).
    pub pay: u32,
}

/// The board, as far as it can be counted.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardCounts {
    /// Where the figures come from.
    pub source: Source,
    pub squares: u32,
    pub segments: u32,
    pub junctions: u32,
    /// Palms (S3).
    pub palms: u32,
}

/// The tiles of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileCounts {
    /// Where the figures come from.
    pub source: Source,
    pub kind: Kind,
    /// How many picture one farmer.
    pub one: u8,
    pub two: u8,
}

/// What depends on the number of players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableCounts {
    pub count: u32,
    /// Where the figures come from.
    pub source: Source,
    /// Stacks, and so tiles in an offer (S4).
    pub stacks: u32,
    pub height: u32,
    /// Rounds (S9, S56).
    pub rounds: u8,
    /// Blue canals in the supply (S5, D86).
    pub supply: u8,
    /// Canals laid before the first round (S53, D85).
    pub first_canals: u32,
    /// Escudos each player begins with (S1, S55).
    pub money: u32,
    /// Tiles drawn, shown and set aside (S4).
    pub set_aside: u32,
    /// One-farmer tiles taken out of every kind (S54).
    pub removed_one: u8,
    /// Two-farmer tiles taken out of every kind (S54).
    pub removed_two: u8,
}

impl Data {
    /// The built-in table, checked.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn built_in() -> Result<&'static Data, DataError> {
        LOADED.as_ref().map_err(Clone::clone)
    }

    /// Reads a table and checks it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Data, DataError> {
        let data: Data =
            toml::from_str(text).map_err(|error| DataError::Syntax(error.message().to_owned()))?;
        data.check()?;
        Ok(data)
    }

    /// What depends on this number of players.
    ///
    /// # Errors
    /// There is no such table.
    pub fn table(&self, players: usize) -> Result<&TableCounts, DataError> {
        self.players
            .iter()
            .find(|table| usize::try_from(table.count) == Ok(players))
            .ok_or_else(|| DataError::NotOnce { what: format!("{players} players"), times: 0 })
    }

    /// The tiles that are shuffled for a table (S4, S54).
    #[must_use]
    pub fn bag(&self, table: &TableCounts) -> Bag {
        let counts = self.tiles.iter().flat_map(|kind| {
            [
                (Tile::new(kind.kind, 1), kind.one.saturating_sub(table.removed_one)),
                (Tile::new(kind.kind, 2), kind.two.saturating_sub(table.removed_two)),
            ]
        });
        counts.filter_map(|(tile, count)| tile.map(|tile| (tile, count))).collect()
    }

    /// Do all figures agree with one another?
    ///
    /// # Errors
    /// The first pair that does not.
    pub fn check(&self) -> Result<(), DataError> {
        self.check_board()?;
        for kind in Kind::all() {
            let times = self.tiles.iter().filter(|tiles| tiles.kind == kind).count();
            once(format!("the kind {}", kind.word()), times)?;
        }
        let tiles = self.tiles.iter().map(|kind| u32::from(kind.one) + u32::from(kind.two)).sum();
        equal("the number of tiles of all kinds", self.pieces.tiles, tiles)?;
        for players in 2..=5 {
            let tables = self.players.iter().filter(|table| table.count == players).count();
            once(format!("the table for {players} players"), tables)?;
        }
        self.players.iter().try_for_each(|table| self.check_table(table))
    }

    fn check_board(&self) -> Result<(), DataError> {
        equal("the number of squares", count(board::SQUARES), self.board.squares)?;
        equal("the number of segments", count(board::SEGMENTS), self.board.segments)?;
        equal("the number of junctions", count(board::JUNCTIONS), self.board.junctions)?;
        equal("the number of palms", 3, self.board.palms)
    }

    fn check_table(&self, table: &TableCounts) -> Result<(), DataError> {
        let players = table.count;
        let label = |what: &str| format!("{what} with {players} players");
        let used = table.stacks * table.height;
        let tiles: u32 = self.bag(table).total();
        equal(label("the number of tiles in the stacks"), tiles - table.set_aside, used)?;
        equal(label("the height of a stack"), u32::from(table.rounds), table.height)?;
        // With two and three players one tile is left over (S30, S64).
        let offer = if players <= 3 { players + 1 } else { players };
        equal(label("the number of stacks"), offer, table.stacks)?;
        equal(label("the supply of canals"), u32::from(table.rounds), u32::from(table.supply))?;
        let canals =
            u32::from(table.supply) + table.first_canals + players * self.pieces.extra_canals;
        enough(label("the canals"), canals, self.pieces.canals)?;
        // D29: two farmers in every round is the most anybody places.
        let farmers = 2 * u32::from(table.rounds);
        enough(label("one player's farmers"), farmers, u32::from(self.pieces.farmers))?;
        enough(label("the tiles"), used, self.board.squares)
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn once(what: String, times: usize) -> Result<(), DataError> {
    if times == 1 { Ok(()) } else { Err(DataError::NotOnce { what, times }) }
}

fn equal(what: impl Into<String>, expected: u32, found: u32) -> Result<(), DataError> {
    if expected == found {
        Ok(())
    } else {
        Err(DataError::Total { what: what.into(), expected, found })
    }
}

fn enough(what: String, needed: u32, have: u32) -> Result<(), DataError> {
    if needed <= have { Ok(()) } else { Err(DataError::Short { what, needed, have }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_table_adds_up() {
        let data = Data::built_in().unwrap();
        assert_eq!(data.table(2).unwrap().money, 5, "S55");
        assert_eq!(data.bag(data.table(2).unwrap()).total(), 30, "S54");
        assert_eq!(data.bag(data.table(4).unwrap()).total(), 45, "S4");
        assert_eq!(data.table(5).unwrap().supply, 9, "S5");
        assert!(data.table(6).is_err());
    }

    /// Every figure that is checked, spoilt once.
    #[test]
    fn a_spoilt_figure_is_refused() {
        for (from, to, says) in [
            ("tiles = 45", "tiles = 46", "tiles of all kinds should be 46, but is 45"),
            ("two = 6", "two = 5", "tiles of all kinds should be 45, but is 44"),
            ("squares = 48", "squares = 47", "squares should be 48, but is 47"),
            ("segments = 31", "segments = 30", "segments should be 31"),
            ("junctions = 20", "junctions = 21", "junctions should be 20"),
            ("palms = 3", "palms = 4", "palms should be 3"),
            ("kind = \"grape\"", "kind = \"banana\"", "banana is there 2 times"),
            ("count = 5", "count = 4", "4 players is there 2 times"),
            ("stacks = 3", "stacks = 4", "tiles in the stacks with 2 players should be 30"),
            ("rounds = 9", "rounds = 8", "height of a stack with 5 players should be 8"),
            ("supply = 10", "supply = 9", "supply of canals with 2 players should be 10"),
            ("canals = 15", "canals = 14", "canals with 4 players needs 15, but there are 14"),
            ("farmers = 22", "farmers = 20", "farmers with 3 players needs 22, but there are 20"),
            ("removed_two = 2", "removed_two = 1", "should be 35, but is 30"),
            ("money = 5", "gold = 5", "unknown field"),
            ("source = \"house\"", "source = \"hearsay\"", "unknown variant"),
        ] {
            assert!(BUILT_IN.contains(from), "{from}");
            let error = Data::parse(&BUILT_IN.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(error.contains(says), "{to}: {error}");
        }
    }
}

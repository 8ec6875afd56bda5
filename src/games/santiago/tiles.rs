//! Plantation tiles.

use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{IntoStaticStr, VariantArray};

/// What grows on a plantation.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    Banana,
    Coconut,
    Watermelon,
    Grape,
    Pepper,
}

impl Kind {
    /// All five.
    pub fn all() -> impl Iterator<Item = Kind> {
        Kind::VARIANTS.iter().copied()
    }

    /// The word an order uses.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A plantation tile's front: its kind and how many farmers it pictures.
///
/// The label orders use is both together, such as `banana2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tile {
    kind: Kind,
    pictured: u8,
}

impl Tile {
    /// A tile; `None` unless it pictures 1 or 2 farmers.
    #[must_use]
    pub fn new(kind: Kind, pictured: u8) -> Option<Tile> {
        (1..=2).contains(&pictured).then_some(Tile { kind, pictured })
    }

    /// All ten fronts.
    pub fn all() -> impl Iterator<Item = Tile> {
        Kind::all().flat_map(|kind| [1, 2].map(|pictured| Tile { kind, pictured }))
    }

    /// What grows on it.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// How many farmers it pictures: 1 or 2.
    #[must_use]
    pub fn pictured(self) -> u8 {
        self.pictured
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.word(), self.pictured)
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

impl TryFrom<String> for Tile {
    type Error = String;
    fn try_from(label: String) -> Result<Self, String> {
        Tile::all()
            .find(|tile| tile.to_string() == label)
            .ok_or_else(|| format!("no such tile: {label}"))
    }
}

/// Tiles whose order nobody knows: what they are and how many of each, lowest
/// first. There is no hidden order in it to be read (D8).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag(Vec<(Tile, u8)>);

impl Bag {
    /// How many tiles there are.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&(_, count)| u32::from(count)).sum()
    }

    /// Each front with its number, lowest first, none with 0.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        self.0.iter().copied()
    }

    /// The tile at a place, counted through the bag; `None` past its end.
    #[must_use]
    pub fn nth(&self, place: usize) -> Option<Tile> {
        self.iter().flat_map(|(tile, count)| (0..count).map(move |_| tile)).nth(place)
    }

    /// How many of this tile there are.
    #[must_use]
    pub fn count(&self, tile: Tile) -> u8 {
        self.iter().find(|&(other, _)| other == tile).map_or(0, |(_, count)| count)
    }

    /// Puts a tile in.
    pub fn add(&mut self, tile: Tile) {
        match self.0.binary_search_by_key(&tile, |&(other, _)| other) {
            Ok(place) => self.0[place].1 = self.0[place].1.saturating_add(1),
            Err(place) => self.0.insert(place, (tile, 1)),
        }
    }

    /// Takes a tile out, if it is in.
    pub fn remove(&mut self, tile: Tile) {
        if let Some((_, count)) = self.0.iter_mut().find(|(other, _)| *other == tile) {
            *count = count.saturating_sub(1);
        }
        self.0.retain(|&(_, count)| count > 0);
    }
}

impl FromIterator<(Tile, u8)> for Bag {
    fn from_iter<I: IntoIterator<Item = (Tile, u8)>>(tiles: I) -> Self {
        let mut tiles: Vec<_> = tiles.into_iter().filter(|&(_, count)| count > 0).collect();
        tiles.sort_unstable();
        Bag(tiles)
    }
}

//! Spices, tiles and colonies: the names of things, and what they are called
//! in orders.

use crate::basics::every;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{Display, EnumCount, EnumDiscriminants, IntoStaticStr, VariantArray};

/// A spice. The order is the canonical one: where the rules leave a choice to
/// us, the first comes first (D125).
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
    Display,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Spice {
    Clove,
    Cinnamon,
    Ginger,
    Nutmeg,
    Pepper,
}

impl Spice {
    /// All of them.
    pub const ALL: [Spice; Spice::COUNT] = every(Spice::VARIANTS);

    /// Its canonical word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A column of the development board.
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
    Display,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Column {
    Ships,
    Harvest,
    Taxes,
    Expedition,
    Colonies,
}

impl Column {
    /// All of them, in the order of the board.
    pub const ALL: [Column; Column::COUNT] = every(Column::VARIANTS);

    /// Its canonical word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Its place on the board, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A colony's name.
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
    Display,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Colony {
    Quilon,
    Cochin,
    Madras,
    Calicut,
}

impl Colony {
    /// All of them, the easiest first.
    pub const ALL: [Colony; Colony::COUNT] = every(Colony::VARIANTS);

    /// Its canonical word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// One colony tile (C19): `spices` are the two it allows, or `None` for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ColonyTile {
    pub colony: Colony,
    /// Its two spices; `None` where all five may lie.
    pub spices: Option<(Spice, Spice)>,
}

impl ColonyTile {
    /// May this spice lie here?
    #[must_use]
    pub fn allows(&self, spice: Spice) -> bool {
        self.spices.is_none_or(|(one, two)| spice == one || spice == two)
    }
}

impl fmt::Display for ColonyTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spices {
            None => self.colony.fmt(f),
            Some((one, two)) => write!(f, "{} {one} {two}", self.colony),
        }
    }
}

/// The two piles of tiles, and the two halves of the game (G15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Letter {
    A,
    B,
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Letter::A { "A" } else { "B" })
    }
}

/// What a tile is. How much it brings is the edition's
/// ([`Figures`](super::data::Figures)), where it is not printed on the tile.
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
    EnumDiscriminants,
)]
#[strum_discriminants(name(TileKind), derive(VariantArray))]
#[strum_discriminants(doc = "What a tile is, whatever number or spice is printed on it.")]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Red (G77).
    Colonist,
    /// At once (G78).
    Colonists,
    /// Red (G79).
    Ducats,
    /// Once (G80).
    Duty,
    /// Once (G81).
    Espionage,
    /// Once (G82).
    Exchange,
    /// Red (G83).
    Expedition,
    /// At once, so many cards (G84).
    Expeditions(u8),
    /// At once (G85).
    ExtraActions,
    /// Once (G86).
    ExtraHarvest,
    /// At once (G87).
    Favor,
    /// Worth so many points (G89).
    Mission(u8),
    /// A store for any one spice (G90).
    MixedCrop,
    /// A store for so many of one spice (G91).
    Plantation(Spice, u8),
    /// Lasting (G92).
    Planter,
    /// Once (G93).
    Resupply,
    /// At once (G94).
    Settlement,
    /// Red (G95).
    Ship,
    /// At once (G96).
    Ships,
    /// At once, one of the two (G97).
    ShipsColonists,
    /// Red (G98).
    Spice,
    /// Once (G99).
    Viceroy,
}

/// When a tile works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// When it is gained, then it is used up.
    Immediate(AtOnce),
    /// Once a round, in an own action (G76).
    Red,
    /// Once a game, in an own action.
    OneShot,
    Permanent,
}

/// A tile that works when it is gained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AtOnce {
    Colonists,
    /// So many cards.
    Expeditions(u8),
    ExtraActions,
    Favor,
    Settlement,
    Ships,
    ShipsColonists,
}

impl Tile {
    /// Every kind of tile there can be, plantations and numbers included. Seeds
    /// deal from piles in this order, so those that are here keep it.
    pub fn all() -> impl Iterator<Item = Tile> {
        let last = TileKind::Plantation;
        let others = TileKind::VARIANTS.iter().copied().filter(move |&kind| kind != last);
        others.chain([last]).flat_map(TileKind::tiles)
    }

    /// What it is, whatever is printed on it.
    #[must_use]
    pub fn kind(self) -> TileKind {
        self.into()
    }

    /// The number printed on it: cards, points or places.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        if let Tile::Expeditions(number) | Tile::Mission(number) | Tile::Plantation(_, number) =
            self
        {
            Some(number)
        } else {
            None
        }
    }

    /// When it works.
    #[must_use]
    pub fn class(self) -> Class {
        match self {
            Tile::Colonist | Tile::Ducats | Tile::Expedition | Tile::Ship | Tile::Spice => {
                Class::Red
            }
            Tile::Colonists => Class::Immediate(AtOnce::Colonists),
            Tile::Expeditions(cards) => Class::Immediate(AtOnce::Expeditions(cards)),
            Tile::ExtraActions => Class::Immediate(AtOnce::ExtraActions),
            Tile::Favor => Class::Immediate(AtOnce::Favor),
            Tile::Settlement => Class::Immediate(AtOnce::Settlement),
            Tile::Ships => Class::Immediate(AtOnce::Ships),
            Tile::ShipsColonists => Class::Immediate(AtOnce::ShipsColonists),
            Tile::Duty
            | Tile::Espionage
            | Tile::Exchange
            | Tile::ExtraHarvest
            | Tile::Resupply
            | Tile::Viceroy => Class::OneShot,
            Tile::Mission(_) | Tile::MixedCrop | Tile::Plantation(..) | Tile::Planter => {
                Class::Permanent
            }
        }
    }

    /// A plantation for the purposes of the set-up (D4) and of the four places
    /// on a board (G91, D79): mixed crop is one, too.
    #[must_use]
    pub fn is_plantation(self) -> bool {
        matches!(self, Tile::MixedCrop | Tile::Plantation(..))
    }

    /// A small plantation is worth a point (G91, G113); mixed crop is not one (G90).
    #[must_use]
    pub fn is_small_plantation(self) -> bool {
        matches!(self, Tile::Plantation(_, 1))
    }
}

impl TileKind {
    /// The tiles there can be of it.
    fn tiles(self) -> Vec<Tile> {
        match self {
            TileKind::Expeditions => [2, 3].map(Tile::Expeditions).to_vec(),
            TileKind::Mission => [2, 3].map(Tile::Mission).to_vec(),
            TileKind::Plantation => Spice::ALL
                .into_iter()
                .flat_map(|spice| (1..=3).map(move |places| Tile::Plantation(spice, places)))
                .collect(),
            TileKind::Colonist => vec![Tile::Colonist],
            TileKind::Colonists => vec![Tile::Colonists],
            TileKind::Ducats => vec![Tile::Ducats],
            TileKind::Duty => vec![Tile::Duty],
            TileKind::Espionage => vec![Tile::Espionage],
            TileKind::Exchange => vec![Tile::Exchange],
            TileKind::Expedition => vec![Tile::Expedition],
            TileKind::ExtraActions => vec![Tile::ExtraActions],
            TileKind::ExtraHarvest => vec![Tile::ExtraHarvest],
            TileKind::Favor => vec![Tile::Favor],
            TileKind::MixedCrop => vec![Tile::MixedCrop],
            TileKind::Planter => vec![Tile::Planter],
            TileKind::Resupply => vec![Tile::Resupply],
            TileKind::Settlement => vec![Tile::Settlement],
            TileKind::Ship => vec![Tile::Ship],
            TileKind::Ships => vec![Tile::Ships],
            TileKind::ShipsColonists => vec![Tile::ShipsColonists],
            TileKind::Spice => vec![Tile::Spice],
            TileKind::Viceroy => vec![Tile::Viceroy],
        }
    }

    /// Its name; in orders the number or spice printed on the tile belongs to it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            TileKind::Colonist => "red colonist",
            TileKind::Colonists => "colonists",
            TileKind::Ducats => "red ducats",
            TileKind::Duty => "duty",
            TileKind::Espionage => "espionage",
            TileKind::Exchange => "exchange",
            TileKind::Expedition => "red expedition",
            TileKind::Expeditions => "expeditions",
            TileKind::ExtraActions => "extra actions",
            TileKind::ExtraHarvest => "extra harvest",
            TileKind::Favor => "favor",
            TileKind::Mission => "mission",
            TileKind::MixedCrop => "mixed crop",
            TileKind::Plantation => "plantation",
            TileKind::Planter => "planter",
            TileKind::Resupply => "resupply",
            TileKind::Settlement => "settlement",
            TileKind::Ship => "red ship",
            TileKind::Ships => "ships",
            TileKind::ShipsColonists => "ships or colonists",
            TileKind::Spice => "red spice",
            TileKind::Viceroy => "viceroy",
        }
    }

    /// Is its name a word that means nothing but it? Others are called by more words,
    /// by what they bring, or with a number.
    pub(super) fn has_own_word(self) -> bool {
        let shared = [
            TileKind::Colonists,
            TileKind::Expeditions,
            TileKind::Mission,
            TileKind::Plantation,
            TileKind::Ships,
        ];
        !self.name().contains(' ') && !shared.contains(&self)
    }
}

/// The canonical name in orders.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Tile::Plantation(spice, places) = self {
            return write!(f, "{spice}{places}");
        }
        f.write_str(self.kind().name())?;
        self.number().map_or(Ok(()), |number| write!(f, " {number}"))
    }
}

/// A tile hidden under a corner in the variant Bonanza (G117, D115). What it
/// brings is all it is.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(default, deny_unknown_fields)]
pub struct Bonanza {
    /// Ships.
    #[serde(skip_serializing_if = "is_nothing")]
    pub ships: u8,
    /// Colonists.
    #[serde(skip_serializing_if = "is_nothing")]
    pub colonists: u8,
    /// Ducats.
    #[serde(skip_serializing_if = "is_nothing")]
    pub ducats: u8,
    /// Extra actions.
    #[serde(skip_serializing_if = "is_nothing")]
    pub extras: u8,
    /// Expedition cards.
    #[serde(skip_serializing_if = "is_nothing")]
    pub cards: u8,
    /// Spices of one's choice.
    #[serde(skip_serializing_if = "is_nothing")]
    pub spices: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_nothing(amount: &u8) -> bool {
    *amount == 0
}

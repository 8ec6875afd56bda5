//! What is so after a correction: facts alone, so that a replay needs no rules.

use super::super::decision::Asking;
use super::super::land::{Farmers, Plantation};
use super::super::leftover::Leftover;
use super::super::state::{Phase, Santiago};
use super::super::tiles::Bag;
use super::super::view::CanalView;
use super::super::{Segment, Square, Tile};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// Something that is so now, whatever it was before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mended {
    Money {
        seat: Seat,
        amount: u32,
    },
    /// A player's farmers not yet placed.
    Farmers {
        seat: Seat,
        left: u8,
    },
    /// A player's own blue canal.
    OwnCanal {
        seat: Seat,
        /// Do they still have it?
        kept: bool,
    },
    Builder {
        seat: Seat,
    },
    Supply {
        canals: u8,
    },
    Square {
        square: Square,
        holds: Holds,
    },
    Segment {
        segment: Segment,
        canal: Option<CanalView>,
    },
    /// The tiles to be taken in this round, in this order.
    Offer {
        tiles: Vec<Tile>,
    },
    /// The tile put away at the set-up.
    Aside {
        tile: Tile,
    },
    /// The tiles not yet turned up.
    Unseen {
        /// Which, and how many of each.
        tiles: Bag,
    },
    Palms {
        squares: [Square; 3],
    },
}

/// What lies on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holds {
    Nothing,
    /// A tile without farmers.
    Neutral(Tile),
    Owned(Tile, Seat, u8),
    Dried(Tile),
}

/// A decision of the rules that can be changed while the game is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
pub enum Rule {
    /// Money is hidden.
    #[serde(rename = "D7")]
    HiddenMoney,
    /// The builder of two players may use their extra canal.
    #[serde(rename = "D97")]
    TwoPlayerBuilderExtra,
}

impl Santiago {
    pub(in super::super) fn mend(&mut self, fact: &Mended) {
        match fact {
            Mended::Money { seat, amount } => {
                if let Some(player) = self.player_mut(*seat) {
                    player.money = *amount;
                }
            }
            Mended::Farmers { seat, left } => {
                if let Some(player) = self.player_mut(*seat) {
                    player.farmers = *left;
                }
            }
            Mended::OwnCanal { seat, kept } => {
                if let Some(player) = self.player_mut(*seat) {
                    player.extra_canal = *kept;
                }
            }
            Mended::Builder { seat } => self.builder = *seat,
            Mended::Supply { canals } => self.supply = *canals,
            Mended::Square { square, holds } => self.land.put(*square, holds.plantation()),
            Mended::Segment { segment, canal } => self.land.put_canal(*segment, *canal),
            Mended::Offer { tiles } => {
                self.offer.clone_from(tiles);
                if let (Phase::Asks(Asking::Leftover(Leftover { tile, .. })), Some(&first)) =
                    (&mut self.phase, tiles.first())
                {
                    *tile = first;
                }
            }
            Mended::Aside { tile } => self.set_aside = Some(*tile),
            Mended::Unseen { tiles } => self.unseen.clone_from(tiles),
            Mended::Palms { squares } => self.land.palms = *squares,
        }
    }

    pub(in super::super) fn rule(&mut self, rule: Rule, on: bool) {
        match rule {
            Rule::HiddenMoney => self.figures.hidden_money = on,
            Rule::TwoPlayerBuilderExtra => self.figures.two_player_builder_extra = on,
        }
    }
}

impl Holds {
    /// What lies there. A dried tile whose front is unknown can't be named, so it is left
    /// out.
    pub(super) fn on(game: &Santiago, square: Square) -> Holds {
        match game.land.plantation(square) {
            None | Some(Plantation::Dried { front: None }) => Holds::Nothing,
            Some(Plantation::Green { tile, farmers: None }) => Holds::Neutral(tile),
            Some(Plantation::Green { tile, farmers: Some(farmers) }) => {
                Holds::Owned(tile, farmers.owner(), farmers.count())
            }
            Some(Plantation::Dried { front: Some(tile) }) => Holds::Dried(tile),
        }
    }

    /// The tile, whichever side is up.
    pub(super) fn tile(self) -> Option<Tile> {
        match self {
            Holds::Nothing => None,
            Holds::Neutral(tile) | Holds::Owned(tile, ..) | Holds::Dried(tile) => Some(tile),
        }
    }

    pub(super) fn farmers_of(self, seat: Seat) -> u8 {
        match self {
            Holds::Owned(_, owner, farmers) if owner == seat => farmers,
            Holds::Owned(..) | Holds::Nothing | Holds::Neutral(_) | Holds::Dried(_) => 0,
        }
    }

    fn plantation(self) -> Option<Plantation> {
        match self {
            Holds::Nothing => None,
            Holds::Neutral(tile) => Some(Plantation::Green { tile, farmers: None }),
            Holds::Owned(tile, owner, count) => {
                Some(Plantation::Green { tile, farmers: Farmers::new(owner, count) })
            }
            Holds::Dried(tile) => Some(Plantation::Dried { front: Some(tile) }),
        }
    }
}

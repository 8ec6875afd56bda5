//! How Santiago's places and tiles are called.

pub(super) use super::super::scene::list;
use super::super::seats::look;
use crate::games::santiago::view::{PlantationView, SquareView};
use crate::games::santiago::{Kind, Square, Tile, View};

/// A Santiago letter in the making.
pub(super) type Scene<'a> = super::super::scene::Scene<'a, View>;

impl Scene<'_> {
    /// What grows, as the subject of a sentence.
    pub(super) fn kind(&self, kind: Kind) -> String {
        self.say("kind", &[("kind", kind.word().into())])
    }

    /// The same on a card, where a long word may be broken.
    pub(super) fn kind_on_card(&self, kind: Kind) -> String {
        self.say("kind-card", &[("kind", kind.word().into())])
    }

    /// What grows, in three letters.
    pub(super) fn code(&self, kind: Kind) -> String {
        self.say("kind-code", &[("kind", kind.word().into())])
    }

    /// A tile by kind and farmers, in a list or alone.
    pub(super) fn crop(&self, tile: Tile, farmers: u8) -> String {
        self.say("crop", &[("kind", tile.kind().word().into()), ("farmers", farmers.into())])
    }

    /// The same as the object of a sentence.
    pub(super) fn planting(&self, tile: Tile, farmers: u8) -> String {
        self.say("planting", &[("kind", tile.kind().word().into()), ("farmers", farmers.into())])
    }

    /// The round, such as `Round 4 of 11`.
    pub(super) fn round(&self) -> String {
        self.round_of(self.view.round, self.view.rounds)
    }

    pub(super) fn square(&self, square: Square) -> Option<&SquareView> {
        self.view.squares.iter().find(|view| view.square == square)
    }

    /// A green plantation in a few characters: what grows and whose, such as
    /// `Ban R2`.
    pub(super) fn brief(&self, plantation: PlantationView) -> String {
        match plantation {
            PlantationView::Dried => self.plain("dry-short"),
            PlantationView::Green { tile, owner: Some(seat), farmers } => {
                format!("{}\u{a0}{}{farmers}", self.code(tile.kind()), look(seat).letter)
            }
            PlantationView::Green { tile, owner: None, .. } => {
                format!("{}\u{a0}0", self.code(tile.kind()))
            }
        }
    }
}

//! What every part of a Santiago letter needs: the view, the words, and how
//! places, tiles and players are called.

use super::super::Envelope;
use super::super::rich;
use super::super::seats;
use super::super::words::{Arg, Words};
use crate::engine::Seat;
use crate::games::santiago::view::{PlantationView, SquareView};
use crate::games::santiago::{Kind, Square, Tile, View};

/// The longest piece of a name in a narrow column.
const WIDEST: usize = 8;

/// A letter in the making.
pub(super) struct Scene<'a> {
    pub(super) words: &'a Words,
    pub(super) envelope: &'a Envelope,
    pub(super) view: &'a View,
}

impl Scene<'_> {
    pub(super) fn plain(&self, key: &str) -> String {
        self.words.plain(key)
    }

    pub(super) fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.words.say(key, args)
    }

    /// A player by sign and name.
    pub(super) fn who(&self, seat: Seat) -> String {
        rich::player(seat, &seats::name(self.envelope, seat))
    }

    /// A player for a narrow column: long words may be broken there.
    pub(super) fn who_briefly(&self, seat: Seat) -> String {
        let name = seats::name(self.envelope, seat);
        let mut broken = String::new();
        let mut length = 0;
        for letter in name.chars() {
            length = if letter.is_whitespace() { 0 } else { length + 1 };
            if length > WIDEST {
                broken.push(rich::SOFT_HYPHEN);
                length = 1;
            }
            broken.push(letter);
        }
        rich::player(seat, &broken)
    }

    /// Several players, as a list in a sentence.
    pub(super) fn everyone(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.who(seat)).collect::<Vec<_>>().join(", ")
    }

    /// What grows, as the subject of a sentence.
    pub(super) fn kind(&self, kind: Kind) -> String {
        self.say("kind", &[("kind", kind.word().into())])
    }

    /// What grows, in three letters.
    pub(super) fn code(&self, kind: Kind) -> String {
        self.say("kind-code", &[("kind", kind.word().into())])
    }

    /// A tile by kind and farmers, as the object of a sentence.
    pub(super) fn planting(&self, tile: Tile, farmers: u8) -> String {
        self.say("planting", &[("kind", tile.kind().word().into()), ("farmers", farmers.into())])
    }

    /// The round, such as `Round 4 of 11`.
    pub(super) fn round(&self) -> String {
        if self.view.round == 0 {
            return self.plain("before-round");
        }
        self.say(
            "round-of",
            &[("round", self.view.round.into()), ("rounds", self.view.rounds.into())],
        )
    }

    pub(super) fn square(&self, square: Square) -> Option<&SquareView> {
        self.view.squares.iter().find(|view| view.square == square)
    }

    /// A green plantation in a few characters: what grows and whose, such as
    /// `Ban ●R2`.
    pub(super) fn brief(&self, plantation: PlantationView) -> String {
        match plantation {
            PlantationView::Dried => self.plain("dry-short"),
            PlantationView::Green { tile, owner: Some(seat), farmers } => {
                format!("{}\u{a0}{}{farmers}", self.code(tile.kind()), rich::sign(seat))
            }
            PlantationView::Green { tile, owner: None, .. } => {
                format!("{}\u{a0}0", self.code(tile.kind()))
            }
        }
    }
}

/// Places in a row, such as `a1 b1 c4`.
pub(super) fn list<T: ToString>(places: impl IntoIterator<Item = T>) -> String {
    places.into_iter().map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}

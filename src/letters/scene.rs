//! What every part of a letter needs: the view, the words, and how players are
//! called. A game's folder adds how its own things are called.

use super::Envelope;
use super::rich;
use super::seats;
use super::words::{Arg, Words};
use crate::engine::Seat;

/// The longest piece of a name in a narrow column.
const WIDEST: usize = 8;

/// A letter in the making.
pub(crate) struct Scene<'a, V> {
    pub(crate) words: &'a Words,
    pub(crate) envelope: &'a Envelope,
    pub(crate) view: &'a V,
}

impl<V> Scene<'_, V> {
    pub(crate) fn plain(&self, key: &str) -> String {
        self.words.plain(key)
    }

    pub(crate) fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.words.say(key, args)
    }

    /// A player by sign and name.
    pub(crate) fn who(&self, seat: Seat) -> String {
        rich::player(seat, &seats::name(self.envelope, seat))
    }

    /// A player for a narrow column: long words may be broken there.
    pub(crate) fn who_briefly(&self, seat: Seat) -> String {
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
    pub(crate) fn everyone(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.who(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Things in a row that may have commas of their own.
    pub(crate) fn apart(&self, things: &[String]) -> String {
        things.join(&self.plain("apart"))
    }

    /// Something and what is to be said of it, such as `s7: 3`.
    pub(crate) fn pair(&self, name: &str, is: &str) -> String {
        self.say("pair", &[("name", name.into()), ("is", is.into())])
    }

    /// The round, such as `Round 4 of 11`.
    pub(crate) fn round_of(&self, round: u8, rounds: u8) -> String {
        if round == 0 {
            return self.plain("before-round");
        }
        self.say("round-of", &[("round", round.into()), ("rounds", rounds.into())])
    }
}

/// Places in a row, such as `a1 b1 c4`.
pub(crate) fn list<T: ToString>(places: impl IntoIterator<Item = T>) -> String {
    places.into_iter().map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}

//! What every part of a letter needs: the view, the words, and the names of
//! players. A game's folder adds the names of its own things.

use super::Envelope;
use super::rich;
use super::seats;
use super::subject::{self, Subjects};
use super::words::{Arg, Words};
use crate::engine::Seat;

/// The longest unbroken piece of a name in a narrow column, in characters.
const WIDEST: usize = 8;

/// A letter being written.
pub struct Scene<'a, V> {
    /// The sentences of its reader's language.
    pub words: &'a Words,
    /// Whose letter it is, and what it says besides the position.
    pub envelope: &'a Envelope,
    /// The position as far as its reader may know it.
    pub view: &'a V,
    /// Whether it asks its reader something.
    pub asks: bool,
    /// Whether it is a part of a letter about several tables.
    pub part: bool,
    /// Whether the position is that of an earlier round.
    pub past: bool,
}

impl<'a, V> Scene<'a, V> {
    /// A letter that asks nothing, as far as is known.
    #[must_use]
    pub fn new(words: &'a Words, envelope: &'a Envelope, view: &'a V) -> Self {
        Scene { words, envelope, view, asks: false, part: false, past: false }
    }
}

impl<V> Scene<'_, V> {
    /// What the letter is called.
    pub(crate) fn subject(&self) -> String {
        let Envelope { title, table, subjects, .. } = self.envelope;
        let turn = self.asks && *subjects == Subjects::Two;
        subject::subject(self.words, title, *table, turn)
    }

    /// What an answer to it is called.
    pub(crate) fn answer_subject(&self) -> String {
        format!("Re: {}", self.subject())
    }

    /// A message without variables.
    #[must_use]
    pub fn plain(&self, key: &str) -> String {
        self.words.plain(key)
    }

    /// A message with its variables filled in.
    #[must_use]
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.words.say(key, args)
    }

    /// What the reader would type for a canonical order or a name in one.
    #[must_use]
    pub fn typed(&self, canonical: &str) -> String {
        self.words.typed(canonical)
    }

    /// The same, for use inside a sentence.
    #[must_use]
    pub fn order(&self, canonical: &str) -> String {
        self.words.order(canonical)
    }

    /// What the reader would type for a command.
    #[must_use]
    pub fn commanded(&self, command: &str) -> String {
        self.words.commanded(command)
    }

    /// The same, for use inside a sentence, with its blanks named in the language.
    #[must_use]
    pub fn command(&self, command: &str) -> String {
        self.words.command(command)
    }

    /// The form of an order, its blanks named in the language.
    #[must_use]
    pub fn form(&self, form: &str) -> String {
        self.words.form(form)
    }

    /// A player by sign and name.
    #[must_use]
    pub fn who(&self, seat: Seat) -> String {
        rich::player(seat, &seats::name(self.envelope, seat))
    }

    /// A player for a narrow column: long words may be broken.
    #[must_use]
    pub fn who_briefly(&self, seat: Seat) -> String {
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
    pub fn everyone(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.who(seat)).collect::<Vec<_>>().join(", ")
    }

    /// A list of things that may themselves contain commas.
    pub(crate) fn apart(&self, things: &[String]) -> String {
        things.join(&self.plain("apart"))
    }

    /// A thing and what is said about it, such as `s7: 3`.
    pub(crate) fn pair(&self, name: &str, is: &str) -> String {
        self.say("pair", &[("name", name.into()), ("is", is.into())])
    }

    /// The round, such as `Round 4 of 11`.
    #[must_use]
    pub fn round_of(&self, round: u8, rounds: u8) -> String {
        if round == 0 {
            return self.plain("before-round");
        }
        self.say("round-of", &[("round", round.into()), ("rounds", rounds.into())])
    }

    /// The same in as few characters as a phone has beside a name, such as `Round 4/11`.
    #[must_use]
    pub fn round_briefly(&self, round: u8, rounds: u8) -> String {
        if round == 0 {
            return self.plain("before-brief");
        }
        self.say("round-brief", &[("round", round.into()), ("rounds", rounds.into())])
    }
}

/// A list of places, such as `a1 b1 c4`.
pub fn list<T: ToString>(places: impl IntoIterator<Item = T>) -> String {
    places.into_iter().map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}

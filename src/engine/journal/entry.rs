//! One entry of a journal, and who made it.

use super::Deed;
use crate::engine::{Draw, Game, Seat, Seats, seat::at_table_of};
use serde::{Deserialize, Serialize};

/// Who made an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Author {
    /// The table's creator: the set-up.
    Creator,
    /// The player of a seat.
    Seat(Seat),
    /// Nobody answered for a seat, so its default was taken.
    Clock(Seat),
    /// A house player, sitting in for a seat.
    House(Seat),
    /// A moderator: for a seat, or for the table.
    Moderator(Option<Seat>),
}

impl Author {
    /// The seat whose order it is, whoever gave it.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Author::Creator => None,
            Author::Seat(seat) | Author::Clock(seat) | Author::House(seat) => Some(seat),
            Author::Moderator(seat) => seat,
        }
    }
}

impl<G: Game> Body<G> {
    #[must_use]
    pub fn deed(&self) -> Option<&Deed> {
        match self {
            Body::Deed(deed) => Some(deed),
            Body::Deal(_)
            | Body::Order(_)
            | Body::Return { .. }
            | Body::Adjust { .. }
            | Body::Finish
            | Body::Cancel => None,
        }
    }
}

/// What an entry is about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", bound = "")]
pub enum Body<G: Game> {
    /// The set-up; always entry 0 and never another.
    Deal(G::Deal),
    /// A seat's order, in canonical form, as it was carried out.
    Order(String),
    /// The match returns to where it stood after the first `to` entries. Later ones
    /// are withdrawn, or count again.
    Return {
        /// How many entries led to that position.
        to: u32,
        way: Way,
    },
    /// A correction of the position, in canonical form.
    Adjust {
        what: String,
        /// Whose secret it touches: nobody else is told what it was.
        of: Option<Seat>,
    },
    /// The game ends here and is scored as it stands.
    Finish,
    /// The table is abandoned without a result.
    Cancel,
    /// Something about the table that leaves the position as it is.
    Deed(Deed),
}

/// Why a match returns to an earlier position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    Undo,
    /// An undo is taken back.
    Redo,
    /// An order is replaced; later ones that still stand are played again.
    Amend,
}

/// What a moderator, or a player taking an order back, says about an entry.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The moderator's name; empty if a player made the entry.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The reason given; empty if none was.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The entry whose deed this one takes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<u32>,
    /// Whether the players decided it by a vote.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub vote: bool,
}

/// The reason on the entry with which a table is played on from an archive.
pub const PLAYED_ON: &str = "played on from an archive";

/// One entry of a journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Entry<G: Game> {
    pub by: Author,
    pub body: Body<G>,
    /// What followed, in order.
    pub events: Vec<G::Event>,
    /// The draws it made, in order, if draws are numbered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
    /// The entry that it replaces in an amendment; it repeats that one's draws, so
    /// that whatever did not change comes out as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<u32>,
    /// Who did it and why, if the rules alone don't say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
}

impl<G: Game> Entry<G> {
    /// Reads an entry of a table of so many seats, which are all that it may name. Only a deed may
    /// name others: seats are added and dropped while a table waits to begin.
    ///
    /// # Errors
    /// Those of `read`, and a seat that the table does not have.
    pub fn of_table<E>(seats: Seats, read: impl Fn() -> Result<Self, E>) -> Result<Self, E> {
        at_table_of(seats, &read).or_else(|error| match read() {
            Ok(entry) if matches!(entry.body, Body::Deed(_)) => Ok(entry),
            Ok(_) | Err(_) => Err(error),
        })
    }

    /// An entry without draws or a note.
    #[must_use]
    pub fn new(by: Author, body: Body<G>, events: Vec<G::Event>) -> Self {
        Entry { by, body, events, draws: Vec::new(), again: None, note: None }
    }

    #[must_use]
    pub fn undoes(&self) -> Option<u32> {
        self.note.as_ref()?.undoes
    }

    #[must_use]
    pub fn order(&self) -> Option<&str> {
        match &self.body {
            Body::Order(order) => Some(order),
            Body::Deal(_)
            | Body::Return { .. }
            | Body::Adjust { .. }
            | Body::Finish
            | Body::Cancel
            | Body::Deed(_) => None,
        }
    }

    /// The seats whose orders these entries carried out, each once, in table order.
    #[must_use]
    pub fn seats_of(entries: &[&Self]) -> Vec<Seat> {
        let orders = entries.iter().filter(|entry| entry.order().is_some());
        let mut seats: Vec<Seat> = orders.filter_map(|entry| entry.by.seat()).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Did anything come to light in it ([`Game::reveals`])?
    #[must_use]
    pub fn reveals(&self) -> bool {
        self.events.iter().any(G::reveals)
    }

    /// Is the table played on from an archive from here on? Earlier entries were
    /// played at another table.
    #[must_use]
    pub fn plays_on(&self) -> bool {
        let unnamed = |note: &Note| note.name.is_empty() && note.reason == PLAYED_ON;
        matches!(self.body, Body::Deed(Deed::Reseed { .. }))
            && self.note.as_ref().is_some_and(unnamed)
    }

    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.body == Body::Deed(Deed::Lost)
    }

    /// Is it a step of the game that an undo can take back?
    #[must_use]
    pub fn is_step(&self) -> bool {
        match self.body {
            Body::Order(_) | Body::Adjust { .. } | Body::Finish | Body::Cancel => true,
            Body::Deal(_) | Body::Return { .. } | Body::Deed(_) => false,
        }
    }
}

//! Seats: places at a table, numbered clockwise.

// Authors of new games read this.
#![warn(missing_docs)]

use serde::{Deserialize, Deserializer, Serialize};
use std::{
    fmt,
    ops::{Index, IndexMut},
};

/// The most seats any game here has.
pub const MAX_SEATS: u8 = 5;

/// The colours, first seat first. Red, green and brown are the printed ones
/// (Santiago's rulebook names them); the other two are ours.
pub const COLOURS: [&str; 5] = ["red", "green", "brown", "yellow", "purple"];

/// One place at a table.
///
/// There is no public constructor: a seat comes from [`Seats`] (or from a journal,
/// where its number is checked), so a `Seat` always exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat's number, counted clockwise from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat's colour, which is also its name in orders and commands.
    #[must_use]
    pub fn colour(self) -> &'static str {
        COLOURS[self.index()]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if number < MAX_SEATS {
            Ok(Seat(number))
        } else {
            Err(serde::de::Error::custom(format!("there is no seat {number}")))
        }
    }
}

/// How many seats a table has, and their order clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// A table of `count` seats; `None` unless `2 <= count <= MAX_SEATS`.
    #[must_use]
    pub fn new(count: usize) -> Option<Self> {
        let count = u8::try_from(count).ok()?;
        (2..=MAX_SEATS).contains(&count).then_some(Seats(count))
    }

    /// The number of seats.
    #[must_use]
    pub fn count(self) -> usize {
        usize::from(self.0)
    }

    /// All seats, clockwise from the first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (0..self.0).map(Seat)
    }

    /// The seat with this number, if the table has it.
    #[must_use]
    pub fn get(self, index: usize) -> Option<Seat> {
        let index = u8::try_from(index).ok()?;
        (index < self.0).then_some(Seat(index))
    }

    /// The next seat clockwise.
    #[must_use]
    pub fn left_of(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }

    /// All seats once, clockwise, `first` first.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.0).map(move |step| Seat((first.0 + step) % self.0))
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let count = u8::deserialize(deserializer)?;
        Seats::new(usize::from(count))
            .ok_or_else(|| serde::de::Error::custom(format!("no table has {count} seats")))
    }
}

/// One value for each seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Computes each seat's value.
    #[must_use]
    pub fn from_fn(seats: Seats, make: impl FnMut(Seat) -> T) -> Self {
        BySeat(seats.iter().map(make).collect())
    }

    /// The seats of this table; `None` if the list has an impossible length (only
    /// in a tampered journal).
    #[must_use]
    pub fn seats(&self) -> Option<Seats> {
        Seats::new(self.0.len())
    }

    /// Each seat with its value, clockwise from the first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        (0u8..).map(Seat).zip(&self.0).collect::<Vec<_>>().into_iter()
    }

    /// The values, clockwise from the first seat.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values, mutably.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

//! Seats: places at a table, numbered clockwise.

// Authors of new games read this.
#![warn(missing_docs)]

use serde::{Deserialize, Deserializer, Serialize};
use std::{
    cell::Cell,
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
/// A seat comes from [`Seats`], or from a journal or a row, where its number is
/// checked, so a `Seat` always exists.
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
        Seat::try_from(i64::from(number)).map_err(serde::de::Error::custom)
    }
}

/// A number that is no seat's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSuchSeat(pub i64);

impl TryFrom<i64> for Seat {
    type Error = NoSuchSeat;
    /// The seat with a stored number.
    fn try_from(number: i64) -> Result<Self, NoSuchSeat> {
        let count = AT_TABLE.get().map_or(MAX_SEATS, |seats| seats.0);
        let known = u8::try_from(number).ok().filter(|known| *known < count);
        known.map(Seat).ok_or(NoSuchSeat(number))
    }
}

thread_local! {
    /// How many seats the table has whose document is being read.
    static AT_TABLE: Cell<Option<Seats>> = const { Cell::new(None) };
}

/// Reads what belongs to a table of so many seats: one that it does not have is an
/// error there, and so is a list that is not as long. A number says nothing by itself
/// of the table it belongs to, and serde takes no such context along.
pub fn at_table_of<T>(seats: Seats, read: impl FnOnce() -> T) -> T {
    struct Before(Option<Seats>);
    impl Drop for Before {
        fn drop(&mut self) {
            AT_TABLE.set(self.0);
        }
    }
    let _before = Before(AT_TABLE.replace(Some(seats)));
    read()
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

    /// Does the table have this seat?
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
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
        let seats = Seats::new(usize::from(count))
            .ok_or_else(|| serde::de::Error::custom(format!("no table has {count} seats")))?;
        match AT_TABLE.get() {
            Some(here) if here != seats => Err(serde::de::Error::custom(format!(
                "the table has {} seats, not {count}",
                here.0
            ))),
            Some(_) | None => Ok(seats),
        }
    }
}

/// One value for each seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        match AT_TABLE.get() {
            Some(seats) if seats.count() != values.len() => Err(serde::de::Error::custom(format!(
                "{} values for {} seats",
                values.len(),
                seats.count()
            ))),
            Some(_) | None => Ok(BySeat(values)),
        }
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_table_has_no_seat_for_is_not_read() {
        let three = Seats::new(3).unwrap();
        let why = |error: serde_json::Error| error.to_string();
        let seat = |text| serde_json::from_str::<Seat>(text).map(Seat::index).map_err(why);
        assert_eq!(seat("4"), Ok(4));
        assert_eq!(seat("5"), Err("there is no seat 5".to_owned()));
        assert_eq!(at_table_of(three, || seat("2")), Ok(2));
        assert_eq!(at_table_of(three, || seat("3")), Err("there is no seat 3".to_owned()));
        assert_eq!(seat("3"), Ok(3), "the table is forgotten");
        assert_eq!(Seat::try_from(-1), Err(NoSuchSeat(-1)));

        let each = |text| serde_json::from_str::<BySeat<u8>>(text).is_ok();
        assert!(each("[1, 2]") && !at_table_of(three, || each("[1, 2]")));
        assert!(at_table_of(three, || each("[1, 2, 3]")));
        let seats = |text| serde_json::from_str::<Seats>(text).is_ok();
        assert!(seats("4") && !at_table_of(three, || seats("4")));
        assert!(at_table_of(three, || seats("3")) && !seats("6"));
    }
}

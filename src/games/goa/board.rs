//! The board: five by five cells, and the ring of places around them where
//! only the flag may stand.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Cells to a side.
pub const SIDE: u8 = 5;
/// Cells in all.
pub const CELLS: usize = 25;

/// A cell of the grid, `a1` to `e5`: column, then row from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// All cells, row by row: a1, b1, … e5.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..SIDE * SIDE).map(Cell)
    }

    fn at(column: i8, row: i8) -> Option<Cell> {
        let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        (column < SIDE && row < SIDE).then_some(Cell(row * SIDE + column))
    }

    /// The cell of this label.
    #[must_use]
    pub fn from_label(label: &str) -> Option<Cell> {
        match Place::from_label(label)? {
            Place::Cell(cell) => Some(cell),
            Place::Ring(_) => None,
        }
    }

    /// Its number, row by row from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// One of the four corners (G117)?
    #[must_use]
    pub fn is_corner(self) -> bool {
        let last = SIDE - 1;
        [0, last].contains(&(self.0 / SIDE)) && [0, last].contains(&(self.0 % SIDE))
    }

    fn point(self) -> (i8, i8) {
        let (column, row) = (self.0 % SIDE, self.0 / SIDE);
        (i8::try_from(column).unwrap_or(0), i8::try_from(row).unwrap_or(0))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Place::Cell(*self).fmt(f)
    }
}

/// A place of the ring: 20 of them, none at the corners (D14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ring(u8);

impl Ring {
    /// Clockwise from a0: a0 to e0, f1 to f5, e6 to a6, z5 to z1 (P2).
    pub fn all() -> impl Iterator<Item = Ring> + Clone {
        (0..4 * SIDE).map(Ring)
    }

    fn point(self) -> (i8, i8) {
        let side = SIDE.cast_signed();
        let along = (self.0 % SIDE).cast_signed();
        match self.0 / SIDE {
            0 => (along, -1),
            1 => (side, along),
            2 => (side - 1 - along, side),
            _ => (-1, side - 1 - along),
        }
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Place::Ring(*self).fmt(f)
    }
}

/// Where the flag may stand: on the ring, or on an empty cell (G16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// A place of the ring.
    Ring(Ring),
    /// A cell of the grid.
    Cell(Cell),
}

impl Place {
    /// All places in the order of P2: the ring, then the cells row by row.
    pub fn all() -> impl Iterator<Item = Place> + Clone {
        Ring::all().map(Place::Ring).chain(Cell::all().map(Place::Cell))
    }

    /// The place of this label, such as `c0` or `b3`.
    #[must_use]
    pub fn from_label(label: &str) -> Option<Place> {
        let mut letters = label.chars();
        let (letter, digit, None) = (letters.next()?, letters.next()?, letters.next()) else {
            return None;
        };
        let column = match letter.to_ascii_lowercase() {
            'z' => -1,
            letter @ 'a'..='f' => i8::try_from(u32::from(letter) - u32::from('a')).ok()?,
            _ => return None,
        };
        let row = i8::try_from(digit.to_digit(10)?).ok()? - 1;
        let inside = Cell::at(column, row).map(Place::Cell);
        let ring = || Ring::all().find(|ring| ring.point() == (column, row)).map(Place::Ring);
        inside.or_else(ring)
    }

    fn point(self) -> (i8, i8) {
        match self {
            Place::Ring(ring) => ring.point(),
            Place::Cell(cell) => cell.point(),
        }
    }

    /// How many steps it is away, corners crossed.
    pub(super) fn distance(self, other: Place) -> u8 {
        let ((column, row), (other_column, other_row)) = (self.point(), other.point());
        column.abs_diff(other_column).max(row.abs_diff(other_row))
    }

    /// The cells that share a side with it.
    pub fn edge_adjacent(self) -> impl Iterator<Item = Cell> {
        let (column, row) = self.point();
        [(0, -1), (-1, 0), (1, 0), (0, 1)]
            .into_iter()
            .filter_map(move |(right, down)| Cell::at(column + right, row + down))
    }

    /// The cells that share a side or a corner with it (G17, D16).
    pub fn near(self) -> impl Iterator<Item = Cell> {
        let (column, row) = self.point();
        (-1..=1)
            .flat_map(|down| (-1..=1).map(move |right| (right, down)))
            .filter(|&step| step != (0, 0))
            .filter_map(move |(right, down)| Cell::at(column + right, row + down))
    }
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Place {
        Place::Cell(cell)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.point();
        let letter = match u8::try_from(column) {
            Ok(column) => char::from(b'a' + column),
            Err(_) => 'z',
        };
        write!(f, "{letter}{}", row + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let label = String::deserialize(deserializer)?;
        Cell::from_label(&label)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no cell {label}")))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let label = String::deserialize(deserializer)?;
        Place::from_label(&label)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no place {label}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_read_back_and_the_ring_runs_clockwise() {
        let ring: Vec<String> = Ring::all().map(|ring| ring.to_string()).collect();
        assert_eq!(
            ring.join(" "),
            "a0 b0 c0 d0 e0 f1 f2 f3 f4 f5 e6 d6 c6 b6 a6 z5 z4 z3 z2 z1",
            "P2"
        );
        for place in Place::all() {
            assert_eq!(Place::from_label(&place.to_string()), Some(place));
        }
        for none in ["a", "a10", "f0", "z0", "z6", "f6", "g1", "a7", "1a"] {
            assert_eq!(Place::from_label(none), None, "{none}");
        }
        let corners: Vec<String> =
            Cell::all().filter(|cell| cell.is_corner()).map(|cell| cell.to_string()).collect();
        assert_eq!(corners, ["a1", "e1", "a5", "e5"], "G117");
    }

    fn near(label: &str) -> String {
        let cells: Vec<String> =
            Place::from_label(label).unwrap().near().map(|cell| cell.to_string()).collect();
        cells.join(" ")
    }

    #[test]
    fn near_is_a_side_or_a_corner() {
        assert_eq!(near("c0"), "b1 c1 d1", "D16");
        assert_eq!(near("a0"), "a1 b1", "D16");
        assert_eq!(near("b2"), "a1 b1 c1 a2 c2 a3 b3 c3");
        assert_eq!(near("e5"), "d4 e4 d5");
        for ring in Ring::all() {
            assert_eq!(Place::Ring(ring).edge_adjacent().count(), 1, "D14");
        }
        let f3: Vec<Cell> = Place::from_label("f3").unwrap().edge_adjacent().collect();
        assert_eq!(f3, [Cell::from_label("e3").unwrap()], "D14");
    }
}

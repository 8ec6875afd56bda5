//! The board's geometry: 8 by 6 squares in blocks of 2 by 2, thick lines round
//! every block, junctions where the lines cross.
//!
//! ```text
//!      a   b   c   d   e   f   g   h
//!    +--s1---+--s2---+--s3---+--s4---+      junctions: + , 5 by 4, p1..p20
//!  1 |       |       |       |       |      squares: a1..h6, row 1 on top
//!   s17     s18     s19     s20     s21     segments: s1..s16 horizontal,
//!  2 |       |       |       |       |                s17..s31 vertical
//!    +--s5---+--s6---+--s7---+--s8---+
//!    …
//! ```
//!
//! The lines round the outside are thick, too, and count like all others (D15).
//! The shape is the printed board's and never an option, so it is code; the
//! counts that go with it are in `data/santiago.toml`.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Columns of squares.
pub const COLUMNS: u8 = 8;
/// Rows of squares.
pub const ROWS: u8 = 6;
/// Number of squares.
pub const SQUARES: usize = 48;
/// Number of segments.
pub const SEGMENTS: usize = 31;
/// Number of junctions.
pub const JUNCTIONS: usize = 20;

const HORIZONTAL: u8 = 16;

macro_rules! place {
    ($(#[$doc:meta])* $name:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(u8);

        impl $name {
            /// All of them, lowest id first.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..u8::try_from($count).unwrap_or(u8::MAX)).map($name)
            }

            /// The place's number in `all`, for use as an array index.
            #[must_use]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// The place with this label, in either letter case.
            #[must_use]
            pub fn from_label(label: &str) -> Option<$name> {
                let label = label.to_lowercase();
                $name::all().find(|place| place.to_string() == label)
            }
        }

        impl From<$name> for String {
            fn from(place: $name) -> String {
                place.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;
            fn try_from(label: String) -> Result<Self, String> {
                $name::from_label(&label).ok_or_else(|| format!("no such place: {label}"))
            }
        }
    };
}

place! {
    /// A square: room for one plantation. Labels `a1` (top left) to `h6`.
    Square, SQUARES
}
place! {
    /// A stretch of thick line between two neighbouring junctions: room for
    /// one canal. Labels `s1` to `s31`.
    Segment, SEGMENTS
}
place! {
    /// A crossing of thick lines, where the spring may stand. Labels `p1` (top
    /// left) to `p20`, row by row.
    Junction, JUNCTIONS
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0 + 1)
    }
}

impl fmt::Display for Junction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl Square {
    /// The square at a column and a row, both from 0.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Option<Square> {
        (column < COLUMNS && row < ROWS).then(|| Square(row * COLUMNS + column))
    }

    /// The column, from 0 on the left.
    #[must_use]
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, from 0 on top.
    #[must_use]
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The squares that share a side with this one, lowest id first.
    pub fn side_neighbours(self) -> impl Iterator<Item = Square> {
        let (column, row) = (self.column(), self.row());
        [
            row.checked_sub(1).and_then(|row| Square::at(column, row)),
            column.checked_sub(1).and_then(|column| Square::at(column, row)),
            Square::at(column + 1, row),
            Square::at(column, row + 1),
        ]
        .into_iter()
        .flatten()
    }

    /// Do the two share a side or a corner?
    #[must_use]
    pub fn touches(self, other: Square) -> bool {
        self != other
            && other.column().abs_diff(self.column()) <= 1
            && other.row().abs_diff(self.row()) <= 1
    }

    /// The two segments that run along this square: one horizontal, one vertical.
    #[must_use]
    pub fn segments(self) -> [Segment; 2] {
        let (column, row) = (self.column(), self.row());
        [
            Segment::horizontal(column / 2, row.div_ceil(2)),
            Segment::vertical(column.div_ceil(2), row / 2),
        ]
    }

    /// The junction at one of this square's corners.
    #[must_use]
    pub fn junction(self) -> Junction {
        Junction::at(self.column().div_ceil(2), self.row().div_ceil(2))
    }
}

impl Segment {
    fn horizontal(i: u8, j: u8) -> Segment {
        Segment(j * 4 + i)
    }

    fn vertical(i: u8, j: u8) -> Segment {
        Segment(HORIZONTAL + j * 5 + i)
    }

    /// Does it run from left to right?
    #[must_use]
    pub fn is_horizontal(self) -> bool {
        self.0 < HORIZONTAL
    }

    /// Column and row of its left or upper end in the grid of junctions (5 by 4).
    #[must_use]
    pub fn origin(self) -> (u8, u8) {
        if self.is_horizontal() {
            (self.0 % 4, self.0 / 4)
        } else {
            ((self.0 - HORIZONTAL) % 5, (self.0 - HORIZONTAL) / 5)
        }
    }

    /// Its two ends.
    #[must_use]
    pub fn ends(self) -> [Junction; 2] {
        let (i, j) = self.origin();
        let other =
            if self.is_horizontal() { Junction::at(i + 1, j) } else { Junction::at(i, j + 1) };
        [Junction::at(i, j), other]
    }

    /// The squares with a whole side on it, lowest id first: 4 inside the
    /// board, 2 on its border.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let (i, j) = self.origin();
        let (column, row) = (i * 2, j * 2);
        let corners = if self.is_horizontal() {
            [
                (Some(column), row.checked_sub(1)),
                (Some(column + 1), row.checked_sub(1)),
                (Some(column), Some(row)),
                (Some(column + 1), Some(row)),
            ]
        } else {
            [
                (column.checked_sub(1), Some(row)),
                (Some(column), Some(row)),
                (column.checked_sub(1), Some(row + 1)),
                (Some(column), Some(row + 1)),
            ]
        };
        corners.into_iter().filter_map(|(column, row)| Square::at(column?, row?))
    }
}

impl Junction {
    /// The junction in column `i` (0 to 4) and row `j` (0 to 3) of the grid.
    fn at(i: u8, j: u8) -> Junction {
        Junction(j * 5 + i)
    }

    /// Column (0 to 4) and row (0 to 3) in the grid of junctions.
    #[must_use]
    pub fn position(self) -> (u8, u8) {
        (self.0 % 5, self.0 / 5)
    }

    /// The segments that end here.
    pub fn segments(self) -> impl Iterator<Item = Segment> {
        Segment::all().filter(move |segment| segment.ends().contains(&self))
    }

    /// The squares that have it as a corner.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| square.junction() == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_geometry_agrees_with_itself() {
        for square in Square::all() {
            let by_distance: Vec<_> = Square::all()
                .filter(|other| {
                    other.column().abs_diff(square.column()) + other.row().abs_diff(square.row())
                        == 1
                })
                .collect();
            assert_eq!(square.side_neighbours().collect::<Vec<_>>(), by_distance, "{square}");
        }
        for segment in Segment::all() {
            let along: Vec<_> =
                Square::all().filter(|square| square.segments().contains(&segment)).collect();
            assert_eq!(segment.squares().collect::<Vec<_>>(), along, "{segment}");
            assert!(along.len() == 2 || along.len() == 4, "{segment}");
        }
        // Every square touches one horizontal and one vertical segment, and
        // one junction; D15: the outer border is thick line, too.
        assert_eq!(Segment::all().map(|segment| segment.squares().count()).sum::<usize>(), 96);
        assert_eq!(Junction::all().map(|junction| junction.squares().count()).sum::<usize>(), 48);
        assert_eq!(Junction::all().map(|junction| junction.segments().count()).sum::<usize>(), 62);
    }
}

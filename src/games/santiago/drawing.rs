//! The board as it is drawn, in letters and on the pages of archives: rows of
//! squares, and the lines round their blocks as rows and columns of their own.

use super::Square;
use super::board::{COLUMNS, ROWS};
use super::view::{CanalView, PlantationView, SegmentView, SquareView, View};
use crate::engine::Seat;

/// A row of the board, from left to right.
pub enum Row<'a> {
    /// Junctions and horizontal segments in turn.
    Line(Vec<Cell<'a>>),
    /// Vertical segments and squares.
    Squares { number: u8, cells: Vec<Cell<'a>> },
}

/// What a row is made of.
pub enum Cell<'a> {
    Junction {
        spring: bool,
    },
    /// A segment. A vertical one is in both rows along it; `lower` in the second.
    Segment {
        it: &'a SegmentView,
        lower: bool,
    },
    Square(&'a SquareView),
}

/// What lies on a segment.
#[derive(Clone, Copy)]
pub enum Lies<'a> {
    /// A canal, somebody's extra one or not.
    Canal(Option<Seat>),
    /// Money is offered for a canal.
    Offers(&'a [(Seat, u32)]),
    /// A canal may be built.
    Free,
    Nothing,
}

/// The board's rows, from the top.
#[must_use]
pub fn rows(view: &View) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for row in 0..ROWS {
        if row.is_multiple_of(2) {
            rows.push(Row::Line(line(view, row / 2)));
        }
        rows.push(Row::Squares { number: row + 1, cells: squares(view, row) });
    }
    rows.push(Row::Line(line(view, ROWS / 2)));
    rows
}

fn line(view: &View, j: u8) -> Vec<Cell<'_>> {
    let junction = |i| Cell::Junction { spring: view.spring.position() == (i, j) };
    let cells =
        (0..=COLUMNS / 2).flat_map(|i| [Some(junction(i)), segment(view, true, (i, j), false)]);
    cells.flatten().collect()
}

fn squares(view: &View, row: u8) -> Vec<Cell<'_>> {
    let vertical = |column: u8| {
        let at = (column / 2, row / 2);
        column.is_multiple_of(2).then(|| segment(view, false, at, !row.is_multiple_of(2)))?
    };
    let square = |column| {
        let square = Square::at(column, row)?;
        view.squares.iter().find(|it| it.square == square).map(Cell::Square)
    };
    (0..=COLUMNS).flat_map(|column| [vertical(column), square(column)]).flatten().collect()
}

/// The segment of a direction that begins at a place in the grid of junctions.
fn segment(view: &View, across: bool, origin: (u8, u8), lower: bool) -> Option<Cell<'_>> {
    let is =
        |it: &&SegmentView| it.segment.is_horizontal() == across && it.segment.origin() == origin;
    view.segments.iter().find(is).map(|it| Cell::Segment { it, lower })
}

impl SegmentView {
    #[must_use]
    pub fn lies(&self) -> Lies<'_> {
        match self.canal {
            Some(CanalView::Supply) => Lies::Canal(None),
            Some(CanalView::Extra(seat)) => Lies::Canal(Some(seat)),
            None if !self.proposals.is_empty() => Lies::Offers(&self.proposals),
            None if self.buildable => Lies::Free,
            None => Lies::Nothing,
        }
    }
}

impl SquareView {
    /// Whether it grows without water, so that the drought will reach it.
    #[must_use]
    pub fn is_thirsty(&self) -> bool {
        !self.irrigated && matches!(self.plantation, Some(PlantationView::Green { .. }))
    }

    #[must_use]
    pub fn is_dried(&self) -> bool {
        matches!(self.plantation, Some(PlantationView::Dried))
    }
}

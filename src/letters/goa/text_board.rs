//! The board in fixed width: 72 columns, each cell two lines deep.
//!
//! ```text
//!         a0           b0?
//!     a1* [1R]     b1
//! z1  clove 2      red colonist
//! ```
//!
//! A line with the names of tiles begins with a place of the ring: it can't be
//! taken for an order.

use super::super::seats::look;
use super::boards::{Boards, Spot};
use std::fmt::Write;

/// The width of a cell.
const CELL: usize = 13;
/// The width of the ring on the left; on the right it takes what its labels do.
const RING: usize = 4;

/// The board's lines.
pub(super) fn draw(boards: &Boards<'_>, flag: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, row) in boards.tiles.iter().enumerate() {
        let (edge, last) = (row.first(), number + 1 == boards.tiles.len());
        if edge.is_some_and(Option::is_none) {
            lines.extend(last.then(String::new));
            lines.push(
                row.iter().fold(String::new(), |line, spot| line + &on_edge(spot.as_ref(), flag)),
            );
        } else {
            lines.push(String::new());
            lines.extend(inside(row, flag));
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// A place of the ring above or below.
fn on_edge(spot: Option<&Spot>, flag: &str) -> String {
    let Some(spot) = spot else { return " ".repeat(RING) };
    let text = format!("{} {}", spot.label(), if spot.flag { flag } else { "" });
    format!("{text:<CELL$}")
}

fn inside(row: &[Option<Spot>], flag: &str) -> [String; 2] {
    let mut lines = [String::new(), String::new()];
    for spot in row.iter().flatten() {
        let flag = if spot.flag { flag } else { "" };
        let (width, texts) = if spot.on_ring() {
            (RING, [flag.to_owned(), spot.label()])
        } else {
            let mut above = format!("{} {flag}", spot.label()).trim_end().to_owned();
            if let Some((number, seat)) = spot.marker {
                // Writing to a String cannot fail.
                let _ = write!(above, " [{number}{}]", look(seat).letter);
            }
            let name = spot.tile.as_ref().map_or("-", |tile| tile.short.as_str());
            (CELL, [above, name.to_owned()])
        };
        for (line, text) in lines.iter_mut().zip(texts) {
            let _ = write!(line, "{text:<width$}");
        }
    }
    lines
}

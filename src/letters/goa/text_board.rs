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
use super::board::{label, open_places, place_at};
use super::scene::Scene;
use crate::games::goa::board::{Place, SIDE};
use std::fmt::Write;

/// The width of a cell.
const CELL: usize = 13;
/// The width of the ring on the left; on the right it takes what its labels do.
const RING: usize = 4;

/// The board's lines.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let open = open_places(scene);
    let flag = scene.plain("goa-flag-letter");
    let mut lines = vec![edge(scene, &open, &flag, 0)];
    for row in 1..=SIDE {
        lines.push(String::new());
        lines.extend(cells(scene, &open, &flag, row));
    }
    lines.extend([String::new(), edge(scene, &open, &flag, SIDE + 1)]);
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The ring above or below.
fn edge(scene: &Scene<'_>, open: &[Place], flag: &str, row: u8) -> String {
    let mut line = " ".repeat(RING);
    for column in 1..=SIDE {
        let text = place_at(column, row).map(|place| {
            let here = if scene.view.flag_at == Some(place) { flag } else { "" };
            format!("{} {here}", label(place, open, false))
        });
        // Writing to a String cannot fail.
        let _ = write!(line, "{:<CELL$}", text.unwrap_or_default());
    }
    line
}

fn cells(scene: &Scene<'_>, open: &[Place], flag: &str, row: u8) -> [String; 2] {
    let ring = |column: u8| {
        let place = place_at(column, row);
        let here = place.is_some() && scene.view.flag_at == place;
        let label = place.map(|place| label(place, open, false)).unwrap_or_default();
        [if here { flag.to_owned() } else { String::new() }, label]
    };
    let mut lines = ring(0).map(|text| format!("{text:<RING$}"));
    for column in 1..=SIDE {
        let Some(place @ Place::Cell(cell)) = place_at(column, row) else { continue };
        let Some(view) = scene.cell(cell) else { continue };
        let mut above = label(place, open, view.bonanza);
        if scene.view.flag_at == Some(place) {
            let _ = write!(above, " {flag}");
        }
        if let Some((number, seat)) = view.marker {
            let _ = write!(above, " [{number}{}]", look(seat).letter);
        }
        let name = view.tile.map_or_else(|| "-".to_owned(), |tile| scene.tile_short(tile));
        for (line, text) in lines.iter_mut().zip([above, name]) {
            let _ = write!(line, "{text:<CELL$}");
        }
    }
    for (line, text) in lines.iter_mut().zip(ring(SIDE + 1)) {
        line.push_str(&text);
    }
    lines
}

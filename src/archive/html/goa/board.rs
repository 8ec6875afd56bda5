//! The tiles, five by five, surrounded by the ring where only the flag may stand:
//! one part for each tile and each marker.

use super::super::input::Parts;
use super::super::words::token;
use super::{code, ground};
use crate::engine::Seat;
use crate::games::goa::View;
use crate::games::goa::board::{Cell, Place, Ring, SIDE};
use crate::games::goa::tiles::Tile;
use crate::games::goa::view::CellView;
use crate::letters::{Envelope, RenderError, Thing, name_in_goa};
use askama::Template;

/// The side of a tile.
const TILE: u16 = 92;
/// The distance from one tile to the next.
const STEP: u16 = TILE + 5;
/// The width of the ring.
const RING: u16 = 30;

/// The centre of a place, read from its label: a letter, with `z` left of `a`, and
/// a number from 0.
fn middle(place: Place) -> (u16, u16) {
    let label = place.to_string();
    let mut letters = label.chars();
    let column = match letters.next() {
        Some(letter @ 'a'..='f') => u16::try_from(u32::from(letter) - u32::from('a') + 1).ok(),
        _ => Some(0),
    };
    let row =
        letters.next().and_then(|digit| digit.to_digit(10)).and_then(|it| u16::try_from(it).ok());
    let at = |step: u16| match step {
        0 => RING / 2,
        step if step > u16::from(SIDE) => RING + STEP * u16::from(SIDE) + RING / 2,
        step => RING + STEP * (step - 1) + STEP / 2,
    };
    (at(column.unwrap_or(0)), at(row.unwrap_or(0)))
}

fn corner(cell: Cell) -> (u16, u16) {
    let (x, y) = middle(cell.into());
    (x - TILE / 2, y - TILE / 2)
}

/// What never changes, with the places for the parts.
#[derive(Template)]
#[template(path = "archive/goa.svg", block = "layout", escape = "page")]
pub(super) struct Layout {
    side: u16,
}

#[derive(Template)]
#[template(path = "archive/goa.svg", block = "flag", escape = "page")]
struct Flag {
    place: Place,
}

/// The number of a lot, above its seller's token.
#[derive(Template)]
#[template(path = "archive/goa.svg", block = "marker", escape = "page")]
struct Marker {
    cell: Cell,
    number: u8,
    seller: Seat,
}

/// A tile with what is printed on it: its name, and a plantation's spices.
#[derive(Template)]
#[template(path = "archive/goa.svg", block = "cell", escape = "page")]
struct OneCell<'a> {
    envelope: &'a Envelope,
    view: &'a View,
    it: &'a CellView,
}

impl Layout {
    pub(super) fn new() -> Layout {
        Layout { side: 2 * RING + STEP * u16::from(SIDE) }
    }
}

/// The picture's parts.
pub(super) fn parts(
    envelope: &Envelope,
    view: &View,
    parts: &mut Parts,
) -> Result<(), RenderError> {
    for it in &view.cells {
        parts.insert(format!("c-{}", it.cell), OneCell { envelope, view, it }.render()?);
        if let Some((number, seller)) = it.marker {
            let marker = Marker { cell: it.cell, number, seller };
            parts.insert(format!("m-{}", it.cell), marker.render()?);
        }
    }
    if let Some(place) = view.flag_at {
        parts.insert("flag".to_owned(), Flag { place }.render()?);
    }
    Ok(())
}

/// The longest line on a tile, in characters.
const LONGEST: usize = 11;

/// A name in lines that fit on a tile, each with its vertical position.
fn name_lines(name: &str) -> Vec<(u16, String)> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LONGEST => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let first = 60 - 8 * u16::try_from(lines.len()).unwrap_or(1);
    (0..).map(|nth| first + 17 * nth).zip(lines).collect()
}

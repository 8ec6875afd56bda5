//! The tiles, five by five, with the ring around them where only the flag may
//! stand: a part for each tile and each marker.

use super::super::input::Parts;
use super::super::words::{esc, token};
use super::{code, ground};
use crate::engine::Seat;
use crate::games::goa::View;
use crate::games::goa::board::{Cell, Place, Ring, SIDE};
use crate::games::goa::tiles::Tile;
use crate::games::goa::view::CellView;
use crate::letters::{Envelope, Thing, name_in_goa};
use std::fmt::Write;

/// A tile's side.
const TILE: u16 = 92;
/// From one tile to the next.
const STEP: u16 = TILE + 5;
/// The ring's width.
const RING: u16 = 30;

/// The middle of a place. A label says where it lies: a letter, `z` left of
/// `a`, and a number from 0.
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
pub(super) fn layout() -> String {
    let side = 2 * RING + STEP * u16::from(SIDE);
    let mut svg = format!(
        "<svg class=\"pic\" viewBox=\"0 0 {side} {side}\" role=\"group\" aria-label=\"The tiles\">\
         <rect class=\"sea\" width=\"{side}\" height=\"{side}\" rx=\"8\"/>\
         <rect class=\"land\" x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"8\"/>",
        RING - 2,
        STEP * u16::from(SIDE) + 4,
    );
    for ring in Ring::all() {
        let (x, y) = middle(Place::Ring(ring));
        let _ = write!(svg, "<text class=\"edge\" x=\"{x}\" y=\"{}\">{ring}</text>", y + 4);
    }
    for cell in Cell::all() {
        let (x, y) = corner(cell);
        let _ = write!(
            svg,
            "<rect class=\"bare\" x=\"{x}\" y=\"{y}\" width=\"{TILE}\" height=\"{TILE}\" rx=\"6\"/>\
             <g data-p=\"c-{cell}\"></g><text class=\"lab\" x=\"{}\" y=\"{}\">{cell}</text>",
            x + 7,
            y + 16
        );
    }
    for cell in Cell::all() {
        let _ = write!(svg, "<g data-p=\"m-{cell}\"></g>");
    }
    svg.push_str("<g data-p=\"flag\"></g></svg>");
    svg
}

/// The picture's parts.
pub(super) fn parts(envelope: &Envelope, view: &View, parts: &mut Parts) {
    for it in &view.cells {
        parts.insert(format!("c-{}", it.cell), cell(envelope, view, it));
        if let Some((number, seat)) = it.marker {
            parts.insert(format!("m-{}", it.cell), marker(it.cell, number, seat));
        }
    }
    if let Some(place) = view.flag_at {
        parts.insert("flag".to_owned(), flag(place));
    }
}

fn flag(place: Place) -> String {
    let (x, y) = middle(place);
    // On the ring it stands where the place's name would shine through.
    let (y, under) = match place {
        Place::Cell(_) => (y + 6, String::new()),
        Place::Ring(_) => {
            let (x, y) = (x - 13, y - 10);
            let rect = "<rect class=\"sea\" width=\"26\" height=\"20\"";
            (y + 10, format!("{rect} x=\"{x}\" y=\"{y}\"/>"))
        }
    };
    format!(
        "<title>The flag at {place}</title>{under}<use href=\"#flag\" x=\"{}\" y=\"{}\" \
         width=\"30\" height=\"30\"/>",
        x - 15,
        y - 15
    )
}

/// The number of the lot, over its seller's token.
fn marker(cell: Cell, number: u8, seat: Seat) -> String {
    let (x, y) = corner(cell);
    let (left, top) = (f32::from(x) + 54.0, f32::from(y) + 3.0);
    format!(
        "<title>Lot {number}, sold by {seat}</title><rect class=\"offer\" x=\"{left}\" \
         y=\"{top}\" width=\"36\" height=\"20\" rx=\"10\"/>{}<text class=\"sum\" x=\"{}\" \
         y=\"{}\">{number}</text>",
        token(seat, left + 3.0, top + 2.0, 16.0),
        left + 26.0,
        top + 15.0
    )
}

fn cell(envelope: &Envelope, view: &View, it: &CellView) -> String {
    let (x, y) = corner(it.cell);
    let hidden = if it.bonanza {
        format!("<text class=\"hidden\" x=\"{}\" y=\"{}\">✳</text>", x + TILE - 10, y + TILE - 6)
    } else {
        String::new()
    };
    let Some(tile) = it.tile else { return hidden };
    let name = esc(&name_in_goa(envelope, view, &Thing::Tile(tile)));
    let does = esc(&name_in_goa(envelope, view, &Thing::TileDoes(tile)));
    let mut svg = format!(
        "<title>{}: {name}. {does}</title><rect class=\"{}\" x=\"{x}\" y=\"{y}\" \
         width=\"{TILE}\" height=\"{TILE}\" rx=\"6\"/>",
        it.cell,
        ground(tile)
    );
    svg += &face(envelope, view, tile, x, y);
    svg + &hidden
}

/// What is printed on a tile: its name, and the spices of a plantation.
fn face(envelope: &Envelope, view: &View, tile: Tile, x: u16, y: u16) -> String {
    let centre = x + TILE / 2;
    let mut svg = String::new();
    if let Tile::Plantation(spice, places) = tile {
        let left = centre + 12 - 12 * u16::from(places);
        for nth in 0..u16::from(places) {
            let x = left + 24 * nth;
            let _ = write!(
                svg,
                "<circle class=\"sack {}\" cx=\"{x}\" cy=\"{1}\" r=\"11\"/><text class=\"code\" \
                 x=\"{x}\" y=\"{2}\">{3}</text>",
                spice.word(),
                y + 44,
                y + 48,
                code(spice)
            );
        }
        let name = esc(spice.word());
        let _ = write!(svg, "<text class=\"name\" x=\"{centre}\" y=\"{}\">{name}</text>", y + 76);
        return svg;
    }
    let name = name_in_goa(envelope, view, &Thing::TileShort(tile));
    let lines = lines(&name);
    let first = y + 60 - 8 * u16::try_from(lines.len()).unwrap_or(1);
    for (nth, line) in (0..).zip(lines) {
        let y = first + 17 * nth;
        let _ = write!(svg, "<text class=\"name\" x=\"{centre}\" y=\"{y}\">{}</text>", esc(&line));
    }
    svg
}

/// The longest line on a tile.
const LONGEST: usize = 11;

/// A name in lines that fit on a tile.
fn lines(name: &str) -> Vec<String> {
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
    lines
}

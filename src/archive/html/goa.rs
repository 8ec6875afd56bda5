//! Goa's positions: the tiles, the lots, and everybody's board, as
//! `letters::goa::boards` has them.

#![expect(clippy::ref_binding_to_reference, reason = "the templates' derive binds so")]

use super::input::{Parts, Sentence};
use super::journal::Drawn;
use super::words::{player, sign, token};
use crate::engine::Seat;
use crate::games::goa::board::{Place, SIDE};
use crate::games::goa::tiles::{Class, Column};
use crate::games::goa::{Goa, View};
use crate::letters::goa_boards::{
    Boards, Colony, Ground, Lot, Own, Player, Sign, Spot, Stage, Step, code, icon, place_at,
};
use crate::letters::{Envelope, RenderError, drawn_in_goa};
use askama::Template;

impl Drawn for Goa {
    const COUNTED: (&'static str, &'static str) = (
        "Victory points, as if the game had ended there.",
        "What everybody could see: no cards, and no ducats.",
    );

    fn layout(view: &View) -> Result<String, RenderError> {
        let tiles = Tiles::Layout { side: at(SIDE + 1).1 + RING / 2 }.render()?;
        Ok(Part::Layout { view, tiles }.render()?)
    }

    fn parts(envelope: &Envelope, view: &View) -> Result<Parts, RenderError> {
        drawn_in_goa(envelope, view, |boards| parts(boards, view))
    }

    fn points(view: &View) -> Vec<Option<i32>> {
        let total = |parts: &[(String, i32)]| parts.iter().map(|(_, points)| points).sum();
        view.players.iter().map(|player| Some(total(&player.points))).collect()
    }
}

/// The side of a tile.
const TILE: u16 = 92;
/// The distance from one tile to the next.
const STEP: u16 = TILE + 5;
/// The width of the ring.
const RING: u16 = 30;

/// Of a column or a row of tiles, from 0 with the ring: where it begins, and its
/// middle.
fn at(number: u8) -> (u16, u16) {
    let before = RING + STEP * u16::from(number.saturating_sub(1));
    match number {
        0 => (0, RING / 2),
        number if number > SIDE => (before, before + RING / 2),
        _ => (before + (STEP - TILE) / 2, before + STEP / 2),
    }
}

/// The tiles: what never changes, with the places for the parts, and the parts.
#[derive(Template)]
#[template(path = "archive/goa.svg", escape = "page")]
enum Tiles<'a> {
    #[template(block = "layout")]
    Layout { side: u16 },
    #[template(block = "flag")]
    Flag { spot: &'a Spot, x: u16, y: u16 },
    /// The number of a lot, above its seller's token.
    #[template(block = "marker")]
    Marker { number: u8, seller: Seat, x: u16, y: u16 },
    /// A tile with what is printed on it.
    #[template(block = "cell")]
    Cell { spot: &'a Spot, x: u16, y: u16 },
}

/// What is next to the tiles: each player's board in pieces that change
/// independently.
#[derive(Template)]
#[template(path = "archive/goa.html", escape = "page")]
enum Part<'a> {
    #[template(block = "layout")]
    Layout { view: &'a View, tiles: String },
    #[template(block = "now")]
    Now { lines: Vec<Sentence> },
    #[template(block = "lots")]
    Lots { lots: &'a [Lot] },
    #[template(block = "colonies")]
    Colonies { colonies: &'a [Colony], view: &'a View },
    #[template(block = "step")]
    Step { step: &'a Step },
    #[template(block = "head")]
    Head { it: &'a Player<'a> },
    #[template(block = "figures")]
    Figures { it: &'a Player<'a> },
    #[template(block = "stores")]
    Stores { it: &'a Player<'a> },
    #[template(block = "tiles")]
    Tiles { it: &'a Player<'a> },
    #[template(block = "hand")]
    Hand { it: &'a Player<'a> },
}

fn parts(boards: &Boards<'_>, view: &View) -> Result<Parts, RenderError> {
    let mut parts = Parts::new();
    for (row, spots) in (0..).zip(&boards.tiles) {
        for (column, spot) in (0..).zip(spots) {
            if let Some(spot) = spot {
                tile(spot, column, row, &mut parts)?;
            }
        }
    }
    let lines = boards.now.iter().cloned().map(Sentence::from).collect();
    let (lots, colonies) = (&boards.lots, &boards.colonies);
    parts.insert("now".to_owned(), Part::Now { lines }.render()?);
    parts.insert("lots".to_owned(), Part::Lots { lots }.render()?);
    parts.insert("colonies".to_owned(), Part::Colonies { colonies, view }.render()?);
    for row in &boards.development {
        for step in &row.steps {
            let key = format!("v{}-{}", row.number, step.column);
            parts.insert(key, Part::Step { step }.render()?);
        }
    }
    for it in &boards.players {
        let at = it.has.seat.index();
        parts.insert(format!("h{at}"), Part::Head { it }.render()?);
        parts.insert(format!("d{at}"), Part::Figures { it }.render()?);
        parts.insert(format!("s{at}"), Part::Stores { it }.render()?);
        parts.insert(format!("l{at}"), Part::Tiles { it }.render()?);
        parts.insert(format!("c{at}"), Part::Hand { it }.render()?);
    }
    parts.retain(|_, fragment| !fragment.is_empty());
    Ok(parts)
}

fn tile(spot: &Spot, column: u8, row: u8, parts: &mut Parts) -> Result<(), RenderError> {
    let ((left, x), (top, y)) = (at(column), at(row));
    if !spot.on_ring() {
        let cell = Tiles::Cell { spot, x: left, y: top };
        parts.insert(format!("c-{}", spot.place), cell.render()?);
    }
    if let Some((number, seller)) = spot.marker {
        let marker = Tiles::Marker { number, seller, x: left, y: top };
        parts.insert(format!("m-{}", spot.place), marker.render()?);
    }
    if spot.flag {
        parts.insert("flag".to_owned(), Tiles::Flag { spot, x, y }.render()?);
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

/// The CSS class of a background.
fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Spice(spice) => spice.word(),
        Ground::AnySpice => "mixed",
        Ground::Colony => "colony",
        Ground::Class(Class::Red) => "red",
        Ground::Class(Class::Immediate(_)) => "once",
        Ground::Class(Class::OneShot) => "shot",
        Ground::Class(Class::Permanent) => "lasting",
    }
}

/// A column's name, short enough to stand above it.
fn heading(column: Column) -> &'static str {
    match column {
        Column::Ships => "Ships",
        Column::Harvest => "Harvest",
        Column::Taxes => "Taxes",
        Column::Expedition => "Exped.",
        Column::Colonies => "Colonies",
    }
}

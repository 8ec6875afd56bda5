//! The tiles as a table of cells, five by five, with the ring around them
//! where only the flag may stand.

use super::super::RenderError;
use super::super::frame::Block;
use super::super::rich::{Line, strong};
use super::super::seats::{Look, look};
use super::scene::Scene;
use super::text_board;
use crate::games::goa::action::StoreKind;
use crate::games::goa::board::{Place, SIDE};
use crate::games::goa::event::store_of;
use crate::games::goa::tiles::{Class, Spice, Tile};
use crate::games::goa::view::{CellView, Question};
use askama::Template;

/// The board with its heading and legend.
pub(super) fn blocks(scene: &Scene<'_>) -> Result<Vec<Block>, RenderError> {
    let html = Board::of(scene).render()?;
    Ok(vec![
        Block::Heading(scene.plain("goa-board-head").into()),
        Block::Picture { html, text: text_board::draw(scene) },
        Block::Small(legend(scene)),
    ])
}

/// What the tiles do that may be marked: who places has to choose among them.
pub(super) fn meanings(scene: &Scene<'_>) -> Vec<Block> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    let tiles: Vec<Tile> = match &prompt.question {
        Question::Flag { .. } => scene.view.cells.iter().filter_map(|cell| cell.tile).collect(),
        Question::Mark { cells, .. } => {
            cells.iter().filter_map(|&cell| scene.cell(cell)?.tile).collect()
        }
        Question::QuickStart { .. }
        | Question::Bid { .. }
        | Question::Sell { .. }
        | Question::ShipsOrColonists { .. }
        | Question::FifthPlantation { .. }
        | Question::Spices { .. }
        | Question::Favor { .. }
        | Question::Room { .. }
        | Question::Action(_)
        | Question::Short { .. }
        | Question::Founded { .. }
        | Question::After(_)
        | Question::Resupply { .. }
        | Question::Extra { .. } => return Vec::new(),
    };
    // Plantations of one size are one entry: they differ in their spice alone.
    let mut entries: Vec<(String, Vec<String>)> = Vec::new();
    for &kind in scene.view.kinds.iter().filter(|kind| tiles.contains(kind)) {
        let (name, does) = (scene.tile(kind), scene.tile_does(kind));
        match entries.iter_mut().find(|(known, _)| kind.is_plantation() && *known == does) {
            Some((_, names)) => names.push(name),
            None => entries.push((does, vec![name])),
        }
    }
    if entries.is_empty() {
        return Vec::new();
    }
    let lines = entries
        .into_iter()
        .map(|(does, names)| format!("{} – {does}", strong(&names.join(", "))).into())
        .collect();
    vec![Block::Heading(scene.plain("goa-meanings-head").into()), Block::List(lines)]
}

fn legend(scene: &Scene<'_>) -> Line {
    let players: Vec<String> =
        scene.view.players.iter().map(|player| scene.who(player.seat)).collect();
    let mut parts =
        vec![scene.say("goa-legend-players", &[("players", players.join(", ").into())])];
    if scene.view.flag_at.is_some() {
        let letter = scene.plain("goa-flag-letter");
        parts.push(scene.say("goa-legend-flag", &[("letter", letter.into())]));
    }
    if scene.view.cells.iter().any(|cell| cell.marker.is_some()) {
        parts.push(scene.plain("goa-legend-marker"));
    }
    if !open_places(scene).is_empty() {
        parts.push(scene.plain("goa-legend-open"));
    }
    if scene.view.cells.iter().any(|cell| cell.bonanza) {
        parts.push(scene.plain("goa-legend-bonanza"));
    }
    parts.join(" ").into()
}

/// Where the reader may put the flag or the marker he is asked for.
pub(super) fn open_places(scene: &Scene<'_>) -> Vec<Place> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    match &prompt.question {
        Question::Flag { places } => places.clone(),
        Question::Mark { cells, .. } => cells.iter().map(|&cell| cell.into()).collect(),
        Question::QuickStart { .. }
        | Question::Bid { .. }
        | Question::Sell { .. }
        | Question::ShipsOrColonists { .. }
        | Question::FifthPlantation { .. }
        | Question::Spices { .. }
        | Question::Favor { .. }
        | Question::Room { .. }
        | Question::Action(_)
        | Question::Short { .. }
        | Question::Founded { .. }
        | Question::After(_)
        | Question::Resupply { .. }
        | Question::Extra { .. } => Vec::new(),
    }
}

/// What stands at a column and a row of the picture, both from 0 to 6: a cell,
/// a place of the ring, or nothing in the corners.
pub(super) fn place_at(column: u8, row: u8) -> Option<Place> {
    let letter = match column {
        0 => 'z',
        column => char::from(b'a' + column - 1),
    };
    Place::from_label(&format!("{letter}{row}"))
}

/// A cell's label with the signs for `may go here` and for a Bonanza tile.
pub(super) fn label(place: Place, open: &[Place], bonanza: bool) -> String {
    let open = if open.contains(&place) { "?" } else { "" };
    format!("{place}{open}{}", if bonanza { "*" } else { "" })
}

#[derive(Template)]
#[template(path = "goa/board.html")]
struct Board {
    caption: String,
    flag: String,
    rows: Vec<Vec<Spot>>,
}

enum Spot {
    Nothing,
    Ring {
        label: String,
        open: bool,
        flag: bool,
    },
    Cell {
        label: String,
        ground: &'static str,
        marker: Option<(u8, Look)>,
        flag: bool,
        name: String,
    },
}

const PLAIN: &str = "#f6f0e1";
const OPEN: &str = "#d6ecd2";

fn tint(tile: Tile) -> &'static str {
    match store_of(tile).map(|(store, _)| store) {
        Some(StoreKind::Plantation(Spice::Clove, _)) => "#e6cdbb",
        Some(StoreKind::Plantation(Spice::Cinnamon, _)) => "#ecc79c",
        Some(StoreKind::Plantation(Spice::Ginger, _)) => "#f4e3a6",
        Some(StoreKind::Plantation(Spice::Nutmeg, _)) => "#dcd3c6",
        Some(StoreKind::Plantation(Spice::Pepper, _)) => "#c9dcae",
        Some(StoreKind::MixedCrop) => "#e3e6b8",
        Some(StoreKind::Colony(_)) | None => match tile.class() {
            Class::Red => "#f3bdb2",
            Class::Immediate => "#c8dcec",
            Class::OneShot => "#dccdea",
            Class::Permanent => "#e9dfb9",
        },
    }
}

impl Board {
    fn of(scene: &Scene<'_>) -> Board {
        let open = open_places(scene);
        let spot = |column: u8, row: u8| match place_at(column, row) {
            None => Spot::Nothing,
            Some(place @ Place::Ring(_)) => Spot::Ring {
                label: label(place, &open, false),
                open: open.contains(&place),
                flag: scene.view.flag_at == Some(place),
            },
            Some(place @ Place::Cell(cell)) => match scene.cell(cell) {
                None => Spot::Nothing,
                Some(view) => cell_spot(scene, place, view, &open),
            },
        };
        let row = |row: u8| (0..=SIDE + 1).map(|column| spot(column, row)).collect();
        Board {
            caption: scene.plain("goa-board-caption"),
            flag: scene.plain("goa-flag-letter"),
            rows: (0..=SIDE + 1).map(row).collect(),
        }
    }
}

fn cell_spot(scene: &Scene<'_>, place: Place, view: &CellView, open: &[Place]) -> Spot {
    let ground = match view.tile {
        Some(tile) => tint(tile),
        None if open.contains(&place) => OPEN,
        None => PLAIN,
    };
    Spot::Cell {
        label: label(place, open, view.bonanza),
        ground,
        marker: view.marker.map(|(number, seat)| (number, look(seat))),
        flag: scene.view.flag_at == Some(place),
        name: view.tile.map(|tile| scene.tile_short(tile)).unwrap_or_default(),
    }
}

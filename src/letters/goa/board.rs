//! The tiles as a table of cells, five by five, with the ring around them
//! where only the flag may stand.

use super::super::RenderError;
use super::super::frame::Block;
use super::super::rich::{Line, strong};
use super::super::seats::look;
use super::boards::{Boards, Ground, Sign, Spot};
use super::scene::Scene;
use super::text_board;
use crate::games::goa::tiles::{Class, Spice, Tile};
use crate::games::goa::view::Question;
use askama::Template;

/// The board with its heading and legend.
pub(super) fn blocks(scene: &Scene<'_>, boards: &Boards<'_>) -> Result<Vec<Block>, RenderError> {
    let flag = scene.plain("goa-flag-letter");
    let text = text_board::draw(boards, &flag);
    let html = Board { caption: scene.plain("goa-board-caption"), flag, rows: &boards.tiles };
    Ok(vec![
        Block::Heading(scene.plain("goa-board-head").into()),
        Block::Picture { html: html.render()?, text },
        Block::Small(legend(scene, boards)),
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

fn legend(scene: &Scene<'_>, boards: &Boards<'_>) -> Line {
    let players: Vec<String> =
        scene.view.players.iter().map(|player| scene.who(player.seat)).collect();
    let mut parts =
        vec![scene.say("goa-legend-players", &[("players", players.join(", ").into())])];
    let is = |what: fn(&Spot) -> bool| boards.tiles.iter().flatten().flatten().any(what);
    if is(|spot| spot.flag) {
        let letter = scene.plain("goa-flag-letter");
        parts.push(scene.say("goa-legend-flag", &[("letter", letter.into())]));
    }
    let signs = [
        ("goa-legend-marker", is(|spot| spot.marker.is_some())),
        ("goa-legend-open", is(|spot| spot.open)),
        ("goa-legend-bonanza", is(|spot| spot.bonanza)),
    ];
    parts.extend(signs.into_iter().filter(|(_, is)| *is).map(|(key, _)| scene.plain(key)));
    parts.join(" ").into()
}

#[derive(Template)]
#[template(path = "goa/board.html")]
struct Board<'a> {
    caption: String,
    flag: String,
    rows: &'a [Vec<Option<Spot>>],
}

const PLAIN: &str = "#f6f0e1";
const OPEN: &str = "#d6ecd2";

fn tint(ground: Ground) -> &'static str {
    match ground {
        Ground::Spice(Spice::Clove) => "#e6cdbb",
        Ground::Spice(Spice::Cinnamon) => "#ecc79c",
        Ground::Spice(Spice::Ginger) => "#f4e3a6",
        Ground::Spice(Spice::Nutmeg) => "#dcd3c6",
        Ground::Spice(Spice::Pepper) => "#c9dcae",
        Ground::AnySpice => "#e3e6b8",
        Ground::Class(Class::Red) => "#f3bdb2",
        Ground::Class(Class::Immediate) => "#c8dcec",
        Ground::Class(Class::OneShot) => "#dccdea",
        Ground::Class(Class::Permanent) | Ground::Colony => "#e9dfb9",
    }
}

fn ground(spot: &Spot) -> &'static str {
    match &spot.tile {
        Some(tile) => tint(tile.ground),
        None if spot.open => OPEN,
        None => PLAIN,
    }
}

//! The tiles as a table of cells, five by five, with the ring around them
//! where only the flag may stand.

use super::super::RenderError;
use super::super::frame::Block;
use super::super::paint::Paint;
use super::super::parts;
use super::super::rich::{Line, strong};
use super::super::seats::look;
use super::boards::{Boards, Ground, Sign, Spot};
use super::scene::Scene;
use super::text_board;
use crate::games::goa::Action;
use crate::games::goa::board::Place;
use crate::games::goa::tiles::{Class, Spice, Tile};
use crate::games::goa::view::Question;
use askama::Template;

/// The board with its heading and legend.
pub(super) fn blocks(scene: &Scene<'_>, boards: &Boards<'_>) -> Result<Vec<Block>, RenderError> {
    let flag = scene.plain("goa-flag-letter");
    let text = text_board::draw(boards, &flag);
    let html = Board {
        caption: scene.plain("goa-board-caption"),
        flag,
        rows: &boards.tiles,
        named: named(scene),
    };
    Ok(vec![
        Block::Heading(scene.plain("goa-board-head").into()),
        Block::Picture { html: html.render()?, text },
        Block::Small(legend(scene, boards)),
    ])
}

/// The places that buttons name, each with the link of its button.
fn named(scene: &Scene<'_>) -> Vec<(Place, String)> {
    if scene.is_paused() || scene.is_given_up() {
        return Vec::new();
    }
    let place = |action: &Action| match action {
        Action::Flag(place) => Some(*place),
        Action::Mark(cell) => Some((*cell).into()),
        Action::QuickMarkers(..)
        | Action::QuickDucats
        | Action::Bid(_)
        | Action::Pass
        | Action::Sell
        | Action::Buy
        | Action::Steps { .. } => None,
    };
    let suggested = scene.view.prompt.iter().flat_map(|prompt| &prompt.suggested);
    let link = |action: &Action| Some((place(action)?, parts::link(scene, &action.to_string())));
    suggested.filter_map(link).collect()
}

/// What the tiles do that may be marked: who places has to choose among them.
pub(super) fn meanings(scene: &Scene<'_>) -> Vec<Block> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    let tiles: Vec<Tile> = if let Question::Mark { cells, .. } = &prompt.question {
        cells.iter().filter_map(|&cell| scene.cell(cell)?.tile).collect()
    } else if let Question::Flag { .. } = prompt.question {
        scene.view.cells.iter().filter_map(|cell| cell.tile).collect()
    } else {
        return Vec::new();
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
    let mut parts = Vec::new();
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

/// The players with their signs, below the first picture of a letter.
pub(super) fn players(scene: &Scene<'_>) -> Block {
    let players = scene.everyone(scene.view.players.iter().map(|player| player.seat));
    Block::Small(scene.say("goa-legend-players", &[("players", players.into())]).into())
}

#[derive(Template)]
#[template(path = "goa/board.html")]
struct Board<'a> {
    caption: String,
    flag: String,
    rows: &'a [Vec<Option<Spot>>],
    named: Vec<(Place, String)>,
}

impl Board<'_> {
    /// The order that names a place, as a link.
    fn link(&self, spot: &Spot) -> Option<&str> {
        self.named.iter().find(|(place, _)| *place == spot.place).map(|(_, link)| link.as_str())
    }

    /// The attributes of a place's cell. The ink of tiles is the table's.
    fn cell(&self, spot: &Spot) -> String {
        let paint = match &spot.tile {
            _ if self.link(spot).is_some() => {
                return format!("{}{NAMED}", Paint::YOU.cell_of("q Y"));
            }
            _ if spot.flag && spot.on_ring() => return format!("{}\"", Paint::HEAD.cell()),
            Some(tile) => paint(tile.ground),
            None if spot.open => &Paint::FREE,
            None if spot.on_ring() => &Paint::RING,
            None => &Paint::SOIL,
        };
        let size = if spot.on_ring() { "" } else { "q " };
        format!("class=\"{size}{}\" bgcolor=\"{}\"", paint.class, paint.ground)
    }
}

const NAMED: &str = ";border:2px solid #17494a\"";

/// The colours of a tile or a store.
pub(super) fn paint(ground: Ground) -> &'static Paint {
    match ground {
        Ground::Spice(Spice::Clove) => &Paint::CLOVE,
        Ground::Spice(Spice::Cinnamon) => &Paint::CINNAMON,
        Ground::Spice(Spice::Ginger) => &Paint::GINGER,
        Ground::Spice(Spice::Nutmeg) => &Paint::NUTMEG,
        Ground::Spice(Spice::Pepper) => &Paint::PEPPERCORN,
        Ground::AnySpice => &Paint::ANY_SPICE,
        Ground::Class(Class::Red) => &Paint::RED,
        Ground::Class(Class::Immediate(_)) => &Paint::AT_ONCE,
        Ground::Class(Class::OneShot) => &Paint::ONCE,
        Ground::Class(Class::Permanent) | Ground::Colony => &Paint::LASTING,
    }
}

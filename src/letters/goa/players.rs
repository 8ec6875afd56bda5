//! Everybody: what is open to all, side by side, and what lies on the boards.

use super::super::frame::{Block, Table};
use super::super::rich::{Line, sign, strong};
use super::boards::{Boards, Own, Player};
use super::names::counted;
use super::scene::Scene;
use super::taps::counted as spices_in_short;
use crate::games::goa::view::PlayerView;

/// The table of players, their boards, and the points so far.
pub(super) fn blocks(scene: &Scene<'_>, boards: &Boards<'_>) -> Vec<Block> {
    let view = scene.view;
    let mut head = vec![Line::default()];
    head.extend(view.players.iter().map(|player| player_head(scene, player)));
    let mut rows = vec![
        row(scene, "goa-row-ducats", |player| match player.ducats {
            Some(ducats) => ducats.to_string(),
            None => "?".to_owned(),
        }),
        row(scene, "goa-row-ships", |player| player.ships.to_string()),
        row(scene, "goa-row-colonists", |player| player.colonists.to_string()),
        row(scene, "goa-row-extras", |player| player.extras.to_string()),
        row(scene, "goa-row-hand", |player| format!("{}/{}", player.hand_count, player.hand_limit)),
    ];
    if view.standings.is_none() {
        rows.push(row(scene, "goa-row-points", |player| strong(&total(player).to_string())));
    }
    let mut numbers = vec![true; head.len()];
    numbers[0] = false;
    let caption = scene.plain("players-head");
    let table = Table { caption: caption.clone(), head, rows, numbers };
    let mut blocks = vec![Block::Heading(caption.into()), Block::Table(table)];
    // The reader's own things have their pictures.
    let over = view.standings.is_some();
    let others = boards.players.iter();
    let others = others.filter(|player| over || Some(player.has.seat) != scene.envelope.seat);
    blocks.push(Block::List(others.map(|player| board(scene, player)).collect()));
    if view.standings.is_none() {
        blocks.push(Block::Small(scene.plain("goa-points-note").into()));
    }
    blocks
}

fn player_head(scene: &Scene<'_>, player: &PlayerView) -> Line {
    let you = Some(player.seat) == scene.envelope.seat;
    let you = if you { format!(" {}", scene.plain("players-you")) } else { String::new() };
    format!("{}{you}", sign(player.seat)).into()
}

fn row(scene: &Scene<'_>, key: &str, cell: impl Fn(&PlayerView) -> String) -> Vec<Line> {
    filled(scene, scene.plain(key), cell)
}

fn filled(scene: &Scene<'_>, name: String, cell: impl Fn(&PlayerView) -> String) -> Vec<Line> {
    let cells = scene.view.players.iter().map(|player| cell(player).into());
    std::iter::once(name.into()).chain(cells).collect()
}

fn total(player: &PlayerView) -> i32 {
    player.points.iter().map(|(_, points)| points).sum()
}

/// Flag, stores and tiles of a player, in one line.
fn board(scene: &Scene<'_>, player: &Player<'_>) -> Line {
    let has = player.has;
    let mut parts = Vec::new();
    if scene.view.flag == has.seat {
        parts.push(scene.plain("goa-has-flag"));
    }
    let stores: Vec<String> = has
        .stores
        .iter()
        .map(|store| {
            let content = spices_in_short(&store.content);
            let content = if content.is_empty() { "–".to_owned() } else { content };
            format!("{}\u{a0}({content})", scene.typed(&store.name.to_string()))
        })
        .collect();
    if !stores.is_empty() {
        parts.push(scene.say("goa-has-stores", &[("stores", stores.join(", ").into())]));
    }
    let tiles = by_state(scene, &player.tiles);
    let aside = counted(player.aside.iter().map(|face| face.name.clone()));
    let over = scene.view.standings.is_some();
    let hand = player.hand.iter().filter(|_| over).cloned();
    for (key, name, things) in [
        ("goa-has-tiles", "tiles", tiles),
        ("goa-set-aside", "tiles", aside),
        ("goa-has-hand", "cards", counted(hand)),
    ] {
        if !things.is_empty() {
            parts.push(scene.say(key, &[(name, things.into())]));
        }
    }
    if parts.is_empty() {
        parts.push(scene.plain("goa-has-nothing"));
    }
    scene.pair(&scene.who(has.seat), &parts.join(" ")).into()
}

/// A player's tiles, those alike in what may be done with them together.
fn by_state(scene: &Scene<'_>, tiles: &[Own]) -> String {
    let mut states: Vec<(&str, Vec<String>)> = Vec::new();
    for own in tiles {
        match states.iter_mut().find(|(state, _)| *state == own.state) {
            Some((_, names)) => names.push(own.face.name.clone()),
            None => states.push((&own.state, vec![own.face.name.clone()])),
        }
    }
    let states = states.into_iter().map(|(state, names)| scene.pair(state, &counted(names)));
    scene.apart(&states.collect::<Vec<_>>())
}

//! The players: money, points, canals, this round's answers; and how it ended.

use super::super::frame::{Block, Table};
use super::super::rich::{Line, strong};
use super::scene::Scene;
use crate::games::santiago::Kind;
use crate::games::santiago::view::{BidView, PlayerView, ProposalView};

/// The table of players and the offer.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let head =
        ["players-player", "players-money", "players-points", "players-extra", "players-now"];
    let table = Table {
        caption: scene.plain("players-head"),
        head: head.map(|key| scene.plain(key).into()).to_vec(),
        rows: scene.view.players.iter().map(|player| row(scene, player)).collect(),
        numbers: vec![false, true, true, false, false],
    };
    let mut blocks = vec![Block::Heading(scene.plain("players-head").into()), Block::Table(table)];
    blocks.push(Block::Small(scene.plain("players-note").into()));
    blocks
}

fn row(scene: &Scene<'_>, player: &PlayerView) -> Vec<Line> {
    let mut name = scene.who_briefly(player.seat);
    if player.seat == scene.envelope.seat {
        name = format!("{name} {}", scene.plain("players-you"));
    }
    let money = match player.money {
        Some(money) => money.to_string(),
        None => scene.plain("players-hidden"),
    };
    let extra = scene.plain(if player.extra_canal { "extra-left" } else { "extra-used" });
    [name, money, player.plantations.to_string(), extra, now(scene, player)]
        .map(Line::from)
        .to_vec()
}

/// This round's token, bid and proposal.
fn now(scene: &Scene<'_>, player: &PlayerView) -> String {
    let mut parts = Vec::new();
    if player.seat == scene.view.builder {
        parts.push(scene.plain("now-builder"));
    }
    match player.bid {
        BidView::None => {}
        BidView::Sealed => parts.push(scene.plain("now-sealed")),
        BidView::Amount(amount) => {
            parts.push(scene.say("now-bid", &[("amount", amount.into())]));
        }
        BidView::Passed => parts.push(scene.plain("now-passed")),
    }
    match player.proposal {
        ProposalView::None => {}
        ProposalView::Place(segment, amount) => parts.push(scene.say(
            "now-proposal",
            &[("segment", segment.to_string().into()), ("amount", amount.into())],
        )),
        ProposalView::Nothing => parts.push(scene.plain("now-nothing")),
    }
    if parts.is_empty() { "–".to_owned() } else { parts.join("; ") }
}

/// The end: who won and what the points are made of.
pub(super) fn standings(scene: &Scene<'_>) -> Vec<Block> {
    let Some(standings) = &scene.view.standings else { return Vec::new() };
    let parts: Vec<&str> = standings
        .first()
        .map(|place| place.parts.iter().map(|(name, _)| name.as_str()).collect())
        .unwrap_or_default();
    let mut head: Vec<Line> = vec![scene.plain("standings-player").into()];
    head.extend(parts.iter().map(|part| Line::from(part_name(scene, part))));
    head.push(scene.plain("standings-total").into());
    let rows = standings
        .iter()
        .map(|place| {
            let who = scene.who_briefly(place.seat);
            let mut row: Vec<Line> = vec![format!("{}.\u{a0}{who}", place.rank).into()];
            row.extend(parts.iter().map(|part| {
                let value = place.parts.iter().find(|(name, _)| name == part).map(|(_, v)| *v);
                Line::from(value.map(|v| v.to_string()).unwrap_or_default())
            }));
            row.push(strong(&place.total.to_string()).into());
            row
        })
        .collect();
    let mut numbers = vec![true; parts.len() + 2];
    numbers[0] = false;
    let caption = scene.plain("standings-head");
    vec![
        Block::Heading(caption.clone().into()),
        Block::Table(Table { caption, head, rows, numbers }),
    ]
}

/// A part of the total by its name in the rules; a new one as it is.
fn part_name(scene: &Scene<'_>, part: &str) -> String {
    match part {
        "money" => scene.plain("part-money"),
        other => match Kind::ALL.into_iter().find(|kind| kind.word() == other) {
            Some(kind) => scene.code(kind),
            None => other.to_owned(),
        },
    }
}

//! The players: money, points, canals, this round's answers; and how it ended.

use super::super::frame::{Bar, Bars, Block, Table};
use super::super::rich::{Line, strong};
use super::super::seats::look;
use super::scene::Scene;
use crate::engine::Standing;
use crate::games::santiago::Kind;
use crate::games::santiago::view::{BidView, PlayerView, ProposalView};

/// The table of players and the offer.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let head = ["players-player", "players-points", "players-money", "players-now"];
    let head = head.map(|key| scene.plain(key));
    let caption = scene.plain("players-head");
    let rows = scene.view.players.iter().map(|player| bar(scene, player)).collect();
    vec![
        Block::Heading(caption.clone().into()),
        Block::Bars(Bars { caption, head, rows }),
        Block::Small(scene.plain("players-note").into()),
    ]
}

fn bar(scene: &Scene<'_>, player: &PlayerView) -> Bar {
    let mine = Some(player.seat) == scene.envelope.seat;
    let mut name = scene.who_briefly(player.seat);
    if mine {
        name = format!("{name} {}", scene.plain("players-you"));
    }
    let money = player.money.map(|money| money.to_string());
    Bar {
        who: name.into(),
        look: look(player.seat),
        figure: player.plantations,
        other: money.unwrap_or_else(|| scene.plain("players-hidden")),
        rest: now(scene, player).into(),
        mine,
    }
}

/// This round's token, bid and proposal; and whether the extra canal is used.
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
    if !player.extra_canal {
        parts.push(scene.pair(&scene.plain("players-extra"), &scene.plain("extra-used")));
    }
    if parts.is_empty() { "–".to_owned() } else { scene.apart(&parts) }
}

/// The end: who won and what the points are made of.
pub(super) fn standings(scene: &Scene<'_>) -> Vec<Block> {
    let Some(standings) = &scene.view.standings else { return Vec::new() };
    let head = ["standings-player", "part-money", "part-plantations", "standings-total"];
    let caption = scene.plain("standings-head");
    let table = Table {
        caption: caption.clone(),
        head: head.map(|key| scene.plain(key).into()).to_vec(),
        rows: standings.iter().map(|place| final_row(scene, place)).collect(),
        numbers: vec![false, true, true, true],
    };
    let lines = standings.iter().filter_map(|place| breakdown(scene, place)).collect();
    vec![Block::Heading(caption.into()), Block::Table(table), Block::List(lines)]
}

fn final_row(scene: &Scene<'_>, place: &Standing) -> Vec<Line> {
    let money = place.parts.iter().find(|(part, _)| part == "money").map_or(0, |(_, n)| *n);
    let who = format!("{}.\u{a0}{}", place.rank, scene.who_briefly(place.seat));
    let (grown, total) = ((place.total - money).to_string(), strong(&place.total.to_string()));
    [who, money.to_string(), grown, total].map(Line::from).to_vec()
}

/// What a player's plantations brought, kind by kind.
fn breakdown(scene: &Scene<'_>, place: &Standing) -> Option<Line> {
    let parts: Vec<String> = place
        .parts
        .iter()
        .filter(|(part, points)| part != "money" && *points != 0)
        .map(|(part, points)| match Kind::all().find(|kind| kind.word() == part) {
            Some(kind) => format!("{} {points}", scene.kind(kind)),
            None => format!("{part} {points}"),
        })
        .collect();
    let told = || scene.pair(&scene.who(place.seat), &format!("{}.", parts.join(", ")));
    (!parts.is_empty()).then(|| told().into())
}

//! The players: money, points, canals, this round's answers; and how it ended.

use super::super::frame::{Bar, Bars, Block, Stack};
use super::super::paint::Paint;
use super::super::rich::{Line, strong};
use super::super::seats::look;
use super::scene::Scene;
use super::taps::crop_look;
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

/// What the points came from, once there are any: plantations kind by kind, and money.
pub(super) fn standings(scene: &Scene<'_>) -> Vec<Block> {
    let Some(standings) = &scene.view.standings else { return Vec::new() };
    let longest = standings.iter().map(|place| place.total).max().unwrap_or_default();
    let stack = |place: &Standing| Stack {
        who: scene.who_briefly(place.seat).into(),
        parts: place.parts.iter().filter_map(|(part, points)| share(part, *points)).collect(),
        longest: u32::try_from(longest).unwrap_or_default(),
    };
    let kinds = Kind::all().map(|kind| format!("{}\u{a0}{}", crop_look(kind).1, scene.kind(kind)));
    let kinds: Vec<String> = kinds.collect();
    let caption = scene.plain("points-from");
    let block = Block::Stacks {
        words: standings.iter().map(|place| breakdown(scene, place)).collect(),
        caption: caption.clone(),
        stacks: standings.iter().map(stack).collect(),
        note: scene.say("points-from-note", &[("kinds", kinds.join(" ").into())]).into(),
    };
    vec![Block::Heading(caption.into()), block]
}

fn share(part: &str, points: i32) -> Option<(&'static Paint, &'static str, u32)> {
    let points = u32::try_from(points).ok().filter(|points| *points > 0)?;
    let kind = Kind::all().find(|kind| kind.word() == part);
    let (paint, picture) = kind.map_or((&Paint::FOOT, "💰"), crop_look);
    Some((paint, picture, points))
}

fn breakdown(scene: &Scene<'_>, place: &Standing) -> Line {
    let parts = place.parts.iter().filter(|(_, points)| *points != 0);
    let parts = parts.map(|(part, points)| match Kind::all().find(|it| it.word() == part) {
        Some(kind) => format!("{} {points}", scene.kind(kind)),
        None => format!("{} {points}", scene.plain("part-money")),
    });
    let parts = parts.collect::<Vec<_>>().join(", ");
    let total = strong(&place.total.to_string());
    let who = format!("{}. {}", place.rank, scene.who(place.seat));
    let parts = if parts.is_empty() { total } else { format!("{total} ({parts})") };
    scene.pair(&who, &parts).into()
}

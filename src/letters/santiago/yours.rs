//! What a topic of the rules comes to for the reader now. All of it is their own, or open
//! to everybody.

use super::scene::Scene;
use crate::games::santiago::Decision;
use crate::games::santiago::view::{BidView, PlantationView, PlayerView, SquareView};

pub(super) fn yours(scene: &Scene<'_>, topic: &str) -> Option<String> {
    let seat = scene.view.viewer.seat()?;
    let me = scene.view.players.iter().find(|player| player.seat == seat)?;
    match topic {
        "auction" => auction(scene, me),
        "money" | "pay" | "passing" | "sealed bid" | "proposals" => {
            Some(scene.say("yours-have", &[("escudos", escudos(scene, me)?.into())]))
        }
        "canal" | "canal decision" | "watering" | "drought" | "last round" => dry(scene, me),
        "extra canal" => {
            let used = if me.extra_canal { "no" } else { "yes" };
            Some(scene.say("yours-extra", &[("used", used.into())]))
        }
        "scoring" | "area" => {
            let total = me.plantations.saturating_add(me.money?);
            let args = [("plantations", me.plantations.into()), ("total", total.into())];
            Some(scene.say("yours-points", &args))
        }
        _ => None,
    }
}

/// In one piece: an amount alone on a line could be read as a bid.
fn escudos(scene: &Scene<'_>, me: &PlayerView) -> Option<String> {
    let escudos = scene.say("escudos", &[("count", me.money?.into())]);
    Some(escudos.replace(' ', "\u{a0}"))
}

/// What has been bid. A sealed bid is no amount that others have named.
fn auction(scene: &Scene<'_>, me: &PlayerView) -> Option<String> {
    let escudos = escudos(scene, me)?;
    let open = scene.view.awaiting.iter().any(|it| it.decision == Decision::Bid.id());
    let amount = |player: &PlayerView| match player.bid {
        BidView::Amount(amount) => Some(amount),
        BidView::None | BidView::Sealed | BidView::Passed => None,
    };
    if !open {
        return Some(scene.say("yours-have", &[("escudos", escudos.into())]));
    }
    let mut bids: Vec<u32> = scene.view.players.iter().filter_map(amount).collect();
    bids.sort_unstable();
    let bids: Vec<String> = bids.iter().map(u32::to_string).collect();
    if bids.is_empty() {
        return Some(scene.say("yours-no-bids", &[("escudos", escudos.into())]));
    }
    let bids = bids.join(",\u{a0}");
    Some(scene.say("yours-bids", &[("escudos", escudos.into()), ("bids", bids.into())]))
}

/// The reader's tiles without water, each with its farmers.
fn dry(scene: &Scene<'_>, me: &PlayerView) -> Option<String> {
    let own = |it: &SquareView| match it.plantation {
        Some(PlantationView::Green { owner, farmers, .. }) if owner == Some(me.seat) => {
            Some((it.square, it.irrigated, farmers))
        }
        Some(PlantationView::Green { .. } | PlantationView::Dried) | None => None,
    };
    let own: Vec<_> = scene.view.squares.iter().filter_map(own).collect();
    let dry = own.iter().filter(|(_, irrigated, _)| !irrigated);
    let dry: Vec<String> =
        dry.map(|(square, _, farmers)| format!("{square}\u{a0}({farmers})")).collect();
    if own.is_empty() {
        return None;
    }
    Some(if dry.is_empty() {
        scene.plain("yours-no-dry")
    } else {
        scene.say("yours-dry", &[("squares", dry.join(", ").into())])
    })
}

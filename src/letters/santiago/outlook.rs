//! What the round still offers and what the game still holds.

use super::super::frame::Block;
use super::scene::Scene;
use crate::games::santiago::Kind;

/// Offer, supply, tiles to come.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let view = scene.view;
    let mut lines: Vec<String> = Vec::new();
    let bids = view.prompt.as_ref().is_some_and(|prompt| prompt.question.is_bid());
    // Above a bid they are cards.
    if !view.offer.is_empty() && !bids {
        let tiles: Vec<String> =
            view.offer.iter().map(|tile| scene.crop(*tile, tile.pictured())).collect();
        lines.push(scene.say("offer-is", &[("tiles", tiles.join(", ").into())]));
    }
    lines.push(scene.say("supply-is", &[("count", view.supply.into())]));
    let unseen: u32 = view.unseen.iter().map(|(_, count)| u32::from(*count)).sum();
    if unseen > 0 {
        let kinds: Vec<String> = Kind::all().filter_map(|kind| of_kind(scene, kind)).collect();
        let kinds = scene.apart(&kinds);
        let line = scene.say("unseen-are", &[("count", unseen.into()), ("tiles", kinds.into())]);
        lines.push(line);
    } else {
        lines.push(scene.plain("unseen-none"));
    }
    if let Some(tile) = view.set_aside {
        let what = scene.crop(tile, tile.pictured());
        lines.push(scene.say("set-aside-is", &[("what", what.into())]));
    }
    vec![Block::Heading(scene.plain("outlook-head").into()), Block::Small(lines.join(" ").into())]
}

/// The tiles of one kind still to come: how many with one and with two farmers.
fn of_kind(scene: &Scene<'_>, kind: Kind) -> Option<String> {
    let count = |pictured: u8| -> u32 {
        let of = scene.view.unseen.iter();
        of.filter(|(tile, _)| tile.kind() == kind && tile.pictured() == pictured)
            .map(|(_, count)| u32::from(*count))
            .sum()
    };
    let (ones, twos) = (count(1), count(2));
    (ones + twos > 0).then(|| {
        scene.say(
            "unseen-kind",
            &[("kind", kind.word().into()), ("ones", ones.into()), ("twos", twos.into())],
        )
    })
}

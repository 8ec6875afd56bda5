//! What the game still holds: colonies, cards, tiles out of play.

use super::super::frame::Block;
use super::super::rich::{Line, strong};
use super::boards::{Boards, Colony};
use super::names::counted;
use super::scene::Scene;
use crate::games::goa::cards::{Card, Symbol};

/// Colonies to be had, deck and discards, tiles left out and used.
pub(super) fn blocks(scene: &Scene<'_>, boards: &Boards<'_>) -> Vec<Block> {
    let view = scene.view;
    let mut blocks = Vec::new();
    if !boards.colonies.is_empty() {
        blocks.push(Block::Heading(scene.plain("goa-colonies-head").into()));
        blocks.push(Block::List(boards.colonies.iter().map(|it| colony(scene, it)).collect()));
    }
    let mut lines = vec![
        scene.say("goa-deck-is", &[("deck", view.deck.into()), ("extras", view.extras.into())]),
    ];
    if !view.discards.is_empty() {
        lines.push(discards(scene, &view.discards));
    }
    if let Some(tiles) = view.left_out.as_ref().filter(|tiles| !tiles.is_empty()) {
        let tiles = counted(tiles.iter().map(|&tile| scene.tile(tile)));
        lines.push(scene.say("goa-left-out", &[("tiles", tiles.into())]));
    }
    if !view.used.is_empty() {
        let tiles = counted(view.used.iter().map(|&tile| scene.tile(tile)));
        lines.push(scene.say("goa-used-tiles", &[("tiles", tiles.into())]));
    }
    blocks.push(Block::Heading(scene.plain("goa-outlook-head").into()));
    blocks.push(Block::List(lines.into_iter().map(Line::from).collect()));
    blocks
}

fn colony(scene: &Scene<'_>, colony: &Colony) -> Line {
    let pairs = colony.pairs.iter();
    let pairs = pairs.map(|&(one, two)| format!("{}/{}", scene.spice(one), scene.spice(two)));
    let pairs: Vec<String> = pairs.collect();
    let spices = if pairs.is_empty() { scene.plain("goa-store-any") } else { pairs.join(", ") };
    scene
        .say(
            "goa-colony-left",
            &[
                ("colony", strong(&colony.name).into()),
                ("needed", colony.needed.into()),
                ("places", colony.places.into()),
                ("count", colony.left.into()),
                ("spices", spices.into()),
            ],
        )
        .into()
}

/// The discards by colonists and by symbol: what the deck no longer has.
fn discards(scene: &Scene<'_>, cards: &[Card]) -> String {
    let colonists = (1..=3).map(|number| {
        let count = cards.iter().filter(|card| card.colonists == number).count();
        (count, scene.count("goa-colonists", number))
    });
    let symbols = Symbol::ALL.map(|symbol| {
        let count = cards.iter().filter(|card| card.symbol == symbol).count();
        (count, scene.symbol(symbol))
    });
    let told = |counts: &mut dyn Iterator<Item = (usize, String)>| {
        let counts = counts.filter(|(count, _)| *count > 0);
        counts.map(|(count, what)| format!("{count}×\u{a0}{what}")).collect::<Vec<_>>().join(", ")
    };
    scene.say(
        "goa-discards",
        &[
            ("count", cards.len().into()),
            ("colonists", told(&mut colonists.into_iter()).into()),
            ("symbols", told(&mut symbols.into_iter()).into()),
        ],
    )
}

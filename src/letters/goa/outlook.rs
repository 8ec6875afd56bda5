//! What the game still holds: colonies, cards, tiles out of play.

use super::super::frame::{Block, Card};
use super::super::paint::Paint;
use super::super::rich::{Line, strong};
use super::boards::{Boards, Colony, code};
use super::names::counted;
use super::scene::Scene;
use crate::games::goa::action::StoreKind;
use crate::games::goa::cards::{self, Symbol};
use crate::games::goa::tiles;

/// Deck and discards, tiles left out and used.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let view = scene.view;
    let mut blocks = Vec::new();
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
    blocks.push(Block::Small(lines.join(" ").into()));
    blocks
}

/// The colonies to be had, as cards.
pub(super) fn colonies(scene: &Scene<'_>, boards: &Boards<'_>) -> Vec<Block> {
    if boards.colonies.is_empty() {
        return Vec::new();
    }
    let words = boards.colonies.iter().map(|it| colony(scene, it)).collect();
    let all = scene.view.colonies.iter().zip(&boards.colonies);
    let cards = all.map(|(view, it)| card(scene, view.colony, it)).collect();
    vec![
        Block::Heading(scene.plain("goa-colonies-head").into()),
        Block::Cards { words, cards, across: 2 },
    ]
}

/// A colony: how many colonists the reader still lacks, how many tiles are left and
/// which spices they allow.
fn card(scene: &Scene<'_>, which: tiles::Colony, colony: &Colony) -> Card {
    let mut notes = vec![scene.say("goa-needs", &[("needed", colony.needed.into())])];
    let owns = scene.me().is_some_and(|me| {
        me.stores.iter().any(|store| store.name.kind == StoreKind::Colony(which))
    });
    if owns {
        notes.push(scene.plain("goa-colony-yours"));
    } else if scene.me().is_some() {
        let (own, board) = scene.settlers();
        let lacks = u32::from(colony.needed).saturating_sub(own.saturating_add(board.into()));
        notes.push(scene.say("goa-colony-lacks", &[("count", lacks.into())]));
    }
    let left = std::iter::once(scene.say("goa-colony-tiles", &[("count", colony.left.into())]));
    let pairs = colony.pairs.iter().map(|&(one, two)| format!("{}/{}", code(one), code(two)));
    notes.push(left.chain(pairs).collect::<Vec<_>>().join(" · "));
    let name = colony.name.clone();
    let paint = if owns { &Paint::YOU } else { &Paint::SOIL };
    let notes = notes.into_iter().map(Line::from).collect();
    Card { paint, picture: "", name, figure: String::new(), notes }
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
fn discards(scene: &Scene<'_>, cards: &[cards::Card]) -> String {
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

//! What the reader has: stores, tiles, the hand.

use super::super::frame::Block;
use super::super::rich::{Line, order, strong};
use super::names::counted;
use super::scene::Scene;
use crate::games::goa::cards::Card;
use crate::games::goa::state::{Owned, Readiness};
use crate::games::goa::tiles::{Class, Spice, Tile};
use crate::games::goa::view::{PlayerView, StoreView};

/// The reader's own things, if he sits at the table.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let Some(me) = scene.me() else { return Vec::new() };
    let mut blocks = vec![Block::Heading(scene.plain("goa-stores-head").into())];
    if me.stores.is_empty() {
        blocks.push(Block::Para(scene.plain("goa-stores-none").into()));
    } else {
        blocks.push(Block::List(me.stores.iter().map(|it| store(scene, it).into()).collect()));
    }
    if !me.set_aside.is_empty() {
        let tiles = counted(me.set_aside.iter().map(|&tile| scene.tile(tile)));
        blocks.push(Block::Small(scene.say("goa-set-aside", &[("tiles", tiles.into())]).into()));
    }
    blocks.extend(tiles(scene, me));
    blocks.extend(hand(scene, me));
    blocks
}

/// A store by its name in orders: what lies there, and what still may.
pub(super) fn store(scene: &Scene<'_>, store: &StoreView) -> String {
    let content = if store.content.is_empty() {
        scene.plain("goa-store-empty")
    } else {
        scene.spices(&store.content)
    };
    let allowed = if store.allowed.len() == Spice::ALL.len() {
        scene.plain("goa-store-any")
    } else {
        let names: Vec<String> = store.allowed.iter().map(|&spice| scene.spice(spice)).collect();
        names.join("/")
    };
    scene.say(
        "goa-store",
        &[
            ("store", strong(&store.name.to_string()).into()),
            ("content", content.into()),
            ("free", store.free().into()),
            ("allowed", allowed.into()),
        ],
    )
}

fn tiles(scene: &Scene<'_>, me: &PlayerView) -> Vec<Block> {
    if me.tiles.is_empty() {
        return Vec::new();
    }
    let line = |owned: &Owned| -> Line {
        let name = strong(&scene.tile(owned.tile));
        format!("1×\u{a0}{name} – {}. {}", state(scene, *owned), scene.tile_does(owned.tile)).into()
    };
    vec![
        Block::Heading(scene.plain("goa-tiles-head").into()),
        Block::List(me.tiles.iter().map(line).collect()),
    ]
}

/// May it be used?
pub(super) fn state(scene: &Scene<'_>, owned: Owned) -> String {
    scene.plain(match (owned.tile, owned.tile.class(), owned.state) {
        (_, Class::Permanent, _) => "goa-state-lasting",
        (Tile::Duty, _, Readiness::Used) => "goa-state-fulfilled",
        (_, _, Readiness::Ready) => "goa-state-ready",
        (_, _, Readiness::NextAction) => "goa-state-next",
        (_, _, Readiness::Used) => "goa-state-used",
    })
}

fn hand(scene: &Scene<'_>, me: &PlayerView) -> Vec<Block> {
    let Some(hand) = &me.hand else { return Vec::new() };
    let counts = [("count", hand.len().into()), ("limit", me.hand_limit.into())];
    let mut blocks = vec![Block::Heading(scene.say("goa-hand-head", &counts).into())];
    if hand.is_empty() {
        blocks.push(Block::Para(scene.plain("goa-hand-none").into()));
        return blocks;
    }
    let line = |card| {
        let Card { effect, symbol, .. } = card;
        let name = strong(&scene.effect(effect));
        let symbol = scene.symbol(symbol);
        let does = scene.effect_does(effect);
        let line = scene.say(
            "goa-hand-card",
            &[
                ("symbol", symbol.into()),
                ("card", name.into()),
                ("does", does.into()),
                ("order", order(&card.to_string()).into()),
            ],
        );
        Line::from(line)
    };
    blocks.push(Block::List(hand.iter().copied().map(line).collect()));
    blocks
}

//! What the reader has: stores, tiles, the hand.

use super::super::frame::{Block, Card as Picture};
use super::super::rich::{Line, free_place, strong};
use super::board::paint;
use super::boards::{Ground, badges as spices, codes};
use super::names::counted;
use super::scene::Scene;
use crate::games::goa::cards::Card;
use crate::games::goa::state::{Owned, Readiness};
use crate::games::goa::tiles::{Class, Spice, Tile};
use crate::games::goa::view::{PlayerView, StoreView};

/// The reader's own things, if they sit at the table.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let Some(me) = scene.me() else { return Vec::new() };
    let mut blocks = vec![Block::Heading(scene.plain("goa-stores-head").into())];
    if me.stores.is_empty() {
        blocks.push(Block::Para(scene.plain("goa-stores-none").into()));
    } else {
        let words = me.stores.iter().map(|it| store(scene, it).into()).collect();
        let cards = me.stores.iter().map(|it| badges(scene, it)).collect();
        blocks.push(Block::Cards { words, cards, across: 3 });
    }
    if !me.set_aside.is_empty() {
        let tiles = counted(me.set_aside.iter().map(|&tile| scene.tile(tile)));
        blocks.push(Block::Small(scene.say("goa-set-aside", &[("tiles", tiles.into())]).into()));
    }
    blocks.extend(tiles(scene, me));
    blocks.extend(hand(scene, me));
    blocks
}

/// A store as a picture: its spices by their codes, a frame for each free place, and
/// what may lie there if that is not one spice alone.
fn badges(scene: &Scene<'_>, store: &StoreView) -> Picture {
    let free = vec![free_place(); store.free()].join(" ");
    let content = format!("{} {free}", spices(&store.content));
    let content = content.trim();
    let note = match store.allowed.as_slice() {
        _ if store.free() == 0 => content.to_owned(),
        [_] => content.to_owned(),
        all if all.len() == Spice::ALL.len() => {
            format!("{content} ({})", scene.plain("goa-store-any"))
        }
        some => format!("{content} ({})", codes(some).replace(' ', "/")),
    };
    Picture {
        paint: paint(Ground::of_store(store.name.kind)),
        picture: "",
        figure: String::new(),
        // With a figure: the name of a tile alone could be an order.
        name: format!(
            "{} {}/{}",
            scene.typed(&store.name.to_string()),
            store.content.len(),
            store.places
        ),
        notes: vec![note.into()],
    }
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
            ("store", strong(&scene.typed(&store.name.to_string())).into()),
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
    let usable = scene.view.prompt.as_ref().and_then(|prompt| prompt.question.possible());
    let line = |owned: &Owned| -> Line {
        let name = strong(&scene.tile(owned.tile));
        let state = state(scene, *owned);
        let usable = usable.is_some_and(|it| it.tiles.contains(&owned.tile));
        let form = usable.then(|| format!(" ({})", scene.form(&owned.tile.use_form())));
        let does = scene.tile_does(owned.tile);
        format!("1×\u{a0}{name} – {state}{}. {does}", form.unwrap_or_default()).into()
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
                ("order", scene.order(&card.to_string()).into()),
            ],
        );
        Line::from(line)
    };
    blocks.push(Block::List(hand.iter().copied().map(line).collect()));
    blocks
}

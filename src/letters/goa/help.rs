//! How to answer: everything when asked.

use super::super::frame::Block;
use super::super::rich::{Line, order};
use super::answers::{named, spice_words};
use super::scene::Scene;
use crate::games::goa::action::StoreKind;
use crate::games::goa::cards::Effect;
use crate::games::goa::event::store_of;
use crate::games::goa::tiles::{Class, Colony, Column, Spice, Tile};

/// The greeting of the first letter.
pub(super) fn welcome(scene: &Scene<'_>) -> Vec<Block> {
    let players = scene.everyone(scene.view.players.iter().map(|player| player.seat));
    let rounds = scene.view.rounds;
    let welcome =
        scene.say("goa-welcome", &[("players", players.into()), ("rounds", rounds.into())]);
    vec![
        Block::Para(welcome.into()),
        Block::Para(scene.plain("goa-welcome-idea").into()),
        Block::Para(scene.plain("goa-welcome-how").into()),
    ]
}

/// All orders: what they do, and their form. Examples are on the buttons: those
/// would be carried out now.
const FORMS: [(&str, &str); 26] = [
    ("goa-help-quick", "quick <column> <column>"),
    ("goa-help-flag", "flag <place>"),
    ("goa-help-mark", "mark <cell>"),
    ("goa-help-bid", "bid <amount>"),
    ("goa-help-pass", "pass"),
    ("goa-help-sell", "sell"),
    ("goa-help-buy", "buy"),
    ("goa-help-progress", "progress <column>"),
    ("goa-help-ships", "ships"),
    ("goa-help-harvest", "harvest <spice> <spice>"),
    ("goa-help-more", "more <spice>"),
    ("goa-help-taxes", "taxes"),
    ("goa-help-expedition", "expedition <cards>"),
    ("goa-help-found", "found <colony>"),
    ("goa-help-pay", "pay"),
    ("goa-help-decline", "decline"),
    ("goa-help-tile", "tile <spice> <spice> take <spice>"),
    ("goa-help-take", "take <choice>"),
    ("goa-help-use", "use <tile>"),
    ("goa-help-play", "play <card>"),
    ("goa-help-discard", "discard <card> and <card>"),
    ("goa-help-drop", "drop <store>"),
    ("goa-help-keep", "keep"),
    ("goa-help-hold", "hold"),
    ("goa-help-done", "done"),
    ("goa-help-extra", "extra <action>"),
];

/// All orders of the game and the names of things.
pub(super) fn everything(scene: &Scene<'_>) -> Vec<Block> {
    let orders =
        FORMS.map(|(key, form)| Line::from(scene.say(key, &[("order", order(form).into())])));
    vec![
        Block::Heading(scene.plain("orders-head").into()),
        Block::List(orders.to_vec()),
        Block::Heading(scene.plain("labels-head").into()),
        Block::List(labels(scene)),
        Block::Heading(scene.plain("goa-help-tiles-head").into()),
        Block::List(tiles(scene)),
        Block::Heading(scene.plain("goa-help-cards-head").into()),
        Block::List(Effect::ALL.map(|effect| card(scene, effect)).to_vec()),
    ]
}

fn labels(scene: &Scene<'_>) -> Vec<Line> {
    let columns = Column::ALL
        .map(|column| format!("{}\u{a0}=\u{a0}{}", scene.column(column), column.word()))
        .join(", ");
    let colonies = Colony::ALL.map(Colony::word).join(", ");
    vec![
        scene.say("goa-label-columns", &[("columns", columns.into())]).into(),
        spice_words(scene, &Spice::ALL),
        scene.say("goa-label-colonies", &[("colonies", colonies.into())]).into(),
        scene.plain("goa-label-cells").into(),
        scene.plain("goa-label-stores").into(),
    ]
}

/// Every kind of tile of the game once; two plantations stand for all.
fn tiles(scene: &Scene<'_>) -> Vec<Line> {
    let mut tiles: Vec<Tile> = scene.view.kinds.clone();
    tiles.retain(|&tile| match store_of(tile) {
        Some((StoreKind::Plantation(spice, places), _)) => spice == Spice::Clove && places < 3,
        Some((StoreKind::MixedCrop | StoreKind::Colony(_), _)) | None => true,
    });
    let class = |tile: &Tile| match tile.class() {
        Class::Red => 0,
        Class::Immediate => 1,
        Class::OneShot => 2,
        Class::Permanent => 3,
    };
    tiles.sort_by_key(class);
    tiles.into_iter().map(|tile| named(scene, tile)).collect()
}

fn card(scene: &Scene<'_>, effect: Effect) -> Line {
    let form = order(&effect.to_string());
    format!("{form} – {}. {}", scene.effect(effect), scene.effect_does(effect)).into()
}

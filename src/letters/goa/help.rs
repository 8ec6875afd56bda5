//! How to answer: everything when asked.

use super::super::frame::Block;
use super::super::rich::Line;
use super::answers::{named, spice_words, written};
use super::scene::Scene;
use crate::games::goa::action::StoreKind;
use crate::games::goa::all_orders;
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

/// All orders of the game and the names of things.
pub(super) fn everything(scene: &Scene<'_>) -> Vec<Block> {
    // Examples are on the buttons: those would be carried out now.
    let orders = all_orders()
        .into_iter()
        .map(|form| written(scene, &format!("goa-help-{}", form.name()), &form.to_string()));
    vec![
        Block::Heading(scene.plain("orders-head").into()),
        Block::List(orders.collect()),
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
        .map(|column| {
            format!("{}\u{a0}=\u{a0}{}", scene.column(column), scene.typed(column.word()))
        })
        .join(", ");
    let colonies = Colony::ALL.map(|colony| scene.typed(colony.word())).join(", ");
    vec![
        scene.say("goa-label-columns", &[("columns", columns.into())]).into(),
        spice_words(scene, &Spice::ALL),
        scene.say("goa-label-colonies", &[("colonies", colonies.into())]).into(),
        scene.plain("goa-label-cells").into(),
        scene
            .say(
                "goa-label-stores",
                &[
                    ("first", scene.order("clove2").into()),
                    ("second", scene.order("clove2b").into()),
                    ("mixed", scene.order("mixed").into()),
                ],
            )
            .into(),
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
        Class::Immediate(_) => 1,
        Class::OneShot => 2,
        Class::Permanent => 3,
    };
    tiles.sort_by_key(class);
    tiles.into_iter().map(|tile| named(scene, tile)).collect()
}

fn card(scene: &Scene<'_>, effect: Effect) -> Line {
    let form = scene.order(&effect.to_string());
    format!("{form} – {}. {}", scene.effect(effect), scene.effect_does(effect)).into()
}

//! How to answer: six lines in every letter, everything when asked.

use super::super::frame::Block;
use super::super::rich::Line;
use super::scene::Scene;
use crate::games::santiago::{Kind, all_orders};

/// The greeting of the first letter.
pub(super) fn welcome(scene: &Scene<'_>) -> Vec<Block> {
    let players = scene.everyone(scene.view.players.iter().map(|player| player.seat));
    let welcome =
        scene.say("welcome", &[("players", players.into()), ("rounds", scene.view.rounds.into())]);
    let money = scene.plain(if scene.view.hidden_money { "money-hidden" } else { "money-open" });
    vec![
        Block::Para(welcome.into()),
        Block::Para(scene.plain("welcome-idea").into()),
        Block::Para(format!("{money} {}", scene.plain("welcome-how")).into()),
    ]
}

/// All orders of the game and the names of things.
pub(super) fn everything(scene: &Scene<'_>) -> Vec<Block> {
    // Examples are on the buttons: those would be carried out now.
    let orders = all_orders().into_iter().map(|form| {
        let args = [("order", scene.form(&form.to_string()).into())];
        Line::from(scene.say(&format!("help-{}", form.name()), &args))
    });
    let tiles: Vec<String> = Kind::all()
        .map(|kind| {
            let word = scene.typed(kind.word());
            format!("{word}1, {word}2 ({})", scene.kind(kind))
        })
        .collect();
    vec![
        Block::Heading(scene.plain("orders-head").into()),
        Block::List(orders.collect()),
        Block::Heading(scene.plain("labels-head").into()),
        Block::List(vec![
            scene.say("label-tiles", &[("tiles", scene.apart(&tiles).into())]).into(),
            scene.plain("label-squares").into(),
            scene.plain("label-places").into(),
        ]),
    ]
}

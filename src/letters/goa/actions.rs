//! Actions in the reader's words, for buttons and for what happens without an
//! answer.

use super::super::rich::capital;
use super::scene::Scene;
use super::tiles;
use crate::games::goa::Action;
use crate::games::goa::action::{CardName, Deed, Goods, Play, Step, Take, Units};
use crate::games::goa::tiles::Column;
use crate::games::goa::view::Question;

/// What an order does.
pub(super) fn in_words(scene: &Scene<'_>, action: &Action) -> String {
    match action {
        Action::QuickMarkers(one, two) => scene.say(
            "goa-do-quick",
            &[("one", scene.column(*one).into()), ("two", scene.column(*two).into())],
        ),
        Action::QuickDucats => {
            let asked = question(scene).and_then(Question::quick_ducats);
            let ducats = scene.count("goa-ducats", asked.unwrap_or_default());
            scene.say("goa-do-quick-ducats", &[("ducats", ducats.into())])
        }
        Action::Flag(place) => scene.say("goa-do-flag", &[("place", place.to_string().into())]),
        Action::Mark(cell) => {
            let tile = scene.cell(*cell).and_then(|view| view.tile);
            let what = tile.map(|tile| scene.tile(tile)).unwrap_or_default();
            scene.say("goa-do-mark", &[("cell", cell.to_string().into()), ("what", what.into())])
        }
        Action::Bid(amount) => scene.say("goa-do-bid", &[("amount", (*amount).into())]),
        Action::Pass if matches!(question(scene), Some(Question::Extra { .. })) => {
            scene.plain("goa-do-extra-pass")
        }
        Action::Pass => scene.plain("goa-do-pass"),
        Action::Sell => sale(scene, "goa-do-sell", |price, _| price),
        Action::Buy => sale(scene, "goa-do-buy", |_, keep| keep),
        Action::Steps { extra, steps } => {
            let said: Vec<String> = steps.iter().map(|it| step(scene, it)).collect();
            let key = match (*extra, steps.len()) {
                (true, _) => "goa-do-extra",
                (false, 1) => return capital(&said.join("")),
                (false, _) => "goa-do-steps",
            };
            scene.say(key, &[("steps", said.join(", ").into())])
        }
    }
}

fn question<'a>(scene: &'a Scene<'_>) -> Option<&'a Question> {
    scene.view.prompt.as_ref().map(|prompt| &prompt.question)
}

fn sale(scene: &Scene<'_>, key: &str, pick: impl Fn(u32, u32) -> u32) -> String {
    let prices = question(scene).and_then(Question::prices);
    let price = prices.map_or(0, |(price, keep)| pick(price, keep));
    scene.say(key, &[("price", price.into())])
}

/// One step.
pub(super) fn step(scene: &Scene<'_>, step: &Step) -> String {
    match step {
        Step::Do(it) => deed(scene, it),
        Step::More(spices) => scene.say("goa-do-more", &[("spices", units(scene, spices).into())]),
        Step::Use(it) => {
            let what = tiles::use_in_words(scene, it);
            scene.say("goa-do-use", &[("what", what.into())])
        }
        Step::Play(it) => {
            let what = play_in_words(scene, it);
            scene.say("goa-do-play", &[("what", what.into())])
        }
        Step::Discard(cards) => {
            let cards: Vec<String> = cards.iter().map(|&it| card(scene, it)).collect();
            scene.say("goa-do-discard", &[("cards", cards.join(", ").into())])
        }
        Step::Pay(most) => pay(scene, *most),
        Step::Decline => scene.plain("goa-do-decline"),
        // The rules suggest none, so there are no words of its own for it.
        Step::IfShort { step: it, .. } => self::step(scene, it),
        Step::Take(it) => take(scene, it),
        Step::Drop(None) => scene.plain("goa-do-drop-new"),
        Step::Drop(Some(store)) => {
            scene.say("goa-do-drop", &[("store", scene.typed(&store.to_string()).into())])
        }
        Step::Keep => scene.plain("goa-do-keep"),
        Step::Hold => scene.plain("goa-do-hold"),
        Step::Done => scene.plain("goa-do-done"),
    }
}

/// How many colonists are paid: all that are missing, or so many at most.
fn pay(scene: &Scene<'_>, most: Option<u8>) -> String {
    let short = scene.view.attempt.as_ref().map(|attempt| attempt.short);
    let Some(number) = most.or(short) else { return scene.plain("goa-do-pay-missing") };
    let colonists = scene.count("goa-colonists", number);
    scene.say("goa-do-pay", &[("colonists", colonists.into())])
}

fn deed(scene: &Scene<'_>, deed: &Deed) -> String {
    let column = |column: Column| {
        let me = scene.me().map(|me| me.columns.as_slice()).unwrap_or_default();
        me.iter().find(|view| view.column == column)
    };
    let value = |it: Column| column(it).map_or(0, |view| view.value);
    match deed {
        Deed::Progress { column: it, .. } => {
            let row = column(*it).map_or(1, |view| view.row).saturating_add(1);
            let name = scene.column(*it);
            scene.say("goa-do-progress", &[("column", name.into()), ("row", row.into())])
        }
        Deed::Ships => {
            let ships = scene.count("goa-ships", value(Column::Ships));
            scene.say("goa-do-ships", &[("gain", ships.into())])
        }
        Deed::Harvest(None) => scene.plain("goa-do-harvest"),
        Deed::Harvest(Some(it)) => {
            scene.say("goa-do-harvest-of", &[("goods", goods(scene, it).into())])
        }
        Deed::Taxes => {
            let ducats = scene.count("goa-ducats", value(Column::Taxes));
            scene.say("goa-do-taxes", &[("gain", ducats.into())])
        }
        Deed::Expedition(cards) => {
            let cards = cards.map(|cards| scene.count("goa-cards", cards)).unwrap_or_default();
            let known = if cards.is_empty() { "no" } else { "yes" };
            scene.say("goa-do-expedition", &[("known", known.into()), ("cards", cards.into())])
        }
        Deed::Found(colony) => {
            scene.say("goa-do-found", &[("colony", scene.colony(*colony).into())])
        }
    }
}

fn goods(scene: &Scene<'_>, goods: &Goods) -> String {
    let mut parts = Vec::new();
    if !goods.spices.is_empty() {
        parts.push(units(scene, &goods.spices));
    }
    for (key, count) in [("goa-ships", goods.ships), ("goa-colonists", goods.colonists)] {
        if count > 0 {
            parts.push(scene.count(key, count));
        }
    }
    if parts.is_empty() { "–".to_owned() } else { parts.join(", ") }
}

pub(super) fn units(scene: &Scene<'_>, units: &[Units]) -> String {
    let parts = units.iter().map(|Units { spice, count, store }| {
        let name = scene.spice(*spice);
        let count = if *count == 1 { String::new() } else { format!("\u{a0}×{count}") };
        let store = store.map(|store| format!(" → {store}")).unwrap_or_default();
        format!("{name}{count}{store}")
    });
    parts.collect::<Vec<_>>().join(", ")
}

fn play_in_words(scene: &Scene<'_>, play: &Play) -> String {
    let mut more: Vec<String> =
        play.column.map(|column| scene.column(column)).into_iter().collect();
    if !play.spices.is_empty() {
        more.push(units(scene, &play.spices));
    }
    let name = scene.effect(play.effect);
    if more.is_empty() { name } else { format!("{name} ({})", more.join(", ")) }
}

fn card(scene: &Scene<'_>, card: CardName) -> String {
    match (card.effect, card.symbol) {
        (Some(effect), Some(symbol)) => {
            format!("{} ({})", scene.effect(effect), scene.symbol(symbol))
        }
        (Some(effect), None) => scene.effect(effect),
        (None, Some(symbol)) => scene.symbol(symbol),
        (None, None) => "–".to_owned(),
    }
}

fn take(scene: &Scene<'_>, take: &Take) -> String {
    let count = question(scene).and_then(Question::of_one_kind).unwrap_or_default();
    match take {
        Take::Ships => {
            let what = scene.count("goa-ships", count);
            scene.say("goa-do-take", &[("what", what.into())])
        }
        Take::Colonists => {
            let what = scene.count("goa-colonists", count);
            scene.say("goa-do-take", &[("what", what.into())])
        }
        Take::Tile(tile) => scene.say("goa-do-take", &[("what", scene.tile(*tile).into())]),
        Take::Spices { tile: None, spices } if spices.is_empty() => {
            scene.plain("goa-do-take-spices")
        }
        Take::Spices { tile, spices } => {
            let mut parts: Vec<String> = Vec::new();
            if let Some((one, two)) = tile {
                let pair = format!("{}/{}", scene.spice(*one), scene.spice(*two));
                parts.push(scene.say("goa-do-tile", &[("spices", pair.into())]));
            }
            if !spices.is_empty() {
                let what = units(scene, spices);
                parts.push(scene.say("goa-do-take", &[("what", what.into())]));
            }
            parts.join(", ")
        }
    }
}

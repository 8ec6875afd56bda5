//! What stands on a button: a word or a figure, and what it costs, brings or leaves. It is never
//! a word alone, since an answer above a quoted letter may say the same.

use super::super::rich::capital;
use super::actions::{in_words, step};
use super::boards::Ground;
use super::scene::Scene;
use super::taps::{counted, filled, is_of_spices, lone_deed, price};
use crate::games::goa::Action;
use crate::games::goa::action::{Deed, Step, StoreName, Take, Units};
use crate::games::goa::board::Place;
use crate::games::goa::tiles::{Class, Column, Spice, Tile};
use crate::games::goa::view::{PlayerView, Question, StoreView};

/// A word or a figure, and what it costs or brings; `said` steps stand above all
/// buttons.
pub(super) fn face(
    scene: &Scene<'_>,
    question: &Question,
    action: &Action,
    said: usize,
) -> Option<(String, String)> {
    let me = scene.me()?;
    let worded = |note: String| Some((in_words(scene, action), note));
    let ducats = |ducats: Option<u32>| {
        then(scene, ducats.map(|it| scene.count("goa-ducats", it)).unwrap_or_default())
    };
    // Their names stand beside it.
    if let Some((_, spices)) = filled(action) {
        return Some((counted(&one_by_one(spices)), String::new()));
    }
    if let Some(spices) = chosen(question, action) {
        let names: Vec<String> = spices.iter().map(|it| scene.spice(it.spice)).collect();
        return Some((counted(&one_by_one(spices)), names.join(", ")));
    }
    match action {
        Action::Bid(amount) => {
            let left = me.ducats?.saturating_sub(*amount);
            Some((amount.to_string(), scene.say("leaves", &[("amount", left.into())])))
        }
        Action::Pass if matches!(question, Question::Bid { .. }) => {
            worded(scene.plain("goa-pass-note"))
        }
        Action::Pass => {
            let extras = if let Question::Extra { extras, .. } = question { *extras } else { 0 };
            worded(then(scene, scene.count("goa-extras", extras)))
        }
        Action::Sell => {
            let price = question.prices().map_or(0, |(price, _)| price);
            worded(ducats(me.ducats.map(|ducats| ducats.saturating_add(price))))
        }
        Action::Buy => {
            let keep = question.prices().map_or(0, |(_, keep)| keep);
            worded(ducats(me.ducats.map(|ducats| ducats.saturating_sub(keep))))
        }
        Action::QuickDucats => {
            let more = question.quick_ducats().map_or(0, u32::from);
            worded(ducats(me.ducats.map(|ducats| ducats.saturating_add(more))))
        }
        Action::QuickMarkers(..) => worded(ducats(me.ducats)),
        Action::Flag(place) => Some((place.to_string(), touched(scene, *place))),
        Action::Mark(cell) => {
            let tile = scene.cell(*cell).and_then(|view| view.tile);
            let tile = tile.map(|tile| scene.tile_short(tile)).unwrap_or_default();
            Some((cell.to_string(), tile))
        }
        Action::Steps { steps, .. } => Some(match lone_deed(action) {
            Some(deed) => acted(scene, question, deed, steps.get(said..).unwrap_or_default()),
            None => stepped(scene, question, me, steps),
        }),
    }
}

fn then(scene: &Scene<'_>, what: String) -> String {
    scene.say("goa-then", &[("what", what.into())])
}

/// Spices that are all there is to choose between.
fn chosen<'a>(question: &Question, action: &'a Action) -> Option<&'a [Units]> {
    let Action::Steps { steps, .. } = action else { return None };
    let [Step::Take(Take::Spices { tile: None, spices })] = steps.as_slice() else { return None };
    (is_of_spices(question) && !spices.is_empty()).then_some(spices)
}

fn one_by_one(spices: &[Units]) -> Vec<Spice> {
    let units = |it: &Units| std::iter::repeat_n(it.spice, usize::from(it.count));
    spices.iter().flat_map(units).collect()
}

/// The tiles beside a place.
fn touched(scene: &Scene<'_>, place: Place) -> String {
    let tiles = place.edge_adjacent().filter_map(|cell| scene.cell(cell)?.tile);
    tiles.map(|tile| scene.tile_short(tile)).collect::<Vec<_>>().join(", ")
}

/// An action, and the steps around it that are not said elsewhere.
fn acted(scene: &Scene<'_>, question: &Question, deed: &Deed, steps: &[Step]) -> (String, String) {
    let (word, note) = deed_face(scene, question, deed);
    let other = |it: &&Step| !matches!(it, Step::Do(_) | Step::Pay(None));
    let others = steps.iter().filter(other).map(|it| step(scene, it));
    let notes = std::iter::once(note).chain(others).filter(|note| !note.is_empty());
    let notes: Vec<String> = notes.collect();
    (word, notes.join(" · "))
}

/// The column or the colony, and what the action costs or brings.
fn deed_face(scene: &Scene<'_>, question: &Question, deed: &Deed) -> (String, String) {
    let brings = |column: Column, key: &str| {
        let value = scene.column_view(column).map_or(0, |view| view.value);
        (scene.column(column), format!("+{}", scene.count(key, value)))
    };
    match deed {
        Deed::Progress { column, .. } => {
            let view = scene.column_view(*column);
            let row = view.map_or(1, |view| view.row).saturating_add(1);
            let price = view.and_then(price).map(|(price, _)| price).unwrap_or_default();
            (format!("{} → {row}", scene.column(*column)), price)
        }
        Deed::Ships => brings(Column::Ships, "goa-ships"),
        Deed::Taxes => brings(Column::Taxes, "goa-ducats"),
        Deed::Harvest(None) => {
            let most = question.possible().map_or(0, |possible| possible.harvest);
            (scene.column(Column::Harvest), format!("+{}", scene.count("goa-spices", most)))
        }
        Deed::Harvest(Some(_)) => {
            (scene.column(Column::Harvest), step(scene, &Step::Do(deed.clone())))
        }
        Deed::Expedition(cards) => {
            let most = question.possible().and_then(|possible| possible.expedition);
            let cards = cards.or(most).map(|cards| scene.count("goa-cards", cards));
            // «Expedition +1 card» would be an order.
            let brings = cards.map(|cards| scene.say("goa-brings", &[("cards", cards.into())]));
            (scene.column(Column::Expedition), brings.unwrap_or_default())
        }
        Deed::Found(colony) => {
            let needed = scene.view.colonies.iter().find(|view| view.colony == *colony);
            let needed = needed.map_or(0, |view| view.needed);
            (scene.colony(*colony), scene.say("goa-needs", &[("needed", needed.into())]))
        }
    }
}

/// Steps of which none is an action, and what the last of them brings or leaves.
fn stepped(
    scene: &Scene<'_>,
    question: &Question,
    me: &PlayerView,
    steps: &[Step],
) -> (String, String) {
    let words: Vec<String> = steps.iter().map(|it| step(scene, it)).collect();
    let note = steps.last().map(|it| noted(scene, question, me, it)).unwrap_or_default();
    (capital(&words.join(", ")), note)
}

fn noted(scene: &Scene<'_>, question: &Question, me: &PlayerView, step: &Step) -> String {
    let more = u32::from(question.of_one_kind().unwrap_or_default());
    let then = |key: &str, count: u32| then(scene, scene.count(key, count));
    let hand = |fewer: usize| {
        let left = me.hand_count.saturating_sub(fewer);
        then("goa-cards", u32::try_from(left).unwrap_or(u32::MAX))
    };
    match step {
        Step::Take(Take::Ships) => then("goa-ships", me.ships.saturating_add(more)),
        Step::Take(Take::Colonists) => then("goa-colonists", me.colonists.saturating_add(more)),
        Step::Take(Take::Tile(tile)) => scene.plain(works(*tile)),
        Step::Take(Take::Spices { tile: _, spices }) => taken(scene, me, spices),
        Step::Drop(None) => new_one(question).map(|it| scene.tile(it)).unwrap_or_default(),
        Step::Drop(Some(store)) => lost(scene, me, *store),
        Step::Discard(cards) => hand(cards.len()),
        Step::Keep => {
            let surplus = if let Question::Room { surplus, .. } = question { *surplus } else { 0 };
            format!("–\u{2060}{}", scene.count("goa-cards", surplus))
        }
        Step::Play(_) => hand(1),
        Step::Use(used) => scene.tile_does(used.tile()),
        Step::Pay(most) => {
            let short = scene.view.attempt.as_ref().map_or(0, |attempt| attempt.short);
            let left = me.colonists.saturating_sub(most.unwrap_or(short).into());
            then("goa-colonists", left)
        }
        Step::Decline => then("goa-colonists", me.colonists),
        Step::IfShort { step, .. } => noted(scene, question, me, step),
        Step::Hold => scene.plain("goa-hold-note"),
        Step::Done => scene.plain("goa-done-note"),
        // Neither is ever suggested alone.
        Step::Do(_) | Step::More(_) => String::new(),
    }
}

/// When a tile works.
fn works(tile: Tile) -> &'static str {
    match Ground::of(tile) {
        Ground::Spice(_) => "goa-works-full",
        Ground::AnySpice | Ground::Colony => "goa-works-store",
        Ground::Class(Class::Red) => "goa-works-red",
        Ground::Class(Class::Immediate(_)) => "goa-works-now",
        Ground::Class(Class::OneShot) => "goa-works-once",
        Ground::Class(Class::Permanent) => "goa-works-always",
    }
}

/// How many there will be of each spice that is taken.
fn taken(scene: &Scene<'_>, me: &PlayerView, spices: &[Units]) -> String {
    if spices.is_empty() {
        let free: usize = me.stores.iter().map(StoreView::free).sum();
        return then(scene, scene.count("goa-spices", u32::try_from(free).unwrap_or(u32::MAX)));
    }
    let new = one_by_one(spices);
    let stored = me.stores.iter().flat_map(|store| store.content.iter().copied());
    let mut all: Vec<Spice> = stored.filter(|spice| new.contains(spice)).collect();
    all.extend(&new);
    then(scene, counted(&all))
}

fn new_one(question: &Question) -> Option<Tile> {
    if let Question::FifthPlantation { new, .. } = question { Some(*new) } else { None }
}

/// What lies in a store that is given up.
fn lost(scene: &Scene<'_>, me: &PlayerView, name: StoreName) -> String {
    let store = me.stores.iter().find(|store| store.name == name);
    let content = store.map(|store| store.content.as_slice()).unwrap_or_default();
    if content.is_empty() {
        return scene.plain("goa-store-empty");
    }
    scene.say("goa-drop-loses", &[("spices", counted(content).into())])
}

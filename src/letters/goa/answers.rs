//! Every answer there is to a question, in words.

use super::super::rich::{Line, strong};
use super::super::scene::list;
use super::holdings::store;
use super::scene::Scene;
use crate::games::goa::board::{Cell, Place};
use crate::games::goa::event::ActionKind;
use crate::games::goa::tiles::{Colony, ColonyTile, Column, Spice, Tile};
use crate::games::goa::view::{Possible, Question};
use crate::games::goa::{Answer, Decision, Form};

/// The answers to a question: the orders, then what there is to choose from.
pub(super) fn answers(scene: &Scene<'_>, question: &Question) -> Vec<Line> {
    let orders = question.answers();
    let mut lines: Vec<Line> =
        orders.flat_map(|answer| own_lines(scene, question, answer)).collect();
    match question {
        Question::QuickStart { .. } => lines.push(columns(scene)),
        Question::Flag { places } => lines.extend(flag_places(scene, places)),
        Question::Mark { cells, .. } => lines.push(tiles_at(scene, cells)),
        Question::FifthPlantation { stores, .. } => {
            lines.extend(stores.iter().map(|it| Line::from(store(scene, it))));
        }
        Question::Spices { kinds, .. } => lines.push(spice_words(scene, kinds)),
        Question::Favor { tiles } => lines.extend(tiles.iter().map(|&tile| named(scene, tile))),
        Question::Action(possible) => lines.extend(several(scene, possible, "")),
        Question::Founded { tiles, .. } => lines.extend(pairs(scene, tiles)),
        Question::Bid { .. }
        | Question::Sell { .. }
        | Question::ShipsOrColonists { .. }
        | Question::Room { .. }
        | Question::Short { .. }
        | Question::After(_)
        | Question::Resupply { .. }
        | Question::Extra { .. } => {}
    }
    lines
}

/// How the answers are written, without those that can't be given now.
pub(super) fn forms(scene: &Scene<'_>) -> Vec<String> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    let question = &prompt.question;
    let possible = question.possible();
    let can_be = |form: &Form| match (form.deed(), possible) {
        (Some(ActionKind::Progress), Some(possible)) => !possible.progress.is_empty(),
        (Some(ActionKind::Found), Some(possible)) => !possible.colonies.is_empty(),
        (Some(ActionKind::Expedition), Some(possible)) => possible.expedition.is_some(),
        (Some(ActionKind::Ships | ActionKind::Harvest | ActionKind::Taxes) | None, _)
        | (_, None) => true,
    };
    let of = |answer: Answer| -> Vec<String> {
        match answer {
            Answer::Order(_, form) | Answer::Action(form) => {
                Some(form).filter(can_be).map(|it| it.to_string()).into_iter().collect()
            }
            Answer::Around => {
                possible.into_iter().flat_map(around_forms).map(str::to_owned).collect()
            }
            Answer::Unlisted(_) => Vec::new(),
        }
    };
    question.answers().flat_map(of).collect()
}

/// How a tile or a card around an action is written, as far as there are any.
fn around_forms(possible: &Possible) -> impl Iterator<Item = &'static str> {
    let all = [(possible.tiles.is_empty(), USE), (possible.cards.is_empty(), PLAY)];
    all.into_iter().filter(|(none, _)| !none).map(|(_, form)| form)
}

const USE: &str = "use <tile>";
const PLAY: &str = "play <card>";

fn own_lines(scene: &Scene<'_>, question: &Question, answer: Answer) -> Vec<Line> {
    match (answer, question.possible()) {
        (Answer::Action(form), Some(possible)) => {
            let before = format!("{} ", form.name());
            let all = Decision::Act.answers().iter();
            let lines = all.flat_map(|&answer| acting(scene, possible, answer, &before));
            lines.chain(several(scene, possible, &before)).collect()
        }
        (Answer::Order(key, form), _) if form.deed().is_none() => {
            vec![plain(scene, question, key, form)]
        }
        (_, Some(possible)) => acting(scene, possible, answer, ""),
        (_, None) => Vec::new(),
    }
}

/// An order with the figures that its sentence names.
fn plain(scene: &Scene<'_>, question: &Question, key: &str, form: Form) -> Line {
    let mut args = vec![("order", scene.form(&form.to_string()).into())];
    if let Question::Bid { least, most, .. } = question {
        args.extend([("least", (*least).into()), ("most", (*most).into())]);
    }
    if let Question::Sell { bidder, price, keep, .. } = question {
        args.extend([("player", scene.who(*bidder).into()), ("keep", (*keep).into())]);
        args.push(("price", (*price).into()));
    }
    if let Question::Short { short, .. } = question {
        args.push(("colonists", scene.count("goa-colonists", *short).into()));
    }
    scene.say(&format!("goa-any-{key}"), &args).into()
}

/// One of the six actions, or what may go around it, with `before` in front of it.
fn acting(scene: &Scene<'_>, possible: &Possible, answer: Answer, before: &str) -> Vec<Line> {
    match answer {
        Answer::Order(key, form) => deed(scene, possible, key, form, before).into_iter().collect(),
        Answer::Around => around(scene, possible, before),
        Answer::Unlisted(_) | Answer::Action(_) => Vec::new(),
    }
}

fn deed(
    scene: &Scene<'_>,
    possible: &Possible,
    key: &str,
    form: Form,
    before: &str,
) -> Option<Line> {
    let written = scene.form(&format!("{before}{form}"));
    let key = format!("goa-any-{key}");
    let value = |column: Column| {
        let me = scene.me().map(|me| me.columns.as_slice()).unwrap_or_default();
        me.iter().find(|view| view.column == column).map_or(0, |view| view.value)
    };
    let mut args = vec![("order", written.into())];
    match form.deed()? {
        ActionKind::Progress if possible.progress.is_empty() => {
            return Some(scene.plain(&format!("{key}-none")).into());
        }
        ActionKind::Progress => {
            let columns: Vec<String> =
                possible.progress.iter().map(|&column| column_words(scene, column)).collect();
            args.push(("columns", columns.join(", ").into()));
        }
        ActionKind::Ships => {
            args.push(("gain", scene.count("goa-ships", value(Column::Ships)).into()));
        }
        ActionKind::Harvest => args.extend([
            ("count", possible.harvest.into()),
            ("spices", scene.count("goa-spices", possible.harvest).into()),
            ("example", scene.form(&format!("{before}{}", form.fullest())).into()),
        ]),
        ActionKind::Taxes => {
            args.push(("gain", scene.count("goa-ducats", value(Column::Taxes)).into()));
        }
        ActionKind::Expedition => {
            let Some(most) = possible.expedition else {
                // Room for its cards has to be made first.
                let first = scene.form(&format!("{before}{}, {form}", Form::discard()));
                return Some(scene.say(&format!("{key}-over"), &[("order", first.into())]).into());
            };
            args.push(("cards", scene.count("goa-cards", most).into()));
        }
        ActionKind::Found if possible.colonies.is_empty() => return None,
        ActionKind::Found => {
            args.push(("colonies", colonies(scene, &possible.colonies).into()));
        }
    }
    Some(scene.say(&key, &args).into())
}

/// Colonies, each with the colonists it needs.
fn colonies(scene: &Scene<'_>, colonies: &[Colony]) -> String {
    let named = colonies.iter().map(|&colony| {
        let needed = scene.view.colonies.iter().find(|view| view.colony == colony);
        let needed = needed.map(|view| format!(" ({})", view.needed)).unwrap_or_default();
        format!("{}{needed}", scene.colony(colony)).replace(' ', "\u{a0}")
    });
    named.collect::<Vec<_>>().join(", ")
}

/// Several steps in one line, with what the reader has; taxes can always be
/// collected.
fn several(scene: &Scene<'_>, possible: &Possible, before: &str) -> Option<Line> {
    let tile = possible.tiles.first().map(|&tile| tile.use_form());
    let first = tile.or_else(|| possible.cards.first().map(|&card| card.play_form()))?;
    let example = scene.form(&format!("{before}{first}, {}", ActionKind::Taxes.word()));
    Some(scene.say("goa-any-several", &[("order", example.into())]).into())
}

/// Tiles and cards that may go around an action. What each does stands with the
/// reader's own things.
fn around(scene: &Scene<'_>, possible: &Possible, before: &str) -> Vec<Line> {
    let form = |form: &str| scene.form(&format!("{before}{form}"));
    let mut lines: Vec<Line> = Vec::new();
    if !possible.tiles.is_empty() {
        lines.push(scene.say("goa-any-use", &[("order", form(USE).into())]).into());
    }
    if !possible.cards.is_empty() {
        lines.push(scene.say("goa-any-play", &[("order", form(PLAY).into())]).into());
    }
    if lines.is_empty() {
        lines.push(scene.plain("goa-any-around-none").into());
    }
    if scene.me().is_some_and(|me| me.hand_count > 0) {
        lines.push(written(scene, "goa-any-discard", &format!("{before}{}", Form::discard())));
    }
    lines
}

/// Where the flag may stand.
fn flag_places(scene: &Scene<'_>, places: &[Place]) -> Vec<Line> {
    let (ring, cells): (Vec<Place>, Vec<Place>) =
        places.iter().copied().partition(|place| matches!(place, Place::Ring(_)));
    let all = [("goa-flag-ring", ring), ("goa-flag-cells", cells)].into_iter();
    all.filter(|(_, places)| !places.is_empty())
        .map(|(key, places)| scene.say(key, &[("places", list(places).into())]).into())
        .collect()
}

fn tiles_at(scene: &Scene<'_>, cells: &[Cell]) -> Line {
    let tiles: Vec<String> = cells
        .iter()
        .map(|&cell| {
            let tile = scene.cell(cell).and_then(|view| view.tile);
            let tile = tile.map(|tile| scene.tile(tile)).unwrap_or_default();
            format!("{}\u{a0}{}", strong(&cell.to_string()), tile.replace(' ', "\u{a0}"))
        })
        .collect();
    scene.say("goa-cells-are", &[("cells", tiles.join(", ").into())]).into()
}

/// The tiles of a colony by their spices; all spices where none is to be chosen.
fn pairs(scene: &Scene<'_>, tiles: &[ColonyTile]) -> Vec<Line> {
    let pairs = tiles.iter().filter_map(|tile| tile.spices);
    let lines: Vec<Line> = pairs
        .map(|(one, two)| {
            let form = scene.order(&format!("tile {one} {two}"));
            let pair = format!("{}, {}", scene.spice(one), scene.spice(two));
            scene.pair(&pair, &form).into()
        })
        .collect();
    if lines.is_empty() { vec![spice_words(scene, &Spice::ALL)] } else { lines }
}

/// A tile by its order's word, its name, and what it does.
pub(super) fn named(scene: &Scene<'_>, tile: Tile) -> Line {
    let form = scene.order(&tile.to_string());
    format!("{form} – {}. {}", scene.tile(tile), scene.tile_does(tile)).into()
}

/// The words for spices in orders.
pub(super) fn spice_words(scene: &Scene<'_>, kinds: &[Spice]) -> Line {
    let words: Vec<String> = kinds
        .iter()
        .map(|&spice| {
            let (word, name) = (scene.typed(spice.word()), scene.spice(spice));
            let name = name.replace(' ', "\u{a0}");
            if word == name { name } else { format!("{word}\u{a0}({name})") }
        })
        .collect();
    scene.say("goa-spices-are", &[("spices", words.join(", ").into())]).into()
}

fn columns(scene: &Scene<'_>) -> Line {
    let words: Vec<String> =
        Column::ALL.into_iter().map(|column| column_words(scene, column)).collect();
    scene.say("goa-columns-are", &[("columns", words.join(", ").into())]).into()
}

/// A column by its order's word, its name and the row its marker would reach,
/// in one piece: words that are orders never make up a line.
pub(super) fn column_words(scene: &Scene<'_>, column: Column) -> String {
    let columns = scene.me().map(|me| me.columns.as_slice()).unwrap_or_default();
    let row = columns.iter().find(|view| view.column == column).map_or(1, |view| view.row);
    scene
        .say(
            "goa-column-word",
            &[
                ("word", scene.typed(column.word()).into()),
                ("column", scene.column(column).into()),
                ("row", row.saturating_add(1).into()),
            ],
        )
        .replace(' ', "\u{a0}")
}

/// An answer of its own line.
pub(super) fn written(scene: &Scene<'_>, key: &str, form: &str) -> Line {
    scene.say(key, &[("order", scene.form(form).into())]).into()
}

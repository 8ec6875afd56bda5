//! Every answer there is to a question, in words.

use super::super::rich::{Line, order, strong};
use super::super::scene::list;
use super::holdings::store;
use super::scene::Scene;
use crate::games::goa::board::{Cell, Place};
use crate::games::goa::cards::{Card, Effect};
use crate::games::goa::tiles::{ColonyTile, Column, Spice, Tile};
use crate::games::goa::view::{Possible, Question};

/// The answers to a question.
pub(super) fn answers(scene: &Scene<'_>, question: &Question) -> Vec<Line> {
    match question {
        Question::QuickStart { .. } => vec![
            written(scene, "goa-any-quick", "quick <column> <column>"),
            written(scene, "goa-any-quick-ducats", "quick ducats"),
            columns(scene),
        ],
        Question::Flag { places } => flag(scene, places),
        Question::Mark { cells, .. } => {
            vec![written(scene, "goa-any-mark", "mark <cell>"), tiles_at(scene, cells)]
        }
        Question::Bid { least, most, .. } => {
            let bid = scene.say(
                "goa-any-bid",
                &[
                    ("order", order("bid <amount>").into()),
                    ("least", (*least).into()),
                    ("most", (*most).into()),
                ],
            );
            vec![bid.into(), written(scene, "goa-any-pass", "pass")]
        }
        Question::Sell { bidder, price, keep, .. } => {
            let sell = scene.say(
                "goa-any-sell",
                &[
                    ("order", order("sell").into()),
                    ("player", scene.who(*bidder).into()),
                    ("price", (*price).into()),
                ],
            );
            let buy = scene
                .say("goa-any-buy", &[("order", order("buy").into()), ("price", (*keep).into())]);
            vec![sell.into(), buy.into()]
        }
        Question::ShipsOrColonists { .. } => vec![
            written(scene, "goa-any-take-ships", "take ships"),
            written(scene, "goa-any-take-colonists", "take colonists"),
        ],
        Question::FifthPlantation { stores, .. } => {
            let mut lines = vec![
                written(scene, "goa-any-drop", "drop <store>"),
                written(scene, "goa-any-drop-new", "drop new"),
            ];
            lines.extend(stores.iter().map(|it| store(scene, it).into()));
            lines
        }
        Question::Spices { kinds, .. } => vec![
            written(scene, "goa-any-take", "take <spice> <spice>"),
            written(scene, "goa-any-take-any", "take spices"),
            spice_words(scene, kinds),
        ],
        Question::Favor { tiles } => {
            let mut lines = vec![written(scene, "goa-any-favor", "take <tile>")];
            lines.extend(tiles.iter().map(|&tile| named(scene, tile)));
            lines
        }
        Question::Room { may_play, .. } => room(scene, *may_play),
        Question::Action(possible) => own_action(scene, possible, ""),
        Question::Short { short, payable, possible, .. } => {
            let mut lines = Vec::new();
            if *payable {
                let colonists = scene.count("goa-colonists", *short);
                lines.push(
                    scene
                        .say(
                            "goa-any-pay",
                            &[("order", order("pay").into()), ("colonists", colonists.into())],
                        )
                        .into(),
                );
            }
            lines.push(written(scene, "goa-any-decline", "decline"));
            lines.extend(around(scene, possible, ""));
            lines
        }
        Question::Founded { tiles, .. } => founded(scene, tiles),
        Question::After(possible) => {
            let mut lines = around(scene, possible, "");
            lines.push(written(scene, "goa-any-done", "done"));
            lines.push(written(scene, "goa-any-hold", "hold"));
            lines
        }
        Question::Resupply { .. } => vec![
            written(scene, "goa-any-take-ships", "take ships"),
            written(scene, "goa-any-take-colonists", "take colonists"),
            written(scene, "goa-any-take-any", "take spices"),
        ],
        Question::Extra { must, possible, .. } => {
            let mut lines = Vec::new();
            if !must {
                lines.push(written(scene, "goa-any-extra-pass", "pass"));
            }
            lines.extend(own_action(scene, possible, "extra "));
            lines
        }
    }
}

/// The six actions, and what may go around them.
fn own_action(scene: &Scene<'_>, possible: &Possible, extra: &str) -> Vec<Line> {
    let form = |rest: &str| order(&format!("{extra}{rest}"));
    let value = |column: Column| {
        let me = scene.me().map(|me| me.columns.as_slice()).unwrap_or_default();
        me.iter().find(|view| view.column == column).map_or(0, |view| view.value)
    };
    let mut lines: Vec<String> = Vec::new();
    lines.push(if possible.progress.is_empty() {
        scene.plain("goa-any-progress-none")
    } else {
        let named: Vec<String> =
            possible.progress.iter().map(|&column| column_words(scene, column)).collect();
        scene.say(
            "goa-any-progress",
            &[("order", form("progress <column>").into()), ("columns", named.join(", ").into())],
        )
    });
    let gain = scene.count("goa-ships", value(Column::Ships));
    lines.push(
        scene.say("goa-any-ships", &[("order", form("ships").into()), ("gain", gain.into())]),
    );
    lines.push(scene.say(
        "goa-any-harvest",
        &[
            ("order", form("harvest").into()),
            ("count", possible.harvest.into()),
            ("spices", scene.count("goa-spices", possible.harvest).into()),
            ("example", form("harvest <spice> <spice>").into()),
        ],
    ));
    let gain = scene.count("goa-ducats", value(Column::Taxes));
    lines.push(
        scene.say("goa-any-taxes", &[("order", form("taxes").into()), ("gain", gain.into())]),
    );
    lines.push(match possible.expedition {
        Some(most) => scene.say(
            "goa-any-expedition",
            &[
                ("order", form("expedition").into()),
                ("cards", scene.count("goa-cards", most).into()),
            ],
        ),
        None => scene.say(
            "goa-any-expedition-over",
            &[("order", form("discard <card>, expedition").into())],
        ),
    });
    if !possible.colonies.is_empty() {
        let colonies: Vec<String> = possible
            .colonies
            .iter()
            .map(|&colony| {
                let views = scene.view.colonies.iter();
                let needed = views.clone().find(|view| view.colony == colony);
                let needed = needed.map(|view| format!(" ({})", view.needed)).unwrap_or_default();
                format!("{}{needed}", scene.colony(colony)).replace(' ', "\u{a0}")
            })
            .collect();
        lines.push(scene.say(
            "goa-any-found",
            &[("order", form("found <colony>").into()), ("colonies", colonies.join(", ").into())],
        ));
    }
    let mut lines: Vec<Line> = lines.into_iter().map(Line::from).collect();
    lines.extend(around(scene, possible, extra));
    // With what the reader has; taxes can always be collected.
    if let Some(first) = beside(possible) {
        let example = form(&format!("{first}, taxes"));
        lines.push(scene.say("goa-any-several", &[("order", example.into())]).into());
    }
    lines
}

/// A tile or a card that may go before an action.
fn beside(possible: &Possible) -> Option<String> {
    let tile = possible.tiles.first().map(|&tile| format!("use {}", use_form(tile)));
    tile.or_else(|| possible.cards.first().map(|&card| format!("play {}", play_form(card))))
}

/// Tiles and cards that may go around an action.
fn around(scene: &Scene<'_>, possible: &Possible, extra: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut tiles = possible.tiles.clone();
    tiles.dedup();
    for tile in tiles {
        let form = order(&format!("{extra}use {}", use_form(tile)));
        lines.push(format!("{form} – {}", scene.tile_does(tile)).into());
    }
    let mut cards = possible.cards.clone();
    cards.sort_unstable();
    cards.dedup_by_key(|card| (card.effect, card.symbol));
    for card in cards {
        let form = order(&format!("{extra}play {}", play_form(card)));
        lines.push(format!("{form} – {}", scene.effect_does(card.effect)).into());
    }
    if lines.is_empty() {
        lines.push(scene.plain("goa-any-around-none").into());
    }
    if scene.me().is_some_and(|me| me.hand_count > 0) {
        lines.push(written(scene, "goa-any-discard", &format!("{extra}discard <card>")));
    }
    lines
}

/// A tile with what must be written behind it.
fn use_form(tile: Tile) -> String {
    let choice = match tile {
        Tile::Espionage => " <player> <action>",
        Tile::Exchange => " <cell>",
        Tile::Spice => " <spice>",
        Tile::Colonist
        | Tile::Colonists
        | Tile::Ducats
        | Tile::Duty
        | Tile::Expedition
        | Tile::Expeditions(_)
        | Tile::ExtraActions
        | Tile::ExtraHarvest
        | Tile::Favor
        | Tile::Mission(_)
        | Tile::MixedCrop
        | Tile::Plantation(..)
        | Tile::Planter
        | Tile::Resupply
        | Tile::Settlement
        | Tile::Ship
        | Tile::Ships
        | Tile::ShipsColonists
        | Tile::Viceroy => "",
    };
    format!("{tile}{choice}")
}

/// A card with what must be written behind it.
fn play_form(card: Card) -> String {
    let choice = match card.effect {
        Effect::BuyProgress => " <column>",
        Effect::TwoSpices => " <spice> <spice>",
        Effect::SellSpices => " <spice>",
        Effect::TwoShips
        | Effect::TwoColonists
        | Effect::FiveDucats
        | Effect::MixedGoods
        | Effect::ThirdCard
        | Effect::ShipsOnly
        | Effect::SpicesOnly => "",
    };
    format!("{card}{choice}")
}

fn flag(scene: &Scene<'_>, places: &[Place]) -> Vec<Line> {
    let mut lines = vec![written(scene, "goa-any-flag", "flag <place>")];
    let (ring, cells): (Vec<Place>, Vec<Place>) =
        places.iter().copied().partition(|place| matches!(place, Place::Ring(_)));
    for (key, places) in [("goa-flag-ring", ring), ("goa-flag-cells", cells)] {
        if !places.is_empty() {
            let places = list(places);
            lines.push(scene.say(key, &[("places", places.into())]).into());
        }
    }
    lines
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

fn room(scene: &Scene<'_>, may_play: bool) -> Vec<Line> {
    let mut lines = vec![
        written(scene, "goa-any-room-discard", "discard <card>"),
        written(scene, "goa-any-room-keep", "keep"),
    ];
    if may_play {
        lines.push(written(scene, "goa-any-room-play", "play <card>"));
    }
    lines
}

fn founded(scene: &Scene<'_>, tiles: &[ColonyTile]) -> Vec<Line> {
    let choice = tiles.iter().any(|tile| tile.spices.is_some());
    if !choice {
        return vec![
            written(scene, "goa-any-founded", "take <spice>"),
            spice_words(scene, &Spice::ALL),
        ];
    }
    let mut lines =
        vec![written(scene, "goa-any-founded-tile", "tile <spice> <spice> take <spice>")];
    let pairs = tiles.iter().filter_map(|tile| tile.spices);
    lines.extend(pairs.map(|(one, two)| {
        let form = order(&format!("tile {one} {two}"));
        let pair = format!("{}, {}", scene.spice(one), scene.spice(two));
        Line::from(scene.pair(&pair, &form))
    }));
    lines
}

/// A tile by its order's word, its name, and what it does.
pub(super) fn named(scene: &Scene<'_>, tile: Tile) -> Line {
    let form = order(&tile.to_string());
    format!("{form} – {}. {}", scene.tile(tile), scene.tile_does(tile)).into()
}

/// The words for spices in orders.
pub(super) fn spice_words(scene: &Scene<'_>, kinds: &[Spice]) -> Line {
    let words: Vec<String> = kinds
        .iter()
        .map(|&spice| {
            format!("{}\u{a0}({})", spice.word(), scene.spice(spice).replace(' ', "\u{a0}"))
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
                ("word", column.word().into()),
                ("column", scene.column(column).into()),
                ("row", row.saturating_add(1).into()),
            ],
        )
        .replace(' ', "\u{a0}")
}

/// An answer of its own line.
pub(super) fn written(scene: &Scene<'_>, key: &str, form: &str) -> Line {
    scene.say(key, &[("order", order(form).into())]).into()
}

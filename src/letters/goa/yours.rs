//! What a topic of the rules comes to for the reader now. All of it is their own, or open
//! to everybody.

use super::holdings::state;
use super::scene::Scene;
use crate::games::goa::action::StoreKind;
use crate::games::goa::cards::Effect;
use crate::games::goa::state::{Owned, Readiness};
use crate::games::goa::tiles::{Column, Tile};
use crate::games::goa::view::{ColumnView, PlayerView, StepView, StoreView};

pub(super) fn yours(scene: &Scene<'_>, topic: &str) -> Option<String> {
    let me = scene.me()?;
    match topic {
        "auction" => auction(scene, me),
        "seller" => seller(scene),
        "progress" | "development board" => Some(steps(scene, me)),
        "build ships" => column(scene, Column::Ships),
        "taxes" => column(scene, Column::Taxes),
        "harvest" => Some(format!("{} {}", column(scene, Column::Harvest)?, spices(scene, me))),
        "expedition" => Some(format!("{} {}", column(scene, Column::Expedition)?, hand(scene, me))),
        "cards" | "hand limit" => Some(hand(scene, me)),
        "found colony" => {
            let lines = [founding(scene, me), step(scene, Column::Colonies)];
            let lines: Vec<String> = lines.into_iter().flatten().collect();
            (!lines.is_empty()).then(|| lines.join(" "))
        }
        "colonists" | "colonies" => founding(scene, me)
            .or_else(|| Some(have(scene, scene.count("goa-colonists", me.colonists)))),
        "ducats" => Some(have(scene, scene.count("goa-ducats", me.ducats?))),
        "ships" => Some(have(scene, scene.count("goa-ships", me.ships))),
        "extra action" | "extra actions" => Some(have(scene, scene.count("goa-extras", me.extras))),
        "spices" | "plantation" => Some(spices(scene, me)),
        "duty" => Some(duty(scene, me)),
        "scoring" => points(scene, me),
        _ => tile(scene, me, topic).or_else(|| card(scene, me, topic)),
    }
}

fn have(scene: &Scene<'_>, things: String) -> String {
    scene.say("goa-yours-have", &[("things", things.into())])
}

/// The bids, as far as the auction has come, and what the reader could bid.
fn auction(scene: &Scene<'_>, me: &PlayerView) -> Option<String> {
    let ducats = scene.count("goa-ducats", me.ducats?);
    let Some(auction) = &scene.view.auction else { return Some(have(scene, ducats)) };
    let lot = scene.lot_name(scene.lot(auction.lot)?);
    Some(match auction.highest {
        Some((_, bid)) => scene.say(
            "goa-yours-bid",
            &[("ducats", ducats.into()), ("bid", bid.into()), ("lot", lot.into())],
        ),
        None => scene.say("goa-yours-no-bid", &[("ducats", ducats.into()), ("lot", lot.into())]),
    })
}

/// What either answer comes to, for a seller who is asked.
fn seller(scene: &Scene<'_>) -> Option<String> {
    let (price, keep) = scene.view.prompt.as_ref()?.question.prices()?;
    let (price, keep) = (scene.count("goa-ducats", price), scene.count("goa-ducats", keep));
    Some(scene.say("goa-yours-sale", &[("price", price.into()), ("keep", keep.into())]))
}

/// What a column gives, and what its next row would cost and give.
fn column(scene: &Scene<'_>, column: Column) -> Option<String> {
    let view = scene.column_view(column)?;
    let now = scene.say(
        "goa-yours-row",
        &[
            ("column", scene.column(column).into()),
            ("row", view.row.into()),
            ("gain", scene.count(unit(column), view.value).into()),
        ],
    );
    Some([now].into_iter().chain(step(scene, column)).collect::<Vec<_>>().join(" "))
}

fn step(scene: &Scene<'_>, column: Column) -> Option<String> {
    let ColumnView { row, next: Some(step), .. } = scene.column_view(column)? else {
        return None;
    };
    Some(scene.say(
        "goa-yours-step",
        &[
            ("column", scene.column(column).into()),
            ("row", row.saturating_add(1).into()),
            ("price", price(scene, step).into()),
            ("gain", scene.count(unit(column), step.value).into()),
            ("payable", if step.payable { "yes" } else { "no" }.into()),
        ],
    ))
}

/// What the action of a column brings.
fn unit(column: Column) -> &'static str {
    match column {
        Column::Ships => "goa-ships",
        Column::Harvest => "goa-spices",
        Column::Taxes => "goa-ducats",
        Column::Expedition => "goa-cards",
        Column::Colonies => "goa-colonists",
    }
}

/// In one piece: a line of spices and ships alone could be read as an order.
fn price(scene: &Scene<'_>, step: &StepView) -> String {
    let ships = scene.count("goa-ships", step.ships);
    format!("{}, {ships}", scene.spices(&step.spices)).replace(' ', "\u{a0}")
}

/// The columns whose next step the reader can pay.
fn steps(scene: &Scene<'_>, me: &PlayerView) -> String {
    let payable = |it: &&ColumnView| it.next.as_ref().is_some_and(|step| step.payable);
    let named = |it: &ColumnView| {
        format!("{}\u{a0}({})", scene.column(it.column), it.row.saturating_add(1))
    };
    let columns: Vec<String> = me.columns.iter().filter(payable).map(named).collect();
    if columns.is_empty() {
        return scene.plain("goa-yours-no-step");
    }
    scene.say("goa-yours-steps", &[("columns", columns.join(", ").into())])
}

/// What lies on the stores, and how much room there is.
fn spices(scene: &Scene<'_>, me: &PlayerView) -> String {
    let have = scene.count("goa-spices", in_store(me));
    let free: usize = me.stores.iter().map(StoreView::free).sum();
    scene.say("goa-yours-spices", &[("spices", have.into()), ("free", free.into())])
}

fn in_store(me: &PlayerView) -> u32 {
    let all = me.stores.iter().map(|store| store.content.len()).sum::<usize>();
    u32::try_from(all).unwrap_or(u32::MAX)
}

fn hand(scene: &Scene<'_>, me: &PlayerView) -> String {
    let cards = u32::try_from(me.hand_count).unwrap_or(u32::MAX);
    let cards = scene.count("goa-cards", cards);
    scene.say("goa-yours-hand", &[("cards", cards.into()), ("limit", me.hand_limit.into())])
}

/// How many colonists the cards turned up would have to bring; `None` if the reader has all
/// colonies.
fn founding(scene: &Scene<'_>, me: &PlayerView) -> Option<String> {
    let (own, board) = scene.settlers();
    let owns = |kind: StoreKind| me.stores.iter().any(|store| store.name.kind == kind);
    let open = scene.view.colonies.iter().filter(|it| !owns(StoreKind::Colony(it.colony)));
    let lacking = open.map(|it| {
        let lacks = u32::from(it.needed).saturating_sub(own.saturating_add(board.into()));
        format!("{}\u{a0}({lacks})", scene.colony(it.colony))
    });
    let lacking: Vec<String> = lacking.collect();
    let reveal = scene.count("goa-cards", scene.view.gains.reveal);
    (!lacking.is_empty()).then(|| {
        scene.say(
            "goa-yours-found",
            &[
                ("own", scene.count("goa-colonists", own).into()),
                ("board", board.into()),
                ("cards", reveal.into()),
                ("colonies", lacking.join(", ").into()),
            ],
        )
    })
}

fn duty(scene: &Scene<'_>, me: &PlayerView) -> String {
    let open = |it: &&Owned| it.tile == Tile::Duty && it.state != Readiness::Used;
    scene.say(
        "goa-yours-duty",
        &[
            ("count", me.tiles.iter().filter(open).count().into()),
            ("spices", scene.count("goa-spices", in_store(me)).into()),
            ("needed", scene.view.gains.duty_spices.into()),
        ],
    )
}

/// The points so far, as the table of players has them.
fn points(scene: &Scene<'_>, me: &PlayerView) -> Option<String> {
    let parts = me.points.iter().filter(|(_, points)| *points != 0);
    let parts: Vec<String> =
        parts.map(|(part, points)| format!("{} {points}", scene.part(part))).collect();
    let total: i32 = me.points.iter().map(|(_, points)| points).sum();
    let total = scene.count("goa-points", u32::try_from(total).ok()?);
    let args = [("points", total.into()), ("parts", parts.join(", ").into())];
    (!parts.is_empty()).then(|| scene.say("goa-yours-points", &args))
}

/// Whether the reader has such a tile, and may use it.
fn tile(scene: &Scene<'_>, me: &PlayerView, topic: &str) -> Option<String> {
    let own = me.tiles.iter().filter(|owned| owned.tile.kind().name() == topic);
    let states: Vec<String> = own.map(|owned| state(scene, *owned)).collect();
    let args = [("states", states.join(", ").into())];
    (!states.is_empty()).then(|| scene.say("goa-yours-tile", &args))
}

/// How many such cards the reader holds.
fn card(scene: &Scene<'_>, me: &PlayerView, topic: &str) -> Option<String> {
    let effect = Effect::ALL.into_iter().find(|effect| effect.word() == topic)?;
    let held = me.hand.as_ref()?.iter().filter(|card| card.effect == effect).count();
    Some(scene.say("goa-yours-card", &[("count", held.into())]))
}

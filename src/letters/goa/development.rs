//! The reader's own development board, column by column.

use super::super::frame::{Block, Table};
use super::super::rich::{Line, strong};
use super::scene::Scene;
use crate::games::goa::tiles::Column;
use crate::games::goa::view::{ColumnView, PlayerView, StepView};

/// The board, if the reader sits at the table.
pub(super) fn blocks(scene: &Scene<'_>) -> Vec<Block> {
    let Some(me) = scene.me() else { return Vec::new() };
    let caption = scene.plain("goa-development-head");
    let head = [
        "goa-development-column",
        "goa-development-now",
        "goa-development-next",
        "goa-development-cost",
    ];
    let table = Table {
        caption: caption.clone(),
        head: head.map(|key| scene.plain(key).into()).to_vec(),
        rows: me.columns.iter().map(|column| row(scene, me, column)).collect(),
        numbers: vec![false; 4],
    };
    vec![
        Block::Heading(caption.into()),
        Block::Table(table),
        Block::Small(scene.plain("goa-development-note").into()),
    ]
}

/// The row first: a line with nothing but a column's name would be an order.
fn row(scene: &Scene<'_>, me: &PlayerView, column: &ColumnView) -> Vec<Line> {
    let limit = u8::try_from(me.hand_limit).ok();
    let next = match &column.next {
        Some(step) => {
            [brings(scene, column.column, step.value, step.hand_limit), cost(scene, step)]
        }
        None => [scene.plain("goa-development-end"), "–".to_owned()],
    };
    let name = format!("{}\u{a0}· {}", column.row, scene.column(column.column));
    let now = brings(scene, column.column, column.value, limit);
    [name, now].into_iter().chain(next).map(Line::from).collect()
}

/// What an action of this column brings.
pub(super) fn brings(scene: &Scene<'_>, column: Column, value: u8, limit: Option<u8>) -> String {
    match column {
        Column::Ships => scene.count("goa-ships", value),
        Column::Harvest => scene.count("goa-spices", value),
        Column::Taxes => scene.count("goa-ducats", value),
        Column::Expedition => {
            let cards = scene.count("goa-cards", value);
            let limit = limit.unwrap_or_default();
            scene.say("goa-brings-cards", &[("cards", cards.into()), ("limit", limit.into())])
        }
        Column::Colonies => scene.count("goa-colonists", value),
    }
}

fn cost(scene: &Scene<'_>, step: &StepView) -> String {
    let ships = scene.count("goa-ships", step.ships);
    let key = if step.payable { "goa-payable" } else { "goa-not-payable" };
    let payable = scene.plain(key);
    let payable = if step.payable { strong(&payable) } else { payable };
    format!("{}, {ships}: {payable}", scene.spices(&step.spices))
}

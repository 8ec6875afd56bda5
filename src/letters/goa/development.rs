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
    let head = ["goa-development-column", "goa-development-brings", "goa-development-cost"];
    let table = Table {
        caption: caption.clone(),
        head: head.map(|key| scene.plain(key).into()).to_vec(),
        rows: me.columns.iter().map(|column| row(scene, me, column)).collect(),
        numbers: vec![false; 3],
    };
    vec![
        Block::Heading(caption.into()),
        Block::Table(table),
        Block::Small(scene.plain("goa-development-note").into()),
    ]
}

/// The row first: a line with nothing but a column's name would be an order.
fn row(scene: &Scene<'_>, me: &PlayerView, column: &ColumnView) -> Vec<Line> {
    let name = format!("{}\u{a0}·\u{a0}{}", column.row, scene.column(column.column));
    let (brings, cost) = match &column.next {
        Some(step) => {
            let after = of(scene, column.column, step.value);
            (format!("{}\u{a0}→ {after}", column.value), cost(scene, step))
        }
        None => (of(scene, column.column, column.value), scene.plain("goa-development-end")),
    };
    let limit = (column.column == Column::Expedition).then(|| {
        let after = column.next.as_ref().and_then(|step| step.hand_limit);
        let after = after.map(|limit| format!("\u{a0}→\u{a0}{limit}")).unwrap_or_default();
        let limit = format!("{}{after}", me.hand_limit);
        format!(", {}", scene.say("goa-brings-limit", &[("limit", limit.into())]))
    });
    let brings = format!("{brings}{}", limit.unwrap_or_default());
    [name, brings, cost].map(Line::from).to_vec()
}

/// So much of what an action of this column brings.
fn of(scene: &Scene<'_>, column: Column, value: u8) -> String {
    let key = match column {
        Column::Ships => "goa-ships",
        Column::Harvest => "goa-spices",
        Column::Taxes => "goa-ducats",
        Column::Expedition => "goa-cards",
        Column::Colonies => "goa-colonists",
    };
    scene.count(key, value)
}

fn cost(scene: &Scene<'_>, step: &StepView) -> String {
    let ships = scene.count("goa-ships", step.ships);
    let key = if step.payable { "goa-payable" } else { "goa-not-payable" };
    let payable = scene.plain(key);
    let payable = if step.payable { strong(&payable) } else { payable };
    scene.pair(&format!("{}, {ships}", scene.spices(&step.spices)), &payable)
}

//! The development boards of all players as one grid: what each row brings, whose
//! markers stand there, and what the reader's next row costs.

use super::super::RenderError;
use super::super::frame::Block;
use super::super::paint::Paint;
use super::super::rich::{Line, LineHtml};
use super::super::seats::{Look, look};
use super::boards::{Boards, Row, Step, badged, icon};
use super::scene::Scene;
use super::taps::price;
use crate::engine::Seat;
use crate::games::goa::tiles::{Column, Spice};
use crate::games::goa::view::{ColumnView, PlayerView, StepView};
use askama::Template;

#[derive(Template)]
#[template(path = "goa/development.html")]
struct Drawing<'a> {
    caption: &'a str,
    row: &'a str,
    heads: [Head; 5],
    lines: Vec<(u8, u8, Vec<Cell>)>,
    /// What the colours of the reader's own cells mean.
    own: Option<String>,
}

/// The head of a column.
struct Head {
    icon: &'static str,
    name: String,
    /// From the least to the most that it brings. Beside the name it keeps the name
    /// from reading as an order.
    range: String,
}

struct Cell {
    attributes: String,
    value: u8,
    markers: Vec<Look>,
    price: Option<LineHtml>,
}

struct Development<'a> {
    scene: &'a Scene<'a>,
    rows: &'a [Row],
}

/// The grid with its heading and what it means.
pub(super) fn blocks(scene: &Scene<'_>, boards: &Boards<'_>) -> Result<Vec<Block>, RenderError> {
    let caption = scene.plain("goa-development-head");
    let row = scene.plain("goa-development-row");
    let grid = Development { scene, rows: &boards.development };
    let lines = grid.rows.iter().map(|row| grid.line(row)).collect();
    let heads = Column::ALL.map(|column| grid.head(column));
    let key = if is_over(scene) { "goa-development-mine" } else { "goa-development-own" };
    let note = scene.me().map(|_| scene.plain(key));
    let html = Drawing { caption: &caption, row: &row, heads, lines, own: note }.render()?;
    let text = grid.text(&row);
    let mut blocks = vec![Block::Heading(caption.into()), Block::Picture { html, text }];
    let note = scene.plain("goa-development-note");
    if let Some(me) = scene.me().filter(|_| !is_over(scene)) {
        let own = me.columns.iter().map(|column| own(scene, me, column)).collect();
        blocks.push(Block::TextOnly(own));
    }
    let codes = Spice::ALL.map(|spice| format!("{}\u{a0}{}", badged(spice), scene.spice(spice)));
    blocks.push(Block::Small(format!("{note} {}.", codes.join(", ")).into()));
    Ok(blocks)
}

/// After the end, no row is the next one.
fn is_over(scene: &Scene<'_>) -> bool {
    scene.view.standings.is_some()
}

impl Development<'_> {
    fn values(&self, column: Column) -> &[u8] {
        let mut all = Column::ALL.iter().zip(&self.scene.view.values);
        all.find(|(known, _)| **known == column).map_or(&[], |(_, values)| values)
    }

    fn value(&self, column: Column, row: u8) -> u8 {
        self.values(column).get(usize::from(row) - 1).copied().unwrap_or_default()
    }

    fn head(&self, column: Column) -> Head {
        let values = self.values(column);
        let end = |it: Option<&u8>| it.copied().unwrap_or_default();
        let range = format!("{}–{}", end(values.first()), end(values.last()));
        Head { icon: icon(column), name: self.scene.column_head(column), range }
    }

    /// A row by its number, with what it is worth in the end, and its cells.
    fn line(&self, row: &Row) -> (u8, u8, Vec<Cell>) {
        let cell = |step: &Step| Cell {
            attributes: self.attributes(step, row.number),
            value: self.value(step.column, row.number),
            markers: step.markers.iter().map(|&seat| look(seat)).collect(),
            price: self.price(step.column, row.number).map(|(price, _)| Line::from(price).html()),
        };
        (row.number, self.points(row.number), row.steps.iter().map(cell).collect())
    }

    /// What a row is worth in the end.
    fn points(&self, row: u8) -> u8 {
        let points = &self.scene.view.points.rows;
        points.get(usize::from(row) - 1).copied().unwrap_or_default()
    }

    fn is_mine(&self, markers: &[Seat]) -> bool {
        self.scene.me().is_some_and(|me| markers.contains(&me.seat))
    }

    /// What a row costs that is the reader's next, and whether they can pay it.
    fn price(&self, column: Column, row: u8) -> Option<(String, bool)> {
        let next = self.scene.column_view(column).filter(|view| view.row + 1 == row);
        price(next.filter(|_| !is_over(self.scene))?)
    }

    /// The attributes of a cell. Ink and shape are the table's.
    fn attributes(&self, step: &Step, row: u8) -> String {
        let paint = if self.is_mine(&step.markers) { &Paint::YOU } else { &Paint::SOIL };
        match self.price(step.column, row) {
            None => format!("class=\"{}\" bgcolor=\"{}\"", paint.class, paint.ground),
            Some((_, true)) => format!("{};border:2px solid #17494a\"", paint.cell_of("Y")),
            Some((_, false)) => format!("{};border:1px dashed #9a8c66\"", paint.cell_of("D")),
        }
    }

    /// The grid in fixed width.
    fn text(&self, row: &str) -> Vec<String> {
        let names = Column::ALL.map(|column| format!("{:<12}", self.scene.column(column))).concat();
        let head = format!("{row:<8}{names}");
        let line = |row: &Row| {
            let cell = |step: &Step| {
                let letters: String = step.markers.iter().map(|seat| look(*seat).letter).collect();
                format!("{:<12}", format!("{} {letters}", self.value(step.column, row.number)))
            };
            let label = format!("{}  +{}", row.number, self.points(row.number));
            format!("{label:<8}{}", row.steps.iter().map(cell).collect::<String>())
        };
        let lines = std::iter::once(head).chain(self.rows.iter().map(line));
        lines.map(|line| line.trim_end().to_owned()).collect()
    }
}

/// A column of the reader's: what it brings now and next, and what that costs. The
/// row first: a line with nothing but a column's name would be an order.
fn own(scene: &Scene<'_>, me: &PlayerView, column: &ColumnView) -> Line {
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
    scene.pair(&name, &scene.apart(&[brings, cost])).into()
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
    format!("{}, {ships} ({})", scene.spices(&step.spices), scene.plain(key))
}

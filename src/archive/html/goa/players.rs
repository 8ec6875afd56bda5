//! A player's board: the markers, what they have, stores, tiles and cards.

use super::super::input::Parts;
use super::beside::{title, who};
use super::{code, ground};
use crate::games::goa::View;
use crate::games::goa::action::StoreKind;
use crate::games::goa::state::{Owned, Readiness};
use crate::games::goa::tiles::{Class, Column, Spice};
use crate::games::goa::view::{PhaseName, PlayerView, StoreView};
use crate::letters::{Envelope, RenderError, Thing, look, name_in_goa};
use askama::Template;

/// The rows of the development board.
const ROWS: u8 = 5;

/// The picture, and the places for what is shown next to it: for each player the
/// heading, the points, and the board in pieces that change independently.
#[derive(Template)]
#[template(path = "archive/goa.html", block = "layout", escape = "page")]
pub(super) struct Layout<'a> {
    pub(super) view: &'a View,
    pub(super) tiles: String,
}

#[derive(Template)]
#[template(path = "archive/goa.html", block = "head", escape = "page")]
struct Head<'a> {
    envelope: &'a Envelope,
    it: &'a PlayerView,
    flag: bool,
}

#[derive(Template)]
#[template(path = "archive/goa.html", block = "figures", escape = "page")]
struct Figures<'a> {
    it: &'a PlayerView,
}

/// The markers with what their actions bring.
#[derive(Template)]
#[template(path = "archive/goa.html", block = "markers", escape = "page")]
struct Markers<'a> {
    it: &'a PlayerView,
}

/// Plantations and colonies with what they hold.
#[derive(Template)]
#[template(path = "archive/goa.html", block = "stores", escape = "page")]
struct Stores<'a> {
    it: &'a PlayerView,
}

#[derive(Template)]
#[template(path = "archive/goa.html", block = "tiles", escape = "page")]
struct Tiles<'a> {
    envelope: &'a Envelope,
    view: &'a View,
    it: &'a PlayerView,
}

#[derive(Template)]
#[template(path = "archive/goa.html", block = "hand", escape = "page")]
struct Hand<'a> {
    envelope: &'a Envelope,
    view: &'a View,
    it: &'a PlayerView,
}

pub(super) fn parts(
    envelope: &Envelope,
    view: &View,
    parts: &mut Parts,
) -> Result<(), RenderError> {
    for it in &view.players {
        let at = it.seat.index();
        let flag =
            view.flag == it.seat && view.flag_at.is_none() && view.phase != PhaseName::Finished;
        parts.insert(format!("h{at}"), Head { envelope, it, flag }.render()?);
        parts.insert(format!("d{at}"), Figures { it }.render()?);
        parts.insert(format!("t{at}"), Markers { it }.render()?);
        parts.insert(format!("s{at}"), Stores { it }.render()?);
        parts.insert(format!("l{at}"), Tiles { envelope, view, it }.render()?);
        parts.insert(format!("c{at}"), Hand { envelope, view, it }.render()?);
    }
    Ok(())
}

/// The left edge of a column and the top of a row, counted from the bottom.
fn at_row(column: Column, row: u8) -> (u16, u16) {
    let column = u16::try_from(column.index()).unwrap_or(0);
    (column * 50 + 2, u16::from(ROWS - row.clamp(1, ROWS)) * 17)
}

/// A column's name, short enough to stand below it.
fn heading(column: Column) -> &'static str {
    match column {
        Column::Ships => "Ships",
        Column::Harvest => "Harvest",
        Column::Taxes => "Taxes",
        Column::Expedition => "Exped.",
        Column::Colonies => "Colonies",
    }
}

/// The CSS class of a store's background, and its name.
fn kind(kind: StoreKind) -> (&'static str, String) {
    match kind {
        StoreKind::Plantation(spice, _) => (spice.word(), title(spice.word())),
        StoreKind::MixedCrop => ("mixed", "Mixed crop".to_owned()),
        StoreKind::Colony(colony) => ("colony", title(colony.word())),
    }
}

/// Whether it must be shown which spices are allowed there.
fn shows_allowed(store: &StoreView) -> bool {
    store.allowed.len() > 1 && store.allowed.len() < Spice::ALL.len()
}

/// Whether a tile can be used: its CSS class, and its description.
fn readiness(owned: Owned) -> (&'static str, &'static str) {
    match (owned.tile.class(), owned.state) {
        (Class::Permanent, _) | (_, Readiness::Ready) => ("", ""),
        (_, Readiness::NextAction) => ("", " (from the next action on)"),
        (_, Readiness::Used) => (" used", " (used)"),
    }
}

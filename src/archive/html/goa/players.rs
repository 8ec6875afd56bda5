//! A player's board: the markers, what he has, stores, tiles and cards.

use super::super::input::Parts;
use super::super::words::{esc, player};
use super::beside::title;
use super::{ground, sack};
use crate::engine::Seat;
use crate::games::goa::View;
use crate::games::goa::action::StoreKind;
use crate::games::goa::state::{Owned, Readiness};
use crate::games::goa::tiles::{Class, Column, Spice};
use crate::games::goa::view::{ColumnView, PhaseName, PlayerView, StoreView};
use crate::letters::{Envelope, Thing, look, name_in_goa, name_of};
use std::fmt::Write;

/// The rows of the development board.
const ROWS: u8 = 5;

/// The places: for each player the head, the points, and the board in pieces
/// that change on their own.
pub(super) fn layout(view: &View) -> String {
    let mut html = String::from("<section class=\"players\">");
    for it in &view.players {
        let at = it.seat.index();
        let _ = write!(
            html,
            "<article class=\"player b{at}\"><h3 data-p=\"h{at}\"></h3>\
             <p class=\"points\"><b data-s=\"{at}\"></b> <span>points</span></p><div data-p=\"d{at}\"></div>\
             <svg class=\"track\" viewBox=\"0 0 250 104\" role=\"img\" \
             aria-label=\"Markers\">{}<g data-p=\"t{at}\"></g></svg>\
             <div class=\"chips\" data-p=\"s{at}\"></div><div class=\"chips\" data-p=\"l{at}\"></div>\
             <div class=\"chips hand\" data-p=\"c{at}\"></div></article>",
            rails()
        );
    }
    html.push_str("</section>");
    html
}

/// The parts.
pub(super) fn parts(envelope: &Envelope, view: &View, parts: &mut Parts) {
    for it in &view.players {
        let at = it.seat.index();
        let flag =
            view.flag == it.seat && view.flag_at.is_none() && view.phase != PhaseName::Finished;
        let badge = if flag { " <span class=\"badge\">flag</span>" } else { "" };
        let name = player(it.seat, &name_of(envelope, it.seat));
        parts.insert(format!("h{at}"), format!("{name}{badge}"));
        parts.insert(format!("d{at}"), figures(it));
        parts.insert(format!("t{at}"), it.columns.iter().map(|col| marker(it.seat, col)).collect());
        parts.insert(format!("s{at}"), it.stores.iter().map(store).collect());
        let tiles: String = it.tiles.iter().map(|&own| tile(envelope, view, own)).collect();
        let aside = it.set_aside.iter().map(|&tile| {
            let name = esc(&name_in_goa(envelope, view, &Thing::Tile(tile)));
            format!("<span class=\"tile used {}\">{name}</span> ", ground(tile))
        });
        parts.insert(format!("l{at}"), tiles + &aside.collect::<Vec<_>>().concat());
        let hand = it.hand.as_deref().unwrap_or_default();
        let hand = hand.iter().map(|&card| {
            format!(
                "<span class=\"card\">{}</span> ",
                esc(&name_in_goa(envelope, view, &Thing::Card(card)))
            )
        });
        parts.insert(format!("c{at}"), hand.collect());
    }
}

fn figures(player: &PlayerView) -> String {
    let ducats = player.ducats.map_or("hidden".to_owned(), |ducats| ducats.to_string());
    let figure = |word: &str, number: &str| format!("<dt>{word}</dt><dd>{number}</dd>");
    format!(
        "<dl class=\"figures\">{}{}{}{}{}</dl>",
        figure("Ducats", &ducats),
        figure("Ships", &player.ships.to_string()),
        figure("Colonists", &player.colonists.to_string()),
        figure("Extra", &player.extras.to_string()),
        figure("Cards", &format!("{}/{}", player.hand_count, player.hand_limit)),
    )
}

/// The left edge of a column and the top of a row, counted from below.
fn at(column: usize, row: u8) -> (u16, u16) {
    let column = u16::try_from(column).unwrap_or(0);
    (column * 50 + 2, u16::from(ROWS - row.clamp(1, ROWS)) * 17)
}

/// The empty columns with their names.
fn rails() -> String {
    let mut svg = String::new();
    for column in Column::ALL {
        for row in 1..=ROWS {
            let (x, y) = at(column.index(), row);
            let _ = write!(
                svg,
                "<rect class=\"rail\" x=\"{x}\" y=\"{y}\" width=\"46\" height=\"15\" rx=\"3\"/>"
            );
        }
        let name = match column {
            Column::Ships => "Ships",
            Column::Harvest => "Harvest",
            Column::Taxes => "Taxes",
            Column::Expedition => "Exped.",
            Column::Colonies => "Colonies",
        };
        let x = at(column.index(), 1).0 + 23;
        let _ = write!(svg, "<text class=\"edge\" x=\"{x}\" y=\"98\">{name}</text>");
    }
    svg
}

/// A marker with what its action brings.
fn marker(seat: Seat, view: &ColumnView) -> String {
    let (x, y) = at(view.column.index(), view.row);
    let mut svg = String::new();
    for row in 1..view.row {
        let (x, y) = at(view.column.index(), row);
        let _ = write!(
            svg,
            "<rect class=\"done f{}\" x=\"{x}\" y=\"{y}\" width=\"46\" height=\"15\" rx=\"3\"/>",
            seat.index()
        );
    }
    let _ = write!(
        svg,
        "<rect class=\"f{0}\" x=\"{x}\" y=\"{y}\" width=\"46\" height=\"15\" rx=\"3\"/>\
         <text class=\"o{0}\" x=\"{1}\" y=\"{2}\">{3} {4}</text>",
        seat.index(),
        x + 23,
        y + 12,
        look(seat).sign,
        view.value
    );
    format!(
        "<g><title>{}: row {}, brings {}</title>{svg}</g>",
        title(view.column.word()),
        view.row,
        view.value
    )
}

/// A plantation or colony with what lies there.
fn store(view: &StoreView) -> String {
    let (class, name) = match view.name.kind {
        StoreKind::Plantation(spice, _) => (spice.word(), title(spice.word())),
        StoreKind::MixedCrop => ("mixed", "Mixed crop".to_owned()),
        StoreKind::Colony(colony) => ("colony", title(colony.word())),
    };
    let mut html = format!("<span class=\"tile {class}\">{name}");
    if view.allowed.len() > 1 && view.allowed.len() < Spice::ALL.len() {
        let names: Vec<&str> = view.allowed.iter().map(|&spice| super::code(spice)).collect();
        let _ = write!(html, " {}", names.join("/"));
    }
    html.push(' ');
    html.extend(view.content.iter().map(|&spice| sack(spice)));
    let free = usize::from(view.places).saturating_sub(view.content.len());
    html.push_str(&"<i class=\"sp free\" title=\"free\">·</i>".repeat(free));
    html + "</span> "
}

fn tile(envelope: &Envelope, view: &View, owned: Owned) -> String {
    let name = esc(&name_in_goa(envelope, view, &Thing::Tile(owned.tile)));
    let does = esc(&name_in_goa(envelope, view, &Thing::TileDoes(owned.tile)));
    let (class, note) = match (owned.tile.class(), owned.state) {
        (Class::Permanent, _) | (_, Readiness::Ready) => ("", ""),
        (_, Readiness::NextAction) => ("", " (from the next action on)"),
        (_, Readiness::Used) => (" used", " (used)"),
    };
    format!(
        "<span class=\"tile {}{class}\" title=\"{does}\">{name}{note}</span> ",
        ground(owned.tile)
    )
}

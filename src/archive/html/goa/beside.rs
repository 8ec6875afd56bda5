//! What stands beside the tiles: the round and who acts, the lots, an attempt
//! to found a colony, the colonies left.

use super::super::input::Parts;
use super::super::words::{esc, player, sign};
use crate::engine::Seat;
use crate::games::goa::View;
use crate::games::goa::view::{AttemptView, AuctionView, LotView, PhaseName};
use crate::letters::{Envelope, Thing, name_in_goa, name_of};
use std::fmt::Write;

/// The places.
pub(super) const LAYOUT: &str = "<div class=\"now\"><div data-p=\"now\"></div>\
    <div data-p=\"lots\"></div><p class=\"small\" data-p=\"colonies\"></p></div>";

/// The parts.
pub(super) fn parts(envelope: &Envelope, view: &View, parts: &mut Parts) {
    parts.insert("now".to_owned(), now(envelope, view));
    parts.insert("lots".to_owned(), lots(envelope, view));
    parts.insert("colonies".to_owned(), colonies(view));
}

fn who(envelope: &Envelope, seat: Seat) -> String {
    player(seat, &name_of(envelope, seat))
}

fn now(envelope: &Envelope, view: &View) -> String {
    let round = match view.round {
        0 => "Before round 1".to_owned(),
        round => format!("Round {round} of {}", view.rounds),
    };
    let phase = match view.phase {
        PhaseName::QuickStart => "quick start",
        PhaseName::Markers => "placing markers",
        PhaseName::Auction => "auction",
        PhaseName::Actions => "actions",
        PhaseName::Extras => "extra actions",
        PhaseName::Finished => "the end",
    };
    let mut html = format!("<p class=\"phase\">{round} · {phase}</p>");
    if let Some(turn) = view.turn {
        let number = match turn.number {
            Some(number) => format!("action {number}"),
            None => "extra action".to_owned(),
        };
        let _ = write!(html, "<p>{}: {number}</p>", who(envelope, turn.seat));
    }
    if let Some(attempt) = &view.attempt {
        html += &attempted(envelope, attempt);
    }
    html
}

/// An attempt to found a colony.
fn attempted(envelope: &Envelope, attempt: &AttemptView) -> String {
    let cards: Vec<String> = attempt.cards.iter().map(|card| card.colonists.to_string()).collect();
    let short = match attempt.short {
        0 => "founded".to_owned(),
        short => format!("{short} short"),
    };
    format!(
        "<p>{} founds {}: needs {}, {} come along, cards {}: {short}</p>",
        who(envelope, attempt.seat),
        title(attempt.colony.word()),
        attempt.needed,
        attempt.board,
        if cards.is_empty() { "–".to_owned() } else { esc(&cards.join(" + ")) },
    )
}

/// The lots of the round.
fn lots(envelope: &Envelope, view: &View) -> String {
    if view.lots.is_empty() {
        return String::new();
    }
    let rows = view
        .lots
        .iter()
        .map(|lot| {
            let bids = view.auction.as_ref().filter(|auction| auction.lot == lot.number);
            let class = if bids.is_some() { " class=\"on\"" } else { "" };
            let state = match (lot.won, bids) {
                (Some((seat, price)), _) => format!("{} <b>{price}</b>", sign(seat)),
                (None, Some(auction)) => bidding(auction),
                (None, None) => String::new(),
            };
            format!(
                "<tr{class}><td>{}</td><th scope=\"row\">{}</th><td>{}</td><td>{state}</td></tr>",
                lot.number,
                lot_name(envelope, view, lot),
                sign(lot.seller)
            )
        })
        .collect::<Vec<_>>()
        .concat();
    format!(
        "<table class=\"lots\"><caption>Lots</caption><thead><tr><th scope=\"col\">No.</th>\
         <th scope=\"col\">Lot</th><th scope=\"col\">Seller</th><th scope=\"col\">To</th></tr>\
         </thead><tbody>{rows}</tbody></table>"
    )
}

fn lot_name(envelope: &Envelope, view: &View, lot: &LotView) -> String {
    match (lot.tile, lot.cell) {
        (Some(tile), Some(cell)) => {
            format!("{} ({cell})", esc(&name_in_goa(envelope, view, &Thing::Tile(tile))))
        }
        (Some(tile), None) => esc(&name_in_goa(envelope, view, &Thing::Tile(tile))),
        (None, _) => "The flag".to_owned(),
    }
}

/// The answers so far.
fn bidding(auction: &AuctionView) -> String {
    let answers: Vec<String> = auction
        .answers
        .iter()
        .map(|&(seat, amount)| {
            let what = if amount == 0 { "pass".to_owned() } else { amount.to_string() };
            format!("<span class=\"w\">{} {what}</span>", sign(seat))
        })
        .collect();
    if answers.is_empty() { "being sold".to_owned() } else { answers.join(", ") }
}

/// Colonies that can still be founded.
fn colonies(view: &View) -> String {
    if view.colonies.is_empty() {
        return String::new();
    }
    let left: Vec<String> = view
        .colonies
        .iter()
        .map(|it| format!("{} ×{} (needs {})", title(it.colony.word()), it.tiles.len(), it.needed))
        .collect();
    format!(
        "Colony tiles left: {}. Extra actions: {}. Cards: {}.",
        left.join(", "),
        view.extras,
        view.deck
    )
}

/// A word with a capital.
pub(super) fn title(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

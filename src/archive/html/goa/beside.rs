//! What is shown next to the tiles: the round and who acts, the lots, an attempt
//! to found a colony, the colonies left.

use super::super::input::Parts;
use super::super::words::{player, sign};
use crate::engine::Seat;
use crate::games::goa::View;
use crate::games::goa::view::{AuctionView, LotView, PhaseName};
use crate::letters::{Envelope, RenderError, Thing, name_in_goa, name_of};
use askama::Template;

#[derive(Template)]
#[template(path = "archive/goa.html", block = "now", escape = "page")]
struct Now<'a> {
    envelope: &'a Envelope,
    view: &'a View,
}

#[derive(Template)]
#[template(path = "archive/goa.html", block = "lots", escape = "page")]
struct Lots<'a> {
    envelope: &'a Envelope,
    view: &'a View,
}

/// The colonies that can still be founded.
#[derive(Template)]
#[template(path = "archive/goa.html", block = "colonies", escape = "page")]
struct Colonies<'a> {
    view: &'a View,
}

impl Lots<'_> {
    /// The auction, if it is for this lot.
    fn bids(&self, lot: &LotView) -> Option<&AuctionView> {
        self.view.auction.as_ref().filter(|auction| auction.lot == lot.number)
    }
}

pub(super) fn parts(
    envelope: &Envelope,
    view: &View,
    parts: &mut Parts,
) -> Result<(), RenderError> {
    parts.insert("now".to_owned(), Now { envelope, view }.render()?);
    parts.insert("lots".to_owned(), Lots { envelope, view }.render()?);
    parts.insert("colonies".to_owned(), Colonies { view }.render()?);
    Ok(())
}

/// A player's sign and name.
pub(super) fn who(envelope: &Envelope, seat: Seat) -> String {
    player(seat, &name_of(envelope, seat))
}

fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::QuickStart => "quick start",
        PhaseName::Markers => "placing markers",
        PhaseName::Auction => "auction",
        PhaseName::Actions => "actions",
        PhaseName::Extras => "extra actions",
        PhaseName::Finished => "the end",
    }
}

/// Capitalises a word.
pub(super) fn title(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

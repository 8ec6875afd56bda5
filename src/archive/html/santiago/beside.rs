//! What is shown next to the fields: the round, the tiles on offer, the players,
//! and the areas with their points.

use super::super::input::Parts;
use super::super::words::{player, sign};
use super::plural;
use crate::games::santiago::View;
use crate::games::santiago::view::{
    AreaView, BidView, CanalView, PhaseName, PlantationView, PlayerView, ProposalView, SquareView,
};
use crate::letters::{Envelope, RenderError, name_of};
use askama::Template;
use std::fmt::Write;

/// The picture, and the places for what is shown next to it.
#[derive(Template)]
#[template(path = "archive/santiago.html", block = "layout", escape = "page")]
pub(super) struct Layout<'a> {
    pub(super) view: &'a View,
    pub(super) fields: String,
}

/// The round, the tiles on offer, the canals left.
#[derive(Template)]
#[template(path = "archive/santiago.html", block = "now", escape = "page")]
struct Now<'a> {
    view: &'a View,
}

#[derive(Template)]
#[template(path = "archive/santiago.html", block = "head", escape = "page")]
struct Head {
    name: String,
    builder: bool,
}

#[derive(Template)]
#[template(path = "archive/santiago.html", block = "holdings", escape = "page")]
struct Holdings<'a> {
    player: &'a PlayerView,
}

/// The areas that bring points.
#[derive(Template)]
#[template(path = "archive/santiago.html", block = "areas", escape = "page")]
struct Areas<'a> {
    owned: Vec<&'a AreaView>,
}

pub(super) fn parts(
    envelope: &Envelope,
    view: &View,
    parts: &mut Parts,
) -> Result<(), RenderError> {
    parts.insert("now".to_owned(), Now { view }.render()?);
    for it in &view.players {
        let at = it.seat.index();
        let head = Head {
            name: player(it.seat, &name_of(envelope, it.seat)),
            builder: view.builder == it.seat && view.phase != PhaseName::Finished,
        };
        parts.insert(format!("h{at}"), head.render()?);
        parts.insert(format!("p{at}"), Holdings { player: it }.render()?);
    }
    let owned = view.areas.iter().filter(|area| !area.farmers.is_empty()).collect();
    parts.insert("areas".to_owned(), Areas { owned }.render()?);
    parts.insert("words".to_owned(), in_words(view));
    Ok(())
}

fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::FirstCanal => "the first canal",
        PhaseName::Auction => "auction",
        PhaseName::Planting => "planting",
        PhaseName::Leftover => "the tile nobody took",
        PhaseName::Canal => "canal",
        PhaseName::ExtraCanal => "extra canal",
        PhaseName::Finished => "the end",
    }
}

/// The rest of the picture, for people who do not see it.
fn in_words(view: &View) -> String {
    let canals: Vec<String> = view
        .segments
        .iter()
        .filter_map(|it| match it.canal? {
            CanalView::Supply => Some(it.segment.to_string()),
            CanalView::Extra(seat) => Some(format!("{} ({seat})", it.segment)),
        })
        .collect();
    let spring: Vec<String> = view.spring.squares().map(|it| it.to_string()).collect();
    let squares = |wanted: &dyn Fn(&SquareView) -> bool| {
        let found = view.squares.iter().filter(|it| wanted(it));
        found.map(|it| it.square.to_string()).collect::<Vec<_>>().join(" ")
    };
    let dried = squares(&SquareView::is_dried);
    let thirsty = squares(&SquareView::is_thirsty);
    let neutral =
        squares(&|it| matches!(it.plantation, Some(PlantationView::Green { owner: None, .. })));
    let mut words = format!("Spring between {}.", spring.join(" "));
    for (what, where_) in [
        ("Canals", canals.join(" ")),
        ("Palms", squares(&|it| it.palm)),
        ("Without water", thirsty),
        ("Without farmers", neutral),
        ("Dried out", dried),
    ] {
        if !where_.is_empty() {
            let _ = write!(words, " {what}: {where_}.");
        }
    }
    words
}

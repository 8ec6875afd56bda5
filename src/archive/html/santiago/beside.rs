//! What stands beside the fields: the round, the tiles on offer, the players,
//! and the areas with their points.

use super::super::input::Parts;
use super::super::words::{esc, player, sign};
use super::plural;
use crate::games::santiago::view::{
    AreaView, BidView, CanalView, PhaseName, PlantationView, PlayerView, ProposalView,
};
use crate::games::santiago::{Tile, View};
use crate::letters::{Envelope, name_of};
use std::fmt::Write;

/// The places: the round, the players, the areas.
pub(super) fn layout(view: &View) -> (String, String, String) {
    let mut players = String::from("<section class=\"players few\">");
    for it in &view.players {
        let at = it.seat.index();
        let _ = write!(
            players,
            "<article class=\"player b{at}\"><h3 data-p=\"h{at}\"></h3>\
             <p class=\"points\"><b data-s=\"{at}\"></b> <span>points</span></p>\
             <div data-p=\"p{at}\"></div></article>"
        );
    }
    players.push_str("</section>");
    let now = "<div class=\"now\" data-p=\"now\"></div>".to_owned();
    let areas = "<div data-p=\"areas\"></div><p class=\"small\" data-p=\"words\"></p>".to_owned();
    (now, players, areas)
}

/// The parts.
pub(super) fn parts(envelope: &Envelope, view: &View, parts: &mut Parts) {
    parts.insert("now".to_owned(), now(view));
    for it in &view.players {
        let at = it.seat.index();
        let name = player(it.seat, &name_of(envelope, it.seat));
        let builder = view.builder == it.seat && view.phase != PhaseName::Finished;
        let badge = if builder { " <span class=\"badge\">builder</span>" } else { "" };
        parts.insert(format!("h{at}"), format!("{name}{badge}"));
        parts.insert(format!("p{at}"), holdings(it));
    }
    parts.insert("areas".to_owned(), areas(view));
    parts.insert("words".to_owned(), in_words(view));
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

/// The round, the tiles on offer, the canals left.
fn now(view: &View) -> String {
    let round = match view.round {
        0 => "Before round 1".to_owned(),
        round => format!("Round {round} of {}", view.rounds),
    };
    let mut html = format!("<p class=\"phase\">{round} · {}</p>", phase(view.phase));
    if !view.offer.is_empty() {
        let tiles: String = view.offer.iter().map(|&it| tile(it)).collect();
        let _ = write!(html, "<p>To be taken: {tiles}</p>");
    }
    let _ = write!(html, "<p>Canals left: {}</p>", view.supply);
    html
}

/// A tile that lies beside the board: what grows there, and how many farmers.
fn tile(tile: Tile) -> String {
    let kind = tile.kind();
    format!(
        "<span class=\"tile t-{}\"><svg class=\"i\" aria-hidden=\"true\"><use href=\"#{}\"/></svg>\
         {} {}</span> ",
        kind.word(),
        kind.word(),
        plural(kind),
        tile.pictured()
    )
}

fn holdings(player: &PlayerView) -> String {
    let money = player.money.map_or("hidden".to_owned(), |money| money.to_string());
    let extra = if player.extra_canal { "in hand" } else { "used" };
    let mut rows = vec![
        ("Escudos", money),
        ("Plantations", player.plantations.to_string()),
        ("Extra canal", extra.to_owned()),
    ];
    match player.bid {
        BidView::None => {}
        BidView::Sealed => rows.push(("Bid", "sealed".to_owned())),
        BidView::Amount(amount) => rows.push(("Bid", amount.to_string())),
        BidView::Passed => rows.push(("Bid", "pass".to_owned())),
    }
    match player.proposal {
        ProposalView::None => {}
        ProposalView::Place(segment, amount) => {
            rows.push(("Proposes", format!("{segment} with {amount}")));
        }
        ProposalView::Nothing => rows.push(("Proposes", "nothing".to_owned())),
    }
    list(&rows)
}

/// Words and what they stand at, as a list.
fn list(rows: &[(&str, String)]) -> String {
    let row = |(word, at): &(&str, String)| format!("<dt>{word}</dt><dd>{}</dd>", esc(at));
    format!("<dl>{}</dl>", rows.iter().map(row).collect::<String>())
}

/// The areas that bring points.
fn areas(view: &View) -> String {
    let owned: Vec<&AreaView> = view.areas.iter().filter(|area| !area.farmers.is_empty()).collect();
    if owned.is_empty() {
        return String::new();
    }
    let row = |area: &&AreaView| {
        let size = area.squares.len();
        let squares: Vec<String> = area.squares.iter().map(ToString::to_string).collect();
        let points: Vec<String> = area
            .farmers
            .iter()
            .map(|&(seat, farmers)| {
                let points = size * usize::from(farmers);
                format!(
                    "<span class=\"w\">{} {size}×{farmers} = <b>{points}</b></span>",
                    sign(seat)
                )
            })
            .collect();
        format!(
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            plural(area.kind),
            squares.join(" "),
            points.join(", ")
        )
    };
    let rows: String = owned.iter().map(row).collect();
    format!(
        "<table><caption>Plantations and what they bring</caption><thead><tr><th scope=\"col\">\
         What grows</th><th scope=\"col\">Fields</th><th scope=\"col\">Size × farmers</th></tr>\
         </thead><tbody>{rows}</tbody></table>"
    )
}

/// What else the picture shows, for those who do not see it.
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
    let squares = |wanted: &dyn Fn(&crate::games::santiago::view::SquareView) -> bool| {
        let found = view.squares.iter().filter(|it| wanted(it));
        found.map(|it| it.square.to_string()).collect::<Vec<_>>().join(" ")
    };
    let dried = squares(&|it| it.plantation == Some(PlantationView::Dried));
    let thirsty =
        squares(&|it| !it.irrigated && matches!(it.plantation, Some(PlantationView::Green { .. })));
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

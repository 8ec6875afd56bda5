//! A position of Goa as facts, so that what was corrected or taken back can be told
//! in words of the game.

use super::super::changes::Fact;
use super::boards::{self, Stage};
use super::holdings::state;
use super::lots;
use super::names::counted;
use super::scene::Scene;
use crate::games::goa::state::Owned;
use crate::games::goa::view::PlayerView;

pub(super) fn facts(scene: &Scene<'_>) -> Vec<Fact> {
    let view = scene.view;
    let mut facts = Vec::new();
    for it in &view.cells {
        let tile = it.tile.map(|tile| scene.tile(tile)).unwrap_or_default();
        let cell = it.cell.to_string();
        let marker = it.marker.map(|(_, seller)| scene.who(seller)).unwrap_or_default();
        let what = scene.say("goa-fact-marker", &[("cell", cell.clone().into())]);
        facts.push(Fact::new(format!("marker {cell}"), what, marker));
        facts.push(Fact::place(cell, tile));
    }
    for (key, is) in [
        ("fact-round", view.round.to_string()),
        ("goa-fact-flag", scene.who(view.flag)),
        ("goa-fact-flag-at", view.flag_at.map(|at| at.to_string()).unwrap_or_default()),
        ("goa-fact-stock", view.extras.to_string()),
    ] {
        facts.push(Fact::new(key, scene.plain(key), is));
    }
    for lot in boards::lots(scene) {
        let is = match &lot.stage {
            Stage::Won(seat, price) => lots::won(scene, *seat, *price),
            Stage::Now(answers) => lots::bids(scene, answers),
            Stage::Later => String::new(),
        };
        let what = scene.say("goa-fact-lot", &[("lot", lot.number.to_string().into())]);
        facts.push(Fact::new(format!("lot {}", lot.number), format!("{what}, {}", lot.name), is));
    }
    facts.extend(view.players.iter().flat_map(|it| player(scene, it)));
    let asked = view.awaiting.iter().map(|awaited| {
        let decision = scene.say("goa-decision", &[("decision", awaited.decision.into())]);
        format!("{} – {decision}", scene.who(awaited.seat))
    });
    let asked = scene.apart(&asked.collect::<Vec<_>>());
    facts.push(Fact::new("asked", scene.plain("fact-asked"), asked));
    facts
}

fn player(scene: &Scene<'_>, player: &PlayerView) -> Vec<Fact> {
    let who = scene.who(player.seat);
    let fact = |key: &str, what: &str, is: Option<String>| {
        Fact::hidden(format!("{key} {}", player.seat), format!("{who}, {what}"), is)
    };
    let plain = |key: &str, is: Option<String>| fact(key, &scene.plain(key), is);
    let mut facts = vec![
        plain("goa-row-ducats", player.ducats.map(|ducats| ducats.to_string())),
        plain("goa-row-ships", Some(player.ships.to_string())),
        plain("goa-row-colonists", Some(player.colonists.to_string())),
        plain("goa-row-extras", Some(player.extras.to_string())),
    ];
    for it in &player.columns {
        let what = scene.say("goa-row-column", &[("column", scene.column(it.column).into())]);
        facts.push(fact(it.column.word(), &what, Some(it.row.to_string())));
    }
    for it in &player.stores {
        let empty = it.content.is_empty();
        let content =
            if empty { scene.plain("goa-store-empty") } else { scene.spices(&it.content) };
        let name = scene.typed(&it.name.to_string());
        facts.push(fact(&format!("store {name}"), &name, Some(content)));
    }
    let tile = |it: &Owned| format!("{} ({})", scene.tile(it.tile), state(scene, *it));
    let tiles = counted(player.tiles.iter().map(tile));
    let aside = counted(player.set_aside.iter().map(|tile| scene.tile(*tile)));
    facts.push(plain("goa-fact-tiles", Some(tiles)));
    facts.push(plain("goa-fact-aside", Some(aside)));
    let hand = player.hand.as_ref();
    facts.push(plain("goa-fact-hand", hand.map(|hand| scene.cards(hand))));
    let cards = format!("{}/{}", player.hand_count, player.hand_limit);
    facts.push(plain("goa-row-hand", Some(cards)));
    facts
}

//! A position of Santiago as facts, so that what was corrected or taken back can be
//! told in words of the game.

use super::super::changes::Fact;
use super::scene::{Scene, list};
use crate::games::santiago::view::{BidView, CanalView, PlantationView, PlayerView, ProposalView};

pub(super) fn facts(scene: &Scene<'_>) -> Vec<Fact> {
    let view = scene.view;
    let mut facts: Vec<Fact> = Vec::new();
    for it in &view.squares {
        facts.push(Fact::place(it.square.to_string(), plantation(scene, it.plantation)));
    }
    for it in &view.segments {
        let canal = match it.canal {
            None => String::new(),
            Some(CanalView::Supply) => scene.plain("fact-canal-supply"),
            Some(CanalView::Extra(seat)) => scene.who(seat),
        };
        let segment = it.segment.to_string();
        let what = scene.say("fact-canal", &[("segment", segment.clone().into())]);
        facts.push(Fact::new(format!("canal {segment}"), what, canal));
    }
    let palms = view.squares.iter().filter(|it| it.palm).map(|it| it.square);
    let offer = view.offer.iter().map(|tile| scene.crop(*tile, tile.pictured()));
    let aside = view.set_aside.map(|tile| scene.crop(tile, tile.pictured()));
    for (key, is) in [
        ("fact-palms", list(palms)),
        ("fact-builder", scene.who(view.builder)),
        ("fact-offer", offer.collect::<Vec<_>>().join(", ")),
        ("fact-supply", view.supply.to_string()),
        ("fact-aside", aside.unwrap_or_default()),
        ("fact-round", view.round.to_string()),
    ] {
        facts.push(Fact::new(key, scene.plain(key), is));
    }
    facts.extend(view.players.iter().flat_map(|it| player(scene, it)));
    let asked = view.awaiting.iter().map(|awaited| {
        let decision = scene.say("decision", &[("decision", awaited.decision.into())]);
        format!("{} – {decision}", scene.who(awaited.seat))
    });
    let asked = scene.apart(&asked.collect::<Vec<_>>());
    facts.push(Fact::new("asked", scene.plain("fact-asked"), asked));
    facts
}

fn plantation(scene: &Scene<'_>, plantation: Option<PlantationView>) -> String {
    match plantation {
        None => String::new(),
        Some(PlantationView::Dried) => scene.plain("fact-dried"),
        Some(PlantationView::Green { tile, owner: None, .. }) => scene.crop(tile, 0),
        Some(PlantationView::Green { tile, owner: Some(owner), farmers }) => {
            format!("{}, {}", scene.crop(tile, farmers), scene.who(owner))
        }
    }
}

fn player(scene: &Scene<'_>, player: &PlayerView) -> Vec<Fact> {
    let fact = |key: &str, is: Option<String>| {
        let what = format!("{}, {}", scene.who(player.seat), scene.plain(key));
        Fact::hidden(format!("{key} {}", player.seat), what, is)
    };
    let bid = match player.bid {
        BidView::None => String::new(),
        BidView::Sealed => scene.plain("now-sealed"),
        BidView::Amount(amount) => amount.to_string(),
        BidView::Passed => scene.plain("now-passed"),
    };
    let proposal = match player.proposal {
        ProposalView::None => String::new(),
        ProposalView::Nothing => scene.plain("now-nothing"),
        ProposalView::Place(segment, amount) => {
            let args = [("segment", segment.to_string().into()), ("amount", amount.into())];
            scene.say("now-proposal", &args)
        }
    };
    let extra = scene.plain(if player.extra_canal { "extra-left" } else { "extra-used" });
    vec![
        fact("players-money", player.money.map(|money| money.to_string())),
        fact("players-extra", Some(extra)),
        fact("fact-bid", Some(bid)),
        fact("fact-proposal", Some(proposal)),
    ]
}

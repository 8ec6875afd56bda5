//! A thousand random games for each edition, set of variants and number of
//! players, every event of which is checked: money and pieces are conserved,
//! somebody is always awaited, whatever is offered is accepted, and the journal
//! plays back the same.

use super::ledger::{Ledger, Seen};
use super::mind;
use super::setting::{Setting, Table};
use super::storing;
use monsoon::engine::doubt::{Doubt, Hearing, doubt};
use monsoon::engine::journal::Body;
use monsoon::engine::{
    Author, Awaited, Choices, Dice, Entry, Game, Match, Order, Progress, TableSeed, Viewer,
};
use monsoon::games::goa::event::Why;
use monsoon::games::goa::tiles::Tile;
use monsoon::games::goa::{self, Action, Event, Goa, View};
use std::collections::BTreeSet;

/// How many games per table: a few each time, all of them if time does not matter.
fn games() -> usize {
    match std::env::var("MONSOON_GAMES") {
        Ok(number) => number.parse().expect("MONSOON_GAMES is a number"),
        Err(_) => 40,
    }
}

/// As letters show it, and whether its reader would be asked about it.
fn said_in_every_language(text: &str) -> Vec<(String, Option<Doubt>)> {
    let said = |language: &&str| {
        let said = goa::speech().unwrap().say(text, language)?;
        let is_foreign = |word: &str| goa::is_foreign(word, language);
        let hearing = Hearing { language, says: &goa::says, is_foreign: &is_foreign };
        let doubt = doubt(&Order::from_text(&said)?, &hearing);
        Some((said, doubt))
    };
    ["pl", "fr", "da", "es"].iter().filter_map(said).collect()
}

/// Somebody is awaited, and nobody else may act; defaults and suggestions are
/// legal; what is legal is accepted and reads back equal.
fn check_contract(game: &Goa, dice: &mut Dice, thorough: bool) {
    let Progress::Awaiting(awaited) = game.progress() else { return };
    assert_eq!(awaited.len(), 1, "D13: nothing is simultaneous");
    for seat in game.seats().iter() {
        let question = awaited.iter().find(|it| it.seat == seat).map(|it| it.decision);
        assert_eq!(game.question(seat), question);
        let Some(choices) = game.choices(seat) else {
            assert_eq!(question, None);
            continue;
        };
        assert_eq!(question, Some(choices.decision));
        let Choices { legal, suggested, default, .. } = choices;
        assert!(legal.contains(&default), "{default}");
        assert!(!suggested.is_empty() && suggested.len() <= 8, "{question:?}");
        assert!(suggested.iter().all(|action| legal.contains(action)), "{suggested:?}");
        let step = if thorough { 1 } else { 1 + legal.len() / 4 };
        for action in legal.iter().skip(dice.below(step)).step_by(step).chain([&default]) {
            let text = action.to_string();
            let order = Order::from_text(&text).unwrap();
            assert_eq!(game.read(seat, &order).as_ref(), Ok(action), "{text}");
            for (said, doubt) in said_in_every_language(&text) {
                let order = Order::from_text(&said).unwrap();
                assert_eq!(game.read(seat, &order).as_ref(), Ok(action), "{text}: {said}");
                assert_eq!(doubt, None, "{said}");
            }
            let judged = game.decide(seat, action, dice);
            assert!(judged.is_ok(), "{text}: {judged:?}");
        }
    }
}

/// A short order that is not among the legal ones is refused.
fn check_others_are_refused(game: &Goa, view: &View, awaited: Awaited, dice: &mut Dice) {
    let legal = game.choices(awaited.seat).unwrap().legal;
    for _ in 0..8 {
        let action = mind::short(view, awaited.seat, dice);
        let listed = match action {
            Action::QuickMarkers(one, two) => {
                legal.contains(&action) || legal.contains(&Action::QuickMarkers(two, one))
            }
            _ => legal.contains(&action),
        };
        assert_eq!(game.decide(awaited.seat, &action, dice).is_ok(), listed, "{action}");
    }
}

/// What came to mind, or one of the legal actions.
fn choose(table: &Table, view: &View, awaited: Awaited, written: bool, dice: &mut Dice) -> Action {
    if dice.below(40) > 0
        && let Some(action) = mind::action(&table.game, view, awaited, written, dice)
    {
        return action;
    }
    let Choices { legal, suggested, default, .. } =
        table.game.choices(awaited.seat).unwrap_or_else(|| panic!("{awaited:?} {:?}", table.game));
    match dice.below(4) {
        0 => default,
        1 => dice.pick(&suggested).unwrap().clone(),
        _ => dice.pick(&legal).unwrap().clone(),
    }
}

/// Plays a game to its end and says what was used in it.
fn play(setting: Setting, number: usize) -> Seen {
    let thorough = number.is_multiple_of(50);
    let mut dice = TableSeed::new("random play").dice(u32::try_from(number).unwrap());
    let mut table = setting.deal(setting.seed(number));
    let mut shadow = table.beginning();
    let mut view = shadow.view(Viewer::Moderator);
    let mut ledger = Ledger::new(&setting.figures(), &view);
    ledger.check(&view);
    loop {
        for event in table.latest() {
            ledger.note(event);
            shadow.evolve(event);
            view = shadow.view(Viewer::Moderator);
            ledger.check(&view);
        }
        assert!(shadow == table.game, "events tell the whole story");
        let Some(awaited) = table.awaited() else { break };
        if dice.below(if thorough { 20 } else { 200 }) == 0 {
            check_contract(&table.game, &mut dice, thorough);
            check_others_are_refused(&table.game, &view, awaited, &mut dice);
        }
        let action = choose(&table, &view, awaited, thorough, &mut dice);
        let stored = storing::expected(&view, awaited.seat, &action);
        table.play(awaited.seat, &action);
        if let Some(stored) = stored {
            storing::check(table.latest(), &stored);
        }
    }
    finish(setting, &table, &view);
    if thorough {
        table.journal.iter().flat_map(|entry| &entry.events).for_each(check_source);
        check_orders(setting, number, &table.journal);
    }
    ledger.seen
}

fn finish(setting: Setting, table: &Table, view: &View) {
    let Progress::Finished(standings) = table.game.progress() else { panic!("it is over") };
    assert_eq!((view.round, standings.len()), (8, setting.players), "G107");
    for standing in &standings {
        let player = view.players.iter().find(|it| it.seat == standing.seat).unwrap();
        assert_eq!(standing.parts, player.points, "D105");
        assert_eq!(standing.total, standing.parts.iter().map(|(_, it)| it).sum::<i32>());
        assert!(player.extras <= 1, "G101");
    }
    let stored: Vec<String> =
        table.journal.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let restored: Vec<Entry<Goa>> =
        stored.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(restored, table.journal);
    let again = Match::<Goa>::replay(&restored).unwrap();
    assert!(*again.game() == table.game, "a stored journal plays back the same");
}

/// Letters tell once what several events come of, so none that says what it comes of may be
/// left out there.
fn check_source(event: &Event) {
    let stored = serde_json::to_value(event).unwrap();
    let fields = stored.as_object().and_then(|event| event.values().next());
    let why = fields.and_then(|fields| fields.get("why")).cloned();
    let why = why.and_then(|why| serde_json::from_value::<Why>(why).ok());
    // Of cards that are forgone no letter has a sentence.
    let told = why.filter(|_| !matches!(event, Event::Forgone { .. }));
    assert_eq!(event.comes_of(), told, "{event:?}");
}

/// The orders of a journal, sent in again, make the same journal.
fn check_orders(setting: Setting, number: usize, journal: &[Entry<Goa>]) {
    let seed = setting.seed(number);
    let (mut table, deal) = Match::<Goa>::deal(&setting.options(), setting.seats(), &seed).unwrap();
    assert_eq!(deal, journal[0]);
    for entry in &journal[1..] {
        let (Author::Seat(seat), Body::Order(text)) = (entry.by, &entry.body) else {
            panic!("{entry:?}")
        };
        let again = table.play(seat, &Order::from_text(text).unwrap(), &seed);
        assert_eq!(again.as_ref(), Ok(entry), "{text}");
    }
}

/// Every tile was gained and, if it can be, used, every card played, and every
/// Bonanza tile turned up, in one game or another.
fn all(setting: Setting) {
    let figures = setting.figures();
    let mut seen = Seen::default();
    for number in 0..games() {
        let of_game = play(setting, number);
        seen.tiles.extend(of_game.tiles);
        seen.effects.extend(of_game.effects);
        seen.bonanza.extend(of_game.bonanza);
    }
    let tiles: BTreeSet<Tile> = figures.tiles_a.iter().chain(&figures.tiles_b).copied().collect();
    assert_eq!(seen.tiles, tiles);
    assert_eq!(seen.effects, figures.cards.iter().map(|card| card.effect).collect());
    assert_eq!(seen.bonanza, figures.bonanza.iter().copied().collect());
}

macro_rules! tables {
    ($($name:ident: $edition:literal, $variants:literal, $players:literal;)*) => {
        $(#[test]
        fn $name() {
            all(Setting { edition: $edition, variants: $variants, players: $players });
        })*
    };
}

tables! {
    first_edition_of_two: "goa-2004", "", 2;
    first_edition_of_three: "goa-2004", "", 3;
    first_edition_of_four: "goa-2004", "", 4;
    two: "goa-2012", "", 2;
    three: "goa-2012", "", 3;
    four: "goa-2012", "", 4;
    quick_start_of_two: "goa-2012", "quick-start", 2;
    quick_start_of_three: "goa-2012", "quick-start", 3;
    quick_start_of_four: "goa-2012", "quick-start", 4;
    bonanza_of_two: "goa-2012", "bonanza", 2;
    bonanza_of_three: "goa-2012", "bonanza", 3;
    bonanza_of_four: "goa-2012", "bonanza", 4;
    both_variants_of_two: "goa-2012", "quick-start,bonanza", 2;
    both_variants_of_three: "goa-2012", "quick-start,bonanza", 3;
    both_variants_of_four: "goa-2012", "quick-start,bonanza", 4;
}

//! Nobody learns what they must not know: ducats (G14), hands, what the first
//! edition leaves out unseen (G3, D6), and steps that wait (D37).
//!
//! The strongest proof is a change: whatever the secret is, the others see and
//! hear exactly the same, at every event of games where anything happens.

use super::ledger::Ledger;
use super::mind;
use super::setting::{Setting, Table};
use monsoon::engine::{Dice, Game, Progress, Seat, TableSeed, Viewer};
use monsoon::games::goa::action::{Step, Use};
use monsoon::games::goa::cards::Card;
use monsoon::games::goa::event::{ActionKind, Amounts, Why};
use monsoon::games::goa::tiles::Tile;
use monsoon::games::goa::{Event, Goa};
use serde_json::Value;

const OLD: Setting = Setting { edition: "goa-2004", variants: "", players: 3 };
const NEW: Setting = Setting { edition: "goa-2012", variants: "quick-start,bonanza", players: 4 };
const PAIR: Setting = Setting { edition: "goa-2012", variants: "bonanza", players: 2 };

/// A random game, played to its end.
fn played(setting: Setting, number: usize) -> Table {
    let mut dice = TableSeed::new("secrets").dice(u32::try_from(number).unwrap());
    let mut table = setting.deal(setting.seed(number));
    while let Some(awaited) = table.awaited() {
        let view = table.game.view(Viewer::Moderator);
        let action = mind::action(&table.game, &view, awaited, false, &mut dice);
        let action = action.unwrap_or_else(|| table.game.choices(awaited.seat).unwrap().default);
        table.play(awaited.seat, &action);
    }
    table
}

fn events(table: &Table) -> Vec<Event> {
    table.journal.iter().flat_map(|entry| entry.events.clone()).collect()
}

/// Everybody but those who know the secret of this seat.
fn ignorant(game: &Goa, owner: Seat) -> Vec<Viewer> {
    let others = game.seats().iter().filter(|&seat| seat != owner);
    others.map(Viewer::Seat).chain([Viewer::Public]).collect()
}

fn seen(game: &Goa, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).unwrap()
}

fn heard(game: &Goa, event: &Event, viewer: Viewer) -> String {
    serde_json::to_string(&game.news(event, viewer)).unwrap()
}

/// Two games that look alike to these viewers hear of the same events.
struct Twins {
    one: Goa,
    other: Goa,
    viewers: Vec<Viewer>,
}

impl Twins {
    /// Both are shown an event. `look` at the views: they take longer.
    fn show(&mut self, event: &Event, to_other: &Event, look: bool) {
        for &viewer in &self.viewers {
            let news = heard(&self.one, event, viewer);
            assert_eq!(news, heard(&self.other, to_other, viewer), "{viewer:?}");
        }
        self.one.evolve(event);
        self.other.evolve(to_other);
        if look {
            self.look();
        }
    }

    /// Positions in which something is still to happen are shown to nobody.
    fn look(&self) {
        if self.one.automatic(&mut TableSeed::new("by itself").dice(0)).is_some() {
            return;
        }
        for &viewer in &self.viewers {
            assert_eq!(seen(&self.one, viewer), seen(&self.other, viewer), "{viewer:?}");
        }
    }

    /// D116: whether somebody is asked, and what happens by itself if nobody
    /// is, is the same whatever the secret.
    fn ask(&self) {
        let dice = || TableSeed::new("by itself").dice(0);
        let (one, other) = (self.one.automatic(&mut dice()), self.other.automatic(&mut dice()));
        assert_eq!(one.as_ref().map(kind), other.as_ref().map(kind), "D116");
        assert_eq!(self.one.progress(), self.other.progress(), "D116");
        for seat in self.one.seats().iter() {
            assert_eq!(self.one.question(seat), self.other.question(seat), "D116");
        }
    }
}

fn kind(event: &Event) -> std::mem::Discriminant<Event> {
    std::mem::discriminant(event)
}

#[test]
fn ducats_are_their_owners_alone() {
    for (number, setting) in [OLD, NEW, PAIR].into_iter().enumerate() {
        let table = played(setting, 100 + number);
        let events = events(&table);
        let mut dice = TableSeed::new("ducats").dice(u32::try_from(number).unwrap());
        for _ in 0..6 {
            let mut one = table.beginning();
            let from = dice.below(events.len() - 100);
            events[..from].iter().for_each(|event| one.evolve(event));
            let seats: Vec<Seat> = one.seats().iter().collect();
            let owner = *dice.pick(&seats).unwrap();
            let mut other = one.clone();
            let ducats = 1 + u32::try_from(dice.below(20)).unwrap();
            other.evolve(&Event::Goods {
                seat: owner,
                why: Why::Deed(ActionKind::Taxes),
                gain: Amounts { ducats, ..Amounts::default() },
                pay: Amounts::default(),
            });
            assert_ne!(seen(&one, Viewer::Seat(owner)), seen(&other, Viewer::Seat(owner)));
            assert_ne!(seen(&one, Viewer::Moderator), seen(&other, Viewer::Moderator));
            let viewers = ignorant(&one, owner);
            let mut twins = Twins { one, other, viewers };
            let rest = events[from..].iter().take_while(|it| !matches!(it, Event::Over { .. }));
            for (at, event) in rest.enumerate() {
                twins.show(event, event, at < 60 || dice.below(40) == 0); // G14
            }
        }
    }
}

/// Does an event name one of these cards?
fn names(event: &Event, cards: [Card; 2]) -> bool {
    let any = |named: &[Card]| named.iter().any(|card| cards.contains(card));
    match event {
        Event::Drew { cards, .. }
        | Event::Revealed { cards, .. }
        | Event::Discarded { cards, .. } => any(cards),
        Event::Played { card, .. } | Event::CardDone { card, .. } => any(&[*card]),
        Event::Over { .. } => true,
        _ => false,
    }
}

/// Another card is drawn in place of the first one, and stays in the hand as
/// long as nothing is heard of either.
#[test]
fn the_cards_of_a_hand_are_their_owners_alone() {
    let mut pairs = 0;
    for (number, setting) in [OLD, NEW, PAIR, NEW, OLD, NEW].into_iter().enumerate() {
        let table = played(setting, 200 + number);
        let events = events(&table);
        let mut dice = TableSeed::new("cards").dice(u32::try_from(number).unwrap());
        let mut game = table.beginning();
        let mut ledger = Ledger::new(&setting.figures(), &game.view(Viewer::Moderator));
        for (at, event) in events.iter().enumerate() {
            ledger.note(event);
            if let Event::Drew { seat, cards, due, why } = event
                && let Some(&card) = cards.first()
                && let Some(&swapped) = dice.pick(ledger.deck()).filter(|it| **it != card)
            {
                let mut other_cards = cards.clone();
                other_cards[0] = swapped;
                let other = Event::Drew { seat: *seat, cards: other_cards, due: *due, why: *why };
                let viewers = ignorant(&game, *seat);
                let mut twins = Twins { one: game.clone(), other: game.clone(), viewers };
                twins.show(event, &other, true);
                assert_ne!(
                    seen(&twins.one, Viewer::Seat(*seat)),
                    seen(&twins.other, Viewer::Seat(*seat))
                );
                twins.ask();
                let later = events[at + 1..].iter();
                for event in later.take_while(|event| !names(event, [card, swapped])).take(80) {
                    twins.show(event, event, dice.below(4) == 0);
                    twins.ask();
                }
                pairs += 1;
            }
            game.evolve(event);
        }
    }
    assert!(pairs > 40, "{pairs}");
}

#[test]
fn nobody_sees_what_the_first_edition_leaves_out() {
    let table = played(OLD, 300);
    let game = table.beginning();
    let mut viewers = ignorant(&game, OLD.seats().iter().next().unwrap());
    viewers.extend([Viewer::Moderator, Viewer::Seat(OLD.seats().iter().next().unwrap())]);
    let mut twins = Twins { one: game.clone(), other: game, viewers };
    let mut halves = 0;
    for (at, event) in events(&table).iter().enumerate() {
        let mut other = event.clone();
        if let Event::Dealt { left_out, .. } = &mut other {
            *left_out = vec![Tile::Planter, Tile::Favor]; // G3: whatever it is
            halves += 1;
        }
        twins.show(event, &other, at % 10 == 0 || matches!(event, Event::Dealt { .. }));
        twins.ask();
    }
    twins.look();
    assert_eq!(halves, 2, "G105");
}

/// What a player means to do later is nobody else's business, nor is what they
/// could not do.
#[test]
fn steps_that_wait_and_steps_dropped_are_their_owners_alone() {
    let (mut waiting, mut stopped) = (0, 0);
    for (number, setting) in [NEW, OLD, PAIR, NEW, NEW, NEW, NEW, NEW].into_iter().enumerate() {
        let table = played(setting, 400 + number);
        let events = events(&table);
        let mut game = table.beginning();
        let everybody = || {
            let seats = setting.seats().iter().map(Viewer::Seat);
            seats.chain([Viewer::Public, Viewer::Moderator])
        };
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Line { seat, rest, hold, closed } => {
                    assert!(everybody().all(|viewer| game.news(event, viewer).is_none()));
                    waiting += usize::from(!rest.is_empty());
                    let mut steps = rest.clone();
                    steps.extend([Step::Use(Use::Colonist), Step::Keep]);
                    let other =
                        Event::Line { seat: *seat, rest: steps, hold: *hold, closed: *closed };
                    let mut viewers = ignorant(&game, *seat);
                    viewers.push(Viewer::Moderator);
                    let mut twins = Twins { one: game.clone(), other: game.clone(), viewers };
                    twins.show(event, &other, !rest.is_empty() || at % 20 == 0);
                    twins.ask();
                }
                Event::Stopped { seat, .. } => {
                    stopped += 1;
                    for viewer in everybody() {
                        let hears = game.news(event, viewer).is_some();
                        assert_eq!(hears, viewer.sees_secrets_of(*seat), "{viewer:?}");
                    }
                }
                _ => {}
            }
            game.evolve(event);
        }
    }
    assert!(waiting > 0 && stopped > 0, "{waiting} lines waiting, {stopped} stopped");
}

/// Fields that no view has, wherever it is.
const NEVER: [&str; 8] = ["agenda", "figures", "queue", "rest", "steps", "seed", "modifier", "due"];

fn no_field(value: &Value, key: &str) -> bool {
    match value {
        Value::Object(fields) => {
            !fields.contains_key(key) && fields.values().all(|it| no_field(it, key))
        }
        Value::Array(items) => items.iter().all(|it| no_field(it, key)),
        _ => true,
    }
}

/// Looks for what must be absent from a view.
fn check_view(game: &Goa, viewer: Viewer) {
    let mut view = serde_json::to_value(game.view(viewer)).unwrap();
    let over = matches!(game.progress(), Progress::Finished(_));
    for (seat, player) in game.seats().iter().zip(view["players"].as_array_mut().unwrap()) {
        let knows = over || viewer.sees_secrets_of(seat);
        assert_eq!(player["ducats"].is_u64(), knows, "G14, D105");
        assert_eq!(player["hand"].is_array(), knows, "D105");
        let parts = player["points"].as_array().unwrap();
        let has = |part: &str| parts.iter().any(|it| it[0] == part);
        assert_eq!(has("cards"), knows, "points tell the hand");
        assert_eq!(has("most ducats"), over, "points tell the ducats");
        player["hand"] = Value::Null;
    }
    let old = view["edition"] == "goa-2004";
    assert_eq!(view["left_out"].is_null(), old, "D6");
    assert!(view["deck"].is_u64(), "D12: only how many");
    assert!(view["cells"].as_array().unwrap().iter().all(|it| it["bonanza"].is_boolean()), "G117");
    let asked = match viewer {
        Viewer::Seat(seat) => game.question(seat).is_some(),
        Viewer::Public | Viewer::Moderator => false,
    };
    assert_eq!(view["prompt"].is_object(), asked, "what one is asked is one's own");
    if asked && view["prompt"]["question"]["room"].is_object() {
        view["prompt"]["question"]["room"]["due"].take();
        view["prompt"]["question"]["room"].as_object_mut().unwrap().remove("due");
    }
    for field in NEVER {
        assert!(no_field(&view, field), "{field}");
    }
    // Cards are seen in one's own hand, among the discards and turned up.
    for field in ["discards", "prompt"] {
        view[field] = Value::Null;
    }
    if view["attempt"].is_object() {
        view["attempt"]["cards"] = Value::Null;
    }
    assert!(no_field(&view, "symbol"), "a card where none belongs: {view}");
}

/// Looks for what must be absent from the news.
fn check_news(game: &Goa, event: &Event, viewer: Viewer) {
    let news = serde_json::to_value(game.news(event, viewer)).unwrap();
    let public = match event {
        Event::Played { .. }
        | Event::CardDone { .. }
        | Event::Discarded { .. }
        | Event::Revealed { .. } => true,
        Event::Drew { seat, .. } | Event::Stopped { seat, .. } => viewer.sees_secrets_of(*seat),
        _ => false,
    };
    assert!(public || no_field(&news, "symbol"), "{news}");
    assert!(no_field(&news, "rest"), "{news}");
}

#[test]
fn no_view_and_no_news_hold_what_must_be_absent() {
    for (number, setting) in [OLD, NEW, PAIR].into_iter().enumerate() {
        let table = played(setting, 500 + number);
        let mut dice: Dice = TableSeed::new("absent").dice(u32::try_from(number).unwrap());
        let mut game = table.beginning();
        for event in events(&table) {
            let seats = setting.seats().iter().map(Viewer::Seat);
            let look = dice.below(4) == 0 || matches!(event, Event::Over { .. });
            let mut after = game.clone();
            after.evolve(&event);
            for viewer in seats.chain([Viewer::Public, Viewer::Moderator]) {
                check_news(&game, &event, viewer);
                if look {
                    check_view(&after, viewer);
                }
            }
            game = after;
        }
        assert!(matches!(game.progress(), Progress::Finished(_)));
    }
}

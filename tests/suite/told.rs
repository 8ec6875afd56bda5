//! What is told of an event is on the table afterwards, or is listed here as told by the
//! rules. So an event that says more than it should, because nobody thought of what is
//! secret in it, stops a test: in random games each field of each kind of event is
//! changed, and whoever sees the same position after both must hear the same of both.

use super::{kites, santiago::table};
use monsoon::{
    engine::{Game, NoOptions, Seats, Secret, TableSeed, Viewer, house_action, random_action},
    games::{
        Overrides,
        goa::{Goa, Options},
        santiago::Santiago,
    },
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Fields that are heard although no position shows them, by the reason why they may be.
type Told = &'static [(&'static str, &'static [&'static str])];

const SANTIAGO: Told = &[
    ("money changes hands on the table (S10)", &["accepted.paid", "builder.paid", "built.price"]),
    (
        "everybody sees whose turn it is",
        &["accepted.seat", "built.seat", "leftover.seat", "planted.seat"],
    ),
    ("follows from bids that lie open", &["builder.order", "unsealed.winner"]),
    ("everybody sees where no water is", &["drought.dried", "drought.weakened"]),
    ("open money shows who can't bid (D28)", &["passed.by_itself"]),
];

const GOA: Told = &[
    (
        "everybody sees what is paid and what is taken (D8)",
        &[
            "claimed.bonanza",
            "goods.gain",
            "goods.pay",
            "goods.why",
            "succeeded.paid",
            "won.lot",
            "won.price",
            "won.tile",
            "won.to",
        ],
    ),
    (
        "everybody sees whose turn it is",
        &[
            "card-done.seat",
            "claimed.seat",
            "did.seat",
            "extra-passed.seat",
            "goods.seat",
            "revealed.seat",
            "spent.seat",
            "succeeded.seat",
            "turn-over.seat",
            "won.seat",
        ],
    ),
    (
        "everybody sees what somebody does",
        &[
            "attempt.cards",
            "did.deed",
            "did.left",
            "drew.due",
            "drew.why",
            "failed.colony",
            "moved.why",
            "played.card",
            "revealed.why",
        ],
    ),
    (
        "follows from what everybody sees (D116)",
        &[
            "dealt.letter",
            "extra-passed.by_itself",
            "failed.by_itself",
            "moved.all",
            "moved.first",
            "passed.by_itself",
        ],
    ),
];

const KITES: Told = &[("the bids are turned up", &["won.bids"])];

/// A kind of event, as it is stored, and its fields.
fn parts(event: &Value) -> (String, BTreeMap<String, Value>) {
    match event {
        Value::Object(event) => {
            let (kind, fields) = event.iter().next().unwrap();
            let fields = fields.as_object().unwrap().clone();
            (kind.clone(), fields.into_iter().collect())
        }
        Value::String(kind) => (kind.clone(), BTreeMap::new()),
        other => panic!("no event: {other}"),
    }
}

/// The kinds of events in a source file, as they are stored.
fn kinds(code: &str) -> BTreeSet<String> {
    let file = syn::parse_file(code).unwrap();
    let events = file.items.iter().find_map(|item| match item {
        syn::Item::Enum(events) if events.ident == "Event" => Some(events),
        _ => None,
    });
    let name = |variant: &syn::Variant| {
        let mut kebab = String::new();
        for letter in variant.ident.to_string().chars() {
            if letter.is_uppercase() && !kebab.is_empty() {
                kebab.push('-');
            }
            kebab.extend(letter.to_lowercase());
        }
        kebab
    };
    events.unwrap().variants.iter().map(name).collect()
}

/// Events with the positions they fell on, by kind, and the values their fields had, by
/// the number of players.
struct Games<G> {
    events: BTreeMap<String, Vec<(G, Value)>>,
    values: BTreeMap<(usize, String, String), Vec<Value>>,
}

impl<G: Game> Games<G> {
    fn new() -> Games<G> {
        Games { events: BTreeMap::new(), values: BTreeMap::new() }
    }

    /// Plays a game, mostly at random and now and then as the house would.
    fn play(&mut self, options: &G::Options, players: usize, number: usize) {
        let seed = TableSeed::new(format!("told {players} {number}"));
        let (mut dice, mut choice) = (seed.dice(0), seed.dice(1));
        let seats = Seats::new(players).unwrap();
        let deal = G::deal(options, seats, &mut dice);
        let mut game = G::begin(&deal.unwrap_or_else(|violation| panic!("{violation}")));
        loop {
            while let Some(event) = game.automatic(&mut dice) {
                self.note(&mut game, &event);
            }
            let Some(awaited) = game.awaiting().first().copied() else { return };
            let action = match choice.below(6) {
                0 => house_action(&game, awaited.seat, &mut choice),
                _ => random_action(&game, awaited.seat, &mut choice),
            };
            let events = game.decide(awaited.seat, &action.unwrap(), &mut dice);
            for event in events.unwrap_or_else(|violation| panic!("{violation}")) {
                self.note(&mut game, &event);
            }
        }
    }

    fn note(&mut self, game: &mut G, event: &G::Event) {
        let value = serde_json::to_value(event).unwrap();
        let (kind, fields) = parts(&value);
        for (field, value) in fields {
            let players = game.seats().count();
            let values = self.values.entry((players, kind.clone(), field)).or_default();
            if !values.contains(&value) && values.len() < 40 {
                values.push(value);
            }
        }
        self.events.entry(kind).or_default().push((game.clone(), value));
        game.evolve(event);
    }

    /// The fields that somebody heard of and saw nothing of.
    fn unseen(&self) -> BTreeMap<String, String> {
        let mut dice = TableSeed::new("told").dice(0);
        let mut found = BTreeMap::new();
        for (kind, events) in &self.events {
            let some: Vec<&(G, Value)> = (0..40).filter_map(|_| dice.pick(events)).collect();
            for (before, event) in some {
                let fields = parts(event).1;
                for (field, value) in &fields {
                    let players = before.seats().count();
                    let values = &self.values[&(players, kind.clone(), field.clone())];
                    let Some(other) = dice.pick(values).filter(|it| *it != value) else { continue };
                    let mut changed = event.clone();
                    changed[kind][field] = other.clone();
                    if let Some(viewer) = told_and_not_shown(before, event, &changed) {
                        let case = format!("{viewer:?} hears of {event} and of {changed}");
                        found.entry(format!("{kind}.{field}")).or_insert(case);
                    }
                }
            }
        }
        found
    }

    /// Compares what is heard and not seen with what may be. `rare` are the kinds of
    /// events that such games don't have.
    fn check(&self, code: &str, rare: &[&str], told: Told) {
        let met = |kind: &&String| self.events.contains_key(*kind) || rare.contains(&kind.as_str());
        let kinds = kinds(code);
        let missed: Vec<&String> = kinds.iter().filter(|kind| !met(kind)).collect();
        let may: BTreeSet<&str> = told.iter().flat_map(|(_, fields)| *fields).copied().collect();
        let mut leaks = self.unseen();
        leaks.retain(|field, _| !may.contains(field.as_str()));
        assert!(
            leaks.is_empty() && missed.is_empty(),
            "told to those who don't see it: {leaks:#?}\nkinds of events that were never there: \
             {missed:?}"
        );
    }
}

/// Somebody to whom two positions look the same, and who is told which it is.
fn told_and_not_shown<G: Game>(before: &G, one: &Value, other: &Value) -> Option<Viewer> {
    let events = [one, other].map(|event| serde_json::from_value::<G::Event>(event.clone()).ok());
    let [Some(one), Some(other)] = &events else { return None };
    let after = |event: &G::Event| {
        let mut after = before.clone();
        after.evolve(event);
        after
    };
    // A fact of another position need not fit into this one.
    let after = [one, other].map(|event| catch_unwind(AssertUnwindSafe(|| after(event))).ok());
    let [Some(after_one), Some(after_other)] = &after else { return None };
    let mut viewers = before.seats().iter().map(Viewer::Seat).chain([Viewer::Public]);
    let is_theirs = |event: &G::Event, viewer: Viewer| match before.secret_in(event) {
        Secret::Part(seat, _) | Secret::Whole(seat) => {
            seat.is_some_and(|seat| viewer.sees_secrets_of(seat))
        }
        Secret::Nothing => false,
    };
    viewers.find(|&viewer| {
        if is_theirs(one, viewer) || is_theirs(other, viewer) {
            return false;
        }
        let news = [one, other].map(|event| before.news(event, viewer));
        let view = |game: &G| serde_json::to_value(game.view(viewer)).unwrap();
        news[0] != news[1] && view(after_one) == view(after_other)
    })
}

#[test]
fn santiago_tells_what_it_shows() {
    let mut games = Games::<Santiago>::new();
    for (number, players) in [2, 3, 4, 5, 2, 4].into_iter().enumerate() {
        let money = if number < 4 { "hidden" } else { "open" };
        games.play(&table::options(&[("money", money)]), players, number);
    }
    let code = include_str!("../../src/games/santiago/event.rs");
    games.check(code, &["mended", "ruled"], SANTIAGO);
}

#[test]
fn goa_tells_what_it_shows() {
    let mut games = Games::<Goa>::new();
    let editions = ["goa-2012", "goa-2004", "goa-2012", "goa-2012"];
    for (number, edition) in editions.into_iter().enumerate() {
        let variant = [("variant".to_owned(), "quick-start,bonanza".to_owned())];
        let variant = if edition == "goa-2012" { &variant[..] } else { &[] };
        let options = Options::parse(edition, variant, &Overrides::default()).unwrap();
        games.play(&options, 2 + number % 3, number);
    }
    let code = include_str!("../../src/games/goa/event.rs");
    games.check(code, &["adjusted", "hand-limit", "lost"], GOA);
}

#[test]
fn kites_tell_what_they_show() {
    let mut games = Games::<kites::Kites>::new();
    for number in 0..6 {
        games.play(&NoOptions {}, 2 + number % 3, number);
    }
    games.check(include_str!("kites/game.rs"), &["points"], KITES);
}

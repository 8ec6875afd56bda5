//! Random games in which a moderator puts things right at random moments:
//! what is accepted is conserved, the game always goes on to its end, and the
//! journal plays back the same.

use super::ledger::Ledger;
use super::mind;
use super::setting::Setting;
use monsoon::engine::journal::{Body, Note};
use monsoon::engine::{
    Author, Dice, Entry, Game, Match, Mendable, Order, Progress, Seat, TableSeed, Viewer,
};
use monsoon::games::goa::action::StoreKind;
use monsoon::games::goa::board::Cell;
use monsoon::games::goa::change::{CardPlace, Change};
use monsoon::games::goa::tiles::{Colony, Column, Spice, Tile};
use monsoon::games::goa::{Event, Goa, View};
use std::collections::BTreeMap;

/// How many games per table: a few each time, more if time does not matter.
fn games() -> usize {
    let number = std::env::var("MONSOON_GAMES");
    number.map_or(4, |number| number.parse().expect("MONSOON_GAMES is a number"))
}

/// The most corrections in a game.
const MOST: usize = 80;

/// A game, its journal and what everybody must have.
struct Run {
    setting: Setting,
    table: Match<Goa>,
    journal: Vec<Entry<Goa>>,
    seed: TableSeed,
    dice: Dice,
    ledger: Ledger,
    shadow: Goa,
    /// How many corrections of each form were accepted.
    accepted: BTreeMap<&'static str, usize>,
}

impl Run {
    fn new(setting: Setting, number: usize) -> Run {
        let seed = setting.seed(number);
        let (table, deal) = Match::<Goa>::deal(&setting.options(), setting.seats(), &seed).unwrap();
        let Body::Deal(dealt) = &deal.body else { panic!("entry 0 is the deal") };
        let shadow = Goa::begin(dealt);
        let ledger = Ledger::new(&setting.figures(), &shadow.view(Viewer::Moderator));
        let dice = TableSeed::new("mending").dice(u32::try_from(number).unwrap());
        let accepted = BTreeMap::new();
        let mut run =
            Run { setting, table, journal: Vec::new(), seed, dice, ledger, shadow, accepted };
        run.record(deal);
        run
    }

    fn record(&mut self, entry: Entry<Goa>) {
        for event in &entry.events {
            self.ledger.note(event);
            self.shadow.evolve(event);
            self.ledger.check(&self.shadow.view(Viewer::Moderator));
        }
        assert!(self.shadow == *self.table.game(), "events tell the whole story");
        assert_eq!(self.shadow.faults(), [""; 0], "neither play nor a correction leads to one");
        self.journal.push(entry);
        assert!(self.journal.len() < 3000, "the game does not end");
    }

    fn view(&self) -> View {
        self.table.game().view(Viewer::Moderator)
    }

    /// Tries a correction of some form.
    fn mend(&mut self) {
        let (form, text) = wish(&self.view(), &mut self.dice);
        let order = Order::from_text(&text).unwrap();
        let what = self.table.game().read_adjustment(&order);
        let what = what.unwrap_or_else(|error| panic!("{text}: {error}"));
        let canonical = Order::from_text(&what.to_string()).unwrap();
        assert_eq!(self.table.game().read_adjustment(&canonical), Ok(what.clone()), "{text}");
        let events = match self.table.game().adjust(&what) {
            Ok(events) => events,
            Err(sentence) => {
                assert!(!sentence.ends_with('.') && !sentence.is_empty(), "{sentence}");
                return;
            }
        };
        let owner = self.table.game().secret_of(&what);
        self.check_secret(&events, owner);
        let Ok(entry) = self.table.adjust(&what, Note::default(), &self.seed) else {
            panic!("{text} is accepted and then refused")
        };
        assert_eq!(entry.events[..events.len()], events);
        assert_eq!(entry.body, Body::Adjust { what: what.to_string(), of: owner });
        self.record(entry);
        *self.accepted.entry(form).or_default() += 1;
        self.check_goes_on(&text);
    }

    /// Somebody is awaited and can do what happens without an answer.
    fn check_goes_on(&self, text: &str) {
        let game = self.table.game();
        let Progress::Awaiting(awaited) = game.progress() else { return };
        assert_eq!(awaited.len(), 1, "{text}");
        let seat = awaited[0].seat;
        let choices = game.choices(seat).unwrap_or_else(|| panic!("{text}: {awaited:?}"));
        let judged = game.decide(seat, &choices.default, &mut TableSeed::new("try").dice(0));
        assert!(judged.is_ok(), "{text}: {} {judged:?}", choices.default);
        for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Public]) {
            let _ = serde_json::to_string(&game.view(viewer)).unwrap();
        }
    }

    /// Nobody but its owner sees what a secret has become, nor hears of it.
    fn check_secret(&self, events: &[Event], owner: Option<Seat>) {
        let game = self.table.game();
        let seen = |game: &Goa| -> Vec<String> {
            let others = game.seats().iter().filter(|&seat| Some(seat) != owner);
            let viewers = others.map(Viewer::Seat).chain([Viewer::Public]);
            viewers.map(|viewer| serde_json::to_string(&game.view(viewer)).unwrap()).collect()
        };
        let after = |event: &Event| {
            let mut after = game.clone();
            after.evolve(event);
            after
        };
        assert!(!Goa::reveals(&events[0]));
        assert_eq!(game.news(&events[0], Viewer::Moderator), None);
        let Event::Adjusted { changes } = &events[0] else { panic!("{events:?}") };
        match (owner, changes.as_slice()) {
            (Some(_), [Change::Count { .. }]) => {
                assert_eq!(seen(&after(&events[0])), seen(game), "G14");
            }
            // One card of the deck looks like another.
            (Some(_), [Change::Card { from: CardPlace::Deck, to, .. }]) => {
                let deck = self.ledger.deck();
                let seen_with = |card| {
                    let change = Change::Card { card, from: CardPlace::Deck, to: *to };
                    seen(&after(&Event::Adjusted { changes: vec![change] }))
                };
                let first = seen_with(deck[0]);
                assert!(deck.iter().skip(1).all(|&card| seen_with(card) == first));
            }
            _ => {}
        }
    }

    /// The game, as if it were over now.
    fn finish(&self) {
        let mut table = self.table.clone();
        let mut ledger = self.ledger.clone();
        let entry = table.finish(Note::default(), &self.seed).unwrap();
        entry.events.iter().for_each(|event| ledger.note(event));
        let view = table.game().view(Viewer::Moderator);
        ledger.check(&view);
        assert!(view.turn.is_none() && view.awaiting.is_empty() && view.flag_at.is_none());
        let standings = table.standings().unwrap();
        assert_eq!(standings.len(), self.setting.players);
        for standing in &standings {
            let player = view.players.iter().find(|it| it.seat == standing.seat).unwrap();
            assert_eq!(standing.parts, player.points, "D105");
            assert_eq!(standing.total, standing.parts.iter().map(|(_, it)| it).sum::<i32>());
            assert_eq!(table.question(standing.seat), None);
        }
        assert!(table.game().finish().is_empty());
        assert!(table.finish(Note::default(), &self.seed).is_err());
        let journal: Vec<_> = self.journal.iter().cloned().chain([entry]).collect();
        assert!(Match::replay(&journal).unwrap().game() == table.game());
    }

    fn switch(&mut self) {
        let on = !self.table.game().switches()[0].on;
        let entry = self.table.switch("d54", on, Note::default(), &self.seed).unwrap();
        self.record(entry);
        assert_eq!(self.table.game().switches()[0].on, on);
        self.check_goes_on("rule D54");
    }

    fn play(&mut self) {
        let mut corrections = 0;
        while let Some(&awaited) = self.table.awaiting().first() {
            if corrections < MOST && self.dice.below(4) == 0 {
                corrections += 1;
                self.mend();
                continue;
            }
            match self.dice.below(60) {
                0 => self.finish(),
                1 => self.switch(),
                _ => {}
            }
            let Some(&awaited) = self.table.awaiting().iter().find(|it| it.seat == awaited.seat)
            else {
                continue;
            };
            let game = self.table.game();
            let view = self.shadow.view(Viewer::Moderator);
            let action = mind::action(game, &view, awaited, true, &mut self.dice);
            let action = action.unwrap_or_else(|| game.choices(awaited.seat).unwrap().default);
            let order = Order::from_text(&action.to_string()).unwrap();
            let entry = self.table.play(awaited.seat, &order, &self.seed);
            self.record(entry.unwrap_or_else(|error| panic!("{action}: {error:?}")));
        }
        // After the end, too: the count is made anew.
        (0..8).for_each(|_| self.mend());
        self.check_replay();
    }

    fn check_replay(&self) {
        let stored = serde_json::to_string(&self.journal).unwrap();
        let restored: Vec<Entry<Goa>> = serde_json::from_str(&stored).unwrap();
        assert_eq!(restored, self.journal);
        let again = Match::<Goa>::replay(&restored).unwrap();
        assert!(again.game() == self.table.game(), "a stored journal plays back the same");
        assert_eq!(again.standings(), self.table.standings());
        let made = self.journal.iter().filter(|it| matches!(it.body, Body::Adjust { .. }));
        assert!(made.clone().all(|it| it.by == Author::Moderator(None)));
        assert!(made.count() > 10, "few corrections say little");
    }
}

/// Some correction, and which form it has. Most are possible, some are not.
fn wish(view: &View, dice: &mut Dice) -> (&'static str, String) {
    let player = dice.pick(&view.players).unwrap();
    let seat = player.seat;
    let sign = if dice.below(2) == 0 { '+' } else { '-' };
    let number = dice.below(4);
    let cell = dice.pick(&view.cells).unwrap();
    let other = dice.pick(&view.cells).unwrap();
    let kind = *dice.pick(&view.kinds).unwrap();
    match dice.below(12) {
        0 => {
            let what = *dice.pick(&["ducats", "ships", "colonists", "extras"]).unwrap();
            let sign = *dice.pick(&["+", "-", ""]).unwrap();
            (what, format!("{seat} {what} {sign}{number}"))
        }
        1 => {
            let column = *dice.pick(&Column::ALL).unwrap();
            ("track", format!("{seat} track {column} {}", 1 + dice.below(5)))
        }
        2 | 3 => {
            let hand = player.hand.as_deref().unwrap_or_default();
            match dice.pick(if sign == '+' { view.discards.as_slice() } else { hand }) {
                Some(card) => ("hand", format!("{seat} hand {sign}{card}")),
                None => ("hand", format!("{seat} hand +sell spices palm from deck")),
            }
        }
        4 => match dice.pick(&player.stores) {
            Some(store) => {
                let spice = *dice.pick(&store.allowed).unwrap_or(&Spice::Clove);
                let count = 1 + dice.below(2);
                ("store", format!("{seat} store {} {sign}{spice} {count}", store.name))
            }
            None => ("colony", format!("{seat} colony +calicut")),
        },
        5 => match (dice.pick(&view.used), cell.tile) {
            (Some(tile), _) if number > 1 => ("tile +", format!("{seat} tile +{tile}")),
            (_, Some(tile)) => ("tile +", format!("{seat} tile +{tile} from {}", cell.cell)),
            _ => ("tile +", format!("{seat} tile +{kind} from left out")),
        },
        6 => {
            let to = place(other.cell, dice);
            match (dice.pick(&player.tiles), dice.pick(&player.stores)) {
                (Some(own), _) if number > 1 => {
                    ("tile -", format!("{seat} tile -{}{to}", own.tile))
                }
                (_, Some(store)) if !matches!(store.name.kind, StoreKind::Colony(_)) => {
                    ("tile -", format!("{seat} tile -{}{to}", store.name))
                }
                _ => ("tile -", format!("{seat} tile -{kind}{to}")),
            }
        }
        7 => match dice.pick(&player.tiles) {
            Some(own) => {
                let state = if sign == '+' { "ready" } else { "used" };
                ("state", format!("{seat} tile {} {state}", own.tile))
            }
            None => ("flag", format!("flag {seat}")),
        },
        8 => {
            let small: Vec<&Tile> =
                view.used.iter().filter(|tile| tile.is_small_plantation()).collect();
            match (dice.pick(&small), dice.pick(&player.set_aside)) {
                (Some(tile), _) if sign == '+' => ("aside", format!("{seat} aside +{tile}")),
                (_, Some(tile)) => ("aside", format!("{seat} aside -{tile}")),
                _ => ("flag", format!("flag {seat}")),
            }
        }
        9 => {
            let colony = *dice.pick(&Colony::ALL).unwrap();
            let tiles = view.colonies.iter().find(|it| it.colony == colony).unwrap();
            match dice.pick(&tiles.tiles) {
                Some(tile) if sign == '+' => ("colony", format!("{seat} colony +{tile}")),
                _ => ("colony", format!("{seat} colony -{colony}")),
            }
        }
        10 => match (dice.pick(&view.used), other.tile) {
            (Some(tile), _) if number == 0 => ("cell", format!("cell {} {tile}", cell.cell)),
            (_, Some(tile)) if number == 1 => {
                ("cell", format!("cell {} {tile} from {}", cell.cell, other.cell))
            }
            _ if number == 2 => ("cell", format!("cell {} {kind}", cell.cell)),
            _ => ("empty", format!("cell {} empty{}", cell.cell, place(other.cell, dice))),
        },
        _ => {
            let corner = *dice.pick(&["a1", "e1", "a5", "e5"]).unwrap();
            let state = if sign == '+' { "back" } else { "taken" };
            ("bonanza", format!("bonanza {corner} {state}"))
        }
    }
}

fn place(cell: Cell, dice: &mut Dice) -> String {
    match dice.below(4) {
        0 => " to used".to_owned(),
        1 => " to left out".to_owned(),
        2 => format!(" to {cell}"),
        _ => String::new(),
    }
}

/// Plays some games, in which all of these forms were accepted.
fn all(setting: Setting, forms: &[&str]) {
    let mut accepted: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..games() {
        let mut run = Run::new(setting, number);
        run.play();
        for (form, count) in run.accepted {
            *accepted.entry(form).or_default() += count;
        }
    }
    for form in forms {
        assert!(accepted.contains_key(form), "{form}: {accepted:?}");
    }
}

const FORMS: [&str; 14] = [
    "ducats",
    "ships",
    "colonists",
    "extras",
    "track",
    "hand",
    "store",
    "tile +",
    "tile -",
    "state",
    "colony",
    "flag",
    "cell",
    "empty",
];

#[test]
fn two_of_the_first_edition() {
    all(Setting { edition: "goa-2004", variants: "", players: 2 }, &FORMS);
}

#[test]
fn four_of_the_first_edition() {
    all(Setting { edition: "goa-2004", variants: "", players: 4 }, &FORMS);
}

#[test]
fn three() {
    all(Setting { edition: "goa-2012", variants: "", players: 3 }, &FORMS);
}

#[test]
fn two_with_both_variants() {
    let forms = [&FORMS[..], &["bonanza"]].concat();
    all(Setting { edition: "goa-2012", variants: "quick-start,bonanza", players: 2 }, &forms);
}

#[test]
fn four_with_both_variants() {
    let forms = [&FORMS[..], &["bonanza"]].concat();
    all(Setting { edition: "goa-2012", variants: "quick-start,bonanza", players: 4 }, &forms);
}

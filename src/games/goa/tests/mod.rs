//! Own actions and what they bring up, tried by orders as players write them.
//!
//! A [`Table`] is put into a position, orders are given, and what has become
//! of a player is compared as one line of text:
//! `d8 s4 c1 x1 11111 quilon/pn:n colonist`, which is ducats, ships, colonists,
//! extra actions, the rows of the markers, stores with their spices, tiles,
//! and in brackets the hand.

mod actions;
mod cards;
mod colonies;
mod foundings;
mod gained;
mod lines;
mod open;
mod read_again;
mod room;
mod rounds;
mod sample_round;
mod stores;
mod tiles;

use super::action::{Action, Step, StoreKind};
use super::agenda::Task;
use super::board::Cell;
use super::cards::{Card, Effect, Pile};
use super::data::Figures;
use super::event::{Event, store_of};
use super::fixture;
use super::state::{Goa, Owned, Phase, Readiness, Store};
use super::tiles::{Colony, ColonyTile, Spice, Tile};
use super::violation::Violation;
use crate::engine::{Order, Seat, TableSeed, Violation as _};
use std::fmt::Write as _;

/// A game, its players, and everything that has happened.
pub(super) struct Table {
    game: Goa,
    red: Seat,
    green: Seat,
    brown: Seat,
    events: Vec<Event>,
    /// Cards that are not to be drawn now.
    aside: Pile,
    position: u32,
}

/// Red is about to act, as the first of three, after `prepare` has set it up.
pub(super) fn table(prepare: impl FnOnce(&mut Goa, [Seat; 3])) -> Table {
    table_of(fixture::figures(), prepare)
}

pub(super) fn table_of(figures: Figures, prepare: impl FnOnce(&mut Goa, [Seat; 3])) -> Table {
    let mut game = fixture::game(figures, 3);
    game.phase = Phase::Actions(0);
    let [red, green, brown] = fixture::seats(3).try_into().unwrap();
    prepare(&mut game, [red, green, brown]);
    Table::of(game)
}

/// Red's next action, from this position of theirs, drawing these cards.
#[track_caller]
pub(super) fn acts(before: &str, cards: &str, order: &str) -> Table {
    let mut table = table(|game, [red, ..]| set(game, red, before));
    if cards.is_empty() {
        table.order(order);
    } else {
        table.drawing(cards, order);
    }
    table
}

/// What red is, what they draw, their order, what becomes of them, the rules.
pub(super) type Case = (&'static str, &'static str, &'static str, &'static str, &'static str);

#[track_caller]
pub(super) fn each(cases: &[Case]) {
    for &(before, cards, order, after, rule) in cases {
        let table = acts(before, cards, order);
        assert_eq!(table.shows(table.red), after, "{order}: {rule}");
    }
}

/// Red, as they are, gives these orders, each of which is refused.
#[track_caller]
pub(super) fn refusals(cases: &[(&str, &str, &str)]) {
    for &(before, order, sentence) in cases {
        table(|game, [red, ..]| set(game, red, before)).refuses(order, sentence);
    }
}

impl Table {
    fn of(game: Goa) -> Table {
        let seats: Vec<Seat> = game.seats.iter().collect();
        let [red, green, brown] = [seats[0], seats[1], seats[2]];
        let (events, aside) = (Vec::new(), Pile::default());
        let mut table = Table { game, red, green, brown, events, aside, position: 0 };
        table.go_on();
        table
    }

    fn hear(&mut self, event: Event) {
        self.game.apply(&event);
        self.conserved(&event);
        self.events.push(event);
    }

    /// 30 cards and 10 extra actions are always somewhere.
    fn conserved(&self, event: &Event) {
        let game = &self.game;
        let hands: usize = game.players.values().map(|player| player.hand.len()).sum();
        let in_play = |task: &Task| match task {
            Task::Attempt(attempt) => attempt.cards.len() + attempt.played.len(),
            Task::Resupply { cards, .. } => cards.len(),
            Task::CardDone { .. } => 1,
            _ => 0,
        };
        let in_play: usize = game.agenda.iter().map(in_play).sum();
        let waiting = game.turn.iter().filter(|turn| turn.modifier.is_some()).count();
        let piles = game.deck.count() + self.aside.count() + game.discards.count();
        assert_eq!(piles + hands + in_play + waiting, 30, "{event:?}");
        let extras: u32 = game.players.values().map(|player| u32::from(player.extras)).sum();
        assert_eq!(extras + u32::from(game.extras), u32::from(game.figures.extras), "{event:?}");
    }

    fn dice(&self) -> crate::engine::Dice {
        TableSeed::new("table").dice(self.position)
    }

    /// Everything that happens by itself.
    fn go_on(&mut self) {
        let mut dice = self.dice();
        while let Some(event) = self.game.next_by_itself(&mut dice) {
            self.hear(event);
        }
    }

    /// Who is asked what: `red P8`.
    fn asked(&self) -> String {
        let awaited = self.game.awaited();
        awaited.map_or("nobody".to_owned(), |(seat, asked)| format!("{seat} {}", asked.id()))
    }

    fn read(&self, text: &str) -> Action {
        let (seat, _) = self.game.awaited().expect("somebody is asked");
        let order = Order::from_text(text).unwrap();
        self.game.read_answer(seat, &order).unwrap_or_else(|error| panic!("{text}: {error:?}"))
    }

    fn judge(&self, action: &Action) -> Result<Vec<Event>, Violation> {
        let (seat, _) = self.game.awaited().expect("somebody is asked");
        self.game.judge(seat, action, &mut self.dice())
    }

    /// Whoever is asked gives this order; then the game goes on.
    #[track_caller]
    fn order(&mut self, text: &str) -> &mut Table {
        let action = self.read(text);
        self.act(&action)
    }

    #[track_caller]
    fn act(&mut self, action: &Action) -> &mut Table {
        self.position += 1;
        match self.judge(action) {
            Ok(events) => events.into_iter().for_each(|event| self.hear(event)),
            Err(violation) => panic!("{action}: {violation}"),
        }
        self.go_on();
        self
    }

    /// The same, while the deck holds just these cards: `1` is any that turns
    /// up one colonist, `two-ships` any of this effect.
    #[track_caller]
    fn drawing(&mut self, cards: &str, text: &str) -> &mut Table {
        let action = self.read(text);
        let mut rest = std::mem::take(&mut self.game.deck);
        self.game.deck = cards.split_whitespace().map(|card| take_card(&mut rest, card)).collect();
        self.aside = rest;
        self.act(&action);
        let rest = self.aside.take_all();
        for card in rest {
            self.game.deck.add(card);
        }
        self
    }

    /// The order is refused with this sentence, and nothing has changed.
    #[track_caller]
    fn refuses(&self, text: &str, sentence: &str) {
        self.refuses_to(&self.read(text), sentence);
    }

    #[track_caller]
    fn refuses_to(&self, action: &Action, sentence: &str) {
        match self.judge(action) {
            Ok(events) => panic!("{action} is possible: {events:?}"),
            Err(violation) => {
                assert_eq!(format!("{}: {violation}", violation.rule()), sentence, "{action}");
            }
        }
    }

    /// Is the order refused, for whatever reason?
    fn allows(&self, text: &str) -> bool {
        self.judge(&self.read(text)).is_ok()
    }

    /// What has become of a player.
    fn shows(&self, seat: Seat) -> String {
        let player = self.game.player(seat);
        let rows: String = player.rows.iter().map(ToString::to_string).collect();
        let mut text = format!(
            "d{} s{} c{} x{} {rows}",
            player.ducats, player.ships, player.colonists, player.extras
        );
        for store in &player.stores {
            let _ = write!(text, " {}", store_text(store));
        }
        for own in &player.tiles {
            let state = match own.state {
                Readiness::Ready => "",
                Readiness::NextAction => "~",
                Readiness::Used => "-",
            };
            let _ = write!(text, " {}{state}", words(own.tile));
        }
        for tile in &player.set_aside {
            let _ = write!(text, " ({tile})");
        }
        if !player.hand.is_empty() {
            let _ = write!(text, " [{}]", self.hand(seat));
        }
        text
    }

    fn hand(&self, seat: Seat) -> String {
        let cards = self.game.player(seat).hand.iter();
        cards.map(|card| words(card.effect)).collect::<Vec<_>>().join(" ")
    }

    /// The reasons of the lines stopped so far.
    fn stopped(&self) -> Vec<String> {
        let stopped = self.events.iter().filter_map(|event| match event {
            Event::Stopped { steps, why, rule, .. } => {
                let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
                Some(format!("{rule}: {why}: {}", steps.join(", ")))
            }
            _ => None,
        });
        stopped.collect()
    }

    /// How many events of the last ones fit.
    fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| fits(event)).count()
    }
}

fn take_card(from: &mut Pile, name: &str) -> Card {
    let fits = |card: &&Card| {
        name.parse() == Ok(card.colonists)
            || words(card.effect) == name
            || card.symbol.word() == name
    };
    let card = from.cards().iter().rfind(fits).copied();
    let card = card.unwrap_or_else(|| panic!("no card {name} is left"));
    from.remove(card);
    card
}

const LETTERS: [(char, Spice); 5] = [
    ('c', Spice::Clove),
    ('i', Spice::Cinnamon),
    ('g', Spice::Ginger),
    ('n', Spice::Nutmeg),
    ('p', Spice::Pepper),
];

fn spice(letter: char) -> Spice {
    LETTERS.into_iter().find(|&(other, _)| other == letter).unwrap().1
}

fn letter(spice: Spice) -> char {
    LETTERS.into_iter().find(|&(_, other)| other == spice).unwrap().0
}

/// `clove2:c`, `mixed:`, `quilon/pn:n`.
fn store_text(store: &Store) -> String {
    let name = match store.kind {
        StoreKind::Plantation(spice, places) => Tile::Plantation(spice, places).to_string(),
        StoreKind::MixedCrop => "mixed".to_owned(),
        StoreKind::Colony(colony) => colony.to_string(),
    };
    let pair =
        store.pair.map_or(String::new(), |(one, two)| format!("/{}{}", letter(one), letter(two)));
    let content: String = store.content.iter().map(|&it| letter(it)).collect();
    format!("{name}{pair}:{content}")
}

fn words(name: impl std::fmt::Display) -> String {
    name.to_string().replace(' ', "-")
}

/// Makes a player what a text shows; what it leaves out stays as it is.
pub(super) fn set(game: &mut Goa, seat: Seat, text: &str) {
    let (text, cards) = text.split_once('[').unwrap_or((text, "]"));
    for name in cards.trim_end_matches(']').split_whitespace() {
        let card = take_card(&mut game.deck, name);
        game.players[seat].hand.push(card);
    }
    for word in text.split_whitespace() {
        let player = &mut game.players[seat];
        let number = word.get(1..).and_then(|rest| rest.parse::<u32>().ok());
        match (word.chars().next().unwrap(), number) {
            ('d', Some(number)) => player.ducats = number,
            ('s', Some(number)) => player.ships = number,
            ('c', Some(number)) => player.colonists = number,
            ('x', Some(number)) => {
                player.extras = u8::try_from(number).unwrap();
                game.extras -= player.extras;
            }
            ('1'..='5', _) => {
                let rows = word.chars().map(|row| u8::try_from(row.to_digit(10).unwrap()).unwrap());
                player.rows = rows.collect::<Vec<u8>>().try_into().unwrap();
            }
            _ if word.contains(':') => set_store(game, seat, word),
            _ => {
                let (word, state) = match (word.strip_suffix('-'), word.strip_suffix('~')) {
                    (Some(word), _) => (word, Readiness::Used),
                    (_, Some(word)) => (word, Readiness::NextAction),
                    _ => (word, Readiness::Ready),
                };
                let tile = Tile::all().find(|&tile| words(tile) == word).expect(word);
                player.tiles.push(Owned { tile, state });
            }
        }
    }
}

fn set_store(game: &mut Goa, seat: Seat, word: &str) {
    let (name, content) = word.split_once(':').unwrap();
    let (name, pair) = match name.split_once('/') {
        None => (name, None),
        Some((name, pair)) => {
            let mut pair = pair.chars().map(spice);
            (name, pair.next().zip(pair.next()))
        }
    };
    let colony = Colony::ALL.into_iter().find(|colony| colony.word() == name);
    let tile = Tile::all().find(|tile| tile.to_string() == name);
    let mut store = match (colony, tile.and_then(store_of)) {
        (Some(colony), _) => {
            let tile = ColonyTile { colony, spices: pair };
            let at = game.colonies.iter().position(|&other| other == tile).expect(word);
            game.colonies.remove(at);
            fixture::store(StoreKind::Colony(colony), game.figures.places(colony))
        }
        (None, Some((kind, places))) => fixture::store(kind, places),
        (None, None) => fixture::store(StoreKind::MixedCrop, 1),
    };
    store.pair = pair;
    store.content = content.chars().map(spice).collect();
    game.players[seat].stores.push(store);
}

fn cell(label: &str) -> Cell {
    Cell::from_label(label).unwrap()
}

fn line(steps: Vec<Step>) -> Action {
    Action::Steps { extra: false, steps }
}

fn drew(event: &Event) -> bool {
    matches!(event, Event::Drew { .. })
}

fn play(effect: Effect) -> Step {
    Step::Play(super::action::Play { effect, symbol: None, spices: Vec::new(), column: None })
}

//! Random tables whose players plan wildly: sheets as a sensible person would
//! fill them in, torn apart, turned around and mixed with lines of all kinds.
//!
//! `MONSOON_GAMES=N` plays N tables in all.

use monsoon::engine::journal::Body;
use monsoon::engine::plan::{Happened, Item, Plans, Seen, Sitting, Would};
use monsoon::engine::{
    Dice, Entry, Match, Order, Plannable, Seat, Seats, TableSeed, Viewer, order::split,
};
use monsoon::games::{Overrides, goa, santiago};
use serde_json::Value;

/// A limit that no player can pay: it does not affect a line, and nobody else's
/// letter, view or news may ever contain it.
const LIMIT: u32 = 7919;

/// Lines beside those of the sheets.
const SANTIAGO: [&str; 14] = [
    "bid up to 7919",
    "bid up to 7919, else pass",
    "bid 3 or 5 or 1 if highest bid is 7919 or less, else pass",
    "bid 2 or 4 if highest bid is 7919 or less, else pass",
    "pass until round 3",
    "plant best",
    "plant any near c3, else best",
    "propose best up to 7919, else nothing",
    "propose nothing every round",
    "canal: accept best if best sum is 7919 or less, else build best, else skip",
    "extra: hold every round",
    "extra: at c4 if round is 3 or later, else hold",
    "bid 1, then ask me",
    "bid up to 3 if round is 7919 or less, else ask me",
];

const GOA: [&str; 16] = [
    "lot 1: up to 7919",
    "lot 2: up to 7919, else pass",
    "lot 3: 7919, else 2, else pass",
    "lots: up to 7919",
    "lots: buy if 7919 or less, else sell",
    "budget 7919",
    "budget 6",
    "lot 2: up to 3 if I have 7919 or less ducats, else pass",
    "action 1: taxes",
    "action 2: progress taxes if I have pepper, else harvest, else ships",
    "action 3: found quilon, pay 3, play third card if short, else taxes",
    "use red ship every round",
    "extra: pass until round 5",
    "mark b3, else c4, else any",
    "next round mark c3, else any",
    "action 1: ships, then ask me",
];

struct Table<G: Plannable> {
    sitting: Sitting<G>,
    journal: Vec<Entry<G>>,
    seed: TableSeed,
    dice: Dice,
    lines: &'static [&'static str],
    sheets: Vec<Option<(u32, &'static str)>>,
    counts: Counts,
}

#[derive(Debug, Default)]
struct Counts {
    planned: usize,
    by_hand: usize,
    stopped: usize,
    refused: usize,
}

impl<G: Plannable> Table<G> {
    fn new(
        options: &G::Options,
        players: usize,
        name: &str,
        lines: &'static [&'static str],
    ) -> Option<Table<G>> {
        let seed = TableSeed::new(name);
        let seats = Seats::new(players).unwrap();
        let (now, entry) = Match::<G>::deal(options, seats, &seed).ok()?;
        Some(Table {
            sitting: Sitting { now, plans: Plans::none(seats) },
            journal: vec![entry],
            dice: TableSeed::new(format!("players of {name}")).dice(0),
            seed,
            lines,
            sheets: vec![None; players],
            counts: Counts::default(),
        })
    }

    fn mail(&mut self, seat: Seat, text: &str) {
        let items: Vec<Item> = split(text).into_iter().map(item).collect();
        let then = self.sitting.now.clone();
        let saw = Seen { position: then.position(), game: then.game(), since: &[] };
        let before: Vec<String> = self.lines_of(seat);
        let mailed = self.sitting.take(seat, &items, Some(saw), &self.seed);
        if let Some(refused) = &mailed.refused {
            self.counts.refused += 1;
            if refused.stood == 0 {
                assert_eq!(self.sitting.now.position(), then.position(), "{text}");
                assert_eq!(self.lines_of(seat), before, "a refused mail leaves no trace: {text}");
            }
        }
        self.counts.by_hand += mailed.entries.len();
        self.journal.extend(mailed.entries);
        for happened in mailed.happened {
            match happened {
                Happened::Acted { entry, .. } => {
                    self.counts.planned += 1;
                    self.journal.push(entry);
                }
                Happened::Stopped { .. } => self.counts.stopped += 1,
            }
        }
        let position = usize::try_from(self.sitting.now.position()).unwrap();
        assert_eq!(self.journal.len(), position, "every entry is told");
    }

    fn lines_of(&self, seat: Seat) -> Vec<String> {
        self.sitting.plans.of(seat).iter().map(|filed| filed.line.to_string()).collect()
    }

    /// Some lines of the sheet, in any order, some turned into others.
    fn sheet(&mut self, seat: Seat) -> String {
        let mut lines = self.sitting.now.game().filled_sheet(seat);
        lines.retain(|_| self.dice.below(6) > 0);
        for line in &mut lines {
            match self.dice.below(8) {
                0 => line.push_str(", else ask me"),
                1 => line.push_str(" every round"),
                2 => line.push_str(", then ask me"),
                3 => line.push_str(", else default"),
                _ => {}
            }
        }
        for _ in 0..self.dice.below(3) {
            lines.extend(self.dice.pick(self.lines).map(|line| (*line).to_owned()));
        }
        if self.dice.below(10) == 0 {
            lines.push("continue".to_owned());
        }
        lines.join("\n")
    }

    /// A mail line by line, so that one bad line does not take all with it.
    fn mail_sheet(&mut self, seat: Seat) {
        let text = self.sheet(seat);
        if self.dice.below(4) == 0 {
            self.mail(seat, &text);
        } else {
            for line in text.lines() {
                self.mail(seat, line);
            }
        }
    }

    fn play(&mut self) {
        for _ in 0..3000 {
            if self.sitting.now.standings().is_some() {
                return;
            }
            for seat in self.sitting.now.game().seats().iter() {
                let game = self.sitting.now.game();
                let open = game.sheet(seat).map(|name| (game.round(), name));
                if open != self.sheets[seat.index()] {
                    self.sheets[seat.index()] = open;
                    if open.is_some() && self.dice.below(5) > 0 {
                        self.mail_sheet(seat);
                    }
                }
            }
            let awaiting = self.sitting.now.awaiting();
            let Some(awaited) = self.dice.pick(&awaiting).copied() else { continue };
            let choices = self.sitting.now.game().choices(awaited.seat).unwrap();
            let action = match self.dice.below(3) {
                0 => self.dice.pick(&choices.legal).unwrap(),
                _ => &choices.suggested[0],
            };
            let action = action.to_string();
            self.mail(awaited.seat, &action);
        }
        panic!("the game does not end");
    }

    /// The same decisions mailed one by one give the same entries.
    fn check_one_by_one(&self, options: &G::Options) {
        let seats = self.sitting.now.game().seats();
        let (mut now, entry) = Match::<G>::deal(options, seats, &self.seed).unwrap();
        assert_eq!(entry, self.journal[0]);
        for entry in &self.journal[1..] {
            let (Body::Order(text), monsoon::engine::Author::Seat(seat)) = (&entry.body, entry.by)
            else {
                panic!("an entry of no seat")
            };
            let order = Order::from_text(text).unwrap();
            let again = now.play(seat, &order, &self.seed).unwrap_or_else(|error| {
                panic!("{seat} {text}: {error:?}");
            });
            assert_eq!(&again, entry, "{seat} {text}");
        }
    }

    /// Nobody's view and nobody's news contain a limit from anybody's plan.
    fn check_sealed(&self) {
        let viewers = self.sitting.now.game().seats().iter().map(Viewer::Seat);
        for viewer in viewers.chain([Viewer::Public, Viewer::Moderator]) {
            let view = serde_json::to_value(self.sitting.now.game().view(viewer)).unwrap();
            let news = Match::news(&self.journal, 0, viewer);
            let news = serde_json::to_value(news).unwrap();
            for value in [view, news] {
                assert!(!has_limit(&value), "{viewer:?} sees a limit");
            }
        }
        let log = serde_json::to_value(&self.journal).unwrap();
        assert!(!has_limit(&log), "the journal has a limit");
    }
}

fn item(order: Order) -> Item {
    if order.texts() == ["continue"] { Item::Continue(order) } else { Item::Order(order) }
}

/// Whether the number is in here, alone or in a text.
fn has_limit(value: &Value) -> bool {
    let limit = LIMIT.to_string();
    match value {
        Value::Number(number) => number.to_string() == limit,
        Value::String(text) => text.contains(&limit),
        Value::Array(all) => all.iter().any(has_limit),
        Value::Object(all) => {
            all.iter().any(|(key, value)| key.contains(&limit) || has_limit(value))
        }
        Value::Null | Value::Bool(_) => false,
    }
}

fn run<G: Plannable>(
    options: &G::Options,
    players: usize,
    name: &str,
    lines: &'static [&'static str],
) -> Counts {
    let Some(mut table) = Table::<G>::new(options, players, name, lines) else {
        return Counts::default();
    };
    table.play();
    table.check_one_by_one(options);
    table.check_sealed();
    table.counts
}

/// How many tables, of each kind.
fn tables(kinds: usize) -> usize {
    let all = std::env::var("MONSOON_GAMES").ok().and_then(|games| games.parse().ok());
    all.unwrap_or(60usize).div_ceil(2 * kinds)
}

fn report(name: &str, all: impl Iterator<Item = Counts>) {
    let mut sum = Counts::default();
    for counts in all {
        sum.planned += counts.planned;
        sum.by_hand += counts.by_hand;
        sum.stopped += counts.stopped;
        sum.refused += counts.refused;
    }
    println!("{name}: {sum:?}");
    assert!(sum.planned > 0 && sum.stopped > 0 && sum.refused > 0, "{name}: {sum:?}");
}

#[test]
fn santiago_with_plans_is_the_same_game_one_by_one() {
    let kinds = [
        (2, "open"),
        (2, "hidden"),
        (3, "open"),
        (3, "hidden"),
        (4, "open"),
        (4, "hidden"),
        (5, "hidden"),
    ];
    let each = tables(kinds.len());
    report(
        "santiago",
        kinds.iter().flat_map(|&(players, money)| (0..each).map(move |n| (players, money, n))).map(
            |(players, money, n)| {
                let pairs = [("money".to_owned(), money.to_owned())];
                let options = santiago::Options::parse(&pairs).unwrap();
                let name = format!("plans {players} {money} {n}");
                run::<santiago::Santiago>(&options, players, &name, &SANTIAGO)
            },
        ),
    );
}

#[test]
fn goa_with_plans_is_the_same_game_one_by_one() {
    let kinds = [
        ("goa-2012", 2, ""),
        ("goa-2012", 3, "quick-start"),
        ("goa-2012", 4, "quick-start,bonanza"),
        ("goa-2004", 2, ""),
        ("goa-2004", 3, ""),
        ("goa-2004", 4, ""),
    ];
    let each = tables(kinds.len());
    let all = kinds.iter().flat_map(|&kind| (0..each).map(move |n| (kind, n)));
    report(
        "goa",
        all.map(|((edition, players, variant), n)| {
            let pair = ("variant".to_owned(), variant.to_owned());
            let pairs = if variant.is_empty() { vec![] } else { vec![pair] };
            let options = goa::Options::parse(edition, &pairs, &Overrides::default()).unwrap();
            let name = format!("plans {edition} {players} {n}");
            run::<goa::Goa>(&options, players, &name, &GOA)
        }),
    );
}

/// What a preview says about a mail is what then happens, as far as its writer can
/// know; and the line named for a decision is the one that makes it.
#[test]
fn a_preview_and_the_list_of_decisions_are_true() {
    let mut all = [0; 2];
    for (players, n) in
        [2, 3, 4, 5].into_iter().flat_map(|players| (0..4).map(move |n| (players, n)))
    {
        let options = santiago::Options::parse(&[]).unwrap();
        let name = format!("previews {players} {n}");
        let mut table =
            Table::<santiago::Santiago>::new(&options, players, &name, &SANTIAGO_MIXED).unwrap();
        table.previewed(true, &mut all);
    }
    for (edition, players) in [("goa-2012", 2), ("goa-2012", 4), ("goa-2004", 3)] {
        let options = goa::Options::parse(edition, &[], &Overrides::default()).unwrap();
        let name = format!("previews {edition} {players}");
        Table::<goa::Goa>::new(&options, players, &name, &GOA).unwrap().previewed(false, &mut all);
    }
    println!("{all:?}");
    assert!(all[0] > 200 && all[1] > 20, "too little was tried: {all:?}");
}

/// Lines of one decision for one round and for every round, in any order.
const SANTIAGO_MIXED: [&str; 14] = [
    "every round bid: up to 3",
    "bid: 2, else pass",
    "bid: ask me",
    "every round bid: 1, else ask me",
    "every round plant: best",
    "plant: any near c3, else best",
    "plant: ask me",
    "every round propose: nothing",
    "propose: best 1, else nothing",
    "propose: ask me",
    "every round canal: best",
    "canal: ask me",
    "every round extra: hold",
    "extra: best, else hold",
];

impl<G: Plannable> Table<G> {
    fn previewed(&mut self, exact: bool, all: &mut [usize; 2]) {
        for _ in 0..150 {
            let awaiting = self.sitting.now.awaiting();
            if awaiting.is_empty() {
                return;
            }
            let seats: Vec<Seat> = self.sitting.now.game().seats().iter().collect();
            let seat = *self.dice.pick(&seats).unwrap();
            let text = if self.dice.below(3) == 0 || awaiting.iter().all(|it| it.seat != seat) {
                self.dice.pick(self.lines).map(|line| (*line).to_owned()).unwrap()
            } else {
                let choices = self.sitting.now.game().choices(seat).unwrap();
                choices.suggested[0].to_string()
            };
            let covered: Vec<_> =
                seats.iter().map(|&seat| (seat, self.sitting.covered(seat))).collect();
            let items: Vec<Item> = split(&text).into_iter().map(item).collect();
            let then = self.sitting.now.clone();
            let saw = Seen { position: then.position(), game: then.game(), since: &[] };
            let (checks, coming) = self.sitting.check(seat, &items, Some(saw), &self.seed);
            let mailed = self.sitting.take(seat, &items, Some(saw), &self.seed);
            self.journal.extend(mailed.entries.iter().cloned());
            let refused = checks.iter().take(items.len()).any(|check| check.verdict.is_err());
            assert_eq!(
                refused,
                mailed.refused.is_some(),
                "{text}: {checks:?} {:?}",
                mailed.refused
            );
            // What the writer does before anybody else does something.
            let mut done: Vec<String> = mailed
                .entries
                .iter()
                .filter_map(|entry| entry.order())
                .map(str::to_owned)
                .collect();
            let mut open = !mailed.entries.iter().any(Entry::reveals);
            let mut others = false;
            for happened in &mailed.happened {
                match happened {
                    Happened::Acted { seat: of, entry, .. } if *of == seat => {
                        if open {
                            done.push(entry.order().unwrap().to_owned());
                        }
                        open &= !entry.reveals();
                    }
                    Happened::Acted { .. } | Happened::Stopped { .. } => {
                        others = true;
                        open = false;
                    }
                }
            }
            self.journal.extend(mailed.happened.iter().filter_map(|happened| match happened {
                Happened::Acted { entry, .. } => Some(entry.clone()),
                Happened::Stopped { .. } => None,
            }));
            let said: Vec<String> = checks
                .iter()
                .filter_map(|check| match &check.verdict {
                    Ok(Would::Act(order)) => Some(order.clone()),
                    _ => None,
                })
                .collect();
            if !refused {
                assert_eq!(said, done, "{text}: {checks:?} {:?}", mailed.happened);
                all[0] += 1;
                if !others && open {
                    assert_eq!(self.sitting.covered(seat), coming, "{text}");
                }
            }
            // A line that has made somebody else's decision is the one named.
            if !exact || self.sitting.now.game().round() != then.game().round() {
                continue;
            }
            let mut seen: Vec<Seat> = vec![seat];
            for happened in &mailed.happened {
                let (of, acted) = match happened {
                    Happened::Acted { seat, line, .. } => (*seat, Some(line)),
                    Happened::Stopped { seat, .. } => (*seat, None),
                };
                if seen.contains(&of) {
                    continue;
                }
                seen.push(of);
                let Some(line) = acted else { continue };
                let address = line.split(':').next().unwrap().rsplit(' ').next().unwrap();
                let (_, named) = covered.iter().find(|(seat, _)| *seat == of).unwrap();
                if let Some(named) = named.iter().find(|it| it.slot == address) {
                    assert_eq!(named.line.as_ref(), Some(line), "{of}");
                    all[1] += 1;
                }
            }
        }
    }
}

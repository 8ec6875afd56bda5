//! Whole games by sheets.

use crate::engine::journal::Body;
use crate::engine::plan::{Happened, Item, Plans, Seen, Sitting};
use crate::engine::{Author, Entry, Match, Order, Plannable, Seat, Seats, TableSeed, order};
use crate::games::goa::{Goa, Options, options::Variant};
use std::collections::BTreeMap;

#[derive(Debug, Default)]
struct Tally {
    mails: usize,
    waits: usize,
    asked: BTreeMap<&'static str, usize>,
    stopped: Vec<String>,
    refused: Vec<String>,
    points: Vec<i32>,
}

fn play(options: &Options, players: usize, seed: &str, sheets: bool) -> Tally {
    let seed = TableSeed::new(seed);
    let seats = Seats::new(players).unwrap();
    let (now, deal) = Match::<Goa>::deal(options, seats, &seed).unwrap();
    let mut journal = vec![deal];
    let mut sitting = Sitting { now, plans: Plans::none(seats) };
    let mut tally = Tally::default();
    let mut filled: BTreeMap<usize, (u32, &'static str)> = BTreeMap::new();
    while sitting.now.standings().is_none() {
        tally.waits += 1;
        // What each seat is to write, as all letters of this tick went out.
        let mut mails: Vec<(Seat, Vec<Item>, bool)> = Vec::new();
        for seat in seats.iter() {
            let game = sitting.now.game();
            let sheet = game.sheet(seat).map(|name| (game.round(), name));
            if sheets
                && let Some(sheet) = sheet
                && filled.get(&seat.index()) != Some(&sheet)
            {
                filled.insert(seat.index(), sheet);
                let lines = game.filled_sheet(seat).join("\n");
                let items = order::split(&lines).into_iter().map(Item::Order).collect();
                mails.push((seat, items, true));
            } else if let Some(decision) = game.asked(seat) {
                *tally.asked.entry(decision.id()).or_default() += 1;
                let best = game.choices_of(seat).unwrap().suggested[0].to_string();
                let items = vec![Item::Order(Order::from_text(&best).unwrap())];
                mails.push((seat, items, false));
            }
        }
        assert!(!mails.is_empty(), "nobody has anything to write");
        let letter = sitting.now.clone();
        for (seat, items, sheet) in mails {
            tally.mails += 1;
            let before = sitting.now.clone();
            let saw = Seen { position: letter.position(), game: letter.game(), since: &[] };
            let mailed = sitting.take(seat, &items, Some(saw), &seed);
            if let Some(refused) = &mailed.refused {
                tally.refused.push(format!(
                    "round {} {seat} {sheet} {} {:?}",
                    before.game().round,
                    refused.order.line,
                    refused.why
                ));
            }
            journal.extend(mailed.entries.iter().cloned());
            for happened in mailed.happened {
                match happened {
                    Happened::Acted { entry, .. } => journal.push(entry),
                    Happened::Stopped { seat, line, why, .. } => {
                        tally.stopped.push(format!("{seat} {line} {why:?}"));
                    }
                }
            }
        }
        assert!(tally.mails < 2000, "{:?}", tally.refused.first());
    }
    again(options, seats, &seed, &journal);
    let standings = sitting.now.standings().unwrap();
    tally.points = standings.iter().map(|row| row.total).collect();
    tally
}

/// The orders of a journal, mailed one by one, give the same journal.
fn again(options: &Options, seats: Seats, seed: &TableSeed, journal: &[Entry<Goa>]) {
    let (mut now, _) = Match::<Goa>::deal(options, seats, seed).unwrap();
    for entry in &journal[1..] {
        let (Author::Seat(seat), Body::Order(text)) = (entry.by, &entry.body) else { panic!() };
        let played = now.play(seat, &Order::from_text(text).unwrap(), seed).unwrap();
        assert_eq!(played, *entry, "{text}");
    }
    assert!(now.standings().is_some());
}

fn variants() -> Vec<Options> {
    let mut all: Vec<Options> =
        ["goa-2004", "goa-2012"].map(|edition| Options::of(edition).unwrap()).to_vec();
    let mut more = all[1].clone();
    more.variants = vec![Variant::QuickStart, Variant::Bonanza];
    all.push(more);
    all
}

fn median(mut numbers: Vec<usize>) -> usize {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

/// As well as by one mail for every question, roughly.
#[test]
fn sheets_play_about_as_well_as_single_orders() {
    let options = Options::of("goa-2012").unwrap();
    let points = |sheets| -> i32 {
        let games = (0..4).map(|number| play(&options, 4, &format!("well {number}"), sheets));
        games.flat_map(|tally| tally.points).sum()
    };
    let (by_sheets, by_orders) = (points(true), points(false));
    println!("{by_sheets} points by sheets, {by_orders} by single orders");
    assert!(10 * by_sheets > 8 * by_orders, "{by_sheets} against {by_orders}");
}

#[test]
fn games_by_sheets() {
    let games: usize =
        std::env::var("MONSOON_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    for options in variants() {
        for players in 2..=4 {
            let all: Vec<Tally> = (0..games)
                .map(|number| play(&options, players, &format!("sheets {number}"), true))
                .collect();
            let mails = median(all.iter().map(|tally| tally.mails).collect());
            let waits = median(all.iter().map(|tally| tally.waits).collect());
            let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
            for (decision, count) in all.iter().flat_map(|tally| &tally.asked) {
                *asked.entry(decision).or_default() += count;
            }
            let points: i32 = all.iter().flat_map(|tally| &tally.points).sum();
            let points = points / i32::try_from(games * players).unwrap();
            println!(
                "{} {:?} {players}: {mails} mails, {waits} waits, {points} points, asked {asked:?}",
                options.edition, options.variants
            );
            for text in all.iter().flat_map(|tally| &tally.refused).take(5) {
                println!("  refused: {text}");
            }
            for text in all.iter().flat_map(|tally| &tally.stopped).take(5) {
                println!("  stopped: {text}");
            }
            assert!(all.iter().all(|tally| tally.refused.is_empty()), "{players}");
            let stopped = all.iter().filter(|tally| !tally.stopped.is_empty()).count();
            assert!(stopped == 0, "{stopped} games in which a line stopped");
            assert!(players < 4 || mails <= 110 && waits <= 75, "{mails} mails, {waits} waits");
        }
    }
}

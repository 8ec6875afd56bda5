//! Whole games by sheets.

use crate::engine::plan::{Happened, Item, Plans, Sitting};
use crate::engine::{Match, Order, Plannable, Seat, Seats, TableSeed, order};
use crate::games::goa::{Goa, Options, options::Variant};
use std::collections::BTreeMap;

#[derive(Debug, Default)]
struct Tally {
    mails: usize,
    waits: usize,
    asked: BTreeMap<&'static str, usize>,
    stopped: Vec<String>,
    refused: Vec<String>,
}

fn play(options: &Options, players: usize, seed: &str, sheets: bool) -> Tally {
    let seed = TableSeed::new(seed);
    let seats = Seats::new(players).unwrap();
    let (now, mut journal) = Match::<Goa>::deal(options, seats, &seed).unwrap();
    let _ = &mut journal;
    let mut sitting = Sitting { now, plans: Plans::none(seats) };
    let mut tally = Tally::default();
    let mut seen: BTreeMap<usize, (u32, &'static str)> = BTreeMap::new();
    while sitting.now.standings().is_none() {
        tally.waits += 1;
        // What each seat is to write, as all letters of this tick went out.
        let mut mails: Vec<(Seat, Vec<Item>, bool)> = Vec::new();
        for seat in seats.iter() {
            let game = sitting.now.game();
            let sheet = game.sheet(seat).map(|name| (game.round(), name));
            if sheets
                && let Some(sheet) = sheet
                && seen.get(&seat.index()) != Some(&sheet)
            {
                seen.insert(seat.index(), sheet);
                let lines = game.filled_sheet(seat).join("\n");
                let items = order::split(&lines).into_iter().map(Item::Order).collect();
                mails.push((seat, items, true));
            } else if let Some(decision) = game.asked(seat) {
                *tally.asked.entry(decision).or_default() += 1;
                let best = game.choices_of(seat).unwrap().suggested[0].to_string();
                let items = vec![Item::Order(Order::from_text(&best).unwrap())];
                mails.push((seat, items, false));
            }
        }
        assert!(!mails.is_empty(), "nobody has anything to write");
        for (seat, items, sheet) in mails {
            tally.mails += 1;
            let before = sitting.now.clone();
            let mailed = sitting.take(seat, &items, None, &seed);
            if let Some(refused) = &mailed.refused {
                tally.refused.push(format!(
                    "round {} {seat} {sheet} {} {:?}",
                    before.game().round,
                    refused.order.line,
                    refused.why
                ));
            }
            for happened in &mailed.happened {
                if let Happened::Stopped { seat, line, why, .. } = happened {
                    tally.stopped.push(format!("{seat} {line} {why:?}"));
                }
            }
        }
        assert!(tally.mails < 2000, "{:?}", tally);
    }
    tally
}

fn variants() -> Vec<Options> {
    let plain = ["goa-2004", "goa-2012"].map(|edition| Options::of(edition).unwrap());
    let _ = Variant::QuickStart;
    plain.into_iter().collect()
}

fn median(mut numbers: Vec<usize>) -> usize {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

#[test]
fn games_by_sheets() {
    let games: usize = std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
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
            println!(
                "{} {players}: {mails} mails, {waits} waits, asked {asked:?}",
                options.edition
            );
            for text in all.iter().flat_map(|tally| &tally.refused).take(5) {
                println!("  refused: {text}");
            }
            for text in all.iter().flat_map(|tally| &tally.stopped).take(5) {
                println!("  stopped: {text}");
            }
            assert!(all.iter().all(|tally| tally.refused.is_empty()));
        }
    }
}

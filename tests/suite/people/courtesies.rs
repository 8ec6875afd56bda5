//! Random games by mail, every order of them with courtesies before and behind it, in
//! five languages: the same is carried out. `MONSOON_COURTESIES=1000` plays so many whole
//! games; otherwise it is the beginning of a few.

use crate::parlour::{COLOURS, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId},
    engine::TableSeed,
    store::Verdict,
};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Courtesies {
    before: Vec<String>,
    after: Vec<String>,
}

/// How many moves of a game are made if it is not to be played to its end.
const MOVES: usize = 40;

fn table(game: &str, first_language: usize, seed: &str) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    let languages = ["en", "pl", "fr", "da", "es"].into_iter().cycle().skip(first_language);
    let languages: Vec<_> = languages.take(3).map(Language::from_code).collect();
    parlour.open_in(game, &languages, &[], seed);
    parlour
}

/// What the journal's entries say.
fn bodies(parlour: &Parlour) -> Vec<serde_json::Value> {
    let journal = parlour.desk.store().read().journal(TableId(1)).unwrap();
    let body =
        |entry: &str| serde_json::from_str::<serde_json::Value>(entry).unwrap()["body"].clone();
    journal.iter().map(|row| body(&row.entry)).collect()
}

#[test]
fn courtesies_change_nothing() {
    let courtesies: BTreeMap<String, Courtesies> =
        toml::from_str(include_str!("../../spoken/courtesies.toml")).unwrap();
    let asked = std::env::var("MONSOON_COURTESIES").ok();
    let games: usize = asked.as_ref().map_or(2, |number| number.parse().unwrap());
    let moves = if asked.is_some() { usize::MAX } else { MOVES };
    let (mut tried, mut wrong) = (0, Vec::new());
    for number in 0..games {
        let game = ["santiago", "goa-2012", "goa-2004"][number % 3];
        let seed = format!("courtesies {number}");
        let mut dice = TableSeed::new(seed.clone()).dice(0);
        let mut parlour = table(game, number * 3 % 5, &seed);
        // The same game with nothing but orders.
        let mut plain = table(game, number * 3 % 5, &seed);
        for _ in 0..moves {
            let Some(colour) = parlour.awaited().first().copied() else { break };
            parlour.advance(TimeDelta::hours(1));
            let letter = parlour.last(colour);
            let orders = letter.orders();
            let order = dice.pick(&orders).unwrap().clone();
            let seat = COLOURS.iter().position(|it| *it == colour).unwrap();
            let language = ["en", "pl", "fr", "da", "es"][(number * 3 + seat) % 5];
            let Courtesies { before, after } = &courtesies[language];
            let (before, after) = (dice.pick(before).unwrap(), dice.pick(after).unwrap());
            let text = format!("{before}{order}{}", after.replace("{name}", colour));
            let (received, _) = parlour.mail(colour, &text.replace('\n', "\r\n"));
            plain.advance(TimeDelta::hours(1));
            plain.play(colour, &order);
            tried += 1;
            if verdict(&received) != Verdict::CarriedOut || bodies(&parlour) != bodies(&plain) {
                wrong.push(format!("{game} {language} {text:?}, not {order}: {received:?}"));
                break;
            }
        }
    }
    println!("{tried} orders with courtesies, {} of them not carried out as meant", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tried > 50, "{tried}");
}

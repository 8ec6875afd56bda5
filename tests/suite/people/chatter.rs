//! Mails that hold no order, put together at random of sentences as newspapers, novels and friends
//! write them, and of patterns with numbers, names, places of the board, weekdays, food and prices:
//! nothing is ever carried out. `MONSOON_CHATTER=1000` tries so many a language; otherwise it is
//! some dozens.

use super::corpus::{At, Outcome, POSITIONS, Saved};
use monsoon::engine::{Dice, TableSeed};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What is asked there: bids, places, proposals, buildings, actions.
const AT: [&str; 10] = [
    "s-bid", "s-plant", "s-left", "s-prop", "s-canal", "s-extra", "g-mark", "g-bid", "g-act",
    "g-after",
];

const NAMES: [&str; 5] = ["Anna", "Cleo", "Dora", "Emil", "Ida"];

const PLACES: [&str; 6] = ["c6", "s9", "s23", "a5", "b4", "c4"];

/// So many mails a language, unless more are asked for.
const FEW: usize = 40;

#[derive(Deserialize)]
struct Chatter {
    news: Vec<String>,
    story: Vec<String>,
    chat: Vec<String>,
    patterns: Vec<String>,
    weekdays: Vec<String>,
    food: Vec<String>,
    prices: Vec<String>,
}

impl Chatter {
    /// One to four sentences, in one line or in several.
    fn mail(&self, dice: &mut Dice) -> String {
        let mut mail = String::new();
        for at in 0..=dice.below(4) {
            if at > 0 {
                mail.push_str([" ", " ", "\n", "\n\n"][dice.below(4)]);
            }
            let tones = [&self.news, &self.story, &self.chat, &self.patterns, &self.patterns];
            let tone = tones[dice.below(tones.len())];
            let sentence = dice.pick(tone).unwrap();
            mail.push_str(&self.filled(sentence, dice));
        }
        mail
    }

    fn filled(&self, pattern: &str, dice: &mut Dice) -> String {
        let number = (dice.below(9) + 1).to_string();
        pattern
            .replace("{name}", dice.pick(&NAMES).unwrap())
            .replace("{place}", dice.pick(&PLACES).unwrap())
            .replace("{number}", &number)
            .replace("{weekday}", dice.pick(&self.weekdays).unwrap())
            .replace("{food}", dice.pick(&self.food).unwrap())
            .replace("{price}", dice.pick(&self.prices).unwrap())
    }
}

/// How many mails of a language were tried, and those that did something.
fn tried(language: &str, chatter: &Chatter, mails: usize) -> (usize, Vec<String>) {
    let at: Vec<(&At, Saved)> =
        AT.iter().map(|at| &POSITIONS[*at]).map(|at| (at, at.saved_in(language))).collect();
    let mut dice = TableSeed::new(format!("chatter {language}")).dice(0);
    let mut acted = Vec::new();
    for number in 0..mails {
        let place = number % at.len();
        let (at, saved) = &at[place];
        let mail = chatter.mail(&mut dice);
        if let (Outcome::Acted(deeds), _) = saved.receives(&at.seat, &mail) {
            acted.push(format!("{language} at {}: {mail:?} did {deeds:?}", AT[place]));
        }
    }
    (mails, acted)
}

#[test]
fn chatter_does_nothing() {
    let all: BTreeMap<String, Chatter> =
        toml::from_str(include_str!("../../spoken/chatter.toml")).unwrap();
    assert_eq!(all.len(), 5);
    let mails = std::env::var("MONSOON_CHATTER").map_or(FEW, |number| number.parse().unwrap());
    let found: Vec<(usize, Vec<String>)> = std::thread::scope(|scope| {
        let mut begun = Vec::new();
        for (language, chatter) in &all {
            begun.push(scope.spawn(move || tried(language, chatter, mails)));
        }
        begun.into_iter().map(|it| it.join().unwrap()).collect()
    });
    let count: usize = found.iter().map(|(count, _)| count).sum();
    let acted: Vec<&str> = found.iter().flat_map(|(_, acted)| acted).map(String::as_str).collect();
    println!("{count} mails without an order, {} of them did something", acted.len());
    assert!(mails > 0);
    assert!(acted.is_empty(), "{}", acted.join("\n"));
}

//! Orders as people write them, with kind words around them and in the phrases of their
//! language: those are carried out, and nothing else is.

use crate::{
    heard::asked,
    parlour::{Parlour, verdict},
};
use monsoon::{basics::TableId, store::Verdict};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Orders {
    at: Vec<At>,
}

#[derive(Deserialize)]
struct At {
    game: String,
    players: usize,
    decision: String,
    order: String,
    #[serde(flatten)]
    texts: BTreeMap<String, Vec<String>>,
}

/// {1} and {2}: what the first order with this verb names.
fn filled(parlour: &Parlour, colour: &str, verb: &str, text: &str) -> String {
    let orders = parlour.last(colour).orders();
    let order = orders.iter().find(|order| order.split(' ').next() == Some(verb));
    let words: Vec<&str> = order.map(|order| order.split(' ').collect()).unwrap_or_default();
    let word = |at: usize| words.get(at).copied().unwrap_or("?");
    text.replace("{1}", word(1)).replace("{2}", word(2))
}

#[test]
fn what_people_write_is_what_they_get() {
    let orders: Orders = toml::from_str(include_str!("../spoken/orders.toml")).unwrap();
    let (mut tried, mut wrong) = (0, Vec::new());
    for At { game, players, decision, order, texts } in &orders.at {
        for (language, texts) in texts {
            let (parlour, colour) = asked(game, *players, language, decision, 1);
            let verb = order.split(' ').next().unwrap();
            let meant = filled(&parlour, colour, verb, order);
            let at = usize::try_from(parlour.position()).unwrap();
            for text in texts {
                let text = filled(&parlour, colour, verb, text);
                let (mut parlour, colour) = asked(game, *players, language, decision, 1);
                let (received, _) = parlour.mail(colour, &text.replace('\n', "\r\n"));
                let journal = parlour.desk.store().read().journal(TableId(1)).unwrap();
                let entry = journal.get(at).map(|row| row.entry.clone()).unwrap_or_default();
                let entry: serde_json::Value = serde_json::from_str(&entry).unwrap_or_default();
                if entry["body"] != serde_json::json!({ "order": meant }) {
                    wrong
                        .push(format!("{decision} {language} {text:?}: {received:?}, not {meant}"));
                }
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn talk_is_never_carried_out() {
    let talk: BTreeMap<String, Vec<String>> =
        toml::from_str(include_str!("../spoken/talk.toml")).unwrap();
    let mut wrong = Vec::new();
    for (game, decision) in [("santiago", "P3"), ("santiago", "P9"), ("goa-2012", "P5")] {
        for (language, texts) in &talk {
            let (mut parlour, colour) = asked(game, 3, language, decision, 1);
            let position = parlour.position();
            for text in texts {
                // At most so many answers an hour.
                parlour.advance(chrono::TimeDelta::hours(1));
                let (received, _) = parlour.mail(colour, text);
                let plans = parlour.desk.store().read().plans(TableId(1)).unwrap();
                if verdict(&received) == Verdict::CarriedOut
                    || parlour.position() != position
                    || !plans.is_empty()
                {
                    wrong.push(format!("{game} {decision} {language}: {text}: {received:?}"));
                    break;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

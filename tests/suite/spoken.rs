//! Orders as people write them, with kind words around them and in the phrases of their
//! language: those are carried out, and nothing else is.

use crate::{
    heard::asked,
    parlour::{Parlour, verdict},
};
use chrono::TimeDelta;
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
            // In an English letter orders are as they are in the journal.
            let (english, colour) = asked(game, *players, "en", decision, 1);
            let verb = order.split(' ').next().unwrap();
            let meant = filled(&english, colour, verb, order);
            let (parlour, _) = asked(game, *players, language, decision, 1);
            let at = usize::try_from(parlour.position()).unwrap();
            for text in texts {
                let text = filled(&english, colour, verb, text);
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

#[derive(Deserialize)]
struct Offers {
    at: Vec<At>,
    nothing: Vec<Nothing>,
}

#[derive(Deserialize)]
struct Nothing {
    game: String,
    players: usize,
    decision: String,
    #[serde(flatten)]
    texts: BTreeMap<String, Vec<String>>,
}

/// The order that the answer's first button sends, if it asks whether that was meant.
fn offered(
    parlour: &mut Parlour,
    colour: &str,
    text: &str,
    headlines: [&str; 2],
) -> Option<String> {
    // At most so many answers an hour.
    parlour.advance(chrono::TimeDelta::hours(1));
    let position = parlour.position();
    let (received, letters) = parlour.mail(colour, text);
    if verdict(&received) == Verdict::CarriedOut || parlour.position() != position {
        return Some("carried out".to_owned());
    }
    let answer = letters.iter().find(|letter| letter.to.starts_with(colour))?;
    let asks = headlines.iter().any(|headline| answer.html.contains(headline));
    asks.then(|| answer.buttons().first().cloned()).flatten()
}

const DID_YOU_MEAN: [(&str, [&str; 2]); 5] = [
    ("en", ["what you probably meant", "Is that a question or an order?"]),
    ("pl", ["o to pewnie chodziło", "To pytanie czy polecenie?"]),
    ("fr", ["sans doute ce que vous vouliez dire", "Une question ou un ordre"]),
    ("da", ["det mente du nok", "Et spørgsmål eller et træk?"]),
    ("es", ["seguramente querías decir esto", "¿Es una pregunta o una orden?"]),
];

#[test]
fn what_was_probably_meant_is_offered() {
    let offers: Offers = toml::from_str(include_str!("../spoken/offers.toml")).unwrap();
    let headlines = BTreeMap::from(DID_YOU_MEAN);
    let mut wrong = Vec::new();
    for At { game, players, decision, order, texts } in &offers.at {
        for (language, texts) in texts {
            let (mut parlour, colour) = asked(game, *players, language, decision, 1);
            parlour.mail(colour, "orders english");
            for text in texts {
                let offer = offered(&mut parlour, colour, text, headlines[language.as_str()]);
                if offer.as_ref() != Some(order) {
                    wrong.push(format!("{decision} {language} {text:?}: {offer:?}, not {order}"));
                }
            }
        }
    }
    for Nothing { game, players, decision, texts } in &offers.nothing {
        for (language, texts) in texts {
            let (mut parlour, colour) = asked(game, *players, language, decision, 1);
            parlour.mail(colour, "orders english");
            for text in texts {
                let [likely, _] = headlines[language.as_str()];
                let offer = offered(&mut parlour, colour, text, [likely, likely]);
                if offer.is_some() {
                    wrong.push(format!("{decision} {language} {text:?}: {offer:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_command_may_be_asked_for_kindly() {
    let mut parlour = Parlour::santiago(3, &[]);
    parlour.post();
    let colour = parlour.awaited()[0];
    for (text, subject) in [
        ("board please", Verdict::CarriedOut),
        ("Please, help!", Verdict::CarriedOut),
        ("plans, thank you", Verdict::CarriedOut),
        ("undo please", Verdict::Explained),
    ] {
        let (received, _) = parlour.mail(colour, text);
        assert_eq!(verdict(&received), subject, "{text}: {received:?}");
    }
}

#[test]
fn a_limit_is_a_plan_for_the_lot_at_hand() {
    for (language, texts) in [
        (
            "en",
            &["up to 3", "bid up to 7", "bid at most 7", "I'd bid up to three, otherwise pass"][..],
        ),
        ("pl", &["licytuję do 7"]),
        ("fr", &["mise jusqu'à 7", "jusqu'à 7"]),
        ("da", &["byd op til 7"]),
        ("es", &["puja hasta 7"]),
    ] {
        for text in texts {
            let (mut parlour, colour) = asked("goa-2012", 3, language, "P5", 1);
            let (received, _) = parlour.mail(colour, text);
            let journal = parlour.desk.store().read().journal(TableId(1)).unwrap();
            let last = &journal.last().unwrap().entry;
            assert_eq!(verdict(&received), Verdict::CarriedOut, "{text}: {received:?}");
            assert!(last.contains("bid 1"), "{text}: {last}");
        }
    }
}

/// What a mail says without its slips counts beside commands, too, and in a preview.
#[test]
fn what_is_no_order_without_its_slips_is_none() {
    let (mut parlour, colour) = asked("santiago", 3, "en", "P3", 1);
    let position = parlour.position();
    for text in [
        "bid 4, just kiddnig",
        "bid 4 (just kiddnig)\nboard",
        "bid 4, just kiddnig, ha\nreceipts off",
        "bid 4, just kiddnig, reallly\npass unlesss Ben objects",
        "preview\nbid 4, just kiddnig",
    ] {
        parlour.advance(TimeDelta::hours(1));
        let (_, letters) = parlour.mail(colour, &text.replace('\n', "\r\n"));
        assert_eq!(parlour.position(), position, "{text}");
        let told = letters.iter().any(|letter| letter.text.contains("Would be done"));
        assert!(!told, "{text}");
    }
    parlour.advance(TimeDelta::hours(1));
    let (_, letters) = parlour.mail(colour, "preview\r\nbid 4 plesae");
    assert!(letters[0].text.contains("bid 4"), "{}", letters[0].text);
    assert_eq!(parlour.position(), position);
    let (received, _) = parlour.mail(colour, "bid 4 plesae");
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{received:?}");
}

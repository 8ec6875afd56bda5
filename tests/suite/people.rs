//! Orders as people write them, kept outside the repository: nothing may be
//! carried out that a careful moderator would not have carried out.
//!
//! If the collection is missing, this says so and passes. How many mails do what
//! they ask for is printed (`-- --nocapture`), not enforced. `MONSOON_PEOPLE=all`
//! tries all of them, a second each; otherwise every eighth.

mod chatter;
mod conditions;
mod corpus;
mod courtesies;
mod positions;

use crate::parlour::{Parlour, verdict};
use monsoon::{basics::TableId, store::Verdict};
use positions::Position;
use serde_json::Value;
use std::{collections::BTreeMap, fs, path::PathBuf};

fn collection(name: &str) -> Option<Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/people").join(name);
    let Ok(text) = fs::read_to_string(&path) else {
        eprintln!("SKIPPED: nothing at {}", path.display());
        return None;
    };
    Some(serde_json::from_str(&text).unwrap())
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().map(|text| text.as_str().unwrap()).collect()
}

/// The table of a position, played up to it, with letters in this language; `None`
/// if the dice fell differently.
fn table(position: &Value, language: &str) -> Option<Parlour> {
    let text = |key: &str| position[key].as_str().unwrap().to_owned();
    let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    let options = texts(&position["options"]).into_iter().filter_map(|it| it.split_once('='));
    let orders = position["orders"].as_array().unwrap().iter().map(texts);
    let position = Position {
        game: text("game"),
        players: usize::try_from(position["players"].as_u64().unwrap()).unwrap(),
        seed: text("seed"),
        options: options.map(owned).collect(),
        orders: orders.map(|order| owned((order[0], order[1]))).collect(),
        seat: text("seat"),
    };
    position.table(language)
}

/// What a mail led to: what was carried out, if anything, as the position after it
/// together with the lines that are kept.
fn outcome(mut parlour: Parlour, seat: &str, text: &str) -> Option<String> {
    let (received, _) = parlour.mail(seat, &text.replace('\n', "\r\n"));
    let plans = parlour.desk.store().read().plans(TableId(1)).unwrap();
    // Above its limit a line passes, whether it says so or not.
    let line = |line: &str| line.strip_suffix(", else pass").unwrap_or(line).to_owned();
    let plans: Vec<String> = plans.iter().map(|plan| line(&plan.line)).collect();
    let acted = verdict(&received) == Verdict::CarriedOut;
    acted.then(|| format!("{}\n{plans:?}", parlour.view()))
}

#[test]
fn nothing_is_carried_out_that_nobody_meant() {
    let (Some(mails), Some(positions)) = (collection("mails.json"), collection("positions.json"))
    else {
        return;
    };
    let mut right: BTreeMap<(&str, &str), (u32, u32)> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut unmade = 0;
    let every =
        if std::env::var("MONSOON_PEOPLE").is_ok_and(|which| which == "all") { 1 } else { 8 };
    for mail in mails.as_array().unwrap().iter().step_by(every) {
        let word = |key: &str| mail[key].as_str().unwrap_or_default();
        let position = &positions[word("pos")];
        let seat = position["seat"].as_str().unwrap();
        let Some(parlour) = table(position, word("lang")) else {
            unmade += 1;
            continue;
        };
        let did = outcome(parlour, seat, word("text"));
        let may_act = word("expect").split('/').any(|way| way == "act");
        let meant = || {
            let parlour = table(position, word("lang")).unwrap();
            outcome(parlour, seat, &word("order").replace(" ; ", "\n"))
        };
        let as_meant = did.is_none() || may_act && did == meant();
        if !as_meant {
            wrong.push(format!("{} at {}: {}", word("id"), word("pos"), word("text")));
        }
        if did.is_none() && word("expect") == "act" {
            println!("not carried out at {}: {}", word("pos"), word("text").replace('\n', " / "));
        }
        let (good, all) = right.entry((word("expect"), word("lang"))).or_default();
        *good += u32::from(as_meant && did.is_some() == (word("expect") == "act"));
        *all += 1;
    }
    for ((expect, language), (good, all)) in &right {
        println!("{expect:12} {language}: {good} of {all}");
    }
    let acting =
        || right.iter().filter(|((expect, _), _)| *expect == "act").map(|(_, count)| count);
    let (good, all) = acting().fold((0, 0), |sum, of| (sum.0 + of.0, sum.1 + of.1));
    println!("carried out as meant: {good} of {all}; positions that can't be made: {unmade}");
    assert!(wrong.is_empty(), "carried out, and not meant so:\n{}", wrong.join("\n"));
}

//! One letter a day about all of somebody's tables, and answers to it.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use monsoon::{
    basics::{Language, TableId},
    desk::Received,
    store::Verdict,
};

const RED: &str = "red@example.org";

fn raw(letter: &Arrived) -> String {
    String::from_utf8(letter.raw.clone()).unwrap()
}

/// The kinds of the letters to one address.
fn kinds(letters: &[Arrived], to: &str) -> Vec<String> {
    let own = letters.iter().filter(|letter| letter.to == to);
    let kind = |letter: &Arrived| {
        let raw = raw(letter);
        let line = raw.lines().find(|line| line.starts_with("X-Monsoon:")).unwrap();
        line.trim_start_matches("X-Monsoon:").trim().to_owned()
    };
    own.map(kind).collect()
}

/// The last letter to somebody about a table, or `None` for those about several.
#[track_caller]
fn last(parlour: &Parlour, to: &str, table: Option<u32>) -> Arrived {
    let about = |it: &&Arrived| {
        let named = table.map(|table| format!(" {table}]"));
        it.to == to && named.map_or(!it.subject.contains('['), |named| it.subject.contains(&named))
    };
    parlour.letters.iter().rev().find(about).expect("a letter").clone()
}

fn answer(parlour: &mut Parlour, letter: &Arrived, from: &str, body: &str) -> (Received, Vec<Arrived>) {
    let raw = parlour.reply_to(letter, from, body);
    parlour.hand_in(&raw)
}

/// Mails orders in reply to the last letter about a table.
#[track_caller]
fn plays(parlour: &mut Parlour, colour: &str, table: u32, body: &str) -> Vec<Arrived> {
    let from = format!("{colour}@example.org");
    let letter = last(parlour, &from, Some(table));
    let (received, letters) = answer(parlour, &letter, &from, body);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{colour} at {table}: {body}");
    letters
}

fn awaited(parlour: &Parlour, table: u32) -> Vec<&'static str> {
    let listed = parlour.desk.list().unwrap();
    let table = listed.iter().find(|it| it.id == TableId(table)).unwrap();
    table.awaiting.iter().map(|awaited| awaited.seat).collect()
}

/// Three tables, all with daily letters for red: at the first two of Santiago red bids second,
/// after green; in Goa it is another's turn.
fn house(language: Option<Language>) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    let languages = [language, None, None];
    for seed in ["one", "two"] {
        parlour.open_in("santiago", &languages, &[("first-builder", "red"), ("clock", "96h")], seed);
    }
    parlour.open_in("goa-2012", &languages, &[], "three");
    parlour.desk.tick().unwrap();
    for table in 1..=3 {
        plays(&mut parlour, "red", table, "letters daily 18:00");
    }
    parlour
}

/// The same, when red has the digest: asked at both tables of Santiago.
fn asked(language: Option<Language>) -> (Parlour, Arrived) {
    let mut parlour = house(language);
    for table in [1, 2] {
        while awaited(&parlour, table) != ["red"] {
            let colour = awaited(&parlour, table)[0];
            let letter = last(&parlour, &format!("{colour}@example.org"), Some(table));
            let order = letter.orders()[0].clone();
            let letters = plays(&mut parlour, colour, table, &order);
            assert_eq!(kinds(&letters, RED), Vec::<String>::new(), "waits for the evening");
        }
    }
    let letters = parlour.hours(7);
    assert_eq!(kinds(&letters, RED), ["digest"]);
    let digest = last(&parlour, RED, None);
    (parlour, digest)
}

#[test]
fn one_letter_a_day_has_all_tables_those_that_wait_first() {
    let (mut parlour, digest) = asked(None);
    println!("{}", digest.text);
    println!("{}", digest.html.len());
    std::fs::write("/tmp/digest.html", &digest.html).unwrap();
    println!("{:?}", digest.buttons());
    let (received, letters) = answer(&mut parlour, &digest, RED, "table 1: pass\n\ntable 2:\nbid 99\n\nCheers, Red\n");
    println!("{received:?}");
    for letter in letters.iter().filter(|it| it.to == RED) { println!("{} {}\n{}", letter.subject, letter.reply_to, letter.text); std::fs::write("/tmp/answer.html", &letter.html).unwrap(); }
    panic!();
}

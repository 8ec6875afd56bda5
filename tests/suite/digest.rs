//! One letter a day about all of somebody's tables, and answers to it.

use crate::parlour::{Arrived, MODERATED, Parlour, verdict};
use chrono::TimeDelta;
use monsoon::{
    basics::{Language, TableId},
    desk::Received,
    store::{MailFilter, Verdict},
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

fn answer(
    parlour: &mut Parlour,
    letter: &Arrived,
    from: &str,
    body: &str,
) -> (Received, Vec<Arrived>) {
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

/// How many entries each of the first two tables has.
fn entries(parlour: &Parlour) -> [u32; 2] {
    let listed = parlour.desk.list().unwrap();
    [1, 2].map(|table| listed.iter().find(|it| it.id == TableId(table)).unwrap().position)
}

/// Three tables, all with daily letters for red: at the first two of Santiago red bids second,
/// after green; in Goa it is another's turn.
fn house(language: Option<Language>) -> Parlour {
    let mut parlour = Parlour::empty(MODERATED);
    let languages = [language, None, None];
    for seed in ["one", "two"] {
        parlour.open_in(
            "santiago",
            &languages,
            &[("first-builder", "red"), ("clock", "96h")],
            seed,
        );
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
    asked_at(house(language))
}

fn asked_at(mut parlour: Parlour) -> (Parlour, Arrived) {
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

/// Each line as a mail program quotes it.
fn quoted(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| format!("> {line}")).collect();
    lines.join("\n")
}

/// Where a button of a letter is sent, for the nth with this body.
fn address_of(letter: &Arrived, body: &str, nth: usize) -> String {
    let end = format!("body={}\"", body.replace(' ', "%20"));
    let links = letter.html.split("href=\"mailto:").skip(1);
    let mut found = links.filter(|rest| rest.contains(&end) && rest.find('"') >= rest.find(&end));
    let to = found.nth(nth).unwrap().split('?').next().unwrap().to_owned();
    to.replace("%2B", "+")
}

#[test]
fn one_letter_a_day_has_all_tables_those_that_wait_first() {
    let (mut parlour, digest) = asked(None);
    let at = |what: &str| digest.text.find(what).unwrap_or_else(|| panic!("no {what}"));
    assert!(at("Santiago [table 1]") < at("Santiago [table 2]"));
    assert!(at("Santiago [table 2]") < at("Goa (2012) [table 3]"), "nothing is asked there");
    digest.says("2 tables wait for you").says("bids 2").says("We are waiting for");
    assert_eq!(digest.subject, "Your tables, 2 March");
    // Everything is told; and no letter tells it again.
    assert_eq!(kinds(&parlour.hours(24), RED), Vec::<String>::new());
    // A button is for its table.
    let seat = last(&parlour, "red@example.org", Some(2)).reply_to;
    let token = |address: &str| address.split(['+', '-', '@']).nth(1).unwrap().to_owned();
    let to = address_of(&digest, "bid 4", 1);
    assert_eq!(token(&to), token(&seat));
    let pressed = Arrived { reply_to: to, ..digest };
    let [one, two] = entries(&parlour);
    let (received, _) = answer(&mut parlour, &pressed, RED, "bid 4");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(entries(&parlour)[0], one);
    assert!(entries(&parlour)[1] > two);
}

#[test]
fn it_is_written_in_five_languages() {
    let mut all = Vec::new();
    for language in Language::ALL {
        let (mut parlour, digest) = asked(Some(language));
        assert!(digest.html.len() < 60_000, "{}", digest.html.len());
        let body = "table 1: pass\n\ntable 2:\nbid 99\n\ntable 7: bid 3";
        let (received, letters) = answer(&mut parlour, &digest, RED, body);
        assert_eq!(verdict(&received), Verdict::CarriedOut);
        assert_eq!(kinds(&letters, RED), ["digest-answer"]);
        let answered = last(&parlour, RED, None);
        assert!(answered.html.len() < 60_000, "{}", answered.html.len());
        all.push(format!("{}\n\n{}\n\n{}", digest.subject, digest.text, answered.text));
    }
    insta::assert_snapshot!("digest", all.join("\n########\n"));
}

#[test]
fn each_tables_lines_are_carried_out_by_themselves() {
    let (mut parlour, digest) = asked(None);
    let body = "Hi!\n\ntable 1: pass\n\n[table 2]\nbid 99\n\nCheers, Red";
    let (received, letters) = answer(&mut parlour, &digest, RED, body);
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(kinds(&letters, RED), ["digest-answer"]);
    let told = last(&parlour, RED, None);
    told.says("Done at 1 of 2 tables").says("Done: you pass").says("cannot bid 99");
    told.says("Nothing was carried out at this table.");
    assert!(!told.text.contains("For which table"), "greetings are no orders");
    assert_ne!(awaited(&parlour, 1), ["red"]);
    assert_eq!(awaited(&parlour, 2), ["red"]);
    // The answer can be answered; the same mail again does nothing.
    let again = parlour.reply_to(&digest, RED, body);
    let text = String::from_utf8(again).unwrap();
    let before = entries(&parlour);
    let (received, letters) = answer(&mut parlour, &told, RED, "table 2: bid 5");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(kinds(&letters, RED), ["turn"], "one table has a letter of its own");
    assert_eq!(entries(&parlour)[0], before[0]);
    assert!(entries(&parlour)[1] > before[1]);
    // A stale answer is none.
    let (received, _) = parlour.hand_in(text.as_bytes());
    assert_ne!(verdict(&received), Verdict::CarriedOut);
}

#[test]
fn answers_between_the_lines_are_for_the_table_above_them() {
    let (mut parlour, digest) = asked(None);
    let quote = quoted(&digest.text);
    let with = |table: u32, order: &str| {
        let mut body = String::new();
        let mut inside = false;
        for line in quote.lines() {
            body.push_str(line);
            body.push('\n');
            inside |= line.contains(&format!("[table {table}]"));
            if inside && line.contains("write: pass") {
                body.push_str(order);
                body.push('\n');
                inside = false;
            }
        }
        body
    };
    let before = entries(&parlour);
    let (received, letters) = answer(&mut parlour, &digest, RED, &with(2, "bid 4"));
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{letters:?}");
    assert_eq!(entries(&parlour)[0], before[0]);
    assert!(entries(&parlour)[1] > before[1]);
    let before = entries(&parlour);
    // Above and below the whole quote it is for none.
    for body in [format!("pass\n\n{quote}"), format!("{quote}\npass\n"), "pass".to_owned()] {
        let (received, letters) = answer(&mut parlour, &digest, RED, &body);
        assert_ne!(verdict(&received), Verdict::CarriedOut, "{body}");
        assert_eq!(kinds(&letters, RED), ["digest-answer"]);
        let told = last(&parlour, RED, None);
        assert!(
            told.text.contains("For which table") || told.text.contains("quoted them"),
            "{}",
            told.text
        );
        assert_eq!(entries(&parlour), before);
    }
    // The letter that asks for which table it is can be answered.
    let asked = last(&parlour, RED, None);
    let (received, _) = answer(&mut parlour, &asked, RED, "table 1: pass");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    let before = entries(&parlour);
    // A quote without marks gives no orders.
    let (received, _) = answer(&mut parlour, &digest, RED, &digest.text);
    assert_ne!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(entries(&parlour), before);
}

/// What a player says to the others does not send somebody's order to another table.
#[test]
fn anothers_words_are_no_heading() {
    for words in ["[table 2]", "Look at [Table 2], what a game", "Santiago [table 2]"] {
        let mut parlour = house(None);
        plays(&mut parlour, "green", 1, &format!("say {words}"));
        let (mut parlour, digest) = asked_at(parlour);
        assert!(digest.text.contains(words), "{}", digest.text);
        let with_answer = |line: &str| {
            let answer = if line.starts_with("Santiago [table 2]") { "pass\n" } else { "" };
            format!("{answer}> {line}\n")
        };
        let body: String = digest.text.lines().map(with_answer).collect();
        let before = entries(&parlour);
        answer(&mut parlour, &digest, RED, &body);
        assert_eq!(entries(&parlour)[1], before[1], "{words}: for table 1, or asked about");
    }
}

/// A passphrase above the lines of tables signs all of them; it is repeated in no letter, and kept
/// in no mail.
#[test]
fn a_passphrase_is_for_all_tables_and_never_repeated() {
    let mut parlour = house(None);
    for table in [1, 2] {
        plays(&mut parlour, "red", table, "sign new open Sesame now");
    }
    let (mut parlour, digest) = asked_at(parlour);
    let before = entries(&parlour);
    for body in ["table 1: pass", "sign open Sesame now", "sign open Sesame\n\ntable 1: pass"] {
        let (_, letters) = answer(&mut parlour, &digest, RED, body);
        assert!(letters.iter().all(|it| !raw(it).contains("Sesame")), "{body}: {letters:?}");
        assert_eq!(entries(&parlour), before, "{body}");
    }
    let body = "sign open Sesame now\n\ntable 1: pass\n\ntable 2: pass";
    let (received, letters) = answer(&mut parlour, &digest, RED, body);
    assert_eq!(verdict(&received), Verdict::CarriedOut, "{letters:?}");
    assert!(entries(&parlour).iter().zip(before).all(|(now, before)| *now > before));
    assert!(letters.iter().all(|it| !raw(it).contains("Sesame")), "{letters:?}");
    let all = MailFilter { most: 100, ..MailFilter::default() };
    let reader = || parlour.desk.store().read();
    let mails = reader().mails(&all).unwrap();
    assert!(mails.len() > 6);
    for row in mails {
        let (_, raw) = reader().mail(row.id).unwrap().unwrap();
        assert!(!String::from_utf8_lossy(&raw).contains("Sesame"), "{row:?}");
    }
}

#[test]
fn a_table_that_ended_and_a_seat_that_was_lost_touch_no_other() {
    let (mut parlour, digest) = asked(None);
    parlour.mend("cancel because nobody has the time");
    let (received, _) = answer(&mut parlour, &digest, RED, "table 1: pass\ntable 2: pass");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    last(&parlour, RED, None).says("Done at 1 of 2 tables");
    assert_ne!(awaited(&parlour, 2), ["red"]);

    let (mut parlour, digest) = asked(None);
    parlour.mend("replace red with Zoe <zoe@example.org> because of work");
    let before = parlour.position();
    let (received, letters) = answer(&mut parlour, &digest, RED, "table 1: pass\ntable 2: bid 5");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    assert_eq!(parlour.position(), before, "not theirs any more");
    assert_eq!(kinds(&letters, RED), ["digest-answer"]);
    last(&parlour, RED, None).says("You don’t play at this table any more");
    assert!(letters.iter().all(|it| it.to != "zoe@example.org"));
}

#[test]
fn whoever_it_was_forwarded_to_does_nothing_with_it() {
    let (mut parlour, digest) = asked(None);
    for nth in 0..2 {
        let body = format!("table 1: pass # {nth}\ntable 2: pass");
        let (received, letters) = answer(&mut parlour, &digest, "green@example.org", &body);
        assert_ne!(verdict(&received), Verdict::CarriedOut);
        let told: Vec<String> = letters.iter().map(|it| it.to.clone()).collect();
        assert_eq!(told, if nth == 0 { vec![RED] } else { vec![] });
    }
    last(&parlour, RED, None).says("not from your address");
    assert_eq!((awaited(&parlour, 1), awaited(&parlour, 2)), (vec!["red"], vec!["red"]));
}

#[test]
fn what_would_be_overdue_comes_at_once() {
    let mut parlour = Parlour::empty(MODERATED);
    for (seed, clock) in [("one", "24h"), ("two", "none")] {
        parlour.open(3, &[("first-builder", "red"), ("clock", clock)], seed);
    }
    parlour.desk.tick().unwrap();
    for table in [1, 2] {
        plays(&mut parlour, "red", table, "letters daily 11:00");
    }
    let mut told = Vec::new();
    for table in [1, 2] {
        while awaited(&parlour, table) != ["red"] {
            let colour = awaited(&parlour, table)[0];
            let letter = last(&parlour, &format!("{colour}@example.org"), Some(table));
            let letters = plays(&mut parlour, colour, table, &letter.orders()[0].clone());
            told.extend(kinds(&letters, RED));
        }
    }
    assert_eq!(told, ["turn"], "at the table where there is little time");
    let letters = parlour.hours(24);
    assert_eq!(kinds(&letters, RED).iter().filter(|kind| *kind == "digest").count(), 1);
    last(&parlour, RED, None).says("2 tables wait for you");
}

/// A question that waited for a letter about several tables is asked all the same when only
/// one table is left.
#[test]
fn a_question_that_waited_is_asked_when_one_table_is_left() {
    let mut parlour = house(None);
    while awaited(&parlour, 2) != ["red"] {
        let colour = awaited(&parlour, 2)[0];
        let letter = last(&parlour, &format!("{colour}@example.org"), Some(2));
        plays(&mut parlour, colour, 2, &letter.orders()[0].clone());
    }
    plays(&mut parlour, "red", 1, "letters my-turn");
    plays(&mut parlour, "red", 3, "letters my-turn");
    let letters = parlour.hours(7);
    assert_eq!(kinds(&letters, RED), ["turn"]);
    last(&parlour, RED, Some(2)).says("What do you bid?");
}

#[test]
fn the_way_back_is_a_line_for_all_tables() {
    let (mut parlour, digest) = asked(None);
    let (received, _) = answer(&mut parlour, &digest, RED, "letters my-turn");
    assert_eq!(verdict(&received), Verdict::CarriedOut);
    for table in 1..=3 {
        let row = parlour.desk.store().read().table(TableId(table)).unwrap().unwrap();
        let red = row.seats.iter().find(|seat| seat.address == RED).unwrap();
        assert_eq!(red.wanted.pace, monsoon::basics::Pace::MyTurn, "{table}");
    }
    assert_eq!((awaited(&parlour, 1), awaited(&parlour, 2)), (vec!["red"], vec!["red"]));
}

/// A letter about several tables that still waits does not go to an address that was theirs;
/// what it told is told anew.
#[test]
fn whoever_moves_to_another_address_is_told_there() {
    let mut parlour = house(None);
    for table in [1, 2] {
        while awaited(&parlour, table) != ["red"] {
            let colour = awaited(&parlour, table)[0];
            let letter = last(&parlour, &format!("{colour}@example.org"), Some(table));
            plays(&mut parlour, colour, table, &letter.orders()[0].clone());
        }
    }
    parlour.advance(TimeDelta::hours(7));
    parlour.desk.tick().unwrap();
    parlour.mend("address red new@example.net because of a new job");
    let letters = parlour.post();
    assert_eq!(kinds(&letters, RED).iter().filter(|kind| *kind == "digest").count(), 0);
    let letters = parlour.hours(24);
    assert!(
        kinds(&letters, RED).contains(&"turn".to_owned())
            || kinds(&letters, RED).contains(&"digest".to_owned())
    );
    assert!(letters.iter().filter(|it| it.to == RED).all(|it| !it.text.contains("[table 1]")));
}

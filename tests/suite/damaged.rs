//! Letters whose bytes or words are damaged.

use crate::{
    house::House,
    killed::said,
    parlour::{Arrived, MODERATED, Parlour},
};
use monsoon::{
    desk::{Received, Waits},
    store::Verdict,
};
use rusqlite::Connection;
use std::path::Path;

fn change(database: &Path, sql: &str) -> usize {
    Connection::open(database).unwrap().execute(sql, []).unwrap()
}

/// A letter that can't be read any more is given up, and moderators hear of it; all others
/// leave, and the table goes on.
#[test]
fn a_damaged_letter_stops_neither_the_outbox_nor_its_table() {
    for damage in [
        "UPDATE letter_bytes SET bytes = substr(bytes, 1, 20)",
        "UPDATE letter_bytes SET base = 4711, bytes = x'78bb00000000'",
        "UPDATE letter_bytes SET size = size + 1",
        "DELETE FROM letter_bytes",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("m.sqlite");
        let mut parlour = Parlour::on_disk(MODERATED, &database);
        parlour.open(3, &[("first-builder", "brown")], "damaged");
        parlour.drops_in("red", "bid 4");
        let first = "WHERE letter = (SELECT min(id) FROM letters WHERE state = 'waiting')";
        assert_eq!(change(&database, &format!("{damage} {first}")), 1);
        let waiting = parlour.desk.queue(false).unwrap().len();
        let mut arrived = parlour.post();
        arrived.extend(parlour.post());
        let to_mod = arrived.iter().filter(|letter| letter.to.starts_with("mod@")).count();
        assert_eq!((arrived.len(), to_mod), (waiting, 1), "{damage}: {waiting} - 1 and a notice");
        let left = parlour.desk.queue(false).unwrap();
        let waits: Vec<Waits> = left.iter().map(|letter| letter.waits).collect();
        assert_eq!(waits, [Waits::GivenUp], "{damage}");
        parlour.play("green", "bid 5");
    }
}

/// Every letter that was sent is damaged: who writes is answered.
#[test]
fn damaged_letters_of_before_stop_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("m.sqlite");
    let mut parlour = Parlour::on_disk(MODERATED, &database);
    parlour.open(3, &[("first-builder", "brown")], "damaged");
    for _ in 0..12 {
        parlour.mail("red", "board");
    }
    change(&database, "UPDATE letter_bytes SET bytes = x'00'");
    while parlour.desk.pack(3).unwrap() {}
    parlour.play("red", "bid 4");
    parlour.play("green", "bid 5");
}

fn to_moderators(letters: &[Arrived]) -> Vec<&Arrived> {
    letters.iter().filter(|letter| letter.to.starts_with("mod@")).collect()
}

const BOTH: &str = "UPDATE letter_lines SET lines = x'00', words = x'00'";
const GONE: &str = "DELETE FROM letter_lines";

/// A line may be one of ours if we can't tell: it is no order then, its writer is asked, and
/// moderators hear of it. As long as the letters themselves are whole, those tell.
#[test]
fn without_the_lines_of_our_letters_nothing_is_taken_for_an_order() {
    let bytes = "UPDATE letter_bytes SET bytes = x'00'";
    let slim = "UPDATE letter_bytes SET form = 1";
    for (damage, and, obeyed, told) in [
        ("UPDATE letter_lines SET lines = x'00'", None, true, 0),
        ("UPDATE letter_lines SET lines = substr(lines, 1, 9)", None, true, 0),
        (BOTH, None, true, 1),
        (GONE, None, true, 1),
        (BOTH, Some(bytes), false, 1),
        (GONE, Some(bytes), false, 1),
        (GONE, Some(slim), false, 1),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("m.sqlite");
        let mut parlour = Parlour::on_disk(MODERATED, &database);
        parlour.open(3, &[("first-builder", "brown")], "damaged");
        let what = format!("{damage}, {and:?}");
        for damage in [damage].into_iter().chain(and) {
            assert!(change(&database, damage) > 2, "{what}");
        }
        let before = parlour.position();
        let (received, letters) = parlour.mail("red", "bid 4");
        let done = matches!(received, Received::Recorded(Verdict::CarriedOut, _));
        assert_eq!(done, obeyed, "{what}: {received:?}");
        assert_eq!(parlour.position() > before, obeyed, "{what}");
        assert!(letters.iter().any(|letter| letter.to == "red@example.org"), "{what}");
        assert_eq!(to_moderators(&letters).len(), told, "{what}");
        for notice in to_moderators(&letters) {
            assert_eq!(
                notice.text.contains("any line of a mail may quote them"),
                !obeyed,
                "{what}"
            );
        }
        let (_, letters) = parlour.mail("red", "board");
        assert_eq!(to_moderators(&letters).len(), 0, "{what}: told today already");
    }
}

/// What is quoted of a letter that only its own bytes can tell is no order.
#[test]
fn a_quote_is_recognised_by_the_letter_itself() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("m.sqlite");
    let mut parlour = Parlour::on_disk(MODERATED, &database);
    parlour.open(3, &[("first-builder", "brown")], "damaged");
    let (_, letters) = parlour.mail("red", "board");
    let quoted: Vec<&str> = letters[0].text.lines().filter(|line| line.contains("bid")).collect();
    assert!(!quoted.is_empty(), "{}", letters[0].text);
    change(&database, GONE);
    let before = parlour.position();
    parlour.mail("red", &quoted.join("\n"));
    assert_eq!(parlour.position(), before, "{quoted:?}");
    parlour.play("red", "bid 4");
}

/// `check` names the letters that can't be read.
#[test]
fn check_finds_letters_that_are_damaged() {
    let house = House::new();
    let check = || house.command().arg("check").output().unwrap();
    assert!(!said(&check()).contains("can't be read"), "{}", said(&check()));
    change(&house.path("m.sqlite"), "UPDATE letter_bytes SET bytes = x'00' WHERE letter = 2");
    let found = check();
    assert!(!found.status.success());
    assert!(said(&found).contains("letters that can't be read any more: 2"), "{}", said(&found));
}

/// And those by whose words no quote is recognised any more.
#[test]
fn check_finds_words_that_are_damaged() {
    for damage in [
        "UPDATE letter_lines SET lines = x'00' WHERE letter = 2",
        "UPDATE letter_lines SET words = x'00' WHERE letter = 2",
        "DELETE FROM letter_lines WHERE letter = 2",
    ] {
        let house = House::new();
        let check = || house.command().arg("check").output().unwrap();
        assert!(!said(&check()).contains("damaged"), "{}", said(&check()));
        assert_eq!(change(&house.path("m.sqlite"), damage), 1);
        let found = check();
        assert!(!found.status.success());
        assert!(said(&found).contains("words are damaged: 2;"), "{}", said(&found));
    }
}

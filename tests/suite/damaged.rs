//! Letters whose bytes or words are damaged.

use crate::{
    house::House,
    killed::said,
    parlour::{MODERATED, Parlour},
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

/// A line may be one of ours if we can't tell: it is no order then, and its writer is asked.
#[test]
fn without_the_lines_of_our_letters_nothing_is_taken_for_an_order() {
    let both = "UPDATE letter_lines SET lines = x'00', words = x'00'";
    for (damage, obeyed) in [
        ("UPDATE letter_lines SET lines = x'00'", true),
        ("UPDATE letter_lines SET lines = substr(lines, 1, 9)", true),
        (both, false),
        ("DELETE FROM letter_lines", false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("m.sqlite");
        let mut parlour = Parlour::on_disk(MODERATED, &database);
        parlour.open(3, &[("first-builder", "brown")], "damaged");
        assert!(change(&database, damage) > 2);
        let before = parlour.position();
        let (received, letters) = parlour.mail("red", "bid 4");
        let done = matches!(received, Received::Recorded(Verdict::CarriedOut, _));
        assert_eq!(done, obeyed, "{damage}: {received:?}");
        assert_eq!(parlour.position() > before, obeyed, "{damage}");
        assert!(letters.iter().any(|letter| letter.to == "red@example.org"), "{damage}");
    }
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

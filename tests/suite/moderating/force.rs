//! What is in force: an undo takes back what was done last or nothing, and the
//! record says so.

use super::flat;
use crate::parlour::Parlour;
use crate::parlour::shipped;
use monsoon::{
    archive::{Document, ExportAs, export, site, tables::Tables, transcript},
    basics::TableId,
    desk::showing::ViewerName,
    engine::{Seats, Viewer},
};
use serde_json::Value;
use std::collections::BTreeSet;

/// The journal of table 1 as it is stored.
pub fn journal(parlour: &Parlour) -> Vec<Value> {
    let rows = parlour.desk.store().read().journal(TableId(1)).unwrap();
    rows.iter().map(|row| serde_json::from_str(&row.entry).unwrap()).collect()
}

/// The entries that are not in force, found independently of the program: by the
/// steps that led to each position.
pub fn taken_back(journal: &[Value]) -> BTreeSet<usize> {
    let mut led: Vec<BTreeSet<usize>> = vec![BTreeSet::new()];
    let mut deeds = BTreeSet::new();
    for (number, entry) in journal.iter().enumerate() {
        let mut now = led[number].clone();
        if let Some(to) = entry["body"]["return"]["to"].as_u64() {
            now.clone_from(&led[usize::try_from(to).unwrap()]);
        }
        if entry["body"]["deed"].is_null() {
            now.insert(number);
        } else {
            deeds.insert(number);
        }
        if let Some(undone) = entry["note"]["undoes"].as_u64() {
            deeds.remove(&usize::try_from(undone).unwrap());
        }
        led.push(now);
    }
    let last = led.pop().unwrap();
    (0..journal.len()).filter(|number| !last.contains(number) && !deeds.contains(number)).collect()
}

/// The entries that a log marks as taken back.
fn said(log: &str) -> BTreeSet<usize> {
    let gone = log.lines().filter(|line| line.contains(") [taken back]"));
    gone.map(|line| line.split_whitespace().next().unwrap().parse().unwrap()).collect()
}

impl Parlour {
    /// Checks that the log, the page, the text and the database agree about what
    /// is in force, and are right.
    #[track_caller]
    pub fn record_is_true(&mut self) {
        let journal = journal(self);
        let gone = taken_back(&journal);
        let log = self.mend("log 9999");
        assert_eq!(said(&log), gone, "{log}");
        let paused = journal.iter().enumerate().rev().find_map(|(number, entry)| {
            let deed = entry["body"]["deed"].as_str().filter(|_| !gone.contains(&number))?;
            ["pause", "resume"].contains(&deed).then_some(deed == "pause")
        });
        let status = self.desk.list().unwrap()[0].status;
        if status != monsoon::store::Status::Finished && status != monsoon::store::Status::Cancelled
        {
            let is = status == monsoon::store::Status::Paused;
            assert_eq!(is, paused.unwrap_or(false), "{log}");
        }
    }

    /// Checks that the page, the text and the database agree.
    #[track_caller]
    pub fn archive_is_true(&mut self) {
        let gone = taken_back(&journal(self));
        let document = self.document();
        let page = site::page(&shipped(), &document, Viewer::Moderator).unwrap();
        let struck = page.split("<li class=\"e").skip(1).filter_map(|line| {
            let number = line.split("id=\"n").nth(1)?.split('"').next()?;
            line.contains("<em>taken back</em>").then(|| number.parse().unwrap())
        });
        assert_eq!(struck.collect::<BTreeSet<usize>>(), gone, "the page");
        let text = transcript(&shipped(), &document).unwrap();
        for line in text.lines().filter(|line| line.contains("moderator: ")) {
            let number = line.split_whitespace().nth(1).unwrap().parse().unwrap();
            assert_eq!(line.contains(" [taken back] "), gone.contains(&number), "{line}");
        }
        let mut tables = Tables::memory().unwrap();
        tables.add(&shipped(), &document, Some(TableId(1)), "running").unwrap();
        let sql = "SELECT n FROM entries WHERE NOT counts
                   UNION SELECT n FROM orders WHERE NOT counts
                   UNION SELECT n FROM deeds WHERE NOT counts";
        let mut rows = tables.connection().prepare(sql).unwrap();
        let rows = rows.query_map([], |row| row.get::<_, u32>(0)).unwrap();
        assert_eq!(
            rows.map(|n| usize::try_from(n.unwrap()).unwrap()).collect::<BTreeSet<_>>(),
            gone,
            "the database"
        );
    }

    fn document(&self) -> Document {
        let reader = self.desk.store().read();
        let row = reader.table(TableId(1)).unwrap().unwrap();
        export(&shipped(), reader, &row, ExportAs::Moderator, false).unwrap()
    }

    /// Everything that an undo could have touched.
    fn everything(&self) -> (Value, Vec<&'static str>, String) {
        let shown = self.desk.show(TableId(1), &ViewerName::Moderator).unwrap().0;
        let house = |seat| self.desk.store().read().seat_clock((TableId(1), seat)).unwrap().house;
        let houses: Vec<bool> = Seats::new(3).unwrap().iter().map(house).collect();
        let other = format!("{:?} {} {houses:?}", shown.status, shown.clock);
        (self.view(), self.awaited(), other)
    }
}

/// A table of three after two moves, and the seat that made the first.
fn two_moves(options: &[(&str, &str)]) -> (Parlour, &'static str) {
    let mut parlour = Parlour::santiago(3, options);
    let first = parlour.awaited()[0];
    parlour.play_on(2);
    (parlour, first)
}

#[test]
fn an_undo_takes_back_the_deed_that_was_done_last() {
    for deed in ["pause because x", "clock 72h because x", "bot SEAT because x"] {
        let (mut parlour, first) = two_moves(&[("clock", "48h"), ("silence", "default")]);
        let before = parlour.everything();
        parlour.mend(&deed.replace("SEAT", first));
        let entry = parlour.position() - 1;
        let done = parlour.mend("undo because I was wrong");
        assert!(done.starts_with("Taken back: `"), "{deed}: {done}");
        assert_eq!(parlour.everything(), before, "{deed}");
        let log = parlour.mend("log 2");
        assert!(log.contains(&format!("[takes back {entry}]")), "{log}");
        parlour.record_is_true();
        parlour.archive_is_true();
        // The next one continues with what came before.
        let done = parlour.mend("undo because I was wrong");
        assert!(done.contains("Taken back: 1 step") && !done.contains("in force"), "{done}");
        parlour.record_is_true();
    }
}

#[test]
fn what_goes_on_can_be_paused_again() {
    let (mut parlour, _) = two_moves(&[]);
    parlour.mend("pause because of a holiday\nresume because it is over\nundo because it is not");
    let first = parlour.awaited()[0];
    parlour.last(first).says("it is not");
    parlour.record_is_true();
    parlour.mend("undo because it is over now");
    parlour.record_is_true();
    parlour.archive_is_true();
    parlour.play_on(1);
}

#[test]
fn a_deed_without_an_opposite_is_not_passed_over() {
    for deed in [
        "replace SEAT with Eva <eva@example.net> because x",
        "remove SEAT because x",
        "deadline 2026-12-01 18:00 because x",
    ] {
        let (mut parlour, first) = two_moves(&[("clock", "48h"), ("silence", "default")]);
        parlour.mend(&deed.replace("SEAT", first));
        let (before, position) = (parlour.everything(), parlour.position());
        let refused = parlour.refuse("undo because I was wrong");
        let word = deed.split_whitespace().next().unwrap();
        assert!(flat(&refused).contains(&format!("the last thing done was `{word}")), "{refused}");
        assert!(refused.contains("`undo 1` takes back the last step"), "{refused}");
        assert_eq!((parlour.everything(), parlour.position()), (before, position), "{deed}");
        let done = parlour.mend("undo 1 because I was wrong");
        assert!(done.contains(&format!("`{word}")) && done.contains("stays in force"), "{done}");
        parlour.record_is_true();
        parlour.archive_is_true();
        // It is still in force, so it is still the last.
        parlour.refuse("undo because I was wrong");
    }
}

#[test]
fn words_and_looks_are_looked_past() {
    let (mut parlour, _) = two_moves(&[]);
    let awaited = parlour.awaited();
    parlour.mend("say well played\nannounce we go on\nresend because x\naddresses because x");
    parlour.mend("undo because of a slip");
    assert_ne!(parlour.awaited(), awaited);
    parlour.record_is_true();
    parlour.archive_is_true();
}

#[test]
fn an_undo_after_an_amendment_takes_the_amendment_back() {
    let mut parlour = Parlour::santiago(3, &[]);
    let first = parlour.awaited()[0];
    parlour.play(first, "bid 3");
    parlour.play_on(6);
    let (before, last) = (parlour.everything(), parlour.position() - 1);
    parlour.mend("amend 1: bid 4 because he meant to");
    parlour.mend("confirm");
    assert_ne!(parlour.everything(), before);
    let done = parlour.mend("undo because he did not");
    assert_eq!(
        done.lines().next().unwrap(),
        format!("The amendment is taken back. Entry {last} stands as the last.")
    );
    assert_eq!(parlour.everything(), before);
    parlour.record_is_true();
    parlour.archive_is_true();
    parlour.mend("redo because he did");
    assert_ne!(parlour.everything(), before);
    parlour.record_is_true();
    // If part of it is taken back, the rest stays.
    parlour.mend("undo because he did not");
    parlour.mend("amend 1: bid 2 because he meant to");
    let done = parlour.mend("confirm");
    assert!(!done.contains(" 0 later steps"), "{done}");
    parlour.mend("undo 1 because of a slip");
    let done = parlour.mend("undo because of another");
    assert!(done.starts_with("Taken back: 1 step"), "{done}");
    parlour.record_is_true();
}

/// An amendment is taken back as a whole as long as it is complete, whatever was
/// played after it and taken back since.
#[test]
fn an_amendment_is_whole_after_a_later_step_was_undone() {
    let mut parlour = Parlour::santiago(3, &[]);
    let entry = parlour.position();
    parlour.play_on(2);
    let before = parlour.view();
    parlour.mend(&format!("amend {entry}: pass because of a slip"));
    parlour.mend("confirm");
    parlour.play_on(1);
    parlour.mend("undo because of another");
    let said = parlour.mend("undo because it was none");
    assert!(said.contains("The amendment is taken back"), "{said}");
    assert_eq!(parlour.view(), before);
    parlour.record_is_true();
    // If it is incomplete, its last step is what was done last.
    let mut parlour = Parlour::santiago(3, &[]);
    let entry = parlour.position();
    parlour.play_on(2);
    parlour.mend(&format!("amend {entry}: pass because of a slip"));
    parlour.mend("confirm");
    parlour.mend("undo 1 because of another");
    let said = parlour.mend("undo because of a third");
    assert!(!said.contains("The amendment is taken back"), "{said}");
    parlour.record_is_true();
}

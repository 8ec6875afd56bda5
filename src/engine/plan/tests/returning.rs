//! The journal returns to an earlier position, and the lines with it.

use super::{Table, toy::Toy};
use crate::engine::plan::{Changed, Filed, Happened, History, Plannable};
use crate::engine::{Author, Body, Entry, Game as _, Match, Seat, Seats, Way};

/// A table that keeps everything.
struct Remembered {
    table: Table,
    entries: Vec<Entry<Toy>>,
    history: History<Toy>,
    changes: i64,
}

impl Remembered {
    fn new() -> Remembered {
        let table = Table::new();
        let seats = Seats::new(3).unwrap();
        let (_, deal) = Match::<Toy>::deal(&(), seats, &table.seed).unwrap();
        Remembered { table, entries: vec![deal], history: History::default(), changes: 0 }
    }

    fn all_lines(&self) -> Vec<Filed<Toy>> {
        let seats = self.table.sitting.now.game().seats();
        let alive = seats.iter().flat_map(|seat| self.table.sitting.plans.of(seat).to_vec());
        alive.collect()
    }

    /// Like the store: numbers new lines and keeps every change.
    fn remember(&mut self, mut filed: Vec<Filed<Toy>>) {
        let plans = &mut self.table.sitting.plans;
        filed.extend(plans.take_ended().into_iter().map(|(_, filed, ..)| filed));
        for change in plans.take_changes() {
            if let Changed::Filed(id) = change.what
                && let Some(line) = filed.iter().find(|line| line.id == id)
            {
                self.history.add_line(line.clone());
            }
            self.changes += 1;
            self.history.add_change(self.changes, change);
        }
    }

    fn play(&mut self, colour: &str, text: &str) -> &mut Remembered {
        let mailed = self.table.mail(colour, text);
        assert_eq!(mailed.refused, None, "{colour}: {text}");
        self.entries.extend(mailed.entries);
        for happened in mailed.happened {
            if let Happened::Acted { entry, .. } = happened {
                self.entries.push(entry);
            }
        }
        let lines = self.all_lines();
        self.remember(lines);
        self
    }

    /// Returns to the position after `to` entries; the result lists the lines of
    /// `by` that then wait for a word.
    fn back(&mut self, to: u32, way: Way, by: Option<&str>) -> Vec<String> {
        let by = by.map(|colour| self.table.seat(colour));
        let author = by.map_or(Author::Moderator(None), Author::Seat);
        let undone = matches!(way, Way::Undo).then_some(to);
        self.entries.push(Entry::new(author, Body::Return { to, way }, vec![]));
        let now = Match::replay(&self.entries).unwrap();
        self.table.sitting.returned(now, to, undone, by, &self.history);
        let happened = self.run();
        assert!(happened.is_empty(), "nothing acts by itself: {happened:?}");
        let lines = self.all_lines();
        self.remember(lines);
        let Table { sitting, .. } = &self.table;
        let round = Plannable::round(sitting.now.game());
        let held = by.map_or(&[][..], |seat| sitting.plans.of(seat)).iter();
        held.filter(|filed| filed.held).map(|filed| filed.line.shown(round)).collect()
    }

    fn run(&mut self) -> Vec<Happened<Toy>> {
        let Table { sitting, seed, .. } = &mut self.table;
        sitting.plans.run(&mut sitting.now, seed)
    }

    /// Everything about a seat's lines.
    fn lines(&self, colour: &str) -> Vec<Filed<Toy>> {
        let seat: Seat = self.table.seat(colour);
        self.table.sitting.plans.of(seat).to_vec()
    }

    fn standing(&self, colour: &str) -> Vec<String> {
        self.table.standing(colour)
    }
}

#[test]
fn what_acted_since_can_act_again() {
    let mut table = Remembered::new();
    table.play("green", "lot 1: up to 4\nlot 2: pass");
    let before = table.lines("green");
    table.play("red", "bid 2");
    assert_eq!(table.standing("green"), ["lot 2: pass"], "it has bid 3");
    let acted = table.lines("green");
    table.back(1, Way::Undo, Some("red"));
    assert_eq!(table.lines("green"), before);
    table.play("red", "pass");
    assert_eq!(table.table.heard().pop().unwrap(), "green bid 1");
    // And forward again, twice.
    table.back(3, Way::Redo, None);
    assert_eq!(table.lines("green"), acted);
    table.back(1, Way::Undo, None);
    assert_eq!(table.lines("green"), before);
}

#[test]
fn what_failed_is_as_if_it_had_not() {
    let mut table = Remembered::new();
    table.play("green", "lot 1: bid 2\nlot 2: up to 3\nevery round lot 3: pass");
    let before = table.lines("green");
    table.play("red", "bid 5");
    assert_eq!(
        table.standing("green"),
        ["lot 2: up to 3 (held)", "every round lot 3: pass (held)"],
        "bid 2 is too little"
    );
    table.back(1, Way::Undo, Some("red"));
    assert_eq!(table.lines("green"), before);
    table.play("red", "bid 1");
    assert_eq!(table.table.heard().pop().unwrap(), "green bid 2");
}

#[test]
fn what_lapsed_stands_again() {
    let mut table = Remembered::new();
    table.play("green", "lot 1: up to 4, then ask me\nlot 2: up to 1");
    table.play("red", "pass");
    table.play("brown", "pass").play("green", "take ships");
    let before = table.entries.len();
    table.play("red", "pass").play("green", "pass").play("brown", "pass");
    assert!(table.standing("green").is_empty(), "held through lot 2");
    table.back(u32::try_from(before).unwrap(), Way::Undo, None);
    assert_eq!(table.standing("green"), ["lot 2: up to 1 (held)"], "as it was");
    table.back(1, Way::Undo, None);
    assert_eq!(table.standing("green"), ["lot 1: up to 4, then ask me", "lot 2: up to 1"]);
}

#[test]
fn an_order_of_a_plan_that_is_taken_back_is_left_to_its_owner() {
    let mut table = Remembered::new();
    table.play("green", "lot 1: up to 4\nlot 2: pass");
    table.play("red", "bid 2");
    // The moderator takes green's bid back; it does not come again by itself.
    table.back(2, Way::Undo, None);
    assert_eq!(table.standing("green"), ["lot 2: pass"], "and nothing is held");
    table.play("green", "bid 6").play("brown", "pass").play("green", "take ships");
    table.play("red", "pass");
    let heard = table.table.heard();
    assert_eq!(heard[heard.len() - 2..], ["red pass", "green pass"]);
}

#[test]
fn a_line_for_all_lots_leaves_only_that_lot_to_its_owner() {
    let mut table = Remembered::new();
    table.play("green", "every round lot 1: up to 4");
    table.play("red", "bid 2");
    table.back(2, Way::Undo, Some("green"));
    table.play("green", "pass").play("brown", "pass").play("red", "take ships");
    for colour in ["red", "green", "brown"].repeat(2) {
        table.play(colour, "pass");
    }
    table.play("red", "pass");
    assert_eq!(table.table.heard().pop().unwrap(), "green bid 1", "in the next round it acts");
}

#[test]
fn what_an_owner_wanted_since_stays() {
    let mut table = Remembered::new();
    table.play("green", "lot 1: up to 4\nlot 2: pass\nlot 3: pass");
    table.play("red", "bid 2").play("brown", "pass").play("green", "take ships");
    table.play("green", "lot 2: up to 2\nforget lot 3");
    table.play("brown", "lot 3: up to 1");
    table.back(1, Way::Undo, Some("red"));
    assert_eq!(table.standing("green"), ["lot 1: up to 4", "lot 2: up to 2"]);
    assert_eq!(table.standing("brown"), ["lot 3: up to 1"]);
}

#[test]
fn a_word_about_a_line_counts_though_that_had_ended() {
    let mut table = Remembered::new();
    table.play("green", "lot 1: up to 4\nlot 2: pass");
    table.play("red", "bid 2");
    table.play("green", "forget all");
    table.back(1, Way::Undo, Some("red"));
    assert_eq!(table.standing("green"), Vec::<String>::new());
    // A line in place of one that had ended.
    let mut table = Remembered::new();
    table.play("green", "every round lot 1: bid 1");
    table.play("red", "bid 2");
    table.play("green", "every round lot 1: pass\ncontinue");
    table.back(1, Way::Undo, Some("red"));
    assert_eq!(table.standing("green"), ["every round lot 1: pass"]);
}

#[test]
fn whoever_takes_back_his_own_order_is_told_what_waits() {
    let mut table = Remembered::new();
    table.play("red", "lot 3: pass");
    table.play("red", "bid 2");
    table.play("red", "every round lot 1: bid 9");
    let held = table.back(1, Way::Undo, Some("red"));
    assert_eq!(held, ["every round lot 1: bid 9"]);
    assert_eq!(table.standing("red"), ["lot 3: pass", "every round lot 1: bid 9 (held)"]);
    table.back(2, Way::Redo, None);
    assert_eq!(table.standing("red"), ["lot 3: pass", "every round lot 1: bid 9"]);
}

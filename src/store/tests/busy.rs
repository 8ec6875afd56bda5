//! Queries made for every mail cost the same, however many letters are waiting or
//! were ever written.

use super::*;
use crate::{
    basics::TableId,
    engine::Seat,
    store::{letters, on_the_way},
};
use rusqlite::{StatementStatus, ToSql};

/// A letter to a seat, or outside any seat.
fn to<'a>(table: TableId, seat: Option<Seat>, id: &'a str, raw: &'a [u8]) -> NewLetter<'a> {
    let address = if seat.is_some() { "p0@example.org" } else { "mod@example.org" };
    NewLetter { table: Some(table), seat, raw, ..letter(id, address, Urgency::Whenever) }
}

/// A store with `count` letters in back-off, to a seat and to a moderator, as many
/// that were sent long ago, and one that is due to each.
fn with_waiting(count: i64) -> (Store, TableId) {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    let table = a_table(&tx);
    let raw = vec![b'x'; 20_000];
    for number in 0..count {
        for seat in [Some(Seat::try_from(0).unwrap()), None] {
            for sent in [true, false] {
                let id = format!("{number}.{seat:?}.{sent}@x");
                let before = noon() - TimeDelta::days(30);
                tx.add_letter(&to(table, seat, &id, &raw), before).unwrap();
                let id = tx.tx.last_insert_rowid();
                if sent {
                    tx.letter_sent(id, before).unwrap();
                } else {
                    tx.letter_failed(id, "later", Some(noon() + TimeDelta::hours(1)), noon())
                        .unwrap();
                }
            }
        }
    }
    tx.add_letter(&to(table, Some(Seat::try_from(1).unwrap()), "due@x", &raw), noon()).unwrap();
    tx.add_letter(&to(table, None, "notice@x", &raw), noon()).unwrap();
    tx.commit().unwrap();
    (store, table)
}

/// How many virtual machine steps `SQLite` takes for a statement.
fn steps(store: &Store, sql: &str, parameters: &[&dyn ToSql]) -> i32 {
    let mut statement = store.connection.prepare(sql).unwrap();
    let mut rows = statement.query(parameters).unwrap();
    while rows.next().unwrap().is_some() {}
    drop(rows);
    statement.get_status(StatementStatus::VmStep)
}

#[test]
fn fifty_letters_in_back_off_cost_a_mail_no_more_than_five() {
    let asked = |count: i64| {
        let (store, table) = with_waiting(count);
        let (now, hour) = (stamp(noon()), stamp(noon() - TimeDelta::hours(1)));
        assert_eq!(store.read().letters_due(noon(), 10, &[]).unwrap().len(), 2, "{count}");
        [
            ("due", letters::DUE, vec![&now as &dyn ToSql, &1, &2]),
            ("lately", letters::LATELY, vec![&table, &0, &hour, &now]),
            ("unseated", letters::UNSEATED, vec![&"mod@example.org", &"turn", &hour, &now]),
            ("on the way", on_the_way::ON_THE_WAY, vec![&table, &0, &hour, &now]),
            // No letter is less urgent than these already are.
            ("hurry", letters::HURRY, vec![&table, &0, &2]),
        ]
        .map(|(what, sql, parameters)| (what, steps(&store, sql, &parameters)))
    };
    assert_eq!(asked(5), asked(50));
}

/// None of these reads the letters' bytes, which are stored before their times.
#[test]
fn what_is_counted_is_counted_in_an_index() {
    let (store, _) = with_waiting(1);
    let plan = |sql: &str| -> String {
        let mut statement = store.connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let mut rows = statement.raw_query();
        let mut plan = String::new();
        while let Some(row) = rows.next().unwrap() {
            plan += &row.get::<_, String>(3).unwrap();
            plan.push('\n');
        }
        plan
    };
    for sql in [letters::LATELY, letters::UNSEATED] {
        assert!(plan(sql).contains("COVERING INDEX"), "{}", plan(sql));
    }
    let due = plan(letters::DUE);
    assert!(due.contains("earlier USING COVERING INDEX letters_waiting_of_seat"), "{due}");
    assert!(!due.contains("TEMP B-TREE FOR ORDER BY") && !due.contains("SCAN letters"), "{due}");
}

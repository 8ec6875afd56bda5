use super::*;
use crate::{engine::TableSeed, letters::Language};
use chrono::TimeDelta;

fn noon() -> DateTime<Utc> {
    "2026-01-02T12:00:00Z".parse().unwrap()
}

fn a_table(tx: &WriteTx<'_>) -> u32 {
    let seat = |seat, token: &str| SeatRow {
        seat,
        name: format!("Player {seat}"),
        address: format!("p{seat}@example.org"),
        language: Language::Pl,
        token: token.into(),
        told: 0,
    };
    let seats = [seat(0, "aaaa"), seat(1, "bbbb")];
    tx.add_table("santiago", &serde_json::json!({}), &TableSeed::new("s"), &seats, noon()).unwrap()
}

#[test]
fn a_transaction_that_is_dropped_leaves_no_trace() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    a_table(&tx);
    drop(tx);
    assert!(store.read().tables().unwrap().is_empty());
    let tx = store.write().unwrap();
    let id = a_table(&tx);
    tx.commit().unwrap();
    let table = store.read().table(id).unwrap().unwrap();
    assert_eq!((table.seats.len(), table.status), (2, Status::Running));
    assert_eq!(table.seats[0].language, Language::Pl);
    assert_eq!(store.read().seat_by_token("BBBB").unwrap(), Some((id, 1)));
    assert_eq!(store.read().seat_by_token("bbb").unwrap(), None);
}

#[test]
fn a_journal_changed_by_another_hand_is_noticed() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    let id = a_table(&tx);
    tx.append(id, &["{\"a\":1}".into()], None, noon()).unwrap();
    tx.append(id, &["{\"a\":2}".into(), "{\"a\":3}".into()], None, noon()).unwrap();
    tx.commit().unwrap();
    let journal = store.read().journal(id).unwrap();
    assert_eq!(journal.iter().map(|row| row.position).collect::<Vec<_>>(), [0, 1, 2]);
    store.connection.execute("UPDATE journal SET entry = '{}' WHERE position = 1", []).unwrap();
    let error = store.read().journal(id).unwrap_err();
    assert!(error.to_string().contains("journal row 1"), "{error}");
    assert!(!error.is_passing());
    store.connection.execute("DELETE FROM journal WHERE position = 0", []).unwrap();
    assert!(store.read().journal(id).unwrap_err().to_string().contains("missing"));
}

#[test]
fn the_same_mail_is_recorded_once() {
    let mut store = Store::memory().unwrap();
    let mail = NewMail {
        key: "k",
        source: "smtp",
        message_id: None,
        sender: None,
        kind: "orders",
        bytes: 5,
        raw: b"bytes",
    };
    let tx = store.write().unwrap();
    assert!(tx.add_mail(&mail, noon()).unwrap().is_some());
    assert!(tx.add_mail(&mail, noon()).unwrap().is_none());
    tx.commit().unwrap();
}

#[test]
fn a_letter_waits_until_it_is_sent_or_given_up() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    let letter = NewLetter {
        seat: None,
        kind: "turn",
        position: 3,
        address: "a@example.org",
        message_id: "m1@x",
        text: "hello",
        raw: b"raw",
        answers: None,
    };
    tx.add_letter(&letter, noon()).unwrap();
    tx.commit().unwrap();
    let due = |store: &Store, minutes| {
        store.read().letters_due(noon() + TimeDelta::minutes(minutes), 10).unwrap()
    };
    let id = due(&store, 0)[0].id;
    let tx = store.write().unwrap();
    tx.letter_failed(id, "later", Some(noon() + TimeDelta::minutes(5))).unwrap();
    tx.commit().unwrap();
    assert!(due(&store, 4).is_empty());
    assert_eq!(due(&store, 5)[0].attempts, 1);
    let tx = store.write().unwrap();
    tx.letter_sent(id).unwrap();
    tx.commit().unwrap();
    assert!(due(&store, 99).is_empty());
    assert_eq!(store.read().letter_counts().unwrap(), (0, 1, 0));
}

#[test]
fn a_newer_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/monsoon.sqlite");
    let store = Store::open(&path).unwrap();
    store.connection.pragma_update(None, "user_version", 99).unwrap();
    drop(store);
    assert!(matches!(Store::open(&path), Err(StoreError::TooNew { found: 99, .. })));
}

#[test]
fn one_daemon_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let first = DaemonLock::take(&path).unwrap();
    assert!(first.is_some());
    assert!(DaemonLock::take(&path).unwrap().is_none());
    drop(first);
    assert!(DaemonLock::take(&path).unwrap().is_some());
}

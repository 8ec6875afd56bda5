mod busy;
mod bytes;

use super::*;
use crate::{
    basics::{Language, TableId, Wanted},
    engine::{Seat, Seats, TableSeed},
};
use chrono::TimeDelta;
use std::path::PathBuf;
use tempfile::TempDir;

fn noon() -> DateTime<Utc> {
    "2026-01-02T12:00:00Z".parse().unwrap()
}

fn a_table(tx: &WriteTx<'_>) -> TableId {
    let seat = |seat, token: &str| SeatRow {
        seat,
        name: format!("Player {seat}"),
        address: format!("p{seat}@example.org"),
        language: Language::Pl,
        english_orders: false,
        wanted: Wanted::default(),
        token: token.into(),
        told: 0,
    };
    let seats =
        [seat(Seat::try_from(0).unwrap(), "aaaa"), seat(Seat::try_from(1).unwrap(), "bbbb")];
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
    assert_eq!(store.read().seat_by_token("BBBB").unwrap(), Some((id, Seat::try_from(1).unwrap())));
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
        digest: "k",
        places: &["1.0".into()],
        source: "smtp",
        message_id: None,
        sender: None,
        kind: "orders",
        bytes: 5,
        recipients: &[],
        raw: b"bytes",
    };
    let tx = store.write().unwrap();
    assert!(tx.add_mail(&mail, noon()).unwrap().is_some());
    assert!(tx.add_mail(&mail, noon()).unwrap().is_none());
    // The same mail for something else counts separately, and so does a key with
    // the same prefix.
    assert!(tx.add_mail(&NewMail { places: &[], ..mail.clone() }, noon()).unwrap().is_some());
    assert!(tx.add_mail(&NewMail { digest: "k2", ..mail }, noon()).unwrap().is_some());
    let copies = tx.read().copies("k").unwrap();
    let places: Vec<_> = copies.iter().map(|copy| copy.places.clone().unwrap()).collect();
    assert_eq!(places, [vec!["1.0".to_owned()], vec![]]);
    tx.commit().unwrap();
}

/// An empty database of that schema version, and its folder.
fn database_of_version(version: usize) -> (TempDir, PathBuf, Connection) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monsoon.sqlite");
    let old = Connection::open(&path).unwrap();
    for step in &MIGRATIONS[..version] {
        old.execute_batch(step).unwrap();
    }
    old.pragma_update(None, "user_version", i64::try_from(version).unwrap()).unwrap();
    (folder, path, old)
}

/// Table 1, as all versions have kept it.
fn a_table_of_old(old: &Connection, status: &str) {
    let sql = "INSERT INTO tables (id, game, options, seed, status, created_at)
               VALUES (1, 'santiago', '{}', 's', ?1, '2026-01-01T00:00:00.000Z')";
    old.execute(sql, [status]).unwrap();
}

/// A change to one file that was killed leaves a journal whose head says nothing.
#[test]
fn a_journal_that_is_left_over_is_swept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.sqlite");
    let journal = beside(&path, "-journal");
    let first = Store::make(&path).unwrap();
    std::fs::write(&journal, [0; 512]).unwrap();
    drop(Store::open(&path).unwrap());
    assert!(!journal.exists());
    drop(first);
    std::fs::write(&journal, [0; 512]).unwrap();
    let store = Store::open(&path).unwrap();
    assert!(!journal.exists());
    let whole: String =
        store.connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(whole, "ok");
}

/// What version 8 stored of a mail: its digest as the key, and no envelope.
#[test]
fn a_database_of_version_8_is_brought_up() {
    let (_folder, path, old) = database_of_version(8);
    let mail = |id: u32, key: &str, seat: &str, verdict: &str, why: &str| {
        format!(
            "INSERT INTO mail (id, key, source, received_at, sender, table_id, seat, verdict, why, raw)
             VALUES ({id}, '{key}', 'smtp', '2026-01-01T00:00:02.000Z', 'ann@work.example',
                     {seat}, '{verdict}', '{why}', x'0{id}');"
        )
    };
    let at = |second: u32| format!("2026-01-01T00:00:0{second}.000Z");
    old.execute_batch(&format!(
        "INSERT INTO tables (id, game, options, seed, status, created_at)
         VALUES (1, 'santiago', '{{}}', 's', 'running', '{0}');
         INSERT INTO journal VALUES (1, 0, '{0}', NULL, 'x', 'd'), (1, 1, '{1}', NULL, 'x', 'd'),
                                    (1, 2, '{3}', NULL, 'x', 'd');
         INSERT INTO questions (id, code_digest, table_id, seat, sender, asked_at, answered_at)
         VALUES (5, 'a', 1, 0, 'ann@work.example', '{0}', '{1}'),
                (6, 'b', 1, 0, 'ann@work.example', '{2}', NULL);",
        at(0),
        at(1),
        at(2),
        at(3)
    ))
    .unwrap();
    let without = "from a player''s address, but without a secret of that player''s";
    for row in [
        mail(1, "aa", "1, 0", "carried-out", ""),
        mail(2, "bb", "1, 0", "explained", without),
        mail(3, "cc", "NULL, NULL", "ignored", "from a stranger"),
        mail(4, "dd", "NULL, NULL", "carried-out", "a moderator''s, of table 1"),
        mail(5, "ee", "1, 0", "held", "from another address"),
        mail(6, "quarantine ff", "NULL, NULL", "quarantined", ""),
    ] {
        old.execute_batch(&row).unwrap();
    }
    drop(old);
    let store = Store::open(&path).unwrap();
    let copies = |key: &str| store.read().copies(key).unwrap();
    let seat = Some(vec!["1.0".to_owned()]);
    for (key, places, acted_on) in [
        ("aa", seat.clone(), true),
        ("bb", Some(vec![]), false),
        ("cc", Some(vec![]), false),
        ("dd", None, true),
        ("ee", seat, true),
        ("quarantine ff", Some(vec![]), false),
    ] {
        let found = copies(key);
        assert_eq!((&found[0].places, found[0].acted_on), (&places, acted_on), "{key}");
    }
    assert!(copies("a").is_empty());
    // It waits for the open question, and answers what was asked when it came.
    assert!(store.read().held_mails(5).unwrap().is_empty());
    let held = store.read().held_mails(6).unwrap();
    assert_eq!((held[0].id, held[0].saw, held[0].recipients.len()), (5, Some(2), 0));
}

#[test]
fn a_database_of_version_9_knows_no_archives_of_its_tables() {
    let (_folder, path, old) = database_of_version(9);
    a_table_of_old(&old, "finished");
    drop(old);
    let mut store = Store::open(&path).unwrap();
    assert!(store.read().tables_from("abc").unwrap().is_empty());
    let tx = store.write().unwrap();
    let id = a_table(&tx);
    tx.set_source(TableId(1), "abc", None).unwrap();
    tx.set_source(id, "abc", Some(7)).unwrap();
    tx.commit().unwrap();
    assert_eq!(store.read().tables_from("abc").unwrap(), [(TableId(1), None), (id, Some(7))]);
}

fn letter<'a>(message_id: &'a str, address: &'a str, urgency: Urgency) -> NewLetter<'a> {
    NewLetter {
        table: None,
        seat: None,
        kind: "turn",
        urgency,
        position: 3,
        address,
        subject: "Santiago [table 1]",
        message_id,
        text: "hello",
        index: b"index",
        raw: b"raw",
        answers: None,
        bounce_tag: message_id,
    }
}

fn due(store: &Store, minutes: i64) -> Vec<i64> {
    let rows = store.read().letters_due(noon() + TimeDelta::minutes(minutes), 10, &[]).unwrap();
    rows.iter().map(|row| row.id).collect()
}

#[test]
fn a_letter_waits_until_it_is_sent_or_given_up() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    tx.add_letter(&letter("m1@x", "a@example.org", Urgency::Now), noon()).unwrap();
    tx.commit().unwrap();
    let id = due(&store, 0)[0];
    let tx = store.write().unwrap();
    assert!(tx.letter_failed(id, "later", Some(noon() + TimeDelta::minutes(5)), noon()).unwrap());
    tx.commit().unwrap();
    assert!(due(&store, 4).is_empty());
    assert_eq!(
        store.read().letters_due(noon() + TimeDelta::minutes(5), 9, &[]).unwrap()[0].attempts,
        1
    );
    let tx = store.write().unwrap();
    tx.letter_sent(id, noon()).unwrap();
    assert!(!tx.letter_failed(id, "too late", None, noon()).unwrap(), "it was sent");
    tx.commit().unwrap();
    assert!(due(&store, 99).is_empty());
    assert_eq!(store.read().letter_counts().unwrap(), (0, 1, 0));
    let sent = |minutes| {
        store.read().sent_within(TimeDelta::hours(1), noon() + TimeDelta::minutes(minutes)).unwrap()
    };
    // The hour ends exactly on time; letters dated in the future don't count.
    assert_eq!([sent(0), sent(59), sent(60), sent(-1)], [1, 1, 0, 0]);
}

/// Letters to a seat leave in the order in which they were written, and those behind one that
/// waits are not looked at until it is tried again or out of the way.
#[test]
fn letters_wait_behind_an_earlier_one() {
    type Then = fn(&WriteTx<'_>, DateTime<Utc>);
    let later = |minutes| noon() + TimeDelta::minutes(minutes);
    let waiting = || {
        let mut store = Store::memory().unwrap();
        let tx = store.write().unwrap();
        let table = a_table(&tx);
        let to_seat = |id| NewLetter {
            table: Some(table),
            seat: Seat::try_from(0).ok(),
            ..letter(id, "a@example.org", Urgency::Now)
        };
        tx.add_letter(&to_seat("1@x"), noon()).unwrap();
        tx.add_letter(&to_seat("2@x"), noon()).unwrap();
        assert!(tx.letter_failed(1, "later", Some(later(5)), noon()).unwrap());
        tx.add_letter(&to_seat("3@x"), later(1)).unwrap();
        tx.commit().unwrap();
        assert!(due(&store, 4).is_empty());
        let queue = store.read().queue().unwrap();
        let held = |row: &QueuedRow| later(5) - row.due_at <= TimeDelta::milliseconds(1);
        assert!(queue.iter().all(held), "{queue:?}");
        store
    };
    // What leaves at once, and what follows the letter that leaves first.
    let cases: [(&str, Then, &[i64], i64); 5] = [
        ("given up", |tx, now| assert!(tx.letter_failed(1, "no", None, now).unwrap()), &[2, 3], 3),
        ("dropped", |tx, now| assert!(tx.drop_letter(1, None, now).unwrap()), &[2, 3], 3),
        ("tried", |tx, now| assert!(tx.retry_letter(1, now).unwrap()), &[1], 2),
        ("the second", |tx, now| assert!(tx.drop_letter(2, None, now).unwrap()), &[], 3),
        ("closed", |tx, now| tx.letter_waits(1, "no", now + TimeDelta::hours(1)).unwrap(), &[], 2),
    ];
    for (what, then, leave, follows) in cases {
        let mut store = waiting();
        let tx = store.write().unwrap();
        then(&tx, later(2));
        tx.commit().unwrap();
        assert_eq!(due(&store, 2), leave, "{what}");
        let first = due(&store, 62)[0];
        let tx = store.write().unwrap();
        tx.letter_sent(first, later(62)).unwrap();
        tx.commit().unwrap();
        assert_eq!(due(&store, 62)[0], follows, "{what}");
    }
}

#[test]
fn the_urgent_leave_first_and_a_domain_can_be_put_off() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    tx.add_letter(&letter("1@x", "a@slow.example", Urgency::Whenever), noon()).unwrap();
    tx.add_letter(&letter("2@x", "a@other.example", Urgency::Soon), noon()).unwrap();
    tx.add_letter(&letter("3@x", "B@Slow.example", Urgency::Now), noon()).unwrap();
    tx.add_letter(&letter("4@x", "c@not-slow.example", Urgency::Now), noon()).unwrap();
    tx.commit().unwrap();
    assert_eq!(due(&store, 0), [3, 4, 2, 1]);
    let tx = store.write().unwrap();
    tx.domain_waits("slow.example", noon() + TimeDelta::minutes(5)).unwrap();
    tx.commit().unwrap();
    assert_eq!(due(&store, 4), [4, 2]);
    // Of two equally urgent letters, the one due for longer is sent first.
    assert_eq!(due(&store, 5), [4, 3, 2, 1]);
    let tx = store.write().unwrap();
    assert!(tx.stop_address("b@slow.example", noon()).unwrap());
    assert!(!tx.stop_address("b@slow.example", noon()).unwrap(), "it was stopped before");
    tx.commit().unwrap();
    assert_eq!(due(&store, 5), [4, 2, 1]);
}

#[test]
fn a_bounce_tag_is_looked_up_in_any_case() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    tx.add_letter(&letter("abc1", "A@x.org", Urgency::Now), noon()).unwrap();
    tx.commit().unwrap();
    let found = store.read().letter_by_bounce_tag("ABC1").unwrap().unwrap();
    assert_eq!((found.id, found.address.as_str(), found.seat), (1, "a@x.org", None));
    assert_eq!(store.read().letter_by_bounce_tag("abc").unwrap(), None);
    assert_eq!(store.read().letter_by_bounce_tag("").unwrap(), None);
}

#[test]
fn a_database_of_version_2_is_brought_up() {
    let (_folder, path, old) = database_of_version(2);
    old.execute_batch(
        "INSERT INTO tables VALUES (1, 'santiago', '{}', 's', 'running', NULL, '2026-01-01T00:00:00.000Z');
         INSERT INTO seats VALUES (1, 0, 'Ann', 'ann@example.org', 'en', 'aaaa', 'digest', 0);
         INSERT INTO mail VALUES (4, 'k', 'smtp', '2026-01-01T00:00:00.000Z', NULL, NULL, 1, 0,
                                  'carried-out', '', x'00');
         INSERT INTO letters VALUES
           (3, 1, 0, 'over', 9, 'ann@example.org', 'm3@x', 't3', x'03', NULL,
            '2026-01-01T00:00:00.000Z', 'waiting', 2, '2026-01-02T11:00:00.000Z', 'later'),
           (7, 1, 0, 'turn', 9, 'ann@example.org', 'm7@x', 't7', x'07', 4,
            '2026-01-01T00:00:00.000Z', 'waiting', 0, '2026-01-01T00:00:00.000Z', NULL),
           (8, NULL, NULL, 'explained', 0, 'mod@example.org', 'm8@x', 't8', x'08', NULL,
            '2026-01-01T00:00:00.000Z', 'sent', 1, '2026-01-01T00:00:00.000Z', NULL),
           (9, 1, 0, 'turn', 9, 'ann@example.org', 'm9@x', 't9', x'09', NULL,
            '2026-01-01T00:00:00.000Z', 'failed', 14, '2026-01-01T00:00:00.000Z', 'never');",
    )
    .unwrap();
    drop(old);
    let mut store = Store::open(&path).unwrap();
    // Numbers, bytes and attempts are unchanged; the earlier letter to a seat is
    // sent first.
    let rows = store.read().letters_due(noon(), 10, &[]).unwrap();
    let seen: Vec<_> =
        rows.iter().map(|row| (row.id, row.attempts, row.raw.clone(), &row.bounce_tag)).collect();
    assert_eq!(seen, [(3, 2, Ok(vec![3]), &None)]);
    assert_eq!(store.read().letter_counts().unwrap(), (2, 1, 1));
    let lines = store.read().lines_sent((TableId(1), Seat::try_from(0).unwrap()), 10).unwrap();
    let plain: Vec<_> = lines.iter().map(|lines| lines.plain.as_deref().unwrap()).collect();
    assert_eq!(plain, ["t9", "t7", "t3"]);
    let queue = store.read().queue().unwrap();
    assert_eq!(queue.iter().map(|row| row.id).collect::<Vec<_>>(), [7, 3, 9]);
    assert_eq!(queue[1].last_error.as_deref(), Some("later"));
    // New code works on old data.
    let tx = store.write().unwrap();
    assert!(tx.drop_letter(3, Some("no need"), noon()).unwrap());
    assert!(!tx.drop_letter(8, None, noon()).unwrap(), "it was sent");
    tx.letter_sent(7, noon()).unwrap();
    tx.add_letter(&letter("new@x", "ann@example.org", Urgency::Now), noon()).unwrap();
    tx.commit().unwrap();
    assert_eq!(store.read().sent_within(TimeDelta::hours(1), noon()).unwrap(), 1);
    assert_eq!(store.read().letter_state(3).unwrap(), Some(LetterState::Dropped));
    drop(store);
    assert_eq!(due(&Store::open(&path).unwrap(), 0), [10], "opened again, nothing is done twice");
}

#[test]
fn a_newer_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/monsoon.sqlite");
    let store = Store::make(&path).unwrap();
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

#[test]
fn plans_of_old_have_a_past() {
    let (_folder, path, old) = database_of_version(7);
    a_table_of_old(&old, "running");
    old.execute_batch(
        "INSERT INTO seats (table_id, seat, name, address, language, token, token_digest, told)
         VALUES (1, 0, 'Ann', 'ann@example.org', 'en', 'aaaa', 'digest', 0);
         INSERT INTO plans VALUES
           (1, 1, 0, 'digest', 'round 1 bid: 3', NULL, 2, 1, 'bid', 0, NULL, 0, NULL, NULL),
           (2, 1, 0, 'digest', 'round 1 plant: best', NULL, 2, NULL, NULL, NULL, NULL, 1, NULL, NULL),
           (3, 1, 0, 'digest', 'round 1 extra: hold', NULL, 1, NULL, NULL, NULL, NULL, 0, 'lapsed', 4),
           (4, 1, 0, 'former', 'round 1 extra: hold', NULL, 1, NULL, NULL, NULL, NULL, 0, 'replaced', NULL);",
    )
    .unwrap();
    drop(old);
    let store = Store::open(&path).unwrap();
    let past = store.read().plan_past(TableId(1)).unwrap();
    let lines: Vec<_> = past.lines.iter().map(|line| line.id).collect();
    assert_eq!(lines, [1, 2, 3], "whoever left is forgotten");
    let changes: Vec<_> = past
        .changes
        .iter()
        .map(|it| (it.plan.unwrap(), it.position, it.what.as_str(), it.word.as_deref()))
        .collect();
    assert_eq!(
        changes,
        [
            (3, 1, "filed", None),
            (4, 1, "filed", None),
            (4, 1, "ended", Some("replaced")),
            (1, 2, "filed", None),
            (2, 2, "filed", None),
            (1, 2, "acted", Some("bid")),
            (2, 2, "held", None),
            (3, 4, "ended", Some("lapsed")),
        ]
    );
    assert_eq!(store.read().plans(TableId(1)).unwrap().len(), 2, "what lives on lives on");
}

#[test]
fn a_table_paused_of_old_stays_so() {
    let (_folder, path, old) = database_of_version(9);
    old.execute_batch(
        "INSERT INTO tables (id, game, options, seed, status, why, created_at)
         VALUES (1, 'santiago', '{}', 's', 'paused', 'a holiday', '2026-01-01T00:00:00.000Z');",
    )
    .unwrap();
    drop(old);
    let mut store = Store::open(&path).unwrap();
    let table = store.read().table(TableId(1)).unwrap().unwrap();
    assert_eq!((table.status, table.resumes), (Status::Paused, None));
    let due = |store: &Store, days| {
        store.read().tables_to_resume(noon() + TimeDelta::days(days)).unwrap()
    };
    assert!(due(&store, 999).is_empty());
    let tx = store.write().unwrap();
    tx.resume_at(TableId(1), noon() + TimeDelta::days(2)).unwrap();
    tx.commit().unwrap();
    assert_eq!((due(&store, 1), due(&store, 2)), (vec![], vec![TableId(1)]));
    // Any other change of status cancels it.
    let tx = store.write().unwrap();
    tx.set_status(TableId(1), Status::Paused, Some("another")).unwrap();
    tx.commit().unwrap();
    assert!(due(&store, 999).is_empty());
}

/// Version 15 did not store the position that a notice to a moderator showed.
#[test]
fn notices_of_old_show_what_there_was_when_they_were_written() {
    let (_folder, path, old) = database_of_version(15);
    a_table_of_old(&old, "running");
    old.execute_batch(
        "INSERT INTO journal VALUES (1, 0, '2026-01-01T00:00:00.000Z', NULL, 'x', 'd'),
                                    (1, 1, '2026-01-01T00:00:01.000Z', NULL, 'x', 'd'),
                                    (1, 2, '2026-01-01T00:00:03.000Z', NULL, 'x', 'd');
         INSERT INTO moderators (table_id, address, name, token, token_digest, own, added_at)
         VALUES (1, 'mod@example.org', '', 't', 'd', 0, '2026-01-01T00:00:00.000Z');
         INSERT INTO letters (table_id, seat, kind, position, address, message_id, text, raw,
                              created_at, due_at)
         VALUES (1, NULL, 'explained', 0, 'mod@example.org', 'n@x', '', x'00',
                 '2026-01-01T00:00:02.000Z', ''),
                (1, 0, 'turn', 1, 'ann@example.org', 's@x', '', x'00',
                 '2026-01-01T00:00:02.000Z', '');",
    )
    .unwrap();
    drop(old);
    let store = Store::open(&path).unwrap();
    let position = |id: &str, of: &str| store.read().notice_position(id, TableId(1), of).unwrap();
    assert_eq!(position("n@x", "mod@example.org"), Some(2));
    assert_eq!(position("n@x", "zoe@example.org"), None, "another's");
    assert_eq!(position("s@x", "ann@example.org"), None, "a player's");
    assert_eq!(store.read().entries(TableId(1)).unwrap(), 3);
    let known = store.read().moderators(TableId(1)).unwrap();
    assert_eq!(known[0].shown, None);
    drop(known);
    let mut store = store;
    let tx = store.write().unwrap();
    tx.set_shown(TableId(1), "mod@example.org", 3).unwrap();
    assert_eq!(tx.read().moderators(TableId(1)).unwrap()[0].shown, Some(3));
}

/// An earlier letter to a seat must not arrive after a later one.
#[test]
fn letters_to_one_seat_leave_in_their_order() {
    let mut store = Store::memory().unwrap();
    let tx = store.write().unwrap();
    let table = a_table(&tx);
    let to = |id, seat, urgency| NewLetter {
        table: Some(table),
        seat: Some(seat),
        ..letter(id, "a@example.org", urgency)
    };
    tx.add_letter(&to("1@x", Seat::try_from(0).unwrap(), Urgency::Soon), noon()).unwrap();
    tx.add_letter(&to("2@x", Seat::try_from(1).unwrap(), Urgency::Soon), noon()).unwrap();
    tx.add_letter(&to("3@x", Seat::try_from(0).unwrap(), Urgency::Now), noon()).unwrap();
    tx.commit().unwrap();
    assert_eq!(due(&store, 0), [1, 3, 2]);
}

/// Seats of version 18 want what they got, and keep whether they want receipts.
#[test]
fn a_database_of_version_18_is_brought_up() {
    let (_folder, path, old) = database_of_version(18);
    old.execute_batch(
        "INSERT INTO tables (id, game, options, seed, status, created_at)
         VALUES (1, 'santiago', '{}', 's', 'running', '2026-01-01T00:00:00Z');
         INSERT INTO seats (table_id, seat, name, address, language, token, token_digest, told,
                            receipts)
         VALUES (1, 0, 'Ann', 'ann@example.org', 'en', 't', 'd', 3, 0);",
    )
    .unwrap();
    drop(old);
    let mut store = Store::open(&path).unwrap();
    let wanted = |store: &Store| store.read().table(TableId(1)).unwrap().unwrap().seats[0].wanted;
    let before = Wanted { receipts: false, ..Wanted::default() };
    assert_eq!(wanted(&store), before);
    let daily = Wanted { pace: crate::basics::Pace::daily(18, 0).unwrap(), ..before };
    let seat = (TableId(1), Seat::try_from(0).unwrap());
    let tx = store.write().unwrap();
    tx.set_wanted(seat, daily).unwrap();
    tx.tell_at(seat, noon()).unwrap();
    tx.commit().unwrap();
    assert_eq!(wanted(&store), daily);
    assert_eq!(store.read().news_due(noon()).unwrap(), [seat]);
    // Whoever is told has nothing to be told, and neither has who wants none.
    let tx = store.write().unwrap();
    tx.set_told(seat.0, seat.1, 4).unwrap();
    assert_eq!(tx.read().news_due(noon()).unwrap(), []);
    tx.tell_at(seat, noon()).unwrap();
    tx.set_wanted(seat, before).unwrap();
    assert_eq!(tx.read().news_due(noon()).unwrap(), []);
}

/// Tables of before have open press, and nothing has been said at them.
#[test]
fn a_database_without_press_is_brought_up() {
    let before = MIGRATIONS.iter().position(|step| step.contains("CREATE TABLE press ")).unwrap();
    let (_folder, path, old) = database_of_version(before);
    a_table_of_old(&old, "running");
    drop(old);
    let mut store = Store::open(&path).unwrap();
    let table = store.read().table(TableId(1)).unwrap().unwrap();
    assert_eq!((table.press, table.press_now), (PressRule::Open, false));
    assert!(store.read().press_of_table(TableId(1)).unwrap().is_empty());
    let tx = store.write().unwrap();
    tx.delete_table(TableId(1)).unwrap();
    tx.commit().unwrap();
}

/// Nobody watches tables of before, and what is proposed at them takes everybody.
#[test]
fn a_database_of_version_28_is_brought_up() {
    let (_folder, path, old) = database_of_version(28);
    a_table_of_old(&old, "running");
    old.execute_batch(
        "INSERT INTO seats (table_id, seat, name, address, language, token, token_digest, told)
         VALUES (1, 0, 'Ann', 'ann@example.org', 'en', 't', 'd', 3);",
    )
    .unwrap();
    drop(old);
    let mut store = Store::open(&path).unwrap();
    let id = TableId(1);
    let table = store.read().table(id).unwrap().unwrap();
    assert!(table.watch == WatchRule::None && !table.watch.admits(None));
    assert_eq!(table.votes, VoteRule::All);
    let tx = store.write().unwrap();
    for _ in 0..2 {
        tx.watch(id, "dan@example.org", WatchPace::Round, noon()).unwrap();
        assert!(tx.unwatch(id, "dan@example.org").unwrap());
    }
    // A number is never used again: a seat told of the second is not told of the third.
    tx.watch(id, "dan@example.org", WatchPace::Round, noon()).unwrap();
    assert_eq!(tx.read().observers(id).unwrap()[0].id, 3);
    assert!(tx.read().observers_due().unwrap().is_empty());
    tx.moved_before_observers(id, 1, false).unwrap();
    assert_eq!(tx.read().observers_due().unwrap(), [id]);
    tx.set_watch(id, &WatchRule::by_word("Mango")).unwrap();
    let rule = tx.read().table(id).unwrap().unwrap().watch;
    assert!(rule.admits(Some("mango")) && !rule.admits(Some("melon")) && !rule.admits(None));
    tx.delete_table(id).unwrap();
    tx.commit().unwrap();
}

/// What was told before it was known by which letter stays told, and what waits still waits.
#[test]
fn words_of_version_23_are_told_once() {
    let (_folder, path, old) = database_of_version(23);
    a_table_of_old(&old, "running");
    old.execute_batch(
        "INSERT INTO seats (table_id, seat, name, address, language, token, token_digest, told)
         VALUES (1, 0, 'Ann', 'ann@example.org', 'en', 't', 'd', 0);
         INSERT INTO press VALUES
           (1, 1, 0, '2026-01-01T00:00:00.000Z', 'table', 1, 'Ben', '[]', 'told already'),
           (2, 1, 0, '2026-01-01T00:00:01.000Z', 'table', 1, 'Ben', '[]', 'not yet');
         INSERT INTO press_readers VALUES (1, 1, 1, 0, 0, 1), (2, 2, 1, 0, 0, 0);",
    )
    .unwrap();
    drop(old);
    let mut store = Store::open(&path).unwrap();
    let (table, ann) = (TableId(1), Seats::new(2).unwrap().iter().next().unwrap());
    let waiting = |store: &Store| {
        let rows = store.read().press_waiting((table, ann)).unwrap();
        rows.into_iter().map(|row| row.text).collect::<Vec<_>>()
    };
    assert_eq!(waiting(&store), ["not yet"]);
    let tx = store.write().unwrap();
    tx.move_player((table, ann), "ann@example.org", "ann@new.example", noon()).unwrap();
    tx.commit().unwrap();
    assert_eq!(waiting(&store), ["not yet"]);
}

/// A command of a new version beside a daemon of an old one must not take the columns away
/// that the daemon works with.
#[test]
fn nothing_is_upgraded_under_a_daemon() {
    let (_folder, path, old) = database_of_version(24);
    drop(old);
    let version = |path: &Path| -> i64 {
        let there = Connection::open(path).unwrap();
        there.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
    };
    let lock = DaemonLock::take(&path).unwrap().unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::OlderRuns)));
    assert_eq!(version(&path), 24);
    // The daemon itself upgrades it, and then it is open to everybody.
    drop(Store::open_held(&path, &lock).unwrap());
    assert_eq!(version(&path), count(MIGRATIONS.len()));
    drop(Store::open(&path).unwrap());
    drop(lock);
    drop(Store::open(&path).unwrap());
    assert!(DaemonLock::take(&path).unwrap().is_some(), "an upgrade leaves no lock");
}

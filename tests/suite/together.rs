//! Mails and reports that are written in one transaction, and a power cut in the middle.

use crate::parlour::{MODERATED, Parlour, shipped, store_at};
use monsoon::{
    config::Config,
    desk::{Arrived, Desk, DeskError, Received, Report, Reported, Settings},
    engine::{Dice, TableSeed},
    mail::{Incoming, Source, Trust},
    store::{Store, Verdict},
};
use rusqlite::Connection;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A table each, and red's bid at it.
fn bids(parlour: &mut Parlour, tables: usize) -> Vec<Incoming> {
    let bid = |table: usize| {
        parlour.open(3, &[("first-builder", "brown")], &format!("table {table}"));
        parlour.reply("red", "bid 4")
    };
    (0..tables).map(bid).collect::<Vec<_>>().into_iter().map(incoming).collect()
}

fn incoming(raw: Vec<u8>) -> Incoming {
    Incoming { raw, recipients: Vec::new(), sender: None, source: Source::Smtp, peer: None }
}

fn hand_in(desk: &mut Desk, mails: &[Incoming]) -> Vec<Result<Received, DeskError>> {
    let arrived = |incoming| Arrived { incoming, bytes: 1000, checked: Trust::Unverified };
    desk.together(&mails.iter().map(arrived).collect::<Vec<_>>(), &[]).0
}

/// What became of each, in short.
fn verdicts(received: &[Result<Received, DeskError>]) -> Vec<Option<Verdict>> {
    let verdict = |received: &Result<Received, DeskError>| match received {
        Ok(Received::Recorded(verdict, _)) => Some(*verdict),
        Ok(Received::Duplicate) => None,
        Err(error) => panic!("{error}"),
    };
    received.iter().map(verdict).collect()
}

/// Everything that mails change: which there are, the journals, and how many letters.
pub fn state(database: &Path) -> Vec<String> {
    let connection = Connection::open(database).unwrap();
    let mut found = Vec::new();
    for sql in [
        "SELECT message_id || verdict FROM mail ORDER BY message_id",
        "SELECT table_id || ' ' || position || entry FROM journal ORDER BY table_id, position",
        "SELECT table_id || ' ' || seat || kind || count(*) FROM letters
         JOIN letter_bytes ON letter = id WHERE seat IS NOT NULL
         GROUP BY table_id, seat, kind ORDER BY 1",
    ] {
        let mut statement = connection.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| row.get(0)).unwrap();
        found.extend(rows.map(Result::<String, _>::unwrap));
    }
    found
}

fn on_disk(database: &Path) -> Parlour {
    Parlour::on_disk(MODERATED, database)
}

/// The same as one after the other, for one wait for the disk.
#[test]
fn mails_that_come_together_are_written_together() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one.sqlite", "two.sqlite"].map(|name| folder.path().join(name));
    let mut parlour = on_disk(&one);
    let mails = bids(&mut parlour, 5);
    let before = parlour.desk.store().commits();
    let received = hand_in(&mut parlour.desk, &mails);
    assert_eq!(parlour.desk.store().commits(), before + 1);
    assert_eq!(verdicts(&received), vec![Some(Verdict::CarriedOut); 5]);
    let mut singly = on_disk(&two);
    let mails = bids(&mut singly, 5);
    for mail in &mails {
        assert_eq!(verdicts(&hand_in(&mut singly.desk, std::slice::from_ref(mail))).len(), 1);
    }
    assert_eq!(state(&one), state(&two));
    // The same mail twice in a group is one.
    let again = hand_in(&mut parlour.desk, &[&mails[..1], &mails[..1]].concat());
    assert_eq!(verdicts(&again), [None, None]);
}

/// Has the database refuse what is written about table 2, in one of `SQLite`'s ways.
fn refuse(database: &Path, how: &str) {
    let trigger = format!(
        "CREATE TRIGGER refused BEFORE INSERT ON journal WHEN NEW.table_id = 2
         BEGIN SELECT RAISE({how}, 'refused'); END;
         CREATE TRIGGER kept BEFORE UPDATE OF state ON letters
         WHEN NEW.id = 2 BEGIN SELECT RAISE({how}, 'kept'); END;"
    );
    Connection::open(database).unwrap().execute_batch(&trigger).unwrap();
}

/// One mail fails by itself, or takes the whole transaction with it: the others are
/// carried out all the same.
#[test]
fn a_mail_that_fails_touches_no_other_of_its_group() {
    for how in ["ABORT", "ROLLBACK"] {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("m.sqlite");
        let mut parlour = on_disk(&database);
        let mails = bids(&mut parlour, 3);
        refuse(&database, how);
        let received = hand_in(&mut parlour.desk, &mails);
        let done =
            |at: usize| matches!(received[at], Ok(Received::Recorded(Verdict::CarriedOut, _)));
        assert!(done(0) && !done(1) && done(2), "{how}: {received:?}");
        // Its journal is what it was, and the others' have their bids.
        let entries = |table: u32| {
            let store = Store::open(&database).unwrap();
            let table = monsoon::basics::TableId(table);
            store.read().journal(table).unwrap().len()
        };
        assert_eq!([1, 2, 3].map(entries), [2, 1, 2], "{how}");
    }
}

/// The report of one letter can't be recorded: those of the others are.
#[test]
fn a_report_that_fails_touches_no_other_of_its_group() {
    for how in ["ABORT", "ROLLBACK"] {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("m.sqlite");
        let mut parlour = on_disk(&database);
        let mails = bids(&mut parlour, 1);
        hand_in(&mut parlour.desk, &mails);
        // As if letters 1 and 3 were sent once more.
        refuse(&database, how);
        let due = parlour.desk.due(10).unwrap();
        let waiting = due.iter().map(|(id, attempts, _)| (*id, *attempts));
        let letters: Vec<Reported> = (waiting.chain([(2, 1)]))
            .map(|(id, attempts)| Reported { id, attempts, report: Report::Sent })
            .rev()
            .collect();
        assert!(letters.len() > 2);
        let (_, recorded) = parlour.desk.together(&[], &letters);
        let failed: Vec<i64> = (letters.iter().zip(&recorded))
            .filter(|(_, recorded)| recorded.is_err())
            .map(|(letter, _)| letter.id)
            .collect();
        assert_eq!(failed, [2], "{how}");
        assert!(parlour.desk.due(10).unwrap().is_empty(), "{how}: they count as sent");
    }
}

/// Reports that wait are one commit; and mails beside them.
#[test]
fn reports_are_recorded_together() {
    let mut parlour = Parlour::empty(MODERATED);
    let mails = bids(&mut parlour, 2);
    hand_in(&mut parlour.desk, &mails[..1]);
    let due = parlour.desk.due(10).unwrap();
    let letters: Vec<Reported> = (due.iter())
        .map(|(id, attempts, _)| Reported { id: *id, attempts: *attempts, report: Report::Sent })
        .collect();
    assert!(letters.len() > 1);
    // What was handed over and is still to be recorded isn't handed over again.
    let sent: Vec<i64> = letters.iter().map(|letter| letter.id).collect();
    assert!(parlour.desk.due_besides(10, &sent).unwrap().is_empty());
    assert_eq!(parlour.desk.due_besides(10, &sent[1..]).unwrap()[0].0, sent[0]);
    let before = parlour.desk.store().commits();
    let mail = Arrived { incoming: &mails[1], bytes: 1000, checked: Trust::Unverified };
    let (received, recorded) = parlour.desk.together(&[mail], &letters);
    assert!(received.iter().all(Result::is_ok) && recorded.iter().all(Result::is_ok));
    assert_eq!(parlour.desk.store().commits(), before + 1);
}

/// A database's files.
#[derive(Clone, PartialEq)]
struct Files {
    main: Vec<u8>,
    wal: Vec<u8>,
}

/// What a disk writes at once.
const SECTOR: usize = 512;

impl Files {
    fn of(database: &Path) -> Files {
        let wal = fs::read(wal_of(database)).unwrap_or_default();
        Files { main: fs::read(database).unwrap(), wal }
    }

    fn put(&self, database: &Path) {
        fs::write(database, &self.main).unwrap();
        fs::write(wal_of(database), &self.wal).unwrap();
    }
}

fn wal_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// What a power cut may leave of a file, of which `safe` was synced and `written` was
/// not: any length between theirs, and of each sector the old bytes or the new ones; where
/// there were none before, zeros. Now and then everything was written in time.
fn cut(safe: &[u8], written: &[u8], dice: &mut Dice) -> Vec<u8> {
    if dice.below(4) == 0 {
        return written.to_vec();
    }
    let longest = safe.len().max(written.len());
    let shortest = safe.len().min(written.len());
    let length = shortest + dice.below(longest - shortest + 1);
    // From nothing lost to everything lost.
    let lost = dice.below(5);
    let mut left = Vec::with_capacity(length);
    while left.len() < length {
        let sector = left.len()..length.min(left.len() + SECTOR);
        let of = if dice.below(4) < lost { safe } else { written };
        let there = of.get(sector.start..sector.end.min(of.len())).unwrap_or_default();
        left.extend_from_slice(there);
        left.resize(sector.end, 0);
    }
    left
}

fn desk(database: &Path, parlour: &Parlour) -> Desk {
    let config = Config::parse(MODERATED, Path::new("test")).unwrap();
    let settings = Settings::from_config(&config, &shipped()).unwrap();
    Desk::new(store_at(database), settings, parlour.clock.clone())
}

/// The power fails while a group is written, after one that was acknowledged: that one is
/// there, and of the other all or nothing. What was not acknowledged comes again, and
/// everything is as if nothing had happened.
#[test]
fn a_power_cut_leaves_all_of_a_group_or_nothing_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("m.sqlite");
    let mut parlour = on_disk(&database);
    let mails = bids(&mut parlour, 6);
    // Closed and opened again: its log begins anew.
    parlour.desk = desk(&folder.path().join("other.sqlite"), &parlour);
    parlour.desk = desk(&database, &parlour);
    hand_in(&mut parlour.desk, &mails[..3]);
    let (safe, acknowledged) = (Files::of(&database), state(&database));
    hand_in(&mut parlour.desk, &mails[3..]);
    let (written, all) = (Files::of(&database), state(&database));
    assert!(written.wal.starts_with(&safe.wal) && written.wal.len() > safe.wal.len() + SECTOR);
    assert!(written.main == safe.main && acknowledged != all);
    let mut seen = [0, 0];
    for seed in 0..40 {
        let mut dice = TableSeed::new(&*format!("cut {seed}")).dice(0);
        let left = Files { wal: cut(&safe.wal, &written.wal, &mut dice), ..safe.clone() };
        let copy = folder.path().join(format!("cut-{seed}.sqlite"));
        left.put(&copy);
        let mut after = desk(&copy, &parlour);
        assert_eq!(after.store().integrity().unwrap(), "ok", "{seed}");
        let found = state(&copy);
        assert!(found == acknowledged || found == all, "{seed}: part of a group");
        seen[usize::from(found == all)] += 1;
        // The senders try again.
        hand_in(&mut after, &mails);
        assert!(state(&copy) == all, "{seed}: after they came again");
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

/// The power fails while the log is written back into the database.
#[test]
fn a_power_cut_while_the_log_is_written_back_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("m.sqlite");
    let mut parlour = on_disk(&database);
    let mails = bids(&mut parlour, 3);
    parlour.desk = desk(&folder.path().join("other.sqlite"), &parlour);
    parlour.desk = desk(&database, &parlour);
    hand_in(&mut parlour.desk, &mails);
    let (safe, all) = (Files::of(&database), state(&database));
    let back = "PRAGMA wal_checkpoint(FULL)";
    Connection::open(&database).unwrap().query_row(back, [], |_| Ok(())).unwrap();
    let written = Files::of(&database);
    assert!(written.main != safe.main && written.wal == safe.wal);
    for seed in 0..15 {
        let mut dice = TableSeed::new(&*format!("back {seed}")).dice(0);
        let left = Files { main: cut(&safe.main, &written.main, &mut dice), ..safe.clone() };
        let copy = folder.path().join(format!("back-{seed}.sqlite"));
        left.put(&copy);
        assert_eq!(store_at(&copy).integrity().unwrap(), "ok", "{seed}");
        assert!(state(&copy) == all, "{seed}");
    }
}

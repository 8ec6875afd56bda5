//! A disk that is full, and one that forgets: whatever fails, a mail is carried out
//! once in the end, and nothing is told that did not happen.

use crate::{
    house::{BID, House, address, at_work, header},
    killed::{Line, said, smtp},
    together::state,
};
use monsoon::store::Store;
use rusqlite::Connection;
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, prlimit};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::Read,
    path::{Path, PathBuf},
    process::{Child, Command, Output},
};

/// A house with a mail that waits, and its files as they were.
struct Scene {
    house: House,
    files: BTreeMap<PathBuf, Vec<u8>>,
    /// The journal once the mail is carried out.
    wanted: Vec<String>,
}

fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            let bytes = fs::read(&path).unwrap();
            found.insert(path, bytes);
        }
    }
    found
}

impl Scene {
    fn new() -> Scene {
        let house = House::new();
        fs::create_dir_all(house.path("in/new")).unwrap();
        fs::write(house.path("in/new/1.mail"), house.bid()).unwrap();
        let files = files(&house.path("."));
        house.once();
        let wanted = house.journal();
        Scene { house, files, wanted }
    }

    /// Everything as it was before the mail was looked at.
    fn restore(&self) {
        for path in files(&self.house.path(".")).into_keys() {
            fs::remove_file(path).unwrap();
        }
        for (path, bytes) in &self.files {
            fs::write(path, bytes).unwrap();
        }
    }

    fn waits(&self) -> bool {
        self.house.path("in/new/1.mail").exists()
    }

    /// A letter may only tell what is in the database.
    fn tells_the_truth(&self, what: &str) {
        let known: Vec<String> = self.house.outbox().into_iter().map(|(id, _)| id).collect();
        for raw in self.house.letters().into_values() {
            let id = header(&String::from_utf8_lossy(&raw), "Message-ID");
            let id = id.trim_matches(['<', '>']).to_owned();
            assert!(known.contains(&id), "{what}: {id} was sent and is not known");
        }
    }
}

/// The program where no file may grow beyond so many blocks of 512 bytes.
fn within(blocks: usize, house: &House, args: &[&str]) -> Output {
    let mut shell = Command::new("sh");
    // Otherwise the signal ends it: a write that fails says so instead.
    shell.args(["-c", "trap '' XFSZ; ulimit -f \"$0\"; exec \"$@\"", &blocks.to_string()]);
    shell.arg(env!("CARGO_BIN_EXE_monsoon")).arg("--config").arg(house.path("config.toml"));
    shell.args(args).env("MONSOON_LOG", "error").output().unwrap()
}

/// There is room for ever more of what has to be written: the log beside the database,
/// the database itself, letters.
#[test]
fn a_disk_that_is_full_at_any_step_loses_and_doubles_nothing() {
    let scene = Scene::new();
    let house = &scene.house;
    let (mut failed, mut taken_late, mut went_well) = (0, 0, 0);
    for kilobytes in (0..320).step_by(8).chain([400, 500, 600, 2000]) {
        scene.restore();
        let what = format!("{kilobytes} kB");
        let output = within(kilobytes * 2, house, &["once"]);
        let told = said(&output);
        assert!(!told.contains("panicked"), "{what}: {told}");
        // Neither killed nor a fault of the program.
        let code = output.status.code();
        assert!(matches!(code, Some(0 | 1)), "{what}: {code:?} {told}");
        if code == Some(0) {
            went_well += 1;
        } else {
            failed += 1;
            assert!(!told.is_empty(), "{what}: it failed and does not say why");
        }
        if scene.waits() {
            assert_eq!(house.journal().len(), 1, "{what}: carried out and not acknowledged");
        } else {
            assert_eq!(house.journal(), scene.wanted, "{what}");
            taken_late += usize::from(code != Some(0));
        }
        scene.tells_the_truth(&what);
        // Somebody makes room.
        house.once();
        house.check(&what, &scene.wanted);
    }
    assert!(failed > 5 && taken_late > 0 && went_well > 0, "{failed} {taken_late} {went_well}");
}

/// A mail to a table.
struct Bid {
    id: String,
    to: String,
    raw: String,
}

/// At how many tables red may bid.
const TABLES: usize = 5;

/// What a page of the database takes in the log beside it.
const FRAME: u64 = 4096 + 24;

/// A house with several tables as it is before red has bid at any, and those bids.
fn an_evening() -> (Scene, Vec<Bid>) {
    let house = House::new();
    for table in 1..TABLES {
        house.open(&format!("k{table}"));
    }
    house.once();
    let bid = |(nth, letter): (usize, &String)| {
        let (id, to) = (format!("{nth}@example.org"), address(letter, "Reply-To"));
        let head = format!("From: red@example.org\r\nTo: {to}\r\nMessage-ID: <{id}>");
        Bid { id, to, raw: format!("{head}\r\n\r\nbid 4\r\n") }
    };
    let bids: Vec<Bid> = house.letters_to("red").iter().enumerate().map(bid).collect();
    assert_eq!(bids.len(), TABLES);
    let files = files(&house.path("."));
    (Scene { house, files, wanted: Vec::new() }, bids)
}

/// A daemon for which the disk can become full.
fn daemon(house: &House) -> (Child, u16, impl Read + use<>) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_monsoon")]);
    shell.arg("--config").arg(house.path("config.toml")).arg("serve");
    at_work(shell)
}

/// No file of a program may grow beyond so many bytes from now on, or any may again.
fn limit(child: &Child, most: Option<u64>) {
    let usual = getrlimit(Resource::Fsize);
    let limit = most.map_or(usual, |most| Rlimit { current: Some(most), ..usual });
    prlimit(Some(Pid::from_child(child)), Resource::Fsize, limit).unwrap();
}

/// Hands them in while the database is locked: those behind the first are one group.
fn hand_in_together(house: &House, port: u16, bids: &[Bid]) -> Vec<String> {
    let mut lines: Vec<Line> =
        bids.iter().map(|bid| Line::offered(port, &bid.to).unwrap()).collect();
    let locked = Connection::open(house.path("m.sqlite")).unwrap();
    locked.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
    locked.execute_batch("BEGIN IMMEDIATE").unwrap();
    for (line, bid) in lines.iter_mut().zip(bids) {
        line.hand_over(&bid.raw);
    }
    locked.execute_batch("ROLLBACK").unwrap();
    lines.iter_mut().map(|line| line.hear().unwrap()).collect()
}

fn log_size(house: &House) -> u64 {
    fs::metadata(house.path("m.sqlite-wal")).map_or(0, |log| log.len())
}

/// Asks it to stop, and returns what it said.
fn stopped(mut child: Child, mut stderr: impl Read) -> String {
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let mut told = String::new();
    stderr.read_to_string(&mut told).unwrap();
    let status = child.wait().unwrap();
    assert!(status.success() && !told.contains("panicked"), "{status}: {told}");
    told
}

/// The disk is full for a daemon after ever more pages of what several mails have it write:
/// each is acknowledged and carried out, or its sender is told to come again.
#[test]
fn a_daemon_whose_disk_is_full_takes_a_mail_or_has_it_come_again() {
    let (mut scene, bids) = an_evening();
    let database = scene.house.path("m.sqlite");
    let (child, port, stderr) = daemon(&scene.house);
    let before = log_size(&scene.house);
    let answers = hand_in_together(&scene.house, port, &bids);
    assert!(answers.iter().all(|answer| answer.starts_with("250")), "{answers:?}");
    let pages = (log_size(&scene.house) - before) / FRAME;
    stopped(child, stderr);
    scene.wanted = state(&database);
    let house = &scene.house;

    let (mut none, mut some, mut all, mut groups) = (0, 0, 0, 0);
    let steps = (0..=pages).step_by(usize::try_from(pages / 14).unwrap().max(1));
    for room in steps.chain([2 * pages]) {
        let what = format!("{room} pages of {pages}");
        scene.restore();
        let (child, port, stderr) = daemon(house);
        limit(&child, Some(log_size(house) + room * FRAME));
        let answers = hand_in_together(house, port, &bids);
        let mut acknowledged = BTreeSet::new();
        for (bid, answer) in bids.iter().zip(&answers) {
            if answer.starts_with("250") {
                acknowledged.insert(bid.id.clone());
            } else {
                assert!(answer.starts_with("451"), "{what}: {answer}");
            }
        }
        // What is there is what was acknowledged, whole.
        let rows = Connection::open(&database).unwrap();
        let mut mails = rows.prepare("SELECT message_id FROM mail").unwrap();
        let there = mails.query_map([], |row| row.get(0)).unwrap();
        assert_eq!(there.collect::<Result<BTreeSet<String>, _>>().unwrap(), acknowledged, "{what}");
        assert_eq!(house.journal().len(), TABLES + (BID - 1) * acknowledged.len(), "{what}");
        match acknowledged.len() {
            0 => none += 1,
            TABLES => all += 1,
            _ => some += 1,
        }
        // There is room again, and every sender comes again, as if no answer had arrived.
        limit(&child, None);
        for bid in &bids {
            let answer = smtp(port, &bid.to, &bid.raw).unwrap();
            assert!(answer.starts_with("250"), "{what}: {answer}");
        }
        groups += usize::from(stopped(child, stderr).contains("trying one by one"));
        assert_eq!(state(&database), scene.wanted, "{what}");
        let checked = house.command().arg("check").output().unwrap();
        assert!(checked.status.success(), "{what}: {}", said(&checked));
    }
    let seen = [none, some, all, groups];
    assert!(seen.iter().all(|steps| *steps > 0), "none, some, all, groups: {seen:?}");
}

/// Whoever looks because the disk is full must see something.
#[test]
fn how_things_stand_can_be_seen_on_a_full_disk() {
    let house = House::new();
    // A daemon has it open.
    let daemon = Connection::open(house.path("m.sqlite")).unwrap();
    daemon.execute("UPDATE tables SET why = 'in the log'", []).unwrap();
    let locked = Connection::open(house.path("m.sqlite")).unwrap();
    locked.execute_batch("BEGIN IMMEDIATE").unwrap();
    for args in [&["status", "--json"][..], &["queue"], &["table", "list"], &["mail", "list"]] {
        let output = within(0, &house, args);
        // `status` misses the receiver, which only a daemon has.
        let expected = if args[0] == "status" { Some(3) } else { Some(0) };
        assert_eq!(output.status.code(), expected, "{args:?}: {}", said(&output));
    }
}

/// Pages of the database that are not what was written: what can be read goes on, and
/// what can't be takes nothing in.
#[test]
fn a_corrupt_page_acknowledges_nothing_that_it_loses() {
    let scene = Scene::new();
    let house = &scene.house;
    let database = house.path("m.sqlite");
    let whole =
        &scene.files[&scene.files.keys().find(|path| path.ends_with("m.sqlite")).unwrap().clone()];
    let page = 4096;
    let pages = whole.len() / page;
    assert!(pages > 50, "{pages}");
    let (mut refused, mut unharmed) = (0, 0);
    for number in (0..6).chain((6..pages).step_by(pages / 14)) {
        scene.restore();
        let mut bytes = whole.clone();
        for (at, byte) in bytes.iter_mut().skip(number * page).take(page).enumerate() {
            *byte = u8::try_from((at * 31 + number) % 251).unwrap();
        }
        fs::write(&database, bytes).unwrap();
        let what = format!("page {number} of {pages}");
        let output = house.command().arg("once").output().unwrap();
        let told = said(&output);
        assert!(!told.contains("panicked"), "{what}: {told}");
        assert!(matches!(output.status.code(), Some(0 | 1)), "{what}: {:?}", output.status);
        if scene.waits() {
            refused += 1;
            assert!(!told.is_empty(), "{what}: nothing is said");
            let check = Store::open(&database).and_then(|store| store.integrity());
            let seen = check.as_ref().map_or(true, |found| found != "ok");
            assert!(seen, "{what}: nothing is wrong, says SQLite, but {told}");
            // The copy of yesterday, and the mail that waited.
            fs::write(&database, whole).unwrap();
            for beside in ["m.sqlite-wal", "m.sqlite-shm"] {
                let _ = fs::remove_file(house.path(beside));
            }
            house.once();
            house.check(&what, &scene.wanted);
        } else {
            unharmed += 1;
            let rows = Connection::open(&database).unwrap();
            let mails: i64 =
                rows.query_row("SELECT count(*) FROM mail", [], |row| row.get(0)).unwrap();
            assert_eq!(mails, 1, "{what}: acknowledged, and not there");
        }
    }
    assert!(refused > 3 && unharmed > 3, "{refused} refused, {unharmed} unharmed of {pages}");
}

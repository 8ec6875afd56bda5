//! A disk that is full, and one that forgets: whatever fails, a mail is carried out
//! once in the end, and nothing is told that did not happen.

use crate::{
    house::{House, header},
    killed::said,
};
use monsoon::store::Store;
use rusqlite::Connection;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
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

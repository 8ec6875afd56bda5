//! What nobody foresaw: a database that is not there, one that is taken away, a
//! restore that is killed in the middle.

use crate::{
    house::{House, address, serve},
    killed::{kill_at, smtp},
    parlour::Parlour,
};
use monsoon::{
    desk::Report,
    store::{Store, StoreError},
};
use rusqlite::Connection;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

const CONFIG: &str = "[store]\npath = \"data/m.sqlite\"\nspool = \"data/spool\"\n\
    [inbound.maildir]\npath = \"data/in\"\n";

fn monsoon(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monsoon"));
    command.current_dir(folder).env("MONSOON_LOG", "error").args(args).stdin(Stdio::null());
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A disk that is not mounted, a folder that was moved, an empty file in its
/// place: no command but `init` makes a database, and none of them leaves
/// anything behind that could pass for one.
#[test]
fn no_database_is_made_by_the_way() {
    let seats = ["--seat", "A <a@x.org>", "--seat", "B <b@x.org>"];
    let new = [&["table", "new", "santiago"][..], &seats].concat();
    let commands: [(&[&str], i32); 8] = [
        (&["serve"], 1),
        (&[], 1),
        (&["once"], 1),
        (&["deliver", "mail.eml"], 75),
        (&new, 1),
        (&["stats"], 1),
        (&["queue"], 1),
        (&["mod", "1", "pause", "because it rains"], 1),
    ];
    let leftovers: [&[&str]; 5] =
        [&[], &["m.sqlite.lock"], &["m.sqlite-wal"], &["m.sqlite.former"], &["m.sqlite"]];
    for left in leftovers {
        let room = tempfile::tempdir().unwrap();
        fs::write(room.path().join("config.toml"), CONFIG).unwrap();
        fs::write(room.path().join("mail.eml"), "From: a@x.org\n\nhello\n").unwrap();
        let data = room.path().join("data");
        if !left.is_empty() {
            fs::create_dir(&data).unwrap();
        }
        for name in left {
            fs::write(data.join(name), b"").unwrap();
        }
        for (args, code) in &commands {
            let output = monsoon(room.path(), args);
            assert_eq!(output.status.code(), Some(*code), "{args:?}, {left:?}: {}", said(&output));
            assert_eq!(names(&data), *left, "{args:?} left something");
        }
        let told = said(&monsoon(room.path(), &["once"]));
        let way_on = if left == ["m.sqlite"] { "no database of Monsoon's" } else { "monsoon init" };
        assert!(told.contains(way_on), "{told}");
    }
}

#[test]
fn init_makes_one_once_and_asks_where_one_was() {
    let room = tempfile::tempdir().unwrap();
    fs::write(room.path().join("config.toml"), CONFIG).unwrap();
    let init = |args: &[&str]| {
        let output = monsoon(room.path(), &[&["init"], args].concat());
        (output.status.success(), said(&output))
    };
    assert!(init(&[]).0);
    let again = init(&["--force"]);
    assert!(!again.0 && again.1.contains("there already"), "{}", again.1);
    assert!(monsoon(room.path(), &["once"]).status.success());
    // It was deleted; something of it is left.
    let data = room.path().join("data");
    fs::remove_file(data.join("m.sqlite")).unwrap();
    fs::write(data.join("m.sqlite-wal"), "changes of another database").unwrap();
    let refused = init(&[]);
    assert!(!refused.0 && refused.1.contains("m.sqlite-wal"), "{}", refused.1);
    assert!(matches!(Store::make(&data.join("m.sqlite")), Err(StoreError::Occupied(_))));
    let forced = init(&["--force"]);
    assert!(forced.0, "{}", forced.1);
    assert!(data.join("m.sqlite.former-wal").exists(), "{:?}", names(&data));
    assert!(monsoon(room.path(), &["once"]).status.success());
}

/// A house whose database has changes that are not yet in its file, as after a
/// kill or a power cut, and an older copy of it. The journals of both.
fn with_a_copy() -> (House, Vec<String>, Vec<String>) {
    let house = House::new();
    let backup = house.command().arg("backup").arg(house.path("copy")).output().unwrap();
    assert!(backup.status.success(), "{}", said(&backup));
    let older = house.journal();
    fs::create_dir_all(house.path("in/new")).unwrap();
    fs::write(house.path("in/new/1.mail"), house.bid()).unwrap();
    house.once();
    let newer = house.journal();
    assert_eq!((older.len(), newer.len()), (1, 2));
    let database = house.path("m.sqlite");
    let connection = Connection::open(&database).unwrap();
    connection.execute("UPDATE tables SET why = 'not in the file yet'", []).unwrap();
    let kept = |name: &str| (house.path(name), fs::read(house.path(name)).unwrap());
    let files = [kept("m.sqlite"), kept("m.sqlite-wal")];
    drop(connection);
    for (path, bytes) in files {
        fs::write(path, bytes).unwrap();
    }
    (house, older, newer)
}

fn why(database: &Path) -> Option<String> {
    let connection = Connection::open(database).unwrap();
    connection.query_row("SELECT why FROM tables", [], |row| row.get(0)).unwrap()
}

fn parts(folder: &Path) -> Vec<String> {
    names(folder).into_iter().filter(|name| name.contains(".part")).collect()
}

/// Killed wherever you like, there is the old database or the new one, whole.
#[test]
fn a_restore_that_is_killed_leaves_the_old_or_the_new() {
    for (place, restored) in [
        ("copy-written", false),
        ("restore-checked", false),
        ("restore-linked", false),
        ("restore-done", true),
    ] {
        let (house, older, newer) = with_a_copy();
        let restore = || {
            let mut restore = house.command();
            restore.arg("restore").arg(house.path("copy")).arg("--force");
            restore
        };
        let mut killed = restore();
        killed.env("MONSOON_FAIL_POINT", place).stderr(Stdio::piped());
        kill_at(killed.spawn().unwrap(), place);
        assert_eq!(house.journal(), if restored { older.clone() } else { newer }, "{place}");
        let known = why(&house.path("m.sqlite"));
        assert_eq!(known.is_none(), restored, "{place}: {known:?}");
        house.once();
        // The second time it is done, and nothing of the first is left over.
        let output = restore().output().unwrap();
        assert!(output.status.success(), "{place}: {}", said(&output));
        assert_eq!(house.journal(), older, "{place}");
        assert_eq!(parts(&house.path("")), Vec::<String>::new(), "{place}");
        let former = if place == "restore-linked" || restored { "m.sqlite.former" } else { "" };
        if !former.is_empty() {
            assert_eq!(why(&house.path(former)).as_deref(), Some("not in the file yet"));
        }
    }
}

/// One that is too badly damaged to be opened is put aside with all its files.
#[test]
fn a_ruin_is_put_aside_whole() {
    let (house, older, _) = with_a_copy();
    let database = house.path("m.sqlite");
    let changes = fs::read(house.path("m.sqlite-wal")).unwrap();
    fs::write(&database, "no database any more, but long enough to be taken for one".repeat(40))
        .unwrap();
    let ruin = fs::read(&database).unwrap();
    let output =
        house.command().arg("restore").arg(house.path("copy")).arg("--force").output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(house.journal(), older);
    assert_eq!(fs::read(house.path("m.sqlite.former")).unwrap(), ruin);
    assert_eq!(fs::read(house.path("m.sqlite.former-wal")).unwrap(), changes);
}

#[test]
fn a_backup_that_is_killed_is_swept_away_by_the_next() {
    let house = House::new();
    let backup = |name: &str| {
        let mut backup = house.command();
        backup.arg("backup").arg(house.path("copies").join(name));
        backup
    };
    fs::create_dir(house.path("copies")).unwrap();
    fs::write(house.path("copies/holiday.part"), "somebody else's").unwrap();
    for place in ["copy-written", "backup-checked"] {
        let mut killed = backup("monday");
        killed.env("MONSOON_FAIL_POINT", place).stderr(Stdio::piped());
        kill_at(killed.spawn().unwrap(), place);
    }
    assert!(!house.path("copies/monday").exists());
    // Under another name, as the day has it.
    assert!(backup("tuesday").output().unwrap().status.success());
    assert_eq!(names(&house.path("copies")), ["holiday.part", "tuesday"]);
}

/// What happens to a database under a daemon's feet.
fn taken_away(database: &Path) -> [(&'static str, Box<dyn Fn() + '_>); 3] {
    let elsewhere = || PathBuf::from(format!("{}.elsewhere", database.display()));
    [
        ("removed", Box::new(move || fs::remove_file(database).unwrap())),
        ("moved", Box::new(move || fs::rename(database, elsewhere()).unwrap())),
        (
            "replaced",
            Box::new(move || {
                fs::copy(database, elsewhere()).unwrap();
                fs::rename(elsewhere(), database).unwrap();
            }),
        ),
    ]
}

/// 250 would be a lie: the mail is told to come again, and the daemon ends.
#[test]
fn a_daemon_whose_database_is_taken_away_takes_nothing_in() {
    for index in 0..3 {
        let house = House::new();
        let database = house.path("m.sqlite");
        let mail = house.bid();
        let (mut child, port, _stderr) = serve(&house, None);
        let (what, away) = &taken_away(&database)[index];
        away();
        let answer = smtp(port, &address(&mail, "To"), &mail).unwrap_or_default();
        assert!(answer.starts_with("451"), "{what}: {answer}");
        assert_eq!(child.wait().unwrap().code(), Some(1), "{what}");
    }
}

#[test]
fn a_look_at_the_clocks_or_the_outbox_notices_it_too() {
    for index in 0..3 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("m.sqlite");
        let mut parlour = Parlour::on_disk("", &path);
        parlour.open(3, &[], "taken away");
        let (what, away) = &taken_away(&path)[index];
        away();
        let moved =
            |error: &dyn std::error::Error| error.to_string().contains("removed or replaced");
        assert!(moved(&parlour.desk.tick().unwrap_err()), "{what}");
        assert!(moved(&parlour.desk.due(1).unwrap_err()), "{what}");
        // What has left is not taken for written down.
        let told = parlour.desk.report(1, 0, &Report::Sent).unwrap_err();
        assert!(moved(&told) && told.is_passing(), "{what}");
    }
}

//! The unforeseen: a database that is missing, one that is taken away, a restore
//! killed in the middle.

use crate::{
    clocks::options,
    house::{House, address, serve},
    killed::{kill_at, reaches, said},
    mail::office::Caller,
    parlour::{Arrived, MODERATED, Parlour},
};
use chrono::TimeDelta;
use monsoon::{
    desk::{NewSeat, NewTable, Report},
    mail::inbox::Listen,
    store::{Store, StoreError},
};
use rusqlite::Connection;
use std::{
    fs,
    io::{BufRead, BufReader},
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

fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// An unmounted disk, a moved folder, an empty file in its place: no command but
/// `init` makes a database, and none of them leaves anything behind that could
/// pass for one.
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
        let way_on = if left == ["m.sqlite"] { "not a Monsoon database" } else { "monsoon init" };
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
    assert!(!again.0 && again.1.contains("already exists"), "{}", again.1);
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

/// What holds secrets is made for its owner alone, whatever the umask allows.
#[test]
fn nobody_else_of_the_machine_reads_along() {
    use std::os::unix::fs::PermissionsExt;
    let room = tempfile::tempdir().unwrap();
    fs::write(room.path().join("config.toml"), CONFIG).unwrap();
    fs::write(room.path().join("mail.eml"), "From: a@example.org\r\n\r\nhello\r\n").unwrap();
    for args in [&["init"][..], &["once"], &["deliver", "mail.eml"], &["backup", "data/copy"]] {
        let output = monsoon(room.path(), args);
        assert!(output.status.success(), "{args:?}: {}", said(&output));
    }
    let house = room.path().join("data");
    let there = names(&house);
    for name in ["m.sqlite", "copy", "spool", "in"] {
        assert!(there.iter().any(|it| it == name), "{name}: {there:?}");
    }
    // Nobody else gets past a folder's door, so what is in it doesn't matter.
    for path in there.iter().map(|name| house.join(name)) {
        let facts = fs::metadata(&path).unwrap();
        let says_nothing = path.extension().is_some_and(|it| it == "lock") && facts.len() == 0;
        let mode = facts.permissions().mode();
        let private = [0o600, 0o700].contains(&(mode & 0o777));
        assert!(says_nothing || private, "{}: {mode:o}", path.display());
    }
}

/// A database with changes that are not yet in its file, as after a kill or a
/// power cut, and an older copy of it. Returns the journals of both.
fn with_a_copy() -> (House, Vec<String>, Vec<String>) {
    let house = House::new();
    let backup = house.command().arg("backup").arg(house.path("copy")).output().unwrap();
    assert!(backup.status.success(), "{}", said(&backup));
    let older = house.journal();
    fs::create_dir_all(house.path("in/new")).unwrap();
    fs::write(house.path("in/new/1.mail"), house.bid()).unwrap();
    house.once();
    let newer = house.journal();
    assert_eq!((older.len(), newer.len()), (1, 3));
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
        // The second time it succeeds, with nothing left over from the first.
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

/// What is done, and how.
type Deed<'a> = (&'static str, Box<dyn Fn() + 'a>);

/// Ways to take a database away from a running daemon.
fn taken_away(database: &Path) -> [Deed<'_>; 3] {
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

/// Replying 250 would be a lie: the sender is told to try again, and the daemon
/// ends.
#[test]
fn a_daemon_whose_database_is_taken_away_takes_nothing_in() {
    for index in 0..3 {
        let house = House::new();
        let database = house.path("m.sqlite");
        let mail = house.bid();
        let (mut child, port, _stderr) = serve(&house, None);
        let mut caller = Caller::to(&Listen::Tcp(([127, 0, 0, 1], port).into()));
        caller.hears("220 ");
        caller.asks("EHLO mx.test", "250 ");
        caller.asks("MAIL FROM:<red@example.org>", "250 ");
        caller.asks(&format!("RCPT TO:<{}>", address(&mail, "To")), "250 ");
        caller.asks("DATA", "354 ");
        let (what, away) = &taken_away(&database)[index];
        away();
        caller.sends(format!("{mail}.\r\n").as_bytes());
        // Or 421, if it is shutting down already.
        let answer = caller.reply();
        assert!(answer.starts_with("451") || answer.starts_with("421"), "{what}: {answer}");
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
        // A sent letter is not taken for recorded.
        let told = parlour.desk.report(1, 0, &Report::Sent).unwrap_err();
        assert!(moved(&told) && told.is_passing(), "{what}");
    }
}

/// Lets time pass in which the letters to some people don't leave.
fn closed_for(parlour: &mut Parlour, hours: i64, whom: impl Fn(&str) -> bool) {
    for _ in 0..hours * 2 {
        parlour.advance(TimeDelta::minutes(30));
        parlour.desk.tick().unwrap();
        for (id, attempts, parcel) in parlour.desk.due(1000).unwrap() {
            let report =
                if whom(&parcel.to) { Report::Closed("refused".into()) } else { Report::Sent };
            parlour.desk.report(id, attempts, &report).unwrap();
        }
    }
}

fn reminders(letters: &[Arrived]) -> usize {
    letters
        .iter()
        .filter(|it| String::from_utf8_lossy(&it.raw).contains("X-Monsoon: reminder"))
        .count()
}

/// A table made today, the daemon's first start in five days: everybody has the
/// whole of their time from the letter on.
#[test]
fn a_first_start_days_later_costs_nobody_a_turn() {
    let mut parlour = Parlour::empty(MODERATED);
    let seats = ["red", "green", "brown"].map(|name| NewSeat {
        name: name.into(),
        address: format!("{name}@example.org"),
        language: None,
    });
    let option = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let wish = NewTable {
        game: "santiago".into(),
        seats: seats.into(),
        options: vec![
            option("clock", "1h"),
            option("silence", "default"),
            option("offer-after", "1"),
        ],
        seed: Some("later".into()),
        moderators: vec![],
        later: false,
    };
    parlour.desk.open(&wish).unwrap();
    let began = parlour.position();
    parlour.advance(TimeDelta::days(5));
    parlour.desk.tick().unwrap();
    assert_eq!(parlour.position(), began, "somebody was too late for a letter they never got");
    let letters = parlour.post();
    assert_eq!(reminders(&letters), 0);
    parlour.wait(TimeDelta::minutes(30));
    assert_eq!(parlour.position(), began);
    assert!(!parlour.wait(TimeDelta::minutes(31)).is_empty());
    assert!(parlour.position() > began, "time is up an hour after the letter");
}

/// As long as no letter can be sent, to anybody or to one player, no time runs for
/// players whom no letter reached. Theirs begins when it has left, and the others'
/// is unaffected.
#[test]
fn no_time_runs_before_the_letter_has_left() {
    for for_all in [true, false] {
        let mut parlour = options(&[("clock", "4h"), ("silence", "default"), ("offer-after", "1")]);
        let first = parlour.awaited()[0];
        parlour.drops_in(first, "bid 3");
        let (next, began) = (parlour.awaited()[0], parlour.position());
        let theirs = format!("{next}@example.org");
        closed_for(&mut parlour, 14, |to| for_all || to == theirs);
        assert_eq!(parlour.position(), began, "{next} never got a letter");
        assert_eq!(parlour.awaited(), [next]);
        // It leaves, and tells the time from now on if it is written now.
        let letters = parlour.wait(TimeDelta::minutes(30));
        assert!(letters.iter().any(|letter| letter.to == theirs));
        assert_eq!(reminders(&letters), 0, "who has just been asked is not reminded");
        let board = parlour.mail(next, "board").1;
        board[0].says("4 hours left");
        parlour.wait(TimeDelta::minutes(210));
        assert_eq!(parlour.position(), began);
        parlour.wait(TimeDelta::minutes(60));
        assert!(parlour.position() > began, "for all: {for_all}");
    }
}

/// A permanently undeliverable letter does not stop the table: the moderators are
/// told, and it continues by its rules.
#[test]
fn a_letter_that_is_given_up_holds_nobody() {
    let mut parlour = options(&[("clock", "4h"), ("silence", "default")]);
    let first = parlour.awaited()[0];
    parlour.drops_in(first, "bid 3");
    let began = parlour.position();
    for (id, attempts, _) in parlour.desk.due(1000).unwrap() {
        parlour.desk.report(id, attempts, &Report::Permanent("no such user".into())).unwrap();
    }
    parlour.wait(TimeDelta::hours(5));
    assert!(parlour.position() > began);
}

/// The clock is a year ahead for an hour. Letters that wait then wait for minutes,
/// not for a year, and players who used up their answers in that hour are answered
/// again after it.
#[test]
fn a_clock_that_was_wrong_once_leaves_nothing_for_a_year() {
    let mut parlour = options(&[("clock", "48h"), ("silence", "wait")]);
    let first = parlour.awaited()[0];
    parlour.clock.set(TimeDelta::days(365));
    parlour.desk.tick().unwrap();
    while !parlour.mail(first, "help").1.is_empty() {}
    parlour.drops_in(first, "bid 3");
    let due = parlour.desk.due(1000).unwrap();
    assert!(!due.is_empty());
    for (id, _, _) in &due {
        parlour.desk.report(*id, 0, &Report::Temporary("later".into())).unwrap();
    }
    parlour.clock.set(TimeDelta::days(-365));
    parlour.desk.tick().unwrap();
    assert_eq!(parlour.post().len(), due.len(), "back-off for a year");
    parlour.wait(TimeDelta::minutes(90));
    assert_eq!(parlour.mail(first, "help").1.len(), 1, "answered within the hour, for a year");
}

/// Strangers can't fill the disk with mail: only its head is kept, for a few days.
#[test]
fn of_a_strangers_mail_the_head_is_kept_for_days() {
    let mut parlour = Parlour::santiago(3, &[]);
    let large = "x".repeat(76) + "\r\n";
    let large = large.repeat(10_000);
    let mail = |from: &str, to: &str| {
        format!("From: {from}\r\nTo: {to}\r\nMessage-ID: <{from}>\r\n\r\nhello\r\n{large}")
    };
    parlour.hand_in(mail("zoe@elsewhere.org", "monsoon@localhost").as_bytes());
    let reply_to = parlour.last("red").reply_to;
    parlour.hand_in(mail("red@example.org", &reply_to).as_bytes());
    let kept = |parlour: &Parlour| {
        let reader = parlour.desk.store().read();
        [1, 2].map(|mail| {
            let (row, raw) = reader.mail(mail).unwrap().unwrap();
            (usize::try_from(row.bytes).unwrap() > 700_000, raw.len())
        })
    };
    let [stranger, player] = kept(&parlour);
    assert_eq!(stranger, (true, 16 * 1024), "the true size is told");
    assert!(player.1 > 700_000);
    parlour.desk.tidy().unwrap();
    assert_eq!(kept(&parlour)[0], stranger);
    parlour.advance(TimeDelta::days(15));
    parlour.desk.tidy().unwrap();
    assert_eq!(kept(&parlour), [(true, 0), player]);
}

/// A pass from cron at the wrong moment must not keep a daemon from starting.
#[test]
fn a_daemon_waits_for_a_pass_to_end() {
    let house = House::new();
    fs::create_dir_all(house.path("in/new")).unwrap();
    fs::write(house.path("in/new/1.mail"), house.bid()).unwrap();
    let mut once = house.command();
    once.arg("once").env("MONSOON_FAIL_POINT", "before-send").stderr(Stdio::piped());
    let mut once = once.spawn().unwrap();
    assert!(reaches(BufReader::new(once.stderr.take().unwrap()), "before-send"));
    let mut daemon = house.command();
    daemon.arg("serve").env("MONSOON_LOG", "monsoon=info").stderr(Stdio::piped());
    let mut daemon = daemon.spawn().unwrap();
    let mut lines = BufReader::new(daemon.stderr.take().unwrap()).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("waiting for a pass")));
    once.kill().unwrap();
    once.wait().unwrap();
    assert!(lines.any(|line| line.contains("at work")));
    // Nobody waits for another daemon.
    let second = house.command().arg("serve").output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert!(said(&second).contains("stop it first"));
    daemon.kill().unwrap();
    daemon.wait().unwrap();
}

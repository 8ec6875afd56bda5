//! The program itself: commands, exit statuses, JSON.

use crate::house::address;
use serde_json::Value;
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

const QUIET: &str = "[inbound.maildir]\npath = \"var/inbox\"\n";

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    /// With an empty database, provided that the configuration is valid.
    fn new(config: &str) -> Place {
        let place = Place::bare(config);
        place.run(&["init"]);
        place
    }

    /// Nothing is there but a configuration.
    fn bare(config: &str) -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        fs::write(place.path("config.toml"), config).unwrap();
        place
    }

    /// The built-in default, but no port is opened.
    fn quiet() -> Place {
        Place::new(QUIET)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_monsoon"));
        command.current_dir(self.folder.path()).args(args).env("MONSOON_LOG", "error");
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).stdin(Stdio::null()).output().unwrap()
    }

    #[track_caller]
    fn json(&self, args: &[&str]) -> Value {
        let output = self.run(args);
        assert!(output.status.success(), "{args:?}: {}", stderr(&output));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    fn new_table(&self, extra: &[&str]) -> Value {
        let mut args = vec![
            "table",
            "new",
            "santiago",
            "--json",
            "--seat",
            "Anna <anna@example.org>",
            "--seat",
            "Ben <BEN@Example.org>",
            "--seat",
            "Cleo <cleo@example.org>",
        ];
        args.extend(extra);
        self.json(&args)
    }

    fn letters(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.path("var/outbox/new")) else { return Vec::new() };
        entries.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect()
    }
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn figures_come_with_their_yardsticks_and_bounds() {
    let measured = Place::quiet().json(&["bench", "--json", "--quick", "--only", "letter"]);
    let figures = measured["figures"].as_array().unwrap();
    let names: Vec<_> = figures.iter().map(|figure| figure["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["letter santiago", "letter goa-2012"]);
    for figure in figures {
        let [ours, yardstick, ratio] =
            ["ours", "yardstick", "ratio"].map(|key| figure[key]["median"].as_f64().unwrap());
        assert!(ours > 0.0 && (ours / yardstick - ratio).abs() < 1e-9, "{figure}");
        let bound = figure["bound"].as_f64().unwrap();
        assert_eq!(figure["holds"], ratio <= bound, "{figure}");
        assert!(figure["aim"]["figure"].is_f64(), "{figure}");
    }
}

#[test]
fn a_table_is_made_listed_and_shown() {
    let place = Place::quiet();
    let opened = place.new_table(&["--option", "money=hidden", "--option", "first-builder=brown"]);
    assert_eq!(opened["id"], 1);
    assert_eq!(opened["commitment"].as_str().unwrap().len(), 64);
    let list = place.json(&["table", "list", "--json"]);
    assert_eq!(list[0]["status"], "running");
    assert_eq!(list[0]["awaiting"][0]["seat"], "red");
    let shown = place.json(&["table", "show", "1", "--json"]);
    for key in
        ["id", "game", "options", "status", "position", "awaiting", "seats", "standings", "view"]
    {
        assert!(shown.get(key).is_some(), "show --json lacks {key}");
    }
    assert_eq!(shown["standings"], Value::Null);
    assert_eq!(shown["seats"][1]["name"], "Ben");
    assert!(shown["seats"][1].get("address").is_none(), "an address for everybody to see");
    assert!(shown["view"]["players"][0]["money"].is_null(), "hidden money for everybody to see");
    let anna = place.json(&["table", "show", "1", "--as", "red", "--json"]);
    assert_eq!(anna["view"]["players"][0]["money"], 10);
    assert!(anna["view"]["players"][1]["money"].is_null());
    let moderator = place.json(&["table", "show", "1", "--as", "moderator", "--json"]);
    assert_eq!(moderator["seats"][1]["address"], "ben@example.org");
    let words = place.run(&["table", "show", "1"]);
    assert!(words.status.success(), "{}", stderr(&words));
    assert!(String::from_utf8_lossy(&words.stdout).contains("Anna"));
}

/// Tables that wait, and people who have signed up, from a shell.
#[test]
fn people_are_seen_to_from_a_shell() {
    let place = Place::new(&format!("{QUIET}[house]\nopen = \"anyone\"\n"));
    let does = |args: &[&str], says: &str| {
        let output = place.run(args);
        let all = String::from_utf8_lossy(&output.stdout).into_owned() + &stderr(&output);
        assert!(all.contains(says), "{args:?}: {all}");
        output.status.success()
    };
    let eva = "Eva <eva@example.org> pl";
    assert!(does(&["player", "list"], "nobody has signed up"));
    assert!(does(&["table", "gather", "santiago", "2"], "table 1 waits"));
    assert!(does(&["table", "join", "1", eva], "eva@example.org has joined table 1"));
    assert!(!does(&["table", "join", "1", eva], "joined table 1 already"));
    assert!(!does(&["table", "join", "9", eva], "monsoon table waiting"));
    assert!(does(&["table", "leave", "1", "eva@example.org"], "has left table 1"));
    assert!(!does(&["table", "leave", "1", "eva@example.org"], "has not joined table 1"));
    // Whoever leaves last ends it.
    assert!(does(&["table", "gather", "santiago", "2"], "table 2 waits"));
    assert!(does(&["table", "join", "2", eva], "eva@example.org has joined table 2"));
    let people = place.json(&["player", "list", "--json"]);
    assert_eq!(people[0]["name"], "Eva");
    assert_eq!(people[0]["language"], "pl");
    assert_eq!(people[0]["waits"][0], 2);
    assert!(does(&["table", "join", "2", "Ben <ben@example.org>"], "table 2 has begun"));
    assert!(does(&["player", "list"], "Eva <eva@example.org> pl  since"));
    assert!(does(&["player", "address", "eva@example.org", "eva@new.example"], "both are told"));
    assert!(!does(&["player", "address", "eva@example.org", "x@new.example"], "nobody has signed"));
    assert!(!does(&["player", "forget", "eva@new.example"], "--yes"));
    assert!(does(&["player", "forget", "eva@new.example", "--yes", "--never"], "are forgotten"));
    assert!(!does(&["table", "join", "2", "Eva <eva@new.example>"], "want no letters"));
    assert!(!String::from_utf8_lossy(&place.run(&["player", "list"]).stdout).contains("Eva"));
}

#[test]
fn wrong_wishes_say_what_is_possible() {
    let place = Place::quiet();
    let two = ["--seat", "A <a@x.org>", "--seat", "B <b@x.org>"];
    let cases: [(&[&str], &str); 6] = [
        (&["table", "new", "chess", two[0], two[1], two[2], two[3]], "santiago"),
        (&["table", "new", "santiago", "--seat", "A <a@x.org>"], "2 to 5"),
        (&["table", "new", "santiago", "--seat", "A", "--seat", "B <b@x.org>"], "anna@example.org"),
        (&["table", "new", "santiago", two[0], two[1], two[0], two[1]], "two players"),
        (
            &["table", "new", "santiago", two[0], two[1], two[2], two[3], "--option", "money=gold"],
            "open",
        ),
        (
            &["table", "new", "santiago", two[0], two[1], two[2], two[3], "--option", "mony=open"],
            "mony",
        ),
    ];
    for (args, hint) in cases {
        let output = place.run(args);
        assert!(!output.status.success(), "{args:?}");
        assert!(stderr(&output).contains(hint), "{args:?}: {}", stderr(&output));
    }
    assert_eq!(place.json(&["table", "list", "--json"]), serde_json::json!([]));
    assert!(stderr(&Place::bare(QUIET).run(&["table", "show", "7"])).contains("no database"));
    place.new_table(&[]);
    assert!(stderr(&place.run(&["table", "show", "7"])).contains("no table 7"));
    assert!(
        stderr(&place.run(&["table", "show", "1", "--as", "pink"])).contains("red, green, brown")
    );
}

#[test]
fn deliver_takes_a_mail_and_does_a_pass() {
    let place = Place::quiet();
    place.new_table(&["--option", "first-builder=brown"]);
    assert!(place.run(&["once"]).status.success());
    let letters = place.letters();
    assert_eq!(letters.len(), 3);
    let anna = letters.iter().find(|letter| letter.contains("anna@example.org")).unwrap();
    let reply_to = address(anna, "Reply-To");
    let mail = format!("From: anna@example.org\nTo: {reply_to}\nSubject: x\n\nbid 3\n");
    fs::write(place.path("mail.eml"), &mail).unwrap();
    let output = place.run(&["deliver", "mail.eml"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(place.json(&["table", "list", "--json"])[0]["position"], 2);
    assert_eq!(place.letters().len(), 5);
    // The same by standard input: taken, and without effect.
    let mut again = place.command(&["deliver"]);
    again.stdin(fs::File::open(place.path("mail.eml")).unwrap());
    assert_eq!(again.output().unwrap().status.code(), Some(0));
    assert_eq!(place.json(&["table", "list", "--json"])[0]["position"], 2);
    assert_eq!(place.letters().len(), 5);
}

#[test]
fn deliver_asks_for_another_try_when_it_can_not_take_a_mail() {
    let place = Place::quiet();
    assert_eq!(place.run(&["deliver", "nothing.eml"]).status.code(), Some(75));
    let broken = Place::new("[server]\nadress = 1\n");
    assert_eq!(broken.run(&["deliver"]).status.code(), Some(75));
    let blocked = Place::quiet();
    fs::create_dir_all(blocked.path("var")).unwrap();
    fs::write(blocked.path("var/spool"), "a file where a folder belongs").unwrap();
    assert_eq!(blocked.run(&["deliver"]).status.code(), Some(75));
}

#[test]
fn a_mail_of_thirty_megabytes_is_taken_and_answered_not_read() {
    let place = Place::quiet();
    place.new_table(&["--option", "first-builder=brown"]);
    place.run(&["once"]);
    let letters = place.letters();
    let anna = letters.iter().find(|letter| letter.contains("anna@example.org")).unwrap();
    let reply_to = address(anna, "Reply-To");
    let mut mail = format!("From: anna@example.org\nTo: {reply_to}\n\nbid 3\n").into_bytes();
    mail.resize(30_000_000, b'x');
    fs::write(place.path("mail.eml"), &mail).unwrap();
    assert_eq!(place.run(&["deliver", "mail.eml"]).status.code(), Some(0));
    assert_eq!(place.json(&["table", "list", "--json"])[0]["position"], 1);
    assert_eq!(place.letters().len(), 4, "its sender is told");
}

#[test]
fn check_says_what_is_wrong_and_changes_nothing() {
    let place = Place::bare(QUIET);
    let empty = place.run(&["check"]);
    assert!(!empty.status.success(), "without a database nothing starts");
    assert!(String::from_utf8_lossy(&empty.stdout).contains("`monsoon init`"));
    assert!(!place.path("var").exists(), "check made something");
    assert!(place.run(&["init"]).status.success());
    let good = place.run(&["check"]);
    assert!(good.status.success(), "{}", String::from_utf8_lossy(&good.stdout));
    let findings = place.json(&["check", "--json"]);
    assert!(findings.as_array().unwrap().iter().all(|finding| finding["ok"] == true));

    fs::write(place.path("var/monsoon.sqlite"), "this is no database, but long enough to be one")
        .unwrap();
    let bad = place.run(&["check"]);
    assert!(!bad.status.success());
    assert!(String::from_utf8_lossy(&bad.stdout).contains("BAD  database"));

    let wrong = Place::new("[inbound.smtp]\nlisten = \"nowhere\"\n");
    let output = wrong.run(&["check"]);
    let says = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!output.status.success());
    assert!(says.contains("inbound.smtp.listen") && says.contains("line 2"), "{says}");
}

#[test]
fn a_second_daemon_refuses_to_start() {
    let place = Place::quiet();
    place.new_table(&[]);
    let lock = place.path("var/monsoon.sqlite");
    let mut held = monsoon::store::DaemonLock::take(&lock).unwrap().unwrap();
    held.stays().unwrap();
    for (command, why) in [("serve", "monsoon is using"), ("once", "a daemon is running")] {
        let output = place.run(&[command]);
        assert!(!output.status.success(), "{command}");
        assert!(stderr(&output).contains(why), "{command}: {}", stderr(&output));
    }
    // While a daemon is running, deliver only spools.
    fs::write(place.path("m.eml"), "From: a@b.c\n\nhello\n").unwrap();
    assert_eq!(place.run(&["deliver", "m.eml"]).status.code(), Some(0));
    assert_eq!(fs::read_dir(place.path("var/spool/new")).unwrap().count(), 1);
    // Opening a table does not require the daemon.
    place.new_table(&[]);
}

#[test]
fn a_demo_can_be_looked_at_afterwards() {
    let place = Place::quiet();
    let output = place.run(&["demo", "--players", "2", "--seed", "7", "--out", "show", "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["games"][0]["status"], "finished");
    assert_eq!(report["refused"], 0);
    assert!(report["letters_out"].as_u64() >= report["mails_in"].as_u64());
    assert!(report["mails_in"].as_u64() > Some(10));
    let list = place.json(&["--config", "show/config.toml", "table", "list", "--json"]);
    assert_eq!(list[0]["status"], "finished");
    let shown = place.json(&["--config", "show/config.toml", "table", "show", "1", "--json"]);
    assert_eq!(shown["standings"], report["games"][0]["standings"]);
    assert!(!place.run(&["demo", "--out", "show"]).status.success(), "a demo wrote over another");
}

#[cfg(unix)]
#[test]
fn the_daemon_stops_cleanly_on_a_signal() {
    use std::io::{BufRead, BufReader};
    for signal in ["TERM", "INT"] {
        let place = Place::new("[inbound.smtp]\nlisten = \"127.0.0.1:0\"\n");
        let mut serve = place.command(&[]);
        serve.env("MONSOON_LOG", "monsoon=info").stderr(Stdio::piped());
        let mut child = serve.spawn().unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap().contains("at work")));
        let kill = format!("kill -{signal} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert!(child.wait().unwrap().success(), "{signal}");
        assert!(lines.any(|line| line.unwrap().contains("stopped")), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn secrets_are_for_the_owner_of_the_box_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::quiet();
    place.new_table(&[]);
    place.run(&["once"]);
    let mode = |name: &str| fs::metadata(place.path(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("var/monsoon.sqlite"), 0o600);
    for folder in ["var/outbox", "var/outbox/new", "var/spool", "var/inbox"] {
        assert_eq!(mode(folder), 0o700, "{folder}");
    }
}

#[test]
fn one_bad_file_does_not_keep_the_others_waiting() {
    let place = Place::quiet();
    place.new_table(&["--option", "first-builder=brown"]);
    place.run(&["once"]);
    let anna = place.letters().into_iter().find(|letter| letter.contains("anna@example.org"));
    let to = address(&anna.unwrap(), "Reply-To");
    let new = place.path("var/inbox/new");
    // A folder, a dead link, bytes that are not a mail, and a good mail after
    // them.
    fs::create_dir(new.join("0")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("/nowhere/at/all", new.join("1")).unwrap();
    fs::write(new.join("2"), [0, 255, 10, 13, 0]).unwrap();
    fs::write(new.join("3"), format!("From: anna@example.org\nTo: {to}\n\nbid 2\n")).unwrap();
    assert!(place.run(&["once"]).status.success());
    assert_eq!(place.json(&["table", "list", "--json"])[0]["position"], 2);
}

#[test]
fn a_wrong_word_to_deliver_asks_for_another_try() {
    let place = Place::quiet();
    assert_eq!(place.run(&["deliver", "--quick"]).status.code(), Some(75));
    assert_eq!(place.run(&["deliver", "--help"]).status.code(), Some(0));
    assert_eq!(place.run(&["serve", "--quick"]).status.code(), Some(2));
}

#[test]
fn places_that_would_swallow_mail_are_refused() {
    let same = "[inbound.maildir]\npath = \"a\"\n[outbound.maildir]\npath = \"a\"\n";
    for (config, hint) in
        [(same, "outbound.maildir.path"), ("[store]\npath = \"\"\n", "store.path")]
    {
        let place = Place::new(config);
        let output = place.run(&["table", "list"]);
        assert!(!output.status.success());
        assert!(stderr(&output).contains(hint), "{}", stderr(&output));
    }
}

/// A folder that nobody looks after is pointed out, and delays no letter.
#[test]
fn check_says_when_mail_piles_up() {
    let place = Place::quiet();
    let says = || String::from_utf8(place.run(&["check"]).stdout).unwrap();
    assert!(!says().contains("move old ones away"));
    fs::create_dir_all(place.path("var/inbox/cur")).unwrap();
    for number in 0..=10_000 {
        fs::File::create(place.path("var/inbox/cur").join(number.to_string())).unwrap();
    }
    let told = says();
    assert!(told.contains("!    inbound.maildir.path     more than 10000 files"), "{told}");
}

#[test]
fn check_says_when_nobody_is_reached() {
    let says = |config: &str| {
        let output = Place::new(config).run(&["check"]);
        assert!(output.status.success(), "a warning is no fault");
        String::from_utf8(output.stdout).unwrap()
    };
    let quiet = "[inbound.maildir]\npath = \"var/inbox\"\n";
    let try_out = says(quiet);
    assert!(try_out.contains("!    server.address           nobody is reached"), "{try_out}");
    let handed_on = says(&format!("[server]\naddress = \"monsoon@play.somewhere.org\"\n{quiet}"));
    assert!(handed_on.contains("!    server.address           letters stay in"), "{handed_on}");
}

/// A reader such as `head` that has seen enough is not an error, and causes no
/// panic.
#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    let place = Place::quiet();
    place.new_table(&[]);
    for args in [&["table", "show", "1"][..], &["table", "list"], &["mod", "1", "log"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = place.command(args).stdin(Stdio::null()).stdout(writer).output().unwrap();
        let said = stderr(&output);
        assert!(!said.contains("panicked"), "{args:?}: {said}");
        assert_ne!(output.status.code(), Some(101), "{args:?}: {said}");
    }
}

#[test]
fn check_points_at_what_waits_for_the_operator() {
    let place = Place::quiet();
    place.new_table(&[]);
    let database = rusqlite::Connection::open(place.path("var/monsoon.sqlite")).unwrap();
    database.execute("UPDATE letters SET state = 'failed' WHERE id = 1", []).unwrap();
    let output = place.run(&["check"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 letters were given up"));
}

#[test]
fn figures_of_ones_own_are_checked_and_listed() {
    let place =
        Place::new("[inbound.maildir]\npath = \"var/inbox\"\n[data]\noverrides = \"own.toml\"\n");
    let listed = |findings: &Value, edition: &str| {
        let what = format!("figures: {edition}");
        let all = findings.as_array().unwrap();
        all.iter().find(|finding| finding["what"] == what).unwrap()["figures"].clone()
    };
    let place_of_taxes = |figures: &Value| {
        let house = figures["house"].as_array().unwrap();
        house.iter().filter(|figure| figure["path"] == "columns.taxes.values[4]").count()
    };

    fs::write(place.path("own.toml"), "").unwrap();
    let before = place.json(&["check", "--json"]);
    assert_eq!(place_of_taxes(&listed(&before, "goa-2012")), 1);
    fs::write(place.path("own.toml"), "[goa-2012.columns.taxes]\nvalues = [4, 6, 8, 10, 13]\n")
        .unwrap();
    let after = place.json(&["check", "--json"]);
    let new = listed(&after, "goa-2012");
    assert_eq!(place_of_taxes(&new), 0);
    assert_eq!(new["overridden"][0]["path"], "columns.taxes.values");
    assert_eq!(new["overridden"][0]["value"][4], 13);
    assert_eq!(place_of_taxes(&listed(&after, "goa-2004")), 1);
    let short = String::from_utf8(place.run(&["check"]).stdout).unwrap();
    assert!(!short.contains("columns.taxes") && short.contains("--figures"), "{short}");
    let words = String::from_utf8(place.run(&["check", "--figures"]).stdout).unwrap();
    assert!(words.contains("yours: columns.taxes.values = [4, 6, 8, 10, 13]"), "{words}");
    assert!(words.contains("columns.harvest.values[1] = 2, [2] = 4, [3] = 6"), "{words}");

    // One that does not match keeps everything from starting.
    fs::write(place.path("own.toml"), "[goa-2012.tiles.b]\nfavor = 2\n").unwrap();
    let says = "own.toml: [goa-2012]: tiles.b should be 29 (tiles in the box), but is 30";
    for args in [&["serve"][..], &["once"]] {
        let refused = place.run(args);
        assert_eq!(refused.status.code(), Some(1), "{args:?}");
        assert!(stderr(&refused).contains(says), "{args:?}: {}", stderr(&refused));
    }
    let check = place.run(&["check"]);
    assert_eq!(check.status.code(), Some(1));
    assert!(String::from_utf8(check.stdout).unwrap().contains(says));
    fs::remove_file(place.path("own.toml")).unwrap();
    assert!(stderr(&place.run(&["once"])).contains("data.overrides: can't read"));
}

#[test]
fn mails_are_kept_with_what_became_of_them() {
    let place = Place::quiet();
    place.new_table(&["--seed", "x"]);
    place.run(&["once"]);
    fs::write(
        place.path("stranger"),
        "From: Eve <eve@example.net>\nTo: monsoon@localhost\nMessage-ID: <1@x>\n\nbid 5\n",
    )
    .unwrap();
    fs::write(
        place.path("robot"),
        "From: anna@example.org\nTo: monsoon@localhost\nAuto-Submitted: auto-replied\n\naway\n",
    )
    .unwrap();
    fs::write(place.path("player"), "From: anna@example.org\nTo: monsoon@localhost\n\nbid 4\n")
        .unwrap();
    for file in ["stranger", "robot", "player"] {
        assert!(place.run(&["deliver", file]).status.success(), "{file}");
    }
    let rows = place.json(&["mail", "list", "--json"]);
    let rows = rows.as_array().unwrap();
    let told = |n: usize, key: &str| rows[n][key].as_str().unwrap_or_default().to_owned();
    assert_eq!(rows.len(), 3, "newest first");
    assert_eq!((told(0, "verdict"), told(0, "kind")), ("explained".into(), "orders".into()));
    assert_eq!((told(1, "verdict"), told(1, "kind")), ("ignored".into(), "auto-reply".into()));
    assert_eq!(
        (told(2, "from"), told(2, "why")),
        ("e***@example.net".into(), "from a stranger".into())
    );
    let full = place.json(&["mail", "list", "--json", "--full", "--kind", "orders", "--last", "1"]);
    assert_eq!(full[0]["from"], "anna@example.org");
    assert_eq!(full.as_array().unwrap().len(), 1);
    let one = place.json(&["mail", "show", "3", "--json"]);
    assert_eq!((one["table"].as_u64(), one["seat"].as_u64()), (Some(1), Some(0)));
    assert_eq!(one["kept"].as_u64(), Some(fs::metadata(place.path("player")).unwrap().len()));
    let raw = place.run(&["mail", "show", "1", "--raw"]);
    assert_eq!(raw.stdout, fs::read(place.path("stranger")).unwrap());
    let text = String::from_utf8(place.run(&["mail", "show", "1"]).stdout).unwrap();
    assert!(text.contains("from a stranger") && !text.contains("eve@"), "{text}");
    let gone = place.run(&["mail", "show", "99"]);
    assert!(!gone.status.success() && stderr(&gone).contains("there is no mail 99"));
}

/// Out of one server and into another.
#[test]
fn a_table_becomes_a_file_and_a_table_again() {
    let place = Place::quiet();
    place.new_table(&[]);
    let good = |args: &[&str]| {
        let output = place.run(args);
        assert!(output.status.success(), "{args:?}: {}", stderr(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    let public = place.run(&["export", "1"]);
    assert!(public.stderr.is_empty(), "{}", stderr(&public));
    assert!(String::from_utf8_lossy(&public.stdout).contains("\"view\":\"public\""));
    let secret = place.run(&["export", "1", "--as", "moderator", "--out", "secret.json"]);
    assert!(stderr(&secret).contains("must not know"), "{}", stderr(&secret));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(place.path("secret.json")).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "others may read it");
    }
    good(&["mod", "1", "finish because of the hour"]);
    good(&["export", "--finished", "--format", "all", "--out", "shelf"]);
    let mut names: Vec<String> = fs::read_dir(place.path("shelf"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let of = |ending: &str| format!("table-0001-santiago.{ending}");
    let (index, scores, tables) = ("index.html", "scores.csv", "tables.sqlite");
    let expected =
        [index.into(), scores.into(), of("html"), of("json"), of("txt"), tables.to_owned()];
    assert_eq!(names, expected);
    let page = fs::read_to_string(place.path("shelf/table-0001-santiago.html")).unwrap();
    assert!(page.contains("Anna") && page.contains("of the hour"), "names and reasons");
    let list = fs::read_to_string(place.path("shelf/index.html")).unwrap();
    assert!(list.contains("table-0001-santiago.html"));
    assert!(list.contains("One game of this list came to its end"), "figures");

    let file = "shelf/table-0001-santiago.json";
    assert!(good(&["verify", file, "secret.json"]).contains("good; 2 entries decided again"));
    assert!(good(&["replay", file, "--to", "0"]).contains("Anna"));
    good(&["annotate", file, "0", "So it began."]);
    good(&["verify", file]);
    // The next night, and nobody's remarks are lost.
    good(&["export", "--finished", "--format", "all", "--out", "shelf"]);
    assert!(fs::read_to_string(place.path(file)).unwrap().contains("So it began."));
    good(&["export", "1", "--out", "again.json"]);
    let taken = place.run(&["export", "1", "--out", "again.json"]);
    assert!(stderr(&taken).contains("--force replaces it"), "{}", stderr(&taken));
    good(&["replay-diff", file]);
    assert!(good(&["import", file]).contains("table 2"));
    assert_eq!(good(&["export", "2"]), fs::read_to_string(place.path(file)).unwrap());
    let players = ["--seat", "D <d@x.org>", "--seat", "E <e@x.org>", "--seat", "F <f@x.org>"];
    let mut args = vec!["import", file, "--at", "0"];
    args.extend(players);
    assert!(good(&args).contains("table 3 is open"));
    // Importing it again gives a warning, and must be requested explicitly.
    let fails = |args: &[&str], why: &str| {
        let output = place.run(args);
        assert!(!output.status.success() && stderr(&output).contains(why), "{}", stderr(&output));
    };
    fails(&["import", file], "this archive is already table 2, for viewing; --again");
    fails(&args, "already played on from entry 0 at table 3; --again");
    args[3] = "1";
    let cut = place.run(&args);
    assert!(stderr(&cut).contains("already played on from entry 0 at table 3"), "{}", stderr(&cut));
    let again = place.run(&["import", file, "--again"]);
    assert!(again.status.success() && stderr(&again).contains("table 2"), "{}", stderr(&again));
    let stats = good(&["stats"]);
    assert!(
        stats.contains("2 finished ones that are copies") && stats.contains(": 1 game\n"),
        "{stats}"
    );

    let text = fs::read_to_string(place.path(file)).unwrap();
    fs::write(place.path("bad.json"), text.replace("Anna", "Anne")).unwrap();
    for args in [&["verify", "bad.json"][..], &["import", "bad.json"], &["verify", "none.json"]] {
        let output = place.run(args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
    }
    let wrong = place.run(&["export", "9"]);
    assert!(stderr(&wrong).contains("there is no table 9"));
    let wrong = place.run(&["export", "--all"]);
    assert!(stderr(&wrong).contains("--out FOLDER"));
}

/// A folder into which tables are exported every night: an archive there is kept
/// if anything would be lost.
#[test]
fn a_shelf_keeps_what_is_on_it() {
    let place = Place::quiet();
    place.new_table(&[]);
    place.new_table(&["--option", "archive=public"]);
    let run = |args: &[&str]| {
        let output = place.run(args);
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &stderr(&output);
        (output.status.success(), said)
    };
    let good = |args: &[&str]| {
        let (good, said) = run(args);
        assert!(good, "{args:?}: {said}");
        said
    };
    let left_alone = |file: &str, why: &str, args: &[&str]| {
        let before = fs::read(place.path(file)).unwrap();
        let (good, said) = run(args);
        assert!(!good && said.contains(why), "{args:?}: {said}");
        assert!(fs::read(place.path(file)).unwrap() == before, "{file} is another one");
    };
    let night = ["export", "--all", "--format", "all", "--out", "shelf"];
    let first = "shelf/table-0001-santiago.json";
    let read = |file: &str| fs::read_to_string(place.path(file)).unwrap();
    good(&night);
    assert!(read("shelf/index.html").contains("goes on"));
    // The game continues, and the remark stays with it.
    good(&["annotate", first, "0", "So it began."]);
    good(&["mod", "1", "say hello"]);
    assert!(good(&night).contains("2 tables"));
    assert!(read(first).contains("So it began.") && read(first).contains("hello"));
    good(&["verify", first]);

    // A file that contains more; the other formats and the other tables go on.
    good(&["export", "1", "--as", "moderator", "--out", first, "--force"]);
    fs::remove_file(place.path("shelf/table-0001-santiago.txt")).unwrap();
    left_alone(first, "says more", &night);
    assert!(read("shelf/table-0001-santiago.txt").contains("Anna"));
    assert!(read("shelf/index.html").contains("table-0001"));
    // One of another table, one that is damaged, and one that Monsoon did not
    // write.
    fs::copy(place.path("shelf/table-0002-santiago.json"), place.path(first)).unwrap();
    left_alone(first, "another table", &night);
    good(&["export", "1", "--out", first, "--force"]);
    fs::write(place.path(first), read(first).replacen("Anna", "Anne", 1)).unwrap();
    left_alone(first, "damaged", &night);
    fs::write(place.path(first), "mine").unwrap();
    left_alone(first, "is not an archive", &night);
    good(&[&night[..], &["--force"]].concat());
    fs::write(place.path("shelf/index.html"), "<p>My own page").unwrap();
    left_alone("shelf/index.html", "not written by Monsoon", &night);

    // Whatever is added to a secret file, it stays secret.
    good(&["mod", "2", "finish because of the hour"]);
    good(&["export", "2", "--as", "moderator", "--out", "secret.json"]);
    good(&["annotate", "secret.json", "0", "x"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let mode = fs::metadata(place.path("secret.json")).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "others may read it");
        // Through a link to the file itself, and into nothing that is no file.
        symlink("secret.json", place.path("link.json")).unwrap();
        good(&["annotate", "link.json", "0", "by the link"]);
        assert!(read("secret.json").contains("by the link"));
        let (good, said) = run(&["export", "1", "--out", "/dev/null", "--force"]);
        assert!(!good && said.contains("is not a file"), "{said}");
    }
    let (good, said) = run(&["export", "2", "--format", "mbox", "--as", "moderator"]);
    assert!(!good && said.contains("no letters"), "{said}");
}

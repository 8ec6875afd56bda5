//! `monsoon queue` and `monsoon check`, as an operator types them.

use assert_cmd::Command;
use serde_json::Value;
use std::{fs, path::PathBuf};

struct Place(tempfile::TempDir);

impl Place {
    /// A table of three whose first letters wait.
    fn new(outbound: &str) -> Place {
        let place = Place(tempfile::tempdir().unwrap());
        let config = format!(
            "[server]\naddress = \"monsoon@example.org\"\n[inbound.maildir]\npath = \"in\"\n\
             [store]\npath = \"m.sqlite\"\nspool = \"spool\"\n[outbound]\n{outbound}"
        );
        fs::write(place.path("config.toml"), config).unwrap();
        place.run(&["init"]).success();
        let mut args = vec!["table", "new", "santiago", "--option", "first-builder=brown"];
        for seat in ["Anna <anna@example.net>", "Ben <ben@example.net>", "Cleo <cleo@example.net>"]
        {
            args.extend(["--seat", seat]);
        }
        place.run(&args).success();
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, args: &[&str]) -> assert_cmd::assert::Assert {
        let mut command = Command::new(env!("CARGO_BIN_EXE_monsoon"));
        command.current_dir(self.0.path()).env("MONSOON_LOG", "error").args(args).assert()
    }

    fn says(&self, args: &[&str]) -> String {
        let output = self.run(args).success().get_output().clone();
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
    }

    fn refuses(&self, args: &[&str]) -> String {
        let output = self.run(args).failure().get_output().clone();
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_slice(&self.run(args).success().get_output().stdout).unwrap()
    }

    fn sent(&self) -> usize {
        fs::read_dir(self.path("out/new")).map_or(0, Iterator::count)
    }

    fn database(&self, sql: &str) {
        rusqlite::Connection::open(self.path("m.sqlite")).unwrap().execute_batch(sql).unwrap();
    }
}

const MAILDIR: &str = "[outbound.maildir]\npath = \"out\"\n";

#[test]
fn the_queue_is_shown_without_addresses() {
    let place = Place::new(MAILDIR);
    let queue = place.json(&["queue", "--json"]);
    assert_eq!(queue.as_array().unwrap().len(), 3);
    for key in [
        "letter",
        "table",
        "seat",
        "kind",
        "urgency",
        "address",
        "attempts",
        "last_error",
        "waits",
        "next_try",
    ] {
        assert!(queue[0].get(key).is_some(), "queue --json lacks {key}");
    }
    assert_eq!(queue[0]["address"], "a***@example.net");
    assert_eq!((&queue[0]["waits"], &queue[0]["seat"]), (&"due".into(), &"red".into()));
    assert_eq!(place.json(&["queue", "--full", "--json"])[0]["address"], "anna@example.net");
    let words = place.says(&["queue"]);
    assert!(words.contains("table 1, red") && words.contains("due"), "{words}");
    assert!(!words.contains("anna@"), "{words}");
    assert!(place.says(&["queue", "--full"]).contains("anna@example.net"));
    place.run(&["once"]).success();
    assert!(place.says(&["queue"]).contains("no letter is waiting"));
    assert_eq!(place.sent(), 3);
}

#[test]
fn letters_are_dropped_and_tried_again() {
    let place = Place::new(MAILDIR);
    let words = place.says(&["queue", "drop", "1", "2", "--because", "a slip"]);
    assert!(words.contains("warning: letter 1: table 1 waits for a decision of red"), "{words}");
    assert!(!words.contains("letter 2:") && words.contains("2 letters dropped"), "{words}");
    place.run(&["once"]).success();
    assert_eq!(place.sent(), 1);
    for (args, hint) in [
        (&["queue", "drop", "1"][..], "dropped before"),
        (&["queue", "drop", "3"], "letter 3 was sent"),
        (&["queue", "drop", "9"], "no letter 9"),
        (&["queue", "retry", "3"], "letter 3 was sent"),
        (&["queue", "retry", "soon"], "numbers of letters"),
        (&["queue", "retry"], "N|failed|all"),
    ] {
        let said = place.refuses(args);
        assert!(said.contains(hint), "{args:?}: {said}");
    }
    assert!(place.says(&["queue", "retry", "1"]).contains("1 letter"));
    place.run(&["once"]).success();
    assert_eq!(place.sent(), 2);
    place
        .database("UPDATE letters SET state = 'failed', last_error = '550 <a@b.org>' WHERE id = 1");
    let check = place.refuses(&["check"]);
    assert!(check.contains("1 letters were given up; `monsoon queue`"), "{check}");
    let words = place.says(&["queue"]);
    assert!(words.contains("given up") && words.contains("550 <a***@b.org>"), "{words}");
    assert_eq!(place.json(&["queue", "retry", "failed", "--json"])["letters"][0], 1);
    place.run(&["check"]).success();
}

#[test]
fn the_limit_holds_from_one_run_to_the_next() {
    let place = Place::new(&format!("per_hour = 2\n{MAILDIR}"));
    for _ in 0..3 {
        place.run(&["once"]).success();
        assert_eq!(place.sent(), 2);
    }
    let queue = place.json(&["queue", "--json"]);
    assert_eq!(queue[0]["waits"], "rate-limit");
    assert!(queue[0]["next_try"].is_string());
    assert!(place.says(&["queue"]).contains("over the limit, will be sent at"));
}

#[test]
fn a_closed_way_out_costs_nothing_and_is_told() {
    // Port 1 on loopback: refused at once.
    let smtp = "[outbound.smtp]\nhost = \"127.0.0.1\"\nport = 1\ntls = \"none\"\n";
    let place = Place::new(smtp);
    let words = place.says(&["once"]);
    assert!(words.contains("no letter can be sent"), "{words}");
    let queue = place.json(&["queue", "--json"]);
    let tries: Vec<_> = queue.as_array().unwrap().iter().map(|one| &one["attempts"]).collect();
    assert_eq!(tries, [0, 0, 0]);
    place.run(&["check"]).success();
    let check = place.refuses(&["check", "--connect"]);
    assert!(check.contains("BAD  outbound.smtp") && check.contains("check outbound.smtp.host"));
}

#[test]
fn check_names_stopped_addresses_and_the_record_to_publish() {
    let keys = concat!(env!("CARGO_MANIFEST_DIR"), "/src/mail/outbound/dkim/keys");
    let signed = |key: &str| {
        format!(
            "{MAILDIR}[outbound.dkim]\ndomain = \"example.org\"\nselector = \"s1\"\nkey = \"file:{key}\"\n"
        )
    };
    let place = Place::new(&signed(&format!("{keys}/rsa.pem")));
    let check = place.says(&["check"]);
    assert!(
        check.contains("publish s1._domainkey.example.org TXT \"v=DKIM1; k=rsa; p=MII"),
        "{check}"
    );
    place.run(&["once"]).success();
    let letter = fs::read_dir(place.path("out/new")).unwrap().next().unwrap().unwrap().path();
    let letter = fs::read_to_string(letter).unwrap();
    assert!(
        letter.starts_with("DKIM-Signature: v=1; a=rsa-sha256; s=s1; d=example.org"),
        "{letter}"
    );
    place.database("INSERT INTO stopped VALUES ('anna@example.net', '2026-01-02T03:04:05.000Z')");
    let check = place.refuses(&["check"]);
    assert!(check.contains("BAD  addresses") && check.contains("a***@example.net"), "{check}");
    assert!(!check.contains("anna@"), "{check}");
    let shown = place.says(&["table", "show", "1", "--as", "moderator"]);
    assert!(shown.contains("none sent since 2026-01-02T03:04:05Z"), "{shown}");
    assert!(place.says(&["queue", "retry", "all"]).contains("1 addresses get mail again"));
    place.run(&["check"]).success();

    for (key, hint) in [("none.pem", "none.pem"), ("config.toml", "BEGIN PRIVATE KEY")] {
        let config = fs::read_to_string(place.path("config.toml")).unwrap();
        let start = config.find("key = ").unwrap();
        let config = format!("{}key = \"file:{key}\"\n", &config[..start]);
        fs::write(place.path("config.toml"), config).unwrap();
        let check = place.refuses(&["check"]);
        assert!(check.contains("BAD  outbound.dkim") && check.contains(hint), "{check}");
    }
}

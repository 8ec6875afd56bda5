//! What operators see from outside: `monsoon status`, figures and health by HTTP, and a
//! mail's trail in the log.

use crate::{
    house::{House, address},
    killed::smtp,
};
use serde_json::Value;
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
    time::{Duration, Instant},
};

const FOLDERS: &str = "\
    [store]\npath = \"m.sqlite\"\nspool = \"spool\"\n\
    [inbound]\npoll_ms = 20\n\
    [inbound.maildir]\npath = \"in\"\n";

const METRICS: &str = "[metrics]\nlisten = \"127.0.0.1:0\"\n";
const RECEIVER: &str = "[inbound.smtp]\nlisten = \"127.0.0.1:0\"\n";
const OUT: &str = "[outbound.maildir]\npath = \"out\"\n";

/// Longer than anything takes that is not stuck.
const LONG: Duration = Duration::from_secs(30);

/// A daemon that is killed when the test is over.
struct Running {
    child: Child,
    smtp: Option<u16>,
    metrics: u16,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn port(line: &str) -> Option<u16> {
    let (_, after) = line.rsplit_once("127.0.0.1:")?;
    after.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok()
}

fn serve(house: &House) -> Running {
    let mut serve = house.command();
    serve.arg("serve").env("MONSOON_LOG", "monsoon=info").stderr(Stdio::piped());
    let mut child = serve.spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
    let at_work = lines.find(|line| line.contains("at work")).unwrap();
    let metrics = lines.find(|line| line.contains("metrics and health")).unwrap();
    // Nobody else reads what it says; the pipe must not fill up.
    std::thread::spawn(move || lines.for_each(drop));
    Running { child, smtp: port(&at_work), metrics: port(&metrics).unwrap() }
}

/// Status and body of a page.
fn page(port: u16, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

/// Exit status and answer of `monsoon status --json`.
fn status(house: &House) -> (Option<i32>, Value) {
    let output = house.command().args(["status", "--json"]).output().unwrap();
    let told = serde_json::from_slice(&output.stdout);
    (output.status.code(), told.unwrap_or_else(|_| panic!("{output:?}")))
}

/// Asks until the answer is as wanted.
#[track_caller]
fn until<T: std::fmt::Debug>(ask: impl Fn() -> T, wanted: impl Fn(&T) -> bool) -> T {
    let begun = Instant::now();
    loop {
        let answer = ask();
        if wanted(&answer) {
            return answer;
        }
        assert!(begun.elapsed() < LONG, "{answer:?}");
        std::thread::yield_now();
    }
}

fn says_nothing_private(text: &str) {
    for word in ["example.org", "@", "m.sqlite", "bid 4"] {
        assert!(!text.contains(word), "{word} in {text}");
    }
}

#[test]
fn status_tells_how_things_stand_without_a_daemon() {
    let house = House::with(&format!("{FOLDERS}{OUT}"));
    let (code, told) = status(&house);
    assert_eq!(code, Some(0), "{told}");
    assert_eq!((&told["tables"]["running"], &told["tables"]["paused"]), (&1.into(), &0.into()));
    assert_eq!(told["awaited"].as_array().unwrap().len(), 1);
    assert_eq!(told["awaited"][0]["seat"], "red");
    assert!(told["awaited"][0]["seconds"].as_i64().unwrap() < 600);
    assert_eq!(told["daemon"]["running"], false);
    assert_eq!(told["last_mail_in"], Value::Null);
    assert!(told["last_letter_out"].is_string());
    says_nothing_private(&told.to_string());
    // What waits: written, and not yet sent.
    fs::create_dir_all(house.path("in/new")).unwrap();
    fs::write(house.path("in/new/1.mail"), house.bid()).unwrap();
    fs::remove_dir_all(house.path("out")).unwrap();
    fs::write(house.path("out"), "no folder").unwrap();
    let failed = house.command().arg("once").output().unwrap();
    assert!(!failed.status.success(), "letters can't go out");
    fs::remove_file(house.path("out")).unwrap();
    house.once();
    let (_, told) = status(&house);
    assert!(told["last_mail_in"].is_string(), "{told}");
    assert_eq!(told["awaited"][0]["seat"], "green");
    let people = house.command().arg("status").output().unwrap();
    let people = String::from_utf8(people.stdout).unwrap();
    assert!(people.contains("1 running") && people.contains("table 1     green"), "{people}");
    says_nothing_private(&people);
}

#[test]
fn exit_statuses_of_status_are_those_it_tells() {
    let house = House::with(&format!("{FOLDERS}{OUT}"));
    let change = |sql: &str| {
        let connection = rusqlite::Connection::open(house.path("m.sqlite")).unwrap();
        connection.execute_batch(sql).unwrap();
    };
    change("UPDATE letters SET state = 'failed' WHERE id = 1");
    let (code, told) = status(&house);
    assert_eq!((code, &told["queue"]["given_up"]), (Some(3), &1.into()));
    change(
        "UPDATE letters SET state = 'waiting', due_at = '9999-01-01T00:00:00.000Z' WHERE id = 1",
    );
    let (code, told) = status(&house);
    assert_eq!((code, &told["queue"]["back_off"]), (Some(0), &1.into()));
    change("INSERT INTO stopped VALUES ('red@example.org', '2026-01-01T00:00:00.000Z')");
    let (code, told) = status(&house);
    assert_eq!((code, &told["queue"]["stopped"]), (Some(3), &1.into()));
    // Nobody listens where somebody should.
    let house = House::with(&format!("{FOLDERS}{RECEIVER}{OUT}"));
    let (code, told) = status(&house);
    assert_eq!((code, &told["closed"][0]["gate"]), (Some(3), &"receiver".into()));
    fs::remove_file(house.path("m.sqlite")).unwrap();
    let output = house.command().arg("status").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    fs::write(house.path("config.toml"), "[metrics]\nlisten = \"0.0.0.0:1\"\n").unwrap();
    let output = house.command().arg("status").output().unwrap();
    assert_eq!(output.status.code(), Some(78));
}

#[test]
fn figures_and_health_of_a_daemon_that_is_well() {
    let house = House::with(&format!("{FOLDERS}{RECEIVER}{OUT}{METRICS}"));
    let mail = house.bid();
    let daemon = serve(&house);
    let answer = smtp(daemon.smtp.unwrap(), &address(&mail, "To"), &mail).unwrap();
    assert!(answer.starts_with("250"), "{answer}");
    let sent = |text: &str| {
        let wanted = ["letters_total{became=\"sent\"} 2", "queue_letters{waits=\"due\"} 0"];
        wanted.iter().all(|wanted| text.contains(&format!("monsoon_{wanted}")))
    };
    let (_, text) = until(|| page(daemon.metrics, "/metrics"), |(_, text)| sent(text));
    for line in [
        "monsoon_mails_total{source=\"smtp\",became=\"carried-out\"} 1",
        "monsoon_tables{state=\"running\"} 1",
        "monsoon_awaited_seats 1",
        "monsoon_queue_letters{waits=\"due\"} 0",
        "monsoon_closed{gate=\"relay\"} 0",
        "monsoon_taking_a_mail_seconds_count 1",
        "monsoon_database_readable 1",
        "# EOF",
    ] {
        assert!(text.lines().any(|it| it == line), "{line} is not in\n{text}");
    }
    says_nothing_private(&text);
    // Each figure says what it is.
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split(['{', ' ']).next().unwrap();
        let described = |what: &str| {
            let mut about = text.lines().filter_map(|it| it.strip_prefix(what));
            about.any(|about| name.starts_with(about.split(' ').nth(1).unwrap()))
        };
        assert!(described("# HELP") && described("# TYPE"), "{line}");
    }
    let (code, body) = page(daemon.metrics, "/health");
    assert_eq!((code, body.trim()), (200, "{\"well\":true,\"reasons\":[]}"));
    assert_eq!(page(daemon.metrics, "/").0, 404);
    let (code, told) = until(|| status(&house), |(_, told)| told["daemon"]["running"] == true);
    assert_eq!(code, Some(0), "{told}");
    assert!(told["daemon"]["started"].is_string());
}

#[test]
fn a_relay_that_is_closed_is_told_with_its_time() {
    let relay = "[outbound.smtp]\nhost = \"127.0.0.1\"\nport = 1\ntls = \"none\"\n";
    let house = House::with(&format!("{FOLDERS}{relay}{METRICS}"));
    rusqlite::Connection::open(house.path("m.sqlite"))
        .unwrap()
        .execute("UPDATE letters SET due_at = created_at", [])
        .unwrap();
    let daemon = serve(&house);
    let (_, body) = until(|| page(daemon.metrics, "/health"), |(code, _)| *code == 503);
    assert!(
        body.contains("\"well\":false") && body.contains("no letter can be sent since 20"),
        "{body}"
    );
    says_nothing_private(&body);
    let figures = page(daemon.metrics, "/metrics").1;
    assert!(figures.contains("monsoon_closed{gate=\"relay\"} 1"), "{figures}");
    let closed = |told: &Value| told["closed"][0]["gate"] == "relay";
    let (code, told) = until(|| status(&house), |(_, told)| closed(told));
    assert_eq!(code, Some(3));
    assert!(told["closed"][0]["since"].is_string(), "{told}");
}

/// From its arrival to the letters it caused, a mail has one id, also for a daemon
/// that was started in between.
#[test]
fn one_id_leads_from_a_mail_to_its_letters() {
    let house = House::with(&format!("{FOLDERS}{OUT}"));
    fs::create_dir_all(house.path("in/new")).unwrap();
    fs::write(house.path("in/new/1.mail"), house.bid()).unwrap();
    let log = |arguments: &[&str], fail_point: Option<&str>| -> Vec<Value> {
        let mut once = house.command();
        once.args(arguments).arg("once").env("MONSOON_LOG", "monsoon=info");
        if let Some(place) = fail_point {
            let mut child =
                once.env("MONSOON_FAIL_POINT", place).stderr(Stdio::piped()).spawn().unwrap();
            let stderr = BufReader::new(child.stderr.take().unwrap());
            let lines = stderr.lines().map_while(Result::ok);
            let lines: Vec<String> =
                lines.take_while(|line| !line.starts_with("fail point: ")).collect();
            child.kill().unwrap();
            child.wait().unwrap();
            return lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        }
        let output = once.output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let before = log(&["--log-format", "json"], Some("before-send"));
    // The configuration may want it, too.
    let config = fs::read_to_string(house.path("config.toml")).unwrap();
    fs::write(house.path("config.toml"), config + "[log]\nformat = \"json\"\n").unwrap();
    let after = log(&[], None);
    let said: Vec<(&str, &str)> = before
        .iter()
        .chain(&after)
        .map(|line| (line["message"].as_str().unwrap(), line["span"]["id"].as_str().unwrap()))
        .collect();
    let messages: Vec<&str> = said.iter().map(|(message, _)| *message).collect();
    assert_eq!(messages, ["arrived", "taken in", "a letter was sent", "a letter was sent"]);
    let id = said[0].1;
    assert!(id.len() == 12 && said.iter().all(|(_, other)| *other == id), "{said:?}");
    assert_eq!(before[1]["letters"], 2);
    says_nothing_private(&serde_json::to_string(&[before, after]).unwrap());
}

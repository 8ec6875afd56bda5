//! Killed with SIGKILL between any two steps from the decision to the sending:
//! the same journal, and each letter once.

use crate::house::{House, address, serve};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Output, Stdio},
    sync::mpsc,
    time::Duration,
};

/// Between steps 7 and 8, 8 and 9, 9 and 10, before and after handing over, and once what
/// was handed over is safe.
const PLACES: [&str; 6] = [
    "before-commit",
    "after-commit",
    "after-acknowledge",
    "before-send",
    "after-send",
    "before-report",
];

/// Waits until the program says that it stopped at the place, but not for ever, in
/// case it is stuck elsewhere.
pub fn reaches(stderr: impl BufRead + Send + 'static, place: &str) -> bool {
    let wanted = format!("fail point: {place}");
    let (say, said) = mpsc::channel();
    std::thread::spawn(move || {
        let reached = stderr.lines().map_while(Result::ok).any(|line| line == wanted);
        // If it took too long, nobody is waiting any more.
        let _ = say.send(reached);
    });
    said.recv_timeout(Duration::from_mins(1)).unwrap_or(false)
}

/// Waits until the program stopped at the place, then kills it.
pub fn kill_at(mut child: Child, place: &str) {
    let reached = reaches(BufReader::new(child.stderr.take().unwrap()), place);
    // SIGKILL: nothing is cleaned up.
    child.kill().unwrap();
    let status = child.wait().unwrap();
    assert!(reached, "the program ended ({status}) without reaching {place}");
}

fn put_into(folder: &Path, mail: &str) {
    fs::create_dir_all(folder.join("new")).unwrap();
    fs::write(folder.join("new/1.mail"), mail).unwrap();
}

/// What the journal is when nothing goes wrong.
fn undisturbed() -> Vec<String> {
    let house = House::new();
    put_into(&house.path("in"), &house.bid());
    house.once();
    let journal = house.journal();
    // The table, the player's salt, and the bid.
    assert_eq!(journal.len(), 3);
    house.check("undisturbed", &journal);
    journal
}

#[test]
fn killed_during_a_pass_nothing_is_lost_or_doubled() {
    let journal = undisturbed();
    for place in PLACES {
        let house = House::new();
        put_into(&house.path("in"), &house.bid());
        let mut once = house.command();
        let child = once
            .arg("once")
            .env("MONSOON_FAIL_POINT", place)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        kill_at(child, place);
        house.once();
        house.check(place, &journal);
        house.once();
        house.check(place, &journal);
    }
}

#[test]
fn a_letter_sent_again_is_the_same_letter() {
    let house = House::new();
    put_into(&house.path("in"), &house.bid());
    let before = house.letters();
    let mut once = house.command();
    let child = once
        .arg("once")
        .env("MONSOON_FAIL_POINT", "before-report")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    kill_at(child, "before-report");
    // It was handed over, but that is not yet recorded; then somebody took it
    // away.
    let after = house.letters();
    let (name, bytes) = after.iter().find(|(name, _)| !before.contains_key(*name)).unwrap();
    fs::remove_file(house.path("out/new").join(name)).unwrap();
    house.once();
    assert_eq!(house.letters().get(name), Some(bytes));
}

/// Everything that a command printed.
pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A line to an SMTP server.
pub struct Line {
    reader: BufReader<TcpStream>,
    writer: TcpStream,
}

impl Line {
    /// Speaks SMTP until the server wants the mail, or the connection breaks.
    pub fn offered(port: u16, to: &str) -> Option<Line> {
        let writer = TcpStream::connect(("127.0.0.1", port)).ok()?;
        writer.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        let mut line = Line { reader: BufReader::new(writer.try_clone().unwrap()), writer };
        line.hear()?;
        for words in ["EHLO test.invalid", "MAIL FROM:<red@example.org>"] {
            line.say(&format!("{words}\r\n"))?;
        }
        line.say(&format!("RCPT TO:<{to}>\r\n"))?;
        line.say("DATA\r\n")?;
        Some(line)
    }

    /// Says the mail to its end, and does not wait for the reply to it.
    pub fn hand_over(&mut self, mail: &str) {
        self.writer.write_all(format!("{mail}.\r\n").as_bytes()).unwrap();
    }

    fn say(&mut self, words: &str) -> Option<String> {
        self.writer.write_all(words.as_bytes()).ok()?;
        self.hear()
    }

    pub fn hear(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            if self.reader.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if line.as_bytes().get(3) != Some(&b'-') {
                return Some(line);
            }
        }
    }
}

/// Speaks SMTP up to the end of the mail; returns the reply to it, or `None` if
/// the connection broke.
pub fn smtp(port: u16, to: &str, mail: &str) -> Option<String> {
    Line::offered(port, to)?.say(&format!("{mail}.\r\n"))
}

/// Many mails wait at once, and it is killed between two of those that it takes together:
/// none of them was acknowledged. They come again, and each is answered once.
#[test]
fn killed_in_the_middle_of_a_group() {
    let house = House::new();
    let to = address(&house.letter_to("red"), "Reply-To");
    let mail = |number: usize| {
        format!(
            "From: red@example.org\r\nTo: {to}\r\nMessage-ID: <{number}@example.org>\r\n\r\n\
             board\r\n"
        )
    };
    let (mut child, port, stderr) = serve(&house, Some("in-a-group"));
    let mut lines: Vec<Line> = (0..8).map(|_| Line::offered(port, &to).unwrap()).collect();
    for (number, line) in lines.iter_mut().enumerate() {
        line.hand_over(&mail(number));
    }
    let reached = reaches(stderr, "in-a-group");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(reached, "they were taken one by one");
    let recorded = || {
        let connection = rusqlite::Connection::open(house.path("m.sqlite")).unwrap();
        let sql = "SELECT message_id, (SELECT count(*) FROM letters WHERE answers = mail.id)
                   FROM mail ORDER BY message_id";
        let mut statement = connection.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        rows.collect::<Result<Vec<(String, u32)>, _>>().unwrap()
    };
    let acknowledged = lines.iter_mut().filter_map(Line::hear).count();
    assert!(acknowledged <= recorded().len() && recorded().len() <= 6, "{:?}", recorded());
    let (mut child, port, _stderr) = serve(&house, None);
    for number in 0..8 {
        assert!(smtp(port, &to, &mail(number)).unwrap().starts_with("250"), "{number}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let wanted: Vec<_> = (0..8).map(|number| (format!("{number}@example.org"), 1)).collect();
    assert_eq!(recorded(), wanted);
}

#[test]
fn killed_while_a_mail_server_waits_for_its_answer() {
    let journal = undisturbed();
    for place in ["before-commit", "after-commit"] {
        let house = House::new();
        let mail = house.bid();
        let address = address(&mail, "To");
        let (mut child, port, stderr) = serve(&house, Some(place));
        let server = std::thread::spawn({
            let (mail, address) = (mail.clone(), address.clone());
            move || smtp(port, &address, &mail)
        });
        let reached = reaches(stderr, place);
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(reached, "{place} was not reached");
        assert_eq!(server.join().unwrap(), None, "{place}: acknowledged too early");
        // The mail server tries again.
        let (mut child, port, _stderr) = serve(&house, None);
        let answer = smtp(port, &address, &mail).unwrap();
        assert!(answer.starts_with("250"), "{answer}");
        child.kill().unwrap();
        child.wait().unwrap();
        house.once();
        house.check(place, &journal);
    }
}

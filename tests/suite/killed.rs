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

/// Between steps 7 and 8, 8 and 9, 9 and 10, before and after handing over.
const PLACES: [&str; 5] =
    ["before-commit", "after-commit", "after-acknowledge", "before-send", "after-send"];

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
        .env("MONSOON_FAIL_POINT", "after-send")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    kill_at(child, "after-send");
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

/// Speaks SMTP up to the end of the mail; returns the reply to it, or `None` if
/// the connection broke.
pub fn smtp(port: u16, to: &str, mail: &str) -> Option<String> {
    let stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut writer = stream;
    let mut say = |text: &str| -> Option<String> {
        writer.write_all(text.as_bytes()).ok()?;
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if line.as_bytes().get(3) != Some(&b'-') {
                return Some(line);
            }
        }
    };
    say("")?;
    say("EHLO test.invalid\r\n")?;
    say("MAIL FROM:<red@example.org>\r\n")?;
    say(&format!("RCPT TO:<{to}>\r\n"))?;
    say("DATA\r\n")?;
    say(&format!("{mail}.\r\n"))
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

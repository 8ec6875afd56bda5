//! The real daemon and a mail server that hangs without ever being late.

use crate::{
    house::{House, serve},
    mail::dripping::{Drip, dripping, dripping_to},
};
use rusqlite::Connection;
use std::{
    process::{Child, Command, ExitStatus},
    sync::mpsc,
    time::{Duration, Instant},
};

/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server whose letters leave through this port; those of its first table have
/// left.
fn house(port: u16, timeout: u32) -> House {
    let house = House::new();
    let config = format!(
        "[store]\npath = \"m.sqlite\"\nspool = \"spool\"\n\
         [inbound.smtp]\nlisten = \"127.0.0.1:0\"\n\
         [outbound.smtp]\nhost = \"127.0.0.1\"\nport = {port}\ntls = \"none\"\n\
         timeout_seconds = {timeout}\n"
    );
    std::fs::write(house.path("config.toml"), config).unwrap();
    assert!(
        house
            .command()
            .args(["mod", "1", "resend red because it is lost"])
            .output()
            .unwrap()
            .status
            .success()
    );
    house
}

/// The error recorded for the letter that is due, once there is one.
fn last_error(house: &House) -> String {
    let begun = Instant::now();
    loop {
        let connection = Connection::open(house.path("m.sqlite")).unwrap();
        let said: Option<String> = connection
            .query_row("SELECT last_error FROM letters ORDER BY id DESC LIMIT 1", [], |row| {
                row.get(0)
            })
            .unwrap();
        if let Some(said) = said {
            return said;
        }
        assert!(begun.elapsed() < PATIENCE, "the letter is still under way");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Asks it to stop; returns how it ended, and after how long.
fn stop(child: &mut Child) -> (ExitStatus, Duration) {
    let begun = Instant::now();
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(told.unwrap().success());
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return (status, begun.elapsed());
        }
        if begun.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("it did not stop");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Whether it drips bytes or lines that announce more, and at whichever step: each
/// letter has its time limit, and the daemon goes on.
#[test]
fn a_letter_has_its_time_and_no_more() {
    for (at, drip) in [("(greeting)", Drip::Lines), ("RCPT", Drip::Bytes), ("DATA", Drip::Lines)] {
        let house = house(dripping(at, drip), 1);
        let (mut child, _, _stderr) = serve(&house, None);
        let said = last_error(&house);
        assert!(said.contains("not done within 2 seconds"), "{at}: {said}");
        let (status, _) = stop(&mut child);
        assert_eq!(status.code(), Some(0), "{at}");
    }
}

/// Asked to stop, the daemon does not wait for such a server, although the
/// letter's time limit is two minutes.
#[test]
fn a_daemon_that_is_to_stop_leaves_a_server_that_hangs() {
    for (at, drip) in [("(greeting)", Drip::Bytes), ("MAIL", Drip::Lines)] {
        let (tell, drips) = mpsc::channel();
        let house = house(dripping_to(at, drip, &tell), 60);
        let (mut child, _, _stderr) = serve(&house, None);
        drips.recv_timeout(PATIENCE).unwrap();
        let (status, after) = stop(&mut child);
        assert_eq!(status.code(), Some(0), "{at}");
        assert!(after < Duration::from_secs(15), "{at}: {after:?}");
    }
}

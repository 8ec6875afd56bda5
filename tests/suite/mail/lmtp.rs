//! What is specific to LMTP (RFC 2033): its greeting, and a reply to a mail for
//! each of its recipients.

use super::office::{KINDS, Kind, Office};
use monsoon::mail::inbox::{Protocol, Verdict};

fn kinds() -> impl Iterator<Item = Kind> {
    KINDS.into_iter().filter(|kind| kind.protocol == Protocol::Lmtp)
}

#[test]
fn only_its_own_greeting_is_answered() {
    for kind in kinds() {
        let office = Office::open(kind);
        let mut ann = office.call();
        ann.hears("220 post.test LMTP");
        ann.asks("MAIL FROM:<ann@example.org>", "503 5.5.1");
        ann.asks("EHLO client.test", "500 5.5.1");
        ann.asks("HELO client.test", "500 5.5.1");
        ann.asks("MAIL FROM:<ann@example.org>", "503 5.5.1");
        ann.asks("LHLO", "501 ");
        ann.asks("LHLO client.test", "250 ENHANCEDSTATUSCODES");
        ann.asks("DATA", "503 5.5.1");
        ann.asks("MAIL FROM:<ann@example.org>", "250 ");
        ann.asks("DATA", "503 5.5.1");
        // A second greeting discards the mail.
        ann.asks("LHLO client.test", "250 ");
        ann.asks("RCPT TO:<monsoon@localhost>", "503 ");
        ann.asks("QUIT", "221 ");
    }
}

/// Says MAIL and RCPT for each, with the answers they get, and DATA.
fn addressed(caller: &mut super::office::Caller, to: &[(&str, &str)]) {
    caller.asks("MAIL FROM:<ann@example.org>", "250 ");
    for (address, answer) in to {
        caller.asks(&format!("RCPT TO:<{address}>"), answer);
    }
    caller.asks("DATA", "354 ");
}

/// A recipient that is not ours is refused and gets no second reply; the same
/// address twice gets two. The mail itself is handed over once.
#[test]
fn every_recipient_is_answered_and_the_mail_is_one() {
    let to = [
        ("monsoon+ab@localhost", "250 2.1.5"),
        ("bob@example.org", "550 5.7.1"),
        ("monsoon+cd@localhost", "250 2.1.5"),
        ("monsoon+ab@localhost", "250 2.1.5"),
    ];
    for kind in kinds() {
        let office = Office::judging(
            kind,
            |settings| settings.max_size = 20,
            |incoming| match incoming.raw.first() {
                Some(b'l') => Verdict::Later("busy".into()),
                Some(b'r') => Verdict::Refused("no".into()),
                _ => Verdict::Taken,
            },
        );
        let mut ann = office.greeted();
        for (mail, answer) in [
            ("taken", "250 2.0.0"),
            ("later", "451 4.3.0"),
            ("refused", "554 5.6.0"),
            ("a mail that is larger than it may be", "552 5.3.4"),
        ] {
            addressed(&mut ann, &to);
            ann.sends(format!("{mail}\r\n.\r\n").as_bytes());
            for _ in 0..3 {
                ann.hears(answer);
            }
            // And no fourth: the next reply is the next command's.
            ann.asks("NOOP", "250 2.0.0 still here");
        }
        let taken = office.taken();
        assert_eq!(taken.len(), 1);
        let ours = ["monsoon+ab@localhost", "monsoon+cd@localhost", "monsoon+ab@localhost"];
        assert_eq!(taken[0].recipients, ours);
    }
}

#[test]
fn too_many_recipients_are_told_to_come_later() {
    for kind in kinds() {
        let office = Office::with(kind, |settings| settings.max_recipients = 2);
        let mut ann = office.greeted();
        let to = [
            ("monsoon+a@localhost", "250 "),
            ("monsoon+b@localhost", "250 "),
            ("monsoon+c@localhost", "452 4.5.3"),
        ];
        addressed(&mut ann, &to);
        ann.sends(b"x\r\n.\r\n");
        ann.hears("250 2.0.0");
        ann.hears("250 2.0.0");
        ann.asks("QUIT", "221 ");
        assert_eq!(office.taken().len(), 1);
    }
}

#[test]
fn commands_may_come_all_at_once() {
    for kind in kinds() {
        let office = Office::open(kind);
        let mut ann = office.call();
        ann.sends(
            b"LHLO a\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<monsoon@localhost>\r\n\
              RCPT TO:<x@y.example>\r\nRCPT TO:<monsoon+b@localhost>\r\nDATA\r\nS: 1\r\n\r\n\
              1\r\n.\r\nMAIL FROM:<>\r\nRCPT TO:<monsoon+b@localhost>\r\nDATA\r\nS: 2\r\n\
              \r\n2\r\n.\r\nQUIT\r\n",
        );
        for start in [
            "220 ", "250 ", "250 ", "250 ", "550 ", "250 ", "354 ", "250 ", "250 ", "250 ", "250 ",
            "354 ", "250 ", "221 ",
        ] {
            ann.hears(start);
        }
        let taken = office.taken();
        assert_eq!(taken.len(), 2);
        assert_eq!(taken[0].recipients, ["monsoon@localhost", "monsoon+b@localhost"]);
        assert_eq!(taken[1].sender.as_deref(), Some(""));
    }
}

//! What is specific to SMTP, and our own outbound connected to it.

use super::office::{Kind, Office};
use monsoon::mail::inbox::{Protocol, Verdict};
use monsoon::mail::outbound::{Outbound, Parcel, Security, SendError, Smtp, SmtpSettings};
use std::time::Duration;

const SMTP: Kind = Kind { protocol: Protocol::Smtp, unix: false };

#[test]
fn commands_out_of_order_are_refused() {
    let office = Office::open(SMTP);
    let mut ann = office.call();
    ann.hears("220 ");
    ann.asks("MAIL FROM:<ann@example.org>", "503 ");
    ann.asks("HELO client.test", "250 post.test");
    ann.asks("RCPT TO:<monsoon@localhost>", "503 ");
    ann.asks("DATA", "503 ");
    ann.asks("MAIL FROM:<>", "250 ");
    ann.asks("MAIL FROM:<ann@example.org>", "503 ");
    ann.asks("DATA", "554 5.5.1");
    ann.asks("RSET", "250 ");
    ann.asks("RCPT TO:<monsoon@localhost>", "503 ");
    ann.asks("NOOP", "250 ");
    ann.asks("VRFY monsoon", "252 ");
    ann.asks("STARTTLS", "502 ");
    ann.asks("LHLO client.test", "500 5.5.1");
    ann.asks("XYZZY", "500 ");
    ann.asks("QUIT", "221 ");
}

#[test]
fn commands_may_come_all_at_once() {
    let office = Office::open(SMTP);
    let mut ann = office.call();
    ann.sends(
        b"EHLO a\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<monsoon@localhost>\r\n\
          RCPT TO:<x@y.example>\r\nDATA\r\nS: 1\r\n\r\n1\r\n.\r\nMAIL FROM:<>\r\n\
          RCPT TO:<monsoon+b@localhost>\r\nDATA\r\nS: 2\r\n\r\n2\r\n.\r\nQUIT\r\n",
    );
    for start in [
        "220 ", "250 ", "250 ", "250 ", "550 ", "354 ", "250 ", "250 ", "250 ", "354 ", "250 ",
        "221 ",
    ] {
        ann.hears(start);
    }
    let taken = office.taken();
    assert_eq!(taken.len(), 2);
    assert_eq!(taken[0].recipients, ["monsoon@localhost"]);
    assert_eq!(taken[1].sender.as_deref(), Some(""));
}

#[test]
fn our_own_way_out_leads_in() {
    let office = Office::judging(
        SMTP,
        |_| {},
        |incoming| {
            if incoming.raw.starts_with(b"later") {
                Verdict::Later("x".into())
            } else if incoming.raw.starts_with(b"never") {
                Verdict::Refused("x".into())
            } else {
                Verdict::Taken
            }
        },
    );
    let mut smtp = Smtp::new(&SmtpSettings {
        host: "127.0.0.1".into(),
        port: office.address().port(),
        security: Security::None,
        ca_file: None,
        user: None,
        password: None,
        timeout: Duration::from_secs(10),
    })
    .unwrap();
    let parcel = |raw: &[u8], to: &str| Parcel {
        from: None,
        to: to.into(),
        message_id: "1@localhost".into(),
        raw: raw.to_vec(),
    };
    let mail = b"Subject: x\r\n\r\n.\r\n..b\r\nend\r\n";
    smtp.send(&parcel(mail, "monsoon+a@localhost")).unwrap();
    assert!(matches!(
        smtp.send(&parcel(b"later\r\n", "monsoon@localhost")),
        Err(SendError::Temporary(_))
    ));
    assert!(matches!(
        smtp.send(&parcel(b"never\r\n", "monsoon@localhost")),
        Err(SendError::Permanent(_))
    ));
    // A server that does not relay for us may do so once that is set up.
    assert!(matches!(smtp.send(&parcel(mail, "bob@example.org")), Err(SendError::Temporary(_))));
    smtp.send(&parcel(mail, "monsoon+a@localhost")).unwrap();
    let taken = office.taken();
    assert_eq!(taken.len(), 2);
    assert_eq!(taken[0].raw, mail);
    assert_eq!(taken[0].sender.as_deref(), Some(""));
}

#[test]
fn a_server_that_refuses_everybody_loses_no_letter() {
    use std::io::{BufRead, BufReader, Write};
    for (greeting, ehlo) in [("554 go away", ""), ("220 hello", "550 not you")] {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = std::thread::spawn(move || {
            for stream in listener.incoming().take(1) {
                let mut stream = stream.unwrap();
                stream.write_all(format!("{greeting}\r\n").as_bytes()).unwrap();
                let mut line = String::new();
                let mut reader = BufReader::new(stream.try_clone().unwrap());
                while reader.read_line(&mut line).unwrap_or(0) > 0 {
                    let answer = if line.starts_with("EHLO") { ehlo } else { "221 bye" };
                    line.clear();
                    if stream.write_all(format!("{answer}\r\n").as_bytes()).is_err() {
                        break;
                    }
                }
            }
        });
        let mut smtp = Smtp::new(&SmtpSettings {
            host: "127.0.0.1".into(),
            port,
            security: Security::None,
            ca_file: None,
            user: None,
            password: None,
            timeout: std::time::Duration::from_secs(10),
        })
        .unwrap();
        let sent = smtp.send(&Parcel {
            from: None,
            to: "anna@example.org".into(),
            message_id: "m@localhost".into(),
            raw: b"Subject: x\r\n\r\nx\r\n".to_vec(),
        });
        assert!(matches!(sent, Err(SendError::Closed(_))), "{greeting}: {sent:?}");
        drop(smtp);
        server.join().unwrap();
    }
}

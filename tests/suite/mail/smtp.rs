//! Conversations with the SMTP listener over a real socket.

use monsoon::mail::inbox::{Receiver, Settings, Verdict};
use monsoon::mail::outbound::{Outbound, Parcel, Security, SendError, Smtp, SmtpSettings};
use monsoon::mail::{Incoming, OwnAddress};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A listener on a port of its own, and the mails it took.
struct Office {
    address: SocketAddr,
    taken: Arc<Mutex<Vec<Incoming>>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Office {
    fn open() -> Self {
        Office::with(|_| {})
    }

    fn with(adjust: impl FnOnce(&mut Settings)) -> Self {
        Office::judging(adjust, |_| Verdict::Taken)
    }

    fn judging(
        adjust: impl FnOnce(&mut Settings),
        judge: impl Fn(&Incoming) -> Verdict + Send + Sync + 'static,
    ) -> Self {
        let own: OwnAddress = "monsoon@localhost".parse().unwrap();
        let taken = Arc::new(Mutex::new(Vec::new()));
        let keep = Arc::clone(&taken);
        let mut settings = Settings::new(
            "post.test",
            Arc::new(move |address: &str| own.is_ours(address)),
            Arc::new(move |incoming| {
                let verdict = judge(&incoming);
                if verdict == Verdict::Taken {
                    keep.lock().unwrap().push(incoming);
                }
                verdict
            }),
        );
        adjust(&mut settings);
        let receiver = Receiver::bind("127.0.0.1:0", settings).unwrap();
        let address = receiver.local_addr().unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        let sign = Arc::clone(&stop);
        let thread = Some(std::thread::spawn(move || receiver.run(&sign)));
        Office { address, taken, stop, thread }
    }

    fn call(&self) -> Caller {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        Caller { reader: BufReader::new(stream) }
    }

    /// A caller that has greeted.
    fn greeted(&self) -> Caller {
        let mut caller = self.call();
        caller.hears("220 ");
        caller.says("EHLO client.test");
        caller.hears("250 ENHANCED");
        caller
    }

    fn taken(&self) -> Vec<Incoming> {
        self.taken.lock().unwrap().clone()
    }

    fn close(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Office {
    fn drop(&mut self) {
        self.close();
    }
}

struct Caller {
    reader: BufReader<TcpStream>,
}

impl Caller {
    fn sends(&mut self, bytes: &[u8]) {
        self.reader.get_mut().write_all(bytes).unwrap();
    }

    fn says(&mut self, line: &str) {
        self.sends(format!("{line}\r\n").as_bytes());
    }

    /// The last line of the next reply.
    fn reply(&mut self) -> String {
        loop {
            let mut line = String::new();
            self.reader.read_line(&mut line).unwrap();
            assert!(line.is_empty() || line.ends_with("\r\n"), "{line:?}");
            if line.as_bytes().get(3) != Some(&b'-') {
                return line;
            }
        }
    }

    fn hears(&mut self, start: &str) {
        let reply = self.reply();
        assert!(reply.starts_with(start), "{reply:?} instead of {start:?}");
    }

    fn asks(&mut self, line: &str, start: &str) {
        self.says(line);
        self.hears(start);
    }

    fn begins(&mut self) {
        self.asks("MAIL FROM:<ann@example.org>", "250 2.1.0");
        self.asks("RCPT TO:<monsoon+ab@localhost>", "250 2.1.5");
        self.asks("DATA", "354 ");
    }

    fn is_hung_up(&mut self) -> bool {
        let mut rest = Vec::new();
        self.reader.read_to_end(&mut rest).is_ok() && rest.is_empty()
    }
}

#[test]
fn a_mail_is_taken_byte_for_byte() {
    let office = Office::open();
    let mut ann = office.greeted();
    ann.asks("MAIL FROM:<ann@example.org> SIZE=60 BODY=8BITMIME SMTPUTF8", "250 2.1.0");
    ann.asks("RCPT TO:<monsoon+ab@localhost>", "250 2.1.5");
    ann.asks("RCPT TO:<MONSOON@LOCALHOST>", "250 2.1.5");
    ann.asks("DATA", "354 ");
    ann.sends("Subject: x\r\n\r\nżółw\r\n..\r\n..a\r\nb\r\n.\r\n".as_bytes());
    ann.hears("250 2.0.0");
    ann.begins();
    ann.sends(b".\r\n");
    ann.hears("250 2.0.0");
    ann.asks("QUIT", "221 ");
    assert!(ann.is_hung_up());
    let taken = office.taken();
    assert_eq!(
        String::from_utf8_lossy(&taken[0].raw),
        "Subject: x\r\n\r\nżółw\r\n.\r\n.a\r\nb\r\n"
    );
    assert_eq!(taken[0].recipients, ["monsoon+ab@localhost", "MONSOON@LOCALHOST"]);
    assert_eq!(taken[0].sender.as_deref(), Some("ann@example.org"));
    assert!(taken[1].raw.is_empty());
}

#[test]
fn commands_out_of_order_are_refused() {
    let office = Office::open();
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
    ann.asks("XYZZY", "500 ");
    ann.asks("QUIT", "221 ");
}

#[test]
fn nothing_is_relayed() {
    let office = Office::with(|settings| settings.max_errors = 50);
    let mut eve = office.greeted();
    eve.asks("MAIL FROM:<eve@example.org>", "250 ");
    for address in [
        "bob@example.org",
        "monsoon@localhost.example",
        "monsoon%example.org@localhost",
        "bob@example.org@localhost",
        "\"bob@example.org\"@localhost",
        "postmaster@localhost",
        "monsoonx@localhost",
    ] {
        eve.says(&format!("RCPT TO:<{address}>"));
        let reply = eve.reply();
        assert!(reply.starts_with("550 5.7.1") || reply.starts_with("501 "), "{address}: {reply}");
    }
    eve.asks("DATA", "554 ");
    // A route to elsewhere through us is read as its last address.
    eve.says("RCPT TO:<@localhost:bob@example.org>");
    assert!(eve.reply().starts_with('5'));
}

#[test]
fn a_mail_too_large_is_read_to_its_end_and_dropped() {
    let office = Office::with(|settings| settings.max_size = 1000);
    let mut ann = office.greeted();
    ann.asks("MAIL FROM:<ann@example.org> SIZE=1001", "552 5.3.4");
    ann.begins();
    ann.sends(&b"x\r\n".repeat(334));
    ann.says(".");
    ann.hears("552 5.3.4");
    ann.begins();
    ann.sends(&b"xxx\r\n".repeat(200));
    ann.says(".");
    ann.hears("250 ");
    assert_eq!(office.taken().len(), 1);
    // There is an end to patience.
    ann.begins();
    ann.sends(&b"x".repeat(26_000));
    ann.hears("421 ");
}

#[test]
fn commands_may_come_all_at_once() {
    let office = Office::open();
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
fn a_mail_cannot_hold_another() {
    for end in
        ["\n.\r\n", "\n.\n", "\r\n.\n", "\r.\r\n", "\r.\r", "\r\n.\r", "\r\n.\r\r\n", "\n.\r"]
    {
        let office = Office::open();
        let mut eve = office.greeted();
        eve.begins();
        eve.sends(format!("S: x\r\n\r\n1{end}MAIL FROM:<bob@example.org>\r\n").as_bytes());
        eve.sends(b"RCPT TO:<monsoon@localhost>\r\nDATA\r\nS: smuggled\r\n\r\nbid 9\r\n.\r\n");
        eve.hears("250 2.0.0");
        eve.asks("QUIT", "221 ");
        assert_eq!(office.taken().len(), 1, "{end:?}");
    }
}

#[test]
fn a_command_must_end_properly() {
    let office = Office::open();
    let mut eve = office.greeted();
    eve.sends(b"NOOP\n");
    eve.hears("500 5.5.2");
    eve.sends(&[b'A'; 9000]);
    eve.says("");
    eve.hears("500 5.5.6");
    eve.asks("NOOP", "250 ");
    eve.asks("BDAT 10 LAST", "421 ");
    assert!(eve.is_hung_up());
}

#[test]
fn recipients_commands_and_errors_have_their_limits() {
    let office = Office::with(|settings| {
        settings.max_recipients = 2;
        settings.max_commands = 12;
        settings.max_errors = 3;
    });
    let mut ann = office.greeted();
    ann.asks("MAIL FROM:<a@b.example>", "250 ");
    ann.asks("RCPT TO:<monsoon+a@localhost>", "250 ");
    ann.asks("RCPT TO:<monsoon+b@localhost>", "250 ");
    ann.asks("RCPT TO:<monsoon+c@localhost>", "452 4.5.3");
    for _ in 0..7 {
        ann.asks("NOOP", "250 ");
    }
    ann.hears("421 4.7.0");
    assert!(ann.is_hung_up());

    let mut eve = office.greeted();
    for _ in 0..3 {
        eve.asks("NONSENSE", "500 ");
    }
    eve.asks("NONSENSE", "421 4.7.0");
    assert!(eve.is_hung_up());
}

#[test]
fn the_handlers_verdict_is_the_reply() {
    let office = Office::judging(
        |_| {},
        |incoming| match incoming.raw.first() {
            Some(b'l') => Verdict::Later("disk\r\n250 full".into()),
            Some(b'r') => Verdict::Refused("no".into()),
            _ => Verdict::Taken,
        },
    );
    let mut ann = office.greeted();
    for (mail, start) in [("l", "451 4.3.0 disk250 full"), ("r", "554 5.6.0 no"), ("t", "250 ")] {
        ann.begins();
        ann.sends(format!("{mail}\r\n.\r\n").as_bytes());
        ann.hears(start);
    }
    assert_eq!(office.taken().len(), 1);
}

#[test]
fn silence_is_not_waited_out() {
    let office = Office::with(|settings| settings.idle = Duration::from_millis(50));
    let mut ann = office.call();
    ann.hears("220 ");
    ann.hears("421 4.4.2");
    assert!(ann.is_hung_up());
    let office = Office::with(|settings| settings.total = Duration::from_millis(50));
    let mut ann = office.call();
    ann.hears("220 ");
    ann.hears("421 4.4.2");
}

#[test]
fn only_so_many_may_call_at_once() {
    let office = Office::with(|settings| settings.max_sessions = 1);
    let first = office.greeted();
    let mut second = office.call();
    second.hears("421 4.3.2");
    drop(first);
}

#[test]
fn a_stop_ends_sessions_and_the_listener() {
    let mut office = Office::open();
    let mut idle = office.greeted();
    let mut busy = office.greeted();
    busy.begins();
    busy.sends(b"half a mail\r\n");
    let before = Instant::now();
    office.close();
    assert!(before.elapsed() < Duration::from_secs(3));
    idle.hears("421 4.3.2");
    busy.hears("421 4.3.2");
    assert!(office.taken().is_empty());
}

#[test]
fn our_own_way_out_leads_in() {
    let office = Office::judging(
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
        port: office.address.port(),
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
    // Whoever does not relay for us may do so once that is set up.
    assert!(matches!(smtp.send(&parcel(mail, "bob@example.org")), Err(SendError::Temporary(_))));
    smtp.send(&parcel(mail, "monsoon+a@localhost")).unwrap();
    let taken = office.taken();
    assert_eq!(taken.len(), 2);
    assert_eq!(taken[0].raw, mail);
    assert_eq!(taken[0].sender.as_deref(), Some(""));
}

/// A mail server that lets nobody in: its answer to EHLO is its last word.
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

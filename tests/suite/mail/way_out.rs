//! Outbound mail, against mail servers that follow a script.

use super::dripping::{Drip, dripping};
use monsoon::mail::outbound::{Outbound, Parcel, Security, SendError, Smtp, SmtpSettings, probe};
use rustls::{
    ServerConfig, ServerConnection, StreamOwned,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
    time::Duration,
};

/// A mail server with a script: a line is answered by the first entry whose words
/// it begins with, or else with 250. An answer that ends in `!` is the server's
/// last on that connection.
#[derive(Clone)]
struct Server {
    port: u16,
    heard: Arc<Mutex<Vec<String>>>,
}

type Script = Vec<(&'static str, &'static str)>;

#[derive(Clone, Copy, PartialEq)]
enum Tls {
    No,
    First,
    Later,
}

impl Server {
    fn new(tls: Tls, script: Script) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let server = Server {
            port: listener.local_addr().unwrap().port(),
            heard: Arc::new(Mutex::new(Vec::new())),
        };
        let here = server.clone();
        // Ends with the test.
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.unwrap();
                stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
                here.hear("(connected)");
                // A broken connection is part of the test.
                let _ = here.serve(stream, tls, &script);
            }
        });
        server
    }

    fn hear(&self, line: &str) {
        self.heard.lock().unwrap().push(line.to_owned());
    }

    fn heard(&self) -> Vec<String> {
        self.heard.lock().unwrap().clone()
    }

    fn count(&self, start: &str) -> usize {
        self.heard().iter().filter(|line| line.starts_with(start)).count()
    }

    fn serve(&self, stream: TcpStream, tls: Tls, script: &Script) -> std::io::Result<()> {
        match tls {
            Tls::No => self.talk(stream, script, true).map(|_| ()),
            Tls::First => self.talk(encrypted(stream), script, true).map(|_| ()),
            Tls::Later => {
                let encrypt = self.talk(stream.try_clone()?, script, true)?;
                if encrypt {
                    self.talk(encrypted(stream), script, false)?
                } else {
                    false
                };
                Ok(())
            }
        }
    }

    /// Says whether the client wants encryption now.
    fn talk<S: Read + Write>(
        &self,
        stream: S,
        script: &Script,
        greets: bool,
    ) -> std::io::Result<bool> {
        let mut stream = BufReader::new(stream);
        let mut line = "(greeting)".to_owned();
        let mut greets = greets;
        loop {
            if !std::mem::take(&mut greets) {
                line.clear();
                if stream.read_line(&mut line)? == 0 {
                    return Ok(false);
                }
                self.hear(line.trim_end());
            }
            let known = script.iter().find(|(start, _)| line.starts_with(start));
            let answer = known.map_or_else(|| usual(&line), |(_, answer)| answer);
            let last = answer.ends_with('!');
            stream
                .get_mut()
                .write_all(format!("{}\r\n", answer.trim_end_matches('!')).as_bytes())?;
            stream.get_mut().flush()?;
            if last || line.starts_with("QUIT") {
                return Ok(false);
            }
            if line.starts_with("STARTTLS") && answer.starts_with("220") {
                return Ok(true);
            }
            if answer.starts_with("354") {
                while line != ".\r\n" {
                    line.clear();
                    stream.read_line(&mut line)?;
                }
                let known = script.iter().find(|(start, _)| *start == "(end)");
                let answer = known.map_or("250 taken", |(_, answer)| answer);
                self.hear("(end)");
                let said = answer.trim_end_matches('!');
                stream.get_mut().write_all(format!("{said}\r\n").as_bytes())?;
                stream.get_mut().flush()?;
                if said != answer {
                    return Ok(false);
                }
            }
        }
    }
}

fn usual(line: &str) -> &'static str {
    match line.split_whitespace().next().unwrap_or_default() {
        "(greeting)" => "220 test",
        "DATA" => "354 go on",
        "QUIT" => "221 bye",
        "STARTTLS" => "220 now",
        _ => "250 fine",
    }
}

fn tls_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/mail/tls").join(name)
}

fn encrypted(stream: TcpStream) -> StreamOwned<ServerConnection, TcpStream> {
    let certificate = CertificateDer::from_pem_file(tls_file("server.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_file(tls_file("server.key")).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    StreamOwned::new(ServerConnection::new(Arc::new(config)).unwrap(), stream)
}

fn settings(server: &Server) -> SmtpSettings {
    settings_for(server.port)
}

fn settings_for(port: u16) -> SmtpSettings {
    SmtpSettings {
        host: "localhost".into(),
        port,
        security: Security::None,
        ca_file: None,
        user: None,
        password: None,
        timeout: Duration::from_secs(10),
    }
}

fn parcel(to: &str) -> Parcel {
    Parcel {
        from: Some("monsoon+bounce-1@localhost".into()),
        to: to.into(),
        message_id: "m@localhost".into(),
        raw: b"Subject: x\r\n\r\nx\r\n".to_vec(),
    }
}

#[test]
fn letters_go_over_one_line_whatever_becomes_of_them() {
    let server = Server::new(
        Tls::No,
        vec![
            ("RCPT TO:<gone@", "550 5.1.1 <gone@example.org>: no such user"),
            ("RCPT TO:<grey@", "450 4.2.0 greylisted"),
            ("RCPT TO:<far@", "554 5.7.1 Relay access denied"),
        ],
    );
    let mut smtp = Smtp::new(&settings(&server)).unwrap();
    let mut send = |to: &str| smtp.send(&parcel(&format!("{to}@example.org")));
    assert_eq!(send("ann"), Ok(()));
    assert!(matches!(send("gone"), Err(SendError::Permanent(said)) if said.contains("5.1.1")));
    assert!(matches!(send("grey"), Err(SendError::Temporary(_))));
    assert!(matches!(send("far"), Err(SendError::Temporary(_))));
    assert_eq!(send("ben"), Ok(()));
    assert_eq!((server.count("(connected)"), server.count("(end)")), (1, 2));
    assert_eq!(server.count("MAIL FROM:<monsoon+bounce-1@localhost>"), 5);
    assert_eq!(server.count("RSET"), 3);
    drop(smtp);
}

#[test]
fn what_is_refused_in_the_end_is_told_apart_from_a_closed_door() {
    for (start, answer, expected) in [
        ("(end)", "554 5.7.1 content refused", "cannot be sent"),
        ("(end)", "552 5.3.4 too big", "cannot be sent"),
        ("(end)", "451 4.3.0 later", "not sent yet"),
        ("(end)", "421 4.3.2 going down", "not sent yet"),
        ("RCPT", "421 4.7.0 too fast!", "not sent yet"),
        ("RCPT", "552 5.2.2 mailbox full", "not sent yet"),
        ("DATA", "554 5.5.1 no valid recipients", "not sent yet"),
        ("RCPT", "what?!", "not sent yet"),
        ("MAIL", "530 5.7.0 log in first", "no letter can be sent"),
        ("MAIL", "550 5.7.1 not your address", "no letter can be sent"),
        ("MAIL", "451 4.3.2 later", "no letter can be sent"),
        ("EHLO", "550 not you!", "no letter can be sent"),
        ("(greeting)", "554 nobody!", "no letter can be sent"),
        ("(greeting)", "421 full!", "no letter can be sent"),
        ("(greeting)", "hello?!", "no letter can be sent"),
    ] {
        let server = Server::new(Tls::No, vec![(start, answer)]);
        let mut smtp = Smtp::new(&settings(&server)).unwrap();
        let error = smtp.send(&parcel("ann@example.org")).unwrap_err().to_string();
        assert!(error.contains(expected), "{start} {answer}: {error}");
    }
}

#[test]
fn a_line_that_died_in_the_meantime_is_replaced() {
    // Without a word, and with one.
    for farewell in ["250 taken!", "250 taken\r\n421 timeout!"] {
        let server = Server::new(Tls::No, vec![("(end)", farewell)]);
        let mut smtp = Smtp::new(&settings(&server)).unwrap();
        for _ in 0..3 {
            smtp.send(&parcel("ann@example.org")).unwrap();
            smtp.rest();
        }
        assert_eq!((server.count("(connected)"), server.count("(end)")), (3, 3), "{farewell}");
    }
}

/// A line that is kept takes the next letter without being asked whether it is alive, and
/// is not tried for ever.
#[test]
fn a_line_that_is_kept_takes_the_next_letter() {
    let server = Server::new(Tls::No, vec![]);
    let mut smtp = Smtp::new(&settings(&server)).unwrap();
    for _ in 0..3 {
        smtp.send(&parcel("ann@example.org")).unwrap();
    }
    let counts = ["(connected)", "(end)", "NOOP"].map(|it| server.count(it));
    assert_eq!(counts, [1, 3, 0]);

    let server = Server::new(Tls::No, vec![("MAIL", "421 not now!")]);
    let mut smtp = Smtp::new(&settings(&server)).unwrap();
    for sent in 1..=2 {
        assert!(matches!(smtp.send(&parcel("ann@example.org")), Err(SendError::Closed(_))));
        assert_eq!(server.count("(connected)"), sent);
    }
}

#[test]
fn encryption_needs_a_certificate_one_may_believe() {
    for (tls, security) in [(Tls::First, Security::Tls), (Tls::Later, Security::StartTls)] {
        let script = || vec![("EHLO", "250-test\r\n250-AUTH PLAIN LOGIN\r\n250 STARTTLS")];
        let server = Server::new(tls, script());
        let trusting = SmtpSettings {
            security,
            ca_file: Some(tls_file("ca.pem")),
            user: Some("monsoon".into()),
            password: Some("sesame".into()),
            ..settings(&server)
        };
        Smtp::new(&trusting).unwrap().send(&parcel("ann@example.org")).unwrap();
        assert_eq!((server.count("AUTH PLAIN"), server.count("(end)")), (1, 1));
        let said = probe(&trusting).unwrap();
        assert!(said.contains("logged in as monsoon") && !said.contains("sesame"), "{said}");

        let server = Server::new(tls, script());
        let careful = SmtpSettings { ca_file: None, port: server.port, ..trusting.clone() };
        let mut smtp = Smtp::new(&careful).unwrap();
        assert!(matches!(smtp.send(&parcel("ann@example.org")), Err(SendError::Closed(_))));
        let said = probe(&careful).unwrap_err();
        assert!(said.contains("ca_file"), "{said}");
        let other = SmtpSettings { host: "127.0.0.1".into(), ..trusting };
        let said = probe(&SmtpSettings { port: server.port, ..other }).unwrap_err();
        assert!(said.contains("the name in the server's certificate"), "{said}");
        // Nothing was said that should not have been.
        assert_eq!((server.count("AUTH"), server.count("MAIL")), (0, 0), "{:?}", server.heard());
    }
}

#[test]
fn a_server_without_starttls_hears_nothing() {
    let server = Server::new(Tls::No, vec![]);
    let mut smtp =
        Smtp::new(&SmtpSettings { security: Security::StartTls, ..settings(&server) }).unwrap();
    assert!(matches!(smtp.send(&parcel("ann@example.org")), Err(SendError::Closed(_))));
    assert_eq!(server.count("MAIL"), 0);
}

#[test]
fn a_look_says_what_is_wrong_and_how_to_mend_it() {
    const LOGIN: (&str, &str) = ("EHLO", "250-test\r\n250 AUTH PLAIN LOGIN");
    let look = |script: Script, change: fn(&mut SmtpSettings)| {
        let server = Server::new(Tls::No, script);
        let mut settings = settings(&server);
        change(&mut settings);
        let said = probe(&settings);
        assert_eq!(server.count("MAIL"), 0);
        said
    };
    let login = |settings: &mut SmtpSettings| {
        settings.user = Some("monsoon".into());
        settings.password = Some("sesame".into());
    };
    let said = look(vec![], |_| {}).unwrap();
    assert!(said.contains("no login"), "{said}");
    assert!(look(vec![LOGIN, ("AUTH", "235 welcome")], login).unwrap().contains("as monsoon"));
    for (script, change, hint) in [
        (vec![LOGIN, ("AUTH", "535 5.7.8 no")], login as fn(&mut _), "outbound.smtp.user"),
        (vec![], login, "leave out outbound.smtp.user"),
        (vec![], |it| it.security = Security::StartTls, "tls = \"tls\""),
        (vec![], |it| it.security = Security::Tls, "tls = \"starttls\""),
        (vec![("(greeting)", "554 go away!")], |_| {}, "ask whoever runs it"),
        (vec![("NOOP", "421 no!")], |_| {}, "try again later"),
        (vec![], |it| it.port = 1, "outbound.smtp.host, port and tls"),
    ] {
        let said = look(script, change).unwrap_err();
        assert!(said.contains(hint) && !said.contains("sesame"), "{hint}: {said}");
    }
}

/// Each reply, or a piece of it, comes in time; all of them together do not.
#[test]
fn a_server_that_drips_is_not_listened_to_for_ever() {
    for (at, closed) in [("(greeting)", true), ("MAIL", true), ("RCPT", false), ("DATA", false)] {
        let port = dripping(at, Drip::Lines);
        let settings = SmtpSettings { timeout: Duration::from_millis(500), ..settings_for(port) };
        let mut smtp = Smtp::new(&settings).unwrap();
        let error = smtp.send(&parcel("ann@example.org")).unwrap_err();
        assert_eq!(matches!(error, SendError::Closed(_)), closed, "{at}: {error}");
        assert_eq!(matches!(error, SendError::Temporary(_)), !closed, "{at}: {error}");
        let said = error.to_string();
        assert!(said.contains(&format!("localhost:{port}")), "{at}: {said}");
    }
    let port = dripping("(greeting)", Drip::Bytes);
    let settings = SmtpSettings { timeout: Duration::from_millis(200), ..settings_for(port) };
    assert!(probe(&settings).unwrap_err().contains("not done within"));
}

//! A mail server as the way out.

use super::{
    Outbound, Parcel, SendError,
    answer::{Meaning, Stage, meaning},
    aside::Aside,
    line::{Opener, told},
    settings::SmtpSettings,
};
use lettre::{
    Address,
    transport::smtp::{
        Error,
        client::SmtpConnection,
        commands::{Data, Mail, Rcpt, Rset},
    },
};
use std::{
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// How long a connection is kept that nothing is sent over.
const KEPT: Duration = Duration::from_secs(30);

/// How long to wait for a letter whose bytes are on their way, once we are to
/// stop.
const GOING: Duration = Duration::from_secs(10);

/// How long saying goodbye to a server may take.
const FAREWELL: Duration = Duration::from_secs(2);

/// A connection that is kept, and since when.
type Kept = (SmtpConnection, Instant);

/// A mail server, over one connection that is kept for a while.
pub struct Smtp {
    opener: Arc<Opener>,
    patience: Duration,
    /// How long to wait for one reply.
    timeout: Duration,
    aside: Aside,
    kept: Option<Kept>,
    going: Arc<AtomicBool>,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("connected", &self.kept.is_some()).finish_non_exhaustive()
    }
}

impl Smtp {
    /// Prepares without connecting; that happens with the first parcel.
    ///
    /// Fails if the host's name can't be used for TLS, or the file of
    /// certificates can't be read.
    pub fn new(settings: &SmtpSettings) -> Result<Self, SendError> {
        let opener = Opener::new(settings).map_err(SendError::Closed)?;
        Ok(Smtp {
            opener: Arc::new(opener),
            patience: settings.patience(),
            timeout: settings.timeout,
            aside: Aside::default(),
            kept: None,
            going: Arc::default(),
        })
    }

    /// Says goodbye on a connection, without waiting long for a reply.
    fn let_go(&self, mut line: SmtpConnection) {
        // If that fails, the connection just ends.
        let _ = self.aside.within(FAREWELL, move || line.abort());
    }
}

impl Outbound for Smtp {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        let (from, to) = envelope(parcel)?;
        let (opener, kept, raw) = (Arc::clone(&self.opener), self.kept.take(), parcel.raw.clone());
        let reached = Reached::default();
        let seen = reached.clone();
        let mut since = None;
        // The server may already have a letter whose bytes are on their way.
        let longest = GOING.min(self.timeout);
        let over = || {
            self.going.load(Ordering::SeqCst)
                && (reached.get() != Some(Stage::Content)
                    || since.get_or_insert_with(Instant::now).elapsed() >= longest)
        };
        let tried = self.aside.within_unless(self.patience, over, move || {
            let letter = Letter { from, to, raw: &raw };
            try_one(&opener, kept, &letter, &seen)
        });
        match tried {
            Ok((outcome, kept)) => {
                self.kept = kept;
                outcome
            }
            Err(late) => {
                let said = format!("{}: {late}", self.opener.server());
                Err(match reached.get() {
                    None => SendError::Closed(said),
                    Some(stage) => refused(stage, None, said),
                })
            }
        }
    }

    fn settle(&mut self) -> Result<(), SendError> {
        Ok(())
    }

    fn hurry_when(&mut self, going: Arc<AtomicBool>) {
        self.going = going;
    }

    fn rest(&mut self) {
        if let Some((line, since)) = self.kept.take() {
            if since.elapsed() < KEPT {
                self.kept = Some((line, since));
            } else {
                self.let_go(line);
            }
        }
    }
}

impl Drop for Smtp {
    fn drop(&mut self) {
        if let Some((line, _)) = self.kept.take() {
            self.let_go(line);
        }
    }
}

/// How far a letter has got, for the thread that stops waiting for it.
#[derive(Debug, Clone, Default)]
struct Reached(Arc<Mutex<Option<Stage>>>);

impl Reached {
    fn set(&self, stage: Stage) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(stage);
    }

    fn get(&self) -> Option<Stage> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is handed over.
struct Letter<'a> {
    from: Option<Address>,
    to: Address,
    raw: &'a [u8],
}

/// One attempt, over the kept connection if it still works, or else a new one.
/// Returns the outcome, and the connection if it can take another letter.
fn try_one(
    opener: &Opener,
    kept: Option<Kept>,
    letter: &Letter<'_>,
    reached: &Reached,
) -> (Result<(), SendError>, Option<Kept>) {
    if let Some((mut line, since)) = kept {
        if since.elapsed() < KEPT {
            match hand_over(&mut line, letter, reached) {
                // The server may have closed the connection since, with whatever word or
                // without one, and has none of the letter.
                Err((Stage::Sender, _)) => {}
                tried => return ended(line, tried),
            }
        }
        line.abort();
    }
    match opener.open() {
        Ok(mut line) => {
            let tried = hand_over(&mut line, letter, reached);
            ended(line, tried)
        }
        Err(fault) => {
            let said = format!("{}: {}", opener.server(), told(&fault.error));
            (Err(SendError::Closed(said)), None)
        }
    }
}

/// The outcome of an attempt, and the connection if it can take another letter.
fn ended(
    mut line: SmtpConnection,
    tried: Result<(), (Stage, Error)>,
) -> (Result<(), SendError>, Option<Kept>) {
    let Err((stage, error)) = tried else {
        return (Ok(()), Some((line, Instant::now())));
    };
    let code = code(&error);
    let outcome = Err(refused(stage, code, told(&error)));
    // A server that replied can take the next letter; one that said 421 closes
    // the connection (RFC 5321 section 3.8).
    if code.is_some_and(|code| code != 421) && line.command(Rset).is_ok() {
        return (outcome, Some((line, Instant::now())));
    }
    line.abort();
    (outcome, None)
}

/// The code of a server's reply, if it gave one.
fn code(error: &Error) -> Option<u16> {
    error.status().and_then(|code| code.to_string().parse().ok())
}

fn refused(stage: Stage, code: Option<u16>, said: String) -> SendError {
    match meaning(stage, code, &said) {
        Meaning::Later => SendError::Temporary(said),
        Meaning::Never => SendError::Permanent(said),
        Meaning::Closed => SendError::Closed(said),
    }
}

/// Sends one letter over an open connection.
fn hand_over(
    line: &mut SmtpConnection,
    letter: &Letter<'_>,
    reached: &Reached,
) -> Result<(), (Stage, Error)> {
    let at = |stage| move |error| (stage, error);
    reached.set(Stage::Sender);
    line.command(Mail::new(letter.from.clone(), Vec::new())).map_err(at(Stage::Sender))?;
    reached.set(Stage::Recipient);
    line.command(Rcpt::new(letter.to.clone(), Vec::new())).map_err(at(Stage::Recipient))?;
    reached.set(Stage::Content);
    line.command(Data).map_err(at(Stage::Content))?;
    let sent = match std::str::from_utf8(letter.raw) {
        Ok(raw) => line.command(Content(raw)),
        // No letter of ours; the library adds its own line break to every mail.
        Err(_) => line.message(letter.raw.strip_suffix(b"\r\n").unwrap_or(letter.raw)),
    };
    sent.map_err(at(Stage::Content))?;
    Ok(())
}

/// A letter as it follows DATA: with its end, and lines that begin with a dot protected from
/// being taken for it (RFC 5321 section 4.5.2). The library can do that, but writes the end
/// by itself: that is a segment of its own, which waits until the server's kernel has
/// acknowledged the others, some 40 ms.
struct Content<'a>(&'a str);

impl fmt::Display for Content<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.0.strip_suffix("\r\n").unwrap_or(self.0).split("\r\n") {
            let dot = if line.starts_with('.') { "." } else { "" };
            write!(f, "{dot}{line}\r\n")?;
        }
        f.write_str(".\r\n")
    }
}

fn envelope(parcel: &Parcel) -> Result<(Option<Address>, Address), SendError> {
    let address = |text: &str| {
        let plain = text.parse::<Address>().map_err(|error| error.to_string());
        let plain = plain.and_then(|address| {
            if text.is_ascii() { Ok(address) } else { Err("it is not plain ASCII".to_owned()) }
        });
        plain.map_err(|error| SendError::Permanent(format!("address `{text}`: {error}")))
    };
    Ok((parcel.from.as_deref().map(address).transpose()?, address(&parcel.to)?))
}

#[cfg(test)]
mod tests {
    use super::super::Security;
    use super::*;

    fn settings(port: u16) -> SmtpSettings {
        SmtpSettings {
            host: "127.0.0.1".into(),
            port,
            security: Security::None,
            ca_file: None,
            user: None,
            password: None,
            timeout: Duration::from_secs(5),
        }
    }

    fn parcel(to: &str) -> Parcel {
        Parcel {
            from: Some("monsoon@localhost".into()),
            to: to.into(),
            message_id: "1@localhost".into(),
            raw: b"Subject: x\r\n\r\nx\r\n".to_vec(),
        }
    }

    #[test]
    fn lines_that_begin_with_a_dot_are_protected() {
        for (raw, sent) in [
            ("a\r\n\r\n.b\r\n..\r\n", "a\r\n\r\n..b\r\n...\r\n.\r\n"),
            ("a\r\n\r\n.", "a\r\n\r\n..\r\n.\r\n"),
            ("a\r\n\r\n\r\n", "a\r\n\r\n\r\n.\r\n"),
            ("", "\r\n.\r\n"),
        ] {
            assert_eq!(Content(raw).to_string(), sent);
        }
    }

    #[test]
    fn an_address_nobody_can_have_is_permanent() {
        for to in ["ann@example.org>\r\nDATA", "nobody", "żółw@example.org"] {
            assert!(matches!(envelope(&parcel(to)), Err(SendError::Permanent(_))), "{to}");
        }
    }

    #[test]
    fn a_server_that_is_not_there_is_no_letters_fault() {
        // Port 1 on loopback refuses at once.
        let mut smtp = Smtp::new(&settings(1)).unwrap();
        assert!(matches!(smtp.send(&parcel("ann@example.org")), Err(SendError::Closed(_))));
    }

    #[test]
    fn a_password_is_not_shown() {
        let user = Some("monsoon".into());
        let settings = SmtpSettings { user, password: Some("sesame".into()), ..settings(587) };
        assert!(!format!("{settings:?}").contains("sesame"));
        assert!(!format!("{:?}", Smtp::new(&settings).unwrap()).contains("sesame"));
    }

    #[test]
    fn a_file_without_certificates_is_none() {
        let room = tempfile::tempdir().unwrap();
        let path = room.path().join("ca.pem");
        let open = |path: &std::path::Path| {
            let ca_file = Some(path.to_owned());
            Smtp::new(&SmtpSettings { security: Security::Tls, ca_file, ..settings(465) })
        };
        for (text, hint) in [
            ("", "holds no certificate"),
            ("-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n", "holds no certificate"),
            ("-----BEGIN CERTIFICATE-----\n????\n-----END CERTIFICATE-----\n", "ca.pem"),
        ] {
            std::fs::write(&path, text).unwrap();
            let error = open(&path).unwrap_err().to_string();
            assert!(error.contains(hint), "{error}");
        }
        let error = open(&room.path().join("none.pem")).unwrap_err().to_string();
        assert!(error.contains("none.pem"), "{error}");
    }
}

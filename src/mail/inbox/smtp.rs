//! Our own receiver of SMTP and LMTP: it takes mail for us and for nobody else.
//!
//! One thread for each session and few sessions at a time. Nothing is relayed,
//! nothing is kept here: a mail is `250` only after the handler has it safe.
//!
//! The two protocols differ in the greeting and in the answer to a mail. Under
//! LMTP (RFC 2033) each recipient gets an answer of its own; but a mail is one
//! mail, whomever it is for. It goes to the handler once, with all recipients,
//! and every recipient gets the same answer, so a mail server that tries again
//! for one of them hands in the same mail again.

mod session;
mod wire;

use super::listen::Listener;
use super::stream::Stream;
use crate::mail::{Incoming, Source};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// How often the listener looks for a new connection and for the stop sign.
const POLL: Duration = Duration::from_millis(20);
/// How long it waits when connections can't be accepted.
const BREATH: Duration = Duration::from_millis(500);
/// How many times it looks, after the stop sign, whether the sessions ended.
const FAREWELL_POLLS: usize = 45;

/// What is spoken on a listener.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protocol {
    /// ESMTP, RFC 5321.
    Smtp,
    /// LMTP, RFC 2033: for a mail server on the same machine.
    Lmtp,
}

impl Protocol {
    /// The word for the log.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Protocol::Smtp => "smtp",
            Protocol::Lmtp => "lmtp",
        }
    }

    fn source(self) -> Source {
        match self {
            Protocol::Smtp => Source::Smtp,
            Protocol::Lmtp => Source::Lmtp,
        }
    }
}

/// What became of a mail that was handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is safe: `250`.
    Taken,
    /// Not now: `451`, with a reason.
    Later(String),
    /// Never: `554`, with a reason.
    Refused(String),
}

/// Decides whether an address is one of ours.
pub type Accepts = Arc<dyn Fn(&str) -> bool + Send + Sync>;
/// Takes a mail; it is safe when this returns [`Verdict::Taken`].
pub type Handler = Arc<dyn Fn(Incoming) -> Verdict + Send + Sync>;

/// Whom the listener serves, and its limits.
#[derive(Clone)]
pub struct Settings {
    /// What is spoken.
    pub protocol: Protocol,
    /// The name it greets with.
    pub hostname: String,
    /// The recipients it takes mail for.
    pub accepts: Accepts,
    /// Where the mail goes.
    pub handler: Handler,
    /// The largest mail, in bytes.
    pub max_size: usize,
    /// The most recipients of one mail.
    pub max_recipients: usize,
    /// The most sessions at a time.
    pub max_sessions: usize,
    /// The most commands of one session.
    pub max_commands: usize,
    /// The most errors of one session.
    pub max_errors: usize,
    /// The longest silence.
    pub idle: Duration,
    /// The longest session.
    pub total: Duration,
}

impl Settings {
    /// The usual limits.
    #[must_use]
    pub fn new(
        protocol: Protocol,
        hostname: impl Into<String>,
        accepts: Accepts,
        handler: Handler,
    ) -> Self {
        // A name that could break the greeting is none.
        let hostname: String =
            hostname.into().chars().filter(char::is_ascii_graphic).take(200).collect();
        Settings {
            protocol,
            hostname: if hostname.is_empty() { "localhost".into() } else { hostname },
            accepts,
            handler,
            max_size: 1024 * 1024,
            max_recipients: 20,
            max_sessions: 16,
            max_commands: 500,
            max_errors: 10,
            idle: Duration::from_mins(5),
            total: Duration::from_mins(30),
        }
    }
}

/// A listener with somebody to answer it.
pub struct Receiver {
    listener: Listener,
    settings: Arc<Settings>,
    active: Arc<AtomicUsize>,
}

impl Receiver {
    /// Puts a receiver to a listener; connections wait until
    /// [`run`](Self::run).
    #[must_use]
    pub fn new(listener: Listener, settings: Settings) -> Self {
        Receiver { listener, settings: Arc::new(settings), active: Arc::new(AtomicUsize::new(0)) }
    }

    /// Where it listens, in words.
    #[must_use]
    pub fn place(&self) -> &str {
        self.listener.place()
    }

    /// The address and port it listens on, if it has any.
    #[must_use]
    pub fn local_addr(&self) -> Option<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is set; then every session is told `421` and this
    /// returns within about a second. A mail that is being handed in meanwhile
    /// is either `250` or will be sent again.
    ///
    /// It also returns when the socket cannot accept anything at all.
    pub fn run(&self, stop: &Arc<AtomicBool>) {
        let protocol = self.settings.protocol.as_str();
        while !stop.load(Ordering::SeqCst) {
            match self.listener.accept() {
                Ok((stream, peer)) => self.admit(stream, peer, stop),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => thread::sleep(POLL),
                Err(error) if error.kind() == io::ErrorKind::InvalidInput => {
                    tracing::error!(protocol, %error, "this socket does not listen");
                    return;
                }
                Err(error) => {
                    // Out of file handles, a connection gone again: it passes.
                    tracing::warn!(protocol, %error, "cannot accept a connection");
                    thread::sleep(BREATH);
                }
            }
        }
        for _ in 0..FAREWELL_POLLS {
            if self.active.load(Ordering::SeqCst) == 0 {
                return;
            }
            thread::sleep(POLL);
        }
    }

    fn admit(&self, stream: Stream, peer: String, stop: &Arc<AtomicBool>) {
        let protocol = self.settings.protocol.as_str();
        let place = Place::take(&self.active);
        if self.active.load(Ordering::SeqCst) > self.settings.max_sessions {
            turn_away(stream, &self.settings.hostname);
            return;
        }
        let (settings, stop) = (Arc::clone(&self.settings), Arc::clone(stop));
        let name = format!("{protocol} session");
        let spawned = thread::Builder::new().name(name).spawn(move || {
            let _place = place;
            if let Err(error) = session::serve(stream, &settings, &stop) {
                tracing::debug!(protocol, %peer, %error, "a session broke off");
            }
        });
        if let Err(error) = spawned {
            tracing::warn!(protocol, %error, "cannot start a session");
        }
    }
}

/// One session's place; it is free again when this is dropped, even if the
/// session panics.
struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(active: &Arc<AtomicUsize>) -> Self {
        active.fetch_add(1, Ordering::SeqCst);
        Place(Arc::clone(active))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

fn turn_away(mut stream: Stream, hostname: &str) {
    let brief = Duration::from_millis(200);
    let told = stream
        .wait(brief, brief)
        .and_then(|()| write!(stream, "421 4.3.2 {hostname} too many sessions\r\n"));
    if let Err(error) = told {
        tracing::debug!(%error, "a connection was gone before it was turned away");
    }
}

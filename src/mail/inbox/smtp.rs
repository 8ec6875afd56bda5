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
mod sessions;
mod wire;

pub(super) use sessions::Host;

use super::listen::Listener;
use super::stream::Stream;
use crate::mail::{Incoming, Source};
use mio::{Events, Interest, Poll, Token, Waker, unix::SourceFd};
use sessions::{Full, Place, Sessions};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// How long it waits when connections can't be accepted.
const BREATH: Duration = Duration::from_millis(500);
/// How long it waits, once it stops, for the sessions to end.
const FAREWELL: Duration = Duration::from_millis(900);

/// Somebody calls.
const CALL: Token = Token(0);
/// A [`Closer`] was used.
const CLOSE: Token = Token(1);

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
    pub protocol: Protocol,
    /// The name it greets with.
    pub hostname: String,
    /// The recipients it takes mail for.
    pub accepts: Accepts,
    pub handler: Handler,
    /// The largest mail, in bytes.
    pub max_size: usize,
    /// The most recipients of one mail.
    pub max_recipients: usize,
    /// The most sessions at a time.
    pub max_sessions: usize,
    /// The most of them with one host; a socket file has no hosts.
    pub max_sessions_of_host: usize,
    /// Where all places are taken, a session that waits for a command for longer
    /// than this, or is so far behind with its mail, makes room for a host that has
    /// fewer.
    pub spared: Duration,
    /// The most commands of one session.
    pub max_commands: usize,
    /// The most errors of one session.
    pub max_errors: usize,
    /// The longest silence, and the time for a command.
    pub idle: Duration,
    /// A mail has that time, too, and for so many bytes of it that came a second
    /// more.
    pub rate: u32,
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
            max_sessions: 100,
            max_sessions_of_host: 20,
            spared: Duration::from_secs(10),
            max_commands: 500,
            max_errors: 10,
            idle: Duration::from_mins(5),
            rate: 500,
            total: Duration::from_mins(30),
        }
    }
}

/// A listener with somebody to answer it.
pub struct Receiver {
    listener: Listener,
    settings: Arc<Settings>,
    sessions: Arc<Sessions>,
    poll: Poll,
    waker: Arc<Waker>,
}

/// Ends a receiver from another thread.
#[derive(Clone)]
pub struct Closer {
    sessions: Arc<Sessions>,
    waker: Arc<Waker>,
}

impl Closer {
    /// Has the receiver accept nobody any more and its sessions end.
    pub fn close(&self) {
        self.sessions.stop();
        if let Err(error) = self.waker.wake() {
            tracing::error!(%error, "a receiver can't be woken; it ends with the program");
        }
    }
}

impl Receiver {
    /// Puts a receiver to a listener; connections wait until
    /// [`run`](Self::run).
    ///
    /// # Errors
    /// If the system gives nothing to wait with.
    pub fn new(listener: Listener, settings: Settings) -> io::Result<Self> {
        let poll = Poll::new()?;
        let waker = Arc::new(Waker::new(poll.registry(), CLOSE)?);
        poll.registry().register(&mut SourceFd(&listener.handle()), CALL, Interest::READABLE)?;
        let sessions = Arc::default();
        Ok(Receiver { listener, settings: Arc::new(settings), sessions, poll, waker })
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

    /// What ends it.
    #[must_use]
    pub fn closer(&self) -> Closer {
        Closer { sessions: Arc::clone(&self.sessions), waker: Arc::clone(&self.waker) }
    }

    /// Serves until it is closed; then every session is told `421` and this
    /// returns within about a second. A mail that is being handed in meanwhile
    /// is either `250` or will be sent again.
    ///
    /// It also returns when the socket cannot accept anything at all.
    pub fn run(mut self) {
        let protocol = self.settings.protocol.as_str();
        let mut events = Events::with_capacity(8);
        while !self.sessions.is_stopped() {
            match self.poll.poll(&mut events, None) {
                Ok(()) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    tracing::error!(protocol, %error, "cannot wait for connections");
                    return;
                }
            }
            // An event tells of all who wait, and only once.
            if !self.admit_all() {
                return;
            }
        }
        self.sessions.wait_for_the_last(FAREWELL);
    }

    /// Takes in everybody who waits at the door. `false` if nobody can ever come.
    fn admit_all(&self) -> bool {
        let protocol = self.settings.protocol.as_str();
        while !self.sessions.is_stopped() {
            match self.listener.accept() {
                Ok((stream, host)) => self.admit(stream, host),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return true,
                Err(error) if error.kind() == io::ErrorKind::InvalidInput => {
                    tracing::error!(protocol, %error, "this socket does not listen");
                    return false;
                }
                Err(error) => {
                    // Out of file handles, a connection gone again: it passes.
                    tracing::warn!(protocol, %error, "cannot accept a connection");
                    thread::sleep(BREATH);
                }
            }
        }
        true
    }

    fn admit(&self, stream: Stream, host: Host) {
        let protocol = self.settings.protocol.as_str();
        let hostname = &self.settings.hostname;
        match self.sessions.admit(&stream, host, &self.settings) {
            Ok(Ok(place)) => self.begin(stream, place),
            Ok(Err(Full::Everybody)) => {
                turn_away(stream, &format!("421 4.3.2 {hostname} too many sessions"));
            }
            Ok(Err(Full::OneHost)) => {
                turn_away(stream, &format!("421 4.7.0 {hostname} too many sessions with you"));
            }
            Err(error) => tracing::warn!(protocol, %error, "cannot begin a session"),
        }
    }

    fn begin(&self, stream: Stream, place: Place) {
        let protocol = self.settings.protocol.as_str();
        let settings = Arc::clone(&self.settings);
        let name = format!("{protocol} session");
        let spawned = thread::Builder::new().name(name).spawn(move || {
            if let Err(error) = session::serve(stream, &settings, place) {
                tracing::debug!(protocol, %error, "a session broke off");
            }
        });
        if let Err(error) = spawned {
            tracing::warn!(protocol, %error, "cannot start a session");
        }
    }
}

fn turn_away(mut stream: Stream, why: &str) {
    let brief = Duration::from_millis(200);
    let told = stream.wait(brief, brief).and_then(|()| write!(stream, "{why}\r\n"));
    if let Err(error) = told {
        tracing::debug!(%error, "a connection was gone before it was turned away");
    }
}

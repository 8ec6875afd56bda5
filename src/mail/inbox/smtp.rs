//! Our own SMTP and LMTP receiver: it takes mail for us and for nobody else.
//!
//! Each session has a thread, and few sessions run at a time. Nothing is
//! relayed or stored here: a mail gets its `250` only after the handler has it
//! safe.
//!
//! The two protocols differ in the greeting and in the reply to a mail. Under
//! LMTP (RFC 2033) each recipient gets a reply; but one mail stays one mail,
//! however many recipients it has. It goes to the handler once, with all of
//! them, and they all get the same reply, so a mail server that retries for one
//! recipient hands in the same mail again.

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

/// How long to wait after failing to accept a connection.
const BREATH: Duration = Duration::from_millis(500);
/// How long to wait for the sessions to end when stopping.
const FAREWELL: Duration = Duration::from_millis(900);

/// A connection is waiting.
const CALL: Token = Token(0);
/// A [`Closer`] was used.
const CLOSE: Token = Token(1);

/// The protocol of a listener.
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
/// Takes a mail. It is safe once this returns [`Verdict::Taken`].
pub type Handler = Arc<dyn Fn(Incoming) -> Verdict + Send + Sync>;

/// What the listener accepts, and its limits.
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
    /// The most sessions of one host; a socket file has no hosts.
    pub max_sessions_of_host: usize,
    /// If all places are taken, a session makes room for a host that has fewer
    /// once it has waited for a command for longer than this, or is that far
    /// behind with its mail.
    pub spared: Duration,
    /// The most commands in one session.
    pub max_commands: usize,
    /// The most errors in one session.
    pub max_errors: usize,
    /// The longest silence, and the time for a command.
    pub idle: Duration,
    /// In bytes per second: a mail has the time `idle`, and a second more for
    /// each `rate` bytes that have arrived.
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
        // Leave out characters that could break the greeting.
        let hostname: String =
            hostname.into().chars().filter(char::is_ascii_graphic).take(200).collect();
        Settings {
            protocol,
            hostname: if hostname.is_empty() { "localhost".into() } else { hostname },
            accepts,
            handler,
            max_size: 1024 * 1024,
            max_recipients: 20,
            max_sessions: 200,
            max_sessions_of_host: 80,
            spared: Duration::from_secs(10),
            max_commands: 500,
            max_errors: 10,
            idle: Duration::from_mins(5),
            rate: 500,
            total: Duration::from_mins(30),
        }
    }
}

/// A listener and what serves its connections.
pub struct Receiver {
    listener: Listener,
    settings: Arc<Settings>,
    sessions: Arc<Sessions>,
    poll: Poll,
    waker: Arc<Waker>,
}

/// Stops a receiver from another thread.
#[derive(Clone)]
pub struct Closer {
    sessions: Arc<Sessions>,
    waker: Arc<Waker>,
}

impl Closer {
    /// Makes the receiver accept no further connections and end its sessions.
    pub fn close(&self) {
        self.sessions.stop();
        if let Err(error) = self.waker.wake() {
            tracing::error!(%error, "a receiver can't be woken; it ends with the program");
        }
    }
}

impl Receiver {
    /// Prepares to serve a listener; connections wait until [`run`](Self::run).
    pub fn new(listener: Listener, settings: Settings) -> io::Result<Self> {
        let poll = Poll::new()?;
        let waker = Arc::new(Waker::new(poll.registry(), CLOSE)?);
        poll.registry().register(&mut SourceFd(&listener.handle()), CALL, Interest::READABLE)?;
        let sessions = Arc::default();
        Ok(Receiver { listener, settings: Arc::new(settings), sessions, poll, waker })
    }

    /// A description of the place where it listens.
    #[must_use]
    pub fn place(&self) -> &str {
        self.listener.place()
    }

    /// The address and port it listens on, if it has one.
    #[must_use]
    pub fn local_addr(&self) -> Option<SocketAddr> {
        self.listener.local_addr()
    }

    #[must_use]
    pub fn closer(&self) -> Closer {
        Closer { sessions: Arc::clone(&self.sessions), waker: Arc::clone(&self.waker) }
    }

    /// Serves until it is closed; then it sends `421` to every session and
    /// returns within about a second. A mail that is being handed in meanwhile
    /// either gets its `250` or will be sent again.
    ///
    /// It also returns if the socket can't accept anything at all.
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
            // One event stands for all waiting connections and is not repeated.
            if !self.admit_all() {
                return;
            }
        }
        self.sessions.wait_for_the_last(FAREWELL);
    }

    /// Accepts all waiting connections. `false` if none can ever be accepted.
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
                    // Out of file handles, or the connection is gone: it
                    // passes.
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

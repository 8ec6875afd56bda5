//! Reads lines and mails from a socket, with limits on size and time.

use super::Settings;
use super::sessions::{Place as Seat, Sending, Told, paid};
use crate::mail::inbox::stream::Stream;
use std::io::{self, Read, Write};
use std::time::{Duration, Instant};

/// How long the other side has to receive the last reply.
const FAREWELL: Duration = Duration::from_millis(500);
/// How long writing a reply may block if the other side does not read.
const WRITE: Duration = Duration::from_secs(30);
/// The longest command (RFC 5321 requires 512 bytes, extensions more).
const MAX_COMMAND: usize = 4096;
/// How many times the largest mail is read and discarded before we hang up.
const PATIENCE: usize = 20;

/// Why a session must end.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The other side is gone.
    #[error("connection closed")]
    Closed,
    /// It said nothing for too long, or took too long overall.
    #[error("too slow")]
    Slow,
    /// It sends without end.
    #[error("more than can be read")]
    Flood,
    #[error("shutting down")]
    Stopped,
    /// It was silent or slow while others could not get a place.
    #[error("made room for another")]
    Crowded,
    #[error("socket: {0}")]
    Socket(#[from] io::Error),
}

pub(super) enum Command {
    /// With its CRLF.
    Line(Vec<u8>),
    /// Longer than a command may be; it was skipped.
    TooLong,
    /// Ended by LF alone, which two servers may read differently.
    BareLineFeed,
}

pub(super) enum Data {
    /// With dot-stuffing undone.
    Mail(Vec<u8>),
    /// Larger than allowed; it was read to its end.
    TooLarge,
}

/// The socket, with whatever was read ahead.
pub(super) struct Wire {
    stream: Stream,
    seat: Seat,
    ahead: Vec<u8>,
    /// How much of `ahead` has been used.
    used: usize,
    idle: Duration,
    rate: u32,
    total: Duration,
    begun: Instant,
}

impl Wire {
    pub(super) fn new(stream: Stream, settings: &Settings, seat: Seat) -> io::Result<Self> {
        stream.wait(settings.idle, WRITE)?;
        Ok(Wire {
            stream,
            seat,
            ahead: Vec::new(),
            used: 0,
            idle: settings.idle,
            rate: settings.rate,
            total: settings.total,
            begun: Instant::now(),
        })
    }

    /// Replies; from now on the session waits for a command. This is noted
    /// first, so anyone who has seen the reply can rely on it.
    pub(super) fn reply(&mut self, text: &str) -> Result<(), Trouble> {
        self.seat.awaits(Some(Sending::Command));
        self.says(text)
    }

    /// Asks for a mail. The session does not count as silent while it arrives.
    pub(super) fn invite(&mut self, text: &str) -> Result<(), Trouble> {
        self.seat.awaits(Some(Sending::Mail));
        self.says(text)
    }

    fn says(&mut self, text: &str) -> Result<(), Trouble> {
        self.stream.write_all(format!("{text}\r\n").as_bytes())?;
        Ok(())
    }

    /// Sends the last reply and lets the other side receive it: a socket closed
    /// with unread bytes is reset, and the reply is lost with it.
    pub(super) fn farewell(&mut self, text: &str) -> Result<(), Trouble> {
        self.reply(text)?;
        self.stream.end()?;
        let (begun, mut rest) = (Instant::now(), [0; 4096]);
        while let Some(left) = left(FAREWELL, begun) {
            self.stream.wait_to_read(left)?;
            if self.stream.read(&mut rest).unwrap_or(0) == 0 {
                break;
            }
        }
        Ok(())
    }

    /// The next byte of something that has been arriving since `since`. The
    /// bytes of it so far earn more time.
    fn byte(&mut self, since: Instant, bytes: usize) -> Result<u8, Trouble> {
        loop {
            if let Some(&byte) = self.ahead.get(self.used) {
                self.used += 1;
                return Ok(byte);
            }
            self.fill(since, bytes)?;
        }
    }

    fn fill(&mut self, since: Instant, bytes: usize) -> Result<(), Trouble> {
        self.ahead.resize(16 * 1024, 0);
        self.used = 0;
        let silent = Instant::now();
        let whole = self.idle.saturating_add(paid(bytes, self.rate));
        let read = loop {
            if let Some(trouble) = self.told() {
                break Err(trouble);
            }
            let times = [(whole, since), (self.idle, silent), (self.total, self.begun)];
            let left = times.map(|(time, since)| left(time, since));
            let Some(left) = left.into_iter().min().flatten() else { break Err(Trouble::Slow) };
            self.stream.wait_to_read(left)?;
            match self.stream.read(&mut self.ahead) {
                // Once we are to end, nothing more can be read either.
                Ok(0) => break Err(self.told().unwrap_or(Trouble::Closed)),
                Ok(count) => break Ok(count),
                Err(error) => match error.kind() {
                    io::ErrorKind::Interrupted
                    | io::ErrorKind::WouldBlock
                    | io::ErrorKind::TimedOut => {}
                    _ => break Err(Trouble::Socket(error)),
                },
            }
        };
        let count = read.as_ref().copied().unwrap_or(0);
        self.ahead.truncate(count);
        self.seat.came(count);
        read.map(|_| ())
    }

    /// Why the session must end, if it was told so from outside.
    fn told(&self) -> Option<Trouble> {
        Some(match self.seat.told()? {
            Told::Stop => Trouble::Stopped,
            Told::MakeRoom => Trouble::Crowded,
        })
    }

    /// The next command line. All of it must arrive within the time for one
    /// silence, so that nobody keeps a place by sending a character now and
    /// then.
    pub(super) fn command(&mut self) -> Result<Command, Trouble> {
        self.seat.awaits(Some(Sending::Command));
        let command = self.line();
        self.seat.awaits(None);
        command
    }

    fn line(&mut self) -> Result<Command, Trouble> {
        let mut line = Vec::new();
        let mut length = 0;
        let asked = Instant::now();
        loop {
            let byte = self.byte(asked, 0)?;
            length += 1;
            if length > MAX_COMMAND * PATIENCE {
                return Err(Trouble::Flood);
            }
            if length <= MAX_COMMAND {
                line.push(byte);
            }
            if byte == b'\n' {
                return Ok(if length > MAX_COMMAND {
                    Command::TooLong
                } else if line.ends_with(b"\r\n") {
                    Command::Line(line)
                } else {
                    Command::BareLineFeed
                });
            }
        }
    }

    /// The mail after DATA, up to the line that is a single dot. It has the
    /// time for one silence, plus more according to its size: RFC 5321 (section
    /// 4.5.3.2) only sets a time for each block, and a byte now and then would
    /// keep a place for ever.
    ///
    /// Only CRLF ends a line here. Otherwise a mail could contain what looks
    /// like its own end, followed by the commands of another mail.
    pub(super) fn data(&mut self, limit: usize) -> Result<Data, Trouble> {
        let mut mail = Vec::new();
        let mut total = 0_usize;
        let mut state = Place::LineStart;
        let begun = Instant::now();
        loop {
            let byte = self.byte(begun, total)?;
            total += 1;
            if total > limit.saturating_mul(PATIENCE).saturating_add(MAX_COMMAND) {
                return Err(Trouble::Flood);
            }
            let keep: &[u8] = match (state, byte) {
                (Place::LineStart, b'.') => {
                    state = Place::Dot;
                    continue;
                }
                (Place::Dot, b'\r') => {
                    state = Place::DotReturn;
                    continue;
                }
                (Place::DotReturn, b'\n') => {
                    // From here on we are the ones working.
                    self.seat.awaits(None);
                    return Ok(if mail.len() > limit { Data::TooLarge } else { Data::Mail(mail) });
                }
                (Place::DotReturn, _) => &[b'\r', byte],
                _ => &[byte],
            };
            state = match (state, byte) {
                (Place::Return, b'\n') => Place::LineStart,
                (_, b'\r') => Place::Return,
                _ => Place::Inside,
            };
            // One byte too many is enough to show that it is too large.
            if mail.len() <= limit {
                mail.extend_from_slice(keep);
            }
        }
    }
}

/// What is left of a time limit that began at `begun`; `None` if it is up.
fn left(whole: Duration, begun: Instant) -> Option<Duration> {
    whole.checked_sub(begun.elapsed()).filter(|left| !left.is_zero())
}

/// The position within a line of data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    LineStart,
    Inside,
    Return,
    /// After a dot at the start of the line.
    Dot,
    /// After that dot and CR.
    DotReturn,
}

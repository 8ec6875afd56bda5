//! Lines and mails on a socket, with limits on size and time.

use super::Settings;
use super::sessions::{Place as Seat, Sending, Told, paid};
use crate::mail::inbox::stream::Stream;
use std::io::{self, Read, Write};
use std::time::{Duration, Instant};

/// How long the other side has to hear the last word.
const FAREWELL: Duration = Duration::from_millis(500);
/// The longest answer to wait for when the other side does not read.
const WRITE: Duration = Duration::from_secs(30);
/// The longest command (RFC 5321 asks for 512, extensions for more).
const MAX_COMMAND: usize = 4096;
/// How many times the largest mail is read and thrown away before we hang up.
const PATIENCE: usize = 20;

/// Why a session must end.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The other side is gone.
    #[error("connection closed")]
    Closed,
    /// It said nothing for too long, or took too long over all.
    #[error("too slow")]
    Slow,
    /// It sends without end.
    #[error("more than can be read")]
    Flood,
    /// We are asked to stop.
    #[error("shutting down")]
    Stopped,
    /// It was silent or slow while others had no place.
    #[error("made room for another")]
    Crowded,
    /// The socket broke.
    #[error("socket: {0}")]
    Socket(#[from] io::Error),
}

/// One command line.
pub(super) enum Command {
    /// With its CRLF.
    Line(Vec<u8>),
    /// Longer than a command may be; it was skipped.
    TooLong,
    /// Ended by LF alone, which two servers may read differently.
    BareLineFeed,
}

/// One mail.
pub(super) enum Data {
    /// Without its dots.
    Mail(Vec<u8>),
    /// Larger than allowed; it was read to its end.
    TooLarge,
}

/// The socket with what was read ahead.
pub(super) struct Wire {
    stream: Stream,
    seat: Seat,
    ahead: Vec<u8>,
    /// How much of `ahead` is used up.
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

    /// Answers; from now on the session waits for a command. Whoever has heard the
    /// answer may count on that.
    pub(super) fn reply(&mut self, text: &str) -> Result<(), Trouble> {
        self.seat.awaits(Some(Sending::Command));
        self.says(text)
    }

    /// Asks for a mail, which is not a silence.
    pub(super) fn invite(&mut self, text: &str) -> Result<(), Trouble> {
        self.seat.awaits(Some(Sending::Mail));
        self.says(text)
    }

    fn says(&mut self, text: &str) -> Result<(), Trouble> {
        self.stream.write_all(format!("{text}\r\n").as_bytes())?;
        Ok(())
    }

    /// Says the last word and lets the other side hear it: a socket closed
    /// with unread bytes is reset, and the reply with it.
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

    /// The next byte of what has been coming since then; so many bytes of it pay for
    /// more time.
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
                // Nothing more is to be read once we are to end, either.
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

    /// What ends the session from outside.
    fn told(&self) -> Option<Trouble> {
        Some(match self.seat.told()? {
            Told::Stop => Trouble::Stopped,
            Told::MakeRoom => Trouble::Crowded,
        })
    }

    /// The next command line. All of it must come in the time for one silence,
    /// so that nobody keeps a place by sending a letter now and then.
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

    /// The mail after DATA, up to the line that is a single dot. It has the time of
    /// one silence, and so much more as it is large: RFC 5321 (section 4.5.3.2) has a
    /// time for each block only, and a byte now and then would keep a place for ever.
    ///
    /// Only CRLF ends a line here. Any other reading would let a mail hold
    /// what looks like its own end and the commands of another mail.
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
                    // Now it is we who are at work.
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
            // One byte too many tells that it is too large.
            if mail.len() <= limit {
                mail.extend_from_slice(keep);
            }
        }
    }
}

/// What is left of a time that began then; none if it is up.
fn left(whole: Duration, begun: Instant) -> Option<Duration> {
    whole.checked_sub(begun.elapsed()).filter(|left| !left.is_zero())
}

/// Where in a line of data we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    LineStart,
    Inside,
    Return,
    /// After a dot at the line's start.
    Dot,
    /// After that dot and CR.
    DotReturn,
}

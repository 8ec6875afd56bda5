//! Commands and responses over one connection, with limited patience.

use super::fault::{Fault, said};
use super::settings::{Limits, Settings};
use super::stream::{self, Stream, is_tick};
use io_imap::codec::{CommandCodec, fragmentizer::Fragmentizer};
use io_imap::coroutine::{ImapCoroutine, ImapCoroutineState, ImapYield};
use io_imap::rfc2177::idle::{ImapIdle, ImapIdleError, ImapIdleOptions, ImapIdleYield};
use io_imap::send::ImapSend;
use io_imap::types::command::{Command, CommandBody};
use io_imap::types::core::TagGenerator;
use io_imap::types::response::{Code, Data, StatusBody, StatusKind};
use std::io::{Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a running command may still take once we are told to stop.
const GRACE: Duration = Duration::from_millis(700);

/// A whole response may take this many times the longest silence.
const WHOLE_ANSWER: u32 = 10;

/// How much larger than the largest mail a response may be: protocol overhead,
/// and the list of as many mails as we ask for at a time.
const OVERHEAD: u32 = 256 * 1024;

/// The server's response to a command that it carried out.
pub(super) struct Answer {
    /// The untagged data, such as FETCH.
    pub data: Vec<Data<'static>>,
    /// The untagged status lines.
    pub statuses: Vec<StatusBody<'static>>,
    /// The code of the last line, such as READ-ONLY.
    pub code: Option<Code<'static>>,
}

/// The library panics at some answers that no server should give, such as a greeting
/// with a literal. That ends the connection, as any other nonsense does, and not the
/// daemon. Nobody uses the conversation after that.
fn guarded<T>(resume: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(resume)).map_err(|_| Fault::garbled())
}

pub(super) struct Wire<'a> {
    stream: Stream,
    pieces: Fragmentizer,
    largest: u32,
    tags: TagGenerator,
    limits: &'a Limits,
    stop: &'a AtomicBool,
    /// When we first saw that we should stop.
    stopping: Option<Instant>,
    /// How many mails there are, as the server last reported.
    pub exists: u32,
    /// Whether mail has arrived since this was last cleared.
    pub news: bool,
}

impl<'a> Wire<'a> {
    pub fn new(stream: Stream, settings: &'a Settings, stop: &'a AtomicBool) -> Self {
        let mail = u32::try_from(settings.max_bytes).unwrap_or(u32::MAX);
        let largest = mail.saturating_add(OVERHEAD);
        Wire {
            stream,
            pieces: Fragmentizer::new(largest),
            largest,
            tags: TagGenerator::new(),
            limits: &settings.limits,
            stop,
            stopping: None,
            exists: 0,
            news: false,
        }
    }

    /// The same connection, encrypted. Anything received before is dropped:
    /// someone in between may have injected it.
    pub fn encrypted(self, settings: &Settings) -> Result<Self, Fault> {
        let Stream::Plain(plain) = self.stream else { return Ok(self) };
        let stream = stream::encrypt(plain, settings, self.stop)?;
        Ok(Wire { stream, pieces: Fragmentizer::new(self.largest), ..self })
    }

    pub fn is_stopping(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }

    /// Runs a conversation to its end. The outer error is ours, the inner one
    /// the conversation's.
    pub fn run<C, T, E>(&mut self, mut talk: C) -> Result<Result<T, E>, Fault>
    where
        C: ImapCoroutine<Yield = ImapYield, Return = Result<T, E>>,
    {
        let until = Instant::now() + self.limits.answer * WHOLE_ANSWER;
        let mut buffer = vec![0; 16 * 1024];
        let mut filled = None;
        loop {
            let bytes = filled.take().and_then(|length| buffer.get(..length));
            match guarded(|| talk.resume(&mut self.pieces, bytes))? {
                ImapCoroutineState::Complete(outcome) => return Ok(outcome),
                ImapCoroutineState::Yielded(ImapYield::WantsRead) => {
                    filled = Some(self.read(&mut buffer, until)?);
                }
                ImapCoroutineState::Yielded(ImapYield::WantsWrite(bytes)) => self.write(&bytes)?,
            }
        }
    }

    /// Sends a command and waits for its response.
    pub fn command(
        &mut self,
        what: &'static str,
        body: CommandBody<'static>,
    ) -> Result<Answer, Fault> {
        let command = Command { tag: self.tags.generate(), body };
        let output = self
            .run(ImapSend::new(CommandCodec::new(), command))?
            .map_err(|error| Fault::from_send(&error))?;
        let news = self.counted(&output.data);
        self.news |= news;
        if let Some(bye) = output.bye
            && output.tagged.is_none()
        {
            let text = said(bye.text.as_ref(), None);
            return Err(Fault::Broken(format!("the server ends the session: {text}")));
        }
        let Some(tagged) = output.tagged else { return Err(Fault::garbled()) };
        match tagged.body.kind {
            StatusKind::Ok => {
                Ok(Answer { data: output.data, statuses: output.untagged, code: tagged.body.code })
            }
            StatusKind::No | StatusKind::Bad => {
                Err(Fault::Refused { command: what, text: said(tagged.body.text.as_ref(), None) })
            }
        }
    }

    /// Waits in IDLE (RFC 2177) until mail arrives, the time is up, or we are
    /// told to stop.
    pub fn idle(&mut self, until: Instant) -> Result<(), Fault> {
        let done = Arc::new(AtomicBool::new(false));
        // We end IDLE ourselves; the library's timer must never fire.
        let never = Some(self.limits.idle.saturating_mul(100));
        let mut talk = ImapIdle::new(Arc::clone(&done), ImapIdleOptions { timeout: never });
        let mut buffer = vec![0; 16 * 1024];
        let mut filled = None;
        let mut leave_by = None;
        loop {
            let bytes = filled.take().and_then(|length| buffer.get(..length));
            match guarded(|| talk.resume(&mut self.pieces, bytes))? {
                ImapCoroutineState::Complete(Ok(())) => return Ok(()),
                ImapCoroutineState::Complete(Err(error)) => return Err(idle_fault(error)),
                ImapCoroutineState::Yielded(ImapIdleYield::WantsWrite(bytes)) => {
                    self.write(&bytes)?;
                }
                ImapCoroutineState::Yielded(ImapIdleYield::Event(event)) => {
                    self.counted(&event.data);
                    // An unsolicited EXISTS means that the mailbox changed.
                    self.news |= event.data.iter().any(|data| matches!(data, Data::Exists(_)));
                }
                ImapCoroutineState::Yielded(ImapIdleYield::WantsRead) => match leave_by {
                    Some(leave_by) => filled = Some(self.read(&mut buffer, leave_by)?),
                    None if self.news || self.is_stopping() || Instant::now() >= until => {
                        done.store(true, Ordering::SeqCst);
                        leave_by = Some(Instant::now() + self.limits.answer);
                    }
                    None => filled = self.read_tick(&mut buffer)?,
                },
            }
        }
    }

    /// Keeps count of the mails; returns whether some have arrived.
    fn counted(&mut self, told: &[Data<'static>]) -> bool {
        let mut more = false;
        for data in told {
            match data {
                Data::Exists(count) => {
                    more |= *count > self.exists;
                    self.exists = *count;
                }
                Data::Expunge(_) => self.exists = self.exists.saturating_sub(1),
                _ => {}
            }
        }
        more
    }

    /// Reads what is there. Waits for it, but neither beyond the longest
    /// silence nor beyond `until`, and not for long once we are told to stop.
    fn read(&mut self, buffer: &mut [u8], until: Instant) -> Result<usize, Fault> {
        let quiet_until = until.min(Instant::now() + self.limits.answer);
        loop {
            if let Some(length) = self.read_tick(buffer)? {
                return Ok(length);
            }
            let now = Instant::now();
            if self.is_stopping() && now >= *self.stopping.get_or_insert(now) + GRACE {
                return Err(Fault::Stopped);
            }
            if now >= quiet_until {
                return Err(Fault::Broken("the server does not answer".into()));
            }
        }
    }

    /// Reads what arrives within a tick.
    fn read_tick(&mut self, buffer: &mut [u8]) -> Result<Option<usize>, Fault> {
        match self.stream.read(buffer) {
            Ok(0) => Err(Fault::closed()),
            Ok(length) => Ok(Some(length)),
            Err(error) if is_tick(&error) => Ok(None),
            Err(error) => Err(Fault::Broken(format!("the connection broke: {error}"))),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.stream
            .write_all(bytes)
            .and_then(|()| self.stream.flush())
            .map_err(|error| Fault::Broken(format!("the connection broke: {error}")))
    }
}

fn idle_fault(error: ImapIdleError) -> Fault {
    match error {
        ImapIdleError::No(text) | ImapIdleError::Bad(text) => {
            Fault::Refused { command: "IDLE", text: said(&text, None) }
        }
        ImapIdleError::Bye(text) => {
            Fault::Broken(format!("the server ends the session: {}", said(&text, None)))
        }
        ImapIdleError::Eof => Fault::closed(),
        ImapIdleError::Send(error) => Fault::from_send(&error),
        ImapIdleError::MessageTooLong(_) => Fault::TooLarge,
        ImapIdleError::UnexpectedTagged
        | ImapIdleError::ExpectedContinuationRequest
        | ImapIdleError::MissingTagged
        | ImapIdleError::DecodingFailure(_)
        | ImapIdleError::MessageIsPoisoned(_) => Fault::garbled(),
    }
}

//! The writer: the one thread that owns the desk.
//!
//! Mails and reports that wait are written in one transaction, and acknowledged after its
//! commit: the disk is waited for once. Nothing waits for others to come.

use crate::{
    desk::{Arrived, Desk, DeskError, Received, Reported, TRAIL, Ticked, trail},
    mail::{Authenticator, Incoming, Parcel, Trust, authenticate::Envelope},
};
use anyhow::Result;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, TrySendError, bounded};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// How many commands may wait for the writer before SMTP clients are told to come
/// back later.
const QUEUE: usize = 256;

/// How many mails are taken together at most.
const TOGETHER: usize = 64;

/// How long there must be nothing to do before letters are made smaller, how many at a
/// time, and how long that is left alone after it failed.
const IDLE: Duration = Duration::from_millis(500);
const PACKED_AT_ONCE: u32 = 16;
const NOT_PACKED: Duration = Duration::from_hours(1);

/// How long an SMTP client is kept waiting: less than the ten minutes that clients
/// wait by RFC 5321 (section 4.5.3.2.6).
const PATIENCE: Duration = Duration::from_mins(2);

/// A letter's number, its attempts so far, and its bytes.
pub(super) type DueLetter = (i64, u32, Parcel);

/// What the writer can be asked to do.
pub(super) enum Command {
    Receive {
        incoming: Box<Incoming>,
        bytes: u64,
        checked: Trust,
        answer: Sender<Result<Received, DeskError>>,
    },
    /// What became of letters; the answer has those that could not be recorded.
    Report {
        letters: Vec<Reported>,
        answer: Sender<Vec<i64>>,
    },
    Alone(Alone),
}

/// What is no part of a group.
pub(super) enum Alone {
    /// At most `most` letters to be sent now, besides those that were and of which the
    /// report is still to come.
    Due {
        most: u32,
        sent: Vec<i64>,
        answer: Sender<Result<Vec<DueLetter>, DeskError>>,
    },
    Tick {
        answer: Sender<Result<Ticked, DeskError>>,
    },
    Probe {
        answer: Sender<()>,
    },
}

/// The way to the writer, for everything that brings mail or sends letters. Senders
/// are authenticated here, before the transaction, so that a slow name server keeps
/// nobody else waiting.
#[derive(Clone)]
pub(super) struct Writer {
    commands: Sender<Command>,
    checker: Option<Arc<Authenticator>>,
}

/// Why a mail was not taken; it must stay where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NotTaken {
    Busy,
    GoingDown,
    /// It could not be made durable; the log says why.
    Failed,
}

impl Writer {
    /// A handle to the writer, and the queue it feeds.
    pub(super) fn new(checker: Option<Arc<Authenticator>>) -> (Writer, Receiver<Command>) {
        let (commands, queue) = bounded(QUEUE);
        (Writer { commands, checker }, queue)
    }

    fn command(
        &self,
        incoming: Incoming,
        bytes: u64,
    ) -> (Command, Receiver<Result<Received, DeskError>>) {
        let (answer, answered) = bounded(1);
        let checked = check(self.checker.as_deref(), &incoming);
        let incoming = Box::new(incoming);
        (Command::Receive { incoming, bytes, checked, answer }, answered)
    }

    /// Hands over a mail and waits until it is durable, and for room in the queue
    /// too: for callers that can leave a mail where it is meanwhile.
    pub(super) fn receive(&self, incoming: Incoming, bytes: u64) -> Result<Received, NotTaken> {
        let (command, answered) = self.command(incoming, bytes);
        self.commands.send(command).map_err(|_| NotTaken::GoingDown)?;
        taken(&answered)
    }

    /// The same, but returns [`NotTaken::Busy`] at once if the queue is full, or if
    /// the writer takes longer than a client waits: for callers with a client on
    /// the line.
    pub(super) fn receive_now(&self, incoming: Incoming, bytes: u64) -> Result<Received, NotTaken> {
        let (command, answered) = self.command(incoming, bytes);
        self.commands.try_send(command).map_err(|error| match error {
            TrySendError::Full(_) => NotTaken::Busy,
            TrySendError::Disconnected(_) => NotTaken::GoingDown,
        })?;
        match answered.recv_timeout(PATIENCE) {
            // It may be recorded nevertheless: when it is sent again, its key is
            // recognised and it is acknowledged.
            Err(RecvTimeoutError::Timeout) => Err(NotTaken::Busy),
            Err(RecvTimeoutError::Disconnected) => Err(NotTaken::GoingDown),
            Ok(answer) => answer.map_err(|_| NotTaken::Failed),
        }
    }

    /// Asks for a sign of life; `None` if the queue is full.
    pub(super) fn probe(&self) -> Option<Receiver<()>> {
        let (answer, answered) = bounded(1);
        self.commands.try_send(Command::Alone(Alone::Probe { answer })).ok().map(|()| answered)
    }

    /// Checks the clocks.
    pub(super) fn tick(&self) -> Result<Ticked> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Alone(Alone::Tick { answer }))?;
        Ok(answered.recv()??)
    }

    /// The letters to send now, besides those that were and of which nothing was reported.
    pub(super) fn due(&self, most: u32, sent: Vec<i64>) -> Result<Vec<DueLetter>> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Alone(Alone::Due { most, sent, answer }))?;
        Ok(answered.recv()??)
    }

    /// Records what became of letters. Returns those of which it could not be recorded.
    pub(super) fn report(&self, letters: Vec<Reported>) -> Result<Vec<i64>> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Report { letters, answer })?;
        Ok(answered.recv()?)
    }
}

/// Takes a mail on the current thread: authenticates its sender, then calls the
/// desk.
pub(super) fn take_in(
    desk: &mut Desk,
    checker: Option<&Authenticator>,
    incoming: &Incoming,
    bytes: u64,
) -> Result<Received, DeskError> {
    desk.receive_checked(incoming, bytes, check(checker, incoming))
}

/// How far a mail's sender can be trusted, by our own check if there is one.
fn check(checker: Option<&Authenticator>, incoming: &Incoming) -> Trust {
    let _trail = trail(incoming).entered();
    let (source, bytes) = (incoming.source.as_str(), incoming.raw.len());
    tracing::info!(target: TRAIL, source, bytes, "arrived");
    let envelope = Envelope { sender: incoming.sender.as_deref(), peer: incoming.peer.as_ref() };
    checker.map_or(Trust::Unverified, |checker| checker.check(&incoming.raw, envelope))
}

fn taken(answered: &Receiver<Result<Received, DeskError>>) -> Result<Received, NotTaken> {
    match answered.recv() {
        Ok(Ok(received)) => Ok(received),
        Ok(Err(_)) => Err(NotTaken::Failed),
        Err(_) => Err(NotTaken::GoingDown),
    }
}

/// A mail that waits to be taken.
struct Waiting {
    incoming: Box<Incoming>,
    bytes: u64,
    checked: Trust,
    answer: Sender<Result<Received, DeskError>>,
}

/// What can be written in one transaction.
#[derive(Default)]
struct Group {
    mails: Vec<Waiting>,
    reports: Vec<(Vec<Reported>, Sender<Vec<i64>>)>,
}

impl Group {
    /// Takes a command into the group; gives back what must be done by itself.
    fn take(&mut self, command: Command) -> Option<Alone> {
        match command {
            Command::Receive { incoming, bytes, checked, answer } => {
                self.mails.push(Waiting { incoming, bytes, checked, answer });
                None
            }
            Command::Report { letters, answer } => {
                self.reports.push((letters, answer));
                None
            }
            Command::Alone(alone) => Some(alone),
        }
    }

    /// Writes it all down, then tells whoever waits for it.
    fn write(self, desk: &mut Desk, wake: &Sender<()>) {
        let mails: Vec<Arrived<'_>> = (self.mails.iter())
            .map(|it| Arrived { incoming: &it.incoming, bytes: it.bytes, checked: it.checked })
            .collect();
        let letters: Vec<Reported> =
            self.reports.iter().flat_map(|(letters, _)| letters.iter().cloned()).collect();
        let (received, recorded) = desk.together(&mails, &letters);
        let came = !received.is_empty();
        for (waiting, received) in self.mails.iter().zip(received) {
            if let Err(error) = &received {
                tracing::error!(%error, "a mail could not be taken; it will be tried again");
            }
            // Callers may be gone; nobody needs the answer then.
            let _ = waiting.answer.send(received);
        }
        let mut recorded = recorded.into_iter();
        for (letters, answer) in &self.reports {
            let mut lost = Vec::new();
            for (letter, recorded) in letters.iter().zip(&mut recorded) {
                if let Err(error) = recorded {
                    tracing::error!(letter = letter.id, %error, "can't record what became of a letter");
                    lost.push(letter.id);
                }
            }
            let _ = answer.send(lost);
        }
        if came {
            let _ = wake.try_send(());
        }
    }
}

/// Carries out commands until every sender of commands is gone.
pub(super) fn write(mut desk: Desk, queue: &Receiver<Command>, wake: &Sender<()>) {
    let mut packing = Packing { since: Instant::now(), rest: IDLE };
    loop {
        let first = match queue.recv_timeout(packing.left()) {
            Ok(command) => command,
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                packing.pack(&mut desk);
                continue;
            }
        };
        let mut group = Group::default();
        let mut other = group.take(first);
        while other.is_none() && group.mails.len() < TOGETHER {
            match queue.try_recv() {
                Ok(command) => other = group.take(command),
                Err(_) => break,
            }
        }
        packing.worked();
        if !group.mails.is_empty() || !group.reports.is_empty() {
            group.write(&mut desk, wake);
        }
        if let Some(command) = other {
            alone(&mut desk, command, wake);
        }
        // Waiting callers are told to come back later; the daemon stops, since it
        // can't safely switch to another file.
        if !desk.has_its_place() {
            tracing::error!("the database was removed or replaced; no more mail is taken");
            return;
        }
    }
}

/// Carries out a command that is no part of a group.
fn alone(desk: &mut Desk, command: Alone, wake: &Sender<()>) {
    match command {
        Alone::Due { most, sent, answer } => {
            if let Err(error) = desk.tidy() {
                tracing::error!(%error, "can't delete old mails; will try again later");
            }
            let _ = answer.send(desk.due_besides(most, &sent));
        }
        Alone::Tick { answer } => {
            let ticked = desk.tick();
            let moved = ticked.as_ref().is_ok_and(|ticked| ticked.tables > 0);
            let _ = answer.send(ticked);
            if moved {
                let _ = wake.try_send(());
            }
        }
        Alone::Probe { answer } => {
            let _ = answer.send(());
        }
    }
}

/// When letters are made smaller: only while there is nothing else to do.
struct Packing {
    since: Instant,
    rest: Duration,
}

impl Packing {
    fn left(&self) -> Duration {
        self.rest.saturating_sub(self.since.elapsed())
    }

    fn worked(&mut self) {
        // A failure is remembered for its time.
        if self.rest <= IDLE {
            *self = Packing { since: Instant::now(), rest: IDLE };
        }
    }

    fn pack(&mut self, desk: &mut Desk) {
        self.since = Instant::now();
        self.rest = match desk.pack(PACKED_AT_ONCE) {
            Ok(true) => IDLE / 10,
            Ok(false) => IDLE,
            Err(error) => {
                tracing::error!(%error, "letters can't be made smaller; trying again in an hour");
                NOT_PACKED
            }
        };
    }
}

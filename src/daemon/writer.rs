//! The writer: the one thread that owns the desk. One command, one transaction.

use crate::{
    desk::{Desk, DeskError, Received, Report, Ticked},
    mail::{Authenticator, Incoming, Parcel, Trust, authenticate::Envelope},
};
use anyhow::Result;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, TrySendError, bounded};
use std::{sync::Arc, time::Duration};

/// How many commands may wait for the writer before SMTP clients are told to come
/// back later.
const QUEUE: usize = 64;

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
    Due {
        answer: Sender<Result<Option<DueLetter>, DeskError>>,
    },
    Report {
        id: i64,
        attempts: u32,
        report: Report,
        answer: Sender<Result<(), DeskError>>,
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
        self.commands.try_send(Command::Probe { answer }).ok().map(|()| answered)
    }

    /// Checks the clocks.
    pub(super) fn tick(&self) -> Result<Ticked> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Tick { answer })?;
        Ok(answered.recv()??)
    }

    /// The letter to send now, if there is one.
    pub(super) fn due(&self) -> Result<Option<DueLetter>> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Due { answer })?;
        Ok(answered.recv()??)
    }

    /// Records what became of a letter.
    pub(super) fn report(&self, id: i64, attempts: u32, report: Report) -> Result<()> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Report { id, attempts, report, answer })?;
        Ok(answered.recv()??)
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

/// Carries out commands one by one until every sender of commands is gone.
pub(super) fn write(mut desk: Desk, queue: &Receiver<Command>, wake: &Sender<()>) {
    for command in queue {
        // Callers may be gone; nobody needs the answer then.
        match command {
            Command::Receive { incoming, bytes, checked, answer } => {
                let received = desk.receive_checked(&incoming, bytes, checked);
                if let Err(error) = &received {
                    tracing::error!(%error, "a mail could not be taken; it will be tried again");
                }
                let _ = answer.send(received);
                let _ = wake.try_send(());
            }
            Command::Due { answer } => {
                if let Err(error) = desk.tidy() {
                    tracing::error!(%error, "can't delete old mails; will try again later");
                }
                let _ = answer.send(desk.due(1).map(|mut due| due.pop()));
            }
            Command::Tick { answer } => {
                let ticked = desk.tick();
                let moved = ticked.as_ref().is_ok_and(|ticked| ticked.tables > 0);
                let _ = answer.send(ticked);
                if moved {
                    let _ = wake.try_send(());
                }
            }
            Command::Probe { answer } => {
                let _ = answer.send(());
            }
            Command::Report { id, attempts, report, answer } => {
                let _ = answer.send(desk.report(id, attempts, &report));
            }
        }
        // Waiting callers are told to come back later; the daemon stops, since it
        // can't safely switch to another file.
        if !desk.has_its_place() {
            tracing::error!("the database was removed or replaced; no more mail is taken");
            return;
        }
    }
}

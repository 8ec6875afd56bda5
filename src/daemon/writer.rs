//! The writer: the one thread that owns the desk. One command, one transaction.

use crate::{
    desk::{Desk, DeskError, Received, Report, Ticked},
    mail::{Authenticator, Incoming, Parcel, Trust, authenticate::Envelope},
};
use anyhow::Result;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, TrySendError, bounded};
use std::{sync::Arc, time::Duration};

/// How many commands may wait for the writer before senders are told to come
/// back later.
const QUEUE: usize = 64;

/// How long somebody at the other end of a line is kept waiting: less than the
/// ten minutes that RFC 5321 (section 4.5.3.2.6) has them wait.
const PATIENCE: Duration = Duration::from_mins(2);

/// A letter's number, the tries so far, and its bytes.
pub(super) type DueLetter = (i64, u32, Parcel);

/// What the writer is asked.
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

/// The writer's door, for everybody who brings mail or sends letters. Senders
/// are checked here, before the one transaction, so that a slow name server
/// keeps nobody else waiting.
#[derive(Clone)]
pub(super) struct Writer {
    commands: Sender<Command>,
    checker: Option<Arc<Authenticator>>,
}

/// Why a mail was not taken in; it must stay where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NotTaken {
    Busy,
    /// The daemon is going down.
    GoingDown,
    /// It could not be made durable; the log says why.
    Failed,
}

impl Writer {
    /// A door and what comes through it.
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

    /// Hands in a mail and waits until it is durable. Where the queue is full
    /// this waits, too: for whoever can leave a mail where it is meanwhile.
    pub(super) fn receive(&self, incoming: Incoming, bytes: u64) -> Result<Received, NotTaken> {
        let (command, answered) = self.command(incoming, bytes);
        self.commands.send(command).map_err(|_| NotTaken::GoingDown)?;
        taken(&answered)
    }

    /// The same, but at once [`NotTaken::Busy`] where the queue is full: for
    /// whoever has somebody waiting at the other end of a line. The same, too,
    /// if the writer needs longer than the other end waits.
    pub(super) fn receive_now(&self, incoming: Incoming, bytes: u64) -> Result<Received, NotTaken> {
        let (command, answered) = self.command(incoming, bytes);
        self.commands.try_send(command).map_err(|error| match error {
            TrySendError::Full(_) => NotTaken::Busy,
            TrySendError::Disconnected(_) => NotTaken::GoingDown,
        })?;
        match answered.recv_timeout(PATIENCE) {
            // It may be taken in all the same: handed in again, it is known by
            // its key and acknowledged.
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

    /// Has the clocks looked at.
    pub(super) fn tick(&self) -> Result<Ticked> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Tick { answer })?;
        Ok(answered.recv()??)
    }

    /// The letter to be sent now, if there is one.
    pub(super) fn due(&self) -> Result<Option<DueLetter>> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Due { answer })?;
        Ok(answered.recv()??)
    }

    /// Has it written down what became of a letter.
    pub(super) fn report(&self, id: i64, attempts: u32, report: Report) -> Result<()> {
        let (answer, answered) = bounded(1);
        self.commands.send(Command::Report { id, attempts, report, answer })?;
        Ok(answered.recv()??)
    }
}

/// Takes a mail in without a thread between: the check of its sender, then the
/// desk.
pub(super) fn take_in(
    desk: &mut Desk,
    checker: Option<&Authenticator>,
    incoming: &Incoming,
    bytes: u64,
) -> Result<Received, DeskError> {
    desk.receive_checked(incoming, bytes, check(checker, incoming))
}

/// How far a mail's sender may be believed, by our own check if there is one.
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

/// Carries out one command after the other until everybody who could send one
/// has gone.
pub(super) fn write(mut desk: Desk, queue: &Receiver<Command>, wake: &Sender<()>) {
    for command in queue {
        // Whoever asked may have gone; then nobody needs the answer.
        match command {
            Command::Receive { incoming, bytes, checked, answer } => {
                let received = desk.receive_checked(&incoming, bytes, checked);
                if let Err(error) = &received {
                    tracing::error!(%error, "a mail could not be taken in; it will be tried again");
                }
                let _ = answer.send(received);
                let _ = wake.try_send(());
            }
            Command::Due { answer } => {
                if let Err(error) = desk.tidy() {
                    tracing::error!(%error, "old mails can't be forgotten; tried again later");
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
        // Whoever waits for an answer is told to come back later; the daemon
        // goes down, for another can't be opened under its feet.
        if !desk.has_its_place() {
            tracing::error!("the database was removed or replaced; nothing more is taken in");
            return;
        }
    }
}

//! The writer: the one thread that owns the desk. One command, one transaction.

use crate::{
    desk::{Desk, DeskError, Received, Report},
    mail::{Incoming, Parcel},
};
use anyhow::Result;
use crossbeam_channel::{Receiver, Sender, TrySendError, bounded};

/// How many commands may wait for the writer before senders are told to come
/// back later.
const QUEUE: usize = 64;

/// A letter's number, the tries so far, and its bytes.
pub(super) type DueLetter = (i64, u32, Parcel);

/// What the writer is asked.
pub(super) enum Command {
    Receive { incoming: Box<Incoming>, bytes: u64, answer: Sender<Result<Received, DeskError>> },
    Due { answer: Sender<Result<Option<DueLetter>, DeskError>> },
    Report { id: i64, attempts: u32, report: Report, answer: Sender<Result<(), DeskError>> },
}

/// The writer's door, for everybody who brings mail or sends letters.
#[derive(Clone)]
pub(super) struct Writer(Sender<Command>);

/// Why a mail was not taken in; it must stay where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NotTaken {
    /// Too many are waiting.
    Busy,
    /// The daemon is going down.
    GoingDown,
    /// It could not be made durable; the log says why.
    Failed,
}

impl Writer {
    /// A door and what comes through it.
    pub(super) fn new() -> (Writer, Receiver<Command>) {
        let (commands, queue) = bounded(QUEUE);
        (Writer(commands), queue)
    }

    /// Hands in a mail and waits until it is durable. Where the queue is full
    /// this waits, too: for whoever can leave a mail where it is meanwhile.
    pub(super) fn receive(&self, incoming: Incoming, bytes: u64) -> Result<Received, NotTaken> {
        let (answer, answered) = bounded(1);
        let command = Command::Receive { incoming: Box::new(incoming), bytes, answer };
        self.0.send(command).map_err(|_| NotTaken::GoingDown)?;
        taken(&answered)
    }

    /// The same, but at once [`NotTaken::Busy`] where the queue is full: for
    /// whoever has somebody waiting at the other end of a line.
    pub(super) fn receive_now(&self, incoming: Incoming, bytes: u64) -> Result<Received, NotTaken> {
        let (answer, answered) = bounded(1);
        let command = Command::Receive { incoming: Box::new(incoming), bytes, answer };
        self.0.try_send(command).map_err(|error| match error {
            TrySendError::Full(_) => NotTaken::Busy,
            TrySendError::Disconnected(_) => NotTaken::GoingDown,
        })?;
        taken(&answered)
    }

    /// The letter to be sent now, if there is one.
    pub(super) fn due(&self) -> Result<Option<DueLetter>> {
        let (answer, answered) = bounded(1);
        self.0.send(Command::Due { answer })?;
        Ok(answered.recv()??)
    }

    /// Has it written down what became of a letter.
    pub(super) fn report(&self, id: i64, attempts: u32, report: Report) -> Result<()> {
        let (answer, answered) = bounded(1);
        self.0.send(Command::Report { id, attempts, report, answer })?;
        Ok(answered.recv()??)
    }
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
            Command::Receive { incoming, bytes, answer } => {
                let received = desk.receive(&incoming, bytes);
                if let Err(error) = &received {
                    tracing::error!(%error, "a mail could not be taken in; it will be tried again");
                }
                let _ = answer.send(received);
                let _ = wake.try_send(());
            }
            Command::Due { answer } => {
                let _ = answer.send(desk.due(1).map(|mut due| due.pop()));
            }
            Command::Report { id, attempts, report, answer } => {
                let _ = answer.send(desk.report(id, attempts, &report));
            }
        }
    }
}

//! The queue: what waits, why, and what a moderator does about it. Each change
//! is one write transaction, so that it may be made beside a running daemon.

use super::{Desk, DeskError, bounces::who};
use crate::{
    mail::address::{mask_all, masked},
    store::{LetterState, QueuedRow, StoreError, Urgency},
};
use chrono::{DateTime, Utc};
use serde::Serialize;
use std::collections::BTreeSet;

/// A letter that waits or was given up.
#[derive(Debug, Clone, Serialize)]
pub struct Queued {
    pub letter: i64,
    /// The table it is about; none for a moderator's notice.
    pub table: Option<u32>,
    /// The seat it is for, by its colour.
    pub seat: Option<&'static str>,
    pub kind: String,
    /// Whether it leaves before others.
    pub urgency: Urgency,
    /// Whom it is for; masked, unless asked for in full.
    pub address: String,
    /// How often it was tried.
    pub attempts: u32,
    /// What the last try came to; addresses masked likewise.
    pub last_error: Option<String>,
    /// Why it is still here.
    pub waits: Waits,
    /// When it is tried next, as far as that can be told.
    pub next_try: Option<DateTime<Utc>>,
}

/// Why a letter is still here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waits {
    /// For nothing: it is sent as soon as somebody looks.
    Due,
    /// It was not taken, and is tried again.
    BackOff,
    /// As many letters as are allowed have left.
    RateLimit,
    /// Letters to its address come back.
    AddressStopped,
    GivenUp,
}

/// Which letters to try again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Retry {
    /// Those that were given up.
    Failed,
    /// Those, and all that wait.
    All,
    Letters(Vec<i64>),
}

/// What was made due.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Retried {
    pub letters: Vec<i64>,
    /// How many addresses are written to again.
    pub addresses_freed: usize,
}

/// What was dropped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Dropped {
    pub letter: i64,
    /// What follows from it, if that is worth a thought.
    pub warning: Option<String>,
}

/// Why the queue was left as it was.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    /// There is no such letter.
    #[error("there is no letter {0}; `monsoon queue` shows those that wait or were given up")]
    NoLetter(i64),
    /// It is too late.
    #[error("letter {0} was sent; nothing was changed")]
    Sent(i64),
    /// It was done before.
    #[error("letter {0} was dropped before; nothing was changed")]
    Dropped(i64),
    /// Something of ours.
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl From<StoreError> for QueueError {
    fn from(error: StoreError) -> Self {
        QueueError::Desk(error.into())
    }
}

impl Desk {
    /// The letters that wait, in the order in which they leave, then those that
    /// were given up. Addresses are masked unless `full`.
    pub fn queue(&self, full: bool) -> Result<Vec<Queued>, DeskError> {
        let now = self.clock.now();
        let reader = self.store.read();
        let mut slots = self.settings.limits.slots(reader, now)?;
        let mut queue = Vec::new();
        for row in reader.queue()? {
            let (waits, next_try) = match row.state {
                LetterState::Waiting if row.stopped => (Waits::AddressStopped, None),
                LetterState::Waiting if row.due_at > now => (Waits::BackOff, Some(row.due_at)),
                LetterState::Waiting => match slots.next() {
                    Some(slot) if slot > now => (Waits::RateLimit, Some(slot)),
                    _ => (Waits::Due, Some(now)),
                },
                LetterState::Sent | LetterState::Failed | LetterState::Dropped => {
                    (Waits::GivenUp, None)
                }
            };
            queue.push(self.queued(row, waits, next_try, full)?);
        }
        Ok(queue)
    }

    fn queued(
        &self,
        row: QueuedRow,
        waits: Waits,
        next_try: Option<DateTime<Utc>>,
        full: bool,
    ) -> Result<Queued, DeskError> {
        let seat = match row.seat {
            Some(seat) => who(self.store.read(), seat)?,
            None => None,
        };
        Ok(Queued {
            letter: row.id,
            table: row.seat.map(|(table, _)| table),
            seat: seat.map(|(colour, _)| colour),
            kind: row.kind,
            urgency: row.urgency,
            address: if full { row.address } else { masked(&row.address) },
            attempts: row.attempts,
            last_error: row.last_error.map(|said| if full { said } else { mask_all(&said) }),
            waits,
            next_try,
        })
    }

    /// Makes letters due now, as if they had never been tried, and writes to
    /// their addresses again if those were stopped.
    ///
    /// # Errors
    /// If one of them can't be; then none is.
    pub fn queue_retry(&mut self, which: &Retry) -> Result<Retried, QueueError> {
        let now = self.clock.now();
        let tx = self.store.write()?;
        let letters: Vec<i64> = match which {
            Retry::Letters(letters) => letters.clone(),
            Retry::All => tx.read().queue()?.iter().map(|row| row.id).collect(),
            Retry::Failed => {
                let queue = tx.read().queue()?;
                let failed = queue.iter().filter(|row| row.state == LetterState::Failed);
                failed.map(|row| row.id).collect()
            }
        };
        let mut addresses = BTreeSet::new();
        for &letter in &letters {
            if !tx.retry_letter(letter, now)? {
                return Err(match tx.read().letter_state(letter)? {
                    Some(_) => QueueError::Sent(letter),
                    None => QueueError::NoLetter(letter),
                });
            }
            addresses.extend(tx.read().letter_addressed(letter)?.map(|letter| letter.address));
        }
        if *which == Retry::All {
            addresses.extend(tx.read().stopped()?.into_iter().map(|(address, _)| address));
        }
        let mut addresses_freed = 0;
        for address in addresses {
            addresses_freed += usize::from(tx.free_address(&address, now)?);
        }
        tx.commit()?;
        Ok(Retried { letters, addresses_freed })
    }

    /// Keeps letters from being sent. They are kept. One that a daemon is
    /// handing over in this moment may still arrive.
    ///
    /// # Errors
    /// If one of them can't be dropped; then none is.
    pub fn queue_drop(
        &mut self,
        letters: &[i64],
        because: Option<&str>,
    ) -> Result<Vec<Dropped>, QueueError> {
        let letters: BTreeSet<i64> = letters.iter().copied().collect();
        let tx = self.store.write()?;
        for &letter in &letters {
            if !tx.drop_letter(letter, because)? {
                return Err(match tx.read().letter_state(letter)? {
                    Some(LetterState::Sent) => QueueError::Sent(letter),
                    Some(_) => QueueError::Dropped(letter),
                    None => QueueError::NoLetter(letter),
                });
            }
        }
        tx.commit()?;
        let dropped =
            letters.into_iter().map(|letter| Ok(Dropped { letter, warning: self.missed(letter)? }));
        dropped.collect()
    }

    /// What a seat that is awaited misses without this letter.
    fn missed(&self, letter: i64) -> Result<Option<String>, DeskError> {
        let reader = self.store.read();
        let seat = reader.letter_addressed(letter)?.and_then(|letter| letter.seat);
        let Some((table, seat)) = seat else { return Ok(None) };
        if !self.awaited(table)?.contains(&seat) {
            return Ok(None);
        }
        let who = who(reader, (table, seat))?;
        Ok(who.map(|(colour, name)| {
            format!(
                "table {table} waits for a decision of {colour} ({name}), who may not know of it \
                 now; a mail with the word `board` to the table's address asks for another letter"
            )
        }))
    }
}

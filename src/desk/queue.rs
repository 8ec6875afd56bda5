//! The queue: what waits, why, and what a moderator can do about it. Each change
//! is one write transaction, so it can be made next to a running daemon.

use super::{Desk, DeskError, bounces::who};
use crate::{
    basics::TableId,
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
    /// The table it is about; `None` for a moderator's notice.
    pub table: Option<TableId>,
    /// The colour of the seat it is for.
    pub seat: Option<&'static str>,
    pub kind: String,
    /// Whether it is sent before others.
    pub urgency: Urgency,
    /// The recipient, masked unless asked for in full.
    pub address: String,
    /// How many attempts there were.
    pub attempts: u32,
    /// The result of the last attempt, with addresses masked likewise.
    pub last_error: Option<String>,
    /// Why it is still here.
    pub waits: Waits,
    /// When it is tried next, if that is known.
    pub next_try: Option<DateTime<Utc>>,
}

/// Why a letter is still here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waits {
    /// No reason: it is sent at the next look.
    Due,
    /// It was not accepted, and will be retried.
    BackOff,
    /// As many letters were sent as the limits allow.
    RateLimit,
    /// Letters to its address come back.
    AddressStopped,
    GivenUp,
}

/// Which letters to retry.
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
    /// How many stopped addresses were freed.
    pub addresses_freed: usize,
}

/// What was dropped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Dropped {
    pub letter: i64,
    /// A consequence worth considering, if there is one.
    pub warning: Option<String>,
}

/// Why the queue was left as it was.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    #[error("there is no letter {0}; `monsoon queue` shows those that wait or were given up")]
    NoLetter(i64),
    /// It is too late.
    #[error("letter {0} was sent; nothing was changed")]
    Sent(i64),
    /// It was dropped before.
    #[error("letter {0} was dropped before; nothing was changed")]
    Dropped(i64),
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl From<StoreError> for QueueError {
    fn from(error: StoreError) -> Self {
        QueueError::Desk(error.into())
    }
}

impl Desk {
    /// The letters that wait, in the order in which they are sent, then those that
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

    /// Makes letters due now, as if they had never been tried, and frees their
    /// addresses if those were stopped.
    ///
    /// If that fails for one of them, none is changed.
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

    /// Keeps letters from being sent, without deleting them. One that a daemon is
    /// handing over at this moment may still arrive.
    ///
    /// If that fails for one of them, none is dropped.
    pub fn queue_drop(
        &mut self,
        letters: &[i64],
        because: Option<&str>,
    ) -> Result<Vec<Dropped>, QueueError> {
        let letters: BTreeSet<i64> = letters.iter().copied().collect();
        let now = self.clock.now();
        let tx = self.store.write()?;
        for &letter in &letters {
            if !tx.drop_letter(letter, because, now)? {
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

    /// What an awaited seat misses without this letter.
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

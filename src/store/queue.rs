//! The outbox as an operator sees and repairs it.

use super::{
    Reader, SeatKey, StoreError, WriteTx, bounces::seat_at, letters::Urgency, stamp, time_at,
};
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LetterState {
    Waiting,
    Sent,
    Failed,
    /// Somebody decided not to send it.
    Dropped,
}

impl LetterState {
    pub(super) fn parse(text: &str) -> LetterState {
        match text {
            "waiting" => LetterState::Waiting,
            "sent" => LetterState::Sent,
            "dropped" => LetterState::Dropped,
            // The table allows only these four.
            _ => LetterState::Failed,
        }
    }
}

/// A letter that is waiting or was given up.
#[derive(Debug, Clone)]
pub struct QueuedRow {
    pub id: i64,
    /// `None` for a moderator's notice.
    pub seat: Option<SeatKey>,
    pub kind: String,
    pub urgency: Urgency,
    pub address: String,
    pub state: LetterState,
    /// The number of attempts.
    pub attempts: u32,
    /// When it was or is due.
    pub due_at: DateTime<Utc>,
    /// The result of the last attempt.
    pub last_error: Option<String>,
    /// Is its address stopped?
    pub stopped: bool,
}

impl WriteTx<'_> {
    /// Makes an unsent letter due now and resets its attempts; `false` if there is
    /// none with this number, or it was sent.
    pub fn retry_letter(&self, id: i64, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let changed = self.execute(
            "UPDATE letters SET state = 'waiting', attempts = 0, due_at = ?2,
                    dropped_because = NULL
             WHERE id = ?1 AND state <> 'sent'",
            params![id, stamp(now)],
        )?;
        self.free_behind(id, now)?;
        Ok(changed == 1)
    }

    /// Drops an unsent letter; `false` if there is none with this number, or it was
    /// sent or dropped before.
    pub fn drop_letter(
        &self,
        id: i64,
        because: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let changed = self.execute(
            "UPDATE letters SET state = 'dropped', dropped_because = ?2, due_at = min(due_at, ?3)
             WHERE id = ?1 AND state IN ('waiting', 'failed')",
            params![id, because, stamp(now)],
        )?;
        self.free_behind(id, now)?;
        Ok(changed == 1)
    }
}

impl Reader<'_> {
    /// Waiting letters in the order in which they will be sent, then those given
    /// up.
    pub fn queue(self) -> Result<Vec<QueuedRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, table_id, seat, kind, urgency, address, state, attempts, due_at, last_error,
                    lower(address) IN (SELECT address FROM stopped)
             FROM letters WHERE state IN ('waiting', 'failed')
             ORDER BY state = 'failed', urgency, due_at, id",
        )?;
        let rows = statement.query_map([], |row| {
            Ok(QueuedRow {
                id: row.get(0)?,
                seat: seat_at(row, 1)?,
                kind: row.get(3)?,
                urgency: Urgency::of_rank(row.get(4)?),
                address: row.get(5)?,
                state: LetterState::parse(&row.get::<_, String>(6)?),
                attempts: row.get(7)?,
                due_at: time_at(row, 8)?,
                last_error: row.get(9)?,
                stopped: row.get(10)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// `None` if there is no letter with this number.
    pub fn letter_state(self, id: i64) -> Result<Option<LetterState>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT state FROM letters WHERE id = ?1")?
            .query_row([id], |row| Ok(LetterState::parse(&row.get::<_, String>(0)?)))
            .optional()?)
    }

    /// How many letters were handed over within the last `span`. Those that a wrong
    /// clock dated after `now` don't count, or correcting the clock would stop all
    /// mail for as long as it was wrong.
    pub fn sent_within(self, span: TimeDelta, now: DateTime<Utc>) -> Result<u32, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT count(*) FROM letters WHERE sent_at > ?1 AND sent_at <= ?2")?
            .query_row([stamp(now - span), stamp(now)], |row| row.get(0))?)
    }

    /// When letters were handed over within the last `span`, oldest first.
    pub fn sent_times(
        self,
        span: TimeDelta,
        now: DateTime<Utc>,
    ) -> Result<Vec<DateTime<Utc>>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT sent_at FROM letters WHERE sent_at > ?1 AND sent_at <= ?2 ORDER BY sent_at",
        )?;
        let rows = statement.query_map([stamp(now - span), stamp(now)], |row| time_at(row, 0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

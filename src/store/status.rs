//! How things stand, in numbers: for operators, and for programs that watch.

use super::{Reader, StoreError, WriteTx, clock::maybe_time, stamp, tables::Status, time_at};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

/// A seat that a running table waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AwaitedRow {
    pub table: TableId,
    pub seat: Seat,
    /// How many seats its table has.
    pub seats: u8,
    pub since: DateTime<Utc>,
    /// The deadline, if there is one and the clock is running.
    pub by: Option<DateTime<Utc>>,
}

/// How many letters wait, and why. What waits for a limit counts as due.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize)]
pub struct QueueCounts {
    pub due: u32,
    pub back_off: u32,
    /// Their addresses are stopped after bounces.
    pub stopped: u32,
    pub given_up: u32,
    /// When the oldest of those that wait was written.
    pub oldest: Option<DateTime<Utc>>,
}

impl Reader<'_> {
    /// How many tables there are of each status.
    pub fn table_counts(self) -> Result<Vec<(Status, u32)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT status, stage, count(*) FROM tables GROUP BY status, stage ORDER BY 1, 2",
        )?;
        let rows = statement.query_map([], |row| {
            let (status, stage): (String, Option<String>) = (row.get(0)?, row.get(1)?);
            Ok((Status::parse(&status, stage.as_deref()), row.get(2)?))
        })?;
        let mut counts = Vec::new();
        for row in rows {
            // The schema allows no other words.
            if let (Some(status), number) = row? {
                counts.push((status, number));
            }
        }
        Ok(counts)
    }

    /// Whom running tables wait for, longest first.
    pub fn awaited(self) -> Result<Vec<AwaitedRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT waits.table_id, waits.seat, since, by_at,
                    (SELECT count(*) FROM seats WHERE seats.table_id = waits.table_id)
             FROM waits JOIN tables ON tables.id = waits.table_id
             WHERE tables.status = 'running' ORDER BY since, waits.table_id, waits.seat",
        )?;
        let rows = statement.query_map([], |row| {
            Ok(AwaitedRow {
                table: row.get(0)?,
                seat: row.get(1)?,
                since: time_at(row, 2)?,
                by: maybe_time(row, 3)?,
                seats: row.get(4)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many letters wait or were given up.
    pub fn queue_counts(self, now: DateTime<Utc>) -> Result<QueueCounts, StoreError> {
        let waiting = self
            .connection
            .prepare_cached(
                "SELECT count(*) FILTER (WHERE NOT stopped AND due_at <= ?1),
                        count(*) FILTER (WHERE NOT stopped AND due_at > ?1),
                        count(*) FILTER (WHERE stopped), min(created_at)
                 FROM (SELECT due_at, created_at,
                              lower(address) IN (SELECT address FROM stopped) AS stopped
                       FROM letters WHERE state = 'waiting')",
            )?
            .query_row([stamp(now)], |row| {
                Ok(QueueCounts {
                    due: row.get(0)?,
                    back_off: row.get(1)?,
                    stopped: row.get(2)?,
                    given_up: 0,
                    oldest: maybe_time(row, 3)?,
                })
            })?;
        let given_up = self
            .connection
            .prepare_cached("SELECT count(*) FROM letters WHERE state = 'failed'")?
            .query_row([], |row| row.get(0))?;
        Ok(QueueCounts { given_up, ..waiting })
    }

    /// When the last mail came in, whatever it was.
    pub fn last_mail(self) -> Result<Option<DateTime<Utc>>, StoreError> {
        self.last_time("SELECT received_at FROM mail ORDER BY id DESC LIMIT 1")
    }

    /// When the last letter was handed over.
    pub fn last_sent(self) -> Result<Option<DateTime<Utc>>, StoreError> {
        self.last_time(
            "SELECT sent_at FROM letters WHERE sent_at IS NOT NULL ORDER BY sent_at DESC LIMIT 1",
        )
    }

    fn last_time(self, sql: &str) -> Result<Option<DateTime<Utc>>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row([], |row| time_at(row, 0)).optional()?)
    }

    /// How large the database is, in bytes, without what is not yet in its file.
    pub fn size(self) -> Result<u64, StoreError> {
        let pages: i64 = self.connection.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        let size: i64 = self.connection.query_row("PRAGMA page_size", [], |row| row.get(0))?;
        Ok(u64::try_from(pages.saturating_mul(size)).unwrap_or(0))
    }

    /// What the log calls the mail that caused a letter; `None` if none did, or that is
    /// not known any more.
    pub fn trace_of(self, letter: i64) -> Result<Option<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT last_letter, trace FROM causes WHERE first_letter <= ?1
             ORDER BY first_letter DESC LIMIT 1",
        )?;
        let found: Option<(i64, String)> =
            statement.query_row([letter], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
        Ok(found.filter(|(last, _)| letter <= *last).map(|(_, trace)| trace))
    }
}

impl WriteTx<'_> {
    /// Records that a mail caused all letters written after letter `before`. Returns how
    /// many those are.
    pub fn caused(&self, before: i64, trace: &str) -> Result<i64, StoreError> {
        let last = self.read().newest_letter()?;
        if last > before {
            self.tx
                .prepare_cached(
                    "INSERT OR REPLACE INTO causes (first_letter, last_letter, trace)
                     VALUES (?1, ?2, ?3)",
                )?
                .execute(params![before + 1, last, trace])?;
        }
        Ok(last - before)
    }

    /// Forgets the causes of letters that wait no longer. Returns how many.
    pub fn forget_causes(&self) -> Result<usize, StoreError> {
        Ok(self.tx.execute(
            "DELETE FROM causes WHERE NOT EXISTS (
                 SELECT 1 FROM letters
                 WHERE id BETWEEN first_letter AND last_letter AND state = 'waiting')",
            [],
        )?)
    }
}

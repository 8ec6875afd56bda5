//! Who would play the same game again, and at which table they do.

use super::{Reader, SeatKey, StoreError, WriteTx, stamp};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

/// How long a wish to play again counts, in days.
const DAYS: i64 = 14;

impl WriteTx<'_> {
    /// Records whether a seat's player would play again.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_again(
        &self,
        seat: SeatKey,
        wants: bool,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR REPLACE INTO again (table_id, seat, wants, said_at) VALUES (?1, ?2, ?3, ?4)",
            params![seat.0, seat.1, wants, stamp(at)],
        )?;
        Ok(())
    }

    /// Forgets what a table's players said of playing again.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_again(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("DELETE FROM again WHERE table_id = ?1", [table])?;
        Ok(())
    }

    /// Records that a table's players play again at another one.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_again_at(&self, table: TableId, next: TableId) -> Result<(), StoreError> {
        let next = params![table, next];
        self.execute("UPDATE tables SET again_at = ?2 WHERE id = ?1", next)?;
        self.end_again(table)
    }
}

impl Reader<'_> {
    /// Who has said whether they would play again, as long as that counts.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn again(
        self,
        table: TableId,
        now: DateTime<Utc>,
    ) -> Result<Vec<(Seat, bool)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT seat, wants FROM again WHERE table_id = ?1 AND said_at > ?2 ORDER BY seat",
        )?;
        let rows = statement
            .query_map(params![table, stamp(now - TimeDelta::days(DAYS))], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The table at which a table's players play again.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn again_at(self, table: TableId) -> Result<Option<TableId>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT again_at FROM tables WHERE id = ?1")?;
        Ok(statement.query_row([table], |row| row.get(0)).optional()?.flatten())
    }
}

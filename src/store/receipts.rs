//! What mails did that no letter has said yet.

use super::{Reader, SeatKey, StoreError, WriteTx, stamp};
use crate::basics::TableId;
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

/// What a player's mails did: orders and lines in canonical form, oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Unsaid {
    pub acted: Vec<String>,
    /// What was kept for later.
    pub kept: Vec<String>,
}

impl WriteTx<'_> {
    /// Records what a mail did. It is said by the next letter to the seat, or at this time;
    /// what was to be said sooner stays so.
    pub fn leave_unsaid(
        &self,
        seat: SeatKey,
        mail: &Unsaid,
        due: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let mut all = self.read().unsaid(seat)?;
        all.acted.extend(mail.acted.iter().cloned());
        all.kept.extend(mail.kept.iter().cloned());
        self.execute(
            "INSERT INTO receipts (table_id, seat, due_at, acted, kept) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (table_id, seat) DO UPDATE SET acted = ?4, kept = ?5",
            params![seat.0, seat.1, stamp(due), all.acted.join("\n"), all.kept.join("\n")],
        )?;
        Ok(())
    }

    /// It has been said, or is true no longer.
    pub fn forget_unsaid(&self, seat: SeatKey) -> Result<(), StoreError> {
        self.execute("DELETE FROM receipts WHERE table_id = ?1 AND seat = ?2", seat)?;
        Ok(())
    }

    /// The same of all seats of a table.
    pub fn forget_all_unsaid(&self, table: TableId) -> Result<(), StoreError> {
        self.execute("DELETE FROM receipts WHERE table_id = ?1", [table])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// What a seat's mails did that no letter has said.
    pub fn unsaid(self, seat: SeatKey) -> Result<Unsaid, StoreError> {
        let lines = |text: String| text.lines().map(str::to_owned).collect();
        let row = self
            .connection
            .prepare_cached("SELECT acted, kept FROM receipts WHERE table_id = ?1 AND seat = ?2")?
            .query_row(params![seat.0, seat.1], |row| {
                Ok(Unsaid { acted: lines(row.get(0)?), kept: lines(row.get(1)?) })
            })
            .optional()?;
        Ok(row.unwrap_or_default())
    }

    /// The seats whose players have waited long enough for another letter, by tables.
    pub fn unsaid_due(self, now: DateTime<Utc>) -> Result<Vec<SeatKey>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat FROM receipts WHERE due_at <= ?1 ORDER BY table_id, seat",
        )?;
        let rows = statement.query_map([stamp(now)], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

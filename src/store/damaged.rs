//! Damaged rows of a journal, and which of them were shown to anyone.

use super::{Reader, StoreError, WriteTx, stamp};
use crate::basics::TableId;
use chrono::{DateTime, Utc};
use rusqlite::params;

impl WriteTx<'_> {
    /// Moves the rows of a table's journal from the entry `from` on aside,
    /// unchanged, with what is wrong with the first of them. Returns how many there
    /// were.
    pub fn put_aside(
        &self,
        table: TableId,
        from: u32,
        why: &str,
        now: DateTime<Utc>,
    ) -> Result<usize, StoreError> {
        // Rows at impossible positions can't stay either.
        const BEYOND: &str = "table_id = ?1 AND (position >= ?2 OR position < 0)";
        let sql = format!(
            "INSERT INTO damaged (table_id, found_at, why, position, at, mail_id, entry, digest)
             SELECT table_id, ?3, ?4, position, at, mail_id, CAST(entry AS TEXT),
                    CAST(digest AS TEXT)
             FROM journal WHERE {BEYOND} ORDER BY position"
        );
        let moved = self.execute(&sql, params![table, from, stamp(now), why])?;
        let sql = format!("DELETE FROM journal WHERE {BEYOND}");
        self.execute(&sql, params![table, from])?;
        Ok(moved)
    }

    /// Caps how far seats have been told at the number of entries.
    pub fn bound_told(&self, table: TableId, entries: u32) -> Result<(), StoreError> {
        let sql = "UPDATE seats SET told = min(told, ?2) WHERE table_id = ?1";
        self.execute(sql, params![table, entries])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// How many rows a table's journal has from the entry `from` on or at
    /// impossible positions.
    pub fn rows_beyond(self, table: TableId, from: u32) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM journal
                   WHERE table_id = ?1 AND (position >= ?2 OR position < 0)";
        Ok(self
            .connection
            .prepare_cached(sql)?
            .query_row(params![table, from], |row| row.get(0))?)
    }

    /// The furthest position of a table that a letter shows, that a seat's news
    /// cover, or that a plan refers to.
    pub fn furthest_shown(self, table: TableId) -> Result<u32, StoreError> {
        let sql = "SELECT max(
                       (SELECT coalesce(max(position), 0) FROM letters WHERE table_id = ?1),
                       (SELECT coalesce(max(told), 0) FROM seats WHERE table_id = ?1),
                       (SELECT coalesce(max(position), 0) FROM plan_changes WHERE table_id = ?1))";
        Ok(self.connection.prepare_cached(sql)?.query_row([table], |row| row.get(0))?)
    }

    /// How many of a table's damaged rows were moved aside.
    pub fn rows_aside(self, table: TableId) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM damaged WHERE table_id = ?1";
        Ok(self.connection.prepare_cached(sql)?.query_row([table], |row| row.get(0))?)
    }
}

//! A table's moderators, and requests that need their permission.

use super::{Reader, StoreError, WriteTx, clock::maybe_time, digest::digest_of, stamp};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

/// A moderator of a table. No `Debug`: it holds a secret and an address.
#[derive(Clone)]
pub struct ModeratorRow {
    pub table: TableId,
    /// In lower case; empty for the operator at a shell.
    pub address: String,
    /// The name that players see; may be empty.
    pub name: String,
    /// The secret in their reply address.
    pub token: String,
    /// Moderator of this table; otherwise of the server, as long as the
    /// configuration says so.
    pub own: bool,
    /// When they promised not to play here, if they have.
    pub not_playing: Option<DateTime<Utc>>,
    /// Since when they see everything, if they do.
    pub revealed: Option<DateTime<Utc>>,
    /// The amendment that waits for their `confirm`, and the position they saw it
    /// at.
    pub draft: Option<(String, u32)>,
    /// How many entries the log had when a shell last showed it to them.
    pub shown: Option<u32>,
}

/// A player's request to take an order back, waiting for permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UndoRequest {
    pub seat: Seat,
    /// How many entries would remain.
    pub to: u32,
    /// The journal's position when it was made.
    pub position: u32,
}

impl WriteTx<'_> {
    /// Adds a moderator to a table, or renames an existing one.
    pub fn put_moderator(&self, row: &ModeratorRow, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO moderators (table_id, address, name, token, token_digest, own, added_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (table_id, address) DO UPDATE SET name = ?3, own = max(own, ?6)",
            params![
                row.table,
                row.address,
                row.name,
                row.token,
                digest_of(&row.token),
                row.own,
                stamp(at)
            ],
        )?;
        Ok(())
    }

    /// Removes one of a table's own moderators and invalidates their secret. Their
    /// promise not to play still holds.
    pub fn end_moderator(
        &self,
        table: TableId,
        address: &str,
        token: &str,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE moderators SET own = 0, token = ?3, token_digest = ?4, draft = NULL, draft_at = NULL
             WHERE table_id = ?1 AND address = ?2",
            params![table, address, token, digest_of(token)],
        )?;
        Ok(())
    }

    /// Records that a moderator plays no seat at this table and never will.
    pub fn moderator_plays_not(
        &self,
        table: TableId,
        address: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE moderators SET not_playing_at = ?3 WHERE table_id = ?1 AND address = ?2",
            params![table, address, stamp(at)],
        )?;
        Ok(())
    }

    /// Records that a moderator sees everything at this table from now on.
    pub fn moderator_sees(
        &self,
        table: TableId,
        address: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE moderators SET revealed_at = ?3 WHERE table_id = ?1 AND address = ?2",
            params![table, address, stamp(at)],
        )?;
        Ok(())
    }

    /// Stores an amendment until it is confirmed; `None` deletes it.
    pub fn set_draft(
        &self,
        table: TableId,
        address: &str,
        draft: Option<(&str, u32)>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE moderators SET draft = ?3, draft_at = ?4 WHERE table_id = ?1 AND address = ?2",
            params![
                table,
                address,
                draft.map(|(words, _)| words),
                draft.map(|(_, position)| position)
            ],
        )?;
        Ok(())
    }

    /// Records how many entries the log had when a shell showed it to a moderator.
    pub fn set_shown(&self, table: TableId, address: &str, entries: u32) -> Result<(), StoreError> {
        self.execute(
            "UPDATE moderators SET shown_at = ?3 WHERE table_id = ?1 AND address = ?2",
            params![table, address, entries],
        )?;
        Ok(())
    }

    pub fn set_reasons(&self, table: TableId, needed: bool) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET reasons = ?2 WHERE id = ?1", params![table, needed])?;
        Ok(())
    }

    /// Records that a seat asks to take an order back.
    pub fn ask_undo(
        &self,
        table: TableId,
        request: UndoRequest,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR REPLACE INTO undo_requests (table_id, seat, to_entry, position, made_at)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![table, request.seat, request.to, request.position, stamp(at)],
        )?;
        Ok(())
    }

    /// Ends all requests to take an order back.
    pub fn end_undo_requests(&self, table: TableId) -> Result<(), StoreError> {
        self.tx
            .prepare_cached("DELETE FROM undo_requests WHERE table_id = ?1")?
            .execute([table])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// All past and present moderators of a table, oldest first.
    pub fn moderators(self, table: TableId) -> Result<Vec<ModeratorRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, address, name, token, own, not_playing_at, revealed_at, draft, draft_at,
                    shown_at
             FROM moderators WHERE table_id = ?1 ORDER BY rowid",
        )?;
        let rows = statement.query_map([table], moderator_row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The tables that this address moderates or has moderated, oldest first.
    pub fn moderated_by(self, address: &str) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id FROM moderators WHERE address = ?1 ORDER BY table_id",
        )?;
        let rows = statement.query_map([address], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The moderator with this secret in their reply address.
    pub fn moderator_by_token(self, token: &str) -> Result<Option<ModeratorRow>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT table_id, address, name, token, own, not_playing_at, revealed_at, draft,
                        draft_at, shown_at
                 FROM moderators WHERE token_digest = ?1",
            )?
            .query_row([digest_of(token)], moderator_row)
            .optional()?)
    }

    /// Must moderators of a table give their reasons?
    pub fn needs_reasons(self, table: TableId) -> Result<bool, StoreError> {
        let needed = self
            .connection
            .prepare_cached("SELECT reasons FROM tables WHERE id = ?1")?
            .query_row([table], |row| row.get(0))
            .optional()?;
        Ok(needed.unwrap_or(true))
    }

    /// The requests to take an order back that wait for permission.
    pub fn undo_requests(self, table: TableId) -> Result<Vec<UndoRequest>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT seat, to_entry, position FROM undo_requests WHERE table_id = ?1 ORDER BY made_at",
        )?;
        let rows = statement.query_map([table], |row| {
            Ok(UndoRequest { seat: row.get(0)?, to: row.get(1)?, position: row.get(2)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The position shown by a notice to a moderator of a table.
    pub fn notice_position(
        self,
        message_id: &str,
        table: TableId,
        address: &str,
    ) -> Result<Option<u32>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT position FROM letters
                 WHERE message_id = ?1 AND table_id = ?2 AND address = ?3 AND seat IS NULL",
            )?
            .query_row(params![message_id, table, address], |row| row.get(0))
            .optional()?)
    }
}

fn moderator_row(row: &Row<'_>) -> rusqlite::Result<ModeratorRow> {
    let draft: Option<String> = row.get(7)?;
    let position: Option<u32> = row.get(8)?;
    Ok(ModeratorRow {
        table: row.get(0)?,
        address: row.get(1)?,
        name: row.get(2)?,
        token: row.get(3)?,
        own: row.get(4)?,
        not_playing: maybe_time(row, 5)?,
        revealed: maybe_time(row, 6)?,
        draft: draft.zip(position),
        shown: row.get(9)?,
    })
}

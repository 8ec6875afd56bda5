//! What archives need to know of a table besides its journal.

use super::{Reader, StoreError, WriteTx};
use crate::basics::TableId;
use rusqlite::{OptionalExtension, params};

/// A remark on an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommentRow {
    pub position: u32,
    pub text: String,
    /// Its author, if named.
    pub by: Option<String>,
    /// When, RFC 3339, if known.
    pub at: Option<String>,
}

impl WriteTx<'_> {
    /// Sets whether a table's secrets stay secret after its end.
    pub fn set_secret(&self, table: TableId, secret: bool) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET secret = ?2 WHERE id = ?1", params![table, secret])?;
        Ok(())
    }

    /// Sets the commitment to a table's first seed, if that seed is unknown and
    /// another text takes its place.
    pub fn set_commitment(&self, table: TableId, commitment: &str) -> Result<(), StoreError> {
        self.execute(
            "UPDATE tables SET commitment = ?2 WHERE id = ?1",
            params![table, commitment],
        )?;
        Ok(())
    }

    /// Records that a table came from an archive: the archive's digest and, if it
    /// is played on, the archive's last entry.
    pub fn set_source(
        &self,
        table: TableId,
        digest: &str,
        entry: Option<u32>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE tables SET source_digest = ?2, source_entry = ?3 WHERE id = ?1",
            params![table, digest, entry],
        )?;
        Ok(())
    }

    pub fn add_comment(&self, table: TableId, comment: &CommentRow) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO comments (table_id, position, text, author, made_at)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![table, comment.position, comment.text, comment.by, comment.at],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    pub fn table_ids(self) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT id FROM tables ORDER BY id")?;
        let ids = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(ids)
    }

    /// The tables that came from the archive with this digest, oldest first, each
    /// with the archive's last entry if it is played on.
    pub fn tables_from(self, digest: &str) -> Result<Vec<(TableId, Option<u32>)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, source_entry FROM tables WHERE source_digest = ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([digest], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Did a table come from an archive for viewing only?
    ///
    /// # Errors
    /// If the database can't be read.
    pub fn is_to_look_at(self, table: TableId) -> Result<bool, StoreError> {
        let sql = "SELECT source_digest IS NOT NULL AND source_entry IS NULL FROM tables
                   WHERE id = ?1";
        let looked = self.connection.prepare_cached(sql)?.query_row([table], |row| row.get(0));
        Ok(looked.optional()?.unwrap_or_default())
    }

    /// The last entry that a table took over from the archive it is played on from,
    /// if any.
    ///
    /// # Errors
    /// If the database can't be read.
    pub fn forked_at(self, table: TableId) -> Result<Option<u32>, StoreError> {
        let sql = "SELECT source_entry FROM tables WHERE id = ?1";
        let entry = self.connection.prepare_cached(sql)?.query_row([table], |row| row.get(0));
        Ok(entry.optional()?.flatten())
    }

    /// The remarks on a table's entries, oldest first.
    pub fn comments(self, table: TableId) -> Result<Vec<CommentRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT position, text, author, made_at FROM comments WHERE table_id = ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([table], |row| {
            Ok(CommentRow {
                position: row.get(0)?,
                text: row.get(1)?,
                by: row.get(2)?,
                at: row.get(3)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

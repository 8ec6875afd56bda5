//! What archives need of a table beyond its journal.

use super::{Reader, StoreError, WriteTx};
use rusqlite::{OptionalExtension, params};

/// A remark about an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommentRow {
    pub position: u32,
    pub text: String,
    /// Who made it, as far as that was said.
    pub by: Option<String>,
    /// When, RFC 3339, as far as that is known.
    pub at: Option<String>,
}

impl WriteTx<'_> {
    /// Does what was hidden at a table stay so after the end?
    pub fn set_secret(&self, table: u32, secret: bool) -> Result<(), StoreError> {
        self.tx.execute("UPDATE tables SET secret = ?2 WHERE id = ?1", params![table, secret])?;
        Ok(())
    }

    /// What was told of a table's first seed, where the seed itself is unknown
    /// and another text stands in for it.
    pub fn set_commitment(&self, table: u32, commitment: &str) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE tables SET commitment = ?2 WHERE id = ?1",
            params![table, commitment],
        )?;
        Ok(())
    }

    /// A table came out of an archive: its digest, and, if it is played on, the last
    /// entry that is the archive's.
    pub fn set_source(
        &self,
        table: u32,
        digest: &str,
        entry: Option<u32>,
    ) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE tables SET source_digest = ?2, source_entry = ?3 WHERE id = ?1",
            params![table, digest, entry],
        )?;
        Ok(())
    }

    /// Adds a remark about an entry of a table.
    pub fn add_comment(&self, table: u32, comment: &CommentRow) -> Result<(), StoreError> {
        self.tx.execute(
            "INSERT INTO comments (table_id, position, text, author, made_at)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![table, comment.position, comment.text, comment.by, comment.at],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The numbers of all tables, oldest first.
    pub fn table_ids(self) -> Result<Vec<u32>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT id FROM tables ORDER BY id")?;
        let ids = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(ids)
    }

    /// The tables that came out of an archive of this digest, oldest first, each with
    /// the last entry that is the archive's if it is played on.
    pub fn tables_from(self, digest: &str) -> Result<Vec<(u32, Option<u32>)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, source_entry FROM tables WHERE source_digest = ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([digest], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Did a table come out of an archive only to be looked at?
    ///
    /// # Errors
    /// If that can't be read.
    pub fn is_to_look_at(self, table: u32) -> Result<bool, StoreError> {
        let sql = "SELECT source_digest IS NOT NULL AND source_entry IS NULL FROM tables
                   WHERE id = ?1";
        let looked = self.connection.prepare_cached(sql)?.query_row([table], |row| row.get(0));
        Ok(looked.optional()?.unwrap_or_default())
    }

    /// The last entry that a table has from the archive that it is played on from, if it
    /// is.
    ///
    /// # Errors
    /// If that can't be read.
    pub fn forked_at(self, table: u32) -> Result<Option<u32>, StoreError> {
        let sql = "SELECT source_entry FROM tables WHERE id = ?1";
        let entry = self.connection.prepare_cached(sql)?.query_row([table], |row| row.get(0));
        Ok(entry.optional()?.flatten())
    }

    /// The remarks about a table's entries, in the order in which they were
    /// made.
    pub fn comments(self, table: u32) -> Result<Vec<CommentRow>, StoreError> {
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

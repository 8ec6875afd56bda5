//! The journal: entries in order, chained so that a changed row shows.

use super::{Reader, StoreError, WriteTx, stamp};
use crate::engine::hex;
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};
use sha2::{Digest, Sha256};

/// One entry as stored.
#[derive(Debug, Clone)]
pub struct EntryRow {
    /// Its place in the journal, from 0.
    pub position: u32,
    /// When it was made, RFC 3339.
    pub at: String,
    /// The entry as JSON.
    pub entry: String,
}

impl WriteTx<'_> {
    /// Adds entries at the end of a table's journal.
    ///
    /// # Errors
    /// If they can't be written.
    pub fn append(
        &self,
        table: u32,
        entries: &[String],
        mail: Option<i64>,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let last: Option<(u32, String)> = self
            .tx
            .prepare_cached(
                "SELECT position, digest FROM journal WHERE table_id = ?1
                 ORDER BY position DESC LIMIT 1",
            )?
            .query_row([table], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        let (mut position, mut digest) = match last {
            Some((position, digest)) => (position + 1, digest),
            None => (0, String::new()),
        };
        for entry in entries {
            let at = stamp(at);
            digest = chain(&digest, table, position, &at, entry);
            self.tx.execute(
                "INSERT INTO journal (table_id, position, at, mail_id, entry, digest)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![table, position, at, mail, entry, digest],
            )?;
            position += 1;
        }
        Ok(())
    }
}

impl Reader<'_> {
    /// A table's whole journal. The chain is checked on the way.
    ///
    /// # Errors
    /// If it can't be read, or a row is missing or was changed.
    pub fn journal(self, table: u32) -> Result<Vec<EntryRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT position, at, entry, digest FROM journal WHERE table_id = ?1
             ORDER BY position",
        )?;
        let mut rows = statement.query([table])?;
        let mut entries = Vec::new();
        let mut digest = String::new();
        while let Some(row) = rows.next()? {
            let entry = EntryRow { position: row.get(0)?, at: row.get(1)?, entry: row.get(2)? };
            let broken = |what: &str| StoreError::Row {
                table: "journal",
                id: i64::from(entry.position),
                what: format!("table {table}: {what}"),
            };
            if usize::try_from(entry.position) != Ok(entries.len()) {
                return Err(broken("an entry before this one is missing"));
            }
            digest = chain(&digest, table, entry.position, &entry.at, &entry.entry);
            if row.get::<_, String>(3)? != digest {
                return Err(broken("this entry or its place was changed by another hand"));
            }
            entries.push(entry);
        }
        Ok(entries)
    }
}

fn chain(before: &str, table: u32, position: u32, at: &str, entry: &str) -> String {
    let mut digest = Sha256::new();
    digest.update(format!("{before}\n{table}\n{position}\n{at}\n"));
    digest.update(entry);
    hex(&digest.finalize())
}

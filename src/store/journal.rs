//! The journal: entries in order, hash-chained so that changes show.

use super::{Reader, StoreError, WriteTx, stamp};
use crate::{basics::TableId, engine::hex};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

#[derive(Debug, Clone)]
pub struct EntryRow {
    /// Its position in the journal, from 0.
    pub position: u32,
    /// When it was made, RFC 3339.
    pub at: String,
    pub entry: String,
}

impl WriteTx<'_> {
    /// Appends entries to a table's journal.
    pub fn append(
        &self,
        table: TableId,
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
            self.execute(
                "INSERT INTO journal (table_id, position, at, mail_id, entry, digest)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![table, position, at, mail, entry, digest],
            )?;
            position += 1;
        }
        Ok(())
    }
}

impl WriteTx<'_> {
    /// Puts other entries in the place of these: the set-up of a table that nobody has heard
    /// of, and the name of somebody who is forgotten. Everything else stays as it was written.
    pub fn replace_entries(
        &self,
        table: TableId,
        entries: &BTreeMap<u32, String>,
    ) -> Result<(), StoreError> {
        let mut digest = String::new();
        for row in self.read().journal(table)? {
            let entry = entries.get(&row.position).unwrap_or(&row.entry);
            digest = chain(&digest, table, row.position, &row.at, entry);
            self.execute(
                "UPDATE journal SET entry = ?3, digest = ?4 WHERE table_id = ?1 AND position = ?2",
                params![table, row.position, entry, digest],
            )?;
        }
        Ok(())
    }
}

impl Reader<'_> {
    pub fn entries(self, table: TableId) -> Result<u32, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT count(*) FROM journal WHERE table_id = ?1")?
            .query_row([table], |row| row.get(0))?)
    }

    /// A table's whole journal; verifies the hash chain.
    ///
    /// # Errors
    /// If it can't be read, or a row is missing or was changed.
    pub fn journal(self, table: TableId) -> Result<Vec<EntryRow>, StoreError> {
        match self.sound_journal(table)? {
            (entries, None) => Ok(entries),
            (_, Some(damage)) => Err(damage),
        }
    }

    /// The intact beginning of a table's journal, and what is wrong with the next
    /// row, if there is one.
    pub fn sound_journal(
        self,
        table: TableId,
    ) -> Result<(Vec<EntryRow>, Option<StoreError>), StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT position, at, entry, digest FROM journal
             WHERE table_id = ?1 AND position >= 0 ORDER BY position",
        )?;
        let mut rows = statement.query([table])?;
        let mut entries = Vec::new();
        let mut digest = String::new();
        while let Some(row) = rows.next()? {
            let place = super::count(entries.len());
            let broken = |id: i64, what: &str| {
                let what = format!("table {table}: {what}");
                Some(StoreError::Row { table: "journal", id, what })
            };
            let found: i64 = row.get(0)?;
            if found != place {
                return Ok((entries, broken(found, "an entry before this one is missing")));
            }
            let position = u32::try_from(place).unwrap_or(u32::MAX);
            let read = || -> rusqlite::Result<(EntryRow, String)> {
                let entry = EntryRow { position, at: row.get(1)?, entry: row.get(2)? };
                Ok((entry, row.get(3)?))
            };
            let Ok((entry, told)) = read() else {
                return Ok((entries, broken(found, "this entry is not text")));
            };
            digest = chain(&digest, table, position, &entry.at, &entry.entry);
            if told != digest {
                let what = "this entry or its position was changed outside Monsoon";
                return Ok((entries, broken(found, what)));
            }
            entries.push(entry);
        }
        Ok((entries, None))
    }
}

fn chain(before: &str, table: TableId, position: u32, at: &str, entry: &str) -> String {
    let mut digest = Sha256::new();
    for line in [before, &table.to_string(), &position.to_string(), at] {
        digest.update(line);
        digest.update("\n");
    }
    digest.update(entry);
    hex(&digest.finalize())
}

//! Tables that wait for players.

use super::{Reader, StoreError, WriteTx, digest::digest_of, stamp, time_at};
use crate::basics::TableId;
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

/// A table that waits for players. No `Debug`: it holds addresses.
#[derive(Clone)]
pub struct Gathering {
    /// The number of the table that comes of it.
    pub id: TableId,
    pub game: String,
    /// How many are to play.
    pub seats: usize,
    pub options: Vec<(String, String)>,
    /// A digest of the word that lets people in; `None` if anybody may join.
    pub word: Option<String>,
    pub made_at: DateTime<Utc>,
    /// Did the operator open it? Then it waits even if nobody is there.
    pub by_operator: bool,
    /// The addresses of those who have joined, its maker first.
    pub joined: Vec<String>,
}

impl Gathering {
    /// Does this word let somebody in?
    #[must_use]
    pub fn opens(&self, word: Option<&str>) -> bool {
        self.word.as_ref().is_none_or(|it| word.is_some_and(|word| digest_of(word) == *it))
    }
}

const COLUMNS: &str = "id, game, seats, options, word, made_at, by_operator";

fn gathering_from(row: &Row<'_>) -> rusqlite::Result<Gathering> {
    let options: String = row.get(3)?;
    Ok(Gathering {
        id: row.get(0)?,
        game: row.get(1)?,
        seats: usize::try_from(row.get::<_, u32>(2)?).unwrap_or_default(),
        options: serde_json::from_str(&options).map_err(|error| {
            rusqlite::Error::FromSqlConversionFailure(
                3,
                rusqlite::types::Type::Text,
                Box::new(error),
            )
        })?,
        word: row.get(4)?,
        made_at: time_at(row, 5)?,
        by_operator: row.get(6)?,
        joined: Vec::new(),
    })
}

impl WriteTx<'_> {
    /// Opens a table for others to join, under a number that no table has had.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn gather(
        &self,
        game: &str,
        seats: usize,
        options: &[(String, String)],
        (word, by_operator): (Option<&str>, bool),
        at: DateTime<Utc>,
    ) -> Result<TableId, StoreError> {
        let id = self.read().next_table()?;
        let options = serde_json::json!(options);
        self.execute(
            "INSERT INTO gatherings (id, game, seats, options, word, made_at, by_operator)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                id,
                game,
                u32::try_from(seats).unwrap_or(u32::MAX),
                options.to_string(),
                word.map(digest_of),
                stamp(at),
                by_operator
            ],
        )?;
        Ok(id)
    }

    /// Somebody joins.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn join(&self, id: TableId, address: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR IGNORE INTO gathered (gathering, address, joined_at, nth)
             VALUES (?1, ?2, ?3,
                     (SELECT coalesce(max(nth), 0) + 1 FROM gathered WHERE gathering = ?1))",
            params![id, address, stamp(at)],
        )?;
        Ok(())
    }

    /// Somebody leaves again.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn unjoin(&self, id: TableId, address: &str) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM gathered WHERE gathering = ?1 AND address = ?2",
            params![id, address],
        )?;
        Ok(())
    }

    /// It is over: the table has begun, or nobody waits any more.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_gathering(&self, id: TableId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute("DELETE FROM gathered WHERE gathering = ?1", [id])?;
        self.execute(
            "UPDATE gatherings SET ended_at = ?2, word = NULL WHERE id = ?1",
            params![id, stamp(at)],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The number of the next table: of none that there was, or that waits for players.
    pub(super) fn next_table(self) -> Result<TableId, StoreError> {
        Ok(self.connection.query_row(
            "SELECT 1 + max((SELECT coalesce(max(id), 0) FROM tables),
                            (SELECT coalesce(max(id), 0) FROM gatherings))",
            [],
            |row| row.get(0),
        )?)
    }

    /// A table that waits for players.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn gathering(self, id: TableId) -> Result<Option<Gathering>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM gatherings WHERE id = ?1 AND ended_at IS NULL");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let found = statement.query_row([id], gathering_from).optional()?;
        found.map(|it| self.with_joined(it)).transpose()
    }

    /// All tables that wait for players, oldest first.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn gatherings(self) -> Result<Vec<Gathering>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM gatherings WHERE ended_at IS NULL ORDER BY id");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([], gathering_from)?;
        let found = rows.collect::<Result<Vec<_>, _>>()?;
        found.into_iter().map(|it| self.with_joined(it)).collect()
    }

    fn with_joined(self, gathering: Gathering) -> Result<Gathering, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT address FROM gathered WHERE gathering = ?1 ORDER BY nth")?;
        let rows = statement.query_map([gathering.id], |row| row.get(0))?;
        Ok(Gathering { joined: rows.collect::<Result<_, _>>()?, ..gathering })
    }
}

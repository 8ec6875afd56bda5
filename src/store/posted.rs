//! Letters as somebody looks at them: all of them, sent or not.

use super::{LetterState, Reader, StoreError, bounces::seat_at, time_at};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

/// A letter without its bytes.
#[derive(Debug, Clone)]
pub struct PostedRow {
    pub id: i64,
    /// `None` if it is about no table.
    pub table: Option<TableId>,
    /// `None` for a moderator or a newcomer.
    pub seat: Option<Seat>,
    /// Why it was written, such as `turn`.
    pub kind: String,
    pub address: String,
    pub state: LetterState,
    pub written_at: DateTime<Utc>,
    /// Without angle brackets.
    pub message_id: String,
    /// Empty in letters from before subjects were kept.
    pub subject: String,
}

const COLUMNS: &str =
    "SELECT id, table_id, seat, kind, address, state, created_at, message_id, subject FROM letters";

fn posted(row: &Row<'_>) -> rusqlite::Result<PostedRow> {
    let table = row.get(1)?;
    Ok(PostedRow {
        id: row.get(0)?,
        table,
        seat: seat_at(row, 1)?.map(|(_, seat)| seat),
        kind: row.get(3)?,
        address: row.get(4)?,
        state: LetterState::parse(&row.get::<_, String>(5)?),
        written_at: time_at(row, 6)?,
        message_id: row.get(7)?,
        subject: row.get(8)?,
    })
}

impl Reader<'_> {
    /// At most `most` letters, newest first: of one table or of all, and only those
    /// with numbers below `before` and above `after`.
    pub fn posted(
        self,
        table: Option<TableId>,
        after: i64,
        before: i64,
        most: u32,
    ) -> Result<Vec<PostedRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(&format!(
            "{COLUMNS} WHERE (?1 IS NULL OR table_id = ?1) AND id > ?2 AND id < ?3
             ORDER BY id DESC LIMIT ?4"
        ))?;
        let rows = statement.query_map(params![table, after, before, most], posted)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A letter with its bytes.
    pub fn posted_letter(self, id: i64) -> Result<Option<(PostedRow, Vec<u8>)>, StoreError> {
        let mut statement = self.connection.prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?;
        let row = statement.query_row([id], posted).optional()?;
        row.map(|row| Ok((row, self.bytes_of(id)?))).transpose()
    }

    /// The number of the newest letter; 0 if there is none.
    pub fn newest_letter(self) -> Result<i64, StoreError> {
        let sql = "SELECT coalesce(max(id), 0) FROM letters";
        Ok(self.connection.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
    }
}

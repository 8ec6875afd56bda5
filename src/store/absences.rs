//! Absences: who is away when, and what happens to their seat meanwhile.

use super::{
    Reader, StoreError, WriteTx,
    clock::{maybe_time, parsed},
    stamp, time_at,
};
use crate::{
    basics::TableId,
    engine::Seat,
    timing::{AwayMode, Days},
};
use chrono::{DateTime, Utc};
use rusqlite::params;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbsenceRow {
    /// 0 before it is stored.
    pub id: i64,
    pub seat: Seat,
    /// Its days as the player named them.
    pub days: Days,
    /// Its first moment.
    pub from: DateTime<Utc>,
    /// The first moment after it.
    pub to: DateTime<Utc>,
    /// What happens to the seat.
    pub mode: AwayMode,
    /// When the player announced it.
    pub filed: DateTime<Utc>,
    pub told: Option<DateTime<Utc>>,
    /// When it needs attention next; `None` once it is over.
    pub next: Option<DateTime<Utc>>,
}

impl AbsenceRow {
    #[must_use]
    pub fn is_on(&self, now: DateTime<Utc>) -> bool {
        self.from <= now && now < self.to
    }
}

impl WriteTx<'_> {
    /// Stores an absence; a new one gets its number.
    pub fn put_absence(&self, table: TableId, absence: &AbsenceRow) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR REPLACE INTO absences
                 (id, table_id, seat, from_day, to_day, from_at, to_at, mode, filed_at, told_at,
                  next_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            params![
                (absence.id != 0).then_some(absence.id),
                table,
                absence.seat,
                absence.days.from.to_string(),
                absence.days.to.to_string(),
                stamp(absence.from),
                stamp(absence.to),
                word(absence.mode),
                stamp(absence.filed),
                absence.told.map(stamp),
                absence.next.map(stamp)
            ],
        )?;
        Ok(())
    }

    /// Deletes an absence that has not begun.
    pub fn drop_absence(&self, id: i64) -> Result<(), StoreError> {
        self.execute("DELETE FROM absences WHERE id = ?1", [id])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The absences of a table's seats, past ones included, in the order in which
    /// they begin.
    pub fn absences(self, table: TableId) -> Result<Vec<AbsenceRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, seat, from_day, to_day, from_at, to_at, mode, filed_at, told_at, next_at
             FROM absences WHERE table_id = ?1 ORDER BY from_at, id",
        )?;
        let rows = statement.query_map([table], |row| {
            Ok(AbsenceRow {
                id: row.get(0)?,
                seat: row.get(1)?,
                days: Days { from: parsed(row, 2)?, to: parsed(row, 3)? },
                from: time_at(row, 4)?,
                to: time_at(row, 5)?,
                mode: match row.get::<_, String>(6)?.as_str() {
                    "house" => AwayMode::House,
                    "plans" => AwayMode::Plans,
                    _ => AwayMode::Slide,
                },
                filed: time_at(row, 7)?,
                told: maybe_time(row, 8)?,
                next: maybe_time(row, 9)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn word(mode: AwayMode) -> &'static str {
    match mode {
        AwayMode::Slide => "slide",
        AwayMode::House => "house",
        AwayMode::Plans => "plans",
    }
}

//! When clocks stood still, and when they were last checked.

use super::{Reader, StoreError, WriteTx, clock::maybe_time, stamp, time_at};
use crate::{basics::TableId, timing::Stop};
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

/// Times from which something follows a fixed span later.
const AHEAD: [(&str, &str); 9] = [
    ("mail", "received_at"),
    ("questions", "asked_at"),
    ("offers", "made_at"),
    ("undo_requests", "made_at"),
    ("waits", "over_at"),
    ("press", "at"),
    ("again", "said_at"),
    ("invitations", "asked_at"),
    ("proposals", "made_at"),
];

/// A period in which all clocks stood still: its number, beginning and end.
type Outage = (i64, DateTime<Utc>, DateTime<Utc>);

impl WriteTx<'_> {
    /// Records a period in which clocks stand still; `None` for all tables.
    pub fn add_stop(
        &self,
        table: Option<TableId>,
        stop: Stop,
        why: &str,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO stops (table_id, from_at, to_at, why) VALUES (?1, ?2, ?3, ?4)",
            params![table, stamp(stop.from), stop.to.map(stamp), why],
        )?;
        Ok(())
    }

    /// Restarts a table's clock.
    pub fn end_stops(&self, table: TableId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE stops SET to_at = ?2 WHERE table_id = ?1 AND to_at IS NULL",
            params![table, stamp(at)],
        )?;
        Ok(())
    }

    /// The system clock was set back by `by`: adjusts everything so that each
    /// current wait has used the same running time as before. Periods in which all
    /// clocks stood still are shortened first, latest first (the clock had been set
    /// forward, and that is being undone); any remainder moves the waits themselves
    /// back in time.
    pub fn set_back(&self, by: TimeDelta, now: DateTime<Utc>) -> Result<(), StoreError> {
        let mut left = by;
        let mut undone: Vec<(DateTime<Utc>, DateTime<Utc>)> = Vec::new();
        for (id, from, to) in self.read().outages()?.into_iter().rev() {
            let less = left.min(to - from);
            left -= less;
            undone.push((to - less, to));
            if to - less > from {
                let end = stamp(to - less);
                self.execute("UPDATE stops SET to_at = ?2 WHERE id = ?1", params![id, end])?;
            } else {
                self.execute("DELETE FROM stops WHERE id = ?1", [id])?;
            }
            if left <= TimeDelta::zero() {
                break;
            }
        }
        for (table, seat, since) in self.read().waits_since()? {
            let after =
                undone.iter().map(|&(from, to)| (to - from.max(since)).max(TimeDelta::zero()));
            let moved = since - (by - after.sum());
            self.execute(
                "UPDATE waits SET since = ?3 WHERE table_id = ?1 AND seat = ?2",
                params![table, seat, stamp(moved.min(now))],
            )?;
        }
        let now = stamp(now);
        self.execute("UPDATE stops SET from_at = ?1 WHERE from_at > ?1", [&now])?;
        self.execute("UPDATE absences SET filed_at = ?1 WHERE filed_at > ?1", [&now])?;
        // Times that are now in the future become the present: otherwise letters
        // would wait until then, and past answers would count as recent until then.
        for (table, column) in AHEAD {
            let sql = format!("UPDATE {table} SET {column} = ?1 WHERE {column} > ?1");
            self.execute(&sql, [&now])?;
        }
        // A letter that was sent keeps its times, or it would seem to have been
        // queued.
        for column in ["created_at", "due_at"] {
            let sql = format!(
                "UPDATE letters SET {column} = ?1 WHERE state = 'waiting' AND {column} > ?1"
            );
            self.execute(&sql, [&now])?;
        }
        Ok(())
    }

    /// Records that the clocks were checked now.
    pub fn set_pulse(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO pulse (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = ?1",
            [stamp(now)],
        )?;
        Ok(())
    }

    /// Records by which build and settings all deadlines were computed; by none that counts
    /// if they have to be computed anew.
    pub fn set_computed_by(&self, whom: Option<&str>) -> Result<(), StoreError> {
        self.execute("UPDATE pulse SET computed_by = ?1", [whom])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// When a table's current pause began.
    pub fn paused_since(self, table: TableId) -> Result<Option<DateTime<Utc>>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT from_at FROM stops WHERE table_id = ?1 AND to_at IS NULL
                 ORDER BY id LIMIT 1",
            )?
            .query_row([table], |row| time_at(row, 0))
            .optional()?)
    }

    /// The periods since `since` in which a table's clocks stood still, alone or
    /// with all others.
    pub fn stops(self, table: TableId, since: DateTime<Utc>) -> Result<Vec<Stop>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT from_at, to_at FROM stops
             WHERE (table_id = ?1 OR table_id IS NULL) AND (to_at IS NULL OR to_at > ?2)
             ORDER BY from_at",
        )?;
        let rows = statement.query_map(params![table, stamp(since)], |row| {
            Ok(Stop { from: time_at(row, 0)?, to: maybe_time(row, 1)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The periods in which all clocks stood still, in order.
    fn outages(self) -> Result<Vec<Outage>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, from_at, to_at FROM stops
             WHERE table_id IS NULL AND to_at IS NOT NULL ORDER BY from_at, id",
        )?;
        let rows =
            statement.query_map([], |row| Ok((row.get(0)?, time_at(row, 1)?, time_at(row, 2)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// All awaited seats at all tables, and since when.
    fn waits_since(self) -> Result<Vec<(u32, i64, DateTime<Utc>)>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT table_id, seat, since FROM waits")?;
        let rows =
            statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, time_at(row, 2)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// When the clocks were last checked.
    pub fn pulse(self) -> Result<Option<DateTime<Utc>>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT at FROM pulse")?
            .query_row([], |row| time_at(row, 0))
            .optional()?)
    }

    /// By which build and settings all deadlines were last computed, if that is known.
    pub fn computed_by(self) -> Result<Option<String>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT computed_by FROM pulse")?;
        Ok(statement.query_row([], |row| row.get(0)).optional()?.flatten())
    }
}

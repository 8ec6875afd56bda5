//! Which letters players want, and when their daily ones are due.

use super::{Reader, SeatKey, StoreError, WriteTx, stamp};
use crate::basics::{Pace, Parts, Wanted};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

impl WriteTx<'_> {
    /// Records which letters a seat wants. A daily letter that was due under another
    /// choice is not: its news is in the next one.
    pub fn set_wanted(&self, seat: SeatKey, wanted: Wanted) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET receipts = ?3, parts = ?4, calendar = ?6, pace = ?5,
                    news_due = CASE WHEN pace = ?5 THEN news_due END
             WHERE table_id = ?1 AND seat = ?2",
            params![
                seat.0,
                seat.1,
                wanted.receipts,
                wanted.parts.as_str(),
                wanted.pace.to_string(),
                wanted.calendar
            ],
        )?;
        Ok(())
    }

    /// There is something to tell a seat at this time, unless it is told before. What was
    /// to be told sooner stays so.
    pub fn tell_at(&self, seat: SeatKey, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET news_due = ?3
             WHERE table_id = ?1 AND seat = ?2 AND (news_due IS NULL OR news_due > ?3)",
            params![seat.0, seat.1, stamp(at)],
        )?;
        Ok(())
    }

    /// Nothing is to be told to a seat by a daily letter any more.
    pub fn tell_nothing(&self, seat: SeatKey) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET news_due = NULL WHERE table_id = ?1 AND seat = ?2",
            params![seat.0, seat.1],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The seats with a daily letter that is due, by tables.
    pub fn news_due(self, now: DateTime<Utc>) -> Result<Vec<SeatKey>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat FROM seats INDEXED BY seats_news_due
             WHERE news_due <= ?1 ORDER BY table_id, seat",
        )?;
        let rows = statement.query_map([stamp(now)], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Which letters a seat wants, and whether it wants orders in English.
    pub(super) fn wanted_at(self, seat: SeatKey) -> Result<Option<(Wanted, bool)>, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT receipts, parts, pace, calendar, english_orders FROM seats
                 WHERE table_id = ?1 AND seat = ?2",
            )?
            .query_row(params![seat.0, seat.1], wishes_from)
            .optional()?;
        Ok(row)
    }

    /// Which letters somebody who has signed up wants at new tables, and whether they want
    /// orders in English.
    pub(super) fn profile(self, address: &str) -> Result<Option<(Wanted, bool)>, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT receipts, parts, pace, calendar, english_orders FROM members
                 WHERE address = ?1",
            )?
            .query_row([address], wishes_from)
            .optional()?;
        Ok(row)
    }

    /// Which letters somebody wants at the newest of their other tables, and whether they
    /// want orders in English.
    pub(super) fn wanted_elsewhere(
        self,
        seat: SeatKey,
        address: &str,
    ) -> Result<Option<(Wanted, bool)>, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT receipts, parts, pace, calendar, english_orders FROM seats
                 WHERE address = ?3 AND address <> '' AND (table_id <> ?1 OR seat <> ?2)
                 ORDER BY table_id DESC LIMIT 1",
            )?
            .query_row(params![seat.0, seat.1, address], wishes_from)
            .optional()?;
        Ok(row)
    }
}

fn wishes_from(row: &Row<'_>) -> rusqlite::Result<(Wanted, bool)> {
    Ok((wanted_from(row, 0)?, row.get(4)?))
}

/// Four columns from this one on. A word unknown to this build is no reason to lose a seat.
pub(super) fn wanted_from(row: &Row<'_>, first: usize) -> rusqlite::Result<Wanted> {
    let parts: String = row.get(first + 1)?;
    let pace: String = row.get(first + 2)?;
    Ok(Wanted {
        receipts: row.get(first)?,
        parts: Parts::from_word(&parts).unwrap_or_default(),
        pace: pace.parse::<Pace>().unwrap_or_default(),
        calendar: row.get(first + 3)?,
    })
}

//! Seats that are offered to somebody else.

use super::{
    Reader, SeatKey, StoreError, WriteTx, stamp,
    tables::{digest_of, table_and_seat},
    time_at,
};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

impl WriteTx<'_> {
    /// Offers a seat to whoever has the code.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn offer(&self, seat: SeatKey, code: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.tx.execute(
            "INSERT INTO offers (table_id, seat, code_digest, made_at) VALUES (?1, ?2, ?3, ?4)",
            params![seat.0, super::count(seat.1), digest_of(code), stamp(at)],
        )?;
        Ok(())
    }

    /// The seat is not to be had any more.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_offers(&self, seat: SeatKey, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "UPDATE offers SET ended_at = ?3
                 WHERE table_id = ?1 AND seat = ?2 AND ended_at IS NULL",
            )?
            .execute(params![seat.0, super::count(seat.1), stamp(at)])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The seat that a code offers, and whether it is still to be had.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn offered(self, code: &str) -> Result<Option<(SeatKey, bool)>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT table_id, seat, ended_at IS NULL FROM offers WHERE code_digest = ?1",
            )?
            .query_row([digest_of(code)], |row| Ok((table_and_seat(row)?, row.get(2)?)))
            .optional()?)
    }

    /// Since when a seat is offered.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn offered_since(self, seat: SeatKey) -> Result<Option<DateTime<Utc>>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT made_at FROM offers
                 WHERE table_id = ?1 AND seat = ?2 AND ended_at IS NULL ORDER BY id LIMIT 1",
            )?
            .query_row(params![seat.0, super::count(seat.1)], |row| time_at(row, 0))
            .optional()?)
    }

    /// How many letters went to those who wanted a seat of this table and did
    /// not get it, to one address or to any, from `since` until `now`.
    ///
    /// # Errors
    /// If they can't be counted.
    pub fn newcomers_told(
        self,
        table: u32,
        address: Option<&str>,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<u32, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT count(*) FROM letters INDEXED BY letters_written
                 WHERE table_id = ?1 AND seat IS NULL AND kind = 'newcomer'
                   AND (?2 IS NULL OR lower(address) = ?2)
                   AND created_at > ?3 AND created_at <= ?4",
            )?
            .query_row(params![table, address, stamp(since), stamp(now)], |row| row.get(0))?)
    }

    /// Is this seat offered to somebody else?
    ///
    /// # Errors
    /// If it can't be read.
    pub fn is_offered(self, seat: SeatKey) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT count(*) > 0 FROM offers
                 WHERE table_id = ?1 AND seat = ?2 AND ended_at IS NULL",
            )?
            .query_row(params![seat.0, super::count(seat.1)], |row| row.get(0))?)
    }
}

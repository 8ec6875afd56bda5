//! Seats that are offered to another player.

use super::{
    Reader, SeatKey, StoreError, WriteTx, digest::digest_of, stamp, tables::table_and_seat, time_at,
};
use crate::basics::TableId;
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

/// The seat offered by a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub seat: SeatKey,
    /// Is it still available?
    pub open: bool,
    /// The only person it was offered to; `None` if anyone with the code may take
    /// it.
    pub to: Option<Claim>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// In lower case.
    pub address: String,
    /// The name they want at the table.
    pub name: String,
}

impl WriteTx<'_> {
    /// Offers a seat to anyone with the code.
    pub fn offer(&self, seat: SeatKey, code: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO offers (table_id, seat, code_digest, made_at) VALUES (?1, ?2, ?3, ?4)",
            params![seat.0, seat.1, digest_of(code), stamp(at)],
        )?;
        Ok(())
    }

    /// Offers an already offered seat to one address alone, by a code that nobody
    /// else gets.
    pub fn offer_to(
        &self,
        seat: SeatKey,
        claim: &Claim,
        code: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO offers (table_id, seat, code_digest, made_at, address, name)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![seat.0, seat.1, digest_of(code), stamp(at), claim.address, claim.name],
        )?;
        Ok(())
    }

    /// Withdraws what is offered to an address. Returns what was.
    pub fn end_offers_to(
        &self,
        address: &str,
        at: DateTime<Utc>,
    ) -> Result<Vec<(SeatKey, Claim)>, StoreError> {
        let mut statement = self.tx.prepare_cached(
            "UPDATE offers SET ended_at = ?2 WHERE address = ?1 AND ended_at IS NULL
             RETURNING table_id, seat, name",
        )?;
        let rows = statement.query_map(params![address, stamp(at)], |row| {
            let name: Option<String> = row.get(2)?;
            let claim = Claim { address: address.to_owned(), name: name.unwrap_or_default() };
            Ok((table_and_seat(row)?, claim))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Withdraws all offers of a seat.
    pub fn end_offers(&self, seat: SeatKey, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "UPDATE offers SET ended_at = ?3
                 WHERE table_id = ?1 AND seat = ?2 AND ended_at IS NULL",
            )?
            .execute(params![seat.0, seat.1, stamp(at)])?;
        Ok(())
    }
}

impl Reader<'_> {
    pub fn offered(self, code: &str) -> Result<Option<Offer>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT table_id, seat, ended_at IS NULL, address, name FROM offers
                 WHERE code_digest = ?1",
            )?
            .query_row([digest_of(code)], |row| {
                let (address, name): (Option<String>, Option<String>) = (row.get(3)?, row.get(4)?);
                let to = address.map(|address| Claim { address, name: name.unwrap_or_default() });
                Ok(Offer { seat: table_and_seat(row)?, open: row.get(2)?, to })
            })
            .optional()?)
    }

    pub fn offered_since(self, seat: SeatKey) -> Result<Option<DateTime<Utc>>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT made_at FROM offers
                 WHERE table_id = ?1 AND seat = ?2 AND ended_at IS NULL AND address IS NULL
                 ORDER BY id LIMIT 1",
            )?
            .query_row(params![seat.0, seat.1], |row| time_at(row, 0))
            .optional()?)
    }

    /// How many letters of these kinds went to people who wanted a seat of this
    /// table, to one address or to any, from `since` until `now`.
    pub fn newcomers_told(
        self,
        table: TableId,
        kinds: &[&str],
        address: Option<&str>,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<u32, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT count(*) FROM letters INDEXED BY letters_written
             WHERE table_id = ?1 AND seat IS NULL AND kind = ?5
               AND (?2 IS NULL OR lower(address) = ?2)
               AND created_at > ?3 AND created_at <= ?4",
        )?;
        let mut told = 0;
        for kind in kinds {
            let asked = params![table, address, stamp(since), stamp(now), kind];
            told += statement.query_row(asked, |row| row.get::<_, u32>(0))?;
        }
        Ok(told)
    }

    /// Is this seat offered to somebody else?
    pub fn is_offered(self, seat: SeatKey) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT count(*) > 0 FROM offers
                 WHERE table_id = ?1 AND seat = ?2 AND ended_at IS NULL",
            )?
            .query_row(params![seat.0, seat.1], |row| row.get(0))?)
    }
}

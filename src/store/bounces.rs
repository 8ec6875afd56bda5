//! Bounced letters, and the addresses that are stopped because of them.

use super::{Reader, SeatKey, StoreError, WriteTx, digest::digest_of, stamp, time_at};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

/// A bounced letter.
#[derive(Debug, Clone)]
pub struct NewBounce<'a> {
    pub letter: i64,
    /// The mail that reports it; `None` if the letter was refused on delivery.
    pub mail: Option<i64>,
    /// The recipient, in lower case.
    pub address: &'a str,
    /// Whether sending again is pointless, if known.
    pub permanent: Option<bool>,
    /// The enhanced status code (RFC 3463), if known.
    pub status: Option<&'a str>,
}

/// A letter and its recipient.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Addressed {
    pub id: i64,
    /// The address, in lower case.
    pub address: String,
    /// `None` for a moderator's notice.
    pub seat: Option<SeatKey>,
}

impl WriteTx<'_> {
    pub fn add_bounce(&self, bounce: &NewBounce<'_>, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO bounces (letter_id, mail_id, address, permanent, status, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                bounce.letter,
                bounce.mail,
                bounce.address,
                bounce.permanent,
                bounce.status,
                stamp(at)
            ],
        )?;
        Ok(())
    }

    /// Stops all mail to an address; `false` if it was stopped already.
    pub fn stop_address(&self, address: &str, at: DateTime<Utc>) -> Result<bool, StoreError> {
        let stopped = self.execute(
            "INSERT INTO stopped (address, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            params![address, stamp(at)],
        )?;
        Ok(stopped == 1)
    }

    /// Resumes mail to an address and resets its bounce count; returns whether it
    /// was stopped.
    pub fn free_address(&self, address: &str, at: DateTime<Utc>) -> Result<bool, StoreError> {
        self.execute(
            "UPDATE bounces SET cleared_at = ?2
             WHERE address = ?1 AND permanent = 1 AND cleared_at IS NULL",
            params![address, stamp(at)],
        )?;
        Ok(self.execute("DELETE FROM stopped WHERE address = ?1", [address])? == 1)
    }
}

impl Reader<'_> {
    /// How many letters to an address have bounced for good since it was last heard
    /// from.
    pub fn bounces_of(self, address: &str) -> Result<u32, StoreError> {
        Ok(self.connection.query_row(
            "SELECT count(DISTINCT letter_id) FROM bounces
             WHERE address = ?1 AND permanent = 1 AND cleared_at IS NULL",
            [address],
            |row| row.get(0),
        )?)
    }

    /// The stopped addresses, and since when.
    pub fn stopped(self) -> Result<Vec<(String, DateTime<Utc>)>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT address, since FROM stopped ORDER BY since")?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, time_at(row, 1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    pub fn letter_addressed(self, id: i64) -> Result<Option<Addressed>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT id, lower(address), table_id, seat FROM letters WHERE id = ?1")?
            .query_row([id], addressed)
            .optional()?)
    }

    /// The letter whose envelope sender contains this secret, in any case.
    pub fn letter_by_bounce_tag(self, tag: &str) -> Result<Option<Addressed>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT id, lower(address), table_id, seat FROM letters WHERE bounce_digest = ?1",
            )?
            .query_row([digest_of(tag)], addressed)
            .optional()?)
    }

    /// The letter or notice with this Message-ID.
    pub fn letter_of_message_id(self, message_id: &str) -> Result<Option<Addressed>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT id, lower(address), table_id, seat FROM letters WHERE message_id = ?1",
            )?
            .query_row([message_id], addressed)
            .optional()?)
    }
}

fn addressed(row: &Row<'_>) -> rusqlite::Result<Addressed> {
    Ok(Addressed { id: row.get(0)?, address: row.get(1)?, seat: seat_at(row, 2)? })
}

/// A seat key from this column and the next.
pub(super) fn seat_at(row: &Row<'_>, index: usize) -> rusqlite::Result<Option<SeatKey>> {
    let table: Option<TableId> = row.get(index)?;
    let seat: Option<Seat> = row.get(index + 1)?;
    Ok(table.zip(seat))
}

//! Letters about several tables of one person, and what an answer to one is for.

use super::{
    OnTheWay, Reader, SeatKey, SentLines, StoreError, WriteTx, clock::maybe_time,
    digest::digest_of, stamp, tables::table_and_seat, time_at,
};
use crate::basics::{Language, Pace};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

/// A letter about several tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digest {
    pub id: i64,
    /// Whom it was for, in lower case.
    pub address: String,
    pub parts: Vec<DigestPart>,
}

/// What such a letter showed of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DigestPart {
    pub seat: SeatKey,
    pub position: u32,
    /// Whether its reader still has the seat, with the same secret and address.
    pub theirs: bool,
}

/// What is recorded of one table in such a letter.
#[derive(Debug, Clone, Copy)]
pub struct NewPart<'a> {
    pub seat: SeatKey,
    /// The seat's secret.
    pub token: &'a str,
    pub position: u32,
    /// What the seat had been told before.
    pub told: u32,
}

/// When the letters about several tables that a seat waits for were written, and sent.
pub(super) const ON_THE_WAY: &str =
    "SELECT created_at, CASE state WHEN 'sent' THEN sent_at WHEN 'waiting' THEN NULL
                                   ELSE max(due_at, created_at) END
     FROM digest_parts AS part
     JOIN digests ON digests.id = part.digest
     JOIN letters ON letters.id = digests.letter
     WHERE part.table_id = ?1 AND part.seat = ?2 AND created_at >= ?3 AND urgency = 0
       AND (state <> 'waiting' OR lower(letters.address) NOT IN (SELECT address FROM stopped))
       AND (state <> 'sent' OR sent_at <= ?4)
     ORDER BY letters.id";

impl WriteTx<'_> {
    /// The letter that was written last is about these tables; answers to it have this
    /// secret.
    pub fn add_digest(
        &self,
        address: &str,
        token: &str,
        parts: &[NewPart<'_>],
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO digests (letter, address, token_digest)
             VALUES ((SELECT max(id) FROM letters), ?1, ?2)",
            params![address, digest_of(token)],
        )?;
        let id = self.tx.last_insert_rowid();
        for part in parts {
            let (table, seat) = part.seat;
            self.execute(
                "INSERT INTO digest_parts (digest, table_id, seat, holder, position, told)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![id, table, seat, digest_of(part.token), part.position, part.told],
            )?;
        }
        Ok(())
    }

    /// Answers to the letter about several tables that was written last may also be for those
    /// of the letter `of` that it shows nothing of.
    pub fn carry_digest(&self, of: i64) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR IGNORE INTO digest_parts (digest, table_id, seat, holder, position, told)
             SELECT (SELECT max(id) FROM digests), table_id, seat, holder, position, position
             FROM digest_parts WHERE digest = ?1",
            [of],
        )?;
        Ok(())
    }

    /// A seat's words from others, up to this one, were told by the letter that was written
    /// last.
    pub fn set_press_told_by_last(&self, seat: SeatKey, last: i64) -> Result<(), StoreError> {
        self.execute(
            "UPDATE press_readers SET told = 1, letter = (SELECT max(id) FROM letters)
             WHERE table_id = ?1 AND seat = ?2 AND told = 0 AND press_id <= ?3",
            params![seat.0, seat.1, last],
        )?;
        Ok(())
    }

    /// Letters about this seat and other tables that still wait are not sent, since the seat's
    /// player has another address: what they told of the tables is told anew, at `at`.
    pub(super) fn drop_digests(&self, seat: SeatKey, at: DateTime<Utc>) -> Result<(), StoreError> {
        let waiting = "SELECT digests.id FROM digest_parts
                 JOIN digests ON digests.id = digest_parts.digest
                 JOIN letters ON letters.id = digests.letter
                 WHERE digest_parts.table_id = ?1 AND digest_parts.seat = ?2 AND state = 'waiting'";
        let key = params![seat.0, seat.1, stamp(at)];
        self.execute(
            &format!(
                "UPDATE seats SET told = part.told, news_due = ?3
                 FROM digest_parts AS part
                 WHERE part.digest IN ({waiting}) AND part.holder = seats.token_digest"
            ),
            key,
        )?;
        self.execute(
            &format!(
                "UPDATE press_readers SET told = 0, letter = NULL WHERE letter IN
                     (SELECT letter FROM digests WHERE id IN ({waiting}))"
            ),
            params![seat.0, seat.1],
        )?;
        self.execute(
            &format!(
                "UPDATE letters SET state = 'dropped',
                        dropped_because = 'a player has another address'
                 WHERE id IN (SELECT letter FROM digests WHERE id IN ({waiting}))"
            ),
            params![seat.0, seat.1],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The letter about several tables whose answers have this secret.
    pub fn digest_by_token(self, token: &str) -> Result<Option<Digest>, StoreError> {
        let id: Option<i64> = self
            .connection
            .prepare_cached("SELECT id FROM digests WHERE token_digest = ?1")?
            .query_row([digest_of(token)], |row| row.get(0))
            .optional()?;
        id.map_or(Ok(None), |id| self.digest(id))
    }

    /// A letter about several tables, by its number.
    pub fn digest(self, id: i64) -> Result<Option<Digest>, StoreError> {
        let address: Option<String> = self
            .connection
            .prepare_cached("SELECT address FROM digests WHERE id = ?1")?
            .query_row([id], |row| row.get(0))
            .optional()?;
        let Some(address) = address else { return Ok(None) };
        let mut statement = self.connection.prepare_cached(
            "SELECT part.table_id, part.seat, position,
                    coalesce(token_digest = holder AND address = ?2, 0)
             FROM digest_parts AS part LEFT JOIN seats USING (table_id, seat)
             WHERE digest = ?1 ORDER BY part.table_id",
        )?;
        let parts = statement.query_map(params![id, address], |row| {
            Ok(DigestPart {
                seat: table_and_seat(row)?,
                position: row.get(2)?,
                theirs: row.get(3)?,
            })
        })?;
        let parts = parts.collect::<Result<_, _>>()?;
        Ok(Some(Digest { id, address, parts }))
    }

    /// The seats at tables in play for which somebody chose the same daily letter: this
    /// hour, in this language. Two of one table are left out: nobody could tell them apart.
    pub fn daily_seats(
        self,
        address: &str,
        language: Language,
        pace: Pace,
    ) -> Result<Vec<SeatKey>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat FROM seats JOIN tables ON id = table_id
             WHERE address = ?1 AND address <> '' AND language = ?2 AND pace = ?3
               AND status IN ('running', 'paused') AND stage IS NULL
             GROUP BY table_id HAVING count(*) = 1 ORDER BY table_id",
        )?;
        let of = params![address, language.code(), pace.to_string()];
        let rows = statement.query_map(of, table_and_seat)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The same at tables that ended after `since`.
    pub fn daily_seats_ended(
        self,
        address: &str,
        language: Language,
        pace: Pace,
        since: DateTime<Utc>,
    ) -> Result<Vec<SeatKey>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat FROM seats JOIN tables ON id = table_id
             WHERE address = ?1 AND address <> '' AND language = ?2 AND pace = ?3
               AND status = 'finished' AND stage IS NULL
               AND (SELECT at FROM journal WHERE journal.table_id = tables.id
                    ORDER BY position DESC LIMIT 1) > ?4
             GROUP BY table_id HAVING count(*) = 1 ORDER BY table_id",
        )?;
        let of = params![address, language.code(), pace.to_string(), stamp(since)];
        let rows = statement.query_map(of, table_and_seat)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// What is kept of the latest letters about a seat and other tables to recognise a
    /// quote, newest first.
    pub fn lines_of_digests(self, seat: SeatKey, most: u32) -> Result<Vec<SentLines>, StoreError> {
        self.lines(
            "SELECT letters.id, nullif(plain_text, ''), lines
             FROM digest_parts AS part
             JOIN seats ON seats.table_id = part.table_id AND seats.seat = part.seat
                  AND seats.token_digest = holder
             JOIN digests ON digests.id = part.digest
             JOIN letters ON letters.id = digests.letter
             LEFT JOIN letter_lines ON letter_lines.letter = letters.id
             WHERE part.table_id = ?1 AND part.seat = ?2 ORDER BY letters.id DESC LIMIT ?3",
            params![seat.0, seat.1, most],
        )
    }

    /// Letters about several tables that a seat's player waits for; see
    /// [`Self::on_the_way`].
    pub(super) fn digests_on_the_way(
        self,
        seat: SeatKey,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<Vec<OnTheWay>, StoreError> {
        let mut statement = self.connection.prepare_cached(ON_THE_WAY)?;
        let rows = statement
            .query_map(params![seat.0, seat.1, stamp(since), stamp(now)], |row| {
                Ok(OnTheWay { from: time_at(row, 0)?, to: maybe_time(row, 1)? })
            })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

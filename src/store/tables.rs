//! Tables and their seats.

use super::{Reader, SeatKey, StoreError, WriteTx, clock::maybe_time, stamp};
use crate::{
    basics::Language,
    engine::{TableSeed, hex},
};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};
use sha2::{Digest, Sha256};
use std::fmt;

/// How a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It was set up, and nobody has got a letter yet.
    Waiting,
    Running,
    /// Something is wrong that a moderator must mend; no order is carried out.
    Paused,
    Finished,
    /// It was given up; there is no result.
    Cancelled,
}

impl Status {
    fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Paused => "paused",
            Status::Finished => "finished",
            Status::Cancelled => "cancelled",
        }
    }

    /// In the two columns of a row: whether orders are carried out, and a stage
    /// that the first version of the database did not know.
    fn columns(self) -> (&'static str, Option<&'static str>) {
        match self {
            Status::Waiting => ("paused", Some("waiting")),
            Status::Cancelled => ("finished", Some("cancelled")),
            Status::Running | Status::Paused | Status::Finished => (self.as_str(), None),
        }
    }

    fn parse(status: &str, stage: Option<&str>) -> Option<Status> {
        [Status::Waiting, Status::Running, Status::Paused, Status::Finished, Status::Cancelled]
            .into_iter()
            .find(|known| known.columns() == (status, stage))
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A table, without its journal.
#[derive(Clone)]
pub struct TableRow {
    pub id: u32,
    pub game: String,
    /// The options as they were chosen, as JSON.
    pub options: serde_json::Value,
    /// The secret seed.
    pub seed: TableSeed,
    pub status: Status,
    pub why: Option<String>,
    /// When it goes on by itself, if it is paused until then.
    pub resumes: Option<DateTime<Utc>>,
    /// Since when it has been there, RFC 3339.
    pub created_at: String,
    /// Does what was hidden stay so after the end?
    pub secret: bool,
    /// What was told of the first seed, if that one is unknown and the stored
    /// one only stands in for it.
    pub commitment: Option<String>,
    /// Its seats, first seat first.
    pub seats: Vec<SeatRow>,
}

/// A seat and who sits there. No `Debug`: it holds a secret and an address.
#[derive(Clone)]
pub struct SeatRow {
    pub seat: usize,
    pub name: String,
    /// The player's address, lower case.
    pub address: String,
    /// The language of this seat's letters.
    pub language: Language,
    /// The secret in the reply address.
    pub token: String,
    /// Journal entries before this position are no news to this seat.
    pub told: u32,
}

/// What a token is looked up by. Comparing digests tells a guesser nothing
/// about how near a guess was.
pub(super) fn digest_of(token: &str) -> String {
    hex(&Sha256::digest(token.to_lowercase().as_bytes()))
}

impl WriteTx<'_> {
    /// Adds a table and gives it a number.
    pub fn add_table(
        &self,
        game: &str,
        options: &serde_json::Value,
        seed: &TableSeed,
        seats: &[SeatRow],
        at: DateTime<Utc>,
    ) -> Result<u32, StoreError> {
        self.tx.execute(
            "INSERT INTO tables (game, options, seed, status, created_at)
             VALUES (?1, ?2, ?3, 'running', ?4)",
            params![game, options.to_string(), seed.stored(), stamp(at)],
        )?;
        let id = self.tx.last_insert_rowid();
        let id = u32::try_from(id).map_err(|_| StoreError::Row {
            table: "tables",
            id,
            what: "the number is too large".into(),
        })?;
        self.add_seats(id, seats)?;
        Ok(id)
    }

    /// A table that nobody has heard of yet is dealt again: other options, another set-up,
    /// other seats. What follows the set-up in its journal stays.
    pub fn deal_again(
        &self,
        table: u32,
        options: &serde_json::Value,
        entry: &str,
        seats: &[SeatRow],
    ) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE tables SET options = ?2 WHERE id = ?1",
            params![table, options.to_string()],
        )?;
        self.tx.execute("DELETE FROM seats WHERE table_id = ?1", [table])?;
        self.add_seats(table, seats)?;
        self.replace_set_up(table, entry)
    }

    fn add_seats(&self, table: u32, seats: &[SeatRow]) -> Result<(), StoreError> {
        for seat in seats {
            self.tx.execute(
                "INSERT INTO seats (table_id, seat, name, address, language, token, token_digest,
                                    house)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?4 = '')",
                params![
                    table,
                    super::count(seat.seat),
                    seat.name,
                    seat.address,
                    seat.language.code(),
                    seat.token,
                    digest_of(&seat.token)
                ],
            )?;
        }
        Ok(())
    }

    /// Changes how a table stands.
    pub fn set_status(
        &self,
        table: u32,
        status: Status,
        why: Option<&str>,
    ) -> Result<(), StoreError> {
        let (status, stage) = status.columns();
        self.tx.execute(
            "UPDATE tables SET status = ?2, why = ?3, stage = ?4, resumes_at = NULL WHERE id = ?1",
            params![table, status, why, stage],
        )?;
        Ok(())
    }

    /// A table that is paused goes on by itself at this moment, unless it stands
    /// otherwise before that.
    pub fn resume_at(&self, table: u32, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE tables SET resumes_at = ?2 WHERE id = ?1",
            params![table, stamp(at)],
        )?;
        Ok(())
    }

    /// A table has ended; nothing changes if it has ended so before.
    pub fn end_table(&self, table: u32, ended: Status) -> Result<(), StoreError> {
        let (status, stage) = ended.columns();
        self.tx.execute(
            "UPDATE tables SET status = ?2, why = NULL, stage = ?3
             WHERE id = ?1 AND NOT (status = ?2 AND stage IS ?3)",
            params![table, status, stage],
        )?;
        Ok(())
    }

    /// A table has another seed.
    pub fn set_seed(&self, table: u32, seed: &TableSeed) -> Result<(), StoreError> {
        self.tx
            .execute("UPDATE tables SET seed = ?2 WHERE id = ?1", params![table, seed.stored()])?;
        Ok(())
    }

    /// Remembers how far a seat has been told the news.
    pub fn set_told(&self, table: u32, seat: usize, told: u32) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE seats SET told = ?3 WHERE table_id = ?1 AND seat = ?2",
            params![table, super::count(seat), told],
        )?;
        Ok(())
    }

    /// Changes the language of a seat's letters.
    pub fn set_language(
        &self,
        table: u32,
        seat: usize,
        language: Language,
    ) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE seats SET language = ?3 WHERE table_id = ?1 AND seat = ?2",
            params![table, super::count(seat), language.code()],
        )?;
        Ok(())
    }
}

impl WriteTx<'_> {
    /// Seats another player in the place of the one who sat there. Nothing of
    /// the old one's names the seat any more: not his address, his secret, his
    /// letters, his passphrase, his plans, his absences, a wish to undo, nor an offer.
    /// Without an address it is a house player, for good.
    pub fn replace_player(
        &self,
        table: u32,
        seat: &SeatRow,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let key = (table, super::count(seat.seat));
        for ending in [
            "UPDATE plans SET ended = 'replaced' WHERE table_id = ?1 AND seat = ?2 AND ended IS NULL",
            "DELETE FROM absences WHERE table_id = ?1 AND seat = ?2",
            "DELETE FROM waits WHERE table_id = ?1 AND seat = ?2",
            "DELETE FROM undo_requests WHERE table_id = ?1 AND seat = ?2",
        ] {
            self.tx.execute(ending, key)?;
        }
        self.end_questions((table, seat.seat), at)?;
        self.end_offers((table, seat.seat), at)?;
        self.tx.execute(
            "UPDATE seats SET name = ?3, address = ?4, language = ?5, token = ?6,
                    token_digest = ?7, passphrase = NULL, zone = NULL, remind = NULL, missed = 0,
                    house = (?4 = ''), begun = 0,
                    secret_since = (SELECT coalesce(max(id), 0) FROM letters)
             WHERE table_id = ?1 AND seat = ?2",
            params![
                key.0,
                key.1,
                seat.name,
                seat.address,
                seat.language.code(),
                seat.token,
                digest_of(&seat.token)
            ],
        )?;
        Ok(())
    }
}

impl WriteTx<'_> {
    /// Two players change seats. Whatever is theirs goes with them: passphrase, absences,
    /// time zone, bank. Their letters and their plans were for the other seat and are dead,
    /// and so are the secrets, for which each gets one of `tokens`. How far a seat has been
    /// told the news stays with the seat.
    pub fn swap_players(
        &self,
        table: u32,
        seats: [&SeatRow; 2],
        tokens: [&str; 2],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let [one, other] = seats.map(|row| super::count(row.seat));
        let both = params![table, one, other];
        for swapping in [
            "UPDATE plans SET ended = 'replaced'
             WHERE table_id = ?1 AND seat IN (?2, ?3) AND ended IS NULL",
            "DELETE FROM waits WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "DELETE FROM undo_requests WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "UPDATE absences SET seat = ?2 + ?3 - seat WHERE table_id = ?1 AND seat IN (?2, ?3)",
            // By way of numbers that no seat has, since no two may have the same.
            "UPDATE seats SET seat = seat - 1000 WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "UPDATE seats SET seat = ?2 + ?3 - seat - 1000 WHERE table_id = ?1 AND seat < 0",
        ] {
            self.tx.execute(swapping, both)?;
        }
        for (row, token) in seats.into_iter().zip(tokens) {
            self.end_questions((table, row.seat), at)?;
            self.end_offers((table, row.seat), at)?;
            self.tx.execute(
                "UPDATE seats SET told = ?3, token = ?4, token_digest = ?5,
                        secret_since = (SELECT coalesce(max(id), 0) FROM letters)
                 WHERE table_id = ?1 AND seat = ?2",
                params![table, super::count(row.seat), row.told, token, digest_of(token)],
            )?;
        }
        Ok(())
    }

    /// The same player at another address: everything of theirs stays, and if they moderate
    /// the table, they do so from there. They may write from where they could before, except from the old address; no code that was mailed
    /// there is good any more, and what waits to go there does not leave.
    pub fn move_player(
        &self,
        seat: SeatKey,
        old: &str,
        address: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let key = (seat.0, super::count(seat.1));
        self.end_questions(seat, at)?;
        self.tx.execute(
            "INSERT INTO aliases (address, alias, added_at)
             SELECT ?2, alias, ?3 FROM aliases WHERE address = ?1 AND alias <> ?2
             ON CONFLICT (address, alias) DO NOTHING",
            params![old, address, stamp(at)],
        )?;
        self.tx.execute(
            "UPDATE letters SET state = 'dropped', dropped_because = 'the player has another address'
             WHERE table_id = ?1 AND seat = ?2 AND state = 'waiting'",
            key,
        )?;
        self.tx.execute(
            "UPDATE OR IGNORE moderators SET address = ?3 WHERE table_id = ?1 AND address = ?2",
            params![key.0, old, address],
        )?;
        self.tx.execute(
            "UPDATE seats SET address = ?3 WHERE table_id = ?1 AND seat = ?2",
            params![key.0, key.1, address],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// All tables, oldest first.
    pub fn tables(self) -> Result<Vec<TableRow>, StoreError> {
        self.table_ids()?.into_iter().filter_map(|id| self.table(id).transpose()).collect()
    }

    /// One table.
    pub fn table(self, id: u32) -> Result<Option<TableRow>, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT game, options, seed, status, why, created_at, stage, secret, commitment,
                        resumes_at
                 FROM tables WHERE id = ?1",
            )?
            .query_row([id], |row| {
                Ok((
                    row.get::<_, String>(0)?,
                    row.get::<_, String>(1)?,
                    row.get::<_, String>(2)?,
                    row.get::<_, String>(3)?,
                    row.get(4)?,
                    row.get(5)?,
                    row.get::<_, Option<String>>(6)?,
                    row.get(7)?,
                    row.get(8)?,
                    maybe_time(row, 9)?,
                ))
            })
            .optional()?;
        let Some((
            game,
            options,
            seed,
            status,
            why,
            created_at,
            stage,
            secret,
            commitment,
            resumes,
        )) = row
        else {
            return Ok(None);
        };
        let broken = |what: String| StoreError::Row { table: "tables", id: i64::from(id), what };
        let options =
            serde_json::from_str(&options).map_err(|error| broken(format!("options: {error}")))?;
        let status = Status::parse(&status, stage.as_deref())
            .ok_or_else(|| broken(format!("unknown status {status}")))?;
        let mut statement = self.connection.prepare_cached(
            "SELECT seat, name, address, language, token, told
             FROM seats WHERE table_id = ?1 ORDER BY seat",
        )?;
        let seats = statement.query_map([id], seat_row)?.collect::<Result<_, _>>()?;
        let seed = TableSeed::new(seed);
        Ok(Some(TableRow {
            id,
            game,
            options,
            seed,
            status,
            why,
            resumes,
            created_at,
            secret,
            commitment,
            seats,
        }))
    }

    /// The table and seat a reply address's token belongs to.
    pub fn seat_by_token(self, token: &str) -> Result<Option<(u32, usize)>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT table_id, seat FROM seats WHERE token_digest = ?1")?
            .query_row([digest_of(token)], table_and_seat)
            .optional()?)
    }

    /// The seats an address is registered for, or confirmed as another one of
    /// the player's, newest table first.
    pub fn seats_by_address(self, address: &str) -> Result<Vec<(u32, usize)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat FROM seats
             WHERE address = ?1 OR address IN (SELECT address FROM aliases WHERE alias = ?1)
             ORDER BY table_id DESC, seat",
        )?;
        let rows = statement.query_map([address], table_and_seat)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

pub(super) fn table_and_seat(row: &Row<'_>) -> rusqlite::Result<(u32, usize)> {
    Ok((row.get(0)?, usize::try_from(row.get::<_, i64>(1)?).unwrap_or(usize::MAX)))
}

fn seat_row(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    let language: String = row.get(3)?;
    Ok(SeatRow {
        seat: usize::try_from(row.get::<_, i64>(0)?).unwrap_or(usize::MAX),
        name: row.get(1)?,
        address: row.get(2)?,
        // A language this build does not know is no reason to lose a table.
        language: Language::from_code(&language).unwrap_or(Language::En),
        token: row.get(4)?,
        told: row.get(5)?,
    })
}

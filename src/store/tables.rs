//! Tables and their seats.

use super::{
    PressRule, Reader, SeatKey, StoreError, VoteRule, WatchRule, WriteTx, clock::maybe_time,
    digest::digest_of, stamp, wanted::wanted_from,
};
use crate::{
    basics::{Language, TableId, Wanted},
    engine::{Seat, TableSeed},
};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, ToSql, params};
use std::collections::BTreeMap;
use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Set up, but no letter has gone out yet.
    Waiting,
    Running,
    /// Something needs a moderator; no order is carried out.
    Paused,
    Finished,
    /// Abandoned without a result.
    Cancelled,
}

impl Status {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Paused => "paused",
            Status::Finished => "finished",
            Status::Cancelled => "cancelled",
        }
    }

    /// The row's two columns: whether orders are carried out, and a stage that the
    /// first schema version did not know.
    fn columns(self) -> (&'static str, Option<&'static str>) {
        match self {
            Status::Waiting => ("paused", Some("waiting")),
            Status::Cancelled => ("finished", Some("cancelled")),
            Status::Running | Status::Paused | Status::Finished => (self.as_str(), None),
        }
    }

    pub(super) fn parse(status: &str, stage: Option<&str>) -> Option<Status> {
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

/// A table without its journal.
#[derive(Clone)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    /// The options as chosen, as JSON.
    pub options: serde_json::Value,
    pub seed: TableSeed,
    pub status: Status,
    pub why: Option<String>,
    /// When it resumes by itself, if it is paused until then.
    pub resumes: Option<DateTime<Utc>>,
    /// When it was created, RFC 3339.
    pub created_at: String,
    /// Does what was secret stay so after the end?
    pub secret: bool,
    /// Do all letters have the same subject?
    pub one_subject: bool,
    /// What its players may say to each other.
    pub press: PressRule,
    /// Is that sent at once, rather than with the next letter?
    pub press_now: bool,
    /// Who may watch it without playing.
    pub watch: WatchRule,
    /// Who must agree to what its players propose.
    pub votes: VoteRule,
    /// The published commitment to the first seed, if that seed is unknown and the
    /// stored one takes its place.
    pub commitment: Option<String>,
    /// First seat first.
    pub seats: Vec<SeatRow>,
}

/// A seat and who sits there. No `Debug`: it holds a secret and an address.
#[derive(Clone)]
pub struct SeatRow {
    pub seat: Seat,
    pub name: String,
    /// In lower case.
    pub address: String,
    /// The language of the seat's letters.
    pub language: Language,
    /// Are orders shown in English all the same?
    pub english_orders: bool,
    /// Which letters its player wants.
    pub wanted: Wanted,
    /// The secret in the seat's reply address.
    pub token: String,
    /// The seat has been told the news of all journal entries before this position.
    pub told: u32,
}

impl SeatRow {
    /// The language that orders are shown in.
    #[must_use]
    pub fn orders(&self) -> Language {
        if self.english_orders { Language::En } else { self.language }
    }
}

impl TableRow {
    /// Who sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }
}

impl WriteTx<'_> {
    pub fn add_table(
        &self,
        game: &str,
        options: &serde_json::Value,
        seed: &TableSeed,
        seats: &[SeatRow],
        at: DateTime<Utc>,
    ) -> Result<TableId, StoreError> {
        let id = self.read().next_table()?;
        self.add_table_as(id, game, options, seed, seats, at)?;
        Ok(id)
    }

    /// The same, under a number that was kept for it.
    pub fn add_table_as(
        &self,
        id: TableId,
        game: &str,
        options: &serde_json::Value,
        seed: &TableSeed,
        seats: &[SeatRow],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO tables (id, game, options, seed, status, created_at)
             VALUES (?1, ?2, ?3, ?4, 'running', ?5)",
            params![id, game, options.to_string(), seed.stored(), stamp(at)],
        )?;
        self.add_seats(id, seats)
    }

    /// Replaces the options, set-up and seats of a table that nobody has heard of
    /// yet. Later journal entries stay.
    pub fn deal_again(
        &self,
        table: TableId,
        options: &serde_json::Value,
        entry: &str,
        seats: &[SeatRow],
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE tables SET options = ?2 WHERE id = ?1",
            params![table, options.to_string()],
        )?;
        self.execute("DELETE FROM seats WHERE table_id = ?1", [table])?;
        self.add_seats(table, seats)?;
        self.replace_entries(table, &BTreeMap::from([(0, entry.to_owned())]))
    }

    fn add_seats(&self, table: TableId, seats: &[SeatRow]) -> Result<(), StoreError> {
        for seat in seats {
            self.execute(
                "INSERT INTO seats (table_id, seat, name, address, language, token, token_digest,
                                    house, english_orders, receipts, parts, pace, calendar)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?4 = '', ?8, ?9, ?10, ?11, ?12)",
                params![
                    table,
                    seat.seat,
                    seat.name,
                    seat.address,
                    seat.language.code(),
                    seat.token,
                    digest_of(&seat.token),
                    seat.english_orders,
                    seat.wanted.receipts,
                    seat.wanted.parts.as_str(),
                    seat.wanted.pace.to_string(),
                    seat.wanted.calendar
                ],
            )?;
        }
        Ok(())
    }

    pub fn set_status(
        &self,
        table: TableId,
        status: Status,
        why: Option<&str>,
    ) -> Result<(), StoreError> {
        let (status, stage) = status.columns();
        self.execute(
            "UPDATE tables SET status = ?2, why = ?3, stage = ?4, resumes_at = NULL WHERE id = ?1",
            params![table, status, why, stage],
        )?;
        Ok(())
    }

    /// Makes a paused table resume at this moment, unless its status changes
    /// before.
    pub fn resume_at(&self, table: TableId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET resumes_at = ?2 WHERE id = ?1", params![table, stamp(at)])?;
        Ok(())
    }

    /// Ends a table; does nothing if it has ended the same way already.
    pub fn end_table(&self, table: TableId, ended: Status) -> Result<(), StoreError> {
        let (status, stage) = ended.columns();
        self.execute(
            "UPDATE tables SET status = ?2, why = NULL, stage = ?3
             WHERE id = ?1 AND NOT (status = ?2 AND stage IS ?3)",
            params![table, status, stage],
        )?;
        Ok(())
    }

    pub fn set_seed(&self, table: TableId, seed: &TableSeed) -> Result<(), StoreError> {
        self.tx
            .execute("UPDATE tables SET seed = ?2 WHERE id = ?1", params![table, seed.stored()])?;
        Ok(())
    }

    fn set_of_seat(
        &self,
        column: &'static str,
        seat: SeatKey,
        value: impl ToSql,
    ) -> Result<(), StoreError> {
        let sql = format!("UPDATE seats SET {column} = ?3 WHERE table_id = ?1 AND seat = ?2");
        self.execute(&sql, params![seat.0, seat.1, value])?;
        Ok(())
    }

    /// Records how far a seat has been told the news. A daily letter has nothing more to
    /// tell, nor has a receipt of earlier mails.
    pub fn set_told(&self, table: TableId, seat: Seat, told: u32) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET told = ?3, news_due = NULL WHERE table_id = ?1 AND seat = ?2",
            params![table, seat, told],
        )?;
        self.forget_unsaid((table, seat))
    }

    /// Records whether a seat's letters show orders in English.
    pub fn set_english_orders(
        &self,
        table: TableId,
        seat: Seat,
        english: bool,
    ) -> Result<(), StoreError> {
        self.set_of_seat("english_orders", (table, seat), english)
    }

    /// Records whether all letters of a table have the same subject.
    pub fn set_one_subject(&self, table: TableId, one: bool) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET one_subject = ?2 WHERE id = ?1", params![table, one])?;
        Ok(())
    }

    /// Records what players of a table may say to each other.
    pub fn set_press(&self, table: TableId, press: PressRule) -> Result<(), StoreError> {
        let word = press.word();
        self.execute("UPDATE tables SET press = ?2 WHERE id = ?1", params![table, word])?;
        Ok(())
    }

    /// Records whether what players say is sent at once.
    pub fn set_press_now(&self, table: TableId, now: bool) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET press_now = ?2 WHERE id = ?1", params![table, now])?;
        Ok(())
    }

    pub fn set_language(
        &self,
        table: TableId,
        seat: Seat,
        language: Language,
    ) -> Result<(), StoreError> {
        self.set_of_seat("language", (table, seat), language.code())
    }
}

impl WriteTx<'_> {
    /// Gives a seat's player another name.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn rename_player(&self, seat: SeatKey, name: &str) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET name = ?3 WHERE table_id = ?1 AND seat = ?2",
            params![seat.0, seat.1, name],
        )?;
        Ok(())
    }

    /// Replaces a seat's player. Nothing of the former player identifies the seat
    /// any more: not their address, secret, letters, passphrase, plans, absences,
    /// request to undo, or offer; and nothing that was said to them is their successor's. Without an address, a house player takes the seat
    /// for good.
    pub fn replace_player(
        &self,
        table: TableId,
        seat: &SeatRow,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let key = (table, seat.seat);
        for ending in [
            "UPDATE plans SET ended = 'replaced' WHERE table_id = ?1 AND seat = ?2 AND ended IS NULL",
            "DELETE FROM absences WHERE table_id = ?1 AND seat = ?2",
            "DELETE FROM waits WHERE table_id = ?1 AND seat = ?2",
            "DELETE FROM undo_requests WHERE table_id = ?1 AND seat = ?2",
            "DELETE FROM again WHERE table_id = ?1 AND seat = ?2",
            "DELETE FROM receipts WHERE table_id = ?1 AND seat = ?2",
        ] {
            self.execute(ending, key)?;
        }
        // Whoever plays watches no longer.
        self.unwatch(table, &seat.address)?;
        self.end_questions((table, seat.seat), at)?;
        self.end_offers((table, seat.seat), at)?;
        self.end_press(key)?;
        self.end_ballots(key, at)?;
        self.execute(
            "UPDATE seats SET name = ?3, address = ?4, language = ?5, token = ?6,
                    token_digest = ?7, passphrase = NULL, zone = NULL, remind = NULL, missed = 0, watchers_told = 0,
                    house = (?4 = ''), begun = 0, english_orders = ?8, receipts = ?9,
                    parts = ?10, pace = ?11, calendar = ?12, news_due = NULL,
                    secret_since = (SELECT coalesce(max(id), 0) FROM letters)
             WHERE table_id = ?1 AND seat = ?2",
            params![
                key.0,
                key.1,
                seat.name,
                seat.address,
                seat.language.code(),
                seat.token,
                digest_of(&seat.token),
                seat.english_orders,
                seat.wanted.receipts,
                seat.wanted.parts.as_str(),
                seat.wanted.pace.to_string(),
                seat.wanted.calendar
            ],
        )?;
        Ok(())
    }
}

impl WriteTx<'_> {
    /// Swaps two players. What is theirs goes with them: passphrase, absences, time
    /// zone, bank. Their letters and plans were for the other seat and become
    /// invalid, as do their secrets, which `tokens` replace. How far a seat has
    /// been told the news stays with the seat.
    pub fn swap_players(
        &self,
        table: TableId,
        seats: [&SeatRow; 2],
        tokens: [&str; 2],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let [one, other] = seats.map(|row| row.seat);
        let both = params![table, one, other];
        for swapping in [
            "UPDATE plans SET ended = 'replaced'
             WHERE table_id = ?1 AND seat IN (?2, ?3) AND ended IS NULL",
            "DELETE FROM waits WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "DELETE FROM undo_requests WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "DELETE FROM receipts WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "UPDATE absences SET seat = ?2 + ?3 - seat WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "UPDATE press_readers SET seat = ?2 + ?3 - seat
             WHERE table_id = ?1 AND seat IN (?2, ?3)",
            // Seat numbers are unique, so the swap goes by way of unused ones.
            "UPDATE seats SET seat = seat - 1000 WHERE table_id = ?1 AND seat IN (?2, ?3)",
            "UPDATE seats SET seat = ?2 + ?3 - seat - 1000 WHERE table_id = ?1 AND seat < 0",
        ] {
            self.execute(swapping, both)?;
        }
        for (row, token) in seats.into_iter().zip(tokens) {
            self.end_questions((table, row.seat), at)?;
            self.end_offers((table, row.seat), at)?;
            self.end_ballots((table, row.seat), at)?;
            self.execute(
                "UPDATE seats SET told = ?3, token = ?4, token_digest = ?5, watchers_told = 0,
                        secret_since = (SELECT coalesce(max(id), 0) FROM letters)
                 WHERE table_id = ?1 AND seat = ?2",
                params![table, row.seat, row.told, token, digest_of(token)],
            )?;
        }
        Ok(())
    }

    /// Moves a player to another address with everything of theirs; if they
    /// moderate the table, they do so from there. They may write from all their
    /// addresses except the old one; codes mailed to that one are invalid, and
    /// letters waiting to go there are not sent.
    pub fn move_player(
        &self,
        seat: SeatKey,
        old: &str,
        address: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let key = (seat.0, seat.1);
        self.end_questions(seat, at)?;
        self.execute(
            "INSERT INTO aliases (address, alias, added_at)
             SELECT ?2, alias, ?3 FROM aliases WHERE address = ?1 AND alias <> ?2
             ON CONFLICT (address, alias) DO NOTHING",
            params![old, address, stamp(at)],
        )?;
        self.press_untold(seat)?;
        self.unwatch(seat.0, address)?;
        self.drop_digests(seat, at)?;
        self.move_answer_times(seat, old, address)?;
        self.execute(
            "UPDATE letters SET state = 'dropped', dropped_because = 'the player has another address'
             WHERE table_id = ?1 AND seat = ?2 AND state = 'waiting'",
            key,
        )?;
        self.execute(
            "UPDATE press SET address = ?3 WHERE table_id = ?1 AND address = ?2",
            params![key.0, old, address],
        )?;
        self.execute(
            "UPDATE OR IGNORE moderators SET address = ?3 WHERE table_id = ?1 AND address = ?2",
            params![key.0, old, address],
        )?;
        self.execute(
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

    pub fn table(self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT game, options, seed, status, why, created_at, stage, secret, commitment,
                        resumes_at, one_subject, press, press_now, watch, votes
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
                    row.get(10)?,
                    row.get::<_, String>(11)?,
                    row.get(12)?,
                    WatchRule::from_stored(row.get(13)?),
                    row.get::<_, String>(14)?,
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
            one_subject,
            press,
            press_now,
            watch,
            votes,
        )) = row
        else {
            return Ok(None);
        };
        let broken = |what: String| StoreError::Row { table: "tables", id: id.0.into(), what };
        let options =
            serde_json::from_str(&options).map_err(|error| broken(format!("options: {error}")))?;
        let press =
            PressRule::of(&press).ok_or_else(|| broken(format!("unknown press {press}")))?;
        let votes = VoteRule::of(&votes).ok_or_else(|| broken(format!("unknown votes {votes}")))?;
        let status = Status::parse(&status, stage.as_deref())
            .ok_or_else(|| broken(format!("unknown status {status}")))?;
        let mut statement = self.connection.prepare_cached(
            "SELECT seat, name, address, language, token, told, english_orders, receipts,
                    parts, pace, calendar
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
            one_subject,
            press,
            press_now,
            watch,
            votes,
            commitment,
            seats,
        }))
    }

    /// The table and seat that a reply address's token belongs to.
    pub fn seat_by_token(self, token: &str) -> Result<Option<SeatKey>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT table_id, seat FROM seats WHERE token_digest = ?1")?
            .query_row([digest_of(token)], table_and_seat)
            .optional()?)
    }

    /// The seats whose player has this address, registered or confirmed, newest
    /// table first.
    pub fn seats_by_address(self, address: &str) -> Result<Vec<SeatKey>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat FROM seats
             WHERE address = ?1 OR address IN (SELECT address FROM aliases WHERE alias = ?1)
             ORDER BY table_id DESC, seat",
        )?;
        let rows = statement.query_map([address], table_and_seat)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

pub(super) fn table_and_seat(row: &Row<'_>) -> rusqlite::Result<SeatKey> {
    Ok((row.get(0)?, row.get(1)?))
}

fn seat_row(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    let language: String = row.get(3)?;
    Ok(SeatRow {
        seat: row.get(0)?,
        name: row.get(1)?,
        address: row.get(2)?,
        // A language unknown to this build is no reason to lose a table.
        language: Language::from_code(&language).unwrap_or(Language::En),
        token: row.get(4)?,
        told: row.get(5)?,
        english_orders: row.get(6)?,
        wanted: wanted_from(row, 7)?,
    })
}

//! Letters: the outbox.

use super::{
    Reader, SeatKey, StoreError, WriteTx, clock::maybe_time, digest::digest_of, stamp,
    tables::table_and_seat, time_at,
};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

/// Recipients who have no seat, or are not written to as its player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unseated<'a> {
    /// Letters that answer a mail.
    Answers,
    Kind(&'a str),
}

/// Which letters are sent first when not all can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Urgency {
    /// Somebody is waiting for it: it asks for a decision, or answers a mail.
    Now,
    /// It invites, or tells moderators what needs their attention.
    Soon,
    /// News that nobody is waiting for.
    Whenever,
}

impl Urgency {
    /// Most urgent first.
    const ALL: [Urgency; 3] = [Urgency::Now, Urgency::Soon, Urgency::Whenever];

    /// The number in the database; lower is sent first.
    fn rank(self) -> u8 {
        match self {
            Urgency::Now => 0,
            Urgency::Soon => 1,
            Urgency::Whenever => 2,
        }
    }

    pub(super) fn of_rank(rank: u8) -> Urgency {
        match rank {
            0 => Urgency::Now,
            1 => Urgency::Soon,
            _ => Urgency::Whenever,
        }
    }
}

/// A letter to be stored until it is sent, and afterwards.
#[derive(Debug, Clone)]
pub struct NewLetter<'a> {
    pub table: Option<TableId>,
    /// `None` for a moderator or a newcomer.
    pub seat: Option<Seat>,
    /// Why it was written, such as `turn`.
    pub kind: &'a str,
    pub urgency: Urgency,
    pub position: u32,
    pub address: &'a str,
    pub subject: &'a str,
    /// Without angle brackets.
    pub message_id: &'a str,
    /// The lines by which a quote of it is recognised.
    pub text: &'a str,
    /// What can be told about them without reading them.
    pub index: &'a [u8],
    pub raw: &'a [u8],
    pub answers: Option<i64>,
    /// The secret in its envelope sender, by which a bounce identifies it.
    pub bounce_tag: &'a str,
}

/// A letter waiting to be sent.
#[derive(Debug, Clone)]
pub struct LetterRow {
    pub id: i64,
    pub address: String,
    /// Without angle brackets.
    pub message_id: String,
    /// Or what is wrong with them.
    pub raw: Result<Vec<u8>, String>,
    /// How many attempts were made before.
    pub attempts: u32,
    /// The secret in its envelope sender; `None` in old letters.
    pub bounce_tag: Option<String>,
}

/// The last letter about a table to whoever has a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastLetter {
    pub id: i64,
    /// The position it shows.
    pub position: u32,
    pub subject: String,
}

/// A letter about a table that was handed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HasLeft {
    pub table: TableId,
    pub seat: Option<Seat>,
    pub written: DateTime<Utc>,
}

/// The letters of urgency ?3 that are due at time ?1. The indexes keep letters in
/// back-off from slowing this down.
pub(super) const DUE: &str = "SELECT id, address, message_id, attempts, bounce_tag
     FROM letters INDEXED BY letters_waiting
     WHERE state = 'waiting' AND urgency = ?3 AND due_at <= ?1
     AND lower(address) NOT IN (SELECT address FROM stopped)
     AND NOT EXISTS (
         SELECT 1 FROM letters AS earlier INDEXED BY letters_waiting_of_seat
         WHERE earlier.table_id = letters.table_id AND earlier.seat = letters.seat
         AND earlier.state = 'waiting' AND earlier.urgency IN (0, 1, 2)
         AND earlier.due_at > letters.due_at
         AND earlier.id < letters.id AND earlier.address = letters.address)
     ORDER BY due_at, id LIMIT ?2";

/// Raises a seat's waiting letters to urgency ?3.
pub(super) const HURRY: &str = "UPDATE letters INDEXED BY letters_waiting_of_seat SET urgency = ?3
     WHERE table_id = ?1 AND seat = ?2 AND state = 'waiting' AND urgency > ?3";

/// Those behind letter ?1 wait until ?2: looking at what is due must not pass over them each time.
const WAIT_BEHIND: &str = "UPDATE letters INDEXED BY letters_waiting_of_seat SET due_at = ?2
     WHERE (table_id, seat, address) = (SELECT table_id, seat, address FROM letters WHERE id = ?1)
     AND state = 'waiting' AND id > ?1 AND due_at < ?2";

/// Those behind letter ?1 that have not been tried are due at ?2 rather than after ?3, unless one
/// before it holds them.
const FREE_BEHIND: &str = "UPDATE letters INDEXED BY letters_waiting_of_seat SET due_at = ?2
     WHERE (table_id, seat, address) = (SELECT table_id, seat, address FROM letters WHERE id = ?1)
     AND state = 'waiting' AND id > ?1 AND due_at > ?3 AND attempts = 0
     AND NOT EXISTS (
         SELECT 1 FROM letters AS before INDEXED BY letters_waiting_of_seat
         WHERE before.table_id = letters.table_id AND before.seat = letters.seat
         AND before.address = letters.address AND before.state = 'waiting' AND before.id < ?1
         AND before.due_at > ?3)";

/// A letter is due so much before the one that it waits behind, which holds it until it has left.
const BEHIND: TimeDelta = TimeDelta::milliseconds(1);

/// Until when letters to a seat's address wait; nothing if there is none.
const WAITING_UNTIL: &str = "SELECT max(due_at) FROM letters INDEXED BY letters_waiting_of_seat
     WHERE table_id = ?1 AND seat = ?2 AND address = ?3 AND state = 'waiting'";

/// The kinds of the letters to a seat written after ?3 and up to ?4.
pub(super) const LATELY: &str = "SELECT kind FROM letters INDEXED BY letters_written
     WHERE table_id = ?1 AND seat = ?2 AND created_at > ?3 AND created_at <= ?4";

/// The Message-IDs of the first letter to a seat's player ?3, and of the first and the last
/// with the subject ?4, oldest first.
pub(super) const THREAD: &str = "SELECT message_id FROM letters WHERE id IN (
         SELECT min(id) FROM letters INDEXED BY letters_threads
         WHERE table_id = ?1 AND seat = ?2 AND address = ?3
         UNION SELECT min(id) FROM letters INDEXED BY letters_threads
         WHERE table_id = ?1 AND seat = ?2 AND address = ?3 AND subject = ?4
         UNION SELECT max(id) FROM letters INDEXED BY letters_threads
         WHERE table_id = ?1 AND seat = ?2 AND address = ?3 AND subject = ?4)
     ORDER BY id";

/// The last letter to the player of a seat that told them how things stand.
const LAST: &str = "SELECT letters.id, letters.position, letters.subject
     FROM seats JOIN letters INDEXED BY letters_threads
       ON letters.table_id = seats.table_id AND letters.seat = seats.seat
      AND letters.address = seats.address
     WHERE seats.table_id = ?1 AND seats.seat = ?2
       AND letters.id > seats.secret_since AND letters.position >= seats.told
       AND letters.kind IN ('welcome', 'turn', 'receipt', 'partly', 'news', 'invited', 'over',
                            'sheet', 'reminder', 'away', 'offer', 'moderated', 'undo-asked',
                            'press', 'again')
     ORDER BY letters.id DESC LIMIT 1";

/// How many letters of kind ?2 an address got outside any seat, or, without a kind,
/// how many such answers.
pub(super) const UNSEATED: &str = "SELECT count(*) FROM letters INDEXED BY letters_unseated
     WHERE address = ?1 AND seat IS NULL
       AND CASE WHEN ?2 IS NULL THEN answers IS NOT NULL ELSE kind = ?2 END
       AND created_at > ?3 AND created_at <= ?4";

impl WriteTx<'_> {
    pub fn add_letter(&self, letter: &NewLetter<'_>, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.hurry_earlier(letter)?;
        let due = self.waiting_until(letter)?.map_or(at, |until| (until - BEHIND).max(at));
        self.tx
            .prepare_cached(
                "INSERT INTO letters (table_id, seat, kind, position, address, message_id,
                                      plain_text, plain_raw, answers, created_at, due_at, urgency,
                                      bounce_tag, bounce_digest, subject)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, '', x'', ?7, ?8, ?13, ?9, ?10, ?11, ?12)",
            )?
            .execute(params![
                letter.table,
                letter.seat,
                letter.kind,
                letter.position,
                letter.address,
                letter.message_id,
                letter.answers,
                stamp(at),
                letter.urgency.rank(),
                letter.bounce_tag,
                digest_of(letter.bounce_tag),
                letter.subject,
                stamp(due)
            ])?;
        let id = self.tx.last_insert_rowid();
        self.put_bytes(id, letter.raw)?;
        self.put_lines(id, letter.index, letter.text)
    }

    /// Earlier letters to the same seat that still wait become as urgent as this
    /// one, or they would leave after it with outdated news.
    fn hurry_earlier(&self, letter: &NewLetter<'_>) -> Result<(), StoreError> {
        let (Some(table), Some(seat)) = (letter.table, letter.seat) else { return Ok(()) };
        let waiting = params![table, seat, letter.urgency.rank()];
        self.tx.prepare_cached(HURRY)?.execute(waiting)?;
        Ok(())
    }

    /// Until when earlier letters to the same seat and address wait, which this one must not
    /// overtake.
    fn waiting_until(&self, letter: &NewLetter<'_>) -> Result<Option<DateTime<Utc>>, StoreError> {
        let (Some(table), Some(seat)) = (letter.table, letter.seat) else { return Ok(None) };
        let of_seat = params![table, seat, letter.address];
        Ok(self.tx.prepare_cached(WAITING_UNTIL)?.query_row(of_seat, |row| maybe_time(row, 0))?)
    }

    /// Lets letters leave that waited behind this one, once it has left if it still waits.
    pub(super) fn free_behind(&self, id: i64, now: DateTime<Utc>) -> Result<(), StoreError> {
        let until = params![id, stamp(now - BEHIND), stamp(now)];
        self.tx.prepare_cached(FREE_BEHIND)?.execute(until)?;
        Ok(())
    }

    /// Records that a letter was handed over at `at`, even if somebody dropped it
    /// meanwhile.
    pub fn letter_sent(&self, id: i64, at: DateTime<Utc>) -> Result<Option<HasLeft>, StoreError> {
        let sent = self
            .tx
            .prepare_cached(
                "UPDATE letters SET state = 'sent', attempts = attempts + 1, last_error = NULL,
                        sent_at = ?2
                 WHERE id = ?1 RETURNING table_id, seat, created_at",
            )?
            .query_row(params![id, stamp(at)], |row| {
                let table: Option<TableId> = row.get(0)?;
                let (seat, written) = (row.get(1)?, time_at(row, 2)?);
                Ok(table.map(|table| HasLeft { table, seat, written }))
            })
            .optional()?;
        Ok(sent.flatten())
    }

    /// Records that a letter could not be handed over; `retry` is the time of the
    /// next attempt, `None` gives up. A letter dropped meanwhile is left alone; the
    /// result is `false` then.
    pub fn letter_failed(
        &self,
        id: i64,
        error: &str,
        retry: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let changed = self.execute(
            "UPDATE letters SET attempts = attempts + 1, last_error = ?2,
                    state = iif(?3 IS NULL, 'failed', 'waiting'),
                    due_at = coalesce(?3, due_at)
             WHERE id = ?1 AND state = 'waiting'",
            params![id, error, retry.map(stamp)],
        )?;
        if changed == 1 {
            match retry {
                Some(until) => self.wait_behind(id, until)?,
                None => self.free_behind(id, now)?,
            }
        }
        Ok(changed == 1)
    }

    /// Postpones a letter to `until` without counting an attempt: the problem was
    /// not the letter's.
    pub fn letter_waits(
        &self,
        id: i64,
        error: &str,
        until: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let changed = self.execute(
            "UPDATE letters SET last_error = ?2, due_at = ?3 WHERE id = ?1 AND state = 'waiting'",
            params![id, error, stamp(until)],
        )?;
        if changed == 1 { self.wait_behind(id, until) } else { Ok(()) }
    }

    fn wait_behind(&self, id: i64, until: DateTime<Utc>) -> Result<(), StoreError> {
        self.tx.prepare_cached(WAIT_BEHIND)?.execute(params![id, stamp(until - BEHIND)])?;
        Ok(())
    }

    /// Postpones all letters to a domain, given in lower case, to `until` at least,
    /// without counting an attempt.
    pub fn domain_waits(&self, domain: &str, until: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE letters SET due_at = ?2 WHERE state = 'waiting' AND due_at < ?2
             AND lower(substr(address, -length(?1))) = ?1",
            params![format!("@{domain}"), stamp(until)],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The letters that are due, most urgent first, then longest due first, at most
    /// `most`. Leaves out letters to stopped addresses, and letters to a seat with
    /// an earlier letter in back-off, which they would overtake.
    /// Leaves out those in `but`, too.
    pub fn letters_due(
        self,
        now: DateTime<Utc>,
        most: u32,
        but: &[i64],
    ) -> Result<Vec<LetterRow>, StoreError> {
        let more = most.saturating_add(u32::try_from(but.len()).unwrap_or(u32::MAX));
        let mut due = self.due_without_bytes(now, more)?;
        due.retain(|letter| !but.contains(&letter.id));
        due.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        for letter in &mut due {
            letter.raw = match self.bytes_of(letter.id) {
                Ok(raw) => Ok(raw),
                Err(StoreError::Row { what, .. }) => Err(what),
                Err(error) => return Err(error),
            };
        }
        Ok(due)
    }

    fn due_without_bytes(
        self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<LetterRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(DUE)?;
        let mut due = Vec::new();
        for urgency in Urgency::ALL {
            let left = u64::from(most).saturating_sub(due.len() as u64);
            if left == 0 {
                break;
            }
            let left = i64::try_from(left).unwrap_or(i64::MAX);
            let rows = statement.query_map(params![stamp(now), left, urgency.rank()], |row| {
                Ok(LetterRow {
                    id: row.get(0)?,
                    address: row.get(1)?,
                    message_id: row.get(2)?,
                    raw: Ok(Vec::new()),
                    attempts: row.get(3)?,
                    bounce_tag: row.get(4)?,
                })
            })?;
            for row in rows {
                due.push(row?);
            }
        }
        Ok(due)
    }

    pub fn letters_answering(self, mail: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id FROM letters WHERE answers = ?1 ORDER BY id")?;
        let rows = statement.query_map([mail], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many letters are waiting, sent, given up.
    pub fn letter_counts(self) -> Result<(u32, u32, u32), StoreError> {
        Ok(self.connection.query_row(
            "SELECT count(*) FILTER (WHERE state = 'waiting'),
                    count(*) FILTER (WHERE state = 'sent'),
                    count(*) FILTER (WHERE state = 'failed') FROM letters",
            [],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
        )?)
    }

    /// The table, seat and position of the letter with this Message-ID, unless the
    /// seat got a new secret after it.
    pub fn letter_by_message_id(
        self,
        message_id: &str,
    ) -> Result<Option<(SeatKey, u32)>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT letters.table_id, letters.seat, position FROM letters
                 JOIN seats ON seats.table_id = letters.table_id AND seats.seat = letters.seat
                 WHERE message_id = ?1 AND letters.id > seats.secret_since",
            )?
            .query_row([message_id], |row| Ok((table_and_seat(row)?, row.get(2)?)))
            .optional()?)
    }

    /// The seat that a farewell letter was about, which told its reader that they
    /// get no more mail, and the reader's address. `kinds` are the kinds of such
    /// letters.
    pub fn farewell(
        self,
        message_id: &str,
        kinds: [&str; 2],
    ) -> Result<Option<(SeatKey, String)>, StoreError> {
        // A letter to somebody who no longer holds the seat does not name it.
        let row = self
            .connection
            .prepare_cached(
                "SELECT table_id,
                        coalesce(seat, (SELECT seat FROM letters AS before
                                        WHERE before.table_id = letters.table_id
                                          AND before.address = letters.address
                                          AND before.seat IS NOT NULL
                                        ORDER BY id DESC LIMIT 1)),
                        address
                 FROM letters
                 WHERE message_id = ?1 AND kind IN (?2, ?3) AND table_id IS NOT NULL",
            )?
            .query_row([message_id, kinds[0], kinds[1]], |row| {
                Ok((row.get(0)?, row.get::<_, Option<Seat>>(1)?, row.get(2)?))
            })
            .optional()?;
        Ok(row.and_then(|(table, seat, address)| Some(((table, seat?), address))))
    }

    /// The Message-IDs that place a letter with this subject in its thread: those of the
    /// table's first letter to this player, and of the first and the last with that
    /// subject.
    pub fn thread(
        self,
        seat: SeatKey,
        player: &str,
        subject: &str,
    ) -> Result<Vec<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(THREAD)?;
        let key = params![seat.0, seat.1, player, subject];
        let rows = statement.query_map(key, |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The last letter to a seat's present player about how the table stands or what was
    /// done there, unless they have been told something newer without it. Answers to
    /// their own mails that moved no game don't count.
    pub fn last_letter(self, seat: SeatKey) -> Result<Option<LastLetter>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(LAST)?
            .query_row(params![seat.0, seat.1], |row| {
                Ok(LastLetter { id: row.get(0)?, position: row.get(1)?, subject: row.get(2)? })
            })
            .optional()?)
    }

    /// How many letters of these kinds a seat got within the last `span`.
    pub fn letters_lately(
        self,
        seat: SeatKey,
        kinds: &[&str],
        now: DateTime<Utc>,
        span: TimeDelta,
    ) -> Result<usize, StoreError> {
        let mut statement = self.connection.prepare_cached(LATELY)?;
        let since = params![seat.0, seat.1, stamp(now - span), stamp(now)];
        let mut rows = statement.query(since)?;
        let mut found = 0;
        while let Some(row) = rows.next()? {
            found += usize::from(kinds.contains(&row.get::<_, String>(0)?.as_str()));
        }
        Ok(found)
    }

    /// How many such letters outside any seat an address got since then.
    pub fn unseated_lately(
        self,
        address: &str,
        which: Unseated<'_>,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<usize, StoreError> {
        let kind = match which {
            Unseated::Answers => None,
            Unseated::Kind(kind) => Some(kind),
        };
        let count: i64 = self
            .connection
            .prepare_cached(UNSEATED)?
            .query_row(params![address, kind, stamp(since), stamp(now)], |row| row.get(0))?;
        Ok(usize::try_from(count).unwrap_or_default())
    }
}

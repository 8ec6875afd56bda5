//! What archives need of a table's mail, and how a table is deleted.

use super::{Reader, Status, StoreError, WriteTx, time_at};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, params};

/// A letter or mail of a table, by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PostId {
    /// Incoming.
    Mail(i64),
    /// Outgoing.
    Letter(i64),
}

/// A letter or a mail.
pub struct Post {
    /// When it was sent or received.
    pub at: DateTime<Utc>,
    pub raw: Vec<u8>,
}

/// The addresses and secrets that a table's mail may contain. No `Debug`, for that
/// reason.
#[derive(Default)]
pub struct Known {
    /// For each seat, all addresses of its player.
    pub seats: Vec<(Seat, Vec<String>)>,
    pub moderators: Vec<String>,
    /// Other people who got a letter or wrote a mail.
    pub others: Vec<String>,
    /// The current secrets of seats and moderators.
    pub tokens: Vec<String>,
}

/// A period in which a player had a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sitting {
    pub seat: Seat,
    /// Their first letter showed at least this many entries.
    pub from: u32,
    /// Their last one showed at most this many.
    pub to: u32,
}

/// The mail of a seat's present player. No `Debug`: it holds addresses.
pub struct SeatPost {
    /// Letters and mails in chronological order.
    pub ids: Vec<PostId>,
    /// The registered address, and former recipients of the letters.
    pub addresses: Vec<String>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PostCounts {
    /// Mails that were processed.
    pub mails: u32,
    /// Letters to its seats that were sent.
    pub letters: u32,
}

/// A table's rows, in an order in which they can be deleted: rows that refer to
/// others first. `mail` comes just before the table itself, since letters, entries
/// and plans refer to it.
const OF_A_TABLE: [&str; 27] = [
    "DELETE FROM bounces WHERE letter_id IN (SELECT id FROM letters WHERE table_id = ?1)",
    // References from other tables' and moderators' rows to this one's mail are
    // cleared, not deleted.
    "UPDATE bounces SET mail_id = NULL
     WHERE mail_id IN (SELECT id FROM mail WHERE table_id = ?1)",
    "DELETE FROM letters WHERE table_id = ?1",
    "UPDATE letters SET answers = NULL
     WHERE answers IN (SELECT id FROM mail WHERE table_id = ?1)",
    "DELETE FROM press_readers WHERE table_id = ?1",
    "DELETE FROM press WHERE table_id = ?1",
    "DELETE FROM again WHERE table_id = ?1",
    "DELETE FROM observers WHERE table_id = ?1",
    "DELETE FROM ballots WHERE proposal IN (SELECT id FROM proposals WHERE table_id = ?1)",
    "DELETE FROM proposals WHERE table_id = ?1",
    "DELETE FROM invitations WHERE table_id = ?1",
    "DELETE FROM comments WHERE table_id = ?1",
    "DELETE FROM journal WHERE table_id = ?1",
    "DELETE FROM damaged WHERE table_id = ?1",
    "DELETE FROM plan_changes WHERE table_id = ?1",
    "DELETE FROM plans WHERE table_id = ?1",
    "DELETE FROM questions WHERE table_id = ?1",
    "DELETE FROM waits WHERE table_id = ?1",
    "DELETE FROM absences WHERE table_id = ?1",
    "DELETE FROM stops WHERE table_id = ?1",
    "DELETE FROM offers WHERE table_id = ?1",
    "DELETE FROM undo_requests WHERE table_id = ?1",
    "DELETE FROM moderators WHERE table_id = ?1",
    "DELETE FROM digest_parts WHERE table_id = ?1",
    "DELETE FROM answer_times WHERE table_id = ?1",
    "DELETE FROM results WHERE table_id = ?1",
    "DELETE FROM receipts WHERE table_id = ?1",
];

/// The letters of a seat's present player, and the addresses they went to. `?3`
/// holds the seats that the player had, each with the range of entries.
const OF_A_SEAT: &str = "
    WITH sat (seat, since, until) AS (
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?3)),
    registered (address) AS (
        SELECT address FROM seats WHERE table_id = ?1 AND seat = ?2 AND address <> ''),
    theirs (id, at, state, address, answers) AS MATERIALIZED (
        SELECT id, coalesce(sent_at, created_at), state, address, answers FROM letters
        WHERE table_id = ?1
          AND (EXISTS (SELECT 1 FROM sat
                       WHERE sat.seat = letters.seat AND position BETWEEN since AND until)
               OR (seat = ?2 AND address IN registered))),
    own (address) AS (SELECT address FROM registered UNION SELECT address FROM theirs)";

impl WriteTx<'_> {
    /// Deletes a table with its journal and all its mail.
    ///
    /// # Errors
    /// If something else still refers to it, or it can't be deleted.
    pub fn delete_table(&self, table: TableId) -> Result<(), StoreError> {
        for statement in OF_A_TABLE {
            self.execute(statement, [table])?;
        }
        self.execute("DELETE FROM mail WHERE table_id = ?1", [table])?;
        self.execute("DELETE FROM seats WHERE table_id = ?1", [table])?;
        self.execute("DELETE FROM called WHERE table_id = ?1", [table])?;
        self.execute("DELETE FROM tables WHERE id = ?1", [table])?;
        // A letter's number may be reused once those above it are gone. A seat's
        // new letters must not count among those from before its secret.
        self.execute(
            "UPDATE seats SET secret_since = (SELECT coalesce(max(id), 0) FROM letters)
             WHERE secret_since > (SELECT coalesce(max(id), 0) FROM letters)",
            [],
        )?;
        self.execute(
            "DELETE FROM causes WHERE last_letter > (SELECT coalesce(max(id), 0) FROM letters)",
            [],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// A table's sent letters, and its mails whose bytes are still stored, in
    /// chronological order.
    pub fn post_of_table(self, table: TableId) -> Result<Vec<PostId>, StoreError> {
        self.post(
            "SELECT 0, id, received_at AS at FROM mail WHERE table_id = ?1 AND length(raw) > 0
             UNION ALL
             SELECT 1, id, coalesce(sent_at, created_at) AS at FROM letters
             WHERE table_id = ?1 AND state = 'sent'
             ORDER BY at, 1, 2",
            params![table],
        )
    }

    /// The same for one seat's present player: letters from the periods in which
    /// that player had a seat, and letters to the registered address; mails from
    /// that address, from the player's other ones, or from where those letters
    /// went. A mail from elsewhere is the player's if such a letter answered it.
    pub fn post_of_seat(
        self,
        table: TableId,
        seat: Seat,
        sittings: &[Sitting],
    ) -> Result<SeatPost, StoreError> {
        // Includes the present seat, with an empty range of entries.
        let mut times = vec![(seat, u32::MAX, 0)];
        times.extend(sittings.iter().map(|it| (it.seat, it.from, it.to)));
        let times = serde_json::json!(times).to_string();
        let key = params![table, seat, times];
        let mut statement = self
            .connection
            .prepare_cached(&format!("{OF_A_SEAT} SELECT address FROM own ORDER BY address"))?;
        let addresses = statement.query_map(key, |row| row.get(0))?.collect::<Result<_, _>>()?;
        let ids = self.post(
            &format!(
                "{OF_A_SEAT}
                 SELECT 0, id, received_at AS at FROM mail
                 WHERE table_id = ?1 AND seat IN (SELECT seat FROM sat) AND length(raw) > 0
                   AND (sender IN own
                        OR sender IN (SELECT alias FROM aliases WHERE address IN own)
                        OR (verdict IN ('carried-out', 'refused', 'explained')
                            AND id IN (SELECT answers FROM theirs)))
                 UNION ALL
                 SELECT 1, id, at FROM theirs WHERE state = 'sent'
                 ORDER BY at, 1, 2"
            ),
            key,
        )?;
        Ok(SeatPost { ids, addresses })
    }

    fn post(self, sql: &str, params: impl rusqlite::Params) -> Result<Vec<PostId>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map(params, |row| {
            let id = row.get(1)?;
            Ok(if row.get::<_, bool>(0)? { PostId::Letter(id) } else { PostId::Mail(id) })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A letter or a mail; `None` if it was deleted meanwhile. A letter that is damaged
    /// has no bytes.
    pub fn post_bytes(self, post: PostId) -> Result<Option<Post>, StoreError> {
        let (sql, id) = match post {
            PostId::Mail(id) => ("SELECT received_at, raw FROM mail WHERE id = ?1", id),
            PostId::Letter(id) => {
                ("SELECT coalesce(sent_at, created_at), x'' FROM letters WHERE id = ?1", id)
            }
        };
        let mut statement = self.connection.prepare_cached(sql)?;
        let row =
            statement.query_row([id], |row| Ok(Post { at: time_at(row, 0)?, raw: row.get(1)? }));
        let Some(mut row) = row.optional()? else { return Ok(None) };
        if let PostId::Letter(id) = post {
            row.raw = match self.bytes_of(id) {
                // One damaged letter must not keep the others from being read.
                Err(StoreError::Row { what, .. }) => {
                    tracing::error!(letter = id, what, "a letter can't be read any more");
                    Vec::new()
                }
                raw => raw?,
            };
        }
        Ok(Some(row))
    }

    /// Calls `see` with the first bytes of each of a table's letters: they include
    /// the headers that say who may answer it.
    pub fn letter_heads(
        self,
        table: TableId,
        mut see: impl FnMut(&[u8]),
    ) -> Result<(), StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT id FROM letters WHERE table_id = ?1")?;
        let mut rows = statement.query([table])?;
        while let Some(row) = rows.next()? {
            // Not to know them is no reason to pass them on: this fails.
            see(&self.head_of(row.get(0)?, 2048)?);
        }
        Ok(())
    }

    pub fn known_of_table(self, table: TableId) -> Result<Known, StoreError> {
        let mut known = Known::default();
        let texts = |sql: &str| -> Result<Vec<String>, StoreError> {
            let mut statement = self.connection.prepare_cached(sql)?;
            let rows = statement.query_map([table], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        let row = self.table(table)?;
        for seat in row.into_iter().flat_map(|row| row.seats) {
            let mut addresses = vec![seat.address];
            let mut statement = self
                .connection
                .prepare_cached("SELECT alias FROM aliases WHERE address = ?1 ORDER BY alias")?;
            let aliases = statement.query_map([&addresses[0]], |row| row.get(0))?;
            addresses.extend(aliases.collect::<Result<Vec<String>, _>>()?);
            known.seats.push((seat.seat, addresses));
        }
        known.moderators = texts(
            "SELECT address FROM moderators WHERE table_id = ?1 AND address <> '' ORDER BY 1",
        )?;
        known.others = texts(
            "SELECT DISTINCT address FROM letters WHERE table_id = ?1
             UNION SELECT DISTINCT lower(sender) FROM mail
             WHERE table_id = ?1 AND sender IS NOT NULL",
        )?;
        known.tokens = texts(
            "SELECT token FROM seats WHERE table_id = ?1
             UNION SELECT token FROM moderators WHERE table_id = ?1",
        )?;
        Ok(known)
    }

    pub fn post_counts(self, table: TableId) -> Result<PostCounts, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT (SELECT count(*) FROM mail
                         WHERE table_id = ?1 AND verdict NOT IN ('ignored', 'quarantined')),
                        (SELECT count(*) FROM letters
                         WHERE table_id = ?1 AND seat IS NOT NULL AND state = 'sent')",
            )?
            .query_row([table], |row| {
                Ok(PostCounts { mails: row.get(0)?, letters: row.get(1)? })
            })?)
    }

    /// Is a letter of this table still waiting to be sent?
    pub fn has_letters_waiting(self, table: TableId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM letters WHERE table_id = ?1 AND state = 'waiting')";
        Ok(self.connection.prepare_cached(sql)?.query_row([table], |row| row.get(0))?)
    }

    /// When the last entry of a table's journal was made.
    pub fn last_entry_at(self, table: TableId) -> Result<Option<DateTime<Utc>>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT at FROM journal WHERE table_id = ?1 ORDER BY position DESC LIMIT 1",
        )?;
        Ok(statement.query_row([table], |row| time_at(row, 0)).optional()?)
    }
}

impl Status {
    /// Is the table finished or abandoned?
    #[must_use]
    pub fn is_over(self) -> bool {
        match self {
            Status::Finished | Status::Cancelled => true,
            Status::Waiting | Status::Running | Status::Paused => false,
        }
    }
}

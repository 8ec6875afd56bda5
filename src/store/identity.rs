//! Who may write for a seat: additional addresses, a passphrase, and the question
//! “was that you?”.

use super::{Reader, SeatKey, StoreError, WriteTx, digest::digest_of, stamp};
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

/// For how many days a question can be answered. After that, another mail triggers
/// a new one.
pub const ANSWERABLE_DAYS: i64 = 14;

/// The question that a code answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    pub id: i64,
    /// The address the held mails came from.
    pub sender: String,
}

/// A mail held until its seat's owner confirms it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldMail {
    pub id: i64,
    pub raw: Vec<u8>,
    /// Its true size in bytes.
    pub bytes: u64,
    /// The envelope recipients.
    pub recipients: Vec<String>,
    /// The position that it answers.
    pub saw: Option<u32>,
    /// By which its copies are known: of what arrived, not of what is kept.
    pub digest: String,
}

impl WriteTx<'_> {
    /// Records that a seat's owner is asked about a sender; returns the question's
    /// number.
    pub fn ask(
        &self,
        seat: SeatKey,
        sender: &str,
        code: &str,
        at: DateTime<Utc>,
    ) -> Result<i64, StoreError> {
        self.execute(
            "INSERT INTO questions (code_digest, table_id, seat, sender, asked_at)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![digest_of(code), seat.0, seat.1, sender, stamp(at)],
        )?;
        Ok(self.tx.last_insert_rowid())
    }

    /// Records that a question was answered; its code is no longer valid.
    pub fn answered(&self, question: i64, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE questions SET answered_at = ?2 WHERE id = ?1",
            params![question, stamp(at)],
        )?;
        Ok(())
    }

    /// Invalidates all codes of this seat.
    pub(super) fn end_questions(&self, seat: SeatKey, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE questions SET answered_at = ?3
             WHERE table_id = ?1 AND seat = ?2 AND answered_at IS NULL",
            params![seat.0, seat.1, stamp(at)],
        )?;
        Ok(())
    }

    /// Lets a player write from another address as well.
    pub fn add_alias(
        &self,
        address: &str,
        alias: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO aliases (address, alias, added_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (address, alias) DO NOTHING",
            params![address, alias, stamp(at)],
        )?;
        Ok(())
    }

    /// Removes such an address; returns whether it was there.
    pub fn drop_alias(&self, address: &str, alias: &str) -> Result<bool, StoreError> {
        let dropped = self
            .tx
            .execute("DELETE FROM aliases WHERE address = ?1 AND alias = ?2", [address, alias])?;
        Ok(dropped > 0)
    }

    /// Sets or removes a seat's passphrase; `hash` is an Argon2 hash.
    pub fn set_passphrase(&self, seat: SeatKey, hash: Option<&str>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET passphrase = ?3 WHERE table_id = ?1 AND seat = ?2",
            params![seat.0, seat.1, hash],
        )?;
        Ok(())
    }

    /// Gives a seat a new secret. The old reply addresses and the letters sent so
    /// far no longer identify the seat, and mails held under the old one can no
    /// longer be confirmed; its owner keeps the plans.
    pub fn renew_secret(
        &self,
        seat: SeatKey,
        token: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let key = (seat.0, seat.1);
        self.end_questions(seat, at)?;
        self.execute(
            "UPDATE plans SET holder = ?3 WHERE table_id = ?1 AND seat = ?2 AND holder =
                 (SELECT token_digest FROM seats WHERE table_id = ?1 AND seat = ?2)",
            params![key.0, key.1, digest_of(token)],
        )?;
        self.execute(
            "UPDATE seats SET token = ?3, token_digest = ?4,
                    secret_since = (SELECT coalesce(max(id), 0) FROM letters)
             WHERE table_id = ?1 AND seat = ?2",
            params![key.0, key.1, token, digest_of(token)],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The seat's question that this code answers, if it is still open.
    pub fn question(
        self,
        seat: SeatKey,
        code: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<Question>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT id, sender FROM questions
                 WHERE code_digest = ?1 AND table_id = ?2 AND seat = ?3
                   AND answered_at IS NULL AND asked_at > ?4",
            )?
            .query_row(params![digest_of(code), seat.0, seat.1, since(now)], |row| {
                Ok(Question { id: row.get(0)?, sender: row.get(1)? })
            })
            .optional()?)
    }

    /// The latest open question to this seat's owner about a sender.
    pub fn open_question(
        self,
        seat: SeatKey,
        sender: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<i64>, StoreError> {
        Ok(self.connection.query_row(
            "SELECT max(id) FROM questions
             WHERE table_id = ?1 AND seat = ?2 AND sender = ?3
               AND answered_at IS NULL AND asked_at > ?4",
            params![seat.0, seat.1, sender, since(now)],
            |row| row.get(0),
        )?)
    }

    /// The mails held until a question is answered, oldest first.
    pub fn held_mails(self, question: i64) -> Result<Vec<HeldMail>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, raw, bytes, recipients, saw, substr(key, 1, instr(key, ' ') - 1) FROM mail
             WHERE question = ?1 AND verdict = 'held' ORDER BY id",
        )?;
        let rows = statement.query_map([question], |row| {
            let bytes = u64::try_from(row.get::<_, i64>(2)?).unwrap_or(0);
            let recipients: Option<String> = row.get(3)?;
            Ok(HeldMail {
                id: row.get(0)?,
                raw: row.get(1)?,
                bytes,
                recipients: recipients.unwrap_or_default().lines().map(str::to_owned).collect(),
                saw: row.get(4)?,
                digest: row.get(5)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The additional addresses of the player with this registered address.
    pub fn aliases(self, address: &str) -> Result<Vec<String>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT alias FROM aliases WHERE address = ?1 ORDER BY alias")?;
        let rows = statement.query_map([address], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The Argon2 hash of a seat's passphrase, if it has one.
    pub fn passphrase(self, seat: SeatKey) -> Result<Option<String>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT passphrase FROM seats WHERE table_id = ?1 AND seat = ?2")?
            .query_row(params![seat.0, seat.1], |row| row.get(0))
            .optional()?
            .flatten())
    }
}

fn since(now: DateTime<Utc>) -> String {
    stamp(now - TimeDelta::days(ANSWERABLE_DAYS))
}

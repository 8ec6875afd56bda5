//! Mail that came in, taken or not.

use super::{Reader, StoreError, WriteTx, stamp};
use chrono::{DateTime, Utc};
use rusqlite::params;

/// What became of a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All of it was carried out, or the orders before one that was refused;
    /// then the reason says so.
    CarriedOut,
    /// An order in it was refused, so none was carried out; its sender was told.
    Refused,
    /// It held nothing to carry out; its sender was told why.
    Explained,
    /// Nobody was answered: a stranger, a robot, a mail of our own.
    Ignored,
    /// It may be a player's, but not surely; the player was asked.
    Held,
    /// It broke something; kept for the operator.
    Quarantined,
}

impl Verdict {
    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::CarriedOut => "carried-out",
            Verdict::Refused => "refused",
            Verdict::Explained => "explained",
            Verdict::Ignored => "ignored",
            Verdict::Held => "held",
            Verdict::Quarantined => "quarantined",
        }
    }
}

/// A mail to be recorded.
#[derive(Debug, Clone)]
pub struct NewMail<'a> {
    /// The key that the same mail has whichever way it comes.
    pub key: &'a str,
    /// The way it came.
    pub source: &'a str,
    /// Its Message-ID.
    pub message_id: Option<&'a str>,
    /// Its sender's address.
    pub sender: Option<&'a str>,
    /// Its bytes.
    pub raw: &'a [u8],
}

impl WriteTx<'_> {
    /// Records a mail; `None` if the same mail was recorded before.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn add_mail(
        &self,
        mail: &NewMail<'_>,
        at: DateTime<Utc>,
    ) -> Result<Option<i64>, StoreError> {
        let added = self.tx.execute(
            "INSERT INTO mail (key, source, received_at, message_id, sender, verdict, why, raw)
             VALUES (?1, ?2, ?3, ?4, ?5, 'ignored', '', ?6) ON CONFLICT (key) DO NOTHING",
            params![mail.key, mail.source, stamp(at), mail.message_id, mail.sender, mail.raw],
        )?;
        Ok((added == 1).then(|| self.tx.last_insert_rowid()))
    }

    /// Records what became of a mail.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn judge_mail(
        &self,
        mail: i64,
        verdict: Verdict,
        why: &str,
        seat: Option<(u32, usize)>,
    ) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE mail SET verdict = ?2, why = ?3, table_id = ?4, seat = ?5 WHERE id = ?1",
            params![
                mail,
                verdict.as_str(),
                why,
                seat.map(|(table, _)| table),
                seat.map(|(_, seat)| super::count(seat))
            ],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// The bytes of a mail.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn mail_raw(self, mail: i64) -> Result<Vec<u8>, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT raw FROM mail WHERE id = ?1")?
            .query_row([mail], |row| row.get(0))?)
    }

    /// How many mails of each verdict there are.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn mail_counts(self) -> Result<Vec<(String, u32)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT verdict, count(*) FROM mail GROUP BY verdict ORDER BY verdict",
        )?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many mails from this address were held for this seat.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn held_from(self, seat: (u32, usize), sender: &str) -> Result<u32, StoreError> {
        Ok(self.connection.query_row(
            "SELECT count(*) FROM mail
             WHERE verdict = 'held' AND table_id = ?1 AND seat = ?2 AND sender = ?3",
            params![seat.0, super::count(seat.1), sender],
            |row| row.get(0),
        )?)
    }
}

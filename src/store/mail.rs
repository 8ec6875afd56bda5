//! Incoming mail, accepted or not.

use super::{ANSWERABLE_DAYS, Reader, SeatKey, StoreError, WriteTx, stamp};
use crate::{basics::TableId, engine::Seat};
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

/// What became of a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Carried out; or, if an order was refused, the orders before it were, and the
    /// reason says so.
    CarriedOut,
    /// An order in it was refused, so none was carried out; the sender was told.
    Refused,
    /// It held nothing to carry out; the sender was told why.
    Explained,
    /// Not answered: from a stranger, a robot, or ourselves.
    Ignored,
    /// Probably a player's, but not certainly; the player was asked.
    Held,
    /// It triggered a fault; kept for the operator.
    Quarantined,
}

impl Verdict {
    pub const ALL: [Verdict; 6] = [
        Verdict::CarriedOut,
        Verdict::Refused,
        Verdict::Explained,
        Verdict::Ignored,
        Verdict::Held,
        Verdict::Quarantined,
    ];

    /// Its name in the database.
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

#[derive(Debug, Clone)]
pub struct NewMail<'a> {
    /// A digest of the mail that does not depend on how it arrived.
    pub digest: &'a str,
    /// What it is for, in words without spaces: the same mail for something else
    /// counts as another one.
    pub places: &'a [String],
    pub source: &'a str,
    pub message_id: Option<&'a str>,
    pub sender: Option<&'a str>,
    pub kind: &'a str,
    /// Its true size in bytes.
    pub bytes: u64,
    /// The envelope recipients; empty if unknown.
    pub recipients: &'a [String],
    pub raw: &'a [u8],
}

/// In a key, the places of a mail that was for nothing.
const NOTHING: &str = "-";
/// In a key, the places of a mail if they are no longer known.
const UNKNOWN: &str = "*";

/// An earlier copy of a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailCopy {
    /// What it was for; `None` if that is no longer known.
    pub places: Option<Vec<String>>,
    pub table: Option<TableId>,
    /// Was it carried out, or is it still waiting to be?
    pub acted_on: bool,
}

/// A stored mail without its bytes.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct MailRow {
    pub id: i64,
    /// When it arrived, RFC 3339.
    pub received_at: String,
    pub source: String,
    pub kind: String,
    /// Its sender's address, if any.
    pub from: Option<String>,
    /// Its true size in bytes.
    pub bytes: i64,
    /// The table it was for, if that was found.
    pub table: Option<TableId>,
    pub seat: Option<Seat>,
    pub verdict: String,
    pub why: String,
}

/// Which mails to list.
#[derive(Debug, Clone, Default)]
pub struct MailFilter<'a> {
    pub table: Option<TableId>,
    pub verdict: Option<&'a str>,
    pub kind: Option<&'a str>,
    /// At most this many, newest first.
    pub most: u32,
}

const COLUMNS: &str = "id, received_at, source, kind, sender, bytes, table_id, seat, verdict, why";

fn mail_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<MailRow> {
    Ok(MailRow {
        id: row.get(0)?,
        received_at: row.get(1)?,
        source: row.get(2)?,
        kind: row.get(3)?,
        from: row.get(4)?,
        bytes: row.get(5)?,
        table: row.get(6)?,
        seat: row.get(7)?,
        verdict: row.get(8)?,
        why: row.get(9)?,
    })
}

impl WriteTx<'_> {
    /// Records a mail; `None` if the same mail was recorded before for the same
    /// thing.
    pub fn add_mail(
        &self,
        mail: &NewMail<'_>,
        at: DateTime<Utc>,
    ) -> Result<Option<i64>, StoreError> {
        let places = match mail.places {
            [] => NOTHING.to_owned(),
            places => places.join(" "),
        };
        let added = self.execute(
            "INSERT INTO mail (key, source, received_at, message_id, sender, verdict, why, raw,
                               kind, bytes, recipients)
             VALUES (?1, ?2, ?3, ?4, ?5, 'ignored', '', ?6, ?7, ?8, ?9)
             ON CONFLICT (key) DO NOTHING",
            params![
                format!("{} {places}", mail.digest),
                mail.source,
                stamp(at),
                mail.message_id,
                mail.sender,
                mail.raw,
                mail.kind,
                i64::try_from(mail.bytes).unwrap_or(i64::MAX),
                (!mail.recipients.is_empty()).then(|| mail.recipients.join("\n"))
            ],
        )?;
        Ok((added == 1).then(|| self.tx.last_insert_rowid()))
    }

    /// Records what became of a mail.
    pub fn judge_mail(
        &self,
        mail: i64,
        verdict: Verdict,
        why: &str,
        seat: Option<SeatKey>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE mail SET verdict = ?2, why = ?3, table_id = ?4, seat = ?5 WHERE id = ?1",
            params![
                mail,
                verdict.as_str(),
                why,
                seat.map(|(table, _)| table),
                seat.map(|(_, seat)| seat)
            ],
        )?;
        Ok(())
    }
}

impl WriteTx<'_> {
    /// Stores what is needed to carry out a mail later as if it had just arrived:
    /// the question it waits for, if one was asked, and the position it answers.
    pub fn hold_mail(&self, mail: i64, question: Option<i64>, saw: u32) -> Result<(), StoreError> {
        self.execute(
            "UPDATE mail SET question = ?2, saw = ?3 WHERE id = ?1",
            params![mail, question, saw],
        )?;
        Ok(())
    }

    /// Replaces a mail's bytes, if they are kept: used to remove a passphrase from it.
    pub fn rewrite_mail(&self, mail: i64, raw: &[u8]) -> Result<(), StoreError> {
        let sql = "UPDATE mail SET raw = ?2 WHERE id = ?1 AND length(raw) > 0";
        self.execute(sql, params![mail, raw])?;
        Ok(())
    }

    /// Truncates a stored mail to its first bytes.
    pub fn keep_head(&self, mail: i64, bytes: u32) -> Result<(), StoreError> {
        let cut = "UPDATE mail SET raw = substr(raw, 1, ?2) WHERE id = ?1 AND length(raw) > ?2";
        self.execute(cut, params![mail, bytes])?;
        Ok(())
    }

    /// Deletes the bytes of unattributed mails that arrived before `before`.
    /// Returns how many.
    pub fn forget_strangers(&self, before: DateTime<Utc>) -> Result<usize, StoreError> {
        Ok(self.execute(
            "UPDATE mail SET raw = x'' WHERE received_at < ?1 AND length(raw) > 0
               AND verdict = 'ignored' AND table_id IS NULL",
            [stamp(before)],
        )?)
    }

    /// Deletes the bytes of held mails that nobody can confirm any more.
    pub fn forget_held(&self, now: DateTime<Utc>) -> Result<usize, StoreError> {
        Ok(self.execute(
            "UPDATE mail SET raw = x'', recipients = NULL
             WHERE received_at < ?1 AND length(raw) > 0 AND verdict = 'held'",
            [stamp(now - TimeDelta::days(ANSWERABLE_DAYS))],
        )?)
    }

    /// Deletes the bytes of mails that arrived before `before`; their verdicts
    /// stay, and so do the keys that identify copies. Held and quarantined mails
    /// are still needed and are kept. Returns how many.
    pub fn forget_mails(&self, before: DateTime<Utc>) -> Result<usize, StoreError> {
        Ok(self.execute(
            "UPDATE mail SET raw = x'', recipients = NULL WHERE received_at < ?1 AND length(raw) > 0
               AND verdict NOT IN ('held', 'quarantined')",
            [stamp(before)],
        )?)
    }
}

impl Reader<'_> {
    /// The recorded copies of a mail, oldest first.
    pub fn copies(self, digest: &str) -> Result<Vec<MailCopy>, StoreError> {
        // From the space to the character after it: all keys of this digest.
        let mut statement = self.connection.prepare_cached(
            "SELECT key, table_id, verdict FROM mail WHERE key > ?1 || ' ' AND key < ?1 || '!'
             ORDER BY id",
        )?;
        let rows = statement.query_map([digest], |row| {
            let (key, verdict): (String, String) = (row.get(0)?, row.get(2)?);
            let places = key.get(digest.len()..).unwrap_or_default().trim();
            let acted_on = [Verdict::CarriedOut, Verdict::Held].map(Verdict::as_str);
            Ok(MailCopy {
                places: match places {
                    NOTHING => Some(Vec::new()),
                    UNKNOWN => None,
                    places => Some(places.split(' ').map(str::to_owned).collect()),
                },
                table: row.get(1)?,
                acted_on: acted_on.contains(&verdict.as_str()),
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Stored mails, newest first.
    pub fn mails(self, filter: &MailFilter<'_>) -> Result<Vec<MailRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM mail
             WHERE (?1 IS NULL OR table_id = ?1) AND (?2 IS NULL OR verdict = ?2)
               AND (?3 IS NULL OR kind = ?3)
             ORDER BY id DESC LIMIT ?4"
        ))?;
        let wanted = params![filter.table, filter.verdict, filter.kind, filter.most];
        let rows = statement.query_map(wanted, mail_row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// One mail with its bytes, which are empty if they were deleted.
    pub fn mail(self, id: i64) -> Result<Option<(MailRow, Vec<u8>)>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(&format!("SELECT {COLUMNS}, raw FROM mail WHERE id = ?1"))?
            .query_row([id], |row| Ok((mail_row(row)?, row.get(10)?)))
            .optional()?)
    }

    /// How many mails from an address were processed since `since`. Held ones don't
    /// count: they could be anybody's.
    pub fn mails_from(self, sender: &str, since: DateTime<Utc>) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM mail
                   WHERE sender = ?1 AND received_at > ?2
                     AND verdict NOT IN ('ignored', 'held')";
        self.counted(sql, params![sender, stamp(since)])
    }

    /// How many mails for a table were processed since `since`, not counting held
    /// ones.
    pub fn mails_for(self, table: TableId, since: DateTime<Utc>) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM mail
                   WHERE table_id = ?1 AND received_at > ?2
                     AND verdict NOT IN ('ignored', 'held')";
        self.counted(sql, params![table, stamp(since)])
    }

    /// How many mails from an address were ignored for this reason since `since`.
    pub fn left_of_sender(
        self,
        sender: &str,
        why: &str,
        since: DateTime<Utc>,
    ) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM mail WHERE sender = ?1 AND received_at > ?2 AND why = ?3";
        self.counted(sql, params![sender, stamp(since), why])
    }

    /// How many mails for a table were ignored for this reason since `since`.
    pub fn left_of_table(
        self,
        table: TableId,
        why: &str,
        since: DateTime<Utc>,
    ) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM mail WHERE table_id = ?1 AND received_at > ?2 AND why = ?3";
        self.counted(sql, params![table, stamp(since), why])
    }

    /// How many mails of a seat since `since` have a record with this prefix.
    pub fn mails_recorded(
        self,
        seat: super::SeatKey,
        begins: &str,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<usize, StoreError> {
        let sql = "SELECT count(*) FROM mail
                   WHERE table_id = ?1 AND seat = ?2 AND received_at > ?3 AND received_at <= ?4
                     AND substr(why, 1, length(?5)) = ?5";
        let (since, now) = (stamp(since), stamp(now));
        let count = self.counted(sql, params![seat.0, seat.1, since, now, begins])?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// How many mails were quarantined since `since`.
    pub fn mails_quarantined(
        self,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<u32, StoreError> {
        // By number: there is no index for this, and it is rarely asked.
        let sql = "SELECT count(*) FROM mail
                   WHERE verdict = 'quarantined' AND received_at > ?1 AND received_at <= ?2";
        self.counted(sql, params![stamp(since), stamp(now)])
    }

    fn counted(self, sql: &str, params: impl rusqlite::Params) -> Result<u32, StoreError> {
        Ok(self.connection.prepare_cached(sql)?.query_row(params, |row| row.get(0))?)
    }

    /// How many mails have each verdict.
    pub fn mail_counts(self) -> Result<Vec<(String, u32)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT verdict, count(*) FROM mail GROUP BY verdict ORDER BY verdict",
        )?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

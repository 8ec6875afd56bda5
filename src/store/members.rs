//! People who have signed up, and strangers who were answered within the day.

use super::{Reader, StoreError, WriteTx, digest::digest_of, stamp, time_at, wanted::wanted_from};
use crate::{
    basics::{Language, Wanted},
    timing::Reminders,
};
use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use rusqlite::{OptionalExtension, Row, params};

/// Somebody who has signed up, and what new tables of theirs begin with. No `Debug`: it
/// holds a secret and an address.
#[derive(Clone)]
pub struct Member {
    /// In lower case.
    pub address: String,
    /// What the others at a table read.
    pub name: String,
    pub language: Language,
    pub english_orders: bool,
    pub wanted: Wanted,
    pub zone: Option<Tz>,
    pub remind: Option<Reminders>,
    /// The secret in their reply address.
    pub token: String,
}

/// What a stranger was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Greeted {
    pub language: Language,
    /// What comes with their yes, as our button writes it; empty for nothing.
    pub wish: String,
}

/// The letters to strangers from before ?1.
pub(super) const TO_STRANGERS: &str = "SELECT id FROM letters INDEXED BY letters_to_strangers
     WHERE seat IS NULL AND address <> '' AND kind IN ('stranger', 'invitation')
       AND kind = 'stranger' AND created_at <= ?1";

const COLUMNS: &str = "receipts, parts, pace, calendar, address, name, language, english_orders, \
                       zone, remind, token";

fn member_from(row: &Row<'_>) -> rusqlite::Result<Member> {
    let language: String = row.get(6)?;
    let zone: Option<String> = row.get(8)?;
    let remind: Option<String> = row.get(9)?;
    Ok(Member {
        address: row.get(4)?,
        name: row.get(5)?,
        // A word unknown to this build is no reason to lose a person.
        language: Language::from_code(&language).unwrap_or(Language::En),
        english_orders: row.get(7)?,
        wanted: wanted_from(row, 0)?,
        zone: zone.and_then(|zone| zone.parse().ok()),
        remind: remind.and_then(|remind| remind.parse().ok()),
        token: row.get(10)?,
    })
}

impl WriteTx<'_> {
    /// Somebody has signed up; nothing happens if their mailbox, the address without its tag,
    /// has.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn add_member(
        &self,
        member: &Member,
        mailbox: &str,
        at: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let added = self.execute(
            "INSERT OR IGNORE INTO members (address, mailbox, name, language, token, token_digest,
                                            since)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                member.address,
                mailbox,
                member.name,
                member.language.code(),
                member.token,
                digest_of(&member.token),
                stamp(at)
            ],
        )?;
        Ok(added == 1)
    }

    /// Changes a profile.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_profile(&self, member: &Member) -> Result<(), StoreError> {
        self.execute(
            "UPDATE members SET name = ?2, language = ?3, english_orders = ?4, receipts = ?5,
                    parts = ?6, pace = ?7, calendar = ?8, zone = ?9, remind = ?10
             WHERE address = ?1",
            params![
                member.address,
                member.name,
                member.language.code(),
                member.english_orders,
                member.wanted.receipts,
                member.wanted.parts.as_str(),
                member.wanted.pace.to_string(),
                member.wanted.calendar,
                member.zone.map(Tz::name),
                member.remind.as_ref().map(ToString::to_string)
            ],
        )?;
        Ok(())
    }

    /// Gives somebody a new secret.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn renew_member(&self, address: &str, token: &str) -> Result<(), StoreError> {
        self.execute(
            "UPDATE members SET token = ?2, token_digest = ?3 WHERE address = ?1",
            params![address, token, digest_of(token)],
        )?;
        Ok(())
    }

    /// Sets or removes the passphrase of somebody's lines to the house; `hash` is an Argon2
    /// hash.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn sign_member(&self, address: &str, hash: Option<&str>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE members SET passphrase = ?2 WHERE address = ?1",
            params![address, hash],
        )?;
        Ok(())
    }

    /// Somebody is asked whether they really want to be forgotten.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn ask_to_forget(&self, address: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE members SET forget_asked = ?2 WHERE address = ?1",
            params![address, stamp(at)],
        )?;
        Ok(())
    }

    /// Somebody is asked whether a mail from another address was theirs.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn ask_member(
        &self,
        address: &str,
        sender: &str,
        code: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR REPLACE INTO house_questions (address, sender, code_digest, asked_at)
             VALUES (?1, ?2, ?3, ?4)",
            params![address, sender, digest_of(code), stamp(at)],
        )?;
        Ok(())
    }

    /// That question is answered.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_question_to(&self, address: &str, sender: &str) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM house_questions WHERE address = ?1 AND sender = ?2",
            [address, sender],
        )?;
        Ok(())
    }

    /// A stranger is answered: by which code they may confirm their address, and in which
    /// letter.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn greet(
        &self,
        mailbox: &str,
        code: &str,
        greeted: &Greeted,
        message_id: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let Greeted { language, wish } = greeted;
        let (mailbox, code) = (digest_of(mailbox), digest_of(code));
        self.execute(
            "INSERT OR REPLACE INTO greeted (mailbox, code_digest, at, language, message_id, wish)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![mailbox, code, stamp(at), language.code(), message_id, wish],
        )?;
        Ok(())
    }

    /// Forgets strangers who were answered before `before`, and all letters to any of them: a
    /// mailbox may have had several.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn forget_greeted(&self, before: DateTime<Utc>) -> Result<usize, StoreError> {
        let before = stamp(before);
        let mut theirs = self.tx.prepare_cached(TO_STRANGERS)?;
        let letters = theirs.query_map([&before], |row| row.get(0))?;
        self.empty(&letters.collect::<Result<Vec<i64>, _>>()?)?;
        self.execute("DELETE FROM moves WHERE back = 0 AND at <= ?1", [&before])?;
        Ok(self.execute("DELETE FROM greeted WHERE at <= ?1", [&before])?)
    }

    /// Keeps nothing of a mail but that it came, and when.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn forget_writer(&self, mail: i64) -> Result<(), StoreError> {
        self.erased.set(true);
        self.execute(
            "UPDATE mail SET raw = x'', sender = NULL, message_id = NULL, recipients = NULL
             WHERE id = ?1",
            [mail],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// Whoever has signed up with this mailbox: an address without its tag.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn member(self, mailbox: &str) -> Result<Option<Member>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM members WHERE mailbox = ?1");
        let mut statement = self.connection.prepare_cached(&sql)?;
        Ok(statement.query_row([mailbox], member_from).optional()?)
    }

    /// Everybody who has signed up, by address, with since when.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn members(self) -> Result<Vec<(Member, DateTime<Utc>)>, StoreError> {
        let sql = format!("SELECT {COLUMNS}, since FROM members ORDER BY address");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([], |row| Ok((member_from(row)?, time_at(row, 11)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The Argon2 hashes of the passphrases that somebody's lines to the house may be signed
    /// with: their own, and those of their seats at tables that are not over.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn passphrases_of(self, address: &str) -> Result<Vec<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT passphrase FROM members WHERE address = ?1 AND passphrase IS NOT NULL
             UNION SELECT passphrase FROM seats JOIN tables ON id = table_id
              WHERE address = ?1 AND passphrase IS NOT NULL AND status <> 'finished'",
        )?;
        let rows = statement.query_map([address], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Was somebody asked since then whether they want to be forgotten?
    ///
    /// # Errors
    /// If it can't be read.
    pub fn asked_to_forget(self, address: &str, since: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT count(*) > 0 FROM members WHERE address = ?1 AND forget_asked > ?2",
            )?
            .query_row(params![address, stamp(since)], |row| row.get(0))?)
    }

    /// The other address that somebody was asked about since then, by the code of that letter.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn question_to(
        self,
        address: &str,
        code: &str,
        since: DateTime<Utc>,
    ) -> Result<Option<String>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT sender FROM house_questions
                 WHERE address = ?1 AND code_digest = ?2 AND asked_at > ?3",
            )?
            .query_row(params![address, digest_of(code), stamp(since)], |row| row.get(0))
            .optional()?)
    }

    /// Was somebody asked about this address since then?
    ///
    /// # Errors
    /// If it can't be read.
    pub fn has_question_to(
        self,
        address: &str,
        sender: &str,
        since: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT count(*) > 0 FROM house_questions
                 WHERE address = ?1 AND sender = ?2 AND asked_at > ?3",
            )?
            .query_row(params![address, sender, stamp(since)], |row| row.get(0))?)
    }

    /// Whose secret this is.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn member_by_token(self, token: &str) -> Result<Option<Member>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM members WHERE token_digest = ?1");
        let mut statement = self.connection.prepare_cached(&sql)?;
        Ok(statement.query_row([digest_of(token)], member_from).optional()?)
    }

    /// How the stranger with this mailbox was answered, if the code is theirs and from within the
    /// day.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn greeted_by(
        self,
        code: &str,
        mailbox: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<Greeted>, StoreError> {
        let found: Option<(String, String)> = self
            .connection
            .prepare_cached(
                "SELECT language, wish FROM greeted
                 WHERE code_digest = ?1 AND mailbox = ?2 AND at > ?3",
            )?
            .query_row(
                params![digest_of(code), digest_of(mailbox), stamp(now - TimeDelta::days(1))],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
            .optional()?;
        Ok(found
            .and_then(|(code, wish)| Some(Greeted { language: Language::from_code(&code)?, wish })))
    }

    /// Whether a stranger was answered since then, and how many were.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn greeted_since(
        self,
        mailbox: &str,
        since: DateTime<Utc>,
    ) -> Result<(bool, u32), StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT coalesce(max(mailbox = ?1), 0), count(*) FROM greeted WHERE at > ?2",
            )?
            .query_row(params![digest_of(mailbox), stamp(since)], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?)
    }

    /// Is anybody there to be forgotten?
    ///
    /// # Errors
    /// If it can't be read.
    pub fn has_greeted(self, before: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached(&format!(
                "SELECT EXISTS (SELECT 1 FROM greeted WHERE at <= ?1) OR EXISTS ({TO_STRANGERS})"
            ))?
            .query_row([stamp(before)], |row| row.get(0))?)
    }
}

//! People who were asked to a table that waits for whoever joins.

use super::{Reader, Reply, StoreError, WriteTx, digest::digest_of, stamp, time_at};
use crate::basics::{Language, TableId};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

/// Somebody who was asked. No `Debug`: it holds addresses and a secret.
#[derive(Clone)]
pub struct AskedToJoin {
    pub table: TableId,
    /// In lower case.
    pub address: String,
    /// As whoever asked wrote it; empty if they wrote none.
    pub name: String,
    pub language: Language,
    /// The name of whoever asked; empty for a player who was forgotten.
    pub invited_by: String,
    /// Their address; empty for the operator, and for a player who was forgotten.
    pub made_by: String,
    /// The secret in the letter's reply address.
    pub token: String,
    pub asked_at: DateTime<Utc>,
    pub reminded: bool,
    pub reply: Option<Reply>,
}

/// The letters from before ?1 to people who were asked, and are not kept any more as such.
const TO_ASKED: &str = "SELECT id FROM letters INDEXED BY letters_to_strangers
     WHERE seat IS NULL AND address <> '' AND kind IN ('stranger', 'invitation')
       AND kind = 'invitation' AND created_at <= ?1
       AND address NOT IN (SELECT address FROM asked_to_join)";

impl AskedToJoin {
    /// Did an operator ask?
    #[must_use]
    pub fn is_operators(&self) -> bool {
        self.made_by.is_empty() && !self.invited_by.is_empty()
    }
}

const COLUMNS: &str = "gathering, address, name, language, invited_by, made_by, token, asked_at, \
                       reminded, answer";

fn asked_from(row: &Row<'_>) -> rusqlite::Result<AskedToJoin> {
    let language: String = row.get(3)?;
    let reply: Option<String> = row.get(9)?;
    Ok(AskedToJoin {
        table: row.get(0)?,
        address: row.get(1)?,
        name: row.get(2)?,
        language: Language::from_code(&language).unwrap_or(Language::En),
        invited_by: row.get(4)?,
        made_by: row.get(5)?,
        token: row.get(6)?,
        asked_at: time_at(row, 7)?,
        reminded: row.get(8)?,
        reply: reply.and_then(|word| Reply::of(&word)),
    })
}

impl WriteTx<'_> {
    /// Records that somebody is asked.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn ask_to_join(&self, asked: &AskedToJoin) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO asked_to_join (gathering, address, name, language, invited_by, made_by,
                                        token, token_digest, asked_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                asked.table,
                asked.address,
                asked.name,
                asked.language.code(),
                asked.invited_by,
                asked.made_by,
                asked.token,
                digest_of(&asked.token),
                stamp(asked.asked_at)
            ],
        )?;
        Ok(())
    }

    /// # Errors
    /// If it can't be written.
    pub fn answered_to_join(&self, asked: &AskedToJoin, reply: Reply) -> Result<(), StoreError> {
        self.execute(
            "UPDATE asked_to_join SET answer = ?3 WHERE gathering = ?1 AND address = ?2",
            params![asked.table, asked.address, reply.word()],
        )?;
        Ok(())
    }

    /// # Errors
    /// If it can't be written.
    pub fn reminded_to_join(
        &self,
        asked: &AskedToJoin,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE asked_to_join SET reminded = 1, reminded_at = ?3
             WHERE gathering = ?1 AND address = ?2",
            params![asked.table, asked.address, stamp(at)],
        )?;
        Ok(())
    }

    /// Forgets whom nobody waits for any more, if they were asked before that, and the letters
    /// that asked them.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn forget_asked(&self, before: DateTime<Utc>) -> Result<(), StoreError> {
        let before = stamp(before);
        self.execute(
            "DELETE FROM asked_to_join WHERE asked_at <= ?1
                AND gathering IN (SELECT id FROM gatherings WHERE ended_at IS NOT NULL)",
            [&before],
        )?;
        let mut theirs = self.tx.prepare_cached(TO_ASKED)?;
        let letters = theirs.query_map([&before], |row| row.get(0))?;
        self.empty(&letters.collect::<Result<Vec<i64>, _>>()?)
    }
}

impl Reader<'_> {
    /// Who was asked, by the secret in their letter.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn asked_by_token(self, token: &str) -> Result<Option<AskedToJoin>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM asked_to_join WHERE token_digest = ?1");
        let mut statement = self.connection.prepare_cached(&sql)?;
        Ok(statement.query_row([digest_of(token)], asked_from).optional()?)
    }

    /// Everybody who was asked to a table.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn asked_to(self, table: TableId) -> Result<Vec<AskedToJoin>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM asked_to_join WHERE gathering = ?1 ORDER BY asked_at, address"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([table], asked_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Those who have not answered, were not reminded, and were asked by then, at tables that
    /// wait.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn asked_in_vain(self, by: DateTime<Utc>) -> Result<Vec<AskedToJoin>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM asked_to_join
             WHERE answer IS NULL AND NOT reminded AND asked_at <= ?1
               AND gathering IN (SELECT id FROM gatherings WHERE ended_at IS NULL)
             ORDER BY asked_at, address"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([stamp(by)], asked_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Is there anybody whom nobody waits for any more?
    ///
    /// # Errors
    /// If it can't be read.
    pub fn has_asked(self, before: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached(&format!(
                "SELECT EXISTS (SELECT 1 FROM asked_to_join WHERE asked_at <= ?1
                    AND gathering IN (SELECT id FROM gatherings WHERE ended_at IS NOT NULL))
                     OR EXISTS ({TO_ASKED})"
            ))?
            .query_row([stamp(before)], |row| row.get(0))?)
    }
}

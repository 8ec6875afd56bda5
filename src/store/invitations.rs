//! Who was asked whether they want to play, and what they said.

use super::{Reader, StoreError, WriteTx, stamp, time_at};
use crate::basics::TableId;
use chrono::{DateTime, Utc};
use rusqlite::params;

/// What became of an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    Yes,
    No,
    /// Nobody answered in time.
    Expired,
}

impl Reply {
    pub(super) fn word(self) -> &'static str {
        match self {
            Reply::Yes => "yes",
            Reply::No => "no",
            Reply::Expired => "expired",
        }
    }

    pub(super) fn of(word: &str) -> Option<Reply> {
        [Reply::Yes, Reply::No, Reply::Expired].into_iter().find(|reply| reply.word() == word)
    }
}

/// Somebody was asked whether they want to play. No `Debug`: it holds an address.
pub struct Invitation {
    pub address: String,
    /// The name of whoever asked; empty for a player who was forgotten.
    pub invited_by: String,
    /// The address of the player who asked; `None` for the operator, and for a player who was
    /// forgotten.
    pub made_by: Option<String>,
    pub asked_at: DateTime<Utc>,
    pub reminded: bool,
    pub reply: Option<Reply>,
}

impl WriteTx<'_> {
    /// Records that somebody is asked.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn invite(
        &self,
        table: TableId,
        address: &str,
        invited_by: &str,
        made_by: Option<&str>,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR IGNORE INTO invitations (table_id, address, invited_by, made_by, asked_at)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![table, address, invited_by, made_by, stamp(at)],
        )?;
        Ok(())
    }

    /// # Errors
    /// If it can't be written.
    pub fn set_reply(&self, table: TableId, address: &str, reply: Reply) -> Result<(), StoreError> {
        self.execute(
            "UPDATE invitations SET answer = ?3 WHERE table_id = ?1 AND address = ?2",
            params![table, address, reply.word()],
        )?;
        Ok(())
    }

    /// # Errors
    /// If it can't be written.
    pub fn set_invitation_reminded(
        &self,
        table: TableId,
        address: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE invitations SET reminded = 1, reminded_at = ?3
             WHERE table_id = ?1 AND address = ?2",
            params![table, address, stamp(at)],
        )?;
        Ok(())
    }

    /// Somebody wants to be asked no more, whoever asks.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn never_invite(&self, address: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR IGNORE INTO uninvited (address, since) VALUES (?1, ?2)",
            params![address, stamp(at)],
        )?;
        Ok(())
    }

    /// Keeps nothing of somebody who was asked to a table, nor the letters that asked them.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn forget_invitation(&self, table: TableId, address: &str) -> Result<(), StoreError> {
        let mut theirs = self.tx.prepare_cached(
            "SELECT id FROM letters WHERE table_id = ?1 AND address = ?2 AND address <> ''",
        )?;
        let letters = theirs.query_map(params![table, address], |row| row.get(0))?;
        self.empty(&letters.collect::<Result<Vec<i64>, _>>()?)?;
        for sql in [
            "DELETE FROM invitations WHERE table_id = ?1 AND address = ?2",
            "DELETE FROM called WHERE table_id = ?1 AND address = ?2",
        ] {
            self.execute(sql, params![table, address])?;
        }
        Ok(())
    }

    /// They write to us themselves, and hear from us again.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn invite_again(&self, address: &str) -> Result<(), StoreError> {
        self.execute("DELETE FROM uninvited WHERE address = ?1", params![address])?;
        Ok(())
    }
}

impl Reader<'_> {
    /// Everybody who was asked to a table.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn invitations(self, table: TableId) -> Result<Vec<Invitation>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT address, invited_by, asked_at, reminded, answer, made_by FROM invitations
             WHERE table_id = ?1 ORDER BY asked_at, address",
        )?;
        let rows = statement.query_map([table], |row| {
            let reply: Option<String> = row.get(4)?;
            Ok(Invitation {
                address: row.get(0)?,
                invited_by: row.get(1)?,
                made_by: row.get(5)?,
                asked_at: time_at(row, 2)?,
                reminded: row.get(3)?,
                reply: reply.and_then(|word| Reply::of(&word)),
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The tables that wait for their start and to which somebody was asked.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn tables_inviting(self) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM tables WHERE stage = 'waiting'
                AND id IN (SELECT table_id FROM invitations) ORDER BY id",
        )?;
        let rows = statement.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The tables that wait no more and of which it is still kept who was asked to them by then,
    /// has not said yes, and does not play there. `never` is why a table ended that had not begun.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn tables_that_invited(
        self,
        by: DateTime<Utc>,
        never: &str,
    ) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT DISTINCT asked.table_id FROM invitations AS asked
             JOIN tables ON tables.id = asked.table_id
             WHERE asked.asked_at <= ?1 AND asked.answer IS NOT 'yes' AND stage IS NOT 'waiting'
               AND (why IS ?2 OR NOT EXISTS (SELECT 1 FROM seats
                                             WHERE seats.table_id = asked.table_id
                                               AND seats.address = asked.address))
             ORDER BY asked.table_id",
        )?;
        let rows = statement.query_map(params![stamp(by), never], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many people a player has asked since then.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn invitations_by(self, maker: &str, since: DateTime<Utc>) -> Result<u32, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT (SELECT count(*) FROM invitations
                         WHERE made_by = ?1 AND address <> ?1 AND asked_at > ?2)
                      + (SELECT count(*) FROM asked_to_join WHERE made_by = ?1 AND asked_at > ?2)",
            )?
            .query_row(params![maker, stamp(since)], |row| row.get(0))?)
    }

    /// The addresses of those who were asked since then, by anybody.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn invited_since(self, since: DateTime<Utc>) -> Result<Vec<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT address FROM invitations WHERE asked_at > ?1
                 UNION SELECT address FROM asked_to_join WHERE asked_at > ?1",
        )?;
        let rows = statement.query_map([stamp(since)], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The addresses that were asked to a table, or reminded of it, since then.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn invited_or_reminded_since(
        self,
        since: DateTime<Utc>,
    ) -> Result<Vec<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT address FROM invitations WHERE asked_at > ?1 OR reminded_at > ?1
                 UNION SELECT address FROM asked_to_join WHERE asked_at > ?1 OR reminded_at > ?1",
        )?;
        let rows = statement.query_map([stamp(since)], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Does whoever has this address want to be asked no more?
    ///
    /// # Errors
    /// If it can't be read.
    pub fn is_uninvited(self, address: &str) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached("SELECT count(*) > 0 FROM uninvited WHERE address = ?1")?
            .query_row([address], |row| row.get(0))?)
    }
}

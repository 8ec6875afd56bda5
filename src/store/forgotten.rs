//! Somebody wants to be forgotten: what the house has of them goes, and what it needs to
//! prove the draws of others' games stays without their name.

use super::{
    Reader, SeatKey, Status, StoreError, WriteTx, digest::digest_of, press::told_as,
    tables::table_and_seat,
};
use crate::{basics::TableId, engine::Seat};
use rusqlite::params;

/// What is deleted, by an address.
const OF_ADDRESS: [&str; 21] = [
    "UPDATE mail SET raw = x'', sender = NULL, message_id = NULL, recipients = NULL, why = '',
            verdict = iif(verdict = 'held', 'ignored', verdict)
     WHERE sender = ?1 OR sender IN (SELECT alias FROM aliases WHERE address = ?1)",
    "UPDATE mail SET question = NULL
     WHERE question IN (SELECT id FROM questions WHERE sender = ?1)",
    "DELETE FROM questions WHERE sender = ?1",
    "UPDATE offers SET ended_at = coalesce(ended_at, made_at), address = NULL, name = NULL
     WHERE address = ?1",
    "DELETE FROM press_readers WHERE press_id IN (SELECT id FROM press WHERE address = ?1)",
    "DELETE FROM press WHERE address = ?1",
    "DELETE FROM invitations WHERE address = ?1",
    "UPDATE invitations SET made_by = NULL, invited_by = '' WHERE made_by = ?1",
    "DELETE FROM aliases WHERE address = ?1 OR alias = ?1",
    "UPDATE bounces SET address = '' WHERE address = ?1",
    "DELETE FROM stopped WHERE address = ?1",
    "DELETE FROM observers WHERE address = ?1",
    "DELETE FROM digest_parts WHERE digest IN (SELECT id FROM digests WHERE address = ?1)",
    "DELETE FROM digests WHERE address = ?1",
    "UPDATE answer_times SET address = '' WHERE address = ?1",
    "DELETE FROM public_records WHERE address = ?1",
    "DELETE FROM asked_to_join WHERE address = ?1",
    "UPDATE asked_to_join SET made_by = '', invited_by = '' WHERE made_by = ?1",
    "DELETE FROM house_questions WHERE address = ?1 OR sender = ?1",
    "DELETE FROM moves WHERE address = ?1 OR other = ?1",
    "DELETE FROM called WHERE address = ?1",
];

impl WriteTx<'_> {
    /// Deletes what is kept by this address, seats aside.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn forget_address(&self, address: &str, mailbox: &str) -> Result<(), StoreError> {
        self.erased.set(true);
        let mut theirs = self.tx.prepare_cached("SELECT id FROM letters WHERE address = ?1")?;
        let letters = theirs.query_map([address], |row| row.get(0))?;
        self.empty(&letters.collect::<Result<Vec<i64>, _>>()?)?;
        for sql in OF_ADDRESS {
            self.execute(sql, [address])?;
        }
        self.execute("DELETE FROM members WHERE mailbox = ?1", [mailbox])?;
        self.execute("DELETE FROM greeted WHERE mailbox = ?1", [digest_of(mailbox)])?;
        Ok(())
    }

    /// Takes the reasons that name somebody out of what became of a table's mails.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn unname_reasons(&self, table: TableId, name: &str) -> Result<(), StoreError> {
        self.execute(
            // Refusals repeat words in lower case.
            "UPDATE mail SET why = '' WHERE table_id = ?1 AND ?2 <> ''
                AND (instr(why, ?2) > 0 OR instr(why, ?3) > 0)",
            params![table, name, name.to_lowercase()],
        )?;
        Ok(())
    }

    /// Puts other names in the place of those by which the people who were told something at a
    /// table are known.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn rename_told(
        &self,
        table: TableId,
        neutral: &dyn Fn(Option<Seat>, &str) -> Option<String>,
    ) -> Result<(), StoreError> {
        for mut said in self.read().press_of_table(table)? {
            let mut renamed = false;
            for (seat, name) in &mut said.heard_by {
                if let Some(other) = neutral(Some(*seat), name) {
                    *name = other;
                    renamed = true;
                }
            }
            if renamed {
                let listed = told_as(&said.heard_by);
                self.execute(
                    "UPDATE press SET heard_by = ?2 WHERE id = ?1",
                    params![said.id, listed],
                )?;
            }
        }
        Ok(())
    }
}

impl Reader<'_> {
    /// Those of all addresses that players have, mails came from, or letters went to, that
    /// are somebody's.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn addresses_of(self, theirs: impl Fn(&str) -> bool) -> Result<Vec<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT DISTINCT address FROM
                 (SELECT address FROM seats UNION SELECT sender FROM mail
                  UNION SELECT address FROM letters UNION SELECT address FROM invitations
                  UNION SELECT address FROM asked_to_join UNION SELECT address FROM members
                  UNION SELECT address FROM called)
             WHERE address <> '' ORDER BY address",
        )?;
        let rows = statement.query_map([], |row| row.get(0))?;
        let mut found = Vec::new();
        for address in rows {
            let address: String = address?;
            if theirs(&address) {
                found.push(address);
            }
        }
        Ok(found)
    }

    /// What somebody is, and was, called at tables, by one of their addresses.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn names_at_tables(self, address: &str) -> Result<Vec<(SeatKey, String)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat, name FROM seats WHERE address = ?1
             UNION SELECT table_id, seat, name FROM offers WHERE address = ?1
             UNION SELECT table_id, seat, name FROM press WHERE address = ?1
             UNION SELECT table_id, seat, name FROM called WHERE address = ?1
             UNION SELECT letters.table_id, letters.seat, members.name
                   FROM letters JOIN members ON members.address = letters.address
                   WHERE letters.address = ?1 AND letters.seat IS NOT NULL",
        )?;
        let rows = statement.query_map([address], |row| {
            let name: Option<String> = row.get(2)?;
            Ok((table_and_seat(row)?, name.unwrap_or_default()))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// All seats of an address, at tables of any age, with what became of the table.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn all_seats_of(self, address: &str) -> Result<Vec<(SeatKey, Status)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id, seat, status, stage FROM seats JOIN tables ON id = table_id
             WHERE address = ?1 AND address <> '' ORDER BY table_id, seat",
        )?;
        let rows = statement.query_map([address], |row| {
            let (status, stage): (String, Option<String>) = (row.get(2)?, row.get(3)?);
            let seat: Seat = row.get(1)?;
            Ok(((row.get(0)?, seat), Status::parse(&status, stage.as_deref())))
        })?;
        let mut seats = Vec::new();
        for row in rows {
            let (seat, status) = row?;
            // A state unknown to this build: it is in play, until we know better.
            seats.push((seat, status.unwrap_or(Status::Paused)));
        }
        Ok(seats)
    }
}

//! People whose letters are to go to another address.

use super::{Reader, StoreError, WriteTx, digest::digest_of, stamp, time_at};
use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{OptionalExtension, params};

/// For how long an address that was somebody's can take back what was moved from it.
const BACK_DAYS: i64 = 14;

/// What the secret of a letter about somebody's address is good for. No `Debug`: it holds
/// addresses.
pub struct Move {
    /// Theirs now.
    pub address: String,
    /// The one that it is to be.
    pub other: String,
    /// Was that one theirs before?
    pub back: bool,
}

/// An address that can take back what was moved from it. No `Debug`: it holds an address.
pub struct WayBack {
    pub other: String,
    pub moved_at: DateTime<Utc>,
    pub until: DateTime<Utc>,
    /// How many letters it got with the way back.
    pub letters: u32,
}

/// What is kept by a person's address, seats in play aside: `?1` becomes `?2`.
const OF_MEMBER: [&str; 18] = [
    "UPDATE seats SET address = ?2 WHERE address = ?1",
    "UPDATE OR IGNORE called SET address = ?2 WHERE address = ?1",
    "DELETE FROM called WHERE address = ?1 AND ?1 <> ?2",
    "UPDATE OR IGNORE gathered SET address = ?2 WHERE address = ?1",
    "UPDATE OR IGNORE observers SET address = ?2 WHERE address = ?1",
    "UPDATE OR IGNORE invitations SET address = ?2 WHERE address = ?1",
    "UPDATE invitations SET made_by = ?2 WHERE made_by = ?1",
    "UPDATE asked_to_join SET made_by = ?2 WHERE made_by = ?1",
    "UPDATE press SET address = ?2 WHERE address = ?1",
    "UPDATE digests SET address = ?2 WHERE address = ?1",
    "UPDATE answer_times SET address = ?2 WHERE address = ?1",
    "UPDATE offers SET address = ?2 WHERE address = ?1 AND ended_at IS NULL",
    "UPDATE OR IGNORE public_records SET address = ?2 WHERE address = ?1",
    "UPDATE OR IGNORE aliases SET address = ?2 WHERE address = ?1 AND alias <> ?2",
    "DELETE FROM aliases WHERE address = ?1 AND ?1 <> ?2",
    "DELETE FROM house_questions WHERE address IN (?1, ?2)",
    "UPDATE moves SET address = ?2 WHERE address = ?1",
    // A letter of the house that has not left yet shows the secret of before.
    "UPDATE letters SET state = 'dropped', dropped_because = 'they have another address'
     WHERE address = ?1 AND ?1 <> ?2 AND seat IS NULL AND state = 'waiting'",
];

impl WriteTx<'_> {
    /// Somebody wants their letters at another address, where a letter with this code is going.
    /// What they wanted before is no longer wanted.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn ask_to_move(
        &self,
        address: &str,
        other: &str,
        code: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.end_moves(address)?;
        self.add_move(
            &Move { address: address.to_owned(), other: other.to_owned(), back: false },
            code,
            at,
        )
    }

    /// Their letters went to `back.other` before, and may again.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn add_move(&self, to: &Move, code: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO moves (code_digest, address, other, at, back) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![digest_of(code), to.address, to.other, stamp(at), to.back],
        )?;
        Ok(())
    }

    /// Nothing comes of what somebody wanted and has not confirmed.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_moves(&self, address: &str) -> Result<(), StoreError> {
        self.execute("UPDATE moves SET ended = 1 WHERE address = ?1 AND back = 0", [address])?;
        Ok(())
    }

    /// The code of a letter has been used.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_move(&self, code: &str) -> Result<(), StoreError> {
        self.execute("UPDATE moves SET ended = 1 WHERE code_digest = ?1", [digest_of(code)])?;
        Ok(())
    }

    /// Their letters go back to where they went when the letter with this code was written:
    /// whoever had them since has no way back of their own.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn take_back(&self, code: &str) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM moves WHERE (address, at) IN
                 (SELECT moves.address, moves.at FROM moves, moves AS this
                  WHERE this.code_digest = ?1 AND moves.address = this.address
                    AND moves.at >= this.at)",
            [digest_of(code)],
        )?;
        Ok(())
    }

    /// Forgets the profile of a mailbox, for another one that is its owner's, too. What is kept by
    /// the address stays.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn drop_member(&self, mailbox: &str) -> Result<(), StoreError> {
        self.execute("DELETE FROM members WHERE mailbox = ?1", [mailbox])?;
        Ok(())
    }

    /// Gives somebody another address, with everything that is kept by it but their seats in
    /// play, and a new secret.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn move_member(
        &self,
        (old, new): (&str, &str),
        mailbox: &str,
        token: &str,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE members SET address = ?2, mailbox = ?3, token = ?4, token_digest = ?5
             WHERE address = ?1",
            params![old, new, mailbox, token, digest_of(token)],
        )?;
        for sql in OF_MEMBER {
            self.execute(sql, [old, new])?;
        }
        Ok(())
    }
}

impl Reader<'_> {
    /// What the secret of a letter to somebody's other address says, if it is still good.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn move_by(self, code: &str, now: DateTime<Utc>) -> Result<Option<Move>, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT address, other, back FROM moves
                 WHERE code_digest = ?1 AND ended = 0 AND at > iif(back, ?2, ?3)",
            )?
            .query_row(
                params![
                    digest_of(code),
                    stamp(now - TimeDelta::days(BACK_DAYS)),
                    stamp(now - TimeDelta::days(1))
                ],
                |row| Ok(Move { address: row.get(0)?, other: row.get(1)?, back: row.get(2)? }),
            )
            .optional()?)
    }

    /// How often somebody has wanted another address since then.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn moves_since(self, address: &str, since: DateTime<Utc>) -> Result<u32, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT count(*) FROM moves WHERE address = ?1 AND back = 0 AND at > ?2",
            )?
            .query_row([address, &stamp(since)], |row| row.get(0))?)
    }

    /// The addresses that can take back what was moved from them to this one, directly or
    /// through others.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn ways_back(self, address: &str, now: DateTime<Utc>) -> Result<Vec<WayBack>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT other, at, count(*) FROM moves
             WHERE address = ?1 AND back = 1 AND ended = 0 AND other <> ?1 AND at > ?2
             GROUP BY other, at ORDER BY at",
        )?;
        let back = TimeDelta::days(BACK_DAYS);
        let rows = statement.query_map(params![address, stamp(now - back)], |row| {
            let moved_at = time_at(row, 1)?;
            let until = moved_at + back;
            Ok(WayBack { other: row.get(0)?, moved_at, until, letters: row.get(2)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The addresses that somebody had before this one.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn addresses_before(self, address: &str) -> Result<Vec<String>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT DISTINCT other FROM moves WHERE address = ?1 AND back = 1")?;
        let rows = statement.query_map([address], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

//! What players propose to each other, and who has agreed.

use super::{Reader, SeatKey, StoreError, WriteTx, clock::maybe_time, stamp, time_at};
use crate::{
    basics::TableId,
    engine::{Motion, Seat},
};
use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

/// Who must agree to what players propose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoteRule {
    All,
    /// More than half of them.
    Most,
    /// Nothing is proposed.
    None,
}

impl VoteRule {
    pub const ALL: [VoteRule; 3] = [VoteRule::All, VoteRule::Most, VoteRule::None];

    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            VoteRule::All => "all",
            VoteRule::Most => "most",
            VoteRule::None => "none",
        }
    }

    #[must_use]
    pub fn of(word: &str) -> Option<VoteRule> {
        VoteRule::ALL.into_iter().find(|rule| rule.word() == word)
    }
}

/// What a player proposes to the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub id: i64,
    pub table: TableId,
    /// Whose it is.
    pub seat: Seat,
    pub motion: Motion,
    /// The end of a pause.
    pub until: Option<DateTime<Utc>>,
    /// The number of its entry in the journal, by which it is called.
    pub entry: u32,
    /// How many entries remain after an undo.
    pub back_to: Option<u32>,
    pub made_at: DateTime<Utc>,
}

const COLUMNS: &str = "id, table_id, seat, motion, until, entry, back_to, made_at";

fn proposal_from(row: &Row<'_>) -> rusqlite::Result<Proposal> {
    let motion: String = row.get(3)?;
    let unknown = || {
        let what = format!("unknown motion {motion}");
        rusqlite::Error::FromSqlConversionFailure(3, rusqlite::types::Type::Text, what.into())
    };
    Ok(Proposal {
        id: row.get(0)?,
        table: row.get(1)?,
        seat: row.get(2)?,
        motion: Motion::of(&motion).ok_or_else(unknown)?,
        until: maybe_time(row, 4)?,
        entry: row.get(5)?,
        back_to: row.get(6)?,
        made_at: time_at(row, 7)?,
    })
}

impl WriteTx<'_> {
    /// Records who must agree to proposals.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn set_votes(&self, table: TableId, rule: VoteRule) -> Result<(), StoreError> {
        let word = rule.word();
        self.execute("UPDATE tables SET votes = ?2 WHERE id = ?1", params![table, word])?;
        Ok(())
    }

    /// A player proposes something, and agrees to it. The proposal's number is set here.
    ///
    /// # Errors
    /// If the table has a proposal already, or it can't be written.
    pub fn propose(&self, proposal: &Proposal) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO proposals (table_id, seat, motion, until, entry, back_to, made_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                proposal.table,
                proposal.seat,
                proposal.motion.word(),
                proposal.until.map(stamp),
                proposal.entry,
                proposal.back_to,
                stamp(proposal.made_at)
            ],
        )?;
        self.execute(
            "INSERT INTO ballots (proposal, seat, agrees)
             SELECT id, seat, 1 FROM proposals WHERE table_id = ?1 AND ended_at IS NULL",
            [proposal.table],
        )?;
        Ok(())
    }

    /// A seat agrees or objects; a later word takes the place of an earlier one.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn vote(&self, proposal: i64, seat: Seat, agrees: bool) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR REPLACE INTO ballots (proposal, seat, agrees) VALUES (?1, ?2, ?3)",
            params![proposal, seat, agrees],
        )?;
        Ok(())
    }

    /// Nothing is open any more at a table; `only` an undo, if the table has just moved.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn end_proposals(
        &self,
        table: TableId,
        only: Option<Motion>,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE proposals SET ended_at = ?2
             WHERE table_id = ?1 AND ended_at IS NULL AND (?3 IS NULL OR motion = ?3)",
            params![table, stamp(at), only.map(Motion::word)],
        )?;
        Ok(())
    }

    /// Somebody else has a seat: its word does not count, nor what it proposed.
    pub(super) fn end_ballots(&self, seat: SeatKey, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE proposals SET ended_at = ?3
             WHERE table_id = ?1 AND seat = ?2 AND ended_at IS NULL",
            params![seat.0, seat.1, stamp(at)],
        )?;
        self.execute(
            "DELETE FROM ballots WHERE seat = ?2 AND proposal IN
                 (SELECT id FROM proposals WHERE table_id = ?1 AND ended_at IS NULL)",
            params![seat.0, seat.1],
        )?;
        Ok(())
    }
}

impl Reader<'_> {
    /// What is open at a table.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn proposal(self, table: TableId) -> Result<Option<Proposal>, StoreError> {
        let sql =
            format!("SELECT {COLUMNS} FROM proposals WHERE table_id = ?1 AND ended_at IS NULL");
        let mut statement = self.connection.prepare_cached(&sql)?;
        Ok(statement.query_row([table], proposal_from).optional()?)
    }

    /// What this seat has proposed, as long as it is open.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn proposal_by(self, (table, seat): SeatKey) -> Result<Option<Proposal>, StoreError> {
        Ok(self.proposal(table)?.filter(|open| open.seat == seat))
    }

    /// Who has said what to a proposal.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn ballots(self, proposal: i64) -> Result<Vec<(Seat, bool)>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT seat, agrees FROM ballots WHERE proposal = ?1 ORDER BY seat")?;
        let rows = statement.query_map([proposal], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How often a seat has proposed something since then.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn proposed_since(self, seat: SeatKey, since: DateTime<Utc>) -> Result<usize, StoreError> {
        let count: u32 = self
            .connection
            .prepare_cached(
                "SELECT count(*) FROM proposals WHERE table_id = ?1 AND seat = ?2 AND made_at > ?3",
            )?
            .query_row(params![seat.0, seat.1, stamp(since)], |row| row.get(0))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }

    /// The tables with an open proposal.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn open_proposals(self) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id FROM proposals INDEXED BY proposals_old
             WHERE ended_at IS NULL ORDER BY table_id",
        )?;
        let rows = statement.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

//! Plans: lines that wait for their moment. Only their owner may read them, so no
//! function here returns more than one seat's to be shown.

use super::{Reader, SeatKey, StoreError, WriteTx};
use crate::{basics::TableId, engine::Seat};
use rusqlite::{Row, params};

/// A stored line. No `Debug`: it holds a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct PlanRow {
    /// Negative before it is stored.
    pub id: i64,
    pub seat: Seat,
    /// The line in canonical form.
    pub line: String,
    /// The journal's position when it was filed.
    pub filed_at: u32,
    /// The round in which it last made its decision, the decision's address, and
    /// which of its wishes made it.
    pub acted: Option<(u32, String, Option<u32>)>,
    /// The last round in which it had its chance without deciding.
    pub spent_in: Option<u32>,
    /// Does it wait for its owner's word?
    pub held: bool,
}

/// A stored change to a seat's lines. No `Debug`: it reveals a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct PlanChangeRow {
    /// 0 before it is stored.
    pub id: i64,
    pub seat: Seat,
    pub position: u32,
    /// The line concerned, if it is a single one.
    pub plan: Option<i64>,
    /// What happened: `filed`, `acted` ...
    pub what: String,
    /// A decision's address, or why the line ended.
    pub word: Option<String>,
    pub round: Option<u32>,
    /// The wish that made the decision.
    pub wish: Option<u32>,
    /// The change that this one replaces.
    pub again: Option<i64>,
}

/// The history of a table's plans, except those of players who have left.
#[derive(Clone, Default)]
pub struct PlanPast {
    /// All lines, oldest first.
    pub lines: Vec<PlanRow>,
    /// All changes, oldest first.
    pub changes: Vec<PlanChangeRow>,
}

impl PlanRow {
    fn acted(&self) -> (Option<u32>, Option<&str>, Option<u32>) {
        match &self.acted {
            Some((round, slot, wish)) => (Some(*round), Some(slot), *wish),
            None => (None, None, None),
        }
    }
}

impl WriteTx<'_> {
    /// Stores a new line of the seat's present holder; returns its number.
    pub fn add_plan(
        &self,
        table: TableId,
        plan: &PlanRow,
        mail: Option<i64>,
    ) -> Result<i64, StoreError> {
        let (acted_in, acted_at, acted_by) = plan.acted();
        self.tx
            .prepare_cached(
                "INSERT INTO plans (table_id, seat, holder, line, mail_id, filed_at, held,
                                    acted_in, acted_at, acted_by, spent_in)
                 SELECT ?1, ?2, token_digest, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
                 FROM seats WHERE table_id = ?1 AND seat = ?2",
            )?
            .execute(params![
                table,
                plan.seat,
                plan.line,
                mail,
                plan.filed_at,
                plan.held,
                acted_in,
                acted_at,
                acted_by,
                plan.spent_in
            ])?;
        Ok(self.tx.last_insert_rowid())
    }

    /// Stores what has changed about a line that is live, or live again.
    pub fn update_plan(&self, plan: &PlanRow) -> Result<(), StoreError> {
        let (acted_in, acted_at, acted_by) = plan.acted();
        self.tx
            .prepare_cached(
                "UPDATE plans SET held = ?2, acted_in = ?3, acted_at = ?4, acted_by = ?5,
                 spent_in = ?6, ended = NULL, ended_at = NULL WHERE id = ?1",
            )?
            .execute(params![plan.id, plan.held, acted_in, acted_at, acted_by, plan.spent_in])?;
        Ok(())
    }

    /// Ends a line. The row stays for the archive.
    pub fn end_plan(&self, id: i64, why: &str, position: u32) -> Result<(), StoreError> {
        self.tx
            .prepare_cached("UPDATE plans SET ended = ?2, ended_at = ?3 WHERE id = ?1")?
            .execute(params![id, why, position])?;
        Ok(())
    }
}

impl WriteTx<'_> {
    /// Records a change to a seat's lines.
    pub fn add_plan_change(
        &self,
        table: TableId,
        change: &PlanChangeRow,
    ) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "INSERT INTO plan_changes (table_id, seat, position, plan_id, what, word, round,
                                           wish, again)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            )?
            .execute(params![
                table,
                change.seat,
                change.position,
                change.plan,
                change.what,
                change.word,
                change.round,
                change.wish,
                change.again
            ])?;
        Ok(())
    }
}

impl Reader<'_> {
    pub fn plan_past(self, table: TableId) -> Result<PlanPast, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT plans.id, plans.seat, line, filed_at, held, acted_in, acted_at, acted_by,
             spent_in FROM plans
             JOIN seats ON seats.table_id = plans.table_id AND seats.seat = plans.seat
             WHERE plans.table_id = ?1 AND holder = token_digest ORDER BY plans.id",
        )?;
        let lines = statement.query_map([table], plan_row)?.collect::<Result<_, _>>()?;
        let mut statement = self.connection.prepare_cached(
            "SELECT id, seat, position, plan_id, what, word, round, wish, again
             FROM plan_changes WHERE table_id = ?1 ORDER BY id",
        )?;
        let changes = statement.query_map([table], |row| {
            Ok(PlanChangeRow {
                id: row.get(0)?,
                seat: row.get(1)?,
                position: row.get(2)?,
                plan: row.get(3)?,
                what: row.get(4)?,
                word: row.get(5)?,
                round: row.get(6)?,
                wish: row.get(7)?,
                again: row.get(8)?,
            })
        })?;
        Ok(PlanPast { lines, changes: changes.collect::<Result<_, _>>()? })
    }

    /// A table's live lines, oldest first, except those of players who have left
    /// their seat.
    pub fn plans(self, table: TableId) -> Result<Vec<PlanRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT plans.id, plans.seat, line, filed_at, held, acted_in, acted_at, acted_by,
             spent_in FROM plans
             JOIN seats ON seats.table_id = plans.table_id AND seats.seat = plans.seat
             WHERE plans.table_id = ?1 AND ended IS NULL AND holder = token_digest
             ORDER BY plans.id",
        )?;
        let rows = statement.query_map([table], plan_row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many invitations to write ahead have gone to a seat at this address since
    /// somebody there last did.
    pub fn invitations_unused(
        self,
        (table, seat): SeatKey,
        address: &str,
    ) -> Result<u32, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT count(*) FROM letters
             WHERE table_id = ?1 AND seat = ?2 AND kind = 'invited' AND address = ?3
             AND position > coalesce(
                 (SELECT max(filed_at) FROM plans WHERE table_id = ?1 AND seat = ?2), -1)",
        )?;
        Ok(statement.query_row(params![table, seat, address], |row| row.get(0))?)
    }

    /// The lines of a seat's present holder that ended for this reason after a
    /// position, oldest first.
    pub fn plans_ended(
        self,
        (table, seat): SeatKey,
        why: &str,
        after: u32,
    ) -> Result<Vec<String>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT line FROM plans
             JOIN seats ON seats.table_id = plans.table_id AND seats.seat = plans.seat
             WHERE plans.table_id = ?1 AND plans.seat = ?2 AND ended = ?3 AND ended_at > ?4
             AND holder = token_digest ORDER BY ended_at, plans.id",
        )?;
        let rows = statement.query_map(params![table, seat, why, after], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn plan_row(row: &Row<'_>) -> rusqlite::Result<PlanRow> {
    Ok(PlanRow {
        id: row.get(0)?,
        seat: row.get(1)?,
        line: row.get(2)?,
        filed_at: row.get(3)?,
        held: row.get(4)?,
        acted: match (row.get(5)?, row.get(6)?) {
            (Some(round), Some(slot)) => Some((round, slot, row.get(7)?)),
            _ => None,
        },
        spent_in: row.get(8)?,
    })
}

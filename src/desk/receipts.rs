//! What went well is said by the next letter to the same player; a receipt of its own
//! comes if there is none for a while.

use super::{Desk, DeskError, Settings, load, writing::Writing};
use crate::{
    basics::TableId,
    engine::Seat,
    letters::{Occasion, PlanDone},
    store::{Status, Unsaid, WriteTx},
};
use chrono::{DateTime, Utc};

impl Desk {
    /// Writes the receipts that have waited long enough. Returns at how many tables that
    /// failed.
    pub(super) fn late_receipts(&mut self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let due = self.store.read().unsaid_due(now)?;
        let mut tables: Vec<TableId> = due.into_iter().map(|(table, _)| table).collect();
        tables.dedup();
        self.at_each("receipts", tables, now, late_receipts_of)
    }
}

fn late_receipts_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    id: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let due = tx.read().unsaid_due(now)?.into_iter().filter(|(table, _)| *table == id);
    let due: Vec<Seat> = due.map(|(_, seat)| seat).collect();
    let Some(row) = tx.read().table(id)? else { return Ok(()) };
    let plays = matches!(row.status, Status::Running | Status::Paused);
    // Whoever plays at a table that can't be read hears of that from its moderator.
    let table = load(&settings.games, tx.read(), &row)?.ok().filter(|_| plays);
    for seat in due {
        let Unsaid { acted, kept } = tx.read().unsaid((id, seat))?;
        tx.forget_unsaid((id, seat))?;
        if let Some(table) = &table {
            let done = PlanDone { acted, kept, ..PlanDone::default() };
            let writing = Writing::new(tx, settings, &row, &**table, now).telling(None, done);
            writing.letter(seat, &Occasion::Receipt, None)?;
        }
    }
    Ok(())
}

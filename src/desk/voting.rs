//! Proposals of players that are settled, or were open long enough.

use super::{
    Desk, DeskError, Settings, ballots::OPEN, load, moderating::settle, table::AnyTable,
    writing::Writing,
};
use crate::{
    basics::TableId,
    engine::{Seat, Settled},
    letters::Occasion,
    store::{Proposal, WriteTx},
};
use chrono::{DateTime, Utc};

/// Records what became of a proposal and tells its player; the others read it in their next
/// letters.
pub(super) fn tell(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: &dyn AnyTable,
    proposal: &Proposal,
    how: (Settled, Vec<Seat>),
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let table = settle(tx, table, proposal, how, now)?;
    let Some(row) = tx.read().table(proposal.table)? else { return Ok(()) };
    let writing = Writing::new(tx, settings, &row, &*table, now);
    writing.letter(proposal.seat, &Occasion::Moderated, None)
}

impl Desk {
    /// Ends proposals that were open long enough. Returns at how many tables that failed.
    pub(super) fn old_proposals(&mut self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let tables = self.store.read().proposals_before(now - OPEN)?;
        self.at_each("proposals", tables, now, end_proposal_of)
    }
}

fn end_proposal_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    id: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let (Some(open), Some(row)) = (tx.read().proposal(id)?, tx.read().table(id)?) else {
        return Ok(());
    };
    tx.end_proposals(id, None, now)?;
    // A table that can't be shown has no journal to say it in.
    let Ok(table) = load(&settings.games, tx.read(), &row)? else { return Ok(()) };
    tell(tx, settings, &*table, &open, (Settled::Expired, Vec::new()), now)
}

//! Proposals of players that are settled, or were open long enough.

use super::{
    Desk, DeskError, Settings,
    ballots::{Count, OPEN},
    load,
    moderating::{settle, voted},
    table::AnyTable,
    writing::Writing,
};
use crate::{
    basics::TableId,
    engine::{Seat, Settled},
    letters::Occasion,
    store::{Proposal, Reader, TableRow, VoteRule, WriteTx},
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

/// What a proposal has come to though nobody has said anything: it was open long enough, whoever
/// had not answered has left, or the table's rule is another.
fn come_to(
    reader: Reader<'_>,
    row: &TableRow,
    open: &Proposal,
    now: DateTime<Utc>,
) -> Result<Option<(Settled, Vec<Seat>)>, DeskError> {
    if open.made_at + OPEN <= now {
        return Ok(Some((Settled::Expired, Vec::new())));
    }
    if row.votes == VoteRule::None {
        return Ok(Some((Settled::Void, Vec::new())));
    }
    let count = Count::of(reader, row, open)?;
    Ok(count.settled().map(|how| match how {
        Settled::Agreed => (how, count.agreed),
        Settled::Refused | Settled::Withdrawn | Settled::Expired | Settled::Void => {
            (how, count.objected)
        }
    }))
}

impl Desk {
    /// Settles proposals that nobody has to say anything more to. Returns at how many tables
    /// that failed.
    pub(super) fn settle_proposals(&mut self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let reader = self.store.read();
        let mut tables = Vec::new();
        for id in reader.open_proposals()? {
            if let (Some(open), Some(row)) = (reader.proposal(id)?, reader.table(id)?)
                && come_to(reader, &row, &open, now)?.is_some()
            {
                tables.push(id);
            }
        }
        self.at_each("proposals", tables, now, settle_proposal_of)
    }
}

fn settle_proposal_of(
    tx: &WriteTx<'_>,
    settings: &Settings,
    id: TableId,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    let (Some(open), Some(row)) = (tx.read().proposal(id)?, tx.read().table(id)?) else {
        return Ok(());
    };
    let Some(how) = come_to(tx.read(), &row, &open, now)? else { return Ok(()) };
    tx.end_proposals(id, None, now)?;
    // A table that can't be shown has no journal to say it in.
    let Ok(table) = load(&settings.games, tx.read(), &row)? else { return Ok(()) };
    let how = match how {
        (Settled::Agreed, agreed) => {
            if voted(tx, settings, &row, (&open, &agreed), None, now)?.is_ok() {
                return Ok(());
            }
            (Settled::Void, Vec::new())
        }
        how => how,
    };
    tell(tx, settings, &*table, &open, how, now)
}

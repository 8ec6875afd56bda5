//! Proposals of players: who must agree, and whether that is settled.

use crate::{
    engine::{Motion, Seat, Settled},
    letters::VotePage,
    store::{Proposal, Reader, StoreError, TableRow, VoteRule},
};
use chrono::TimeDelta;

/// How long a proposal is open.
pub(super) const OPEN: TimeDelta = TimeDelta::days(7);

/// Who must agree to this. What came to light is known, so taking back what led there needs
/// everybody's leave, whatever the table's rule for the rest.
fn rule(row: &TableRow, motion: Motion) -> VoteRule {
    match (row.votes, motion) {
        (VoteRule::Most, Motion::Undo) => VoteRule::All,
        (rule, Motion::End | Motion::Draw | Motion::Pause | Motion::Undo) => rule,
    }
}

/// How a proposal stands. Seats that a house player has for good don't count; a player for
/// whom one sits in does, since it is their game.
pub(super) struct Count {
    pub(super) agreed: Vec<Seat>,
    pub(super) objected: Vec<Seat>,
    voters: usize,
    rule: VoteRule,
}

impl Count {
    pub(super) fn of(
        reader: Reader<'_>,
        row: &TableRow,
        proposal: &Proposal,
    ) -> Result<Count, StoreError> {
        let counts = |seat: Seat| row.player(seat).is_some_and(|it| !it.address.is_empty());
        let ballots = reader.ballots(proposal.id)?;
        let said = |wanted: bool| {
            let said = ballots.iter().filter(|(seat, agrees)| *agrees == wanted && counts(*seat));
            said.map(|(seat, _)| *seat).collect::<Vec<Seat>>()
        };
        let voters = row.seats.iter().filter(|it| !it.address.is_empty()).count();
        Ok(Count {
            agreed: said(true),
            objected: said(false),
            voters,
            rule: rule(row, proposal.motion),
        })
    }

    /// What it comes to, if that is settled.
    pub(super) fn settled(&self) -> Option<Settled> {
        let (yes, no) = (self.agreed.len(), self.objected.len());
        let (agreed, refused) = match self.rule {
            VoteRule::All => (yes == self.voters, no > 0),
            VoteRule::Most => (yes * 2 > self.voters, no * 2 >= self.voters),
            VoteRule::None => (false, true),
        };
        match (agreed, refused) {
            (_, true) => Some(Settled::Refused),
            (true, false) => Some(Settled::Agreed),
            (false, false) => None,
        }
    }
}

/// What a player's letter says of the open proposal.
pub(super) fn page(reader: Reader<'_>, row: &TableRow) -> Result<Option<VotePage>, StoreError> {
    let Some(open) = reader.proposal(row.id)? else { return Ok(None) };
    let count = Count::of(reader, row, &open)?;
    Ok(Some(VotePage {
        by: open.seat,
        motion: open.motion,
        until: open.until,
        number: open.entry,
        agreed: count.agreed,
        all: rule(row, open.motion) == VoteRule::All,
        ends: open.made_at + OPEN,
    }))
}

//! What the players have agreed on, done as a moderator would do it.

use super::{
    super::{DeskError, Settings, mending::MendError, moved::record, table::AnyTable},
    session::{Asked, Fail, Session},
    who::{self, Moderator},
};
use crate::{
    engine::{Author, Deed, Motion, Note, Seat, Settled},
    store::{Proposal, Status, TableRow, WriteTx},
};
use chrono::{DateTime, Utc};

/// Carries a proposal out that these seats agreed on, and tells everybody. Returns why not,
/// if it can't be done any more: then nothing was.
pub(in super::super) fn voted(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
    (proposal, agreed): (&Proposal, &[Seat]),
    mail: Option<i64>,
    now: DateTime<Utc>,
) -> Result<Result<(), String>, DeskError> {
    let nobody = Moderator::of(tx.read(), who::operator(tx, row.id, now)?, row)?;
    let asked = Asked { mail, saw: None };
    let mut session = match Session::at_table(tx, settings, row.clone(), nobody, asked, now)? {
        Ok(session) => session,
        Err(why) => return Ok(Err(why)),
    };
    session.vote = true;
    let done = tx.attempt(|| match session.carry_out(proposal, agreed) {
        Ok(_) => Ok((Ok(()), true)),
        Err(Fail::Refused { sentence, .. }) => Ok((Err(sentence), false)),
        Err(Fail::Desk(error)) => Err(error),
    })?;
    if done.is_ok() {
        session.letters()?;
        session.tell_the_others()?;
    }
    Ok(done)
}

impl Session<'_> {
    fn carry_out(&mut self, proposal: &Proposal, agreed: &[Seat]) -> Result<String, Fail> {
        let motion = proposal.motion;
        self.must_run()?;
        if motion == Motion::Pause && self.row.status == Status::Paused {
            return Err(super::session::refuse("the table is paused already"));
        }
        let seats = agreed.to_vec();
        self.do_deed(Deed::Settled { motion, how: Settled::Agreed, seats })?;
        self.effects.all = true;
        match motion {
            Motion::End => self.finish(),
            Motion::Draw => self.cancel(),
            Motion::Pause => self.pause_until(proposal.until, chrono_tz::Tz::UTC),
            Motion::Undo => match proposal.back_to.filter(|to| self.table.went_through(*to)) {
                Some(to) => self.undo_now(to),
                None => Err(super::session::refuse("the order is not there any more")),
            },
        }
    }
}

/// Records what became of a proposal that nothing follows from. Returns the table as it is
/// then.
pub(in super::super) fn settle(
    tx: &WriteTx<'_>,
    table: &dyn AnyTable,
    proposal: &Proposal,
    (how, seats): (Settled, Vec<Seat>),
    now: DateTime<Utc>,
) -> Result<Box<dyn AnyTable>, DeskError> {
    let mut table = table.copy();
    let deed = Deed::Settled { motion: proposal.motion, how, seats };
    let note = Note { vote: true, ..Note::default() };
    let taken = table.deed(Author::Moderator(None), deed, note).map_err(MendError::fault)?;
    record(tx, proposal.table, &mut *table, &taken, None, now)?;
    Ok(table)
}

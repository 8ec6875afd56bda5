//! What players propose to each other: `propose end`, `agree`, `object`, `withdraw`.

use super::{
    super::{
        DeskError,
        ballots::Count,
        moderating::{settle, voted},
        voting,
        writing::Writing,
    },
    At, Judgement,
    lexicon::Command,
    vote_lines::Vote,
    wishes::{Wishes, acts},
};
use crate::{
    engine::{Deed, Motion, Order, Settled},
    letters::{Explanation, Kept, Occasion, VoteSaid},
    store::{Proposal, Status, Verdict, VoteRule},
    timing::read_moment,
};
use chrono::TimeDelta;

/// How many things one player may propose within a day.
const MOST_A_DAY: usize = 3;

impl At<'_> {
    /// Is a line about proposals meant for those? Words that the game has, too, are its own
    /// unless they name the proposal.
    pub(super) fn is_vote(&self, vote: &Vote, order: &Order) -> Result<bool, DeskError> {
        let number = match vote {
            Vote::Propose(..) => return Ok(true),
            Vote::Ballot { number, .. } | Vote::Withdraw { number } => *number,
        };
        let open = self.work.tx.read().proposal(self.row.id)?;
        let named = number.is_some() && number == open.map(|it| it.entry);
        Ok(named || !acts(&self.judged(order.clone())))
    }

    /// Does what a mail says about proposals.
    pub(super) fn vote(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if let Some(doubted) = &wishes.doubted {
            return self.doubt(doubted, None);
        }
        let vote = match wishes.votes.as_slice() {
            [vote] if !wishes.asks(Command::Preview) => vote,
            [_] => return self.said_of_vote(VoteSaid::Preview),
            _ => return self.said_of_vote(VoteSaid::Several),
        };
        match self.row.status {
            Status::Running | Status::Paused => {}
            Status::Waiting => {
                let nothing = Explanation::Paused { kept: Kept::Nothing };
                return self.answer(&Occasion::Explained(nothing));
            }
            Status::Finished | Status::Cancelled => {
                return self.answer(&Occasion::Explained(Explanation::Over));
            }
        }
        if self.row.votes == VoteRule::None {
            return self.said_of_vote(VoteSaid::Off);
        }
        match vote {
            Vote::Propose(motion, until) => self.propose(*motion, until.as_deref(), saw),
            Vote::Ballot { agrees, number } => {
                let Some(open) = self.meant(*number, saw)? else {
                    return self.said_of_vote(VoteSaid::NothingOpen);
                };
                self.work.tx.vote(open.id, self.key.1, *agrees)?;
                self.decide(&open, VoteSaid::Counted { agrees: *agrees })
            }
            Vote::Withdraw { number } => {
                let Some(open) = self.meant(*number, saw)? else {
                    return self.said_of_vote(VoteSaid::NothingOpen);
                };
                if open.seat != self.key.1 {
                    return self.said_of_vote(VoteSaid::NotYours);
                }
                self.work.tx.end_proposals(self.row.id, None, self.work.now)?;
                let tx = self.work.tx;
                let how = (Settled::Withdrawn, vec![self.seat]);
                settle(tx, self.table, &open, how, self.work.now)?;
                self.said_of_vote(VoteSaid::Withdrawn)
            }
        }
    }

    fn said_of_vote(&self, said: VoteSaid) -> Result<Judgement, DeskError> {
        let verdict = if said.is_done() { Verdict::CarriedOut } else { Verdict::Explained };
        let why = format!("a vote: {said:?}");
        // The journal may have grown.
        self.work.seated(self.key, |at| {
            at.answer_with(&Occasion::Explained(Explanation::Vote(said)), verdict, &why)
        })
    }

    /// The open proposal, if it is the one that the writer means: the one they name, or had
    /// read of.
    fn meant(&self, number: Option<u32>, saw: Option<u32>) -> Result<Option<Proposal>, DeskError> {
        let open = self.work.tx.read().proposal(self.row.id)?;
        Ok(open.filter(|open| match number {
            Some(number) => number == open.entry,
            None => saw.is_some_and(|saw| saw > open.entry),
        }))
    }

    fn propose(
        &self,
        motion: Motion,
        until: Option<&str>,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let (tx, now) = (self.work.tx, self.work.now);
        if tx.read().proposal(self.row.id)?.is_some() {
            return self.said_of_vote(VoteSaid::Another);
        }
        if tx.read().proposed_since(self.key, now - TimeDelta::days(1))? >= MOST_A_DAY {
            return self.said_of_vote(VoteSaid::TooMany { limit: MOST_A_DAY });
        }
        let stops = matches!(motion, Motion::Pause | Motion::Undo);
        if stops && self.row.status == Status::Paused {
            return self.said_of_vote(VoteSaid::Paused);
        }
        let zone = tx.read().seat_clock(self.key)?.zone.unwrap_or(self.work.settings.clock.zone);
        let until = until.map(|words| read_moment(words, zone, now)).transpose();
        let Ok(until) = until else { return self.said_of_vote(VoteSaid::BadDate) };
        let back_to = match motion {
            Motion::Undo => match self.last_order(saw) {
                Ok(last) => Some(last.to),
                Err(why) => return self.answer(&Occasion::Explained(why)),
            },
            Motion::End | Motion::Draw | Motion::Pause => None,
        };
        let told = until.map(|at| at.format("%Y-%m-%d %H:%M UTC").to_string());
        let table = self.enter(Deed::Propose { seat: self.seat, motion, until: told })?;
        let proposal = Proposal {
            id: 0,
            table: self.row.id,
            seat: self.key.1,
            motion,
            until,
            entry: table.position().saturating_sub(1),
            back_to,
            made_at: now,
        };
        tx.propose(&proposal)?;
        let Some(open) = tx.read().proposal(self.row.id)? else {
            return Err(DeskError::Fault("a proposal is gone".to_owned()));
        };
        if Count::of(tx.read(), self.row, &open)?.settled().is_none() {
            let writing = Writing::new(tx, self.work.settings, self.row, &*table, now);
            for seat in table.seats().iter().filter(|seat| *seat != self.seat) {
                writing.letter(seat, &Occasion::Moderated, None)?;
            }
        }
        self.work.seated(self.key, |at| at.decide(&open, VoteSaid::Proposed))
    }

    /// Settles a proposal if enough have agreed or objected; otherwise the writer is told
    /// what was done.
    fn decide(&self, open: &Proposal, said: VoteSaid) -> Result<Judgement, DeskError> {
        let work = self.work;
        let (tx, settings, now) = (work.tx, work.settings, work.now);
        let count = Count::of(tx.read(), self.row, open)?;
        let Some(how) = count.settled() else { return self.said_of_vote(said) };
        tx.end_proposals(self.row.id, None, now)?;
        if how == Settled::Agreed {
            let done = (open, count.agreed.as_slice());
            if voted(tx, settings, self.row, done, Some(work.mail), now)?.is_ok() {
                let why = "a vote: agreed, and carried out";
                return Ok(super::judged(Verdict::CarriedOut, why, Some(self.key)));
            }
            voting::tell(tx, settings, self.table, open, (Settled::Void, vec![]), now)?;
            return self.said_of_vote(VoteSaid::Void);
        }
        let how = (how, count.objected);
        if open.seat == self.key.1 {
            settle(tx, self.table, open, how, now)?;
        } else {
            voting::tell(tx, settings, self.table, open, how, now)?;
        }
        self.said_of_vote(said)
    }
}

//! Players take back their own orders: at once as long as nobody has acted since
//! and nothing came to light, otherwise with permission.

use super::{
    super::{
        DeskError,
        mending::{MendError, OwnLast, Unmeant, meant},
        notice,
        table::{AnyTable, Taken},
        writing::Writing,
    },
    At, Judgement,
    lexicon::Command,
    wishes::Wishes,
};
use crate::{
    engine::{Author, Deed, Note, Seat, Way},
    letters::{Explanation, Kept, Occasion},
    store::{Status, UndoRequest, Verdict},
};

impl At<'_> {
    /// Takes back the writer's last order, or asks those who may allow it.
    /// Whatever else the mail orders follows.
    pub(super) fn undo(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if self.row.status != Status::Running {
            return self.answer(&Occasion::Explained(match self.row.status {
                Status::Waiting => Explanation::Paused { kept: Kept::Nothing },
                Status::Paused => Explanation::Paused { kept: Kept::Not },
                Status::Finished | Status::Cancelled | Status::Running => Explanation::Over,
            }));
        }
        match self.last_order(saw) {
            Err(why) => self.answer(&Occasion::Explained(why)),
            Ok(last) if last.free => {
                self.take_back(last.to, self.seat, wishes, None, "took the last order back")
            }
            Ok(last) => self.ask_undo(last.to),
        }
    }

    /// The order that the writer would take back.
    pub(super) fn last_order(&self, saw: Option<u32>) -> Result<OwnLast, Explanation> {
        // The same mail again, or one that crossed another undo.
        if saw.is_some_and(|saw| !self.table.went_through(saw)) {
            return Err(Explanation::Stale { offer: None, since: saw });
        }
        self.table.own_last(self.seat).ok_or(Explanation::NothingToUndo)
    }

    /// The table after the writer's undo, for a preview; `None` if somebody would
    /// have to allow it first.
    pub(super) fn would_undo(
        &self,
        saw: Option<u32>,
    ) -> Result<Result<Option<Box<dyn AnyTable>>, Explanation>, DeskError> {
        match self.last_order(saw) {
            Err(why) => Ok(Err(why)),
            Ok(last) if last.free => Ok(Ok(Some(self.returned(last.to, self.seat)?.0))),
            Ok(_) => Ok(Ok(None)),
        }
    }

    /// A copy of the table after returning to a position for a player. Plans have
    /// not acted yet.
    fn returned(&self, to: u32, asker: Seat) -> Result<(Box<dyn AnyTable>, Taken), DeskError> {
        let past = self.work.tx.read().plan_past(self.row.id)?;
        let mut table = self.table.copy();
        let by = Author::Seat(asker);
        let taken =
            table.return_to(to, Way::Undo, by, Note::default(), &past).map_err(MendError::fault)?;
        Ok((table, taken))
    }

    /// Returns to a position for `asker`, carries out whatever else the mail
    /// orders, and writes one letter to everybody concerned.
    fn take_back(
        &self,
        to: u32,
        asker: Seat,
        wishes: &Wishes,
        saw: Option<u32>,
        what: &str,
    ) -> Result<Judgement, DeskError> {
        let rest = without_undo(wishes);
        let seed = &self.row.seed;
        let (mut table, mut taken) = self.returned(to, asker)?;
        let mut stands = true;
        if !rest.items.is_empty() {
            let after = table.take(self.seat, &rest.items, saw, seed).map_err(DeskError::Entry)?;
            stands = after.refused.as_ref().is_none_or(|refused| refused.stood > 0);
            taken.and(after);
        }
        // If the orders below were carried out, plans have acted after them.
        if rest.items.is_empty() || !stands {
            taken.then(table.wake(seed).map_err(MendError::fault)?);
        }
        self.conclude(&rest, table, taken, Some(what))
    }

    /// Somebody has acted since, or something came to light: those awaited and the
    /// moderators are asked.
    fn ask_undo(&self, to: u32) -> Result<Judgement, DeskError> {
        let work = self.work;
        let known = work.tx.read().undo_requests(self.row.id)?;
        if !known.iter().any(|request| request.seat == self.key.1 && request.to == to) {
            let table = self.enter(Deed::AskUndo { seat: self.seat, to })?;
            let request = UndoRequest { seat: self.key.1, to, position: table.position() };
            work.tx.ask_undo(self.row.id, request, work.now)?;
            let writing = Writing::new(work.tx, work.settings, self.row, &*table, work.now);
            for awaited in table.awaiting().iter().filter(|awaited| awaited.seat != self.seat) {
                writing.letter(awaited.seat, &Occasion::UndoAsked { seat: self.seat }, None)?;
            }
            let text = format!(
                "{} ({}) asks to take the order of entry {to} back. Since then somebody has acted, \
                 or something came to light.\n\nTo let it happen, answer “allow undo because ...”.\n\
                 It would take back everything after entry {}. If somebody orders something \
                 before, the wish lapses.",
                self.row.player(self.key.1).map_or("", |player| player.name.as_str()),
                self.seat,
                to.saturating_sub(1)
            );
            let subject = "a player asks to take an order back";
            let (tx, settings) = (work.tx, work.settings);
            notice::to_moderators_of(tx, settings, self.row.id, subject, &text, work.now)?;
        }
        self.work.seated(self.key, |at| {
            let occasion = Occasion::Explained(Explanation::UndoAsked);
            at.answer_with(&occasion, Verdict::Explained, "asks to take an order back")
        })
    }

    /// A player who is awaited lets another take back an order.
    pub(super) fn allow_undo(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let requests = self.work.tx.read().undo_requests(self.row.id)?;
        let awaited = self.table.awaiting().iter().any(|awaited| awaited.seat == self.seat);
        let may = awaited && self.row.status == Status::Running;
        let others = requests.iter().filter(|request| may && request.seat != self.key.1);
        let wish = meant(others, saw).and_then(|request| {
            let asker = self.table.seats().get(request.seat.index()).ok_or(Unmeant::None)?;
            Ok((request, asker))
        });
        let (request, asker) = match wish {
            Ok(wish) => wish,
            Err(unmeant) => {
                return self.answer(&Occasion::Explained(match unmeant {
                    Unmeant::None => Explanation::NoUndoAsked,
                    Unmeant::Since => Explanation::Stale { offer: None, since: saw },
                    Unmeant::Several => Explanation::SeveralUndosAsked,
                }));
            }
        };
        // The player's other orders answered a question that no longer exists.
        self.take_back(request.to, asker, wishes, saw, "let another take an order back")
    }
}

/// Whatever else a mail asks for.
fn without_undo(wishes: &Wishes) -> Wishes {
    let undo = |command: &Command| matches!(command, Command::Undo | Command::AllowUndo);
    Wishes {
        items: wishes.items.clone(),
        asked: wishes.asked.iter().copied().filter(|command| !undo(command)).collect(),
        shown: wishes.shown.clone(),
        ..Wishes::default()
    }
}

//! Players take their own orders back: at once while nobody has acted since and
//! nothing came to light, otherwise with somebody's leave.

use super::{
    super::{
        DeskError,
        clocks::{Time, sit_in},
        mending::MendError,
        moved::{self, record, stopped_line},
        notice,
        table::AnyTable,
        writing::Writing,
    },
    At, Judgement, judged,
    wishes::{Command, Wishes},
};
use crate::{
    engine::{Author, Deed, Note, Seat, Way},
    letters::{Explanation, Occasion, PlanDone},
    store::{Status, UndoRequest, Verdict},
};

impl At<'_> {
    /// Takes the writer's last order back, or asks those who may allow it. What
    /// else the mail orders follows.
    pub(super) fn undo(&self, wishes: &Wishes, saw: Option<u32>) -> Result<Judgement, DeskError> {
        if self.row.status != Status::Running {
            return self.answer(&Occasion::Explained(match self.row.status {
                Status::Waiting | Status::Paused => Explanation::Paused,
                Status::Finished | Status::Cancelled | Status::Running => Explanation::Over,
            }));
        }
        // The same mail again, or one that crossed another undo.
        if saw.is_some_and(|saw| !self.table.went_through(saw)) {
            return self.answer(&Occasion::Explained(Explanation::Stale));
        }
        let Some(last) = self.table.own_last(self.seat) else {
            return self.answer(&Occasion::Explained(Explanation::NothingToUndo));
        };
        if !last.free {
            return self.ask_undo(last.to);
        }
        self.return_to(last.to, Author::Seat(self.seat))?;
        let rest = without_undo(wishes);
        if !rest.asks_something() {
            return Ok(judged(Verdict::CarriedOut, "took the last order back", Some(self.key)));
        }
        self.work.seated(self.key, |at| at.orders(&rest, None))
    }

    /// Returns to a position, and writes to everybody whom that concerns.
    fn return_to(&self, to: u32, by: Author) -> Result<(), DeskError> {
        let work = self.work;
        let mut table = self.table.copy();
        let mut taken = table
            .return_to(to, Way::Undo, by, Note::default(), &self.row.seed)
            .map_err(MendError::fault)?;
        let time = Time::of(work.tx, work.settings, self.row, work.now)?;
        sit_in(&time, &mut *table, &mut taken)?;
        record(work.tx, self.row.id, &mut *table, &taken, Some(work.mail), work.now)?;
        time.settle_mended(&*table)?;
        let writing = Writing::new(work.tx, work.settings, self.row, &*table, work.now);
        for seat in table.seats().iter() {
            let stopped = taken.stopped.iter().find(|stopped| stopped.seat == seat);
            let mine = seat == self.seat;
            let Some(occasion) = self.after(&*table, seat, mine, stopped.is_some()) else {
                continue;
            };
            if time.sits_in(seat.index())? && !mine {
                continue;
            }
            let writing =
                writing.telling(stopped.map(stopped_line), PlanDone::default(), Vec::new());
            writing.letter(seat, &occasion, mine.then(|| self.answered()))?;
        }
        Ok(())
    }

    /// Whoever is awaited is asked again; whoever was, and is not any more, must
    /// not answer in vain.
    fn after(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        mine: bool,
        stopped: bool,
    ) -> Option<Occasion> {
        let among = |table: &dyn AnyTable| table.awaiting().iter().any(|it| it.seat == seat);
        let (was, asked) = (among(self.table), among(table));
        let same = table.asked_at(seat) == self.table.asked_at(seat);
        match asked {
            true if mine || !was || !same => Some(Occasion::Turn),
            false if was => Some(Occasion::Moderated),
            _ => moved::occasion(self.table, table, seat, mine, stopped),
        }
    }

    /// Somebody has acted since, or something came to light: those awaited and
    /// the moderators are asked.
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
                self.row.seats.get(self.key.1).map_or("", |player| player.name.as_str()),
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

    /// A player who is awaited lets another take his order back.
    pub(super) fn allow_undo(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        let requests = self.work.tx.read().undo_requests(self.row.id)?;
        let others = requests.iter().find(|request| request.seat != self.key.1);
        let awaited = self.table.awaiting().iter().any(|awaited| awaited.seat == self.seat);
        let (Some(request), true, Status::Running) = (others, awaited, self.row.status) else {
            return self.answer(&Occasion::Explained(Explanation::NoUndoAsked));
        };
        let Some(asker) = self.table.seats().get(request.seat) else {
            return self.answer(&Occasion::Explained(Explanation::NoUndoAsked));
        };
        // It was another wish that he read of.
        if saw.is_some_and(|saw| saw < request.position) {
            return self.answer(&Occasion::Explained(Explanation::Stale));
        }
        self.return_to(request.to, Author::Seat(asker))?;
        let rest = without_undo(wishes);
        if !rest.asks_something() {
            let done = "let another take an order back";
            return Ok(judged(Verdict::CarriedOut, done, Some(self.key)));
        }
        // What he ordered answered what is no more.
        self.work.seated(self.key, |at| at.orders(&rest, saw))
    }
}

/// What else a mail asks for.
fn without_undo(wishes: &Wishes) -> Wishes {
    let undo = |command: &Command| matches!(command, Command::Undo | Command::AllowUndo);
    Wishes {
        items: wishes.items.clone(),
        asked: wishes.asked.iter().copied().filter(|command| !undo(command)).collect(),
        languages: wishes.languages.clone(),
        ..Wishes::default()
    }
}

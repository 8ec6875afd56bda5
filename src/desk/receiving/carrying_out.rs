//! Step 7: the orders are carried out, then everybody's plans; and what belongs
//! into step 8 is written.

use super::{
    super::{
        DeskError,
        table::{AnyTable, Stopped, Taken},
        writing::Writing,
    },
    At, Judgement, judged, refusal,
    wishes::{Command, Wishes},
};
use crate::{
    engine::{Seat, plan::Verdict::Stale as Late},
    letters::{Occasion, PlanDone, StoppedLine, Tried},
    store::{Status, Verdict},
};

impl At<'_> {
    /// Step 7, and what belongs into step 8.
    pub(super) fn carry_out(
        &self,
        wishes: &Wishes,
        saw: Option<u32>,
    ) -> Result<Judgement, DeskError> {
        // The orders run on a scratch copy; `self.table` stays as it was, for
        // the letter that tells of a refusal.
        let mut scratch = self.table.copy();
        let before = scratch.position();
        let taken = scratch
            .take(self.seat, &wishes.items, saw, &self.row.seed)
            .map_err(DeskError::Entry)?;
        let begins_order = |word: &str| self.begins_order(word);
        let stood = taken.refused.as_ref().map(|refused| refused.stood);
        let first = wishes.items.first().map(|item| item.order().line_number);
        let crossed = taken
            .refused
            .as_ref()
            .is_some_and(|refused| refused.why == Late && Some(refused.order.line_number) == first);
        let refused = taken.refused.clone().map(|refused| refusal::occasion(refused, begins_order));
        if let (Some(refused), Some(0)) = (&refused, stood) {
            if crossed && let Occasion::Refused(refusal) = refused {
                // Nobody's mistake: the mail met a letter on its way.
                return self.answer_with(refused, Verdict::Explained, &refusal.sentence);
            }
            return self.answer(refused);
        }
        self.record(&mut *scratch, &taken)?;
        self.set_language(wishes, stood.unwrap_or(usize::MAX))?;
        // The seats' languages may have changed with this very mail.
        let work = self.work;
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let writing = Writing::new(work.tx, work.settings, row, &*scratch, work.now);
        for seat in scratch.seats().iter() {
            let mine = seat == self.seat;
            let stopped = taken.stopped.iter().find(|stopped| stopped.seat == seat);
            let occasion = match &refused {
                Some(refused) if mine => Some(refused.clone()),
                _ => self.occasion(&*scratch, seat, before, stopped.is_some()),
            };
            let Some(occasion) = occasion else { continue };
            let (done, late) =
                if mine { (done(&taken, seat), taken.late.clone()) } else { Default::default() };
            let writing = writing.telling(stopped.map(stopped_line), done, late);
            writing.letter(seat, &occasion, mine.then(|| self.answered()))?;
        }
        let counts = [
            (taken.entries.len(), "carried out"),
            (taken.kept.len(), "kept"),
            (taken.planned.len(), "by plans"),
        ];
        let counts =
            counts.iter().enumerate().filter(|&(place, (count, _))| place == 0 || *count > 0);
        let counts: Vec<String> =
            counts.map(|(_, (count, what))| format!("{count} {what}")).collect();
        let carried_out = counts.join(", ");
        if let Some(Occasion::Refused(refusal)) = refused {
            let why = format!("{carried_out}, then: {}", refusal.sentence);
            return Ok(judged(Verdict::CarriedOut, why, Some(self.key)));
        }
        if wishes.asks(Command::Help) {
            writing.letter(self.seat, &Occasion::Help, Some(self.answered()))?;
        }
        Ok(judged(Verdict::CarriedOut, carried_out, Some(self.key)))
    }

    /// Which letter a seat gets now, if any. The mail's own sender always gets
    /// one.
    fn occasion(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        before: u32,
        stopped: bool,
    ) -> Option<Occasion> {
        let mine = seat == self.seat;
        let asked = table.awaiting().iter().any(|awaited| awaited.seat == seat);
        let newly = table.asked_at(seat).is_some_and(|asked| asked > before);
        let sheet = table.open_sheet(seat);
        let opened = sheet.is_some() && sheet != self.table.open_sheet(seat);
        match asked {
            _ if table.standings().is_some() => Some(Occasion::Over),
            true if mine || newly || stopped => Some(Occasion::Turn),
            false if mine => Some(Occasion::Receipt),
            // Whoever is asked has had the sheet with the question.
            false if opened => Some(Occasion::Invited),
            _ => None,
        }
    }

    /// Writes down what happened at the table.
    fn record(&self, scratch: &mut dyn AnyTable, taken: &Taken) -> Result<(), DeskError> {
        let (tx, now) = (self.work.tx, self.work.now);
        let (table, mail) = (self.row.id, Some(self.work.mail));
        tx.append(table, &taken.entries, mail, now)?;
        tx.append(table, &taken.planned, None, now)?;
        let changes = scratch.plan_changes();
        for (mut plan, why) in changes.ended {
            // It came and went with this very mail.
            if plan.id == 0 {
                plan.id = tx.add_plan(table, &plan, mail)?;
            }
            tx.end_plan(plan.id, why, scratch.position())?;
        }
        for plan in &changes.changed {
            tx.update_plan(plan)?;
        }
        for plan in &changes.new {
            tx.add_plan(table, plan, mail)?;
        }
        if scratch.standings().is_some() {
            tx.set_status(table, Status::Finished, None)?;
        }
        Ok(())
    }
}

/// What the sender's own mail led to.
fn done(taken: &Taken, seat: Seat) -> PlanDone {
    let own = taken.acted.iter().filter(|(of, _)| *of == seat);
    PlanDone {
        acted: own.map(|(_, order)| order.clone()).collect(),
        kept: taken.kept.clone(),
        forgotten: taken.forgotten,
        woken: taken.woken,
    }
}

fn stopped_line(stopped: &Stopped) -> StoppedLine {
    let tried = stopped.why.iter().map(|reason| Tried {
        order: reason.tried.clone(),
        sentence: reason.sentence.clone(),
        rule: reason.rule,
    });
    StoppedLine { line: stopped.line.clone(), tried: tried.collect(), holds: stopped.holds }
}

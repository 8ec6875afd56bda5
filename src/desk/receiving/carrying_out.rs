//! Step 7: the orders are carried out, then everybody's plans; and what belongs
//! into step 8 is written.

use super::{
    super::{
        DeskError,
        clocks::{Time, sit_in},
        moved::{occasion, record, stopped_line},
        table::Taken,
        writing::Writing,
    },
    At, Judgement, judged, refusal,
    wishes::{Command, Wishes},
};
use crate::{
    engine::{Seat, plan::Verdict::Stale as Late},
    letters::{Occasion, PlanDone},
    store::Verdict,
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
        let mut taken = scratch
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
        let work = self.work;
        let time = Time::of(work.tx, work.settings, self.row, work.now)?;
        let others = sit_in(&time, &mut *scratch, &mut taken)?;
        record(work.tx, self.row.id, &mut *scratch, &taken, Some(work.mail), work.now)?;
        time.settle(&*scratch, &others)?;
        self.set_language(wishes, stood.unwrap_or(usize::MAX))?;
        // The seats' languages may have changed with this very mail.
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let writing = Writing::new(work.tx, work.settings, row, &*scratch, work.now);
        for seat in scratch.seats().iter() {
            let mine = seat == self.seat;
            let stopped = taken.stopped.iter().find(|stopped| stopped.seat == seat);
            let occasion = match &refused {
                Some(refused) if mine => Some(refused.clone()),
                _ => occasion(self.table, &*scratch, seat, mine, stopped.is_some()),
            };
            let Some(occasion) = occasion else { continue };
            if matches!(occasion, Occasion::Invited) && time.sits_in(seat.index())? {
                continue;
            }
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

//! Step 7: the orders are carried out, and what belongs into step 8 is written.

use super::{
    super::{DeskError, load, table::Fault, writing::Writing},
    At, Judgement, judged,
    refusal::refusal,
    wishes::Wishes,
};
use crate::{
    engine::Seat,
    letters::Occasion,
    store::{Status, Verdict},
};

impl At<'_> {
    /// Step 7, and what belongs into step 8.
    pub(super) fn carry_out(&self, wishes: &Wishes) -> Result<Judgement, DeskError> {
        // The orders run on a scratch copy; `self.table` stays as it was, for
        // the letter that tells of a refusal.
        let mut scratch = match load(self.work.tx.read(), self.row)? {
            Ok(table) => table,
            Err(why) => return self.work.pause(self.row, self.key, &why, true),
        };
        let before = scratch.position();
        let mut entries = Vec::new();
        for order in &wishes.orders {
            match scratch.play(self.seat, order, &self.row.seed) {
                Ok(entry) => entries.push(entry),
                Err(Fault::Unwritable(error)) => return Err(DeskError::Entry(error)),
                Err(Fault::Play(error)) => {
                    let known = |word: &str| self.table.begins_order(word);
                    let refusal = refusal(order, error, wishes.orders.len() - 1, known);
                    return self.answer(&Occasion::Refused(refusal));
                }
            }
        }
        let work = self.work;
        work.tx.append(self.row.id, &entries, Some(work.mail), work.now)?;
        let over = scratch.standings().is_some();
        if over {
            work.tx.set_status(self.row.id, Status::Finished, None)?;
        }
        self.set_language(wishes)?;
        // The seats' languages may have changed with this very mail.
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let writing = Writing::new(work.tx, work.settings, row, &*scratch, work.now);
        let asked = |seat: Seat| scratch.awaiting().iter().any(|awaited| awaited.seat == seat);
        for seat in scratch.seats().iter() {
            let mine = seat == self.seat;
            let newly = scratch.asked_at(seat).is_some_and(|asked| asked > before);
            let occasion = match (over, asked(seat)) {
                (true, _) => Occasion::Over,
                (false, true) if mine || newly => Occasion::Turn,
                (false, false) if mine => Occasion::Receipt,
                (false, _) => continue,
            };
            writing.letter(seat, &occasion, mine.then(|| self.answered()))?;
        }
        if wishes.help {
            writing.letter(self.seat, &Occasion::Help, Some(self.answered()))?;
        }
        let why = format!("{} carried out", wishes.orders.len());
        Ok(judged(Verdict::CarriedOut, why, Some(self.key)))
    }
}

//! Step 7: the orders are carried out, and what belongs into step 8 is written.

use super::{
    super::{
        DeskError, load,
        table::{AnyTable, Fault},
        writing::Writing,
    },
    At, Judgement, judged,
    refusal::refusal,
    wishes::Wishes,
};
use crate::{
    engine::{Order, Seat},
    letters::{Occasion, Refusal},
    store::{Status, Verdict},
};

/// What became of a mail's orders.
struct Run {
    /// The entries of those that stand, as JSON.
    entries: Vec<String>,
    /// The one that was refused, if any was. Those after it were not tried.
    refusal: Option<Refusal>,
}

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
        let Run { entries, refusal } = self.run(&mut *scratch, &wishes.orders)?;
        let refused = match refusal {
            Some(refusal) if refusal.stood == 0 => {
                return self.answer(&Occasion::Refused(refusal));
            }
            Some(refusal) => Some(Occasion::Refused(refusal)),
            None => None,
        };
        let work = self.work;
        work.tx.append(self.row.id, &entries, Some(work.mail), work.now)?;
        let over = scratch.standings().is_some();
        if over {
            work.tx.set_status(self.row.id, Status::Finished, None)?;
        }
        let reached = match &refused {
            Some(Occasion::Refused(refusal)) => refusal.stood,
            _ => usize::MAX,
        };
        self.set_language(wishes, reached)?;
        // The seats' languages may have changed with this very mail.
        let row = work.tx.read().table(self.row.id)?;
        let row = row.as_ref().unwrap_or(self.row);
        let writing = Writing::new(work.tx, work.settings, row, &*scratch, work.now);
        let asked = |seat: Seat| scratch.awaiting().iter().any(|awaited| awaited.seat == seat);
        for seat in scratch.seats().iter() {
            let mine = seat == self.seat;
            let newly = scratch.asked_at(seat).is_some_and(|asked| asked > before);
            let occasion = match (&refused, over, asked(seat)) {
                (Some(refused), ..) if mine => refused.clone(),
                (_, true, _) => Occasion::Over,
                (_, false, true) if mine || newly => Occasion::Turn,
                (_, false, false) if mine => Occasion::Receipt,
                (_, false, _) => continue,
            };
            writing.letter(seat, &occasion, mine.then(|| self.answered()))?;
        }
        let carried_out = format!("{} carried out", entries.len());
        if let Some(Occasion::Refused(refusal)) = refused {
            let why = format!("{carried_out}, then: {}", refusal.sentence);
            return Ok(judged(Verdict::CarriedOut, why, Some(self.key)));
        }
        if wishes.help {
            writing.letter(self.seat, &Occasion::Help, Some(self.answered()))?;
        }
        Ok(judged(Verdict::CarriedOut, carried_out, Some(self.key)))
    }

    /// All orders or none, unless one has brought something to light before
    /// another is refused: to take that back would let its sender look ahead.
    fn run(&self, scratch: &mut dyn AnyTable, orders: &[Order]) -> Result<Run, DeskError> {
        let joins = scratch.joins_lines(self.seat);
        let joined = joins.then(|| Order::joined(orders)).flatten();
        let orders = joined.as_ref().map_or(orders, std::slice::from_ref);
        let mut entries = Vec::new();
        let mut revealed = false;
        for order in orders {
            match scratch.play(self.seat, order, &self.row.seed) {
                Ok(played) => {
                    revealed |= played.reveals;
                    entries.push(played.entry);
                }
                Err(Fault::Unwritable(error)) => return Err(DeskError::Entry(error)),
                Err(Fault::Play(error)) => {
                    if !revealed {
                        entries.clear();
                    }
                    let known = |word: &str| self.table.begins_order(word);
                    let stood = entries.len();
                    let others = orders.len() - 1 - stood;
                    let refusal = Refusal { stood, others, ..refusal(order, error, known) };
                    return Ok(Run { entries, refusal: Some(refusal) });
                }
            }
        }
        Ok(Run { entries, refusal: None })
    }
}

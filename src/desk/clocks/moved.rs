//! What one pass of the clocks did at a table, and who is told.

use super::{
    super::{
        DeskError,
        moved::{occasion, stopped_line},
        paced::{Cause, Next, next, pace, unless_unused},
        table::{AnyTable, Taken},
        writing::Writing,
    },
    Time, sit_in,
};
use crate::{
    engine::Seat,
    letters::{Occasion, PlanDone},
};

/// What clocks and house players did in one pass.
#[derive(Default)]
pub(super) struct Moved {
    pub(super) taken: Taken,
    /// The seats that they acted for.
    pub(super) others: Vec<Seat>,
    /// The seats to be offered to somebody else.
    pub(super) offered: Vec<Seat>,
}

impl Moved {
    pub(super) fn sit_in(
        &mut self,
        time: &Time<'_>,
        table: &mut dyn AnyTable,
    ) -> Result<(), DeskError> {
        let played = sit_in(time, table, &mut self.taken)?;
        self.others.extend(played);
        Ok(())
    }

    pub(super) fn letters(
        &self,
        time: &Time<'_>,
        before: &dyn AnyTable,
        table: &dyn AnyTable,
        writing: &Writing<'_>,
    ) -> Result<(), DeskError> {
        if self.others.is_empty() {
            return Ok(());
        }
        for seat in table.seats().iter() {
            let stopped = self.taken.stopped.iter().find(|stopped| stopped.seat == seat);
            let mut occasion = occasion(before, table, seat, false, stopped.is_some());
            let played_for = time.sits_in(seat)?;
            if played_for && !matches!(occasion, Some(Occasion::Over)) {
                continue;
            }
            // Players who missed a question are told what became of it.
            if occasion.is_none() && self.others.contains(&seat) {
                occasion = Some(Occasion::Board);
            }
            let player = time.row.player(seat);
            let key = (time.row.id, seat);
            occasion = unless_unused(occasion, time.tx.read(), (key, player), false)?;
            let pace = pace(player);
            let next = next(occasion, (before, table), (seat, pace), Cause::Others);
            let occasion = match next {
                Next::Letter(occasion)
                    if matches!(*occasion, Occasion::Turn)
                        && stopped.is_none()
                        && time.asks_daily(seat)? =>
                {
                    time.tell_daily(seat)?;
                    continue;
                }
                Next::Letter(occasion) => *occasion,
                Next::Daily => {
                    time.tell_daily(seat)?;
                    continue;
                }
                Next::Nothing => continue,
            };
            let stopped = stopped.map(stopped_line);
            let writing = writing.telling(stopped, PlanDone::default());
            writing.letter(seat, &occasion, None)?;
        }
        Ok(())
    }
}

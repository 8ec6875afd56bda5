//! Absences: who is away when, what becomes of his seat, and that the others
//! know before it begins.

use super::{
    super::{DeskError, table::AnyTable, writing::Writing},
    Time,
};
use crate::{
    letters::{AwayLine, Occasion},
    store::AbsenceRow,
    timing::{AwayMode, Days},
};
use chrono::TimeDelta;

/// So long before an absence begins those are told who have not heard of it by
/// another letter.
const BEFORE: TimeDelta = TimeDelta::hours(24);

/// So long ahead letters speak of absences.
pub(super) const AHEAD: TimeDelta = TimeDelta::days(14);

/// What a player wants for the time of his absence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leave {
    pub days: Days,
    /// What becomes of his seat.
    pub mode: AwayMode,
}

/// More days than the table allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("that is {wanted} days, and this table leaves you {left} of its {most}")]
pub struct TooLong {
    wanted: u32,
    left: u32,
    most: u32,
}

impl Time<'_> {
    /// How many days a seat may still be away.
    pub(in super::super) fn days_left(&self, seat: usize) -> u32 {
        let own = self.absences.iter().filter(|absence| absence.seat == seat);
        let used: u32 = own.map(|absence| absence.days.count()).sum();
        self.clock.away_days.saturating_sub(used)
    }

    /// Notes an absence. Others of the same seat give way where they overlap:
    /// whoever stays away longer says the new last day.
    ///
    /// # Errors
    /// The inner one: why it can't be had. The outer: if it can't be written.
    pub fn leave(
        &mut self,
        seat: usize,
        leave: Leave,
    ) -> Result<Result<AbsenceRow, TooLong>, DeskError> {
        let zone = self.zone(&self.seat(seat)?);
        let today = self.today(seat)?;
        let Leave { mut days, mode } = leave;
        days.from = days.from.max(today);
        let (from, to) = days.span(zone);
        let (mut cut, mut dropped) = (Vec::new(), Vec::new());
        self.absences.retain_mut(|absence| {
            let alive = absence.seat == seat && absence.to > self.now;
            if !alive || absence.from >= to || from >= absence.to {
                return true;
            }
            if absence.days.from >= days.from {
                dropped.push(absence.id);
                return false;
            }
            absence.days.to = days.from.pred_opt().unwrap_or(days.from);
            absence.to = from.max(self.now);
            absence.next = None;
            cut.push(absence.clone());
            true
        });
        let (wanted, left) = (days.count(), self.days_left(seat));
        if wanted > left {
            self.absences = self.tx.read().absences(self.row.id)?;
            let most = self.clock.away_days;
            return Ok(Err(TooLong { wanted, left, most }));
        }
        for id in dropped {
            self.tx.drop_absence(id)?;
        }
        for absence in cut {
            self.tx.put_absence(self.row.id, &absence)?;
        }
        let row = AbsenceRow {
            id: 0,
            seat,
            days,
            // Not before now: what has passed has passed.
            from: from.max(self.now),
            to,
            mode,
            filed: self.now,
            told: None,
            next: Some((from - BEFORE).max(self.now)),
        };
        self.tx.put_absence(self.row.id, &row)?;
        self.absences = self.tx.read().absences(self.row.id)?;
        self.reckon()?;
        Ok(Ok(row))
    }

    /// A player is back: what absences he has end or are taken back. The days
    /// he was not away are his again.
    pub fn back(&mut self, seat: usize) -> Result<(), DeskError> {
        let today = self.today(seat)?;
        for absence in self.absences.iter().filter(|absence| absence.seat == seat) {
            if absence.from > self.now {
                self.tx.drop_absence(absence.id)?;
            } else if absence.to > self.now {
                let days = Days { to: today.max(absence.days.from), ..absence.days };
                let ended = AbsenceRow { days, to: self.now, next: None, ..absence.clone() };
                self.tx.put_absence(self.row.id, &ended)?;
            }
        }
        self.absences = self.tx.read().absences(self.row.id)?;
        self.reckon()
    }
}

/// Notes what is due about absences. Says which the others are to hear of now.
pub(super) fn tend(time: &mut Time<'_>) -> Result<Vec<AbsenceRow>, DeskError> {
    let mut tell = Vec::new();
    let mut changed = false;
    for absence in &time.absences {
        if absence.next.is_none_or(|next| next > time.now) {
            continue;
        }
        let mut row = absence.clone();
        if row.told.is_none() && row.to > time.now {
            row.told = Some(time.now);
            tell.push(row.clone());
        }
        row.next = [row.from, row.to].into_iter().find(|&at| at > time.now);
        time.tx.put_absence(time.row.id, &row)?;
        changed = true;
    }
    if changed {
        time.absences = time.tx.read().absences(time.row.id)?;
    }
    Ok(tell)
}

/// Tells the others of absences, as far as no letter has told them.
pub(super) fn tell(
    time: &Time<'_>,
    table: &dyn AnyTable,
    absences: &[AbsenceRow],
    writing: &Writing<'_>,
) -> Result<(), DeskError> {
    for absence in absences {
        let Some(line) = line(table, absence) else { continue };
        let known = absence.filed.max(absence.from - AHEAD);
        for seat in table.seats().iter().filter(|seat| seat.index() != absence.seat) {
            let key = (time.row.id, seat.index());
            if time.sits_in(seat.index())? || time.tx.read().was_written_to(key, known, time.now)? {
                continue;
            }
            writing.letter(seat, &Occasion::Away { line, told: true }, None)?;
        }
    }
    Ok(())
}

/// An absence as a letter says it.
pub fn line(table: &dyn AnyTable, absence: &AbsenceRow) -> Option<AwayLine> {
    let seat = table.seats().get(absence.seat)?;
    let Days { from, to } = absence.days;
    Some(AwayLine { seat, from, to, mode: absence.mode })
}

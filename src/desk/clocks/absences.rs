//! Absences: who is away when, what happens to their seat, and telling the others
//! beforehand.

use super::{
    super::{DeskError, table::AnyTable, writing::Writing},
    Time,
};
use crate::{
    engine::Seat,
    letters::{AwayLine, Occasion},
    store::AbsenceRow,
    timing::{AwayMode, Days},
};
use chrono::TimeDelta;

/// How long before an absence begins to tell those who have not read of it in
/// another letter.
const BEFORE: TimeDelta = TimeDelta::hours(24);

/// How far ahead letters mention absences.
pub(super) const AHEAD: TimeDelta = TimeDelta::days(14);

/// What a player wants for the time they are away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leave {
    pub days: Days,
    /// What happens to their seat.
    pub mode: AwayMode,
}

/// More days than the table allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("that is {wanted} days, and this table leaves you {left} of its {most}")]
pub struct TooLong {
    pub wanted: u32,
    pub left: u32,
    pub most: u32,
}

impl Time<'_> {
    /// How many more days a seat may be away.
    pub(in super::super) fn days_left(&self, seat: Seat) -> u32 {
        let own = self.absences.iter().filter(|absence| absence.seat == seat);
        let used: u32 = own.map(|absence| absence.days.count()).sum();
        self.clock.away_days.saturating_sub(used)
    }

    /// Records an absence. It cuts back overlapping ones of the same seat: a
    /// player who stays away longer just names the new last day.
    ///
    /// The inner error says why the absence is refused.
    pub fn leave(
        &mut self,
        seat: Seat,
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
            // It can't begin before now.
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

    /// A player is back: their absences end or are cancelled. Days they were not
    /// away count as unused.
    pub fn back(&mut self, seat: Seat) -> Result<(), DeskError> {
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

/// Records what is due about absences. Returns those that the others must be told
/// about now.
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

/// Tells the others about absences that no letter has mentioned yet.
pub(super) fn tell(
    time: &Time<'_>,
    table: &dyn AnyTable,
    absences: &[AbsenceRow],
    writing: &Writing<'_>,
) -> Result<(), DeskError> {
    for absence in absences {
        let Some(line) = line(table, absence) else { continue };
        let known = absence.filed.max(absence.from - AHEAD);
        for seat in table.seats().iter().filter(|seat| *seat != absence.seat) {
            let key = (time.row.id, seat);
            if time.sits_in(seat)? || time.tx.read().was_written_to(key, known, time.now)? {
                continue;
            }
            writing.letter(seat, &Occasion::Away { line, told: true }, None)?;
        }
    }
    Ok(())
}

/// An absence as a letter puts it.
pub fn line(table: &dyn AnyTable, absence: &AbsenceRow) -> Option<AwayLine> {
    let seat = table.seats().get(absence.seat.index())?;
    let Days { from, to } = absence.days;
    Some(AwayLine { seat, from, to, mode: absence.mode })
}

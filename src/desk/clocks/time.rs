//! A table's time: what its deadlines are reckoned from, and who is awaited
//! since when.

use super::{
    super::{DeskError, Settings, table::AnyTable},
    post::{LOOK_AGAIN, Post},
};
use crate::{
    engine::Seat,
    store::{AbsenceRow, Fixed, SeatClock, TableClock, TableRow, WaitRow, WriteTx},
    timing::{AwayMode, Deadline, Reminder, Reminders, Stop, Wait},
};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;

/// For so many days after its deadline a seat may be reminded daily.
pub(super) const DAILY: u32 = 7;

/// Noted beside the reminders: the table has waited on for as long as those last,
/// and the moderators know.
pub(super) const RESTS: &str = "rests";

/// Everything about time at one table, at one moment.
pub struct Time<'a> {
    pub(super) tx: &'a WriteTx<'a>,
    pub(super) settings: &'a Settings,
    pub(super) row: &'a TableRow,
    pub(super) now: DateTime<Utc>,
    pub(super) clock: TableClock,
    pub(super) absences: Vec<AbsenceRow>,
    /// Times in which all clocks of the table stand still.
    stops: Vec<Stop>,
    /// What lay here before it left.
    pub(super) post: Post,
}

impl<'a> Time<'a> {
    /// A table's time as it is kept.
    pub fn of(
        tx: &'a WriteTx<'a>,
        settings: &'a Settings,
        row: &'a TableRow,
        now: DateTime<Utc>,
    ) -> Result<Self, DeskError> {
        let reader = tx.read();
        let waits = reader.waits(row.id)?;
        let oldest = waits.iter().map(|wait| wait.since).min().unwrap_or(now);
        let clock = reader.clock(row.id)?;
        let post = Post::of(reader, row.id, &clock, &waits, now)?;
        Ok(Time {
            tx,
            settings,
            row,
            now,
            clock,
            absences: reader.absences(row.id)?,
            stops: reader.stops(row.id, oldest)?,
            post,
        })
    }

    /// What of a seat is about time.
    pub(super) fn seat(&self, seat: usize) -> Result<SeatClock, DeskError> {
        Ok(self.tx.read().seat_clock((self.row.id, seat))?)
    }

    pub(super) fn zone(&self, clock: &SeatClock) -> Tz {
        clock.zone.unwrap_or(self.settings.clock.zone)
    }

    /// The day it is for a seat's player.
    pub fn today(&self, seat: usize) -> Result<NaiveDate, DeskError> {
        let zone = self.zone(&self.seat(seat)?);
        Ok(self.now.with_timezone(&zone).date_naive())
    }

    pub(super) fn reminders<'c>(&'c self, clock: &'c SeatClock) -> &'c Reminders {
        clock.remind.as_ref().unwrap_or(&self.settings.clock.remind)
    }

    /// Is a seat's player away now?
    pub(super) fn away(&self, seat: usize) -> Option<&AbsenceRow> {
        self.absences.iter().find(|absence| absence.seat == seat && absence.is_on(self.now))
    }

    /// Does a house player play for this seat now?
    pub fn sits_in(&self, seat: usize) -> Result<bool, DeskError> {
        let away = self.away(seat).is_some_and(|absence| absence.mode == AwayMode::House);
        // Where nobody can be written to nobody would ever answer.
        let nobody = self.row.seats.get(seat).is_some_and(|player| player.address.is_empty());
        Ok(away || nobody || self.seat(seat)?.house)
    }

    /// The times in which this seat's clock stands still.
    pub(super) fn stops_of(&self, seat: usize) -> Vec<Stop> {
        self.stops_but_for_post(seat).into_iter().chain(self.post.stops(seat, self.now)).collect()
    }

    /// The same if all letters to the seat that wait left now.
    fn stops_if_sent(&self, seat: usize) -> Vec<Stop> {
        let post = self.post.stops(seat, self.now);
        let ended = post.map(|stop| Stop { to: Some(stop.to.unwrap_or(self.now)), ..stop });
        self.stops_but_for_post(seat).into_iter().chain(ended).collect()
    }

    fn stops_but_for_post(&self, seat: usize) -> Vec<Stop> {
        let own = self.absences.iter().filter(|absence| {
            absence.seat == seat && absence.mode == AwayMode::Slide && absence.from < absence.to
        });
        let own = own.map(|absence| Stop { from: absence.from, to: Some(absence.to) });
        self.stops.iter().copied().chain(own).collect()
    }

    /// Does this seat's clock stand still now, for another reason than its
    /// letters' being late?
    pub(super) fn is_stopped(&self, seat: usize) -> bool {
        self.stops_but_for_post(seat).iter().any(|stop| contains(stop, self.now))
    }

    /// Brings the rows of those awaited up to the table's position. `others`
    /// are the seats that somebody else has answered for.
    pub fn settle(&self, table: &dyn AnyTable, others: &[Seat]) -> Result<(), DeskError> {
        let old = self.tx.read().waits(self.row.id)?;
        let awaiting = table.awaiting();
        for wait in &old {
            let seat = table.seats().get(wait.seat);
            let goes_on = seat.filter(|seat| awaiting.iter().any(|it| it.seat == *seat));
            if goes_on.and_then(|seat| table.asked_at(seat)) != Some(wait.asked_at) {
                let own = seat.is_none_or(|seat| !others.contains(&seat));
                self.answered(wait, own)?;
            }
        }
        for awaited in awaiting {
            let Some(asked_at) = table.asked_at(awaited.seat) else { continue };
            let seat = awaited.seat.index();
            if old.iter().any(|wait| wait.seat == seat && wait.asked_at == asked_at) {
                continue;
            }
            self.put(WaitRow {
                seat,
                asked_at,
                decision: awaited.decision.to_owned(),
                since: self.now,
                by: None,
                last: None,
                reminded: Vec::new(),
                over: None,
                next: None,
                more: TimeDelta::zero(),
                fixed: None,
            })?;
        }
        Ok(())
    }

    /// The same after the position was mended: nobody has answered. A question
    /// that is asked again keeps its time, and one that is gone costs nobody any.
    pub fn settle_mended(&self, table: &dyn AnyTable) -> Result<(), DeskError> {
        let awaiting = table.awaiting();
        for wait in self.tx.read().waits(self.row.id)? {
            let seat = table.seats().get(wait.seat);
            let goes_on = awaiting.iter().find(|it| Some(it.seat) == seat);
            let asked_at = seat.and_then(|seat| table.asked_at(seat));
            match (goes_on, asked_at) {
                (Some(it), Some(asked_at)) if it.decision == wait.decision => {
                    self.put(WaitRow { asked_at, ..wait })?;
                }
                _ => self.tx.end_wait((self.row.id, wait.seat))?,
            }
        }
        self.settle(table, &[])
    }

    /// A question is answered, by the seat's own player or by somebody else.
    fn answered(&self, wait: &WaitRow, own: bool) -> Result<(), DeskError> {
        let mut seat = self.seat(wait.seat)?;
        if own {
            seat.bank = self.bank_left(wait, &seat);
        }
        seat.begun = true;
        let key = (self.row.id, wait.seat);
        self.tx.set_seat_clock(key, &seat)?;
        Ok(self.tx.end_wait(key)?)
    }

    fn deadline(&self, wait: &WaitRow, seat: &SeatClock) -> Deadline {
        self.deadline_with(wait, seat, &self.stops_of(wait.seat))
    }

    fn deadline_with(&self, wait: &WaitRow, seat: &SeatClock, stops: &[Stop]) -> Deadline {
        let reckoned = Wait { since: wait.since, first: !seat.begun, bank: seat.bank };
        self.clock.rule.deadline(&reckoned, stops, self.now)
    }

    /// The deadline that a letter tells which is written now: as if it left at
    /// once, and all that wait with it.
    pub(super) fn told(&self, wait: &WaitRow, seat: &SeatClock) -> Option<DateTime<Utc>> {
        if !self.post.waits(wait.seat) || wait.over.is_some() {
            return wait.by;
        }
        match (wait.fixed, self.deadline_with(wait, seat, &self.stops_if_sent(wait.seat))) {
            (Some(Fixed::At(at)), _) => Some(at + self.post.lost(wait.seat, self.now)),
            (None, Deadline::By(due)) => Some(due.by + wait.more),
            (Some(Fixed::Off), _) | (None, Deadline::None | Deadline::Stopped) => None,
        }
    }

    /// Writes a row down with its deadline reckoned anew, and when to look at
    /// it again.
    pub fn put(&self, mut wait: WaitRow) -> Result<(), DeskError> {
        let seat = self.seat(wait.seat)?;
        // What was over stays over: its time is known.
        if wait.over.is_none() {
            (wait.by, wait.last) = match (wait.fixed, self.deadline(&wait, &seat)) {
                (Some(Fixed::At(at)), _) => {
                    let at = at + self.post.lost(wait.seat, self.now);
                    (Some(at), Some(at + self.clock.rule.grace()))
                }
                (Some(Fixed::Off), _) | (None, Deadline::None | Deadline::Stopped) => (None, None),
                (None, Deadline::By(due)) => (Some(due.by + wait.more), Some(due.last + wait.more)),
            };
        }
        let reminder = self.reminders_left(&wait, &seat).into_iter().map(|(_, at)| at).min();
        let up = wait.last.filter(|_| wait.over.is_none());
        let post = self.post.waits(wait.seat).then(|| self.now + LOOK_AGAIN);
        wait.next = [reminder, up, rests_at(&wait), post].into_iter().flatten().min();
        Ok(self.tx.put_wait(self.row.id, &wait)?)
    }

    /// Reckons all of the table's deadlines anew: a clock was stopped, or goes
    /// on.
    pub fn reckon(&self) -> Result<(), DeskError> {
        for wait in self.tx.read().waits(self.row.id)? {
            self.put(wait)?;
        }
        Ok(())
    }

    /// What is left in the bank of a seat that is awaited.
    pub(super) fn bank_left(&self, wait: &WaitRow, seat: &SeatClock) -> TimeDelta {
        // Who was given more time by hand does not pay for it.
        if wait.fixed.is_some() || wait.more > TimeDelta::zero() {
            return seat.bank;
        }
        let used = match self.deadline(wait, seat) {
            Deadline::By(due) => {
                self.clock.rule.bank_used(&due, &self.stops_of(wait.seat), self.now)
            }
            Deadline::None | Deadline::Stopped => TimeDelta::zero(),
        };
        (seat.bank - used).max(TimeDelta::zero())
    }

    /// The reminders that have not gone, each with its moment: not while the
    /// seat's clock stands still.
    pub(super) fn reminders_left(
        &self,
        wait: &WaitRow,
        seat: &SeatClock,
    ) -> Vec<(Reminder, DateTime<Utc>)> {
        let Some(by) = wait.by else { return Vec::new() };
        let stops = self.stops_of(wait.seat);
        let reminders = self.reminders(seat);
        let asked = self.post.left(wait.seat, wait.since, self.now);
        let mut moments = reminders.moments(asked, by, 0);
        if let Some(last) = wait.last {
            // Whoever draws on his bank is not late yet.
            let late = reminders.moments(asked, last - self.clock.rule.grace(), DAILY);
            moments.extend(late.into_iter().filter(|(it, _)| matches!(it, Reminder::Daily(_))));
        }
        let left = moments.into_iter().filter(|(reminder, _)| {
            !wait.reminded.iter().any(|gone| *gone == reminder.to_string())
        });
        left.map(|(reminder, at)| (reminder, after_stops(at, &stops))).collect()
    }
}

/// When a table that waits on is no longer waited for in silence: once, when the
/// last reminder has gone.
pub(super) fn rests_at(wait: &WaitRow) -> Option<DateTime<Utc>> {
    let told = wait.reminded.iter().any(|gone| gone == RESTS);
    wait.over.filter(|_| !told).map(|over| over + TimeDelta::days(i64::from(DAILY)))
}

fn contains(stop: &Stop, at: DateTime<Utc>) -> bool {
    stop.from <= at && stop.to.is_none_or(|to| at < to)
}

/// The first moment from `at` on that no stop holds. A stop without an end
/// holds nothing back for ever: when it ends, everything is reckoned anew.
fn after_stops(mut at: DateTime<Utc>, stops: &[Stop]) -> DateTime<Utc> {
    // Each stop moves it at most once.
    for _ in stops {
        match stops.iter().find(|stop| stop.to.is_some() && contains(stop, at)) {
            Some(Stop { to: Some(to), .. }) => at = *to,
            _ => break,
        }
    }
    at
}

//! A table's time: what its deadlines are computed from, and which seats it has
//! been waiting for since when.

use super::{
    super::{DeskError, Settings, table::AnyTable},
    post::{LOOK_AGAIN, Post},
};
use crate::{
    engine::Seat,
    store::{AbsenceRow, Fixed, SeatClock, Settled, TableClock, TableRow, WaitRow, WriteTx},
    timing::{AwayMode, Deadline, Reminder, Reminders, Stop, Wait},
};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;

/// For how many days after its deadline a seat may be reminded daily.
pub(super) const DAILY: u32 = 7;

/// Recorded among the reminders: the table has gone on waiting until the last of
/// them, and the moderators have been told.
pub(super) const RESTS: &str = "rests";

/// Everything about one table's time, at one moment.
pub struct Time<'a> {
    pub(super) tx: &'a WriteTx<'a>,
    pub(super) settings: &'a Settings,
    pub(super) row: &'a TableRow,
    pub(super) now: DateTime<Utc>,
    pub(super) clock: TableClock,
    pub(super) absences: Vec<AbsenceRow>,
    /// The times during which all clocks of the table stand still.
    stops: Vec<Stop>,
    /// Letters that were held up before they left.
    pub(super) post: Post,
}

impl<'a> Time<'a> {
    /// A table's time as stored.
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

    /// The part of a seat that is about time.
    pub(super) fn seat(&self, seat: Seat) -> Result<SeatClock, DeskError> {
        Ok(self.tx.read().seat_clock((self.row.id, seat))?)
    }

    pub(super) fn zone(&self, clock: &SeatClock) -> Tz {
        clock.zone.unwrap_or(self.settings.clock.zone)
    }

    /// Today's date for a seat's player.
    pub fn today(&self, seat: Seat) -> Result<NaiveDate, DeskError> {
        let zone = self.zone(&self.seat(seat)?);
        Ok(self.now.with_timezone(&zone).date_naive())
    }

    pub(super) fn reminders<'c>(&'c self, clock: &'c SeatClock) -> &'c Reminders {
        clock.remind.as_ref().unwrap_or(&self.settings.clock.remind)
    }

    /// The absence of a seat's player, if they are away now.
    pub(super) fn away(&self, seat: Seat) -> Option<&AbsenceRow> {
        self.absences.iter().find(|absence| absence.seat == seat && absence.is_on(self.now))
    }

    /// Whether a house player is playing for this seat now.
    pub fn sits_in(&self, seat: Seat) -> Result<bool, DeskError> {
        let away = self.away(seat).is_some_and(|absence| absence.mode == AwayMode::House);
        // A seat without an address would never be answered for.
        let nobody = self.row.player(seat).is_some_and(|player| player.address.is_empty());
        Ok(away || nobody || self.seat(seat)?.house)
    }

    /// The times during which this seat's clock stands still.
    pub(super) fn stops_of(&self, seat: Seat) -> Vec<Stop> {
        self.stops_but_for_post(seat).into_iter().chain(self.post.stops(seat, self.now)).collect()
    }

    /// The same as if all letters waiting for the seat left now.
    fn stops_if_sent(&self, seat: Seat) -> Vec<Stop> {
        let post = self.post.stops(seat, self.now);
        let ended = post.map(|stop| Stop { to: Some(stop.to.unwrap_or(self.now)), ..stop });
        self.stops_but_for_post(seat).into_iter().chain(ended).collect()
    }

    fn stops_but_for_post(&self, seat: Seat) -> Vec<Stop> {
        let own = self.absences.iter().filter(|absence| {
            absence.seat == seat && absence.mode == AwayMode::Slide && absence.from < absence.to
        });
        let own = own.map(|absence| Stop { from: absence.from, to: Some(absence.to) });
        self.stops.iter().copied().chain(own).collect()
    }

    /// Whether this seat's clock is standing still for a reason other than late
    /// letters.
    pub(super) fn is_stopped(&self, seat: Seat) -> bool {
        self.stops_but_for_post(seat).iter().any(|stop| contains(stop, self.now))
    }

    /// Brings the rows of awaited seats up to date with the table's position.
    /// `others` are the seats that somebody else has answered for.
    pub fn settle(&self, table: &dyn AnyTable, others: &[Seat]) -> Result<(), DeskError> {
        let old = self.tx.read().waits(self.row.id)?;
        let awaiting = table.awaiting();
        for wait in &old {
            let seat = table.seats().get(wait.seat.index());
            let goes_on = seat.filter(|seat| awaiting.iter().any(|it| it.seat == *seat));
            if goes_on.and_then(|seat| table.asked_at(seat)) != Some(wait.asked_at) {
                let own = seat.is_none_or(|seat| !others.contains(&seat));
                self.answered(wait, own)?;
            }
        }
        for awaited in awaiting {
            let Some(asked_at) = table.asked_at(awaited.seat) else { continue };
            let seat = awaited.seat;
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
        // What mails did may have been taken back.
        self.tx.forget_all_unsaid(self.row.id)?;
        let awaiting = table.awaiting();
        for wait in self.tx.read().waits(self.row.id)? {
            let seat = table.seats().get(wait.seat.index());
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

    /// A question has been answered, by the seat's own player or by somebody else.
    fn answered(&self, wait: &WaitRow, own: bool) -> Result<(), DeskError> {
        let mut seat = self.seat(wait.seat)?;
        if own {
            seat.bank = self.bank_left(wait, &seat);
        }
        seat.begun = true;
        let key = (self.row.id, wait.seat);
        if own && wait.over.is_none() {
            self.note(wait, false)?;
        }
        self.tx.set_seat_clock(key, &seat)?;
        Ok(self.tx.end_wait(key)?)
    }

    /// Records how a question was settled, for its player's record. What an absence, a pause
    /// or a late letter held up says nothing about how long they take.
    pub(super) fn note(&self, wait: &WaitRow, missed: bool) -> Result<(), DeskError> {
        let Some(player) = self.row.player(wait.seat).filter(|it| !it.address.is_empty()) else {
            return Ok(());
        };
        let stood_still =
            self.stops_of(wait.seat).iter().any(|stop| stop.to.is_none_or(|to| to > wait.since));
        let took = (!missed && !stood_still).then(|| self.now - wait.since);
        let settled = Settled { timed: wait.by.is_some(), missed, took };
        Ok(self.tx.add_answer_time((self.row.id, wait.seat), &player.address, settled)?)
    }

    fn deadline(&self, wait: &WaitRow, seat: &SeatClock) -> Deadline {
        self.deadline_with(wait, seat, &self.stops_of(wait.seat))
    }

    fn deadline_with(&self, wait: &WaitRow, seat: &SeatClock, stops: &[Stop]) -> Deadline {
        let reckoned = Wait { since: wait.since, first: !seat.begun, bank: seat.bank };
        self.clock.rule.deadline(&reckoned, stops, self.now)
    }

    /// The deadline to state in a letter written now, assuming that it leaves at
    /// once together with all that are waiting.
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

    /// Stores a row with its deadline recomputed, and when to look at it again.
    pub fn put(&self, mut wait: WaitRow) -> Result<(), DeskError> {
        let seat = self.seat(wait.seat)?;
        // Once time is up it stays up: its time is known.
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

    /// Recomputes all of the table's deadlines, because a clock was stopped or
    /// started.
    pub fn reckon(&self) -> Result<(), DeskError> {
        for wait in self.tx.read().waits(self.row.id)? {
            self.put(wait)?;
        }
        Ok(())
    }

    /// What is left in the time bank of an awaited seat.
    pub(super) fn bank_left(&self, wait: &WaitRow, seat: &SeatClock) -> TimeDelta {
        // Players who were given more time by hand don't pay for it.
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

    /// The reminders not yet sent, each with its time: never while the seat's
    /// clock stands still.
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
            // Players who draw on their time bank are not late yet.
            let late = reminders.moments(asked, last - self.clock.rule.grace(), DAILY);
            moments.extend(late.into_iter().filter(|(it, _)| matches!(it, Reminder::Daily(_))));
        }
        let left = moments.into_iter().filter(|(reminder, _)| {
            !wait.reminded.iter().any(|gone| *gone == reminder.to_string())
        });
        left.map(|(reminder, at)| (reminder, after_stops(at, &stops))).collect()
    }
}

/// When the moderators are to be told that a table is still waiting: once, after
/// the last reminder.
pub(super) fn rests_at(wait: &WaitRow) -> Option<DateTime<Utc>> {
    let told = wait.reminded.iter().any(|gone| gone == RESTS);
    wait.over.filter(|_| !told).map(|over| over + TimeDelta::days(i64::from(DAILY)))
}

fn contains(stop: &Stop, at: DateTime<Utc>) -> bool {
    stop.from <= at && stop.to.is_none_or(|to| at < to)
}

/// The first moment from `at` on that is outside all stops. A stop without an end
/// does not count: when it ends, everything is recomputed.
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

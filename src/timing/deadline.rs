//! When a decision is due.

use super::{
    Rule, Stop, local,
    rule::{Pace, Slots},
    running::Running,
    stops,
};
use chrono::{DateTime, Datelike, Days, NaiveDateTime, TimeDelta, Utc, WeekdaySet};
use serde::{Deserialize, Serialize};

/// What a deadline is computed from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    /// When the wait for the seat began.
    pub since: DateTime<Utc>,
    /// Whether this is the seat's first turn.
    pub first: bool,
    /// What is left in the seat's time bank; zero without one.
    pub bank: TimeDelta,
}

/// Whether a decision is due, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deadline {
    /// The rule has no deadlines.
    None,
    /// An open stop holds the clock.
    Stopped,
    By(Due),
}

/// The moments of a deadline, in order: `by <= bank_until <= last`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Due {
    /// The deadline that the player is told.
    pub by: DateTime<Utc>,
    /// When the seat's time bank is used up; `by` without one.
    pub bank_until: DateTime<Utc>,
    /// When the table acts: `bank_until` plus the grace.
    pub last: DateTime<Utc>,
    /// For fixed times, the intended local time.
    pub wall: Option<NaiveDateTime>,
}

/// How far ahead a deadline is searched for. Anything later is due then.
const HORIZON: Days = Days::new(800);

impl Rule {
    /// When a decision awaited since `wait.since` is due.
    ///
    /// An elapsed pace counts running time: the rule's days, outside stops. A fixed
    /// time is the first one in no stop that leaves the rule's notice, in running
    /// time, after `since` and after the end of each stop. Then come the bank, in
    /// running time, and the grace, in plain time.
    ///
    /// An open stop counts from its beginning, unless that is after `now`; it holds
    /// the clock if the player's time had not run out before it. Anything more than
    /// 800 days ahead is due in 800 days.
    #[must_use]
    pub fn deadline(&self, wait: &Wait, stops: &[Stop], now: DateTime<Utc>) -> Deadline {
        let since = local::sane(wait.since);
        let horizon = since.checked_add_days(HORIZON).unwrap_or(since);
        let running = self.running(stops::closed(stops));
        let (by, wall) = match &self.pace {
            Pace::None => return Deadline::None,
            Pace::Elapsed { span, .. } => {
                let span = if wait.first { self.first.unwrap_or(*span) } else { *span };
                (running.spend(since, span.delta(), horizon), None)
            }
            Pace::Fixed(slots) => {
                let found = self.fixed(slots, &running, since, wait.first, horizon);
                found.map_or((horizon, None), |(at, wall)| (at, Some(wall)))
            }
        };
        let bank_until = running.spend(by, wait.bank, horizon);
        let on = |stop: &Stop| stop.to.is_none() && stop.from <= now && stop.from < bank_until;
        if stops.iter().any(on) {
            return Deadline::Stopped;
        }
        Deadline::By(Due { by, bank_until, last: bank_until + self.grace(), wall })
    }

    /// How much of the bank a decision answered at `answered` used: the running
    /// time after `by`, but no more than the bank held.
    #[must_use]
    pub fn bank_used(&self, due: &Due, stops: &[Stop], answered: DateTime<Utc>) -> TimeDelta {
        let by = local::sane(due.by);
        let horizon = by.checked_add_days(HORIZON).unwrap_or(by);
        let until = answered.min(due.bank_until).min(horizon);
        self.running(stops::all(stops)).between(by, until)
    }

    pub(super) fn running(&self, stopped: Vec<stops::Stretch>) -> Running {
        let days = match &self.pace {
            Pace::Elapsed { days, .. } => *days,
            Pace::None | Pace::Fixed(_) => WeekdaySet::ALL,
        };
        Running { days, zone: self.zone, stopped }
    }

    /// The first fixed time that leaves enough notice.
    fn fixed(
        &self,
        slots: &Slots,
        running: &Running,
        since: DateTime<Utc>,
        first: bool,
        horizon: DateTime<Utc>,
    ) -> Option<(DateTime<Utc>, NaiveDateTime)> {
        let notice = self.notice.delta();
        let need = if first { self.first.unwrap_or(self.notice).delta() } else { notice };
        let earliest = running.spend(since, need, horizon);
        let fits = |at: DateTime<Utc>| {
            let stopped = |(from, to): &stops::Stretch| *from < at && at - *to < notice;
            at >= earliest && at <= horizon && !running.stopped.iter().any(stopped)
        };
        let of_day = |day: chrono::NaiveDate| {
            let number = u8::try_from(day.weekday().num_days_from_monday()).unwrap_or_default();
            let times = slots.get(&number).into_iter().flatten();
            times
                .map(|time| day.and_time(*time))
                .map(|wall| (local::instant(wall, self.zone), wall))
                .filter(|(at, _)| fits(*at))
                .min()
        };
        // Starts a day early, for a night that skips this hour; and takes the
        // earlier of the day found and the next, for a day that was skipped
        // entirely.
        let mut day = local::day(earliest, self.zone).pred_opt()?;
        while local::midnight(day, self.zone) <= horizon {
            let next = day.succ_opt()?;
            if let Some(found) = of_day(day) {
                return Some(of_day(next).map_or(found, |other| found.min(other)));
            }
            day = next;
        }
        None
    }
}

//! Running time: time without stops and without days that don't count.

use super::{local, stops::Stretch};
use chrono::{DateTime, Datelike, Days, TimeDelta, Utc, WeekdaySet};
use chrono_tz::Tz;

/// A clock that runs on some days of the week and stands still during stops.
pub(super) struct Running {
    /// The local days it runs on.
    pub days: WeekdaySet,
    /// The zone of those days.
    pub zone: Tz,
    /// When it stands still: sorted, without overlaps.
    pub stopped: Vec<Stretch>,
}

impl Running {
    /// The stretches between two instants in which it runs, in order.
    fn stretches(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> Vec<Stretch> {
        let mut found = Vec::new();
        for (mut start, end) in self.counted(from, to) {
            let first = self.stopped.partition_point(|stop| stop.1 <= start);
            for (stop, on) in self.stopped.iter().skip(first).take_while(|stop| stop.0 < end) {
                if start < *stop {
                    found.push((start, *stop));
                }
                start = *on;
            }
            if start < end {
                found.push((start, end));
            }
        }
        found
    }

    /// The days that count between two instants, ignoring stops. A local day may
    /// have 23 or 25 hours.
    fn counted(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> Vec<Stretch> {
        if from >= to {
            return Vec::new();
        }
        if self.days == WeekdaySet::ALL {
            return vec![(from, to)];
        }
        let mut found = Vec::new();
        let mut day = local::day(from, self.zone);
        let mut start = local::midnight(day, self.zone);
        while start < to {
            let Some(next) = day.checked_add_days(Days::new(1)) else { break };
            let end = local::midnight(next, self.zone);
            if self.days.contains(day.weekday()) {
                found.push((start.max(from), end.min(to)));
            }
            (day, start) = (next, end);
        }
        found
    }

    /// The running time between two instants.
    pub(super) fn between(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
        self.stretches(from, to).into_iter().map(|(start, end)| end - start).sum()
    }

    /// The first instant by which `need` of running time has passed since `from`,
    /// or `horizon` if that is later.
    pub(super) fn spend(
        &self,
        from: DateTime<Utc>,
        need: TimeDelta,
        horizon: DateTime<Utc>,
    ) -> DateTime<Utc> {
        let mut need = need;
        if need <= TimeDelta::zero() {
            return from;
        }
        for (start, end) in self.stretches(from, horizon) {
            if end - start >= need {
                return start + need;
            }
            need -= end - start;
        }
        horizon.max(from)
    }
}

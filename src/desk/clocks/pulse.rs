//! Notices when the daemon was down or the clock was set: neither may cost a
//! player a turn.
//!
//! The store knows when the clocks were last looked at. A gap longer than
//! configured is an outage: nobody got a letter and nobody's mail was read, so
//! every clock stood still. While the program runs, it also knows without the
//! clock how much time has passed. If the two differ, the clock was set (or the
//! machine slept), and that counts as an outage as well. Setting the clock back
//! takes such time away again.

use super::{super::DeskError, ClockSettings, Time};
use crate::store::{Store, WriteTx};
use chrono::{DateTime, TimeDelta, Utc};
use std::time::Duration;

/// How often the pulse is stored. Not at every look, since each is a write to the
/// disk.
const WRITTEN: TimeDelta = TimeDelta::minutes(5);

/// Clocks that differ by less have just drifted apart.
const DRIFT: TimeDelta = TimeDelta::minutes(1);

/// What is remembered between two looks.
#[derive(Debug, Clone, Copy, Default)]
pub struct Pulse {
    /// The time of the last look, and how long the program had been running then.
    last: Option<(DateTime<Utc>, Duration)>,
    written: Option<DateTime<Utc>>,
}

/// What a look found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Nothing,
    /// Clocks stood still between these two times.
    Gap(DateTime<Utc>, DateTime<Utc>),
    /// The clock was set back by this much.
    Back(TimeDelta),
}

impl Pulse {
    /// Whether this is the first look since the program started.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.last.is_none()
    }

    /// Looks at the clock. If all deadlines have to be recomputed, that is stored as well.
    ///
    /// If that can't be stored, the next look does it again.
    pub fn look(
        &mut self,
        store: &mut Store,
        settings: &ClockSettings,
        now: DateTime<Utc>,
        running: Duration,
    ) -> Result<(), DeskError> {
        let known = match self.last {
            Some(last) => Some((last.0, Some(last.1))),
            None => store.read().pulse()?.map(|at| (at, None)),
        };
        let found = known.map_or(Found::Nothing, |(last, ran)| {
            found(last, now, ran.map(|ran| running.saturating_sub(ran)), settings.outage)
        });
        let due = self.written.is_none_or(|written| (now - written).abs() >= WRITTEN);
        if found != Found::Nothing || due {
            let tx = store.write()?;
            note(&tx, found, now)?;
            tx.set_pulse(now)?;
            if found != Found::Nothing {
                // Until they have been: whatever ends this program before.
                tx.set_computed_by(None)?;
            }
            tx.commit()?;
            self.written = Some(now);
        }
        self.last = Some((now, running));
        Ok(())
    }
}

fn found(
    last: DateTime<Utc>,
    now: DateTime<Utc>,
    ran: Option<Duration>,
    outage: TimeDelta,
) -> Found {
    let gap = now - last;
    let passed = ran.and_then(|ran| TimeDelta::from_std(ran).ok());
    // As far as we know, this is how far the clock has been set back.
    let back = passed.unwrap_or_default() - gap;
    if back > DRIFT && (passed.is_some() || gap < TimeDelta::zero()) {
        return Found::Back(back);
    }
    if gap > outage {
        return Found::Gap(last, now);
    }
    match passed {
        Some(passed) if gap - passed > DRIFT => Found::Gap(last + passed, now),
        _ => Found::Nothing,
    }
}

fn note(tx: &WriteTx<'_>, found: Found, now: DateTime<Utc>) -> Result<(), DeskError> {
    match found {
        Found::Nothing => {}
        Found::Gap(from, to) => {
            let minutes = (to - from).num_minutes();
            tracing::warn!(
                minutes,
                "nobody looked at the clocks for a while, or the clock was set forward; \
                 deadlines shift by that. If `monsoon once` runs only so often, \
                 clock.outage should be longer"
            );
            tx.add_stop(None, crate::timing::Stop { from, to: Some(to) }, "nobody was looking")?;
        }
        Found::Back(by) => {
            let minutes = by.num_minutes();
            tracing::warn!(minutes, "the clock was set back; nobody gains or loses time by it");
            tx.set_back(by, now)?;
        }
    }
    Ok(())
}

/// Recomputes every running table's deadlines, in one transaction.
pub(super) fn reckon_all(
    tx: &WriteTx<'_>,
    settings: &super::super::Settings,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    for id in tx.read().tables_running()? {
        if let Some(row) = tx.read().table(id)? {
            Time::of(tx, settings, &row, now)?.reckon()?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        format!("2026-03-02T{text}:00Z").parse().unwrap()
    }

    #[test]
    fn gaps_and_set_clocks_are_told_apart_from_time() {
        let hour = TimeDelta::hours(1);
        let minutes = |minutes: u64| Some(Duration::from_secs(60 * minutes));
        let rows = [
            // last, now, the minutes that passed as far as known, found
            ("12:00", "12:01", minutes(1), Found::Nothing),
            ("12:00", "12:50", minutes(50), Found::Nothing),
            ("12:00", "12:50", None, Found::Nothing),
            // The daemon was down, or was kept from looking.
            ("12:00", "14:00", None, Found::Gap(at("12:00"), at("14:00"))),
            ("12:00", "14:00", minutes(120), Found::Gap(at("12:00"), at("14:00"))),
            // Clock set forward by half an hour: only that is a gap.
            ("12:00", "12:31", minutes(1), Found::Gap(at("12:01"), at("12:31"))),
            // Clock set back, while running and in between; drift doesn't count.
            ("12:00", "11:31", minutes(1), Found::Back(TimeDelta::minutes(30))),
            ("12:00", "12:10", minutes(40), Found::Back(TimeDelta::minutes(30))),
            ("12:00", "11:30", None, Found::Back(TimeDelta::minutes(30))),
            ("12:00", "12:00", minutes(1), Found::Nothing),
        ];
        for (last, now, ran, expected) in rows {
            assert_eq!(found(at(last), at(now), ran, hour), expected, "{last} to {now}, {ran:?}");
        }
    }
}

//! Limits how many letters are handed over in any hour and any day. Counted from
//! the letters themselves, so the limits hold across restarts.

use super::DeskError;
use crate::store::Reader;
use chrono::{DateTime, TimeDelta, Utc};

/// The limits in `[outbound]`; 0 means no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// In any 60 minutes.
    pub per_hour: u32,
    /// In any 24 hours.
    pub per_day: u32,
}

impl Limits {
    /// Each limit that is set, and its time span.
    fn each(self) -> impl Iterator<Item = (u32, TimeDelta)> {
        [(self.per_hour, TimeDelta::hours(1)), (self.per_day, TimeDelta::days(1))]
            .into_iter()
            .filter(|(most, _)| *most > 0)
    }

    /// How many letters may be handed over now.
    pub fn free(self, reader: Reader<'_>, now: DateTime<Utc>) -> Result<u32, DeskError> {
        let mut free = u32::MAX;
        for (most, span) in self.each() {
            free = free.min(most.saturating_sub(reader.sent_within(span, now)?));
        }
        Ok(free)
    }

    /// When letters may be handed over, one after the other.
    pub fn slots(self, reader: Reader<'_>, now: DateTime<Utc>) -> Result<Slots, DeskError> {
        let longest = self.each().map(|(_, span)| span).max();
        let sent = match longest {
            Some(span) => reader.sent_times(span, now)?,
            None => Vec::new(),
        };
        Ok(Slots { limits: self, sent, now })
    }
}

/// The times at which letters may be handed over.
pub struct Slots {
    limits: Limits,
    /// When letters were and will be handed over, oldest first.
    sent: Vec<DateTime<Utc>>,
    now: DateTime<Utc>,
}

impl Iterator for Slots {
    type Item = DateTime<Utc>;

    fn next(&mut self) -> Option<DateTime<Utc>> {
        let waits = self.limits.each().filter_map(|(most, span)| {
            let back = self.sent.len().checked_sub(usize::try_from(most).ok()?)?;
            Some(*self.sent.get(back)? + span)
        });
        let slot = waits.fold(self.now, DateTime::max);
        self.sent.push(slot);
        Some(slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64) -> DateTime<Utc> {
        let noon: DateTime<Utc> = "2026-01-02T12:00:00Z".parse().unwrap();
        noon + TimeDelta::minutes(minutes)
    }

    #[test]
    fn slots_open_as_the_hour_and_the_day_move_on() {
        let slots = |per_hour, per_day, sent: &[i64], most| {
            let limits = Limits { per_hour, per_day };
            let sent = sent.iter().map(|minutes| at(*minutes)).collect();
            let slots = Slots { limits, sent, now: at(0) }.take(most);
            slots.map(|slot| (slot - at(0)).num_minutes()).collect::<Vec<_>>()
        };
        assert_eq!(slots(0, 0, &[-1, -1, -1], 3), [0, 0, 0]);
        assert_eq!(slots(2, 0, &[-50, -20], 4), [10, 40, 70, 100]);
        assert_eq!(slots(3, 0, &[-50], 4), [0, 0, 10, 60]);
        assert_eq!(slots(2, 3, &[-1000, -20], 4), [0, 440, 1420, 1440]);
    }
}

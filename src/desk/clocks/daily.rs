//! When daily letters are due.

use super::{
    super::{DeskError, paced::pace, together},
    Time,
};
use crate::{basics::Pace, engine::Seat, timing::instant};
use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

/// How much time a question that waits for the daily letter leaves after it, at least.
const LEFT_AFTER: TimeDelta = TimeDelta::hours(12);

impl Time<'_> {
    /// There is something to tell a seat in its next daily letter.
    pub fn tell_daily(&self, seat: Seat) -> Result<(), DeskError> {
        let Some(next) = self.next_daily(seat)? else { return Ok(()) };
        Ok(self.tx.tell_at((self.row.id, seat), next)?)
    }

    /// Whether a seat's new question waits for that letter, which is about several tables.
    pub fn asks_daily(&self, seat: Seat) -> Result<bool, DeskError> {
        let Some(next) = self.next_daily(seat)? else { return Ok(false) };
        let Some(player) = self.row.player(seat) else { return Ok(false) };
        let together = together::company(self.tx.read(), player)?;
        if !together.contains(&(self.row.id, seat)) {
            return Ok(false);
        }
        let waits = self.tx.read().waits(self.row.id)?;
        let by = waits.iter().find(|wait| wait.seat == seat).and_then(|wait| wait.by);
        Ok(by.is_none_or(|by| by - next >= LEFT_AFTER))
    }

    /// The time zone of a seat's player.
    pub fn zone_of(&self, seat: Seat) -> Result<Tz, DeskError> {
        Ok(self.zone(&self.seat(seat)?))
    }

    fn next_daily(&self, seat: Seat) -> Result<Option<DateTime<Utc>>, DeskError> {
        let Pace::Daily(time) = pace(self.row.player(seat)) else { return Ok(None) };
        let zone = self.zone(&self.seat(seat)?);
        let today = self.now.with_timezone(&zone).date_naive();
        let next = instant(today.and_time(time), zone);
        let next = if next > self.now {
            next
        } else {
            instant((today + TimeDelta::days(1)).and_time(time), zone)
        };
        Ok(Some(next))
    }
}

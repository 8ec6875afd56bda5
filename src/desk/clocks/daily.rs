//! When daily letters are due.

use super::{
    super::{DeskError, paced::pace},
    Time,
};
use crate::{basics::Pace, engine::Seat, timing::instant};
use chrono::TimeDelta;

impl Time<'_> {
    /// There is something to tell a seat in its next daily letter.
    pub fn tell_daily(&self, seat: Seat) -> Result<(), DeskError> {
        let Pace::Daily(time) = pace(self.row.player(seat)) else { return Ok(()) };
        let zone = self.zone(&self.seat(seat)?);
        let today = self.now.with_timezone(&zone).date_naive();
        let next = instant(today.and_time(time), zone);
        let next = if next > self.now {
            next
        } else {
            instant((today + TimeDelta::days(1)).and_time(time), zone)
        };
        Ok(self.tx.tell_at((self.row.id, seat), next)?)
    }
}

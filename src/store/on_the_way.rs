//! Letters that somebody waits for, and how long they lay here.

use super::{Reader, SeatKey, StoreError, clock::maybe_time, stamp, time_at};
use chrono::{DateTime, Utc};
use rusqlite::params;

/// A letter that asks something of a seat's player, or answers them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OnTheWay {
    pub from: DateTime<Utc>,
    /// When it left or was given up; none as long as it waits.
    pub to: Option<DateTime<Utc>>,
}

/// When the letters since ?3 to a seat were written, and when each left.
pub(super) const ON_THE_WAY: &str =
    "SELECT created_at, CASE state WHEN 'sent' THEN sent_at WHEN 'waiting' THEN NULL
                                   ELSE max(due_at, created_at) END
     FROM letters INDEXED BY letters_written JOIN seats USING (table_id, seat)
     WHERE table_id = ?1 AND seat = ?2 AND created_at >= ?3
       AND (urgency = 0 OR kind = 'moderated')
       AND lower(letters.address) = lower(seats.address)
       AND (state <> 'waiting' OR lower(letters.address) NOT IN (SELECT address FROM stopped))
       AND (state <> 'sent' OR sent_at <= ?4)
     ORDER BY id";

impl Reader<'_> {
    /// The letters since `since` to a seat's player that ask for a decision or
    /// answer a mail, oldest first. News that nobody waits for are not among
    /// them, nor what waits for an address that is stopped: that came back for
    /// good, the moderators know, and its table must go on. What a clock that was
    /// wrong dated after `now` is left out as well.
    pub fn on_the_way(
        self,
        seat: SeatKey,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<Vec<OnTheWay>, StoreError> {
        let mut statement = self.connection.prepare_cached(ON_THE_WAY)?;
        let rows = statement
            .query_map(params![seat.0, super::count(seat.1), stamp(since), stamp(now)], |row| {
                Ok(OnTheWay { from: time_at(row, 0)?, to: maybe_time(row, 1)? })
            })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

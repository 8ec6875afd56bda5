//! Letters that a player waits for, and how long they have been queued.

use super::{Reader, SeatKey, StoreError, clock::maybe_time, stamp, time_at};
use chrono::{DateTime, Utc};
use rusqlite::params;

/// A letter that asks a seat's player something, or answers them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OnTheWay {
    pub from: DateTime<Utc>,
    /// When it was sent or given up; `None` while it waits.
    pub to: Option<DateTime<Utc>>,
}

/// When the letters to a seat since ?3 were written, and when each was sent.
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
    /// The letters to a seat's player since `since` that ask for a decision or
    /// answer a mail, oldest first. Leaves out news, which nobody waits for, and
    /// letters to a stopped address: that bounced for good, the moderators know,
    /// and its table must go on. Also leaves out anything that a wrong clock dated
    /// after `now`.
    pub fn on_the_way(
        self,
        seat: SeatKey,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<Vec<OnTheWay>, StoreError> {
        let mut statement = self.connection.prepare_cached(ON_THE_WAY)?;
        let rows = statement
            .query_map(params![seat.0, seat.1, stamp(since), stamp(now)], |row| {
                Ok(OnTheWay { from: time_at(row, 0)?, to: maybe_time(row, 1)? })
            })?;
        let mut letters: Vec<OnTheWay> = rows.collect::<Result<_, _>>()?;
        letters.extend(self.digests_on_the_way(seat, since, now)?);
        letters.sort_by_key(|letter| letter.from);
        Ok(letters)
    }
}

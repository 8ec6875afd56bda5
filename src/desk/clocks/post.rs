//! A question counts as asked once its letter has left. As long as no letter can
//! be sent to a player, their clock stands still.

use super::{super::Settings, DeskError, Time};
use crate::{
    basics::TableId,
    engine::Seat,
    store::{OnTheWay, Reader, Status, TableClock, WaitRow, WriteTx},
    timing::Stop,
};
use chrono::{DateTime, TimeDelta, Utc};

/// A letter that leaves within this time costs nobody anything.
pub(super) const PROMPT: TimeDelta = TimeDelta::minutes(10);

/// How often to look at a table that waits for a letter to leave.
pub(super) const LOOK_AGAIN: TimeDelta = TimeDelta::minutes(10);

/// The letters that one table's seats are waiting for.
pub struct Post(Vec<(Seat, OnTheWay)>);

impl Post {
    /// Those of the awaited seats, if it makes a difference to anybody.
    pub(super) fn of(
        reader: Reader<'_>,
        table: TableId,
        clock: &TableClock,
        waits: &[WaitRow],
        now: DateTime<Utc>,
    ) -> Result<Post, DeskError> {
        let mut found = Vec::new();
        for wait in waits {
            if clock.rule.has_deadline() || wait.fixed.is_some() {
                let letters = reader.on_the_way((table, wait.seat), wait.since, now)?;
                found.extend(letters.into_iter().map(|letter| (wait.seat, letter)));
            }
        }
        Ok(Post(found))
    }

    fn letters(&self, seat: Seat) -> impl Iterator<Item = OnTheWay> + '_ {
        self.0.iter().filter(move |(it, _)| *it == seat).map(|(_, letter)| *letter)
    }

    /// Whether any letter of this table left late or has not left yet.
    pub(super) fn matters(&self, now: DateTime<Utc>) -> bool {
        self.0.iter().any(|(_, letter)| lay(letter, now) > PROMPT)
    }

    /// Whether a letter to this seat is still waiting to leave.
    pub(super) fn waits(&self, seat: Seat) -> bool {
        self.letters(seat).any(|letter| letter.to.is_none())
    }

    /// The times during which this seat's clock stood still for its letters.
    pub(super) fn stops(&self, seat: Seat, now: DateTime<Utc>) -> impl Iterator<Item = Stop> + '_ {
        let late = self.letters(seat).filter(move |letter| lay(letter, now) > PROMPT);
        late.map(|letter| Stop { from: letter.from, to: letter.to })
    }

    /// When a question that was asked at `since` had left.
    pub(super) fn left(
        &self,
        seat: Seat,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> DateTime<Utc> {
        let first = self.stops(seat, now).find(|stop| stop.from <= since);
        first.and_then(|stop| stop.to).unwrap_or(since)
    }

    /// How long a seat's letters were held up here in total.
    pub(super) fn lost(&self, seat: Seat, now: DateTime<Utc>) -> TimeDelta {
        let mut lost = TimeDelta::zero();
        let mut until = DateTime::<Utc>::MIN_UTC;
        for stop in self.stops(seat, now) {
            let to = stop.to.unwrap_or(now);
            lost += (to - stop.from.max(until)).max(TimeDelta::zero());
            until = until.max(to);
        }
        lost
    }
}

fn lay(letter: &OnTheWay, now: DateTime<Utc>) -> TimeDelta {
    letter.to.unwrap_or(now) - letter.from
}

/// A letter about a table, written at `written`, has left. If that was long ago,
/// the table's deadlines move.
pub fn has_left(
    tx: &WriteTx<'_>,
    settings: &Settings,
    table: TableId,
    written: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<(), DeskError> {
    if now - written <= PROMPT {
        return Ok(());
    }
    match tx.read().table(table)? {
        Some(row) if row.status == Status::Running => Time::of(tx, settings, &row, now)?.reckon(),
        _ => Ok(()),
    }
}

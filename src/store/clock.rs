//! Clocks: a table's pace, a seat's time settings, and who is awaited since when.

use super::{Reader, SeatKey, StoreError, WriteTx, stamp, time_at};
use crate::{
    basics::{TableId, Wanted},
    engine::Seat,
    timing::{Reminders, Rule, Silence},
};
use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use rusqlite::{OptionalExtension, Row, params};
use std::str::FromStr;

/// A table's pace and how it treats silence.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableClock {
    pub rule: Rule,
    /// What happens if nobody answers.
    pub silence: Silence,
    /// After how many missed turns in a row a seat is offered to somebody else; 0
    /// for never.
    pub offer_after: u32,
    /// How many days each seat may be away in total.
    pub away_days: u32,
}

/// A seat's time settings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatClock {
    /// Its player's time zone; `None` for the server's.
    pub zone: Option<Tz>,
    /// The reminders its player wants; `None` for the server's.
    pub remind: Option<Reminders>,
    /// What is left in the seat's time bank.
    pub bank: TimeDelta,
    /// How many turns in a row it has missed.
    pub missed: u32,
    /// Is its first turn over?
    pub begun: bool,
    /// Does a house player play until its player writes?
    pub house: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitRow {
    pub seat: Seat,
    /// The position at which its question arose.
    pub asked_at: u32,
    /// The decision point's id in the rules.
    pub decision: String,
    /// Since when it is awaited.
    pub since: DateTime<Utc>,
    /// The deadline, if there is one and the clock is running.
    pub by: Option<DateTime<Utc>>,
    /// When the table acts: bank and grace included.
    pub last: Option<DateTime<Utc>>,
    /// The reminders already sent.
    pub reminded: Vec<String>,
    /// When the time ran out.
    pub over: Option<DateTime<Utc>>,
    /// When it needs attention next.
    pub next: Option<DateTime<Utc>>,
    /// Extra time from a moderator.
    pub more: TimeDelta,
    /// A moderator's replacement for the rule.
    pub fixed: Option<Fixed>,
}

/// A deadline that a moderator set by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fixed {
    Off,
    At(DateTime<Utc>),
}

impl WriteTx<'_> {
    /// Sets a table's clock and its seats' time banks.
    pub fn set_clock(&self, table: TableId, clock: &TableClock) -> Result<(), StoreError> {
        self.execute(
            "UPDATE tables SET clock = ?2, silence = ?3, offer_after = ?4, away_days = ?5
             WHERE id = ?1",
            params![
                table,
                clock.rule.to_string(),
                clock.silence.as_str(),
                clock.offer_after,
                clock.away_days
            ],
        )?;
        self.execute(
            "UPDATE seats SET bank = ?2 WHERE table_id = ?1",
            params![table, clock.rule.bank().num_seconds()],
        )?;
        Ok(())
    }

    pub fn set_seat_clock(&self, seat: SeatKey, clock: &SeatClock) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "UPDATE seats SET bank = ?3, missed = ?4, begun = ?5, house = ?6
                 WHERE table_id = ?1 AND seat = ?2",
            )?
            .execute(params![
                seat.0,
                seat.1,
                clock.bank.num_seconds(),
                clock.missed,
                clock.begun,
                clock.house
            ])?;
        Ok(())
    }

    /// Sets a player's time zone at all their seats: it is the same person.
    pub fn set_zone(&self, address: &str, zone: Tz) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET zone = ?2 WHERE address = ?1",
            params![address, zone.name()],
        )?;
        self.execute(
            "UPDATE members SET zone = ?2 WHERE address = ?1",
            params![address, zone.name()],
        )?;
        Ok(())
    }

    /// Applies a player's time zone and reminders to their new seat, and which letters they
    /// want at their other tables, unless something else was chosen for this one.
    pub fn keep_habits(&self, seat: SeatKey, address: &str) -> Result<(), StoreError> {
        let (zone, remind) = self.read().habits(address)?;
        let here = self.read().wanted_at(seat)?;
        let profile = self.read().profile(address)?;
        if here.is_none_or(|it| it == (Wanted::default(), false))
            && let Some((wanted, english)) = match profile {
                Some(profile) => Some(profile),
                None => self.read().wanted_elsewhere(seat, address)?,
            }
        {
            self.set_wanted(seat, wanted)?;
            self.set_english_orders(seat.0, seat.1, english)?;
        }
        if let Some(zone) = zone {
            self.set_zone(address, zone)?;
        }
        if let Some(remind) = remind {
            self.set_reminders(address, &remind)?;
        }
        self.execute(
            "UPDATE seats SET passphrase = (SELECT passphrase FROM members WHERE address = ?3)
             WHERE table_id = ?1 AND seat = ?2 AND passphrase IS NULL",
            params![seat.0, seat.1, address],
        )?;
        Ok(())
    }

    /// Sets a player's reminders at all their tables.
    pub fn set_reminders(&self, address: &str, remind: &Reminders) -> Result<(), StoreError> {
        self.execute(
            "UPDATE seats SET remind = ?2 WHERE address = ?1",
            params![address, remind.to_string()],
        )?;
        self.execute(
            "UPDATE members SET remind = ?2 WHERE address = ?1",
            params![address, remind.to_string()],
        )?;
        Ok(())
    }

    /// Records that a seat is awaited, replacing any earlier record.
    pub fn put_wait(&self, table: TableId, wait: &WaitRow) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "INSERT OR REPLACE INTO waits
                     (table_id, seat, asked_at, decision, since, by_at, last_at, reminded, over_at,
                      next_at, more, fixed)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
            )?
            .execute(params![
                table,
                wait.seat,
                wait.asked_at,
                wait.decision,
                stamp(wait.since),
                wait.by.map(stamp),
                wait.last.map(stamp),
                wait.reminded.join("\n"),
                wait.over.map(stamp),
                wait.next.map(stamp),
                wait.more.num_seconds(),
                wait.fixed.map(|fixed| match fixed {
                    Fixed::Off => "off".to_owned(),
                    Fixed::At(at) => stamp(at),
                })
            ])?;
        Ok(())
    }

    /// Postpones whatever is due at a table.
    pub fn look_later(&self, table: TableId, at: DateTime<Utc>) -> Result<(), StoreError> {
        let due = params![table, stamp(at)];
        self.tx
            .execute("UPDATE waits SET next_at = ?2 WHERE table_id = ?1 AND next_at < ?2", due)?;
        self.execute("UPDATE absences SET next_at = ?2 WHERE table_id = ?1 AND next_at < ?2", due)?;
        self.tx
            .execute("UPDATE tables SET resumes_at = ?2 WHERE id = ?1 AND resumes_at < ?2", due)?;
        Ok(())
    }

    /// Records that a seat is no longer awaited.
    pub fn end_wait(&self, seat: SeatKey) -> Result<(), StoreError> {
        self.tx
            .prepare_cached("DELETE FROM waits WHERE table_id = ?1 AND seat = ?2")?
            .execute(params![seat.0, seat.1])?;
        Ok(())
    }
}

impl Reader<'_> {
    pub fn clock(self, table: TableId) -> Result<TableClock, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT clock, silence, offer_after, away_days FROM tables WHERE id = ?1",
            )?
            .query_row([table], |row| {
                Ok(TableClock {
                    rule: parsed(row, 0)?,
                    silence: parsed(row, 1)?,
                    offer_after: row.get(2)?,
                    away_days: row.get(3)?,
                })
            })
            .optional()?;
        Ok(row.unwrap_or_default())
    }

    pub fn seat_clock(self, seat: SeatKey) -> Result<SeatClock, StoreError> {
        let row = self
            .connection
            .prepare_cached(
                "SELECT zone, remind, bank, missed, begun, house FROM seats
                 WHERE table_id = ?1 AND seat = ?2",
            )?
            .query_row(params![seat.0, seat.1], |row| {
                // A zone or a word unknown to this build is no reason to lose a
                // seat.
                let known = |index| -> rusqlite::Result<Option<String>> { row.get(index) };
                Ok(SeatClock {
                    zone: known(0)?.and_then(|zone| zone.parse().ok()),
                    remind: known(1)?.and_then(|remind| remind.parse().ok()),
                    bank: TimeDelta::seconds(row.get(2)?),
                    missed: row.get(3)?,
                    begun: row.get(4)?,
                    house: row.get(5)?,
                })
            })
            .optional()?;
        Ok(row.unwrap_or_default())
    }

    /// The time zone somebody has set, at any of their tables.
    pub fn zone_of(self, address: &str) -> Result<Option<Tz>, StoreError> {
        Ok(self.habits(address)?.0)
    }

    /// A player's time zone and reminders, from any of their tables.
    fn habits(self, address: &str) -> Result<(Option<Tz>, Option<Reminders>), StoreError> {
        let one = |column: &str| -> Result<Option<String>, StoreError> {
            Ok(self
                .connection
                .prepare_cached(&format!(
                    "SELECT coalesce(
                         (SELECT {column} FROM members WHERE address = ?1),
                         (SELECT {column} FROM seats WHERE address = ?1 AND {column} IS NOT NULL
                          ORDER BY table_id DESC LIMIT 1))"
                ))?
                .query_row([address], |row| row.get(0))?)
        };
        let zone = one("zone")?.and_then(|zone| zone.parse().ok());
        Ok((zone, one("remind")?.and_then(|remind| remind.parse().ok())))
    }

    /// The seats awaited at a table.
    pub fn waits(self, table: TableId) -> Result<Vec<WaitRow>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT seat, asked_at, decision, since, by_at, last_at, reminded, over_at, next_at,
                    more, fixed
             FROM waits WHERE table_id = ?1 ORDER BY seat",
        )?;
        let rows = statement.query_map([table], |row| {
            let reminded: String = row.get(6)?;
            Ok(WaitRow {
                seat: row.get(0)?,
                asked_at: row.get(1)?,
                decision: row.get(2)?,
                since: time_at(row, 3)?,
                by: maybe_time(row, 4)?,
                last: maybe_time(row, 5)?,
                reminded: reminded.lines().map(str::to_owned).collect(),
                over: maybe_time(row, 7)?,
                next: maybe_time(row, 8)?,
                more: TimeDelta::seconds(row.get(9)?),
                fixed: match row.get::<_, Option<String>>(10)?.as_deref() {
                    None => None,
                    Some("off") => Some(Fixed::Off),
                    Some(_) => Some(Fixed::At(time_at(row, 10)?)),
                },
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    pub fn tables_due(self, now: DateTime<Utc>) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT table_id FROM
                 (SELECT table_id FROM waits WHERE next_at <= ?1
                  UNION SELECT table_id FROM absences WHERE next_at <= ?1)
             JOIN tables ON tables.id = table_id
             WHERE status = 'running' ORDER BY table_id",
        )?;
        let rows = statement.query_map([stamp(now)], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The same, and the running tables where nobody is waited for, as far as is stored.
    pub fn tables_due_or_without_clocks(
        self,
        now: DateTime<Utc>,
    ) -> Result<Vec<TableId>, StoreError> {
        let mut tables = self.tables_due(now)?;
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM tables WHERE status = 'running'
             AND NOT EXISTS (SELECT 1 FROM waits WHERE waits.table_id = tables.id)",
        )?;
        let rows = statement.query_map([], |row| row.get(0))?;
        tables.extend(rows.collect::<Result<Vec<TableId>, _>>()?);
        tables.sort_unstable();
        tables.dedup();
        Ok(tables)
    }

    /// The paused tables that are due to resume.
    pub fn tables_to_resume(self, now: DateTime<Utc>) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM tables
             WHERE status = 'paused' AND stage IS NULL AND resumes_at <= ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([stamp(now)], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The running tables that have waits, or should.
    pub fn tables_running(self) -> Result<Vec<TableId>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id FROM tables WHERE status = 'running' ORDER BY id")?;
        let rows = statement.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Was a letter to this seat written since then, and not after `now`?
    pub fn was_written_to(
        self,
        seat: SeatKey,
        since: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .prepare_cached(
                "SELECT EXISTS (
                     SELECT 1 FROM letters INDEXED BY letters_written
                     WHERE table_id = ?1 AND seat = ?2
                       AND created_at >= ?3 AND created_at <= ?4)",
            )?
            .query_row(params![seat.0, seat.1, stamp(since), stamp(now)], |row| row.get(0))?)
    }
}

pub(super) fn maybe_time(row: &Row<'_>, index: usize) -> rusqlite::Result<Option<DateTime<Utc>>> {
    match row.get_ref(index)? {
        rusqlite::types::ValueRef::Null => Ok(None),
        _ => time_at(row, index).map(Some),
    }
}

pub(super) fn parsed<T: FromStr>(row: &Row<'_>, index: usize) -> rusqlite::Result<T>
where
    T::Err: std::error::Error + Send + Sync + 'static,
{
    let text: String = row.get(index)?;
    text.parse().map_err(|error: T::Err| {
        rusqlite::Error::FromSqlConversionFailure(
            index,
            rusqlite::types::Type::Text,
            Box::new(error),
        )
    })
}

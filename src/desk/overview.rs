//! How things stand in the whole house, without a name, an address or a secret: for
//! operators, and for programs that watch.

use super::DeskError;
use crate::{
    basics::TableId,
    engine::Seats,
    store::{AwaitedRow, QueueCounts, Status, Store},
};
use chrono::{DateTime, Utc};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Overview {
    pub at: DateTime<Utc>,
    /// How many tables there are of each state.
    pub tables: BTreeMap<&'static str, u32>,
    /// Whom running tables wait for, longest first.
    pub awaited: Vec<Awaited>,
    pub queue: QueueCounts,
    pub last_mail_in: Option<DateTime<Utc>>,
    pub last_letter_out: Option<DateTime<Utc>>,
    /// When the clocks were last checked.
    pub clocks_checked: Option<DateTime<Utc>>,
    pub database_bytes: u64,
}

/// A seat that a table waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Awaited {
    pub table: TableId,
    /// Its colour.
    pub seat: &'static str,
    pub since: DateTime<Utc>,
    pub seconds: i64,
    /// The deadline, if there is one and the clock is running.
    pub by: Option<DateTime<Utc>>,
    pub overdue: bool,
}

impl Overview {
    /// How things stand `now`.
    pub fn of(store: &Store, now: DateTime<Utc>) -> Result<Overview, DeskError> {
        let reader = store.read();
        let states =
            [Status::Waiting, Status::Running, Status::Paused, Status::Finished, Status::Cancelled];
        let mut tables: BTreeMap<_, _> =
            states.into_iter().map(|status| (status.as_str(), 0)).collect();
        for (status, count) in reader.table_counts()? {
            tables.insert(status.as_str(), count);
        }
        let awaited = reader.awaited()?.iter().filter_map(|row| Awaited::of(row, now)).collect();
        Ok(Overview {
            at: now,
            tables,
            awaited,
            queue: reader.queue_counts(now)?,
            last_mail_in: reader.last_mail()?,
            last_letter_out: reader.last_sent()?,
            clocks_checked: reader.pulse()?,
            database_bytes: reader.size()?,
        })
    }
}

impl Awaited {
    /// `None` if the table has no such seat: it is damaged then, and `check` says so.
    fn of(row: &AwaitedRow, now: DateTime<Utc>) -> Option<Awaited> {
        let seat = Seats::new(row.seats.into())?.get(row.seat.index())?;
        Some(Awaited {
            table: row.table,
            seat: seat.colour(),
            since: row.since,
            seconds: (now - row.since).num_seconds().max(0),
            by: row.by,
            overdue: row.by.is_some_and(|by| by < now),
        })
    }
}

//! Time in which a clock stands still.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// Time in which a seat's clock stands still: an absence, a pause of the table,
/// downtime of the daemon. From `from` up to but not including `to`. Stops may
/// overlap and come in any order; one that ends before it begins counts for
/// nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stop {
    pub from: DateTime<Utc>,
    /// When it went on; `None` while it stands still.
    pub to: Option<DateTime<Utc>>,
}

/// A stretch of time, from the first instant up to but not including the second.
pub(super) type Stretch = (DateTime<Utc>, DateTime<Utc>);

/// The stops that have ended, sorted and merged.
pub(super) fn closed(stops: &[Stop]) -> Vec<Stretch> {
    joined(stops.iter().filter_map(|stop| Some((stop.from, stop.to?))).collect())
}

/// All stops, with open ones lasting for ever.
pub(super) fn all(stops: &[Stop]) -> Vec<Stretch> {
    let end = DateTime::<Utc>::MAX_UTC;
    joined(stops.iter().map(|stop| (stop.from, stop.to.unwrap_or(end))).collect())
}

fn joined(mut found: Vec<Stretch>) -> Vec<Stretch> {
    found.retain(|(from, to)| from < to);
    found.sort_unstable();
    let mut apart: Vec<Stretch> = Vec::with_capacity(found.len());
    for (from, to) in found {
        match apart.last_mut() {
            Some(last) if from <= last.1 => last.1 = last.1.max(to),
            _ => apart.push((from, to)),
        }
    }
    apart
}

//! When a player wants to be reminded.

use super::{Span, Unreadable, as_text};
use chrono::{DateTime, Utc};
use std::{fmt, str::FromStr};

/// What a player wants to be reminded of: `half, 24h, daily`, or `off`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reminders {
    /// At half of the time.
    pub half: bool,
    /// So long before the deadline.
    pub before: Vec<Span>,
    /// Each day after the deadline.
    pub daily: bool,
}

/// One reminder. Its text is its name: `half`, `before 24h`, `daily 3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reminder {
    /// At half of the time.
    Half,
    /// So long before the deadline.
    Before(Span),
    /// So many days after the deadline, from 1 on.
    Daily(u32),
}

as_text!(Reminders);
as_text!(Reminder);

impl Reminders {
    /// The moments of the reminders of a decision waited for from `since` to
    /// `by`, in order, no two at the same moment.
    #[must_use]
    pub fn moments(
        &self,
        _since: DateTime<Utc>,
        _by: DateTime<Utc>,
        _last_day: u32,
    ) -> Vec<(Reminder, DateTime<Utc>)> {
        Vec::new()
    }
}

impl fmt::Display for Reminders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("off")
    }
}

impl FromStr for Reminders {
    type Err = Unreadable;

    fn from_str(_text: &str) -> Result<Reminders, Unreadable> {
        Ok(Reminders::default())
    }
}

impl fmt::Display for Reminder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reminder::Half => f.write_str("half"),
            Reminder::Before(span) => write!(f, "before {span}"),
            Reminder::Daily(day) => write!(f, "daily {day}"),
        }
    }
}

impl FromStr for Reminder {
    type Err = Unreadable;

    fn from_str(_text: &str) -> Result<Reminder, Unreadable> {
        Ok(Reminder::Half)
    }
}

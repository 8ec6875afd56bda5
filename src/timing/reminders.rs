//! When a player wants to be reminded.

use super::{Span, Unreadable, as_text, short, shown};
use chrono::{DateTime, TimeDelta, Utc};
use std::{cmp::Reverse, fmt, str::FromStr};

/// What a player wants to be reminded of: `half, 24h, daily`, or `off`.
///
/// Printed longest length first, without duplicates; [`Default`] is `off`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reminders {
    /// At half the time.
    pub half: bool,
    /// This long before the deadline, the longest first.
    pub before: Vec<Span>,
    /// Each day after the deadline.
    pub daily: bool,
}

/// One reminder. Its text form is its name: `half`, `before 24h`, `daily 3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reminder {
    /// At half the time.
    Half,
    /// This long before the deadline.
    Before(Span),
    /// This many days after the deadline, from 1.
    Daily(u32),
}

as_text!(Reminders);
as_text!(Reminder);

const HOW: &str = "write half, lengths like 24h, and daily, or off";

/// Why a text doesn't say when to remind, and what to write instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RemindersError {
    #[error("that is too long for reminders: {HOW}")]
    TooLong,
    #[error("\"{0}\" is no reminder: {HOW}")]
    NoReminder(String),
    #[error("off goes alone: {HOW}")]
    OffAndMore,
    #[error("more than {most} lengths are too many: {HOW}")]
    TooMany { most: usize },
}

/// Nobody needs more lengths.
const MOST: usize = 8;

/// The last day after a deadline that has a reminder.
const LAST_DAY: u32 = 366;

impl Reminders {
    /// The times of the reminders for a decision awaited from `since` to `by`, in
    /// order, no two at the same time. One that would come no later than `since` is
    /// left out, since the turn's letter goes out then. Daily ones come every 24
    /// hours after `by`, up to `last_day` of them.
    #[must_use]
    pub fn moments(
        &self,
        since: DateTime<Utc>,
        by: DateTime<Utc>,
        last_day: u32,
    ) -> Vec<(Reminder, DateTime<Utc>)> {
        let mut found = Vec::new();
        if self.half {
            let half = TimeDelta::seconds((by - since).num_seconds() / 2);
            found.push((Reminder::Half, by.checked_sub_signed(half)));
        }
        for span in &self.before {
            found.push((Reminder::Before(*span), by.checked_sub_signed(span.delta())));
        }
        let mut found: Vec<(Reminder, DateTime<Utc>)> = found
            .into_iter()
            .filter_map(|(which, at)| Some((which, at.filter(|at| *at > since && *at < by)?)))
            .collect();
        if self.daily {
            for day in 1..=last_day.min(LAST_DAY) {
                let at = by.checked_add_signed(TimeDelta::days(i64::from(day)));
                found.extend(at.map(|at| (Reminder::Daily(day), at)));
            }
        }
        found.sort_by_key(|(which, at)| (*at, *which));
        found.dedup_by_key(|(_, at)| *at);
        found
    }
}

impl fmt::Display for Reminders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if self.half {
            parts.push("half".to_owned());
        }
        parts.extend(tidy(self.before.clone()).iter().map(ToString::to_string));
        if self.daily {
            parts.push("daily".to_owned());
        }
        if parts.is_empty() { f.write_str("off") } else { f.write_str(&parts.join(", ")) }
    }
}

/// Sorts longest first, without duplicates and zero lengths.
fn tidy(mut spans: Vec<Span>) -> Vec<Span> {
    spans.retain(|span| !span.is_zero());
    spans.sort_unstable_by_key(|span| Reverse(*span));
    spans.dedup();
    spans
}

impl FromStr for Reminders {
    type Err = RemindersError;

    fn from_str(text: &str) -> Result<Reminders, RemindersError> {
        if text.len() > 200 {
            return Err(RemindersError::TooLong);
        }
        let mut read = Reminders::default();
        let mut off = false;
        for item in text.split(',').map(str::trim) {
            match item.to_ascii_lowercase().as_str() {
                "off" | "none" => off = true,
                "half" => read.half = true,
                "daily" => read.daily = true,
                other => {
                    let length = other.strip_prefix("before ").unwrap_or(other);
                    match length.parse::<Span>() {
                        Ok(span) if !span.is_zero() => read.before.push(span),
                        _ => return Err(RemindersError::NoReminder(short(item))),
                    }
                }
            }
        }
        read.before = tidy(read.before);
        if off && read != Reminders::default() {
            return Err(RemindersError::OffAndMore);
        }
        if read.before.len() > MOST {
            return Err(RemindersError::TooMany { most: MOST });
        }
        Ok(read)
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

    fn from_str(text: &str) -> Result<Reminder, Unreadable> {
        let read = match text.split_once(' ') {
            None if text == "half" => Some(Reminder::Half),
            Some(("before", length)) => length.parse().ok().map(Reminder::Before),
            Some(("daily", day)) => day.parse().ok().map(Reminder::Daily),
            _ => None,
        };
        read.ok_or_else(|| {
            Unreadable(format!("{} is no reminder: half, before 24h or daily 1", shown(text)))
        })
    }
}

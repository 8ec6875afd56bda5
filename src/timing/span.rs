//! A length of time as people write it.

use super::{Unreadable, as_text, shown};
use chrono::TimeDelta;
use std::{fmt, str::FromStr};

/// A length of time in whole minutes, from nothing to 366 days.
///
/// Reads `48h`, `3d`, `1w`, `90m`, `2d 12h`, `2 days`: each unit at most once, in
/// any order. Prints lengths below 72 hours in hours and minutes (`48h`, `1h 30m`),
/// longer ones in days, hours and minutes (`3d`, `10d 12h`), and zero as `0h`.
/// Weeks are read but never printed, since `7d` is as easy to grasp. A day is 24
/// hours here, whatever the clocks do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span(TimeDelta);

as_text!(Span);

/// From here on in days; below, hours are clearer.
const IN_DAYS_FROM: i64 = 72 * 60;

impl Span {
    /// The longest span.
    pub const LONGEST: Span = Span(TimeDelta::days(366));

    /// Whole hours, at most [`Span::LONGEST`].
    #[must_use]
    pub fn hours(hours: u32) -> Span {
        Span(TimeDelta::hours(i64::from(hours))).min(Span::LONGEST)
    }

    /// Minutes, at most 60.
    #[must_use]
    pub const fn minutes(minutes: u8) -> Span {
        Span(TimeDelta::minutes(if minutes < 60 { minutes as i64 } else { 60 }))
    }

    /// Rounds a length down to whole minutes; `None` if it is negative or longer
    /// than [`Span::LONGEST`].
    #[must_use]
    pub fn of(delta: TimeDelta) -> Option<Span> {
        let whole = Span(TimeDelta::minutes(delta.num_minutes()));
        (delta >= TimeDelta::zero() && delta <= Span::LONGEST.0).then_some(whole)
    }

    #[must_use]
    pub const fn delta(self) -> TimeDelta {
        self.0
    }

    #[must_use]
    pub fn is_zero(self) -> bool {
        self.0.is_zero()
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.0.num_minutes();
        let in_days = minutes >= IN_DAYS_FROM;
        let (days, rest) = if in_days { (minutes / 1440, minutes % 1440) } else { (0, minutes) };
        let parts: Vec<String> = [(days, 'd'), (rest / 60, 'h'), (rest % 60, 'm')]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, unit)| format!("{count}{unit}"))
            .collect();
        if parts.is_empty() { f.write_str("0h") } else { f.write_str(&parts.join(" ")) }
    }
}

/// The minutes in a unit, by its everyday names.
pub(super) fn unit(word: &str) -> Option<i64> {
    Some(match word.to_ascii_lowercase().as_str() {
        "m" | "min" | "mins" | "minute" | "minutes" => 1,
        "h" | "hr" | "hrs" | "hour" | "hours" => 60,
        "d" | "day" | "days" => 24 * 60,
        "w" | "wk" | "wks" | "week" | "weeks" => 7 * 24 * 60,
        _ => return None,
    })
}

/// A text cut where digits and other characters meet, blanks dropped.
fn pieces(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for word in text.split_whitespace() {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let digits = first.is_ascii_digit();
            let end = rest.find(|c: char| c.is_ascii_digit() != digits).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(end);
            found.push(piece);
            rest = after;
        }
    }
    found
}

impl FromStr for Span {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Span, Unreadable> {
        let wrong = |why: &str| {
            Unreadable(format!("{} {why}: write a length like 48h, 3d or 2d 12h", shown(text)))
        };
        if text.len() > 60 {
            return Err(wrong("is too long for a length of time"));
        }
        let pieces = pieces(text);
        if pieces.is_empty() {
            return Err(wrong("is no length of time"));
        }
        let mut total = 0_i64;
        let mut seen = Vec::new();
        for pair in pieces.chunks(2) {
            let (number, name) = match pair {
                [number, name] => (*number, *name),
                [number] if number.starts_with(|c: char| c.is_ascii_digit()) => {
                    return Err(wrong("has a number without a unit (m, h, d or w)"));
                }
                _ => return Err(wrong("is no length of time")),
            };
            if !number.starts_with(|c: char| c.is_ascii_digit()) {
                return Err(wrong("is no length of time"));
            }
            let Some(minutes) = unit(name) else {
                return Err(wrong("has a unit other than m, h, d and w"));
            };
            if seen.contains(&minutes) {
                return Err(wrong("has a unit twice"));
            }
            seen.push(minutes);
            // Six digits are more minutes than any span allows.
            let count = if number.trim_start_matches('0').len() > 6 {
                None
            } else {
                number.parse::<i64>().ok()
            };
            total += count.map_or(i64::from(u32::MAX), |count| count * minutes);
        }
        if total > Span::LONGEST.0.num_minutes() {
            return Err(wrong("is more than 366 days"));
        }
        Ok(Span(TimeDelta::minutes(total)))
    }
}

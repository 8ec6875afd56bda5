//! The days of an absence.

use super::{Span, local, short};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

/// The days of an absence in the player's zone, first and last included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Days {
    pub from: NaiveDate,
    pub to: NaiveDate,
}

/// What happens during an absence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AwayMode {
    /// The player's clock stands still.
    Slide,
    House,
    /// The player's plans answer.
    Plans,
}

/// The longest absence, in days.
const MOST: u32 = 366;
const FURTHEST: i64 = 2 * 366;

const HOW: &str = "write 2026-12-20 to 2027-01-03, until 2027-01-03, or 5 days";

/// Why a word is no date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DateError {
    #[error("\"{0}\" is no date")]
    NoDate(String),
    #[error("\"{0}\" needs its year")]
    NoYear(String),
    #[error("\"{0}\" needs its year in four digits")]
    ShortYear(String),
    #[error("\"{word}\" may be two days: write {one} or {other}")]
    TwoDays { word: String, one: String, other: String },
    #[error("there is no month {0}: months go from 01 to 12")]
    NoMonth(u32),
    /// The month's last day.
    #[error("there is no day {day} in {}: the last is {last}", .last.format("%Y-%m"))]
    NoDay { day: u32, last: NaiveDate },
}

/// Why words aren't the days of an absence, and what to write instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DaysError {
    #[error("that is too long for the days of an absence: {HOW}")]
    TooLong,
    #[error("say which days: {HOW}")]
    Missing,
    #[error("say until when as well: {from} to {to}")]
    NoLast { from: NaiveDate, to: NaiveDate },
    #[error("\"{0}\" is no number of days: {HOW}")]
    NoNumber(String),
    #[error("{error}{}", .error.how(HOW))]
    Date {
        #[from]
        error: DateError,
    },
    #[error("{last} is over, today is {today}: {HOW}")]
    Over { last: NaiveDate, today: NaiveDate },
    #[error("{to} is before {from}: write the first day first")]
    Backwards { from: NaiveDate, to: NaiveDate },
    #[error("{0} is more than two years ahead: is the year right?")]
    TooFar(NaiveDate),
    #[error("an absence is {most} days at the most: name fewer")]
    TooMany { most: u32 },
}

impl DateError {
    /// What to write instead, unless the error says it already.
    pub(super) fn how(&self, how: &str) -> String {
        match self {
            DateError::NoDate(_) | DateError::NoYear(_) | DateError::ShortYear(_) => {
                format!(": {how}")
            }
            DateError::TwoDays { .. } | DateError::NoMonth(_) | DateError::NoDay { .. } => {
                String::new()
            }
        }
    }
}

impl Days {
    /// Reads the words of an absence: `2026-12-20 to 2027-01-03`,
    /// `until 2027-01-03`, `2026-12-24`, `tomorrow`, `5 days`,
    /// `5 days from 2026-12-20`. Dates are ISO 8601, or `20.12.2026`, or
    /// `20/12/2026` if the day can't be mistaken for the month. Without a first
    /// day, the absence begins on `today`, the player's own.
    ///
    /// The first day may be in the past: callers count the absence from the moment
    /// it was announced.
    ///
    /// # Errors
    ///
    /// Words that are not days, days that don't exist, an absence that is over,
    /// ends before it begins, ends more than two years ahead, or is longer than 366
    /// days. The text says what to write instead.
    pub fn parse(words: &[&str], today: NaiveDate) -> Result<Days, DaysError> {
        if words.len() > 20 || words.iter().map(|word| word.len()).sum::<usize>() > 120 {
            return Err(DaysError::TooLong);
        }
        let words = tidy(words);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let days = match words.as_slice() {
            [] => return Err(DaysError::Missing),
            ["until" | "to" | "till" | "through", to] => {
                Days { from: today, to: read_date(to, today)? }
            }
            ["from", from, "to" | "until" | "till" | "through" | "-", to]
            | [from, "to" | "until" | "till" | "through" | "-", to] => {
                Days { from: read_date(from, today)?, to: read_date(to, today)? }
            }
            ["from" | "since", from] => {
                let from = read_date(from, today)?;
                return Err(DaysError::NoLast { from, to: later(from, 7) });
            }
            ["for", length @ ..] => counted(length, today)?,
            [length @ .., "from", from] => counted(length, read_date(from, today)?)?,
            [one] if one.parse::<Span>().is_err() => {
                let day = read_date(one, today)?;
                Days { from: day, to: day }
            }
            length => counted(length, today)?,
        };
        days.checked(today)
    }

    fn checked(self, today: NaiveDate) -> Result<Days, DaysError> {
        let Days { from, to } = self;
        if to < today {
            return Err(DaysError::Over { last: to, today });
        }
        if to < from {
            return Err(DaysError::Backwards { from, to });
        }
        if to.signed_duration_since(today).num_days() > FURTHEST {
            return Err(DaysError::TooFar(to));
        }
        if self.count() > MOST {
            return Err(DaysError::TooMany { most: MOST });
        }
        Ok(self)
    }

    /// From 00:00 of the first day to 00:00 after the last.
    #[must_use]
    pub fn span(&self, zone: Tz) -> (DateTime<Utc>, DateTime<Utc>) {
        (local::midnight(self.from, zone), local::midnight(later(self.to, 1), zone))
    }

    /// How many days; none if the last is before the first.
    #[must_use]
    pub fn count(&self) -> u32 {
        let days = self.to.signed_duration_since(self.from).num_days() + 1;
        u32::try_from(days).unwrap_or_default()
    }
}

/// Lower-cases the words, puts spaces around dashes between dates, and drops
/// punctuation that ends a sentence.
fn tidy(words: &[&str]) -> Vec<String> {
    let mut text = words.join(" ").to_lowercase();
    for dash in ["\u{2013}", "\u{2014}", ".."] {
        text = text.replace(dash, " - ");
    }
    let mut found = Vec::new();
    for word in text.split_whitespace() {
        let word = word.trim_end_matches([',', ';', '.', '!']);
        // `20.12.2026-3.1.2027`: not a hyphen inside an ISO date.
        match word.split_once('-') {
            Some((from, to)) if from.contains(['.', '/']) && !to.is_empty() => {
                found.extend([from.to_owned(), "-".to_owned(), to.to_owned()]);
            }
            _ if word.is_empty() => {}
            _ => found.push(word.to_owned()),
        }
    }
    found
}

/// This many days starting from `from`.
fn counted(words: &[&str], from: NaiveDate) -> Result<Days, DaysError> {
    const DAY: i64 = 24 * 60;
    let text = words.join(" ");
    let no_days = || DaysError::NoNumber(short(&text));
    let minutes = text.parse::<Span>().map_err(|_| no_days())?.delta().num_minutes();
    if minutes < DAY || minutes % DAY != 0 {
        return Err(no_days());
    }
    Ok(Days { from, to: later(from, minutes / DAY - 1) })
}

fn later(day: NaiveDate, days: i64) -> NaiveDate {
    day.checked_add_signed(TimeDelta::days(days)).unwrap_or(day)
}

/// Reads one date: `2026-12-20`, `20.12.2026`, `20/12/2026` if the day can't be
/// mistaken for the month, `today`, `tomorrow`.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read_date(word: &str, today: NaiveDate) -> Result<NaiveDate, DateError> {
    match word {
        "today" => return Ok(today),
        "tomorrow" => return Ok(later(today, 1)),
        _ => {}
    }
    let no_date = || DateError::NoDate(short(word));
    let separator = word.chars().find(|c| !c.is_ascii_digit()).ok_or_else(no_date)?;
    let parts: Vec<&str> = word.split(separator).collect();
    let digits = |part: &&str| {
        (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !['-', '.', '/'].contains(&separator) || !parts.iter().all(digits) {
        return Err(no_date());
    }
    let numbers: Vec<u32> = parts.iter().filter_map(|part| part.parse().ok()).collect();
    let [a, b, c] = numbers.as_slice() else {
        return Err(if numbers.len() == 2 { DateError::NoYear(short(word)) } else { no_date() });
    };
    let year = if separator == '-' { 0 } else { 2 };
    if parts.get(year).is_none_or(|part| part.len() != 4) {
        return Err(DateError::ShortYear(short(word)));
    }
    match (separator, a, b) {
        ('-', ..) => real(*a, *b, *c),
        ('/', a, b) if *a <= 12 && *b <= 12 && a != b => Err(DateError::TwoDays {
            word: short(word),
            one: format!("{c:04}-{b:02}-{a:02}"),
            other: format!("{c:04}-{a:02}-{b:02}"),
        }),
        ('/', a, b) if *b > 12 => real(*c, *a, *b),
        _ => real(*c, *b, *a),
    }
}

/// A date, if it exists.
fn real(year: u32, month: u32, day: u32) -> Result<NaiveDate, DateError> {
    let of = |day| NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day);
    if let Some(date) = of(day) {
        return Ok(date);
    }
    let Some(last) = (28..=31).rev().find_map(of) else {
        return Err(DateError::NoMonth(month));
    };
    Err(DateError::NoDay { day, last })
}

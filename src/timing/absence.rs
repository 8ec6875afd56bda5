//! The days of an absence.

use super::{Span, local, shown};
use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
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
    pub fn parse(words: &[&str], today: NaiveDate) -> Result<Days, String> {
        if words.len() > 20 || words.iter().map(|word| word.len()).sum::<usize>() > 120 {
            return Err(format!("that is too long for the days of an absence: {HOW}"));
        }
        let words = tidy(words);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let days = match words.as_slice() {
            [] => return Err(format!("say which days: {HOW}")),
            ["until" | "to" | "till" | "through", to] => Days { from: today, to: date(to, today)? },
            ["from", from, "to" | "until" | "till" | "through" | "-", to]
            | [from, "to" | "until" | "till" | "through" | "-", to] => {
                Days { from: date(from, today)?, to: date(to, today)? }
            }
            ["from" | "since", from] => {
                let from = date(from, today)?;
                return Err(format!("say until when as well: {from} to {}", later(from, 7)));
            }
            ["for", length @ ..] => counted(length, today)?,
            [length @ .., "from", from] => counted(length, date(from, today)?)?,
            [one] if one.parse::<Span>().is_err() => {
                let day = date(one, today)?;
                Days { from: day, to: day }
            }
            length => counted(length, today)?,
        };
        days.checked(today)
    }

    fn checked(self, today: NaiveDate) -> Result<Days, String> {
        let Days { from, to } = self;
        if to < today {
            return Err(format!("{to} is over, today is {today}: {HOW}"));
        }
        if to < from {
            return Err(format!("{to} is before {from}: write the first day first"));
        }
        if to.signed_duration_since(today).num_days() > FURTHEST {
            return Err(format!("{to} is more than two years ahead: is the year right?"));
        }
        if self.count() > MOST {
            return Err(format!("an absence is {MOST} days at the most: name fewer"));
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
fn counted(words: &[&str], from: NaiveDate) -> Result<Days, String> {
    const DAY: i64 = 24 * 60;
    let text = words.join(" ");
    let no_days = || format!("{} is no number of days: {HOW}", shown(&text));
    let minutes = text.parse::<Span>().map_err(|_| no_days())?.delta().num_minutes();
    if minutes < DAY || minutes % DAY != 0 {
        return Err(no_days());
    }
    Ok(Days { from, to: later(from, minutes / DAY - 1) })
}

fn later(day: NaiveDate, days: i64) -> NaiveDate {
    day.checked_add_signed(TimeDelta::days(days)).unwrap_or(day)
}

fn date(word: &str, today: NaiveDate) -> Result<NaiveDate, String> {
    read_date(word, today, HOW)
}

/// Reads one date: `2026-12-20`, `20.12.2026`, `20/12/2026` if the day can't be
/// mistaken for the month, `today`, `tomorrow`. `how` completes the error with what
/// to write instead.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read_date(word: &str, today: NaiveDate, how: &str) -> Result<NaiveDate, String> {
    match word {
        "today" => return Ok(today),
        "tomorrow" => return Ok(later(today, 1)),
        _ => {}
    }
    let no_date = || format!("{} is no date: {how}", shown(word));
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
        return Err(if numbers.len() == 2 {
            format!("{} needs its year: {how}", shown(word))
        } else {
            no_date()
        });
    };
    let year = if separator == '-' { 0 } else { 2 };
    if parts.get(year).is_none_or(|part| part.len() != 4) {
        return Err(format!("{} needs its year in four digits: {how}", shown(word)));
    }
    match (separator, a, b) {
        ('-', ..) => real(*a, *b, *c),
        ('/', a, b) if *a <= 12 && *b <= 12 && a != b => Err(format!(
            "{} may be two days: write {c:04}-{b:02}-{a:02} or {c:04}-{a:02}-{b:02}",
            shown(word)
        )),
        ('/', a, b) if *b > 12 => real(*c, *a, *b),
        _ => real(*c, *b, *a),
    }
}

/// A date, if it exists.
fn real(year: u32, month: u32, day: u32) -> Result<NaiveDate, String> {
    let of = |day| NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day);
    if let Some(date) = of(day) {
        return Ok(date);
    }
    let Some(last) = (28..=31).rev().find_map(of) else {
        return Err(format!("there is no month {month}: months go from 01 to 12"));
    };
    Err(format!("there is no {day} {}: it has {} days", last.format("%B %Y"), last.day()))
}

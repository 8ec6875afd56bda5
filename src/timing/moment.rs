//! Reading a moment: a day, with or without a time, or how long until then.

use super::{Span, absence::read_date, instant, shown};
use chrono::{DateTime, NaiveTime, TimeDelta, Utc};
use chrono_tz::Tz;

/// How far ahead a moment may be.
const FURTHEST: TimeDelta = TimeDelta::days(731);

const HOW: &str = "write 2027-01-07, 2027-01-07 18:00, or +2w";

/// Reads a moment: a date as in an absence (`2027-01-07`, `7.1.2027`, `tomorrow`),
/// which means the beginning of that day; a date with a time (`18:00`), optionally
/// followed by `UTC` if `zone` is not meant; or a length of time from now (`+2w`).
///
/// # Errors
/// What can't be read, is over, or is more than two years ahead: a sentence without
/// a full stop that says what to write.
pub fn read_moment(words: &str, zone: Tz, now: DateTime<Utc>) -> Result<DateTime<Utc>, String> {
    let text = words.trim().trim_end_matches(['.', '!', ',']).to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let (words, zone) = match words.as_slice() {
        [words @ .., "utc"] => (words, Tz::UTC),
        words => (words, zone),
    };
    let at = match *words {
        [span] if span.starts_with('+') => {
            let span = span.trim_start_matches('+').parse::<Span>();
            now + span.map_err(|error| error.to_string())?.delta()
        }
        [day, ref time @ ..] if time.len() <= 1 => {
            let today = now.with_timezone(&zone).date_naive();
            let day =
                read_date(day, today).map_err(|error| format!("{error}{}", error.how(HOW)))?;
            let time = match time.first() {
                None => NaiveTime::MIN,
                Some(time) => NaiveTime::parse_from_str(time, "%H:%M")
                    .map_err(|_| format!("{} is no time: {HOW}", shown(time)))?,
            };
            instant(day.and_time(time), zone)
        }
        _ => return Err(format!("{} is no date: {HOW}", shown(&text))),
    };
    if at <= now {
        let now = now.with_timezone(&zone).format("%Y-%m-%d %H:%M");
        return Err(format!("that time is over; it is {now} {zone}"));
    }
    if at - now > FURTHEST {
        return Err("that is more than two years ahead: is the year right?".to_owned());
    }
    Ok(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_in_the_writers_zone() {
        let now: DateTime<Utc> = "2026-12-20T12:00:00Z".parse().unwrap();
        let warsaw: Tz = "Europe/Warsaw".parse().unwrap();
        let rows = [
            ("2027-01-07", Ok("2027-01-06T23:00:00Z")),
            ("7.1.2027", Ok("2027-01-06T23:00:00Z")),
            ("2027-01-07 18:00", Ok("2027-01-07T17:00:00Z")),
            ("2027-01-07 18:00 UTC.", Ok("2027-01-07T18:00:00Z")),
            ("tomorrow", Ok("2026-12-20T23:00:00Z")),
            ("+2w", Ok("2027-01-03T12:00:00Z")),
            ("2026-12-20", Err("that time is over; it is 2026-12-20 13:00 Europe/Warsaw")),
            ("2036-12-20", Err("more than two years ahead")),
            ("2027-02-30", Err("there is no day 30 in 2027-02")),
            ("2027-01-07 25:00", Err("\"25:00\" is no time")),
            ("easter", Err("\"easter\" is no date: write 2027-01-07")),
            ("the end of time", Err("is no date")),
            ("", Err("is no date")),
            ("+99999999999w", Err("")),
        ];
        for (words, expected) in rows {
            match (read_moment(words, warsaw, now), expected) {
                (Ok(at), Ok(expected)) => {
                    assert_eq!(at, expected.parse::<DateTime<Utc>>().unwrap(), "{words}");
                }
                (Err(why), Err(expected)) => assert!(why.contains(expected), "{words}: {why}"),
                (read, _) => panic!("{words}: {read:?}"),
            }
        }
    }
}

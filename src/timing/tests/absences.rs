//! Days of absences.

use super::super::{Days, DaysError};
use super::{date, shown, zone};

const TODAY: &str = "2026-11-21";

fn parse(text: &str) -> Result<Days, DaysError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Days::parse(&words, date(TODAY))
}

#[test]
fn days_are_read() {
    let rows = [
        ("2026-12-20 to 2027-01-03", "2026-12-20", "2027-01-03", 15),
        ("from 2026-12-20 until 2027-01-03", "2026-12-20", "2027-01-03", 15),
        ("2026-12-20 - 2027-01-03", "2026-12-20", "2027-01-03", 15),
        ("2026-12-20\u{2013}2027-01-03", "2026-12-20", "2027-01-03", 15),
        ("20.12.2026 - 3.1.2027", "2026-12-20", "2027-01-03", 15),
        ("20.12.2026-3.1.2027.", "2026-12-20", "2027-01-03", 15),
        ("20/12/2026 to 2027-01-03", "2026-12-20", "2027-01-03", 15),
        ("until 2027-01-03", TODAY, "2027-01-03", 44),
        ("Until 13/1/2027,", TODAY, "2027-01-13", 54),
        ("2026-12-24", "2026-12-24", "2026-12-24", 1),
        ("12/24/2026", "2026-12-24", "2026-12-24", 1),
        ("12/12/2026", "2026-12-12", "2026-12-12", 1),
        ("3.1.2027", "2027-01-03", "2027-01-03", 1),
        ("today", TODAY, TODAY, 1),
        ("tomorrow", "2026-11-22", "2026-11-22", 1),
        ("tomorrow to 2026-11-30", "2026-11-22", "2026-11-30", 9),
        ("5 days", TODAY, "2026-11-25", 5),
        ("1 day", TODAY, TODAY, 1),
        ("1d", TODAY, TODAY, 1),
        ("for 2 weeks", TODAY, "2026-12-04", 14),
        ("1w 2d", TODAY, "2026-11-29", 9),
        ("5 days from 2026-12-20", "2026-12-20", "2026-12-24", 5),
        ("366 days", TODAY, "2027-11-21", 366),
        // Already begun; the leap day.
        ("2026-11-01 to 2026-11-21", "2026-11-01", TODAY, 21),
        ("2028-02-28 to 2028-02-29", "2028-02-28", "2028-02-29", 2),
        ("2028-02-29", "2028-02-29", "2028-02-29", 1),
    ];
    for (text, from, to, count) in rows {
        let days = parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(days, Days { from: date(from), to: date(to) }, "{text}");
        assert_eq!(days.count(), count, "{text}");
    }
}

#[test]
fn other_words_are_no_days() {
    let long = "days ".repeat(40);
    let rows = [
        ("", "say which days"),
        (",", "say which days"),
        ("soon", "\"soon\" is no date"),
        ("2027-02-29", "there is no day 29 in 2027-02: the last is 2027-02-28"),
        ("until 30.2.2028", "there is no day 30 in 2028-02: the last is 2028-02-29"),
        ("2026-11-31", "there is no day 31 in 2026-11: the last is 2026-11-30"),
        ("2026-13-01", "there is no month 13"),
        ("2026-12-00", "there is no day 0 in 2026-12"),
        ("3/1/2027", "write 2027-01-03 or 2027-03-01"),
        ("20.12.", "\"20.12\" needs its year"),
        ("20.12.26", "needs its year in four digits"),
        ("20.12-3.1", "\"20.12\" needs its year"),
        ("2026-12-20 to 2026-12-19", "2026-12-19 is before 2026-12-20"),
        ("until 2026-11-20", "2026-11-20 is over, today is 2026-11-21"),
        ("2026-01-01 to 2026-01-03", "is over"),
        ("until 2062-01-03", "more than two years ahead"),
        ("2026-11-21 to 2027-11-22", "366 days at the most"),
        ("0001-01-01 to 2026-12-24", "366 days at the most"),
        ("from 2026-12-20", "say until when as well: 2026-12-20 to 2026-12-27"),
        ("0 days", "is no number of days"),
        ("12h", "is no number of days"),
        ("367 days", "is no number of days"),
        ("5", "\"5\" is no date"),
        ("some days", "\"some days\" is no number of days"),
        ("99999999999 days", "is no number of days"),
        ("2026-12-24x", "is no date"),
        ("2026-12-24-1", "is no date"),
        ("2026-12-24T10:00", "is no date"),
        ("to to to", "is no date"),
        (long.as_str(), "too long"),
    ];
    for (text, expected) in rows {
        let why = parse(text).expect_err(text).to_string();
        assert!(why.contains(expected), "{text}: {why}");
        assert!(why.len() < 200 && !why.ends_with('.'), "{why}");
    }
}

#[test]
fn days_begin_and_end_at_midnight() {
    let rows = [
        ("2026-12-24", "2026-12-24", "Europe/Warsaw", "2026-12-23 23:00", "2026-12-24 23:00"),
        ("2026-12-31", "2027-01-01", "America/New_York", "2026-12-31 05:00", "2027-01-02 05:00"),
        // Days of 23 and 25 hours; a day that begins at 01:00.
        ("2026-03-29", "2026-03-29", "Europe/Warsaw", "2026-03-28 23:00", "2026-03-29 22:00"),
        ("2026-10-25", "2026-10-25", "Europe/Warsaw", "2026-10-24 22:00", "2026-10-25 23:00"),
        ("2026-04-24", "2026-04-24", "Africa/Cairo", "2026-04-23 22:00", "2026-04-24 21:00"),
        ("2028-02-29", "2028-02-29", "UTC", "2028-02-29 00:00", "2028-03-01 00:00"),
    ];
    for (from, to, name, start, end) in rows {
        let (first, after) = Days { from: date(from), to: date(to) }.span(zone(name));
        assert_eq!((shown(first).as_str(), shown(after).as_str()), (start, end), "{from} {name}");
    }
    let ends = Days { from: chrono::NaiveDate::MIN, to: chrono::NaiveDate::MAX };
    assert!(ends.span(zone("Europe/Warsaw")).0 < ends.span(zone("Europe/Warsaw")).1);
    assert_eq!(Days { from: date("2026-12-24"), to: date("2026-12-20") }.count(), 0);
}

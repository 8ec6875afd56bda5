//! Deadlines, row by row.

use super::super::{Deadline, Due, Rule, Span, Stop, Wait};
use super::{shown, stop, utc};
use chrono::TimeDelta;

/// A row: the rule, since when, further conditions (`first`, `bank 24h`,
/// `stop A > B`, `now A`, separated by `|`), and the answer: `by`, or
/// `by / bank_until / last`.
type Row = (&'static str, &'static str, &'static str, &'static str);

fn answer((rule, since, more, _): &Row) -> Deadline {
    let rule: Rule = rule.parse().unwrap();
    let mut wait = Wait { since: utc(since), first: false, bank: TimeDelta::zero() };
    let mut stops: Vec<Stop> = Vec::new();
    let mut now = wait.since;
    for part in more.split('|').map(str::trim).filter(|part| !part.is_empty()) {
        match part.split_once(' ').unwrap_or((part, "")) {
            ("first", _) => wait.first = true,
            ("bank", span) => wait.bank = span.parse::<Span>().unwrap().delta(),
            ("stop", times) => stops.push(stop(times)),
            ("now", at) => now = utc(at),
            other => panic!("{other:?}"),
        }
    }
    rule.deadline(&wait, &stops, now)
}

fn check(rows: &[Row]) {
    for row in rows {
        let said = match answer(row) {
            Deadline::None => "none".to_owned(),
            Deadline::Stopped => "stopped".to_owned(),
            Deadline::By(due) if row.3.contains('/') => {
                format!("{} / {} / {}", shown(due.by), shown(due.bank_until), shown(due.last))
            }
            Deadline::By(due) => shown(due.by),
        };
        assert_eq!(said, row.3, "{row:?}");
    }
}

const WEEK: &str = "48h Mon-Fri Europe/Warsaw";

#[test]
fn elapsed_time_and_days_that_count() {
    check(&[
        ("none", "2026-11-21 10:00", "", "none"),
        ("48h", "2026-11-21 10:00", "", "2026-11-23 10:00"),
        ("48h", "2026-12-31 12:00", "", "2027-01-02 12:00"),
        ("48h", "2028-02-28 12:00", "", "2028-03-01 12:00"),
        ("48h", "2027-02-28 12:00", "", "2027-03-02 12:00"),
        ("48h Europe/Warsaw", "2026-03-28 12:00", "", "2026-03-30 12:00"),
        // Over a weekend, within one, into one, at the edge of one.
        (WEEK, "2026-11-16 10:00", "", "2026-11-18 10:00"),
        (WEEK, "2026-11-20 10:00", "", "2026-11-24 10:00"),
        (WEEK, "2026-11-21 12:00", "", "2026-11-24 23:00"),
        (WEEK, "2026-11-18 23:00", "", "2026-11-20 23:00"),
        (WEEK, "2026-11-20 23:00", "", "2026-11-24 23:00"),
        (WEEK, "2026-12-31 12:00", "", "2027-01-04 12:00"),
        ("48h Mon,Thu UTC", "2026-11-21 12:00", "", "2026-11-27 00:00"),
        ("1h Sat UTC", "2026-11-22 00:00", "", "2026-11-28 01:00"),
        // The clocks change over the weekend: still the same local hour.
        (WEEK, "2026-03-27 10:00", "", "2026-03-31 09:00"),
        (WEEK, "2026-10-23 09:00", "", "2026-10-27 10:00"),
        // Sundays of 23, 25 and 23 1/2 hours.
        ("24h Sun Europe/Warsaw", "2026-03-28 12:00", "", "2026-04-04 23:00"),
        ("23h Sun Europe/Warsaw", "2026-03-28 12:00", "", "2026-03-29 22:00"),
        ("25h Sun Europe/Warsaw", "2026-10-24 12:00", "", "2026-10-25 23:00"),
        ("24h Sun America/New_York", "2026-03-07 12:00", "", "2026-03-15 05:00"),
        ("24h Sun Australia/Lord_Howe", "2026-10-03 00:00", "", "2026-10-10 13:30"),
        // The leap day is a Tuesday.
        ("24h Tue Europe/Warsaw", "2028-02-28 12:00", "", "2028-02-29 23:00"),
        ("48h Tue Europe/Warsaw", "2028-02-28 12:00", "", "2028-03-07 23:00"),
        // Zones that change their rules: a Thursday of 25 hours, and so on.
        ("24h Thu Asia/Almaty", "2024-02-28 10:00", "", "2024-02-29 18:00"),
        ("25h Thu Asia/Almaty", "2024-02-28 10:00", "", "2024-02-29 19:00"),
        ("26h Thu Asia/Almaty", "2024-02-28 10:00", "", "2024-03-06 20:00"),
        ("24h Sun Africa/Casablanca", "2026-02-14 12:00", "", "2026-02-15 23:00"),
        ("24h Sun Africa/Casablanca", "2026-03-21 12:00", "", "2026-03-29 00:00"),
        ("24h Sun Europe/Volgograd", "2020-12-26 00:00", "", "2020-12-27 20:00"),
        ("26h Sun Europe/Volgograd", "2020-12-26 00:00", "", "2021-01-02 22:00"),
        // A day that begins in a gap: Cairo's Friday of 23 hours.
        ("24h Fri Africa/Cairo", "2026-04-23 12:00", "", "2026-04-30 22:00"),
        // A day that was skipped.
        ("24h Fri,Sat Pacific/Apia", "2011-12-29 12:00", "", "2011-12-31 10:00"),
        // The furthest deadline.
        ("366d Mon UTC", "2026-01-01 00:00", "", "2028-03-11 00:00"),
    ]);
}

#[test]
fn fixed_times() {
    let twice = "Tue,Fri 20:00 Europe/Warsaw";
    check(&[
        (twice, "2026-11-21 12:00", "", "2026-11-24 19:00"),
        (twice, "2026-11-24 07:00", "", "2026-11-24 19:00"),
        (twice, "2026-11-24 07:01", "", "2026-11-27 19:00"),
        (twice, "2026-11-28 12:00", "", "2026-12-01 19:00"),
        (twice, "2026-12-30 12:00", "", "2027-01-01 19:00"),
        (twice, "2026-03-28 12:00", "", "2026-03-31 18:00"),
        ("Tue 20:00 Europe/Warsaw, notice 24h", "2026-11-23 20:00", "", "2026-12-01 19:00"),
        ("Tue 20:00 Europe/Warsaw, notice 0h", "2026-11-24 19:00", "", "2026-11-24 19:00"),
        ("Tue 08:00,20:00 UTC", "2026-11-23 20:00", "", "2026-11-24 08:00"),
        ("Tue 08:00,20:00 UTC", "2026-11-23 20:01", "", "2026-11-24 20:00"),
        ("Tue 08:00 and Fri 20:00 UTC", "2026-11-24 08:00", "", "2026-11-27 20:00"),
        // 02:30 on nights when it does not exist, and when it occurs twice.
        ("daily 02:30 Europe/Warsaw", "2026-03-28 10:00", "", "2026-03-29 01:30"),
        ("daily 02:30 Europe/Warsaw", "2026-10-24 10:00", "", "2026-10-25 00:30"),
        ("daily 02:30 America/New_York", "2026-03-07 12:00", "", "2026-03-08 07:30"),
        ("daily 01:30 America/New_York", "2026-10-31 12:00", "", "2026-11-01 05:30"),
        ("daily 02:15 Australia/Lord_Howe", "2026-10-03 00:00", "", "2026-10-03 15:45"),
        // In the gap, the later local time is the earlier instant.
        ("daily 02:30,03:00 Europe/Warsaw", "2026-03-28 10:00", "", "2026-03-29 01:00"),
        // In the fold, the second 02:30 doesn't count.
        ("daily 02:30 UTC, notice 0h", "2026-10-25 00:31", "", "2026-10-25 02:30"),
        ("daily 02:30 Europe/Warsaw, notice 0h", "2026-10-25 00:31", "", "2026-10-26 01:30"),
        // Zones that change their rules keep the local time.
        ("Thu,Fri 20:00 Asia/Almaty", "2024-02-28 10:00", "", "2024-02-29 14:00"),
        ("Thu,Fri 20:00 Asia/Almaty", "2024-02-29 10:00", "", "2024-03-01 15:00"),
        ("Sat,Sun 20:00 Africa/Casablanca", "2026-02-14 00:00", "", "2026-02-14 19:00"),
        ("Sat,Sun 20:00 Africa/Casablanca", "2026-02-14 12:00", "", "2026-02-15 20:00"),
        ("Sat,Sun 20:00 Africa/Casablanca", "2026-03-21 12:00", "", "2026-03-22 19:00"),
        ("Sun 01:30 Europe/Volgograd", "2020-12-25 00:00", "", "2020-12-26 21:30"),
        ("Sun,Mon 20:00 Europe/Volgograd", "2020-12-26 00:00", "", "2020-12-27 17:00"),
        // A skipped day: its times fall on the day after.
        ("Fri 20:00 Pacific/Apia, notice 1h", "2011-12-30 10:30", "", "2011-12-31 06:00"),
        ("Fri 22:00 and Sat 20:00 Pacific/Apia", "2011-12-29 12:00", "", "2011-12-31 06:00"),
        ("Fri 12:00 Pacific/Apia", "2011-12-29 00:00", "", "2011-12-30 22:00"),
        ("Tue 12:00 UTC", "2028-02-28 12:00", "", "2028-02-29 12:00"),
    ]);
}

#[test]
fn first_turns_banks_and_grace() {
    let fixed = "Tue,Fri 20:00 Europe/Warsaw, first 5d";
    check(&[
        ("48h, first 5d", "2026-11-21 10:00", "first", "2026-11-26 10:00"),
        ("48h, first 5d", "2026-11-21 10:00", "", "2026-11-23 10:00"),
        ("48h", "2026-11-21 10:00", "first", "2026-11-23 10:00"),
        ("24h Mon-Fri UTC, first 48h", "2026-11-20 12:00", "first", "2026-11-24 12:00"),
        (fixed, "2026-11-21 12:00", "first", "2026-11-27 19:00"),
        (fixed, "2026-11-21 12:00", "", "2026-11-24 19:00"),
        (
            "48h, bank 10d, grace 6h",
            "2026-11-21 10:00",
            "bank 24h",
            "2026-11-23 10:00 / 2026-11-24 10:00 / 2026-11-24 16:00",
        ),
        (
            "48h, bank 10d, grace 6h",
            "2026-11-21 10:00",
            "",
            "2026-11-23 10:00 / 2026-11-23 10:00 / 2026-11-23 16:00",
        ),
        // The bank runs only on days that count; the grace always runs.
        (
            "24h Mon-Fri Europe/Warsaw, bank 10d, grace 24h",
            "2026-11-19 12:00",
            "bank 24h",
            "2026-11-20 12:00 / 2026-11-23 12:00 / 2026-11-24 12:00",
        ),
        (
            "24h Mon-Fri Europe/Warsaw, grace 24h",
            "2026-11-19 12:00",
            "",
            "2026-11-20 12:00 / 2026-11-20 12:00 / 2026-11-21 12:00",
        ),
        // It stands still during stops, with fixed times too.
        (
            "Fri 20:00 UTC, bank 3d",
            "2026-11-23 00:00",
            "bank 24h | stop 2026-11-28 00:00 > 2026-11-29 00:00",
            "2026-11-27 20:00 / 2026-11-29 20:00 / 2026-11-29 20:00",
        ),
    ]);
}

#[test]
fn stops_of_all_sorts() {
    let since = "2026-11-21 10:00";
    let fixed = "Tue,Fri 20:00 Europe/Warsaw";
    check(&[
        ("48h", since, "stop 2026-11-22 00:00 > 2026-11-24 00:00", "2026-11-25 10:00"),
        // Before, around and after; empty; reversed.
        ("48h", since, "stop 2026-11-01 00:00 > 2026-11-21 10:00", "2026-11-23 10:00"),
        ("48h", since, "stop 2026-11-01 00:00 > 2026-11-24 00:00", "2026-11-26 00:00"),
        ("48h", since, "stop 2026-11-23 10:00 > 2026-12-24 00:00", "2026-11-23 10:00"),
        ("48h", since, "stop 2026-11-23 09:59 > 2026-11-24 10:00", "2026-11-24 10:01"),
        ("48h", since, "stop 2026-11-22 00:00 > 2026-11-22 00:00", "2026-11-23 10:00"),
        ("48h", since, "stop 2026-11-24 00:00 > 2026-11-22 00:00", "2026-11-23 10:00"),
        // Overlapping, touching, nested, out of order.
        (
            "48h",
            since,
            "stop 2026-11-22 12:00 > 2026-11-24 00:00 | stop 2026-11-22 00:00 > 2026-11-23 00:00",
            "2026-11-25 10:00",
        ),
        (
            "48h",
            since,
            "stop 2026-11-23 00:00 > 2026-11-24 00:00 | stop 2026-11-22 00:00 > 2026-11-23 00:00",
            "2026-11-25 10:00",
        ),
        (
            "48h",
            since,
            "stop 2026-11-22 00:00 > 2026-11-24 00:00 | stop 2026-11-22 03:00 > 2026-11-22 04:00",
            "2026-11-25 10:00",
        ),
        // With days that count: a stop over a weekend is not subtracted twice.
        (WEEK, "2026-11-20 10:00", "stop 2026-11-21 00:00 > 2026-11-22 12:00", "2026-11-24 10:00"),
        (WEEK, "2026-11-20 10:00", "stop 2026-11-20 11:00 > 2026-11-23 11:00", "2026-11-25 10:00"),
        // Open stops.
        ("48h", since, "stop 2026-11-22 00:00 > | now 2026-11-22 01:00", "stopped"),
        ("48h", since, "stop 2026-11-22 00:00 > | now 2027-11-22 01:00", "stopped"),
        ("48h", since, "stop 2026-11-01 00:00 > | now 2026-11-21 10:00", "stopped"),
        ("48h", since, "stop 2026-11-22 00:00 > | now 2026-11-21 12:00", "2026-11-23 10:00"),
        ("48h", since, "stop 2026-11-23 10:00 > | now 2026-11-24 00:00", "2026-11-23 10:00"),
        (
            "48h",
            since,
            "stop 2026-11-22 00:00 > 2026-11-23 00:00 | stop 2026-11-23 11:00 > | now 2026-11-24 00:00",
            "stopped",
        ),
        (
            "48h, bank 1d",
            since,
            "bank 24h | stop 2026-11-23 12:00 > | now 2026-11-24 00:00",
            "stopped",
        ),
        (
            "48h, grace 24h",
            since,
            "stop 2026-11-23 12:00 > | now 2026-11-24 00:00",
            "2026-11-23 10:00 / 2026-11-23 10:00 / 2026-11-24 10:00",
        ),
        ("none", since, "stop 2026-11-01 00:00 >", "none"),
        // A fixed time in a stop or soon after one moves on.
        (fixed, since, "stop 2026-11-24 00:00 > 2026-11-25 00:00", "2026-11-27 19:00"),
        (fixed, since, "stop 2026-11-22 00:00 > 2026-11-24 07:00", "2026-11-24 19:00"),
        (fixed, since, "stop 2026-11-22 00:00 > 2026-11-24 07:01", "2026-11-27 19:00"),
        (fixed, since, "stop 2026-11-24 12:00 > 2026-11-24 12:00", "2026-11-24 19:00"),
        (fixed, since, "stop 2026-11-24 13:00 > 2026-11-24 12:00", "2026-11-24 19:00"),
        (fixed, since, "stop 2026-11-24 19:00 > 2026-11-25 00:00", "2026-11-24 19:00"),
        (fixed, since, "stop 2026-11-24 18:59 > 2026-12-01 12:00", "2026-12-04 19:00"),
        (fixed, since, "stop 2026-11-20 00:00 > | now 2026-11-21 10:00", "stopped"),
        (fixed, since, "stop 2026-11-24 20:00 > | now 2026-11-25 10:00", "2026-11-24 19:00"),
        // Notice counts only running time.
        (
            "daily 20:00 UTC",
            "2026-11-21 07:00",
            "stop 2026-11-21 07:30 > 2026-11-21 07:45",
            "2026-11-21 20:00",
        ),
        (
            "daily 20:00 UTC, first 48h",
            since,
            "first | stop 2026-11-22 00:00 > 2026-11-23 00:00",
            "2026-11-24 20:00",
        ),
        // A stop of several years.
        ("48h", "2026-01-01 00:00", "stop 2026-01-02 00:00 > 2036-01-01 00:00", "2028-03-11 00:00"),
        (
            "daily 20:00 UTC",
            "2026-01-01 00:00",
            "stop 2026-01-01 10:00 > 2036-01-01 00:00",
            "2028-03-11 00:00",
        ),
    ]);
}

#[test]
fn fixed_times_say_the_local_time_that_is_meant() {
    let rows: [Row; 3] = [
        ("daily 02:30 Europe/Warsaw", "2026-03-28 10:00", "", "2026-03-29 02:30"),
        ("daily 02:30 Europe/Warsaw", "2026-10-24 10:00", "", "2026-10-25 02:30"),
        ("48h Europe/Warsaw", "2026-10-24 10:00", "", ""),
    ];
    for row in rows {
        let Deadline::By(due) = answer(&row) else { panic!("{row:?}") };
        let said = due.wall.map(|wall| shown(wall.and_utc())).unwrap_or_default();
        assert_eq!(said, row.3, "{row:?}");
    }
}

#[test]
fn what_of_the_bank_is_used() {
    let rows = [
        ("48h", "2026-11-23 09:00", "", 0),
        ("48h", "2026-11-23 10:00", "", 0),
        ("48h", "2026-11-23 13:00", "", 3),
        ("48h", "2026-11-25 10:00", "", 24),
        ("48h", "2026-11-23 13:00", "2026-11-23 11:00 > 2026-11-23 12:00", 2),
        ("48h", "2026-11-23 13:00", "2026-11-23 11:00 >", 1),
        ("48h", "2026-11-23 13:00", "2026-11-20 11:00 > 2026-11-23 11:00", 2),
        ("48h Tue-Sun UTC", "2026-11-23 13:00", "", 0),
        ("48h Tue-Sun UTC", "2026-11-24 05:00", "", 5),
    ];
    for (rule, answered, stopped, hours) in rows {
        let rule: Rule = rule.parse().unwrap();
        let by = utc("2026-11-23 10:00");
        let bank_until = utc("2026-11-24 10:00");
        let due = Due { by, bank_until, last: bank_until + TimeDelta::days(1), wall: None };
        let stops: Vec<Stop> = (!stopped.is_empty()).then(|| stop(stopped)).into_iter().collect();
        let used = rule.bank_used(&due, &stops, utc(answered));
        assert_eq!(used, TimeDelta::hours(hours), "{rule} {answered} {stopped}");
    }
}

#[test]
fn the_ends_of_time_are_no_trouble() {
    use chrono::{DateTime, Utc};
    let ends = [DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC];
    for rule in ["48h", "366d Mon Pacific/Apia", "Tue 20:00 Europe/Warsaw", "daily 00:00 UTC"] {
        let rule: Rule = rule.parse().unwrap();
        for since in ends {
            for bank in [TimeDelta::MIN, TimeDelta::zero(), TimeDelta::MAX] {
                let stops = [
                    Stop { from: ends[0], to: Some(ends[1]) },
                    Stop { from: ends[1], to: Some(ends[0]) },
                    Stop { from: ends[1], to: None },
                ];
                for stops in [&stops[..0], &stops[..1], &stops[..]] {
                    let wait = Wait { since, first: true, bank };
                    assert_ne!(rule.deadline(&wait, stops, since), Deadline::None);
                    let due = Due { by: ends[0], bank_until: ends[1], last: since, wall: None };
                    assert!(rule.bank_used(&due, stops, since) <= TimeDelta::days(800));
                }
            }
        }
    }
}

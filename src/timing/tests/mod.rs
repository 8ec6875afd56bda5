//! Tables of rows, laws, and slow reference versions that count minute by minute.

mod absences;
mod deadlines;
mod laws;
mod locals;
mod reminding;
mod rules;
mod spans;
mod twins;

use super::{Rule, Stop};
use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use proptest::prelude::*;

/// `2026-11-21 10:00`.
fn wall(text: &str) -> NaiveDateTime {
    NaiveDateTime::parse_from_str(text.trim(), "%Y-%m-%d %H:%M")
        .unwrap_or_else(|why| panic!("{text:?}: {why}"))
}

/// The same, in UTC.
fn utc(text: &str) -> DateTime<Utc> {
    wall(text).and_utc()
}

/// `2026-11-21`.
fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn zone(name: &str) -> Tz {
    name.parse().unwrap()
}

/// `2026-11-21 10:00 > 2026-11-22 10:00`; without the second, the stop is open.
fn stop(text: &str) -> Stop {
    let (from, to) = text.split_once('>').unwrap();
    Stop { from: utc(from), to: (!to.trim().is_empty()).then(|| utc(to)) }
}

/// An instant in the format of the rows.
fn shown(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

/// Places whose clocks jump by an hour, by half an hour, at midnight, around
/// Ramadan, or once and for all.
const PLACES: [&str; 10] = [
    "UTC",
    "Europe/Warsaw",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Almaty",
    "Africa/Casablanca",
    "Europe/Volgograd",
    "Africa/Cairo",
    "America/Havana",
    "Asia/Kathmandu",
];

/// Days near which one of their clocks jumps.
const NIGHTS: [&str; 14] = [
    "2020-12-27",
    "2024-02-29",
    "2026-02-15",
    "2026-03-08",
    "2026-03-22",
    "2026-03-29",
    "2026-04-05",
    "2026-04-24",
    "2026-10-04",
    "2026-10-25",
    "2026-10-29",
    "2026-11-01",
    "2026-12-31",
    "2028-02-29",
];

/// A minute in the six days before such a day, or the day after.
fn minutes() -> impl Strategy<Value = DateTime<Utc>> {
    (prop::sample::select(&NIGHTS[..]), -6 * 1440..1440_i64)
        .prop_map(|(night, minute)| utc(&format!("{night} 00:00")) + TimeDelta::minutes(minute))
}

/// Stops that began up to three days before, or up to ten days after.
fn stops(around: DateTime<Utc>) -> impl Strategy<Value = Vec<Stop>> {
    let stop = (-3 * 1440..10 * 1440_i64, 0..3 * 1440_i64).prop_map(move |(from, length)| {
        let from = around + TimeDelta::minutes(from);
        Stop { from, to: Some(from + TimeDelta::minutes(length)) }
    });
    prop::collection::vec(stop, 0..5)
}

/// A list of days of the week, at least one.
fn days() -> impl Strategy<Value = String> {
    (1_u8..128).prop_map(|bits| {
        let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
        let chosen = names.iter().enumerate().filter(|(bit, _)| bits & (1 << bit) != 0);
        chosen.map(|(_, name)| *name).collect::<Vec<_>>().join(",")
    })
}

/// Elapsed paces of up to `hours`, on some days in some place.
fn elapsed(hours: i64) -> impl Strategy<Value = (Rule, TimeDelta)> {
    (1..=hours * 60, days(), prop::sample::select(&PLACES[..])).prop_map(
        |(minutes, days, place)| {
            (format!("{minutes}m {days} {place}").parse().unwrap(), TimeDelta::minutes(minutes))
        },
    )
}

/// Fixed times: some days with some times, in some place.
fn fixed() -> impl Strategy<Value = Rule> {
    let times = prop::collection::vec((0..24_u32, 0..4_u32), 1..4);
    let groups = prop::collection::vec((days(), times), 1..4);
    (groups, prop::sample::select(&PLACES[..]), 0..60_u32).prop_map(|(groups, place, notice)| {
        let mut words = Vec::new();
        for (days, times) in groups {
            words.push(days);
            let times = times.into_iter();
            words.extend(times.map(|(hour, quarter)| format!("{hour}:{:02}", quarter * 15)));
        }
        format!("{} {place}, notice {notice}h", words.join(" ")).parse().unwrap()
    })
}

/// Either.
fn any_rule() -> impl Strategy<Value = Rule> {
    prop_oneof![elapsed(200).prop_map(|(rule, _)| rule), fixed()]
}

//! The instants of local times.

use super::super::{instant, read_zone};
use super::{shown, wall, zone};
use chrono::{NaiveDateTime, TimeDelta};

#[test]
fn local_times_have_one_instant() {
    let rows = [
        // The spring night: read with the offset before the gap.
        ("2026-03-29 01:59", "Europe/Warsaw", "2026-03-29 00:59"),
        ("2026-03-29 02:00", "Europe/Warsaw", "2026-03-29 01:00"),
        ("2026-03-29 02:30", "Europe/Warsaw", "2026-03-29 01:30"),
        ("2026-03-29 03:00", "Europe/Warsaw", "2026-03-29 01:00"),
        ("2026-03-08 02:30", "America/New_York", "2026-03-08 07:30"),
        ("2026-10-04 02:15", "Australia/Lord_Howe", "2026-10-03 15:45"),
        ("2026-10-04 02:30", "Australia/Lord_Howe", "2026-10-03 15:30"),
        // The autumn night: the first of the two.
        ("2026-10-25 01:59", "Europe/Warsaw", "2026-10-24 23:59"),
        ("2026-10-25 02:30", "Europe/Warsaw", "2026-10-25 00:30"),
        ("2026-10-25 03:00", "Europe/Warsaw", "2026-10-25 02:00"),
        ("2026-11-01 01:30", "America/New_York", "2026-11-01 05:30"),
        ("2026-11-01 02:30", "America/New_York", "2026-11-01 07:30"),
        ("2026-04-05 01:45", "Australia/Lord_Howe", "2026-04-04 14:45"),
        ("2026-04-05 02:30", "Australia/Lord_Howe", "2026-04-04 16:00"),
        // Midnight itself: in Cairo's gap and in Havana's fold.
        ("2026-04-24 00:00", "Africa/Cairo", "2026-04-23 22:00"),
        ("2026-11-01 00:30", "America/Havana", "2026-11-01 04:30"),
        // Zones that changed their rules.
        ("2024-02-29 22:30", "Asia/Almaty", "2024-02-29 16:30"),
        ("2024-02-29 23:30", "Asia/Almaty", "2024-02-29 17:30"),
        ("2024-03-01 00:00", "Asia/Almaty", "2024-02-29 19:00"),
        ("2026-02-15 02:30", "Africa/Casablanca", "2026-02-15 01:30"),
        ("2026-03-22 02:30", "Africa/Casablanca", "2026-03-22 02:30"),
        ("2020-12-27 01:30", "Europe/Volgograd", "2020-12-26 21:30"),
        ("2020-12-27 02:30", "Europe/Volgograd", "2020-12-26 23:30"),
        // A day that Samoa skipped, read as if it had existed.
        ("2011-12-29 12:00", "Pacific/Apia", "2011-12-29 22:00"),
        ("2011-12-30 12:00", "Pacific/Apia", "2011-12-30 22:00"),
        ("2011-12-31 12:00", "Pacific/Apia", "2011-12-30 22:00"),
        ("2028-02-29 12:00", "Europe/Warsaw", "2028-02-29 11:00"),
        ("2026-12-31 23:59", "Asia/Kathmandu", "2026-12-31 18:14"),
    ];
    for (local, name, expected) in rows {
        assert_eq!(shown(instant(wall(local), zone(name))), expected, "{local} {name}");
    }
}

#[test]
fn the_ends_of_time_are_no_trouble() {
    for name in ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
        let (early, late) = (NaiveDateTime::MIN, NaiveDateTime::MAX);
        assert!(
            instant(late, zone(name)) - instant(early, zone(name)) > TimeDelta::days(2_500_000)
        );
    }
}

#[test]
fn zones_are_read_or_proposed() {
    let rows = [
        ("Europe/Warsaw", "Europe/Warsaw"),
        ("europe/warsaw", "Europe/Warsaw"),
        ("utc", "UTC"),
        ("Etc/GMT-2", "Etc/GMT-2"),
        ("Europe/Warszawa", "did you mean Europe/Warsaw?"),
        ("Warsaw", "did you mean Europe/Warsaw?"),
        ("Warszawa", "did you mean Europe/Warsaw?"),
        ("America/NewYork", "did you mean America/New_York?"),
        ("Europe/Kiev2", "Europe/Kiev"),
        ("Europe/Munich", "there is no time zone \"Europe/Munich\""),
        ("EST", "America/New_York"),
        ("CEST", "\"CEST\": name it by a place"),
        ("UTC+2", "\"UTC+2\": name it by a place"),
        ("", "name it by a place"),
        ("Xyzzy/Qqqq", "name it by a place, like Europe/Warsaw, or UTC"),
        ("\u{7}Eur\nope", "\"Europe\""),
    ];
    for (word, expected) in rows {
        let said = match read_zone(word) {
            Ok(zone) => zone.name().to_owned(),
            Err(why) => why.to_string(),
        };
        assert!(said.contains(expected), "{word}: {said}");
    }
}

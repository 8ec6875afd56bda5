//! Local times and instants.

use chrono::{
    DateTime, MappedLocalTime, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Utc,
};
use chrono_tz::Tz;

/// The instant of a local time, as RFC 5545 section 3.3.5 reads it: a time that
/// occurs twice means the first, and one that does not exist (02:30 on the night
/// the clocks jump) is read with the offset before the gap. Years are clamped to
/// 1900 to 9000.
#[must_use]
pub fn instant(local: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    let local = local.clamp(year(1900), year(9000));
    match zone.from_local_datetime(&local) {
        MappedLocalTime::Single(one) => one.to_utc(),
        MappedLocalTime::Ambiguous(one, other) => one.min(other).to_utc(),
        MappedLocalTime::None => {
            // No offset is as much as a day, so the same digits a day earlier in
            // UTC lie before the gap; no zone changes twice within a day.
            let before = local - TimeDelta::days(1);
            let offset = chrono::Offset::fix(&zone.offset_from_utc_datetime(&before));
            (local - offset).and_utc()
        }
    }
}

/// The first instant of a local day.
pub(super) fn midnight(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    instant(day.and_time(NaiveTime::MIN), zone)
}

/// Clamps an instant to leave room before the last year of local times, so that
/// loops over days end.
pub(super) fn sane(at: DateTime<Utc>) -> DateTime<Utc> {
    at.clamp(year(1900).and_utc(), year(8000).and_utc())
}

/// The local day of an instant.
pub(super) fn day(at: DateTime<Utc>, zone: Tz) -> NaiveDate {
    at.clamp(year(1900).and_utc(), year(9000).and_utc()).with_timezone(&zone).date_naive()
}

/// The first day of a year.
fn year(year: i32) -> NaiveDateTime {
    NaiveDate::from_ymd_opt(year, 1, 1).unwrap_or_default().and_time(NaiveTime::MIN)
}

//! Days of the week, as people list them.

use chrono::{Weekday, WeekdaySet};

/// Reads `Tue`, `tuesday`, `Mon-Fri`, `Fri-Mon`, `weekdays`, `weekend`, `daily`.
pub(super) fn read(word: &str) -> Option<WeekdaySet> {
    let word = word.to_lowercase().replace(['\u{2013}', '\u{2014}'], "-");
    match word.as_str() {
        "daily" => return Some(WeekdaySet::ALL),
        "weekdays" | "weekday" => return read("mon-fri"),
        "weekends" | "weekend" => return read("sat-sun"),
        _ => {}
    }
    let Some((first, last)) = word.split_once('-') else {
        return day(&word).map(WeekdaySet::single);
    };
    let (mut at, last) = (day(first)?, day(last)?);
    let mut days = WeekdaySet::single(at);
    while at != last {
        at = at.succ();
        days.insert(at);
    }
    Some(days)
}

fn day(word: &str) -> Option<Weekday> {
    match word {
        "tues" => Some(Weekday::Tue),
        "weds" => Some(Weekday::Wed),
        "thur" | "thurs" => Some(Weekday::Thu),
        _ => word.parse().ok(),
    }
}

/// `Mon-Fri`, `Tue,Fri`, `Mon-Wed,Sat,Sun`, and `daily` for all seven: three or
/// more days in a row become a range, starting from Monday.
pub(super) fn show(days: WeekdaySet) -> String {
    if days == WeekdaySet::ALL {
        return "daily".to_owned();
    }
    let mut runs: Vec<Vec<Weekday>> = Vec::new();
    for day in days.iter(Weekday::Mon) {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| last.succ() == day) => run.push(day),
            _ => runs.push(vec![day]),
        }
    }
    let shown: Vec<String> = runs
        .iter()
        .flat_map(|run| match run.as_slice() {
            [first, _, .., last] => vec![format!("{first}-{last}")],
            few => few.iter().map(ToString::to_string).collect(),
        })
        .collect();
    shown.join(",")
}

//! Slow reference versions that count minute by minute.

use super::super::{Deadline, Rule, Stop, Wait, instant, rule::Pace};
use super::{elapsed, fixed, minutes, shown, stops};
use chrono::{DateTime, Datelike, TimeDelta, Utc};
use proptest::prelude::*;

const MINUTE: TimeDelta = TimeDelta::minutes(1);

fn stands(at: DateTime<Utc>, stops: &[Stop]) -> bool {
    stops.iter().any(|stop| stop.from <= at && stop.to.is_some_and(|to| at < to))
}

/// Advances minute by minute until `need` has run.
fn walk(rule: &Rule, from: DateTime<Utc>, need: TimeDelta, stops: &[Stop]) -> DateTime<Utc> {
    let mut left = need.num_minutes();
    let mut at = from;
    while left > 0 {
        let runs = match &rule.pace {
            Pace::Elapsed { days, .. } => days.contains(at.with_timezone(&rule.zone()).weekday()),
            _ => true,
        };
        if runs && !stands(at, stops) {
            left -= 1;
        }
        at += MINUTE;
    }
    at
}

/// Lists all fixed times of four months and takes the first that will do.
fn search(rule: &Rule, since: DateTime<Utc>, stops: &[Stop]) -> DateTime<Utc> {
    let Pace::Fixed(slots) = &rule.pace else { panic!("{rule}") };
    let start = since.date_naive().pred_opt().unwrap().pred_opt().unwrap();
    let notice = rule.notice.delta();
    let enough = walk(rule, since, notice, stops);
    let will_do = |at: &DateTime<Utc>| {
        let in_none = stops.iter().all(|stop| {
            let to = stop.to.unwrap();
            to <= stop.from || *at <= stop.from || to + notice <= *at
        });
        *at >= enough && in_none
    };
    start
        .iter_days()
        .take(120)
        .flat_map(|day| {
            let number = u8::try_from(day.weekday().num_days_from_monday()).unwrap();
            slots.get(&number).into_iter().flatten().map(move |time| day.and_time(*time))
        })
        .map(|wall| instant(wall, rule.zone()))
        .filter(will_do)
        .min()
        .unwrap()
}

fn case() -> impl Strategy<Value = (DateTime<Utc>, Vec<Stop>, TimeDelta)> {
    minutes().prop_flat_map(|since| {
        (Just(since), stops(since), (0..48 * 60_i64).prop_map(TimeDelta::minutes))
    })
}

fn compare(
    rule: &Rule,
    by: DateTime<Utc>,
    (since, stops, bank): &(DateTime<Utc>, Vec<Stop>, TimeDelta),
) -> Result<(), TestCaseError> {
    let wait = Wait { since: *since, first: false, bank: *bank };
    let Deadline::By(due) = rule.deadline(&wait, stops, *since) else { panic!("{rule}") };
    prop_assert_eq!(shown(due.by), shown(by), "by of {}", rule);
    prop_assert_eq!(due.by, by);
    prop_assert_eq!(due.bank_until, walk(rule, by, *bank, stops), "bank of {}", rule);
    prop_assert_eq!(due.last, due.bank_until);
    prop_assert_eq!(due.wall.map(|wall| instant(wall, rule.zone())), rule.is_fixed().then_some(by));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn elapsed_paces_are_what_counting_minutes_gives((rule, span) in elapsed(72), case in case()) {
        let by = walk(&rule, case.0, span, &case.1);
        compare(&rule, by, &case)?;
    }

    #[test]
    fn fixed_times_are_what_looking_at_each_gives(rule in fixed(), case in case()) {
        let by = search(&rule, case.0, &case.1);
        compare(&rule, by, &case)?;
    }
}

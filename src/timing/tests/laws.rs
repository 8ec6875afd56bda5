//! Laws that hold for all rules, stops and times.

use super::super::{
    Days, Deadline, Due, Reminder, Reminders, Rule, Span, Stop, Wait, instant, read_zone, stops,
};
use super::{any_rule, days, elapsed, minutes, stops};
use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, TimeZone, Utc};
use proptest::prelude::*;

fn due(rule: &Rule, since: DateTime<Utc>, bank: i64, stops: &[Stop]) -> Due {
    let wait = Wait { since, first: false, bank: TimeDelta::hours(bank) };
    match rule.deadline(&wait, stops, since) {
        Deadline::By(due) => due,
        other => panic!("{rule}: {other:?}"),
    }
}

/// Stops, and the same with one more.
fn with_stops() -> impl Strategy<Value = (DateTime<Utc>, Vec<Stop>, Vec<Stop>)> {
    minutes().prop_flat_map(|since| (Just(since), stops(since), stops(since)))
}

/// A rule's text with options, not necessarily canonical.
fn texts() -> impl Strategy<Value = String> {
    let options = prop::collection::vec(prop::option::of(1..2000_u32), 3);
    let length = 1..=366 * 1440_i64;
    let bare = (length, prop::option::of(days())).prop_map(|(minutes, days)| {
        format!(
            "{minutes}m {}",
            days.map(|days| format!("{days} Europe/Warsaw")).unwrap_or_default()
        )
    });
    let pace = prop_oneof![bare, any_rule().prop_map(|rule| rule.to_string())];
    (pace, options).prop_map(|(mut pace, options)| {
        for (name, hours) in ["first", "bank", "grace"].iter().zip(options) {
            pace.extend(hours.map(|hours| format!(", {name} {hours}h")));
        }
        pace
    })
}

proptest! {
    #[test]
    fn a_span_reads_back(minutes in 0..=366 * 1440_i64) {
        let span = Span::of(TimeDelta::minutes(minutes)).unwrap();
        prop_assert_eq!(span.delta(), TimeDelta::minutes(minutes));
        prop_assert_eq!(span.to_string().parse::<Span>().unwrap(), span);
    }

    #[test]
    fn a_rule_reads_back(text in texts()) {
        // Random times on many days can be too many; what is taken must read back.
        let rule = match text.parse::<Rule>() {
            Ok(rule) => rule,
            Err(unread) => {
                prop_assert!(unread.to_string().ends_with("too long"), "{}", unread);
                return Ok(());
            }
        };
        let canonical = rule.to_string();
        let back: Rule = canonical.parse().unwrap();
        prop_assert_eq!(back.to_string(), canonical);
        prop_assert_eq!(back, rule);
    }

    #[test]
    fn a_wish_reads_back(
        half: bool,
        daily: bool,
        hours in prop::collection::btree_set(1..9000_u32, 0..8),
    ) {
        let before: Vec<Span> = hours.into_iter().rev().map(Span::hours).collect();
        let wish = Reminders { half, before: {
            let mut before = before;
            before.dedup();
            before
        }, daily };
        prop_assert_eq!(wish.to_string().parse::<Reminders>().unwrap(), wish);
    }

    #[test]
    fn dates_read_back(from in 0..360_u64, more in 0..360_u64) {
        let today = NaiveDate::from_ymd_opt(2027, 11, 21).unwrap();
        let first = today + chrono::Days::new(from);
        let last = first + chrono::Days::new(more);
        let days = Days { from: first, to: last };
        let dotted = last.format("%d.%m.%Y").to_string();
        let iso = first.to_string();
        prop_assert_eq!(Days::parse(&[&iso, "to", &dotted], today), Ok(days));
        let (start, end) = days.span(chrono_tz::Europe::Warsaw);
        let hours = (end - start).num_hours() - i64::from(days.count()) * 24;
        prop_assert!((-1..=1).contains(&hours));
    }

    #[test]
    fn no_text_is_a_panic(text in "\\PC{0,80}", salad in prop::collection::vec(
        prop::sample::select(&["48h", "Mon-Fri", "20:00", "UTC", "first", "bank", "none", "5",
            "days", "to", "until", "-", "2027-02-29", "1/2/2027", "half", "daily", "before",
            ",", "2d", "from", "99999w", "\u{130}", "..", "."][..]), 0..7)) {
        let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let salad = salad.join(" ");
        for text in [text.as_str(), salad.as_str()] {
            let _ = text.parse::<Span>();
            let _ = text.parse::<Reminder>();
            let _ = read_zone(text);
            if let Ok(rule) = text.parse::<Rule>() {
                prop_assert_eq!(rule.to_string().parse::<Rule>().unwrap(), rule);
            }
            if let Ok(wish) = text.parse::<Reminders>() {
                prop_assert_eq!(wish.to_string().parse::<Reminders>().unwrap(), wish);
            }
            let words: Vec<&str> = text.split_whitespace().collect();
            if let Ok(days) = Days::parse(&words, today) {
                prop_assert!((1..=366).contains(&days.count()) && days.to >= today);
            }
        }
    }

    #[test]
    fn a_later_wait_is_never_due_earlier(
        rule in any_rule(), (since, stops, _) in with_stops(), later in 0..5000_i64, bank in 0..99_i64,
    ) {
        let one = due(&rule, since, bank, &stops);
        let other = due(&rule, since + TimeDelta::minutes(later), bank, &stops);
        prop_assert!(one.by <= other.by && one.bank_until <= other.bank_until, "{one:?} {other:?}");
    }

    #[test]
    fn a_stop_more_is_never_due_earlier(
        rule in any_rule(), (since, some, others) in with_stops(), bank in 0..99_i64,
    ) {
        let one = due(&rule, since, bank, &some);
        let all: Vec<Stop> = others.iter().chain(&some).copied().collect();
        let other = due(&rule, since, bank, &all);
        prop_assert!(one.by <= other.by && one.bank_until <= other.bank_until, "{one:?} {other:?}");
        // And their order does not matter.
        let turned: Vec<Stop> = all.iter().rev().copied().collect();
        prop_assert_eq!(due(&rule, since, bank, &turned), other);
    }

    #[test]
    fn a_stop_after_the_deadline_is_nothing(
        rule in any_rule(), (since, some, _) in with_stops(), after in 0..5000_i64, open: bool,
    ) {
        let one = due(&rule, since, 7, &some);
        let from = one.bank_until + TimeDelta::minutes(after);
        let stop = Stop { from, to: (!open).then(|| from + TimeDelta::days(9)) };
        let all: Vec<Stop> = some.iter().copied().chain([stop]).collect();
        let wait = Wait { since, first: false, bank: TimeDelta::hours(7) };
        prop_assert_eq!(rule.deadline(&wait, &all, from), Deadline::By(one));
    }

    #[test]
    fn an_open_stop_holds_what_was_not_over(
        rule in any_rule(), (since, some, _) in with_stops(), from in -5000..20_000_i64,
    ) {
        let one = due(&rule, since, 7, &some);
        let from = since + TimeDelta::minutes(from);
        let all: Vec<Stop> = some.iter().copied().chain([Stop { from, to: None }]).collect();
        let wait = Wait { since, first: false, bank: TimeDelta::hours(7) };
        let held = rule.deadline(&wait, &all, from) == Deadline::Stopped;
        prop_assert_eq!(held, from < one.bank_until);
        // A stop is ignored before it begins.
        let before = rule.deadline(&wait, &all, from - TimeDelta::seconds(1));
        prop_assert_eq!(before, Deadline::By(one));
    }

    #[test]
    fn more_bank_is_never_earlier(
        rule in any_rule(), (since, some, _) in with_stops(), bank in 0..99_i64, more in 0..99_i64,
    ) {
        let one = due(&rule, since, bank, &some);
        let other = due(&rule, since, bank + more, &some);
        prop_assert_eq!(one.by, other.by);
        prop_assert!(one.by <= one.bank_until && one.bank_until <= other.bank_until);
        prop_assert!(one.bank_until <= one.last);
    }

    #[test]
    fn the_bank_used_grows_to_all_of_it(
        rule in any_rule(), (since, some, _) in with_stops(), bank in 0..99_i64, at in 0..9000_i64,
    ) {
        let one = due(&rule, since, bank, &some);
        let used = |answered| rule.bank_used(&one, &some, answered);
        let answered = one.by + TimeDelta::minutes(at);
        prop_assert_eq!(used(one.by), TimeDelta::zero());
        prop_assert_eq!(used(one.last + TimeDelta::days(9)), TimeDelta::hours(bank));
        prop_assert!(used(answered) <= used(answered + TimeDelta::hours(1)));
        prop_assert!(used(answered) <= TimeDelta::minutes(at));
    }

    #[test]
    fn the_time_that_ran_is_the_pace(
        (rule, span) in elapsed(200), (since, some, _) in with_stops(),
    ) {
        let one = due(&rule, since, 0, &some);
        let running = rule.running(stops::closed(&some));
        prop_assert_eq!(running.between(since, one.by), span);
        // And not a second earlier.
        let before = one.by - TimeDelta::seconds(1);
        prop_assert_eq!(running.between(since, before), span - TimeDelta::seconds(1));
    }

    #[test]
    fn an_instant_keeps_its_local_time(since in minutes(), place in prop::sample::select(&super::PLACES[..])) {
        let zone: chrono_tz::Tz = place.parse().unwrap();
        let local = zone.from_utc_datetime(&since.naive_utc()).naive_local();
        let back = instant(local, zone);
        // The same instant, or the first of the two.
        prop_assert!(back <= since && since - back <= TimeDelta::hours(1));
        prop_assert_eq!(zone.from_utc_datetime(&back.naive_utc()).naive_local(), local);
    }

    #[test]
    fn reminders_come_in_order_after_the_turn(
        since in minutes(), length in 0..9000_i64, hours in prop::collection::vec(0..99_u32, 0..5), last in 0..9_u32,
    ) {
        let by = since + TimeDelta::minutes(length);
        let before = hours.into_iter().map(Span::hours).collect();
        let moments = Reminders { half: true, before, daily: true }.moments(since, by, last);
        prop_assert!(moments.windows(2).all(|pair| pair[0].1 < pair[1].1));
        prop_assert!(moments.iter().all(|(_, at)| *at > since && *at != by));
        let late = moments.iter().filter(|(_, at)| *at > by).count();
        prop_assert_eq!(late, usize::try_from(last).unwrap());
        prop_assert!(moments.iter().all(|(which, _)| which.to_string().parse::<Reminder>() == Ok(*which)));
        prop_assert!(by.year() > 2019);
    }
}

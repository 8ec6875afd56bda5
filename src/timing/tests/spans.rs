//! Lengths of time.

use super::super::Span;
use chrono::TimeDelta;

#[test]
fn lengths_are_read_and_printed() {
    let rows = [
        ("48h", 48 * 60, "48h"),
        ("3d", 72 * 60, "3d"),
        ("72h", 72 * 60, "3d"),
        ("71h", 71 * 60, "71h"),
        ("1w", 7 * 1440, "7d"),
        ("90m", 90, "1h 30m"),
        ("2d 12h", 60 * 60, "60h"),
        ("3d12h", 84 * 60, "3d 12h"),
        ("12h 3d", 84 * 60, "3d 12h"),
        ("1w 1d 1h 1m", 8 * 1440 + 61, "8d 1h 1m"),
        ("2 days", 2 * 1440, "48h"),
        ("1 Week 2 Hours", 7 * 1440 + 120, "7d 2h"),
        ("0h", 0, "0h"),
        ("0d", 0, "0h"),
        ("45m", 45, "45m"),
        ("366d", 366 * 1440, "366d"),
        ("0000000048h", 48 * 60, "48h"),
    ];
    for (text, minutes, canonical) in rows {
        let span: Span = text.parse().unwrap();
        assert_eq!(span.delta(), TimeDelta::minutes(minutes), "{text}");
        assert_eq!(span.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse::<Span>().unwrap(), span, "{text}");
        let json = serde_json::to_string(&span).unwrap();
        assert_eq!(json, format!("\"{canonical}\""));
        assert_eq!(serde_json::from_str::<Span>(&json).unwrap(), span);
    }
}

#[test]
fn other_words_are_no_lengths() {
    let rows = [
        ("", "is no length of time"),
        ("soon", "is no length of time"),
        ("h48", "is no length of time"),
        ("48", "without a unit"),
        ("2d 12", "without a unit"),
        ("48x", "a unit other than"),
        ("1.5d", "a unit other than"),
        ("-3d", "is no length of time"),
        ("2d 3d", "a unit twice"),
        ("367d", "more than 366 days"),
        ("53w", "more than 366 days"),
        ("366d 1m", "more than 366 days"),
        ("99999999999999999999h", "more than 366 days"),
        ("999999w 999999d 999999h 999999m", "more than 366 days"),
        ("\u{661}d", "is no length of time"),
        (&"9d ".repeat(30), "too long"),
    ];
    for (text, expected) in rows {
        let why = text.parse::<Span>().expect_err(text).to_string();
        assert!(why.contains(expected), "{text}: {why}");
        assert!(why.ends_with("write a length like 48h, 3d or 2d 12h"), "{why}");
        assert!(why.len() < 160, "{why}");
    }
}

#[test]
fn lengths_stay_within_a_year() {
    assert_eq!(Span::hours(48).delta(), TimeDelta::hours(48));
    assert_eq!(Span::hours(u32::MAX), Span::LONGEST);
    assert_eq!(Span::of(TimeDelta::seconds(90)).unwrap().to_string(), "1m");
    assert_eq!(Span::of(TimeDelta::seconds(-1)), None);
    assert_eq!(Span::of(TimeDelta::MAX), None);
    assert_eq!(Span::of(Span::LONGEST.delta()), Some(Span::LONGEST));
}

//! Reminders.

use super::super::{Reminder, Reminders, Span};
use super::{shown, utc};

#[test]
fn wishes_are_read_and_printed() {
    let rows = [
        ("off", "off"),
        ("none", "off"),
        ("OFF", "off"),
        ("half", "half"),
        ("half, 24h, daily", "half, 24h, daily"),
        ("daily,6h,before 1d, half", "half, 24h, 6h, daily"),
        ("24h, 24h, 1 day", "24h"),
        ("2d 12h", "60h"),
    ];
    for (text, canonical) in rows {
        let wish: Reminders = text.parse().unwrap();
        assert_eq!(wish.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse::<Reminders>().unwrap(), wish);
        let json = serde_json::to_string(&wish).unwrap();
        assert_eq!(serde_json::from_str::<Reminders>(&json).unwrap(), wish, "{json}");
    }
    let long = "half,".repeat(80);
    let many = "1h,2h,3h,4h,5h,6h,7h,8h,9h";
    for (text, expected) in [
        ("", "\"\" is no reminder"),
        ("half,", "\"\" is no reminder"),
        ("weekly", "\"weekly\" is no reminder"),
        ("0h", "\"0h\" is no reminder"),
        ("off, half", "off goes alone"),
        (many, "more than 8"),
        (long.as_str(), "too long"),
    ] {
        let why = text.parse::<Reminders>().expect_err(text).to_string();
        assert!(why.contains(expected) && why.contains("write half"), "{text}: {why}");
    }
}

#[test]
fn reminders_have_names() {
    for (text, reminder) in [
        ("half", Reminder::Half),
        ("before 24h", Reminder::Before(Span::hours(24))),
        ("before 3d 12h", Reminder::Before(Span::hours(84))),
        ("daily 3", Reminder::Daily(3)),
    ] {
        assert_eq!(reminder.to_string(), text);
        assert_eq!(text.parse::<Reminder>().unwrap(), reminder);
    }
    for text in ["", "halff", "before", "before x", "daily", "daily x", "half 3"] {
        assert!(text.parse::<Reminder>().is_err(), "{text}");
    }
}

#[test]
fn moments_of_reminders() {
    let rows = [
        ("off", "2026-11-21 10:00", "2026-11-23 10:00", 7, ""),
        ("half", "2026-11-21 10:00", "2026-11-23 10:00", 7, "half 2026-11-22 10:00"),
        ("6h", "2026-11-21 10:00", "2026-11-23 10:00", 7, "before 6h 2026-11-23 04:00"),
        // Two at the same moment: only the half-way one remains.
        ("half, 24h", "2026-11-21 10:00", "2026-11-23 10:00", 7, "half 2026-11-22 10:00"),
        // Too early, or at the same moment as the turn's letter.
        ("3d, 48h", "2026-11-21 10:00", "2026-11-23 10:00", 7, ""),
        ("daily", "2026-12-30 10:00", "2026-12-31 10:00", 0, ""),
        (
            "half, 1h, daily",
            "2026-12-30 10:00",
            "2026-12-31 10:00",
            2,
            "half 2026-12-30 22:00; before 1h 2026-12-31 09:00; daily 1 2027-01-01 10:00; \
             daily 2 2027-01-02 10:00",
        ),
        // Longest first as written, in order of time here.
        (
            "half, 36h, 1h",
            "2026-11-21 10:00",
            "2026-11-23 10:00",
            7,
            "before 36h 2026-11-21 22:00; half 2026-11-22 10:00; before 1h 2026-11-23 09:00",
        ),
        // Due at once or already: only the daily ones.
        ("half, 1h, daily", "2026-11-21 10:00", "2026-11-21 10:00", 1, "daily 1 2026-11-22 10:00"),
        ("half, 1h", "2026-11-21 10:00", "2026-11-20 10:00", 1, ""),
    ];
    for (wish, since, by, last, expected) in rows {
        let wish: Reminders = wish.parse().unwrap();
        let moments: Vec<String> = wish
            .moments(utc(since), utc(by), last)
            .into_iter()
            .map(|(which, at)| format!("{which} {}", shown(at)))
            .collect();
        assert_eq!(moments.join("; "), expected, "{wish} {since} {by}");
    }
}

#[test]
fn days_after_a_deadline_come_to_an_end() {
    let wish: Reminders = "half, 366d, daily".parse().unwrap();
    let (early, late) =
        (chrono::DateTime::<chrono::Utc>::MIN_UTC, chrono::DateTime::<chrono::Utc>::MAX_UTC);
    assert_eq!(wish.moments(early, late, u32::MAX).len(), 2);
    assert_eq!(wish.moments(late, early, u32::MAX).len(), 366);
    assert_eq!(wish.moments(early, early, 7).len(), 7);
}

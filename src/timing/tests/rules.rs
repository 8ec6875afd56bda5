//! Rules as text.

use super::super::Rule;
use chrono::TimeDelta;
use chrono_tz::Tz;

#[test]
fn rules_are_read_and_printed() {
    let same = "";
    let rows = [
        ("none", same),
        ("None", "none"),
        ("none Europe/Warsaw", same),
        ("48h", same),
        ("2d", "48h"),
        ("2 days", "48h"),
        ("2d 12h Mon-Fri UTC", "60h Mon-Fri UTC"),
        ("48h UTC", "48h"),
        ("48h Europe/Warsaw", same),
        ("48h daily Europe/Warsaw", "48h Europe/Warsaw"),
        ("48h Mon-Fri Europe/Warsaw", same),
        ("48h weekdays europe/warsaw", "48h Mon-Fri Europe/Warsaw"),
        ("48h Europe/Warsaw mon-FRI", "48h Mon-Fri Europe/Warsaw"),
        ("48h Mon\u{2013}Fri Europe/Warsaw", "48h Mon-Fri Europe/Warsaw"),
        ("48h Fri-Mon UTC", "48h Mon,Fri-Sun UTC"),
        ("48h Mon-Sun UTC", "48h"),
        ("48h Sat,Sun UTC", same),
        ("48h weekend UTC", "48h Sat,Sun UTC"),
        ("48h Mon,Tue,Wed,Fri UTC", "48h Mon-Wed,Fri UTC"),
        ("Tue,Fri 20:00 Europe/Warsaw", same),
        ("every fri, tuesday at 20:00 Europe/Warsaw", "Tue,Fri 20:00 Europe/Warsaw"),
        ("Tue 08:00,20:00 Europe/Warsaw", same),
        ("Tue 20:00, 8:00, 20:00 Europe/Warsaw", "Tue 08:00,20:00 Europe/Warsaw"),
        ("Tue 08:00 and Fri 20:00 Europe/Warsaw", same),
        ("Tue 08:00, Fri 20:00 Europe/Warsaw", "Tue 08:00 and Fri 20:00 Europe/Warsaw"),
        ("Tue 20:00 Fri 20:00 UTC", "Tue,Fri 20:00 UTC"),
        ("Tue,Fri 20:00 Tue 8:00 UTC", "Tue 08:00,20:00 and Fri 20:00 UTC"),
        ("daily 20:00 Europe/Warsaw", same),
        ("20:00 Europe/Warsaw", "daily 20:00 Europe/Warsaw"),
        ("Mon-Fri 20:00 America/Port-au-Prince", same),
        ("48h, first 5d, bank 10d, grace 6h", same),
        ("grace 6h, 48h bank 10d first 5d", "48h, first 5d, bank 10d, grace 6h"),
        ("48h, bank 0h, grace 0h", "48h"),
        ("48h, first 48h", same),
        ("Tue 20:00 UTC, first 5d, bank 10d, grace 6h, notice 24h", same),
        ("Tue 20:00 UTC, notice 12h", "Tue 20:00 UTC"),
        ("Tue 20:00 UTC, notice 0h", same),
        ("Tue 20:00 UTC, first 0h", same),
        ("1w, first 2 weeks, bank 1 w", "7d, first 14d, bank 7d"),
    ];
    for (text, canonical) in rows {
        let canonical = if canonical.is_empty() { text } else { canonical };
        let rule: Rule = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(rule.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse::<Rule>().unwrap(), rule, "{text}");
        let json = serde_json::to_string(&rule).unwrap();
        assert_eq!(serde_json::from_str::<Rule>(&json).unwrap(), rule, "{json}");
    }
}

#[test]
fn other_lines_are_no_rules() {
    let week = "Mon 00:00 ".repeat(40);
    // Short as it is written, long as it is kept: each day has all the times of its own.
    let spread = "Mon-Sun 01:00,02:00,03:00,04:00,05:00,06:00,07:00,08:00 and \
                  Mon 09:00 and Tue 10:00 and Wed 11:00 and Thu 12:00 and Fri 13:00 and \
                  Sat 14:00 Europe/Warsaw";
    let rows = [
        ("", "there is no pace: a pace is none, a length like 48h"),
        (",,, ,", "there is no pace"),
        ("bank 10d", "there is no pace"),
        ("Europe/Warsaw", "there is no pace"),
        ("48", "without a unit"),
        ("0h", "leaves no time"),
        ("48h Mon-Fri 24h UTC", "two of pace"),
        ("48h 48h", "a unit twice"),
        ("48h Mon-Fri", "need a zone"),
        ("Tue 20:00", "need a zone"),
        ("Mon-Fri UTC", "alone is no pace"),
        ("48h Tue 20:00 UTC", "don't go together"),
        ("Tue,Fri 20:00 Mon-Fri UTC", "so Mon-Fri needs a time after it"),
        ("20:00 Tue UTC", "so Tue needs a time after it"),
        ("none, bank 3d", "takes no first, bank"),
        ("none 48h", "leave none out"),
        ("none Mon-Fri UTC", "leave none out"),
        ("48h, notice 12h", "notice goes with fixed times"),
        ("48h, first 0h", "the first turn needs some time"),
        ("48h, bank", "bank needs a length after it, like bank 3d"),
        ("48h, bank lots", "bank needs a length after it"),
        ("48h, bank, 3d", "bank needs a length after it"),
        ("48h, bank 3x", "bank: \"3x\" has a unit other"),
        ("2d, 12h", "two of pace"),
        ("48h, bank 400d", "bank: \"400d\" is more than 366 days"),
        ("48h, bank 1d, bank 2d", "two of bank"),
        ("48h UTC Europe/Warsaw", "two of time zone"),
        ("48h Mon-Fri Europe/Warszawa", "did you mean Europe/Warsaw?"),
        ("48h Mon-Fri Warsaw", "did you mean Europe/Warsaw?"),
        ("48h, bnak 10d", "\"bnak\" says nothing here: did you mean bank?"),
        ("tusday 20:00 UTC", "did you mean tuesday?"),
        ("48h, whenever", "says nothing here: a pace is"),
        ("Tue 24:00 UTC", "is no time of day"),
        ("Tue 20:60 UTC", "is no time of day"),
        ("Tue 20:00-22:00 UTC", "is no time of day"),
        ("Tue +8:00 UTC", "is no time of day"),
        ("Tue 8pm UTC", "\"8pm\": write times of day from 00:00"),
        ("Mon-Xyz 20:00 UTC", "\"Mon-Xyz\""),
        (&week, "too long"),
        (spread, "too long"),
    ];
    for (text, expected) in rows {
        let why = match text.parse::<Rule>() {
            Ok(rule) => panic!("{text} was read as {rule}"),
            Err(why) => why.to_string(),
        };
        assert!(why.contains(expected), "{text}: {why}");
        assert!(why.len() < 240 && !why.ends_with('.'), "{why}");
    }
}

#[test]
fn a_rule_tells_of_itself() {
    let rule: Rule = "48h Europe/Warsaw, bank 10d, grace 6h".parse().unwrap();
    assert_eq!((rule.bank(), rule.grace()), (TimeDelta::days(10), TimeDelta::hours(6)));
    assert_eq!(rule.zone(), Tz::Europe__Warsaw);
    assert!(rule.has_deadline() && !rule.is_fixed());
    assert!(!Rule::default().has_deadline());
    assert_eq!(Rule::default(), "none".parse().unwrap());
    assert!("Tue 20:00 UTC".parse::<Rule>().unwrap().is_fixed());
}

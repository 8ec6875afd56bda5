//! The time that a moderator gives, as recorded in the journal.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

/// How much time was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// Unlimited.
    Off,
    /// This much more: `+2d`, `+1d12h`.
    More(TimeDelta),
    /// Until then: `2026-12-01 18:00 UTC`.
    At(DateTime<Utc>),
    /// Something else, to be shown as it is.
    Unknown,
}

pub(crate) fn read(text: &str) -> Until {
    let text = text.trim();
    if text == "off" {
        return Until::Off;
    }
    if let Some(more) = text.strip_prefix('+') {
        return length(more).map_or(Until::Unknown, Until::More);
    }
    let moment = text.strip_suffix(" UTC").unwrap_or(text);
    NaiveDateTime::parse_from_str(moment, "%Y-%m-%d %H:%M")
        .map_or(Until::Unknown, |at| Until::At(at.and_utc()))
}

/// Numbers, each with a unit.
fn length(text: &str) -> Option<TimeDelta> {
    let mut whole = TimeDelta::zero();
    let mut number: Option<u16> = None;
    for character in text.chars().filter(|c| *c != ' ') {
        if let Some(digit) = character.to_digit(10) {
            let so_far = number.unwrap_or(0).checked_mul(10)?;
            number = Some(so_far.checked_add(u16::try_from(digit).ok()?)?);
            continue;
        }
        let count = i64::from(number.take()?);
        whole += match character {
            'w' => TimeDelta::weeks(count),
            'd' => TimeDelta::days(count),
            'h' => TimeDelta::hours(count),
            'm' => TimeDelta::minutes(count),
            _ => return None,
        };
    }
    (number.is_none() && whole > TimeDelta::zero()).then_some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_is_read_and_nothing_else() {
        let at = "2026-12-01T18:00:00Z".parse().unwrap();
        let hours = |count| Until::More(TimeDelta::hours(count));
        for (text, wanted) in [
            ("off", Until::Off),
            ("+2d", hours(48)),
            ("+1d12h", hours(36)),
            ("+1w", hours(168)),
            ("+90m", Until::More(TimeDelta::minutes(90))),
            ("2026-12-01 18:00 UTC", Until::At(at)),
            ("+", Until::Unknown),
            ("+d", Until::Unknown),
            ("+2", Until::Unknown),
            ("+99999999d", Until::Unknown),
            ("tomorrow", Until::Unknown),
            ("", Until::Unknown),
        ] {
            assert_eq!(read(text), wanted, "{text}");
        }
    }
}

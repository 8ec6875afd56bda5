//! A table's pace, as one line of text.

use super::{Span, as_text, weekdays};
use chrono::{NaiveTime, TimeDelta, Weekday, WeekdaySet};
use chrono_tz::Tz;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// A table's pace and everything about its deadlines, in one line of text:
///
/// ```text
/// none                             no deadlines
/// 48h                              each decision, in elapsed time
/// 48h Mon-Fri Europe/Warsaw        runs on these days of that zone only
/// Tue,Fri 20:00 Europe/Warsaw      fixed times
/// Tue 08:00,20:00 Europe/Warsaw    several times of a day
/// Tue 08:00 and Fri 20:00 UTC      other times on other days
/// daily 20:00 Europe/Warsaw        each day
/// ..., first 5d                    the first turn's length, or its notice
/// ..., bank 10d                    a seat's spare time for the whole game
/// ..., grace 6h                    the table waits so much longer, unsaid
/// ..., notice 12h                  fixed times: so much time at the least
/// ```
///
/// The parts may come in any order; the printed form is canonical and reads back
/// equal. A zone is required with days or times of day; an elapsed pace may name
/// one to show its times in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    pub(super) pace: Pace,
    pub(super) zone: Tz,
    pub(super) first: Option<Span>,
    pub(super) bank: Span,
    pub(super) grace: Span,
    pub(super) notice: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Pace {
    /// Nothing: no deadlines.
    None,
    /// Running time on the days of the week that count: at least one.
    Elapsed { span: Span, days: WeekdaySet },
    /// Times of the week: at least one.
    Fixed(Slots),
}

/// The times of each day, by its number from Monday.
pub(super) type Slots = BTreeMap<u8, BTreeSet<NaiveTime>>;

as_text!(Rule);

impl Default for Rule {
    /// No deadlines.
    fn default() -> Rule {
        Rule {
            pace: Pace::None,
            zone: Tz::UTC,
            first: None,
            bank: Span::default(),
            grace: Span::default(),
            notice: usual_notice(),
        }
    }
}

/// The default notice of fixed times.
pub(super) fn usual_notice() -> Span {
    Span::hours(12)
}

impl Rule {
    /// A seat's spare time for the whole game; zero without a bank.
    #[must_use]
    pub fn bank(&self) -> TimeDelta {
        self.bank.delta()
    }

    /// How long the table waits after the last moment that players are told.
    #[must_use]
    pub fn grace(&self) -> TimeDelta {
        self.grace.delta()
    }

    /// The zone of the rule's days and times; UTC by default.
    #[must_use]
    pub fn zone(&self) -> Tz {
        self.zone
    }

    #[must_use]
    pub fn has_deadline(&self) -> bool {
        self.pace != Pace::None
    }

    /// Are the deadlines fixed times of the week?
    #[must_use]
    pub fn is_fixed(&self) -> bool {
        matches!(self.pace, Pace::Fixed(_))
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let zone_said = match &self.pace {
            Pace::None => {
                f.write_str("none")?;
                self.zone != Tz::UTC
            }
            Pace::Elapsed { span, days } if *days == WeekdaySet::ALL => {
                write!(f, "{span}")?;
                self.zone != Tz::UTC
            }
            Pace::Elapsed { span, days } => {
                write!(f, "{span} {}", weekdays::show(*days))?;
                true
            }
            Pace::Fixed(slots) => {
                f.write_str(&show_slots(slots))?;
                true
            }
        };
        if zone_said {
            write!(f, " {}", self.zone)?;
        }
        if let Some(first) = self.first {
            write!(f, ", first {first}")?;
        }
        for (name, span) in [("bank", self.bank), ("grace", self.grace)] {
            if !span.is_zero() {
                write!(f, ", {name} {span}")?;
            }
        }
        if self.notice != usual_notice() {
            write!(f, ", notice {}", self.notice)?;
        }
        Ok(())
    }
}

/// `Tue,Fri 20:00`, `Tue 08:00,20:00 and Fri 20:00`: groups days with the same
/// times.
fn show_slots(slots: &Slots) -> String {
    let mut groups: Vec<(WeekdaySet, &BTreeSet<NaiveTime>)> = Vec::new();
    for (number, times) in slots {
        let Ok(day) = Weekday::try_from(*number) else { continue };
        match groups.iter_mut().find(|(_, group)| *group == times) {
            Some((days, _)) => {
                days.insert(day);
            }
            None => groups.push((WeekdaySet::single(day), times)),
        }
    }
    let shown: Vec<String> = groups
        .into_iter()
        .map(|(days, times)| {
            let times: Vec<String> =
                times.iter().map(|at| at.format("%H:%M").to_string()).collect();
            format!("{} {}", weekdays::show(days), times.join(","))
        })
        .collect();
    shown.join(" and ")
}

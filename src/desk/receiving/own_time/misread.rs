//! Why a line about the player's own time isn't kept, in the reader's language.

use crate::{
    desk::clocks::TooLong,
    engine::{Arg, Said, Sentence},
    timing::{DateError, DaysError, RemindersError, ZoneError},
};

/// What is wrong with such a line.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub(super) enum Misread {
    Days(#[from] DaysError),
    TooLong(#[from] TooLong),
    Reminders(#[from] RemindersError),
    Zone(#[from] ZoneError),
}

impl Misread {
    pub(super) fn sentence(&self) -> Sentence {
        let said = match self {
            Misread::Days(error) => days(error),
            Misread::TooLong(TooLong { wanted, left, most }) => Said::of(
                "away-more-than-left",
                [("wanted", (*wanted).into()), ("left", (*left).into()), ("most", (*most).into())],
            ),
            Misread::Reminders(error) => reminders(error),
            Misread::Zone(error) => zone(error),
        };
        Sentence::of(self, Some(said))
    }
}

fn days(error: &DaysError) -> Said {
    match error {
        DaysError::TooLong => Said::of("away-too-long", []),
        DaysError::Missing => Said::of("away-missing", []),
        DaysError::NoLast { from, to } => {
            Said::of("away-no-last", [("from", Arg::text(from)), ("to", Arg::text(to))])
        }
        DaysError::NoNumber(words) => Said::of("away-no-number", [("words", Arg::text(words))]),
        DaysError::Date { error } => date(error),
        DaysError::Over { last, today } => {
            Said::of("away-over", [("last", Arg::text(last)), ("today", Arg::text(today))])
        }
        DaysError::Backwards { from, to } => {
            Said::of("away-backwards", [("from", Arg::text(from)), ("to", Arg::text(to))])
        }
        DaysError::TooFar(day) => Said::of("away-too-far", [("day", Arg::text(day))]),
        DaysError::TooMany { most } => Said::of("away-too-many", [("most", (*most).into())]),
    }
}

fn date(error: &DateError) -> Said {
    match error {
        DateError::NoDate(word) => Said::of("date-none", [("word", Arg::text(word))]),
        DateError::NoYear(word) => Said::of("date-no-year", [("word", Arg::text(word))]),
        DateError::ShortYear(word) => Said::of("date-short-year", [("word", Arg::text(word))]),
        DateError::TwoDays { word, one, other } => Said::of(
            "date-two-days",
            [("word", Arg::text(word)), ("one", Arg::text(one)), ("other", Arg::text(other))],
        ),
        DateError::NoMonth(month) => Said::of("date-no-month", [("month", (*month).into())]),
        DateError::NoDay { day, last } => Said::of(
            "date-no-day",
            [
                ("day", (*day).into()),
                ("month", Arg::text(last.format("%Y-%m"))),
                ("last", Arg::text(last)),
            ],
        ),
    }
}

fn reminders(error: &RemindersError) -> Said {
    match error {
        RemindersError::TooLong => Said::of("remind-too-long", []),
        RemindersError::NoReminder(word) => Said::of("remind-none", [("word", Arg::text(word))]),
        RemindersError::OffAndMore => Said::of("remind-off-and-more", []),
        RemindersError::TooMany { most } => {
            Said::of("remind-too-many", [("most", Arg::count(*most))])
        }
    }
}

fn zone(error: &ZoneError) -> Said {
    match error {
        ZoneError::Offset { word, place } => {
            Said::of("zone-offset", [("word", Arg::text(word)), ("place", Arg::text(place))])
        }
        ZoneError::Unknown { word } => Said::of("zone-unknown", [("word", Arg::text(word))]),
        ZoneError::Like { word, like } => {
            let like = like.iter().map(Arg::text).collect();
            Said::of("zone-like", [("word", Arg::text(word)), ("like", Arg::OneOf(like))])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::santiago::View;
    use chrono::NaiveDate;

    #[test]
    fn what_is_misread_is_said_in_every_language() {
        let [one, other] = [20, 27].map(|day| NaiveDate::from_ymd_opt(2026, 12, day).unwrap());
        let word = || "soon".to_owned();
        let dates = [
            DateError::NoDate(word()),
            DateError::NoYear("20.12".into()),
            DateError::ShortYear("20.12.26".into()),
            DateError::TwoDays {
                word: "3/1/2027".into(),
                one: "2027-01-03".into(),
                other: "2027-03-01".into(),
            },
            DateError::NoMonth(13),
            DateError::NoDay { day: 32, last: NaiveDate::from_ymd_opt(2026, 12, 31).unwrap() },
        ];
        let days = [
            DaysError::TooLong,
            DaysError::Missing,
            DaysError::NoLast { from: one, to: other },
            DaysError::NoNumber("some days".into()),
            DaysError::Over { last: one, today: other },
            DaysError::Backwards { from: other, to: one },
            DaysError::TooFar(one),
            DaysError::TooMany { most: 366 },
        ];
        let reminders = [
            RemindersError::TooLong,
            RemindersError::NoReminder(word()),
            RemindersError::OffAndMore,
            RemindersError::TooMany { most: 8 },
        ];
        let zones = [
            ZoneError::Offset { word: "EST".into(), place: "America/New_York" },
            ZoneError::Unknown { word: "CEST".into() },
            ZoneError::Like { word: "Warshaw".into(), like: vec!["Europe/Warsaw"] },
        ];
        let too_long = TooLong { wanted: 40, left: 1, most: 28 };
        let misread: Vec<Misread> = (dates.into_iter().map(DaysError::from).map(Misread::from))
            .chain(days.map(Misread::from))
            .chain([too_long.into()])
            .chain(reminders.map(Misread::from))
            .chain(zones.map(Misread::from))
            .collect();
        let reasons: Vec<Sentence> = misread.iter().map(Misread::sentence).collect();
        insta::assert_snapshot!("misread", crate::letters::told::<View>(&reasons));
    }
}

//! Dates, times of day and durations in words, following the customs of each
//! language, in the reader's time zone.

use super::words::{Arg, Words};
use chrono::{
    DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Timelike, Utc,
};
use chrono_tz::Tz;

#[derive(Clone, Copy)]
pub(crate) struct Dates<'a> {
    pub(crate) words: &'a Words,
    pub(crate) zone: Tz,
}

impl Dates<'_> {
    /// A time in full: `Tuesday 24 November 2026, 20:00 (Europe/Warsaw)`.
    pub(crate) fn full(&self, at: DateTime<Utc>) -> String {
        self.moment("date-full", at)
    }

    /// A time in the near future or past: `Tuesday 24 November, 20:00`.
    pub(crate) fn brief(&self, at: DateTime<Utc>) -> String {
        self.moment("date-moment", at)
    }

    /// The same where there is little room: `Tue 24 Nov, 20:00`. It breaks between the day and the
    /// hour at most.
    pub(crate) fn short(&self, at: DateTime<Utc>) -> String {
        let names = ["weekday-short", "month-short"];
        self.told("date-short", at, self.args_by(names, self.local(at).date()).to_vec())
    }

    /// A time of any day: `18:00`.
    pub(crate) fn hour(&self, time: NaiveTime) -> String {
        let args = [("hour", time.hour()), ("minute", time.minute())];
        let args: [Arg<'_>; 2] = args.map(|(name, count)| (name, format!("{count:02}").into()));
        self.words.say("time-of-day", &args)
    }

    /// The day of a time in the near future or past: `Tuesday 24 November`.
    pub(crate) fn day(&self, at: DateTime<Utc>) -> String {
        let local = self.local(at);
        self.words.say("date-day", &self.day_args(local.date()))
    }

    /// The date of a time in the near future or past: `24 November`.
    pub(crate) fn date(&self, at: DateTime<Utc>) -> String {
        self.words.say("date-month", &self.month_args(self.local(at).date()))
    }

    /// From one day to another: `from 20 December 2026 to 3 January 2027`.
    pub(crate) fn span(&self, from: NaiveDate, to: NaiveDate) -> String {
        let full = |date| self.words.say("date-year", &self.date_args(date));
        if from == to {
            return self.words.say("span-day", &[("date", full(from).into())]);
        }
        // A year that both share is named once.
        let begins = if from.year() == to.year() {
            self.words.say("date-month", &self.month_args(from))
        } else {
            full(from)
        };
        self.words.say("span", &[("from", begins.into()), ("to", full(to).into())])
    }

    /// A duration in its two largest units: `1 day 4 hours`. A number and its unit
    /// stay on one line.
    pub(crate) fn length(&self, length: TimeDelta) -> String {
        let minutes = length.num_minutes();
        let count = |key: &str, count: i64| {
            let said = || self.words.say(key, &[("count", count.into())]).replace(' ', "\u{a0}");
            (count > 0).then(said)
        };
        let days = count("time-days", minutes / (24 * 60));
        let hours = count("time-hours", minutes / 60 % 24);
        let minutes = count("time-minutes", minutes % 60);
        let (large, small) = if days.is_some() { (days, hours) } else { (hours, minutes) };
        match (large, small) {
            (Some(large), Some(small)) => {
                self.words.say("time-two", &[("large", large.into()), ("small", small.into())])
            }
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => self.words.plain("time-moment"),
        }
    }

    fn local(&self, at: DateTime<Utc>) -> NaiveDateTime {
        at.with_timezone(&self.zone).naive_local()
    }

    /// A message about a time, which may use any part of its date and time.
    pub(crate) fn moment(&self, key: &str, at: DateTime<Utc>) -> String {
        self.told(key, at, self.day_args(self.local(at).date()).to_vec())
    }

    fn told(&self, key: &str, at: DateTime<Utc>, mut args: Vec<Arg<'_>>) -> String {
        let local = self.local(at);
        args.push(("hour", format!("{:02}", local.hour()).into()));
        args.push(("minute", format!("{:02}", local.minute()).into()));
        args.push(("year", local.year().to_string().into()));
        args.push(("zone", self.zone_of(at, local).into()));
        self.words.say(key, &args)
    }

    /// The zone's name. When clocks are put back, an hour occurs twice; then the
    /// name says which of the two is meant.
    fn zone_of(&self, at: DateTime<Utc>, local: NaiveDateTime) -> String {
        let name = self.zone.name();
        if self.zone.from_local_datetime(&local).single().is_some() {
            return name.to_owned();
        }
        format!("{name}, UTC{}", at.with_timezone(&self.zone).format("%:z"))
    }

    fn day_args(&self, date: NaiveDate) -> [Arg<'static>; 3] {
        self.args_by(["weekday", "month"], date)
    }

    /// A day by the names of weekdays and months in these messages.
    fn args_by(&self, [weekday, month]: [&str; 2], date: NaiveDate) -> [Arg<'static>; 3] {
        let nth = date.weekday().number_from_monday();
        let weekday = self.words.say(weekday, &[("day", nth.into())]);
        let dom = self.words.say("date-dom", &[("day", date.day().into())]);
        let month = self.words.say(month, &[("month", date.month().into())]);
        [("weekday", weekday.into()), ("dom", dom.into()), ("month", month.into())]
    }

    fn month_args(&self, date: NaiveDate) -> [Arg<'static>; 2] {
        let [_, dom, month] = self.day_args(date);
        [dom, month]
    }

    fn date_args(&self, date: NaiveDate) -> [Arg<'static>; 3] {
        let [dom, month] = self.month_args(date);
        [dom, month, ("year", date.year().to_string().into())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::Language;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    /// For each language, what `say` must give in it.
    fn expect(wanted: [(Language, &[&str]); 5], say: impl Fn(Dates<'_>) -> Vec<String>) {
        for (language, wanted) in wanted {
            let words = Words::new(language);
            let said = say(Dates { words: &words, zone: chrono_tz::Europe::Warsaw });
            assert_eq!(said, wanted, "{language:?}");
            words.finish().unwrap();
        }
    }

    #[test]
    fn lengths_have_two_units_and_the_right_forms() {
        // Minutes: days and hours, hours and minutes, or just one of them.
        let minutes = [0, 1, 2, 5, 22, 60, 62, 1500, 1440 * 2 + 59, 1440 * 5 + 60 * 22];
        let wanted: [(Language, &[&str]); 5] = [
            (
                Language::En,
                &[
                    "less than a minute",
                    "1 minute",
                    "2 minutes",
                    "5 minutes",
                    "22 minutes",
                    "1 hour",
                    "1 hour 2 minutes",
                    "1 day 1 hour",
                    "2 days",
                    "5 days 22 hours",
                ],
            ),
            (
                Language::Pl,
                &[
                    "mniej niż minuta",
                    "1 minuta",
                    "2 minuty",
                    "5 minut",
                    "22 minuty",
                    "1 godzina",
                    "1 godzina 2 minuty",
                    "1 dzień 1 godzina",
                    "2 dni",
                    "5 dni 22 godziny",
                ],
            ),
            (
                Language::Fr,
                &[
                    "moins d’une minute",
                    "1 minute",
                    "2 minutes",
                    "5 minutes",
                    "22 minutes",
                    "1 heure",
                    "1 heure et 2 minutes",
                    "1 jour et 1 heure",
                    "2 jours",
                    "5 jours et 22 heures",
                ],
            ),
            (
                Language::Da,
                &[
                    "mindre end et minut",
                    "1 minut",
                    "2 minutter",
                    "5 minutter",
                    "22 minutter",
                    "1 time",
                    "1 time og 2 minutter",
                    "1 dag og 1 time",
                    "2 dage",
                    "5 dage og 22 timer",
                ],
            ),
            (
                Language::Es,
                &[
                    "menos de un minuto",
                    "1 minuto",
                    "2 minutos",
                    "5 minutos",
                    "22 minutos",
                    "1 hora",
                    "1 hora y 2 minutos",
                    "1 día y 1 hora",
                    "2 días",
                    "5 días y 22 horas",
                ],
            ),
        ];
        expect(wanted, |dates| {
            let length = |it| dates.length(TimeDelta::minutes(it)).replace('\u{a0}', " ");
            minutes.map(length).to_vec()
        });
    }

    #[test]
    fn moments_are_in_the_readers_zone_and_his_languages_order() {
        let wanted: [(Language, &[&str]); 5] = [
            (
                Language::En,
                &[
                    "Tuesday 24 November 2026, 20:00 (Europe/Warsaw)",
                    "Sunday 1 February, 00:05",
                    "Sunday 1 February",
                ],
            ),
            (
                Language::Pl,
                &[
                    "wtorku 24 listopada 2026, godz. 20:00 (Europe/Warsaw)",
                    "niedzieli 1 lutego, godz. 00:05",
                    "niedzieli 1 lutego",
                ],
            ),
            (
                Language::Fr,
                &[
                    "mardi 24 novembre 2026 à 20 h 00 (Europe/Warsaw)",
                    "dimanche 1er février à 00 h 05",
                    "dimanche 1er février",
                ],
            ),
            (
                Language::Da,
                &[
                    "tirsdag den 24. november 2026 kl. 20.00 (Europe/Warsaw)",
                    "søndag den 1. februar kl. 00.05",
                    "søndag den 1. februar",
                ],
            ),
            (
                Language::Es,
                &[
                    "martes 24 de noviembre de 2026, 20:00 (Europe/Warsaw)",
                    "domingo 1 de febrero, 00:05",
                    "domingo 1 de febrero",
                ],
            ),
        ];
        expect(wanted, |dates| {
            // 23:05 in London is already the next day in Warsaw.
            let night = at("2026-01-31T23:05:00Z");
            let said =
                [dates.full(at("2026-11-24T19:00:00Z")), dates.brief(night), dates.day(night)];
            said.map(|said| said.replace('\u{a0}', " ")).to_vec()
        });
    }

    #[test]
    fn absences_name_a_year_once_where_it_is_the_same() {
        let wanted: [(Language, &[&str]); 5] = [
            (
                Language::En,
                &[
                    "from 20 December 2026 to 3 January 2027",
                    "from 1 May to 8 June 2026",
                    "on 24 December 2026",
                ],
            ),
            (
                Language::Pl,
                &[
                    "od 20 grudnia 2026 do 3 stycznia 2027",
                    "od 1 maja do 8 czerwca 2026",
                    "w dniu 24 grudnia 2026",
                ],
            ),
            (
                Language::Fr,
                &[
                    "du 20 décembre 2026 au 3 janvier 2027",
                    "du 1er mai au 8 juin 2026",
                    "le 24 décembre 2026",
                ],
            ),
            (
                Language::Da,
                &[
                    "fra den 20. december 2026 til den 3. januar 2027",
                    "fra den 1. maj til den 8. juni 2026",
                    "den 24. december 2026",
                ],
            ),
            (
                Language::Es,
                &[
                    "del 20 de diciembre de 2026 al 3 de enero de 2027",
                    "del 1 de mayo al 8 de junio de 2026",
                    "el 24 de diciembre de 2026",
                ],
            ),
        ];
        expect(wanted, |dates| {
            vec![
                dates.span(day("2026-12-20"), day("2027-01-03")),
                dates.span(day("2026-05-01"), day("2026-06-08")),
                dates.span(day("2026-12-24"), day("2026-12-24")),
            ]
        });
    }

    #[test]
    fn an_hour_that_comes_twice_says_which_it_is() {
        let words = Words::new(Language::En);
        let dates = Dates { words: &words, zone: chrono_tz::Europe::Warsaw };
        for (utc, wanted) in [
            ("2026-10-25T00:30:00Z", "Sunday 25 October 2026, 02:30 (Europe/Warsaw, UTC+02:00)"),
            ("2026-10-25T01:30:00Z", "Sunday 25 October 2026, 02:30 (Europe/Warsaw, UTC+01:00)"),
            ("2026-10-25T02:30:00Z", "Sunday 25 October 2026, 03:30 (Europe/Warsaw)"),
            ("2026-03-29T01:30:00Z", "Sunday 29 March 2026, 03:30 (Europe/Warsaw)"),
        ] {
            assert_eq!(dates.full(at(utc)), wanted);
        }
        let utc = Dates { words: &words, zone: Tz::default() };
        assert_eq!(utc.full(at("2026-10-25T00:30:00Z")), "Sunday 25 October 2026, 00:30 (UTC)");
    }

    #[test]
    fn every_language_knows_all_days_and_months() {
        for language in Language::ALL {
            let words = Words::new(language);
            let dates = Dates { words: &words, zone: Tz::default() };
            let from = at("2026-01-01T12:00:00Z");
            let days = (0..7).map(|n| words.say("weekday", &[("day", (n + 1).into())]));
            assert_eq!(days.collect::<std::collections::BTreeSet<_>>().len(), 7, "{language:?}");
            let months = (0..12).map(|n| words.say("month", &[("month", (n + 1).into())]));
            assert_eq!(months.collect::<std::collections::BTreeSet<_>>().len(), 12);
            let days = (0..7).map(|n| words.say("weekday-short", &[("day", (n + 1).into())]));
            assert_eq!(days.collect::<std::collections::BTreeSet<_>>().len(), 7, "{language:?}");
            let months = (0..12).map(|n| words.say("month-short", &[("month", (n + 1).into())]));
            assert_eq!(months.collect::<std::collections::BTreeSet<_>>().len(), 12);
            assert!(!dates.day(from).is_empty());
            // Twelve characters are what a third of a phone's width has room for.
            for nth in 0..360 {
                let short = dates.short(from + TimeDelta::days(nth));
                let widest = short.split(' ').map(|part| part.chars().count()).max();
                assert!(widest <= Some(12), "{short}");
            }
            words.finish().unwrap();
        }
    }
}

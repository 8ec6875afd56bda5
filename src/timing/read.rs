//! Reading a rule.

use super::{
    Rule, Span, Unreadable,
    rule::{Pace, Slots, usual_notice},
    shown, span, weekdays,
    zone::{self, read_zone},
};
use chrono::{NaiveTime, WeekdaySet};
use chrono_tz::Tz;
use std::str::FromStr;

/// The longest rule, in bytes: enough for seven days with different times each.
const LONGEST: usize = 300;

/// How a rule begins; completes errors.
const PACES: &str = "a pace is none, a length like 48h, or times like Tue,Fri 20:00 Europe/Warsaw";

impl FromStr for Rule {
    type Err = Unreadable;

    /// Reads one line. Every word is unambiguous by itself, so a comma only ends a
    /// length.
    fn from_str(text: &str) -> Result<Rule, Unreadable> {
        within(text)?;
        let apart = text.replace(',', " , ");
        let words: Vec<&str> = apart.split_whitespace().collect();
        let mut draft = Draft::default();
        let mut rest = words.as_slice();
        while let Some((word, after)) = rest.split_first() {
            rest = draft.word(word, after)?;
        }
        let rule = draft.finish()?;
        // What is kept is the rule as it is shown, which can be longer: times that were
        // given for all days at once are listed day by day where one day has more.
        within(&rule.to_string())?;
        Ok(rule)
    }
}

/// That a rule, as written or as it is kept, is no longer than one may be.
fn within(text: &str) -> Result<(), Unreadable> {
    if text.len() > LONGEST {
        return Err(Unreadable(format!("a pace of more than {LONGEST} letters is too long")));
    }
    Ok(())
}

#[derive(Default)]
struct Draft {
    none: bool,
    span: Option<Span>,
    /// Days without a time so far.
    waiting: Option<WeekdaySet>,
    /// The days of the next time.
    group: Option<WeekdaySet>,
    slots: Slots,
    zone: Option<Tz>,
    first: Option<Span>,
    bank: Option<Span>,
    grace: Option<Span>,
    notice: Option<Span>,
}

impl Draft {
    /// Takes a word and those after it that belong to it; returns the rest.
    fn word<'a>(&mut self, word: &str, rest: &'a [&'a str]) -> Result<&'a [&'a str], Unreadable> {
        let lower = word.to_lowercase();
        match lower.as_str() {
            "none" => self.none = true,
            "," | "and" | "at" | "on" | "every" => {}
            "first" => return option(&mut self.first, "first", rest),
            "bank" => return option(&mut self.bank, "bank", rest),
            "grace" => return option(&mut self.grace, "grace", rest),
            "notice" => return option(&mut self.notice, "notice", rest),
            _ if word.contains(':') => self.time(word)?,
            _ if is_number(word) && (lower.ends_with("am") || lower.ends_with("pm")) => {
                let word = shown(word);
                return Err(Unreadable(format!("{word}: write times of day from 00:00 to 23:59")));
            }
            _ if is_number(word) => {
                let (span, rest) = length(Some(word), rest)?;
                once(&mut self.span, span, "pace")?;
                return Ok(rest);
            }
            _ => match weekdays::read(word) {
                Some(days) => self.days(days),
                None => once(&mut self.zone, place(word)?, "time zone")?,
            },
        }
        Ok(rest)
    }

    fn days(&mut self, days: WeekdaySet) {
        let together = self.waiting.map_or(days, |others| others.union(days));
        self.waiting = Some(together);
        self.group = Some(together);
    }

    fn time(&mut self, word: &str) -> Result<(), Unreadable> {
        let time = time(word).ok_or_else(|| {
            Unreadable(format!(
                "{} is no time of day: write 00:00 to 23:59, and no other ranges than of days",
                shown(word)
            ))
        })?;
        self.waiting = None;
        for day in self.group.unwrap_or(WeekdaySet::ALL).iter(chrono::Weekday::Mon) {
            let number = u8::try_from(day.num_days_from_monday()).unwrap_or_default();
            self.slots.entry(number).or_default().insert(time);
        }
        Ok(())
    }

    fn finish(self) -> Result<Rule, Unreadable> {
        let pace = self.pace()?;
        let wrong = |why: &str| Err(Unreadable(why.to_owned()));
        let options = [self.first, self.bank, self.grace, self.notice];
        match &pace {
            Pace::None if options.iter().any(Option::is_some) => {
                return wrong("none has no deadlines, so it takes no first, bank, grace or notice");
            }
            Pace::Elapsed { .. } if self.notice.is_some() => {
                return wrong("notice goes with fixed times like Tue 20:00 only: leave it out");
            }
            Pace::Elapsed { .. } if self.first.is_some_and(Span::is_zero) => {
                return wrong("the first turn needs some time: write a length like first 5d");
            }
            _ => {}
        }
        Ok(Rule {
            pace,
            zone: self.zone.unwrap_or(Tz::UTC),
            first: self.first,
            bank: self.bank.unwrap_or_default(),
            grace: self.grace.unwrap_or_default(),
            notice: self.notice.unwrap_or_else(usual_notice),
        })
    }

    fn pace(&self) -> Result<Pace, Unreadable> {
        let wrong = |why: String| Err(Unreadable(why));
        let days = self.waiting.map(weekdays::show);
        match (self.none, self.span, self.slots.is_empty(), self.waiting) {
            (true, None, true, None) => Ok(Pace::None),
            (true, ..) => wrong("none has no deadlines: leave none out or the rest".to_owned()),
            (_, Some(_), false, _) => wrong(
                "a length like 48h and fixed times don't go together: write one of them".to_owned(),
            ),
            (_, Some(span), true, _) if span.is_zero() => {
                wrong(format!("a pace of {span} leaves no time: write a length like 48h"))
            }
            (_, Some(_), true, Some(_)) | (_, None, false, None) if self.zone.is_none() => {
                wrong("days and times need a zone: add one like Europe/Warsaw, or UTC".to_owned())
            }
            (_, Some(span), true, days) => {
                Ok(Pace::Elapsed { span, days: days.unwrap_or(WeekdaySet::ALL) })
            }
            (_, None, false, None) => Ok(Pace::Fixed(self.slots.clone())),
            (_, None, false, Some(_)) => wrong(format!(
                "fixed times have their own days, so {} needs a time after it, like Tue,Fri 20:00",
                days.unwrap_or_default()
            )),
            (_, None, true, Some(_)) => wrong(format!(
                "{} alone is no pace: put a length before it, like 48h, or a time after it, like 20:00",
                days.unwrap_or_default()
            )),
            (_, None, true, None) => wrong(format!("there is no pace: {PACES}")),
        }
    }
}

/// Reads a length that may occur once; returns the words after it.
fn option<'a>(
    place: &mut Option<Span>,
    name: &str,
    rest: &'a [&'a str],
) -> Result<&'a [&'a str], Unreadable> {
    if !rest.first().is_some_and(|word| is_number(word)) {
        return Err(Unreadable(format!("{name} needs a length after it, like {name} 3d")));
    }
    let (span, rest) = length(None, rest).map_err(|why| Unreadable(format!("{name}: {why}")))?;
    once(place, span, name)?;
    Ok(rest)
}

fn once<T>(place: &mut Option<T>, value: T, name: &str) -> Result<(), Unreadable> {
    if place.replace(value).is_some() {
        return Err(Unreadable(format!("there are two of {name}: write one")));
    }
    Ok(())
}

/// Reads a length of several words: `2d 12h`, `48 hours`.
fn length<'a>(
    first: Option<&str>,
    rest: &'a [&'a str],
) -> Result<(Span, &'a [&'a str]), Unreadable> {
    let more = rest.iter().take_while(|word| is_number(word) || span::unit(word).is_some()).count();
    let (own, rest) = rest.split_at(more);
    let words: Vec<&str> = first.into_iter().chain(own.iter().copied()).collect();
    Ok((words.join(" ").parse()?, rest))
}

/// Is this word part of a length like `48h`, and not a time like `20:00`?
fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit()) && !word.contains(':')
}

/// `8:00`, `20:00`.
fn time(word: &str) -> Option<NaiveTime> {
    let (hours, minutes) = word.split_once(':')?;
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(hours) || !digits(minutes) || hours.len() > 2 || minutes.len() != 2 {
        return None;
    }
    NaiveTime::from_hms_opt(hours.parse().ok()?, minutes.parse().ok()?, 0)
}

/// A word that is nothing else must be a time zone.
fn place(word: &str) -> Result<Tz, Unreadable> {
    const WORDS: [&str; 15] = [
        "none",
        "first",
        "bank",
        "grace",
        "notice",
        "daily",
        "weekdays",
        "weekend",
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let unknown = match read_zone(word) {
        Ok(zone) => return Ok(zone),
        Err(unknown) => Unreadable::from(unknown),
    };
    if word.contains('/') || word.len() == 3 {
        return Err(unknown);
    }
    let lower: String = word.to_lowercase().chars().take(20).collect();
    let nearest = WORDS
        .into_iter()
        .map(|known| (strsim::damerau_levenshtein(&lower, known), known))
        .min()
        .filter(|(far, _)| *far <= 2 && lower.chars().count() > 2 * far);
    Err(match (nearest, zone::like(word).is_empty()) {
        (Some((_, known)), _) => {
            Unreadable(format!("{} says nothing here: did you mean {known}?", shown(word)))
        }
        (None, false) => unknown,
        (None, true) => Unreadable(format!(
            "{} says nothing here: {PACES}, then perhaps first, bank, grace or notice with a length",
            shown(word)
        )),
    })
}

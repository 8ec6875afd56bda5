//! Which letters a player wants, and how they are written.

use chrono::{NaiveTime, Timelike};
use std::{fmt, str::FromStr};

/// What a player has chosen about their letters at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    pub parts: Parts,
    pub pace: Pace,
    /// Is a letter wanted about a mail that was carried out, where nothing else is to be
    /// told?
    pub receipts: bool,
    /// Do letters that ask something bring their deadline as an entry for a calendar?
    pub calendar: bool,
}

impl Default for Wanted {
    fn default() -> Self {
        Wanted { parts: Parts::Both, pace: Pace::MyTurn, receipts: true, calendar: false }
    }
}

/// The forms that a letter comes in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::VariantArray))]
pub enum Parts {
    Html,
    Text,
    #[default]
    Both,
}

impl Parts {
    /// The word for it in orders and in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Parts::Html => "html",
            Parts::Text => "text",
            Parts::Both => "both",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Parts> {
        [Parts::Html, Parts::Text, Parts::Both].into_iter().find(|parts| parts.as_str() == word)
    }
}

/// How often a letter comes that asks nothing. Those that ask something, answers and what
/// moderators do are not held back by any of these.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Pace {
    /// After each move of somebody else.
    EveryMove,
    /// Only with a question, or with a sheet that can be filled in.
    #[default]
    MyTurn,
    /// Besides, when a round begins.
    Round,
    /// Sheets and all other news together, once a day at this time of the reader's zone.
    Daily(NaiveTime),
}

/// When daily letters come if no time was named.
pub const EVENING: u32 = 18;

impl Pace {
    /// The word for it in messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Pace::EveryMove => "every-move",
            Pace::MyTurn => "my-turn",
            Pace::Round => "round",
            Pace::Daily(_) => "daily",
        }
    }

    /// Once a day at this time; `None` if there is no such time.
    #[must_use]
    pub fn daily(hour: u32, minute: u32) -> Option<Pace> {
        NaiveTime::from_hms_opt(hour, minute, 0).map(Pace::Daily)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Daily(time) => write!(f, "daily {:02}:{:02}", time.hour(), time.minute()),
            Pace::EveryMove | Pace::MyTurn | Pace::Round => f.write_str(self.key()),
        }
    }
}

/// Not the text of a [`Pace`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("«{0}» doesn't say how often letters come")]
pub struct NoPace(String);

impl FromStr for Pace {
    type Err = NoPace;

    fn from_str(text: &str) -> Result<Pace, NoPace> {
        let known = [Pace::EveryMove, Pace::MyTurn, Pace::Round];
        if let Some(pace) = known.into_iter().find(|pace| pace.key() == text) {
            return Ok(pace);
        }
        let time = text.strip_prefix("daily ");
        let time = time.and_then(|time| NaiveTime::parse_from_str(time, "%H:%M").ok());
        time.map(Pace::Daily).ok_or_else(|| NoPace(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn what_is_stored_is_read_back() {
        let daily = [0, 7, 18, 23].map(|hour| Pace::daily(hour, 5).unwrap());
        for pace in [Pace::EveryMove, Pace::MyTurn, Pace::Round].into_iter().chain(daily) {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        for parts in Parts::VARIANTS {
            assert_eq!(Parts::from_word(parts.as_str()), Some(*parts));
        }
        assert!("daily".parse::<Pace>().is_err() && Pace::daily(24, 0).is_none());
    }
}

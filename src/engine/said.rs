//! Why something can't be done, as a message that letters say in the reader's
//! language.

// Authors of new games read this.
#![warn(missing_docs)]

use super::Seat;
use std::fmt;

/// A message: its key in `data/locales` and its variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The key.
    pub key: &'static str,
    /// The variables, each once.
    pub args: Vec<(&'static str, Arg)>,
}

impl Said {
    /// A message with its variables. A test reads what is written here: the key has
    /// to be there in all languages, and to say exactly these variables.
    #[must_use]
    pub fn of<const N: usize>(key: &'static str, args: [(&'static str, Arg); N]) -> Said {
        Said { key, args: args.into() }
    }
}

/// A variable of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number, by which a message may choose the form of a word.
    Number(u32),
    /// The same in every language: a place on the board, an amount, a word that was
    /// written.
    Text(String),
    /// Something to be typed: an order or a part of one.
    Order(String),
    /// A command, in English.
    Command(String),
    /// A player.
    Seat(Seat),
    /// What each language has its own words for.
    Named {
        /// What it is called where nobody's language is known: in records.
        plain: String,
        /// Its name.
        name: Said,
    },
    /// One of several: `a, b or c`.
    OneOf(Vec<Arg>),
    /// Several together: `a, b and c`.
    All(Vec<Arg>),
    /// Each by itself: `a; b; c`.
    Each(Vec<Arg>),
}

impl Arg {
    /// What has a name of its own in each language, and is called `plain` in records.
    #[must_use]
    pub fn named(plain: impl fmt::Display, name: Said) -> Arg {
        Arg::Named { plain: plain.to_string(), name }
    }

    /// What is written alike in every language.
    #[must_use]
    pub fn text(text: impl fmt::Display) -> Arg {
        Arg::Text(text.to_string())
    }

    /// A number; one that is too large is as good as the largest.
    #[must_use]
    pub fn count(count: usize) -> Arg {
        Arg::Number(u32::try_from(count).unwrap_or(u32::MAX))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

/// A reason, without a full stop: in English for records and moderators, and as a
/// message for letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    english: String,
    said: Option<Box<Said>>,
}

impl Sentence {
    /// A reason that is a message; a test holds that this says the same in English.
    #[must_use]
    pub fn of(english: impl fmt::Display, said: Option<Said>) -> Sentence {
        Sentence { english: english.to_string(), said: said.map(Box::new) }
    }

    /// In English.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.english
    }

    /// As a message; `None` if there are no words for it but the English ones.
    #[must_use]
    pub fn said(&self) -> Option<&Said> {
        self.said.as_deref()
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

/// Only in English.
impl From<String> for Sentence {
    fn from(english: String) -> Sentence {
        Sentence { english, said: None }
    }
}

/// Only in English.
impl From<&str> for Sentence {
    fn from(english: &str) -> Sentence {
        english.to_owned().into()
    }
}

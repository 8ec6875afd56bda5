//! A number as a correction gives it.

use super::{Order, Word};
use std::fmt;

/// So much more, so much less, or so much in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// So much more.
    More(u32),
    /// So much less.
    Less(u32),
    /// So much in all.
    To(u32),
}

/// What stands before a number, or before a thing that comes or goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// More, or it comes.
    Plus,
    /// Less, or it goes.
    Minus,
}

impl By {
    /// A number behind a sign, or behind none.
    #[must_use]
    pub fn signed(sign: Option<Sign>, number: u32) -> By {
        match sign {
            Some(Sign::Plus) => By::More(number),
            Some(Sign::Minus) => By::Less(number),
            None => By::To(number),
        }
    }

    /// The number as it is written, without its sign.
    #[must_use]
    pub fn number(self) -> u32 {
        let (By::More(number) | By::Less(number) | By::To(number)) = self;
        number
    }

    /// What becomes of so much; `None` below 0.
    #[must_use]
    pub fn of(self, have: u32) -> Option<u32> {
        match self {
            By::More(more) => Some(have.saturating_add(more)),
            By::Less(less) => have.checked_sub(less),
            By::To(now) => Some(now),
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::More(number) => write!(f, "+{number}"),
            By::Less(number) => write!(f, "-{number}"),
            By::To(number) => number.fmt(f),
        }
    }
}

impl Sign {
    /// The sign before a word. It is no part of the word, but stands in the line.
    #[must_use]
    pub fn before(order: &Order, word: &Word) -> Option<Sign> {
        match order.line.get(..word.span.start)?.trim_end().chars().next_back()? {
            '+' => Some(Sign::Plus),
            '-' | '\u{2212}' | '\u{2010}'..='\u{2014}' => Some(Sign::Minus),
            _ => None,
        }
    }
}

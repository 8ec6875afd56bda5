//! Whose, and how much: the parts that conditions of every game have in common.

use super::keywords::{Keyword, keyword};
use super::misread::Misread;
use crate::engine::{Seat, Seats, Sentence};
use std::fmt;

/// One player, or any, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The plan's owner.
    Me,
    /// This one.
    Seat(Seat),
    /// At least one.
    Somebody,
    /// Not one.
    Nobody,
}

/// How much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// This much.
    Exactly(u32),
    /// This much or more.
    Least(u32),
    /// This much or less.
    Most(u32),
}

/// How a number is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// That or more.
    Least,
    /// That or less.
    Most,
}

impl Who {
    /// Does a fact hold of the player meant, of any of `all`, or of none of them?
    pub fn is_so<T>(
        self,
        me: Seat,
        all: impl IntoIterator<Item = T>,
        seat: impl Fn(&T) -> Seat,
        fact: impl Fn(&T) -> bool,
    ) -> bool {
        let mut all = all.into_iter();
        let mut one = |wanted: Seat| all.any(|it| seat(&it) == wanted && fact(&it));
        match self {
            Who::Me => one(me),
            Who::Seat(seat) => one(seat),
            Who::Somebody => all.any(|it| fact(&it)),
            Who::Nobody => !all.any(|it| fact(&it)),
        }
    }

    /// Is that somebody at this table?
    ///
    /// # Errors
    /// That nobody plays this colour.
    pub fn plays(self, seats: Seats) -> Result<(), Sentence> {
        match self {
            Who::Seat(seat) if seats.iter().all(|other| other != seat) => {
                Err(Misread::NobodyPlays(seat).into())
            }
            Who::Seat(_) | Who::Me | Who::Somebody | Who::Nobody => Ok(()),
        }
    }
}

impl Amount {
    /// A number with what is said of it.
    #[must_use]
    pub fn of(limit: Option<Limit>, number: u32) -> Amount {
        match limit {
            None => Amount::Exactly(number),
            Some(Limit::Least) => Amount::Least(number),
            Some(Limit::Most) => Amount::Most(number),
        }
    }

    /// Is this number meant?
    #[must_use]
    pub fn covers(self, number: u32) -> bool {
        match self {
            Amount::Exactly(it) => number == it,
            Amount::Least(least) => number >= least,
            Amount::Most(most) => number <= most,
        }
    }

    /// The least number that makes it so; `None` if nothing will do.
    #[must_use]
    pub fn least(self) -> Option<u32> {
        match self {
            Amount::Exactly(least) | Amount::Least(least) => Some(least),
            Amount::Most(_) => None,
        }
    }

    /// As a number of rounds: can it be so from this round on?
    ///
    /// # Errors
    /// That no such round comes, or comes again.
    pub fn comes(self, now: u32, last: u32) -> Result<(), Sentence> {
        match self {
            Amount::Exactly(round) | Amount::Least(round) if round > last => {
                Err(Misread::AfterLast { last }.into())
            }
            Amount::Exactly(round) | Amount::Most(round) if round < now => {
                Err(Misread::RoundOver { only: round, round: now }.into())
            }
            Amount::Exactly(_) | Amount::Least(_) | Amount::Most(_) => Ok(()),
        }
    }
}

/// `at least`, `at most`, in front of a number, and how many words that takes.
#[must_use]
pub fn limit_before(words: &[&str]) -> Option<(Limit, usize)> {
    limit(words, Keyword::AtLeast, Keyword::AtMost)
}

/// `or more`, `or less`, behind one.
#[must_use]
pub fn limit_behind(words: &[&str]) -> Option<(Limit, usize)> {
    limit(words, Keyword::OrMore, Keyword::OrLess)
}

fn limit(words: &[&str], least: Keyword, most: Keyword) -> Option<(Limit, usize)> {
    let (found, length) = keyword(words, &[least, most])?;
    Some((if found == least { Limit::Least } else { Limit::Most }, length))
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Me => f.write_str("I"),
            Who::Seat(seat) => seat.fmt(f),
            Who::Somebody => f.write_str("somebody"),
            Who::Nobody => f.write_str("nobody"),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Exactly(amount) => write!(f, "{amount}"),
            Amount::Least(least) => write!(f, "{least} or more"),
            Amount::Most(most) => write!(f, "{most} or less"),
        }
    }
}

//! Limits how many letters a seat gets that move no game. Each kind has a budget
//! of its own: what strangers trigger with a leaked secret must not use up the
//! answers to the player.

use super::{super::DeskError, At};
use crate::{
    letters::{Explanation, Occasion, Quiet},
    store::{Reader, SeatKey, StoreError},
};
use chrono::{DateTime, TimeDelta, Utc};

/// What a letter is counted as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Budget {
    /// Answers to the player's own mails.
    Answers,
    /// Questions about mails from other addresses.
    Strangers,
    /// Questions about mails from the player's address that nobody vouches for.
    Unproven,
}

/// The kinds of letter that answer a mail without moving a game. A mail program
/// that answers letters automatically would trigger them endlessly.
const ANSWERS: [&str; 9] =
    ["refused", "explained", "help", "rules", "board", "plans", "preview", "passed-on", RESENT];

/// The period of a budget; once it is used up, nothing is written for as long
/// again.
const SPAN: TimeDelta = TimeDelta::hours(1);

impl Budget {
    /// The kinds of letter it pays for, as stored in the database.
    fn kinds(self) -> &'static [&'static str] {
        match self {
            Budget::Answers => &ANSWERS,
            Budget::Strangers => &[OTHER_SENDER],
            Budget::Unproven => &[UNPROVEN],
        }
    }

    /// The most letters within the hour.
    fn most(self) -> usize {
        match self {
            Budget::Answers | Budget::Unproven => 20,
            Budget::Strangers => 5,
        }
    }

    fn quiet(self) -> Quiet {
        match self {
            Budget::Answers => Quiet::Answers,
            Budget::Strangers => Quiet::Strangers,
            Budget::Unproven => Quiet::Unproven,
        }
    }

    /// How much of it is left.
    pub(super) fn left(
        self,
        reader: Reader<'_>,
        seat: SeatKey,
        now: DateTime<Utc>,
    ) -> Result<Left, StoreError> {
        if reader.letters_lately(seat, &[quiet_kind(self.quiet())], now, SPAN)? > 0 {
            return Ok(Left::Told);
        }
        let written = reader.letters_lately(seat, self.kinds(), now, SPAN)?;
        Ok(if written < self.most() { Left::Some } else { Left::Nothing })
    }
}

/// What is left of a budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// A letter may be written.
    Some,
    /// None may be written, and the player must be told.
    Nothing,
    /// None may be written, and the player knows.
    Told,
}

/// The kind of letter that was sent before and is sent again.
pub(in super::super) const RESENT: &str = "resent";

/// The kind of letter that asks about a mail from another address.
pub(in super::super) const OTHER_SENDER: &str = "other-sender";
/// The kind of letter that asks about a mail that nobody vouches for.
pub(in super::super) const UNPROVEN: &str = "unproven";

/// The kind of letter that announces a pause in letters of some kind.
pub(in super::super) fn quiet_kind(quiet: Quiet) -> &'static str {
    match quiet {
        Quiet::Answers => "quiet-answers",
        Quiet::Strangers => "quiet-strangers",
        Quiet::Unproven => "quiet-unproven",
    }
}

impl At<'_> {
    /// Whether a letter of this kind may be written. If not, the player is told so
    /// once, and until when.
    pub(super) fn may_write(&self, budget: Budget) -> Result<bool, DeskError> {
        let work = self.work;
        match budget.left(work.tx.read(), self.key, work.now)? {
            Left::Some => Ok(true),
            Left::Told => Ok(false),
            Left::Nothing => {
                let (about, until) = (budget.quiet(), work.now + SPAN);
                self.write(&Occasion::Explained(Explanation::Quiet { about, until }))?;
                Ok(false)
            }
        }
    }
}

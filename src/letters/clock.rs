//! What a letter is told about time: deadlines, absences, who plays for whom.
//! All of it comes in as facts; nothing is worked out here but how long it is
//! until then.

use crate::{engine::Seat, timing::AwayMode};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

/// What a letter says about time. Times are UTC here and shown in `zone`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClockPage {
    pub zone: chrono_tz::Tz,
    /// When the letter is written; without it nothing is said about time.
    pub now: Option<DateTime<Utc>>,
    /// The reader's own time, if an answer of his is awaited.
    pub mine: Option<MyTime>,
    /// Everybody awaited, the reader too, in the order of seats.
    pub awaited: Vec<AwaitedSince>,
    /// The absences that are on or begin within 14 days, of all seats, the
    /// reader's own too.
    pub away: Vec<AwayLine>,
    /// The seats a house player plays for now.
    pub house: Vec<Seat>,
    /// Do all clocks of the table stand still?
    pub paused: bool,
    /// Who paused it, why, and until when, if a moderator did.
    pub pause: Option<PausePage>,
    /// The reader's own settings, for the letters that list them.
    pub settings: Option<ClockSettings>,
}

/// A pause that a moderator ordered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PausePage {
    /// When it ends by itself, if it does.
    pub until: Option<DateTime<Utc>>,
    /// The reason given; empty if none was.
    pub reason: String,
}

/// The time of a reader whose answer is awaited.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MyTime {
    /// When it is up; `None` if there is no deadline.
    pub by: Option<DateTime<Utc>>,
    /// What is left in the bank, which is used after `by`; `None` without one.
    pub bank: Option<TimeDelta>,
    /// What happens if nobody answers by then.
    pub then: Then,
    /// Does the clock stand still, because the reader is away or the table is
    /// paused?
    pub stopped: bool,
}

/// What happens if nobody answers in time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Then {
    /// Nothing: the game waits.
    #[default]
    Wait,
    Default,
    /// A house player answers this once.
    House,
    /// A house player plays from then on until the player writes.
    HouseOn,
    Moderator,
}

/// Somebody who is awaited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AwaitedSince {
    pub seat: Seat,
    pub since: DateTime<Utc>,
    /// Until when; `None` without a deadline.
    pub by: Option<DateTime<Utc>>,
}

/// An absence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AwayLine {
    pub seat: Seat,
    /// The first day.
    pub from: NaiveDate,
    pub to: NaiveDate,
    pub mode: AwayMode,
}

/// A move that somebody else made for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeFor {
    pub seat: Seat,
    /// The order, canonical; empty if it is not the reader's, since it may be
    /// sealed.
    pub order: String,
    pub by: MadeBy,
}

/// Who makes a move in a player's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MadeBy {
    /// The clock: time was up, and the default was taken.
    Default,
    House,
}

/// A player's own settings of the clock. His zone is the page's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClockSettings {
    /// When he is reminded, canonical: `half, 24h, daily`, or `off`.
    pub reminders: String,
    /// His absences, those to come too.
    pub away: Vec<AwayLine>,
    /// How many more days he may be away; `None` without a limit.
    pub days_left: Option<u32>,
    /// What is left in his bank; `None` without one.
    pub bank: Option<TimeDelta>,
}

/// The answer to a player's own command about time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClockAnswer {
    /// An absence was noted, and how many more days there may be.
    Away(AwayLine, u32),
    /// The absence is over, or was taken back.
    Back,
    /// Reminders come as the settings say now.
    Remind,
    /// The zone is the page's now.
    Zone,
    Refused {
        /// Why, as a sentence without a full stop, in the reader's language.
        sentence: String,
    },
}

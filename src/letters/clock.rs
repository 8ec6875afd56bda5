//! What a letter is told about time: deadlines, absences, who plays for whom. All
//! of it is passed in; the only thing computed here is how long it is until then.

use crate::{
    basics::Wanted,
    engine::{Seat, Sentence},
    timing::AwayMode,
};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

/// What a letter says about time. Times are in UTC here and shown in `zone`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClockPage {
    pub zone: chrono_tz::Tz,
    /// When the letter is written; without it the letter says nothing about time.
    pub now: Option<DateTime<Utc>>,
    /// The reader's own time, if they are awaited.
    pub mine: Option<MyTime>,
    /// Everybody awaited, including the reader, in the order of the seats.
    pub awaited: Vec<AwaitedSince>,
    /// The absences of all seats, including the reader's, that are in effect or
    /// begin within 14 days.
    pub away: Vec<AwayLine>,
    /// The seats that a house player is playing for.
    pub house: Vec<Seat>,
    /// Whether all clocks of the table stand still.
    pub paused: bool,
    /// If a moderator paused it: who, why, and until when.
    pub pause: Option<PausePage>,
    /// The reader's own settings, for letters that list them.
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

/// The time of a reader who is awaited.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MyTime {
    /// When it is up; `None` if there is no deadline.
    pub by: Option<DateTime<Utc>>,
    /// What is left in the time bank, which is used after `by`; `None` without a
    /// bank.
    pub bank: Option<TimeDelta>,
    /// What happens if they do not answer by then.
    pub then: Then,
    /// Whether their clock stands still because they are away or the table is
    /// paused.
    pub stopped: bool,
}

/// What happens if nobody answers in time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Then {
    /// Nothing: the game waits.
    #[default]
    Wait,
    Default,
    /// A house player answers just this once.
    House,
    /// A house player plays from then on, until the player writes.
    HouseOn,
    Moderator,
}

/// A seat that is awaited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AwaitedSince {
    pub seat: Seat,
    pub since: DateTime<Utc>,
    /// Until when; `None` without a deadline.
    pub by: Option<DateTime<Utc>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AwayLine {
    pub seat: Seat,
    pub from: NaiveDate,
    pub to: NaiveDate,
    pub mode: AwayMode,
}

/// A move that somebody else made for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeFor {
    pub seat: Seat,
    /// The order in canonical form; empty if it is not the reader's, because it
    /// may be sealed.
    pub order: String,
    pub by: MadeBy,
}

/// Who moves in a player's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MadeBy {
    /// The clock: time was up, and the default was taken.
    Default,
    House,
}

/// A player's own clock settings. Their zone is the page's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClockSettings {
    /// When they are reminded, in canonical form: `half, 24h, daily`, or `off`.
    pub reminders: String,
    /// Their absences, including future ones.
    pub away: Vec<AwayLine>,
    /// How many more days they may be away; `None` without a limit.
    pub days_left: Option<u32>,
    /// What is left in their time bank; `None` without one.
    pub bank: Option<TimeDelta>,
    /// Which letters they want.
    pub wanted: Wanted,
}

/// The answer to a player's own command about time, or about their letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClockAnswer {
    /// An absence was recorded, and how many more days they may be away.
    Away(AwayLine, u32),
    /// The absence is over, or was cancelled.
    Back,
    /// Reminders are now sent as the settings say.
    Remind,
    /// The zone is now the page's.
    Zone,
    /// Letters now come as the settings say.
    Letters,
    /// They asked how everything is set.
    Asked,
    Refused {
        /// Why.
        sentence: Sentence,
    },
}

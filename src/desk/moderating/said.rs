//! What moderators say, once it is read.

use super::{super::inviting::neutral_name, Until};
use crate::{basics::Language, timing::Rule};

/// The longest reason, in characters.
pub const LONGEST_REASON: usize = 300;
/// The longest message to everybody, in characters.
pub const LONGEST_TEXT: usize = 2000;

/// Where an undo returns to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Back {
    /// To before the last thing done, whatever it was.
    Last,
    Steps(usize),
    /// So that this entry is the last.
    To(u32),
}

/// A parsed command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    As {
        seat: String,
        orders: String,
    },
    Default {
        seat: Option<String>,
    },
    Undo(Back),
    Redo(Option<u32>),
    Amend {
        entry: u32,
        order: String,
    },
    /// Confirm what was shown last, or what these words name.
    Confirm(Option<String>),
    /// The request that the letter is about, or that of a seat.
    AllowUndo(Option<String>),
    Adjust(String),
    Rule {
        rule: String,
        on: bool,
    },
    Rules,
    Pause {
        until: Option<String>,
    },
    Resume,
    Deadline {
        seat: Option<String>,
        until: Until,
    },
    Clock(Box<Rule>),
    Replace {
        seat: String,
        by: Person,
    },
    Address {
        seat: String,
        address: String,
    },
    Swap {
        one: String,
        other: String,
    },
    AddSeat(Person),
    DropSeat {
        seat: String,
    },
    Choose {
        key: String,
        value: String,
    },
    AddModerator(Person),
    RemoveModerator(String),
    HouseRule(String),
    HouseRuleOff(usize),
    Bot {
        seat: String,
    },
    Remove {
        seat: String,
    },
    Start,
    Finish,
    Cancel,
    Say(String),
    Announce(String),
    NotPlaying,
    Reveal,
    Addresses,
    Resend {
        seat: Option<String>,
    },
    Salvage,
    Predict,
    Log(usize),
    Plans,
    /// How the table stands, or stood at the end of a round.
    Board(Option<u32>),
    Help,
    HelpAdjust,
}

impl Command {
    /// Whether it only looks, and enters nothing in the journal.
    pub fn looks(&self) -> bool {
        match self {
            Command::Rules
            | Command::Predict
            | Command::Log(_)
            | Command::Plans
            | Command::Board(_)
            | Command::Help
            | Command::HelpAdjust
            | Command::Salvage => true,
            Command::As { .. }
            | Command::Default { .. }
            | Command::Undo(_)
            | Command::Redo(_)
            | Command::Amend { .. }
            | Command::Confirm(_)
            | Command::AllowUndo(_)
            | Command::Adjust(_)
            | Command::Rule { .. }
            | Command::Pause { .. }
            | Command::Resume
            | Command::Deadline { .. }
            | Command::Clock(_)
            | Command::Replace { .. }
            | Command::Address { .. }
            | Command::Swap { .. }
            | Command::AddSeat(_)
            | Command::DropSeat { .. }
            | Command::Choose { .. }
            | Command::AddModerator(_)
            | Command::RemoveModerator(_)
            | Command::HouseRule(_)
            | Command::HouseRuleOff(_)
            | Command::Bot { .. }
            | Command::Remove { .. }
            | Command::Start
            | Command::Finish
            | Command::Cancel
            | Command::Say(_)
            | Command::Announce(_)
            | Command::NotPlaying
            | Command::Reveal
            | Command::Addresses
            | Command::Resend { .. } => false,
        }
    }
}

/// A line from a moderator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    pub command: Command,
    pub reason: String,
    /// Whether this command needs a reason.
    pub needs_reason: bool,
}

/// A person with an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Their name, if it was given.
    pub name: Option<String>,
    /// The address in lower case.
    pub address: String,
    /// The language of their letters, if it was given.
    pub language: Option<Language>,
}

impl Person {
    /// What to call them at this seat: their name, or else one that says nothing of their
    /// address.
    pub fn called(&self, seat: usize) -> String {
        self.name.clone().unwrap_or_else(|| neutral_name(seat + 1))
    }
}

/// A moderator's words, made fit for a letter: without control characters.
pub fn tidy(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || *c == '\n').collect::<String>().trim().to_owned()
}

/// A stranger's words, made fit to be quoted.
pub fn shown(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(80).collect();
    if text.chars().count() > 80 {
        short.push('…');
    }
    short
}

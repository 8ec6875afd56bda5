//! Letters: a view and the news become a letter, in HTML and in text.
//!
//! Letters know games only by their view types. A view does not contain what its
//! viewer must not know, so no template can leak it.
//!
//! A letter is a list of blocks (`frame`), written out twice: as HTML through the
//! templates, and as text (`text`). A game's folder turns its view into blocks;
//! everything else is shared.

// A new variant must lead the compiler everywhere; tests may look at one variant
// only.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

/// The Fluent files of one language in `data/locales`.
macro_rules! locale {
    ($code:literal, $($file:literal),+) => {
        [$(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/data/locales/", $code, "/", $file, ".ftl"
        ))),+]
    };
}

mod brief;
mod button;
mod changes;
mod clock;
mod course;
mod dates;
mod deeds;
mod digest;
mod envelope;
mod frame;
mod goa;
mod house;
mod invited;
pub mod kit;
mod moderated;
mod notice;
mod occasion;
mod pages;
mod paint;
mod parts;
mod plans;
mod preheader;
mod press;
mod printed;
mod reasons;
mod record;
mod refused;
mod replies;
mod rich;
mod rulebook;
mod rules;
mod santiago;
mod scene;
mod seats;
mod subject;
mod text;
mod times;
mod until;
mod votes;
mod watching;
mod why;
mod words;
mod wrong;

pub use button::mailto;
pub use clock::{
    AwaitedSince, AwayLine, ClockAnswer, ClockPage, ClockSettings, MadeBy, MadeFor, MyTime,
    PausePage, Then,
};
pub use deeds::{DeedBy, DeedLine, Done, deed_line};
pub use digest::{
    DigestPage, DigestSaid, TableCard, TableNote, TablePart, digest, ends_digest, is_behind_table,
    most_urgent_first,
};
pub use envelope::{
    Course, Envelope, ModeratorPage, NewTableLine, PassedOn, PlanDone, PlanPage, SheetPage,
    StandingLine, StoppedLine, Tried,
};
pub use house::{
    AskedTo, House, HouseSaid, OnOffer, ProfileLine, ProfilePart, Waiting, Watchable, Yes, house,
};
pub use invited::{Invited, InvitedTo, invitation};
pub use notice::{
    asked_to_sit, claimed, moved, not_seated, offered, passed_on, paused, plain, seat_left,
};
pub use pages::{Pages, news_lines, render};
pub use press::{PressBy, PressLine, PressPage, PressSent, PressTo, quotes_words};
pub use printed::without_labels;
pub use record::{Played, Ranked, Record, Standing};
pub use rulebook::{Asks, Files, Rulebook, RulebookError, Topic, may_ask};
pub use subject::{Subjects, invitations, table_name, turn_name, untagged};
pub use text::lines_that_read_as_orders;
pub use votes::{VotePage, VoteSaid};
pub use watching::Watcher;
pub use why::{
    AgainSaid, Explanation, FoundSaid, Kept, NoBoard, Occasion, Preview, PreviewLine, Quiet,
    Refusal, RulesAsked,
};
pub use wrong::WrongWish;

pub(crate) use changes::changes;
pub(crate) use digest::card;
pub(crate) use goa::{boards as goa_boards, drawn as drawn_in_goa};
pub(crate) use moderated::deed_in_words;
pub(crate) use pages::{decision, idea, news_rich, part_name};
#[cfg(test)]
pub(crate) use reasons::tests::told;
pub(crate) use rich::{Line, Piece, clean};
pub(crate) use seats::{look, name as name_of, neutral as neutral_name_of};

/// Why a letter could not be written. Either is a defect of ours, never a player's
/// fault.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    #[error("the template failed")]
    Template(#[from] askama::Error),
    /// A sentence is missing, or its variables do not match.
    #[error("no words for {0}")]
    Words(String),
}

/// A letter, ready to be put into an envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The subject; letters with the same one form a thread.
    pub subject: String,
    /// Does it ask its reader something?
    pub asks: bool,
    pub html: String,
    /// The text part, just as playable.
    pub text: String,
    /// Its lines that are orders.
    pub orders: Vec<Printed>,
}

/// A line that a letter prints as an order: a button, a line of a sheet, a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// As printed, including the label before it; the rows it is broken into are
    /// joined by spaces.
    pub line: String,
    pub order: String,
}

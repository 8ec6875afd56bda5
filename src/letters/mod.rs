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
mod dates;
mod deeds;
mod frame;
mod goa;
pub mod kit;
mod moderated;
mod notice;
mod occasion;
mod pages;
mod parts;
mod plans;
mod printed;
mod rich;
mod santiago;
mod scene;
mod seats;
mod text;
mod times;
mod until;
mod words;

pub use button::mailto;
pub use clock::{
    AwaitedSince, AwayLine, ClockAnswer, ClockPage, ClockSettings, MadeBy, MadeFor, MyTime,
    PausePage, Then,
};
pub use deeds::{DeedBy, DeedLine, Done, deed_line};
pub use notice::{claimed, moved, offered, passed_on, paused, plain};
pub use pages::{Pages, news_lines, render};
pub use printed::without_labels;
pub use text::lines_that_read_as_orders;

pub(crate) use changes::changes;
pub(crate) use goa::{Thing, name_in_goa};
pub(crate) use moderated::deed_in_words;
pub(crate) use pages::{decision, news_rich};
pub(crate) use rich::{Line, Piece, clean};
pub(crate) use seats::{look, name as name_of};

use crate::{
    basics::{Language, TableId},
    engine::{Seat, doubt::Doubt},
};
use chrono::{DateTime, Utc};
use std::ops::Range;

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

/// What a letter needs to know besides the position.
#[derive(Debug, Clone)]
pub struct Envelope {
    pub table: TableId,
    /// The game's title, such as `Santiago`.
    pub title: String,
    /// The players' names, in the order of the seats.
    pub names: Vec<String>,
    /// Whose letter this is; `None` for an onlooker's.
    pub seat: Option<Seat>,
    /// The language it is written in.
    pub language: Language,
    /// The address for orders, with the seat's token; every button uses it.
    pub reply_to: String,
    /// SHA-256 of the table's seed; empty if the seed is never revealed.
    pub commitment: String,
    /// Whether the table's draws use the players' salts.
    pub salted: bool,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// The reader's own plans; empty for an onlooker.
    pub plans: PlanPage,
    /// Whether the mail that this letter answers had attachments that may have
    /// held orders. None is read.
    pub unread: bool,
    /// What it says about time.
    pub clock: ClockPage,
    /// The moves since the reader's last letter that somebody else made for a
    /// player, oldest first.
    pub made: Vec<MadeFor>,
    /// What moderators did since then, and which orders were taken back, oldest
    /// first.
    pub deeds: Vec<DeedLine>,
    /// Who moderates, and what of the reader's mail was passed on to them.
    pub moderators: ModeratorPage,
}

impl Envelope {
    /// An envelope for no letter: for using the words of letters elsewhere, in
    /// English and for an onlooker.
    #[must_use]
    pub fn of_nobody(title: String, names: Vec<String>) -> Envelope {
        Envelope {
            table: TableId(0),
            title,
            names,
            seat: None,
            language: Language::En,
            reply_to: String::new(),
            commitment: String::new(),
            salted: false,
            seed: None,
            plans: PlanPage::default(),
            unread: false,
            clock: ClockPage::default(),
            made: Vec::new(),
            deeds: Vec::new(),
            moderators: ModeratorPage::default(),
        }
    }
}

/// What a letter says about the table's moderators.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ModeratorPage {
    /// The names of those who have one; `None` if nobody moderates.
    pub names: Option<Vec<String>>,
    /// What became of the message to them in the mail that this letter answers.
    pub passed: Option<PassedOn>,
    /// The house rules.
    pub rules: Vec<String>,
}

/// What became of a player's message to the moderators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PassedOn {
    /// They have it; this is its text.
    Done(String),
    Nobody,
    /// It was longer than this many characters.
    TooLong(usize),
    /// This many of the player's mails have already been passed on today.
    TooMany(usize),
}

/// What a letter says about its reader's own plans. It never contains anybody
/// else's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlanPage {
    /// The lines that wait for their moment, in canonical form, in the order in
    /// which they were written.
    pub standing: Vec<StandingLine>,
    /// What the reader's mail led to, if this letter answers one.
    pub done: PlanDone,
    /// A line that could not act, or whose owner wanted to be asked.
    pub stopped: Option<StoppedLine>,
    /// Lines whose decision has passed since the last letter without their acting.
    pub lapsed: Vec<String>,
    /// The sheet that can be filled in now.
    pub sheet: Option<SheetPage>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingLine {
    /// Its canonical text.
    pub text: String,
    /// Whether it waits for its owner's `continue`.
    pub held: bool,
}

/// What a mail with plans led to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlanDone {
    /// The lines that were left out, as written, and why, as a sentence without a
    /// full stop.
    pub left_out: Vec<(String, String)>,
    /// The reader's orders that were carried out, in canonical form.
    pub acted: Vec<String>,
    /// The lines that were kept for later, in canonical form.
    pub kept: Vec<String>,
    /// How many lines were withdrawn.
    pub forgotten: usize,
    /// How many held lines go on.
    pub woken: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoppedLine {
    /// Its canonical text.
    pub line: String,
    /// What was tried, in order, and why it can't be done; empty if its owner
    /// wanted to be asked.
    pub tried: Vec<Tried>,
    /// Whether other lines now wait for `continue`.
    pub holds: bool,
}

/// An alternative that can't be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tried {
    pub order: String,
    /// Why, as a sentence without a full stop.
    pub sentence: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

/// A sheet to be filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetPage {
    /// Which one: `round`, `auction`, `actions` and so on; part of a message key.
    pub name: &'static str,
    /// Its decisions by their addresses (`lot 3`), each with an example of what
    /// may be written there.
    pub blanks: Vec<(String, String)>,
    /// The sheet as a sensible person would fill it in, line by line.
    pub filled: Vec<String>,
}

/// What a mail would do, for `preview`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// Each line of the mail.
    pub lines: Vec<PreviewLine>,
    /// The decisions still to come this round, and the line that will make each;
    /// `None` means that the reader will be asked.
    pub coming: Vec<(String, Option<String>)>,
}

/// What a line would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PreviewLine {
    /// Be carried out at once, as this order.
    Act {
        line: String,
        /// The order in canonical form.
        order: String,
    },
    /// Be kept for later, as this line.
    Keep {
        line: String,
        /// The line in canonical form.
        kept: String,
    },
    /// Withdraw lines, or let held ones go on: this many.
    Change {
        line: String,
        count: usize,
    },
    LeaveOut {
        line: String,
        /// Why, as a sentence without a full stop.
        why: String,
    },
    /// Not known until the lines above have been carried out.
    Unknown {
        line: String,
    },
    Refuse(Refusal),
}

/// Why a letter is written.
#[derive(Debug, Clone)]
pub enum Occasion {
    /// The table begins; there may or may not be a question.
    Welcome,
    /// Something is asked (the view has a prompt).
    Turn,
    /// Orders were carried out and nothing more is asked for now.
    Receipt,
    /// An order was refused. Of the mail's orders only those that had to stand
    /// were carried out, usually none.
    Refused(Refusal),
    /// The mail could not be used, and why.
    Explained(Explanation),
    /// The player asked for the board (`board`).
    Board,
    /// The player asked for help (`help`).
    Help,
    /// Nothing is asked yet, but a sheet can be filled in ahead.
    Invited,
    /// The player asked for the standing plans (`plans`).
    Plans,
    /// The player asked what orders would do (`preview`).
    Preview(Preview),
    Over,
    /// Nobody's letter: the position for an onlooker at a terminal.
    Sheet,
    Reminder {
        /// 0 before the deadline; otherwise the number of days since.
        daily: u32,
    },
    /// Another player will be away.
    Away {
        /// Who, when, and what happens meanwhile.
        line: AwayLine,
        /// Whether they said so themselves; otherwise the moderator did.
        told: bool,
    },
    /// The answer to a command about the reader's own clock.
    Clock(ClockAnswer),
    /// Another player's seat is offered to a replacement.
    Offer {
        seat: Seat,
        /// How many questions went unanswered.
        unanswered: u32,
        /// Where to mail `take` for the seat.
        address: String,
    },
    /// The reader's own seat is offered to a replacement.
    Offered {
        /// How many questions went unanswered.
        unanswered: u32,
    },
    /// The reader takes another player's place.
    Seated {
        /// The name of the player who left.
        former: String,
    },
    /// Somebody else has taken the reader's place.
    Replaced {
        /// The name of the new player.
        by: String,
    },
    /// A moderator did something that everybody is told at once: the last of the
    /// envelope's deeds.
    Moderated,
    /// Another player asks to take back their last order; the reader may allow it.
    UndoAsked {
        seat: Seat,
    },
}

impl Occasion {
    /// Whether this is the reader's first letter from the table.
    pub(crate) fn is_first(&self) -> bool {
        matches!(self, Occasion::Welcome | Occasion::Seated { .. })
    }
}

/// An order that was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The line's number in the author's own text, from 1.
    pub line_number: usize,
    pub line: String,
    /// The bytes of the line that are meant.
    pub span: Range<usize>,
    /// The reason, as a sentence without a full stop.
    pub sentence: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    pub did_you_mean: Option<String>,
    /// How many orders before it were carried out all the same, because they
    /// brought something to light.
    pub stood: usize,
    /// Whether the same mail took an order back before it. That stands, too.
    pub undone: bool,
    /// How many other orders of the mail were set aside with it.
    pub others: usize,
}

impl Refusal {
    /// Whether part of the mail was carried out all the same.
    #[must_use]
    pub fn did_something(&self) -> bool {
        self.stood > 0 || self.undone
    }
}

/// Why a mail could not be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explanation {
    /// There was no order in it.
    NoOrders,
    /// It brings a salt, but its seat has one already.
    SaltSettled { salt: String },
    /// It brings a salt, but its table takes none.
    NoSalt,
    /// Some of its lines may be either the author's or quoted, and nothing tells
    /// which.
    Doubtful {
        lines: Vec<String>,
        /// Whether they are orders as our letters print them, next to other words.
        copied: bool,
    },
    /// Nothing in it was the author's own.
    Empty,
    /// It went to the addresses of several of the reader's tables and was carried
    /// out at none.
    SeveralTables { tables: String },
    /// The same mail went to other tables and was carried out there, but not here.
    Elsewhere { tables: String },
    /// There were many letters of one kind; for a while there will be no more.
    Quiet { about: Quiet, until: DateTime<Utc> },
    /// The reader has no order that could be taken back.
    NothingToUndo,
    /// The reader's last order can't be taken back without permission; those who
    /// can give it have been asked.
    UndoAsked,
    /// Nobody has asked to take an order back.
    NoUndoAsked,
    /// Several players have, and the mail does not say who is meant.
    SeveralUndosAsked,
    /// There is no archive yet, or it is too large for a mail.
    NoArchive,
    /// It answers an older letter, and the game has moved on since.
    Stale {
        /// What would be carried out now, provided that all of it would be.
        offer: Option<String>,
        /// The position of that letter, if known.
        since: Option<u32>,
    },
    /// An order that does not answer the question, and does not say which decision
    /// it is for.
    WhichDecision { line: String, ahead: Vec<String> },
    /// It may not have been meant as an order.
    Doubted {
        line: String,
        doubt: Doubt,
        /// The mail as plain orders, if they may have been meant.
        offer: Option<String>,
    },
    /// Nothing is asked of this seat now.
    NotAwaited,
    /// It was larger than we accept.
    TooLarge {
        /// Its size in bytes.
        bytes: u64,
        limit: u64,
    },
    /// It came without the reply address of a letter, or with one that is not this
    /// player's.
    NoToken,
    /// A valid reply address was used in a mail that names no sender, or several;
    /// nothing was carried out.
    NoSender,
    /// A valid reply address was used from an address that is not this player's;
    /// nothing was carried out.
    OtherSender {
        /// The address it came from.
        from: String,
        /// What players write to say that it was them.
        code: String,
    },
    /// It came from the player's address, but nobody vouches for that.
    Unproven {
        /// What players write to say that it was them.
        code: String,
    },
    /// The seat's passphrase was missing or wrong.
    Unsigned {
        /// Whether there was one, but a wrong one.
        wrong: bool,
    },
    /// An address is now one of the player's.
    Confirmed { from: String },
    /// A code that does not match any question.
    NoSuchCode,
    /// Orders must be signed from now on.
    PassphraseSet,
    /// The new passphrase is too short or too long; nothing changed.
    PassphraseShort,
    /// Orders need not be signed any more.
    PassphraseOff,
    /// The seat has a new reply address.
    Renewed,
    Addresses {
        /// All of them except the registered one.
        others: Vec<String>,
    },
    /// More orders than one mail may hold.
    TooManyOrders { limit: usize },
    /// The table is paused, or has not begun.
    Paused {
        /// What became of the mail's orders.
        kept: Kept,
    },
    /// It contained only a message to the moderators.
    PassedOn {
        /// Whether they received it.
        done: bool,
    },
    /// The game is already over.
    Over,
    /// It could not be read as a mail at all.
    Unreadable,
}

/// What becomes of orders to a paused table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// They are now plans, which act when the game resumes.
    Plans,
    /// They can't be plans, so they must be sent again.
    Not,
    /// The table waits for its moderator: nothing is carried out or kept.
    Nothing,
}

/// A kind of letter that can become too many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quiet {
    /// Answers to the reader's own mails that move no game.
    Answers,
    /// Questions about mails from other addresses.
    Strangers,
    /// Questions about mails from the reader's address that nobody vouches for.
    Unproven,
}

/// A letter, ready to be put into an envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The subject; the same for every letter about a table, so that they form a
    /// thread.
    pub subject: String,
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

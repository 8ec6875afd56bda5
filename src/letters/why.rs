//! Why a letter is written.

use super::{AwayLine, ClockAnswer, VoteSaid, WrongWish};
use crate::basics::TableId;
use crate::engine::{Seat, Sentence, doubt::Doubt};
use chrono::{DateTime, Utc};
use std::ops::Range;

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
        why: Sentence,
    },
    /// Not known until the lines above have been carried out.
    Unknown {
        line: String,
    },
    Refuse(Refusal),
}

/// Why there is no board of a round that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoBoard {
    /// It has not been, and never may be.
    NotYet { round: u32 },
    /// It is being played, or its end was never reached.
    NotOver { round: u32 },
    /// What stood behind `board` is no number of a round.
    NoNumber,
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
    /// The player asked for the board as it was at the end of a round (`board 3`); `own` if
    /// they had their seat then.
    Past {
        round: u32,
        own: bool,
    },
    /// Something happened that asks nothing of a player who wants to hear of it;
    /// `whole` if the position is to be shown as well.
    News {
        whole: bool,
    },
    /// The player asked for help (`help`).
    Help,
    /// The player asked about the rules (`rules`, `what is …?`).
    Rules(RulesAsked),
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
    /// The answer to a command about the reader's own clock, or about their letters.
    Clock(ClockAnswer),
    /// Another player's seat is offered to a replacement.
    Offer {
        seat: Seat,
        /// How many questions went by without an answer.
        unanswered: u32,
        /// Where to mail `take` for the seat.
        address: String,
    },
    /// The reader's own seat is offered to a replacement.
    Offered {
        /// How many questions went by without an answer.
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
    /// The reader has left the table.
    Left {
        /// Where to mail `take` to get the seat back, if it can be had back.
        back: Option<String>,
    },
    /// A moderator did something that everybody is told at once: the last of the
    /// envelope's deeds.
    Moderated,
    /// Another player asks to take back their last order; the reader may allow it.
    UndoAsked {
        seat: Seat,
    },
    /// Another player would play again, or one that was asked would rather not.
    Again {
        by: Seat,
        wants: bool,
    },
    /// Others have said something, and that is all.
    Press,
}

/// What was asked about the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RulesAsked {
    /// The names of the topics.
    pub topics: Vec<&'static str>,
    /// Whether to list all topics there are.
    pub all: bool,
    /// What is no topic, as it was written.
    pub unknown: Option<String>,
    /// The names of topics to read next.
    pub next: Vec<&'static str>,
    /// Whether the reader is only invited: the table has not begun, and may be dealt anew.
    pub before: bool,
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
    /// The order in it, as it was written: several may share a line.
    pub order: String,
    /// The bytes of the line that are meant.
    pub span: Range<usize>,
    pub sentence: Sentence,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    pub did_you_mean: Option<String>,
    /// The line with that word in it, without what the writer meant for nobody.
    pub mended: Option<String>,
    /// All orders of the mail with that one in place of the refused one; empty if they
    /// aren't to be sent again together.
    pub again: Vec<String>,
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
#[derive(Debug, Clone, PartialEq, Eq, strum::IntoStaticStr)]
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
    /// What became of a proposal, or of a vote.
    Vote(VoteSaid),
    /// Nobody has asked to take an order back.
    NoUndoAsked,
    /// Several players have, and the mail does not say who is meant.
    SeveralUndosAsked,
    /// There is no archive yet, or it is too large for a mail.
    NoArchive,
    /// There is no board of that round; so many are over.
    NoBoard { why: NoBoard, over: u32 },
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
    /// It says that its writer wants to leave; they are asked whether they are sure.
    Leaving { line: String },
    /// What a line was probably meant as. Nothing was carried out.
    Likely {
        line: String,
        order: String,
        /// The words of the line that were not understood.
        left: Vec<String>,
    },
    /// What one part of a mail was probably meant as. Nothing was carried out.
    Among {
        order: String,
        /// Sentences beside it that were not understood, some of them.
        left: Vec<String>,
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
        /// What the player writes to say that it was them.
        code: String,
    },
    /// It came from the player's address, but nobody vouches for that.
    Unproven {
        /// What the player writes to say that it was them.
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
    /// It contained only words to other players, or a note.
    Spoke {
        /// Whether any of them got where they were to go.
        done: bool,
    },
    /// What comes of the wish to play again.
    Again(AgainSaid),
    /// What comes of the wish for a table of one's own.
    Found(FoundSaid),
    /// This line may belong to the words above it, or be an order.
    RunsOn { line: String },
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

/// What comes of the wish to play again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AgainSaid {
    /// The game is not over yet.
    NotOver,
    /// These players have not said so yet; they are asked.
    Waits { names: Vec<String> },
    /// Somebody would rather not.
    NotAll,
    /// The reader would rather not.
    Declined,
    /// There are too few players without those of the house.
    TooFew,
    /// The table can't be made again as it was.
    CannotBe,
    /// They play at this table.
    Begun { table: TableId },
}

/// What comes of the wish for a table of one's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FoundSaid {
    /// Players do not open tables here.
    Closed,
    /// This is no person with an address, or no name for a stranger to read.
    BadPerson { text: String },
    /// This person is not to be asked.
    Refuses { name: String },
    /// This person was asked within the day.
    TooSoon { name: String },
    /// This person's mailbox is also somebody else's.
    Twice { name: String },
    /// This person is at the table, or was asked to it before.
    Already { name: String },
    /// The writer plays at so many tables.
    PlaysEnough { limit: usize },
    /// Only a preview was asked for.
    Preview,
    /// So many may be asked in a day.
    TooMany { limit: u32 },
    /// It can't be set up as it was written.
    Wrong { wrong: Vec<WrongWish> },
    /// These players are asked.
    Asked { table: TableId, names: Vec<String> },
}

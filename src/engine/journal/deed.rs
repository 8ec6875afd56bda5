//! What moderators do that does not change the position.

use crate::engine::Seat;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// What a seat's salt is a SHA-256 of. The player has it, and nobody else need
/// ever see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Salted {
    /// The Message-ID of the seat's first mail, in its angle brackets.
    MessageId,
    /// The words behind `salt`, one space between each.
    Words,
}

/// Something about the table. Everybody may read all of it, so no address and
/// no secret is ever in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// The game begins: the first letters go out.
    Start,
    /// No order is carried out, and clocks stand still, until it goes on.
    Pause,
    /// The same until then, `2026-12-01 18:00 UTC`: it goes on by itself.
    PauseUntil {
        until: String,
    },
    Resume,
    /// It goes on by itself: the time that the pause was for is over.
    PauseOver,
    /// Those awaited have so much more time, or until then, or as long as they
    /// like: `+2d`, `2026-12-01 18:00 UTC`, `off`.
    Deadline {
        /// For whom; all who are awaited if empty.
        seats: Vec<Seat>,
        until: String,
    },
    /// The table's clock is this rule from now on.
    Clock {
        /// The rule, canonical.
        rule: String,
        /// The rule before it; `None` in journals of old.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        former: Option<String>,
    },
    /// Somebody else plays a seat: a moderator seated them, or, where the author
    /// is the seat itself, they took it when it was offered.
    Replace {
        seat: Seat,
        /// Who played it; empty for a house player.
        former: String,
        name: String,
    },
    /// The same player is written to at another address, which is nobody's business.
    Address {
        seat: Seat,
        /// Whose, where it was done before the start: seats may be others' after it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Two players have changed seats.
    Swap {
        seats: [Seat; 2],
        /// Who sits there now, in that order.
        names: [String; 2],
    },
    /// Before the start a player was added.
    AddSeat {
        name: String,
    },
    /// Before the start a player was left out.
    DropSeat {
        name: String,
    },
    /// Before the start another choice was made.
    Choose {
        /// Which: `money=hidden`.
        option: String,
    },
    /// Somebody moderates the table, or does so no more.
    Moderator {
        /// Who; empty if no name is told.
        name: String,
        /// From now on, or no more?
        joins: bool,
    },
    /// What has been agreed on besides the rules.
    HouseRule {
        text: String,
    },
    HouseRuleOff {
        text: String,
    },
    /// A house player plays until the seat's player writes.
    Bot {
        seat: Seat,
    },
    /// The house player does not play any more until the seat's player writes.
    BotOff {
        seat: Seat,
    },
    /// A player has left; a house player plays the seat for good.
    Remove {
        seat: Seat,
        former: String,
    },
    /// A word to everybody, in their next letters.
    Say {
        text: String,
    },
    /// A word to everybody at once.
    Announce {
        text: String,
    },
    /// A moderator says that he plays no seat here and never will.
    NotPlaying,
    /// A moderator who does not play looks at everything.
    Reveal,
    /// A moderator looked up the players' addresses.
    Addresses,
    /// A player was sent the last letter again.
    Resend {
        seat: Seat,
    },
    /// A moderator who plays tried something for a seat that is not theirs: it was
    /// refused, or only shown.
    Tried {
        seat: Seat,
    },
    /// What a moderator tried was refused, but draws were made on the way. They may
    /// have been seen, so they never come again; the entry has them.
    Discarded,
    /// The game goes on after its end, or from an archive, so that its seed may be
    /// known: there is a new one.
    Reseed {
        /// SHA-256 of the new seed.
        commitment: String,
    },
    /// What a seat's player adds to the seed of the dice.
    Salt {
        seat: Seat,
        /// The salt: the first 32 hexadecimal digits of a SHA-256.
        digits: String,
        of: Salted,
    },
    /// An entry that was damaged and can't be read any more stood here.
    Lost,
    /// The journal was damaged, and the table went back to its last good entry. From
    /// here on there is a new seed: nobody knows what the lost entries drew.
    Salvage {
        /// How many entries are lost.
        lost: u32,
        /// SHA-256 of the new seed.
        commitment: String,
    },
    /// A player asks to take an order back; somebody must allow it.
    AskUndo {
        seat: Seat,
        /// How many entries would stand.
        to: u32,
    },
}

/// What an undo can do about a deed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Undoing {
    /// Another deed takes it back.
    By(Inverse),
    /// Nothing takes it back; what does most of it, as a sentence without a full
    /// stop.
    Never(&'static str),
    /// It has changed nothing that could be taken back, so an undo looks past it.
    Nothing,
}

/// A deed that takes another one back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inverse {
    /// No order is carried out.
    Pause,
    Resume,
    /// The clock is this rule again.
    Clock {
        /// The rule, canonical.
        rule: String,
        /// The rule that was wrong.
        former: String,
    },
    /// A house player plays for the seat.
    Bot(Seat),
    BotOff(Seat),
}

/// What a deed means for the letters that tell of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tells<'a> {
    /// The table rests from now on.
    Rests,
    GoesOn,
    /// A word to everybody, which no letter may leave out.
    Said(&'a str),
    /// What every player must know to check the draws.
    Salt,
    /// SHA-256 of the seed that later draws come from.
    NewSeed(&'a str),
    Else,
}

/// What a deed changes about who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seating {
    /// Somebody else plays it from now on, or nobody does.
    Another,
    /// The same player does, at another address or with a house player in their stead.
    Otherwise,
    /// It is not about that.
    Unchanged,
}

/// A text in a deed that came from people.
#[derive(Debug, PartialEq, Eq)]
pub enum Wording<'a> {
    /// The name of a seat's player.
    Player(Seat, &'a mut String),
    /// The name of somebody without a seat.
    Name(&'a mut String),
    Text(&'a mut String),
}

impl Deed {
    /// What it means for the letters that tell of it.
    #[must_use]
    pub fn tells(&self) -> Tells<'_> {
        match self {
            Deed::Pause | Deed::PauseUntil { .. } => Tells::Rests,
            Deed::Resume | Deed::PauseOver => Tells::GoesOn,
            Deed::Say { text } | Deed::Announce { text } => Tells::Said(text),
            Deed::Salt { .. } => Tells::Salt,
            Deed::Reseed { commitment } | Deed::Salvage { commitment, .. } => {
                Tells::NewSeed(commitment)
            }
            Deed::Start
            | Deed::Deadline { .. }
            | Deed::Clock { .. }
            | Deed::Replace { .. }
            | Deed::Address { .. }
            | Deed::Swap { .. }
            | Deed::AddSeat { .. }
            | Deed::DropSeat { .. }
            | Deed::Choose { .. }
            | Deed::Moderator { .. }
            | Deed::HouseRule { .. }
            | Deed::HouseRuleOff { .. }
            | Deed::Bot { .. }
            | Deed::BotOff { .. }
            | Deed::Remove { .. }
            | Deed::NotPlaying
            | Deed::Reveal
            | Deed::Addresses
            | Deed::Resend { .. }
            | Deed::Tried { .. }
            | Deed::Discarded
            | Deed::Lost
            | Deed::AskUndo { .. } => Tells::Else,
        }
    }

    /// What it changes about who plays a seat.
    #[must_use]
    pub fn seating(&self, seat: Seat) -> Seating {
        let (concerns, seating) = match self {
            Deed::Replace { seat: of, .. } | Deed::Remove { seat: of, .. } => {
                (*of == seat, Seating::Another)
            }
            Deed::Swap { seats, .. } => (seats.contains(&seat), Seating::Another),
            Deed::Address { seat: of, .. } | Deed::Bot { seat: of } | Deed::BotOff { seat: of } => {
                (*of == seat, Seating::Otherwise)
            }
            Deed::Start
            | Deed::Pause
            | Deed::PauseUntil { .. }
            | Deed::Resume
            | Deed::PauseOver
            | Deed::Deadline { .. }
            | Deed::Clock { .. }
            | Deed::AddSeat { .. }
            | Deed::DropSeat { .. }
            | Deed::Choose { .. }
            | Deed::Moderator { .. }
            | Deed::HouseRule { .. }
            | Deed::HouseRuleOff { .. }
            | Deed::Say { .. }
            | Deed::Announce { .. }
            | Deed::NotPlaying
            | Deed::Reveal
            | Deed::Addresses
            | Deed::Resend { .. }
            | Deed::Tried { .. }
            | Deed::Discarded
            | Deed::Reseed { .. }
            | Deed::Salt { .. }
            | Deed::Lost
            | Deed::Salvage { .. }
            | Deed::AskUndo { .. } => (false, Seating::Unchanged),
        };
        if concerns { seating } else { Seating::Unchanged }
    }

    /// Everything in it that people have written, or are called.
    pub fn wordings(&mut self) -> Vec<Wording<'_>> {
        match self {
            Deed::Replace { seat, former, name } => {
                vec![Wording::Player(*seat, former), Wording::Player(*seat, name)]
            }
            Deed::Remove { seat, former } => vec![Wording::Player(*seat, former)],
            Deed::Address { seat, name } => {
                name.iter_mut().map(|name| Wording::Player(*seat, name)).collect()
            }
            Deed::Swap { seats, names } => {
                let players = seats.iter().zip(names);
                players.map(|(seat, name)| Wording::Player(*seat, name)).collect()
            }
            Deed::AddSeat { name } | Deed::DropSeat { name } | Deed::Moderator { name, .. } => {
                vec![Wording::Name(name)]
            }
            Deed::Say { text }
            | Deed::Announce { text }
            | Deed::HouseRule { text }
            | Deed::HouseRuleOff { text } => vec![Wording::Text(text)],
            Deed::Start
            | Deed::Pause
            | Deed::PauseUntil { .. }
            | Deed::Resume
            | Deed::PauseOver
            | Deed::Deadline { .. }
            | Deed::Clock { .. }
            | Deed::Choose { .. }
            | Deed::Bot { .. }
            | Deed::BotOff { .. }
            | Deed::NotPlaying
            | Deed::Reveal
            | Deed::Addresses
            | Deed::Resend { .. }
            | Deed::Tried { .. }
            | Deed::Discarded
            | Deed::Reseed { .. }
            | Deed::Salt { .. }
            | Deed::Lost
            | Deed::Salvage { .. }
            | Deed::AskUndo { .. } => Vec::new(),
        }
    }

    /// What an undo can do about it.
    #[must_use]
    pub fn undoing(&self) -> Undoing {
        match self {
            Deed::Pause | Deed::PauseUntil { .. } => Undoing::By(Inverse::Resume),
            Deed::Resume | Deed::PauseOver => Undoing::By(Inverse::Pause),
            Deed::Clock { rule, former: Some(before) } => {
                let (rule, former) = (before.clone(), rule.clone());
                Undoing::By(Inverse::Clock { rule, former })
            }
            Deed::Clock { former: None, .. } => Undoing::Never("`clock RULE` sets another"),
            Deed::Bot { seat } => Undoing::By(Inverse::BotOff(*seat)),
            Deed::BotOff { seat } => Undoing::By(Inverse::Bot(*seat)),
            Deed::Address { .. } => Undoing::Never("`address SEAT ADDRESS` names another"),
            Deed::Swap { .. } => Undoing::Never("`swap SEAT SEAT` swaps them back"),
            Deed::AddSeat { .. } => Undoing::Never("`seat drop SEAT` leaves them out"),
            Deed::DropSeat { .. } => Undoing::Never("`seat add NAME <ADDRESS>` adds somebody"),
            Deed::Choose { .. } => Undoing::Never("`option KEY=VALUE` chooses another"),
            Deed::Moderator { joins: true, .. } => {
                Undoing::Never("`moderator remove` takes them off the table")
            }
            Deed::Moderator { joins: false, .. } => {
                Undoing::Never("`moderator add NAME <ADDRESS>` adds them again")
            }
            Deed::HouseRule { .. } => Undoing::Never("`house rule off N` ends it"),
            Deed::HouseRuleOff { .. } => Undoing::Never("`house rule TEXT` makes it anew"),
            Deed::Start => Undoing::Never("the first letters are out; `cancel` gives it up"),
            Deed::Deadline { .. } => Undoing::Never("`deadline` sets another"),
            Deed::Replace { .. } => {
                Undoing::Never("`replace SEAT with NAME <ADDRESS>` seats somebody else")
            }
            Deed::Remove { .. } => {
                Undoing::Never("`replace SEAT with NAME <ADDRESS>` seats somebody")
            }
            Deed::Say { .. }
            | Deed::Announce { .. }
            | Deed::NotPlaying
            | Deed::Reveal
            | Deed::Addresses
            | Deed::Resend { .. }
            | Deed::Tried { .. }
            | Deed::Discarded
            | Deed::Reseed { .. }
            | Deed::Salt { .. }
            | Deed::Lost
            | Deed::Salvage { .. }
            | Deed::AskUndo { .. } => Undoing::Nothing,
        }
    }
}

impl Inverse {
    /// The deed that it is, as it is entered.
    #[must_use]
    pub fn deed(self) -> Deed {
        match self {
            Inverse::Pause => Deed::Pause,
            Inverse::Resume => Deed::Resume,
            Inverse::Clock { rule, former } => Deed::Clock { rule, former: Some(former) },
            Inverse::Bot(seat) => Deed::Bot { seat },
            Inverse::BotOff(seat) => Deed::BotOff { seat },
        }
    }
}

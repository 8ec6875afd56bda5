//! Deeds: what people do at a table without changing the position.

use crate::engine::Seat;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// What a seat's salt is the SHA-256 of. The player has it, and nobody else ever
/// needs to see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Salted {
    /// The Message-ID of the seat's first mail, in its angle brackets.
    MessageId,
    /// The words after `salt`, one space between each.
    Words,
}

/// What players can propose to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// To end the game with what it counts now.
    End,
    /// To end it without a winner.
    Draw,
    Pause,
    /// To take the proposer's last order back, and all that followed.
    Undo,
}

impl Motion {
    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Motion::End => "end",
            Motion::Draw => "draw",
            Motion::Pause => "pause",
            Motion::Undo => "undo",
        }
    }

    /// What the word says.
    #[must_use]
    pub fn of(word: &str) -> Option<Motion> {
        Motion::VARIANTS.iter().copied().find(|motion| motion.word() == word)
    }
}

/// What became of a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Settled {
    Agreed,
    Refused,
    Withdrawn,
    /// Not enough have agreed in time.
    Expired,
    /// It can't be done any more.
    Void,
}

impl Settled {
    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Settled::Agreed => "agreed",
            Settled::Refused => "refused",
            Settled::Withdrawn => "withdrawn",
            Settled::Expired => "expired",
            Settled::Void => "void",
        }
    }
}

/// Something about the table. Everybody may read all of it, so it never holds an
/// address or a secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// The game begins: the first letters go out.
    Start,
    /// Until the table resumes, no order is carried out and clocks stand still.
    Pause,
    /// Paused until `2026-12-01 18:00 UTC`, when it resumes by itself.
    PauseUntil {
        until: String,
    },
    Resume,
    /// It resumed by itself: the pause's time was up.
    PauseOver,
    /// The awaited seats get more time, or until a moment, or as long as they like:
    /// `+2d`, `2026-12-01 18:00 UTC`, `off`.
    Deadline {
        /// Whose; everybody awaited if empty.
        seats: Vec<Seat>,
        until: String,
    },
    /// The table's clock is this rule from now on.
    Clock {
        /// The rule, canonical.
        rule: String,
        /// The rule before it; `None` in old journals.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        former: Option<String>,
    },
    /// Somebody else plays a seat: a moderator seated them, or, if the author is
    /// the seat itself, they took it when it was offered.
    Replace {
        seat: Seat,
        /// Who played it; empty for a house player.
        former: String,
        name: String,
    },
    /// The same player gets their mail at another address, which is not recorded.
    Address {
        seat: Seat,
        /// Whose, if it was before the start: the seats may change hands until
        /// then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Two players have changed seats.
    Swap {
        seats: [Seat; 2],
        /// Who sits there now, in the same order.
        names: [String; 2],
    },
    /// A player was added before the start.
    AddSeat {
        name: String,
    },
    /// A player was left out before the start.
    DropSeat {
        name: String,
    },
    /// An option was changed before the start.
    Choose {
        /// Such as `money=hidden`.
        option: String,
    },
    /// Somebody joins or leaves the table's moderators.
    Moderator {
        /// Empty if no name is given.
        name: String,
        /// Joins, or leaves?
        joins: bool,
    },
    /// What the table has agreed on besides the rules.
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
    /// The house player stops, and the seat waits for its player to write.
    BotOff {
        seat: Seat,
    },
    /// A player has left; a house player plays the seat for good.
    Remove {
        seat: Seat,
        former: String,
    },
    /// A message to everybody, in their next letters.
    Say {
        text: String,
    },
    /// A message to everybody, sent at once.
    Announce {
        text: String,
    },
    /// A moderator declares that they play no seat here and never will.
    NotPlaying,
    /// A moderator who does not play sees everything from now on.
    Reveal,
    /// A moderator looked up the players' addresses.
    Addresses,
    /// A player was sent their last letter again.
    Resend {
        seat: Seat,
    },
    /// A moderator who plays tried something for another seat: it was refused, or
    /// only previewed.
    Tried {
        seat: Seat,
    },
    /// What a moderator tried was refused, but it made draws on the way. They may
    /// have been seen, so they are never reused; the entry records them.
    Discarded,
    /// The game goes on after its end, or from an archive, so its seed may be
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
    /// A damaged, unreadable entry stood here.
    Lost,
    /// The journal was damaged, and the table went back to its last good entry.
    /// There is a new seed from here on, since nobody knows what the lost entries
    /// drew.
    Salvage {
        /// How many entries are lost.
        lost: u32,
        /// SHA-256 of the new seed.
        commitment: String,
    },
    /// A player asks to take an order back, which needs permission.
    AskUndo {
        seat: Seat,
        /// How many entries would remain.
        to: u32,
    },
    /// A player proposes something to the others.
    Propose {
        seat: Seat,
        motion: Motion,
        /// Until when to pause: `2026-12-01 18:00 UTC`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<String>,
    },
    /// A proposal is settled. If it was agreed on, the next entries carry it out.
    Settled {
        motion: Motion,
        how: Settled,
        /// Those who agreed, objected or withdrew it.
        seats: Vec<Seat>,
    },
}

/// What an undo can do about a deed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Undoing {
    /// Another deed takes it back.
    By(Inverse),
    /// Nothing takes it back; this says what comes closest, as a sentence without a
    /// full stop.
    Never(&'static str),
    /// It changed nothing that could be taken back, so an undo looks past it.
    Nothing,
}

/// A deed that takes another one back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inverse {
    Pause,
    Resume,
    /// The clock is this rule again.
    Clock {
        /// The rule, canonical.
        rule: String,
        /// The rule that was wrong.
        former: String,
    },
    Bot(Seat),
    BotOff(Seat),
}

/// What a deed means to the letters that report it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tells<'a> {
    /// The table is paused from now on.
    Rests,
    GoesOn,
    /// A message to everybody, which no letter may leave out.
    Said(&'a str),
    /// What every player must know to check the draws.
    Salt,
    /// SHA-256 of the seed of later draws.
    NewSeed(&'a str),
    Else,
}

/// What a deed changes about who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seating {
    /// Somebody else plays it from now on, or nobody.
    Another,
    /// The same player does, at another address or with a house player in their stead.
    Otherwise,
    /// The deed is not about that.
    Unchanged,
}

/// A text in a deed that people wrote.
#[derive(Debug, PartialEq, Eq)]
pub enum Wording<'a> {
    /// The name of a seat's player.
    Player(Seat, &'a mut String),
    /// The name of somebody without a seat.
    Name(&'a mut String),
    Text(&'a mut String),
}

impl Deed {
    /// What it means to the letters that report it.
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
            | Deed::AskUndo { .. }
            | Deed::Propose { .. }
            | Deed::Settled { .. } => Tells::Else,
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
            | Deed::AskUndo { .. }
            | Deed::Propose { .. }
            | Deed::Settled { .. } => (false, Seating::Unchanged),
        };
        if concerns { seating } else { Seating::Unchanged }
    }

    /// Every text in it that people wrote, and every name.
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
            | Deed::AskUndo { .. }
            | Deed::Propose { .. }
            | Deed::Settled { .. } => Vec::new(),
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
            | Deed::AskUndo { .. }
            | Deed::Propose { .. }
            | Deed::Settled { .. } => Undoing::Nothing,
        }
    }
}

impl Inverse {
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

//! What happened: the only thing that changes a position.
//!
//! An event holds every result, chance and arithmetic included, so that
//! playing a journal again needs no rule.

// `docs/events-santiago.md` and the schema are made of these lines.
#![warn(missing_docs)]

use super::mend::{Mended, Rule};
use super::{Segment, Square, Tile};
use crate::engine::{Seat, Standings};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A fact of the game. Money goes to and from the bank, which is without
/// limit and has no balance of its own (S6, D6), unless a field says otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "many fields are what they are called")]
pub enum Event {
    /// A tile is shown and out of the game (S4).
    SetAside { tile: Tile },
    /// The first canal of a two-player game, from the box (S53, D85).
    FirstCanal {
        /// Who laid it; `None` for the dice (D84).
        seat: Option<Seat>,
        segment: Segment,
    },
    /// A round begins (S22).
    Revealed {
        /// The round, from 1.
        round: u8,
        /// One tile of each stack, first stack first.
        offer: Vec<Tile>,
    },
    /// A bid (S24).
    Bid {
        seat: Seat,
        /// How much, 1 or more.
        amount: u32,
    },
    /// A pass (S24).
    Passed {
        seat: Seat,
        /// Nobody was asked, since no amount was possible (D28).
        by_itself: bool,
    },
    /// A sealed bid, perhaps in place of an earlier one (S57, D93).
    Sealed {
        seat: Seat,
        /// How much; 0 is a pass.
        amount: u32,
    },
    /// Both sealed bids are turned up and paid (S57, S60).
    Unsealed {
        /// The bids, first seat first; 0 is a pass.
        bids: Vec<(Seat, u32)>,
        /// The winner (S59).
        winner: Seat,
    },
    /// The token goes to the builder, and planting begins (S26, S61).
    Builder {
        /// The builder.
        seat: Seat,
        /// The order of planting (S27, S62).
        order: Vec<Seat>,
        /// The bids now paid to the bank (D38); empty with two players.
        paid: Vec<(Seat, u32)>,
    },
    /// A tile is taken and placed (S28).
    Planted {
        /// By whom.
        seat: Seat,
        tile: Tile,
        square: Square,
        /// With how many farmers (S17, S29).
        farmers: u8,
    },
    /// The tile nobody took is placed, neutral (S30, S64).
    Leftover {
        /// By whom.
        seat: Seat,
        tile: Tile,
        square: Square,
    },
    /// A proposal (S32).
    Proposed {
        seat: Seat,
        segment: Segment,
        /// With how much money.
        amount: u32,
    },
    /// No proposal (S32).
    ProposedNothing { seat: Seat },
    /// The builder built at a proposed place (S34).
    Accepted {
        /// The builder.
        seat: Seat,
        segment: Segment,
        /// Who paid the builder how much.
        paid: Vec<(Seat, u32)>,
    },
    /// The builder built elsewhere and paid the bank (S35, S36).
    Built {
        /// The builder.
        seat: Seat,
        segment: Segment,
        /// The price.
        price: u32,
    },
    /// No canal: one of the supply goes to the box (S36).
    NotBuilt {
        /// The builder.
        seat: Seat,
        why: Why,
    },
    /// An extra canal (S38).
    Extra { seat: Seat, segment: Segment },
    /// The extra canal is kept (D65).
    Held { seat: Seat },
    /// The drought (S40 to S42, S45). Farmers who leave go to the box (D24).
    Drought {
        /// Tiles that lost a farmer, with the farmers left; at 0 neutral.
        weakened: Vec<(Square, u8)>,
        /// Tiles that dried.
        dried: Vec<Square>,
        /// The last round's (S45).
        last: bool,
    },
    /// Everybody is paid (S43).
    Paid {
        /// Escudos each.
        amount: u32,
    },
    /// The game is over (S47).
    Over {
        /// The result.
        standings: Standings,
    },
    /// A moderator put something right (D99).
    Mended {
        /// What is so from now on.
        now: Vec<Mended>,
    },
    /// A moderator changed a decision of the rules.
    Ruled {
        rule: Rule,
        /// Is it so from now on?
        on: bool,
    },
}

impl Event {
    /// Is there chance in it, or a sealed bid of another's (S10)?
    ///
    /// A hidden balance is not brought to light by who must pass (D28) or can't
    /// build (D62): all payments are told, so it could be counted.
    pub(super) fn brings_to_light(&self) -> bool {
        match self {
            Event::SetAside { .. }
            | Event::FirstCanal { seat: None, .. }
            | Event::Revealed { .. }
            | Event::Unsealed { .. }
            // Balances that were hidden are shown (S7).
            | Event::Ruled { rule: Rule::HiddenMoney, on: false } => true,
            Event::FirstCanal { seat: Some(_), .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Sealed { .. }
            | Event::Builder { .. }
            | Event::Planted { .. }
            | Event::Leftover { .. }
            | Event::Proposed { .. }
            | Event::ProposedNothing { .. }
            | Event::Accepted { .. }
            | Event::Built { .. }
            | Event::NotBuilt { .. }
            | Event::Extra { .. }
            | Event::Held { .. }
            | Event::Drought { .. }
            | Event::Paid { .. }
            | Event::Over { .. }
            | Event::Mended { .. }
            | Event::Ruled { .. } => false,
        }
    }
}

/// Why no canal was built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The builder did not want one (S36).
    Choice,
    /// Nothing was proposed and the builder had no money (D62).
    NoMoney,
    /// There was no place for one (D16).
    NoPlace,
    /// A correction had left the supply empty (D100).
    NoCanal,
}

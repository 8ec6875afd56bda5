//! What happened: the only thing that changes a position.
//!
//! An event holds every result, chance and arithmetic included, so that
//! playing a journal again needs no rule.

// `docs/events-goa.md` and the schema are made of these lines.
#![warn(missing_docs)]

use super::action::{Step, StoreKind};
use super::board::{Cell, Place};
use super::cards::{Card, Effect};
use super::change::Change;
use super::data::LimitBinds;
use super::state::Lot;
use super::tiles::{Bonanza, Colony, ColonyTile, Column, Letter, Spice, Tile};
use crate::engine::{Seat, Standings};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A fact of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "many fields are what they are called")]
pub enum Event {
    // Setting up a half and a round.
    /// Tiles come to the grid; what lay there is out of the game (G2, G3,
    /// G104, G105). The corners get their Bonanza tiles (G117).
    Dealt {
        /// The half that begins.
        letter: Letter,
        /// The tiles left out (D6).
        left_out: Vec<Tile>,
        /// The tiles, cell by cell, row by row.
        grid: Vec<Tile>,
    },
    /// Two markers move to row 2, or ducats are taken (G116).
    QuickStart {
        /// Whose choice.
        seat: Seat,
        /// The two columns; `None` for the ducats.
        columns: Option<(Column, Column)>,
        /// Ducats taken; 0 with the markers.
        ducats: u8,
    },
    /// A round begins: red tiles turn face up (G103).
    Round {
        /// From 1 to 8.
        round: u8,
    },

    // Placing and auctions.
    /// The flag is placed with the first marker (G16).
    Flagged {
        /// By whom.
        seat: Seat,
        place: Place,
    },
    /// An auction marker is placed (G17 to G19).
    Marked {
        /// By whom.
        seat: Seat,
        /// On the tile of this cell.
        cell: Cell,
    },
    /// A bid (G24).
    Bid {
        seat: Seat,
        /// How much, 1 or more.
        amount: u32,
    },
    /// A pass (G24).
    Passed {
        seat: Seat,
        /// Nobody was asked, since no bid was possible (D25).
        by_itself: bool,
    },
    /// A lot is settled (G25 to G28): a tile leaves the grid and is about to
    /// work (G31), the flag is won at once (G29).
    Won {
        /// By whom.
        seat: Seat,
        /// What, and who sold it.
        lot: Lot,
        /// The price.
        price: u32,
        /// To whom it is paid; `None` for the bank.
        to: Option<Seat>,
        /// The tile; `None` for the flag.
        tile: Option<Tile>,
        /// Extra actions gained: the flag's, as far as the stock lasts (G29, D11).
        extras: u8,
    },

    // Turns.
    /// A player's own action begins (G33), or an extra one (G100), whose card
    /// goes back to the stock (D124).
    Turn {
        seat: Seat,
        /// 1 to 3; `None` is an extra one.
        number: Option<u8>,
    },
    /// A line of steps has been carried out as far as it goes.
    Line {
        seat: Seat,
        /// Steps that wait until a question is answered.
        rest: Vec<Step>,
        /// Leave W2 open (D38).
        hold: bool,
        /// W2 closes once these steps are done.
        closed: bool,
    },
    /// A step could not be done after something hidden had come to light; it
    /// and the rest of the line are dropped. Known to the seat alone.
    Stopped {
        seat: Seat,
        /// The steps dropped.
        steps: Vec<Step>,
        /// Why the first could not be done.
        why: String,
        /// The rule that says so.
        rule: String,
    },
    /// The six actions, as they are begun (G34); what they bring follows.
    Did {
        seat: Seat,
        deed: ActionKind,
        /// Whose row it is carried out with, by Espionage (G81).
        spied: Option<Seat>,
        /// Spices a Harvest may still take in the same line (D37), or cards an
        /// Expedition is about to draw.
        left: u8,
    },
    /// A turn is over.
    TurnOver { seat: Seat },
    /// No extra action (G100).
    ExtraPassed {
        seat: Seat,
        /// Nobody was asked, since they have none (D91).
        by_itself: bool,
    },

    // What changes hands.
    /// Something is taken from the supply, or returned to it (G37).
    Goods {
        seat: Seat,
        /// For what.
        why: Why,
        /// What comes.
        gain: Amounts,
        /// What goes.
        pay: Amounts,
    },
    /// A marker moves one row down (G39), with what follows (G40, G41).
    Moved {
        seat: Seat,
        column: Column,
        /// The new row.
        row: u8,
        /// By what.
        why: Why,
        /// They are the first in row 4 or 5 and are due a card (G40).
        first: bool,
        /// All five are in this row or beyond: due an extra action (G41).
        all: bool,
    },
    /// A plantation or mixed crop is laid and filled (G91, D79).
    Laid {
        seat: Seat,
        tile: Tile,
        /// Its spices.
        spices: Vec<Spice>,
    },
    /// One of five plantations is given up, its spices with it (G91, D77).
    GaveUp {
        seat: Seat,
        /// The store's place; `None` is the new one.
        store: Option<usize>,
        /// Which tile.
        tile: Tile,
    },
    /// A tile comes to lie on a player's board.
    Kept { seat: Seat, tile: Tile },
    /// A tile is used: a red one turns over, Duty turns over for good, any
    /// other goes to the used pile.
    Used { seat: Seat, tile: Tile },
    /// A tile that works at once goes to the used pile.
    Spent {
        /// Whose it was.
        seat: Seat,
        tile: Tile,
    },
    /// Exchange goes into the cell of the tile that is taken (G82).
    Exchanged {
        /// By whom.
        seat: Seat,
        cell: Cell,
        /// The tile taken.
        tile: Tile,
    },
    /// A tile left out of the game is taken (G87).
    Favored {
        /// By whom.
        seat: Seat,
        tile: Tile,
    },
    /// What lies under a corner is turned up (G118).
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which corner.
        corner: Cell,
        /// What it is.
        bonanza: Bonanza,
    },
    /// A bonus that can't be used comes to nothing (D113).
    Lost {
        seat: Seat,
        /// What it was.
        why: Why,
    },
    /// Cards due are forgone, since the hand has no room (D54, D121).
    Forgone {
        seat: Seat,
        /// How many.
        cards: u8,
        /// What they were for.
        why: Why,
    },

    // Cards.
    /// The discards become the deck (G64, D71).
    Reshuffled,
    /// Cards come to a hand (G58). Their names are their owner's alone.
    Drew {
        seat: Seat,
        cards: Vec<Card>,
        /// How many were due: fewer come if there are no more (D71).
        due: u8,
        /// For what.
        why: Why,
    },
    /// A card is played (G59).
    Played { seat: Seat, card: Card },
    /// The card in play has done its work and goes to the discards (D118).
    CardDone {
        /// Whose it was.
        seat: Seat,
        card: Card,
    },
    /// Cards are discarded without effect (G63).
    Discarded { seat: Seat, cards: Vec<Card> },

    // Colonies.
    /// Cards are turned up for a colony (G50), for the third card (G72) or for
    /// Resupply (G93).
    Revealed {
        /// For whom.
        seat: Seat,
        cards: Vec<Card>,
        /// For what.
        why: Why,
    },
    /// An attempt to found a colony begins (G48).
    Attempt {
        seat: Seat,
        colony: Colony,
        /// The colonists that join by themselves (G49, D117).
        board: u8,
        /// Cards to turn up: 2, or 3 with the third card (G72).
        cards: u8,
    },
    /// There are colonists enough, those paid included: the colony is theirs, a
    /// tile to be chosen (G51, G52).
    Succeeded {
        seat: Seat,
        /// Colonists paid (D60).
        paid: u8,
    },
    /// The colony's tile is laid and filled (G53, G54).
    Founded {
        seat: Seat,
        /// Which tile.
        tile: ColonyTile,
        /// Its spices.
        spices: Vec<Spice>,
    },
    /// No colony: one colonist for consolation (G55).
    Failed {
        seat: Seat,
        colony: Colony,
        /// Nobody was asked, since it was hopeless in plain view (D58).
        by_itself: bool,
    },

    // What a moderator does.
    /// The position was put right by hand.
    Adjusted {
        /// What is other than it was.
        changes: Vec<Change>,
    },
    /// The hand limit binds otherwise from now on (D54, D130).
    HandLimit { binds: LimitBinds },

    // The end.
    /// The game is over (G107). Pieces still on their way are put down (D131).
    Over {
        /// The result.
        standings: Standings,
    },
}

/// One of the six actions, named by its column, or Progress.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum ActionKind {
    Progress,
    Ships,
    Harvest,
    Taxes,
    Expedition,
    Found,
}

impl ActionKind {
    /// Its canonical word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// Amounts of everything that is counted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Amounts {
    /// Ducats.
    #[serde(skip_serializing_if = "is_zero")]
    pub ducats: u32,
    /// Ships.
    #[serde(skip_serializing_if = "is_zero")]
    pub ships: u32,
    /// Colonists.
    #[serde(skip_serializing_if = "is_zero")]
    pub colonists: u32,
    /// Extra-action cards.
    #[serde(skip_serializing_if = "is_zero")]
    pub extras: u32,
    /// Spices, each with the place of its store.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spices: Vec<(Spice, usize)>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(amount: &u32) -> bool {
    *amount == 0
}

/// What a change comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// One of the six actions.
    Deed(ActionKind),
    /// A tile's effect.
    Tile(Tile),
    /// A card's effect.
    Card(Effect),
    /// A Bonanza tile (G118).
    Bonanza,
    /// First in row 4 or 5 of a column (G40).
    First(Column, u8),
    /// All markers in a row or beyond (G41).
    AllInRow(u8),
    /// A colony that failed (G55).
    Consolation,
    /// Colonists paid for a colony (G52).
    Colony(Colony),
}

/// The store a tile becomes, if it becomes one.
#[must_use]
pub fn store_of(tile: Tile) -> Option<(StoreKind, u8)> {
    if let Tile::Plantation(spice, places) = tile {
        return Some((StoreKind::Plantation(spice, places), places));
    }
    (tile == Tile::MixedCrop).then_some((StoreKind::MixedCrop, 1))
}

impl Event {
    /// What brought it, where it is what a tile, a card or an action brings.
    #[must_use]
    pub fn comes_of(&self) -> Option<Why> {
        if let Event::Goods { why, .. }
        | Event::Moved { why, .. }
        | Event::Drew { why, .. }
        | Event::Revealed { why, .. }
        | Event::Lost { why, .. } = self
        {
            Some(*why)
        } else {
            None
        }
    }

    /// The tile that it makes somebody's.
    #[must_use]
    pub fn gained(&self) -> Option<Tile> {
        if let Event::Exchanged { tile, .. } | Event::Favored { tile, .. } = self {
            return Some(*tile);
        }
        if let Event::Won { tile, .. } = self { *tile } else { None }
    }

    /// Does it show something that nobody, or not this player, knew before? An
    /// order that brought it about can't be taken back for the sake of a later
    /// one in the same mail.
    #[must_use]
    pub fn brings_to_light(&self) -> bool {
        match self {
            Event::Dealt { .. }
            | Event::Claimed { .. }
            | Event::Drew { .. }
            | Event::Revealed { .. }
            // Its taker looks at the tiles left out, which may be secret (D86).
            | Event::Won { tile: Some(Tile::Favor), .. }
            | Event::Exchanged { tile: Tile::Favor, .. } => true,
            // Bids are public, but that the next bidder or the seller was asked
            // or not rests on hidden ducats no more than on the log (D116).
            Event::QuickStart { .. }
            | Event::Round { .. }
            | Event::Flagged { .. }
            | Event::Marked { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Won { .. }
            | Event::Turn { .. }
            | Event::Line { .. }
            | Event::Stopped { .. }
            | Event::Did { .. }
            | Event::TurnOver { .. }
            | Event::ExtraPassed { .. }
            | Event::Goods { .. }
            | Event::Moved { .. }
            | Event::Laid { .. }
            | Event::GaveUp { .. }
            | Event::Kept { .. }
            | Event::Used { .. }
            | Event::Spent { .. }
            | Event::Exchanged { .. }
            | Event::Favored { .. }
            | Event::Lost { .. }
            | Event::Forgone { .. }
            | Event::Reshuffled
            | Event::Played { .. }
            | Event::CardDone { .. }
            | Event::Discarded { .. }
            | Event::Attempt { .. }
            | Event::Succeeded { .. }
            | Event::Founded { .. }
            | Event::Failed { .. }
            | Event::Adjusted { .. }
            | Event::HandLimit { .. }
            | Event::Over { .. } => false,
        }
    }
}

//! What comes up on the way: tiles to be acquired, cards to be drawn, a colony
//! to be founded. The agenda is a stack; its last task comes first. A task
//! without a choice is done by itself, one with a choice asks its seat.

use super::board::Cell;
use super::cards::Card;
use super::event::{Amounts, Why};
use super::tiles::{Colony, Tile};
use crate::engine::Seat;

/// Something that has to happen before the game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Task {
    /// A tile is gained and works (G31, D84, D85).
    Acquire { seat: Seat, tile: Tile },
    /// The Bonanza tile under a corner is due (G118).
    Claim { seat: Seat, corner: Cell },
    /// Spices may be chosen, so many at most.
    Spices { seat: Seat, most: u8, why: Why },
    /// Cards are to be drawn (G40, G83, G84, G118).
    Draw { seat: Seat, cards: u8, why: Why },
    /// Something is due (G41).
    Gain { seat: Seat, gain: Amounts, why: Why },
    /// Resupply is turned up, a sort to be chosen (G93, P19).
    Resupply { seat: Seat, colonists: u8, cards: Vec<Card> },
    /// A colony is being founded (G48 to G56).
    Attempt(Attempt),
}

/// An attempt to found a colony.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Attempt {
    pub(super) seat: Seat,
    pub(super) colony: Colony,
    /// Colonists that join by themselves, fixed at the start (D117).
    pub(super) board: u8,
    /// Cards still to be turned up.
    pub(super) due: u8,
    /// The cards turned up; they go to the discards at the end (D61).
    pub(super) cards: Vec<Card>,
    /// Cards played from the hand meanwhile; they go there with them (D118).
    pub(super) played: Vec<Card>,
    /// There are colonists enough; only tile and spices are to be chosen.
    pub(super) succeeded: bool,
}

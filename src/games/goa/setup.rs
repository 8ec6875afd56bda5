//! The set-up: everything that is chosen or drawn before the first tiles.

use super::cards::Card;
use super::data::Figures;
use crate::engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A table as it is set up. It holds the figures it was set up with, so that a
/// later change of the edition's data leaves running games alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub(super) seats: Seats,
    pub(super) seating: Vec<u8>,
    pub(super) figures: Figures,
    /// The cards turned up for the flag, first player first (G12).
    pub(super) turned: Vec<(Seat, Card)>,
    /// The start player (G12).
    pub(super) flag: Seat,
}

impl Deal {
    /// Who sits where: for each seat, first seat first, the place in the
    /// creator's list of the player who takes it (D1).
    #[must_use]
    pub fn seating(&self) -> Vec<usize> {
        self.seating.iter().map(|&place| usize::from(place)).collect()
    }
}

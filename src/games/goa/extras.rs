//! P24: extra actions at the end of the round (section 8).

use crate::engine::Seat;

/// The loop round and round the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Extras {
    /// Whose turn it is, unless one is being taken.
    pub(super) now: Seat,
    /// Those who are out for this round (G100).
    pub(super) passed: Vec<Seat>,
}

//! P2 to P4: the flag and the auction markers are placed (section 3).

use super::state::Lot;

/// The markers placed so far, in order; the flag is the first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Markers {
    pub(super) lots: Vec<Lot>,
}

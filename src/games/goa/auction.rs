//! P5 and P6: the lots are auctioned, each settled before the next (section 4).

use super::state::Lot;
use super::tiles::Tile;
use crate::engine::Seat;

/// The round's auctions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Auction {
    /// All lots of the round in their order.
    pub(super) lots: Vec<Lot>,
    /// The lots that are settled: the tile (`None` is the flag), who has it,
    /// and the price.
    pub(super) settled: Vec<(Option<Tile>, Seat, u32)>,
    /// Answers for the lot at hand, in their order; 0 is a pass.
    pub(super) answers: Vec<(Seat, u32)>,
}

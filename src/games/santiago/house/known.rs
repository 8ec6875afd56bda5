//! A position as the owner of a seat may know it.
//!
//! A house player thinks on a copy from which everything hidden is gone, so
//! that no judgement of theirs can rest on it, today's or tomorrow's.

use super::super::decision::Asking;
use super::super::sealed_bid::SealedBids;
use super::super::state::{Phase, Santiago};
use crate::engine::Seat;

/// The same position without what this seat may not know: the other's sealed
/// bid (S57), and with hidden money the others' balances (S7), which are taken
/// to be like its own. The tiles to come have no order that could be known.
pub(super) fn to(game: &Santiago, seat: Seat) -> Santiago {
    let mut known = game.clone();
    if game.figures.hidden_money {
        let own = game.money(seat);
        for player in known.players.values_mut() {
            player.money = own;
        }
    }
    if let Phase::Asks(Asking::SealedBid(bids)) = &game.phase {
        let mut own = SealedBids::new(game.seats);
        if let Some(amount) = bids.of(seat) {
            own.seal(seat, amount);
        }
        known.phase = Phase::Asks(Asking::SealedBid(own));
    }
    known
}

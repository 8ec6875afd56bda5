//! What a house player does: every question with the file that answers it.

use super::super::Action;
use super::super::decision::Asking;
use super::super::state::Santiago;
use super::{bidding, canals, known, plants};
use crate::engine::{Dice, Seat};

/// The order for a seat that is asked; `None` leaves it to the suggestions.
pub(in super::super) fn action(game: &Santiago, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let game = &known::to(game, seat);
    let choices = game.choices_of(seat)?;
    let own = match game.asks(seat)? {
        Asking::FirstCanal(_) => None,
        Asking::Bid(auction) => bidding::bid(game, auction, seat, &choices.legal),
        Asking::SealedBid(_) => {
            let bids = choices.legal.iter().copied().filter_map(Action::bid);
            Some(bidding::seal(game, seat, bids.max().unwrap_or(0), dice))
        }
        Asking::Plant(now) => plants::plant(game, now, seat),
        Asking::Leftover(leftover) => plants::leftover(game, *leftover),
        Asking::Propose(so_far) => canals::propose(game, so_far, seat),
        Asking::Build(offers) => canals::decide(game, offers),
        Asking::Extra(_) => canals::extra(game, seat),
    };
    own.or_else(|| choices.suggested.into_iter().next())
}

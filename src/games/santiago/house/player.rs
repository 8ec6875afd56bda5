//! What a house player does: every question with the file that answers it.

use super::super::Action;
use super::super::state::{Phase, Santiago};
use super::{bidding, canals, known, plants};
use crate::engine::{Dice, Seat};

/// The order for a seat that is asked; `None` leaves it to the suggestions.
pub(in super::super) fn action(game: &Santiago, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let game = &known::to(game, seat);
    let choices = game.choices_of(seat)?;
    let own = match &game.phase {
        Phase::Auction(auction) => bidding::bid(game, auction, seat, &choices.legal),
        Phase::SealedBids(_) => {
            let most = choices.legal.iter().filter_map(|action| match action {
                Action::Bid(amount) => Some(*amount),
                _ => None,
            });
            Some(bidding::seal(game, seat, most.max().unwrap_or(0), dice))
        }
        Phase::Planting(now) => plants::plant(game, now, seat),
        Phase::Leftover(leftover) => plants::leftover(game, *leftover),
        Phase::Proposals(so_far) => canals::propose(game, so_far, seat),
        Phase::Decision(decision) => canals::decide(game, decision),
        Phase::ExtraCanal(_) => canals::extra(game, seat),
        _ => None,
    };
    own.or_else(|| choices.suggested.into_iter().next())
}

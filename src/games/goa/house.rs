//! What a sensible player would do: the suggestions of a letter, and what a
//! house player does. Public knowledge and the seat's own only: `known` takes
//! everything else away, and `ahead` plans the own actions of a round together.

mod actions;
mod ahead;
mod known;
mod lots;
pub(super) mod sheets;
#[cfg(test)]
mod tests;
mod tiles;
mod worth;

use super::decision::Decision;
use super::state::{Goa, Phase};
use super::{Action, agenda, choices};
use crate::engine::Seat;

/// Sensible answers to what a seat is asked now, best first.
pub(super) fn suggested(game: &Goa, seat: Seat) -> Vec<Action> {
    let steps = |lines: Vec<Vec<super::action::Step>>| {
        lines.into_iter().map(|steps| Action::Steps { extra: false, steps }).collect()
    };
    match (&game.phase, &game.turn) {
        _ if agenda::asks(game).is_some() => steps(actions::answers(game, seat)),
        (Phase::QuickStart(_), _) => lots::quick_starts(),
        (Phase::Markers(placed), _) if placed.lots.is_empty() => lots::flags(game, seat),
        (Phase::Markers(placed), _) => lots::marks(game, placed, seat),
        (Phase::Auction(auction), _) if auction.decision(game) == Decision::Sell => {
            lots::sales(game, auction, seat)
        }
        (Phase::Auction(auction), _) => lots::bids(game, auction, seat),
        (_, Some(turn)) => steps(actions::lines(game, turn)),
        (Phase::Extras(_), None) => actions::extras(game, seat),
        (Phase::Deal(_) | Phase::RoundStart | Phase::Actions(_) | Phase::Finished(_), None) => {
            Vec::new()
        }
    }
}

/// What a house player does for a seat that is asked: an own action with those
/// after it in mind, anything else as suggested. `None` if nothing is legal.
/// Nothing in it is left to chance.
pub(super) fn action(game: &Goa, seat: Seat) -> Option<Action> {
    let game = &known::to(game, seat);
    let is_legal = |action: &Action| game.judge(seat, action, &mut choices::trial_dice()).is_ok();
    let own = match (&game.phase, &game.turn) {
        _ if agenda::asks(game).is_some() => None,
        (Phase::Actions(_) | Phase::Extras(_), Some(turn)) if !turn.done => ahead::line(game, turn),
        (
            Phase::Deal(_)
            | Phase::QuickStart(_)
            | Phase::RoundStart
            | Phase::Markers(_)
            | Phase::Auction(_)
            | Phase::Actions(_)
            | Phase::Extras(_)
            | Phase::Finished(_),
            _,
        ) => None,
    };
    own.filter(is_legal).or_else(|| suggested(game, seat).into_iter().find(is_legal))
}

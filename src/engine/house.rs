//! House players: bots that sit in for players who are away.
//!
//! [`house_action`] is the only way in. It asks the game for its own judgement
//! ([`Game::house`]) and makes sure the result is an order the rules accept, at any
//! moment, even in the middle of a turn of several steps. A house player knows what
//! the seat may know, no more.
//!
//! Its dice are a stream of its own ([`TableSeed::house_dice`]): the order it gives
//! reveals nothing of what the order then draws, and the same position gives the
//! same order.

// Authors of new games read this.
#![warn(missing_docs)]

use super::{Choices, Dice, Game, Seat, TableSeed};

/// A refusal must not depend on the dice, so any will do.
fn trial_dice() -> Dice {
    TableSeed::new("a trial").dice(0)
}

/// The order a house player gives for a seat; `None` exactly if the seat is asked
/// nothing. [`Game::decide`] accepts it.
///
/// The game's own judgement comes first, then the letter's suggestions, then the
/// default for a player who never answers, then anything legal.
pub fn house_action<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    game.question(seat)?;
    let accepted = |action: &G::Action| game.decide(seat, action, &mut trial_dice()).is_ok();
    if let Some(action) = game.house(seat, dice).filter(accepted) {
        return Some(action);
    }
    let Choices { legal, suggested, default, .. } = game.choices(seat)?;
    suggested.into_iter().chain([default]).chain(legal).find(accepted)
}

/// A uniformly random legal order of a seat; `None` exactly if the seat is asked
/// nothing. The baseline that house players are measured against.
pub fn random_action<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    dice.pick(&game.choices(seat)?.legal).cloned()
}

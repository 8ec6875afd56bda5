//! House players: who sits in for somebody who is away.
//!
//! [`house_action`] is the one door. It asks the game for its own judgement
//! ([`Game::house`]) and sees to it that what comes out is an order the rules
//! accept, at any moment, also in the middle of a turn of several steps. A
//! house player knows what the seat may know, no more.
//!
//! Its dice are a stream of its own ([`TableSeed::house_dice`]): which order a
//! house player gives tells nothing of what the order then draws, and the same
//! position gives the same order.

// Whoever adds a game reads this.
#![warn(missing_docs)]

use super::{Choices, Dice, Game, Seat, TableSeed};

/// Whether an order is refused must not depend on the dice, so any will do.
fn trial_dice() -> Dice {
    TableSeed::new("a trial").dice(0)
}

/// The order a house player gives for a seat; `None` exactly where the seat is
/// asked nothing. [`Game::decide`] accepts it.
///
/// The game's own judgement comes first, then what a letter would suggest, then
/// what happens to somebody who never answers, then anything legal.
pub fn house_action<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    game.question(seat)?;
    let accepted = |action: &G::Action| game.decide(seat, action, &mut trial_dice()).is_ok();
    if let Some(action) = game.house(seat, dice).filter(accepted) {
        return Some(action);
    }
    let Choices { legal, suggested, default, .. } = game.choices(seat)?;
    suggested.into_iter().chain([default]).chain(legal).find(accepted)
}

/// Any of the legal orders of a seat, each as likely as the others; `None`
/// exactly where the seat is asked nothing. What house players are measured
/// against.
pub fn random_action<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    dice.pick(&game.choices(seat)?.legal).cloned()
}

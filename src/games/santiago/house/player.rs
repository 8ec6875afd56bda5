//! What a house player does.

use super::super::Action;
use super::super::state::Santiago;
use super::known;
use crate::engine::{Dice, Seat};

/// The order for a seat that is asked; `None` leaves it to the suggestions.
pub(in super::super) fn action(game: &Santiago, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let game = &known::to(game, seat);
    let choices = game.choices_of(seat)?;
    let own = game.thought(seat, &choices.legal, dice);
    own.or_else(|| choices.suggested.into_iter().next())
}

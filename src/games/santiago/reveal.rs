//! A round begins: one tile of each stack is turned up (S22).

use super::event::Event;
use super::setup::draw_tile;
use super::state::Santiago;
use crate::engine::Dice;

/// The tiles are drawn now, not before: drawing one of those left when a stack
/// is turned up is as good as shuffled stacks (S4, S10, D8).
pub(super) fn automatic(game: &Santiago, dice: &mut Dice) -> Event {
    let mut left = game.unseen.clone();
    let mut offer = Vec::new();
    for _ in 0..game.figures.stacks {
        if let Some(tile) = draw_tile(&left, dice) {
            left.remove(tile);
            offer.push(tile);
        }
    }
    Event::Revealed { round: game.round.saturating_add(1), offer }
}

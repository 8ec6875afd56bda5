//! Phase 7: everybody is paid (S43).

use super::event::Event;
use super::state::Santiago;

/// The same for all, the builder too (D76). There is none in the last round
/// (S46), since the game is counted right after its drought.
pub(super) fn automatic(game: &Santiago) -> Event {
    Event::Paid { amount: game.figures.pay }
}

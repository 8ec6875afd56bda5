//! P12: Expedition (G45 to G47).

use super::event::{ActionKind, Event};
use super::state::Goa;
use super::tiles::Column;
use super::violation::Violation;
use crate::engine::Seat;

/// The most cards that may be drawn; `None` with a hand over the limit, which
/// first has to be brought down to it (D52).
pub(super) fn most(game: &Goa, seat: Seat) -> Option<u8> {
    let room = game.hand_limit(seat).checked_sub(game.player(seat).hand.len())?; // D53
    let draws = game.value(seat, Column::Expedition);
    Some(u8::try_from(room).unwrap_or(u8::MAX).min(draws)) // G47
}

/// The number is fixed before the first card is seen (D51). Room is made
/// before, by discarding or by the one card of the action (G45, G46).
pub(super) fn decide(game: &Goa, seat: Seat, cards: Option<u8>) -> Result<Vec<Event>, Violation> {
    let limit = game.hand_limit(seat);
    let hand = game.player(seat).hand.len();
    let Some(most) = most(game, seat) else {
        return Err(Violation::HandOverLimit { hand, limit, over: hand.saturating_sub(limit) });
    };
    let cards = cards.unwrap_or(most);
    if cards > most {
        let draws = game.value(seat, Column::Expedition);
        return Err(Violation::TooManyCards { cards, draws, hand, limit, most });
    }
    Ok(vec![Event::Did { seat, deed: ActionKind::Expedition, spied: None, left: cards }])
}

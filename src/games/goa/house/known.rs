//! A position as its owner of a seat may know it.
//!
//! A house player thinks on a copy from which everything hidden is gone, so
//! that no judgement of theirs can rest on it, today's or tomorrow's.

use super::super::cards::{Card, Pile};
use super::super::state::Goa;
use crate::engine::Seat;

/// Ducats of somebody else: what an ordinary player has between auctions. They
/// are secret (G14), and nobody here adds up the log.
const DUCATS: u32 = 8;

/// The same position without what this seat may not know: others' ducats and
/// cards, and, where the edition hides them, the tiles left out.
///
/// Cards that this seat has never seen are all alike to it, wherever they are:
/// the others' hands keep their size, and which cards they hold is settled
/// anew, the same way whatever they were.
pub(super) fn to(game: &Goa, seat: Seat) -> Goa {
    let mut known = game.clone();
    let mut unseen: Vec<Card> = game.deck.cards().to_vec();
    for other in game.seats.iter().filter(|&other| other != seat) {
        let player = &mut known.players[other];
        player.ducats = DUCATS;
        unseen.append(&mut player.hand);
    }
    unseen.sort_unstable();
    // From both ends, so that neither the hands nor the deck are all of a kind.
    let mut unseen = std::collections::VecDeque::from(unseen);
    for other in game.seats.iter().filter(|&other| other != seat) {
        for place in 0..game.player(other).hand.len() {
            let card = if place.is_multiple_of(2) { unseen.pop_front() } else { unseen.pop_back() };
            known.players[other].hand.extend(card);
        }
    }
    known.deck = unseen.into_iter().collect::<Pile>();
    if !game.figures.left_out.shown {
        known.left_out.clear(); // D6
    }
    known
}

#[cfg(test)]
mod tests {
    use super::super::super::cards::Symbol;
    use super::super::super::fixture;
    use super::super::super::tiles::Tile;
    use super::*;

    /// Two positions that look the same from red's seat are the same to red.
    #[test]
    fn what_a_seat_cannot_see_is_gone() {
        let (mut game, [red, green, brown]) = fixture::three();
        game.players[red].hand = [Symbol::Palm, Symbol::Fish].map(fixture::card).to_vec();
        for (seat, symbol) in [(green, Symbol::Shell), (brown, Symbol::Tiger)] {
            game.players[seat].hand = vec![fixture::card(symbol)];
        }
        game.deck = game.figures.cards.iter().copied().take(6).collect();
        let mut other = game.clone();
        other.players[green].ducats += 7;
        other.players[brown].ducats = 0;
        // A card of the deck for one of a hand, and the hands exchanged.
        let card = game.deck.cards()[2];
        other.deck.remove(card);
        other.deck.add(game.players[green].hand[0]);
        other.players[green].hand = game.players[brown].hand.clone();
        other.players[brown].hand = vec![card];
        assert_ne!(game, other);
        assert_eq!(to(&game, red), to(&other, red));
        assert_ne!(to(&game, green), to(&other, green), "one's own hand is known");
        let known = to(&game, red);
        assert_eq!(known.players[red], game.players[red]);
        assert_eq!(known.deck.count(), game.deck.count());
        assert_eq!(known.players[green].hand.len(), 1);
    }

    #[test]
    fn tiles_left_out_are_known_where_the_edition_shows_them() {
        for (figures, shown) in [(fixture::figures(), true), (fixture::first_edition(), false)] {
            let mut game = fixture::game(figures, 3);
            game.left_out = vec![Tile::Planter, Tile::Favor];
            let seat = game.flag;
            assert_eq!(!to(&game, seat).left_out.is_empty(), shown, "D6");
        }
    }
}

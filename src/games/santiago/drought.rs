//! Phase 6: what no canal waters suffers (S40 to S42, S45).

use super::event::Event;
use super::land::Farmers;
use super::state::Santiago;
use super::{Square, board};

/// Judges every tile on the land as it is now, so that order cannot matter
/// (D70), and tiles of this round like all others (D72). Canals of this round
/// have been laid already (D75).
pub(super) fn automatic(game: &Santiago) -> Event {
    let last = game.is_last_round();
    let mut weakened = Vec::new();
    let mut dried = Vec::new();
    for (square, farmers) in thirsty(game) {
        match farmers {
            // A farmer leaves; the last one leaves it neutral, not yet dry
            // (S41, D71).
            Some(farmers) if !last => weakened.push((square, farmers.count() - 1)),
            // Neutral ones dry (S42); in the end all do, farmers or not (S45, D74).
            _ => dried.push(square),
        }
    }
    Event::Drought { weakened, dried, last }
}

/// The tiles not dried and without water (S40). What has water is safe, neutral
/// or not (D73); palms make no difference (D22).
fn thirsty(game: &Santiago) -> Vec<(Square, Option<Farmers>)> {
    let squares = board::Square::all().filter(|&square| !game.land.irrigated(square));
    squares
        .filter_map(|square| game.land.green(square).map(|(_, farmers)| (square, farmers)))
        .collect()
}

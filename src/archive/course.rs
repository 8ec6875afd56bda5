//! The course of a game, entry by entry: the round and phase in which each was
//! made, and the points after it.

use super::{
    document::Document,
    finding::Finding,
    games::{Library, with_game},
    html::journal::points,
    playable::Playable,
    reading::Reading,
};
use crate::engine::{Match, Viewer};
use std::convert::Infallible;

/// An entry's place in the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The round it was made in; 0 before the first one.
    pub round: u32,
    /// The phase it was made in; `set-up` for the first entry.
    pub phase: String,
    /// What each seat would have if the game ended right after it, in the order of
    /// the seats.
    pub points: Vec<Option<i32>>,
}

/// The course of a full document, one step per entry. Fails if it can't be
/// replayed.
pub fn course(games: &dyn Library, document: &Document) -> Result<Vec<Step>, Finding> {
    with_game(games, document, |game| game.course(document))
}

pub(super) fn of<G: Playable>(document: &Document) -> Result<Vec<Step>, Finding> {
    let reading = Reading::<G>::of(document.clone())?;
    let mut steps = Vec::with_capacity(reading.entries.len());
    // An entry is made in the position that the one before it led to.
    let mut now = (0, "set-up".to_owned());
    let each = |_: u32, _: &_, game: &G, _: &[G::News]| {
        let view = game.view(Viewer::Moderator);
        let (round, phase) = now.clone();
        steps.push(Step { round, phase, points: points(game, &view, Viewer::Moderator) });
        now = (game.round(), G::phase(&view));
        Ok::<(), Infallible>(())
    };
    let Ok(()) = Match::walk(&reading.entries, Viewer::Moderator, each);
    Ok(steps)
}

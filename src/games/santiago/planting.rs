//! P5: taking a tile and placing it (S28).

use super::decision::{Decision, Description, Form, Part};
use super::event::Event;
use super::land::Plantation;
use super::plan::Slot;
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::Violation;
use super::vocabulary::Verb;
use super::{Action, Square, Tile};
use crate::engine::Seat;
use crate::games::sentences::OneOf;

pub(super) const DECISION: Description = Description {
    id: "P5",
    phase: PhaseName::Planting,
    asks: "plant a tile",
    orders: &[("plant", Form(Verb::Plant, &[Part::Tile, Part::Square]))],
    wishes: &[Form(Verb::Plant, &[Part::Any, Part::Near])],
    also: &[],
    no: None,
    slot: Some(Slot::Plant),
};

/// Who plants when (S27, S62), and how far we are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Planting {
    order: Vec<Seat>,
    pub(super) planted: usize,
}

impl Planting {
    pub(super) fn new(order: Vec<Seat>) -> Planting {
        Planting { order, planted: 0 }
    }

    pub(super) fn now(&self) -> Option<Seat> {
        self.order.get(self.planted).copied()
    }

    /// Who plants after the one whose turn it is.
    pub(super) fn next(&self) -> Option<Seat> {
        self.order.get(self.planted + 1).copied()
    }

    /// Has this seat still to plant?
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.order.iter().skip(self.planted).any(|&other| other == seat)
    }

    /// Who places the tile left over: whoever plants first, which is the last
    /// to pass if all did (D40), and with two players always a winner (D95).
    pub(super) fn winner(&self) -> Option<Seat> {
        self.order.first().copied()
    }
}

/// The farmers a tile gets: as pictured (S17), for those who passed one fewer
/// (S29, S63), and no more than there are (D29). It is never the player's
/// choice (D18).
pub(super) fn farmers_for(game: &Santiago, seat: Seat, tile: Tile) -> u8 {
    let stock = game.player(seat).map_or(0, |player| player.farmers);
    tile.pictured().saturating_sub(u8::from(game.passed(seat))).min(stock)
}

/// The tiles on offer, lowest first, equal ones once.
pub(super) fn tiles(game: &Santiago) -> Vec<Tile> {
    let mut tiles = game.offer.clone();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

pub(super) fn question(game: &Santiago, seat: Seat) -> Question {
    Question::Plant { tiles: tiles(game), squares: game.land.empty(), fewer: game.passed(seat) }
}

/// Any tile on any empty square: one answer, and no way round it (D37). The
/// last planter's tile is forced, their square is not (D39).
pub(super) fn legal(game: &Santiago) -> Vec<Action> {
    let squares = game.land.empty();
    let tiles = tiles(game).into_iter();
    tiles.flat_map(|tile| squares.iter().map(move |&square| Action::Plant(tile, square))).collect()
}

pub(super) fn decide(game: &Santiago, seat: Seat, action: Action) -> Result<Vec<Event>, Violation> {
    let Action::Plant(tile, square) = action else {
        return Err(Violation::OtherQuestion(Decision::Plant));
    };
    if !game.offer.contains(&tile) {
        return Err(Violation::NotOffered { tile, offer: OneOf(tiles(game)) });
    }
    check_empty(game, square)?;
    let farmers = farmers_for(game, seat, tile);
    Ok(vec![Event::Planted { seat, tile, square, farmers }])
}

/// S16, D17: no tile on it, dried or not.
pub(super) fn check_empty(game: &Santiago, square: Square) -> Result<(), Violation> {
    let Some(plantation) = game.land.plantation(square) else { return Ok(()) };
    let mut near = game.land.empty();
    near.sort_by_key(|other| {
        other.column().abs_diff(square.column()) + other.row().abs_diff(square.row())
    });
    near.truncate(4);
    let near = OneOf(near);
    Err(match plantation {
        Plantation::Green { .. } => Violation::Occupied { square, near },
        Plantation::Dried { .. } => Violation::OccupiedByDried { square, near },
    })
}

//! P6: the tile nobody took, with three players and with two (S30, S64).

use super::decision::{Decision, Description, Form, Part};
use super::event::Event;
use super::plan::Slot;
use super::planting::check_empty;
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::Violation;
use super::vocabulary::Verb;
use super::{Action, Square, Tile};
use crate::engine::Seat;
use crate::games::sentences::OneOf;

pub(super) const DECISION: Description = Description {
    id: "P6",
    phase: PhaseName::Leftover,
    asks: "place the tile left over",
    orders: &[("leftover", Form(Verb::Plant, &[Part::Tile, Part::Square]))],
    wishes: &[Form(Verb::Plant, &[Part::Near])],
    also: &[],
    no: None,
    slot: Some(Slot::Leftover),
};

/// The tile and who places it. It gets no farmers, whatever it pictures and
/// whoever places it (D46), so it faces this very round's drought (D45).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Leftover {
    pub(super) winner: Seat,
    pub(super) tile: Tile,
}

/// Where it may lie: beside any plantation that is not dried, whatever grows
/// there and whoever owns it (D41); if there is no such square, beside a dried
/// one (D42); if there is none either, anywhere (D43). Palms don't matter (D44).
pub(super) fn squares(game: &Santiago) -> Vec<Square> {
    let empty = game.land.empty();
    let beside = |wanted: fn(&Santiago, Square) -> bool| -> Vec<Square> {
        let near = |square: &&Square| square.side_neighbours().any(|other| wanted(game, other));
        empty.iter().filter(near).copied().collect()
    };
    let green = beside(is_green);
    if !green.is_empty() {
        return green;
    }
    let dried = beside(|game, square| game.land.plantation(square).is_some());
    if dried.is_empty() { empty } else { dried }
}

fn is_green(game: &Santiago, square: Square) -> bool {
    game.land.green(square).is_some()
}

pub(super) fn question(game: &Santiago, leftover: Leftover) -> Question {
    Question::Leftover { tile: leftover.tile, squares: squares(game) }
}

pub(super) fn legal(game: &Santiago, leftover: Leftover) -> Vec<Action> {
    let place = |square| Action::Plant(leftover.tile, square);
    squares(game).into_iter().map(place).collect()
}

pub(super) fn decide(
    game: &Santiago,
    leftover: Leftover,
    seat: Seat,
    action: Action,
) -> Result<Vec<Event>, Violation> {
    let Action::Plant(tile, square) = action else {
        return Err(Violation::OtherQuestion(Decision::Leftover));
    };
    if tile != leftover.tile {
        return Err(Violation::NotLeftOver { tile, leftover: leftover.tile });
    }
    check_empty(game, square)?;
    let allowed = squares(game);
    if allowed.contains(&square) {
        return Ok(vec![Event::Leftover { seat, tile, square }]);
    }
    let beside_green =
        allowed.iter().any(|place| place.side_neighbours().any(|other| is_green(game, other)));
    let squares = OneOf(allowed);
    Err(if beside_green {
        Violation::LeftoverApart { square, squares }
    } else {
        Violation::LeftoverApartFromDried { square, squares }
    })
}

/// Where only one square will do, nobody is asked.
pub(super) fn automatic(game: &Santiago, leftover: Leftover) -> Option<Event> {
    match squares(game).as_slice() {
        &[square] => Some(Event::Leftover { seat: leftover.winner, tile: leftover.tile, square }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Seats, TableSeed};
    use crate::games::santiago::{Deal, Kind, Options, decision::Asking, state::Phase};

    /// D43: no tile on the board at all, which no play and no journal brings
    /// about.
    #[test]
    fn where_nothing_fits_any_square_will_do() {
        let seats = Seats::new(3).unwrap();
        let mut dice = TableSeed::new("bare").dice(0);
        let deal = Deal::draw(&Options::default(), seats, &mut dice).unwrap();
        let mut game = Santiago::from_deal(&deal);
        let leftover = Leftover { winner: game.builder, tile: Tile::new(Kind::Grape, 2).unwrap() };
        game.phase = Phase::Asks(Asking::Leftover(leftover));
        assert_eq!(legal(&game, leftover).len(), 48);
        for action in legal(&game, leftover) {
            assert!(decide(&game, leftover, leftover.winner, action).is_ok());
        }
    }
}

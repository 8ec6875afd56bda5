//! P1: the variant's choice before the first round (G116).

use super::Action;
use super::decision::{Answer, Decision, Description, Form, Part};
use super::event::Event;
use super::plan::Address;
use super::state::Goa;
use super::tiles::Column;
use super::view::Question;
use super::violation::Violation;
use super::vocabulary::{Meaning, Thing, Verb};
use crate::engine::Seat;

pub(super) const DECISION: Description = Description {
    id: "P1",
    asks: "move two markers or take the ducats",
    answers: &[
        Answer::Order("quick", Form::of(Verb::Quick, &[Part::Column, Part::Column])),
        Answer::Order(
            "quick-ducats",
            Form::of(Verb::Quick, &[Part::Word(Meaning::Thing(Thing::Ducats))]),
        ),
    ],
    also: &[Verb::Take, Verb::Progress],
    no: None,
    address: Address::Quick,
};

/// How many have answered, from the start player on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct QuickStart {
    pub(super) answered: usize,
}

impl QuickStart {
    /// Everybody once, clockwise from the start player (G116).
    pub(super) fn awaited(&self, game: &Goa) -> Option<Seat> {
        game.seats.clockwise_from(game.flag).nth(self.answered)
    }
}

fn ducats(game: &Goa) -> u8 {
    game.figures.quick_start.unwrap_or(0)
}

pub(super) fn question(game: &Goa) -> Question {
    Question::QuickStart { ducats: ducats(game) }
}

/// Two different columns, or the ducats; there is no third answer (D110).
pub(super) fn legal() -> Vec<Action> {
    let mut legal = Vec::new();
    for (place, &one) in Column::ALL.iter().enumerate() {
        let others = Column::ALL.iter().skip(place + 1);
        legal.extend(others.map(|&two| Action::QuickMarkers(one, two)));
    }
    legal.push(Action::QuickDucats);
    legal
}

/// No marker is the first in row 4 or 5, and two do not make five: nothing
/// follows from the moves (D44, D110).
pub(super) fn decide(game: &Goa, seat: Seat, action: &Action) -> Result<Vec<Event>, Violation> {
    let (columns, ducats) = match *action {
        Action::QuickDucats => (None, ducats(game)),
        Action::QuickMarkers(column, other) if column == other => {
            return Err(Violation::OneColumnTwice { column });
        }
        Action::QuickMarkers(one, two) => (Some((one.min(two), one.max(two))), 0),
        Action::Flag(_)
        | Action::Mark(_)
        | Action::Bid(_)
        | Action::Pass
        | Action::Sell
        | Action::Buy
        | Action::Steps { .. } => {
            return Err(Violation::OtherQuestion(Decision::QuickStart));
        }
    };
    Ok(vec![Event::QuickStart { seat, columns, ducats }])
}

/// P1: the ducats.
pub(super) fn default_action() -> Action {
    Action::QuickDucats
}

#[cfg(test)]
mod tests {
    use super::super::fixture;
    use super::*;

    #[test]
    fn each_is_asked_once_from_the_start_player_on() {
        let (mut game, [red, green, brown]) = fixture::three();
        game.flag = green;
        let asked: Vec<Option<Seat>> =
            (0..4).map(|answered| QuickStart { answered }.awaited(&game)).collect();
        assert_eq!(asked, [Some(green), Some(brown), Some(red), None], "P1, G116");
    }

    #[test]
    fn two_columns_or_the_ducats() {
        let (mut game, [red, ..]) = fixture::three();
        std::sync::Arc::make_mut(&mut game.figures).quick_start = Some(10);
        assert_eq!(question(&game), Question::QuickStart { ducats: 10 }, "G116");
        let ducats = Event::QuickStart { seat: red, columns: None, ducats: 10 };
        assert_eq!(decide(&game, red, &default_action()), Ok(vec![ducats]), "P1, G116");

        let legal = legal();
        assert_eq!(legal.len(), 10 + 1, "D110: pairs of different columns, and the ducats");
        for action in &legal {
            let events = decide(&game, red, action).unwrap();
            assert_eq!(events.len(), 1, "D44, D110: no bonus comes of {action}");
        }
        let backwards = Action::QuickMarkers(Column::Taxes, Column::Ships);
        let columns = Some((Column::Ships, Column::Taxes));
        assert_eq!(
            decide(&game, red, &backwards),
            Ok(vec![Event::QuickStart { seat: red, columns, ducats: 0 }])
        );
        fixture::refused(
            decide(&game, red, &Action::QuickMarkers(Column::Taxes, Column::Taxes)),
            "D110: both markers cannot be in taxes; name two different columns",
        );
        fixture::refused(
            decide(&game, red, &Action::Pass),
            "P1: you are asked to move two markers or take the ducats now",
        );
    }
}

//! P2: the first canal of a two-player game (S53).

use super::decision::{Decision, Description, Form, Part};
use super::event::Event;
use super::proposals::check_place;
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::Violation;
use super::vocabulary::Verb;
use super::{Action, Segment};
use crate::engine::Seat;

pub(super) const DECISION: Description = Description {
    id: "P2",
    phase: PhaseName::FirstCanal,
    asks: "lay the first canal",
    orders: &[("first-canal", Form(Verb::Build, &[Part::Segment]))],
    wishes: &[],
    also: &[],
    no: None,
    slot: None,
};

/// How the first canal is laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FirstCanal {
    /// The older player says where (D84).
    Asked(Seat),
    /// The dice said where (D84).
    Drawn(Segment),
}

impl FirstCanal {
    pub(super) fn awaited(self) -> Option<Seat> {
        match self {
            FirstCanal::Asked(seat) => Some(seat),
            FirstCanal::Drawn(_) => None,
        }
    }
}

pub(super) fn question(game: &Santiago) -> Question {
    Question::FirstCanal { segments: game.land.buildable() }
}

/// Any segment at the spring (S12).
pub(super) fn legal(game: &Santiago) -> Vec<Action> {
    game.land.buildable().into_iter().map(Action::Build).collect()
}

pub(super) fn decide(game: &Santiago, seat: Seat, action: Action) -> Result<Vec<Event>, Violation> {
    let Action::Build(segment) = action else {
        return Err(Violation::OtherQuestion(Decision::FirstCanal));
    };
    check_place(game, segment)?;
    Ok(vec![Event::FirstCanal { seat: Some(seat), segment }])
}

/// The dice were thrown at the set-up (D8); now the canal is laid.
pub(super) fn automatic(first: FirstCanal) -> Option<Event> {
    match first {
        FirstCanal::Asked(_) => None,
        FirstCanal::Drawn(segment) => Some(Event::FirstCanal { seat: None, segment }),
    }
}

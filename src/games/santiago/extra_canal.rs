//! P9: the extra canals (S37 to S39). The phase takes place in every round,
//! the last included, and also when the builder built nothing (D66).

use super::Action;
use super::decision::{Decision, Description, Form, Part};
use super::event::Event;
use super::plan::Slot;
use super::proposals::check_place;
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::Violation;
use super::vocabulary::Verb;
use crate::engine::Seat;

pub(super) const DECISION: Description = Description {
    id: "P9",
    phase: PhaseName::ExtraCanal,
    asks: "use your extra canal or hold it",
    orders: &[("extra", Form(Verb::Extra, &[Part::Segment])), ("hold", Form(Verb::Hold, &[]))],
    wishes: &[Form(Verb::Extra, &[Part::Waters]), Form(Verb::Extra, &[Part::Best])],
    also: &[Verb::Build, Verb::Nothing, Verb::Pass, Verb::Skip],
    no: Some(Action::Hold),
    slot: Some(Slot::Extra),
};

/// Who said no so far. They keep their canal (D65).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct ExtraCanal {
    pub(super) declined: Vec<Seat>,
}

impl ExtraCanal {
    /// Clockwise from the builder's left, the builder last (S37), only those
    /// with a canal left (D65). With two players the builder is not asked
    /// (S66), unless the option says so (D97). Asked in turn: an answer counts
    /// only if all before it were no, as if all had answered at once (D69).
    pub(super) fn awaited(&self, game: &Santiago) -> Option<Seat> {
        if game.land.buildable().is_empty() {
            return None; // D16
        }
        let asks_builder = !game.two_players() || game.figures.two_player_builder_extra;
        game.others()
            .chain(asks_builder.then_some(game.builder))
            .filter(|&seat| game.player(seat).is_some_and(|player| player.extra_canal))
            .find(|seat| !self.declined.contains(seat))
    }
}

pub(super) fn question(game: &Santiago) -> Question {
    Question::Extra { segments: game.land.buildable() }
}

/// Where a canal may lie after phase 4 (D67), or no.
pub(super) fn legal(game: &Santiago) -> Vec<Action> {
    game.land.buildable().into_iter().map(Action::Extra).chain([Action::Hold]).collect()
}

/// It costs and earns nothing (S38).
pub(super) fn decide(game: &Santiago, seat: Seat, action: Action) -> Result<Vec<Event>, Violation> {
    if action == Action::Hold {
        return Ok(vec![Event::Held { seat }]);
    }
    let Action::Extra(segment) = action else {
        return Err(Violation::OtherQuestion(Decision::Extra));
    };
    check_place(game, segment)?;
    Ok(vec![Event::Extra { seat, segment }])
}

//! P7: proposing a place for the canal (S31 to S33).

use super::decision::{Decision, Description, Form, Part};
use super::event::{Event, Why};
use super::plan::Slot;
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::{Escudos, Violation};
use super::vocabulary::Verb;
use super::{Action, Segment};
use crate::engine::Seat;
use crate::games::sentences::OneOf;

pub(super) const DECISION: Description = Description {
    id: "P7",
    phase: PhaseName::Canal,
    asks: "propose a place or nothing",
    orders: &[
        ("propose", Form(Verb::Propose, &[Part::Segment, Part::Amount])),
        ("nothing", Form(Verb::Propose, &[Part::Nothing])),
    ],
    wishes: &[Form(Verb::Propose, &[Part::Waters, Part::UpTo]), Form(Verb::Propose, &[Part::Best])],
    also: &[Verb::Pass, Verb::Skip],
    no: Some(Action::ProposeNothing),
    slot: Some(Slot::Propose),
};

/// The answers so far, in the order they were asked for. Nobody answers twice
/// or takes an answer back (D52).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Proposals {
    pub(super) answers: Vec<(Seat, Option<Proposal>)>,
}

/// One place (D49) with money for it, perhaps none (D53). Money without a
/// place can't be written (D50).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Proposal {
    pub(super) segment: Segment,
    pub(super) amount: u32,
}

impl Proposals {
    /// Everybody but the builder (D47), clockwise from the builder's left (S31); with two
    /// players the other one (S65).
    pub(super) fn awaited(&self, game: &Santiago) -> Option<Seat> {
        let answered = |seat: &Seat| self.answers.iter().any(|(other, _)| other == seat);
        game.others().find(|seat| !answered(seat))
    }
}

pub(super) fn question(game: &Santiago, seat: Seat) -> Question {
    Question::Propose { segments: game.land.buildable(), most: game.money(seat) }
}

/// A place already named may be named again: the money adds up (S33).
pub(super) fn legal(game: &Santiago, seat: Seat) -> Vec<Action> {
    let most = game.money(seat);
    let offers = move |segment| (0..=most).map(move |amount| Action::Propose(segment, amount));
    game.land.buildable().into_iter().flat_map(offers).chain([Action::ProposeNothing]).collect()
}

pub(super) fn decide(game: &Santiago, seat: Seat, action: Action) -> Result<Vec<Event>, Violation> {
    if action == Action::ProposeNothing {
        return Ok(vec![Event::ProposedNothing { seat }]);
    }
    let Action::Propose(segment, amount) = action else {
        return Err(Violation::OtherQuestion(Decision::Propose));
    };
    check_place(game, segment)?; // D48
    let money = game.money(seat);
    if amount > money {
        return Err(Violation::OfferAboveMoney { amount, money: Escudos(money) });
    }
    Ok(vec![Event::Proposed { seat, segment, amount }])
}

/// Without any place for a canal phase 4 is skipped (D16), and without a canal
/// (D100).
pub(super) fn automatic(game: &Santiago) -> Option<Event> {
    let why = match (game.land.buildable().is_empty(), game.supply) {
        (true, _) => Why::NoPlace,
        (false, 0) => Why::NoCanal,
        (false, _) => return None,
    };
    Some(Event::NotBuilt { seat: game.builder, why })
}

/// May a canal lie here (S11 to S14)?
pub(super) fn check_place(game: &Santiago, segment: Segment) -> Result<(), Violation> {
    let places = game.land.buildable();
    if places.contains(&segment) {
        return Ok(());
    }
    let segments = OneOf(places);
    Err(if game.land.canal(segment).is_some() {
        Violation::Built { segment, segments }
    } else if game.land.any_canal() {
        Violation::Apart { segment, segments }
    } else {
        Violation::NotAtSpring { segment, segments }
    })
}

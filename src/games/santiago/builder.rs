//! P8: the builder's decision (S34 to S36). He alone decides, and owes nobody
//! a favour (D63).

use super::event::{Event, Why};
use super::proposals::{Proposal, check_place};
use super::state::Santiago;
use super::view::Question;
use super::violation::{Escudos, Violation};
use super::{Action, Segment};
use crate::engine::Seat;
use crate::games::sentences::OneOf;

/// What was proposed, in the order it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Decision {
    pub(super) answers: Vec<(Seat, Option<Proposal>)>,
}

impl Decision {
    /// The places with the sum offered for each (D54), first named first.
    pub(super) fn sums(&self) -> Vec<(Segment, u32)> {
        let mut sums: Vec<(Segment, u32)> = Vec::new();
        for (_, Proposal { segment, amount }) in self.made() {
            match sums.iter_mut().find(|(place, _)| *place == segment) {
                Some((_, sum)) => *sum = sum.saturating_add(amount),
                None => sums.push((segment, amount)),
            }
        }
        sums
    }

    /// Building where nobody proposed costs the highest sum on one place, plus
    /// one (S35, D56, D57, D96); with no proposal at all, one (S36).
    pub(super) fn price(&self) -> u32 {
        let highest = self.sums().into_iter().map(|(_, sum)| sum).max();
        highest.unwrap_or(0).saturating_add(1)
    }

    fn made(&self) -> impl Iterator<Item = (Seat, Proposal)> {
        self.answers.iter().filter_map(|&(seat, proposal)| proposal.map(|it| (seat, it)))
    }

    fn proposed(&self) -> OneOf<Segment> {
        OneOf(self.sums().into_iter().map(|(segment, _)| segment).collect())
    }

    fn is_proposed(&self, segment: Segment) -> bool {
        self.made().any(|(_, proposal)| proposal.segment == segment)
    }
}

/// The places nobody proposed (D55, D61), if the builder can pay from what he
/// has; offers do not help (D58, D59, D62).
fn elsewhere(game: &Santiago, decision: &Decision) -> Vec<Segment> {
    if game.money(game.builder) < decision.price() {
        return Vec::new();
    }
    let places = game.land.buildable().into_iter();
    places.filter(|&segment| !decision.is_proposed(segment)).collect()
}

pub(super) fn question(game: &Santiago, decision: &Decision) -> Question {
    let places = elsewhere(game, decision);
    Question::Build {
        accept: decision.sums(),
        elsewhere: (!places.is_empty()).then(|| (decision.price(), places)),
        skip: decision.made().next().is_none(),
    }
}

pub(super) fn legal(game: &Santiago, decision: &Decision) -> Vec<Action> {
    let mut accept: Vec<Segment> = decision.sums().into_iter().map(|(place, _)| place).collect();
    accept.sort_unstable();
    let mut legal: Vec<Action> = accept.into_iter().map(Action::Accept).collect();
    let may_skip = legal.is_empty();
    legal.extend(elsewhere(game, decision).into_iter().map(Action::Build));
    if may_skip {
        legal.push(Action::Skip);
    }
    legal
}

pub(super) fn decide(
    game: &Santiago,
    decision: &Decision,
    seat: Seat,
    action: Action,
) -> Result<Vec<Event>, Violation> {
    match action {
        Action::Accept(segment) => accept(decision, seat, segment),
        // D55: the money of a proposed place moves, whatever he calls it.
        Action::Build(segment) if decision.is_proposed(segment) => accept(decision, seat, segment),
        Action::Build(segment) => build(game, decision, seat, segment),
        Action::Skip if decision.made().next().is_none() => {
            Ok(vec![Event::NotBuilt { seat, why: Why::Choice }])
        }
        Action::Skip => Err(Violation::MustBuild { proposed: decision.proposed() }),
        _ => Err(Violation::OtherQuestion { decision: "P8", asked: "decide about the canal" }),
    }
}

/// Any proposed place, not only the best paid; each supporter of it pays what
/// he offered, and nobody else anything (S34, D54).
fn accept(decision: &Decision, seat: Seat, segment: Segment) -> Result<Vec<Event>, Violation> {
    let proposed = decision.proposed();
    if proposed.0.is_empty() {
        return Err(Violation::NothingProposed);
    }
    if !decision.is_proposed(segment) {
        return Err(Violation::NotProposed { segment, proposed });
    }
    let paid = decision.made().filter(|(_, proposal)| proposal.segment == segment);
    let paid = paid.map(|(payer, proposal)| (payer, proposal.amount)).collect();
    Ok(vec![Event::Accepted { seat, segment, paid }])
}

fn build(
    game: &Santiago,
    decision: &Decision,
    seat: Seat,
    segment: Segment,
) -> Result<Vec<Event>, Violation> {
    let proposed = decision.proposed();
    if game.land.buildable().into_iter().all(|place| decision.is_proposed(place)) {
        return Err(Violation::NoPlaceElsewhere { proposed });
    }
    check_place(game, segment)?;
    let (price, money) = (decision.price(), game.money(seat));
    if price <= money {
        return Ok(vec![Event::Built { seat, segment, price }]);
    }
    Err(if proposed.0.is_empty() {
        Violation::NoMoneyToBuild
    } else {
        Violation::ElsewhereTooDear { price: Escudos(price), money: Escudos(money), proposed }
    })
}

/// Without a proposal and without money there is nothing to decide (D62). With
/// open money a sole acceptance is none either (D58, D61); with hidden money he
/// is asked all the same, so that nobody learns what he could not afford.
pub(super) fn automatic(game: &Santiago, decision: &Decision) -> Option<Event> {
    let seat = game.builder;
    match legal(game, decision).as_slice() {
        [Action::Skip] => Some(Event::NotBuilt { seat, why: Why::NoMoney }),
        &[Action::Accept(segment)] if !game.figures.hidden_money => {
            accept(decision, seat, segment).ok()?.into_iter().next()
        }
        _ => None,
    }
}

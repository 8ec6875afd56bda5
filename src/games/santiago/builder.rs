//! P8: the builder's decision (S34 to S36). The builder alone decides, and owes nobody
//! a favour (D63).

use super::decision::{Decision, Description, Form, Part};
use super::event::{Event, Why};
use super::plan::Slot;
use super::proposals::{Proposal, check_place};
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::{Escudos, Violation};
use super::vocabulary::Verb;
use super::{Action, Segment};
use crate::engine::Seat;
use crate::games::sentences::OneOf;

pub(super) const DECISION: Description = Description {
    id: "P8",
    phase: PhaseName::Canal,
    asks: "decide about the canal",
    orders: &[
        ("accept", Form(Verb::Accept, &[Part::Segment])),
        ("build", Form(Verb::Build, &[Part::Segment])),
        ("skip", Form(Verb::Skip, &[])),
    ],
    wishes: &[Form(Verb::Accept, &[Part::Best]), Form(Verb::Build, &[Part::Waters])],
    also: &[Verb::Nothing, Verb::Pass],
    no: Some(Action::Skip),
    slot: Some(Slot::Canal),
};

/// What was proposed, in the order it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Offers {
    pub(super) answers: Vec<(Seat, Option<Proposal>)>,
}

impl Offers {
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

    pub(super) fn made(&self) -> impl Iterator<Item = (Seat, Proposal)> {
        self.answers.iter().filter_map(|&(seat, proposal)| proposal.map(|it| (seat, it)))
    }

    fn proposed(&self) -> OneOf<Segment> {
        OneOf(self.sums().into_iter().map(|(segment, _)| segment).collect())
    }

    /// Where this seat wants the canal.
    pub(super) fn proposed_by(&self, seat: Seat) -> Option<Segment> {
        self.made().find(|(by, _)| *by == seat).map(|(_, proposal)| proposal.segment)
    }

    /// The only place for which so much is offered, by all together or by anybody alone.
    pub(super) fn only_for(&self, sum: u32) -> Option<Segment> {
        let alone = self.made().map(|(_, Proposal { segment, amount })| (segment, amount));
        let together = self.sums();
        let (place, _) = *together.iter().find(|(_, offered)| *offered == sum)?;
        let mut all = together.iter().copied().chain(alone).filter(|(_, offered)| *offered == sum);
        all.all(|(other, _)| other == place).then_some(place)
    }

    pub(super) fn is_proposed(&self, segment: Segment) -> bool {
        self.made().any(|(_, proposal)| proposal.segment == segment)
    }
}

/// The places nobody proposed (D55, D61), if the builder can pay from what they
/// have; offers do not help (D58, D59, D62).
fn elsewhere(game: &Santiago, offers: &Offers) -> Vec<Segment> {
    if game.money(game.builder) < offers.price() {
        return Vec::new();
    }
    let places = game.land.buildable().into_iter();
    places.filter(|&segment| !offers.is_proposed(segment)).collect()
}

pub(super) fn question(game: &Santiago, offers: &Offers) -> Question {
    let places = elsewhere(game, offers);
    Question::Build {
        accept: offers.sums(),
        elsewhere: (!places.is_empty()).then(|| (offers.price(), places)),
        skip: offers.made().next().is_none(),
    }
}

pub(super) fn legal(game: &Santiago, offers: &Offers) -> Vec<Action> {
    let mut accept: Vec<Segment> = offers.sums().into_iter().map(|(place, _)| place).collect();
    accept.sort_unstable();
    let mut legal: Vec<Action> = accept.into_iter().map(Action::Accept).collect();
    let may_skip = legal.is_empty();
    legal.extend(elsewhere(game, offers).into_iter().map(Action::Build));
    if may_skip {
        legal.push(Action::Skip);
    }
    legal
}

pub(super) fn decide(
    game: &Santiago,
    offers: &Offers,
    seat: Seat,
    action: Action,
) -> Result<Vec<Event>, Violation> {
    if let Action::Accept(segment) = action {
        return accept(offers, seat, segment);
    }
    if let Action::Build(segment) = action {
        // D55: the money of a proposed place moves, whatever they call it.
        let proposed = offers.is_proposed(segment);
        return if proposed {
            accept(offers, seat, segment)
        } else {
            build(game, offers, seat, segment)
        };
    }
    if action != Action::Skip {
        return Err(Violation::OtherQuestion(Decision::Build));
    }
    if offers.made().next().is_some() {
        return Err(Violation::MustBuild { proposed: offers.proposed() });
    }
    Ok(vec![Event::NotBuilt { seat, why: Why::Choice }])
}

/// Any proposed place, not only the best paid; each supporter of it pays what
/// they offered, and nobody else anything (S34, D54).
fn accept(offers: &Offers, seat: Seat, segment: Segment) -> Result<Vec<Event>, Violation> {
    let proposed = offers.proposed();
    if proposed.0.is_empty() {
        return Err(Violation::NothingProposed);
    }
    if !offers.is_proposed(segment) {
        return Err(Violation::NotProposed { segment, proposed });
    }
    let paid = offers.made().filter(|(_, proposal)| proposal.segment == segment);
    let paid = paid.map(|(payer, proposal)| (payer, proposal.amount)).collect();
    Ok(vec![Event::Accepted { seat, segment, paid }])
}

fn build(
    game: &Santiago,
    offers: &Offers,
    seat: Seat,
    segment: Segment,
) -> Result<Vec<Event>, Violation> {
    let proposed = offers.proposed();
    if game.land.buildable().into_iter().all(|place| offers.is_proposed(place)) {
        return Err(Violation::NoPlaceElsewhere { proposed });
    }
    check_place(game, segment)?;
    let (price, money) = (offers.price(), game.money(seat));
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
/// open money a sole acceptance is none either (D58, D61); with hidden money they
/// are asked all the same, so that nobody learns what they could not afford.
pub(super) fn automatic(game: &Santiago, offers: &Offers) -> Option<Event> {
    let seat = game.builder;
    match legal(game, offers).as_slice() {
        [Action::Skip] => Some(Event::NotBuilt { seat, why: Why::NoMoney }),
        &[Action::Accept(segment)] if !game.figures.hidden_money => {
            accept(offers, seat, segment).ok()?.into_iter().next()
        }
        _ => None,
    }
}

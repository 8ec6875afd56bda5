//! P7 to P9: what a canal is worth to each, and what the builder will make of
//! an offer.

use super::super::builder::{self, Offers};
use super::super::state::Santiago;
use super::super::view::CanalView;
use super::super::{Action, Segment};
use super::outlook::Outlook;
use crate::engine::Seat;

/// The most that is ever offered for a place.
const MOST_OFFERED: u32 = 8;
/// What an extra canal kept is worth for each round left.
const WAITING: f64 = 0.8;

/// The outlook of all once a canal lies here.
fn laid(game: &Santiago, segment: Segment) -> Outlook {
    let mut land = game.land.clone();
    land.lay(segment, CanalView::Supply);
    Outlook::on(game, &land)
}

/// The best of some answers for a seat, the first of equal ones.
fn best<A>(seat: Seat, answers: impl IntoIterator<Item = (A, Outlook)>) -> Option<(A, Outlook)> {
    let mut best: Option<(A, Outlook)> = None;
    for (answer, outlook) in answers {
        if best.as_ref().is_none_or(|(_, other)| outlook.lead(seat) > other.lead(seat) + 1e-9) {
            best = Some((answer, outlook));
        }
    }
    best
}

/// The places for a canal with the outlook it gives.
struct Places<'a> {
    game: &'a Santiago,
    now: Outlook,
    laid: Vec<(Segment, Outlook)>,
}

impl Places<'_> {
    fn of(game: &Santiago) -> Places<'_> {
        let places = game.land.buildable().into_iter();
        let laid = places.map(|segment| (segment, laid(game, segment))).collect();
        Places { game, now: Outlook::of(game), laid }
    }

    /// The outlook after an answer of the builder's.
    fn after(&self, offers: &Offers, action: Action) -> Option<Outlook> {
        let there = |place| self.laid.iter().find(|(segment, _)| *segment == place);
        let builder = self.game.builder;
        if let Action::Accept(place) = action {
            let mut outlook = there(place)?.1.clone();
            for (payer, proposal) in &offers.answers {
                if let Some(proposal) = proposal.filter(|it| it.segment == place) {
                    outlook.pay(*payer, -f64::from(proposal.amount));
                    outlook.pay(builder, f64::from(proposal.amount));
                }
            }
            return Some(outlook);
        }
        if let Action::Build(place) = action {
            let mut outlook = there(place)?.1.clone();
            outlook.pay(builder, -f64::from(offers.price()));
            return Some(outlook);
        }
        (action == Action::Skip).then(|| self.now.clone())
    }

    /// What a builder who thinks as we do answers.
    fn decided(&self, offers: &Offers) -> Option<(Action, Outlook)> {
        let answers = builder::legal(self.game, offers).into_iter();
        let answers = answers.filter_map(|action| Some((action, self.after(offers, action)?)));
        best(self.game.builder, answers)
    }
}

/// P8.
pub(in super::super) fn decide(game: &Santiago, offers: &Offers) -> Option<Action> {
    Places::of(game).decided(offers).map(|(action, _)| action)
}

/// P7: the offer after which the builder's best answer is best for us. Who
/// comes later may still propose; nobody knows what.
pub(in super::super) fn propose(
    game: &Santiago,
    so_far: &super::super::proposals::Proposals,
    seat: Seat,
) -> Option<Action> {
    let places = Places::of(game);
    let with = |proposal| {
        let mut answers = so_far.answers.clone();
        answers.push((seat, proposal));
        Some(places.decided(&Offers { answers })?.1)
    };
    let nothing = with(None).map(|outlook| (Action::ProposeNothing, outlook));
    let most = game.money(seat).min(MOST_OFFERED);
    let offers = places.laid.iter().flat_map(|&(segment, _)| {
        let with = &with;
        (0..=most).filter_map(move |amount| {
            let proposal = super::super::proposals::Proposal { segment, amount };
            Some((Action::Propose(segment, amount), with(Some(proposal))?))
        })
    });
    best(seat, nothing.into_iter().chain(offers)).map(|(action, _)| action)
}

/// P9: now, if it brings more than waiting may.
pub(in super::super) fn extra(game: &Santiago, seat: Seat) -> Option<Action> {
    let now = Outlook::of(game).lead(seat);
    let places = game.land.buildable().into_iter();
    let (place, outlook) = best(seat, places.map(|segment| (segment, laid(game, segment))))?;
    let left = f64::from(game.figures.rounds.saturating_sub(game.round));
    let waiting = if left > 0.0 { WAITING * left } else { 0.01 };
    Some(if outlook.lead(seat) - now > waiting { Action::Extra(place) } else { Action::Hold })
}

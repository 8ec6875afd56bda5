//! Who may answer what: the phases joined to the decision files.

use super::event::Event;
use super::state::{Phase, Santiago};
use super::violation::Violation;
use super::{
    Action, auction, builder, drought, extra_canal, first_canal, house, leftover, payday, planting,
    proposals, reveal, scoring, sealed_bid,
};
use crate::engine::{Awaited, Choices, Dice, Seat};
use crate::games::sentences::OneOf;
use crate::games::suggestions::tidy;

impl Phase {
    /// The decision point a phase waits at, if it waits.
    fn decision(&self) -> Option<&'static str> {
        match self {
            Phase::FirstCanal(_) => Some("P2"),
            Phase::Auction(_) => Some("P3"),
            Phase::SealedBids(_) => Some("P4"),
            Phase::Planting(_) => Some("P5"),
            Phase::Leftover(_) => Some("P6"),
            Phase::Proposals(_) => Some("P7"),
            Phase::Decision(_) => Some("P8"),
            Phase::ExtraCanal(_) => Some("P9"),
            Phase::SetAside(_)
            | Phase::Reveal
            | Phase::Unsealed { .. }
            | Phase::Drought
            | Phase::Payday
            | Phase::Counting
            | Phase::Finished(_) => None,
        }
    }
}

impl Santiago {
    /// Whose answer is missing, and to what.
    pub(super) fn awaited(&self) -> Vec<Awaited> {
        let Some(decision) = self.phase.decision() else { return Vec::new() };
        let seats: Vec<Seat> = match &self.phase {
            Phase::FirstCanal(first) => first.awaited().into_iter().collect(),
            Phase::Auction(bids) => bids.awaited(self).into_iter().collect(),
            Phase::SealedBids(bids) => bids.awaited(),
            Phase::Planting(planting) => planting.now().into_iter().collect(),
            Phase::Leftover(leftover) => vec![leftover.winner],
            Phase::Proposals(proposals) => proposals.awaited(self).into_iter().collect(),
            Phase::Decision(_) => vec![self.builder],
            Phase::ExtraCanal(extra) => extra.awaited(self).into_iter().collect(),
            Phase::SetAside(_)
            | Phase::Reveal
            | Phase::Unsealed { .. }
            | Phase::Drought
            | Phase::Payday
            | Phase::Counting
            | Phase::Finished(_) => Vec::new(),
        };
        seats.into_iter().map(|seat| Awaited { seat, decision }).collect()
    }

    /// The decision point at which a seat may act now.
    pub(super) fn asked(&self, seat: Seat) -> Option<&'static str> {
        let may_act = match &self.phase {
            Phase::SealedBids(bids) => bids.is_open_to(self, seat),
            _ => self.awaited().iter().any(|awaited| awaited.seat == seat),
        };
        self.phase.decision().filter(|_| may_act)
    }

    /// What a seat may do now, what it sensibly might, and what happens without
    /// an answer.
    pub(super) fn choices_of(&self, seat: Seat) -> Option<Choices<Action>> {
        let decision = self.asked(seat)?;
        let (legal, suggested, default) = match &self.phase {
            Phase::FirstCanal(_) => {
                let legal = first_canal::legal(self);
                let default = legal.first().copied()?;
                (legal, house::first_canals(self), default)
            }
            Phase::Auction(bids) => {
                let legal = auction::legal(self, bids, seat);
                (legal, house::bids(self, bids, seat), Action::Pass)
            }
            Phase::SealedBids(_) => {
                (sealed_bid::legal(self, seat), house::sealed_bids(self, seat), Action::Pass)
            }
            Phase::Planting(_) => {
                let default = house::default_planting(self, seat)?;
                (planting::legal(self), house::plantings(self, seat), default)
            }
            Phase::Leftover(leftover) => {
                let legal = leftover::legal(self, *leftover);
                let default = legal.first().copied()?;
                (legal, house::leftovers(self, *leftover), default)
            }
            Phase::Proposals(_) => {
                let legal = proposals::legal(self, seat);
                (legal, house::proposals(self, seat), Action::ProposeNothing)
            }
            Phase::Decision(decision) => {
                let legal = builder::legal(self, decision);
                let default = house::default_decision(self, decision);
                (legal, house::decisions(self, decision), default)
            }
            Phase::ExtraCanal(_) => {
                (extra_canal::legal(self), house::extras(self, seat), Action::Hold)
            }
            Phase::SetAside(_)
            | Phase::Reveal
            | Phase::Unsealed { .. }
            | Phase::Drought
            | Phase::Payday
            | Phase::Counting
            | Phase::Finished(_) => return None,
        };
        let suggested = tidy(suggested, |action| legal.contains(action));
        Some(Choices { decision, legal, suggested, default })
    }

    /// Judges an action.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<Vec<Event>, Violation> {
        let Some(decision) = self.phase.decision() else { return Err(Violation::Over) };
        if self.asked(seat).is_none() {
            let asked = self.awaited().into_iter().map(|awaited| awaited.seat).collect();
            return Err(Violation::NotAsked { decision, asked: OneOf(asked) });
        }
        match &self.phase {
            Phase::FirstCanal(_) => first_canal::decide(self, seat, action),
            Phase::Auction(bids) => auction::decide(self, bids, seat, action),
            Phase::SealedBids(_) => sealed_bid::decide(self, seat, action),
            Phase::Planting(_) => planting::decide(self, seat, action),
            Phase::Leftover(leftover) => leftover::decide(self, *leftover, seat, action),
            Phase::Proposals(_) => proposals::decide(self, seat, action),
            Phase::Decision(decision) => builder::decide(self, decision, seat, action),
            Phase::ExtraCanal(_) => extra_canal::decide(self, seat, action),
            Phase::SetAside(_)
            | Phase::Reveal
            | Phase::Unsealed { .. }
            | Phase::Drought
            | Phase::Payday
            | Phase::Counting
            | Phase::Finished(_) => Err(Violation::Over),
        }
    }

    /// The next thing that happens by itself.
    pub(super) fn next_by_itself(&self, dice: &mut Dice) -> Option<Event> {
        match &self.phase {
            Phase::SetAside(tile) => Some(Event::SetAside { tile: *tile }),
            Phase::FirstCanal(first) => first_canal::automatic(*first),
            Phase::Reveal => Some(reveal::automatic(self, dice)),
            Phase::Auction(bids) => auction::automatic(self, bids),
            Phase::SealedBids(bids) => sealed_bid::automatic(self, bids),
            Phase::Unsealed { winner } => Some(sealed_bid::builder(self, *winner)),
            Phase::Leftover(leftover) => leftover::automatic(self, *leftover),
            Phase::Proposals(_) => proposals::automatic(self),
            Phase::Decision(decision) => builder::automatic(self, decision),
            Phase::ExtraCanal(extra) => {
                extra.awaited(self).is_none().then(|| drought::automatic(self))
            }
            Phase::Drought => Some(drought::automatic(self)),
            Phase::Payday => Some(payday::automatic(self)),
            Phase::Counting => Some(scoring::automatic(self)),
            Phase::Planting(_) | Phase::Finished(_) => None,
        }
    }
}

//! Who may answer what: joins the phases to the files of the decisions.

use super::board::Segment;
use super::decision::Asking;
use super::event::Event;
use super::house::{bidding, canals, plants};
use super::state::{Moving, Phase, Santiago};
use super::view::Question;
use super::violation::Violation;
use super::{
    Action, Decision, auction, builder, drought, extra_canal, first_canal, house, leftover, payday,
    planting, proposals, reveal, scoring, sealed_bid,
};
use crate::engine::{Awaited, Choices, Dice, Seat};
use crate::games::sentences::OneOf;
use crate::games::suggestions::tidy;

impl Asking {
    /// Whose answer is missing.
    fn awaited(&self, game: &Santiago) -> Vec<Seat> {
        let one = match self {
            Asking::SealedBid(bids) => return bids.awaited(),
            Asking::FirstCanal(first) => first.awaited(),
            Asking::Bid(bids) => bids.awaited(game),
            Asking::Plant(planting) => planting.now(),
            Asking::Leftover(leftover) => Some(leftover.winner),
            Asking::Propose(proposals) => proposals.awaited(game),
            Asking::Build(_) => Some(game.builder),
            Asking::Extra(extra) => extra.awaited(game),
        };
        one.into_iter().collect()
    }
}

impl Santiago {
    /// Whose answer is missing, and to what.
    pub(super) fn awaited(&self) -> Vec<Awaited> {
        let Some(asking) = self.phase.asks() else { return Vec::new() };
        let decision = asking.decision().id();
        asking.awaited(self).into_iter().map(|seat| Awaited { seat, decision }).collect()
    }

    /// What a seat may answer now.
    pub(super) fn asks(&self, seat: Seat) -> Option<&Asking> {
        self.phase.asks().filter(|asking| {
            if let Asking::SealedBid(bids) = asking {
                bids.is_open_to(self, seat)
            } else {
                asking.awaited(self).contains(&seat)
            }
        })
    }

    /// The decision that a seat may make now.
    pub(super) fn asked(&self, seat: Seat) -> Option<Decision> {
        self.asks(seat).map(Asking::decision)
    }

    /// What a seat may do now, what it sensibly might, and what happens without
    /// an answer.
    pub(super) fn choices_of(&self, seat: Seat) -> Option<Choices<Action>> {
        let asking = self.asks(seat)?;
        let (legal, suggested, default) = match asking {
            Asking::FirstCanal(_) => {
                let legal = first_canal::legal(self);
                let default = legal.first().copied()?;
                (legal, house::first_canals(self), default)
            }
            Asking::Bid(bids) => {
                let legal = auction::legal(self, bids, seat);
                (legal, house::bids(self, bids, seat), Action::Pass)
            }
            Asking::SealedBid(_) => {
                (sealed_bid::legal(self, seat), house::sealed_bids(self, seat), Action::Pass)
            }
            Asking::Plant(_) => {
                let default = house::default_planting(self, seat)?;
                (planting::legal(self), house::plantings(self, seat), default)
            }
            Asking::Leftover(leftover) => {
                let legal = leftover::legal(self, *leftover);
                let default = legal.first().copied()?;
                (legal, house::leftovers(self, *leftover), default)
            }
            Asking::Propose(_) => {
                let legal = proposals::legal(self, seat);
                (legal, house::proposals(self, seat), Action::ProposeNothing)
            }
            Asking::Build(offers) => {
                let legal = builder::legal(self, offers);
                let default = house::default_decision(self, offers);
                (legal, house::decisions(self, offers), default)
            }
            Asking::Extra(_) => return Some(self.extra_choices(seat)),
        };
        let suggested = tidy(suggested, |action| legal.contains(action));
        Some(Choices { decision: asking.decision().id(), legal, suggested, default })
    }

    /// What a house player makes of a question; `None` leaves it to the suggestions.
    pub(super) fn thought(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        match self.asks(seat)? {
            Asking::FirstCanal(_) => None,
            Asking::Bid(auction) => bidding::bid(self, auction, seat, legal),
            Asking::SealedBid(_) => {
                let most = legal.iter().copied().filter_map(Action::bid).max().unwrap_or(0);
                Some(bidding::seal(self, seat, most, dice))
            }
            Asking::Plant(now) => plants::plant(self, now, seat),
            Asking::Leftover(leftover) => plants::leftover(self, *leftover),
            Asking::Propose(so_far) => canals::propose(self, so_far, seat),
            Asking::Build(offers) => canals::decide(self, offers),
            Asking::Extra(_) => canals::extra(self, seat),
        }
    }

    /// What a seat will be asked about its extra canal after others, and may answer now
    /// (D69).
    pub(super) fn extra_ahead(&self, seat: Seat) -> Option<(Question, Choices<Action>)> {
        let Some(Asking::Extra(extra)) = self.phase.asks() else { return None };
        let first = extra.awaited(self)?;
        let later = first != seat && self.may_use_extra(seat);
        later.then(|| (extra_canal::question(self), self.extra_choices(seat)))
    }

    fn extra_choices(&self, seat: Seat) -> Choices<Action> {
        let legal = extra_canal::legal(self);
        let suggested = tidy(house::extras(self, seat), |action| legal.contains(action));
        Choices { decision: Decision::Extra.id(), legal, suggested, default: Action::Hold }
    }

    /// What the letter of a seat says about its question.
    pub(super) fn question_to(&self, seat: Seat) -> Option<Question> {
        Some(match self.asks(seat)? {
            Asking::FirstCanal(_) => first_canal::question(self),
            Asking::Bid(bids) => auction::question(self, bids, seat),
            Asking::SealedBid(bids) => sealed_bid::question(self, bids, seat),
            Asking::Plant(_) => planting::question(self, seat),
            Asking::Leftover(leftover) => leftover::question(self, *leftover),
            Asking::Propose(_) => proposals::question(self, seat),
            Asking::Build(offers) => builder::question(self, offers),
            Asking::Extra(_) => extra_canal::question(self),
        })
    }

    /// What else is true of answers: a word that they have, and what may be named beside it, in
    /// the canonical notation. «Three for s23» accepts it.
    #[must_use]
    pub fn details_of(&self, seat: Seat) -> Vec<(String, String)> {
        let sum = |(segment, sum): (Segment, u32)| (segment.to_string(), format!("{sum} escudos"));
        match self.question_to(seat) {
            Some(Question::Build { accept, elsewhere, skip: _ }) => {
                let (price, places) = elsewhere.unwrap_or_default();
                let elsewhere = places.into_iter().map(|it| (it, price));
                accept.into_iter().chain(elsewhere).map(sum).chain(self.payers()).collect()
            }
            // «Two from me to Cleo for s9».
            Some(Question::Propose { .. }) => {
                vec![("propose".to_owned(), self.builder.to_string())]
            }
            Some(Question::Extra { .. }) => vec![("hold".to_owned(), "extra canal".to_owned())],
            Some(
                Question::FirstCanal { .. }
                | Question::Bid { .. }
                | Question::SealedBid { .. }
                | Question::Plant { .. }
                | Question::Leftover { .. },
            )
            | None => Vec::new(),
        }
    }

    /// Who pays for which place, and how much.
    fn payers(&self) -> Vec<(String, String)> {
        let Some(Asking::Build(offers)) = self.phase.asks() else { return Vec::new() };
        let payer = |(seat, it): (Seat, proposals::Proposal)| {
            (it.segment.to_string(), format!("{seat} {} escudos", it.amount))
        };
        offers.made().map(payer).collect()
    }

    /// Judges an action.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Result<Vec<Event>, Violation> {
        let Some(asking) = self.phase.asks() else { return Err(Violation::Over) };
        if self.asks(seat).is_none() {
            let asked = OneOf(asking.awaited(self));
            return Err(Violation::NotAsked { decision: asking.decision(), asked });
        }
        match asking {
            Asking::FirstCanal(_) => first_canal::decide(self, seat, action),
            Asking::Bid(bids) => auction::decide(self, bids, seat, action),
            Asking::SealedBid(_) => sealed_bid::decide(self, seat, action),
            Asking::Plant(_) => planting::decide(self, seat, action),
            Asking::Leftover(leftover) => leftover::decide(self, *leftover, seat, action),
            Asking::Propose(_) => proposals::decide(self, seat, action),
            Asking::Build(offers) => builder::decide(self, offers, seat, action),
            Asking::Extra(_) => extra_canal::decide(self, seat, action),
        }
    }

    /// The next thing that happens by itself.
    pub(super) fn next_by_itself(&self, dice: &mut Dice) -> Option<Event> {
        match &self.phase {
            Phase::Moves(Moving::SetAside(tile)) => Some(Event::SetAside { tile: *tile }),
            Phase::Moves(Moving::Reveal) => Some(reveal::automatic(self, dice)),
            Phase::Moves(Moving::Unsealed { winner }) => Some(sealed_bid::builder(self, *winner)),
            Phase::Moves(Moving::Drought) => Some(drought::automatic(self)),
            Phase::Moves(Moving::Payday) => Some(payday::automatic(self)),
            Phase::Moves(Moving::Counting) => Some(scoring::automatic(self)),
            Phase::Asks(asking) => self.unasked(asking),
            Phase::Finished(_) => None,
        }
    }

    /// What happens where there is nothing, or nobody, to ask.
    fn unasked(&self, asking: &Asking) -> Option<Event> {
        match asking {
            Asking::FirstCanal(first) => first_canal::automatic(*first),
            Asking::Bid(bids) => auction::automatic(self, bids),
            Asking::SealedBid(bids) => sealed_bid::automatic(self, bids),
            Asking::Plant(_) => None,
            Asking::Leftover(leftover) => leftover::automatic(self, *leftover),
            Asking::Propose(_) => proposals::automatic(self),
            Asking::Build(offers) => builder::automatic(self, offers),
            Asking::Extra(extra) => extra.awaited(self).is_none().then(|| drought::automatic(self)),
        }
    }
}

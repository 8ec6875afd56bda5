//! What each viewer sees of the position and hears of the events. Secret are
//! the order of the tiles, which exists nowhere (D8), balances if money is
//! hidden (S7) and sealed bids until both are in (S57); all else is public
//! (S10).

use super::areas::Areas;
use super::board::{Segment, Square};
use super::event::{Event, Why};
use super::land::Plantation;
use super::proposals::Proposal;
use super::scoring;
use super::state::{Phase, Santiago};
use super::view::{
    BidView, News, PhaseName, PlantationView, PlayerView, Prompt, ProposalView, SegmentView,
    SquareView, View,
};
use crate::engine::{Game, Seat, Viewer};

impl Santiago {
    /// The position as a viewer may know it.
    #[must_use]
    pub fn view_for(&self, viewer: Viewer) -> View {
        let areas = Areas::of(&self.land);
        let mut offer = self.offer.clone();
        offer.sort_unstable();
        let standings = self.phase.standings().cloned();
        let buildable = self.land.buildable();
        View {
            viewer,
            round: self.round,
            rounds: self.figures.rounds,
            phase: self.phase_name(),
            hidden_money: self.figures.hidden_money,
            builder: self.builder,
            players: self.seats.iter().map(|seat| self.player_view(seat, viewer, &areas)).collect(),
            spring: self.land.spring,
            squares: Square::all().map(|square| self.square_view(square)).collect(),
            segments: Segment::all().map(|place| self.segment_view(place, &buildable)).collect(),
            offer,
            proposed: self.proposed(),
            supply: self.supply,
            set_aside: self.set_aside,
            unseen: self.unseen.iter().collect(), // D9
            areas: areas.areas,
            awaiting: self.awaited(),
            prompt: self.prompt(viewer),
            standings,
        }
    }

    fn phase_name(&self) -> PhaseName {
        match &self.phase {
            Phase::SetAside(_) | Phase::Reveal | Phase::Auction(_) | Phase::SealedBids(_) => {
                PhaseName::Auction
            }
            Phase::FirstCanal(_) => PhaseName::FirstCanal,
            Phase::Unsealed { .. } | Phase::Planting(_) => PhaseName::Planting,
            Phase::Leftover(_) => PhaseName::Leftover,
            Phase::Proposals(_) | Phase::Building(_) => PhaseName::Canal,
            Phase::ExtraCanal(_) | Phase::Drought | Phase::Payday => PhaseName::ExtraCanal,
            Phase::Counting | Phase::Finished(_) => PhaseName::Finished,
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer, areas: &Areas) -> PlayerView {
        PlayerView {
            seat,
            money: self.may_know_money(seat, viewer).then(|| self.money(seat)),
            extra_canal: self.player(seat).is_some_and(|player| player.extra_canal),
            bid: self.bid_view(seat, viewer),
            proposal: self.proposal_view(seat),
            plantations: scoring::plantations(areas, seat),
        }
    }

    /// Hidden balances are their owner's until the end (S7, D7, S47).
    fn may_know_money(&self, owner: Seat, viewer: Viewer) -> bool {
        let over = matches!(self.phase, Phase::Finished(_));
        !self.figures.hidden_money || over || viewer.sees_secrets_of(owner)
    }

    fn bid_view(&self, seat: Seat, viewer: Viewer) -> BidView {
        let answered = |answers: &[(Seat, u32)]| {
            answers.iter().find(|&&(other, _)| other == seat).map(|&(_, amount)| amount)
        };
        let answer = if let Phase::Auction(auction) = &self.phase {
            answered(&auction.answers)
        } else if let Phase::SealedBids(bids) = &self.phase {
            match bids.of(seat) {
                Some(_) if !viewer.sees_secrets_of(seat) => return BidView::Sealed,
                bid => bid,
            }
        } else {
            answered(&self.answers)
        };
        match answer {
            None => BidView::None,
            Some(0) => BidView::Passed,
            Some(amount) => BidView::Amount(amount),
        }
    }

    fn proposal_view(&self, seat: Seat) -> ProposalView {
        match self.phase.proposals().iter().find(|&&(other, _)| other == seat) {
            None => ProposalView::None,
            Some((_, None)) => ProposalView::Nothing,
            Some((_, Some(proposal))) => ProposalView::Place(proposal.segment, proposal.amount),
        }
    }

    /// The round's proposals so far.
    fn proposed(&self) -> Vec<(Seat, Option<(Segment, u32)>)> {
        let answers: &[(Seat, Option<Proposal>)] = match &self.phase {
            Phase::Proposals(_) | Phase::Building(_) => self.phase.proposals(),
            Phase::ExtraCanal(_) | Phase::Drought | Phase::Payday | Phase::Counting => {
                &self.proposals
            }
            Phase::SetAside(_)
            | Phase::FirstCanal(_)
            | Phase::Reveal
            | Phase::Auction(_)
            | Phase::SealedBids(_)
            | Phase::Unsealed { .. }
            | Phase::Planting(_)
            | Phase::Leftover(_)
            | Phase::Finished(_) => &[],
        };
        let place = |it: &Proposal| (it.segment, it.amount);
        answers.iter().map(|(seat, it)| (*seat, it.as_ref().map(place))).collect()
    }

    fn square_view(&self, square: Square) -> SquareView {
        let plantation = self.land.plantation(square).map(|plantation| match plantation {
            Plantation::Dried { .. } => PlantationView::Dried,
            Plantation::Green { tile, farmers } => PlantationView::Green {
                tile,
                owner: farmers.map(super::land::Farmers::owner),
                farmers: farmers.map_or(0, super::land::Farmers::count),
            },
        });
        let palm = self.land.has_palm(square);
        SquareView { square, palm, irrigated: self.land.irrigated(square), plantation }
    }

    fn segment_view(&self, segment: Segment, buildable: &[Segment]) -> SegmentView {
        let proposals = self.phase.proposals().iter().filter_map(|&(seat, proposal)| {
            let proposal = proposal.filter(|proposal| proposal.segment == segment)?;
            Some((seat, proposal.amount))
        });
        SegmentView {
            segment,
            canal: self.land.canal(segment),
            buildable: buildable.contains(&segment),
            proposals: proposals.collect(),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Option<Prompt> {
        let Viewer::Seat(seat) = viewer else { return None };
        let choices = self.choices(seat)?;
        let question = self.question_to(seat)?;
        Some(Prompt { question, suggested: choices.suggested, default: choices.default })
    }

    /// An event as a viewer may know it, this being the position before it.
    #[must_use]
    pub fn news_for(&self, event: &Event, viewer: Viewer) -> Option<News> {
        let knows_poverty = |seat| self.may_know_money(seat, viewer);
        Some(match event.clone() {
            Event::SetAside { tile } => News::SetAside(tile),
            Event::FirstCanal { seat, segment } => News::FirstCanal { seat, segment },
            Event::Revealed { round, offer } => News::Round { round, offer },
            Event::Bid { seat, amount } => News::Bid { seat, amount },
            // D28: with hidden money it is an ordinary pass to the others.
            Event::Passed { seat, by_itself } => {
                News::Passed { seat, by_itself: by_itself && knows_poverty(seat) }
            }
            Event::Sealed { seat, amount } => return self.sealed_news(seat, amount, viewer),
            Event::Unsealed { bids, winner } => News::Unsealed { bids, winner },
            Event::Builder { seat, .. } => News::Builder { seat, kept: seat == self.builder },
            Event::Planted { seat, tile, square, farmers } => {
                News::Planted { seat, tile, square, farmers, paid: self.paid_by(seat) }
            }
            Event::Leftover { seat, tile, square } => News::Leftover { seat, tile, square },
            Event::Proposed { seat, segment, amount } => News::Proposed { seat, segment, amount },
            Event::ProposedNothing { seat } => News::ProposedNothing { seat },
            Event::Accepted { seat, segment, paid } => News::Accepted { seat, segment, paid },
            Event::Built { seat, segment, price } => News::Built { seat, segment, price },
            Event::NotBuilt { seat, why } => {
                let by_itself = match why {
                    Why::Choice => false,
                    Why::NoMoney => knows_poverty(seat),
                    Why::NoPlace | Why::NoCanal => true,
                };
                News::NotBuilt { seat, by_itself }
            }
            Event::Extra { seat, segment } => News::Extra { seat, segment },
            Event::Held { seat } => News::Held { seat },
            Event::Drought { weakened, dried, last } => News::Drought { weakened, dried, last },
            Event::Paid { amount } => News::Paid { amount },
            Event::Over { standings } => News::Over(standings),
            // Told from the journal's entry itself.
            Event::Mended { .. } | Event::Ruled { .. } => return None,
        })
    }

    /// D93: the others hear once that a bid is in, never how much, and nothing
    /// of a change.
    fn sealed_news(&self, seat: Seat, amount: u32, viewer: Viewer) -> Option<News> {
        if viewer.sees_secrets_of(seat) {
            return Some(News::Sealed { seat, amount: Some(amount) });
        }
        let first = !matches!(&self.phase, Phase::SealedBids(bids) if bids.of(seat).is_some());
        first.then_some(News::Sealed { seat, amount: None })
    }

    /// What a tile costs its planter: his bid (S28). Two players have paid when
    /// the bids were turned up (S60, S62).
    fn paid_by(&self, seat: Seat) -> u32 {
        let own = self.answers.iter().find(|&&(other, _)| other == seat && !self.two_players());
        own.map_or(0, |&(_, amount)| amount)
    }
}

//! What each viewer sees of the position and hears of the events. Secret are
//! the order of the tiles, which exists nowhere (D8), balances if money is
//! hidden (S7) and sealed bids until both are in (S57); all else is public
//! (S10).

use super::areas::Areas;
use super::board::{Segment, Square};
use super::decision::Asking;
use super::event::{Event, Why};
use super::land::Plantation;
use super::proposals::Proposal;
use super::scoring;
use super::state::{Moving, Phase, Santiago};
use super::view::{
    BidView, News, PhaseName, PlantationView, PlayerView, Prompt, ProposalView, SegmentView,
    SquareView, View,
};
use crate::engine::{Game, Seat, Secret, Viewer};

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
            ahead: self.ahead(viewer),
            standings,
        }
    }

    pub(super) fn phase_name(&self) -> PhaseName {
        match &self.phase {
            Phase::Asks(asking) => asking.decision().description().phase,
            Phase::Moves(Moving::SetAside(_) | Moving::Reveal) => PhaseName::Auction,
            Phase::Moves(Moving::Unsealed { .. }) => PhaseName::Planting,
            Phase::Moves(Moving::Drought | Moving::Payday) => PhaseName::ExtraCanal,
            Phase::Moves(Moving::Counting) | Phase::Finished(_) => PhaseName::Finished,
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
        let answer = if let Phase::Asks(Asking::Bid(auction)) = &self.phase {
            answered(&auction.answers)
        } else if let Phase::Asks(Asking::SealedBid(bids)) = &self.phase {
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
        match self.phase.proposals().into_iter().flatten().find(|&&(other, _)| other == seat) {
            None => ProposalView::None,
            Some((_, None)) => ProposalView::Nothing,
            Some((_, Some(proposal))) => ProposalView::Place(proposal.segment, proposal.amount),
        }
    }

    /// The round's proposals so far.
    fn proposed(&self) -> Vec<(Seat, Option<(Segment, u32)>)> {
        let decided = if self.phase.standings().is_some() { &[][..] } else { &self.proposals };
        let answers = self.phase.proposals().unwrap_or(decided);
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
        let proposals =
            self.phase.proposals().into_iter().flatten().filter_map(|&(seat, proposal)| {
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

    fn ahead(&self, viewer: Viewer) -> Option<Prompt> {
        let Viewer::Seat(seat) = viewer else { return None };
        let (question, choices) = self.extra_ahead(seat)?;
        Some(Prompt { question, suggested: choices.suggested, default: choices.default })
    }

    /// All of an event.
    pub(super) fn news_of(&self, event: &Event) -> News {
        if let Event::Builder { seat, .. } = *event
            && seat == self.builder
        {
            return News::Kept { seat };
        }
        if let Event::Planted { seat, tile, square, farmers } = *event
            && let paid @ 1.. = self.paid_by(seat)
        {
            return News::Bought { seat, tile, square, farmers, paid };
        }
        News::Fact(event.clone())
    }

    /// What of an event is not for everybody to know.
    pub(super) fn secret_of_event(&self, event: &Event) -> Secret<News> {
        let hidden = self.figures.hidden_money;
        match *event {
            // D28: with hidden money it is an ordinary pass to the others.
            Event::Passed { seat, by_itself: true } if hidden => {
                let pass = Event::Passed { seat, by_itself: false };
                Secret::Part(Some(seat), News::Fact(pass))
            }
            // D62: and as much a choice as any.
            Event::NotBuilt { seat, why: Why::NoMoney } if hidden => {
                let choice = Event::NotBuilt { seat, why: Why::Choice };
                Secret::Part(Some(seat), News::Fact(choice))
            }
            // D93: the others hear once that a bid is in, never how much, and
            // nothing of a change.
            Event::Sealed { seat, .. } if self.has_sealed(seat) => Secret::Whole(Some(seat)),
            Event::Sealed { seat, .. } => Secret::Part(Some(seat), News::Sealed { seat }),
            // Told from the journal's entry itself.
            Event::Mended { .. } | Event::Ruled { .. } => Secret::Whole(None),
            Event::SetAside { .. }
            | Event::FirstCanal { .. }
            | Event::Revealed { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Unsealed { .. }
            | Event::Builder { .. }
            | Event::Planted { .. }
            | Event::Leftover { .. }
            | Event::Proposed { .. }
            | Event::ProposedNothing { .. }
            | Event::Accepted { .. }
            | Event::Built { .. }
            | Event::NotBuilt { .. }
            | Event::Extra { .. }
            | Event::Held { .. }
            | Event::Drought { .. }
            | Event::Paid { .. }
            | Event::Over { .. } => Secret::Nothing,
        }
    }

    fn has_sealed(&self, seat: Seat) -> bool {
        matches!(&self.phase, Phase::Asks(Asking::SealedBid(bids)) if bids.of(seat).is_some())
    }

    /// What a tile costs its planter: their bid (S28). Two players have paid when
    /// the bids were turned up (S60, S62).
    fn paid_by(&self, seat: Seat) -> u32 {
        let own = self.answers.iter().find(|&&(other, _)| other == seat && !self.two_players());
        own.map_or(0, |&(_, amount)| amount)
    }
}

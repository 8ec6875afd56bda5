//! Facts change the position. Nothing here judges, fails or rolls; a fact that
//! does not belong here leaves alone what it does not name.

use super::auction::Auction;
use super::builder::Offers;
use super::decision::Asking;
use super::event::Event;
use super::extra_canal::ExtraCanal;
use super::land::{Farmers, Plantation};
use super::leftover::Leftover;
use super::planting::Planting;
use super::proposals::{Proposal, Proposals};
use super::sealed_bid::SealedBids;
use super::state::{Moving, Phase, Santiago};
use super::view::CanalView;
use super::{Segment, Square, Tile};
use crate::engine::Seat;

impl Santiago {
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::SetAside { tile } => {
                self.set_aside = Some(*tile);
                self.phase = Phase::Moves(Moving::Reveal);
            }
            Event::FirstCanal { seat: _, segment } => {
                self.land.lay(*segment, CanalView::Supply);
                self.phase = Phase::Moves(Moving::Reveal);
            }
            Event::Revealed { round, offer } => self.reveal(*round, offer),
            Event::Bid { seat, amount } => self.answer(*seat, *amount),
            Event::Passed { seat, by_itself: _ } => self.answer(*seat, 0),
            Event::Sealed { seat, amount } => {
                if let Phase::Asks(Asking::SealedBid(bids)) = &mut self.phase {
                    bids.seal(*seat, *amount);
                }
            }
            Event::Unsealed { bids, winner } => {
                self.collect(bids);
                self.answers.clone_from(bids);
                self.phase = Phase::Moves(Moving::Unsealed { winner: *winner });
            }
            Event::Builder { seat, order, paid } => self.begin_planting(*seat, order, paid),
            Event::Planted { seat, tile, square, farmers } => {
                self.plant(*seat, *tile, *square, *farmers);
            }
            Event::Leftover { seat: _, tile, square } => {
                self.take(*tile);
                self.land.set(*square, Plantation::Green { tile: *tile, farmers: None });
                self.phase = Phase::Asks(Asking::Propose(Proposals::default()));
            }
            Event::Proposed { seat, segment, amount } => {
                self.propose(*seat, Some(Proposal { segment: *segment, amount: *amount }));
            }
            Event::ProposedNothing { seat } => self.propose(*seat, None),
            Event::Accepted { seat, segment, paid } => {
                self.collect(paid);
                self.earn(*seat, paid.iter().map(|&(_, amount)| amount).sum()); // D64
                self.finish_canal(Some(*segment));
            }
            Event::Built { seat, segment, price } => {
                self.collect(&[(*seat, *price)]);
                self.finish_canal(Some(*segment));
            }
            Event::NotBuilt { .. } => self.finish_canal(None),
            Event::Extra { seat, segment } => {
                if let Some(player) = self.player_mut(*seat) {
                    player.extra_canal = false;
                }
                self.land.lay(*segment, CanalView::Extra(*seat));
                self.phase = Phase::Moves(Moving::Drought); // S39: the first one ends the phase
            }
            Event::Held { seat } => {
                if let Phase::Asks(Asking::Extra(phase)) = &mut self.phase {
                    phase.declined.push(*seat);
                }
            }
            Event::Drought { weakened, dried, last } => self.dry(weakened, dried, *last),
            Event::Paid { amount } => {
                for player in self.players.values_mut() {
                    player.money = player.money.saturating_add(*amount);
                }
                self.phase = Phase::Moves(Moving::Reveal);
            }
            Event::Over { standings } => self.phase = Phase::Finished(standings.clone()),
            Event::Mended { now } => now.iter().for_each(|fact| self.mend(fact)),
            Event::Ruled { rule, on } => self.rule(*rule, *on),
        }
    }

    fn reveal(&mut self, round: u8, offer: &[Tile]) {
        for tile in offer {
            self.unseen.remove(*tile);
        }
        self.round = round;
        self.offer = offer.to_vec();
        self.answers.clear();
        self.proposals.clear();
        self.phase = if self.two_players() {
            Phase::Asks(Asking::SealedBid(SealedBids::new(self.seats)))
        } else {
            Phase::Asks(Asking::Bid(Auction::default()))
        };
    }

    fn answer(&mut self, seat: Seat, amount: u32) {
        if let Phase::Asks(Asking::Bid(auction)) = &mut self.phase {
            auction.answers.push((seat, amount));
        }
    }

    fn begin_planting(&mut self, builder: Seat, order: &[Seat], paid: &[(Seat, u32)]) {
        if let Phase::Asks(Asking::Bid(auction)) = &self.phase {
            self.answers.clone_from(&auction.answers);
        }
        self.collect(paid);
        self.builder = builder;
        self.phase = Phase::Asks(Asking::Plant(Planting::new(order.to_vec())));
    }

    fn plant(&mut self, seat: Seat, tile: Tile, square: Square, farmers: u8) {
        self.take(tile);
        if let Some(player) = self.player_mut(seat) {
            player.farmers = player.farmers.saturating_sub(farmers);
        }
        let farmers = Farmers::new(seat, farmers);
        self.land.set(square, Plantation::Green { tile, farmers });
        let Phase::Asks(Asking::Plant(planting)) = &mut self.phase else { return };
        planting.planted += 1;
        // D101: with corrected tiles there may be fewer of them than planters.
        if planting.now().is_none() || self.offer.is_empty() {
            self.phase = match (planting.winner(), self.offer.first()) {
                (Some(winner), Some(&tile)) => {
                    Phase::Asks(Asking::Leftover(Leftover { winner, tile }))
                }
                _ => Phase::Asks(Asking::Propose(Proposals::default())),
            };
        }
    }

    fn propose(&mut self, seat: Seat, proposal: Option<Proposal>) {
        let asked = self.others().count();
        if let Phase::Asks(Asking::Propose(proposals)) = &mut self.phase {
            proposals.answers.push((seat, proposal));
            if proposals.answers.len() >= asked {
                self.phase =
                    Phase::Asks(Asking::Build(Offers { answers: proposals.answers.clone() }));
            }
        }
    }

    /// One canal leaves the supply, to the land or to the box (I3). Offers not
    /// accepted were never taken, so nothing has to be given back.
    fn finish_canal(&mut self, built: Option<Segment>) {
        if let Phase::Asks(Asking::Build(offers)) = &self.phase {
            self.proposals.clone_from(&offers.answers);
        }
        self.supply = self.supply.saturating_sub(1);
        if let Some(segment) = built {
            self.land.lay(segment, CanalView::Supply);
        }
        self.phase = Phase::Asks(Asking::Extra(ExtraCanal::default()));
    }

    fn dry(&mut self, weakened: &[(Square, u8)], dried: &[Square], last: bool) {
        for &(square, left) in weakened {
            if let Some((tile, Some(farmers))) = self.land.green(square) {
                let farmers = Farmers::new(farmers.owner(), left);
                self.land.set(square, Plantation::Green { tile, farmers });
            }
        }
        for &square in dried {
            let front = self.land.green(square).map(|(tile, _)| tile);
            self.land.set(square, Plantation::Dried { front });
        }
        self.phase =
            if last { Phase::Moves(Moving::Counting) } else { Phase::Moves(Moving::Payday) };
    }

    fn take(&mut self, tile: Tile) {
        if let Some(place) = self.offer.iter().position(|&other| other == tile) {
            self.offer.remove(place);
        }
    }

    fn collect(&mut self, from: &[(Seat, u32)]) {
        for &(seat, amount) in from {
            if let Some(player) = self.player_mut(seat) {
                player.money = player.money.saturating_sub(amount);
            }
        }
    }

    fn earn(&mut self, seat: Seat, amount: u32) {
        if let Some(player) = self.player_mut(seat) {
            player.money = player.money.saturating_add(amount);
        }
    }
}

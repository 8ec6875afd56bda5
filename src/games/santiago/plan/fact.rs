//! What a plan may depend on: public knowledge and the seat's own (S10).

use super::super::view::{BidView, PlantationView, PlayerView};
use super::super::{Segment, Square, View};
use super::wish::Which;
use crate::engine::Seat;
use crate::engine::plan::{Amount, Who};
use std::fmt;

/// Something that a player can see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// They passed in this round's auction.
    Passed(Who),
    /// They bid so much in it.
    Bid(Who, Amount),
    /// The highest bid so far; 0 if there is none.
    Highest(Amount),
    /// They have so much money; not so if the seat may not know.
    Money(Who, Amount),
    Builder(Who),
    /// The square's farmers are theirs.
    Owner(Square, Who),
    Free(Square),
    /// A canal runs along it.
    Watered(Square),
    Built(Segment),
    Proposed(Segment),
    Proposes(Who),
    /// What is offered for it together (D54).
    Sum(Segment, Amount),
    /// The highest sum; 0 if nothing is proposed.
    BestSum(Amount),
    /// What building elsewhere costs (D56).
    Price(Amount),
    /// Such a tile is still to be had.
    There(Which),
    Round(Amount),
}

fn is_so(who: Who, view: &View, me: Seat, fact: impl Fn(&PlayerView) -> bool) -> bool {
    who.is_so(me, &view.players, |it| it.seat, |it| fact(it))
}

impl Fact {
    /// Does a number belong to it?
    pub(super) fn has_amount(self) -> bool {
        match self {
            Fact::Bid(..)
            | Fact::Highest(_)
            | Fact::Money(..)
            | Fact::Sum(..)
            | Fact::BestSum(_)
            | Fact::Price(_)
            | Fact::Round(_) => true,
            Fact::Passed(_)
            | Fact::Builder(_)
            | Fact::Owner(..)
            | Fact::Free(_)
            | Fact::Watered(_)
            | Fact::Built(_)
            | Fact::Proposed(_)
            | Fact::Proposes(_)
            | Fact::There(_) => false,
        }
    }

    /// Does it hold, as far as this seat can see?
    pub(super) fn holds(self, view: &View, me: Seat) -> bool {
        let square = |square: Square| view.squares.iter().find(|it| it.square == square);
        let segment = |place: Segment| view.segments.iter().find(|it| it.segment == place);
        let made = || view.proposed.iter().filter_map(|&(seat, proposal)| Some((seat, proposal?)));
        let sum = |place: Segment| -> u32 {
            let there = made().filter(|&(_, (other, _))| other == place);
            there.map(|(_, (_, amount))| amount).sum()
        };
        let sums = || made().map(|(_, (place, _))| sum(place)).max().unwrap_or(0);
        match self {
            Fact::Passed(who) => is_so(who, view, me, |it| it.bid == BidView::Passed),
            Fact::Bid(who, amount) => {
                let bid =
                    |it: &PlayerView| matches!(it.bid, BidView::Amount(bid) if amount.covers(bid));
                is_so(who, view, me, bid)
            }
            Fact::Highest(amount) => {
                let bids = view.players.iter().filter_map(|it| match it.bid {
                    BidView::Amount(bid) => Some(bid),
                    BidView::None | BidView::Sealed | BidView::Passed => None,
                });
                amount.covers(bids.max().unwrap_or(0))
            }
            // S7: a balance that is hidden from the seat proves nothing.
            Fact::Money(who, amount) => {
                let has = |it: &PlayerView| it.money.is_some_and(|money| amount.covers(money));
                let known = |it: &PlayerView| it.money.is_some();
                is_so(who, view, me, has) && (who != Who::Nobody || view.players.iter().all(known))
            }
            Fact::Builder(who) => is_so(who, view, me, |it| it.seat == view.builder),
            Fact::Owner(place, who) => {
                let owner = match square(place).and_then(|it| it.plantation) {
                    Some(PlantationView::Green { owner, .. }) => owner,
                    Some(PlantationView::Dried) | None => None,
                };
                is_so(who, view, me, |it| Some(it.seat) == owner)
            }
            Fact::Free(place) => square(place).is_some_and(|it| it.plantation.is_none()),
            Fact::Watered(place) => square(place).is_some_and(|it| it.irrigated),
            Fact::Built(place) => segment(place).is_some_and(|it| it.canal.is_some()),
            Fact::Proposed(place) => made().any(|(_, (other, _))| other == place),
            Fact::Proposes(who) => {
                is_so(who, view, me, |it| made().any(|(seat, _)| seat == it.seat))
            }
            Fact::Sum(place, amount) => amount.covers(sum(place)),
            Fact::BestSum(amount) => amount.covers(sums()),
            Fact::Price(amount) => amount.covers(sums().saturating_add(1)),
            Fact::There(which) => view.offer.iter().any(|&tile| match which {
                Which::Any => true,
                Which::Kind(kind) => tile.kind() == kind,
                Which::Tile(wanted) => tile == wanted,
            }),
            Fact::Round(amount) => amount.covers(u32::from(view.round)),
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Passed(Who::Me) => f.write_str("I have passed"),
            Fact::Passed(who) => write!(f, "{who} has passed"),
            Fact::Bid(who, amount) => write!(f, "{who} bid {amount}"),
            Fact::Highest(amount) => write!(f, "highest bid is {amount}"),
            Fact::Money(Who::Me, amount) => write!(f, "I have {amount}"),
            Fact::Money(who, amount) => write!(f, "{who} has {amount}"),
            Fact::Builder(Who::Me) => f.write_str("I am builder"),
            Fact::Builder(who) => write!(f, "{who} is builder"),
            Fact::Owner(square, Who::Me) => write!(f, "{square} is mine"),
            Fact::Owner(square, who) => write!(f, "{square} belongs to {who}"),
            Fact::Free(square) => write!(f, "{square} is free"),
            Fact::Watered(square) => write!(f, "{square} is watered"),
            Fact::Built(segment) => write!(f, "{segment} is built"),
            Fact::Proposed(segment) => write!(f, "{segment} is proposed"),
            Fact::Proposes(Who::Me) => f.write_str("I propose"),
            Fact::Proposes(who) => write!(f, "{who} proposes"),
            Fact::Sum(segment, amount) => write!(f, "sum at {segment} is {amount}"),
            Fact::BestSum(amount) => write!(f, "best sum is {amount}"),
            Fact::Price(amount) => write!(f, "price is {amount}"),
            Fact::There(which) => write!(f, "{which} is there"),
            Fact::Round(amount) => write!(f, "round is {amount}"),
        }
    }
}

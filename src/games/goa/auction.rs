//! P5 and P6: the lots are auctioned, each settled before the next (section 4).

use super::Action;
use super::decision::{Answer, Decision, Description, Form, Part};
use super::event::Event;
use super::plan::Address;
use super::state::{Goa, Lot};
use super::tiles::Tile;
use super::view::Question;
use super::violation::{Ducats, Violation};
use super::vocabulary::Verb;
use crate::engine::Seat;
use crate::games::sentences::Amounts;

pub(super) const BID: Description = Description {
    id: "P5",
    asks: "bid or pass",
    answers: &[
        Answer::Order("bid", Form::of(Verb::Bid, &[Part::Amount])),
        Answer::Order("pass", Form::of(Verb::Pass, &[])),
    ],
    also: &[Verb::Nothing],
    no: Some(Verb::Pass),
    address: Address::Lot,
};

/// To keep a lot is to buy it.
pub(super) const SELL: Description = Description {
    id: "P6",
    asks: "sell or buy",
    answers: &[
        Answer::Order("sell", Form::of(Verb::Sell, &[])),
        Answer::Order("buy", Form::of(Verb::Buy, &[])),
    ],
    also: &[Verb::Keep],
    no: None,
    address: Address::Lot,
};

/// The round's auctions.
///
/// The lots and their sellers stay as they are, whoever holds the flag
/// meanwhile (D33).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Auction {
    /// All lots of the round in their order.
    pub(super) lots: Vec<Lot>,
    /// The lots that are settled: the tile (`None` is the flag), who has it,
    /// and the price.
    pub(super) settled: Vec<(Option<Tile>, Seat, u32)>,
    /// Answers for the lot at hand, in their order; 0 is a pass.
    pub(super) answers: Vec<(Seat, u32)>,
}

impl Auction {
    pub(super) fn new(lots: Vec<Lot>) -> Auction {
        Auction { lots, settled: Vec::new(), answers: Vec::new() }
    }

    /// The lot at hand: in the order of the markers (G23). `None` once all are
    /// settled.
    pub(super) fn lot(&self) -> Option<Lot> {
        self.lots.get(self.settled.len()).copied()
    }

    /// The number of the lot at hand, from 1.
    pub(super) fn number(&self) -> u8 {
        u8::try_from(self.settled.len() + 1).unwrap_or(u8::MAX)
    }

    /// The highest bid and whose it is.
    pub(super) fn highest(&self) -> Option<(Seat, u32)> {
        // Each bid is higher than the one before.
        self.answers.iter().rev().copied().find(|&(_, amount)| amount > 0)
    }

    /// Each once, clockwise from the seller's left, without the seller (G24).
    /// With two players that is one (D32).
    fn bidder(&self, game: &Goa) -> Option<Seat> {
        let seller = self.lot()?.seller;
        game.seats.clockwise_from(seller).skip(1).nth(self.answers.len())
    }

    /// The bidders, then the seller if there is a bid (G25, G26).
    pub(super) fn awaited(&self, game: &Goa) -> Option<Seat> {
        let seller = self.highest().and_then(|_| self.lot()).map(|lot| lot.seller);
        self.bidder(game).or(seller)
    }

    pub(super) fn decision(&self, game: &Goa) -> Decision {
        if self.bidder(game).is_some() { Decision::Bid } else { Decision::Sell }
    }

    /// The least bid, above the highest so far (G24), the first at least 1
    /// (D23), and the most: all ducats.
    fn range(&self, game: &Goa, seat: Seat) -> (u32, u32) {
        let highest = self.highest().map_or(0, |(_, amount)| amount);
        (highest.saturating_add(1), game.player(seat).ducats)
    }
}

/// `None` once all lots are settled.
pub(super) fn question(game: &Goa, so_far: &Auction, seat: Seat) -> Option<Question> {
    let lot = so_far.number();
    if so_far.bidder(game).is_some() {
        let (least, most) = so_far.range(game, seat);
        return Some(Question::Bid { lot, least, most });
    }
    let (bidder, price) = so_far.highest()?;
    Some(Question::Sell { lot, bidder, price, keep: game.figures.seller.price(price) })
}

pub(super) fn legal(game: &Goa, so_far: &Auction, seat: Seat) -> Vec<Action> {
    if so_far.bidder(game).is_some() {
        let (least, most) = so_far.range(game, seat);
        return (least..=most).map(Action::Bid).chain([Action::Pass]).collect();
    }
    let keep = so_far.highest().map(|(_, price)| game.figures.seller.price(price));
    let payable = keep.is_some_and(|keep| keep <= game.player(seat).ducats);
    let buy = payable.then_some(Action::Buy); // D27
    [Action::Sell].into_iter().chain(buy).collect()
}

pub(super) fn decide(
    game: &Goa,
    so_far: &Auction,
    seat: Seat,
    action: &Action,
) -> Result<Vec<Event>, Violation> {
    let event = if so_far.bidder(game).is_some() {
        answer(game, so_far, seat, action)?
    } else {
        settle(game, so_far, seat, action)?
    };
    Ok(vec![event])
}

/// P5. A bid binds: nobody is asked twice, and nothing happens between the bid
/// and its payment (G24, D34). Tiles and cards have no part in it (D31).
fn answer(game: &Goa, so_far: &Auction, seat: Seat, action: &Action) -> Result<Event, Violation> {
    let amount = match *action {
        Action::Pass => return Ok(Event::Passed { seat, by_itself: false }),
        Action::Bid(amount) => amount,
        Action::QuickMarkers(..)
        | Action::QuickDucats
        | Action::Flag(_)
        | Action::Mark(_)
        | Action::Sell
        | Action::Buy
        | Action::Steps { .. } => {
            return Err(Violation::OtherQuestion(Decision::Bid));
        }
    };
    let (least, most) = so_far.range(game, seat);
    let range = Amounts(if least <= most { vec![(least, most)] } else { Vec::new() });
    if amount == 0 {
        return Err(Violation::BidOfNothing { range });
    }
    if amount > most {
        // Only the bidder hears this (D24).
        return Err(Violation::BidAboveDucats { amount, ducats: Ducats(most), range });
    }
    match so_far.highest() {
        Some((by, highest)) if amount <= highest => {
            Err(Violation::BidTooLow { amount, by, highest, range })
        }
        _ => Ok(Event::Bid { seat, amount }),
    }
}

/// P6.
fn settle(game: &Goa, so_far: &Auction, seat: Seat, action: &Action) -> Result<Event, Violation> {
    let other = Violation::OtherQuestion(Decision::Sell);
    let (Some(lot), Some((bidder, price))) = (so_far.lot(), so_far.highest()) else {
        return Err(other);
    };
    match action {
        Action::Sell => Ok(sold(game, lot, bidder, price)),
        Action::Buy => {
            let (keep, ducats) = (game.figures.seller.price(price), game.player(seat).ducats);
            if keep > ducats {
                return Err(Violation::CannotKeep {
                    keep: Ducats(keep),
                    ducats: Ducats(ducats),
                    bidder,
                });
            }
            // G27, G28: to the bank. There is one price only (D28), and it may
            // be nothing (D26).
            Ok(won(game, lot, seat, keep, None))
        }
        Action::QuickMarkers(..)
        | Action::QuickDucats
        | Action::Flag(_)
        | Action::Mark(_)
        | Action::Bid(_)
        | Action::Pass
        | Action::Steps { .. } => Err(other),
    }
}

/// The bidder pays the seller (G26).
fn sold(game: &Goa, lot: Lot, bidder: Seat, price: u32) -> Event {
    won(game, lot, bidder, price, Some(lot.seller))
}

/// Whoever gets the flag gets an extra action, too (G29), in every case (D29),
/// if there is one (D11). A tile works before the next lot (G31). How many
/// lots one has got already does not matter (G32).
fn won(game: &Goa, lot: Lot, seat: Seat, price: u32, to: Option<Seat>) -> Event {
    let tile = lot.cell.and_then(|cell| game.grid.tile(cell));
    let extras = if lot.cell.is_none() { game.extras.min(1) } else { 0 };
    Event::Won { seat, lot, price, to, tile, extras }
}

/// Passes for whom no bid is left (D25), gives a lot nobody bids for to its
/// seller (G25), who must take it (D30), and sells for whom cannot keep it
/// (D27). All of it rests on ducats that anybody could add up (D116).
pub(super) fn automatic(game: &Goa, so_far: &Auction) -> Option<Event> {
    let lot = so_far.lot()?;
    if let Some(seat) = so_far.bidder(game) {
        let (least, most) = so_far.range(game, seat);
        return (most < least).then_some(Event::Passed { seat, by_itself: true });
    }
    match so_far.highest() {
        None => Some(won(game, lot, lot.seller, 0, None)),
        Some((bidder, price)) => {
            let keep = game.figures.seller.price(price);
            let too_dear = keep > game.player(lot.seller).ducats;
            too_dear.then(|| sold(game, lot, bidder, price))
        }
    }
}

/// P5: pass. P6: sell.
pub(super) fn default_action(game: &Goa, so_far: &Auction) -> Action {
    if so_far.bidder(game).is_some() { Action::Pass } else { Action::Sell }
}

#[cfg(test)]
mod tests;

//! P4: the auction of two players, sealed and at once (S57 to S61). It has no
//! order of asking (D94).

use super::decision::{Decision, Description, Form, Part};
use super::event::Event;
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::{Escudos, Violation};
use super::vocabulary::Verb;
use super::{Action, auction};
use crate::engine::{BySeat, Seat, Seats};

pub(super) const DECISION: Description = Description {
    id: "P4",
    phase: PhaseName::Auction,
    orders: &[("sealed", Form(Verb::Bid, &[Part::Amount])), ("sealed-pass", Form(Verb::Pass, &[]))],
    ..auction::DECISION
};

/// The sealed bids; 0 is a pass.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SealedBids(BySeat<Option<u32>>);

impl SealedBids {
    pub(super) fn new(seats: Seats) -> SealedBids {
        SealedBids(BySeat::from_fn(seats, |_| None))
    }

    pub(super) fn of(&self, seat: Seat) -> Option<u32> {
        self.0.values().nth(seat.index()).copied().flatten()
    }

    pub(super) fn seal(&mut self, seat: Seat, amount: u32) {
        if let Some(bid) = self.0.values_mut().nth(seat.index()) {
            *bid = Some(amount);
        }
    }

    /// Those whose bid is missing, in any order.
    pub(super) fn awaited(&self) -> Vec<Seat> {
        self.0.iter().filter(|(_, bid)| bid.is_none()).map(|(seat, _)| seat).collect()
    }

    /// May this seat answer? Also to change its bid while the other is missing
    /// (D93), if there is anything it could be changed to.
    pub(super) fn is_open_to(&self, game: &Santiago, seat: Seat) -> bool {
        self.of(seat).is_none() || (!self.awaited().is_empty() && most(game, seat) > 0)
    }

    fn all(&self) -> Vec<(Seat, u32)> {
        self.0.iter().filter_map(|(seat, bid)| bid.map(|amount| (seat, amount))).collect()
    }
}

/// Own money, and no more than there are cubes to show it (S58, D88, D89).
fn most(game: &Santiago, seat: Seat) -> u32 {
    game.money(seat).min(game.figures.cubes)
}

pub(super) fn question(game: &Santiago, bids: &SealedBids, seat: Seat) -> Question {
    Question::SealedBid { most: most(game, seat), sealed: bids.of(seat) }
}

pub(super) fn legal(game: &Santiago, seat: Seat) -> Vec<Action> {
    (1..=most(game, seat)).map(Action::Bid).chain([Action::Pass]).collect()
}

pub(super) fn decide(game: &Santiago, seat: Seat, action: Action) -> Result<Vec<Event>, Violation> {
    // To pass is to seal nothing (S58).
    let amount = if action == Action::Pass { Some(0) } else { action.bid() };
    let amount = amount.ok_or(Violation::OtherQuestion(Decision::SealedBid))?;
    let (money, most) = (game.money(seat), most(game, seat));
    if amount > money {
        return Err(Violation::SealedAboveMoney { amount, money: Escudos(money), most });
    }
    if amount > most {
        return Err(Violation::SealedAboveCubes { amount, cubes: game.figures.cubes });
    }
    Ok(vec![Event::Sealed { seat, amount }])
}

/// Passes for whom nothing else is possible, and unseals when both are in.
pub(super) fn automatic(game: &Santiago, bids: &SealedBids) -> Option<Event> {
    let waiting = bids.awaited();
    if let Some(&seat) = waiting.iter().find(|&&seat| most(game, seat) == 0) {
        return Some(Event::Sealed { seat, amount: 0 });
    }
    if !waiting.is_empty() {
        return None;
    }
    let bids = bids.all();
    let winner = winner(game, &bids)?;
    Some(Event::Unsealed { bids, winner })
}

/// The higher bid; of equal ones, two passes included, the token's holder's
/// (S59, D90). Both have paid either way (S60, D93).
fn winner(game: &Santiago, bids: &[(Seat, u32)]) -> Option<Seat> {
    bids.iter().max_by_key(|&&(seat, amount)| (amount, seat == game.builder)).map(|&(seat, _)| seat)
}

/// Phase 2: the loser builds (S61), so a tie always moves the token (D92). The
/// winner plants first (S62).
pub(super) fn builder(game: &Santiago, winner: Seat) -> Event {
    let loser = game.seats.left_of(winner);
    Event::Builder { seat: loser, order: vec![winner, loser], paid: Vec::new() }
}

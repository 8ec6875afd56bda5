//! P3: the auction with three players and more (S23 to S27).

use super::Action;
use super::decision::{Decision, Description, Form, Part};
use super::event::Event;
use super::plan::Slot;
use super::state::Santiago;
use super::view::{PhaseName, Question};
use super::violation::{Escudos, Violation};
use super::vocabulary::Verb;
use crate::engine::Seat;
use crate::games::sentences::Amounts;

pub(super) const DECISION: Description = Description {
    id: "P3",
    phase: PhaseName::Auction,
    asks: "bid or pass",
    orders: &[("bid", Form(Verb::Bid, &[Part::Amount])), ("pass", Form(Verb::Pass, &[]))],
    wishes: &[Form(Verb::Bid, &[Part::UpTo])],
    also: &[Verb::Nothing],
    no: Some(Action::Pass),
    slot: Some(Slot::Bid),
};

/// The answers so far, in the order they were asked for, which seats alone
/// decide (S23, D31). Nothing takes one back (D30).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Auction {
    /// 0 is a pass (D26).
    pub(super) answers: Vec<(Seat, u32)>,
}

impl Auction {
    /// Everybody once, clockwise from the left of the token, its holder last
    /// (S23, S25).
    pub(super) fn awaited(&self, game: &Santiago) -> Option<Seat> {
        // By names, since a correction may move the token meanwhile (D99).
        let answered = |seat: &Seat| self.answers.iter().any(|(other, _)| other == seat);
        game.others().chain([game.builder]).find(|seat| !answered(seat))
    }

    fn taken_by(&self, amount: u32) -> Option<Seat> {
        self.answers.iter().find(|&&(_, other)| other == amount).map(|&(seat, _)| seat)
    }

    /// The amounts still to be had, up to the player's money (S24, D25, D27).
    fn free(&self, money: u32) -> Vec<(u32, u32)> {
        let mut taken: Vec<u32> =
            self.answers.iter().map(|&(_, amount)| amount).filter(|&amount| amount > 0).collect();
        taken.sort_unstable();
        let mut free = Vec::new();
        let mut from = 1;
        for amount in taken.into_iter().take_while(|&amount| amount <= money) {
            if from < amount {
                free.push((from, amount - 1));
            }
            from = amount.saturating_add(1);
        }
        if from <= money {
            free.push((from, money));
        }
        free
    }
}

pub(super) fn question(game: &Santiago, so_far: &Auction, seat: Seat) -> Question {
    let taken = so_far.answers.iter().copied().filter(|&(_, amount)| amount > 0).collect();
    Question::Bid { taken, free: so_far.free(game.money(seat)) }
}

pub(super) fn legal(game: &Santiago, so_far: &Auction, seat: Seat) -> Vec<Action> {
    let free = so_far.free(game.money(seat));
    let bids = free.into_iter().flat_map(|(first, last)| first..=last).map(Action::Bid);
    bids.chain([Action::Pass]).collect()
}

pub(super) fn decide(
    game: &Santiago,
    so_far: &Auction,
    seat: Seat,
    action: Action,
) -> Result<Vec<Event>, Violation> {
    if action == Action::Pass {
        return Ok(vec![Event::Passed { seat, by_itself: false }]);
    }
    let amount = action.bid().ok_or(Violation::OtherQuestion(Decision::Bid))?;
    let money = game.money(seat);
    let free = Amounts(so_far.free(money));
    if amount == 0 {
        return Err(Violation::BidOfNothing { free });
    }
    if amount > money {
        return Err(Violation::BidAboveMoney { amount, money: Escudos(money), free });
    }
    if let Some(by) = so_far.taken_by(amount) {
        return Err(Violation::BidTaken { amount, by, free });
    }
    Ok(vec![Event::Bid { seat, amount }])
}

/// Passes for whom no amount is left (D28), and ends the auction with phase 2.
pub(super) fn automatic(game: &Santiago, so_far: &Auction) -> Option<Event> {
    match so_far.awaited(game) {
        Some(seat) => {
            let nothing_left = so_far.free(game.money(seat)).is_empty();
            nothing_left.then_some(Event::Passed { seat, by_itself: true })
        }
        None => builder(so_far),
    }
}

/// Phase 2. The token goes to the first who passed, else to the lowest bidder
/// (S26), its old holder included (D33): bids differ and passes have an order,
/// so there is no tie (D34). If all pass that is the one asked first (D32,
/// D35). They act in this round already (D36). All bids are paid here (D38).
fn builder(so_far: &Auction) -> Option<Event> {
    let order = planting_order(&so_far.answers);
    // A pass counts 0, and of equals the first is found.
    let &(seat, _) = so_far.answers.iter().min_by_key(|&&(_, amount)| amount)?;
    let paid = so_far.answers.iter().copied().filter(|&(_, amount)| amount > 0).collect();
    Some(Event::Builder { seat, order, paid })
}

/// Highest bid first, then those who passed, the last of them first (S27).
fn planting_order(answers: &[(Seat, u32)]) -> Vec<Seat> {
    // A stable sort of the answers backwards leaves the passes backwards.
    let mut order: Vec<_> = answers.iter().rev().collect();
    order.sort_by_key(|&&(_, amount)| std::cmp::Reverse(amount));
    order.into_iter().map(|&(seat, _)| seat).collect()
}

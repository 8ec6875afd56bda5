//! Plans: orders sent ahead, sealed, with conditions and fallbacks.
//!
//! A plan is a list of [`Line`]s, each for one decision. When that decision comes,
//! the line is looked up, its conditions are evaluated, and its first clause that
//! the rules allow becomes an ordinary order of that seat: in the journal it looks
//! as if it had been mailed at that moment.
//!
//! - `read` turns a line of text into a [`Line`], `write` writes the canonical
//!   text back; the words `if`, `else`, `until round` are in `keywords`, and
//!   whose and how much a condition asks for in `measure`.
//! - `filed` holds the lines of a table and says which are still alive;
//!   `history` says what they were at any position.
//! - `run` lets them act, `mail` takes a mail full of orders.
//!
//! What the lines mean is up to the game: [`Plannable`].

mod condition;
mod filed;
mod history;
pub mod keywords;
mod mail;
mod measure;
mod misread;
mod order;
mod read;
mod run;
#[cfg(test)]
mod tests;
mod write;

pub use condition::Condition;
pub use filed::{Acted, Ended, Filed, Plans, Stop};
pub use history::{Change, Changed, History};
pub use mail::{Check, Covered, Item, LeftOut, Mailed, Refused, Seen, Sitting, Verdict, Would};
pub use measure::{Amount, Limit, Who, limit_before, limit_behind};
pub use run::{Happened, Reason};

use super::{Game, Order, OrderError, Seat, Sentence};
use std::fmt::{Debug, Display};

/// A game whose decisions can be planned.
///
/// Reading depends on nothing but the words, so that a filed line reads back the
/// same at any later moment. What is possible is decided when the decision comes.
pub trait Plannable: Game {
    /// A decision of a round that orders can be sent ahead for, such as `lot 3`.
    /// `Display` is its address in the order language.
    type Slot: Clone + PartialEq + Debug + Display;
    /// What a player wants at a decision, exact (`bid 5`) or not (`up to 6`).
    /// `Display` is its canonical text; reading it back for the same slot gives the
    /// same wish.
    type Wish: Clone + PartialEq + Debug + Display;
    /// Something a player can see, such as `red has the flag`. `Display` reads
    /// back the same.
    type Fact: Clone + PartialEq + Debug + Display;

    /// The decision these words begin with, and how many words name it. `colon`
    /// says whether a colon follows the address; without one, words that could
    /// begin an order of their own are not an address.
    fn address(order: &Order, colon: bool) -> Option<(Self::Slot, usize)>;

    /// Does this lower-case word begin an address?
    fn begins_address(word: &str) -> bool;

    /// Does this lower-case word begin an order, or an address, in some language?
    #[must_use]
    fn begins_order(word: &str) -> bool {
        Self::begins_address(word)
    }

    /// Reads one wish for a decision; `None` if the line names none, and the verb
    /// must tell. `before` is the wish that this one is the fallback of and may
    /// borrow from (`plant banana2 c4, else d4`).
    ///
    /// # Errors
    /// What is not understood, pointing at the word.
    fn wish(
        slot: Option<&Self::Slot>,
        order: &Order,
        before: Option<&Self::Wish>,
    ) -> Result<Self::Wish, OrderError>;

    /// Is this wish an order as the rules read them? If not, it is a plan even if
    /// its decision is at hand.
    #[must_use]
    fn is_exact(wish: &Self::Wish) -> bool {
        let _ = wish;
        true
    }

    /// How many of the words after an `if` belong to the wish itself rather than to
    /// a condition of the plan (`third card if short`). 0 for most.
    #[must_use]
    fn inner_condition(after_if: &Order) -> usize {
        let _ = after_if;
        0
    }

    /// Is the `or` between these two lower-case words part of a single name?
    /// `false` for most.
    #[must_use]
    fn names_one_thing(before: &str, after: &str) -> bool {
        let _ = (before, after);
        false
    }

    /// Reads one fact, without `and`, `or` and `not`.
    ///
    /// # Errors
    /// What is not understood, pointing at the word.
    fn fact(order: &Order) -> Result<Self::Fact, OrderError>;

    /// The round meant by lines that name none; 0 before the first.
    fn round(&self) -> u32;

    /// The last round of the game.
    fn rounds(&self) -> u32;

    /// Does this event prepare the next round, though the number of the old one still
    /// stands? `false` for most: the first event of a round has its number.
    #[must_use]
    fn prepares_round(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Can this ever be true at this table? Uses only what everybody knows. Called
    /// when the line is filed.
    ///
    /// # Errors
    /// A sentence saying why it never can.
    fn can_be(&self, fact: &Self::Fact) -> Result<(), Sentence> {
        let _ = fact;
        Ok(())
    }

    /// Can this seat ever face this decision, in whichever round?
    ///
    /// # Errors
    /// A sentence saying why it never can.
    fn can_come(&self, seat: Seat, slot: &Self::Slot) -> Result<(), Sentence> {
        let _ = (seat, slot);
        Ok(())
    }

    /// The decisions that this seat may still have to make in this round, in order
    /// and including the present one, and anything else that can be set for the
    /// round (a budget).
    fn coming(&self, seat: Seat) -> Vec<Self::Slot> {
        self.present(seat)
    }

    /// The addresses that cover the seat's present question, the one to look up
    /// first in front. Empty if it is asked nothing, or nothing that can be
    /// planned.
    fn present(&self, seat: Seat) -> Vec<Self::Slot>;

    /// Did the present question come up inside a decision already made (colonists
    /// for a colony, the choice a tile brings)? A line makes its decision once and
    /// answers such questions as often as they come.
    fn follows_up(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Is this an address for several decisions of a round (`lots`)? A line for
    /// it acts at each of them.
    #[must_use]
    fn repeats(slot: &Self::Slot) -> bool {
        let _ = slot;
        false
    }

    /// A decision's name across rounds: a standing line without an address means
    /// all lots rather than the current one.
    #[must_use]
    fn in_general(slot: Self::Slot) -> Self::Slot {
        slot
    }

    /// Does a line for this address go beside a decision rather than make one: a
    /// tile used on the way, a limit to others? It leaves the decision open, and
    /// does nothing if its conditions don't hold.
    #[must_use]
    fn is_beside(slot: &Self::Slot) -> bool {
        let _ = slot;
        false
    }

    /// Is it a limit that other lines keep to? It applies as long as it stands,
    /// even while others are held.
    #[must_use]
    fn is_limit(slot: &Self::Slot) -> bool {
        let _ = slot;
        false
    }

    /// Why this decision does not come for this seat in this round, if the game has
    /// a more specific reason.
    #[must_use]
    fn not_coming(&self, seat: Seat, slot: &Self::Slot) -> Option<Sentence> {
        let _ = (seat, slot);
        None
    }

    /// Does this wish belong to that decision? `build` belongs to the canal, though
    /// a player may say it of the extra one too.
    #[must_use]
    fn belongs(slot: &Self::Slot, wish: &Self::Wish) -> bool {
        let _ = (slot, wish);
        true
    }

    /// Must a lone order name its decision unless it answers the current question?
    /// It spends something that can't be recovered, and its writer may well have
    /// meant a different decision from the next.
    #[must_use]
    fn is_named(&self, seat: Seat, wish: &Self::Wish) -> bool {
        let _ = (seat, wish);
        false
    }

    /// The coming decision that a line without an address is for, if it can't be
    /// mistaken for another. In a game of one decision it is always that one.
    fn meant(&self, seat: Seat, wish: &Self::Wish) -> Option<Self::Slot> {
        let _ = wish;
        let mut slots = [self.present(seat), self.coming(seat)].concat();
        slots.dedup();
        slots.pop().filter(|_| slots.is_empty())
    }

    /// Could this wish make sense at this decision of this seat, as far as can be
    /// known now? Called when the line is filed.
    ///
    /// # Errors
    /// A sentence saying why not.
    fn suits(&self, seat: Seat, slot: &Self::Slot, wish: &Self::Wish) -> Result<(), Sentence> {
        let _ = (seat, slot, wish);
        Ok(())
    }

    /// Is this fact true? Uses only the seat's own view, so that no condition can
    /// reveal what its owner could not see.
    fn holds(view: &Self::View, seat: Seat, fact: &Self::Fact) -> bool;

    /// What a wish comes to at the seat's present question, best first. `beside`
    /// are the limits the seat has set. Uses only public knowledge and the seat's
    /// own. Where every wish is an order, it is what that order means.
    fn carry(
        &self,
        seat: Seat,
        slot: &Self::Slot,
        wish: &Self::Wish,
        beside: &[(&Self::Slot, &Self::Wish)],
    ) -> Carry<Self::Action> {
        let _ = (slot, beside);
        let order = Order::from_text(&wish.to_string());
        match order.map(|order| self.read(seat, &order)) {
            Some(Ok(action)) => Carry::Try(vec![action]),
            Some(Err(error)) => Carry::Cannot(error.sentence),
            None => Carry::Idle,
        }
    }

    /// What a wish means if it can't be carried out and no fallback was named: a
    /// bid up to a limit becomes a pass above it. Called for a line's last wish.
    fn otherwise(&self, seat: Seat, wish: &Self::Wish) -> Option<Self::Action> {
        let _ = (seat, wish);
        None
    }

    /// The name of the sheet that a seat may fill in now (`round`, `auction`,
    /// `actions`). A sheet opens for all its seats at once.
    fn sheet(&self, seat: Seat) -> Option<&'static str> {
        let _ = seat;
        None
    }

    /// The open sheet as a sensible player would fill it in: for the letter's
    /// button, and what a house player sends. Each line is an address, a colon and
    /// a plan; a line left to fill in is the address and a gap.
    fn filled_sheet(&self, seat: Seat) -> Vec<String> {
        let _ = seat;
        Vec::new()
    }
}

/// What a wish comes to.
#[derive(Debug, Clone, PartialEq)]
pub enum Carry<A> {
    /// It has nothing to do here and is not in the way.
    Idle,
    /// The first of these that the rules allow.
    Try(Vec<A>),
    /// It can't be carried out, for this reason.
    Cannot(Sentence),
}

/// One line of a plan.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<G: Plannable> {
    pub scope: Scope,
    pub slot: G::Slot,
    pub plan: Plan<G>,
    /// `then ask me`: once it has acted, the other lines wait.
    pub then_ask: bool,
}

/// The rounds a line is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    Round(u32),
    /// Every round, until it is revoked.
    Every,
    /// Every round before that one.
    Until(u32),
    /// Every round from that one on.
    From(u32),
}

impl Scope {
    #[must_use]
    pub fn covers(self, round: u32) -> bool {
        match self {
            Scope::Round(only) => round == only,
            Scope::Every => true,
            Scope::Until(end) => round < end,
            Scope::From(first) => round >= first,
        }
    }

    /// Is there a round that both cover?
    #[must_use]
    pub fn meets(self, other: Scope) -> bool {
        match (self, other) {
            (Scope::Round(round), scope) | (scope, Scope::Round(round)) => scope.covers(round),
            (Scope::Until(end), Scope::From(first)) | (Scope::From(first), Scope::Until(end)) => {
                first < end
            }
            _ => true,
        }
    }

    /// Can it never act again once this round has begun?
    #[must_use]
    pub fn is_over(self, round: u32) -> bool {
        match self {
            Scope::Round(only) => round > only,
            Scope::Until(end) => round >= end,
            Scope::Every | Scope::From(_) => false,
        }
    }
}

/// What to do at a decision: the first clause that can be carried out.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan<G: Plannable>(pub Vec<Clause<G>>);

#[derive(Debug, Clone, PartialEq)]
pub struct Clause<G: Plannable> {
    /// Only if this holds.
    pub when: Option<Condition<G::Fact>>,
    pub what: What<G>,
}

/// What a clause does.
#[derive(Debug, Clone, PartialEq)]
pub enum What<G: Plannable> {
    Wish(G::Wish),
    /// Ask the player after all.
    Ask,
    /// Whatever the rules do if nobody answers.
    Default,
    Plan(Plan<G>),
}

impl<G: Plannable> Plan<G> {
    /// Every wish in it, in the order written.
    #[must_use]
    pub fn wishes(&self) -> Vec<&G::Wish> {
        self.0.iter().flat_map(|clause| clause.what.wishes()).collect()
    }
}

impl<G: Plannable> Plan<G> {
    /// Every fact in its conditions, in the order written.
    #[must_use]
    pub fn facts(&self) -> Vec<&G::Fact> {
        let mut facts = Vec::new();
        for clause in &self.0 {
            facts.extend(clause.when.iter().flat_map(Condition::facts));
            if let What::Plan(plan) = &clause.what {
                facts.extend(plan.facts());
            }
        }
        facts
    }
}

impl<G: Plannable> What<G> {
    /// Every wish in it, in the order written.
    #[must_use]
    pub fn wishes(&self) -> Vec<&G::Wish> {
        match self {
            What::Wish(wish) => vec![wish],
            What::Plan(plan) => plan.wishes(),
            What::Ask | What::Default => Vec::new(),
        }
    }
}

/// Why a line can't be read or kept: one of each.
#[cfg(test)]
pub(in crate::engine) fn misread() -> Vec<super::Sentence> {
    misread::Misread::examples()
}

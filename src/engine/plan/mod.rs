//! Plans: orders sent ahead, sealed, with conditions and fallbacks.
//!
//! A plan is a list of [`Line`]s, each for one decision. When that decision
//! comes, the line is looked up, its conditions are asked, and the first of
//! its clauses that the rules allow becomes an ordinary order of that seat: the
//! journal can't tell it from one that was mailed at that moment.
//!
//! - `read` turns a line of text into a [`Line`], `write` writes the canonical
//!   text back; the words `if`, `else`, `until round` are in `keywords`.
//! - `filed` holds the lines of a table and says which are still alive;
//!   `history` knows what they were at any position.
//! - `run` lets them act, `mail` takes in a mail full of orders.
//!
//! What the lines mean is the game's business: [`Plannable`].

mod condition;
mod filed;
mod history;
pub mod keywords;
mod mail;
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
pub use run::{Happened, Reason};

use super::{Game, Order, OrderError, Seat};
use std::fmt::{Debug, Display};

/// A game whose decisions can be planned.
///
/// Reading looks at nothing but the words, so that a line that was filed reads
/// back the same at any later moment. What is possible is found out when the
/// decision has come.
pub trait Plannable: Game {
    /// A decision of a round that orders can be sent ahead for, such as `lot
    /// 3`. `Display` is its address in the order language.
    type Slot: Clone + PartialEq + Debug + Display;
    /// What a player wants at a decision, exact (`bid 5`) or not (`up to 6`).
    /// `Display` is its canonical text; reading it back for the same slot gives
    /// the same wish.
    type Wish: Clone + PartialEq + Debug + Display;
    /// Something a player can see, such as `red has the flag`. `Display` reads
    /// back the same.
    type Fact: Clone + PartialEq + Debug + Display;

    /// The decision these words begin with, and how many words that takes.
    /// `colon` says that the writer put a colon behind the address; without
    /// one only what can't begin an order of its own is an address.
    fn address(order: &Order, colon: bool) -> Option<(Self::Slot, usize)>;

    /// Does this word, in lower case, begin an address?
    fn begins_address(word: &str) -> bool;

    /// Reads one wish for a decision; `None` if the line names none, so that
    /// the verb must tell. `before` is the wish that this one is the fallback
    /// of: what is left out is as there (`plant banana2 c4, else d4`).
    ///
    /// # Errors
    /// What is not understood, pointing at the word.
    fn wish(
        slot: Option<&Self::Slot>,
        order: &Order,
        before: Option<&Self::Wish>,
    ) -> Result<Self::Wish, OrderError>;

    /// Is this wish an order as the rules read them? One that is not is taken
    /// for a plan even where its decision is at hand.
    #[must_use]
    fn is_exact(wish: &Self::Wish) -> bool {
        let _ = wish;
        true
    }

    /// How many of the words after an `if` belong to the wish itself rather
    /// than being a condition of the plan (`third card if short`). 0 for most.
    #[must_use]
    fn inner_condition(after_if: &Order) -> usize {
        let _ = after_if;
        0
    }

    /// Does the `or` between these two words, in lower case, belong to the name
    /// of one thing? `false` for most.
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

    /// The round that lines without a round of their own are for; 0 before the
    /// first.
    fn round(&self) -> u32;

    /// The last round of the game.
    fn rounds(&self) -> u32;

    /// Can this be so at this table, now or later? Only what everybody knows
    /// is looked at. Asked when the line is filed.
    ///
    /// # Errors
    /// A sentence that says why it never can.
    fn can_be(&self, fact: &Self::Fact) -> Result<(), String> {
        let _ = fact;
        Ok(())
    }

    /// Can this decision come for this seat, in whichever round?
    ///
    /// # Errors
    /// A sentence that says why it never can.
    fn can_come(&self, seat: Seat, slot: &Self::Slot) -> Result<(), String> {
        let _ = (seat, slot);
        Ok(())
    }

    /// The decisions that this seat may still have to make in this round, in
    /// the order in which they come, the present one included, and what else
    /// can be set for the round (a budget).
    fn coming(&self, seat: Seat) -> Vec<Self::Slot>;

    /// The decisions that the seat's present question belongs to, the one to
    /// look up first first. Empty if it is asked nothing, or nothing that can
    /// be planned.
    fn present(&self, seat: Seat) -> Vec<Self::Slot>;

    /// Is the present question one that comes up inside a decision that was
    /// already made (colonists for a colony, the choice a tile brings)? A line
    /// makes its decision once and answers such questions as often as they come.
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

    /// What a decision is called in every round: a standing line without an
    /// address is for all lots rather than for the one at hand.
    #[must_use]
    fn in_general(slot: Self::Slot) -> Self::Slot {
        slot
    }

    /// Is a line for this address beside a decision rather than one of its own: a
    /// tile used on the way, a limit to others? It leaves the decision open, and
    /// does nothing where its conditions do not hold.
    #[must_use]
    fn is_beside(slot: &Self::Slot) -> bool {
        let _ = slot;
        false
    }

    /// Is it a limit that other lines keep to? It is in force as long as it
    /// stands, also while others are held.
    #[must_use]
    fn is_limit(slot: &Self::Slot) -> bool {
        let _ = slot;
        false
    }

    /// Why a decision does not come for this seat in this round, where the game
    /// can say more than that.
    #[must_use]
    fn not_coming(&self, seat: Seat, slot: &Self::Slot) -> Option<String> {
        let _ = (seat, slot);
        None
    }

    /// Does what this wish says belong to that decision? `build` is said of the
    /// canal, though a player may say it of the extra one, too.
    #[must_use]
    fn belongs(slot: &Self::Slot, wish: &Self::Wish) -> bool {
        let _ = (slot, wish);
        true
    }

    /// Must a lone order name its decision where it does not answer the question
    /// at hand? It uses up what can't be had back, and its writer may well have
    /// meant another decision than the one to come.
    #[must_use]
    fn is_named(&self, seat: Seat, wish: &Self::Wish) -> bool {
        let _ = (seat, wish);
        false
    }

    /// The coming decision that a line without an address is for: one that it
    /// can't be mistaken for another's.
    fn meant(&self, seat: Seat, wish: &Self::Wish) -> Option<Self::Slot>;

    /// Can this wish make sense at this decision of this seat, as far as can
    /// be known now? Asked when the line is filed.
    ///
    /// # Errors
    /// A sentence that says why not.
    fn suits(&self, seat: Seat, slot: &Self::Slot, wish: &Self::Wish) -> Result<(), String> {
        let _ = (seat, slot, wish);
        Ok(())
    }

    /// Is this so? Only the seat's own view is looked at, so that no condition
    /// can tell what its owner could not see.
    fn holds(view: &Self::View, seat: Seat, fact: &Self::Fact) -> bool;

    /// What a wish comes to at the seat's present question, best first.
    /// `beside` are the limits the seat has set. Public knowledge and the seat's own only.
    fn carry(
        &self,
        seat: Seat,
        slot: &Self::Slot,
        wish: &Self::Wish,
        beside: &[(&Self::Slot, &Self::Wish)],
    ) -> Carry<Self::Action>;

    /// What a wish means where it can't be done and nothing else was named:
    /// whoever bids up to a limit passes above it. Asked of a line's last wish.
    fn otherwise(&self, seat: Seat, wish: &Self::Wish) -> Option<Self::Action> {
        let _ = (seat, wish);
        None
    }

    /// The sheet a seat may fill in now, by its name in letters (`round`,
    /// `auction`, `actions`). A sheet is opened to all its seats at once.
    fn sheet(&self, seat: Seat) -> Option<&'static str> {
        let _ = seat;
        None
    }

    /// The open sheet as a sensible person would fill it in: the letter's
    /// button, and what a house player sends. Each line is an address, a colon and
    /// a plan; a line that is left to fill in is the address and a gap.
    fn filled_sheet(&self, seat: Seat) -> Vec<String> {
        let _ = seat;
        Vec::new()
    }
}

/// What a wish comes to.
#[derive(Debug, Clone, PartialEq)]
pub enum Carry<A> {
    /// It has nothing to do here and stands in nobody's way.
    Idle,
    /// These, the first that the rules allow.
    Try(Vec<A>),
    /// It can't be done, and here is why.
    Cannot(String),
}

/// One line of a plan.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<G: Plannable> {
    pub scope: Scope,
    pub slot: G::Slot,
    pub plan: Plan<G>,
    /// `then ask me`: once it has acted, the others wait.
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
    /// Is the line for this round?
    #[must_use]
    pub fn covers(self, round: u32) -> bool {
        match self {
            Scope::Round(only) => round == only,
            Scope::Every => true,
            Scope::Until(end) => round < end,
            Scope::From(first) => round >= first,
        }
    }

    /// Is there a round that both are for?
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

/// What to do at a decision: the first clause that can be done.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan<G: Plannable>(pub Vec<Clause<G>>);

/// One alternative.
#[derive(Debug, Clone, PartialEq)]
pub struct Clause<G: Plannable> {
    /// Only if this is so.
    pub when: Option<Condition<G::Fact>>,
    pub what: What<G>,
}

/// What a clause does.
#[derive(Debug, Clone, PartialEq)]
pub enum What<G: Plannable> {
    Wish(G::Wish),
    /// Ask the player after all.
    Ask,
    /// Do what the rules do where nobody answers.
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
    /// Every fact that its conditions ask, in the order written.
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

//! Plans: which decisions can be planned, and what the lines for them mean.
//!
//! The addresses are in `slot`, what is wanted in `wish`, conditions in `fact`;
//! their words are read beside those of the orders, in `read`. `coming` says
//! what lies ahead, `carry` what a wish comes to, `sheet` what is asked for all
//! at once.

mod carry;
mod coming;
mod fact;
mod misfit;
mod possible;
mod sheet;
mod slot;
#[cfg(test)]
mod tests;
mod wish;

pub use fact::{Fact, Holding, Stock};
#[cfg(test)]
pub(super) use misfit::Misfit;
pub use sheet::Sheet;
pub use slot::{Address, Slot};
pub use wish::{LotWish, Site, Spot, Stake, Wish};

pub(super) use coming::actions_left;

use super::decision::Decision;
use super::event::Event;
use super::state::ROUNDS_OF_HALF;
use super::tiles::Column;
use super::vocabulary::{self, Meaning, Thing};
use super::{Action, Goa, View, read};
use crate::engine::plan::Carry;
use crate::engine::{Order, OrderError, Plannable, Seat, Sentence};

impl Plannable for Goa {
    type Slot = Slot;
    type Wish = Wish;
    type Fact = Fact;

    fn address(order: &Order, colon: bool) -> Option<(Slot, usize)> {
        read::address(order, colon)
    }

    fn begins_address(word: &str) -> bool {
        slot::begins_address(word)
    }

    fn begins_order(word: &str) -> bool {
        super::begins_order(word) || slot::begins_address(word)
    }

    fn wish(slot: Option<&Slot>, order: &Order, before: Option<&Wish>) -> Result<Wish, OrderError> {
        read::read_wish(slot, order, before)
    }

    fn inner_condition(after_if: &Order) -> usize {
        read::inner_condition(after_if)
    }

    fn names_one_thing(before: &str, after: &str) -> bool {
        // The tile «ships or colonists», as sheets and letters name it.
        let means = |word: &str, meaning| {
            vocabulary::planned().is_ok_and(|words| words.means(word, |it| it == meaning))
        };
        means(before, Meaning::Column(Column::Ships))
            && means(after, Meaning::Thing(Thing::Colonists))
    }

    fn fact(order: &Order) -> Result<Fact, OrderError> {
        read::read_fact(order)
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn rounds(&self) -> u32 {
        u32::from(2 * ROUNDS_OF_HALF)
    }

    fn prepares_round(event: &Event) -> bool {
        // The tiles of the second half are nobody's to see in the fourth round (G105).
        matches!(event, Event::Dealt { .. })
    }

    fn can_be(&self, fact: &Fact) -> Result<(), Sentence> {
        possible::can_be(self, fact)
    }

    fn can_come(&self, _seat: Seat, slot: &Slot) -> Result<(), Sentence> {
        possible::can_come(self, *slot)
    }

    fn coming(&self, seat: Seat) -> Vec<Slot> {
        coming::coming(self, seat)
    }

    fn present(&self, seat: Seat) -> Vec<Slot> {
        coming::present(self, seat)
    }

    fn follows_up(&self, seat: Seat) -> bool {
        coming::follows_up(self, seat)
    }

    fn repeats(slot: &Slot) -> bool {
        matches!(slot, Slot::Lots | Slot::Extra(None))
    }

    fn not_coming(&self, seat: Seat, slot: &Slot) -> Option<Sentence> {
        sheet::not_coming(self, seat, *slot)
    }

    fn belongs(slot: &Slot, wish: &Wish) -> bool {
        coming::belongs(*slot, wish)
    }

    fn is_exact(wish: &Wish) -> bool {
        let Wish::Lot(LotWish { stake: Some(stake), .. }) = wish else { return true };
        match stake {
            Stake::UpTo { .. } => false,
            Stake::Pass | Stake::Exactly(_) | Stake::Sell | Stake::Buy(_) | Stake::Best => true,
        }
    }

    fn meant(&self, seat: Seat, wish: &Wish) -> Option<Slot> {
        coming::meant(self, seat, wish)
    }

    fn suits(&self, seat: Seat, slot: &Slot, wish: &Wish) -> Result<(), Sentence> {
        carry::suits(self, seat, *slot, wish)
    }

    fn holds(view: &View, seat: Seat, fact: &Fact) -> bool {
        fact::holds(view, seat, fact)
    }

    fn carry(
        &self,
        seat: Seat,
        slot: &Slot,
        wish: &Wish,
        beside: &[(&Slot, &Wish)],
    ) -> Carry<Action> {
        carry::carry(self, seat, *slot, wish, beside)
    }

    fn in_general(slot: Slot) -> Slot {
        match slot {
            Slot::Lot(_) => Slot::Lots,
            Slot::Extra(_) => Slot::Extra(None),
            Slot::Quick
            | Slot::Flag
            | Slot::Mark
            | Slot::Lots
            | Slot::Budget
            | Slot::Action(_)
            | Slot::Use(_) => slot,
        }
    }

    fn is_beside(slot: &Slot) -> bool {
        matches!(slot, Slot::Use(_) | Slot::Budget)
    }

    fn is_limit(slot: &Slot) -> bool {
        matches!(slot, Slot::Budget)
    }

    fn otherwise(&self, seat: Seat, wish: &Wish) -> Option<Action> {
        // Only where bids are asked for, not where the lot's owner sells.
        let bids = self.asked(seat) == Some(Decision::Bid);
        (bids && wish.is_limit()).then_some(Action::Pass)
    }

    fn sheet(&self, seat: Seat) -> Option<&'static str> {
        sheet::open(self, seat).map(Sheet::name)
    }

    fn filled_sheet(&self, seat: Seat) -> Vec<String> {
        sheet::filled(self, seat)
    }
}

//! Plans: which decisions can be planned, and what the lines for them mean.
//!
//! `slot` has the decisions, `wish` what is wanted at them, `fact` the
//! conditions. Wishes are read where orders are (`super::read`), conditions in
//! `fact_words`. `suits` looks at a wish when it is filed, `carry` when its
//! decision has come; `sheet` has the sheets of a round.

mod carry;
mod fact;
mod fact_words;
mod misfit;
mod sheet;
mod slot;
mod suits;
#[cfg(test)]
mod tests;
mod wish;

pub use fact::Fact;
pub(super) use fact_words::who;
#[cfg(test)]
pub(super) use misfit::Misfit;
pub use slot::Slot;
pub use wish::{Channel, Money, No, Spot, Which, Wish};

use super::{Action, Santiago, View};
use crate::engine::plan::Carry;
use crate::engine::{Order, OrderError, Plannable, Seat, Sentence};

impl Plannable for Santiago {
    type Slot = Slot;
    type Wish = Wish;
    type Fact = Fact;

    fn address(order: &Order, colon: bool) -> Option<(Slot, usize)> {
        slot::address(order, colon)
    }

    fn begins_address(word: &str) -> bool {
        slot::begins_address(word)
    }

    fn begins_order(word: &str) -> bool {
        super::begins_order(word) || slot::begins_address(word)
    }

    fn wish(slot: Option<&Slot>, order: &Order, before: Option<&Wish>) -> Result<Wish, OrderError> {
        super::read::wish(slot.copied(), order, before)
    }

    fn is_exact(wish: &Wish) -> bool {
        wish.is_exact()
    }

    fn fact(order: &Order) -> Result<Fact, OrderError> {
        fact_words::fact(order)
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn rounds(&self) -> u32 {
        u32::from(self.figures.rounds)
    }

    fn can_be(&self, fact: &Fact) -> Result<(), Sentence> {
        suits::can_be(self, *fact)
    }

    fn can_come(&self, seat: Seat, slot: &Slot) -> Result<(), Sentence> {
        suits::can_come(self, seat, *slot)
    }

    fn coming(&self, seat: Seat) -> Vec<Slot> {
        self.coming_slots(seat)
    }

    fn present(&self, seat: Seat) -> Vec<Slot> {
        self.present_slot(seat).into_iter().collect()
    }

    fn belongs(slot: &Slot, wish: &Wish) -> bool {
        slot::belongs(*slot, wish)
    }

    fn is_named(&self, seat: Seat, wish: &Wish) -> bool {
        self.must_name_canal(seat, wish)
    }

    fn meant(&self, seat: Seat, wish: &Wish) -> Option<Slot> {
        self.meant_slot(seat, wish)
    }

    fn suits(&self, _seat: Seat, slot: &Slot, wish: &Wish) -> Result<(), Sentence> {
        suits::suits(self, *slot, *wish)
    }

    fn holds(view: &View, seat: Seat, fact: &Fact) -> bool {
        fact.holds(view, seat)
    }

    fn carry(
        &self,
        seat: Seat,
        slot: &Slot,
        wish: &Wish,
        _beside: &[(&Slot, &Wish)],
    ) -> Carry<Action> {
        carry::carry(self, seat, *slot, *wish)
    }

    fn otherwise(&self, _seat: Seat, wish: &Wish) -> Option<Action> {
        matches!(wish, Wish::BidUpTo(_)).then_some(Action::Pass)
    }

    fn sheet(&self, seat: Seat) -> Option<&'static str> {
        sheet::name(self, seat)
    }

    fn filled_sheet(&self, seat: Seat) -> Vec<String> {
        sheet::filled(self, seat)
    }
}

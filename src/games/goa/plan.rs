//! Plans: which decisions can be planned, and what the lines for them mean.

use super::{Action, Goa, View};
use crate::engine::plan::{Blank, Carry};
use crate::engine::{Order, OrderError, Plannable, Seat};
use std::fmt;

/// A decision that can be planned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot;

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("slot")
    }
}

impl Plannable for Goa {
    type Slot = Slot;
    type Wish = Slot;
    type Fact = Slot;

    fn address(_order: &Order, _colon: bool) -> Option<(Slot, usize)> {
        None
    }

    fn begins_address(_word: &str) -> bool {
        false
    }

    fn wish(
        _slot: Option<&Slot>,
        order: &Order,
        _before: Option<&Slot>,
    ) -> Result<Slot, OrderError> {
        Err(OrderError::whole(order, "nothing can be planned yet"))
    }

    fn fact(order: &Order) -> Result<Slot, OrderError> {
        Err(OrderError::whole(order, "nothing can be planned yet"))
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn coming(&self, _seat: Seat) -> Vec<Slot> {
        Vec::new()
    }

    fn present(&self, _seat: Seat) -> Vec<Slot> {
        Vec::new()
    }

    fn follows_up(&self, _seat: Seat) -> bool {
        false
    }

    fn meant(&self, _seat: Seat, _wish: &Slot) -> Option<Slot> {
        None
    }

    fn suits(&self, _seat: Seat, _slot: &Slot, _wish: &Slot) -> Result<(), String> {
        Ok(())
    }

    fn holds(_view: &View, _seat: Seat, _fact: &Slot) -> bool {
        false
    }

    fn carry(
        &self,
        _seat: Seat,
        _slot: &Slot,
        _wish: &Slot,
        _beside: &[(&Slot, &Slot)],
    ) -> Carry<Action> {
        Carry::Idle
    }

    fn sheet(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    fn blank_sheet(&self, _seat: Seat) -> Vec<Blank> {
        Vec::new()
    }

    fn filled_sheet(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}

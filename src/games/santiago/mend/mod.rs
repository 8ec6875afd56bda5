//! What a moderator may put right by hand.

use super::{Event, Santiago};
use crate::engine::{Mendable, Order, OrderError, Seat, Switch};
use std::fmt;

/// A correction of the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjustment {}

impl fmt::Display for Adjustment {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Mendable for Santiago {
    type Adjustment = Adjustment;

    const ADJUSTMENTS: &'static [(&'static str, &'static str)] = &[];

    fn read_adjustment(&self, order: &Order) -> Result<Adjustment, OrderError> {
        Err(OrderError::whole(order, "nothing can be corrected yet"))
    }

    fn secret_of(&self, adjustment: &Adjustment) -> Option<Seat> {
        match *adjustment {}
    }

    fn adjust(&self, adjustment: &Adjustment) -> Result<Vec<Event>, String> {
        match *adjustment {}
    }

    fn switches(&self) -> Vec<Switch> {
        Vec::new()
    }

    fn switch(&self, _rule: &str, _on: bool) -> Option<Event> {
        None
    }

    fn finish(&self) -> Vec<Event> {
        Vec::new()
    }
}

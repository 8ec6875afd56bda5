//! What a moderator may put right by hand.

mod adjustment;

pub use adjustment::{Adjustment, By, CardKind, CardWay, Piece, Spot};

use super::Event;
use super::change::Counted;
use super::data::LimitBinds;
use super::scoring;
use super::state::{Goa, Phase};
use crate::engine::{Mendable, Order, OrderError, Seat, Switch};

/// The decision on when the hand limit binds.
const HAND_LIMIT: &str = "D54";

impl Mendable for Goa {
    type Adjustment = Adjustment;

    const ADJUSTMENTS: &'static [(&'static str, &'static str)] = &[];

    fn read_adjustment(&self, order: &Order) -> Result<Adjustment, OrderError> {
        Err(OrderError::whole(order, "nothing can be corrected yet"))
    }

    /// Ducats (G14) and hands are their owner's alone until the end (D105).
    fn secret_of(&self, adjustment: &Adjustment) -> Option<Seat> {
        match adjustment {
            _ if matches!(self.phase, Phase::Finished(_)) => None,
            Adjustment::Count { seat, what: Counted::Ducats, .. }
            | Adjustment::Hand { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn adjust(&self, _adjustment: &Adjustment) -> Result<Vec<Event>, String> {
        Err("nothing can be corrected yet".to_owned())
    }

    fn switches(&self) -> Vec<Switch> {
        vec![Switch {
            rule: HAND_LIMIT,
            on: self.figures.limit_binds == LimitBinds::Always,
            means: "the hand limit holds for every card gained, not in an Expedition only; cards \
                    held already are kept",
        }]
    }

    fn switch(&self, rule: &str, on: bool) -> Option<Event> {
        let binds = if on { LimitBinds::Always } else { LimitBinds::Expedition };
        (rule == HAND_LIMIT).then_some(Event::HandLimit { binds })
    }

    /// Whatever is under way is dropped (G107).
    fn finish(&self) -> Vec<Event> {
        match self.phase {
            Phase::Finished(_) => Vec::new(),
            _ => vec![scoring::automatic(self)],
        }
    }
}

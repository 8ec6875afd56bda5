//! What a moderator may put right by hand.
//!
//! - `adjustment`: a correction and its wording;
//! - `read`: what is written becomes one;
//! - `edit`: what it sets or moves, and from where to where;
//! - `judge`: whether a whole can be a position.

mod adjustment;
mod edit;
mod judge;
mod read;
#[cfg(test)]
mod tests;

pub use adjustment::Adjustment;

use super::Event;
use super::change::Counted;
use super::data::LimitBinds;
use super::scoring;
use super::state::Goa;
use crate::engine::{Mendable, Order, OrderError, Seat, Switch};

/// The decision on when the hand limit binds.
const HAND_LIMIT: &str = "D54";

impl Mendable for Goa {
    type Adjustment = Adjustment;

    const ADJUSTMENTS: &'static [(&'static str, &'static str)] = &[
        (
            "SEAT ducats|ships|colonists|extras +N|-N|N",
            "so many more, so many fewer, or so many in all; extras come from the stock and go \
             back to it",
        ),
        (
            "SEAT track COLUMN ROW",
            "a success marker stands in row 1 to 5; no card and no extra follows from it",
        ),
        (
            "SEAT hand +CARD [from deck|discards]",
            "a card comes to the hand, named by effect and symbol, such as two ships tiger; if \
             you don't say from where, from the discards or else the deck",
        ),
        ("SEAT hand -CARD", "a card of the hand goes to the discards"),
        (
            "SEAT store STORE +SPICE [N]|-SPICE [N]",
            "spices come to a store or leave it; stores are called as in orders, such as clove2",
        ),
        (
            "SEAT tile +TILE [from PLACE]",
            "a tile comes to the board, a plantation as an empty store; PLACE is used, left out, \
             or a cell such as c3; if you don't say, used or else left out",
        ),
        (
            "SEAT tile -TILE [to PLACE]",
            "a tile leaves the board, a plantation with all that lies in it; if you don't say \
             where to, it goes to the used piles",
        ),
        ("SEAT tile TILE ready|used", "a tile on the board may be used, or has been used"),
        (
            "SEAT aside +PLANTATION [from PLACE]|-PLANTATION [to PLACE]",
            "a small plantation comes to those given up, or leaves them",
        ),
        (
            "SEAT colony +COLONY [SPICE SPICE]|-COLONY",
            "a colony comes to the board empty, or goes back with all that lies in it",
        ),
        ("flag SEAT", "a player holds the flag; no extra follows from it"),
        (
            "cell CELL TILE [from PLACE]",
            "a tile lies on a cell of the grid; one that lay there goes where the new one came \
             from",
        ),
        ("cell CELL empty [to PLACE]", "a cell of the grid is empty"),
        ("bonanza CORNER taken|back", "no Bonanza tile lies under a corner, or one does"),
    ];

    fn read_adjustment(&self, order: &Order) -> Result<Adjustment, OrderError> {
        read::read(self, order)
    }

    /// Ducats (G14) and hands are their owner's alone until the end (D105).
    fn secret_of(&self, adjustment: &Adjustment) -> Option<Seat> {
        let owner = match adjustment {
            Adjustment::Count { seat, what: Counted::Ducats, .. }
            | Adjustment::Hand { seat, .. } => Some(*seat),
            Adjustment::Count {
                what: Counted::Ships | Counted::Colonists | Counted::Extras,
                ..
            }
            | Adjustment::Track { .. }
            | Adjustment::Store { .. }
            | Adjustment::Gain { .. }
            | Adjustment::Lose { .. }
            | Adjustment::State { .. }
            | Adjustment::Found { .. }
            | Adjustment::Unfound { .. }
            | Adjustment::Flag(_)
            | Adjustment::Put { .. }
            | Adjustment::Clear { .. }
            | Adjustment::Corner { .. } => None,
        };
        owner.filter(|_| !self.phase.is_over())
    }

    /// Pieces move, and nothing follows (D129).
    fn edit(&self, adjustment: &Adjustment) -> Result<Vec<Event>, String> {
        Ok(vec![Event::Adjusted { changes: edit::changes(self, adjustment)? }])
    }

    fn faults(&self) -> Vec<String> {
        judge::faults(self)
    }

    /// After the end the count is made anew (D131).
    fn follows(&self) -> Vec<Event> {
        if self.phase.is_over() { vec![scoring::automatic(self)] } else { Vec::new() }
    }

    /// Cards and ducats.
    fn has_secrets(&self) -> bool {
        true
    }

    fn switches(&self) -> Vec<Switch> {
        vec![Switch {
            rule: HAND_LIMIT,
            on: self.figures.limit_binds == LimitBinds::Always,
            means: "the hand limit holds for every card gained, not in an Expedition only; cards \
                    held already are kept",
        }]
    }

    /// Cards held are kept (D130).
    fn switch(&self, rule: &str, on: bool) -> Option<Event> {
        let binds = if on { LimitBinds::Always } else { LimitBinds::Expedition };
        (rule == HAND_LIMIT).then_some(Event::HandLimit { binds })
    }

    /// Whatever is under way is dropped (D131).
    fn finish(&self) -> Vec<Event> {
        if self.phase.is_over() { Vec::new() } else { vec![scoring::automatic(self)] }
    }
}

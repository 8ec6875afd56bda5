//! Build ships (G42) and Taxes (G44): always legal (D35), without a choice.

use super::event::{ActionKind, Amounts, Event, Why};
use crate::engine::Seat;

/// G42.
pub(super) fn ships(seat: Seat, value: u8, spied: Option<Seat>) -> Vec<Event> {
    let gain = Amounts { ships: u32::from(value), ..Amounts::default() };
    income(seat, ActionKind::Ships, gain, spied)
}

/// G44.
pub(super) fn taxes(seat: Seat, value: u8, spied: Option<Seat>) -> Vec<Event> {
    let gain = Amounts { ducats: u32::from(value), ..Amounts::default() };
    income(seat, ActionKind::Taxes, gain, spied)
}

fn income(seat: Seat, deed: ActionKind, gain: Amounts, spied: Option<Seat>) -> Vec<Event> {
    vec![
        Event::Did { seat, deed, spied, left: 0 },
        Event::Goods { seat, why: Why::Deed(deed), gain, pay: Amounts::default() },
    ]
}

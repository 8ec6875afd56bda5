//! The sheets: `round` for everything of a round, `extra` for the extra canals
//! (D69), and how a sensible person fills them in. Public knowledge and the
//! seat's own only.

use super::super::decision::Asking;
use super::super::state::{Phase, Santiago};
use super::super::{Square, Tile, house, planting};
use super::slot::Slot;
use crate::engine::Seat;
use std::fmt::Write;

/// How many plantings are listed. If others have spoilt them all, it is better
/// to look again.
const PLANTINGS: usize = 8;

/// For how many squares a tile is listed.
const SQUARES: usize = 2;

pub(super) fn name(game: &Santiago, seat: Seat) -> Option<&'static str> {
    let coming = game.coming_slots(seat);
    let ahead = |slot: &Slot| match slot {
        Slot::Bid | Slot::Plant | Slot::Propose => true,
        Slot::Leftover | Slot::Canal | Slot::Extra => false,
    };
    if let Phase::Asks(Asking::Extra(extra)) = &game.phase {
        let asked = !coming.is_empty() && extra.awaited(game).is_some();
        return asked.then_some("extra");
    }
    coming.iter().any(ahead).then_some("round")
}

pub(super) fn filled(game: &Santiago, seat: Seat) -> Vec<String> {
    let lines = filled_slots(game, seat).into_iter();
    lines.map(|(slot, plan)| format!("{slot}: {plan}")).collect()
}

fn filled_slots(game: &Santiago, seat: Seat) -> Vec<(Slot, String)> {
    if name(game, seat).is_none() {
        return Vec::new();
    }
    let slots = game.coming_slots(seat).into_iter();
    slots
        .map(|slot| {
            let plan = match slot {
                Slot::Bid => bid(game, seat),
                Slot::Plant => plant(game, seat),
                Slot::Leftover => "best".to_owned(),
                Slot::Propose => "best, else nothing".to_owned(),
                Slot::Canal => {
                    format!("accept best if best sum is {GOOD_MONEY} or more, else ask me")
                }
                Slot::Extra => extra(game),
            };
            (slot, plan)
        })
        .collect()
}

/// A little more than everybody, up to half of the money; if that is too dear,
/// a free amount below. Sealed, a third.
fn bid(game: &Santiago, seat: Seat) -> String {
    let money = game.money(seat);
    if money == 0 {
        return "pass".to_owned();
    }
    let third = money.div_ceil(3);
    if game.two_players() {
        return third.min(game.figures.cubes).to_string();
    }
    let half = money.div_ceil(2);
    let mut plan = format!("up to {half}");
    let mut amounts: Vec<u32> = Vec::new();
    for amount in [third, third.saturating_add(1), 1] {
        if amount <= money && !amounts.contains(&amount) {
            amounts.push(amount);
        }
    }
    for (place, amount) in amounts.into_iter().enumerate() {
        let join = if place == 0 { ", else" } else { " or" };
        let _ = write!(plan, "{join} {amount}");
    }
    plan.push_str(", else pass");
    plan
}

/// The best places there are now, as long as they are to be had.
fn plant(game: &Santiago, seat: Seat) -> String {
    let mut plan = String::new();
    let ranked = house::ranked_plantings(game, seat, &planting::tiles(game));
    let mut listed: Vec<(Tile, Square)> = Vec::new();
    for (tile, square) in ranked {
        // A list for one tile is no help once that is taken.
        let same = listed.iter().filter(|&&(other, _)| other == tile).count();
        if listed.len() < PLANTINGS && same < SQUARES {
            let _ = write!(plan, "{tile} {square}, else ");
            listed.push((tile, square));
        }
    }
    plan.push_str("ask me");
    plan
}

/// What the builder takes without a look at their own land.
const GOOD_MONEY: u32 = 5;

/// Kept until it is worth more than it may still be in the rounds to come; in
/// the last one whatever it waters.
fn extra(game: &Santiago) -> String {
    let left = u32::from(game.figures.rounds.saturating_sub(game.round));
    if left == 0 {
        return "best, else hold".to_owned();
    }
    format!("best {} or more, else hold", left + 3)
}

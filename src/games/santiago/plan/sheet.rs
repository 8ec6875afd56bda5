//! The sheets: `round` for everything of a round, `extra` for the extra canals
//! (D69), and how a sensible person fills them in. Public knowledge and the
//! seat's own only.

use super::super::state::{Phase, Santiago};
use super::super::{Square, Tile, house, planting};
use super::slot::Slot;
use crate::engine::Seat;
use crate::engine::plan::Blank;
use std::fmt::Write;

/// How many plantings are listed before the rest is left to the house.
const PLANTINGS: usize = 6;

pub(super) fn name(game: &Santiago, seat: Seat) -> Option<&'static str> {
    let coming = game.coming_slots(seat);
    let ahead = |slot: &Slot| matches!(slot, Slot::Bid | Slot::Plant | Slot::Propose);
    match &game.phase {
        Phase::ExtraCanal(extra) => {
            let asked = !coming.is_empty() && extra.awaited(game).is_some();
            asked.then_some("extra")
        }
        _ => coming.iter().any(ahead).then_some("round"),
    }
}

pub(super) fn blank(game: &Santiago, seat: Seat) -> Vec<Blank> {
    let lines = filled_slots(game, seat).into_iter();
    lines.map(|(slot, example)| Blank { address: slot.to_string(), example }).collect()
}

pub(super) fn filled(game: &Santiago, seat: Seat) -> Vec<String> {
    let lines = filled_slots(game, seat).into_iter();
    lines.map(|(slot, plan)| format!("{slot}: {plan}")).collect()
}

fn filled_slots(game: &Santiago, seat: Seat) -> Vec<(Slot, String)> {
    if name(game, seat).is_none() {
        return Vec::new();
    }
    let wanted = wanted(game, seat);
    let slots = game.coming_slots(seat).into_iter();
    slots
        .map(|slot| {
            let plan = match slot {
                Slot::Bid => bid(game, seat),
                Slot::Plant => plant(&wanted),
                Slot::Leftover => "best".to_owned(),
                Slot::Propose => propose(game, seat, &wanted),
                Slot::Canal => canal(game, seat),
                Slot::Extra => extra(game, seat),
            };
            (slot, plan)
        })
        .collect()
}

/// The plantings of the list, best first.
fn wanted(game: &Santiago, seat: Seat) -> Vec<(Tile, Square)> {
    let tiles = planting::tiles(game);
    let mut wanted: Vec<(Tile, Square)> = Vec::new();
    for (tile, square) in house::ranked_plantings(game, seat, &tiles) {
        let same = wanted.iter().filter(|&&(other, _)| other == tile).count();
        if same < 2 && wanted.len() < PLANTINGS {
            wanted.push((tile, square));
        }
    }
    wanted
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

fn plant(wanted: &[(Tile, Square)]) -> String {
    let mut plan = String::new();
    for (tile, square) in wanted {
        let _ = write!(plan, "{tile} {square}, else ");
    }
    plan.push_str("best");
    plan
}

/// Money for water on what one has planted, if it came to be where one wanted.
fn propose(game: &Santiago, seat: Seat, wanted: &[(Tile, Square)]) -> String {
    let may_be = game.land.buildable();
    let dry = |square: Square| {
        !game.land.irrigated(square) && square.segments().iter().any(|it| may_be.contains(it))
    };
    let mut squares: Vec<Square> = Vec::new();
    for &(_, square) in wanted {
        if dry(square) && !squares.contains(&square) && squares.len() < 2 {
            squares.push(square);
        }
    }
    let planted = !game.coming_slots(seat).contains(&Slot::Plant);
    let mut plan = String::new();
    if !planted {
        for square in squares {
            let _ = write!(plan, "at {square} up to 2 if {square} is mine, else ");
        }
    }
    plan.push_str("best, else nothing");
    plan
}

/// Good money is taken; else what is best for oneself.
fn canal(game: &Santiago, seat: Seat) -> String {
    let good = house::canals(game, seat).first().map_or(0, |&(gain, _)| gain).clamp(3, 6);
    format!("accept best if best sum is {good} or more, else best")
}

/// Kept, but for the last round, and for what is too good to dry up.
fn extra(game: &Santiago, seat: Seat) -> String {
    let left = u32::from(game.figures.rounds.saturating_sub(game.round));
    if left == 0 {
        return "best, else hold".to_owned();
    }
    match house::thirstiest(game, seat) {
        Some((gain, square)) if gain > 2 + left => {
            format!("at {square} if {square} is mine and not {square} is watered, else hold")
        }
        _ => "hold".to_owned(),
    }
}

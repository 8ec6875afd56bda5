//! P11: Harvest (G43), in one part or several (D37), or as mixed goods (G71).

use super::action::{Goods, Units};
use super::cards::Effect;
use super::event::{ActionKind, Amounts, Event, Why};
use super::spices;
use super::state::Goa;
use super::violation::Violation;
use crate::engine::Seat;

const WHY: Why = Why::Deed(ActionKind::Harvest);

/// Takes up to `value` spices; less than possible is legal (D50), and so is
/// nothing (D36, D49).
pub(super) fn decide(
    game: &Goa,
    seat: Seat,
    value: u8,
    goods: Option<&Goods>,
    modifier: Option<Effect>,
    spied: Option<Seat>,
) -> Result<Vec<Event>, Violation> {
    let player = game.player(seat);
    let mixed = modifier == Some(Effect::MixedGoods);
    let gain = match goods {
        None => {
            let spices = spices::fill(player, usize::from(value)); // D43
            let rest = u32::from(value).saturating_sub(count(spices.len()));
            let ships = if mixed { rest } else { 0 };
            Amounts { ships, spices, ..Amounts::default() }
        }
        Some(goods) => Amounts {
            spices: spices::place(player, &goods.spices)?,
            ships: u32::from(goods.ships),
            colonists: u32::from(goods.colonists),
            ..Amounts::default()
        },
    };
    let others = gain.ships + gain.colonists;
    let total = count(gain.spices.len()) + others;
    if others > 0 && !mixed {
        return Err(Violation::NeedsMixedGoods);
    }
    if others == 0 && mixed {
        return Err(Violation::MixedGoodsForNothing); // D119, D120
    }
    if total > u32::from(value) {
        return Err(Violation::HarvestTooMuch { named: total, value });
    }
    let left = u8::try_from(u32::from(value) - total).unwrap_or(0);
    let did = Event::Did { seat, deed: ActionKind::Harvest, spied, left };
    Ok(vec![did, Event::Goods { seat, why: WHY, gain, pay: Amounts::default() }])
}

/// D37: the rest of a Harvest, after a card or a tile in the same line.
pub(super) fn more(
    game: &Goa,
    seat: Seat,
    left: u8,
    named: &[Units],
) -> Result<Vec<Event>, Violation> {
    let player = game.player(seat);
    if left == 0 {
        return Err(Violation::NothingLeft);
    }
    let spices = if named.is_empty() {
        spices::fill(player, usize::from(left))
    } else {
        spices::place(player, named)?
    };
    if spices.len() > usize::from(left) {
        return Err(Violation::HarvestTooMuch { named: count(spices.len()), value: left });
    }
    let left = left - u8::try_from(spices.len()).unwrap_or(left);
    let gain = Amounts { spices, ..Amounts::default() };
    Ok(vec![
        Event::Did { seat, deed: ActionKind::Harvest, spied: None, left },
        Event::Goods { seat, why: WHY, gain, pay: Amounts::default() },
    ])
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

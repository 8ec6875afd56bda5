//! P10: Progress (G38 to G41), and every other way a marker moves.

use super::action::Units;
use super::cards::Effect;
use super::event::{ActionKind, Amounts, Event, Why};
use super::spices;
use super::state::Goa;
use super::tiles::{Column, Spice};
use super::violation::{All, OneOf, Violation};
use crate::engine::Seat;

/// The last row.
pub(super) const LAST_ROW: u8 = 5;

/// The price of a column's next step: spices, and as many ships (G38, C1). A
/// card drops one half of it completely (G73, G74, D48).
pub(super) fn price(
    game: &Goa,
    seat: Seat,
    column: Column,
    modifier: Option<Effect>,
) -> (Vec<Spice>, u32) {
    let cost = game.figures.cost(column, game.player(seat).row(column));
    let ships = u32::try_from(cost.len()).unwrap_or(u32::MAX);
    match modifier {
        Some(Effect::ShipsOnly) => (Vec::new(), ships),
        Some(Effect::SpicesOnly) => (cost.to_vec(), 0),
        None
        | Some(
            Effect::TwoShips
            | Effect::TwoColonists
            | Effect::FiveDucats
            | Effect::TwoSpices
            | Effect::SellSpices
            | Effect::BuyProgress
            | Effect::MixedGoods
            | Effect::ThirdCard,
        ) => (cost.to_vec(), ships),
    }
}

/// Can the next step of a column be paid?
pub(super) fn payable(game: &Goa, seat: Seat, column: Column, modifier: Option<Effect>) -> bool {
    let player = game.player(seat);
    let (spices, ships) = price(game, seat, column, modifier);
    player.row(column) < LAST_ROW
        && player.ships >= ships
        && spices::pay(player, &spices, &[]).is_ok()
}

/// P10: the action.
pub(super) fn decide(
    game: &Goa,
    seat: Seat,
    column: Column,
    named: &[Units],
    modifier: Option<Effect>,
) -> Result<Vec<Event>, Violation> {
    let player = game.player(seat);
    if player.row(column) >= LAST_ROW {
        return Err(Violation::LastRow { column });
    }
    let (cost, ships) = price(game, seat, column, modifier);
    let too_dear = || Violation::StepTooDear {
        column,
        price: All(cost.clone()),
        ships,
        payable: OneOf(
            Column::ALL.into_iter().filter(|&it| payable(game, seat, it, modifier)).collect(),
        ),
    };
    if player.ships < ships || cost.iter().any(|&spice| player.spices(spice) == 0) {
        return Err(too_dear());
    }
    let spices = spices::pay(player, &cost, named)?;
    let pay = Amounts { ships, spices, ..Amounts::default() };
    let why = Why::Deed(ActionKind::Progress);
    Ok(vec![
        Event::Did { seat, deed: ActionKind::Progress, spied: None, left: 0 },
        Event::Goods { seat, why, gain: Amounts::default(), pay },
        step(game, seat, column, why),
    ])
}

/// A marker moves one row down, whatever moves it (D44). What follows is the
/// same in both editions (D45), and once in a game, not in each half (D100).
pub(super) fn step(game: &Goa, seat: Seat, column: Column, why: Why) -> Event {
    let mut rows = game.player(seat).rows;
    let row = (rows[column.index()] + 1).min(LAST_ROW);
    rows[column.index()] = row;
    // G40: markers never go back, so the first in a row finds nobody there.
    let others = game.seats.iter().filter(|&other| other != seat);
    let first = row >= 4 && others.into_iter().all(|other| game.player(other).row(column) < row);
    // G41: the last marker has come into this row.
    let all = rows.iter().all(|&other| other >= row);
    Event::Moved { seat, column, row, why, first, all }
}

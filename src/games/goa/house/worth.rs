//! What a position is worth to a player, in tenths of a victory point: the
//! house's judgement. It rests on what the player knows.

use super::super::scoring;
use super::super::state::{Goa, Player};
use super::super::tiles::{Colony, Column, Spice};
use crate::engine::Seat;

/// A point.
pub(super) const POINT: i32 = 10;
const SHIP: i32 = 5;
const SPICE: i32 = 6;
/// A spice that a next step needs.
const NEEDED: i32 = 3;
const COLONIST: i32 = 4;
const DUCAT: i32 = 2;
pub(super) const EXTRA: i32 = 12;
/// A place on a store, for each round left.
const PLACE: i32 = 1;
/// A marker's row beyond its points, for each round left.
const ROW: i32 = 2;

/// Own actions left after this one, roughly: what can still be turned into
/// points.
fn actions_left(game: &Goa) -> i32 {
    let begun = match &game.turn {
        Some(turn) => turn.number.map_or(3, i32::from),
        None => 0,
    };
    3 * i32::from(game.rounds_left()) - begun
}

pub(super) fn of(game: &Goa, seat: Seat) -> i32 {
    let player = game.player(seat);
    let scored: i32 = scoring::points(game, seat, true, false).iter().map(|(_, it)| it).sum();
    let rounds = i32::from(game.rounds_left());
    let rows: i32 = player.rows.iter().map(|&row| i32::from(row) - 1).sum();
    let places: i32 = player.stores.iter().map(|store| i32::from(store.places)).sum();
    let stock = stock(game, player) + EXTRA * i32::from(player.extras.min(2));
    // What is left over at the end is worth nothing but ducats, and those
    // little (G108, G112).
    let fading = actions_left(game).clamp(0, 6);
    POINT * scored
        + rounds * (ROW * rows + PLACE * places)
        + stock * fading / 6
        + DUCAT * ducats(player)
}

/// Ducats beyond what a round's auctions need bring less and less.
fn ducats(player: &Player) -> i32 {
    let ducats = i32::try_from(player.ducats).unwrap_or(i32::MAX);
    ducats.min(15) + (ducats - 15).clamp(0, 15) / 3
}

/// Ships, colonists and spices in hand.
fn stock(game: &Goa, player: &Player) -> i32 {
    let ships = i32::try_from(player.ships).unwrap_or(i32::MAX);
    let colonists = i32::try_from(player.colonists).unwrap_or(i32::MAX);
    let open = Colony::ALL.len() - player.colonies().count();
    let useful_colonists = if open == 0 { 0 } else { colonists.min(8) };
    let mut spices = 0;
    for spice in Spice::ALL {
        let own = i32::try_from(player.spices(spice)).unwrap_or(0);
        let needed = Column::ALL
            .into_iter()
            .filter(|&column| game.figures.cost(column, player.row(column)).contains(&spice));
        let needed = i32::try_from(needed.count()).unwrap_or(0);
        spices += SPICE * own.min(3) + NEEDED * own.min(needed);
    }
    SHIP * ships.min(8) + (ships - 8).clamp(0, 8) + COLONIST * useful_colonists + spices
}

/// What one more card would be worth at least: it may complete a set.
pub(super) fn a_card(game: &Goa) -> i32 {
    POINT / 2 + POINT * (8 - i32::from(game.rounds_left())).clamp(0, 7) / 8 + 4
}

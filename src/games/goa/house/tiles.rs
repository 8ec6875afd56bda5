//! What the house thinks of each tile: what it is worth at auction, and when it is used.
//!
//! The numbers are in ducats, as those of `lots`.

use super::super::action::{Deed, Usable, Use};
use super::super::event::store_of;
use super::super::state::Goa;
use super::super::tiles::{Column, Tile};
use super::super::{spices, uses};
use super::lots::{self, CARD, EXTRA, PIECE, PLANTATIONS, POINT, count};
use crate::engine::Seat;

/// A second or better use of a tile that does what an action does.
const FREE_ACTION: u32 = 4;

/// Roughly what a tile is worth to this player, in ducats.
pub(super) fn worth(game: &Goa, seat: Seat, tile: Tile) -> u32 {
    let player = game.player(seat);
    let (gains, points) = (&game.figures.gains, &game.figures.points);
    let rounds = u32::from(game.rounds_left());
    let planter = player.tiles.iter().any(|owned| owned.tile == Tile::Planter);
    let small = u32::from(if planter {
        points.small_plantation_with_planter
    } else {
        points.small_plantation
    });
    // Once a round from now on, if an action's window is not forgotten.
    let red = |each: u32| each * rounds * 2 / 3;
    let extras = |count: u8| EXTRA * u32::from(count.min(game.extras));
    match tile {
        Tile::Colonist => red(PIECE * u32::from(gains.red_colonist)),
        Tile::Ship => red(PIECE * u32::from(gains.red_ship)),
        Tile::Spice => red(PIECE),
        Tile::Ducats => red(u32::from(gains.red_ducats)),
        Tile::Expedition => red(CARD),
        Tile::Colonists => PIECE * u32::from(gains.colonists),
        Tile::Ships => PIECE * u32::from(gains.ships),
        Tile::ShipsColonists => PIECE * u32::from(gains.ships_colonists) + 1,
        Tile::Settlement => {
            let (ships, more, colonists) = gains.settlement;
            PIECE * u32::from(ships + colonists) + extras(more)
        }
        Tile::Expeditions(cards) => CARD * u32::from(cards),
        Tile::ExtraActions => extras(gains.extra_actions),
        Tile::Duty => {
            (POINT * u32::from(points.duty)).saturating_sub(PIECE * u32::from(gains.duty_spices))
        }
        Tile::Mission(printed) => POINT * u32::from(printed),
        Tile::Planter => {
            let more = points.small_plantation_with_planter.saturating_sub(points.small_plantation);
            POINT * u32::from(more) * smalls(game, seat)
        }
        Tile::MixedCrop | Tile::Plantation(..) => {
            let places = u32::from(store_of(tile).map_or(0, |(_, places)| places));
            let laid = player.stores.iter().filter(|store| store.is_plantation()).count();
            // Filled at once, and again by harvests to come.
            let harvests = if laid < PLANTATIONS { 1 + rounds / 3 } else { 1 };
            let counts = if tile.is_small_plantation() { POINT * small } else { 0 };
            PIECE * places * harvests + counts
        }
        Tile::ExtraHarvest => PIECE * room(game, seat).min(2 * FREE_ACTION),
        Tile::Viceroy => viceroy(game, seat),
        Tile::Espionage | Tile::Exchange | Tile::Favor | Tile::Resupply => FREE_ACTION,
    }
}

/// Small plantations they have, and one they may get.
fn smalls(game: &Goa, seat: Seat) -> u32 {
    let player = game.player(seat);
    let laid = player.stores.iter().filter(|store| store.is_plantation() && store.places == 1);
    count(laid.count() + player.set_aside.len() + 1)
}

fn room(game: &Goa, seat: Seat) -> u32 {
    count(game.player(seat).stores.iter().map(super::super::state::Store::room).sum())
}

/// What the step of the last marker would cost.
fn viceroy(game: &Goa, seat: Seat) -> u32 {
    let player = game.player(seat);
    let last = Column::ALL.into_iter().min_by_key(|&column| player.row(column));
    let steps = last.map(|column| game.figures.cost(column, player.row(column)).len());
    steps.map_or(0, |pieces| 2 * PIECE * count(pieces) + POINT)
}

/// Red tiles, and one-shot ones when their time has come.
pub(super) fn first(game: &Goa, seat: Seat) -> Vec<Use> {
    let tiles = uses::usable(game, seat).into_iter().filter_map(Tile::usable);
    let mut first: Vec<Use> =
        tiles.filter_map(|tile| soon(tile).or_else(|| in_time(game, seat, tile))).collect();
    // Spices given away for Duty make room for what comes afterwards; a card
    // turned up ends what can be reckoned, and a tile from the grid asks a
    // question, so they come last.
    first.sort_by_key(|it| match it {
        Use::Duty(_) => 0,
        Use::Expedition => 2,
        Use::Exchange(_) => 3,
        Use::Colonist
        | Use::Ducats
        | Use::Ship
        | Use::Spice(_)
        | Use::Espionage(..)
        | Use::ExtraHarvest(_)
        | Use::Resupply
        | Use::Viceroy(_) => 1,
    });
    first
}

/// A tile that is used as soon as it can be.
pub(super) fn soon(tile: Usable) -> Option<Use> {
    match tile {
        Usable::Colonist => Some(Use::Colonist),
        Usable::Ship => Some(Use::Ship),
        Usable::Ducats => Some(Use::Ducats),
        Usable::Spice => Some(Use::Spice(None)),
        Usable::Expedition => Some(Use::Expedition),
        Usable::Duty => Some(Use::Duty(Vec::new())),
        Usable::Espionage
        | Usable::Exchange
        | Usable::ExtraHarvest
        | Usable::Resupply
        | Usable::Viceroy => None,
    }
}

/// May using it bring a card, of its own or as the first in a row (D121)?
pub(super) fn may_draw(tile: &Use) -> bool {
    match tile {
        Use::Expedition | Use::Viceroy(_) => true,
        Use::Colonist
        | Use::Ducats
        | Use::Ship
        | Use::Spice(_)
        | Use::Duty(_)
        | Use::Espionage(..)
        | Use::Exchange(_)
        | Use::ExtraHarvest(_)
        | Use::Resupply => false,
    }
}

/// Another tile, if its time has come.
fn in_time(game: &Goa, seat: Seat, tile: Usable) -> Option<Use> {
    let player = game.player(seat);
    let late = game.rounds_left() <= 2;
    match tile {
        Usable::ExtraHarvest => {
            (spices::room(player) >= 4 || late).then(|| Use::ExtraHarvest(Vec::new()))
        }
        Usable::Viceroy => {
            (player.rows.iter().all(|&row| row >= 3) || late).then_some(Use::Viceroy(None))
        }
        Usable::Espionage => {
            spy(game, seat, late).map(|(victim, deed)| Use::Espionage(victim, Box::new(deed)))
        }
        Usable::Exchange => lots::best_tile(game, seat).map(Use::Exchange),
        // What Resupply turns up asks a question, so it stands alone.
        Usable::Resupply
        | Usable::Colonist
        | Usable::Ship
        | Usable::Ducats
        | Usable::Spice
        | Usable::Expedition
        | Usable::Duty => None,
    }
}

/// The best row of somebody else, if it is worth more than one's own.
fn spy(game: &Goa, seat: Seat, late: bool) -> Option<(Seat, Deed)> {
    let others = game.seats.iter().filter(|&other| other != seat);
    let best = others
        .flat_map(|other| [Column::Harvest, Column::Ships].map(|column| (other, column)))
        .max_by_key(|&(other, column)| game.value(other, column))?;
    let value = usize::from(game.value(best.0, best.1));
    let (useful, deed) = if best.1 == Column::Harvest {
        (value.min(spices::room(game.player(seat))), Deed::Harvest(None))
    } else {
        (value, Deed::Ships)
    };
    (useful >= 4 || late && useful >= 2).then_some((best.0, deed))
}

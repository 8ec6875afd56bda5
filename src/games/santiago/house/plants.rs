//! P5 and P6: where a tile does most for its planter, reckoned with what the
//! next planter will do.

use super::super::board::SQUARES;
use super::super::land::{Farmers, Land, Plantation};
use super::super::leftover::{self, Leftover};
use super::super::planting::Planting;
use super::super::state::Santiago;
use super::super::{Action, Square, Tile};
use super::outlook::Outlook;
use crate::engine::Seat;
use std::cmp::Reverse;

/// Plantings that are looked at with an answer.
const LOOKED_AT: usize = 8;

/// The farmers a tile gets from a seat, one fewer if it passed.
pub(super) fn farmers(game: &Santiago, seat: Seat, tile: Tile, passed: bool) -> u8 {
    let stock = game.player(seat).map_or(0, |player| player.farmers);
    tile.pictured().saturating_sub(u8::from(passed)).min(stock)
}

/// The land with a tile more.
pub(super) fn planted(land: &Land, tile: Tile, square: Square, owner: Seat, farmers: u8) -> Land {
    let mut land = land.clone();
    land.set(square, Plantation::Green { tile, farmers: Farmers::new(owner, farmers) });
    land
}

/// A tile in its best places.
pub(super) struct Planted {
    pub(super) tile: Tile,
    pub(super) square: Square,
    pub(super) land: Land,
    pub(super) lead: f64,
}

/// All plantings of some tiles for a seat, best first.
pub(super) fn ranked(
    game: &Santiago,
    land: &Land,
    seat: Seat,
    tiles: &[Tile],
    passed: bool,
) -> Vec<Planted> {
    let squares = land.empty();
    let mut all: Vec<Planted> = Vec::with_capacity(tiles.len() * SQUARES);
    for &tile in tiles {
        let farmers = farmers(game, seat, tile, passed);
        for &square in &squares {
            let land = planted(land, tile, square, seat, farmers);
            let lead = Outlook::on(game, &land).lead(seat);
            all.push(Planted { tile, square, land, lead });
        }
    }
    all.sort_by(|one, other| other.lead.total_cmp(&one.lead));
    all
}

/// The tiles without one of them, each once.
pub(super) fn without(tiles: &[Tile], taken: Tile) -> Vec<Tile> {
    let mut rest = tiles.to_vec();
    if let Some(at) = rest.iter().position(|&tile| tile == taken) {
        rest.remove(at);
    }
    rest
}

pub(super) fn distinct(tiles: &[Tile]) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// P5: the best few with the next planter's best answer to each.
pub(in super::super) fn plant(game: &Santiago, planting: &Planting, seat: Seat) -> Option<Action> {
    let all = ranked(game, &game.land, seat, &distinct(&game.offer), game.passed(seat));
    let next = planting.next();
    let after = |mine: &Planted| {
        let Some(next) = next else { return mine.lead };
        let rest = distinct(&without(&game.offer, mine.tile));
        let answers = ranked(game, &mine.land, next, &rest, game.passed(next));
        answers.first().map_or(mine.lead, |answer| Outlook::on(game, &answer.land).lead(seat))
    };
    let looked = all.iter().take(LOOKED_AT).map(|mine| (after(mine), mine));
    let best = looked.reduce(|best, it| if it.0 > best.0 + 1e-9 { it } else { best });
    best.map(|(_, mine)| Action::Plant(mine.tile, mine.square))
}

/// P6.
pub(in super::super) fn leftover(game: &Santiago, leftover: Leftover) -> Option<Action> {
    let lead = |square| {
        let land = planted(&game.land, leftover.tile, square, leftover.winner, 0);
        Outlook::on(game, &land).lead(leftover.winner)
    };
    let places = leftover::squares(game).into_iter().map(|square| (lead(square), square));
    let best = places.max_by(|(one, at), (other, then)| {
        one.total_cmp(other).then(Reverse(at).cmp(&Reverse(then)))
    });
    best.map(|(_, square)| Action::Plant(leftover.tile, square))
}

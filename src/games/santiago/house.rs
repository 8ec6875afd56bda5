//! What a sensible player would do: the suggestions of a letter, and what
//! happens if nobody ever answers. Public knowledge and the seat's own only.
//! House players think further (`player` and the files it asks).

pub(super) mod bidding;
pub(super) mod canals;
mod known;
mod outlook;
pub(super) mod plants;
pub(super) mod player;
#[cfg(test)]
mod tests;

use super::areas::Areas;
use super::auction::Auction;
use super::builder::Offers;
use super::leftover::{self, Leftover};
use super::planting::{self, farmers_for};
use super::state::Santiago;
use super::{Action, Segment, Square, Tile};
use crate::engine::Seat;
use std::cmp::Reverse;

/// P3: around a third of the money, above the others, the least; or pass.
pub(super) fn bids(game: &Santiago, auction: &Auction, seat: Seat) -> Vec<Action> {
    let money = game.money(seat);
    let top = auction.answers.iter().map(|&(_, amount)| amount).max().unwrap_or(0);
    let target = money.div_ceil(3);
    let mut wanted: Vec<u32> = Vec::new();
    // A little more than everybody, if that is not too dear.
    if top < money.div_ceil(2) {
        wanted.push(top + 1);
    }
    wanted.extend([target, target + 1, 1, 2, 3, top.saturating_add(1), top.saturating_add(2)]);
    let mut bids: Vec<Action> = wanted.into_iter().map(Action::Bid).collect();
    bids.insert(bids.len().min(5), Action::Pass);
    bids
}

/// P4: the same without knowing the other's.
pub(super) fn sealed_bids(game: &Santiago, seat: Seat) -> Vec<Action> {
    let third = game.money(seat).div_ceil(3);
    let amounts = [third, third + 1, 1, 2, third.saturating_sub(1).max(1), third + 2];
    amounts.into_iter().map(Action::Bid).chain([Action::Pass]).collect()
}

/// P5: the best places for the tiles on offer.
pub(super) fn plantings(game: &Santiago, seat: Seat) -> Vec<Action> {
    // Not eight times the same tile.
    let mut suggested: Vec<Action> = Vec::new();
    for (tile, square) in ranked_plantings(game, seat, &planting::tiles(game)) {
        let same = |other: &&Action| matches!(other, Action::Plant(it, _) if *it == tile);
        if suggested.iter().filter(same).count() < 3 {
            suggested.push(Action::Plant(tile, square));
        }
    }
    suggested
}

/// All places for some tiles, best first.
pub(super) fn ranked_plantings(game: &Santiago, seat: Seat, tiles: &[Tile]) -> Vec<(Tile, Square)> {
    let land = Surveyed::of(game);
    let mut scored: Vec<(Reverse<u32>, (Tile, Square))> = Vec::new();
    for &tile in tiles {
        let farmers = u32::from(farmers_for(game, seat, tile));
        for &square in &land.empty {
            let worth = land.worth(seat, tile, square, farmers);
            scored.push((Reverse(worth), (tile, square)));
        }
    }
    scored.sort_by_key(|&(worth, _)| worth);
    scored.into_iter().map(|(_, planting)| planting).collect()
}

/// DEF-PLANT: the tile with most farmers to place now, of the lowest stack;
/// where there is water, or may be, and the area is largest.
pub(super) fn default_planting(game: &Santiago, seat: Seat) -> Option<Action> {
    let land = Surveyed::of(game);
    let best = game.offer.iter().rev().max_by_key(|&&tile| farmers_for(game, seat, tile));
    let &tile = best?;
    let squares = land.empty.iter().rev();
    let square = squares.max_by_key(|&&square| {
        (land.is_wet(square), land.may_be_wet(square), land.size(tile, square))
    });
    square.map(|&square| Action::Plant(tile, square))
}

/// P6: where it makes one's own areas larger, and others' not.
pub(super) fn leftovers(game: &Santiago, leftover: Leftover) -> Vec<Action> {
    let land = Surveyed::of(game);
    let mut squares = leftover::squares(game);
    squares.sort_by_key(|&square| {
        let (mut own, mut others) = (0u32, 0u32);
        for area in land.areas.beside(square, leftover.tile.kind()) {
            for &(seat, farmers) in &area.farmers {
                *(if seat == leftover.winner { &mut own } else { &mut others }) +=
                    u32::from(farmers);
            }
        }
        // Where it dries, it does nobody any good.
        let lasts = land.is_wet(square);
        (Reverse(if lasts { own * 2 } else { own }), others, Reverse(land.may_be_wet(square)))
    });
    squares.into_iter().map(|square| Action::Plant(leftover.tile, square)).collect()
}

/// P7: small money for water on one's own land, or none.
pub(super) fn proposals(game: &Santiago, seat: Seat) -> Vec<Action> {
    let money = game.money(seat);
    let best = canals(game, seat);
    let mut suggested: Vec<Action> = Vec::new();
    let mut places = best.iter().filter(|&&(gain, _)| gain > 0);
    if let Some(&(gain, first)) = places.next() {
        let fair = fair_offer(gain, money);
        suggested.extend([fair, 1, 0, fair + 1].map(|amount| Action::Propose(first, amount)));
    }
    suggested.extend(places.take(2).map(|&(_, place)| Action::Propose(place, money.min(1))));
    suggested.push(Action::ProposeNothing);
    suggested
}

/// What water that is worth so much is worth to the builder.
pub(super) fn fair_offer(gain: u32, money: u32) -> u32 {
    (gain / 3).clamp(1, 4).min(money)
}

/// P8: the best money, unless water for oneself is worth more.
pub(super) fn decisions(game: &Santiago, offers: &Offers) -> Vec<Action> {
    let builder = game.builder;
    let gains = canals(game, builder);
    let gain = |segment: Segment| {
        gains.iter().find(|&&(_, place)| place == segment).map_or(0, |&(gain, _)| gain)
    };
    let sums = offers.sums();
    let mut scored: Vec<(Reverse<i64>, Action)> = Vec::new();
    for &(segment, sum) in &sums {
        let worth = i64::from(sum) + i64::from(gain(segment));
        scored.push((Reverse(worth), Action::Accept(segment)));
    }
    if sums.is_empty() {
        scored.push((Reverse(0), Action::Skip));
    }
    let price = i64::from(offers.price());
    for &(gain, segment) in gains.iter().take(4) {
        scored.push((Reverse(i64::from(gain) - price), Action::Build(segment)));
    }
    scored.sort_by_key(|&(worth, _)| worth);
    scored.into_iter().map(|(_, action)| action).collect()
}

/// DEF-BUILD: the highest sum, of equal ones the place named first; without a
/// proposal the canal that waters most of their own farmers anew, if any.
pub(super) fn default_decision(game: &Santiago, offers: &Offers) -> Action {
    let sums = offers.sums();
    if let Some(&(segment, _)) = sums.iter().rev().max_by_key(|&&(_, sum)| sum) {
        return Action::Accept(segment);
    }
    let waters = |&segment: &Segment| {
        let dry = segment.squares().filter(|&square| !game.land.irrigated(square));
        let own = dry.filter_map(|square| game.land.green(square)?.1);
        own.filter(|farmers| farmers.owner() == game.builder)
            .map(|farmers| u32::from(farmers.count()))
            .sum::<u32>()
    };
    let places = game.land.buildable();
    let best = places.iter().rev().max_by_key(|segment| waters(segment));
    match best {
        Some(segment) if game.money(game.builder) >= 1 && waters(segment) > 0 => {
            Action::Build(*segment)
        }
        _ => Action::Skip,
    }
}

/// P9: hold, unless there is a good place.
pub(super) fn extras(game: &Santiago, seat: Seat) -> Vec<Action> {
    let left = u32::from(game.figures.rounds.saturating_sub(game.round));
    let best = canals(game, seat);
    let mut suggested: Vec<Action> =
        best.iter().take(5).map(|&(_, place)| Action::Extra(place)).collect();
    let good = best.first().is_some_and(|&(gain, _)| gain > 2 + left);
    suggested.insert(if good { suggested.len() } else { 0 }, Action::Hold);
    suggested
}

/// P2: any of the few, those inside the board first.
pub(super) fn first_canals(game: &Santiago) -> Vec<Action> {
    let mut places = game.land.buildable();
    places.sort_by_key(|place| Reverse(place.squares().count()));
    places.into_iter().map(Action::Build).collect()
}

/// The places for a canal with what the water there is worth to a player, best
/// first.
pub(super) fn canals(game: &Santiago, seat: Seat) -> Vec<(u32, Segment)> {
    let land = Surveyed::of(game);
    let mut places: Vec<(u32, Segment)> = game
        .land
        .buildable()
        .into_iter()
        .map(|segment| (segment.squares().map(|square| land.thirst(seat, square)).sum(), segment))
        .collect();
    places.sort_by_key(|&(gain, segment)| (Reverse(gain), segment));
    places
}

/// The land with what is worked out once for many squares.
struct Surveyed<'a> {
    game: &'a Santiago,
    areas: Areas,
    empty: Vec<Square>,
    buildable: Vec<Segment>,
}

impl Surveyed<'_> {
    fn of(game: &Santiago) -> Surveyed<'_> {
        Surveyed {
            game,
            areas: Areas::of(&game.land),
            empty: game.land.empty(),
            buildable: game.land.buildable(),
        }
    }

    fn is_wet(&self, square: Square) -> bool {
        self.game.land.irrigated(square)
    }

    fn may_be_wet(&self, square: Square) -> bool {
        self.is_wet(square) || square.segments().iter().any(|it| self.buildable.contains(it))
    }

    /// The size of the area a tile would make here.
    fn size(&self, tile: Tile, square: Square) -> u32 {
        let beside = self.areas.beside(square, tile.kind());
        1 + beside.iter().map(|area| count(area.squares.len())).sum::<u32>()
    }

    /// Roughly the points a tile here brings its planter.
    fn worth(&self, seat: Seat, tile: Tile, square: Square, farmers: u32) -> u32 {
        let size = self.size(tile, square);
        let palm = u32::from(farmers > 0 && self.game.land.has_palm(square));
        let own: u32 = self
            .areas
            .beside(square, tile.kind())
            .iter()
            .flat_map(|area| &area.farmers)
            .filter(|(owner, _)| *owner == seat)
            .map(|&(_, farmers)| u32::from(farmers))
            .sum();
        let water = match (self.is_wet(square), self.may_be_wet(square)) {
            (true, _) => 4,
            (false, true) => 3,
            (false, false) => 1,
        };
        ((farmers + palm) * (size + 1) + own) * water
    }

    /// What water on a square is worth to a player: the points of theirs that
    /// would dry, and one for the farmers kept.
    fn thirst(&self, seat: Seat, square: Square) -> u32 {
        if self.is_wet(square) {
            return 0;
        }
        let Some((_, Some(farmers))) = self.game.land.green(square) else { return 0 };
        let size = self.areas.at(square).map_or(1, |area| count(area.squares.len()));
        if farmers.owner() == seat { u32::from(farmers.count()) * size + 1 } else { 0 }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

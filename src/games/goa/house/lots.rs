//! P1 to P6: what a lot is worth, and what follows from it.
//!
//! The numbers are the house's judgement, in ducats. The measure is Taxes: an
//! action brings some 4 ducats at first, so that is what an extra action is
//! worth; ships, colonists and spices come at about one each.

use super::super::Action;
use super::super::auction::Auction;
use super::super::board::{Cell, Place};
use super::super::data::PLANTATION_PLACES;
use super::super::markers::{self, Markers};
use super::super::state::Goa;
use super::super::tiles::{Column, Tile};
use super::tiles;
use crate::engine::Seat;
use std::cmp::Reverse;

/// A ship, a colonist, a spice.
pub(super) const PIECE: u32 = 1;
/// An expedition card: it helps once, or counts in the end.
pub(super) const CARD: u32 = 3;
/// An extra action.
pub(super) const EXTRA: u32 = 4;
/// A victory point.
pub(super) const POINT: u32 = 2;
/// To begin, and to place first and last.
const FIRST: u32 = 2;
/// Plantations on a board (G91).
pub(super) const PLANTATIONS: usize = PLANTATION_PLACES as usize;

/// Roughly what a lot is worth to this player, in ducats; `None` is the flag.
pub(super) fn worth(game: &Goa, seat: Seat, lot: Option<Tile>) -> u32 {
    match lot {
        None => EXTRA * u32::from(game.extras.min(1)) + FIRST,
        Some(tile) => tiles::worth(game, seat, tile),
    }
}

/// P1: two markers early are more than any ducats.
pub(super) fn quick_starts() -> Vec<Action> {
    vec![
        Action::QuickMarkers(Column::Ships, Column::Harvest),
        Action::QuickMarkers(Column::Harvest, Column::Colonies),
        Action::QuickMarkers(Column::Harvest, Column::Expedition),
        Action::QuickMarkers(Column::Ships, Column::Colonies),
        Action::QuickDucats,
    ]
}

/// P2: where the tiles around are worth most.
pub(super) fn flags(game: &Goa, seat: Seat) -> Vec<Action> {
    let mut places = markers::places(game);
    places.sort_by_key(|&place| Reverse(around(game, seat, place)));
    places.into_iter().map(Action::Flag).collect()
}

/// What the tiles are worth that a marker may reach from here.
fn around(game: &Goa, seat: Seat, place: Place) -> u32 {
    let tiles = place.near().filter_map(|cell| game.grid.tile(cell));
    tiles.map(|tile| worth(game, seat, Some(tile))).sum()
}

/// P3, P4: on what is worth most: it brings its ducats, or itself.
pub(super) fn marks(game: &Goa, so_far: &Markers, seat: Seat) -> Vec<Action> {
    let mut cells = markers::cells(game, so_far).cells;
    let value = |&cell: &Cell| game.grid.tile(cell).map(|tile| worth(game, seat, Some(tile)));
    cells.sort_by_key(|cell| Reverse(value(cell)));
    cells.into_iter().map(Action::Mark).collect()
}

/// The cell of the grid whose tile is worth most, for Exchange.
pub(super) fn best_tile(game: &Goa, seat: Seat) -> Option<Cell> {
    let best = game.grid.tiles().max_by_key(|&(_, tile)| worth(game, seat, Some(tile)));
    best.map(|(cell, _)| cell)
}

/// What the lot at hand is worth.
fn lot_worth(game: &Goa, auction: &Auction, seat: Seat) -> u32 {
    let Some(lot) = auction.lot() else { return 0 };
    match lot.cell {
        None => worth(game, seat, None),
        Some(cell) => game.grid.tile(cell).map_or(0, |tile| worth(game, seat, Some(tile))),
    }
}

/// P5: two thirds of what it is worth, the least, or all of it; and a pass,
/// first if it is too dear already.
pub(super) fn bids(game: &Goa, auction: &Auction, seat: Seat) -> Vec<Action> {
    let least = auction.highest().map_or(1, |(_, amount)| amount.saturating_add(1));
    let most = lot_worth(game, auction, seat).min(game.player(seat).ducats);
    if most < least {
        return vec![Action::Pass, Action::Bid(least)];
    }
    let fair = (2 * most).div_ceil(3).max(least);
    let amounts = [fair, least, most, least.midpoint(fair)];
    amounts.into_iter().map(Action::Bid).chain([Action::Pass]).collect()
}

/// P6: it is kept if it is worth more than its price and what the bidder would
/// have paid together.
pub(super) fn sales(game: &Goa, auction: &Auction, seat: Seat) -> Vec<Action> {
    let price = auction.highest().map_or(0, |(_, amount)| amount);
    let cost = price.saturating_add(game.figures.seller.price(price));
    if lot_worth(game, auction, seat) > cost {
        vec![Action::Buy, Action::Sell]
    } else {
        vec![Action::Sell, Action::Buy]
    }
}

pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::super::super::event::store_of;
    use super::super::super::state::Lot;
    use super::super::super::{auction, fixture, quick_start};
    use super::*;
    use crate::games::suggestions::tidy;

    #[test]
    fn every_tile_has_a_worth_and_more_rounds_make_red_ones_dearer() {
        let (mut game, [red, ..]) = fixture::three();
        game.players[red].stores.push(fixture::store(store_of(Tile::MixedCrop).unwrap().0, 1));
        for tile in Tile::all() {
            let worth = worth(&game, red, Some(tile));
            assert!((1..=20).contains(&worth), "{tile} is worth {worth}");
        }
        let early = worth(&game, red, Some(Tile::Ship));
        game.round = 8;
        assert!(worth(&game, red, Some(Tile::Ship)) < early);
        game.extras = 0;
        assert_eq!(worth(&game, red, None), FIRST, "an empty stock brings nothing");
    }

    #[test]
    fn suggestions_are_legal_and_never_empty() {
        let (mut game, [red, green, brown]) = fixture::three();
        assert_eq!(tidy(quick_starts(), |it| quick_start::legal().contains(it)), quick_starts());
        let mut so_far = Markers::default();
        let legal = markers::legal(&game, &so_far);
        assert_eq!(tidy(flags(&game, red), |it| legal.contains(it)).len(), 8);
        game.flag_at = Place::from_label("c0");
        so_far.lots.push(Lot { seller: red, cell: None });
        let legal = markers::legal(&game, &so_far);
        assert_eq!(tidy(marks(&game, &so_far, green), |it| legal.contains(it)).len(), 3);

        for highest in 0..=12 {
            let mut auction = Auction::new(vec![Lot { seller: red, cell: None }]);
            auction.answers.push((green, highest));
            let legal = auction::legal(&game, &auction, brown);
            let wanted = tidy(bids(&game, &auction, brown), |it| legal.contains(it));
            assert!(!wanted.is_empty(), "above {highest}");
            assert!(wanted.contains(&Action::Pass), "above {highest}");
        }
    }

    #[test]
    fn dear_lots_are_passed_and_sold_and_cheap_ones_bought() {
        // The flag is worth 6.
        let (mut game, [red, green, brown]) = fixture::three();
        game.players[red].ducats = 20;
        let mut auction = Auction::new(vec![Lot { seller: red, cell: None }]);
        auction.answers.push((green, 2));
        assert_eq!(bids(&game, &auction, brown)[0], Action::Bid(4));
        auction.answers = vec![(green, 6)];
        assert_eq!(bids(&game, &auction, brown)[0], Action::Pass);
        for (price, best) in [(1, Action::Buy), (3, Action::Buy), (4, Action::Sell)] {
            auction.answers = vec![(green, price), (brown, 0)];
            assert_eq!(sales(&game, &auction, red)[0], best, "for {price}");
        }
    }
}

//! Corrections by hand: each piece leaves where it was.

use super::{Ledger, less, take};
use monsoon::games::goa::Change;
use monsoon::games::goa::cards::Card;
use monsoon::games::goa::change::{CardPlace, Counted, TilePlace};
use monsoon::games::goa::tiles::Tile;

impl Ledger {
    pub(super) fn note_change(&mut self, change: &Change) {
        match change {
            Change::Count { seat, what, now } => {
                let purse = self.purses.get_mut(seat).unwrap();
                match what {
                    Counted::Ducats => purse.ducats = *now,
                    Counted::Ships => purse.ships = *now,
                    Counted::Colonists => purse.colonists = *now,
                    Counted::Extras => {
                        self.extras += purse.extras;
                        less(&mut self.extras, *now); // G6
                        purse.extras = *now;
                    }
                }
            }
            Change::Row { seat, column, row } => {
                self.purse(*seat).rows[column.index()] = *row;
            }
            Change::Stored { seat, store, spices } => {
                let content = &mut self.purse(*seat).stores[*store];
                content.extend(spices);
                content.sort_unstable();
            }
            Change::Unstored { seat, store, spices } => {
                for spice in spices {
                    take(&mut self.purse(*seat).stores[*store], spice);
                }
            }
            Change::Card { card, from, to } => {
                take(self.cards_at(*from), card);
                self.cards_at(*to).push(*card);
            }
            Change::Tile { tile, from, to } => {
                self.tile_goes(*tile, *from);
                self.tile_comes(*tile, *to);
            }
            Change::State { seat, tile, from, to } => {
                assert_ne!(from, to);
                assert!(self.purse(*seat).tiles.contains(tile));
            }
            Change::Founded { seat, tile, store } => {
                take(&mut self.colonies, tile);
                let stores = &mut self.purse(*seat).stores;
                assert_eq!(*store, stores.len(), "the youngest");
                stores.push(Vec::new());
            }
            Change::Unfounded { seat, tile, store } => {
                self.colonies.push(*tile);
                self.purse(*seat).stores.remove(*store);
            }
            Change::Flag { seat, .. } => self.flag = *seat,
            Change::Corner { corner, there: true } => {
                assert!(self.corners.insert(corner.index()));
                assert!(self.corners.len() <= self.bonanza.len(), "D112");
            }
            Change::Corner { corner, there: false } => {
                assert!(self.corners.remove(&corner.index()));
            }
        }
    }

    fn cards_at(&mut self, place: CardPlace) -> &mut Vec<Card> {
        match place {
            CardPlace::Hand(seat) => &mut self.purse(seat).hand,
            CardPlace::Deck => &mut self.deck,
            CardPlace::Discards => &mut self.discards,
        }
    }

    fn tile_goes(&mut self, tile: Tile, from: TilePlace) {
        match from {
            TilePlace::Board(seat) => take(&mut self.purse(seat).tiles, &tile),
            TilePlace::Store(seat, at) => drop(self.purse(seat).stores.remove(at)),
            TilePlace::Aside(seat) => take(&mut self.purse(seat).set_aside, &tile),
            TilePlace::Grid(cell) => assert_eq!(self.grid.remove(&cell.index()), Some(tile)),
            TilePlace::LeftOut => take(&mut self.left_out, &tile),
            TilePlace::Used => take(&mut self.used, &tile),
        }
    }

    fn tile_comes(&mut self, tile: Tile, to: TilePlace) {
        match to {
            TilePlace::Board(seat) => self.purse(seat).tiles.push(tile),
            TilePlace::Store(seat, at) => {
                let stores = &mut self.purse(seat).stores;
                assert_eq!(at, stores.len(), "the youngest");
                stores.push(Vec::new());
            }
            TilePlace::Aside(seat) => self.purse(seat).set_aside.push(tile),
            TilePlace::Grid(cell) => assert_eq!(self.grid.insert(cell.index(), tile), None),
            TilePlace::LeftOut => self.left_out.push(tile),
            TilePlace::Used => self.used.push(tile),
        }
    }

    /// The game ends in the middle of something: what was under way is put
    /// down.
    pub(super) fn put_down(&mut self) {
        self.discards.extend(self.waiting.take());
        self.discards.append(&mut self.played);
        self.discards.append(&mut self.turned);
        self.discards.append(&mut self.shown);
        self.used.append(&mut self.gained);
    }
}

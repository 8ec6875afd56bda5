//! What was put right by hand.

use super::super::change::{CardPlace, Change, Counted, TilePlace};
use super::super::colony;
use super::super::event::store_of;
use super::super::state::{Goa, Owned, Phase, Readiness, Store};
use super::super::tiles::{ColonyTile, Tile};
use super::goods::{add_spice, remove_spice};
use crate::engine::Seat;

impl Goa {
    pub(super) fn changed(&mut self, change: &Change) {
        match change {
            Change::Count { seat, what, now } => self.counted(*seat, *what, *now),
            Change::Row { seat, column, row } => {
                self.players[*seat].rows[column.index()] = *row;
            }
            Change::Stored { seat, store, spices } => {
                for &spice in spices {
                    add_spice(&mut self.players[*seat], spice, *store);
                }
            }
            Change::Unstored { seat, store, spices } => {
                for &spice in spices {
                    remove_spice(&mut self.players[*seat], spice, *store);
                }
            }
            Change::Card { card, from, to } => {
                match *from {
                    CardPlace::Hand(seat) => self.leave_hand(seat, *card),
                    CardPlace::Deck => drop(self.deck.remove(*card)),
                    CardPlace::Discards => drop(self.discards.remove(*card)),
                }
                match *to {
                    CardPlace::Hand(seat) => self.players[seat].hand.push(*card),
                    CardPlace::Deck => self.deck.add(*card),
                    CardPlace::Discards => self.discards.add(*card),
                }
            }
            Change::Tile { tile, from, to } => {
                self.take_tile(*tile, *from);
                self.put_tile(*tile, *to);
            }
            Change::State { seat, tile, from, to } => {
                let mut tiles = self.players[*seat].tiles.iter_mut();
                let was = Owned { tile: *tile, state: *from };
                if let Some(own) = tiles.find(|own| **own == was) {
                    own.state = *to;
                }
            }
            Change::Founded { seat, tile, store: _ } => self.colony_comes(*seat, *tile),
            Change::Unfounded { seat, tile, store } => {
                self.take_store(*seat, *store);
                self.colonies.push(*tile);
                self.colonies.sort_unstable();
            }
            Change::Flag { seat, anew } => {
                self.flag = *seat;
                if *anew {
                    self.turn = None;
                }
            }
            Change::Corner { corner, there } => {
                self.corners.retain(|other| other != corner);
                if *there {
                    self.corners.push(*corner);
                    self.corners.sort_unstable();
                }
            }
        }
    }

    fn counted(&mut self, seat: Seat, what: Counted, now: u32) {
        let player = &mut self.players[seat];
        match what {
            Counted::Ducats => player.ducats = now,
            Counted::Ships => player.ships = now,
            Counted::Colonists => player.colonists = now,
            Counted::Extras => {
                let now = u8::try_from(now).unwrap_or(u8::MAX);
                let more = now > player.extras;
                self.extras = self.extras.saturating_add(player.extras).saturating_sub(now);
                player.extras = now;
                // They passed with what they had then (D129).
                if let Phase::Extras(extras) = &mut self.phase
                    && more
                {
                    extras.passed.retain(|&other| other != seat);
                }
            }
        }
    }

    fn take_tile(&mut self, tile: Tile, from: TilePlace) {
        match from {
            TilePlace::Board(seat) => {
                let tiles = &mut self.players[seat].tiles;
                let unused = |own: &Owned| own.tile == tile && own.state != Readiness::Used;
                let at = tiles.iter().position(unused);
                if let Some(at) = at.or_else(|| tiles.iter().position(|own| own.tile == tile)) {
                    tiles.remove(at);
                }
            }
            TilePlace::Store(seat, at) => self.take_store(seat, at),
            TilePlace::Aside(seat) => take(&mut self.players[seat].set_aside, tile),
            TilePlace::Grid(cell) => self.grid.set(cell, None),
            TilePlace::LeftOut => take(&mut self.left_out, tile),
            TilePlace::Used => take(&mut self.used, tile),
        }
    }

    fn put_tile(&mut self, tile: Tile, to: TilePlace) {
        match to {
            TilePlace::Board(seat) => {
                self.players[seat].tiles.push(Owned { tile, state: Readiness::Ready });
            }
            TilePlace::Store(seat, _) => {
                if let Some((kind, places)) = store_of(tile) {
                    let store = Store { kind, pair: None, places, content: Vec::new() };
                    self.players[seat].stores.push(store);
                }
            }
            TilePlace::Aside(seat) => self.players[seat].set_aside.push(tile),
            TilePlace::Grid(cell) => self.grid.set(cell, Some(tile)),
            TilePlace::LeftOut => self.left_out.push(tile),
            TilePlace::Used => self.used.push(tile),
        }
    }

    fn colony_comes(&mut self, seat: Seat, tile: ColonyTile) {
        take(&mut self.colonies, tile);
        let store = colony::store(self, tile);
        self.players[seat].stores.push(store);
    }

    fn take_store(&mut self, seat: Seat, at: usize) {
        let stores = &mut self.players[seat].stores;
        if at < stores.len() {
            stores.remove(at);
        }
    }
}

fn take<T: PartialEq + Copy>(from: &mut Vec<T>, what: T) {
    if let Some(at) = from.iter().position(|other| *other == what) {
        from.remove(at);
    }
}

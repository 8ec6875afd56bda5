//! Goods and tiles change hands.

use super::super::acquire::cards_of;
use super::super::agenda::Task;
use super::super::board::Cell;
use super::super::event::{Amounts, Why, store_of};
use super::super::state::{Goa, Owned, Player, Readiness, Store};
use super::super::tiles::{Bonanza, Class, Spice, Tile};
use super::spend;
use crate::engine::Seat;

impl Goa {
    pub(super) fn goods(&mut self, seat: Seat, why: Why, gain: &Amounts, pay: &Amounts) {
        let player = &mut self.players[seat];
        spend(&mut player.ducats, pay.ducats);
        spend(&mut player.ships, pay.ships);
        spend(&mut player.colonists, pay.colonists);
        for &(spice, store) in &pay.spices {
            remove_spice(player, spice, store);
        }
        player.ducats += gain.ducats;
        player.ships += gain.ships;
        player.colonists += gain.colonists;
        for &(spice, store) in &gain.spices {
            add_spice(player, spice, store);
        }
        self.gain_extras(seat, gain.extras);
        match (self.agenda.last(), why) {
            (Some(Task::Acquire { tile, .. }), Why::Tile(other)) if *tile == other => {
                self.acquired(other);
                self.used.push(other);
            }
            (Some(Task::Resupply { .. }), Why::Tile(Tile::Resupply)) => self.clean_up(),
            (Some(Task::Gain { why: due, .. } | Task::Spices { why: due, .. }), _)
                if *due == why =>
            {
                self.agenda.pop();
            }
            (
                None
                | Some(
                    Task::Acquire { .. }
                    | Task::Claim { .. }
                    | Task::Spices { .. }
                    | Task::Draw { .. }
                    | Task::Gain { .. }
                    | Task::Resupply { .. }
                    | Task::CardDone { .. }
                    | Task::Attempt(_),
                ),
                _,
            ) => {}
        }
    }

    pub(super) fn gain_extras(&mut self, seat: Seat, extras: u32) {
        let extras = u8::try_from(extras).unwrap_or(u8::MAX).min(self.extras); // D11
        self.extras -= extras;
        self.players[seat].extras += extras;
    }

    /// The tile that is being acquired has found its place.
    pub(super) fn acquired(&mut self, tile: Tile) {
        self.pop(|task| matches!(task, Task::Acquire { tile: other, .. } if *other == tile));
    }

    pub(super) fn laid(&mut self, seat: Seat, tile: Tile, spices: &[Spice]) {
        if let Some((kind, places)) = store_of(tile) {
            let mut content = spices.to_vec();
            content.sort_unstable();
            self.players[seat].stores.push(Store { kind, pair: None, places, content });
        }
        self.acquired(tile);
    }

    /// G91: a small plantation stays a point, any other goes to the used pile.
    pub(super) fn gave_up(&mut self, seat: Seat, store: Option<usize>, tile: Tile) {
        let player = &mut self.players[seat];
        if let Some(at) = store.filter(|&at| at < player.stores.len()) {
            player.stores.remove(at); // D78: its spices with it
        }
        if tile.is_small_plantation() {
            player.set_aside.push(tile);
        } else {
            self.used.push(tile);
        }
        if store.is_none() {
            self.acquired(tile);
        }
    }

    pub(super) fn kept(&mut self, seat: Seat, tile: Tile) {
        // D84: Exchange waits for the next own action; a red tile works in the
        // round in which it is won (D74).
        let fresh = tile == Tile::Exchange;
        let state = if fresh { Readiness::NextAction } else { Readiness::Ready };
        self.players[seat].tiles.push(Owned { tile, state });
        self.acquired(tile);
    }

    pub(super) fn remove_tile(&mut self, seat: Seat, tile: Tile) {
        let tiles = &mut self.players[seat].tiles;
        let ready = |own: &Owned| own.tile == tile && own.state == Readiness::Ready;
        if let Some(at) = tiles.iter().position(ready) {
            tiles.remove(at);
        }
    }

    pub(super) fn use_tile(&mut self, seat: Seat, tile: Tile) {
        if tile.class() == Class::Red || tile == Tile::Duty {
            let mut tiles = self.players[seat].tiles.iter_mut();
            let ready = |own: &&mut Owned| own.tile == tile && own.state == Readiness::Ready;
            if let Some(own) = tiles.find(ready) {
                own.state = Readiness::Used; // G76, G80
            }
        } else {
            self.remove_tile(seat, tile);
            self.used.push(tile);
        }
        let follows = tile.usable().and_then(|tile| tile.follows(seat, &self.figures.gains));
        self.agenda.extend(follows);
    }

    pub(super) fn spent(&mut self, seat: Seat, tile: Tile) {
        self.acquired(tile);
        self.used.push(tile);
        let cards = cards_of(tile);
        if cards > 0 {
            self.agenda.push(Task::Draw { seat, cards, why: Why::Tile(tile) });
        }
    }

    pub(super) fn exchanged(&mut self, seat: Seat, cell: Cell, tile: Tile) {
        self.remove_tile(seat, Tile::Exchange);
        self.grid.set(cell, Some(Tile::Exchange));
        self.claim_under(seat, cell); // G119
        self.agenda.push(Task::Acquire { seat, tile });
    }

    pub(super) fn favored(&mut self, seat: Seat, tile: Tile) {
        self.acquired(Tile::Favor);
        self.used.push(Tile::Favor);
        if let Some(at) = self.left_out.iter().position(|&other| other == tile) {
            self.left_out.remove(at); // D85: the pool shrinks
        }
        self.agenda.push(Task::Acquire { seat, tile });
    }

    pub(super) fn claimed(&mut self, seat: Seat, corner: Cell, bonanza: Bonanza) {
        self.pop(|task| matches!(task, Task::Claim { .. }));
        self.corners.retain(|&other| other != corner);
        if let Some(at) = self.bonanza.iter().position(|&other| other == bonanza) {
            self.bonanza.remove(at);
        }
        let gain = Amounts {
            ducats: u32::from(bonanza.ducats),
            ships: u32::from(bonanza.ships),
            colonists: u32::from(bonanza.colonists),
            extras: u32::from(bonanza.extras),
            spices: Vec::new(),
        };
        let why = Why::Bonanza;
        if bonanza.spices > 0 {
            self.agenda.push(Task::Spices { seat, most: bonanza.spices, why });
        }
        if bonanza.cards > 0 {
            self.agenda.push(Task::Draw { seat, cards: bonanza.cards, why });
        }
        if gain != Amounts::default() {
            self.agenda.push(Task::Gain { seat, gain, why });
        }
    }
}

pub(super) fn add_spice(player: &mut Player, spice: Spice, store: usize) {
    if let Some(store) = player.stores.get_mut(store) {
        let at = store.content.partition_point(|&other| other <= spice);
        store.content.insert(at, spice);
    }
}

pub(super) fn remove_spice(player: &mut Player, spice: Spice, store: usize) {
    if let Some(store) = player.stores.get_mut(store)
        && let Some(at) = store.content.iter().position(|&other| other == spice)
    {
        store.content.remove(at);
    }
}

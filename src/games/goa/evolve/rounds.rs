//! Halves, rounds and lots.

use super::super::agenda::Task;
use super::super::auction::Auction;
use super::super::board::{Cell, Place};
use super::super::markers::Markers;
use super::super::quick_start::QuickStart;
use super::super::state::{Goa, Grid, Lot, Phase, Readiness, Settled};
use super::super::tiles::{Class, Column, Letter, Tile};
use super::spend;
use crate::engine::Seat;

impl Goa {
    /// G104, G105, D99: what lay in the grid leaves the game, unclaimed Bonanza
    /// tiles with it; all eight are laid out anew (D112). Every lot has been sold
    /// or kept, so nothing is left of those (D101); all else stays (G106).
    pub(super) fn dealt(&mut self, letter: Letter, left_out: &[Tile], grid: &[Tile]) {
        self.grid = Grid::of(grid);
        self.left_out.extend_from_slice(left_out);
        self.bonanza.clone_from(&self.figures.bonanza);
        self.corners = if self.bonanza.is_empty() {
            Vec::new()
        } else {
            Cell::all().filter(|cell| cell.is_corner()).collect()
        };
        let quick = letter == Letter::A && self.figures.quick_start.is_some();
        self.phase =
            if quick { Phase::QuickStart(QuickStart::default()) } else { Phase::RoundStart };
    }

    /// G116.
    pub(super) fn quick_start(
        &mut self,
        seat: Seat,
        columns: Option<(Column, Column)>,
        ducats: u8,
    ) {
        let player = &mut self.players[seat];
        player.ducats += u32::from(ducats);
        for column in columns.iter().flat_map(|&(one, two)| [one, two]) {
            player.rows[column.index()] = 2;
        }
        if let Phase::QuickStart(answers) = &mut self.phase {
            answers.answered += 1;
            if answers.answered == self.seats.count() {
                self.phase = Phase::RoundStart;
            }
        }
    }

    /// G103, G76: red tiles turn face up, those of the first half, too; one not
    /// used brings nothing more for it (D75).
    pub(super) fn begin_round(&mut self, round: u8) {
        self.round = round;
        self.settled.clear();
        for player in self.players.values_mut() {
            let red = player.tiles.iter_mut().filter(|own| own.tile.class() == Class::Red);
            red.for_each(|own| own.state = Readiness::Ready);
        }
        self.phase = Phase::Markers(Markers::default());
    }

    pub(super) fn place_flag(&mut self, seat: Seat, place: Place) {
        self.flag_at = Some(place);
        self.place_marker(Lot { seller: seat, cell: None });
    }

    /// G22: the flag and a tile for each player are the lots; the markers G9 gives
    /// everybody are enough for that.
    pub(super) fn place_marker(&mut self, lot: Lot) {
        let Phase::Markers(markers) = &mut self.phase else { return };
        markers.lots.push(lot);
        if markers.lots.len() > self.seats.count() {
            let lots = std::mem::take(&mut markers.lots);
            self.phase = Phase::Auction(Auction::new(lots));
        }
    }

    pub(super) fn answer_lot(&mut self, seat: Seat, amount: u32) {
        if let Phase::Auction(auction) = &mut self.phase {
            auction.answers.push((seat, amount));
        }
    }

    pub(super) fn won(
        &mut self,
        seat: Seat,
        lot: Lot,
        price: u32,
        to: Option<Seat>,
        tile: Option<Tile>,
        extras: u8,
    ) {
        spend(&mut self.players[seat].ducats, price);
        if let Some(seller) = to {
            self.players[seller].ducats += price; // G26
        }
        self.gain_extras(seat, u32::from(extras));
        match lot.cell {
            None => {
                self.flag = seat; // G29: at once
                self.flag_at = None;
            }
            Some(cell) => self.grid.set(cell, None),
        }
        if let Phase::Auction(auction) = &mut self.phase {
            let unasked = auction.highest().is_none();
            self.settled.push(Settled { seat, price, unasked });
            auction.answers.clear();
            auction.settled.push((tile, seat, price));
            if auction.settled.len() == auction.lots.len() {
                self.phase = Phase::Actions(0);
            }
        }
        // D113: the tile first, so it lies on top.
        if let Some(cell) = lot.cell {
            self.claim_under(seat, cell);
        }
        if let Some(tile) = tile {
            self.agenda.push(Task::Acquire { seat, tile });
        }
    }

    /// G118: whoever gets the tile of a corner gets what lies under it, be the
    /// tile an Exchange put there; under that nothing is left (D114).
    pub(super) fn claim_under(&mut self, seat: Seat, cell: Cell) {
        if self.corners.contains(&cell) {
            self.agenda.push(Task::Claim { seat, corner: cell });
        }
    }
}

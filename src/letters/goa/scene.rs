//! A Goa letter in the making: where the game stands, and who reads.

use crate::games::goa::View;
use crate::games::goa::board::Cell;
use crate::games::goa::tiles::Column;
use crate::games::goa::view::{CellView, ColumnView, LotView, PlayerView};

pub(super) type Scene<'a> = super::super::scene::Scene<'a, View>;

impl Scene<'_> {
    /// The round, such as `Round 3 of 8`.
    pub(super) fn round(&self) -> String {
        self.round_of(self.view.round, self.view.rounds)
    }

    /// The reader's own place at the table, if they have one.
    pub(super) fn me(&self) -> Option<&PlayerView> {
        let seat = self.view.viewer.seat()?;
        self.view.players.iter().find(|player| player.seat == seat)
    }

    /// The reader's marker in a column.
    pub(super) fn column_view(&self, column: Column) -> Option<&ColumnView> {
        self.me()?.columns.iter().find(|view| view.column == column)
    }

    /// The reader's colonists, and those that join an attempt by themselves.
    pub(super) fn settlers(&self) -> (u32, u8) {
        let own = self.me().map_or(0, |me| me.colonists);
        (own, self.column_view(Column::Colonies).map_or(0, |view| view.value))
    }

    pub(super) fn cell(&self, cell: Cell) -> Option<&CellView> {
        self.view.cells.iter().find(|view| view.cell == cell)
    }

    pub(super) fn lot(&self, number: u8) -> Option<&LotView> {
        self.view.lots.iter().find(|lot| lot.number == number)
    }
}

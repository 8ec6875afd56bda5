//! The sheets: what is asked for all at once, so that a round needs few mails.

use super::super::house::sheets;
use super::super::state::{Goa, Phase, ROUNDS_OF_HALF};
use super::super::violation::{OneOf, Violation};
use super::misfit::Misfit;
use super::{Slot, coming};
use crate::engine::{Seat, Sentence, Violation as _};
use strum::VariantArray;

/// Which decisions are asked for all at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum Sheet {
    QuickStart,
    /// The flag and the markers of a round.
    Markers,
    /// The lots of a round.
    Auction,
    /// The own actions of a round.
    Actions,
}

impl Sheet {
    /// Its name in letters.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Sheet::QuickStart => "quick-start",
            Sheet::Markers => "markers",
            Sheet::Auction => "auction",
            Sheet::Actions => "actions",
        }
    }
}

/// The sheet a seat may fill in now.
pub(super) fn open(game: &Goa, seat: Seat) -> Option<Sheet> {
    let coming = coming::coming(game, seat);
    let comes = |slot: Slot| coming.contains(&slot);
    match &game.phase {
        Phase::QuickStart(_) if comes(Slot::Quick) => Some(Sheet::QuickStart),
        // With new tiles nobody can have planned where to place (G105).
        Phase::Markers(_) if game.round % ROUNDS_OF_HALF == 1 => {
            (comes(Slot::Flag) || comes(Slot::Mark)).then_some(Sheet::Markers)
        }
        Phase::Auction(_) => Some(Sheet::Auction),
        Phase::Actions(_) if coming::open_lot(game).is_none() => {
            comes(Slot::Action(3)).then_some(Sheet::Actions)
        }
        Phase::Deal(_)
        | Phase::QuickStart(_)
        | Phase::RoundStart
        | Phase::Markers(_)
        | Phase::Actions(_)
        | Phase::Extras(_)
        | Phase::Finished(_) => None,
    }
}

/// Why a decision does not come, where more can be said than that.
pub(super) fn not_coming(game: &Goa, seat: Seat, slot: Slot) -> Option<Sentence> {
    match (slot, &game.phase) {
        (Slot::Lot(_), Phase::Markers(_) | Phase::QuickStart(_)) => {
            Some(Misfit::no_numbers_yet().into())
        }
        (Slot::Lot(lot), Phase::Auction(auction)) if usize::from(lot) > auction.lots.len() => {
            let lots = auction.lots.len();
            Some(Misfit::NoLot { lot, lots }.into())
        }
        (Slot::Use(tile), _) if !game.player(seat).tiles.iter().any(|own| own.tile == tile) => {
            let none = Violation::NoTile { tile, tiles: OneOf(Vec::new()) };
            Some(Sentence::of(&none, none.said()))
        }
        (Slot::Flag, Phase::Markers(_)) if seat != game.flag => {
            Some(Misfit::PlacesFlag(game.flag).into())
        }
        (Slot::Extra(Some(_)), Phase::Extras(_)) => {
            Some(Misfit::Extras { extras: game.player(seat).extras }.into())
        }
        (
            Slot::Quick
            | Slot::Flag
            | Slot::Mark
            | Slot::Lot(_)
            | Slot::Lots
            | Slot::Budget
            | Slot::Action(_)
            | Slot::Extra(_)
            | Slot::Use(_),
            Phase::Deal(_)
            | Phase::QuickStart(_)
            | Phase::RoundStart
            | Phase::Markers(_)
            | Phase::Auction(_)
            | Phase::Actions(_)
            | Phase::Extras(_)
            | Phase::Finished(_),
        ) => None,
    }
}

/// The open sheet as a sensible person would fill it in.
pub(super) fn filled(game: &Goa, seat: Seat) -> Vec<String> {
    match open(game, seat) {
        Some(Sheet::QuickStart) => sheets::quick_start(),
        Some(Sheet::Markers) => sheets::markers(game, seat, ""),
        Some(Sheet::Auction) => sheets::auction(game, seat),
        Some(Sheet::Actions) => sheets::actions(game, seat),
        None => Vec::new(),
    }
}

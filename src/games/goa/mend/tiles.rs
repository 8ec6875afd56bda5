//! Corrections that move a tile. It comes from somewhere and goes somewhere;
//! the grid keeps enough for the rounds to come (D20).

use super::adjustment::{Piece, Spot};
use super::judge::{no_store, nothing};
use crate::engine::Seat;
use crate::games::goa::board::{Cell, Place};
use crate::games::goa::change::{Change, TilePlace};
use crate::games::goa::data::PLANTATION_PLACES;
use crate::games::goa::state::{Goa, Lot, Phase, ROUNDS_OF_HALF, Readiness};
use crate::games::goa::tiles::{Class, Tile};

type Judged = Result<Vec<Change>, String>;

pub(super) fn gain(game: &Goa, seat: Seat, aside: bool, tile: Tile, from: Option<Spot>) -> Judged {
    let player = game.player(seat);
    let to = if aside {
        small(tile)?;
        TilePlace::Aside(seat)
    } else if tile.is_plantation() {
        let laid = player.stores.iter().filter(|store| store.is_plantation()).count();
        if laid >= usize::from(PLANTATION_PLACES) {
            return Err(format!(
                "{seat} has {laid} plantations, and there are no more places (G91)"
            ));
        }
        TilePlace::Store(seat, player.stores.len())
    } else if tile.class() == Class::Immediate {
        return Err(format!("{tile} works when it is gained and lies on no board (G31)"));
    } else {
        TilePlace::Board(seat)
    };
    let from = source(game, tile, from)?;
    if let TilePlace::Grid(cell) = from {
        leaves(game, cell)?;
        fewer(game)?;
    }
    Ok(vec![Change::Tile { tile, from, to }])
}

fn small(tile: Tile) -> Result<(), String> {
    if tile.is_small_plantation() {
        Ok(())
    } else {
        Err(format!("only small plantations are kept aside, {tile} is none (G91)"))
    }
}

pub(super) fn lose(game: &Goa, seat: Seat, aside: bool, piece: Piece, to: Option<Spot>) -> Judged {
    let player = game.player(seat);
    let none = || format!("{seat} has no tile {piece} there (G75)");
    let (tile, from) = match piece {
        Piece::Tile(tile) if aside => {
            small(tile)?;
            player.set_aside.iter().find(|&&other| other == tile).ok_or_else(none)?;
            (tile, TilePlace::Aside(seat))
        }
        Piece::Tile(tile) => {
            player.tiles.iter().find(|own| own.tile == tile).ok_or_else(none)?;
            (tile, TilePlace::Board(seat))
        }
        Piece::Store(name) => {
            let at = player.store_at(name).ok_or_else(|| no_store(game, seat, name))?;
            (name.kind.tile().ok_or_else(none)?, TilePlace::Store(seat, at))
        }
    };
    let to = target(game, to)?;
    Ok(vec![Change::Tile { tile, from, to }])
}

pub(super) fn state(game: &Goa, seat: Seat, tile: Tile, used: bool) -> Judged {
    let player = game.player(seat);
    let states: Vec<Readiness> =
        player.tiles.iter().filter(|own| own.tile == tile).map(|own| own.state).collect();
    if states.is_empty() {
        return Err(format!("{seat} has no tile {tile} there (G75)"));
    }
    if tile.class() == Class::Permanent {
        return Err(format!("{tile} is nothing to be used (G75)"));
    }
    if used && tile.class() != Class::Red && tile != Tile::Duty {
        return Err(format!("{tile} goes to the used pile once it is used (D90)"));
    }
    let to = if used { Readiness::Used } else { Readiness::Ready };
    let from = states.into_iter().find(|&state| state != to).ok_or_else(nothing)?;
    Ok(vec![Change::State { seat, tile, from, to }])
}

pub(super) fn put(game: &Goa, cell: Cell, tile: Tile, from: Option<Spot>) -> Judged {
    let to = TilePlace::Grid(cell);
    let old = game.grid.tile(cell);
    if old == Some(tile) {
        return Err(nothing());
    }
    let from = source(game, tile, from)?;
    let comes = Change::Tile { tile, from, to };
    let Some(old) = old else {
        free(game, cell)?;
        if let TilePlace::Grid(other) = from {
            leaves(game, other)?;
        }
        return Ok(vec![comes]);
    };
    // The two change places; between cells by way of the used piles.
    let aside = if matches!(from, TilePlace::Grid(_)) { TilePlace::Used } else { from };
    let mut changes = vec![Change::Tile { tile: old, from: to, to: aside }, comes];
    if aside != from {
        changes.push(Change::Tile { tile: old, from: aside, to: from });
    }
    Ok(changes)
}

pub(super) fn clear(game: &Goa, cell: Cell, to: Option<Spot>) -> Judged {
    let tile = game.grid.tile(cell).ok_or_else(|| format!("there is no tile on {cell} (D19)"))?;
    leaves(game, cell)?;
    let to = target(game, to)?;
    if !matches!(to, TilePlace::Grid(_)) {
        fewer(game)?;
    }
    Ok(vec![Change::Tile { tile, from: TilePlace::Grid(cell), to }])
}

/// Where a tile comes from.
fn source(game: &Goa, tile: Tile, from: Option<Spot>) -> Result<TilePlace, String> {
    let used = game.used.contains(&tile);
    // What nobody knows is not looked for.
    let left_out = game.figures.left_out.shown && game.left_out.contains(&tile);
    let missing = |place: &str, rule: &str| format!("there is no tile {tile} {place} ({rule})");
    match from {
        None | Some(Spot::Used) if used => Ok(TilePlace::Used),
        None if left_out => Ok(TilePlace::LeftOut),
        None if game.figures.left_out.shown => {
            Err(missing("on the used piles or among those left out", "D85"))
        }
        None | Some(Spot::Used) => Err(missing("on the used piles", "D90")),
        Some(Spot::LeftOut) => {
            known(game)?;
            if left_out {
                Ok(TilePlace::LeftOut)
            } else {
                Err(missing("among those left out", "D6"))
            }
        }
        Some(Spot::Cell(cell)) if game.grid.tile(cell) == Some(tile) => Ok(TilePlace::Grid(cell)),
        Some(Spot::Cell(cell)) => Err(missing(&format!("on {cell}"), "D19")),
    }
}

/// Where a tile goes.
fn target(game: &Goa, to: Option<Spot>) -> Result<TilePlace, String> {
    match to {
        None | Some(Spot::Used) => Ok(TilePlace::Used),
        Some(Spot::LeftOut) => known(game).map(|()| TilePlace::LeftOut),
        Some(Spot::Cell(cell)) => {
            if let Some(there) = game.grid.tile(cell) {
                return Err(format!("there is a tile {there} on {cell} already (G2)"));
            }
            free(game, cell).map(|()| TilePlace::Grid(cell))
        }
    }
}

fn known(game: &Goa) -> Result<(), String> {
    if game.figures.left_out.shown {
        Ok(())
    } else {
        Err("nobody sees which tiles are left out (D6)".to_owned())
    }
}

/// May a tile come to an empty cell?
fn free(game: &Goa, cell: Cell) -> Result<(), String> {
    if game.flag_at == Some(Place::Cell(cell)) {
        return Err(format!("the flag stands on {cell} (G16)"));
    }
    Ok(())
}

/// The lots not yet settled.
fn lots(game: &Goa) -> &[Lot] {
    match &game.phase {
        Phase::Markers(markers) => &markers.lots,
        Phase::Auction(auction) => auction.lots.get(auction.settled.len()..).unwrap_or_default(),
        Phase::Deal(_)
        | Phase::QuickStart(_)
        | Phase::RoundStart
        | Phase::Actions(_)
        | Phase::Extras(_)
        | Phase::Finished(_) => &[],
    }
}

/// May a cell become empty?
fn leaves(game: &Goa, cell: Cell) -> Result<(), String> {
    if lots(game).iter().any(|lot| lot.cell == Some(cell)) {
        return Err(format!("a marker lies on {cell}, whose tile is yet to be sold (G20)"));
    }
    Ok(())
}

/// May the grid hold one tile less?
fn fewer(game: &Goa) -> Result<(), String> {
    let players = game.seats.count();
    let this_round = match &game.phase {
        Phase::Finished(_) => return Ok(()),
        Phase::Auction(_) => lots(game).iter().filter(|lot| lot.cell.is_some()).count(),
        Phase::Actions(_) | Phase::Extras(_) => 0,
        Phase::Deal(_) | Phase::QuickStart(_) | Phase::RoundStart | Phase::Markers(_) => players,
    };
    let rounds = ROUNDS_OF_HALF - 1 - game.round.saturating_sub(1) % ROUNDS_OF_HALF;
    let wanted = this_round + usize::from(rounds) * players;
    let left = game.grid.tiles().count().saturating_sub(1);
    if left >= wanted {
        return Ok(());
    }
    Err(format!(
        "the grid would hold {left} tiles, and {wanted} are yet to be sold in this phase (D20)"
    ))
}

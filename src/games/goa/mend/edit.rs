//! What a correction sets or moves. A piece comes from somewhere and goes
//! somewhere. Whether the outcome can be a position is not asked here, but of the
//! whole by `judge`; only what the outcome does not tell is.

use super::adjustment::{Adjustment, CardKind, CardWay, Piece, Spot};
use super::judge;
use crate::engine::{By, Seat};
use crate::games::goa::action::{StoreKind, StoreName};
use crate::games::goa::board::Cell;
use crate::games::goa::cards::Card;
use crate::games::goa::change::{CardPlace, Change, Counted, TilePlace};
use crate::games::goa::colony;
use crate::games::goa::data::LimitBinds;
use crate::games::goa::state::{Goa, Phase, Readiness};
use crate::games::goa::tiles::{Colony, ColonyTile, Column, Spice, Tile};
use crate::games::sentences::{All, OneOf};

/// The most of anything that is counted.
const MOST: u32 = 999;

type Edited<T = Vec<Change>> = Result<T, String>;

pub(super) fn changes(game: &Goa, adjustment: &Adjustment) -> Edited {
    match *adjustment {
        Adjustment::Count { seat, what, by } => count(game, seat, what, by),
        Adjustment::Track { seat, column, row } => track(game, seat, column, row),
        Adjustment::Hand { seat, card, way: CardWay::Out } => discard(game, seat, card),
        Adjustment::Hand { seat, card, way } => draw(game, seat, card, way),
        Adjustment::Store { seat, store, gain, spice, count } => {
            stored(game, seat, store, gain, spice, count)
        }
        Adjustment::Gain { seat, aside, tile, from } => gain(game, seat, aside, tile, from),
        Adjustment::Lose { seat, aside, piece, to } => lose(game, seat, aside, piece, to),
        Adjustment::State { seat, tile, used } => state(game, seat, tile, used),
        Adjustment::Found { seat, colony, pair } => found(game, seat, colony, pair),
        Adjustment::Unfound { seat, colony } => unfound(game, seat, colony),
        Adjustment::Flag(seat) => flag(game, seat),
        Adjustment::Put { cell, tile, from } => put(game, cell, tile, from),
        Adjustment::Clear { cell, to } => clear(game, cell, to),
        Adjustment::Corner { corner, there } => Ok(vec![Change::Corner { corner, there }]),
    }
}

/// Extras come from the stock (G6); of all else there is enough (G5, D10), more
/// than anybody would mean to write.
fn count(game: &Goa, seat: Seat, what: Counted, by: By) -> Edited {
    let player = game.player(seat);
    let have = match what {
        Counted::Ducats => player.ducats,
        Counted::Ships => player.ships,
        Counted::Colonists => player.colonists,
        Counted::Extras => u32::from(player.extras),
    };
    let now = by.of(have).ok_or_else(|| {
        let less = by.number();
        match what {
            // How many they are is a secret.
            Counted::Ducats => format!("{seat} has fewer than {less} ducats (G14)"),
            Counted::Ships | Counted::Colonists | Counted::Extras => {
                format!("{seat} has {have} {what}, fewer than {less} (G37)")
            }
        }
    })?;
    let (there, more) = (u32::from(game.extras), now.saturating_sub(have));
    if what == Counted::Extras && more > there {
        return Err(format!("there are {there} extras in the stock, not {more} (G6)"));
    }
    if now > MOST {
        return Err(format!("nobody has more than {MOST} {what} at a table (G5)"));
    }
    Ok(vec![Change::Count { seat, what, now }])
}

/// The hand limit forbids to gain a card, not to hold one: a hand that was too
/// large before stays (D130). So it is no matter of the outcome.
fn hand_limit(game: &Goa, seat: Seat, cards: usize, limit: usize) -> Option<usize> {
    let hand = game.player(seat).hand.len();
    (game.figures.limit_binds == LimitBinds::Always && hand + cards > limit).then_some(hand)
}

fn track(game: &Goa, seat: Seat, column: Column, row: u8) -> Edited {
    let limit = usize::from(game.figures.limit(row));
    let lower = column == Column::Expedition && row < game.player(seat).row(column);
    match hand_limit(game, seat, 0, limit) {
        Some(hand) if lower => {
            Err(format!("{seat} holds {hand} cards, and row {row} allows {limit} (G46)"))
        }
        _ => Ok(vec![Change::Row { seat, column, row }]),
    }
}

fn is(kind: CardKind) -> impl Fn(&&Card) -> bool {
    move |card| card.effect == kind.effect && card.symbol == kind.symbol
}

fn discard(game: &Goa, seat: Seat, kind: CardKind) -> Edited {
    let found = game.player(seat).hand.iter().find(is(kind));
    let card = *found.ok_or_else(|| format!("{seat} holds no card {kind} (G59)"))?;
    Ok(vec![Change::Card { card, from: CardPlace::Hand(seat), to: CardPlace::Discards }])
}

fn draw(game: &Goa, seat: Seat, kind: CardKind, way: CardWay) -> Edited {
    let limit = game.hand_limit(seat);
    if let Some(hand) = hand_limit(game, seat, 1, limit) {
        return Err(format!("{seat} holds {hand} cards and may hold {limit} (G46)"));
    }
    let deck = || game.deck.cards().iter().find(is(kind)).map(|&card| (card, CardPlace::Deck));
    let discards =
        || game.discards.cards().iter().find(is(kind)).map(|&card| (card, CardPlace::Discards));
    let (found, place) = match way {
        CardWay::FromDeck => (deck(), "in the deck"),
        CardWay::FromDiscards => (discards(), "among the discards"),
        CardWay::In | CardWay::Out => {
            (discards().or_else(deck), "in the deck or among the discards")
        }
    };
    let (card, from) = found.ok_or_else(|| format!("there is no card {kind} {place} (G57)"))?;
    Ok(vec![Change::Card { card, from, to: CardPlace::Hand(seat) }])
}

fn stored(game: &Goa, seat: Seat, name: StoreName, gain: bool, spice: Spice, count: u8) -> Edited {
    let (store, spices) = (store_at(game, seat, name)?, vec![spice; usize::from(count)]);
    if gain {
        return Ok(vec![Change::Stored { seat, store, spices }]);
    }
    let lies = game.player(seat).stores.get(store);
    let there = lies.map_or(0, |it| it.content.iter().filter(|&&own| own == spice).count());
    if there < spices.len() {
        let rule = judge::rule_of(name.kind);
        return Err(format!("{name} holds {there} of {spice}, not {count} ({rule})"));
    }
    Ok(vec![Change::Unstored { seat, store, spices }])
}

fn store_at(game: &Goa, seat: Seat, name: StoreName) -> Edited<usize> {
    game.player(seat).store_at(name).ok_or_else(|| {
        let stores = game.player(seat).store_names();
        if stores.is_empty() {
            return format!("{seat} has no store {name}, nor any other (G91)");
        }
        format!("{seat} has no store {name}; there are {} (G91)", All(stores))
    })
}

fn gain(game: &Goa, seat: Seat, aside: bool, tile: Tile, from: Option<Spot>) -> Edited {
    let to = if aside {
        TilePlace::Aside(seat)
    } else if tile.is_plantation() {
        TilePlace::Store(seat, game.player(seat).stores.len())
    } else {
        TilePlace::Board(seat)
    };
    Ok(vec![Change::Tile { tile, from: source(game, tile, from)?, to }])
}

fn lose(game: &Goa, seat: Seat, aside: bool, piece: Piece, to: Option<Spot>) -> Edited {
    let player = game.player(seat);
    let (tile, from) = match piece {
        Piece::Tile(tile) if aside && player.set_aside.contains(&tile) => {
            (tile, TilePlace::Aside(seat))
        }
        Piece::Tile(tile) if !aside && player.tiles.iter().any(|own| own.tile == tile) => {
            (tile, TilePlace::Board(seat))
        }
        Piece::Store(StoreName { kind: StoreKind::Colony(_), .. }) | Piece::Tile(_) => {
            return Err(format!("{seat} has no tile {piece} there (G75)"));
        }
        Piece::Store(name) => {
            let at = store_at(game, seat, name)?;
            let tile = name.kind.tile();
            let tile = tile.ok_or_else(|| format!("{seat} has no tile {piece} there (G75)"))?;
            (tile, TilePlace::Store(seat, at))
        }
    };
    Ok(vec![Change::Tile { tile, from, to: target(game, to)? }])
}

fn state(game: &Goa, seat: Seat, tile: Tile, used: bool) -> Edited {
    let to = if used { Readiness::Used } else { Readiness::Ready };
    let own = game.player(seat).tiles.iter().filter(|own| own.tile == tile).map(|own| own.state);
    // The first that is not so already, if there are several.
    let from = own.clone().find(|&state| state != to).or_else(|| own.clone().next());
    let from = from.ok_or_else(|| format!("{seat} has no tile {tile} there (G75)"))?;
    Ok(vec![Change::State { seat, tile, from, to }])
}

fn found(game: &Goa, seat: Seat, colony: Colony, pair: Option<(Spice, Spice)>) -> Edited {
    let (all, store) = (colony::tiles(game, colony), game.player(seat).stores.len());
    let fits = |spices: Option<(Spice, Spice)>| {
        pair.is_none_or(|(one, two)| spices == Some((one, two)) || spices == Some((two, one)))
    };
    let fitting: Vec<_> = all.iter().copied().filter(|tile| fits(tile.spices)).collect();
    match fitting.as_slice() {
        &[tile] => Ok(vec![Change::Founded { seat, tile, store }]),
        [] if all.is_empty() => Err(format!("there is no tile of {colony} left (G7)")),
        [] => Err(format!("there is no such tile of {colony}; there are {} (G53)", OneOf(all))),
        _ => Err(format!("which tile? {} (G53)", OneOf(fitting))),
    }
}

fn unfound(game: &Goa, seat: Seat, colony: Colony) -> Edited {
    let mut stores = (0..).zip(&game.player(seat).stores);
    let found = stores.find(|(_, store)| store.kind == StoreKind::Colony(colony));
    let (at, store) = found.ok_or_else(|| format!("{seat} has no {colony} (G48)"))?;
    let tile = ColonyTile { colony, spices: store.pair };
    Ok(vec![Change::Unfounded { seat, tile, store: at }])
}

/// Who begins is the flag holder's right, so it stays as it is while some have
/// had their go and others have not. A position does not say who they were.
fn flag(game: &Goa, seat: Seat) -> Edited {
    let (holder, players) = (game.flag, game.seats.count());
    if seat == holder {
        return Ok(Vec::new());
    }
    let mut anew = false;
    match &game.phase {
        Phase::QuickStart(answers) if answers.answered > 0 => {
            let number = answers.answered;
            return Err(format!("{number} have chosen already, in the order from {holder} (G116)"));
        }
        Phase::Markers(markers) if !markers.lots.is_empty() => {
            let number = markers.lots.len();
            return Err(format!("{number} markers lie already, in the order from {holder} (G18)"));
        }
        Phase::Actions(over) if usize::from(*over) % players != 0 => {
            let over = usize::from(*over) % players;
            return Err(format!(
                "{over} of {players} have had this action, in the order from {holder} (G33)"
            ));
        }
        Phase::Actions(_) => {
            if let Some(turn) = &game.turn {
                let begun = turn.done || turn.card_played || turn.modifier.is_some();
                if begun || !turn.queue.is_empty() || !game.agenda.is_empty() {
                    let whose = turn.seat;
                    return Err(format!("{whose} is in the middle of an action (G33)"));
                }
                anew = true;
            }
        }
        Phase::Deal(_)
        | Phase::QuickStart(_)
        | Phase::RoundStart
        | Phase::Markers(_)
        | Phase::Auction(_)
        | Phase::Extras(_)
        | Phase::Finished(_) => {}
    }
    Ok(vec![Change::Flag { seat, anew }])
}

fn put(game: &Goa, cell: Cell, tile: Tile, from: Option<Spot>) -> Edited {
    let to = TilePlace::Grid(cell);
    let old = game.grid.tile(cell);
    if old == Some(tile) {
        return Ok(Vec::new());
    }
    let from = source(game, tile, from)?;
    let comes = Change::Tile { tile, from, to };
    let Some(old) = old else { return Ok(vec![comes]) };
    // The two change places; between cells by way of the used piles.
    let aside = if matches!(from, TilePlace::Grid(_)) { TilePlace::Used } else { from };
    let mut changes = vec![Change::Tile { tile: old, from: to, to: aside }, comes];
    if aside != from {
        changes.push(Change::Tile { tile: old, from: aside, to: from });
    }
    Ok(changes)
}

fn clear(game: &Goa, cell: Cell, to: Option<Spot>) -> Edited {
    let tile = game.grid.tile(cell).ok_or_else(|| format!("there is no tile on {cell} (D19)"))?;
    Ok(vec![Change::Tile { tile, from: TilePlace::Grid(cell), to: target(game, to)? }])
}

/// Where a tile comes from.
fn source(game: &Goa, tile: Tile, from: Option<Spot>) -> Edited<TilePlace> {
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

/// Where a tile goes. There is one on a cell at most.
fn target(game: &Goa, to: Option<Spot>) -> Edited<TilePlace> {
    match to {
        None | Some(Spot::Used) => Ok(TilePlace::Used),
        Some(Spot::LeftOut) => known(game).map(|()| TilePlace::LeftOut),
        Some(Spot::Cell(cell)) => match game.grid.tile(cell) {
            Some(there) => Err(format!("there is a tile {there} on {cell} already (G2)")),
            None => Ok(TilePlace::Grid(cell)),
        },
    }
}

fn known(game: &Goa) -> Result<(), String> {
    if game.figures.left_out.shown {
        Ok(())
    } else {
        Err("nobody sees which tiles are left out (D6)".to_owned())
    }
}

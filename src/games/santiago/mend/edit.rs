//! What a correction sets. There are as many tiles, farmers and canals after it
//! as before (D99): each comes from somewhere and goes somewhere. Whether the
//! outcome can be a position is not asked here, but of the whole by `judge`.

use super::super::decision::Asking;
use super::super::state::Santiago;
use super::super::view::CanalView;
use super::super::violation::Escudos;
use super::super::{Segment, Square, Tile, planting};
use super::adjustment::Adjustment;
use super::fact::{Holds, Mended};
use crate::engine::{By, Seat};
use crate::games::sentences::All;

type Edited = Result<Vec<Mended>, String>;

/// What is so after a correction.
pub(super) fn facts(game: &Santiago, adjustment: &Adjustment) -> Edited {
    if game.phase.standings().is_some() {
        return Err("the game is over; take its last step back first (S47)".to_owned());
    }
    match adjustment {
        Adjustment::Money(seat, by) => money(game, *seat, *by),
        Adjustment::Farmers(seat, by) => {
            let now = farmers(game, *seat);
            let left = by.of(u32::from(now)).map(small).ok_or_else(|| {
                format!("{seat} has {now} farmers to place, not as many as that (S1)")
            })?;
            Ok(vec![Mended::Farmers { seat: *seat, left }])
        }
        Adjustment::OwnCanal(seat, kept) => Ok(vec![Mended::OwnCanal { seat: *seat, kept: *kept }]),
        Adjustment::Builder(seat) => Ok(vec![Mended::Builder { seat: *seat }]),
        Adjustment::Supply(by) => {
            let now = game.supply;
            let canals = by
                .of(u32::from(now))
                .map(small)
                .ok_or_else(|| format!("the supply has {now} canals, not as many as that (S5)"))?;
            Ok(vec![Mended::Supply { canals }])
        }
        Adjustment::Square(square, holds) => lay(game, *square, *holds),
        Adjustment::Canal(segment, canal) => dig(game, *segment, *canal),
        Adjustment::Offered(tile) => {
            offer(game, game.offer.iter().copied().chain([*tile]).collect())
        }
        Adjustment::NotOffered(tile) => not_offered(game, *tile),
        Adjustment::Offer(tiles) => offer(game, tiles.clone()),
        Adjustment::Aside(tile) => aside(game, *tile),
        Adjustment::Palm(from, to) => palm(game, *from, *to),
    }
}

/// Any number that is too high will do for one that does not fit: there are fewer pieces.
fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn farmers(game: &Santiago, seat: Seat) -> u8 {
    game.player(seat).map_or(0, |player| player.farmers)
}

/// With hidden money a refusal names no balance (S7). Nor may a refusal give away a
/// sealed bid, so nothing at all can be taken from whoever has sealed one (S57); judging
/// the outcome would not do.
fn money(game: &Santiago, seat: Seat, by: By) -> Edited {
    let now = game.money(seat);
    let Some(amount) = by.of(now) else {
        let less = by.number();
        return Err(if game.figures.hidden_money {
            format!("{seat} has less than {} (S6)", Escudos(less))
        } else {
            format!("{seat} has {} and cannot lose {less} (S6)", Escudos(now))
        });
    };
    let most = most_money(game);
    if amount > most {
        let players = game.seats.count();
        return Err(format!(
            "nobody can have more than {most} escudos, all that {players} players ever get (S43)"
        ));
    }
    if let Some(Asking::SealedBid(bids)) = game.phase.asks()
        && bids.of(seat).is_some()
        && amount < now
    {
        return Err(format!(
            "{seat} has sealed a bid, and loses no money before it is turned up (D30)"
        ));
    }
    Ok(vec![Mended::Money { seat, amount }])
}

/// The bank never runs dry (D6), but it pays only so often: what all begin with
/// and all their pay. With what was given by hand, play may go beyond it.
fn most_money(game: &Santiago) -> u32 {
    let figures = &game.figures;
    let pays = u32::from(figures.rounds).saturating_sub(1);
    let each = figures.pay.saturating_mul(pays).saturating_add(figures.money);
    u32::try_from(game.seats.count()).unwrap_or(u32::MAX).saturating_mul(each)
}

/// Tiles that go are among those to come again; tiles that come are taken from
/// among them.
fn exchange(game: &Santiago, go: &[Tile], come: &[Tile]) -> Edited {
    let mut tiles = game.unseen.clone();
    for &tile in go {
        tiles.add(tile);
    }
    for &tile in come {
        if tiles.count(tile) == 0 {
            let total = tiles.total();
            return Err(format!("no {tile} is among the {total} tiles to come (D9)"));
        }
        tiles.remove(tile);
    }
    let changed = tiles != game.unseen;
    Ok(changed.then_some(Mended::Unseen { tiles }).into_iter().collect())
}

/// A tile comes from those to come and goes there. Farmers come from their
/// player's and go back to them, as if they had never been placed: it is the
/// drought that sends them to the box (D24).
fn lay(game: &Santiago, square: Square, after: Holds) -> Edited {
    let before = Holds::on(game, square);
    let mut facts = vec![Mended::Square { square, holds: after }];
    if before.tile() != after.tile() {
        facts.extend(exchange(game, before.tile().as_slice(), after.tile().as_slice())?);
    }
    for seat in game.seats.iter() {
        let stock = farmers(game, seat);
        let (have, has) = (stock.saturating_add(before.farmers_of(seat)), after.farmers_of(seat));
        let left = have.checked_sub(has).ok_or_else(|| {
            format!(
                "{seat} has {have} farmers for {square} and not {has}; the others are placed or \
                 in the box (D29)"
            )
        })?;
        if left != stock {
            facts.push(Mended::Farmers { seat, left });
        }
    }
    Ok(facts)
}

/// A canal comes from the supply or from its player, and goes back there.
fn dig(game: &Santiago, segment: Segment, canal: Option<CanalView>) -> Edited {
    let before = game.land.canal(segment);
    let mut facts = vec![Mended::Segment { segment, canal }];
    if canal == before {
        return Ok(facts);
    }
    match canal {
        Some(CanalView::Extra(seat)) => facts.push(Mended::OwnCanal { seat, kept: false }),
        Some(CanalView::Supply) => {
            let canals = game.supply.checked_sub(1).ok_or("the supply is empty (S5)")?;
            facts.push(Mended::Supply { canals });
        }
        None => {}
    }
    match before {
        Some(CanalView::Extra(seat)) => facts.push(Mended::OwnCanal { seat, kept: true }),
        Some(CanalView::Supply) => {
            facts.push(Mended::Supply { canals: game.supply.saturating_add(1) });
        }
        None => {}
    }
    Ok(facts)
}

fn offer(game: &Santiago, tiles: Vec<Tile>) -> Edited {
    let unseen = exchange(game, &game.offer, &tiles)?;
    Ok([Mended::Offer { tiles }].into_iter().chain(unseen).collect())
}

fn not_offered(game: &Santiago, tile: Tile) -> Edited {
    let mut tiles = game.offer.clone();
    let Some(place) = tiles.iter().position(|&other| other == tile) else {
        let offer = planting::tiles(game);
        return Err(if offer.is_empty() {
            "no tiles are on offer now (S22)".to_owned()
        } else {
            format!("no {tile} is on offer; there is {} (S28)", All(offer))
        });
    };
    tiles.remove(place);
    offer(game, tiles)
}

fn aside(game: &Santiago, tile: Tile) -> Edited {
    let now = game.set_aside.ok_or_else(|| {
        let players = game.seats.count();
        format!("with {players} players no tile is put away (S4)")
    })?;
    let unseen = exchange(game, &[now], &[tile])?;
    Ok([Mended::Aside { tile }].into_iter().chain(unseen).collect())
}

fn palm(game: &Santiago, from: Square, to: Square) -> Edited {
    let mut squares = game.land.palms;
    let Some(palm) = squares.iter_mut().find(|palm| **palm == from) else {
        let palms = All(squares.to_vec());
        return Err(format!("no palm stands on {from}; palms stand on {palms} (S3)"));
    };
    *palm = to;
    Ok(vec![Mended::Palms { squares }])
}

//! Is it a position still? Tiles, farmers and canals: there are as many after
//! a correction as before (D99).

use super::super::board::JUNCTIONS;
use super::super::land::{Farmers, Land, Plantation};
use super::super::proposals::Proposal;
use super::super::state::{Phase, Santiago};
use super::super::tiles::Bag;
use super::super::view::CanalView;
use super::super::{Segment, Square, Tile, planting};
use super::adjustment::{Canal, Ground};
use super::fact::{Holds, Mended};
use crate::engine::Seat;
use crate::games::sentences::{All, OneOf};

/// What is proposed on the table.
pub(super) fn proposed(game: &Santiago) -> impl Iterator<Item = (Seat, Proposal)> {
    game.phase.proposals().iter().filter_map(|&(seat, proposal)| proposal.map(|it| (seat, it)))
}

pub(super) fn farmers_on_land(game: &Santiago, seat: Seat) -> u8 {
    let farmers = Square::all().filter_map(|square| game.land.green(square)?.1);
    farmers.filter(|farmers| farmers.owner() == seat).map(Farmers::count).sum()
}

/// Tiles that go are among those to come again; tiles that come are taken from
/// among them.
fn exchange(game: &Santiago, go: &[Tile], come: &[Tile]) -> Result<Vec<Mended>, String> {
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
    check_rounds(game, &tiles)?;
    let changed = tiles != game.unseen;
    Ok(changed.then_some(Mended::Unseen { tiles }).into_iter().collect())
}

/// The last round may have fewer tiles than another (D101), but has one.
fn check_rounds(game: &Santiago, tiles: &Bag) -> Result<(), String> {
    let rounds = u32::from(game.figures.rounds.saturating_sub(game.round));
    let full = rounds.saturating_sub(1) * u32::from(game.figures.stacks);
    let total = tiles.total();
    if rounds == 0 || total > full || total >= game.unseen.total() {
        return Ok(());
    }
    Err(format!("{total} tiles are too few for the {rounds} rounds to come (S22)"))
}

/// What lies there, as a correction says it; a tile whose front is forgotten
/// is no correction's.
fn ground(game: &Santiago, square: Square) -> Option<Ground> {
    Some(match game.land.plantation(square) {
        None => Ground::Empty,
        Some(Plantation::Green { tile, farmers: None }) => Ground::Neutral(tile),
        Some(Plantation::Green { tile, farmers: Some(farmers) }) => {
            Ground::Owned(tile, farmers.owner(), farmers.count())
        }
        Some(Plantation::Dried { front }) => Ground::Dried(front?),
    })
}

/// The tile on a square, whichever side is up.
pub(super) fn tile_on(game: &Santiago, square: Square) -> Option<Tile> {
    ground(game, square).and_then(Ground::tile)
}

impl Ground {
    fn tile(self) -> Option<Tile> {
        match self {
            Ground::Empty => None,
            Ground::Neutral(tile) | Ground::Owned(tile, ..) | Ground::Dried(tile) => Some(tile),
        }
    }

    fn farmers_of(self, seat: Seat) -> u8 {
        match self {
            Ground::Owned(_, owner, farmers) if owner == seat => farmers,
            Ground::Owned(..) | Ground::Empty | Ground::Neutral(_) | Ground::Dried(_) => 0,
        }
    }

    fn owner(self) -> Option<Seat> {
        match self {
            Ground::Owned(_, owner, _) => Some(owner),
            Ground::Empty | Ground::Neutral(_) | Ground::Dried(_) => None,
        }
    }
}

/// A tile comes from those to come and goes there. Farmers come from their
/// player's and go back to him, as if they had never been placed: it is the
/// drought that sends them to the box (D24).
pub(super) fn square(
    game: &Santiago,
    square: Square,
    after: Ground,
) -> Result<Vec<Mended>, String> {
    let before = ground(game, square).unwrap_or(Ground::Empty);
    if before == after {
        let what = if after == Ground::Empty { "no tile".to_owned() } else { after.to_string() };
        return Err(format!("{square} holds {what} already (D17)"));
    }
    let holds = match after {
        Ground::Empty => Holds::Nothing,
        Ground::Neutral(tile) => Holds::Neutral(tile),
        Ground::Dried(tile) => Holds::Dried(tile),
        Ground::Owned(tile, owner, count) => {
            let most = tile.pictured();
            if count > most {
                return Err(format!("{tile} takes {most} and not {count} farmers (S17)"));
            }
            Holds::Owned(tile, owner, count)
        }
    };
    let mut facts = vec![Mended::Square { square, holds }];
    if before.tile() != after.tile() {
        facts.extend(exchange(game, before.tile().as_slice(), after.tile().as_slice())?);
    }
    for seat in
        game.seats.iter().filter(|&seat| [before.owner(), after.owner()].contains(&Some(seat)))
    {
        let stock = game.player(seat).map_or(0, |player| player.farmers);
        let (had, has) = (before.farmers_of(seat), after.farmers_of(seat));
        let have = stock.saturating_add(had);
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

/// As many tiles as there are stacks, less those taken (S22), and not none
/// while somebody has to take one.
pub(super) fn offer(game: &Santiago, tiles: Vec<Tile>) -> Result<Vec<Mended>, String> {
    let stacks = usize::from(game.figures.stacks);
    let most = match &game.phase {
        Phase::Auction(_) | Phase::SealedBids(_) => stacks,
        Phase::Planting(planting) => stacks.saturating_sub(planting.planted),
        Phase::Leftover(_) => 1,
        Phase::SetAside(_)
        | Phase::FirstCanal(_)
        | Phase::Reveal
        | Phase::Unsealed { .. }
        | Phase::Proposals(_)
        | Phase::Building(_)
        | Phase::ExtraCanal(_)
        | Phase::Drought
        | Phase::Payday
        | Phase::Counting
        | Phase::Finished(_) => return Err("no tiles are on offer now (S22)".to_owned()),
    };
    if tiles.len() > most {
        let number = tiles.len();
        return Err(format!("{number} tiles are more than can be on offer, which is {most} (S22)"));
    }
    if tiles.is_empty() {
        let last = OneOf(game.offer.clone());
        return Err(format!(
            "{last} is the last tile on offer and has to be placed; offer TILE puts another in \
             its place (S28)"
        ));
    }
    if tiles == game.offer {
        return Err(format!("{} are on offer already (S22)", All(tiles)));
    }
    let unseen = exchange(game, &game.offer, &tiles)?;
    Ok([Mended::Offer { tiles }].into_iter().chain(unseen).collect())
}

pub(super) fn not_offered(game: &Santiago, tile: Tile) -> Result<Vec<Mended>, String> {
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

pub(super) fn aside(game: &Santiago, tile: Tile) -> Result<Vec<Mended>, String> {
    let Some(now) = game.set_aside else {
        let players = game.seats.count();
        return Err(format!("with {players} players no tile is put away (S4)"));
    };
    if now == tile {
        return Err(format!("{tile} is put away already (S4)"));
    }
    let unseen = exchange(game, &[now], &[tile])?;
    Ok([Mended::Aside { tile }].into_iter().chain(unseen).collect())
}

/// Where a player's own canal lies.
pub(super) fn own_canal(game: &Santiago, seat: Seat) -> Option<Segment> {
    Segment::all().find(|&segment| game.land.canal(segment) == Some(CanalView::Extra(seat)))
}

/// What is not on the board and was there at the start, two players' first
/// canal included (S5, D85).
pub(super) fn most_supply(game: &Santiago) -> u8 {
    let laid = |segment: &Segment| game.land.canal(*segment) == Some(CanalView::Supply);
    let laid = u8::try_from(Segment::all().filter(laid).count()).unwrap_or(u8::MAX);
    let first = game.two_players() && !matches!(game.phase, Phase::FirstCanal(_));
    (game.figures.supply + u8::from(first)).saturating_sub(laid)
}

/// In phase 4 there is a canal to be built.
pub(super) fn check_supply(game: &Santiago, canals: u8) -> Result<(), String> {
    let asked = matches!(game.phase, Phase::Proposals(_) | Phase::Building(_));
    if asked && canals == 0 {
        let round = game.round;
        return Err(format!("the canal of round {round} is needed from the supply now (S5)"));
    }
    Ok(())
}

/// A canal comes from the supply or from its player, and goes back there.
pub(super) fn canal(
    game: &Santiago,
    segment: Segment,
    after: Canal,
) -> Result<Vec<Mended>, String> {
    let before = game.land.canal(segment);
    let canal = match after {
        Canal::Gone => None,
        Canal::Supply => Some(CanalView::Supply),
        Canal::Own(seat) => Some(CanalView::Extra(seat)),
    };
    if canal == before {
        return Err(format!("{segment} is so already (D12)"));
    }
    let mut facts = vec![Mended::Segment { segment, canal }];
    match canal {
        Some(CanalView::Extra(seat)) => {
            if let Some(place) = own_canal(game, seat) {
                return Err(format!("the canal of {seat} lies on {place} (S39)"));
            }
            facts.push(Mended::OwnCanal { seat, kept: false });
        }
        Some(CanalView::Supply) => {
            let canals = game.supply.checked_sub(1).ok_or("the supply is empty (S5)")?;
            check_supply(game, canals)?;
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
    let mut land = game.land.clone();
    land.put_canal(segment, canal);
    check_network(game, &land, segment)?;
    Ok(facts)
}

/// All canals hang together with the spring (S12, S13), and what is proposed
/// can be built (D48).
fn check_network(game: &Santiago, land: &Land, segment: Segment) -> Result<(), String> {
    let apart = cut_off(land);
    if apart.contains(&segment) {
        let places = OneOf(game.land.buildable());
        return Err(format!(
            "{segment} does not join the canals or the spring; a canal may lie on {places} (S13)"
        ));
    }
    if !apart.is_empty() {
        let apart = All(apart);
        return Err(format!("without {segment} the spring would not reach {apart} (S13)"));
    }
    let places = land.buildable();
    match proposed(game).find(|(_, proposal)| !places.contains(&proposal.segment)) {
        Some((seat, proposal)) => {
            let place = proposal.segment;
            Err(format!("{seat} proposes {place}, where no canal could lie then (D48)"))
        }
        None => Ok(()),
    }
}

/// The canals that do not hang together with the spring.
fn cut_off(land: &Land) -> Vec<Segment> {
    let mut reached = [false; JUNCTIONS];
    reached[land.spring.index()] = true;
    let mut apart: Vec<Segment> =
        Segment::all().filter(|&segment| land.canal(segment).is_some()).collect();
    loop {
        let count = apart.len();
        apart.retain(|segment| {
            let ends = segment.ends();
            let joins = ends.iter().any(|end| reached[end.index()]);
            if joins {
                for end in ends {
                    reached[end.index()] = true;
                }
            }
            !joins
        });
        if apart.len() == count {
            return apart;
        }
    }
}

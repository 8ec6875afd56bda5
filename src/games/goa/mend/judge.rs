//! Can this be a position? What may be anywhere in a game at a table may be; only
//! what none can be is a fault. Sentences end with the rule that says so.

use crate::engine::Seat;
use crate::games::goa::action::{StoreKind, StoreName};
use crate::games::goa::agenda::Task;
use crate::games::goa::board::Place;
use crate::games::goa::colony;
use crate::games::goa::data::PLANTATION_PLACES;
use crate::games::goa::state::{Goa, Lot, Owned, Phase, ROUNDS_OF_HALF, Readiness, Store};
use crate::games::goa::tiles::{Class, Colony, Tile};
use crate::games::sentences::OneOf;

/// What keeps this from being a position.
pub(super) fn faults(game: &Goa) -> Vec<String> {
    let mut faults: Vec<Option<String>> = Vec::new();
    for seat in game.seats.iter() {
        let player = game.player(seat);
        faults.extend([bid(game, seat), chosen(game, seat), plantations(game, seat)]);
        faults.extend([colonies(game, seat), attempt(game, seat)]);
        faults.extend(player.store_names().into_iter().zip(&player.stores).map(store));
        faults.extend(player.tiles.iter().copied().map(kept));
        faults.extend(player.set_aside.iter().map(|&tile| given_up(tile)));
    }
    faults.extend(lots(game).iter().map(|&lot| sold(game, lot)));
    faults.extend([flag(game), grid(game), bonanza(game), claimed(game)]);
    faults.into_iter().flatten().collect()
}

fn bid(game: &Goa, seat: Seat) -> Option<String> {
    let (bidder, bid) = game.phase.auction()?.highest()?;
    (bidder == seat && game.player(seat).ducats < bid)
        .then(|| format!("{seat} has bid {bid} ducats and has to have them (D34)"))
}

/// Before the variant's choice all markers are in row 1.
fn chosen(game: &Goa, seat: Seat) -> Option<String> {
    let Phase::QuickStart(answers) = &game.phase else { return None };
    let mut yet = game.seats.clockwise_from(game.flag).skip(answers.answered);
    let moved = game.player(seat).rows.iter().any(|&row| row != 1);
    (moved && yet.any(|other| other == seat))
        .then(|| format!("{seat} has yet to choose two markers or the ducats (G116)"))
}

fn plantations(game: &Goa, seat: Seat) -> Option<String> {
    let laid = game.player(seat).stores.iter().filter(|store| store.is_plantation()).count();
    let places = PLANTATION_PLACES;
    (laid > usize::from(places)).then(|| {
        format!("{seat} would have {laid} plantations, and there are {places} places (G91)")
    })
}

fn colonies(game: &Goa, seat: Seat) -> Option<String> {
    let own: Vec<Colony> = game.player(seat).colonies().collect();
    let twice = (1..).zip(&own).find(|&(next, colony)| own[next..].contains(colony));
    twice.map(|(_, colony)| format!("{seat} has {colony} already (G48)"))
}

fn attempt(game: &Goa, seat: Seat) -> Option<String> {
    let attempt = colony::attempt(game).filter(|attempt| attempt.seat == seat)?;
    let colony = attempt.colony;
    let mut own = game.player(seat).colonies();
    own.any(|own| own == colony).then(|| format!("{seat} is about to found {colony} (G48)"))
}

/// The rule of what lies in a store.
pub(super) fn rule_of(kind: StoreKind) -> &'static str {
    match kind {
        StoreKind::Colony(_) => "G54",
        StoreKind::Plantation(..) | StoreKind::MixedCrop => "G91",
    }
}

fn store((name, store): (StoreName, &Store)) -> Option<String> {
    let (rule, places, lie) = (rule_of(store.kind), store.places, store.content.len());
    if let Some(spice) = store.content.iter().find(|&&spice| !store.allows(spice)) {
        let allowed = OneOf(store.allowed().collect());
        return Some(format!("{name} takes {allowed}, not {spice} ({rule})"));
    }
    (lie > usize::from(places))
        .then(|| format!("{name} has room for {places} in all, not for {lie} ({rule})"))
}

/// What works when it is gained lies on no board, and what goes to the used pile
/// after its use is not there used.
fn kept(own: Owned) -> Option<String> {
    let (tile, used) = (own.tile, own.state == Readiness::Used);
    match tile.class() {
        Class::Immediate(_) => {
            Some(format!("{tile} works when it is gained and lies on no board (G31)"))
        }
        Class::Permanent if used => Some(format!("{tile} is nothing to be used (G75)")),
        Class::OneShot if used && tile != Tile::Duty => {
            Some(format!("{tile} goes to the used pile once it is used (D90)"))
        }
        Class::Red | Class::OneShot | Class::Permanent => None,
    }
}

fn given_up(tile: Tile) -> Option<String> {
    (!tile.is_small_plantation())
        .then(|| format!("only small plantations are kept aside, {tile} is none (G91)"))
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

fn sold(game: &Goa, lot: Lot) -> Option<String> {
    let cell = lot.cell.filter(|&cell| game.grid.tile(cell).is_none())?;
    Some(format!("a marker lies on {cell}, whose tile is yet to be sold (G20)"))
}

fn flag(game: &Goa) -> Option<String> {
    let Some(Place::Cell(cell)) = game.flag_at else { return None };
    game.grid.tile(cell).map(|_| format!("the flag stands on {cell} (G16)"))
}

/// The grid keeps enough for the rounds to come.
fn grid(game: &Goa) -> Option<String> {
    let players = game.seats.count();
    let this_round = match &game.phase {
        Phase::Finished(_) => return None,
        Phase::Auction(_) => lots(game).iter().filter(|lot| lot.cell.is_some()).count(),
        Phase::Actions(_) | Phase::Extras(_) => 0,
        Phase::Deal(_) | Phase::QuickStart(_) | Phase::RoundStart | Phase::Markers(_) => players,
    };
    let rounds = ROUNDS_OF_HALF - 1 - game.round.saturating_sub(1) % ROUNDS_OF_HALF;
    let wanted = this_round + usize::from(rounds) * players;
    let left = game.grid.tiles().count();
    (left < wanted).then(|| {
        format!(
            "the grid would hold {left} tiles, and {wanted} are yet to be sold in this phase (D20)"
        )
    })
}

fn bonanza(game: &Goa) -> Option<String> {
    let (left, under) = (game.bonanza.len(), game.corners.len());
    if under > 0 && game.figures.bonanza.is_empty() {
        return Some("there are no Bonanza tiles at this table (D111)".to_owned());
    }
    (under > left).then(|| {
        format!("{left} Bonanza tiles are not turned up, so {under} cannot lie there (D112)")
    })
}

/// What is about to be turned up lies there still.
fn claimed(game: &Goa) -> Option<String> {
    let gone = |task: &Task| match task {
        Task::Claim { corner, .. } => Some(*corner).filter(|it| !game.corners.contains(it)),
        Task::Acquire { .. }
        | Task::Gain { .. }
        | Task::Spices { .. }
        | Task::Draw { .. }
        | Task::Resupply { .. }
        | Task::Attempt(_)
        | Task::CardDone { .. } => None,
    };
    let corner = game.agenda.iter().find_map(gone)?;
    Some(format!("the Bonanza tile of {corner} is about to be turned up (G118)"))
}

//! Can this be a position? Only what the rest does not give is asked: it may be
//! one that no play leads to. Sentences end with the rule that says so.

use super::super::board::JUNCTIONS;
use super::super::decision::Asking;
use super::super::land::{Farmers, Land};
use super::super::state::{Moving, Phase, Santiago};
use super::super::view::{CanalView, PhaseName};
use super::super::{Segment, Square, setup};
use crate::engine::{Seat, Violation as _};
use crate::games::sentences::{All, OneOf};

/// What keeps this from being a position.
pub(super) fn faults(game: &Santiago) -> Vec<String> {
    let players = game
        .seats
        .iter()
        .flat_map(|seat| [pledged(game, seat), farmers(game, seat), own_canal(game, seat)]);
    let squares = Square::all().map(|square| crowded(game, square));
    let others = [token(game), supply(game), canal_needed(game), network(&game.land)];
    let more = [proposals(game), offer(game), rounds(game), palms(game)];
    players.chain(squares).chain(others).chain(more).flatten().collect()
}

/// What lies on the table as a bid or an offer stays covered.
fn pledged(game: &Santiago, seat: Seat) -> Option<String> {
    let money = game.money(seat);
    let bids = game.phase.asks().map_or(&[][..], Asking::bids);
    if let Some(&(_, bid)) = bids.iter().find(|&&(other, _)| other == seat) {
        return (money < bid).then(|| format!("{seat} has bid {bid} and cannot have less (D30)"));
    }
    let &(_, made) =
        game.phase.proposals().into_iter().flatten().find(|&&(other, _)| other == seat)?;
    let offered = made?.amount;
    (money < offered).then(|| format!("{seat} has offered {offered} and cannot have less (D51)"))
}

/// Those neither on the board nor still to be placed are in the box (D24).
fn farmers(game: &Santiago, seat: Seat) -> Option<String> {
    let all = game.figures.farmers;
    let left = game.player(seat).map_or(0, |player| player.farmers);
    let placed = farmers_on_land(game, seat);
    let most = all.saturating_sub(placed);
    (left > most).then(|| {
        format!(
            "{seat} has {all} farmers, {placed} of them on the board, so {most} at most to place \
             (S1)"
        )
    })
}

pub(super) fn farmers_on_land(game: &Santiago, seat: Seat) -> u8 {
    let farmers = Square::all().filter_map(|square| game.land.green(square)?.1);
    farmers.filter(|farmers| farmers.owner() == seat).map(Farmers::count).sum()
}

fn own_canal(game: &Santiago, seat: Seat) -> Option<String> {
    let lies = |segment: &Segment| game.land.canal(*segment) == Some(CanalView::Extra(seat));
    let laid: Vec<Segment> = Segment::all().filter(lies).collect();
    let kept = game.player(seat).is_some_and(|player| player.extra_canal);
    (laid.len() + usize::from(kept) > 1).then(|| match laid.as_slice() {
        [segment] => format!("the canal of {seat} lies on {segment} (S39)"),
        _ => format!("the canal of {seat} cannot lie on {} (S39)", All(laid)),
    })
}

fn crowded(game: &Santiago, square: Square) -> Option<String> {
    let (tile, farmers) = game.land.green(square)?;
    let (count, most) = (farmers?.count(), tile.pictured());
    (count > most).then(|| format!("{tile} takes {most} and not {count} farmers (S17)"))
}

/// A builder proposes nothing, so whoever has answered in phase 4 is none.
fn token(game: &Santiago) -> Option<String> {
    let (builder, round) = (game.builder, game.round);
    game.phase.proposals().into_iter().flatten().any(|&(seat, _)| seat == builder).then(|| {
        format!(
            "{builder} has answered in phase 4 of round {round}, and a builder is not asked there \
             (D47)"
        )
    })
}

/// What is not on the board and was there at the start, two players' first
/// canal included (S5, D85).
fn supply(game: &Santiago) -> Option<String> {
    let laid = |segment: &Segment| game.land.canal(*segment) == Some(CanalView::Supply);
    let laid = u8::try_from(Segment::all().filter(laid).count()).unwrap_or(u8::MAX);
    let first = game.two_players() && game.phase_name() != PhaseName::FirstCanal;
    let most = (game.figures.supply + u8::from(first)).saturating_sub(laid);
    (game.supply > most).then(|| format!("the supply cannot have more than {most} canals now (S5)"))
}

/// In phase 4 there is a canal to be built.
fn canal_needed(game: &Santiago) -> Option<String> {
    let round = game.round;
    (game.phase_name() == PhaseName::Canal && game.supply == 0)
        .then(|| format!("the canal of round {round} is needed from the supply now (S5)"))
}

/// All canals hang together with the spring (S12, S13).
fn network(land: &Land) -> Option<String> {
    let apart = cut_off(land);
    let mut joined = land.clone();
    for &segment in &apart {
        joined.put_canal(segment, None);
    }
    (!apart.is_empty()).then(|| {
        let (apart, places) = (All(apart), OneOf(joined.buildable()));
        format!("the spring would not reach {apart}; a canal may lie on {places} (S13)")
    })
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

/// What is proposed can be built.
fn proposals(game: &Santiago) -> Option<String> {
    let places = game.land.buildable();
    let mut made = game
        .phase
        .proposals()
        .into_iter()
        .flatten()
        .filter_map(|&(seat, made)| Some((seat, made?)));
    let (seat, proposal) = made.find(|(_, proposal)| !places.contains(&proposal.segment))?;
    let place = proposal.segment;
    Some(format!("{seat} proposes {place}, where no canal could lie then (D48)"))
}

/// As many tiles as there are stacks, less those taken (S22), and not none
/// while somebody has to take one.
fn offer(game: &Santiago) -> Option<String> {
    let stacks = usize::from(game.figures.stacks);
    let most = match &game.phase {
        Phase::Asks(asking) => asking.offered(stacks),
        Phase::Moves(Moving::Unsealed { .. }) => stacks,
        Phase::Moves(
            Moving::SetAside(_)
            | Moving::Reveal
            | Moving::Drought
            | Moving::Payday
            | Moving::Counting,
        ) => 0,
        Phase::Finished(_) => return None,
    };
    match game.offer.len() {
        0 if most > 0 => Some(
            "the last tile on offer has to be placed; offer TILE puts another in its place (S28)"
                .to_owned(),
        ),
        1.. if most == 0 => Some("no tiles are on offer now (S22)".to_owned()),
        number if number > most => {
            Some(format!("{number} tiles are more than can be on offer, which is {most} (S22)"))
        }
        _ => None,
    }
}

/// The last round may have fewer tiles than another (D101), but has one.
fn rounds(game: &Santiago) -> Option<String> {
    let rounds = u32::from(game.figures.rounds.saturating_sub(game.round));
    let full = rounds.saturating_sub(1) * u32::from(game.figures.stacks);
    let total = game.unseen.total();
    (rounds > 0 && total <= full)
        .then(|| format!("{total} tiles are too few for the {rounds} rounds to come (S22)"))
}

fn palms(game: &Santiago) -> Option<String> {
    let violation = setup::check_palms(game.land.palms, game.land.spring).err()?;
    Some(format!("{violation} ({})", violation.rule()))
}

//! The end: points and ranks (S47 to S51).

use super::Kind;
use super::areas::Areas;
use super::event::Event;
use super::state::Santiago;
use crate::engine::{Seat, Standing, Standings};

/// The points of one player in all areas of a kind: size times farmers,
/// whoever else has farmers there (S49, D78); nothing without a farmer (D79).
fn points(areas: &Areas, seat: Seat, kind: Kind) -> u32 {
    let of_kind = areas.areas.iter().filter(|area| area.kind == kind);
    let points = of_kind.flat_map(|area| {
        let size = u32::try_from(area.squares.len()).unwrap_or(0);
        let own = area.farmers.iter().filter(move |(owner, _)| *owner == seat);
        own.map(move |&(_, farmers)| size * u32::from(farmers))
    });
    points.sum()
}

/// What a player's plantations would bring now.
pub(super) fn plantations(areas: &Areas, seat: Seat) -> u32 {
    Kind::all().map(|kind| points(areas, seat, kind)).sum()
}

/// Most points first; equal totals share a rank and the next is skipped, and
/// nothing breaks a tie (S51, D82). Money counts one to one (S48). All of it is in
/// hand by now (D83); farmers in stock and canals unused count nothing (D68, D83).
pub(super) fn standings(game: &Santiago) -> Standings {
    let areas = Areas::of(&game.land);
    let scored = |seat| {
        let grown = Kind::all().map(|kind| (kind.word(), points(&areas, seat, kind)));
        let parts = [("money", game.money(seat))].into_iter().chain(grown);
        (seat, parts.map(|(part, points)| (part.to_owned(), whole(points))).collect(), ())
    };
    Standing::ranked(game.seats.iter().map(scored))
}

pub(super) fn automatic(game: &Santiago) -> Event {
    Event::Over { standings: standings(game) }
}

fn whole(points: u32) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX)
}

//! What everybody may expect to have at the end: money, and each plantation's
//! points times the chance that water reaches it. The numbers are the house's
//! judgement.

use super::super::board::{JUNCTIONS, Junction, SQUARES};
use super::super::land::Land;
use super::super::state::Santiago;
use super::super::{Segment, Square};
use crate::engine::{BySeat, Seat};

/// What a plantation of the area grows by each empty square beside it, in a
/// game that has all its rounds to go.
const GROWTH: f64 = 1.0;
/// Farmers lost while the water is one canal further away.
const LOST: f64 = 0.3;

/// Expected points of each seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Outlook(BySeat<f64>);

impl Outlook {
    pub(super) fn of(game: &Santiago) -> Outlook {
        Outlook::on(game, &game.land)
    }

    /// With other land than the game's: a canal or a plantation more.
    pub(super) fn on(game: &Santiago, land: &Land) -> Outlook {
        let mut points = BySeat::from_fn(game.seats, |seat| f64::from(game.money(seat)));
        let lasting = Lasting::of(game, land);
        let left = f64::from(game.figures.rounds.saturating_sub(game.round));
        let growth = GROWTH * left / f64::from(game.figures.rounds.max(1));
        let mut seen = [false; SQUARES];
        for square in Square::all() {
            if seen[square.index()] || land.green(square).is_none() {
                continue;
            }
            let area = Area::around(land, square, &lasting, &mut seen);
            for &(seat, farmers, chance) in &area.farmers {
                // Where a tile lasts, its own square surely counts.
                let size = (area.size - chance + 1.0) + growth * area.room;
                if let Some(points) = points.values_mut().nth(seat.index()) {
                    *points += chance * farmers * size;
                }
            }
        }
        Outlook(points)
    }

    /// Money changes hands.
    pub(super) fn pay(&mut self, seat: Seat, amount: f64) {
        self.0[seat] += amount;
    }

    /// How much better a seat stands than the others on average.
    pub(super) fn lead(&self, seat: Seat) -> f64 {
        let (mut own, mut others, mut count) = (0.0, 0.0, 0.0);
        for (other, points) in self.0.iter() {
            if other == seat {
                own = *points;
            } else {
                others += *points;
                count += 1.0;
            }
        }
        if count > 0.0 { own - others / count } else { own }
    }
}

/// An area as it may be at the end.
struct Area {
    /// Tiles, each times the chance that it lasts.
    size: f64,
    /// Empty squares beside it, each times the chance of water.
    room: f64,
    /// Farmers left on each tile that has any, palm included, and the chance
    /// that the tile lasts.
    farmers: Vec<(Seat, f64, f64)>,
}

impl Area {
    fn around(land: &Land, from: Square, lasting: &Lasting, seen: &mut [bool; SQUARES]) -> Area {
        let mut area = Area { size: 0.0, room: 0.0, farmers: Vec::new() };
        let Some((first, _)) = land.green(from) else { return area };
        let mut beside = [false; SQUARES];
        let mut squares = vec![from];
        seen[from.index()] = true;
        let mut next = 0;
        while let Some(&square) = squares.get(next) {
            next += 1;
            let chance = lasting.chance(square);
            area.size += chance;
            if let Some((_, Some(farmers))) = land.green(square) {
                let palm = f64::from(u8::from(land.has_palm(square)));
                let away = f64::from(lasting.away[square.index()].min(4));
                let left = (f64::from(farmers.count()) - LOST * away).max(0.2);
                area.farmers.push((farmers.owner(), left + palm, chance));
            }
            for other in square.side_neighbours() {
                match land.plantation(other) {
                    None if !beside[other.index()] => {
                        beside[other.index()] = true;
                        area.room += lasting.chance(other);
                    }
                    Some(_) if !seen[other.index()] => {
                        let same = land.green(other).is_some_and(|(t, _)| t.kind() == first.kind());
                        if same {
                            seen[other.index()] = true;
                            squares.push(other);
                        }
                    }
                    _ => {}
                }
            }
        }
        area
    }
}

/// How likely a square is to have water at the end.
struct Lasting {
    /// Canals needed until it has water; 0 where it has.
    away: [u8; SQUARES],
    /// The chance for each number of canals needed.
    chances: [f64; 5],
}

impl Lasting {
    fn of(game: &Santiago, land: &Land) -> Lasting {
        let distances = distances(land);
        let mut away = [u8::MAX; SQUARES];
        for square in Square::all() {
            let needed = square.segments().into_iter().map(|segment| {
                if land.canal(segment).is_some() {
                    return 0;
                }
                let ends = segment.ends().map(|end| distances[end.index()]);
                ends.into_iter().min().unwrap_or(u8::MAX).saturating_add(1)
            });
            away[square.index()] = needed.min().unwrap_or(u8::MAX);
        }
        let extras = game.players.values().filter(|player| player.extra_canal).count();
        let extras = u8::try_from(extras).unwrap_or(0);
        let come = f64::from(game.supply) + 0.5 * f64::from(extras);
        let next = come / (come + 4.0);
        Lasting { away, chances: [1.0, next, 0.7 * next * next, 0.4 * next * next * next, 0.02] }
    }

    fn chance(&self, square: Square) -> f64 {
        self.chances[usize::from(self.away[square.index()].min(4))]
    }
}

/// For each junction the canals needed to reach it from the network.
fn distances(land: &Land) -> [u8; JUNCTIONS] {
    let mut distances = [u8::MAX; JUNCTIONS];
    distances[land.spring.index()] = 0;
    for segment in Segment::all().filter(|&segment| land.canal(segment).is_some()) {
        for end in segment.ends() {
            distances[end.index()] = 0;
        }
    }
    // The board is 5 by 4 junctions, so that few passes reach everything.
    for _ in 0..JUNCTIONS {
        let mut changed = false;
        for segment in Segment::all() {
            let [one, two] = segment.ends().map(Junction::index);
            let near = distances[one].min(distances[two]).saturating_add(1);
            for end in [one, two] {
                if distances[end] > near {
                    distances[end] = near;
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    distances
}

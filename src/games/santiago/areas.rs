//! Areas: plantations of one kind joined by their sides (S21).

use super::Kind;
use super::board::{SQUARES, Square};
use super::land::Land;
use super::view::AreaView;
use crate::engine::Seat;

/// Which area each square belongs to.
pub(super) struct Areas {
    /// Largest first, then by their lowest square.
    pub(super) areas: Vec<AreaView>,
    place: [Option<usize>; SQUARES],
}

impl Areas {
    /// Finds all areas. Neutral tiles count and connect (D20), dried ones do
    /// neither (D23); canals and palms do not part what grows together (S21),
    /// corners do not join it (D77).
    pub(super) fn of(land: &Land) -> Areas {
        let mut seen = [false; SQUARES];
        let mut areas = Vec::new();
        for square in Square::all() {
            let Some((tile, _)) = land.green(square) else { continue };
            if !seen[square.index()] {
                areas.push(spread(land, tile.kind(), square, &mut seen));
            }
        }
        areas.sort_by_key(|area| std::cmp::Reverse(area.squares.len()));
        let mut place = [None; SQUARES];
        for (number, area) in areas.iter().enumerate() {
            for square in &area.squares {
                place[square.index()] = Some(number);
            }
        }
        Areas { areas, place }
    }

    /// The areas of one kind beside a square, each once.
    pub(super) fn beside(&self, square: Square, kind: Kind) -> Vec<&AreaView> {
        let mut numbers: Vec<usize> =
            square.side_neighbours().filter_map(|other| self.place[other.index()]).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let areas = numbers.into_iter().filter_map(|number| self.areas.get(number));
        areas.filter(|area| area.kind == kind).collect()
    }

    /// The area a square belongs to.
    pub(super) fn at(&self, square: Square) -> Option<&AreaView> {
        self.place[square.index()].and_then(|number| self.areas.get(number))
    }
}

/// Everything of one kind that can be reached from a square by sides.
fn spread(land: &Land, kind: Kind, from: Square, seen: &mut [bool; SQUARES]) -> AreaView {
    let mut squares = vec![from];
    seen[from.index()] = true;
    let mut next = 0;
    while let Some(&square) = squares.get(next) {
        next += 1;
        for other in square.side_neighbours() {
            let same = land.green(other).is_some_and(|(tile, _)| tile.kind() == kind);
            if same && !seen[other.index()] {
                seen[other.index()] = true;
                squares.push(other);
            }
        }
    }
    squares.sort_unstable();
    let farmers = farmers(land, &squares);
    AreaView { kind, squares, farmers }
}

/// Each owner's farmers there. A palm is one more on a tile with farmers,
/// however many (S50, D80, D81), and nothing elsewhere (D21).
fn farmers(land: &Land, squares: &[Square]) -> Vec<(Seat, u8)> {
    let mut sums: Vec<(Seat, u8)> = Vec::new();
    for &square in squares {
        let Some((_, Some(farmers))) = land.green(square) else { continue };
        let count = farmers.count() + u8::from(land.has_palm(square));
        match sums.iter_mut().find(|(seat, _)| *seat == farmers.owner()) {
            Some((_, sum)) => *sum += count,
            None => sums.push((farmers.owner(), count)),
        }
    }
    sums.sort_unstable();
    sums
}

//! Tiles come to the grid at the start of each half (G2, G3, G105).

use super::event::Event;
use super::state::Goa;
use super::tiles::{Letter, Tile};
use crate::engine::Dice;

/// The tiles of a half, which lay aside until now (G4), in random order. They
/// are turned up one at a time and left out, until enough are; a plantation
/// too many, or mixed crop (D4), is skipped (G2). What is left is shuffled
/// once more, so that the skipping tells nothing of where a tile lies (D5).
///
/// Where any tile may be left out that is the same as leaving out the last
/// ones (G3). What lay in the grid before is gone (G104, G105), and no pool of
/// anything (D97); the count of plantations begins anew (D98).
pub(super) fn automatic(game: &Goa, letter: Letter, dice: &mut Dice) -> Event {
    let figures = &game.figures.left_out;
    let mut tiles = game.figures.tiles(letter).to_vec();
    dice.shuffle(&mut tiles);
    let mut left_out: Vec<Tile> = Vec::new();
    let mut grid: Vec<Tile> = Vec::new();
    for tile in tiles {
        let enough = left_out.len() >= usize::from(figures.count);
        let plantations = left_out.iter().filter(|tile| tile.is_plantation()).count();
        let skipped = tile.is_plantation()
            && figures.most_plantations.is_some_and(|most| plantations >= usize::from(most));
        if enough || skipped {
            grid.push(tile);
        } else {
            left_out.push(tile);
        }
    }
    dice.shuffle(&mut grid);
    Event::Dealt { letter, left_out, grid }
}

#[cfg(test)]
mod tests {
    use super::super::data::Figures;
    use super::super::fixture;
    use super::*;
    use crate::engine::TableSeed;

    /// Many deals of a half: the tiles left out, and the grid.
    fn deals(figures: Figures, letter: Letter) -> Vec<(Vec<Tile>, Vec<Tile>)> {
        let game = fixture::game(figures, 3);
        let seed = TableSeed::new("tiles");
        let deal = |position| match automatic(&game, letter, &mut seed.dice(position)) {
            Event::Dealt { letter: dealt, left_out, grid } if dealt == letter => (left_out, grid),
            other => panic!("{other:?}"),
        };
        (0..300).map(deal).collect()
    }

    fn sorted(tiles: impl IntoIterator<Item = Tile>) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = tiles.into_iter().collect();
        tiles.sort_unstable();
        tiles
    }

    fn plantations(tiles: &[Tile]) -> usize {
        tiles.iter().filter(|tile| tile.is_plantation()).count()
    }

    #[test]
    fn every_tile_is_dealt_or_left_out() {
        for (figures, out) in [(fixture::figures(), 4), (fixture::first_edition(), 2)] {
            for letter in [Letter::A, Letter::B] {
                // Tiles of the other half stay aside, what lies in the grid is
                // gone and comes back to nothing (G4, G104, G105, D97).
                let all = sorted(figures.tiles(letter).iter().copied());
                for (left_out, grid) in deals(figures.clone(), letter) {
                    assert_eq!((left_out.len(), grid.len()), (out, 25), "G2, G3, G105");
                    assert_eq!(sorted(left_out.into_iter().chain(grid)), all, "G4, G104, D97");
                }
            }
        }
    }

    #[test]
    fn at_most_two_plantations_are_left_out() {
        for letter in [Letter::A, Letter::B] {
            let counts: Vec<usize> = deals(fixture::figures(), letter)
                .iter()
                .map(|(left_out, _)| plantations(left_out))
                .collect();
            // In each half anew (D98).
            assert_eq!(counts.iter().max(), Some(&2), "G2, D98");
        }
        let mixed = deals(fixture::figures(), Letter::A)
            .into_iter()
            .filter(|(left_out, _)| left_out.contains(&Tile::MixedCrop))
            .map(|(left_out, _)| plantations(&left_out));
        assert_eq!(mixed.max(), Some(2), "D4: mixed crop is one of the two");
        let first = deals(fixture::first_edition(), Letter::A);
        assert!(first.iter().any(|(left_out, _)| plantations(left_out) == 2), "G3: any tiles");

        // Where two can be found only past plantations, those go back.
        let mut figures = fixture::figures();
        figures.tiles_a = vec![Tile::MixedCrop; 27];
        figures.tiles_a.extend([Tile::Ships, Tile::Ships]);
        for (left_out, _) in deals(figures, Letter::A) {
            let expected = [Tile::Ships, Tile::Ships, Tile::MixedCrop, Tile::MixedCrop];
            assert_eq!(sorted(left_out), sorted(expected), "G2");
        }
    }

    #[test]
    fn skipped_tiles_lie_anywhere() {
        // Nearly all tiles are plantations, so that nearly always some are
        // skipped; the four other tiles left in the grid tell where they lie.
        let mut figures = fixture::figures();
        figures.tiles_a.retain(|tile| tile.is_plantation());
        figures.tiles_a.truncate(10);
        let others = 29 - figures.tiles_a.len();
        figures.tiles_a.extend(vec![Tile::Ships; others]);
        let mut seen = [0u32; 25];
        for (_, grid) in deals(figures, Letter::A) {
            for (place, tile) in grid.iter().enumerate() {
                seen[place] += u32::from(tile.is_plantation());
            }
        }
        // 300 deals with 8 to 10 in 25 cells: about 108 for each.
        assert!(seen.iter().all(|&count| (70..150).contains(&count)), "D5: {seen:?}");
    }
}

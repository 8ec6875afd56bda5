//! The end: points and ranks (sections 10 and 11).

use super::action::StoreKind;
use super::cards::Symbol;
use super::event::Event;
use super::state::{Goa, Player, Readiness};
use super::tiles::{Column, Tile};
use crate::engine::{Seat, Standing, Standings};
use strum::VariantArray;

/// A part of the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum Part {
    Rows,
    Colonies,
    Cards,
    MostDucats,
    SmallPlantations,
    Duty,
    Missions,
}

impl Part {
    /// What it is called in results, and so in journals.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Part::Rows => "rows",
            Part::Colonies => "colonies",
            Part::Cards => "cards",
            Part::MostDucats => "most ducats",
            Part::SmallPlantations => "small plantations",
            Part::Duty => "duty",
            Part::Missions => "missions",
        }
    }
}

/// The parts of a player's score in their order. Cards count once the hand may
/// be seen, most ducats once the game is over; then everybody sees all (D105).
/// What has no part here counts nothing: spices, ships, colonists, extra
/// actions, tiles not used (D108).
pub(super) fn points(
    game: &Goa,
    seat: Seat,
    viewer_sees_hand: bool,
    over: bool,
) -> Vec<(String, i32)> {
    let player = game.player(seat);
    let points = |part: Part| match part {
        Part::Rows => Some(rows(game, player)),
        Part::Colonies => Some(colonies(game, player)),
        Part::Cards => (viewer_sees_hand || over).then(|| cards(game, player)),
        Part::MostDucats => over.then(|| most_ducats(game, player)),
        Part::SmallPlantations => Some(small_plantations(game, player)),
        Part::Duty => Some(duty(game, player)),
        Part::Missions => Some(missions(player)),
    };
    let parts = Part::VARIANTS.iter();
    parts.filter_map(|&part| Some((part.word().to_owned(), points(part)?))).collect()
}

/// G109.
fn rows(game: &Goa, player: &Player) -> i32 {
    let points = &game.figures.points.rows;
    let rows = Column::ALL.into_iter().map(|column| usize::from(player.row(column)));
    rows.map(|row| nth(points, row)).sum()
}

/// G110.
fn colonies(game: &Goa, player: &Player) -> i32 {
    nth(&game.figures.points.colonies, player.colonies().count())
}

/// G111. All cards of a symbol are one set (D107), however many they are:
/// beyond the table there is nothing more (D126), and nobody asks for a limit
/// in the end (D104).
fn cards(game: &Goa, player: &Player) -> i32 {
    let points = &game.figures.points.cards;
    let of = |symbol: Symbol| player.hand.iter().filter(|card| card.symbol == symbol).count();
    Symbol::ALL.into_iter().map(|symbol| nth(points, of(symbol).min(points.len()))).sum()
}

/// G112: all who have most, be it nothing (D106).
fn most_ducats(game: &Goa, player: &Player) -> i32 {
    let most = game.players.values().map(|player| player.ducats).max().unwrap_or(0);
    if player.ducats == most { i32::from(game.figures.points.most_ducats) } else { 0 }
}

/// Those laid and those given up (G113), worth more with a Planter (G92), and
/// no more with two (D80).
fn small_plantations(game: &Goa, player: &Player) -> i32 {
    let small = |kind: &StoreKind| matches!(kind, StoreKind::Plantation(_, 1));
    let laid = player.stores.iter().filter(|store| small(&store.kind)).count();
    let aside = player.set_aside.iter().filter(|tile| tile.is_small_plantation()).count();
    let planter = player.tiles.iter().any(|owned| owned.tile == Tile::Planter);
    let points = &game.figures.points;
    let each = if planter { points.small_plantation_with_planter } else { points.small_plantation };
    times(laid + aside, each)
}

/// Fulfilled ones only (G114): they lie face down (G80).
fn duty(game: &Goa, player: &Player) -> i32 {
    let fulfilled =
        |owned: &&super::state::Owned| owned.tile == Tile::Duty && owned.state == Readiness::Used;
    times(player.tiles.iter().filter(fulfilled).count(), game.figures.points.duty)
}

/// As printed (G115). They, Duty and Planter stay to the end: only plantations
/// can be given up (D109).
fn missions(player: &Player) -> i32 {
    let printed = player
        .tiles
        .iter()
        .map(|owned| if let Tile::Mission(points) = owned.tile { i32::from(points) } else { 0 });
    printed.sum()
}

/// The points of the first, second, … entry of a table; 0 before the first.
fn nth(points: &[u8], number: usize) -> i32 {
    number.checked_sub(1).and_then(|place| points.get(place)).copied().map_or(0, i32::from)
}

fn times(count: usize, points: u8) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX).saturating_mul(i32::from(points))
}

/// Most points first, of equal ones more ducats (G108); who is equal in both
/// shares the rank, and the next is skipped (D102).
pub(super) fn standings(game: &Goa) -> Standings {
    let scored = |seat| (seat, points(game, seat, true, true), game.player(seat).ducats);
    Standing::ranked(game.seats.iter().map(scored))
}

/// The game is over (G107). Nothing comes between the last pass and the count:
/// no card, no tile, no Duty (D103).
pub(super) fn automatic(game: &Goa) -> Event {
    Event::Over { standings: standings(game) }
}

#[cfg(test)]
mod tests {
    use super::super::event::store_of;
    use super::super::fixture;
    use super::super::setup::Deal;
    use super::super::state::Owned;
    use super::super::tiles::{Colony, Spice};
    use super::*;

    fn part(game: &Goa, seat: Seat, name: &str) -> i32 {
        let parts = points(game, seat, true, true);
        parts.into_iter().find(|(part, _)| part == name).unwrap().1
    }

    fn colony(colony: Colony) -> super::super::state::Store {
        fixture::store(StoreKind::Colony(colony), 1)
    }

    fn small(spice: Spice) -> super::super::state::Store {
        fixture::store(StoreKind::Plantation(spice, 1), 1)
    }

    /// Red as in the sample scoring.
    fn sample() -> (Goa, [Seat; 3]) {
        let (mut game, seats) = fixture::three();
        let red = &mut game.players[seats[0]];
        red.rows = [4, 5, 3, 4, 4];
        red.stores = vec![colony(Colony::Quilon), small(Spice::Ginger), colony(Colony::Madras)];
        red.hand = [Symbol::Elephant, Symbol::Palm, Symbol::Palm].map(fixture::card).to_vec();
        red.ducats = 12;
        red.tiles = vec![fixture::ready(Tile::Duty)];
        (game, seats)
    }

    #[test]
    fn worked_example_2() {
        let (game, [red, green, _]) = sample();
        let parts = points(&game, red, true, true);
        let expected = [
            ("rows", 31),
            ("colonies", 3),
            ("cards", 4),
            ("most ducats", 3),
            ("small plantations", 1),
            ("duty", 0),
            ("missions", 0),
        ];
        let expected = expected.map(|(name, points)| (name.to_owned(), points));
        assert_eq!(parts, expected, "G109 to G115");

        let Event::Over { standings } = automatic(&game) else { panic!("G107") };
        assert_eq!((standings[0].seat, standings[0].rank, standings[0].total), (red, 1, 42), "WE2");
        assert_eq!(standings[1].seat, green);
    }

    #[test]
    fn so_far_it_counts_what_the_viewer_knows() {
        let (game, [red, ..]) = sample();
        let names = |sees: bool, over: bool| -> Vec<String> {
            points(&game, red, sees, over).into_iter().map(|(name, _)| name).collect()
        };
        let hidden = ["rows", "colonies", "small plantations", "duty", "missions"];
        assert_eq!(names(false, false), hidden);
        assert_eq!(names(true, false).len(), hidden.len() + 1, "their own hand");
        assert!(names(true, false).contains(&"cards".to_owned()));
        assert_eq!(names(false, true).len(), hidden.len() + 2, "D105: all is open in the end");
        assert_eq!(names(false, true), names(true, true), "D105");
    }

    #[test]
    fn rows_and_colonies() {
        for (row, points) in [(1, 0), (2, 5), (3, 15), (4, 30), (5, 50)] {
            let (mut game, [red, ..]) = fixture::three();
            game.players[red].rows = [row; 5];
            assert_eq!(part(&game, red, "rows"), points, "G109: all in row {row}");
        }
        let (mut game, [red, ..]) = fixture::three();
        assert_eq!(part(&game, red, "colonies"), 0, "G110");
        for (name, points) in Colony::ALL.into_iter().zip([1, 3, 6, 10]) {
            game.players[red].stores.push(colony(name));
            assert_eq!(part(&game, red, "colonies"), points, "G110");
        }
    }

    #[test]
    fn cards_of_one_symbol_are_one_set() {
        let table = [
            (1, 1, 1, "G111"),
            (2, 3, 3, "G111"),
            (3, 6, 6, "G111"),
            (4, 10, 10, "G111, D107: not twice 3"),
            (5, 15, 15, "G111"),
            (6, 15, 20, "G111, D126"),
            (7, 15, 20, "D107, D126: beyond the table nothing is added"),
        ];
        for (count, later, first, rule) in table {
            for (figures, points) in
                [(fixture::figures(), later), (fixture::first_edition(), first)]
            {
                let mut game = fixture::game(figures, 2);
                let red = game.flag;
                game.players[red].hand = vec![fixture::card(Symbol::Tiger); count];
                assert!(count == 1 || count > game.hand_limit(red), "D104: over the limit");
                assert_eq!(part(&game, red, "cards"), points, "{rule}; D104");
            }
        }
        let (mut game, [red, ..]) = fixture::three();
        game.players[red].hand = Symbol::ALL.map(fixture::card).to_vec();
        assert_eq!(part(&game, red, "cards"), 6, "G111: per symbol");
    }

    #[test]
    fn most_ducats() {
        let table = [
            ([7, 5, 6], [3, 0, 0], "G112"),
            ([7, 5, 7], [3, 0, 3], "G112"),
            ([4, 4, 4], [3, 3, 3], "G112, WE3 j"),
            ([0, 0, 0], [3, 3, 3], "D106"),
        ];
        for (ducats, points, rule) in table {
            let (mut game, seats) = fixture::three();
            for (seat, ducats) in seats.into_iter().zip(ducats) {
                game.players[seat].ducats = ducats;
            }
            assert_eq!(seats.map(|seat| part(&game, seat, "most ducats")), points, "{rule}");
        }
    }

    #[test]
    fn small_plantations_laid_and_given_up() {
        let (mut game, [red, ..]) = fixture::three();
        let player = &mut game.players[red];
        player.stores = vec![
            small(Spice::Clove),
            small(Spice::Clove),
            fixture::store(StoreKind::MixedCrop, 1),
            fixture::store(StoreKind::Plantation(Spice::Nutmeg, 2), 2),
            colony(Colony::Cochin),
        ];
        player.set_aside = vec![Tile::Plantation(Spice::Pepper, 1)];
        assert_eq!(part(&game, red, "small plantations"), 3, "G113, G90, D79");
        for planters in 1..=2 {
            game.players[red].tiles.push(fixture::ready(Tile::Planter));
            assert_eq!(part(&game, red, "small plantations"), 9, "G92, D80: {planters}");
        }
    }

    #[test]
    fn duty_and_missions() {
        let done = Owned { tile: Tile::Duty, state: Readiness::Used };
        for (figures, each) in [(fixture::figures(), 5), (fixture::first_edition(), 4)] {
            let mut game = fixture::game(figures, 2);
            let red = game.flag;
            game.players[red].tiles = vec![done, fixture::ready(Tile::Duty), done];
            assert_eq!(part(&game, red, "duty"), 2 * each, "G114, G80");
        }
        let (mut game, [red, ..]) = fixture::three();
        game.players[red].tiles =
            vec![fixture::ready(Tile::Mission(2)), fixture::ready(Tile::Mission(3))];
        assert_eq!(part(&game, red, "missions"), 5, "G115");
    }

    #[test]
    fn only_plantations_can_be_given_up() {
        // A store alone can be given up, and these become one.
        let stores: Vec<Tile> = Tile::all().filter(|&tile| store_of(tile).is_some()).collect();
        let plantations: Vec<Tile> = Tile::all().filter(|tile| tile.is_plantation()).collect();
        assert_eq!(stores, plantations, "D109");
        for stays in [Tile::Mission(2), Tile::Mission(3), Tile::Duty, Tile::Planter] {
            assert!(!stores.contains(&stays), "D109: {stays}");
        }
    }

    #[test]
    fn nothing_else_counts() {
        let (mut game, [red, ..]) = fixture::three();
        let before = points(&game, red, true, true);
        let player = &mut game.players[red];
        (player.ships, player.colonists, player.extras) = (50, 50, 5);
        let mut large = fixture::store(StoreKind::Plantation(Spice::Ginger, 3), 3);
        large.content = vec![Spice::Ginger; 3];
        player.stores.push(large);
        let unused = [Tile::Espionage, Tile::Exchange, Tile::Ship, Tile::Viceroy, Tile::Duty];
        player.tiles = unused.map(fixture::ready).to_vec();
        assert_eq!(points(&game, red, true, true), before, "D108");
    }

    /// Rows of Ships of four players; their ducats; their ranks; the rules.
    type Case = ([u8; 4], [u32; 4], [u8; 4], &'static str);

    #[test]
    fn ducats_break_a_tie_and_what_is_still_equal_is_shared() {
        let table: [Case; 5] = [
            ([5, 4, 3, 2], [9, 1, 1, 1], [1, 2, 3, 4], "G108"),
            ([2, 2, 1, 5], [5, 6, 1, 9], [3, 2, 4, 1], "G108: more ducats"),
            ([3, 3, 1, 1], [5, 5, 4, 9], [2, 2, 4, 1], "D102: a rank shared, the next left out"),
            ([1, 1, 1, 1], [5, 5, 5, 5], [1, 1, 1, 1], "D102: shared victory"),
            ([1, 1, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1], "D102, D106"),
        ];
        for (ships, ducats, ranks, rule) in table {
            let mut game = fixture::game(fixture::figures(), 4);
            let seats = fixture::seats(4);
            for (place, &seat) in seats.iter().enumerate() {
                game.players[seat].rows[0] = ships[place];
                game.players[seat].ducats = ducats[place];
            }
            // Points of rows 1 to 5 are 0, 1, 3, 6, 10, most ducats are 3.
            let standings = standings(&game);
            let rank = |seat: &Seat| {
                standings.iter().find(|standing| standing.seat == *seat).unwrap().rank
            };
            assert_eq!(seats.iter().map(rank).collect::<Vec<u8>>(), ranks, "{rule}");
            let totals = standings.iter().map(|standing| standing.total);
            assert!(totals.is_sorted_by(|better, worse| better >= worse), "{rule}");
        }
    }

    #[test]
    fn the_count_comes_by_itself_and_changes_nothing() {
        let (game, _) = sample();
        let before = game.clone();
        // Six spices and a Duty not fulfilled stay that way (D103).
        let over = automatic(&game);
        assert!(matches!(over, Event::Over { .. }), "G107, D103");
        assert_eq!(game, before);
        // The test would not mean much if a table began with points.
        let seats = game.seats;
        let figures = game.figures.clone();
        let deal = Deal {
            seats,
            seating: vec![0, 1, 2],
            figures: (*figures).clone(),
            turned: Vec::new(),
            flag: game.flag,
        };
        let fresh = standings(&Goa::from_deal(&deal));
        assert!(fresh.iter().all(|standing| standing.total <= 3), "G107");
    }
}

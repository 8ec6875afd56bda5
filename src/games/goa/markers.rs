//! P2 to P4: the flag and the auction markers are placed (section 3).

use super::Action;
use super::board::{Cell, Place};
use super::decision::{Answer, Decision, Description, Form, Part};
use super::event::Event;
use super::plan::Address;
use super::state::{Goa, Lot};
use super::view::Question;
use super::violation::Violation;
use super::vocabulary::Verb;
use crate::engine::Seat;
use crate::games::sentences::OneOf;

pub(super) const FLAG: Description = Description {
    id: "P2",
    asks: "place the flag",
    answers: &[Answer::Order("flag", Form::of(Verb::Flag, &[Part::Place]))],
    also: &[],
    no: None,
    address: Address::Flag,
};

pub(super) const MARK: Description = Description {
    id: "P3",
    asks: "place an auction marker",
    answers: &[Answer::Order("mark", Form::of(Verb::Mark, &[Part::Cell]))],
    also: &[],
    no: None,
    address: Address::Mark,
};

/// As on the way.
pub(super) const LAST_MARK: Description = Description { id: "P4", ..MARK };

/// The markers placed so far, in order; the flag is the first. Everybody sees
/// them (D22).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Markers {
    pub(super) lots: Vec<Lot>,
}

impl Markers {
    /// The holder of the flag, everybody else clockwise (G17, G18), and the
    /// holder again (G19): one lot more than players (G22).
    pub(super) fn awaited(&self, game: &Goa) -> Option<Seat> {
        game.seats.clockwise_from(game.flag).chain([game.flag]).nth(self.lots.len())
    }

    /// The decision point: the flag, the markers on the way, the last marker.
    pub(super) fn decision(&self, game: &Goa) -> Decision {
        match self.lots.len() {
            0 => Decision::Flag,
            placed if placed < game.seats.count() => Decision::Mark,
            _ => Decision::LastMark,
        }
    }

    /// Where the marker before lies: only that one counts (D19).
    fn before(&self, game: &Goa) -> Option<Place> {
        match self.lots.last()?.cell {
            Some(cell) => Some(Place::Cell(cell)),
            None => game.flag_at,
        }
    }

    /// Is there a marker on it (G20)? The flag is none, and stands on no tile.
    fn marked(&self, cell: Cell) -> bool {
        self.lots.iter().any(|lot| lot.cell == Some(cell))
    }
}

/// Where the flag may stand: on the ring or an empty cell, with a tile at one
/// of its sides (G16, D14). With the grid full that leaves the ring (D15).
pub(super) fn places(game: &Goa) -> Vec<Place> {
    Place::all().filter(|&place| is_clear(game, place) && touches_tile(game, place)).collect()
}

fn is_clear(game: &Goa, place: Place) -> bool {
    match place {
        Place::Ring(_) => true,
        Place::Cell(cell) => game.grid.tile(cell).is_none(),
    }
}

fn touches_tile(game: &Goa, place: Place) -> bool {
    place.edge_adjacent().any(|cell| game.grid.tile(cell).is_some())
}

/// Where the next marker may lie.
pub(super) struct Free {
    /// Row by row.
    pub(super) cells: Vec<Cell>,
    /// No free tile is near the marker before (G21).
    pub(super) anywhere: bool,
}

/// The free tiles near the marker before (G17, G18, G19, D16), and if there is
/// none all free tiles (G21). There always is one: the grid holds more tiles
/// than markers (D20), and beside the flag there is one (D17). What the tile
/// is does not matter, even if it is an Exchange put back (D21).
pub(super) fn cells(game: &Goa, markers: &Markers) -> Free {
    let free = |cell: &Cell| game.grid.tile(*cell).is_some() && !markers.marked(*cell); // G20
    let near: Vec<Cell> = markers.before(game).into_iter().flat_map(Place::near).collect();
    let near: Vec<Cell> = near.into_iter().filter(free).collect();
    if near.is_empty() {
        Free { cells: Cell::all().filter(free).collect(), anywhere: true }
    } else {
        Free { cells: near, anywhere: false }
    }
}

pub(super) fn question(game: &Goa, markers: &Markers) -> Question {
    if markers.lots.is_empty() {
        return Question::Flag { places: places(game) };
    }
    let Free { cells, anywhere } = cells(game, markers);
    Question::Mark { cells, anywhere }
}

/// Placing is mandatory: no pass is among them (D18).
pub(super) fn legal(game: &Goa, markers: &Markers) -> Vec<Action> {
    if markers.lots.is_empty() {
        places(game).into_iter().map(Action::Flag).collect()
    } else {
        cells(game, markers).cells.into_iter().map(Action::Mark).collect()
    }
}

pub(super) fn decide(
    game: &Goa,
    markers: &Markers,
    seat: Seat,
    action: &Action,
) -> Result<Vec<Event>, Violation> {
    match *action {
        Action::Flag(place) if markers.lots.is_empty() => {
            check_flag(game, place)?;
            Ok(vec![Event::Flagged { seat, place }])
        }
        Action::Mark(cell) if !markers.lots.is_empty() => {
            check_mark(game, markers, cell)?;
            Ok(vec![Event::Marked { seat, cell }])
        }
        Action::QuickMarkers(..)
        | Action::QuickDucats
        | Action::Flag(_)
        | Action::Mark(_)
        | Action::Bid(_)
        | Action::Pass
        | Action::Sell
        | Action::Buy
        | Action::Steps { .. } => Err(Violation::OtherQuestion(markers.decision(game))),
    }
}

fn check_flag(game: &Goa, place: Place) -> Result<(), Violation> {
    let near = || OneOf(nearest(place, places(game)));
    if let (Place::Cell(cell), false) = (place, is_clear(game, place)) {
        return Err(Violation::FlagOnTile { cell, near: near() });
    }
    if !touches_tile(game, place) {
        return Err(Violation::FlagApart { place, near: near() });
    }
    Ok(())
}

fn check_mark(game: &Goa, markers: &Markers, cell: Cell) -> Result<(), Violation> {
    let free = cells(game, markers);
    if free.cells.contains(&cell) {
        return Ok(());
    }
    let near = OneOf(nearest(Place::Cell(cell), free.cells));
    if game.grid.tile(cell).is_none() {
        return Err(Violation::MarkNothing { cell, near });
    }
    match markers.before(game) {
        Some(before) if !markers.marked(cell) => Err(Violation::MarkApart { cell, before, near }),
        _ => Err(Violation::MarkTwice { cell, near }),
    }
}

/// The few nearest ones, for a sentence.
fn nearest<T: Copy + Into<Place>>(place: Place, mut others: Vec<T>) -> Vec<T> {
    others.sort_by_key(|&other| place.distance(other.into()));
    others.truncate(4);
    others
}

/// Nobody is asked where there is one place only.
pub(super) fn automatic(game: &Goa, markers: &Markers) -> Option<Event> {
    let seat = markers.awaited(game)?;
    match *legal(game, markers).as_slice() {
        [Action::Flag(place)] => Some(Event::Flagged { seat, place }),
        [Action::Mark(cell)] => Some(Event::Marked { seat, cell }),
        _ => None,
    }
}

/// P2, P3, P4: the first that is legal.
pub(super) fn default_action(game: &Goa, markers: &Markers) -> Option<Action> {
    legal(game, markers).into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::super::fixture;
    use super::super::state::Phase;
    use super::super::tiles::Tile;
    use super::*;

    fn cell(label: &str) -> Cell {
        Cell::from_label(label).unwrap()
    }

    fn place(label: &str) -> Place {
        Place::from_label(label).unwrap()
    }

    fn mark(label: &str) -> Action {
        Action::Mark(cell(label))
    }

    fn words<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
        let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        words.join(" ")
    }

    /// A grid drawn with `#` for a tile, row by row.
    fn grid(game: &mut Goa, drawing: &str) {
        let drawn: Vec<char> = drawing.chars().filter(|letter| !letter.is_whitespace()).collect();
        for cell in Cell::all() {
            let tile = (drawn[cell.index()] == '#').then_some(Tile::Ships);
            game.grid.set(cell, tile);
        }
    }

    /// Has the flag and the markers placed by whoever is awaited.
    fn placed(game: &mut Goa, labels: &str) -> Markers {
        let mut markers = Markers::default();
        for label in labels.split_whitespace() {
            let flag = markers.lots.is_empty();
            let action = if flag { Action::Flag(place(label)) } else { mark(label) };
            let seat = markers.awaited(game).unwrap();
            let events = decide(game, &markers, seat, &action).unwrap();
            hear(game, &mut markers, &events[0]);
        }
        markers
    }

    fn hear(game: &mut Goa, markers: &mut Markers, event: &Event) {
        game.phase = Phase::Markers(markers.clone());
        game.apply(event);
        markers.lots.clone_from(match &game.phase {
            Phase::Markers(now) => &now.lots,
            Phase::Auction(auction) => &auction.lots,
            other => panic!("{other:?}"),
        });
    }

    #[test]
    fn the_holder_of_the_flag_places_first_and_last() {
        for players in 2..=4 {
            let mut game = fixture::game(fixture::figures(), players);
            let seats = fixture::seats(players);
            game.flag = seats[1];
            let mut markers = Markers::default();
            let (mut order, mut decisions) = (Vec::new(), Vec::new());
            while let Some(seat) = markers.awaited(&game) {
                order.push(seat);
                decisions.push(markers.decision(&game).id());
                let action = default_action(&game, &markers).unwrap();
                let events = decide(&game, &markers, seat, &action).unwrap();
                hear(&mut game, &mut markers, &events[0]);
            }
            let mut expected: Vec<Seat> = game.seats.clockwise_from(seats[1]).collect();
            expected.push(seats[1]);
            assert_eq!(order, expected, "G16, G17, G18, G19");
            let mut points = vec!["P3"; players + 1];
            (points[0], points[players]) = ("P2", "P4");
            assert_eq!(decisions, points);
            assert_eq!(markers.lots.len(), players + 1, "G22");
            let (first, last) = (markers.lots[0], markers.lots[players]);
            assert_eq!((first.seller, last.seller), (seats[1], seats[1]), "G19");
            assert_eq!(first.cell, None, "G22: the flag is a lot");
        }
    }

    #[test]
    fn the_flag_needs_a_tile_at_its_side() {
        let (mut game, [red, ..]) = fixture::three();
        let markers = Markers::default();
        let all = "a0 b0 c0 d0 e0 f1 f2 f3 f4 f5 e6 d6 c6 b6 a6 z5 z4 z3 z2 z1";
        assert_eq!(words(places(&game)), all, "D15, P2: the whole ring in the first round");
        assert_eq!(default_action(&game, &markers), Some(Action::Flag(place("a0"))), "P2");

        grid(&mut game, "#....  .....  ..#..  .....  .....");
        // At a corner of c3 lies b2, which will not do (G16), and the ring only
        // where the cell beside it holds a tile (D14).
        assert_eq!(words(places(&game)), "a0 z1 b1 a2 c2 b3 d3 c4", "G16, D14");
        assert_eq!(question(&game, &markers), Question::Flag { places: places(&game) });

        let refusals = [
            (
                "c3",
                "G16: c3 holds a tile, where the flag cannot stand; the nearest places are \
              c2, b3, d3 or c4",
            ),
            (
                "b2",
                "G16: no side of b2 touches a tile, as the flag must; the nearest places are \
              b1, a2, c2 or b3",
            ),
            (
                "f3",
                "G16: no side of f3 touches a tile, as the flag must; the nearest places are \
              d3, c2, c4 or b1",
            ),
        ];
        for (label, sentence) in refusals {
            fixture::refused(decide(&game, &markers, red, &Action::Flag(place(label))), sentence);
        }
        fixture::refused(
            decide(&game, &markers, red, &Action::Pass),
            "P2: you are asked to place the flag now",
        );
    }

    #[test]
    fn a_marker_lies_near_the_one_before() {
        // Where the flag and markers lie, and where the next may.
        let table = [
            ("c0", "b1 c1 d1", "D16, G17: a side or a corner of the flag"),
            ("a0", "a1 b1", "D16, G17"),
            ("c0 b1", "a1 c1 a2 b2 c2", "G18"),
            ("c0 b1 c2", "c1 d1 b2 d2 b3 c3 d3", "G19, G20: not b1 again"),
        ];
        for (labels, next, rule) in table {
            let (mut game, _) = fixture::three();
            let markers = placed(&mut game, labels);
            let free = cells(&game, &markers);
            assert_eq!(words(&free.cells), next, "{rule}");
            assert!(!free.anywhere, "{rule}");
            let legal = legal(&game, &markers);
            assert!(!legal.contains(&Action::Pass), "D18");
            assert_eq!(legal.len(), free.cells.len(), "D18: those and no others");
            let first = Some(Action::Mark(free.cells[0]));
            assert_eq!(default_action(&game, &markers), first, "P3, P4");
        }
    }

    #[test]
    fn refusals_name_tiles_that_may_be_marked() {
        let (mut game, [_, _, brown]) = fixture::three();
        game.grid.set(cell("c2"), None);
        let markers = placed(&mut game, "c0 b1");
        let judge = |action: &Action| decide(&game, &markers, brown, action);
        fixture::refused(
            judge(&mark("b1")),
            "G20: b1 has a marker already; the nearest you may mark are a1, c1, a2 or b2",
        );
        fixture::refused(
            judge(&mark("c2")),
            "D19: there is no tile on c2; the nearest you may mark are c1, b2, a1 or a2",
        );
        fixture::refused(
            judge(&mark("e5")),
            "D18: e5 touches neither a side nor a corner of b1, where the marker before lies; \
             the nearest you may mark are b2, a1, c1 or a2",
        );
        fixture::refused(judge(&Action::Pass), "P3: you are asked to place an auction marker now");
    }

    #[test]
    fn a_broken_trail_goes_on_anywhere() {
        let (mut game, _) = fixture::three();
        // Beside the flag on a2 lies a1 only, near which is nothing more.
        grid(&mut game, "#....  .....  ...##  .....  #....");
        let markers = placed(&mut game, "a2 a1");
        let free = cells(&game, &markers);
        // Nearness does not reach across the gap (D19).
        assert_eq!((words(&free.cells), free.anywhere), ("d3 e3 a5".to_owned(), true), "G21, D19");
        let Question::Mark { anywhere, .. } = question(&game, &markers) else { panic!() };
        assert!(anywhere, "G21");

        // Once more in the same round, to the only place: nobody is asked.
        let markers = placed(&mut game, "a2 a1 a5");
        assert!(cells(&game, &markers).anywhere, "G21: several times");
        assert_eq!(automatic(&game, &markers), None, "d3 or e3");
        fixture::refused(
            decide(&game, &markers, game.flag, &mark("a1")),
            "G20: a1 has a marker already; the nearest you may mark are d3 or e3",
        );
        game.grid.set(cell("e3"), None);
        let forced = Event::Marked { seat: game.flag, cell: cell("d3") };
        assert_eq!(automatic(&game, &markers), Some(forced), "P4");
    }

    #[test]
    fn every_legal_flag_has_a_tile_for_the_second_marker() {
        let (mut game, _) = fixture::three();
        let drawings = [
            "##### ##### ##### ##### #####",
            "#.#.# .#.#. #.#.# .#.#. #.#.#",
            "..... ..... ..#.. ..... .....",
            "#...# ..... ..... ..... #...#",
        ];
        for drawing in drawings {
            grid(&mut game, drawing);
            for flag in places(&game) {
                game.flag_at = Some(flag);
                let markers = Markers { lots: vec![Lot { seller: game.flag, cell: None }] };
                let free = cells(&game, &markers);
                assert!(!free.cells.is_empty() && !free.anywhere, "D17: {flag}");
            }
        }
    }

    #[test]
    fn four_rounds_never_empty_the_grid() {
        for (players, left) in [(2, 17), (3, 13), (4, 9)] {
            let mut game = fixture::game(fixture::figures(), players);
            for _ in 0..4 {
                let mut markers = Markers::default();
                while let Some(seat) = markers.awaited(&game) {
                    let action = legal(&game, &markers).pop().expect("D20");
                    let events = decide(&game, &markers, seat, &action).unwrap();
                    hear(&mut game, &mut markers, &events[0]);
                }
                let sold: Vec<Cell> = markers.lots.iter().filter_map(|lot| lot.cell).collect();
                assert_eq!(sold.len(), players, "G22");
                for cell in sold {
                    game.grid.set(cell, None);
                }
            }
            assert_eq!(game.grid.tiles().count(), left, "D20");
        }
    }

    #[test]
    fn an_exchange_put_back_is_a_tile_like_any_other() {
        let (mut game, [_, green, _]) = fixture::three();
        game.grid.set(cell("b1"), Some(Tile::Exchange));
        let markers = placed(&mut game, "c0");
        assert!(cells(&game, &markers).cells.contains(&cell("b1")), "D21");
        let marked = Event::Marked { seat: green, cell: cell("b1") };
        assert_eq!(decide(&game, &markers, green, &mark("b1")), Ok(vec![marked]), "D21");
    }

    #[test]
    fn everybody_sees_the_markers_before() {
        let (mut game, [red, green, _]) = fixture::three();
        let markers = placed(&mut game, "c0 b1");
        let seen: Vec<(Seat, Option<Cell>)> =
            markers.lots.iter().map(|lot| (lot.seller, lot.cell)).collect();
        assert_eq!(seen, [(red, None), (green, Some(cell("b1")))], "D22");
        assert_eq!(game.flag_at, Some(place("c0")), "D22");
    }
}

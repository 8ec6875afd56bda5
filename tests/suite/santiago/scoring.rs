//! Areas and the end: S21, S47 to S51, D20, D21, D23, D77 to D83.

use super::table::Table;
use monsoon::engine::{Standing, Standings};
use monsoon::games::santiago::Event;
use monsoon::games::santiago::view::AreaView;

/// The rulebook's picture, put together from its captions (T1):
///
/// ```text
///      a   b   c   d   e      W watermelon  B banana  G grape
/// 1    W   W   B   B   G      P pepper      X dried   . empty
/// 2    W   .   B   B   .
/// 3    P   P   X   P   .
/// 4    .   .   .   .   G
/// ```
fn picture() -> Table {
    let mut table = Table::quiet(3, &[("spring", "p20"), ("palms", "a2,c1,c4")]);
    table
        .grown("a1", "watermelon2", "red", 2)
        .grown("b1", "watermelon1", "green", 1)
        .neutral("a2", "watermelon2")
        .grown("c1", "banana2", "red", 2)
        .grown("d1", "banana2", "green", 2)
        .grown("c2", "banana1", "green", 1)
        .grown("d2", "banana2", "brown", 2)
        .grown("e1", "grape1", "red", 1)
        .neutral("e4", "grape1")
        .neutral("a3", "pepper1")
        .neutral("b3", "pepper1")
        .neutral("c3", "coconut1")
        .grown("d3", "pepper1", "brown", 1)
        .dried("c3");
    table
}

/// Ends the game on the spot, everything watered.
fn count(table: &mut Table) -> Standings {
    table.fact(Event::Drought { weakened: vec![], dried: vec![], last: true });
    table.run();
    table.standings().unwrap()
}

fn of<'a>(standings: &'a Standings, colour: &str) -> &'a Standing {
    standings.iter().find(|it| it.seat.colour() == colour).unwrap()
}

fn part(standings: &Standings, colour: &str, name: &str) -> i32 {
    of(standings, colour).parts.iter().find(|(part, _)| part == name).unwrap().1
}

fn area<'a>(areas: &'a [AreaView], lowest: &str) -> &'a AreaView {
    areas.iter().find(|area| area.squares[0].to_string() == lowest).unwrap()
}

#[test]
fn t1_the_picture_of_the_rulebook() {
    let mut table = picture();
    let areas = table.view().areas;
    let sizes: Vec<usize> = areas.iter().map(|area| area.squares.len()).collect();
    assert_eq!(sizes, [4, 3, 2, 1, 1, 1], "T1, S21, D23: the dried one parts the peppers");
    assert_eq!(area(&areas, "a3").farmers, [], "D79");
    assert_eq!(area(&areas, "a1").squares.len(), 3, "D20: the neutral one counts");
    let plantations = ["red", "green", "brown"].map(|it| table.player(it).plantations);
    assert_eq!(plantations, [19, 15, 9]);

    let standings = count(&mut table);
    for (name, red, green, brown) in [
        ("watermelon", 6, 3, 0), // S49, D78: each the full size; D21: the palm on a2 is neutral
        ("banana", 12, 12, 8),   // S50, D81: 4 × (2 + 1 palm), not 4 × (2 + 2)
        ("grape", 1, 0, 0),      // D77: e1 alone
        ("pepper", 0, 0, 1),
        ("coconut", 0, 0, 0),  // D83: dried
        ("money", 10, 10, 10), // S48
    ] {
        let found = ["red", "green", "brown"].map(|it| part(&standings, it, name));
        assert_eq!(found, [red, green, brown], "T1 {name}");
    }
    assert_eq!(of(&standings, "red").total, 29);
}

#[test]
fn t2_a_palm_counts_with_a_farmer() {
    let mut table = picture();
    table.grown("a2", "watermelon2", "green", 1);
    let standings = count(&mut table);
    assert_eq!(part(&standings, "green", "watermelon"), 9, "T2, S50");
    assert_eq!(part(&standings, "red", "watermelon"), 6, "T2: and nothing for others (D80)");
    assert_eq!(of(&standings, "green").total, 21 + 10);
}

#[test]
fn t3_one_tile_more_joins_an_area() {
    let mut table = picture();
    table.neutral("c3", "pepper1");
    let standings = count(&mut table);
    assert_eq!(part(&standings, "brown", "pepper"), 4, "T3, D20: neutral ones join and count");
}

#[test]
fn t4_money_counts() {
    let mut table = Table::quiet(3, &[]);
    for at in ["a3", "b3", "c3"] {
        table.neutral(at, "banana1");
    }
    table.grown("b3", "banana2", "red", 2).grown("c3", "banana1", "red", 1);
    table.left_with("red", 8);
    let standings = count(&mut table);
    assert_eq!(of(&standings, "red").total, 17, "T4: 8 and an area of 9");
    assert_eq!(of(&standings, "red").parts[0], ("money".to_owned(), 8), "S48");
}

fn totals(red: u32, green: u32, brown: u32) -> Vec<(String, u8, i32)> {
    let mut table = Table::quiet(3, &[]);
    table.fact(Event::Paid { amount: 200 });
    table.left_with("red", red).left_with("green", green).left_with("brown", brown);
    let standings = count(&mut table);
    standings.iter().map(|it| (it.seat.to_string(), it.rank, it.total)).collect()
}

#[test]
fn t5_most_points_win_and_ties_are_shared() {
    let expected = [("red", 1, 141), ("brown", 2, 139), ("green", 3, 98)];
    let expected = expected.map(|(seat, rank, total)| (seat.to_owned(), rank, total));
    assert_eq!(totals(141, 98, 139), expected, "T5, S51");
    let ranks = |found: Vec<(String, u8, i32)>| -> Vec<(String, u8)> {
        found.into_iter().map(|(seat, rank, _)| (seat, rank)).collect()
    };
    let named = |expected: [(&str, u8); 3]| expected.map(|(seat, rank)| (seat.to_owned(), rank));
    assert_eq!(ranks(totals(5, 9, 9)), named([("green", 1), ("brown", 1), ("red", 3)]), "D82");
    assert_eq!(ranks(totals(9, 5, 5)), named([("red", 1), ("green", 2), ("brown", 2)]), "D82");
    assert_eq!(ranks(totals(4, 4, 4)), named([("red", 1), ("green", 1), ("brown", 1)]), "S51");
}

#[test]
fn areas_apart_score_apart() {
    let mut table = Table::quiet(3, &[]);
    // D77: c3 and d4 touch by a corner; canals between c3 and c2 part nothing (S21).
    table.grown("c3", "grape2", "red", 2).grown("d4", "grape2", "red", 2);
    table.grown("c2", "grape1", "red", 1).canal("s6");
    let areas = table.view().areas;
    assert_eq!(areas.len(), 2, "D77");
    assert_eq!(area(&areas, "c2").squares.len(), 2, "S21: across a canal");
    assert_eq!(table.player("red").plantations, 2 * 3 + 2);
    // A kind of its own parts: a pepper beside a grape is another area.
    table.grown("c4", "pepper1", "red", 1);
    assert_eq!(table.player("red").plantations, 2 * 3 + 2 + 1, "S21: one kind only");
}

#[test]
fn two_palms_in_an_area_serve_two_owners() {
    let mut table = Table::quiet(3, &[("palms", "a3,c3,h1")]);
    table.grown("a3", "grape2", "red", 2).grown("b3", "grape1", "red", 1);
    table.grown("c3", "grape1", "green", 1);
    let areas = table.view().areas;
    let farmers: Vec<(String, u8)> =
        areas[0].farmers.iter().map(|(seat, count)| (seat.to_string(), *count)).collect();
    assert_eq!(farmers, [("red".into(), 4), ("green".into(), 2)], "D80, D81");
    assert_eq!(table.player("brown").plantations, 0, "D79: no palm and no size helps them");
    table.dried("c3");
    assert_eq!(table.view().areas[0].farmers.len(), 1, "D21: a palm on a dried tile is nothing");
}

#[test]
fn what_is_left_in_hand_counts_nothing() {
    // D68, D83: canals and farmers in stock; red has used both, green neither.
    let mut table = Table::quiet(3, &[]);
    table.fact(Event::Extra { seat: table.seat("red"), segment: super::table::segment("s7") });
    table.grown("e2", "grape1", "red", 0);
    let standings = count(&mut table);
    assert_eq!(of(&standings, "red").total, of(&standings, "green").total, "D83");
}

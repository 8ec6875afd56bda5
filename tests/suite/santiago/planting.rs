//! Plantations and phase 3: S16 to S20, S28 to S30, P5, P6.

use super::table::{Table, segment, square, tile};
use monsoon::games::santiago::view::Question;
use monsoon::games::santiago::{Action, Event};

const FOUR: [&str; 4] = ["banana2", "coconut2", "grape1", "pepper2"];

/// Four players at planting: brown (bid 3), red (bid 1), yellow and green,
/// who passed.
fn planting() -> Table {
    let mut table = Table::quiet(4, &[]);
    table.round(1, &FOUR);
    table.script("green: pass\nbrown: bid 3\nyellow: pass\nred: bid 1");
    table
}

#[test]
fn any_tile_goes_on_any_empty_square() {
    let mut table = planting();
    assert_eq!(table.legal("brown").len(), 4 * 48, "S16, S28");
    assert!(!table.legal("brown").contains(&"pass".to_owned()), "D37");
    assert_eq!(table.refused("brown", "pass").0, "P5", "D37: taking is compulsory");
    assert_eq!(
        table.refused("brown", "plant coconut1 h6"),
        ("S28", "not on offer: coconut1; you may take banana2, coconut2, grape1 or pepper2".into())
    );
    table.play("brown", "plant coconut2 h6"); // far from everything: S16
    assert_eq!(table.at("h6"), "coconut2 brown 2", "S17");
    let (rule, sentence) = table.refused("red", "plant banana2 h6");
    assert_eq!(rule, "S16");
    assert_eq!(sentence, "h6 already holds a tile; the nearest empty squares are h5, g6, h4 or g5");
    assert_eq!(table.refused("red", "plant coconut2 a2").0, "S28", "it is gone");
}

#[test]
fn palms_are_on_ordinary_squares() {
    let mut table = planting();
    table.play("brown", "plant banana2 a1"); // a palm's square, S18
    assert_eq!(table.at("a1"), "banana2 brown 2");
    assert!(table.view().squares[square("a1").index()].palm, "S18: it stays with the tile");
    // D22: it does not keep the drought away; D21: dried, it is decoration.
    for left in ["banana2 brown 1", "banana2 neutral", "dried"] {
        table.script_round();
        assert_eq!(table.at("a1"), left, "D22");
    }
    assert!(table.view().squares[square("a1").index()].palm, "D21");
}

impl Table {
    /// Whatever is asked, the default, until the next drought has passed.
    pub fn script_round(&mut self) {
        loop {
            let first = self.awaited().into_iter().next().unwrap();
            let (colour, _) = first.split_once(' ').unwrap();
            let order = self.default_of(colour);
            let events = self.play(colour, &order);
            if events.iter().any(|event| matches!(event, Event::Drought { .. })) {
                return;
            }
        }
    }
}

#[test]
fn a_square_with_a_dried_tile_is_not_empty() {
    let mut table = Table::quiet(4, &[]);
    table.neutral("c4", "banana1").dried("c4").round(1, &FOUR);
    table.script("green: bid 1\nbrown: pass\nyellow: pass\nred: pass");
    let (rule, sentence) = table.refused("green", "plant banana2 c4");
    assert_eq!(rule, "D17");
    assert!(sentence.starts_with("c4 holds a dried tile, which stays;"), "{sentence}");
    assert!(!table.legal("green").iter().any(|order| order.ends_with(" c4")), "S20");
}

#[test]
fn who_passed_places_one_farmer_fewer() {
    let mut table = planting();
    let fewer = |table: &Table, colour: &str| match table.view_of(colour).prompt.unwrap().question {
        Question::Plant { fewer, .. } => fewer,
        other => panic!("{other:?}"),
    };
    assert!(!fewer(&table, "brown"));
    table.script("brown: plant banana2 c1\nred: plant coconut2 d1");
    assert!(fewer(&table, "yellow"), "S29");
    table.script("yellow: plant grape1 e1\ngreen: plant pepper2 f1");
    assert_eq!(table.at("c1"), "banana2 brown 2", "S17");
    assert_eq!(table.at("d1"), "coconut2 red 2");
    assert_eq!(table.at("e1"), "grape1 neutral", "S29, S19: 1 less 1 leaves nobody");
    assert_eq!(table.at("f1"), "pepper2 green 1", "S29: 2 less 1");
    // D18: an order says neither how many nor whose.
    assert_eq!(Action::Plant(tile("grape1"), square("e1")).to_string(), "plant grape1 e1");
}

/// T16, D45: a tile that starts neutral dries in the same round, palm or not.
#[test]
fn a_neutral_tile_without_water_dries_at_once() {
    let mut table = planting();
    table.script("brown: plant banana2 c1\nred: plant coconut2 d1\nyellow: plant grape1 a1");
    assert_eq!(table.at("a1"), "grape1 neutral");
    table.script_round();
    assert_eq!(table.at("a1"), "dried", "T16");
    assert_eq!(table.at("c1"), "banana2 brown 1", "D72: no tile of this round is spared");
}

#[test]
fn the_last_tile_is_forced_but_not_its_square() {
    // D39: with four and five players nothing is left over.
    for players in [4, 5] {
        let mut table = Table::quiet(players, &[]);
        table.round(1, &["banana2", "coconut2", "grape1", "pepper2", "pepper1"][..players]);
        for colour in ["green", "brown", "yellow", "purple"].iter().take(players - 1) {
            table.play(colour, "pass");
        }
        table.play("red", "bid 1");
        table.play("red", "plant banana2 c1");
        let left = ["purple", "yellow", "brown"];
        for (colour, spot) in left[5 - players..].iter().zip(["d1", "e1", "f1"]) {
            let tile = table.view().offer[0];
            table.play(colour, &format!("plant {tile} {spot}"));
        }
        assert_eq!(table.awaited(), ["green P5"]);
        let choices = table.legal("green");
        assert!(choices.len() > 40, "D39");
        table.play("green", "plant g1"); // only one tile is left, so its square says all
        assert_eq!(table.awaited(), ["brown P7"], "no fourth tile");
        assert!(table.view().offer.is_empty());
    }
}

#[test]
fn each_pays_his_bid_and_only_once() {
    let mut table = planting();
    // D38: taken when planting begins; S28: everybody's, not only the winner's.
    assert_eq!([table.money("brown"), table.money("red"), table.money("green")], [7, 9, 10]);
    table.play("brown", "plant banana2 c1");
    table.play("red", "plant coconut2 d1");
    assert_eq!([table.money("brown"), table.money("red"), table.money("green")], [7, 9, 10]);
}

#[test]
fn farmers_run_out_gracefully() {
    // D29: cannot happen with 22; here 21 have been placed already.
    let mut table = Table::quiet(4, &[]);
    for label in ["b1", "c1", "d1", "e1", "f1", "g1", "b3", "c3", "d3", "e3"] {
        table.grown(label, "banana2", "green", 2);
    }
    table.grown("f3", "grape1", "green", 1);
    table.round(11, &FOUR);
    table.script("green: bid 1\nbrown: pass\nyellow: pass\nred: pass\ngreen: plant banana2 h5");
    assert_eq!(table.at("h5"), "banana2 green 1", "S1: the 22nd farmer");
}

/// Three players, red the winner, at the fourth tile: pepper2.
fn leftover(prepare: impl FnOnce(&mut Table), spots: [&str; 3]) -> Table {
    let mut table = Table::quiet(3, &[]);
    prepare(&mut table);
    table.round(2, &FOUR);
    table.script("green: bid 2\nbrown: bid 1\nred: bid 3");
    for (colour, (tile, spot)) in
        ["red", "green", "brown"].into_iter().zip(FOUR.into_iter().zip(spots))
    {
        table.play(colour, &format!("plant {tile} {spot}"));
    }
    table
}

#[test]
fn the_fourth_tile_goes_beside_a_living_plantation() {
    let mut table = leftover(|_| {}, ["c3", "e3", "g3"]);
    assert_eq!(table.awaited(), ["red P6"], "S30, D44: asked by itself, of the winner");
    let around = ["c2", "e2", "g2", "b3", "d3", "f3", "h3", "c4", "e4", "g4"];
    let expected: Vec<String> = around.iter().map(|at| format!("plant pepper2 {at}")).collect();
    assert_eq!(table.legal("red"), expected, "D41: any kind, anybody's, of this very round");
    assert_eq!(table.default_of("red"), "plant pepper2 c2", "P6");
    let (rule, sentence) = table.refused("red", "plant pepper2 a6");
    assert_eq!(rule, "S30");
    assert!(sentence.starts_with("a6 shares no side with a plantation that is not dried;"));
    assert_eq!(
        table.refused("red", "plant banana2 c4"),
        ("S30", "the tile left over is pepper2, not banana2".into())
    );
    assert_eq!(table.refused("red", "plant pepper2 c3").0, "S16");
    table.play("red", "plant c4");
    assert_eq!(table.at("c4"), "pepper2 neutral", "D46: though red won and it pictures two");
    assert!(table.view().offer.is_empty());
    assert_eq!(table.awaited(), ["red P7"], "brown builds");
}

#[test]
fn the_fourth_tile_may_use_a_palm() {
    let mut table = leftover(|_| {}, ["a2", "e3", "g3"]);
    table.play("red", "pepper a1"); // D44
    assert_eq!(table.at("a1"), "pepper2 neutral");
    assert!(table.view().squares[square("a1").index()].palm);
}

/// Fills all squares but those named with dried tiles.
fn desert(table: &mut Table, but: &[&str]) {
    let squares: Vec<String> =
        table.view().squares.iter().map(|it| it.square.to_string()).collect();
    for label in squares.iter().filter(|label| !but.contains(&label.as_str())) {
        table.neutral(label, "grape1").dried(label);
    }
}

/// T18, D42: all living tiles are hemmed in by dried ones (S30).
#[test]
fn the_fourth_tile_goes_beside_a_dried_one_in_the_last_resort() {
    // Column a is empty, b is dried, and c1 to c3 take the round's tiles.
    let free = ["a1", "a2", "a3", "a4", "a5", "a6", "c1", "c2", "c3"];
    let table = leftover(|table| desert(table, &free), ["c1", "c2", "c3"]);
    let expected: Vec<String> = ["a1", "a2", "a3", "a4", "a5", "a6"]
        .iter()
        .map(|at| format!("plant pepper2 {at}"))
        .collect();
    assert_eq!(table.legal("red"), expected, "T18, D23: dried tiles are neighbours here");
    // With a gap among the dried ones only what is beside one will do.
    let free = ["a1", "a2", "a3", "a4", "a5", "a6", "b3", "b4", "c1", "d1", "e1"];
    let mut gap = leftover(|table| desert(table, &free), ["c1", "d1", "e1"]);
    let expected = ["a1", "a2", "b3", "b4", "a5", "a6"];
    let expected: Vec<String> = expected.iter().map(|at| format!("plant pepper2 {at}")).collect();
    assert_eq!(gap.legal("red"), expected, "a3 and a4 have empty neighbours only");
    assert_eq!(gap.refused("red", "plant a3").0, "D42");
    gap.play("red", "plant b3");
    assert_eq!(gap.at("b3"), "pepper2 neutral");
}

#[test]
fn in_the_last_resort_a_square_apart_is_refused() {
    // Green tiles in a far corner hemmed in by dried ones; the rest is bare.
    let ring = ["d1", "d2", "a3", "b3", "c3", "d3"];
    let prepare = |table: &mut Table| {
        for label in ["a1", "b1", "c1"] {
            table.neutral(label, "grape1");
        }
        for label in ring {
            table.neutral(label, "banana1").dried(label);
        }
    };
    let mut table = leftover(prepare, ["a2", "b2", "c2"]);
    let expected = ["e1", "e2", "e3", "a4", "b4", "c4", "d4"];
    let expected: Vec<String> = expected.iter().map(|at| format!("plant pepper2 {at}")).collect();
    assert_eq!(table.legal("red"), expected, "T18: exactly the neighbours of dried tiles");
    let (rule, sentence) = table.refused("red", "plant pepper2 h6");
    assert_eq!(rule, "D42");
    assert!(sentence.starts_with("h6 shares no side with a dried tile"), "{sentence}");
}

#[test]
fn one_square_is_no_question() {
    let free = ["a1", "c1", "d1", "e1"];
    let mut table = Table::quiet(3, &[]);
    desert(&mut table, &free);
    table.round(2, &FOUR);
    table.script("green: bid 2\nbrown: bid 1\nred: bid 3");
    table.script("red: plant banana2 c1\ngreen: plant coconut2 d1");
    let events = table.play("brown", "plant grape1 e1");
    let red = table.seat("red");
    assert_eq!(
        events[1],
        Event::Leftover { seat: red, tile: tile("pepper2"), square: square("a1") },
        "S30: the only square"
    );
    assert_eq!(table.awaited(), ["red P7"]);
}

#[test]
fn a_neutral_tile_is_nobodys_for_good() {
    let mut table = Table::quiet(4, &[]);
    table.grown("h6", "banana2", "green", 1);
    table.round(1, &FOUR);
    table.script("green: bid 1\nbrown: pass\nyellow: pass\nred: pass");
    table.play("green", "plant banana2 g6");
    table.script_round();
    assert_eq!(table.at("h6"), "banana2 neutral", "S19, S41");
    // D18, D19, D24: nothing one can ever do names a tile that lies, and the
    // farmer who left is not back in stock.
    for colour in ["red", "green", "brown", "yellow"] {
        let seat = table.seat(colour);
        if let Some(choices) = monsoon::engine::Game::choices(&table.game, seat) {
            for action in choices.legal {
                let on_h6 = matches!(action, Action::Plant(_, at) if at == square("h6"));
                assert!(!on_h6, "D19: {action}");
            }
        }
    }
}

#[test]
fn the_default_plants_near_water() {
    // P5: the most farmers, the first stack; water, then water in reach, then
    // the larger area, then the lowest square.
    let table = planting();
    assert_eq!(table.default_of("brown"), "plant banana2 d1", "a canal on s19 would water it");
    let mut table = Table::quiet(4, &[]);
    table.canal("s7").round(1, &FOUR);
    table.script("green: pass\nbrown: bid 3\nyellow: pass\nred: bid 1");
    let reach = segment("s7").squares().next().unwrap();
    assert_eq!(table.default_of("brown"), format!("plant banana2 {reach}"));
    let mut table = Table::quiet(4, &[]);
    table
        .canal("s7")
        .grown("f3", "pepper1", "red", 1)
        .round(1, &["grape1", "pepper2", "banana1", "banana2"]);
    table.script("green: pass\nbrown: bid 3\nyellow: pass\nred: bid 1");
    assert_eq!(table.default_of("brown"), "plant pepper2 f2", "beside the pepper, in the wet");
}

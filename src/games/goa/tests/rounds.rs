//! Extra actions, the next round and the next half (sections 8 and 9).

use super::super::action::{Deed, Step};
use super::super::state::{Owned, Phase, Readiness};
use super::super::tiles::{Letter, Tile};
use super::super::{Action, Event};
use super::{Table, set, table};

/// After the ninth action, with these extra actions for red, green and brown.
fn extras(own: [&str; 3], round: u8) -> Table {
    let mut table = table(|game, seats| {
        game.round = round;
        seats.into_iter().zip(own).for_each(|(seat, own)| set(game, seat, own));
    });
    for _ in 0..9 {
        table.order("ships");
    }
    table
}

#[test]
fn extra_actions() {
    let mut table = extras(["x2", "x0", "x1"], 1);
    assert_eq!(table.asked(), "red P24", "G100, D91");
    table
        .refuses("pass", "G101: you have 2 extra actions and may keep 1; play one before you pass");
    assert_eq!(
        table.game.choices_of(table.red).unwrap().default.to_string(),
        "extra taxes",
        "D96, P24"
    );
    let taxes = super::line(vec![Step::Do(Deed::Taxes)]);
    table.refuses_to(&taxes, "P24: you are asked to play an extra action or pass now");
    let stock = table.game.extras;
    table.order("extra taxes");
    assert_eq!(table.shows(table.red), "d9 s7 c2 x1 11111", "G100");
    assert_eq!(table.game.extras, stock + 1, "G100, D124");
    assert_eq!(table.asked(), "brown P24", "G100, D91: green has none");
    assert_eq!(table.game.choices_of(table.brown).unwrap().default.to_string(), "pass", "P24");
    table.order("extra ships");
    // Brown has none left and is out; red may keep one.
    assert_eq!(table.asked(), "red P24");
    table.order("pass");
    assert_eq!((table.asked().as_str(), table.game.round), ("red P2", 2), "G102, G103");
}

#[test]
fn an_extra_action_is_an_own_action() {
    let mut table = extras(["x1 red-ship [two-ships five-ducats]", "", ""], 1);
    table.order("extra use red ship, play two ships, taxes, hold");
    assert_eq!(table.asked(), "red P16", "G35, D38");
    table.refuses("play five ducats", "G60: one card in an action is the limit");
    table.order("done");
    assert_eq!(table.shows(table.red), "d9 s10 c2 x0 11111 red-ship [five-ducats]", "G60, G100");

    let mut table = extras(["x1 red-ship", "", ""], 1);
    table.order("extra use red ship");
    assert_eq!(table.asked(), "red P8", "G100: the action is still due");
    table.order("taxes");
    assert_eq!(table.asked(), "red P2");
}

#[test]
fn extra_actions_gained_in_the_loop_count_at_once() {
    let mut table = extras(["x1 12222 viceroy", "", ""], 1);
    table.order("extra use viceroy, taxes");
    assert_eq!(
        (table.asked().as_str(), table.shows(table.red).contains("x1")),
        ("red P24", true),
        "D92"
    );
    table.order("pass");
    // The card comes back before the action: the tenth can be gained (D124).
    let mut table = extras(["x9 12222 viceroy", "x1", ""], 1);
    table.order("extra use viceroy, taxes");
    assert!(table.shows(table.red).contains(" x9 "), "D124, D11");
}

#[test]
fn the_loop_begins_with_the_flag_and_goes_clockwise() {
    let mut table = table(|game, [red, green, brown]| {
        game.flag = green;
        for seat in [red, green, brown] {
            set(game, seat, "x1");
        }
    });
    for _ in 0..9 {
        table.order("taxes");
    }
    for (asked, answer) in [("green", "extra taxes"), ("brown", "pass"), ("red", "pass")] {
        assert_eq!(table.asked(), format!("{asked} P24"), "D95, G100");
        table.order(answer);
    }
    assert_eq!(table.asked(), "green P2", "D91, G103");
}

#[test]
fn the_second_half() {
    let mut table = table(|game, [red, ..]| {
        game.round = 4;
        set(game, red, "13111 clove1:c red-ship- duty- [two-ships]");
        std::sync::Arc::make_mut(&mut game.figures).bonanza =
            vec![super::super::tiles::Bonanza::default(); 8];
        game.bonanza = game.figures.bonanza[..2].to_vec();
        game.corners = vec![super::cell("a1")];
    });
    for _ in 0..9 {
        table.order("ships");
    }
    assert_eq!((table.asked().as_str(), table.game.round), ("red P2", 5), "D99");
    let game = &table.game;
    assert_eq!((game.letter(), game.grid.tiles().count()), (Letter::B, 25), "G104, G105");
    let mut tiles: Vec<Tile> = game.grid.tiles().map(|(_, tile)| tile).collect();
    tiles.extend(&game.left_out[4..]);
    tiles.sort_unstable();
    let mut all = game.figures.tiles_b.clone();
    all.sort_unstable();
    assert_eq!(tiles, all, "G104, G105");
    assert_eq!((game.corners.len(), game.bonanza.len()), (4, 8), "D99, D112");
    assert_eq!(
        table.shows(table.red),
        "d5 s7 c2 x0 13111 clove1:c red-ship duty- [two-ships]",
        "G106, D75, D99"
    );
    let order: Vec<&Event> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Dealt { .. } | Event::Round { .. }))
        .collect();
    assert!(matches!(order[..], [Event::Dealt { .. }, Event::Round { round: 5 }]), "D99");
}

#[test]
fn after_the_eighth_round_it_is_over() {
    let mut table = extras(["x1 duty clove3:ccc", "", ""], 8);
    assert_eq!(table.asked(), "red P24");
    table.order("pass"); // D94: it may be kept
    assert_eq!(table.asked(), "nobody", "G107, D103");
    assert!(matches!(table.game.phase, Phase::Finished(_)), "G107");
    let pass = table.game.judge(table.red, &Action::Pass, &mut table.dice());
    super::fixture::refused(pass, "G107: the game is over");
}

#[test]
fn only_red_tiles_turn_up_again() {
    let mut table = table(|game, [red, ..]| {
        let tiles = [Tile::Ship, Tile::Duty].map(|tile| Owned { tile, state: Readiness::Used });
        game.players[red].tiles.extend(tiles);
    });
    table.hear(Event::Round { round: 2 });
    assert!(table.shows(table.red).ends_with("red-ship duty-"), "G76, G103, G80");
}

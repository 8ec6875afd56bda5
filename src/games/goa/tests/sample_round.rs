//! WE1: the sample round of the rulebook, step by step, and what the rulebook
//! says in passing (WE3).

use super::super::data::Figures;
use super::super::fixture;
use super::super::state::Phase;
use super::super::tiles::{Spice, Tile};
use super::{Table, acts, cell, take_card};
use crate::engine::Seat;

/// Up to the first bid: yellow holds the flag, clockwise follow red, green, blue.
fn first_round(figures: Figures) -> (Table, [Seat; 4]) {
    let mut game = fixture::game(figures, 4);
    let seats: [Seat; 4] = fixture::seats(4).try_into().unwrap();
    game.round = 0;
    game.phase = Phase::RoundStart;
    let turned = take_card(&mut game.deck, game.figures.key_symbol.word());
    game.discards.add(turned);
    let tiles = [
        ("c1", Tile::Colonists),
        ("d2", Tile::Plantation(Spice::Ginger, 1)),
        ("d3", Tile::Colonist),
        ("c4", Tile::Plantation(Spice::Clove, 2)),
    ];
    for (label, tile) in tiles {
        game.grid.set(cell(label), Some(tile));
    }
    let mut table = Table::of(game);
    for order in ["flag b0", "mark c1", "mark d2", "mark d3", "mark c4"] {
        table.order(order); // steps 1 to 5
    }
    (table, seats)
}

#[test]
fn sample_round() {
    let (mut table, [yellow, red, green, blue]) = first_round(fixture::figures());
    let check = |table: &Table, seat: Seat, shows: &str, step: &str| {
        assert_eq!(table.shows(seat), shows, "WE1 {step}");
    };
    check(&table, yellow, "d5 s4 c2 x0 11111", "setup");
    for seat in [red, green, blue] {
        check(&table, seat, "d10 s4 c2 x0 11111", "setup");
    }

    for answer in ["bid 4", "pass", "bid 6", "sell"] {
        table.order(answer);
    }
    check(&table, blue, "d4 s4 c2 x1 11111", "6");
    check(&table, yellow, "d11 s4 c2 x0 11111", "6");
    assert_eq!(table.game.flag, blue, "WE1 6");
    for _ in 7..=10 {
        table.order("pass").order("pass").order("pass");
    }
    check(&table, red, "d10 s4 c6 x0 11111", "7");
    assert_eq!(table.game.used, [Tile::Colonists], "WE1 7");
    check(&table, green, "d10 s4 c2 x0 11111 ginger1:g", "8");
    check(&table, blue, "d4 s4 c2 x1 11111 red-colonist", "9");
    check(&table, yellow, "d11 s4 c2 x0 11111 clove2:cc", "10");
    assert_eq!(table.game.grid.tiles().count(), 21, "WE1");

    table.drawing("1 1", "use red colonist, found quilon");
    check(&table, blue, "d4 s4 c4 x1 11111 red-colonist-", "11, 12");
    assert_eq!(table.asked(), format!("{yellow} P8"), "WE1 12: no question");
    table.order("progress colonies");
    check(&table, yellow, "d11 s3 c2 x0 11112 clove2:c", "13");
    table.drawing("2 3", "found cochin, pay 3, take cinnamon");
    check(&table, red, "d10 s4 c3 x0 11111 cochin:i", "14");
    table.drawing("ships-only", "expedition, done");
    check(&table, green, "d10 s4 c2 x0 11111 ginger1:g [ships-only]", "15");

    table.drawing("1 2", "found quilon, pay, tile pepper nutmeg take nutmeg");
    check(&table, blue, "d4 s4 c1 x1 11111 quilon/pn:n red-colonist-", "16");
    table.drawing("3 3", "found quilon, tile ginger cinnamon take ginger");
    check(&table, yellow, "d11 s3 c2 x0 11112 clove2:c quilon/gi:g", "17");
    table.drawing("two-ships", "expedition, done");
    check(&table, red, "d10 s4 c3 x0 11111 cochin:i [two-ships]", "18");
    table.order("progress ships");
    check(&table, green, "d10 s3 c2 x0 21111 ginger1: [ships-only]", "19");

    table.order("taxes");
    check(&table, blue, "d8 s4 c1 x1 11111 quilon/pn:n red-colonist-", "20");
    table.order("progress colonies");
    check(&table, yellow, "d11 s1 c2 x0 11113 clove2: quilon/gi:", "21");
    table.order("play two ships, progress harvest");
    check(&table, red, "d10 s5 c3 x0 12111 cochin:", "22, 23");
    assert!(!table.allows("progress ships"), "WE1 24: the full price has ginger and cinnamon");
    table.order("play ships only, progress ships");
    check(&table, green, "d10 s1 c2 x0 31111 ginger1:", "24");

    assert_eq!(table.asked(), format!("{blue} P24"), "WE1 25");
    table.order("pass");
    assert_eq!((table.asked(), table.game.round), (format!("{blue} P2"), 2), "WE1 25");
    check(&table, blue, "d8 s4 c1 x1 11111 quilon/pn:n red-colonist", "end");
    check(&table, yellow, "d11 s1 c2 x0 11113 clove2: quilon/gi:", "end");
    check(&table, red, "d10 s5 c3 x0 12111 cochin:", "end");
    check(&table, green, "d10 s1 c2 x0 31111 ginger1:", "end");
    let game = &table.game;
    let piles = (game.discards.count(), game.deck.count(), game.grid.tiles().count());
    assert_eq!(piles, (11, 19, 21), "WE1 end");
}

#[test]
fn sample_round_where_yellow_keeps_the_flag() {
    for (figures, had) in [(fixture::figures(), 5), (fixture::first_edition(), 7)] {
        let (mut table, [yellow, _, _, blue]) = first_round(figures);
        assert_eq!(table.game.player(yellow).ducats, had, "G13");
        for answer in ["bid 4", "pass", "bid 6", "buy"] {
            table.order(answer);
        }
        assert_eq!(table.shows(yellow), "d0 s4 c2 x1 11111", "WE1 6', G27, G28");
        assert_eq!(table.shows(blue), "d10 s4 c2 x0 11111", "WE1 6'");
        assert_eq!(table.game.flag, yellow, "WE1 6'");
    }
}

#[test]
fn small_checks() {
    let (mut table, [yellow, red, ..]) = first_round(fixture::figures());
    for answer in ["bid 5", "pass", "pass", "buy"] {
        table.order(answer);
    }
    let ducats = [yellow, red].map(|seat| table.game.player(seat).ducats);
    assert_eq!(ducats, [1, 10], "WE3a: 4 to the bank");

    let own = |before, cards, order| {
        let table = acts(before, cards, order);
        table.shows(table.red)
    };
    let founded = own("11114 c5", "1 3", "found madras, pay, take pepper nutmeg");
    assert_eq!(founded, "d5 s4 c3 x0 11114 madras/pn:np", "WE3b");
    let three = own("11141 [five-ducats]", "1 2", "expedition");
    assert!(three.ends_with(" [five-ducats spices-only spices-only]"), "WE3c: {three}");
    let full = "11141 [five-ducats five-ducats five-ducats]";
    assert_eq!(own(full, "1 2", "expedition").matches('-').count(), 4, "WE3d: draws 1");
    let room = own(full, "1 2", "play five ducats palm, expedition");
    assert_eq!(room.matches("five-ducats").count(), 2, "WE3d: plays 1 and draws 2: {room}");
    assert_eq!(room.matches("only").count(), 2, "WE3d: {room}");
    assert_eq!(own("21111 s0", "", "ships"), "d5 s2 c2 x0 21111", "WE3e");
    // WE3f: a card of three ships pays two and one ship is change (G5).
    let two = own("s3 21111 ginger1:g cochin:i", "", "progress ships");
    assert_eq!(two, "d5 s1 c2 x0 31111 ginger1: cochin:", "WE3f, C11");
    let all = own("s2 22122 pepper1:p", "", "progress taxes");
    assert_eq!(all, "d5 s1 c2 x1 22222 pepper1:", "WE3h, G41");
    let g = own("s2 11211 pepper1:p cochin:n", "", "progress taxes");
    assert_eq!(g, "d5 s0 c2 x0 11311 pepper1: cochin:", "WE3g, C15");
}

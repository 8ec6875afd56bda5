//! The game of two: S52 to S67, D84 to D98, P2, P4.

use super::table::{Table, segment};
use monsoon::engine::{Game, Viewer};
use monsoon::games::santiago::view::{BidView, Question};
use monsoon::games::santiago::{Event, News};

const THREE: [&str; 3] = ["banana2", "grape1", "pepper2"];

/// Two players, red with the token, s6 built, in round 1.
fn two(pairs: &[(&str, &str)]) -> Table {
    let mut table = Table::quiet(2, pairs);
    table.round(1, &THREE);
    table
}

#[test]
fn the_older_player_lays_the_first_canal() {
    let chosen = [("spring", "p8"), ("first-builder", "red")];
    let table = Table::deal(2, &chosen, "first");
    assert_eq!(table.awaited(), ["red P2"], "D84: by default the first builder");
    assert_eq!(table.view().round, 0);
    assert_eq!(table.default_of("red"), "build s6", "P2");
    let chosen = [("spring", "p8"), ("first-builder", "red"), ("older", "green")];
    let mut table = Table::deal(2, &chosen, "first");
    assert_eq!(table.awaited(), ["green P2"], "D84");
    assert_eq!(table.legal("green"), ["build s6", "build s7", "build s19", "build s24"], "S53");
    assert_eq!(table.refused("green", "build s8").0, "S12");
    let events = table.play("green", "build s7");
    let green = table.seat("green");
    assert_eq!(events[0], Event::FirstCanal { seat: Some(green), segment: segment("s7") });
    let view = table.view();
    assert_eq!(view.supply, 10, "D85, D86: from the box");
    assert!(view.players.iter().all(|player| player.extra_canal), "D85, D87");
    assert_eq!((view.round, view.offer.len()), (1, 3), "S56");
    assert_eq!(table.awaited(), ["red P4", "green P4"], "S57, D94: at once, in no order");
}

#[test]
fn kinds_are_short_of_three_tiles_each() {
    // S54: four with two farmers and two with one are left of each kind.
    let table = Table::deal(2, &[], "tiles");
    let view = table.view();
    assert_eq!(view.unseen.len(), 10);
    for (tile, count) in view.unseen {
        assert_eq!(count, if tile.pictured() == 2 { 4 } else { 2 }, "{tile}");
    }
}

/// T17: bids of holder red and of green; who wins, pays, builds, places fewer.
#[test]
fn the_higher_bid_wins_and_both_pay() {
    for (red, green, winner, fewer) in [
        (3, 3, "red", [false, false]),  // S59: a tie is the holder's
        (0, 0, "red", [true, true]),    // D90, D91: the winner, too
        (0, 2, "green", [true, false]), // S63
        (4, 1, "red", [false, false]),  // S60
        (1, 4, "green", [false, false]),
        (5, 0, "red", [false, true]),
    ] {
        let name = format!("T17 {red}:{green}");
        let mut table = two(&[]);
        let bid = |amount| if amount == 0 { "pass".into() } else { format!("bid {amount}") };
        table.play("green", &bid(green));
        let events = table.play("red", &bid(red));
        let loser = if winner == "red" { "green" } else { "red" };
        assert_eq!([table.money("red"), table.money("green")], [5 - red, 5 - green], "{name}, S60");
        assert_eq!(table.view().builder.colour(), loser, "{name}: S61, D92");
        let (winning, losing) = (table.seat(winner), table.seat(loser));
        let Some(Event::Unsealed { bids, winner: found }) = events.get(1) else {
            panic!("{events:?}")
        };
        assert_eq!(bids, &[(table.seat("red"), red), (table.seat("green"), green)]);
        assert_eq!(*found, winning);
        assert_eq!(
            events[2],
            Event::Builder { seat: losing, order: vec![winning, losing], paid: vec![] },
            "S62"
        );
        let before = [table.money("red"), table.money("green")];
        table.play(winner, "plant banana2 c6");
        assert_eq!(table.awaited(), [format!("{loser} P5")], "S62");
        table.play(loser, "plant pepper2 f6");
        assert_eq!([table.money("red"), table.money("green")], before, "S62: without payment");
        let (own, other) = (winner, loser);
        let farmers = |colour: &str| u8::from(!fewer[usize::from(colour == "green")]) + 1;
        assert_eq!(table.at("c6"), format!("banana2 {own} {}", farmers(own)), "{name}: S63, D91");
        assert_eq!(table.at("f6"), format!("pepper2 {other} {}", farmers(other)), "{name}: S63");
        assert_eq!(table.awaited(), [format!("{winner} P6")], "{name}: S64, D95");
    }
}

#[test]
fn a_tie_moves_the_token_and_with_it_the_next_tie() {
    let mut table = two(&[]);
    table.script("red: bid 1\ngreen: bid 1\nred: banana2 c6\ngreen: pepper2 f6\nred: plant c5");
    assert_eq!(table.awaited(), ["red P7"], "S65: the other one proposes");
    table.script("red: nothing\ngreen: skip\nred: hold");
    table.script("red: bid 2\ngreen: bid 2");
    assert_eq!(table.view().builder.colour(), "red", "D92: green held it and won");
}

#[test]
fn bids_are_sealed_until_both_are_in() {
    let mut table = two(&[]);
    let (red, green) = (table.seat("red"), table.seat("green"));
    let before = table.game.clone();
    let events = table.play("green", "bid 4");
    assert_eq!(events, [Event::Sealed { seat: green, amount: 4 }]);
    assert_eq!(table.awaited(), ["red P4"]);
    let bid = |viewer| table.game.view(viewer).players[green.index()].bid;
    assert_eq!(bid(Viewer::Seat(green)), BidView::Amount(4));
    assert_eq!(bid(Viewer::Seat(red)), BidView::Sealed, "S57");
    assert_eq!(bid(Viewer::Public), BidView::Sealed, "S57");
    let hear = |viewer| before.news(&events[0], viewer);
    assert_eq!(hear(Viewer::Seat(green)), Some(News::Fact(events[0].clone())));
    assert_eq!(hear(Viewer::Seat(red)), Some(News::Sealed { seat: green }), "D93");
    assert_eq!(hear(Viewer::Public), Some(News::Sealed { seat: green }), "D93");

    // D93: changed as long as the other is missing, and nobody hears of it.
    assert_eq!(table.game.question(green), Some("P4"), "D93");
    let Question::SealedBid { most, sealed } = table.view_of("green").prompt.unwrap().question
    else {
        panic!("P4")
    };
    assert_eq!((most, sealed), (5, Some(4)));
    let before = table.game.clone();
    let events = table.play("green", "pass");
    assert_eq!(before.news(&events[0], Viewer::Seat(red)), None, "D93");
    assert_eq!(before.news(&events[0], Viewer::Public), None, "D93");
    assert_eq!(table.money("green"), 5, "nothing is paid yet (S60)");
    table.play("red", "bid 1");
    assert_eq!(table.game.question(green), None, "both are in");
    assert_eq!(table.money("green"), 5, "the pass was what counted");
    assert_eq!(table.view().builder.colour(), "green");
}

#[test]
fn a_bid_is_capped_by_money_and_cubes() {
    let mut table = two(&[("money", "hidden")]);
    let (rule, sentence) = table.refused("green", "bid 6");
    assert_eq!(rule, "D98");
    assert_eq!(sentence, "you have 5 escudos and cannot bid 6; you may pass or bid up to 5");
    assert_eq!(table.legal("green").len(), 6, "S58: 1 to 5, or pass");
    assert_eq!(table.default_of("green"), "pass", "P4");
    table.play("green", "bid 0"); // S58: a pass
    table.play("red", "bid 5"); // S58: all they have
    assert!(table.view_of("green").players[0].money.is_none(), "D98");

    let mut table = Table::quiet(2, &[]);
    table.fact(Event::Paid { amount: 20 }).round(1, &THREE);
    let (rule, sentence) = table.refused("green", "bid 23");
    assert_eq!(rule, "D89");
    assert_eq!(sentence, "a bid is shown with 22 cubes and cannot be 23; you may bid 1-22");
    table.play("green", "bid 22");
    table.play("red", "bid 22");
    // D88: cubes come back; the next bid may be 22 again if there is money.
    assert_eq!(table.money("green"), 3);
    table.script(
        "red: banana2 c6\ngreen: pepper2 f6\nred: plant c5\nred: nothing\ngreen: skip\nred: hold",
    );
    table.fact(Event::Paid { amount: 30 }).round(2, &THREE);
    assert!(table.legal("green").contains(&"bid 22".to_owned()), "D88");
    assert!(!table.legal("green").contains(&"bid 23".to_owned()), "D89");
}

#[test]
fn without_money_a_sealed_pass_needs_no_letter() {
    let mut table = Table::quiet(2, &[]);
    table.left_with("green", 0).round(1, &THREE);
    assert_eq!(table.awaited(), ["red P4"]);
    assert_eq!(table.game.question(table.seat("green")), None, "nothing to change it to");
    table.play("red", "bid 1");
    assert_eq!(table.view().builder.colour(), "green");
}

#[test]
fn the_third_tile_is_the_winners() {
    let mut table = two(&[]);
    table.script("red: pass\ngreen: bid 1\ngreen: plant banana2 c6\nred: plant pepper2 f6");
    assert_eq!(table.awaited(), ["green P6"], "S64");
    let expected = ["c5", "f5", "b6", "d6", "e6", "g6"];
    let expected: Vec<String> = expected.iter().map(|at| format!("plant grape1 {at}")).collect();
    assert_eq!(table.legal("green"), expected, "S64, D95: beside the two of this round (D41)");
    table.play("green", "plant d6");
    assert_eq!(table.at("d6"), "grape1 neutral", "S64");
}

/// To phase 4 with green building and red proposing.
fn phase_4(pairs: &[(&str, &str)]) -> Table {
    let mut table = two(pairs);
    table.script("red: bid 1\ngreen: pass\nred: banana2 c6\ngreen: pepper2 f6\nred: plant c5");
    table
}

#[test]
fn one_proposes_and_one_decides() {
    let mut table = phase_4(&[]);
    assert_eq!(table.awaited(), ["red P7"], "S65");
    table.play("red", "propose s7 2");
    let Question::Build { accept, elsewhere, skip } =
        table.view_of("green").prompt.unwrap().question
    else {
        panic!("P8")
    };
    assert_eq!(accept, [(segment("s7"), 2)]);
    assert_eq!(elsewhere.unwrap().0, 3, "D96: their offer and one more");
    assert!(!skip);
    table.play("green", "build s24");
    assert_eq!([table.money("red"), table.money("green")], [4, 2], "S65");
    let mut table = phase_4(&[]);
    table.play("red", "nothing");
    assert!(table.legal("green").contains(&"skip".to_owned()), "D96");
    table.play("green", "build s24");
    assert_eq!(table.money("green"), 4, "D96: 1 without a proposal");
}

#[test]
fn the_extra_canal_is_the_opponents() {
    let mut table = phase_4(&[]);
    table.script("red: nothing\ngreen: skip");
    assert_eq!(table.awaited(), ["red P9"], "S66");
    table.play("red", "hold");
    assert_eq!(table.view().round, 2, "S66, D97: green is not asked");

    let mut table = phase_4(&[("two-player-builder-extra", "yes")]);
    table.script("red: nothing\ngreen: skip\nred: hold");
    assert_eq!(table.awaited(), ["green P9"], "D97: asked after a no");
    let mut table = phase_4(&[("two-player-builder-extra", "yes")]);
    table.script("red: nothing\ngreen: skip\nred: extra s7");
    assert_eq!(table.view().round, 2, "D97: not after a yes (S39)");
}

#[test]
fn ten_rounds_with_drought_pay_and_an_end_as_for_others() {
    let mut table = Table::deal(2, &[("first-canal", "auto"), ("spring", "p8")], "ten");
    let squares: Vec<String> =
        table.view().squares.iter().map(|it| it.square.to_string()).collect();
    let squares: Vec<&str> = squares.iter().map(String::as_str).collect();
    let mut paid = 0;
    for round in 1..=10 {
        assert_eq!(table.view().round, round, "S52, S56");
        let events = table.idle_round(&squares);
        paid += events.iter().filter(|event| **event == Event::Paid { amount: 3 }).count();
    }
    assert_eq!(paid, 9, "S67, S46");
    assert_eq!(table.view().supply, 0, "D86: one a round");
    let standings = table.standings().unwrap();
    assert_eq!(standings.len(), 2, "S67");
    assert!(standings.iter().all(|it| it.parts[0].1 == 5 + 27), "S55, S43: {standings:?}");
}

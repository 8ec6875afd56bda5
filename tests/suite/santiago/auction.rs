//! Phases 1 and 2 with three players and more: S22 to S27, D25 to D36, P3.

use super::table::Table;
use monsoon::engine::{Game, Viewer};
use monsoon::games::santiago::view::{BidView, Question};
use monsoon::games::santiago::{Event, News};

const FOUR: [&str; 4] = ["banana2", "coconut2", "grape1", "pepper2"];

/// Four players, red with the token: green is asked first, red last.
fn four() -> Table {
    let mut table = Table::quiet(4, &[]);
    table.round(1, &FOUR);
    table
}

fn order(events: &[Event]) -> (String, Vec<String>, Vec<(String, u32)>) {
    for event in events {
        if let Event::Builder { seat, order, paid } = event {
            let order = order.iter().map(ToString::to_string).collect();
            let paid = paid.iter().map(|(seat, amount)| (seat.to_string(), *amount)).collect();
            return (seat.to_string(), order, paid);
        }
    }
    panic!("no builder yet: {events:?}")
}

#[test]
fn each_is_asked_once_clockwise_the_token_last() {
    let mut table = four();
    for (colour, text) in [("green", "bid 3"), ("brown", "pass"), ("yellow", "bid 1")] {
        assert_eq!(table.awaited(), [format!("{colour} P3")], "S23");
        assert_eq!(table.refused("red", "bid 9").1, "nothing is asked of you now");
        table.play(colour, text);
        // D30, D31: an answer stands, and nobody answers twice (S25).
        assert_eq!(table.refused(colour, "bid 4").1, "nothing is asked of you now");
    }
    assert_eq!(table.awaited(), ["red P3"]);
    let view = table.view_of("red");
    assert_eq!(
        view.players.iter().map(|player| player.bid).collect::<Vec<_>>(),
        [BidView::None, BidView::Amount(3), BidView::Passed, BidView::Amount(1)],
        "S23: earlier bids are seen"
    );
    let Some(Question::Bid { taken, free }) = view.prompt.map(|prompt| prompt.question) else {
        panic!("P3")
    };
    assert_eq!(taken.iter().map(|&(_, amount)| amount).collect::<Vec<_>>(), [3, 1]);
    assert_eq!(free, [(2, 2), (4, 10)], "S24: higher or lower");
    table.play("red", "bid 2");
    assert_eq!(table.awaited(), ["green P5"], "S25: all have answered");
    assert_eq!(table.player("yellow").bid, BidView::Amount(1), "and are remembered this round");
}

#[test]
fn an_amount_is_bid_once_and_covered() {
    let mut table = four();
    table.play("green", "bid 5");
    assert_eq!(
        table.refused("brown", "bid 5"),
        ("S24", "5 is already bid by green; you may bid 1-4 or 6-10".into()),
        "D25"
    );
    assert_eq!(
        table.refused("brown", "bid 11"),
        ("D27", "you have 10 escudos and cannot bid 11; you may bid 1-4 or 6-10".into())
    );
    assert_eq!(table.awaited(), ["brown P3"], "asked again");
    table.play("brown", "pass");
    table.play("yellow", "bid 0"); // D26: a pass, and passes may repeat (D25)
    assert_eq!(table.player("yellow").bid, BidView::Passed);
    assert_eq!(table.default_of("red"), "pass", "P3");
    assert!(!table.legal("red").contains(&"bid 0".to_owned()), "D26");
    assert!(!table.legal("red").contains(&"bid 5".to_owned()));
    assert!(table.legal("red").contains(&"bid 10".to_owned()));
}

/// T9, T10 and T11, and every other way to pass and bid among four.
#[test]
fn builder_and_order_follow_from_the_answers() {
    // Answers of green, brown, yellow, red (A, B, C and D with the token).
    for (name, answers, builder, planting) in [
        ("T9", [0, 3, 0, 1], "green", ["brown", "red", "yellow", "green"]),
        ("T10", [0, 0, 0, 0], "green", ["red", "yellow", "brown", "green"]),
        ("T11", [2, 5, 1, 4], "yellow", ["brown", "red", "green", "yellow"]),
        ("D33: kept by the lowest bid", [2, 5, 3, 1], "red", ["brown", "yellow", "green", "red"]),
        ("D33: kept by a pass", [2, 5, 3, 0], "red", ["brown", "yellow", "green", "red"]),
        (
            "D33: lost by a pass after another",
            [2, 5, 0, 0],
            "yellow",
            ["brown", "green", "red", "yellow"],
        ),
        (
            "S26: a pass is below any bid",
            [1, 0, 2, 3],
            "brown",
            ["red", "yellow", "green", "brown"],
        ),
    ] {
        let mut table = four();
        let mut events = Vec::new();
        for (colour, amount) in ["green", "brown", "yellow", "red"].into_iter().zip(answers) {
            let text = if amount == 0 { "pass".into() } else { format!("bid {amount}") };
            events = table.play(colour, &text);
        }
        let (found, order, paid) = order(&events);
        assert_eq!(found, builder, "{name}: S26, D34, D35");
        assert_eq!(order, planting, "{name}: S27");
        assert_eq!(order.last().unwrap(), builder, "{name}: the builder is always last");
        // D38: every bid is paid now, D32: by nobody if all passed.
        let paid: u32 = paid.iter().map(|&(_, amount)| amount).sum();
        assert_eq!(paid, answers.iter().sum::<u32>(), "{name}");
        let left: u32 = table.view().players.iter().map(|player| player.money.unwrap()).sum();
        assert_eq!(left, 40 - paid, "{name}");
        assert_eq!(table.view().builder.colour(), builder, "D36: at once");
        assert_eq!(table.awaited(), [format!("{} P5", planting[0])]);
    }
}

#[test]
fn the_new_builder_decides_this_round_and_bids_last_in_the_next() {
    let mut table = four(); // D36, and the end of T9
    table.script("green: pass\nbrown: bid 3\nyellow: pass\nred: bid 1");
    for (colour, text) in [
        ("brown", "plant banana2 c1"),
        ("red", "plant coconut2 d1"),
        ("yellow", "plant grape1 e1"),
        ("green", "plant pepper2 f1"),
    ] {
        table.play(colour, text);
    }
    assert_eq!(table.awaited(), ["brown P7"], "left of green, the new builder");
    table.script("brown: nothing\nyellow: nothing\nred: nothing");
    assert_eq!(table.awaited(), ["green P8"]);
    table.script("green: skip\nbrown: hold\nyellow: hold\nred: hold\ngreen: hold");
    assert_eq!(table.awaited(), ["brown P3"], "and bids last in round 2");
}

#[test]
fn three_who_all_pass() {
    // T10 with A green, B brown, C red: order C B A; the last to pass, planting
    // first, has the fourth tile too (D40).
    let mut table = Table::quiet(3, &[]);
    table.round(1, &FOUR);
    let events = {
        table.script("green: pass\nbrown: pass");
        table.play("red", "pass")
    };
    let (builder, order, paid) = order(&events);
    assert_eq!((builder.as_str(), paid.len()), ("green", 0), "D35");
    assert_eq!(order, ["red", "brown", "green"]);
    table.script("red: plant banana2 c3\nbrown: plant coconut2 d3\ngreen: plant grape1 e3");
    assert_eq!(table.awaited(), ["red P6"], "D40");
}

#[test]
fn who_can_bid_nothing_passes_without_being_asked() {
    for (hidden, others_know) in [("open", true), ("hidden", false)] {
        let mut table = Table::quiet(4, &[("money", hidden)]);
        table.left_with("brown", 0).left_with("yellow", 2);
        table.round(1, &FOUR);
        let before = table.game.clone();
        let events = table.play("green", "bid 2");
        let brown = table.seat("brown");
        let pass = Event::Passed { seat: brown, by_itself: true };
        assert_eq!(events[1..], *std::slice::from_ref(&pass), "D28");
        let news = |viewer| before.news(&pass, viewer);
        let told = |by_itself| Some(News::Fact(Event::Passed { seat: brown, by_itself }));
        assert_eq!(news(Viewer::Seat(brown)), told(true));
        assert_eq!(news(Viewer::Public), told(others_know), "D28, {hidden}");
        assert_eq!(news(Viewer::Seat(table.seat("red"))), told(others_know));
        // 1 is left for yellow; if it were gone too, yellow would pass as well.
        assert_eq!(table.legal("yellow"), ["bid 1", "pass"]);
    }
    let mut table = Table::quiet(4, &[]);
    table.left_with("yellow", 2).round(1, &FOUR);
    table.play("green", "bid 2");
    let events = table.play("brown", "bid 1");
    let yellow = table.seat("yellow");
    assert_eq!(events[1], Event::Passed { seat: yellow, by_itself: true }, "D28: all are taken");
    assert_eq!(table.awaited(), ["red P3"]);
    assert_eq!(order(&table.play("red", "pass")).0, "yellow", "D31: and passed before red did");
}

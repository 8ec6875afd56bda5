//! Nobody learns what they must not know: S7, S10, S57, D7, D28, D58.
//!
//! The strongest proof is a change: whatever the secret is, the others see and
//! hear exactly the same.

use super::table::Table;
use monsoon::engine::{Game, Viewer};
use monsoon::games::santiago::Event;

const FOUR: [&str; 4] = ["banana2", "coconut2", "grape1", "pepper2"];

fn seen(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.game.view(viewer)).unwrap()
}

/// Two tables that differ in one seat's balance only look alike to all others,
/// at every question of a round.
#[test]
fn a_hidden_balance_is_its_owners_alone() {
    let make = |left: u32| {
        let mut table = Table::quiet(4, &[("money", "hidden")]);
        table.left_with("yellow", left).round(1, &FOUR);
        table
    };
    let (mut one, mut other) = (make(4), make(9));
    let script = [
        ("green", "bid 3"),
        ("brown", "pass"),
        ("yellow", "bid 2"),
        ("red", "pass"),
        ("green", "plant banana2 a3"),
        ("yellow", "plant coconut2 h3"),
        ("red", "plant grape1 c6"),
        ("brown", "plant pepper2 f6"),
        ("yellow", "propose s6 1"),
        ("red", "propose s7 1"),
        ("green", "nothing"),
        ("brown", "accept s7"),
        ("yellow", "hold"),
    ];
    let yellow = one.seat("yellow");
    for (colour, text) in script {
        for seat in one.game.seats().iter().filter(|&seat| seat != yellow) {
            let viewer = Viewer::Seat(seat);
            assert_eq!(seen(&one, viewer), seen(&other, viewer), "S7 before {colour}: {text}");
        }
        assert_eq!(seen(&one, Viewer::Public), seen(&other, Viewer::Public));
        assert_ne!(seen(&one, Viewer::Seat(yellow)), seen(&other, Viewer::Seat(yellow)), "D7");
        assert_ne!(seen(&one, Viewer::Moderator), seen(&other, Viewer::Moderator));
        let (before, before_other) = (one.game.clone(), other.game.clone());
        let events = one.play(colour, text);
        assert_eq!(events, other.play(colour, text));
        for event in &events {
            let viewer = Viewer::Seat(one.seat("red"));
            assert_eq!(before.news(event, viewer), before_other.news(event, viewer), "S10");
        }
    }
}

#[test]
fn an_accepting_builders_purse_is_not_shown_by_a_missing_question() {
    // D58: rich or poor, the builder is asked.
    let make = |left: u32| {
        let mut table = Table::quiet(4, &[("money", "hidden")]);
        table.left_with("green", left).reach_phase_4(1);
        table.script("brown: propose s7 3\nyellow: nothing\nred: nothing");
        table
    };
    let (poor, rich) = (make(2), make(10));
    let red = Viewer::Seat(poor.seat("red"));
    assert_eq!(seen(&poor, red), seen(&rich, red), "D58");
    assert_ne!(poor.legal("green"), rich.legal("green"));
}

#[test]
fn open_money_is_open_and_hidden_money_is_shown_at_the_end() {
    let open = Table::quiet(4, &[]);
    assert!(open.game.view(Viewer::Public).players.iter().all(|it| it.money == Some(10)), "S7");
    let mut hidden = Table::quiet(4, &[("money", "hidden")]);
    let view = hidden.view_of("red");
    assert_eq!(view.players[0].money, Some(10), "D7: their own");
    assert!(view.players[1..].iter().all(|it| it.money.is_none()), "D7");
    assert!(hidden.game.view(Viewer::Public).players.iter().all(|it| it.money.is_none()));
    hidden.fact(Event::Drought { weakened: vec![], dried: vec![], last: true });
    hidden.run();
    assert!(
        hidden.game.view(Viewer::Public).players.iter().all(|it| it.money == Some(10)),
        "S47, D7"
    );
}

#[test]
fn a_sealed_bid_is_its_owners_alone() {
    for money in ["open", "hidden"] {
        let make = |bid: &str| {
            let mut table = Table::quiet(2, &[("money", money)]);
            table.round(1, &["banana2", "grape1", "pepper2"]);
            table.play("green", bid);
            table
        };
        let tables = ["pass", "bid 1", "bid 5"].map(make);
        for viewer in [Viewer::Seat(tables[0].seat("red")), Viewer::Public] {
            let views = tables.each_ref().map(|table| seen(table, viewer));
            assert_eq!(views[0], views[1], "S57");
            assert_eq!(views[0], views[2], "S57");
            let news = tables.each_ref().map(|table| {
                let before = Table::quiet(2, &[("money", money)]);
                before.game.news(table.log.last().unwrap(), viewer)
            });
            assert_eq!(news[0], news[1], "S57");
            assert_eq!(news[0], news[2], "S57");
        }
        let green = Viewer::Seat(tables[0].seat("green"));
        assert_ne!(seen(&tables[0], green), seen(&tables[1], green));
    }
}

//! Phases 6 and 7: S40 to S46, D70 to D76.

use super::table::{Table, square};
use monsoon::games::santiago::Event;

const FOUR: [&str; 4] = ["banana2", "coconut2", "grape1", "pepper2"];

/// Idles through the rest of the round.
fn pass_round(table: &mut Table) -> Vec<Event> {
    let free: Vec<String> = table
        .view()
        .squares
        .iter()
        .filter(|it| it.plantation.is_none() && it.square.row() >= 4)
        .map(|it| it.square.to_string())
        .collect();
    let free: Vec<&str> = free.iter().map(String::as_str).collect();
    table.idle_round(&free)
}

/// T6: two farmers, one, none, dried; and dried it stays (S20).
#[test]
fn a_tile_dries_in_three_droughts() {
    let mut table = Table::quiet(4, &[]);
    table.grown("a3", "banana2", "red", 2).round(1, &FOUR);
    for after in ["banana2 red 1", "banana2 neutral", "dried"] {
        let events = pass_round(&mut table);
        assert!(events.contains(&Event::Paid { amount: 3 }), "S43");
        assert_eq!(table.at("a3"), after, "T6: S41, S42, D71");
    }
    table.fact(Event::Drought { weakened: vec![], dried: vec![], last: false });
    assert_eq!(table.at("a3"), "dried");
}

/// T7: water keeps what is left, and brings nothing back.
#[test]
fn water_saves_what_there_is() {
    let mut table = Table::quiet(4, &[]);
    table.grown("e2", "banana2", "red", 1).neutral("f2", "grape2").neutral("e3", "grape1");
    table.dried("e3").canal("s7").round(1, &FOUR);
    for _ in 0..2 {
        pass_round(&mut table);
        assert_eq!(table.at("e2"), "banana2 red 1", "T7, S40, D73");
        assert_eq!(table.at("f2"), "grape2 neutral", "T7: D73, neutral and safe");
        assert_eq!(table.at("e3"), "dried", "T7, S20");
    }
    // The last drought, too.
    let mut last = Table::quiet(4, &[]);
    last.grown("e2", "banana2", "red", 1).neutral("f2", "grape2").canal("s7").round(11, &FOUR);
    pass_round(&mut last);
    assert_eq!([last.at("e2"), last.at("f2")], ["banana2 red 1", "grape2 neutral"], "T7");
}

#[test]
fn all_are_judged_on_the_state_before() {
    // D70, D72: neighbours and tiles of this round alike, once each.
    let mut table = Table::quiet(4, &[]);
    table.grown("a3", "banana2", "red", 2).grown("a4", "banana2", "green", 1);
    table.neutral("b3", "banana1").round(1, &FOUR);
    let events = pass_round(&mut table);
    let drought = events.iter().find_map(|event| match event {
        Event::Drought { weakened, dried, last } => Some((weakened.clone(), dried.clone(), *last)),
        _ => None,
    });
    let (weakened, dried, last) = drought.unwrap();
    assert!(!last);
    assert!(weakened.contains(&(square("a3"), 1)), "S41");
    assert!(weakened.contains(&(square("a4"), 0)), "S41: neutral, not dried (D71)");
    assert!(dried.contains(&square("b3")), "S42");
    assert_eq!(table.at("a4"), "banana2 neutral");
    let mut touched: Vec<_> = weakened.iter().map(|&(at, _)| at).chain(dried).collect();
    let all = touched.len();
    touched.sort_unstable();
    touched.dedup();
    assert_eq!(touched.len(), all, "D70: no tile twice");
    assert_eq!(all, 3 + 4, "D72: the four of this round are not spared");
}

/// T8: the last drought.
#[test]
fn the_last_drought_takes_all_without_water() {
    let mut table = Table::quiet(4, &[]);
    table.grown("a3", "banana2", "red", 2).neutral("e2", "grape2").canal("s7").round(11, &FOUR);
    assert_eq!(table.awaited(), ["green P3"], "S44: phases 1 to 5 as usual");
    let events = pass_round(&mut table);
    let last = events.iter().find_map(|event| match event {
        Event::Drought { weakened, dried, last } => Some((weakened.len(), dried.len(), *last)),
        _ => None,
    });
    assert_eq!(last, Some((0, 5, true)), "S45, D74: nobody leaves first");
    assert_eq!(table.at("a3"), "dried", "T8");
    assert_eq!(table.at("e2"), "grape2 neutral", "T8");
    assert!(!events.iter().any(|event| matches!(event, Event::Paid { .. })), "S46");
    assert_eq!(table.money("red"), 10, "S46");
    assert!(matches!(events.last(), Some(Event::Over { .. })), "S47");
    assert!(table.awaited().is_empty());
}

#[test]
fn the_builder_may_skip_in_the_last_round_and_canals_still_help() {
    // D75.
    let mut table = Table::quiet(4, &[]);
    table.grown("e2", "banana2", "red", 2).reach_phase_4(11);
    table.script("brown: nothing\nyellow: nothing\nred: propose s7 2");
    table.play("green", "accept s7");
    table.script("brown: hold\nyellow: hold\nred: hold\ngreen: hold");
    assert_eq!(table.at("e2"), "banana2 red 2", "D75");
    let mut table = Table::quiet(4, &[]);
    table.reach_phase_5(11); // by way of skip
    assert_eq!(table.awaited(), ["brown P9"], "D75");
}

#[test]
fn everybody_is_paid_alike() {
    let mut table = Table::quiet(5, &[]);
    table.left_with("brown", 0);
    table.round(3, &["banana2", "coconut2", "grape1", "pepper2", "pepper1"]);
    pass_round(&mut table);
    let money: Vec<u32> = table.view().players.iter().map(|it| it.money.unwrap()).collect();
    assert_eq!(money, [13, 13, 3, 13, 13], "D76, S43: the builder too");
}

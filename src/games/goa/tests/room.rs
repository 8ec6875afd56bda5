//! The limit that always binds (G46, D54, D121), in and out of own actions.

use super::super::agenda::Task;
use super::super::event::{Event, Why};
use super::super::tiles::{Column, Tile};
use super::super::{Goa, fixture};
use super::{Table, set, table_of};
use crate::engine::Seat;

/// Red of the first edition, before their first action.
fn red(before: &str, prepare: impl FnOnce(&mut Goa, Seat)) -> Table {
    table_of(fixture::first_edition(), |game, [red, ..]| {
        set(game, red, before);
        prepare(game, red);
    })
}

fn wins(before: &str, tile: Tile) -> Table {
    red(before, |game, seat| game.agenda.push(Task::Acquire { seat, tile }))
}

fn forgone(table: &Table) -> usize {
    let cards = table.events.iter().filter_map(|event| match event {
        Event::Forgone { cards, .. } => Some(usize::from(*cards)),
        _ => None,
    });
    cards.sum()
}

/// Who is asked, cards in red's hand, cards forgone, discards.
fn count(table: &Table) -> (String, usize, usize, usize) {
    let hand = table.game.player(table.red).hand.len();
    (table.asked(), hand, forgone(table), table.game.discards.count())
}

fn is(asked: &str, hand: usize, forgone: usize, discards: usize) -> (String, usize, usize, usize) {
    (asked.to_owned(), hand, forgone, discards)
}

#[test]
fn an_auction_brings_only_what_fits() {
    let tile = Tile::Expeditions(2);
    assert_eq!(count(&wins("11121", tile)), is("red P8", 2, 0, 0), "D54: there is room");
    assert_eq!(count(&wins("", tile)), is("red P8", 1, 1, 0), "D54: nothing to discard");
    let full = || wins("[two-ships]", tile);
    assert_eq!(count(&full()), is("red P7", 1, 0, 0), "D121");
    assert_eq!(full().game.choices_of(full().red).unwrap().default.to_string(), "keep", "P7");
    let cases = [("keep", is("red P8", 1, 2, 0)), ("discard two ships", is("red P8", 1, 1, 1))];
    for (answer, after) in cases {
        let mut table = full();
        table.order(answer);
        assert_eq!(count(&table), after, "D121: {answer}");
    }
    // At an auction they may discard, not play (D54).
    full().refuses(
        "play two ships",
        "D40: tiles and cards can be used in an action of your own only",
    );
    let one = || wins("11121 [two-ships five-ducats]", Tile::Expeditions(2));
    let mut table = one();
    table.order("discard two ships");
    assert_eq!(count(&table), is("red P8", 2, 1, 1), "D121");
    let mut table = one();
    table.order("discard two ships and five ducats");
    assert_eq!(count(&table), is("red P8", 2, 0, 2), "D121");
    let table = wins("11131 [two-ships five-ducats]", Tile::Expeditions(2));
    table.refuses("discard two ships and five ducats", "D121: you may discard 1 at most here");
}

#[test]
fn a_red_tile_in_an_own_action() {
    let full = || {
        let mut table = red("red-expedition [two-ships]", |_, _| {});
        table.order("use red expedition, taxes");
        table
    };
    assert_eq!(count(&full()), is("red P7", 1, 0, 0), "D121, D54");
    let mut table = full();
    table.order("play two ships");
    assert_eq!(count(&table), is("green P8", 1, 0, 1), "D121: the one card may be played");
    assert_eq!(table.game.player(table.red).ships, 6);
    let mut table = full();
    table.order("keep");
    assert_eq!(count(&table), is("green P8", 1, 1, 0), "D121");
    let mut table = full();
    table.order("discard two ships");
    assert_eq!(count(&table), is("red P16", 1, 0, 1), "D121, D38");
    let mut table = red("11121 red-expedition [two-ships five-ducats sell-spices]", |_, _| {});
    table.order("play two ships, use red expedition, taxes");
    assert_eq!(count(&table), is("red P7", 2, 0, 1), "D121");
    table.refuses("play five ducats", "G60: one card in an action is the limit");
    // Answered ahead.
    let mut table = red("red-expedition [two-ships]", |_, _| {});
    table.order("use red expedition, keep, taxes");
    assert_eq!(count(&table), is("green P8", 1, 1, 0), "D121");
}

#[test]
fn a_bonus_and_an_expedition() {
    let before = "d9 31111 clove3:c ginger3:g cinnamon3:i [two-ships]";
    let mut table = red(before, |_, _| {});
    table.order("progress ships");
    assert_eq!(count(&table), is("red P7", 1, 0, 0), "G40, D54");
    table.order("keep");
    let first =
        |event: &Event| matches!(event, Event::Forgone { why: Why::First(Column::Ships, 4), .. });
    assert_eq!((table.count(first), table.asked().as_str()), (1, "green P8"), "D46, D54");
    let mut table = red(before, |_, _| {});
    table.order("progress ships, keep");
    assert_eq!(count(&table), is("green P8", 1, 1, 0), "D54: answered ahead");
    // Room is made before drawing (G46).
    let mut table = red("[two-ships]", |_, _| {});
    assert_eq!(
        table.game.choices_of(table.red).map(|it| it.default.to_string()),
        Some("taxes".into())
    );
    table.order("discard two ships, expedition, done");
    assert_eq!(count(&table), is("green P8", 1, 0, 1), "G46, D51");
    let mut table = red("[two-ships]", |_, _| {});
    table.order("expedition");
    assert_eq!(count(&table), is("green P8", 1, 0, 0), "G46, G47");
}

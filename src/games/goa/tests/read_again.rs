//! The rules read once more by a doubter: what had been got wrong.

use super::super::action::{Deed, Step};
use super::super::board::Cell;
use super::super::cards::Effect;
use super::super::state::Phase;
use super::super::tiles::Tile;
use super::super::view::Question;
use super::super::{Action, Goa, extras, fixture};
use super::{Table, acts, line, set, table, table_of};
use crate::engine::{Seat, Viewer};

/// What the seat that is asked is told to try.
fn suggested(table: &Table) -> Vec<Action> {
    let seat = table.game.awaited().unwrap().0;
    table.game.choices_of(seat).unwrap().suggested
}

fn deeds(actions: &[Action]) -> Vec<Deed> {
    let steps = actions.iter().flat_map(|action| match action {
        Action::Steps { steps, .. } => steps.clone(),
        _ => Vec::new(),
    });
    let deeds = steps.filter_map(|step| match step {
        Step::Do(deed) => Some(deed),
        _ => None,
    });
    deeds.collect()
}

/// A tile that shows a card, or asks, goes ahead of the action; what follows it
/// must be possible all the same, and worth what it is without the tile.
#[test]
fn suggestions_behind_a_tile_can_be_carried_out() {
    let plain = table(|game, [red, ..]| set(game, red, "c0 s4"));
    let expected = deeds(&suggested(&plain));
    assert!(!expected.iter().any(|deed| matches!(deed, Deed::Progress { .. })), "no spices");
    let asking = |game: &mut Goa| {
        for cell in Cell::all() {
            game.grid.set(cell, Some(Tile::ShipsColonists));
        }
    };
    let tables = [
        ("c0 s4 red-expedition", "G83, D119"),
        ("c0 s4 exchange", "G82, G97"),
        ("c0 s4 red-expedition exchange", "G82, G83"),
    ];
    for (before, rule) in tables {
        let table = table(|game, [red, ..]| {
            set(game, red, before);
            asking(game);
        });
        assert_eq!(deeds(&suggested(&table)), expected, "{before}: {rule}");
    }
    // Viceroy brings the first in row 4 a card (D44, D88).
    let table = table(|game, [red, ..]| {
        game.round = 8;
        set(game, red, "c0 s4 33333 viceroy");
    });
    let deeds = deeds(&suggested(&table));
    assert!(!deeds.iter().any(|deed| matches!(deed, Deed::Progress { .. })), "{deeds:?}");
    assert!(deeds.contains(&Deed::Taxes), "{deeds:?}");
}

/// A refusal must not list the tiles left out, which may be unseen, to somebody
/// who then keeps their Exchange (D86).
#[test]
fn nobody_looks_into_the_box_and_takes_it_back() {
    let favor = |game: &mut Goa, red: Seat| {
        set(game, red, "exchange");
        game.grid.set(Cell::from_label("c3").unwrap(), Some(Tile::Favor));
        game.left_out = vec![Tile::Mission(2), Tile::Mission(3)];
    };
    for figures in [fixture::first_edition(), fixture::figures()] {
        let mut table = table_of(figures, |game, [red, ..]| favor(game, red));
        table.order("use exchange c3, take viceroy, taxes");
        let why = "G87: viceroy is not among the tiles left out; there are mission 2 or \
                   mission 3: take viceroy, taxes";
        assert_eq!(table.stopped(), [why], "d86");
        assert_eq!(table.asked(), "red P7", "d86");
    }
}

/// An Exchange gained in the action before is ready in an extra one (D84).
#[test]
fn an_extra_action_is_shown_with_what_is_ready_in_it() {
    let mut table = table(|game, [red, ..]| {
        game.phase = Phase::Extras(extras::Extras::new(red));
        set(game, red, "x2 exchange~");
    });
    let view = table.game.view_for(Viewer::Seat(table.red));
    let Question::Extra { possible, .. } = view.prompt.unwrap().question else { panic!("P24") };
    assert_eq!(possible.tiles, [Tile::Exchange], "d84");
    let legal = table.game.choices_of(table.red).unwrap().legal;
    assert!(legal.iter().any(|action| action.to_string() == "extra use exchange c3"), "d84");
    table.order("extra use exchange c3, taxes");
}

/// A card played ahead of its action counts in what can be paid (G62, G73).
#[test]
fn what_can_be_paid_reckons_with_the_card_beside_the_action() {
    let mut table = table(|game, [red, ..]| {
        set(game, red, "s4 red-expedition [ships-only]");
    });
    table.drawing("two-ships", "play ships only, use red expedition, progress ships clove");
    let view = table.game.view_for(Viewer::Seat(table.red));
    let Question::Action(possible) = view.prompt.unwrap().question else { panic!("P8") };
    assert_eq!(possible.progress.len(), 5, "G73: {:?}", possible.progress);
    assert_eq!(table.game.turn.as_ref().unwrap().modifier.unwrap().effect, Effect::ShipsOnly);
}

/// Refusals offer nothing that is not legal.
#[test]
fn refusals_offer_what_is_legal() {
    let mut short = acts("c1 [two-ships]", "1 1", "found calicut");
    assert_eq!(short.asked(), "red P14");
    short.refuses("pay 2", "G52: 10 colonists are short and you have 1");
    short.order("decline, done");

    let full = |game: &mut Goa, seat: Seat, tile: Tile| {
        game.agenda.push(super::super::agenda::Task::Acquire { seat, tile });
    };
    let plantation = table(|game, [red, ..]| {
        set(game, red, "clove1: ginger1: nutmeg1: pepper1:");
        full(game, red, Tile::Plantation(super::super::tiles::Spice::Clove, 2));
    });
    plantation.refuses_to(
        &line(vec![Step::Done]),
        "P7: you are asked to drop one of five plantations, or drop new now",
    );
    let room = table_of(fixture::first_edition(), |game, [red, ..]| {
        set(game, red, "[two-ships]");
        full(game, red, Tile::Expeditions(2));
    });
    room.refuses_to(
        &line(vec![Step::Done]),
        "P7: you are asked to discard cards to make room, or keep the hand and forgo the new ones \
         now",
    );
}

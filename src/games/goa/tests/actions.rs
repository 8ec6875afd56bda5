//! Progress, Build ships, Harvest, Taxes and Expedition (section 5).

use super::super::action::Deed;
use super::super::event::{Event, Why};
use super::super::tiles::Column;
use super::{acts, drew, each, refusals, set, table};

#[test]
fn three_actions_for_everybody_from_the_flag_on() {
    let mut table = table(|game, [_, green, _]| game.flag = green);
    let order = ["green", "brown", "red"];
    for number in 0..9 {
        assert_eq!(table.asked(), format!("{} P8", order[number % 3]), "G33, P8");
        let turn = table.game.turn.clone().unwrap();
        assert_eq!(turn.number.map(usize::from), Some(number / 3 + 1), "G33");
        // The same may be repeated (G34), and one is always possible (D35).
        table.order("taxes");
    }
    assert_eq!(table.shows(table.red), "d17 s4 c2 x0 11111", "G34, G44");
    assert_eq!(table.asked(), "green P2", "G102, G103");
}

#[test]
fn an_action_is_due_and_taxes_is_the_default() {
    let table = table(|_, _| {});
    let choices = table.game.choices_of(table.red).unwrap();
    assert_eq!(choices.default.to_string(), "taxes", "P8");
    let legal: Vec<String> = choices.legal.iter().map(ToString::to_string).collect();
    for always in ["ships", "taxes", "harvest", "expedition 0", "found calicut"] {
        assert!(legal.iter().any(|it| it == always), "D35, D36, D56: {always}");
    }
    assert!(!legal.iter().any(|it| it.starts_with("progress")), "G38");
    table.refuses_to(&super::super::Action::Pass, "P8: you are asked to take an action now");
    let red = super::super::Action::Steps { extra: true, steps: Vec::new() };
    table.refuses_to(&red, "D93: extra actions are played at the end of the round");
    let judged = table.game.judge(table.green, &choices.default, &mut table.dice());
    let sentence = "P8: red is asked now, not you";
    super::fixture::refused(judged, sentence);
}

#[test]
fn progress() {
    each(&[
        ("s4 ginger1:g", "", "progress ships", "d5 s3 c2 x0 21111 ginger1:", "G38, C10"),
        (
            "s4 21111 ginger2:gg cinnamon2:ii",
            "",
            "progress ships",
            "d5 s2 c2 x0 31111 ginger2:g cinnamon2:i",
            "G38: two of each in the second step, G37",
        ),
        (
            "s4 11141 nutmeg3:nnn pepper1:p cinnamon1:i clove1:c [five-ducats]",
            "two-ships",
            "progress expedition, done",
            "d5 s0 c2 x0 11151 nutmeg3:nn pepper1: cinnamon1: clove1: [five-ducats two-ships]",
            "G38, G40: the first in row 5",
        ),
        // D41: the widest store first, the oldest of equals.
        (
            "ginger1:g cochin:g mixed:g",
            "",
            "progress ships",
            "d5 s3 c2 x0 21111 ginger1:g cochin: mixed:g",
            "D41, D125",
        ),
        (
            "quilon/gi:g madras/gi:gi ginger1:g",
            "",
            "progress ships",
            "d5 s3 c2 x0 21111 quilon/gi: madras/gi:gi ginger1:g",
            "D41, D125",
        ),
        (
            "cochin:g ginger1:g",
            "",
            "progress ships ginger from ginger1",
            "d5 s3 c2 x0 21111 cochin:g ginger1:",
            "D41, P10: his choice",
        ),
    ]);
    refusals(&[
        (
            "s4 22222",
            "progress ships",
            "D48: the next step of ships costs ginger, cinnamon and 2 ships",
        ),
        ("s0 ginger1:g", "progress ships", "D48: the next step of ships costs ginger and 1 ship"),
        (
            "s4 ginger1:g clove1:c",
            "progress harvest",
            "D48: the next step of harvest costs cinnamon and 1 ship; you can pay ships or colonies",
        ),
        ("51111 ginger1:g", "progress ships", "G38: ships is in row 5 already"),
        (
            "ginger1:g clove1:c",
            "progress ships clove",
            "G38: clove is not in the price; it costs ginger",
        ),
        (
            "ginger1:g clove1:c",
            "progress ships ginger from clove1",
            "D41: there is no ginger on clove1",
        ),
        (
            "ginger1:g clove1:c",
            "progress ships ginger from mixed",
            "D41: you have no store mixed; you have ginger1 or clove1",
        ),
    ]);
}

#[test]
fn a_new_row_counts_at_once() {
    let mut table = acts("s4 cinnamon1:i cochin: [two-ships]", "", "progress harvest, hold");
    assert_eq!(table.game.value(table.red, Column::Harvest), 3, "G39");
    table.order("done");
    let columns = table.game.view_for(crate::engine::Viewer::Public).players[0].columns.clone();
    assert_eq!(columns[1].value, 3, "G39");
}

/// Red's step from row `from` in Harvest by buying it, while green's marker
/// stands in `green`: how many cards red draws.
fn first_in_row(from: u8, green: u8) -> (bool, usize) {
    let mut table = table(|game, [red, other, _]| {
        set(game, red, "d20 [buy-progress]");
        game.players[red].rows[1] = from;
        game.players[other].rows[1] = green;
    });
    table.order("play buy progress harvest, taxes, done");
    let first = table.count(|event| matches!(event, Event::Moved { first: true, .. }));
    (first == 1, table.count(drew))
}

#[test]
fn the_first_in_rows_4_and_5_draws_a_card() {
    let cases = [
        (1, 1, false),
        (2, 1, false),
        (3, 1, true),
        (3, 3, true),
        (3, 4, false),
        (3, 5, false),
        (4, 1, true),
        (4, 4, true),
        (4, 5, false),
    ];
    for (from, green, first) in cases {
        let expected = (first, usize::from(first));
        assert_eq!(first_in_row(from, green), expected, "G40, D44, D100: {from} {green}");
    }
}

#[test]
fn first_is_used_up_without_a_card_to_draw() {
    let mut table = table(|game, [red, ..]| {
        set(game, red, "d20 13111 [buy-progress]");
        // All other cards are in a hand.
        let rest = game.deck.take_all();
        let brown = game.seats.iter().last().unwrap();
        game.players[brown].hand.extend(rest);
    });
    table.order("play buy progress harvest, taxes");
    let none = |event: &Event| {
        matches!(event, Event::Drew { cards, why: Why::First(Column::Harvest, 4), .. }
            if cards.is_empty())
    };
    assert_eq!(table.count(none), 1, "D46, D71");
    assert_eq!(table.asked(), "green P8", "D38: no new card, nothing to play");
}

#[test]
fn all_markers_down_bring_an_extra_action() {
    each(&[
        (
            "d20 12222 [buy-progress]",
            "",
            "play buy progress ships, taxes",
            "d22 s4 c2 x1 22222",
            "G41, D44",
        ),
        (
            "d20 23333 [buy-progress]",
            "",
            "play buy progress ships, taxes",
            "d22 s4 c2 x1 33333",
            "G41",
        ),
        (
            "d20 11222 [buy-progress]",
            "",
            "play buy progress ships, taxes",
            "d22 s4 c2 x0 21222",
            "G41",
        ),
        (
            "d20 22222 [buy-progress]",
            "",
            "play buy progress ships, taxes",
            "d20 s4 c2 x0 32222",
            "G41: once",
        ),
    ]);
    let table = acts("d5 12122 viceroy", "", "use viceroy taxes, ships");
    assert_eq!(table.shows(table.red), "d5 s5 c2 x0 12222", "G41, D44");
    let table = acts("d5 12222 viceroy", "", "use viceroy, taxes");
    assert_eq!(table.shows(table.red), "d11 s4 c2 x1 22222", "G41, D44");
    // The stock is empty (D11).
    let mut table = super::table(|game, [red, green, _]| {
        set(game, red, "12222 viceroy");
        set(game, green, "x10");
    });
    table.order("use viceroy, taxes");
    assert_eq!(table.shows(table.red), "d11 s4 c2 x0 22222", "D11");
    let told = |event: &Event| matches!(event, Event::Goods { gain, .. } if gain.extras > 0);
    assert_eq!(table.count(told), 0, "D11");
}

#[test]
fn the_card_of_a_first_comes_before_the_extra_action() {
    let mut table = table(|game, [red, ..]| set(game, red, "d20 34444 [buy-progress]"));
    table.order("play buy progress ships, taxes, done");
    let bonuses: Vec<&str> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { .. } => Some("card"),
            Event::Goods { why: Why::AllInRow(4), .. } => Some("extra"),
            _ => None,
        })
        .collect();
    assert_eq!(bonuses, ["card", "extra"], "D13, G40, G41");
}

#[test]
fn ships_and_taxes() {
    let rows = [("1", 1, 4), ("2", 2, 6), ("3", 3, 8), ("4", 4, 10), ("5", 6, 12)];
    for (row, ships, ducats) in rows {
        let before = format!("{row}1{row}11");
        let table = acts(&before, "", "ships");
        assert_eq!(table.shows(table.red), format!("d5 s{} c2 x0 {before}", 4 + ships), "G42");
        let table = acts(&before, "", "taxes");
        assert_eq!(table.shows(table.red), format!("d{} s4 c2 x0 {before}", 5 + ducats), "G44");
    }
}

#[test]
fn harvest() {
    each(&[
        // Unnamed: the narrowest stores first, then what they have fewest of.
        ("cochin: clove2:", "", "harvest", "d5 s4 c2 x0 11111 cochin: clove2:cc", "D43, G43"),
        (
            "cochin: madras/pn: clove1:",
            "",
            "harvest",
            "d5 s4 c2 x0 11111 cochin: madras/pn:n clove1:c",
            "D43",
        ),
        (
            "madras/pn:n clove1:c",
            "",
            "harvest",
            "d5 s4 c2 x0 11111 madras/pn:np clove1:c",
            "D43: fewest",
        ),
        (
            "13111 calicut: ginger1:g",
            "",
            "harvest",
            "d5 s4 c2 x0 13111 calicut:ci ginger1:g",
            "D43: canonical",
        ),
        ("12111 clove2: ginger2:", "", "harvest", "d5 s4 c2 x0 12111 clove2:cc ginger2:g", "D125"),
        (
            "clove1: clove2:",
            "",
            "harvest clove in clove2",
            "d5 s4 c2 x0 11111 clove1: clove2:c",
            "P11, D50",
        ),
        (
            "cochin: clove1:",
            "",
            "harvest clove pepper",
            "d5 s4 c2 x0 11111 cochin:p clove1:c",
            "P11",
        ),
        (
            "cochin: clove1:",
            "",
            "harvest pepper clove",
            "d5 s4 c2 x0 11111 cochin:p clove1:c",
            "P11",
        ),
        (
            "cochin: clove1: ",
            "",
            "harvest nothing",
            "d5 s4 c2 x0 11111 cochin: clove1:",
            "D50, D36",
        ),
        ("clove1:c", "", "harvest", "d5 s4 c2 x0 11111 clove1:c", "D36, D49"),
    ]);
    refusals(&[
        ("clove2: ginger2:", "harvest clove 2 ginger", "G43: your harvest brings 2 and you name 3"),
        (
            "clove1: ginger2:",
            "harvest clove 2",
            "D43: there is no room for clove; there is for clove or ginger",
        ),
        ("clove1:c", "harvest clove", "D43: there is no room for clove"),
        ("clove1: ginger2:", "harvest clove in ginger2", "D43: clove may not lie on ginger2"),
        ("clove1:c cochin:", "harvest clove in clove1", "D43: clove1 is full"),
        ("clove1:", "harvest clove in mixed", "D41: you have no store mixed; you have clove1"),
        (
            "clove1:",
            "harvest clove ships 1",
            "G71: ships and colonists come from a harvest only with the card mixed goods",
        ),
    ]);
}

#[test]
fn a_harvest_in_two_parts() {
    each(&[
        (
            "14111 clove2: ginger2:g [sell-spices]",
            "",
            "harvest clove 2, play sell spices clove 2 ginger, more clove 2 ginger",
            "d14 s4 c2 x0 14111 clove2:cc ginger2:g",
            "D37",
        ),
        (
            "13111 clove2: [sell-spices]",
            "",
            "harvest, play sell spices, more",
            "d11 s4 c2 x0 13111 clove2:cc",
            "D37: 4, of which 2 are left",
        ),
    ]);
    refusals(&[
        (
            "13111 clove2: ginger2: [sell-spices]",
            "harvest clove 2, more ginger 2 clove",
            "D43: there is no room for clove; there is for ginger",
        ),
        (
            "12111 clove2: ginger2:",
            "harvest clove 2, more ginger 2",
            "G43: your harvest brings 1 and you name 2",
        ),
        (
            "clove2: ginger2:",
            "harvest clove 2, more ginger",
            "D37: there is no harvest in this line with something left to take",
        ),
        (
            "clove2: ginger2:",
            "taxes, more ginger",
            "D37: there is no harvest in this line with something left to take",
        ),
    ]);
    // The rest waits with the line for an answer in between.
    let mut table = acts("13111 clove2: resupply", "1 1", "harvest clove, use resupply, more");
    assert_eq!(table.asked(), "red P19");
    table.order("take ships");
    assert_eq!(table.shows(table.red), "d5 s6 c2 x0 13111 clove2:cc", "D37");
    // In a line of its own it is too late.
    let mut table = acts("13111 clove2:", "", "harvest clove, hold");
    let more = super::line(vec![super::Step::More(Vec::new())]);
    let late = "D37: there is no harvest in this line with something left to take";
    table.refuses_to(&more, late);
    table.order("done");
}

#[test]
fn expedition() {
    each(&[
        ("", "two-ships", "expedition, done", "d5 s4 c2 x0 11111 [two-ships]", "G47, C6"),
        (
            "11141",
            "two-ships two-ships",
            "expedition 1, done",
            "d5 s4 c2 x0 11141 [two-ships]",
            "G47, P12",
        ),
        ("", "", "expedition 0", "d5 s4 c2 x0 11111", "G47, D36"),
        ("[five-ducats]", "", "expedition", "d5 s4 c2 x0 11111 [five-ducats]", "G45, D53"),
        (
            "[five-ducats]",
            "two-ships",
            "discard five ducats, expedition, done",
            "d5 s4 c2 x0 11111 [two-ships]",
            "G45, D52, G63",
        ),
        (
            "[five-ducats]",
            "two-ships",
            "play five ducats, expedition",
            "d10 s4 c2 x0 11111 [two-ships]",
            "G45, D52, D38",
        ),
        (
            "11121 [five-ducats five-ducats five-ducats]",
            "",
            "discard five ducats palm, expedition",
            "d5 s4 c2 x0 11121 [five-ducats five-ducats]",
            "D52: though nothing is drawn",
        ),
    ]);
    refusals(&[
        (
            "11111 [five-ducats two-ships]",
            "expedition 0",
            "D52: you hold 2 cards and the limit is 1: first discard 1, in the same line",
        ),
        (
            "11131 [five-ducats two-ships]",
            "expedition 2",
            "G47: you cannot draw 2: your row draws 2, and you hold 2 of 3; 1 at most",
        ),
        (
            "11151",
            "expedition 4",
            "G47: you cannot draw 4: your row draws 3, and you hold 0 of 5; 3 at most",
        ),
    ]);
    // Elsewhere the limit does not bind.
    let table =
        acts("red-expedition [five-ducats]", "two-ships", "use red expedition, taxes, done");
    assert_eq!(table.hand(table.red), "five-ducats two-ships", "G45, G83");
}

#[test]
fn the_deck_is_shuffled_anew_when_a_card_is_missing() {
    let mut table = table(|game, [red, ..]| {
        set(game, red, "11141");
        game.discards = std::mem::take(&mut game.deck);
        let card = super::take_card(&mut game.discards, "two-ships");
        game.deck.add(card);
    });
    table.order("expedition, done");
    let drawn: Vec<(usize, u8)> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Reshuffled => Some((0, 0)),
            Event::Drew { cards, due, .. } => Some((cards.len(), *due)),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [(1, 2), (0, 0), (1, 1)], "G64, D71");
    assert_eq!((table.game.deck.count(), table.game.discards.count()), (28, 0), "G64");
}

#[test]
fn spices_stay_where_they_are() {
    // Pepper would fit on cochin if its clove could move over to clove1.
    refusals(&[(
        "cochin:c clove1:",
        "harvest pepper",
        "D43: there is no room for pepper; there is for clove",
    )]);
    let table = table(|game, [red, ..]| set(game, red, "clove1:c"));
    let store = table.game.player(table.red).store_names()[0];
    let steps = vec![super::Step::Drop(Some(store)), super::Step::Do(Deed::Taxes)];
    let sentence = "P8: «drop clove1» answers nothing that this line asks";
    table.refuses_to(&super::line(steps), sentence);
    each(&[(
        "12111 cochin:c clove1: ginger1:",
        "",
        "harvest",
        "d5 s4 c2 x0 12111 cochin:c clove1:c ginger1:g",
        "D42",
    )]);
}

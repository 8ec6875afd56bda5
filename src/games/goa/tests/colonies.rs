//! Found colony (G48 to G56) and what may happen in the midst of it (W1).

use super::super::cards::Effect;
use super::super::event::Event;
use super::super::tiles::Colony;
use super::{Table, acts, each, play, set, table};

#[test]
fn steps_for_a_shortage() {
    each(&[
        // 3 of 6 are there, and no more than 2 are to be paid.
        (
            "c5 [third-card]",
            "1 2 1",
            "found quilon, pay 2, play third card if short, take clove",
            "d5 s4 c3 x0 11111 quilon/cp:c",
            "P14, G72",
        ),
        (
            "c5 [third-card]",
            "2 2",
            "found quilon, pay 2, third card if short, take clove",
            "d5 s4 c3 x0 11111 quilon/cp:c [third-card]",
            "P14: nothing is short",
        ),
        (
            "c0 [third-card]",
            "3 3",
            "found quilon, pay 2, third card if short, take clove",
            "d5 s4 c0 x0 11111 quilon/cp:c [third-card]",
            "G51",
        ),
        ("c5", "1 1", "found quilon, pay 3, decline", "d5 s4 c6 x0 11111", "P14, D57"),
        (
            "c0 red-colonist",
            "3 2",
            "found quilon, pay 1, use red colonist if short by 1, take clove",
            "d5 s4 c0 x0 11111 quilon/cp:c red-colonist-",
            "P14, G77",
        ),
        (
            "c0 red-colonist",
            "2 2",
            "found quilon, pay 3, use red colonist if short by 1, decline",
            "d5 s4 c1 x0 11111 red-colonist",
            "P14: two are missing",
        ),
    ]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn founding() {
    each(&[
        (
            "c5",
            "1 2",
            "found quilon, pay, take nutmeg",
            "d5 s4 c2 x0 11111 quilon/ng:n",
            "G52, G53, G54",
        ),
        (
            "c5 11113",
            "1 2",
            "found quilon, pay, take clove",
            "d5 s4 c4 x0 11113 quilon/cp:c",
            "G49",
        ),
        ("c5", "3 3", "found quilon, take clove", "d5 s4 c5 x0 11111 quilon/cp:c", "G51"),
        (
            "c5 11115",
            "3 3",
            "found cochin, pay, take ginger",
            "d5 s4 c5 x0 11115 cochin:g",
            "D60, G54",
        ),
        (
            "c5",
            "3 2",
            "found madras, pay 5, take pepper 2",
            "d5 s4 c0 x0 11111 madras/cp:pp",
            "G52, G54",
        ),
        (
            "c5",
            "3 3",
            "found madras, pay, tile nutmeg pepper take pepper nutmeg",
            "d5 s4 c1 x0 11111 madras/pn:np",
            "P15, G53",
        ),
        (
            "c5",
            "3 3",
            "found madras, pay, take nutmeg",
            "d5 s4 c1 x0 11111 madras/ng:gn",
            "G54: filled completely",
        ),
        (
            "c6",
            "3 3",
            "found calicut, pay, take clove ginger",
            "d5 s4 c0 x0 11111 calicut:cg",
            "G54",
        ),
        (
            "c6",
            "3 3",
            "found calicut, pay, take spices",
            "d5 s4 c0 x0 11111 calicut:ci",
            "P15: fewest",
        ),
        (
            "c2 clove1:c ginger1:g cinnamon1:i",
            "3 3",
            "found quilon, take spices",
            "d5 s4 c2 x0 11111 clove1:c ginger1:g cinnamon1:i quilon/cp:p",
            "P15",
        ),
        ("c5", "1 1", "found quilon, decline", "d5 s4 c6 x0 11111", "G55, D57"),
        (
            "c5",
            "3 3",
            "found quilon, decline, take clove",
            "d5 s4 c5 x0 11111 quilon/cp:c",
            "D57, G51",
        ),
        ("c1", "1 1", "found calicut", "d5 s4 c2 x0 11111", "G55, D56, D58"),
        ("c1", "1 1", "found calicut, pay, take clove", "d5 s4 c2 x0 11111", "G55, D58"),
        (
            "c2 [third-card]",
            "1 1 3",
            "play third card, found quilon, pay, take clove",
            "d5 s4 c1 x0 11111 quilon/cp:c",
            "G72",
        ),
        (
            "c2 [third-card]",
            "1 1 3",
            "found quilon, play third card, pay, take clove",
            "d5 s4 c1 x0 11111 quilon/cp:c",
            "G72",
        ),
        (
            "c2 [third-card]",
            "3 3",
            "found quilon, play third card, take clove, done",
            "d5 s4 c2 x0 11111 quilon/cp:c [third-card]",
            "D66, P14",
        ),
        (
            "c2 [two-colonists]",
            "1 2",
            "found quilon, play two colonists, pay, take clove",
            "d5 s4 c1 x0 11111 quilon/cp:c",
            "D59, D52",
        ),
        (
            "c2 red-colonist",
            "1 2",
            "found quilon, use red colonist, pay, take clove",
            "d5 s4 c0 x0 11111 quilon/cp:c red-colonist-",
            "D59, P14",
        ),
        (
            "c2 [two-colonists]",
            "1 1",
            "found cochin, discard two colonists, decline",
            "d5 s4 c3 x0 11111",
            "D69, D59",
        ),
    ]);
}

#[test]
fn the_tile_is_gone_and_the_cards_are_discarded() {
    let table = acts("c5", "1 2", "found quilon, pay, take nutmeg");
    assert_eq!(table.game.colonies.len(), 17, "G53");
    assert_eq!(table.game.discards.count(), 2, "G56");
    let table = acts("c1", "1 1", "found calicut");
    assert_eq!((table.game.colonies.len(), table.game.discards.count()), (18, 2), "G56");
    let names = |colony| table.game.colonies.iter().filter(|it| it.colony == colony).count();
    assert!(Colony::ALL.into_iter().all(|colony| names(colony) >= 4), "D62: one for each of four");
}

#[test]
fn refused() {
    let all = "11111 quilon/pn: cochin: madras/pn: calicut:";
    super::refusals(&[
        (
            "quilon/pn:",
            "found quilon",
            "G48: quilon is yours already; you may found cochin, madras or calicut",
        ),
        (all, "found quilon", "D55: you have founded all four colonies"),
        (
            "11115 [third-card]",
            "play third card, found quilon",
            "D66: there are colonists enough without a third card",
        ),
    ]);
}

/// Red is short of colonists after `1 1` for this colony.
fn short(before: &str, colony: &str) -> Table {
    acts(before, "1 1", &format!("found {colony}"))
}

#[test]
fn hopeless_is_what_everybody_can_see() {
    // What red is and names, and who is asked next.
    let cases = [
        ("c3", "quilon", "green P8", "D58: nothing can help"),
        ("c4", "quilon", "red P14", "G52"),
        ("c3 [sell-spices]", "quilon", "red P14", "D116: what the hand holds must not show"),
        ("c3 red-ship", "quilon", "red P14", "D59: a tile"),
        ("c3 red-ship-", "quilon", "green P8", "D58: used"),
        ("c3 duty", "quilon", "green P8", "D58: not to be used without spices"),
        ("c3 red-spice clove1:", "quilon", "red P14", "D59"),
        ("c3 red-spice clove1:c", "quilon", "green P8", "D58, D119"),
        ("c3 mission-2 planter", "quilon", "green P8", "D58"),
    ];
    for (before, colony, asked, rule) in cases {
        assert_eq!(short(before, colony).asked(), asked, "{rule}");
    }
    let table = acts("c0 [two-ships sell-spices]", "1 1", "play two ships, found quilon");
    assert_eq!(table.asked(), "green P8", "D58: the one card is played");
    let by_itself = |event: &Event| matches!(event, Event::Failed { by_itself: true, .. });
    assert_eq!(table.count(by_itself), 1, "D58");
}

#[test]
fn what_is_asked_after_the_reveal() {
    let table = short("c3 [two-ships]", "quilon");
    table.refuses("pay", "G52: 4 colonists are short and you have 3");
    let table = short("c6", "quilon");
    table.refuses(
        "pay 3",
        "G52: 4 colonists are short, and you would pay 3 at most; pay 4 or decline",
    );
    assert!(table.allows("pay 4") && table.allows("pay 5"), "P14, G52");
    let taxes = super::Step::Do(super::super::action::Deed::Taxes);
    table.refuses_to(
        &super::line(vec![taxes]),
        "G33: one action at a time: the rest belongs into your next turn",
    );
    let take = super::super::action::Take::Ships;
    table.refuses_to(
        &super::line(vec![super::Step::Take(take)]),
        "P14: you are asked to pay the colonists, decline, or use a tile or a card first now",
    );
    // Without an answer: they pay if they can (P14).
    let default = |table: &Table| table.game.choices_of(table.red).unwrap().default.to_string();
    assert_eq!(default(&table), "pay", "P14");
    assert_eq!(default(&short("c3 [two-ships]", "quilon")), "decline", "P14");

    let mut table = short("c6", "quilon");
    table.order("pay");
    assert_eq!((table.asked().as_str(), default(&table).as_str()), ("red P15", "take spices"));
    table.refuses(
        "tile clove nutmeg take clove",
        "G53: no tile of quilon is like that; there are quilon clove pepper, \
         quilon cinnamon clove, quilon ginger cinnamon, quilon nutmeg ginger or quilon pepper nutmeg",
    );
    table.refuses("take clove pepper", "D43: 2 spices are named; you may take 1 at most");
    table.refuses("take ships", "P15: you are asked to take the colony's spices now");
    let hold = super::line(vec![super::Step::Hold]);
    table.refuses_to(&hold, "P15: you are asked to take the colony's spices now");
    table.order("tile pepper clove take clove");
    assert_eq!(table.shows(table.red), "d5 s4 c2 x0 11111 quilon/cp:c", "D63, G53");
}

#[test]
fn the_conditions_of_an_answer_ahead() {
    // Up to 3 they would pay; 4 are short, so they are asked.
    let mut table = acts("c6", "1 1", "found quilon, pay 3, take clove");
    assert_eq!(table.asked(), "red P14", "P14");
    let sentence = "G52: 4 colonists are short, and you would pay 3 at most; pay 4 or decline";
    assert_eq!(table.stopped(), [format!("{sentence}: pay 3, take clove")]);
    table.order("decline");
    assert_eq!(
        (table.shows(table.red).as_str(), table.asked().as_str()),
        ("d5 s4 c7 x0 11111", "green P8"),
        "D38: no second mail"
    );
}

#[test]
fn a_third_card_may_come_after_the_first_two() {
    let mut table = short("c2 [third-card]", "quilon");
    table.drawing("3", "play third card");
    assert_eq!(table.asked(), "red P14", "G72");
    table.refuses_to(
        &super::line(vec![play(Effect::ThirdCard)]),
        "G60: one card in an action is the limit",
    );
    table.order("pay, take clove");
    assert_eq!(table.shows(table.red), "d5 s4 c1 x0 11111 quilon/cp:c", "G72");
}

#[test]
fn cards_of_an_attempt_are_discarded_in_the_end() {
    let mut table = short("c2 [two-colonists]", "quilon");
    table.order("play two colonists");
    assert_eq!((table.asked().as_str(), table.game.discards.count()), ("red P14", 0), "D61, D118");
    table.order("decline");
    assert_eq!(table.game.discards.count(), 3, "G56, D118");
}

#[test]
fn too_few_cards_count_nothing() {
    let mut table = table(|game, [red, _, brown]| {
        set(game, red, "c4");
        let one = super::take_card(&mut game.deck, "3");
        let rest = game.deck.take_all();
        game.players[brown].hand.extend(rest);
        game.deck.add(one);
    });
    table.order("found quilon");
    let short = table.game.view_for(crate::engine::Viewer::Public).attempt.unwrap().short;
    assert_eq!((table.asked().as_str(), short), ("red P14", 3), "D61");
    table.order("pay, take clove");
    assert_eq!(table.shows(table.red), "d5 s4 c1 x0 11111 quilon/cp:c", "D61");
}

#[test]
fn the_board_of_an_attempt_is_fixed() {
    let mut table = acts("c4 22221 viceroy", "1 1", "found quilon, use viceroy");
    assert_eq!(table.game.player(table.red).rows, [2; 5]);
    let short = table.game.view_for(crate::engine::Viewer::Public).attempt.unwrap().short;
    assert_eq!(short, 4, "D117");
    table.order("pay, take clove");
    assert_eq!(table.shows(table.red), "d5 s4 c0 x1 22222 quilon/cp:c", "D117, G41");
}

#[test]
fn a_colony_by_espionage() {
    let spying = |before: &str| {
        table(|game, [red, green, _]| {
            set(game, red, before);
            set(game, green, "c9 11114");
        })
    };
    let mut table = spying("c5 espionage");
    table.drawing("1 1", "use espionage green found cochin, taxes");
    assert_eq!(table.asked(), "red P14", "D122");
    table.order("pay, take clove");
    assert_eq!(table.shows(table.red), "d9 s4 c3 x0 11111 cochin:c", "G81, D83: 4 of green's row");
    assert_eq!(table.shows(table.green), "d10 s4 c9 x0 11114", "G81: not affected");
    assert_eq!(table.asked(), "green P8", "D122, D128");

    let mut table = spying("c0 espionage");
    table.drawing("1 1", "use espionage green found calicut, taxes");
    assert_eq!(table.shows(table.red), "d9 s4 c1 x0 11111", "D83: the colonist for failing");

    // Within a founding: ships, harvest and taxes only.
    let mut table = spying("c5 espionage");
    table.drawing("1 1", "found quilon");
    table.refuses("use espionage green found cochin", "D83: a colony is being founded already");
    table.order("use espionage green ships, decline");
    assert_eq!(table.shows(table.red), "d5 s5 c6 x0 11111", "D59, D83");

    // D65: the one card may change it.
    let mut table = spying("c0 espionage [third-card]");
    table.drawing("1 1 2", "play third card, use espionage green found cochin, take clove, taxes");
    assert_eq!(table.shows(table.red), "d9 s4 c0 x0 11111 cochin:c", "D65");
    let mut table = spying("c1 espionage [mixed-goods]");
    table.drawing("1 1", "found quilon, play mixed goods, use espionage green harvest ships 2");
    assert_eq!(table.shows(table.red), "d5 s6 c2 x0 11111", "D65, D59");
    assert_eq!(table.game.discards.count(), 3, "D118");
}

#[test]
fn a_name_is_due() {
    let before = "quilon/pn: c9";
    let table = table(|game, [red, ..]| set(game, red, before));
    let legal = table.game.choices_of(table.red).unwrap().legal;
    let found: Vec<String> = legal
        .iter()
        .map(ToString::to_string)
        .filter(|it| it.starts_with("found") && !it.contains(','))
        .collect();
    assert_eq!(found, ["found cochin", "found madras", "found calicut"], "P13, G48");
    let order = crate::engine::Order::from_text("found").unwrap();
    assert!(table.game.read_answer(table.red, &order).is_err(), "P13: a name is needed");
    let table = acts(before, "1 1", "found madras");
    let attempt = table.game.view_for(crate::engine::Viewer::Public).attempt.unwrap();
    assert_eq!((attempt.colony, attempt.short), (Colony::Madras, 8), "P13, G49");
}

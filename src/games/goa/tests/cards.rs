//! Expedition cards are played and discarded (section 6).

use super::super::action::{Deed, Step};
use super::super::cards::Effect;
use super::{acts, each, line, play, refusals, table};

#[test]
fn benefits() {
    each(&[
        ("[two-ships]", "", "play two ships, taxes", "d9 s6 c2 x0 11111", "G65, G36"),
        ("[two-ships]", "", "taxes, play two ships", "d9 s6 c2 x0 11111", "G65, G35, G61"),
        ("[two-colonists]", "", "play two colonists, taxes", "d9 s4 c4 x0 11111", "G66"),
        ("[five-ducats]", "", "play five ducats, ships", "d10 s5 c2 x0 11111", "G67"),
        (
            "clove1: cochin: [two-spices]",
            "",
            "play two spices, taxes",
            "d9 s4 c2 x0 11111 clove1:c cochin:i",
            "G68, D43",
        ),
        (
            "clove1: cochin: [two-spices]",
            "",
            "play two spices pepper, taxes",
            "d9 s4 c2 x0 11111 clove1: cochin:p",
            "G68, P17",
        ),
        (
            "clove3:ccc cochin:p mixed:g [sell-spices]",
            "",
            "play sell spices, taxes",
            "d21 s4 c2 x0 11111 clove3:c cochin: mixed:",
            "G69, D41, P17",
        ),
        (
            "clove3:ccc cochin:p [sell-spices]",
            "",
            "play sell spices clove, taxes",
            "d12 s4 c2 x0 11111 clove3:cc cochin:p",
            "G69, D68",
        ),
        (
            "clove1:c cochin:c [sell-spices]",
            "",
            "play sell spices clove from clove1, taxes",
            "d12 s4 c2 x0 11111 clove1: cochin:c",
            "D41, D68",
        ),
        ("d4 [buy-progress]", "", "play buy progress ships, taxes", "d4 s4 c2 x0 21111", "G70"),
        (
            "d9 21111 [buy-progress]",
            "",
            "taxes, play buy progress ships",
            "d7 s4 c2 x0 31111",
            "G70, D67",
        ),
        (
            "d4 s4 ginger1:g cinnamon1:i [buy-progress]",
            "",
            "progress ships, play buy progress taxes",
            "d0 s3 c2 x0 21211 ginger1: cinnamon1:i",
            "D67",
        ),
    ]);
    let mut table = acts("d4 15555 [buy-progress]", "", "ships, hold");
    table.act(&line(vec![play(Effect::BuyProgress)]));
    assert_eq!(table.shows(table.red), "d0 s5 c2 x1 25555", "G70: the only column; G41");
}

#[test]
fn cards_that_change_an_action() {
    each(&[
        (
            "clove1: [mixed-goods]",
            "",
            "play mixed goods, harvest clove ships 1",
            "d5 s5 c2 x0 11111 clove1:c",
            "G71",
        ),
        (
            "12111 [mixed-goods]",
            "",
            "play mixed goods, harvest colonists 2 ships 1",
            "d5 s5 c4 x0 12111",
            "G71, D49",
        ),
        (
            "12111 clove1: [mixed-goods]",
            "",
            "play mixed goods, harvest",
            "d5 s6 c2 x0 12111 clove1:c",
            "G71, D43",
        ),
        (
            "12111 clove1: [mixed-goods]",
            "",
            "play mixed goods, harvest ships 1",
            "d5 s5 c2 x0 12111 clove1:",
            "D120",
        ),
        (
            "12111 clove1: [mixed-goods]",
            "",
            "play mixed goods, harvest ships 1, more clove",
            "d5 s5 c2 x0 12111 clove1:c",
            "D37, G71",
        ),
        ("s1 [ships-only]", "", "play ships only, progress ships", "d5 s0 c2 x0 21111", "G73"),
        (
            "s0 ginger1:g [spices-only]",
            "",
            "play spices only, progress ships",
            "d5 s0 c2 x0 21111 ginger1:",
            "G74",
        ),
        (
            "espionage [mixed-goods]",
            "",
            "play mixed goods, use espionage green harvest ships 2, taxes",
            "d9 s6 c2 x0 11111",
            "D65",
        ),
        (
            "espionage [mixed-goods]",
            "",
            "play mixed goods, use espionage green taxes, harvest ships 2",
            "d9 s6 c2 x0 11111",
            "G62: it waits for its action",
        ),
        (
            "espionage [mixed-goods]",
            "",
            "play mixed goods, taxes, use espionage green harvest ships 2",
            "d9 s6 c2 x0 11111",
            "G62, D65",
        ),
        (
            "s1 espionage [ships-only]",
            "",
            "play ships only, use espionage green taxes, progress ships",
            "d9 s0 c2 x0 21111",
            "G62",
        ),
    ]);
    let table = acts(
        "s1 espionage [ships-only]",
        "",
        "play ships only, use espionage green taxes, progress ships",
    );
    assert_eq!(table.game.discards.count(), 1, "G59, D118");
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn refused() {
    refusals(&[
        (
            "[two-ships five-ducats]",
            "play two ships, play five ducats, taxes",
            "G60: one card in an action is the limit",
        ),
        (
            "[two-ships five-ducats]",
            "play two ships, taxes, play five ducats",
            "G60: one card in an action is the limit",
        ),
        (
            "clove1:c [two-spices]",
            "play two spices, taxes",
            "D119: no store of yours has room for a spice",
        ),
        (
            "clove3: [two-spices]",
            "play two spices clove 3, taxes",
            "D43: 3 spices are named; you may take 2 at most",
        ),
        ("clove1: [sell-spices]", "play sell spices, taxes", "D66: you have no spice to sell"),
        (
            "clove3:ccc ginger2:gg [sell-spices]",
            "play sell spices clove 3 ginger 2, taxes",
            "G69: 5 spices are named; 4 may be sold at most",
        ),
        (
            "clove1:c [sell-spices]",
            "play sell spices clove 2, taxes",
            "G37: you have no clove left for that",
        ),
        (
            "d3 [buy-progress]",
            "play buy progress ships, taxes",
            "G70: no step of yours can be bought with 3 ducats",
        ),
        (
            "d5 12222 [buy-progress]",
            "play buy progress harvest, ships",
            "G70: the next step of harvest costs 6 ducats and you have 5; you can buy one of ships",
        ),
        (
            "d20 51111 [buy-progress]",
            "play buy progress ships, taxes",
            "G38: ships is in row 5 already",
        ),
        (
            "d99 55555 [buy-progress]",
            "play buy progress ships, taxes",
            "G70: no step of yours can be bought with 99 ducats",
        ),
        (
            "[ships-only]",
            "play ships only, taxes",
            "G62: ships only changes an action, so write that action behind it in the same line",
        ),
        (
            "[mixed-goods]",
            "play mixed goods, progress ships",
            "G62: mixed goods changes an action, so write that action behind it in the same line",
        ),
        (
            "[third-card]",
            "taxes, play third card",
            "G62: third card changes an action, so write that action behind it in the same line",
        ),
        ("", "play two ships, taxes", "G59: you hold no cards"),
        (
            "[two-ships]",
            "play five ducats, taxes",
            "G59: you hold no five ducats; you hold two ships statue",
        ),
        (
            "[two-ships two-ships]",
            "play two ships, taxes",
            "G59: which two ships? you hold two ships palm or two ships statue",
        ),
        (
            "clove1: [mixed-goods]",
            "play mixed goods, harvest clove",
            "D120: mixed goods is for a harvest with at least one ship or colonist",
        ),
        (
            "[mixed-goods]",
            "play mixed goods, harvest ships 3",
            "G43: your harvest brings 2 and you name 3",
        ),
        (
            "s0 [ships-only]",
            "play ships only, progress ships",
            "D48: the next step of ships costs 1 ship",
        ),
        (
            "[spices-only]",
            "play spices only, progress ships",
            "D48: the next step of ships costs ginger",
        ),
        ("[two-ships]", "discard two ships and two ships, taxes", "G59: you hold no cards"),
    ]);
    let both = table(|game, [red, ..]| super::set(game, red, "d5 11222 [buy-progress]"));
    let taxes = Step::Do(Deed::Taxes);
    both.refuses_to(
        &line(vec![play(Effect::BuyProgress), taxes]),
        "G70: which column? you can buy a step of ships or harvest",
    );
}

#[test]
fn one_card_in_each_action() {
    let mut table = table(|game, [red, ..]| super::set(game, red, "[two-ships five-ducats]"));
    table.order("ships, play two ships").order("taxes").order("taxes");
    table.order("play five ducats, ships");
    assert_eq!(table.shows(table.red), "d10 s8 c2 x0 11111", "D64, G60");
    assert_eq!(table.game.discards.count(), 2, "G59: face up on the pile");
    assert_eq!(table.game.view_for(crate::engine::Viewer::Public).discards.len(), 2, "D70");
}

#[test]
fn cards_may_be_discarded_in_own_windows() {
    each(&[
        (
            "[two-ships five-ducats]",
            "",
            "discard two ships, taxes",
            "d9 s4 c2 x0 11111 [five-ducats]",
            "G63, D69, P25",
        ),
        (
            "[two-ships five-ducats]",
            "",
            "taxes, discard two ships and five ducats",
            "d9 s4 c2 x0 11111",
            "G63, D69",
        ),
        (
            "[two-ships five-ducats]",
            "",
            "discard statue, play five ducats, taxes",
            "d14 s4 c2 x0 11111",
            "G63, G60",
        ),
    ]);
    let table = table(|game, [_, green, _]| super::set(game, green, "[two-ships]"));
    assert_eq!(table.game.asked(table.green), None, "D127, D40");
}

//! Red and one-shot tiles are used (section 7).

use super::super::action::{Deed, Step, Use};
use super::super::tiles::Tile;
use super::{acts, cell, each, line, refusals, set, table};

#[test]
fn red_tiles() {
    each(&[
        (
            "red-colonist",
            "",
            "use red colonist, taxes",
            "D9 S4 C3 X0 11111 red-colonist-",
            "G77, G75",
        ),
        ("red-ducats", "", "taxes, use red ducats", "D12 S4 C2 X0 11111 red-ducats-", "G79, G75"),
        ("red-ship", "", "use red ship, taxes", "D9 S5 C2 X0 11111 red-ship-", "G95"),
        (
            "red-expedition",
            "two-ships",
            "use red expedition, taxes, done",
            "D9 S4 C2 X0 11111 red-expedition- [two-ships]",
            "G83",
        ),
        (
            "red-expedition [five-ducats]",
            "two-ships",
            "use red expedition, play two ships, taxes",
            "D9 S6 C2 X0 11111 red-expedition- [five-ducats]",
            "G83, D47",
        ),
        (
            "clove1: cochin: red-spice",
            "",
            "use red spice, taxes",
            "D9 S4 C2 X0 11111 clove1:c cochin: red-spice-",
            "G98, D43",
        ),
        (
            "clove1: cochin: red-spice",
            "",
            "use red spice pepper, taxes",
            "D9 S4 C2 X0 11111 clove1: cochin:p red-spice-",
            "G98",
        ),
        (
            "red-ship red-ducats red-colonist",
            "",
            "use red ship, use red ducats, taxes, use red colonist",
            "D12 S5 C3 X0 11111 red-ship- red-ducats- red-colonist-",
            "D39, D128",
        ),
        (
            "red-ship red-ship",
            "",
            "use red ship, use red ship, taxes",
            "D9 S6 C2 X0 11111 red-ship- red-ship-",
            "D39",
        ),
        (
            "S0 ginger1:g red-ship",
            "",
            "use red ship, progress ships",
            "D5 S0 C2 X0 21111 ginger1: red-ship-",
            "G36, D128",
        ),
    ]);
    let mut table = acts("red-ship", "", "use red ship, taxes");
    table.order("taxes").order("taxes");
    table.refuses("use red ship, taxes", "G76: red ship is used for this round");
    for _ in 0..6 {
        table.order("taxes");
    }
    assert_eq!((table.asked().as_str(), table.game.round), ("red P2", 2));
    assert!(table.shows(table.red).ends_with("11111 red-ship"), "G76, G103, D75");
}

#[test]
fn duty() {
    each(&[
        (
            "clove3:ccc ginger3:ggg duty",
            "",
            "use duty, taxes",
            "D9 S4 C2 X0 11111 clove3: ginger3: duty-",
            "G80",
        ),
        (
            "clove3:ccc cochin:p ginger3:ggg duty",
            "",
            "use duty, taxes",
            "D9 S4 C2 X0 11111 clove3: cochin: ginger3:g duty-",
            "D41, P23",
        ),
        (
            "clove3:ccc cochin:p ginger3:ggg duty",
            "",
            "taxes, use duty clove 3 ginger 3",
            "D9 S4 C2 X0 11111 clove3: cochin:p ginger3: duty-",
            "G80, D82",
        ),
        (
            "clove3:ccc cochin:p ginger3:ggg duty",
            "",
            "use duty pepper, taxes",
            "D9 S4 C2 X0 11111 clove3: cochin: ginger3:g duty-",
            "P23",
        ),
    ]);
    let table = acts("clove3:ccc ginger3:ggg duty", "", "use duty, taxes");
    assert!(table.game.used.is_empty(), "G80: not put on the used pile");
    refusals(&[
        (
            "clove3:ccc duty",
            "use duty, taxes",
            "D82: duty takes 6 spices at once; you name 3 and have 3",
        ),
        (
            "clove3:ccc ginger3:ggg cochin:p duty",
            "use duty clove 3 ginger 3 pepper, taxes",
            "D82: duty takes 6 spices at once; you name 7 and have 7",
        ),
        ("clove3:ccc ginger3:ggg duty-", "use duty, taxes", "D82: duty is used for good"),
    ]);
    // Each takes its own six.
    let two = "clove3:ccc ginger3:ggg nutmeg3:nnn pepper3:ppp duty duty";
    let table = acts(two, "", "use duty, use duty, taxes");
    assert!(table.shows(table.red).ends_with("pepper3: duty- duty-"), "D82");
}

#[test]
fn espionage() {
    let cases = [
        ("use espionage green ships, taxes", "D9 S8 C2 X0 11111", "G81"),
        ("use espionage green taxes, ships", "D13 S5 C2 X0 11111", "G81"),
        ("ships, use espionage brown taxes", "D9 S5 C2 X0 11111", "D83: no better row; W2"),
    ];
    for (order, after, rule) in cases {
        let mut table = table(|game, [red, green, _]| {
            set(game, red, "espionage");
            set(game, green, "43311");
        });
        table.order(order);
        assert_eq!(table.shows(table.red), after, "{rule}");
        assert_eq!(table.shows(table.green), "D10 S4 C2 X0 43311", "G81");
        assert_eq!(table.game.used, [Tile::Espionage], "G81, D90");
    }
    let mut table = table(|game, [red, green, _]| {
        set(game, red, "espionage clove3: ginger3:");
        set(game, green, "13111");
    });
    table.order("use espionage green harvest clove 3 ginger, harvest ginger 2");
    assert_eq!(table.shows(table.red), "D5 S4 C2 X0 11111 clove3:ccc ginger3:ggg", "G81");

    refusals(&[(
        "espionage",
        "use espionage red taxes, ships",
        "G81: espionage needs another player: green or brown",
    )]);
    for deed in [
        Deed::Expedition(None),
        Deed::Progress { column: super::super::tiles::Column::Ships, pay: Vec::new() },
    ] {
        let table = super::table(|game, [red, ..]| set(game, red, "espionage ginger1:g"));
        let spy = Step::Use(Use::Espionage(table.green, Box::new(deed)));
        table.refuses_to(
            &line(vec![spy, Step::Do(Deed::Taxes)]),
            "G81: espionage is for ships, harvest, taxes or found",
        );
    }
}

#[test]
fn extra_harvest() {
    each(&[
        (
            "clove3: ginger1: nutmeg2: pepper2: extra-harvest",
            "",
            "use extra harvest, taxes",
            "D9 S4 C2 X0 11111 clove3:ccc ginger1: nutmeg2:nn pepper2:pp",
            "G86, P22",
        ),
        (
            "clove3:c ginger1: nutmeg2: extra-harvest",
            "",
            "taxes, use extra harvest clove3 ginger1",
            "D9 S4 C2 X0 11111 clove3:ccc ginger1:g nutmeg2:",
            "G86, D89",
        ),
        (
            "calicut: madras/pn:p extra-harvest",
            "",
            "use extra harvest calicut pepper clove madras nutmeg, taxes",
            "D9 S4 C2 X0 11111 calicut:cp madras/pn:np",
            "D89",
        ),
    ]);
    refusals(&[
        (
            "clove1: clove2: clove3: ginger1: extra-harvest",
            "use extra harvest clove1 clove2 clove3 ginger1, taxes",
            "G86: 4 stores are named; 3 may be filled at most",
        ),
        (
            "clove1: clove2: extra-harvest",
            "use extra harvest clove1 clove1, taxes",
            "G86: clove1 is named twice",
        ),
        (
            "clove1:c extra-harvest",
            "use extra harvest, taxes",
            "D119: no store of yours has room for a spice",
        ),
        (
            "clove1: extra-harvest",
            "use extra harvest clove1 pepper, taxes",
            "D43: pepper may not lie on clove1",
        ),
        (
            "clove1:c ginger1: extra-harvest",
            "use extra harvest clove1 clove, taxes",
            "D43: clove1 is full",
        ),
    ]);
}

#[test]
fn resupply() {
    each(&[
        ("resupply", "2 3", "use resupply, take ships, taxes", "D9 S9 C2 X0 11111", "G93"),
        ("resupply", "2 3", "use resupply, take colonists, taxes", "D9 S4 C7 X0 11111", "G93"),
        (
            "clove3: resupply",
            "2 3",
            "use resupply, take spices, taxes",
            "D9 S4 C2 X0 11111 clove3:ccc",
            "G93, D87",
        ),
        (
            "clove3: ginger3: resupply",
            "2 3",
            "use resupply, take clove ginger 3, taxes",
            "D9 S4 C2 X0 11111 clove3:c ginger3:ggg",
            "G93, D43",
        ),
        ("C3 resupply", "1 1", "found quilon, decline, done", "D5 S4 C4 X0 11111 resupply", "D59"),
    ]);
    let mut table = acts("clove1: resupply", "1 1", "use resupply");
    assert_eq!((table.asked().as_str(), table.game.discards.count()), ("red P19", 0), "D71");
    table.refuses("take clove 2", "D43: there is no room for clove; there is for clove");
    let tile = super::super::action::Take::Tile(Tile::Ship);
    table.refuses_to(
        &line(vec![Step::Take(tile)]),
        "P19: you are asked to take ships, colonists or spices now",
    );
    table.refuses_to(
        &line(vec![Step::Do(Deed::Taxes)]),
        "P19: you are asked to take ships, colonists or spices now",
    );
    assert_eq!(table.game.choices_of(table.red).unwrap().default.to_string(), "take ships", "P19");
    table.order("take ships");
    assert_eq!((table.game.discards.count(), table.asked().as_str()), (2, "red P8"), "G93");
    assert_eq!(table.game.used, [Tile::Resupply], "G93, D90");
    let mut table = acts("clove3: resupply", "1 1", "use resupply");
    table.refuses("take clove 3", "D43: 3 spices are named; you may take 2 at most");
    table.order("take clove");
    // In the midst of a founding (D59).
    let mut table = acts("C3 resupply", "1 1", "found quilon");
    table.drawing("1 1", "use resupply, take colonists, pay, take clove");
    assert_eq!(table.shows(table.red), "D5 S4 C1 X0 11111 quilon/cp:c", "D59");
    assert_eq!(table.game.discards.count(), 4, "G56, G93");
}

#[test]
fn viceroy() {
    each(&[
        (
            "21111 viceroy",
            "",
            "use viceroy, taxes",
            "D9 S4 C2 X0 22111",
            "G99, P20: the first of the board",
        ),
        ("21111 viceroy", "", "use viceroy colonies, taxes", "D9 S4 C2 X0 21112", "G99, P20"),
        (
            "55554 viceroy",
            "two-ships",
            "use viceroy, taxes, done",
            "D17 S4 C2 X1 55555 [two-ships]",
            "G99, D88, G40, G41",
        ),
    ]);
    refusals(&[
        (
            "21111 viceroy",
            "use viceroy ships, taxes",
            "G99: ships is not the least advanced; you may move harvest, taxes, expedition or colonies",
        ),
        ("55555 viceroy", "use viceroy, taxes", "D88: all your markers are in row 5"),
    ]);
}

#[test]
fn refused() {
    refusals(&[
        ("", "use duty, taxes", "G75: you have no duty"),
        (
            "red-ship",
            "use red colonist, taxes",
            "G75: you have no red colonist; you may use red ship",
        ),
        ("red-ship-", "use red ship, taxes", "G76: red ship is used for this round"),
        (
            "clove1:c red-spice",
            "use red spice, taxes",
            "D119: no store of yours has room for a spice",
        ),
        (
            "clove1:c cochin: red-spice",
            "use red spice clove in clove1, taxes",
            "D43: clove1 is full",
        ),
    ]);
    let mut table = table(|game, [red, green, _]| {
        set(game, red, "exchange");
        set(game, green, "red-ship");
        game.grid.set(cell("b2"), None);
    });
    table.refuses("use exchange b2, taxes", "G82: no tile lies on b2");
    let two = super::super::action::Units {
        spice: super::super::tiles::Spice::Clove,
        count: 2,
        store: None,
    };
    set(&mut table.game, table.red, "clove2: red-spice");
    let both = line(vec![Step::Use(Use::Spice(Some(two))), Step::Do(Deed::Taxes)]);
    table.refuses_to(&both, "D43: 2 spices are named; you may take 1 at most");
    // Not in another's action (D40).
    let ship = line(vec![Step::Use(Use::Ship)]);
    let judged = table.game.judge(table.green, &ship, &mut table.dice());
    super::fixture::refused(judged, "P8: red is asked now, not you");
}

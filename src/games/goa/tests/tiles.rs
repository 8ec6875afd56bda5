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
            "d9 s4 c3 x0 11111 red-colonist-",
            "G77, G75",
        ),
        ("red-ducats", "", "taxes, use red ducats", "d12 s4 c2 x0 11111 red-ducats-", "G79, G75"),
        ("red-ship", "", "use red ship, taxes", "d9 s5 c2 x0 11111 red-ship-", "G95"),
        (
            "red-expedition",
            "two-ships",
            "use red expedition, taxes, done",
            "d9 s4 c2 x0 11111 red-expedition- [two-ships]",
            "G83",
        ),
        (
            "red-expedition [five-ducats]",
            "two-ships",
            "use red expedition, play two ships, taxes",
            "d9 s6 c2 x0 11111 red-expedition- [five-ducats]",
            "G83, D47",
        ),
        (
            "clove1: cochin: red-spice",
            "",
            "use red spice, taxes",
            "d9 s4 c2 x0 11111 clove1:c cochin: red-spice-",
            "G98, D43",
        ),
        (
            "clove1: cochin: red-spice",
            "",
            "use red spice pepper, taxes",
            "d9 s4 c2 x0 11111 clove1: cochin:p red-spice-",
            "G98",
        ),
        (
            "red-ship red-ducats red-colonist",
            "",
            "use red ship, use red ducats, taxes, use red colonist",
            "d12 s5 c3 x0 11111 red-ship- red-ducats- red-colonist-",
            "D39, D128",
        ),
        (
            "red-ship red-ship",
            "",
            "use red ship, use red ship, taxes",
            "d9 s6 c2 x0 11111 red-ship- red-ship-",
            "D39",
        ),
        (
            "s0 ginger1:g red-ship",
            "",
            "use red ship, progress ships",
            "d5 s0 c2 x0 21111 ginger1: red-ship-",
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
            "d9 s4 c2 x0 11111 clove3: ginger3: duty-",
            "G80",
        ),
        (
            "clove3:ccc cochin:p ginger3:ggg duty",
            "",
            "use duty, taxes",
            "d9 s4 c2 x0 11111 clove3: cochin: ginger3:g duty-",
            "D41, P23",
        ),
        (
            "clove3:ccc cochin:p ginger3:ggg duty",
            "",
            "taxes, use duty clove 3 ginger 3",
            "d9 s4 c2 x0 11111 clove3: cochin:p ginger3: duty-",
            "G80, D82",
        ),
        (
            "clove3:ccc cochin:p ginger3:ggg duty",
            "",
            "use duty pepper, taxes",
            "d9 s4 c2 x0 11111 clove3: cochin: ginger3:g duty-",
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
        ("use espionage green ships, taxes", "d9 s8 c2 x0 11111", "G81"),
        ("use espionage green taxes, ships", "d13 s5 c2 x0 11111", "G81"),
        ("ships, use espionage brown taxes", "d9 s5 c2 x0 11111", "D83: no better row; W2"),
    ];
    for (order, after, rule) in cases {
        let mut table = table(|game, [red, green, _]| {
            set(game, red, "espionage");
            set(game, green, "43311");
        });
        table.order(order);
        assert_eq!(table.shows(table.red), after, "{rule}");
        assert_eq!(table.shows(table.green), "d10 s4 c2 x0 43311", "G81");
        assert_eq!(table.game.used, [Tile::Espionage], "G81, D90");
    }
    let mut table = table(|game, [red, green, _]| {
        set(game, red, "espionage clove3: ginger3:");
        set(game, green, "13111");
    });
    table.order("use espionage green harvest clove 3 ginger, harvest ginger 2");
    assert_eq!(table.shows(table.red), "d5 s4 c2 x0 11111 clove3:ccc ginger3:ggg", "G81");

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
            "d9 s4 c2 x0 11111 clove3:ccc ginger1: nutmeg2:nn pepper2:pp",
            "G86, P22",
        ),
        (
            "clove3:c ginger1: nutmeg2: extra-harvest",
            "",
            "taxes, use extra harvest clove3 ginger1",
            "d9 s4 c2 x0 11111 clove3:ccc ginger1:g nutmeg2:",
            "G86, D89",
        ),
        (
            "calicut: madras/pn:p extra-harvest",
            "",
            "use extra harvest calicut pepper clove madras nutmeg, taxes",
            "d9 s4 c2 x0 11111 calicut:cp madras/pn:np",
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
        ("resupply", "2 3", "use resupply, take ships, taxes", "d9 s9 c2 x0 11111", "G93"),
        ("resupply", "2 3", "use resupply, take colonists, taxes", "d9 s4 c7 x0 11111", "G93"),
        (
            "clove3: resupply",
            "2 3",
            "use resupply, take spices, taxes",
            "d9 s4 c2 x0 11111 clove3:ccc",
            "G93, D87",
        ),
        (
            "clove3: ginger3: resupply",
            "2 3",
            "use resupply, take clove ginger 3, taxes",
            "d9 s4 c2 x0 11111 clove3:c ginger3:ggg",
            "G93, D43",
        ),
        ("c3 resupply", "1 1", "found quilon, decline, done", "d5 s4 c4 x0 11111 resupply", "D59"),
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
    let mut table = acts("c3 resupply", "1 1", "found quilon");
    table.drawing("1 1", "use resupply, take colonists, pay, take clove");
    assert_eq!(table.shows(table.red), "d5 s4 c1 x0 11111 quilon/cp:c", "D59");
    assert_eq!(table.game.discards.count(), 4, "G56, G93");
}

#[test]
fn viceroy() {
    each(&[
        (
            "21111 viceroy",
            "",
            "use viceroy, taxes",
            "d9 s4 c2 x0 22111",
            "G99, P20: the first of the board",
        ),
        ("21111 viceroy", "", "use viceroy colonies, taxes", "d9 s4 c2 x0 21112", "G99, P20"),
        (
            "55554 viceroy",
            "two-ships",
            "use viceroy, taxes, done",
            "d17 s4 c2 x1 55555 [two-ships]",
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

#[test]
fn nothing_is_used_unasked() {
    let before = "red-ship espionage exchange duty clove3:ccc ginger3:ggg";
    let with = || {
        table(|game, [red, ..]| {
            set(game, red, before);
            game.grid.set(cell("c4"), Some(Tile::Ships));
        })
    };
    let mut table = with();
    let choices = table.game.choices_of(table.red).unwrap();
    let listed = |order: &str| choices.legal.iter().any(|it| it.to_string() == order);
    assert!(listed("use red ship"), "P9");
    assert!(listed("use espionage brown taxes"), "P18");
    assert!(listed("use exchange c4"), "P21");
    table.act(&choices.default);
    let after = "d9 s4 c2 x0 11111 clove3:ccc ginger3:ggg red-ship espionage exchange duty";
    assert_eq!(table.shows(table.red), after, "P9, P18, P21: nothing used");
    let before_it = "use red ship, use espionage brown taxes, use exchange c4, ships";
    let mut table = with();
    table.order(before_it);
    let after = "d9 s10 c2 x0 11111 clove3:ccc ginger3:ggg red-ship- duty";
    assert_eq!(table.shows(table.red), after, "P9, P18, P21");
}

#[test]
fn until_the_last_action_of_the_game() {
    let mut table = table(|game, [red, ..]| {
        game.round = 8;
        set(game, red, "x1 red-ship duty viceroy clove3:ccc ginger3:ggg");
    });
    for _ in 0..9 {
        table.order("taxes");
    }
    assert_eq!(table.asked(), "red P24");
    table.order("extra use duty, use red ship, use viceroy, taxes");
    assert_eq!(table.asked(), "nobody", "G107");
    let shows = table.shows(table.red);
    let after = "s5 c2 x0 21111 clove3: ginger3: red-ship- duty-";
    assert!(shows.ends_with(after), "D76: {shows}");
}

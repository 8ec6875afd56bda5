//! A tile is gained and works (G31, section 7), by auction, Exchange or Favor;
//! and what lies under the corners.

use super::super::action::{Deed, Step};
use super::super::agenda::Task;
use super::super::tiles::{Bonanza, Spice, Tile};
use super::super::{Action, fixture};
use super::{Table, cell, line, set, table, table_of};

/// Red, as they are, has won a tile; what comes before their first action.
fn wins(before: &str, tile: Tile) -> Table {
    table(|game, [red, ..]| {
        set(game, red, before);
        game.agenda.push(Task::Acquire { seat: red, tile });
    })
}

fn small(spice: Spice) -> Tile {
    Tile::Plantation(spice, 1)
}

#[test]
fn tiles_that_work_at_once() {
    let cases = [
        ("", Tile::Colonists, "", "d5 s4 c6 x0 11111", "G78"),
        ("", Tile::Ships, "", "d5 s8 c2 x0 11111", "G96"),
        ("", Tile::ExtraActions, "", "d5 s4 c2 x2 11111", "G85"),
        ("", Tile::Settlement, "", "d5 s5 c3 x1 11111", "G94"),
        ("", Tile::ShipsColonists, "take ships", "d5 s7 c2 x0 11111", "G97"),
        ("", Tile::ShipsColonists, "take colonists", "d5 s4 c5 x0 11111", "G97"),
        ("", Tile::Plantation(Spice::Clove, 3), "", "d5 s4 c2 x0 11111 clove3:ccc", "G91"),
        ("", Tile::MixedCrop, "take pepper", "d5 s4 c2 x0 11111 mixed:p", "G90, D79"),
        ("", Tile::Mission(3), "", "d5 s4 c2 x0 11111 mission-3", "G89"),
        ("", Tile::Planter, "", "d5 s4 c2 x0 11111 planter", "G92"),
        ("", Tile::Duty, "", "d5 s4 c2 x0 11111 duty", "G80"),
        ("", Tile::Ship, "", "d5 s4 c2 x0 11111 red-ship", "G95, D74"),
    ];
    for (before, tile, answer, after, rule) in cases {
        let mut table = wins(before, tile);
        if !answer.is_empty() {
            assert_eq!(table.asked(), "red P7", "{rule}");
            table.order(answer);
        }
        assert_eq!(table.shows(table.red), after, "{rule}");
        assert_eq!(table.asked(), "red P8", "{rule}");
        let class = matches!(tile.class(), super::super::tiles::Class::Immediate(_));
        assert_eq!(table.game.used == [tile], class, "{rule}, D90");
    }
    for (tile, cards) in [(Tile::Expeditions(2), 2), (Tile::Expeditions(3), 3)] {
        let table = wins("[two-ships]", tile);
        assert_eq!(table.game.player(table.red).hand.len(), 1 + cards, "G84: over the limit");
        assert_eq!(table.game.used, [tile], "G84");
    }
}

#[test]
fn a_stock_of_ten_extra_actions() {
    let gains = |tile| {
        let table = table(|game, [red, green, _]| {
            set(game, green, "x9");
            game.agenda.push(Task::Acquire { seat: red, tile });
        });
        let told = |event: &super::super::Event| matches!(event, super::super::Event::Goods { gain, .. } if gain.extras == 1);
        assert_eq!(table.count(told), 1, "D11: everybody is told what came");
        table.shows(table.red)
    };
    assert_eq!(gains(Tile::ExtraActions), "d5 s4 c2 x1 11111", "D11");
    assert_eq!(gains(Tile::Settlement), "d5 s5 c3 x1 11111", "D11");
}

#[test]
fn choices_and_their_defaults() {
    let default = |table: &Table| table.game.choices_of(table.red).unwrap().default.to_string();
    assert_eq!(default(&wins("s2 c3", Tile::ShipsColonists)), "take ships", "P7: fewer");
    assert_eq!(default(&wins("s3 c2", Tile::ShipsColonists)), "take colonists", "P7");
    assert_eq!(default(&wins("s3 c3", Tile::ShipsColonists)), "take ships", "P7: a tie");
    let table = wins("", Tile::ShipsColonists);
    table.refuses("take clove", "P7: you are asked to take ships or take colonists now");
    table.refuses("drop new", "D77: there is nothing to give up: a place for plantations is free");
    table.refuses_to(&Action::Pass, "P7: you are asked to take ships or take colonists now");
    let ship = line(vec![Step::Take(super::super::action::Take::Ships), Step::Do(Deed::Taxes)]);
    table.refuses_to(&ship, "D40: tiles and cards can be used in an action of your own only");
    let mut table = wins("clove1:c", Tile::MixedCrop);
    assert_eq!(default(&table), "take spices", "P7");
    table.refuses("take ships", "P7: you are asked to take spices now");
    table.refuses("take clove pepper", "D43: 2 spices are named; you may take 1 at most");
    table.order("take spices");
    assert!(
        table.shows(table.red).ends_with("clove1:c mixed:i"),
        "P7: the spice they have fewest of"
    );
}

#[test]
fn a_fifth_plantation() {
    let four = "clove1:c clove2:c ginger2:gg mixed:p cochin:n";
    let cases = [
        ("drop clove1", "clove2:c ginger2:gg mixed:p cochin:n nutmeg1:n (clove1)", 0, "G91"),
        ("drop clove2", "clove1:c ginger2:gg mixed:p cochin:n nutmeg1:n", 1, "G91, D78"),
        ("drop mixed", "clove1:c clove2:c ginger2:gg cochin:n nutmeg1:n", 1, "D79"),
        (
            "drop new",
            "clove1:c clove2:c ginger2:gg mixed:p cochin:n (nutmeg1)",
            0,
            "D77: never filled",
        ),
    ];
    for (answer, after, used, rule) in cases {
        let mut table = wins(four, small(Spice::Nutmeg));
        assert_eq!(table.asked(), "red P7", "{rule}");
        table.order(answer);
        assert_eq!(table.shows(table.red), format!("d5 s4 c2 x0 11111 {after}"), "{rule}");
        assert_eq!((table.game.used.len(), table.asked().as_str()), (used, "red P8"), "{rule}");
    }
    let table = wins(four, small(Spice::Nutmeg));
    table.refuses(
        "drop cochin",
        "D77: cochin is no plantation of yours; you may drop clove1, clove2, ginger2, mixed or new",
    );
    table.refuses("drop ginger1", "D77: ginger1 is no plantation of yours; you may drop clove1, clove2, ginger2, mixed or new");
    table.refuses(
        "take clove",
        "P7: you are asked to drop one of five plantations, or drop new now",
    );
    // Refused when it is a large one: to the used pile.
    let mut table = wins(four, Tile::Plantation(Spice::Nutmeg, 2));
    table.order("drop new");
    assert_eq!(table.game.used, [Tile::Plantation(Spice::Nutmeg, 2)], "D77");
    // Mixed crop is one of four, too, and then takes its spice.
    let mut table = wins("clove1:c clove2:c ginger2:gg nutmeg1:", Tile::MixedCrop);
    table.order("drop nutmeg1, take pepper");
    assert!(table.shows(table.red).ends_with("ginger2:gg mixed:p (nutmeg1)"), "D79");

    let default = |before, tile| {
        let table = wins(before, tile);
        table.game.choices_of(table.red).unwrap().default.to_string()
    };
    let new = small(Spice::Nutmeg);
    assert_eq!(
        default("clove2: ginger1:g ginger1: pepper1:", new),
        "drop ginger1b",
        "P7: fewest spices"
    );
    assert_eq!(default("clove2: ginger1:g pepper1:p clove1:c", new), "drop ginger1", "P7: oldest");
    assert_eq!(default("clove2: ginger2:g pepper2:p clove3:c", new), "drop new", "P7: smallest");
}

#[test]
fn favor() {
    let pool = |tiles: &[Tile]| {
        table(|game, [red, ..]| {
            game.left_out = tiles.to_vec();
            game.agenda.push(Task::Acquire { seat: red, tile: Tile::Favor });
        })
    };
    let tiles = [
        Tile::Ships,
        Tile::Mission(2),
        Tile::Ship,
        Tile::Exchange,
        Tile::Mission(3),
        Tile::Plantation(Spice::Clove, 3),
    ];
    let mut table = pool(&tiles);
    assert_eq!(table.asked(), "red P7", "G87");
    assert_eq!(
        table.game.choices_of(table.red).unwrap().default.to_string(),
        "take mission 3",
        "P7"
    );
    table.refuses("take viceroy", "G87: viceroy is not among the tiles left out; there are exchange, mission 2, mission 3, clove3, red ship or ships");
    table.refuses("take clove", "P7: you are asked to take a tile of the box now");
    table.refuses("take colonists", "G87: colonists is not among the tiles left out; there are exchange, mission 2, mission 3, clove3, red ship or ships");
    table.order("take ships");
    assert_eq!(table.shows(table.red), "d5 s8 c2 x0 11111", "G87, D85: at once");
    assert_eq!((table.game.left_out.len(), table.game.used.len()), (5, 2), "D85: the pool shrinks");
    let mut table = pool(&tiles);
    table.order("take red ship");
    assert_eq!(table.shows(table.red), "d5 s4 c2 x0 11111 red-ship", "D85");
    assert_eq!(
        pool(&[Tile::Ships, Tile::Plantation(Spice::Clove, 3)])
            .game
            .choices_of(table.red)
            .unwrap()
            .default
            .to_string(),
        "take clove3",
        "P7"
    );
    let only = pool(&[Tile::Ships]);
    assert_eq!(only.shows(only.red), "d5 s8 c2 x0 11111", "G87: the only one");
    let none = pool(&[]);
    assert_eq!(
        (none.shows(none.red).as_str(), none.game.used.len()),
        ("d5 s4 c2 x0 11111", 1),
        "G87"
    );
}

#[test]
fn exchange() {
    let takes = |before: &str, tile: Tile| {
        table(|game, [red, ..]| {
            set(game, red, before);
            game.grid.set(cell("b2"), Some(tile));
        })
    };
    let cases = [
        ("exchange", Tile::Ships, "use exchange b2, taxes", "d9 s8 c2 x0 11111", "G82, D84"),
        (
            "exchange",
            Tile::Ship,
            "use exchange b2, taxes, use red ship",
            "d9 s5 c2 x0 11111 red-ship-",
            "D84, D74",
        ),
        (
            "exchange",
            Tile::Plantation(Spice::Clove, 2),
            "taxes, use exchange b2",
            "d9 s4 c2 x0 11111 clove2:cc",
            "D84",
        ),
        (
            "exchange",
            Tile::ShipsColonists,
            "use exchange b2, take colonists, taxes",
            "d9 s4 c5 x0 11111",
            "D84",
        ),
        (
            "exchange",
            Tile::Exchange,
            "use exchange b2, taxes",
            "d9 s4 c2 x0 11111 exchange~",
            "D84: not at once",
        ),
        (
            "exchange clove1:c clove2: ginger1: ginger2: [sell-spices]",
            Tile::Plantation(Spice::Nutmeg, 1),
            "play sell spices, use exchange b2, drop clove1, taxes",
            "d12 s4 c2 x0 11111 clove2: ginger1: ginger2: nutmeg1:n (clove1)",
            "D78",
        ),
        (
            "exchange",
            Tile::Colonists,
            "found calicut, use exchange b2, decline",
            "d5 s4 c7 x0 11111",
            "D59",
        ),
    ];
    for (before, tile, order, after, rule) in cases {
        let mut table = takes(before, tile);
        table.drawing("1 1", order);
        assert_eq!(table.shows(table.red), after, "{rule}");
        assert_eq!(table.game.grid.tile(cell("b2")), Some(Tile::Exchange), "{rule}, D21");
    }
    // Fresh until the next own action.
    let mut table = takes("exchange", Tile::Exchange);
    table.order("use exchange b2");
    table.refuses("use exchange c3, taxes", "D84: exchange may be used from your next action on");
    table.order("taxes").order("taxes").order("taxes");
    assert!(table.allows("use exchange c3, taxes"), "D84");
}

/// The corner a1 hides this, and red takes its tile, Ships, by Exchange.
fn corner(before: &str, bonanza: Bonanza) -> Table {
    let mut table = table(|game, [red, ..]| {
        set(game, red, before);
        set(game, red, "exchange");
        game.grid.set(cell("a1"), Some(Tile::Ships));
        game.corners = vec![cell("a1")];
        game.bonanza = vec![bonanza];
    });
    table.order("use exchange a1");
    table
}

#[test]
fn bonanza() {
    let gain = |ducats, ships, colonists, extras| Bonanza {
        ships,
        colonists,
        ducats,
        extras,
        ..Bonanza::default()
    };
    let table = corner("", gain(1, 2, 3, 1));
    assert_eq!(table.shows(table.red), "d6 s10 c5 x1 11111", "G118, G119");
    assert!(table.game.corners.is_empty() && table.game.bonanza.is_empty(), "D114, G118");
    let cards = corner("", Bonanza { cards: 1, ..Bonanza::default() });
    assert_eq!(cards.game.player(cards.red).hand.len(), 1, "G118");
    let spices = Bonanza { spices: 2, ..Bonanza::default() };
    let mut table = corner("clove1: cochin: mixed:", spices);
    assert_eq!(table.asked(), "red P7", "D113: chosen at once");
    table.refuses("take clove ginger pepper", "D43: 3 spices are named; you may take 2 at most");
    table.refuses("take ships", "P7: you are asked to take spices now");
    table.order("take pepper");
    assert_eq!(
        table.shows(table.red),
        "d5 s8 c2 x0 11111 clove1: cochin:p mixed:",
        "D43: fewer, D113: tile first"
    );
    assert_eq!(table.asked(), "red P8");
    let lost = corner("", spices);
    assert_eq!(
        (lost.shows(lost.red).as_str(), lost.asked().as_str()),
        ("d5 s8 c2 x0 11111", "red P8"),
        "D113: lost"
    );
    let forced = corner("clove1: ginger1:", spices);
    assert_eq!(forced.shows(forced.red), "d5 s8 c2 x0 11111 clove1:c ginger1:g", "no choice");
    // A tile won at a corner, Exchange included, with what still lies there.
    let mut table = corner("", gain(9, 0, 0, 0));
    let corner = super::super::state::Lot { seller: table.red, cell: Some(cell("a1")) };
    let won = super::Event::Won {
        seat: table.green,
        lot: corner,
        price: 0,
        to: None,
        tile: Some(Tile::Exchange),
        extras: 0,
    };
    table.game.apply(&won);
    assert!(!table.game.agenda.iter().any(|task| matches!(task, Task::Claim { .. })), "D114");
}

#[test]
fn the_first_edition_has_the_same_tiles() {
    let mut table = table_of(fixture::first_edition(), |game, [red, ..]| {
        game.agenda.push(Task::Acquire { seat: red, tile: Tile::MixedCrop });
    });
    table.order("take clove");
    assert_eq!(table.shows(table.red), "d7 s4 c2 x0 11111 mixed:c", "D73, G90");
}

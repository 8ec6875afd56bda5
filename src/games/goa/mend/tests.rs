//! Row by row: what is refused and why, and what becomes of the rest.

mod reading;

use super::super::action::StoreKind;
use super::super::agenda::Task;
use super::super::auction::Auction;
use super::super::board::{Cell, Place};
use super::super::data::Figures;
use super::super::event::{ActionKind, Why};
use super::super::extras::Extras;
use super::super::fixture;
use super::super::markers::Markers;
use super::super::state::{Goa, Lot, Owned, Phase, Readiness};
use super::super::tiles::{Bonanza, Colony, Spice, Tile};
use super::super::{Decision, Event};
use super::*;
use crate::engine::{Game, Order, Seat, TableSeed, Viewer};

/// A table in the middle of the first round's actions, with something of
/// everything.
fn table() -> (Goa, [Seat; 3]) {
    let mut figures = fixture::figures();
    figures.bonanza = vec![Bonanza { ships: 1, ..Bonanza::default() }; 8];
    (of(figures), fixture::seats(3).try_into().unwrap())
}

fn of(figures: Figures) -> Goa {
    let mut game = fixture::game(figures, 3);
    let red = game.flag;
    let kept = [Tile::Duty, Tile::Ship, Tile::Planter, Tile::Viceroy];
    let mut clove = fixture::store(StoreKind::Plantation(Spice::Clove, 2), 2);
    clove.content = vec![Spice::Clove];
    let hand = game.deck.cards()[..2].to_vec();
    let player = &mut game.players[red];
    player.tiles = kept.map(fixture::ready).to_vec();
    player.stores = vec![clove.clone(), clove, fixture::store(StoreKind::MixedCrop, 1)];
    player.set_aside = vec![Tile::Plantation(Spice::Pepper, 1)];
    player.hand.clone_from(&hand);
    for card in hand {
        game.deck.remove(card);
    }
    let turned = game.deck.cards()[0];
    game.deck.remove(turned);
    game.discards.add(turned);
    game.used = vec![Tile::Ships, Tile::Espionage, Tile::Plantation(Spice::Nutmeg, 3)];
    game.bonanza.clone_from(&game.figures.bonanza.clone());
    game.corners = Cell::all().filter(|cell| cell.is_corner()).skip(1).collect();
    game.phase = Phase::Actions(0);
    settled(&mut game);
    game
}

fn settled(game: &mut Goa) {
    let mut dice = TableSeed::new("mend").dice(0);
    while let Some(event) = game.automatic(&mut dice) {
        game.evolve(&event);
    }
}

fn read(game: &Goa, text: &str) -> Result<Adjustment, OrderError> {
    game.read_adjustment(&Order::from_text(text).unwrap())
}

/// Reads, judges and carries out.
fn mend(game: &Goa, text: &str) -> Result<Goa, String> {
    let adjustment = read(game, text).map_err(|error| format!("{text}: {error}"))?;
    let mut after = game.clone();
    for event in game.adjust(&adjustment)? {
        let stored = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&stored).unwrap(), event);
        after.evolve(&event);
    }
    Ok(after)
}

#[test]
fn what_no_position_can_be_is_refused() {
    let (game, [red, ..]) = table();
    let held = game.players[red].hand[0];
    let discarded = game.discards.cards()[0];
    let one = game.figures.colonies[0];
    let rows = [
        ("red ships -5".into(), "red has 4 ships, fewer than 5 (G37)".into()),
        ("red ducats -9".into(), "red has fewer than 9 ducats (G14)".to_owned()),
        ("red ships 1000".into(), "nobody has more than 999 ships at a table (G5)".into()),
        ("red ships 4".into(), "nothing would change by that".into()),
        ("red extras +11".into(), "there are 10 extras in the stock, not 11 (G6)".into()),
        ("red track ships 1".into(), "nothing would change by that".into()),
        (
            format!("red hand +{} {}", held.effect, held.symbol),
            format!("there is no card {held} in the deck or among the discards (G57)"),
        ),
        (
            format!("red hand +{} {} from deck", discarded.effect, discarded.symbol),
            format!("there is no card {discarded} in the deck (G57)"),
        ),
        (format!("green hand -{held}"), format!("green holds no card {held} (G59)")),
        ("red store clove2 +pepper".into(), "clove2 takes clove, not pepper (G91)".into()),
        (
            "red store clove2 +clove 2".into(),
            "clove2 has room for 2 in all, not for 3 (G91)".into(),
        ),
        ("red store clove2 -clove 2".into(), "clove2 holds 1 of clove, not 2 (G91)".into()),
        (
            "red store ginger1 +ginger".into(),
            "red has no store ginger1; there are clove2, clove2b and mixed (G91)".into(),
        ),
        ("green store mixed +clove".into(), "green has no store mixed, nor any other (G91)".into()),
        (
            "red tile +ships".into(),
            "ships works when it is gained and lies on no board (G31)".into(),
        ),
        (
            "red tile +resupply".into(),
            "there is no tile resupply on the used piles or among those left out (D85)".into(),
        ),
        ("red tile +duty from c3".into(), "there is no tile duty on c3 (D19)".into()),
        ("red tile -mission 2".into(), "red has no tile mission 2 there (G75)".into()),
        ("red tile -viceroy to a1".into(), "there is a tile clove1 on a1 already (G2)".into()),
        (
            "red tile viceroy used".into(),
            "viceroy goes to the used pile once it is used (D90)".into(),
        ),
        ("red tile planter used".into(), "planter is nothing to be used (G75)".into()),
        ("red tile duty ready".into(), "nothing would change by that".into()),
        (
            "red aside +nutmeg3".into(),
            "only small plantations are kept aside, nutmeg3 is none (G91)".into(),
        ),
        ("red colony -quilon".into(), "red has no quilon (G48)".into()),
        (
            format!("red colony +{}", one.colony),
            "which tile? quilon clove pepper, quilon cinnamon clove, quilon ginger cinnamon, \
             quilon nutmeg ginger or quilon pepper nutmeg (G53)"
                .into(),
        ),
        ("flag red".into(), "nothing would change by that".into()),
        ("cell a1 clove1".into(), "nothing would change by that".into()),
        ("bonanza e5 back".into(), "nothing would change by that".into()),
    ];
    for (text, sentence) in rows {
        assert_eq!(mend(&game, &text).map(|_| "accepted"), Err(sentence), "{text}");
    }
}

#[test]
fn what_is_accepted_moves_what_it_says() {
    let (game, [red, green, _]) = table();
    let player = |text: &str| mend(&game, text).unwrap().players[red].clone();
    let before = &game.players[red];
    assert_eq!(player("red ducats +3").ducats, before.ducats + 3);
    assert_eq!(player("red ducats -2").ducats, before.ducats - 2);
    assert_eq!(player("red colonists 7").colonists, 7);
    let after = mend(&game, "red extras 4").unwrap();
    assert_eq!((after.players[red].extras, after.extras), (4, 6), "G6");
    let mut after = mend(&game, "red track taxes 5").unwrap();
    assert_eq!(after.players[red].rows, [1, 1, 5, 1, 1]);
    settled(&mut after);
    assert_eq!(after.players[red].hand, before.hand, "D129: no card for the first");
    assert_eq!(player("red store clove2b +clove").stores[1].content, [Spice::Clove; 2]);
    assert_eq!(player("red store clove2 -clove").stores[0].content, []);

    let card = game.players[red].hand[1];
    let after = mend(&game, &format!("red hand -{card}")).unwrap();
    assert_eq!(after.players[red].hand, before.hand[..1]);
    assert_eq!(after.discards.count(), game.discards.count() + 1);
    let back = mend(&after, &format!("green hand +{card}")).unwrap();
    assert_eq!(back.players[green].hand, [card]);
    assert_eq!(back.discards, game.discards, "from the discards first");

    let after = mend(&game, "red tile +nutmeg3").unwrap();
    assert_eq!(after.players[red].stores.len(), 4);
    assert_eq!(after.used, [Tile::Ships, Tile::Espionage]);
    let fifth = mend(&after, "red tile +clove1 from a1").map(|_| ());
    let sentence = "red would have 5 plantations, and there are 4 places (G91)";
    assert_eq!(fifth, Err(sentence.to_owned()));
    let after = mend(&game, "red tile -clove2 to left out").unwrap();
    assert_eq!(after.players[red].stores.len(), 2);
    assert_eq!(after.left_out.last(), Some(&Tile::Plantation(Spice::Clove, 2)));

    let after = mend(&game, "red tile duty used").unwrap();
    assert_eq!(after.players[red].tiles[0], Owned { tile: Tile::Duty, state: Readiness::Used });
    assert_eq!(mend(&after, "red tile duty ready"), Ok(game.clone()));

    let after = mend(&game, "green colony +quilon clove pepper").unwrap();
    assert_eq!(after.players[green].colonies().collect::<Vec<_>>(), [Colony::Quilon]);
    assert_eq!(after.colonies.len(), game.colonies.len() - 1);
    let again = mend(&after, "green colony +quilon nutmeg pepper").map(|_| ());
    assert_eq!(again, Err("green has quilon already (G48)".to_owned()));
    let gone = mend(&after, "green colony -quilon").unwrap();
    assert_eq!(gone.colonies.len(), game.colonies.len());

    let after = mend(&game, "bonanza a1 back").unwrap();
    assert_eq!(after.corners.len(), 4);
}

#[test]
fn tiles_of_the_grid_change_places() {
    let (game, _) = table();
    let cell = |label: &str| Cell::from_label(label).unwrap();
    let (one, two) = (game.grid.tile(cell("a1")).unwrap(), game.grid.tile(cell("e5")).unwrap());
    let after = mend(&game, &format!("cell a1 {two} from e5")).unwrap();
    assert_eq!((after.grid.tile(cell("a1")), after.grid.tile(cell("e5"))), (Some(two), Some(one)));
    assert_eq!(after.used, game.used, "nothing else has moved");
    let after = mend(&game, "cell a1 ships from used").unwrap();
    assert_eq!(after.grid.tile(cell("a1")), Some(Tile::Ships));
    assert_eq!(after.used.last(), Some(&one), "the old one goes where the new one was");
    let after = mend(&game, "cell a1 empty to left out").unwrap();
    assert_eq!(after.grid.tile(cell("a1")), None);
    assert_eq!(after.left_out.last(), Some(&one));
    assert_eq!(mend(&after, &format!("cell a1 {one} from left out")), Ok(game.clone()));
}

#[test]
fn the_grid_keeps_what_is_yet_to_be_sold() {
    let (mut game, _) = table();
    // Three more rounds of three.
    for cell in Cell::all().skip(9) {
        game.grid.set(cell, None);
    }
    let refused = |game: &Goa, text: &str| mend(game, text).map(|_| ()).unwrap_err();
    let sentence = "the grid would hold 8 tiles, and 9 are yet to be sold in this phase (D20)";
    assert_eq!(refused(&game, "cell a1 empty"), sentence);
    let tile = game.grid.tile(Cell::from_label("c2").unwrap()).unwrap();
    assert_eq!(refused(&game, &format!("green tile +{tile} from c2")), sentence);
    mend(&game, "cell a1 empty to e5").unwrap();

    let lot = |label: Option<&str>| Lot {
        seller: game.flag,
        cell: label.map(|label| Cell::from_label(label).unwrap()),
    };
    let mut placed = game.clone();
    placed.flag_at = Place::from_label("c3");
    placed.turn = None;
    placed.phase = Phase::Markers(Markers { lots: vec![lot(None), lot(Some("b1"))] });
    let marked = "a marker lies on b1, whose tile is yet to be sold (G20)";
    assert_eq!(refused(&placed, "cell b1 empty to e5"), marked);
    assert_eq!(refused(&placed, "cell c3 ships"), "the flag stands on c3 (G16)");
    assert_eq!(
        refused(&placed, "flag green"),
        "2 markers lie already, in the order from red (G18)"
    );
    mend(&placed, "cell b1 ships").unwrap();
}

#[test]
fn money_that_is_bid_must_be_there() {
    let (mut game, [red, green, _]) = table();
    let lots = vec![Lot { seller: red, cell: None }];
    let auction = Auction { answers: vec![(green, 7)], ..Auction::new(lots) };
    game.turn = None;
    game.phase = Phase::Auction(auction);
    let sentence = "green has bid 7 ducats and has to have them (D34)".to_owned();
    assert_eq!(mend(&game, "green ducats 6").map(|_| ()), Err(sentence));
    mend(&game, "green ducats 7").unwrap();
    mend(&game, "red ducats 0").unwrap();
}

#[test]
fn the_flag_changes_hands_between_actions() {
    let (mut game, [red, green, brown]) = table();
    assert_eq!(game.awaited().map(|(seat, _)| seat), Some(red));
    let mut after = mend(&game, "flag brown").unwrap();
    settled(&mut after);
    assert_eq!(after.awaited().map(|(seat, _)| seat), Some(brown), "G33");
    game.evolve(&Event::TurnOver { seat: red });
    settled(&mut game);
    let sentence = "1 of 3 have had this action, in the order from red (G33)".to_owned();
    assert_eq!(mend(&game, "flag brown").map(|_| ()), Err(sentence));
    game.phase = Phase::Actions(3);
    game.turn.as_mut().unwrap().card_played = true;
    let sentence = "green is in the middle of an action (G33)".to_owned();
    assert_eq!(mend(&game, "flag brown").map(|_| ()), Err(sentence), "{green}");
}

#[test]
fn a_hard_limit_holds_from_now_on() {
    let (mut game, [red, ..]) = table();
    let switch = |game: &Goa| game.switches()[0];
    assert_eq!((switch(&game).rule, switch(&game).on), ("D54", false));
    assert_eq!(game.switch("D55", true), None);
    let figures = game.figures.clone();
    let hand = game.players[red].hand.clone();
    game.evolve(&game.switch("D54", true).unwrap());
    assert!(switch(&game).on);
    assert_eq!(figures.limit_binds, LimitBinds::Expedition, "other copies keep theirs");
    assert_eq!(game.players[red].hand, hand, "D130: two cards where one is allowed");
    let card = game.deck.cards()[0];
    let sentence = "red holds 2 cards and may hold 1 (G46)".to_owned();
    assert_eq!(mend(&game, &format!("red hand +{card}")).map(|_| ()), Err(sentence));
    game.players[red].rows[3] = 2;
    let sentence = "red holds 2 cards, and row 1 allows 1 (G46)".to_owned();
    assert_eq!(mend(&game, "red track expedition 1").map(|_| ()), Err(sentence));
    mend(&game, "red track expedition 3").unwrap();
    game.evolve(&game.switch("D54", false).unwrap());
    mend(&game, "red track expedition 1").unwrap();
}

#[test]
fn what_is_left_out_unseen_is_not_asked_for() {
    let mut game = of(fixture::first_edition());
    let hidden = game.left_out[0];
    game.used.clear();
    let sentence = |text: String| mend(&game, &text).map(|_| ()).unwrap_err();
    let unseen = "nobody sees which tiles are left out (D6)";
    assert_eq!(sentence(format!("cell a1 {hidden} from left out")), unseen);
    assert_eq!(sentence("cell a1 empty to left out".to_owned()), unseen);
    let unknown = sentence(format!("cell a1 {hidden}"));
    game.left_out.clear();
    let none = mend(&game, &format!("cell a1 {hidden}")).map(|_| ()).unwrap_err();
    assert_eq!(unknown, none, "D6: the same be it there or not");
}

#[test]
fn secrets_are_their_owners() {
    let (mut game, [red, ..]) = table();
    let of = |game: &Goa, text: &str| game.secret_of(&read(game, text).unwrap());
    for text in ["red ducats +1", "red hand +two ships tiger", "red hand -two ships tiger"] {
        assert_eq!(of(&game, text), Some(red), "{text}");
    }
    for text in ["red ships +1", "red extras 1", "flag green", "cell a1 empty"] {
        assert_eq!(of(&game, text), None, "{text}");
    }
    for event in game.finish() {
        game.evolve(&event);
    }
    assert_eq!(of(&game, "red ducats +1"), None, "D105");
}

#[test]
fn the_end_by_hand_and_a_count_anew() {
    let (mut game, [red, green, _]) = table();
    let [over] = game.finish().try_into().unwrap();
    game.evolve(&over);
    assert!(game.turn.is_none() && game.agenda.is_empty());
    assert_eq!(game.finish(), []);
    let before = game.view(Viewer::Public).standings.unwrap();
    assert!(before[0].total > before[1].total);
    let after = mend(&game, "green track ships 5").unwrap();
    let standings = after.view(Viewer::Public).standings.unwrap();
    let points = |standings: &[crate::engine::Standing], seat: Seat| {
        standings.iter().find(|it| it.seat == seat).unwrap().total
    };
    assert_eq!(points(&standings, green), points(&before, green) + 10, "D131");
    assert_eq!(points(&standings, red), points(&before, red));
}

#[test]
fn who_is_given_an_extra_is_asked_again() {
    let (mut game, [red, green, brown]) = table();
    game.turn = None;
    game.phase = Phase::Extras(Extras { now: green, passed: vec![red], played: Vec::new() });
    game.players[green].extras = 1;
    game.extras = 9;
    let mut after = mend(&game, "red extras +1").unwrap();
    after.evolve(&Event::ExtraPassed { seat: green, by_itself: false });
    settled(&mut after);
    assert_eq!(after.awaited(), Some((red, Decision::Extra)), "D129");
    let mut fewer = mend(&after, "red extras 0").unwrap();
    settled(&mut fewer);
    assert_eq!(fewer.round, 2, "{brown} has none, and nobody else is left (G102)");
}

#[test]
fn what_is_under_way_is_put_down_at_the_end() {
    let (mut game, [red, ..]) = table();
    let card = game.players[red].hand[0];
    let turned = game.deck.cards()[0];
    game.evolve(&Event::Attempt { seat: red, colony: Colony::Madras, board: 0, cards: 2 });
    game.evolve(&Event::Revealed {
        seat: red,
        cards: vec![turned],
        why: Why::Deed(ActionKind::Found),
    });
    game.agenda.insert(0, Task::Acquire { seat: red, tile: Tile::Favor });
    game.turn.as_mut().unwrap().modifier = Some(card);
    game.players[red].hand.remove(0);
    let discards = game.discards.count();
    let [over] = game.finish().try_into().unwrap();
    game.evolve(&over);
    assert_eq!(game.discards.count(), discards + 2, "D131: cards");
    assert_eq!(game.used.last(), Some(&Tile::Favor), "D131: tiles");
    assert_eq!(game.question(red), None);
}

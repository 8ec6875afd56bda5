//! What everybody has at the start, and what everybody may know of it.

use super::super::data::Figures;
use super::super::event::{Event, Why};
use super::super::fixture;
use super::super::options::Options;
use super::super::setup::Deal;
use super::super::state::{Goa, Phase};
use super::super::tiles::{Bonanza, Tile};
use super::super::view::Question;
use super::super::{News, agenda::Task};
use super::{Table, acts, cell, drew, set, table, table_of};
use crate::engine::{Game, Order, Seats, TableSeed, Viewer};
use crate::games::Overrides;

fn editions() -> [Figures; 2] {
    [fixture::figures(), fixture::first_edition()]
}

fn options(edition: &str, pairs: &[(&str, &str)], own: &str) -> Figures {
    let pairs: Vec<(String, String)> =
        pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let own = Overrides::parse(own, "own.toml").unwrap();
    Options::parse(edition, &pairs, &own).unwrap().figures().unwrap()
}

#[test]
fn the_start() {
    for (edition, players) in [("goa-2012", 2), ("goa-2012", 4), ("goa-2004", 3)] {
        let options = Options::parse(edition, &[], &Overrides::default()).unwrap();
        let seats = Seats::new(players).unwrap();
        let deal = Deal::draw(&options, seats, &mut TableSeed::new(edition).dice(0)).unwrap();
        let game = Goa::from_deal(&deal);
        assert_eq!(game.discards.count(), deal.turned.len(), "G8: empty but for G12");
        let mut cards = game.deck.cards().to_vec();
        cards.extend(game.discards.cards());
        cards.sort_unstable();
        let mut all = deal.figures.cards.clone();
        all.sort_unstable();
        assert_eq!(cards, all, "G8");
        let view = game.view_for(Viewer::Seat(deal.flag));
        assert_eq!(view.deck, game.deck.count(), "G8: how many cards, and no more");
        for player in &view.players {
            let rows: Vec<u8> = player.columns.iter().map(|column| column.row).collect();
            assert_eq!(rows, [1; 5], "G10");
        }
        assert_eq!(view.flag, deal.flag, "G88: the holder of the flag begins");
    }
}

#[test]
fn a_marker_more_than_players() {
    for players in 2..=4 {
        let mut game = fixture::game(fixture::figures(), players);
        let mut dice = TableSeed::new("markers").dice(0);
        for _ in 0..20 {
            if matches!(game.phase, Phase::Auction(_)) {
                break;
            }
            if let Some(event) = game.next_by_itself(&mut dice) {
                game.apply(&event);
                continue;
            }
            let seat = game.awaited().unwrap().0;
            let action = game.choices_of(seat).unwrap().default;
            for event in game.judge(seat, &action, &mut dice).unwrap() {
                game.apply(&event);
            }
        }
        let Phase::Auction(auction) = &game.phase else { panic!("{players} players") };
        assert_eq!(auction.lots.len(), players + 1, "G9, G22");
        for seat in game.seats.iter() {
            let own = auction.lots.iter().filter(|lot| lot.seller == seat).count();
            assert_eq!(own, if seat == game.flag { 2 } else { 1 }, "G9, G19: of n + 1 markers");
        }
    }
}

#[test]
fn every_lot_finds_an_owner() {
    let mut game = fixture::game(fixture::figures(), 3);
    game.flag = fixture::seats(3)[1];
    let mut table = Table::of(game);
    let all = |table: &Table| {
        let grid = table.game.grid.tiles().count();
        (grid, table.game.left_out.len())
    };
    assert_eq!(all(&table), (25, 4));
    for _ in 0..4 {
        let seat = table.game.awaited().unwrap().0;
        let default = table.game.choices_of(seat).unwrap().default;
        table.act(&default);
    }
    while table.asked().ends_with("P5") {
        table.order("pass");
    }
    let sellers = |event: &Event| match event {
        Event::Won { seat, lot, price, .. } => *seat == lot.seller && *price == 0,
        _ => false,
    };
    assert_eq!(table.count(sellers), 4, "D101, G25: the sellers have them for nothing");
    assert_eq!(all(&table), (22, 4), "D101: no lot is left in the grid or goes to the box");
    let extras = table.game.player(table.green).extras;
    assert!(table.game.flag == table.green && extras >= 1, "G88, G29: the flag brings an extra");
}

#[test]
fn bonanza_tiles_are_data() {
    let eight = options("goa-2012", &[("variant", "bonanza")], "").bonanza;
    assert_eq!(eight.len(), 8, "D115");
    let something = |it: &Bonanza| *it != Bonanza::default();
    assert!(eight.iter().all(something), "D115: each brings something");
    assert!(fixture::first_edition().bonanza.is_empty(), "D115: 2012 only");
    // What a corner brings is what the data says, whatever that is.
    let mut table = table(|game, [red, ..]| {
        set(game, red, "exchange");
        game.grid.set(cell("a1"), Some(Tile::Ships));
        game.corners = vec![cell("a1")];
        game.bonanza = vec![Bonanza { ducats: 11, ..Bonanza::default() }];
    });
    table.order("use exchange a1");
    assert_eq!(table.shows(table.red), "d16 s8 c2 x0 11111", "D115");
}

#[test]
fn the_first_edition_has_the_bonuses_the_cards_and_the_bank() {
    for figures in editions() {
        let edition = figures.edition.clone();
        let own = |before: &'static str| {
            table_of(figures.clone(), |game, [red, ..]| set(game, red, before))
        };
        let mut first = own("d20 13111 [buy-progress]");
        first.order("play buy progress harvest, taxes, done");
        assert_eq!(first.count(drew), 1, "{edition} D45: first in row 4");
        let mut all = own("d20 12222 [buy-progress]");
        all.order("play buy progress ships, taxes");
        assert_eq!(all.shows(all.red), "d22 s4 c2 x1 22222", "{edition} D45: all in row 2");

        let cards = [
            ("d5 [two-ships]", "play two ships, taxes", "d9 s6 c2 x0 11111"),
            ("d5 [two-colonists]", "play two colonists, taxes", "d9 s4 c4 x0 11111"),
            ("d5 [five-ducats]", "play five ducats, taxes", "d14 s4 c2 x0 11111"),
            ("d5 clove2: [two-spices]", "play two spices, taxes", "d9 s4 c2 x0 11111 clove2:cc"),
            (
                "d5 ginger1:g [spices-only]",
                "play spices only, progress ships",
                "d5 s4 c2 x0 21111 ginger1:",
            ),
            ("d5 [ships-only]", "play ships only, progress ships", "d5 s3 c2 x0 21111"),
        ];
        for (before, order, after) in cards {
            let mut table = own(before);
            table.order(order);
            assert_eq!(table.shows(table.red), after, "{edition} D72, G60 to G63: {order}");
        }
        let mut rich = own("d4000000 red-ducats");
        rich.order("use red ducats, taxes");
        assert!(rich.shows(rich.red).starts_with("d4000007 "), "{edition} D10: no limit");
    }
    let old = options("goa-2004", &[], "");
    let colonists = super::super::cards::Effect::TwoColonists;
    assert!(old.cards.iter().any(|card| card.effect == colonists), "D72: our own reading");
}

#[test]
fn a_card_turned_up_a_card_played() {
    let all = [fixture::figures(), options("goa-2012", &[], ""), options("goa-2004", &[], "")];
    for card in all.iter().flat_map(|figures| &figures.cards) {
        assert!((1..=3).contains(&card.colonists), "G57: {card:?}");
    }
    // Turned up, two ships are colonists and no ships.
    let table = acts("c5", "two-ships two-ships", "found quilon");
    let revealed = table.events.iter().find_map(|event| match event {
        Event::Revealed { cards, .. } => Some((event, cards.clone())),
        _ => None,
    });
    let (event, cards) = revealed.unwrap();
    assert_eq!(cards.len(), 2, "G50");
    let sum: u32 = cards.iter().map(|card| u32::from(card.colonists)).sum();
    for viewer in [Viewer::Public, Viewer::Seat(table.green)] {
        assert_eq!(table.game.news(event, viewer), Some(News::Fact(event.clone())), "G50");
        let attempt = table.game.view_for(viewer).attempt.unwrap();
        assert_eq!((u32::from(attempt.short), attempt.cards), (6 - sum, cards.clone()), "G50, G57");
    }
    assert!(table.shows(table.red).starts_with("d5 s4 c5 "), "G57: no effect");
    // Played, it is ships and no colonists.
    let table = acts("[two-ships]", "", "play two ships, taxes");
    assert_eq!(table.shows(table.red), "d9 s6 c2 x0 11111", "G57");
}

#[test]
fn where_cards_come_from() {
    let sources = [
        ("", "expedition, done", Some("action")),
        ("red-expedition", "use red expedition, taxes, done", Some("tile")),
        ("d20 13111 [buy-progress]", "play buy progress harvest, taxes, done", Some("first")),
        ("d20 [buy-progress]", "play buy progress harvest, taxes", None),
        ("", "ships", None),
        ("", "taxes", None),
        ("clove1:", "harvest", None),
        ("s4 ginger1:g", "progress ships", None),
        ("c0", "found calicut", None),
        ("red-ship red-ducats", "use red ship, use red ducats, taxes", None),
    ];
    for (before, order, source) in sources {
        let table = acts(before, "", order);
        let found = table.events.iter().find_map(|event| match event {
            Event::Drew { why: Why::Tile(_), .. } => Some("tile"),
            Event::Drew { why: Why::First(..), .. } => Some("first"),
            Event::Drew { .. } => Some("action"),
            _ => None,
        });
        assert_eq!(found, source, "G58: {order}");
    }
    let expeditions = table(|game, [red, ..]| {
        game.agenda.push(Task::Acquire { seat: red, tile: Tile::Expeditions(2) });
    });
    let hand = |table: &Table| table.game.player(table.red).hand.len();
    assert_eq!(hand(&expeditions), 2, "G58: a tile won");
}

#[test]
fn what_everybody_sees() {
    let before = "d7 s3 c1 x2 21111 clove1:c mission-3 duty- [two-ships]";
    let table = table(|game, [red, ..]| {
        set(game, red, before);
        game.players[red].set_aside.push(Tile::Plantation(super::Spice::Ginger, 1));
    });
    for viewer in [Viewer::Public, Viewer::Seat(table.green), Viewer::Seat(table.red)] {
        let view = table.game.view_for(viewer);
        let red = &view.players[table.red.index()];
        assert_eq!((red.ships, red.colonists, red.extras), (3, 1, 2), "D7");
        assert_eq!(red.stores[0].content, [super::Spice::Clove], "D7");
        let own = viewer == Viewer::Seat(table.red);
        assert_eq!((red.ducats.is_some(), red.hand.is_some()), (own, own), "D7, G14");
        let tiles: Vec<Tile> = red.tiles.iter().map(|own| own.tile).collect();
        assert_eq!(tiles, [Tile::Mission(3), Tile::Duty], "D81");
        assert_eq!(red.set_aside, [Tile::Plantation(super::Spice::Ginger, 1)], "D81");
    }
}

#[test]
fn money_passes_in_sight_and_only_at_auctions() {
    let table = acts("red-ducats", "", "use red ducats, taxes");
    let told: Vec<&Event> =
        table.events.iter().filter(|event| matches!(event, Event::Goods { .. })).collect();
    assert_eq!(told.len(), 2);
    for event in told {
        let Event::Goods { gain, .. } = event else { unreachable!() };
        assert!(gain.ducats > 0);
        for viewer in [Viewer::Public, Viewer::Seat(table.green)] {
            let news = table.game.news(event, viewer);
            assert_eq!(news, Some(News::Fact(event.clone())), "D8: with the amount");
        }
    }
    for order in ["give green 2 ducats", "lend green 1 ship", "trade clove for ginger"] {
        let order = Order::from_text(order).unwrap();
        assert!(table.game.read_answer(table.green, &order).is_err(), "D9");
    }
}

/// Red of an edition that hides what it leaves out takes Favor by Exchange.
fn hidden_favor(pool: &[Tile]) -> Table {
    let figures = fixture::first_edition();
    assert!(!figures.left_out.shown && figures.tiles_b.contains(&Tile::Favor));
    table_of(figures, |game, [red, ..]| {
        set(game, red, "exchange");
        game.grid.set(cell("b2"), Some(Tile::Favor));
        game.left_out = pool.to_vec();
    })
}

/// Nothing that anybody but red sees or hears names a tile of the box.
#[track_caller]
fn unseen(table: &Table, names: &[&str]) {
    for viewer in [Viewer::Public, Viewer::Seat(table.green), Viewer::Seat(table.brown)] {
        let view = table.game.view_for(viewer);
        assert_eq!(view.left_out, None, "D86, D6");
        assert_eq!(view.prompt, None, "D86");
        let news: Vec<News> =
            table.events.iter().filter_map(|it| table.game.news(it, viewer)).collect();
        let seen = serde_json::to_string(&(&view.used, &view.players, &news)).unwrap();
        for name in names {
            assert!(!seen.contains(name), "D86: {viewer:?} sees {name} in {seen}");
        }
    }
}

#[test]
fn favor_where_the_box_is_secret() {
    let pool = [Tile::Viceroy, Tile::Espionage, Tile::Resupply, Tile::Planter];
    let names = ["viceroy", "espionage", "resupply", "planter"];
    let mut table = hidden_favor(&pool);
    unseen(&table, &names);
    assert_eq!(table.game.view_for(Viewer::Seat(table.red)).left_out, None, "D86: not before");
    table.order("use exchange b2");
    assert_eq!(table.asked(), "red P7", "G87");
    let view = table.game.view_for(Viewer::Seat(table.red));
    assert_eq!(view.left_out, None, "D86");
    let mut sorted = pool.to_vec();
    sorted.sort_unstable();
    let question = view.prompt.unwrap().question;
    assert_eq!(question, Question::Favor { tiles: sorted }, "D86: the taker alone");
    unseen(&table, &names);
    table.order("take viceroy");
    let taken = table.events.iter().find(|it| matches!(it, Event::Favored { .. })).unwrap();
    for viewer in [Viewer::Public, Viewer::Seat(table.green)] {
        let news = table.game.news(taken, viewer);
        assert_eq!(news, Some(News::Fact(taken.clone())), "D86: what is taken is public");
    }
    assert!(table.shows(table.red).contains("viceroy"), "G87");
    unseen(&table, &names[1..]);
    assert_eq!(table.game.view_for(Viewer::Seat(table.red)).left_out, None, "D86: not after");

    // A guess ahead does not let them look and leave Favor where it was.
    let mut table = hidden_favor(&pool);
    table.order("use exchange b2, take colonists, taxes");
    assert_eq!(table.asked(), "red P7", "D86: they have looked");
    assert_eq!(table.game.grid.tile(cell("b2")), Some(Tile::Exchange), "D86, G82");
    assert_eq!(table.stopped().len(), 1, "D86: {:?}", table.stopped());
    unseen(&table, &names);
    let looked = Event::brings_to_light;
    assert!(table.count(looked) > 0, "D86: not to be taken back");
}

//! P5 and P6, tried.

use super::super::agenda::Task;
use super::super::board::Cell;
use super::super::fixture;
use super::super::state::Phase;
use super::super::tiles::Spice;
use super::*;
use crate::engine::Viewer;
use std::collections::BTreeSet;

/// A table whose players own these ducats, and its auction of the flag and
/// of a1, b1, … each sold by the next, the last by the first again.
fn table(ducats: &[u32]) -> (Goa, Auction, Vec<Seat>) {
    let mut game = fixture::game(fixture::figures(), ducats.len());
    let seats = fixture::seats(ducats.len());
    for (&seat, &own) in seats.iter().zip(ducats) {
        game.players[seat].ducats = own;
    }
    let sellers = seats.iter().chain(&seats[..1]);
    let cells = [None].into_iter().chain(Cell::all().map(Some));
    let lots = sellers.zip(cells).map(|(&seller, cell)| Lot { seller, cell }).collect();
    (game, Auction::new(lots), seats)
}

/// Ducats of red, green, …; the answers of those who are asked; what
/// happens; the rules.
type Case = (&'static [u32], &'static [&'static str], &'static [&'static str], &'static str);

fn hear(game: &mut Goa, auction: &mut Auction, event: &Event) {
    game.phase = Phase::Auction(auction.clone());
    game.apply(event);
    let &Event::Won { seat, price, tile, .. } = event else {
        let Phase::Auction(now) = &game.phase else { panic!("{event:?}") };
        auction.clone_from(now);
        return;
    };
    // What is won works before the next lot, which is not tried here.
    let due: Vec<Task> = game.agenda.drain(..).collect();
    let works = tile.map(|tile| Task::Acquire { seat, tile });
    assert_eq!(due, works.into_iter().collect::<Vec<Task>>(), "G31");
    auction.settled.push((tile, seat, price));
    auction.answers.clear();
    match &game.phase {
        Phase::Auction(now) => assert_eq!(now, auction),
        Phase::Actions(0) => assert_eq!(auction.lot(), None),
        other => panic!("{other:?}"),
    }
}

/// Plays the answers of those who are asked, and what happens by itself,
/// and tells who did what.
fn play(game: &mut Goa, auction: &mut Auction, orders: &[&str]) -> Vec<String> {
    let mut told = Vec::new();
    let mut orders = orders.iter();
    loop {
        let event = if let Some(event) = automatic(game, auction) {
            event
        } else {
            let Some(order) = orders.next() else { break };
            let seat = auction.awaited(game).unwrap();
            let answer = match *order {
                "pass" => Action::Pass,
                "sell" => Action::Sell,
                "buy" => Action::Buy,
                amount => Action::Bid(amount.parse().unwrap()),
            };
            assert!(legal(game, auction, seat).contains(&answer), "{seat} {answer}");
            decide(game, auction, seat, &answer).unwrap().remove(0)
        };
        told.push(telling(&event));
        hear(game, auction, &event);
    }
    assert_eq!(orders.next(), None, "nobody was left to be asked");
    told
}

fn telling(event: &Event) -> String {
    match event {
        Event::Bid { seat, amount } => format!("{seat} {amount}"),
        Event::Passed { seat, by_itself: false } => format!("{seat} passes"),
        Event::Passed { seat, by_itself: true } => format!("{seat} cannot"),
        Event::Won { seat, price, to: Some(to), .. } => format!("{seat} pays {to} {price}"),
        Event::Won { seat, price, to: None, .. } => format!("{seat} pays {price}"),
        _ => panic!("{event:?}"),
    }
}

fn ducats(game: &Goa) -> Vec<u32> {
    game.players.values().map(|player| player.ducats).collect()
}

#[test]
fn each_bids_once_and_the_seller_decides() {
    // Red sells.
    let cases: [Case; 10] = [
        // The sample round's first lot.
        (
            &[5, 10, 10, 10],
            &["4", "pass", "6", "sell"],
            &["green 4", "brown passes", "yellow 6", "yellow pays red 6"],
            "G23, G24, G26",
        ),
        (
            &[5, 10, 10, 10],
            &["4", "pass", "6", "buy"],
            &["green 4", "brown passes", "yellow 6", "red pays 5"],
            "G27",
        ),
        (&[5, 10, 10], &["pass", "pass"], &["green passes", "brown passes", "red pays 0"], "G25"),
        (&[5, 10, 10], &["1", "pass", "buy"], &["green 1", "brown passes", "red pays 0"], "D26"),
        (
            &[0, 10, 10],
            &["1", "pass", "buy"],
            &["green 1", "brown passes", "red pays 0"],
            "D26: with no ducats at all",
        ),
        (&[6, 10, 7], &["7", "sell"], &["green 7", "brown cannot", "green pays red 7"], "D25"),
        (&[5, 0, 0], &[], &["green cannot", "brown cannot", "red pays 0"], "D25, G25, D116"),
        (&[5, 10, 10], &["6", "7"], &["green 6", "brown 7", "brown pays red 7"], "D27"),
        (&[5, 10], &["pass"], &["green passes", "red pays 0"], "D32"),
        (&[5, 10], &["4", "buy"], &["green 4", "red pays 3"], "D32"),
    ];
    for (own, orders, happens, rule) in cases {
        let (mut game, mut auction, _) = table(own);
        auction.lots.truncate(1);
        let before: u32 = own.iter().sum();
        assert_eq!(play(&mut game, &mut auction, orders), happens, "{rule}");
        assert_eq!(auction.lot(), None, "{rule}");
        // What is not paid to the bank stays at the table.
        let &(_, seat, price) = &auction.settled[0];
        let bank = if seat == game.seats.get(0).unwrap() { price } else { 0 };
        assert_eq!(ducats(&game).iter().sum::<u32>() + bank, before, "{rule}");
    }
}

#[test]
fn worked_example_a() {
    let (mut game, mut auction, _) = table(&[5, 10, 10]);
    auction.lots.truncate(1);
    play(&mut game, &mut auction, &["5", "pass", "buy"]);
    assert_eq!(ducats(&game), [1, 10, 10], "G27, WE3 a: 4 to the bank");
}

#[test]
fn in_the_first_edition_the_seller_overbids() {
    // What red owns, what is bid, whether they may keep it and are left with.
    let cases = [(7, "6", Some(0), "G28"), (7, "7", None, "D27"), (7, "1", Some(5), "D28")];
    for (own, bid, left, rule) in cases {
        let (mut game, mut auction, seats) = table(&[own, 10, 10]);
        game.figures = fixture::first_edition().into();
        auction.lots.truncate(1);
        play(&mut game, &mut auction, &[bid, "pass"]);
        match left {
            Some(left) => {
                let legal = legal(&game, &auction, seats[0]);
                assert_eq!(legal, [Action::Sell, Action::Buy], "D28: there is one price");
                play(&mut game, &mut auction, &["buy"]);
                assert_eq!(ducats(&game), [left, 10, 10], "{rule}");
            }
            None => assert_eq!(auction.settled[0].1, seats[1], "{rule}: nobody asked"),
        }
    }
}

#[test]
fn the_flag_brings_an_extra_action_in_every_case() {
    let cases: [(&[&str], usize, &str); 3] = [
        (&["2", "pass", "sell"], 1, "G29: bought"),
        (&["2", "pass", "buy"], 0, "D29: bought back"),
        (&["pass", "pass"], 0, "D29: kept free"),
    ];
    for (orders, winner, rule) in cases {
        for stock in [10, 1, 0] {
            let (mut game, mut auction, seats) = table(&[10, 10, 10]);
            auction.lots.truncate(1);
            game.extras = stock;
            play(&mut game, &mut auction, orders);
            assert_eq!(game.flag, seats[winner], "{rule}");
            let extras = game.player(seats[winner]).extras;
            assert_eq!(extras, stock.min(1), "{rule}; D11: as far as the stock lasts");
        }
    }
    let (mut game, mut auction, seats) = table(&[10, 10, 10]);
    play(&mut game, &mut auction, &["pass", "pass", "3", "pass", "sell"]);
    assert_eq!(game.player(seats[2]).extras, 0, "no tile brings one by being won");
}

#[test]
fn the_lots_follow_one_another_as_they_were_marked() {
    let (mut game, mut auction, seats) = table(&[10, 10, 10]);
    let mut asked = Vec::new();
    let tiles: Vec<Option<Tile>> =
        auction.lots.iter().map(|lot| lot.cell.and_then(|cell| game.grid.tile(cell))).collect();
    while let Some(lot) = auction.lot() {
        let number = auction.number();
        game.phase = Phase::Auction(auction.clone());
        let view = game.view_for(Viewer::Public);
        let lying = view.cells.iter().filter_map(|cell| cell.marker.map(|(number, _)| number));
        let lying: BTreeSet<u8> = lying.collect();
        let left = (number.max(2)..=4).collect();
        assert_eq!(lying, left, "G30: the others are back; the flag is no cell");
        assert_eq!(auction.awaited(&game), Some(game.seats.left_of(lot.seller)), "G23, D33");
        asked.push(lot.seller);
        // Brown takes all they can get, the flag included.
        let sold = lot.seller == seats[2];
        let orders: &[&str] = match (number, sold) {
            (_, true) => &["pass", "pass"],
            (2, _) => &["1", "pass", "sell"],
            _ => &["pass", "1", "sell"],
        };
        play(&mut game, &mut auction, orders);
    }
    assert_eq!(asked, [seats[0], seats[1], seats[2], seats[0]], "G23, D33");
    let won: Vec<Seat> = auction.settled.iter().map(|&(_, seat, _)| seat).collect();
    assert_eq!(won, [seats[2]; 4], "G32: one player may get them all");
    let settled: Vec<Option<Tile>> = auction.settled.iter().map(|&(tile, ..)| tile).collect();
    assert_eq!(settled, tiles, "G31: each tile is known as soon as it is won");
    assert_eq!(game.flag, seats[2], "D33");
    let view = game.view_for(Viewer::Public);
    assert!(view.cells.iter().all(|cell| cell.marker.is_none()), "G30");
}

#[test]
fn what_a_seller_earns_he_may_bid_at_once() {
    let (mut game, mut auction, seats) = table(&[5, 10, 10]);
    game.players[seats[0]].tiles.push(fixture::ready(Tile::Ducats));
    play(&mut game, &mut auction, &["6", "pass", "sell"]);
    // Red had 5 and sold the flag for 6; green sells, brown bids, then red.
    // Their red tile is no action's, and brings nothing here.
    play(&mut game, &mut auction, &["10"]);
    assert_eq!(auction.awaited(&game), Some(seats[0]), "D31");
    let question = question(&game, &auction, seats[0]);
    assert_eq!(question, Some(Question::Bid { lot: 2, least: 11, most: 11 }), "D31");
    assert_eq!(legal(&game, &auction, seats[0]), [Action::Bid(11), Action::Pass], "D31");
}

#[test]
fn the_seller_must_take_what_nobody_wants() {
    let (mut game, mut auction, seats) = table(&[5, 10, 10]);
    let small = Tile::Plantation(Spice::Clove, 1);
    game.grid.set(Cell::from_label("a1").unwrap(), Some(small));
    let store = super::super::event::store_of(small).unwrap();
    game.players[seats[1]].stores = vec![fixture::store(store.0, store.1); 4];
    play(&mut game, &mut auction, &["pass", "pass", "pass", "pass"]);
    assert_eq!(auction.settled[1], (Some(small), seats[1], 0), "G25, D30: a fifth plantation");
}

#[test]
fn amounts_are_refused_with_those_that_are_legal() {
    let (mut game, mut auction, seats) = table(&[10, 10, 8, 10]);
    assert_eq!(auction.decision(&game).id(), "P5");
    let opening = legal(&game, &auction, seats[1]);
    assert_eq!(opening.len(), 10 + 1, "D23: 1 to 10, or pass");
    assert_eq!((&opening[0], &opening[10]), (&Action::Bid(1), &Action::Pass), "D23");
    fixture::refused(
        decide(&game, &auction, seats[1], &Action::Bid(0)),
        "D23: a bid is 1 or more; you may bid 1-10",
    );
    play(&mut game, &mut auction, &["4"]);
    let judge = |action: &Action| decide(&game, &auction, seats[2], action);
    fixture::refused(
        judge(&Action::Bid(4)),
        "G24: green has bid 4, which 4 does not exceed; you may bid 5-8",
    );
    // Brown alone hears this, and is asked again (D24).
    fixture::refused(
        judge(&Action::Bid(9)),
        "D24: you have 8 ducats and cannot bid 9; you may bid 5-8",
    );
    assert_eq!(auction.awaited(&game), Some(seats[2]), "D24");
    fixture::refused(judge(&Action::Sell), "P5: you are asked to bid or pass now");
    play(&mut game, &mut auction, &["8", "pass"]);

    // A bid is paid as it was made (D34), by somebody else's will.
    let (bidder, price) = auction.highest().unwrap();
    assert!(price <= game.player(bidder).ducats, "D34");
    assert!(auction.answers.iter().filter(|&&(seat, _)| seat == bidder).count() == 1, "G24");
    assert_eq!(auction.decision(&game).id(), "P6");
}

#[test]
fn who_cannot_keep_it_is_told_so() {
    let (mut game, mut auction, seats) = table(&[5, 10, 10]);
    auction.answers = vec![(seats[1], 6), (seats[2], 0)];
    let question = question(&game, &auction, seats[0]);
    let asked = Question::Sell { lot: 1, bidder: seats[1], price: 6, keep: 5 };
    assert_eq!(question, Some(asked), "P6");
    assert_eq!(default_action(&game, &auction), Action::Sell, "P6");
    fixture::refused(
        decide(&game, &auction, seats[0], &Action::Bid(7)),
        "P6: you are asked to sell or buy now",
    );
    game.players[seats[0]].ducats = 1;
    fixture::refused(
        decide(&game, &auction, seats[0], &Action::Buy),
        "D27: keeping it costs 5 ducats and you have 1 ducat; you may sell it to green",
    );
    auction.answers.clear();
    assert_eq!(default_action(&game, &auction), Action::Pass, "P5");
}

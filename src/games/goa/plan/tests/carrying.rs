//! What wishes come to, with limits, and steps for a shortage.

use super::super::{Slot, Wish};
use crate::engine::plan::Carry;
use crate::engine::{Order, Plannable, Seat};
use crate::games::goa::Decision;
use crate::games::goa::auction::Auction;
use crate::games::goa::cards::Effect;
use crate::games::goa::choices::trial_dice;
use crate::games::goa::fixture;
use crate::games::goa::state::{Goa, Lot, Phase, Settled};
use crate::games::goa::tiles::Tile;

/// Green has bid so much for the flag, which red sells; brown is asked.
fn auction(highest: u32, ducats: u32) -> (Goa, [Seat; 3]) {
    let (mut game, [red, green, brown]) = fixture::three();
    let mut auction = Auction::new(vec![
        Lot { seller: red, cell: None },
        Lot { seller: brown, cell: crate::games::goa::board::Cell::from_label("b1") },
    ]);
    auction.answers.push((green, highest));
    game.phase = Phase::Auction(auction);
    game.players[brown].ducats = ducats;
    (game, [red, green, brown])
}

fn wish(slot: Slot, text: &str) -> Wish {
    Goa::wish(Some(&slot), &Order::from_text(text).unwrap(), None).unwrap()
}

fn carried(game: &Goa, seat: Seat, slot: Slot, text: &str, budget: Option<u32>) -> String {
    let budget = budget.map(Wish::Budget);
    let beside: Vec<_> = budget.iter().map(|wish| (&Slot::Budget, wish)).collect();
    let wish = wish(slot, text);
    match game.carry(seat, &slot, &wish, &beside) {
        Carry::Idle => "idle".into(),
        Carry::Cannot(why) => {
            game.otherwise(seat, &wish).map_or(why.to_string(), |it| it.to_string())
        }
        Carry::Try(actions) => {
            actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
        }
    }
}

#[test]
fn bids_stay_within_their_limits() {
    for (highest, ducats, text, budget, comes_to) in [
        (2, 9, "up to 6", None, "bid 3"),
        (0, 9, "up to 6", None, "bid 1"),
        (6, 9, "up to 6", None, "pass"),
        (2, 2, "up to 6", None, "pass"),
        (2, 9, "up to 6 jump 5", None, "bid 5"),
        (5, 9, "up to 6 jump 5", None, "bid 6"),
        (2, 4, "up to 6 jump 5", None, "bid 4"),
        (2, 9, "up to 6", Some(2), "pass"),
        (2, 9, "up to 6", Some(5), "bid 3"),
        (2, 9, "4", None, "bid 4"),
        (2, 9, "4", Some(3), "the budget leaves 3 for this round"),
        (2, 9, "pass", None, "pass"),
        (2, 9, "sell", None, "idle"),
        (2, 9, "take clove", None, "idle"),
    ] {
        let (game, [.., brown]) = auction(highest, ducats);
        let read = carried(&game, brown, Slot::Lot(1), text, budget);
        assert_eq!(read, comes_to, "{text} above {highest} of {ducats}, budget {budget:?}");
    }
    // What was paid in this round counts.
    let (mut game, [.., brown]) = auction(2, 9);
    game.settled.push(Settled { seat: brown, price: 4, unasked: false });
    assert_eq!(carried(&game, brown, Slot::Lots, "up to 6", Some(6)), "pass");
    assert_eq!(carried(&game, brown, Slot::Lots, "up to 6", Some(7)), "bid 3");
}

#[test]
fn sellers_look_at_the_price() {
    let (mut game, [red, _, brown]) = auction(4, 9);
    let Phase::Auction(so_far) = &mut game.phase else { panic!() };
    so_far.answers.push((brown, 0));
    for (text, comes_to) in [
        ("buy if 3 or less", "buy"),
        ("buy if 2 or less", "keeping it costs 3, more than 2"),
        ("sell", "sell"),
        ("up to 5", "idle"),
    ] {
        assert_eq!(carried(&game, red, Slot::Lot(1), text, None), comes_to, "{text}");
    }
    let suits = |slot, text| game.suits(brown, &slot, &wish(slot, text));
    assert!(suits(Slot::Lot(1), "sell").is_err() && suits(Slot::Lot(1), "up to 4").is_ok());
    assert!(suits(Slot::Lot(2), "up to 4").is_err() && suits(Slot::Lot(2), "sell").is_ok());
    assert!(suits(Slot::Lot(3), "up to 4").is_err());
}

#[test]
fn a_tile_is_used_when_it_can_be() {
    let (mut game, [red, ..]) = fixture::three();
    game.phase = Phase::Actions(0);
    game.apply(&crate::games::goa::Event::Turn { seat: red, number: Some(1) });
    let slot = Slot::Use(Tile::Ship);
    assert_eq!(carried(&game, red, slot, "use red ship", None), "idle");
    game.players[red].tiles.push(fixture::ready(Tile::Ship));
    assert_eq!(carried(&game, red, slot, "use red ship", None), "use red ship");
    assert_eq!(game.present(red), [slot, Slot::Action(1)]);
    let bare = Goa::wish(None, &Order::from_text("use red ship").unwrap(), None).unwrap();
    assert_eq!(game.meant(red, &bare), Some(slot));
}

/// Red founds by this line, each card turned up brings one colonist, and is
/// then asked something.
fn founding(text: &str) -> (Goa, Seat) {
    let (mut game, [red, ..]) = fixture::three();
    game.phase = Phase::Actions(0);
    game.apply(&crate::games::goa::Event::Turn { seat: red, number: Some(1) });
    let useless = |effect| effect == Effect::SellSpices;
    let cards = game.deck.cards().to_vec();
    let player = &mut game.players[red];
    player.colonists = 5;
    player.hand.extend(cards.iter().copied().find(|card| useless(card.effect)));
    player.tiles.extend([Tile::Espionage, Tile::Colonist].map(fixture::ready));
    game.deck = cards.into_iter().filter(|card| card.colonists == 1).collect();
    acts(&mut game, red, text);
    (game, red)
}

fn acts(game: &mut Goa, seat: Seat, text: &str) {
    let action = game.read_answer(seat, &Order::from_text(text).unwrap()).unwrap();
    for event in game.judge(seat, &action, &mut trial_dice()).unwrap() {
        game.apply(&event);
    }
}

#[test]
fn a_colony_is_answered_by_what_stands_behind_it() {
    let line = Slot::Action(1);
    // The answers are Quilon's, and Calicut asks.
    let both = "use espionage green found calicut, found quilon, pay 5, decline, take clove";
    let (game, red) = founding(both);
    assert_eq!(game.asked(red).map(Decision::id), Some("P14"));
    assert_eq!(carried(&game, red, line, both, None), "idle", "D128");
    // What the line made goes on to be answered by it.
    let one = "found quilon, pay 3, take clove";
    let (mut game, red) = founding(one);
    assert_eq!(carried(&game, red, line, one, None), "idle", "4 are short");
    acts(&mut game, red, "pay");
    assert_eq!(carried(&game, red, line, one, None), "take clove", "P15");
    // Another colony than the line's is none of its business.
    let (mut game, red) = founding("found quilon");
    acts(&mut game, red, "decline, use espionage green found cochin");
    assert_eq!(game.asked(red).map(Decision::id), Some("P14"));
    let decline = "found quilon, pay 1, decline";
    assert_eq!(carried(&game, red, line, decline, None), "idle", "D128");
    // The limit of a help holds here, too.
    let help = "found quilon, use red colonist if short by 1";
    let (game, red) = founding(help);
    assert_eq!(carried(&game, red, line, help, None), "idle", "4 are short");
    let help = "found quilon, use red colonist if short by 4";
    assert_eq!(carried(&game, red, line, help, None), "use red colonist");
    // What Resupply asks is not answered with a colony's spices.
    let (mut game, red) = founding("found quilon, decline, hold");
    game.players[red].tiles.push(fixture::ready(Tile::Resupply));
    acts(&mut game, red, "use resupply");
    assert_eq!(game.asked(red).map(Decision::id), Some("P19"));
    let spices = "found quilon, decline, take clove, use resupply";
    assert_eq!(carried(&game, red, line, spices, None), "idle", "P19");
    let ships = "found quilon, take clove, use resupply, take ships";
    assert_eq!(carried(&game, red, line, ships, None), "take ships", "P19");
}

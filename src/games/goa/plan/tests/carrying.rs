//! What wishes come to, with limits, and steps for a shortage.

use super::super::{Slot, Wish};
use crate::engine::plan::Carry;
use crate::engine::{Order, Plannable, Seat};
use crate::games::goa::auction::Auction;
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
        Carry::Cannot(why) => game.otherwise(seat, &wish).map_or(why, |it| it.to_string()),
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

//! A house player decides by what its seat may know: whatever the others hide,
//! it does the same.

use super::super::decision::Asking;
use super::super::state::{Phase, Santiago};
use crate::engine::{
    Dice, Game, Match, Order, Seat, Seats, TableSeed, house_action, random_action,
};
use crate::games::santiago::Options;

/// The same position with everything changed that this seat may not know.
fn twin(game: &Santiago, seat: Seat, dice: &mut Dice) -> Santiago {
    let mut twin = game.clone();
    let mut amount = || u32::try_from(dice.below(30)).unwrap();
    for other in game.seats.iter().filter(|&other| other != seat) {
        if game.figures.hidden_money {
            twin.player_mut(other).unwrap().money = amount();
        }
        if let Phase::Asks(Asking::SealedBid(bids)) = &mut twin.phase
            && bids.of(other).is_some()
        {
            bids.seal(other, amount());
        }
    }
    twin
}

/// Plays a game, now by the house and now at random, and says at how many
/// questions the twin was another position.
fn play(money: &str, players: usize, number: u32) -> usize {
    let pairs = [("money".to_owned(), money.to_owned())];
    let options = Options::parse(&pairs).unwrap();
    let seed = TableSeed::new(format!("twins {money} {players} {number}"));
    let mut dice = TableSeed::new("twins").dice(number);
    let seats = Seats::new(players).unwrap();
    let (mut table, _) = Match::<Santiago>::deal(&options, seats, &seed).unwrap();
    let mut differed = 0;
    loop {
        let awaiting = table.awaiting();
        let Some(awaited) = dice.pick(&awaiting).copied() else { return differed };
        // Whoever has sealed a bid may still change it (D93).
        for seat in seats.iter().filter(|&seat| table.game().question(seat).is_some()) {
            let own = || seed.house_dice(table.position(), seat);
            let action = house_action(table.game(), seat, &mut own()).unwrap();
            let twin = twin(table.game(), seat, &mut dice);
            differed += usize::from(&twin != table.game());
            let there = house_action(&twin, seat, &mut own()).unwrap();
            assert_eq!(action, there, "{money}, {seat} at {}: S7, S57", awaited.decision);
        }
        let (game, seat) = (table.game(), awaited.seat);
        let chosen = if dice.below(2) == 0 {
            random_action(game, seat, &mut dice).unwrap()
        } else {
            house_action(game, seat, &mut seed.house_dice(table.position(), seat)).unwrap()
        };
        let order = Order::from_text(&chosen.to_string()).unwrap();
        table.play(seat, &order, &seed).unwrap();
    }
}

#[test]
fn what_others_hide_has_no_part_in_it() {
    for number in 0..6 {
        for players in 2..=5 {
            let differed = play("hidden", players, number);
            assert!(differed > 50, "only {differed} positions had anything to hide");
        }
        // Open money hides nothing but sealed bids.
        assert!(play("open", 2, number) > 2);
        play("open", 4, number);
    }
}

//! House players at every question of games in which anything happens.

use super::table::options;
use monsoon::engine::{Game, Match, Order, Seats, TableSeed, house_action, random_action};
use monsoon::games::santiago::{Decision, Santiago};
use std::collections::BTreeSet;

/// At each question the house gives an order that reads back the same and that
/// the rules accept, and gives it again when asked again. Says which questions
/// came up.
fn check(pairs: &[(&str, &str)], players: usize, number: u32) -> BTreeSet<&'static str> {
    let seed = TableSeed::new(format!("house {players} {number} {pairs:?}"));
    let mut dice = TableSeed::new("house").dice(number);
    let seats = Seats::new(players).unwrap();
    let (mut table, _) = Match::<Santiago>::deal(&options(pairs), seats, &seed).unwrap();
    let mut questions = BTreeSet::new();
    loop {
        let awaiting = table.awaiting();
        let Some(awaited) = dice.pick(&awaiting).copied() else { return questions };
        questions.insert(awaited.decision);
        let (game, position) = (table.game(), table.position());
        for seat in seats.iter() {
            let house = || house_action(game, seat, &mut seed.house_dice(position, seat));
            let Some(action) = house() else {
                assert_eq!(game.question(seat), None);
                continue;
            };
            assert_eq!(house(), Some(action), "the same position, the same order");
            let text = action.to_string();
            let order = Order::from_text(&text).unwrap();
            assert_eq!(game.read(seat, &order), Ok(action), "{text}");
            let judged = game.decide(seat, &action, &mut seed.dice(position));
            assert!(judged.is_ok(), "{text}: {judged:?}");
        }
        let seat = awaited.seat;
        let chosen = if dice.below(2) == 0 {
            random_action(game, seat, &mut dice).unwrap()
        } else {
            house_action(game, seat, &mut seed.house_dice(position, seat)).unwrap()
        };
        let order = Order::from_text(&chosen.to_string()).unwrap();
        table.play(seat, &order, &seed).unwrap();
    }
}

#[test]
fn the_house_has_an_order_at_every_question() {
    let mut questions = BTreeSet::new();
    for players in 2..=5 {
        for money in ["open", "hidden"] {
            for (number, spring) in ["centre", "middle", "edge"].into_iter().enumerate() {
                let pairs = [
                    ("money", money),
                    ("spring", spring),
                    ("two-player-builder-extra", ["yes", "no"][number % 2]),
                ];
                questions.extend(check(&pairs, players, u32::try_from(number).unwrap()));
            }
        }
    }
    assert_eq!(questions, Decision::all().map(Decision::id).collect());
}

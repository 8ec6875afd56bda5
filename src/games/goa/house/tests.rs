//! A house player decides by what its seat may know: whatever the others hide,
//! it does the same.

use super::super::cards::{Card, Pile};
use super::super::state::Goa;
use super::super::tiles::{Letter, Tile};
use crate::engine::{Dice, Match, Order, Seat, Seats, TableSeed, house_action, random_action};
use crate::games::Overrides;
use crate::games::goa::Options;

/// The same position with everything changed that this seat may not know.
fn twin(game: &Goa, seat: Seat, dice: &mut Dice) -> Goa {
    let mut twin = game.clone();
    let mut unseen: Vec<Card> = game.deck.cards().to_vec();
    let others = || game.seats.iter().filter(|&other| other != seat);
    for other in others() {
        twin.players[other].ducats = u32::try_from(dice.below(30)).unwrap();
        unseen.append(&mut twin.players[other].hand);
    }
    dice.shuffle(&mut unseen);
    for other in others() {
        let rest = unseen.split_off(game.player(other).hand.len());
        twin.players[other].hand = unseen;
        unseen = rest;
    }
    twin.deck = unseen.into_iter().collect::<Pile>();
    if !game.figures.left_out.shown {
        let tiles: Vec<Tile> = game.figures.tiles(Letter::B).to_vec();
        for tile in &mut twin.left_out {
            *tile = *dice.pick(&tiles).unwrap();
        }
    }
    twin
}

/// Plays a game, now by the house and now at random, and says at how many
/// questions the twin was another position.
fn play(edition: &str, variant: &str, players: usize, number: u32) -> usize {
    let pairs: Vec<(String, String)> = match variant {
        "" => Vec::new(),
        _ => vec![("variant".to_owned(), variant.to_owned())],
    };
    let options = Options::parse(edition, &pairs, &Overrides::default()).unwrap();
    let seed = TableSeed::new(format!("twins {edition} {variant} {players} {number}"));
    let mut dice = TableSeed::new("twins").dice(number);
    let seats = Seats::new(players).unwrap();
    let (mut table, _) = Match::<Goa>::deal(&options, seats, &seed).unwrap();
    let mut differed = 0;
    while let Some(awaited) = table.awaiting().first().copied() {
        let (game, seat) = (table.game(), awaited.seat);
        let own = || seed.house_dice(table.position(), seat);
        let action = house_action(game, seat, &mut own()).unwrap();
        let twin = twin(game, seat, &mut dice);
        differed += usize::from(&twin != game);
        let there = house_action(&twin, seat, &mut own()).unwrap();
        assert_eq!(action, there, "{edition}, {seat} at {}: G14, D6, D12", awaited.decision);
        let any = random_action(game, seat, &mut dice).unwrap();
        let chosen = if dice.below(2) == 0 { any } else { action };
        let order = Order::from_text(&chosen.to_string()).unwrap();
        table.play(seat, &order, &seed).unwrap();
    }
    differed
}

#[test]
fn what_others_hide_has_no_part_in_it() {
    let mut differed = 0;
    for (players, number) in (2..=4).zip(0..) {
        differed += play("goa-2012", "quick-start,bonanza", players, number);
        differed += play("goa-2012", "", players, number);
        differed += play("goa-2004", "", players, number);
    }
    assert!(differed > 700, "only {differed} positions had anything to hide");
}

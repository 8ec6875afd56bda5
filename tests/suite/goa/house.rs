//! House players at every question, in games where anything happens.

use super::mind;
use super::setting::{Setting, Table};
use monsoon::engine::{Game, Order, TableSeed, Viewer, house_action, random_action};
use std::collections::BTreeSet;

/// At each question the house gives an order that reads back the same and that
/// the rules accept, and gives it again when asked again. Says which questions
/// came up.
fn check(setting: Setting, number: usize) -> BTreeSet<&'static str> {
    let mut dice = TableSeed::new("house").dice(u32::try_from(number).unwrap());
    let seed = setting.seed(number);
    let mut table: Table = setting.deal(setting.seed(number));
    let mut questions = BTreeSet::new();
    while let Some(awaited) = table.awaited() {
        let (game, seat) = (&table.game, awaited.seat);
        questions.insert(awaited.decision);
        let position = u32::try_from(table.journal.len()).unwrap();
        let action = house_action(game, seat, &mut seed.house_dice(position, seat)).unwrap();
        let again = house_action(game, seat, &mut seed.house_dice(position, seat)).unwrap();
        assert_eq!(action, again, "the same position, the same order");
        let text = action.to_string();
        let order = Order::from_text(&text).unwrap();
        assert_eq!(game.read(seat, &order).as_ref(), Ok(&action), "{text}");
        let judged = game.decide(seat, &action, &mut seed.dice(position));
        assert!(judged.is_ok(), "{text}: {judged:?}");
        for other in game.seats().iter().filter(|&other| other != seat) {
            assert_eq!(house_action(game, other, &mut seed.house_dice(position, other)), None);
        }
        // Orders of all sorts lead to the next question.
        let view = game.view(Viewer::Moderator);
        let chosen = match dice.below(4) {
            0 => action,
            1 => random_action(game, seat, &mut dice).unwrap(),
            _ => mind::action(game, &view, awaited, false, &mut dice).unwrap_or(action),
        };
        table.play(seat, &chosen);
    }
    questions
}

#[test]
fn the_house_has_an_order_at_every_question() {
    let mut questions = BTreeSet::new();
    for players in 2..=4 {
        for (edition, variants) in [
            ("goa-2012", ""),
            ("goa-2012", "quick-start"),
            ("goa-2012", "bonanza"),
            ("goa-2012", "quick-start,bonanza"),
            ("goa-2004", ""),
        ] {
            questions.extend(check(Setting { edition, variants, players }, players));
        }
    }
    let all = ["P1", "P14", "P15", "P16", "P19", "P2", "P24", "P3", "P4", "P5", "P6", "P7", "P8"];
    assert_eq!(questions.into_iter().collect::<Vec<_>>(), all);
}

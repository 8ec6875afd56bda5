//! P17: expedition cards are played (G59 to G74).

use super::action::{CardName, Play};
use super::agenda::Attempt;
use super::cards::{Card, Effect};
use super::event::{Amounts, Event, Why};
use super::state::{Goa, Turn};
use super::tiles::Column;
use super::violation::{OneOf, Violation};
use super::{draw, progress, spices};
use crate::engine::Seat;

/// What the cards bring (G65 to G69).
const SHIPS: u32 = 2;
const COLONISTS: u32 = 2;
const DUCATS: u32 = 5;
const SPICES: u8 = 2;
/// The most spices sold, and ducats for each (G69).
const SALE: (usize, u32) = (4, 3);

/// Plays a card. One that changes an action only comes to lie beside it here
/// (G62); the action asks for it.
pub(super) fn decide(
    game: &Goa,
    turn: &Turn,
    attempt: Option<&Attempt>,
    play: &Play,
) -> Result<Vec<Event>, Violation> {
    let seat = turn.seat;
    let name = CardName { effect: Some(play.effect), symbol: play.symbol };
    let card = draw::one_named(&game.player(seat).hand, name)?;
    if turn.card_played {
        return Err(Violation::OneCard); // G60, D64
    }
    let mut events = vec![Event::Played { seat, card }];
    events.extend(effect(game, seat, attempt, play)?);
    Ok(events)
}

/// What a card does by itself, in any own action and window (G61). A play without any effect is refused (D66).
fn effect(
    game: &Goa,
    seat: Seat,
    attempt: Option<&Attempt>,
    play: &Play,
) -> Result<Option<Event>, Violation> {
    let why = Why::Card(play.effect);
    let player = game.player(seat);
    let goods = |gain, pay| Ok(Some(Event::Goods { seat, why, gain, pay }));
    match play.effect {
        Effect::TwoShips => {
            goods(Amounts { ships: SHIPS, ..Amounts::default() }, Amounts::default())
        }
        Effect::TwoColonists => {
            goods(Amounts { colonists: COLONISTS, ..Amounts::default() }, Amounts::default())
        }
        Effect::FiveDucats => {
            goods(Amounts { ducats: DUCATS, ..Amounts::default() }, Amounts::default())
        }
        Effect::TwoSpices => {
            let placed = if play.spices.is_empty() {
                spices::fill(player, usize::from(SPICES))
            } else {
                spices::place(player, &play.spices)?
            };
            if placed.is_empty() {
                return Err(Violation::NoRoomAtAll);
            }
            if placed.len() > usize::from(SPICES) {
                return Err(Violation::TooManySpices { named: placed.len(), most: SPICES });
            }
            goods(Amounts { spices: placed, ..Amounts::default() }, Amounts::default())
        }
        Effect::SellSpices => {
            // D68: one to four, any mix; without names as many as possible.
            let count = if play.spices.is_empty() { SALE.0 } else { 0 };
            let given = spices::give(player, count, &play.spices)?;
            if given.is_empty() {
                return Err(Violation::NothingToSell);
            }
            if given.len() > SALE.0 {
                return Err(Violation::SellsTooMany { named: given.len() });
            }
            let ducats = u32::try_from(given.len()).unwrap_or(0) * SALE.1;
            let gain = Amounts { ducats, ..Amounts::default() };
            goods(gain, Amounts { spices: given, ..Amounts::default() })
        }
        Effect::ThirdCard if attempt.is_some_and(|it| it.succeeded || it.short(game) == 0) => {
            Err(Violation::ThirdCardForNothing)
        }
        // What these do is done with the step they change or buy.
        Effect::BuyProgress
        | Effect::MixedGoods
        | Effect::ThirdCard
        | Effect::ShipsOnly
        | Effect::SpicesOnly => Ok(None),
    }
}

/// G70: a step for ducats, no Progress (D67).
pub(super) fn buy_progress(
    game: &Goa,
    seat: Seat,
    column: Option<Column>,
) -> Result<Vec<Event>, Violation> {
    let player = game.player(seat);
    let price = |column: Column| game.figures.price_of_step(player.row(column)).map(u32::from);
    let can = |&column: &Column| price(column).is_some_and(|price| price <= player.ducats);
    let payable: Vec<Column> = Column::ALL.into_iter().filter(can).collect();
    let column = match (column, payable.as_slice()) {
        (_, []) => return Err(Violation::NoStepForDucats { ducats: player.ducats }),
        (Some(column), _) => column,
        (None, &[only]) => only,
        (None, _) => return Err(Violation::WhichColumn { columns: OneOf(payable) }),
    };
    let Some(ducats) = price(column) else { return Err(Violation::LastRow { column }) };
    if ducats > player.ducats {
        return Err(Violation::StepForDucatsTooDear {
            column,
            price: ducats,
            ducats: player.ducats,
            columns: OneOf(payable),
        });
    }
    let why = Why::Card(Effect::BuyProgress);
    let pay = Amounts { ducats, ..Amounts::default() };
    Ok(vec![
        Event::Goods { seat, why, gain: Amounts::default(), pay },
        progress::step(game, seat, column, why),
    ])
}

/// Cards of a hand that may be played now, each effect once. `with` are the
/// actions still to come that a card may change.
pub(super) fn playable(game: &Goa, turn: &Turn, attempt: Option<&Attempt>) -> Vec<Card> {
    if turn.card_played {
        return Vec::new();
    }
    let player = game.player(turn.seat);
    let mut cards: Vec<Card> = player
        .hand
        .iter()
        .copied()
        .filter(|card| {
            let play = Play {
                effect: card.effect,
                symbol: Some(card.symbol),
                spices: Vec::new(),
                column: None,
            };
            match card.effect {
                Effect::BuyProgress => !matches!(
                    buy_progress(game, turn.seat, None),
                    Err(Violation::NoStepForDucats { .. })
                ),
                Effect::ThirdCard if attempt.is_some() => {
                    effect(game, turn.seat, attempt, &play).is_ok()
                }
                Effect::MixedGoods | Effect::ThirdCard | Effect::ShipsOnly | Effect::SpicesOnly => {
                    !turn.done
                }
                Effect::TwoShips
                | Effect::TwoColonists
                | Effect::FiveDucats
                | Effect::TwoSpices
                | Effect::SellSpices => effect(game, turn.seat, attempt, &play).is_ok(),
            }
        })
        .collect();
    cards.sort_unstable();
    cards.dedup_by_key(|card| (card.effect, card.symbol));
    cards
}

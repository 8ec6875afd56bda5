//! Cards come from the deck: one at random each time, since no order of it
//! exists before (D12).

use super::acquire::GAINED;
use super::action::CardName;
use super::cards::Card;
use super::data::LimitBinds;
use super::decision::{Answer, Description, Form, Part};
use super::event::{Event, Why};
use super::plan::Address;
use super::state::{Goa, Player};
use super::violation::{OneOf, Violation};
use super::vocabulary::Verb;
use crate::engine::{Dice, Seat};

/// P7: room for cards that are due (D121).
pub(super) const ROOM: Description = Description {
    id: "P7",
    asks: "discard cards to make room, or keep the hand and forgo the new ones",
    answers: &[
        Answer::Order("room-discard", Form::of(Verb::Discard, &[Part::Card])),
        Answer::Order("room-keep", Form::of(Verb::Keep, &[])),
        Answer::Order("room-play", Form::of(Verb::Play, &[Part::Card])),
    ],
    also: GAINED,
    no: None,
    address: Address::Lot,
};

/// So many cards of the deck, or as many as it has.
fn some_cards(game: &Goa, count: u8, dice: &mut Dice) -> Vec<Card> {
    let mut deck = game.deck.clone();
    let mut cards = Vec::new();
    for _ in 0..count {
        let Some(&card) = dice.pick(deck.cards()) else { break };
        deck.remove(card);
        cards.push(card);
    }
    cards
}

/// G64, D71: a card is needed, the deck is empty, and there are discards.
/// Cards in hands, in play and just turned up are none.
fn must_reshuffle(game: &Goa) -> bool {
    game.deck.is_empty() && !game.discards.is_empty()
}

/// Cards are due to a hand (G47, G58). Fewer at a time if the deck ends in
/// between; none if there are none at all, which ends the matter (D46, D71).
pub(super) fn automatic(game: &Goa, seat: Seat, due: u8, why: Why, dice: &mut Dice) -> Event {
    let surplus = surplus(game, seat, due);
    if surplus > 0 {
        return Event::Forgone { seat, cards: surplus, why }; // D54
    }
    if must_reshuffle(game) {
        return Event::Reshuffled;
    }
    Event::Drew { seat, cards: some_cards(game, due, dice), due, why }
}

/// Cards are to be turned up (G50, G93). A card that is missing counts 0 (D61).
pub(super) fn reveal(game: &Goa, seat: Seat, due: u8, why: Why, dice: &mut Dice) -> Event {
    if must_reshuffle(game) {
        return Event::Reshuffled;
    }
    Event::Revealed { seat, cards: some_cards(game, due, dice), why }
}

/// Cards more than the hand has room for, where the limit always binds (G46,
/// D54). An Expedition has made room before it draws (D51).
pub(super) fn surplus(game: &Goa, seat: Seat, due: u8) -> u8 {
    let hand = game.player(seat).hand.len();
    let over = (hand + usize::from(due)).saturating_sub(game.hand_limit(seat));
    match game.figures.limit_binds {
        LimitBinds::Always => u8::try_from(over).unwrap_or(u8::MAX).min(due),
        LimitBinds::Expedition => 0, // G45, D53
    }
}

/// P7, D121: there is no room, and something to discard. How many cards a hand
/// holds is public, so asking tells nothing (D116).
pub(super) fn room_asked(game: &Goa, seat: Seat, due: u8) -> bool {
    surplus(game, seat, due) > 0 && !game.player(seat).hand.is_empty()
}

/// The cards of a hand that a player names, each once.
pub(super) fn named(player: &Player, names: &[CardName]) -> Result<Vec<Card>, Violation> {
    let mut hand = player.hand.clone();
    let mut cards = Vec::new();
    for name in names {
        let card = one_named(&hand, *name)?;
        if let Some(at) = hand.iter().position(|&own| own == card) {
            hand.remove(at);
        }
        cards.push(card);
    }
    Ok(cards)
}

/// The one card of a hand that fits a name. Where several do and they differ
/// in what matters, the name has to say more.
pub(super) fn one_named(hand: &[Card], name: CardName) -> Result<Card, Violation> {
    let fits = |card: &&Card| {
        name.effect.is_none_or(|effect| effect == card.effect)
            && name.symbol.is_none_or(|symbol| symbol == card.symbol)
    };
    let mut fitting: Vec<Card> = hand.iter().filter(fits).copied().collect();
    fitting.sort_unstable();
    fitting.dedup_by_key(|card| (card.effect, card.symbol));
    match fitting.as_slice() {
        &[card] => Ok(card),
        [] if hand.is_empty() => Err(Violation::EmptyHand),
        [] => Err(Violation::NoCard { card: name.to_string(), hand: OneOf(hand.to_vec()) }),
        _ => Err(Violation::WhichCard { card: name.to_string(), cards: OneOf(fitting) }),
    }
}

/// P25: cards are discarded without effect (G63, D69), in own windows only:
/// elsewhere a reshuffle could hang on it (D127).
pub(super) fn discard(game: &Goa, seat: Seat, names: &[CardName]) -> Result<Vec<Event>, Violation> {
    let cards = named(game.player(seat), names)?;
    Ok(vec![Event::Discarded { seat, cards }])
}

/// P7, D121: cards are discarded to make room; what still does not fit is
/// forgone.
pub(super) fn make_room(
    game: &Goa,
    seat: Seat,
    due: u8,
    why: Why,
    names: &[CardName],
) -> Result<Vec<Event>, Violation> {
    let most = surplus(game, seat, due);
    let cards = named(game.player(seat), names)?;
    let rest = usize::from(most).checked_sub(cards.len());
    let rest = rest.ok_or(Violation::TooManyDiscards { most })?;
    let mut events = vec![Event::Discarded { seat, cards }];
    if rest > 0 {
        let cards = u8::try_from(rest).unwrap_or(u8::MAX);
        events.push(Event::Forgone { seat, cards, why });
    }
    Ok(events)
}

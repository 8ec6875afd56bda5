//! P19: Resupply (G93, D87).

use super::action::Take;
use super::cards::Card;
use super::decision::{Answer, Decision, Description, Form, Part};
use super::event::{Amounts, Event, Why};
use super::plan::Address;
use super::state::Goa;
use super::tiles::{Column, Tile};
use super::violation::Violation;
use super::vocabulary::{Meaning, Thing, Verb};
use super::{draw, spices};
use crate::engine::{Dice, Seat};

pub(super) const DECISION: Description = Description {
    id: "P19",
    asks: "take ships, colonists or spices",
    answers: &[
        Answer::Order("take-ships", TAKE_SHIPS),
        Answer::Order("take-colonists", TAKE_COLONISTS),
        Answer::Order("take-any", TAKE_SPICES),
        Answer::Unlisted(Form::of(Verb::Take, &[Part::Spice, Part::Spice])),
    ],
    also: &[Verb::Tile],
    no: None,
    address: Address::Action,
};

pub(super) const TAKE_SHIPS: Form =
    Form::of(Verb::Take, &[Part::Word(Meaning::Column(Column::Ships))]);
pub(super) const TAKE_COLONISTS: Form =
    Form::of(Verb::Take, &[Part::Word(Meaning::Thing(Thing::Colonists))]);
/// The rules choose which.
pub(super) const TAKE_SPICES: Form =
    Form::of(Verb::Take, &[Part::Word(Meaning::Thing(Thing::Spices))]);

const WHY: Why = Why::Tile(Tile::Resupply);

/// The colonists turned up are what may be taken.
pub(super) fn count(cards: &[Card]) -> u8 {
    cards.iter().map(|card| card.colonists).fold(0, u8::saturating_add)
}

/// Cards are turned up first; only then a sort is chosen. Nothing turned up is
/// nothing to choose.
pub(super) fn automatic(game: &Goa, seat: Seat, due: u8, dice: &mut Dice) -> Event {
    if due > 0 {
        return draw::reveal(game, seat, due, WHY, dice);
    }
    Event::Goods { seat, why: WHY, gain: Amounts::default(), pay: Amounts::default() }
}

/// Takes as many of the sort chosen; spices as far as there is room, which may
/// be fewer than another sort (D87).
pub(super) fn decide(
    game: &Goa,
    seat: Seat,
    cards: &[Card],
    take: &Take,
) -> Result<Vec<Event>, Violation> {
    let count = count(cards);
    let gain = match take {
        Take::Ships => Amounts { ships: u32::from(count), ..Amounts::default() },
        Take::Colonists => Amounts { colonists: u32::from(count), ..Amounts::default() },
        Take::Spices { tile: None, spices } if spices.is_empty() => {
            let spices = spices::fill(game.player(seat), usize::from(count));
            Amounts { spices, ..Amounts::default() }
        }
        Take::Spices { tile: None, spices } => {
            let placed = spices::place(game.player(seat), spices)?;
            if placed.len() > usize::from(count) {
                return Err(Violation::TooManySpices { named: placed.len(), most: count });
            }
            Amounts { spices: placed, ..Amounts::default() }
        }
        Take::Spices { tile: Some(_), .. } | Take::Tile(_) => {
            return Err(Violation::OtherQuestion(Decision::Resupply));
        }
    };
    Ok(vec![Event::Goods { seat, why: WHY, gain, pay: Amounts::default() }])
}

//! What comes up on the way: tiles to be acquired, cards to be drawn, a colony
//! to be founded. The agenda is a stack; its last task comes first. A task
//! without a choice is done by itself, one with a choice asks its seat.

use super::acquire::Works;
use super::board::Cell;
use super::cards::Card;
use super::decision::{Decision, Gain};
use super::event::{Amounts, Event, Why};
use super::state::Goa;
use super::tiles::{Colony, Tile};
use super::{acquire, colony, draw, resupply};
use crate::engine::{Dice, Seat};

/// Something that has to happen before the game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Task {
    /// A tile is gained and works (G31, D84, D85).
    Acquire { seat: Seat, tile: Tile },
    /// The Bonanza tile under a corner is due (G118).
    Claim { seat: Seat, corner: Cell },
    /// Spices may be chosen, so many at most.
    Spices { seat: Seat, most: u8, why: Why },
    /// Cards are to be drawn (G40, G83, G84, G118).
    Draw { seat: Seat, cards: u8, why: Why },
    /// Something is due (G41).
    Gain { seat: Seat, gain: Amounts, why: Why },
    /// Resupply: cards to be turned up, then a sort to be chosen (G93, P19).
    Resupply { seat: Seat, due: u8, cards: Vec<Card> },
    /// A card played is to go to the discards once it has done its work (D118).
    CardDone { seat: Seat, card: Card },
    /// A colony is being founded (G48 to G56).
    Attempt(Attempt),
}

/// An attempt to found a colony.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Attempt {
    pub(super) seat: Seat,
    pub(super) colony: Colony,
    /// Colonists that join by themselves, fixed at the start (D117).
    pub(super) board: u8,
    /// Cards still to be turned up.
    pub(super) due: u8,
    /// The cards turned up; they go to the discards at the end (D61).
    pub(super) cards: Vec<Card>,
    /// Cards played from the hand meanwhile; they go there with them (D118).
    pub(super) played: Vec<Card>,
    /// There are colonists enough; only tile and spices are to be chosen.
    pub(super) succeeded: bool,
}

impl Attempt {
    /// Colonists together so far (G49, G50).
    pub(super) fn total(&self) -> u32 {
        u32::from(self.board) + self.cards.iter().map(|card| u32::from(card.colonists)).sum::<u32>()
    }

    /// Colonists still missing.
    pub(super) fn short(&self, game: &Goa) -> u32 {
        u32::from(game.figures.needed(self.colony)).saturating_sub(self.total())
    }
}

impl Task {
    /// The attempt, if it is one.
    pub(super) fn attempt(&self) -> Option<&Attempt> {
        if let Task::Attempt(attempt) = self { Some(attempt) } else { None }
    }
}

/// Who is asked by the first task, and for which decision.
pub(super) fn asks(game: &Goa) -> Option<(Seat, Decision)> {
    match game.agenda.last()? {
        Task::Acquire { seat, tile } => {
            acquire::choice(game, *seat, *tile).map(|choice| (*seat, choice.decision()))
        }
        Task::Spices { seat, most, .. } => {
            let decision = Decision::Gain(Gain::Spices);
            acquire::spices_open(game, *seat, *most).then_some((*seat, decision))
        }
        Task::Draw { seat, cards, .. } => {
            let decision = Decision::Gain(Gain::Room);
            draw::room_asked(game, *seat, *cards).then_some((*seat, decision))
        }
        Task::Resupply { seat, due: 0, cards } => {
            (resupply::count(cards) > 0).then_some((*seat, Decision::Resupply))
        }
        Task::Attempt(attempt) => colony::asks(game, attempt),
        Task::Claim { .. } | Task::Gain { .. } | Task::Resupply { .. } | Task::CardDone { .. } => {
            None
        }
    }
}

/// What the first task does by itself; `None` if it asks, or there is none.
pub(super) fn automatic(game: &Goa, dice: &mut Dice) -> Option<Event> {
    if asks(game).is_some() {
        return None;
    }
    match game.agenda.last()? {
        Task::Acquire { seat, tile } => match acquire::works(game, *seat, *tile) {
            Works::ByItself(event) => Some(event),
            Works::Asks(_) => None,
        },
        Task::Claim { seat, corner } => Some(acquire::claim(game, *seat, *corner, dice)),
        Task::Spices { seat, most, why } => Some(acquire::spices(game, *seat, *most, *why)),
        Task::Draw { seat, cards, why } => Some(draw::automatic(game, *seat, *cards, *why, dice)),
        Task::Gain { seat, gain, why } => {
            // D11: extra actions only as far as the stock lasts.
            let extras = gain.extras.min(u32::from(game.extras));
            let gain = Amounts { extras, ..gain.clone() };
            Some(Event::Goods { seat: *seat, why: *why, gain, pay: Amounts::default() })
        }
        Task::Resupply { seat, due, .. } => Some(resupply::automatic(game, *seat, *due, dice)),
        Task::CardDone { seat, card } => Some(Event::CardDone { seat: *seat, card: *card }),
        Task::Attempt(attempt) => colony::automatic(game, attempt, dice),
    }
}

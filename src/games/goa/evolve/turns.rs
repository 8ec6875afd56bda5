//! Own actions: where in them we are.

use super::super::action::Step;
use super::super::agenda::Task;
use super::super::cards::Card;
use super::super::event::{ActionKind, Amounts, Why};
use super::super::extras::Extras;
use super::super::state::{ACTIONS, Goa, Phase, Readiness, Turn};
use super::super::tiles::Column;
use crate::engine::Seat;

impl Goa {
    pub(super) fn begin_turn(&mut self, seat: Seat, number: Option<u8>) {
        if number.is_none() {
            let player = &mut self.players[seat];
            player.extras = player.extras.saturating_sub(1);
            self.extras += 1; // D124
            if let Phase::Extras(extras) = &mut self.phase {
                extras.played.push(seat);
            }
        }
        for own in &mut self.players[seat].tiles {
            if own.state == Readiness::NextAction {
                own.state = Readiness::Ready; // D84
            }
        }
        self.turn = Some(Turn {
            seat,
            number,
            done: false,
            card_played: false,
            modifier: None,
            harvest_left: 0,
            new_card: false,
            hold: false,
            closed: false,
            queue: Vec::new(),
        });
    }

    pub(super) fn line_over(&mut self, rest: &[Step], hold: bool, closed: bool) {
        if let Some(turn) = &mut self.turn {
            turn.queue = rest.to_vec();
            turn.hold |= hold;
            turn.closed |= closed;
            if rest.is_empty() {
                turn.harvest_left = 0; // D37: in the same line only
            }
        }
    }

    /// The rest of a line is dropped; its owner may write once more what they
    /// make of it, unless they are asked something anyway.
    pub(super) fn stopped(&mut self) {
        let asked = !self.agenda.is_empty();
        if let Some(turn) = &mut self.turn {
            turn.queue.clear();
            turn.hold |= turn.done && !asked;
        }
    }

    pub(super) fn did(&mut self, seat: Seat, deed: ActionKind, spied: Option<Seat>, left: u8) {
        if spied.is_none()
            && let Some(turn) = &mut self.turn
        {
            turn.done = true;
            turn.harvest_left = if deed == ActionKind::Harvest { left } else { 0 };
        }
        // A colony's card stays with it until the attempt ends, and so does any
        // other played meanwhile (D118).
        if deed != ActionKind::Found
            && let Some(card) = self.modifier_of(deed)
        {
            match self.attempt_mut() {
                Some(attempt) => attempt.played.push(card),
                None => self.agenda.push(Task::CardDone { seat, card }),
            }
        }
        if deed == ActionKind::Expedition && left > 0 {
            self.agenda.push(Task::Draw { seat, cards: left, why: Why::Deed(deed) });
        }
    }

    /// The card played ahead that changes this action (G62); one meant for
    /// another goes on waiting.
    pub(super) fn modifier_of(&mut self, deed: ActionKind) -> Option<Card> {
        self.turn.as_mut()?.modifier.take_if(|card| card.effect.changes(deed))
    }

    pub(super) fn end_turn(&mut self, seat: Seat) {
        // A card whose action was not carried out after all.
        if let Some(card) = self.turn.take().and_then(|turn| turn.modifier) {
            self.discards.add(card);
        }
        match &mut self.phase {
            Phase::Actions(over) => {
                *over += 1;
                if usize::from(*over) == usize::from(ACTIONS) * self.seats.count() {
                    self.phase = Phase::Extras(Extras::new(self.flag));
                }
            }
            // D92: who has gained one meanwhile goes on in the loop.
            Phase::Extras(extras) => extras.now = self.seats.left_of(seat),
            Phase::Deal(_)
            | Phase::QuickStart(_)
            | Phase::RoundStart
            | Phase::Markers(_)
            | Phase::Auction(_)
            | Phase::Finished(_) => {}
        }
    }

    /// D131: the game ends in the middle of something. Cards at work go to the
    /// discards, tiles on their way to the used piles.
    pub(super) fn put_down(&mut self) {
        let modifier = self.turn.take().and_then(|turn| turn.modifier);
        let mut cards: Vec<Card> = modifier.into_iter().collect();
        for task in std::mem::take(&mut self.agenda) {
            match task {
                Task::Acquire { tile, .. } => self.used.push(tile),
                Task::CardDone { card, .. } => cards.push(card),
                Task::Resupply { cards: turned, .. } => cards.extend(turned),
                Task::Attempt(attempt) => {
                    cards.extend(attempt.cards.into_iter().chain(attempt.played));
                }
                Task::Claim { .. }
                | Task::Spices { .. }
                | Task::Draw { .. }
                | Task::Gain { .. } => {}
            }
        }
        for card in cards {
            self.discards.add(card);
        }
        self.flag_at = None;
    }

    pub(super) fn pass_extra(&mut self, seat: Seat) {
        if let Phase::Extras(extras) = &mut self.phase {
            extras.passed.push(seat);
            extras.now = self.seats.left_of(seat);
        }
    }

    pub(super) fn moved(&mut self, seat: Seat, column: Column, row: u8, first: bool, all: bool) {
        self.players[seat].rows[column.index()] = row;
        // D13: the card comes first, so it lies on top.
        if all {
            let gain = Amounts { extras: 1, ..Amounts::default() };
            self.agenda.push(Task::Gain { seat, gain, why: Why::AllInRow(row) });
        }
        if first {
            self.agenda.push(Task::Draw { seat, cards: 1, why: Why::First(column, row) });
        }
    }
}

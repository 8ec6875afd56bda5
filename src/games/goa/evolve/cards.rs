//! Cards and colonies.

use super::super::agenda::{Attempt, Task};
use super::super::cards::{Card, Effect};
use super::super::colony;
use super::super::event::ActionKind;
use super::super::state::Goa;
use super::super::tiles::{Colony, ColonyTile, Spice};
use super::spend;
use crate::engine::Seat;

impl Goa {
    pub(super) fn less_to_draw(&mut self, fewer: usize) {
        if let Some(Task::Draw { cards, .. }) = self.agenda.last_mut() {
            *cards = cards.saturating_sub(u8::try_from(fewer).unwrap_or(u8::MAX));
            if *cards == 0 {
                self.agenda.pop();
            }
        }
    }

    pub(super) fn reshuffled(&mut self) {
        for card in self.discards.take_all() {
            self.deck.add(card);
        }
    }

    pub(super) fn drew(&mut self, seat: Seat, cards: &[Card]) {
        for &card in cards {
            self.deck.remove(card);
            self.players[seat].hand.push(card);
        }
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.new_card |= !cards.is_empty(); // D38
        }
        // None came: there are none, and the matter is over (D71).
        self.less_to_draw(if cards.is_empty() { usize::from(u8::MAX) } else { cards.len() });
    }

    pub(super) fn leave_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.players[seat].hand;
        if let Some(at) = hand.iter().position(|&own| own == card) {
            hand.remove(at);
        }
    }

    pub(super) fn played(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        if let Some(turn) = &mut self.turn {
            turn.card_played = true; // G60
        }
        let third = card.effect == Effect::ThirdCard;
        let waits = card.effect.modifies() && !third;
        if let Some(attempt) = self.attempt_mut().filter(|_| !waits) {
            attempt.played.push(card); // D118
            attempt.due += u8::from(third); // G72
        } else if card.effect.modifies()
            && let Some(turn) = &mut self.turn
        {
            turn.modifier = Some(card);
        } else {
            self.agenda.push(Task::CardDone { seat, card });
        }
    }

    pub(super) fn card_done(&mut self, card: Card) {
        self.pop(|task| matches!(task, Task::CardDone { .. }));
        self.discards.add(card);
    }

    pub(super) fn discarded(&mut self, seat: Seat, cards: &[Card]) {
        for &card in cards {
            self.leave_hand(seat, card);
            self.discards.add(card);
        }
    }

    pub(super) fn revealed(&mut self, turned: &[Card]) {
        for &card in turned {
            self.deck.remove(card);
        }
        let Some(Task::Attempt(Attempt { due, cards, .. }) | Task::Resupply { due, cards, .. }) =
            self.agenda.last_mut()
        else {
            return;
        };
        cards.extend_from_slice(turned);
        // None came: what is missing counts 0 (D61).
        let came = u8::try_from(turned.len()).unwrap_or(u8::MAX);
        *due = if came == 0 { 0 } else { due.saturating_sub(came) };
    }

    pub(super) fn attempt(&mut self, seat: Seat, colony: Colony, board: u8, due: u8) {
        let played = self.modifier_of(ActionKind::Found).into_iter().collect();
        let cards = Vec::new();
        let attempt = Attempt { seat, colony, board, due, cards, played, succeeded: false };
        self.agenda.push(Task::Attempt(attempt));
    }

    pub(super) fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        self.agenda
            .iter_mut()
            .rev()
            .find_map(|task| if let Task::Attempt(attempt) = task { Some(attempt) } else { None })
    }

    pub(super) fn succeeded(&mut self, seat: Seat, paid: u8) {
        spend(&mut self.players[seat].colonists, u32::from(paid)); // D60
        if let Some(Task::Attempt(attempt)) = self.agenda.last_mut() {
            attempt.succeeded = true;
        }
    }

    pub(super) fn founded(&mut self, seat: Seat, tile: ColonyTile, spices: &[Spice]) {
        if let Some(at) = self.colonies.iter().position(|&other| other == tile) {
            self.colonies.remove(at);
        }
        let mut store = colony::store(self, tile);
        store.content = spices.to_vec();
        store.content.sort_unstable();
        self.players[seat].stores.push(store);
        self.clean_up();
    }

    pub(super) fn failed(&mut self, seat: Seat) {
        self.players[seat].colonists += 1; // G55
        self.clean_up();
    }

    /// G56: the cards turned up and those played meanwhile are discarded.
    pub(super) fn clean_up(&mut self) {
        let Some(task) = self.agenda.pop() else { return };
        match task {
            Task::Attempt(attempt) => {
                for card in attempt.cards.into_iter().chain(attempt.played) {
                    self.discards.add(card);
                }
            }
            Task::Resupply { cards, .. } => {
                for card in cards {
                    self.discards.add(card);
                }
            }
            // It turned up no cards, and is not over.
            Task::Acquire { .. }
            | Task::Claim { .. }
            | Task::Spices { .. }
            | Task::Draw { .. }
            | Task::Gain { .. }
            | Task::CardDone { .. } => self.agenda.push(task),
        }
    }
}

//! Facts change the position. Nothing here judges, fails or rolls; a fact that
//! does not belong here leaves alone what it does not name.

mod cards;
mod goods;
mod mend;
mod rounds;
mod turns;

use super::agenda::Task;
use super::event::Event;
use super::state::{Goa, Lot, Phase};
use std::sync::Arc;

impl Goa {
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            // Rounds and lots.
            Event::Dealt { letter, left_out, grid } => self.dealt(*letter, left_out, grid),
            Event::QuickStart { seat, columns, ducats } => {
                self.quick_start(*seat, *columns, *ducats);
            }
            Event::Round { round } => self.begin_round(*round),
            Event::Flagged { seat, place } => self.place_flag(*seat, *place),
            Event::Marked { seat, cell } => {
                self.place_marker(Lot { seller: *seat, cell: Some(*cell) });
            }
            Event::Bid { seat, amount } => self.answer_lot(*seat, *amount),
            Event::Passed { seat, by_itself: _ } => self.answer_lot(*seat, 0),
            Event::Won { seat, lot, price, to, tile, extras } => {
                self.won(*seat, *lot, *price, *to, *tile, *extras);
            }
            Event::Over { standings } => {
                self.put_down();
                self.phase = Phase::Finished(standings.clone());
            }

            // By hand.
            Event::Adjusted { changes } => changes.iter().for_each(|change| self.changed(change)),
            Event::HandLimit { binds } => Arc::make_mut(&mut self.figures).limit_binds = *binds,

            // Turns.
            Event::Turn { seat, number } => self.begin_turn(*seat, *number),
            Event::Line { seat: _, rest, hold, closed } => self.line_over(rest, *hold, *closed),
            Event::Stopped { .. } => self.stopped(),
            Event::Did { seat, deed, spied, left } => self.did(*seat, *deed, *spied, *left),
            Event::TurnOver { seat } => self.end_turn(*seat),
            Event::ExtraPassed { seat, by_itself: _ } => self.pass_extra(*seat),
            Event::Moved { seat, column, row, why: _, first, all } => {
                self.moved(*seat, *column, *row, *first, *all);
            }

            // Goods and tiles.
            Event::Goods { seat, why, gain, pay } => self.goods(*seat, *why, gain, pay),
            Event::Laid { seat, tile, spices } => self.laid(*seat, *tile, spices),
            Event::GaveUp { seat, store, tile } => self.gave_up(*seat, *store, *tile),
            Event::Kept { seat, tile } => self.kept(*seat, *tile),
            Event::Used { seat, tile } => self.use_tile(*seat, *tile),
            Event::Spent { seat, tile } => self.spent(*seat, *tile),
            Event::Exchanged { seat, cell, tile } => self.exchanged(*seat, *cell, *tile),
            Event::Favored { seat, tile } => self.favored(*seat, *tile),
            Event::Claimed { seat, corner, bonanza } => self.claimed(*seat, *corner, *bonanza),
            Event::Lost { .. } => self.pop(|task| matches!(task, Task::Spices { .. })),

            // Cards and colonies.
            Event::Forgone { seat: _, cards, why: _ } => self.less_to_draw(usize::from(*cards)),
            Event::Reshuffled => self.reshuffled(),
            Event::Drew { seat, cards, due: _, why: _ } => self.drew(*seat, cards),
            Event::Played { seat, card } => self.played(*seat, *card),
            Event::CardDone { seat: _, card } => self.card_done(*card),
            Event::Discarded { seat, cards } => self.discarded(*seat, cards),
            Event::Revealed { seat: _, cards, why: _ } => self.revealed(cards),
            Event::Attempt { seat, colony, board, cards } => {
                self.attempt(*seat, *colony, *board, *cards);
            }
            Event::Succeeded { seat, paid } => self.succeeded(*seat, *paid),
            Event::Founded { seat, tile, spices } => self.founded(*seat, *tile, spices),
            Event::Failed { seat, colony: _, by_itself: _ } => self.failed(*seat),
        }
    }

    /// Takes the first task away, if it is of this kind.
    fn pop(&mut self, is: impl Fn(&Task) -> bool) {
        if self.agenda.last().is_some_and(is) {
            self.agenda.pop();
        }
    }
}

fn spend(have: &mut u32, amount: u32) {
    *have = have.saturating_sub(amount);
}

//! P8: the own action that is best together with those still to come in the
//! round. Each is tried on a scratch copy in which the ones before have had
//! their likely effect; what the others do meanwhile is not looked at.

use super::super::Action;
use super::super::action::{Deed, Step};
use super::super::event::Event;
use super::super::expedition;
use super::super::state::{ACTIONS, Goa, Turn};
use super::{actions as moves, sheets, worth};
use crate::engine::Seat;

/// Lines looked at for the action at hand, and for each one after it.
const WIDTHS: [usize; 3] = [6, 4, 2];

/// The best line for the action at hand, with all that stands around it.
pub(super) fn line(game: &Goa, turn: &Turn) -> Option<Action> {
    let ranked = moves::ranked(game, turn);
    let width = WIDTHS.first().copied().unwrap_or(1);
    let mut best: Option<(i32, usize)> = None;
    for at in 0..ranked.lines.len().min(width) {
        let worth = with_next(&ranked, turn, at, 1);
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, at));
        }
    }
    let steps = ranked.composed().into_iter().nth(best?.1)?;
    Some(Action::Steps { extra: false, steps })
}

/// What a line gains, and the best that can follow it.
fn with_next(ranked: &moves::Ranked, turn: &Turn, at: usize, depth: usize) -> i32 {
    let Some((gain, line)) = ranked.lines.get(at) else { return i32::MIN / 2 };
    let next = turn.number.map(|number| number + 1).filter(|&number| number <= ACTIONS);
    let (Some(number), Some(&width)) = (next, WIDTHS.get(depth)) else { return *gain };
    let seat = turn.seat;
    let mut after = ranked.ready.clone();
    happened(&mut after, seat, line);
    after.agenda.clear();
    after.turn = None;
    after.apply(&Event::Turn { seat, number: Some(number) });
    let Some(turn) = after.turn.clone() else { return *gain };
    let before = worth::of(&after, seat);
    let ranked = moves::ranked(&after, &turn);
    let tiles = worth::of(&ranked.ready, seat) - before;
    let lines = 0..ranked.lines.len().min(width);
    let best = lines.map(|at| with_next(&ranked, &turn, at, depth + 1)).max();
    gain + tiles + best.unwrap_or(0)
}

/// The likely effect of a line. Cards drawn are spread over those not seen.
fn happened(game: &mut Goa, seat: Seat, line: &[Step]) {
    let draws = line.iter().any(|step| matches!(step, Step::Do(Deed::Expedition(_))));
    if !draws {
        sheets::effect(game, seat, line);
        return;
    }
    let count = usize::from(expedition::most(game, seat).unwrap_or(0));
    let unseen = game.deck.cards();
    let spread = (0..count).map(|at| (2 * at + 1) * unseen.len() / (2 * count));
    let cards: Vec<_> = spread.filter_map(|at| unseen.get(at).copied()).collect();
    for card in cards {
        game.deck.remove(card);
        game.players[seat].hand.push(card);
    }
}

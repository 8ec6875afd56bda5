//! P8, P9 and P16: a line of steps is carried out, on a copy of the position.
//!
//! The steps happen in the order written (D128), and an answer when it is asked
//! for (`answers`). One that can't be done refuses the whole line, as long as
//! the line has brought nothing hidden to light. After that, what was done
//! stands: else a player could look at a card, and take the look back. The rest
//! is dropped, and its owner is told why.

use super::acquire::Choice;
use super::action::{Deed, Play, Step, Take};
use super::agenda::{self, Task};
use super::answers::{self, Part, Role, Roles};
use super::cards::Effect;
use super::decision::Decision;
use super::event::Event;
use super::state::{Goa, Turn};
use super::tiles::{Column, Tile};
use super::uses::Due;
use super::violation::Violation;
use super::{
    acquire, colony, draw, expedition, harvest, income, play, possible, progress, resupply, uses,
};
use crate::engine::{Dice, Seat, Violation as _};
use next::Next;
use std::collections::VecDeque;

mod next;

/// A line at work.
struct Run<'a> {
    game: Goa,
    dice: &'a mut Dice,
    events: Vec<Event>,
    /// Has something hidden come to light?
    shown: bool,
    queue: VecDeque<Part>,
    /// The founding at hand, or the last one there was.
    at_hand: Option<usize>,
    /// Has a step of this mail been carried out?
    begun: bool,
    /// Has the window after the action been closed (P16)?
    closed: bool,
}

/// What came of a step.
enum Outcome {
    Done,
    /// A question has to be answered first.
    Waits,
}

/// Carries out a line for a seat; with `extra` it begins an extra action, whose
/// card goes back to the stock first (D124).
pub(super) fn decide(
    game: &Goa,
    seat: Seat,
    steps: &[Step],
    extra: bool,
    dice: &mut Dice,
) -> Result<Vec<Event>, Violation> {
    let mut run = Run {
        game: game.clone(),
        dice,
        events: Vec::new(),
        shown: false,
        queue: VecDeque::new(),
        at_hand: None,
        begun: false,
        closed: false,
    };
    if extra {
        run.emit(Event::Turn { seat, number: None });
    }
    // In an auction an answer is all there is.
    let turn = run.game.turn.clone().filter(|turn| turn.seat == seat);
    well_formed(&run.game, turn.as_ref(), steps)?;
    // This is the one mail after the action (P16): it closes W2 (D38, D123).
    run.closed = turn.as_ref().is_some_and(|turn| turn.done) && agenda::asks(game).is_none();
    run.line_up(steps, turn.as_ref());
    run.settle();
    run.carry_out_all(seat)?;
    if let Some(turn) = turn {
        let hold = steps.contains(&Step::Hold);
        let (rest, closed) = (run.rest(), run.closed);
        run.emit(Event::Line { seat: turn.seat, rest, hold, closed });
    } else if !run.queue.is_empty() {
        // D31: in an auction nothing can wait. What a corner has shown stands.
        let violation = run.answer_first();
        if !run.shown {
            return Err(violation);
        }
        run.stop(seat, &violation);
    }
    Ok(run.events)
}

/// What a line may not be, whatever the position: two actions, an answer to
/// nothing, a card beside no action it could change.
fn well_formed(game: &Goa, turn: Option<&Turn>, steps: &[Step]) -> Result<(), Violation> {
    let Some(turn) = turn else { return Ok(()) };
    let mut asked = agenda::asks(game).is_some();
    let closing = turn.done && !asked;
    let mut acted = turn.done;
    let mut played = turn.card_played;
    let mut harvested = false;
    // Answers belong to what stands in front of them, or waits.
    let founds = |step: &Step| answers::founds(step).is_some();
    let mut founding = colony::attempt(game).is_some() || turn.queue.iter().any(founds);
    let mut choice = asked || founding;
    let act_waits = turn.queue.iter().any(|step| matches!(step, Step::Do(_)));
    for (place, step) in steps.iter().enumerate() {
        // Steps that wait come after those of this line.
        let later = steps[place + 1..].iter().chain(&turn.queue);
        founding |= founds(step);
        choice |= founding || answers::due(step) != Due::None;
        match step {
            Step::Do(_) if acted => return Err(Violation::OneAction),
            Step::Do(deed) => {
                acted = true;
                harvested = matches!(deed, Deed::Harvest(_));
                // P14 and P15, or no room for the card of a first in row (D121).
                asked |= matches!(deed, Deed::Found(_) | Deed::Progress { .. });
            }
            Step::More(_) if !harvested => return Err(Violation::NothingLeft),
            Step::Use(tile) => asked |= tile.usage().asks,
            Step::Play(_) if played => return Err(Violation::OneCard), // G60
            Step::Play(card) => {
                played = true;
                asked |= card.effect == Effect::BuyProgress;
                let in_time = card.effect == Effect::ThirdCard && founding; // G72
                if card.effect.modifies() && !in_time && !finds_its_action(game, card.effect, later)
                {
                    return Err(Violation::CardWithoutAction { effect: card.effect });
                }
            }
            Step::Pay(_) | Step::Decline | Step::IfShort { .. } if !founding => {
                return Err(Violation::AnswerToNothing { step: step.to_string() });
            }
            Step::Take(_) if !choice => {
                return Err(Violation::AnswerToNothing { step: step.to_string() });
            }
            Step::Drop(_) | Step::Keep if !asked => {
                return Err(Violation::AnswerToNothing { step: step.to_string() });
            }
            Step::Hold if closing => return Err(Violation::HoldTwice),
            Step::Hold if !acted && !act_waits => return Err(Violation::HoldBefore),
            Step::Done if !acted && !act_waits => return Err(Violation::DoneBefore),
            Step::More(_)
            | Step::Discard(_)
            | Step::Pay(_)
            | Step::Decline
            | Step::IfShort { .. }
            | Step::Take(_)
            | Step::Drop(_)
            | Step::Keep
            | Step::Hold
            | Step::Done => {}
        }
    }
    Ok(())
}

/// G62, D65: is the action that the card changes still to come, by itself or
/// by Espionage? The third card may also come after the first two (G72).
fn finds_its_action<'a>(
    game: &Goa,
    effect: Effect,
    mut later: impl Iterator<Item = &'a Step>,
) -> bool {
    if effect == Effect::ThirdCard && colony::attempt(game).is_some() {
        return true;
    }
    let acted = game.turn.as_ref().is_some_and(|turn| turn.done);
    later.any(|step| {
        let own = matches!(step, Step::Do(_));
        step.deed().is_some_and(|deed| !(own && acted) && effect.changes(deed.kind()))
    })
}

impl Run<'_> {
    fn emit(&mut self, event: Event) {
        self.shown |= event.brings_to_light();
        self.game.apply(&event);
        self.events.push(event);
    }

    /// Lets everything happen that asks nobody.
    fn settle(&mut self) {
        while let Some(event) = agenda::automatic(&self.game, self.dice) {
            self.emit(event);
        }
    }

    /// Drops steps that can't be done, after something has come to light.
    fn stop(&mut self, seat: Seat, violation: &Violation) {
        let steps = self.queue.drain(..).map(|part| part.step).collect();
        let (why, rule) = (violation.to_string(), violation.rule().to_owned());
        self.emit(Event::Stopped { seat, steps, why, rule });
    }

    fn emit_all(&mut self, events: Vec<Event>) {
        for event in events {
            self.emit(event);
        }
    }

    /// The steps of this mail, and behind them those that wait.
    fn line_up(&mut self, steps: &[Step], turn: Option<&Turn>) {
        self.at_hand = colony::attempt(&self.game).map(|_| 0);
        let due = match agenda::asks(&self.game) {
            Some((_, Decision::Resupply)) => Due::One,
            Some((_, Decision::Gain(_))) => Due::Some,
            None
            | Some((
                _,
                Decision::QuickStart
                | Decision::Flag
                | Decision::Mark
                | Decision::LastMark
                | Decision::Bid
                | Decision::Sell
                | Decision::Act
                | Decision::Shortage
                | Decision::Founded
                | Decision::After
                | Decision::Extra,
            )) => Due::None,
        };
        let mut roles = Roles { count: 0 };
        self.queue = roles.of(steps, true, self.at_hand, due);
        let waited = turn.map_or(&[][..], |turn| &turn.queue);
        // Had it been an answer to what is asked now, it would not have waited.
        self.queue.extend(roles.of(waited, false, self.at_hand, Due::None));
    }

    /// Goes on until the line ends or has to wait.
    fn carry_out_all(&mut self, seat: Seat) -> Result<(), Violation> {
        while let Some(next) = self.next(seat) {
            let (at, help) = match next {
                Next::Part(at) => (at, false),
                Next::Help(at) => (at, true),
                Next::Without(at) => {
                    self.begun |= self.queue.remove(at).is_some_and(|part| part.own);
                    continue;
                }
                Next::Adopt(at) => {
                    if let (Some(part), Some(number)) = (self.queue.get_mut(at), self.at_hand) {
                        part.role = Role::Answers(number);
                    }
                    continue;
                }
                Next::Ask if !self.begun => return Err(self.answer_first()),
                Next::Ask => break,
            };
            let Some(mut part) = self.queue.remove(at) else { break };
            if let (true, Step::IfShort { step, .. }) = (help, &part.step) {
                part.step = step.as_ref().clone();
            }
            match self.carry_out(seat, &part.step) {
                Ok(Outcome::Done) => {
                    if let Role::Founds(number) = part.role {
                        self.at_hand = Some(number);
                    }
                    self.begun |= part.own;
                    self.closed |= part.step == Step::Done; // P16
                    self.settle();
                }
                // The first step has to be an answer to what is asked.
                Ok(Outcome::Waits) if !self.begun => return Err(self.answer_first()),
                Ok(Outcome::Waits) => {
                    self.queue.insert(at, part);
                    break;
                }
                Err(violation) if self.shown || !part.own => {
                    self.queue.push_front(part);
                    self.stop(seat, &violation);
                }
                Err(violation) => return Err(violation),
            }
        }
        Ok(())
    }

    /// What waits for a question, in the order in which it is read again.
    fn rest(&mut self) -> Vec<Step> {
        let open = colony::attempt(&self.game).is_some();
        answers::waiting(std::mem::take(&mut self.queue), self.at_hand, open)
    }

    /// Carries out one step.
    fn carry_out(&mut self, seat: Seat, step: &Step) -> Result<Outcome, Violation> {
        // The action it was written beside may be gone meanwhile (D66).
        if let Step::Play(card) = step
            && card.effect.modifies()
            && !finds_its_action(&self.game, card.effect, self.queue.iter().map(|part| &part.step))
        {
            return Err(Violation::CardWithoutAction { effect: card.effect });
        }
        self.step(seat, step)
    }

    fn answer_first(&self) -> Violation {
        match agenda::asks(&self.game) {
            Some((_, decision)) => Violation::OtherQuestion(decision),
            None => Violation::NoTurn, // D31
        }
    }

    fn step(&mut self, seat: Seat, step: &Step) -> Result<Outcome, Violation> {
        let events = match agenda::asks(&self.game) {
            Some((_, Decision::Shortage)) => self.founding(seat, step)?,
            Some(_) => self.answer(seat, step)?,
            None => Some(self.free(seat, step)?),
        };
        let Some(events) = events else { return Ok(Outcome::Waits) };
        self.emit_all(events);
        Ok(Outcome::Done)
    }

    /// Answers the first task of the agenda; `None` if the step is no answer.
    fn answer(&self, seat: Seat, step: &Step) -> Result<Option<Vec<Event>>, Violation> {
        let game = &self.game;
        let Some(task) = game.agenda.last() else { return Ok(None) };
        match (task, step) {
            (Task::Acquire { tile, .. }, Step::Take(take)) => {
                acquire::decide(game, seat, *tile, take)
            }
            (Task::Acquire { tile, .. }, Step::Drop(store)) => {
                acquire::drop(game, seat, *tile, *store)
            }
            (Task::Spices { most, why, .. }, Step::Take(take)) => {
                acquire::take_spices(game, seat, *most, *why, take)
            }
            (Task::Draw { cards, why, .. }, Step::Discard(names)) => {
                draw::make_room(game, seat, *cards, *why, names)
            }
            (Task::Draw { cards, why, .. }, Step::Keep) => {
                let cards = draw::surplus(game, seat, *cards);
                Ok(vec![Event::Forgone { seat, cards, why: *why }])
            }
            // D121: inside an own action the one card may be played instead.
            (Task::Draw { .. }, Step::Play(card)) => self.play(seat, card),
            (Task::Resupply { cards, .. }, Step::Take(take)) => {
                resupply::decide(game, seat, cards, take)
            }
            (Task::Attempt(attempt), Step::Take(take)) => colony::found(game, attempt, take),
            (
                Task::Acquire { .. }
                | Task::Claim { .. }
                | Task::Spices { .. }
                | Task::Draw { .. }
                | Task::Gain { .. }
                | Task::Resupply { .. }
                | Task::CardDone { .. }
                | Task::Attempt(_),
                Step::Do(_)
                | Step::More(_)
                | Step::Use(_)
                | Step::Play(_)
                | Step::Discard(_)
                | Step::Pay(_)
                | Step::Decline
                | Step::IfShort { .. }
                | Step::Take(_)
                | Step::Drop(_)
                | Step::Keep
                | Step::Hold
                | Step::Done,
            ) => return Ok(None),
        }
        .map(Some)
    }

    /// W1 of Found colony (D37, D59): pays, declines, or uses what may help.
    fn founding(&self, seat: Seat, step: &Step) -> Result<Option<Vec<Event>>, Violation> {
        let Some(Task::Attempt(attempt)) = self.game.agenda.last() else { return Ok(None) };
        match step {
            Step::Pay(most) => colony::pay(&self.game, attempt, *most).map(Some),
            Step::Decline => Ok(Some(colony::decline(attempt))),
            Step::Use(_) | Step::Play(_) | Step::Discard(_) => self.free(seat, step).map(Some),
            Step::Do(_)
            | Step::More(_)
            | Step::IfShort { .. }
            | Step::Take(_)
            | Step::Drop(_)
            | Step::Keep
            | Step::Hold
            | Step::Done => Ok(None),
        }
    }

    fn turn(&self) -> Result<&Turn, Violation> {
        self.game.turn.as_ref().ok_or(Violation::NoTurn) // D31, D40, D93
    }

    fn play(&self, seat: Seat, card: &Play) -> Result<Vec<Event>, Violation> {
        let turn = self.turn()?;
        let mut events = play::decide(&self.game, turn, colony::attempt(&self.game), card)?;
        if card.effect == Effect::BuyProgress {
            events.extend(play::buy_progress(&self.game, seat, card.column)?);
        }
        Ok(events)
    }

    /// A step that answers nothing.
    fn free(&self, seat: Seat, step: &Step) -> Result<Vec<Event>, Violation> {
        let game = &self.game;
        let turn = self.turn()?;
        match step {
            Step::Do(deed) => self.act(turn, deed),
            Step::More(spices) => harvest::more(game, seat, turn.harvest_left, spices),
            Step::Use(tile) => uses::decide(game, turn, colony::attempt(game), tile),
            Step::Play(card) => self.play(seat, card),
            Step::Discard(cards) => draw::discard(game, seat, cards),
            // The question they were meant for did not come.
            Step::Pay(_) | Step::Decline | Step::Take(_) | Step::Drop(_) | Step::Keep => {
                Ok(Vec::new())
            }
            // Nothing is short.
            Step::IfShort { .. } | Step::Hold | Step::Done => Ok(Vec::new()),
        }
    }

    /// The action itself (G34), with the card that changes it (G62).
    fn act(&self, turn: &Turn, deed: &Deed) -> Result<Vec<Event>, Violation> {
        let (game, seat) = (&self.game, turn.seat);
        if turn.done {
            return Err(Violation::OneAction);
        }
        let modifier = turn.modifier.map(|card| card.effect);
        match deed {
            Deed::Progress { column, pay } => progress::decide(game, seat, *column, pay, modifier),
            Deed::Ships => Ok(income::ships(seat, game.value(seat, Column::Ships), None)),
            Deed::Harvest(goods) => {
                let value = game.value(seat, Column::Harvest);
                harvest::decide(game, seat, value, goods.as_ref(), modifier, None)
            }
            Deed::Taxes => Ok(income::taxes(seat, game.value(seat, Column::Taxes), None)),
            Deed::Expedition(cards) => expedition::decide(game, seat, *cards),
            Deed::Found(colony) => colony::decide(game, seat, *colony, modifier, None),
        }
    }
}

/// What without an answer happens to a question of the agenda (P7, P14, P15, P19).
pub(super) fn default_answer(game: &Goa, seat: Seat) -> Option<Step> {
    let player = game.player(seat);
    let nothing_named = || Take::Spices { tile: None, spices: Vec::new() };
    Some(match game.agenda.last()? {
        Task::Acquire { tile, .. } => match acquire::choice(game, seat, *tile)? {
            // The sort they have fewer of; of equals ships.
            Choice::Goods(_) if player.colonists < player.ships => Step::Take(Take::Colonists),
            Choice::Goods(_) => Step::Take(Take::Ships),
            Choice::Favor => Step::Take(possible::favor(favorite(game)?)),
            Choice::Crop => Step::Take(nothing_named()),
            Choice::Plantation => Step::Drop(smallest(game, seat, *tile)),
        },
        Task::Draw { .. } => Step::Keep,
        Task::Resupply { .. } => Step::Take(Take::Ships),
        Task::Attempt(attempt) if !attempt.succeeded => {
            let payable = player.colonists >= attempt.short(game);
            if payable { Step::Pay(None) } else { Step::Decline }
        }
        Task::Attempt(_) | Task::Spices { .. } => Step::Take(nothing_named()),
        Task::Claim { .. } | Task::Gain { .. } | Task::CardDone { .. } => return None,
    })
}

/// P7: the highest Mission, else the largest plantation, else the first listed.
fn favorite(game: &Goa) -> Option<Tile> {
    let tiles = acquire::favors(game);
    let worth = |&tile: &Tile| match tile.number() {
        Some(points) if matches!(tile, Tile::Mission(_)) => (2, points),
        Some(places) if tile.is_plantation() => (1, places),
        Some(_) | None => (0, 0),
    };
    // The last of equals is the largest; listed first is what the rule wants.
    tiles.iter().rev().max_by_key(|tile| worth(tile)).copied()
}

/// P7: the smallest capacity, then the fewest spices, then the oldest laid;
/// the new one is full and the youngest.
pub(super) fn smallest(game: &Goa, seat: Seat, new: Tile) -> Option<super::action::StoreName> {
    let player = game.player(seat);
    let laid = player.store_names().into_iter().zip(&player.stores);
    let laid = laid.filter(|(_, store)| store.is_plantation());
    let (name, store) = laid.min_by_key(|(_, store)| (store.places, store.content.len()))?;
    let places = super::event::store_of(new).map_or(0, |(_, places)| places);
    let new_is_smaller = (places, usize::from(places)) < (store.places, store.content.len());
    (!new_is_smaller).then_some(name)
}

//! P7 to P24: lines of steps. Every line that does not turn up anything is
//! tried on a copy of the position; what chance decides is reckoned with its
//! average, so that no suggestion tells what the deck holds.

use super::super::Action;
use super::super::action::{Deed, Play, Step, Take, Use};
use super::super::agenda::Task;
use super::super::cards::{Card, Effect};
use super::super::state::{Goa, Turn};
use super::super::tiles::{Colony, Column, Tile};
use super::super::{choices, colony, expedition, line, play, possible, uses};
use super::lots;
use super::tiles;
use super::worth::{self, POINT};
use crate::engine::Seat;
use std::cmp::Reverse;

/// How many lines are suggested for an action.
const LINES: usize = 6;

/// P8, P16 and P24: an own action, or what follows it.
pub(super) fn lines(game: &Goa, turn: &Turn) -> Vec<Vec<Step>> {
    if turn.done { after(game, turn) } else { actions(game, turn) }
}

/// The best actions, each with the tiles ahead of it that cost nothing.
fn actions(game: &Goa, turn: &Turn) -> Vec<Vec<Step>> {
    ranked(game, turn).composed()
}

/// What may be done in an own action, best first.
pub(super) struct Ranked {
    /// Tiles ahead of it that cost nothing.
    first: Vec<Step>,
    /// The position once they are used.
    pub(super) ready: Goa,
    /// A card that is worth more now than kept.
    card: Option<Step>,
    /// The actions, each with what it gains in tenths of a point.
    pub(super) lines: Vec<(i32, Vec<Step>)>,
}

pub(super) fn ranked(game: &Goa, turn: &Turn) -> Ranked {
    let first: Vec<Step> = tiles::first(game, turn.seat).into_iter().map(Step::Use).collect();
    let mut ready = game.clone();
    ready.turn.get_or_insert_with(|| turn.clone());
    let mut ready = after_steps(&ready, turn.seat, &first).unwrap_or(ready);
    // What a tile has still to turn up or to ask is nobody's to know; what comes
    // behind it is tried without it.
    ready.agenda.clear();
    let mut lines: Vec<(i32, Vec<Step>)> = Vec::new();
    for line in deeds(&ready, turn) {
        if let Some(gain) = gain(&ready, turn.seat, &line) {
            lines.push((gain, line));
        }
    }
    lines.sort_by_key(|&(gain, _)| Reverse(gain));
    lines.truncate(LINES);
    let card = benefit(&ready, turn).map(Step::Play);
    Ranked { first, ready, card, lines }
}

impl Ranked {
    /// The whole lines, as they are written.
    pub(super) fn composed(self) -> Vec<Vec<Step>> {
        let Ranked { first, card, lines, .. } = self;
        lines
            .into_iter()
            .map(|(_, line)| {
                let plays = line.iter().any(|step| matches!(step, Step::Play(_)));
                let card = card.clone().filter(|_| !plays);
                let found = line.iter().any(|step| matches!(step, Step::Do(Deed::Found(_))));
                // A card that brings colonists or spices is kept for what a
                // colony turns up.
                let card = card.filter(|_| !found);
                first.iter().cloned().chain(card).chain(line).collect()
            })
            .collect()
    }
}

/// Actions by themselves, with a card that changes them, and with fewer of a
/// kind taken than possible left out.
fn deeds(game: &Goa, turn: &Turn) -> Vec<Vec<Step>> {
    let lines = possible::lines(game, turn).into_iter();
    let with_deed = lines.filter(|line| line.iter().any(|step| matches!(step, Step::Do(_))));
    with_deed
        .map(|mut line| {
            if let Some(Step::Do(Deed::Found(_))) = line.last() {
                line.push(Step::Pay(None));
            }
            line
        })
        .collect()
}

/// The position after these steps, if nothing is turned up by them.
pub(super) fn after_steps(game: &Goa, seat: Seat, steps: &[Step]) -> Option<Goa> {
    let mut dice = choices::trial_dice();
    let events = line::decide(game, seat, steps, false, &mut dice).ok()?;
    let mut after = game.clone();
    for event in &events {
        if event.brings_to_light() {
            break; // what follows is nobody's to know
        }
        after.apply(event);
    }
    Some(after)
}

/// What a line gains, in tenths of a point; `None` if it can't be done.
pub(super) fn gain(game: &Goa, seat: Seat, line: &[Step]) -> Option<i32> {
    let now = worth::of(game, seat);
    let deed =
        line.iter().find_map(|step| if let Step::Do(deed) = step { Some(deed) } else { None });
    let plays =
        line.iter().find_map(|step| if let Step::Play(play) = step { Some(play) } else { None });
    let spent = plays.map_or(0, |play| kept_worth(game, seat, play));
    let third = plays.is_some_and(|play| play.effect == Effect::ThirdCard);
    match deed {
        Some(Deed::Expedition(cards)) => {
            let most = expedition::most(game, seat)?;
            let drawn = cards.unwrap_or(most);
            (drawn <= most).then(|| i32::from(drawn) * worth::a_card(game))
        }
        Some(Deed::Found(colony)) => Some(founding(game, seat, *colony, third) - spent),
        None | Some(Deed::Progress { .. } | Deed::Ships | Deed::Harvest(_) | Deed::Taxes) => {
            let after = after_steps(game, seat, line)?;
            // The step that was taken off the hand is in the difference.
            Some(worth::of(&after, seat) - now)
        }
    }
}

/// What a card kept in the hand is worth.
fn kept_worth(game: &Goa, seat: Seat, play: &Play) -> i32 {
    let before = worth::of(game, seat);
    let mut without = game.clone();
    let hand = &mut without.players[seat].hand;
    let fits = |card: &Card| {
        card.effect == play.effect && play.symbol.is_none_or(|symbol| symbol == card.symbol)
    };
    match hand.iter().position(fits) {
        Some(at) => {
            hand.remove(at);
            before - worth::of(&without, seat)
        }
        None => 0,
    }
}

/// Of the 9 pairs of two cards with 1 to 3 colonists, those with at least so many.
fn pairs_with(colonists: i32) -> i32 {
    match colonists {
        i32::MIN..=2 => 9,
        3 => 8,
        4 => 6,
        5 => 3,
        6 => 1,
        _ => 0,
    }
}

/// A colony's chance times its worth, less the colonists it will cost.
fn founding(game: &Goa, seat: Seat, colony: Colony, third: bool) -> i32 {
    let player = game.player(seat);
    let board = i32::from(game.value(seat, Column::Colonies));
    let needed = i32::from(game.figures.needed(colony)) - board - if third { 2 } else { 0 };
    let have = i32::try_from(player.colonists).unwrap_or(i32::MAX);
    let chance = pairs_with(needed.saturating_sub(have));
    let places = i32::from(game.figures.places(colony));
    let table = &game.figures.points.colonies;
    let own = player.colonies().count();
    let points = |count: usize| count.checked_sub(1).map_or(0, |at| i32::from(table[at.min(3)]));
    let gain = POINT * (points(own + 1) - points(own))
        + places * (9 + i32::from(game.rounds_left()))
        - 4 * (needed - 4).clamp(0, have.max(0));
    (chance * gain + (9 - chance) * 4) / 9
}

/// A card worth more now than kept.
fn benefit(game: &Goa, turn: &Turn) -> Option<Play> {
    let seat = turn.seat;
    let now = worth::of(game, seat);
    let mut turn_here = game.clone();
    turn_here.turn.get_or_insert_with(|| turn.clone());
    let cards = play::playable(game, turn, None);
    let plays =
        cards.into_iter().filter(|card| !card.effect.modifies()).flat_map(possible::plays_of);
    plays
        .filter_map(|it| {
            let after = after_steps(&turn_here, seat, &[Step::Play(it.clone())])?;
            Some((worth::of(&after, seat) - now, it))
        })
        .max_by_key(|&(gain, _)| gain)
        .filter(|&(gain, _)| gain > 0)
        .map(|(_, it)| it)
}

/// P16: a card that is worth more now, red tiles not used, or nothing.
fn after(game: &Goa, turn: &Turn) -> Vec<Vec<Step>> {
    let card = benefit(game, turn).map(|it| vec![Step::Play(it)]);
    let red: Vec<Step> = tiles::first(game, turn.seat).into_iter().map(Step::Use).collect();
    let red = Some(red).filter(|steps| !steps.is_empty());
    card.into_iter().chain(red).chain([vec![Step::Done]]).collect()
}

/// P24: an extra action, if two or more are left or the last is worth playing.
pub(super) fn extras(game: &Goa, seat: Seat) -> Vec<Action> {
    let acting = possible::extra_begun(game, seat);
    let Some(turn) = &acting.turn else { return Vec::new() };
    let lines: Vec<Vec<Step>> = actions(&acting, turn);
    let best = lines.first().and_then(|line| gain(&acting, seat, line)).unwrap_or(0);
    let last_round = game.rounds_left() <= 1;
    let lines = lines.into_iter().map(|steps| Action::Steps { extra: true, steps });
    let plays = game.player(seat).extras > 1 || last_round || best > worth::EXTRA + 4;
    let (first, last) = if plays { (None, Some(Action::Pass)) } else { (Some(Action::Pass), None) };
    first.into_iter().chain(lines).chain(last).collect()
}

/// P7, P14, P15 and P19: the answers, best first.
pub(super) fn answers(game: &Goa, seat: Seat) -> Vec<Vec<Step>> {
    if let Some(Task::Attempt(attempt)) = game.agenda.last()
        && !attempt.succeeded
    {
        return short(game, seat);
    }
    let mut answers: Vec<(i32, Vec<Step>)> = possible::answers(game, seat)
        .into_iter()
        .filter_map(|line| {
            let after = after_steps(game, seat, &line)?;
            Some((worth::of(&after, seat) + tile_worth(game, seat, &line), line))
        })
        .collect();
    answers.sort_by_key(|&(gain, _)| Reverse(gain));
    if let Some(Task::Spices { .. }) = game.agenda.last() {
        // Nobody is advised to take fewer than there is room for.
        let most = answers.iter().map(|(_, line)| named(line)).max();
        answers.retain(|(_, line)| Some(named(line)) == most);
        answers.truncate(LINES);
    }
    let favor = matches!(game.agenda.last(), Some(Task::Acquire { tile: Tile::Favor, .. }));
    let colony = favor || colony::attempt(game).is_some_and(|attempt| attempt.succeeded);
    if colony {
        // One suggestion for each tile is enough to choose from.
        answers.truncate(LINES);
    }
    answers.into_iter().map(|(_, line)| line).collect()
}

/// How many spices are named in a line.
fn named(line: &[Step]) -> u32 {
    let count = |step: &Step| {
        if let Step::Take(Take::Spices { spices, .. }) = step {
            spices.iter().map(|units| u32::from(units.count)).sum()
        } else {
            0
        }
    };
    line.iter().map(count).sum()
}

/// A tile of the box is worth what it would be at auction.
fn tile_worth(game: &Goa, seat: Seat, line: &[Step]) -> i32 {
    let Some(Task::Acquire { tile: Tile::Favor, .. }) = game.agenda.last() else { return 0 };
    let [Step::Take(take)] = line else { return 0 };
    let tile = match take {
        Take::Tile(tile) => *tile,
        Take::Ships => Tile::Ships,
        Take::Colonists => Tile::Colonists,
        Take::Spices { .. } => return 0,
    };
    3 * i32::try_from(lots::worth(game, seat, Some(tile))).unwrap_or(0)
}

/// P14: pays, or brings about that it can be paid, or lets it be.
fn short(game: &Goa, seat: Seat) -> Vec<Vec<Step>> {
    let Some(attempt) = colony::attempt(game) else { return Vec::new() };
    let missing = attempt.short(game);
    let have = game.player(seat).colonists;
    let mut lines = Vec::new();
    let mut help: Vec<Step> = Vec::new();
    if uses::usable(game, seat).contains(&Tile::Colonist) {
        help.push(Step::Use(Use::Colonist));
    }
    let cards = game.turn.as_ref().map(|turn| play::playable(game, turn, Some(attempt)));
    let two = cards.into_iter().flatten().find(|card| card.effect == Effect::TwoColonists);
    let with_tile = have + u32::from(!help.is_empty());
    if missing > with_tile && missing <= with_tile + 2 {
        help.extend(two.into_iter().flat_map(possible::plays_of).map(Step::Play));
    }
    if missing > have && !help.is_empty() {
        lines.push(help.into_iter().chain([Step::Pay(None)]).collect());
    }
    lines.push(vec![Step::Pay(None)]);
    let third = possible::answers(game, seat).into_iter().filter(
        |line| matches!(line.as_slice(), [Step::Play(play)] if play.effect == Effect::ThirdCard),
    );
    lines.extend(third);
    lines.push(vec![Step::Decline]);
    lines
}

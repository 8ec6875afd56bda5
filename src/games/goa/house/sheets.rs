//! The sheets as a sensible person fills them in. Own actions are planned one
//! after the other, each on a scratch copy of the position in which the ones
//! before it have had their likely effect; what may go wrong has a line to fall
//! back on.

use super::super::action::{Deed, Play, Step, Take, Units, Use};
use super::super::answers;
use super::super::cards::Effect;
use super::super::colony;
use super::super::event::Event;
use super::super::expedition;
use super::super::line;
use super::super::plan::actions_left;
use super::super::spices;
use super::super::state::{Goa, Lot, Phase, ROUNDS_OF_HALF, Readiness};
use super::super::tiles::{AtOnce, Class, Colony, Column, Spice, Tile};
use super::{actions as moves, lots, tiles};
use crate::engine::Seat;
use std::cmp::Reverse;

/// Tiles that are marked by name; after them any will do.
const MARKS: usize = 6;
/// Alternatives of an action.
const ALTERNATIVES: usize = 4;
/// Colonists that a colony can lack at most, and the house still pays.
const MOST_PAID: u32 = 9;

/// P1.
pub(in super::super) fn quick_start() -> Vec<String> {
    let best = lots::quick_starts().into_iter().next();
    let words = best.map(|action| action.to_string()).unwrap_or_default();
    vec![format!("quick: {}", words.trim_start_matches("quick "))]
}

/// P2 to P4: the best cells, and if there is a flag to be placed, its place.
pub(in super::super) fn markers(game: &Goa, seat: Seat, round: &str) -> Vec<String> {
    let mut cells: Vec<_> = game.grid.tiles().collect();
    cells.sort_by_key(|&(_, tile)| Reverse(lots::worth(game, seat, Some(tile))));
    let names = cells.iter().take(MARKS).map(|(cell, _)| cell.to_string());
    let marks: Vec<String> = names.chain(["any".to_owned()]).collect();
    let mut lines = vec![format!("{round}mark: {}", marks.join(", else "))];
    let unplaced =
        if let Phase::Markers(markers) = &game.phase { markers.lots.is_empty() } else { true };
    if game.flag == seat && unplaced {
        // The best place may be gone by then, if a tile beside it was the last.
        let flag = lots::flags(game, seat).into_iter().next();
        let place = flag.map(|flag| format!("{}, else ", flag.to_string().replace("flag ", "")));
        lines.push(format!("{round}flag: {}any", place.unwrap_or_default()));
    }
    lines
}

/// P5 to P7: a limit for every lot of others, a least price for one's own, and
/// what is taken of what they bring.
pub(in super::super) fn auction(game: &Goa, seat: Seat) -> Vec<String> {
    let Phase::Auction(auction) = &game.phase else { return Vec::new() };
    let first = usize::from(auction.number());
    let ahead = auction.lots.iter().enumerate().skip(first - 1);
    ahead.map(|(at, lot)| format!("lot {}: {}", at + 1, stake(game, seat, *lot))).collect()
}

fn stake(game: &Goa, seat: Seat, lot: Lot) -> String {
    let tile = lot.cell.and_then(|cell| game.grid.tile(cell));
    let worth = lots::worth(game, seat, tile);
    let answers: Vec<String> =
        answers_for(game, seat, lot, tile).iter().map(|step| format!(", {step}")).collect();
    let answers = answers.concat();
    if lot.seller == seat {
        // It is kept if it is worth more than its price and what the bidder
        // would have paid together.
        let price = |bid: u32| game.figures.seller.price(bid);
        let kept = (1..=worth).filter(|&bid| worth > bid + price(bid)).map(price).max();
        return match kept {
            Some(most) => format!("buy if {most} or less{answers}, else sell"),
            None => format!("sell{answers}"),
        };
    }
    match (worth, 2 * worth / 3) {
        (0, _) => "pass".to_owned(),
        (_, 0 | 1) => format!("up to {worth}{answers}"),
        (_, fair) => format!("up to {worth} jump {fair}{answers}"),
    }
}

/// P7: answers to all that the lot may ask; the first that is legal counts.
fn answers_for(game: &Goa, seat: Seat, lot: Lot, tile: Option<Tile>) -> Vec<Step> {
    let player = game.player(seat);
    let few = || if player.colonists < player.ships { Take::Colonists } else { Take::Ships };
    let spice = || {
        let fewest = Spice::ALL.into_iter().min_by_key(|&spice| player.spices(spice));
        let units = fewest.map(|spice| Units { spice, count: 1, store: None });
        Take::Spices { tile: None, spices: units.into_iter().collect() }
    };
    let mut answers = Vec::new();
    match tile.map(|tile| (tile, tile.class())) {
        Some((_, Class::Immediate(AtOnce::ShipsColonists))) => answers.push(Step::Take(few())),
        Some((_, Class::Immediate(AtOnce::Favor))) => {
            let mut tiles = super::super::acquire::favors(game);
            tiles.sort_by_key(|&tile| Reverse(lots::worth(game, seat, Some(tile))));
            let tiles = tiles.into_iter().take(1).map(super::super::possible::favor);
            answers.extend(tiles.map(Step::Take));
            // What the tile may ask in turn.
            answers.extend([few(), spice()].map(Step::Take));
            answers.extend(drops(game, seat, Tile::Plantation(Spice::Clove, 3)));
        }
        Some((_, Class::Immediate(AtOnce::Expeditions(_)))) => answers.push(Step::Keep),
        Some((tile, Class::Permanent)) if tile.is_plantation() => {
            answers.extend((tile == Tile::MixedCrop).then(|| Step::Take(spice())));
            answers.extend(drops(game, seat, tile));
        }
        // The flag, and tiles that ask nothing.
        None
        | Some((
            _,
            Class::Immediate(
                AtOnce::Colonists | AtOnce::ExtraActions | AtOnce::Settlement | AtOnce::Ships,
            )
            | Class::Red
            | Class::OneShot
            | Class::Permanent,
        )) => {}
    }
    // A Bonanza tile under the corner may bring spices or a card (G118).
    if lot.cell.is_some_and(|cell| game.corners.contains(&cell)) {
        answers.push(Step::Take(Take::Spices { tile: None, spices: Vec::new() }));
        answers.push(Step::Keep);
    }
    let mut once: Vec<Step> = Vec::new();
    for answer in answers {
        if !once.contains(&answer) {
            once.push(answer);
        }
    }
    once
}

/// D77: which of five plantations is given up, if this is one too many.
fn drops(game: &Goa, seat: Seat, new: Tile) -> Vec<Step> {
    let laid = game.player(seat).stores.iter().filter(|store| store.is_plantation()).count();
    // As many as one may win in this round.
    let lots = game.phase.auction().map_or(1, |auction| auction.lots.len());
    if laid + lots <= lots::PLANTATIONS {
        return Vec::new();
    }
    let smallest = line::smallest(game, seat, new);
    smallest.into_iter().map(|store| Step::Drop(Some(store))).chain([Step::Drop(None)]).collect()
}

/// P8 and what follows: the own actions, tiles, extra actions, and where to
/// place in the next round.
pub(in super::super) fn actions(game: &Goa, seat: Seat) -> Vec<String> {
    let mut lines = Vec::new();
    let mut scratch = game.clone();
    for tile in early(game, seat) {
        let answer = if tiles::may_draw(&tile) { ", keep" } else { "" };
        lines.push(format!("use {tile}: use {tile}{answer}"));
    }
    let hand = Hand(game.player(seat).hand.iter().map(|card| card.effect).collect());
    for number in actions_left(game, seat) {
        let clauses = plan(&mut scratch, seat, Some(number), &hand);
        lines.push(format!("action {number}: {}", clauses.join(", else ")));
    }
    let last = game.rounds_left() <= 1;
    for number in 1..=game.player(seat).extras {
        let must = scratch.player(seat).extras > 1 || last;
        let before = scratch.clone();
        let clauses = plan(&mut scratch, seat, None, &hand);
        if must || worth_playing(&before, seat) {
            lines.push(format!("extra {number}: {}", clauses.join(", else ")));
        } else {
            break;
        }
    }
    let spare = if last { "taxes, done, else pass" } else { "pass, else taxes, done" };
    lines.push(format!("extra: {spare}"));
    if !game.round.is_multiple_of(ROUNDS_OF_HALF) {
        lines.extend(markers(game, seat, "next round "));
    }
    lines
}

/// Is an extra action worth more played than kept?
fn worth_playing(game: &Goa, seat: Seat) -> bool {
    let mut free = game.clone();
    begin(&mut free, seat, None);
    let Some(turn) = free.turn.clone() else { return false };
    let best = moves::lines(&free, &turn).first().and_then(|line| moves::gain(&free, seat, line));
    best.is_some_and(|gain| gain > super::worth::EXTRA + 4)
}

/// The cards that are really in the hand.
struct Hand(Vec<Effect>);

impl Hand {
    fn has(&self, play: &Play) -> bool {
        self.0.contains(&play.effect)
    }
}

/// Tiles that are used as soon as they can be.
fn early(game: &Goa, seat: Seat) -> Vec<Use> {
    let own = game.player(seat).tiles.iter();
    let all = own
        .filter(|own| own.state != Readiness::Used)
        .filter_map(|own| tiles::soon(own.tile.usable()?));
    let mut once: Vec<Use> = Vec::new();
    for tile in all {
        if !once.contains(&tile) {
            once.push(tile);
        }
    }
    once
}

/// An own action begins on the scratch copy.
fn begin(game: &mut Goa, seat: Seat, number: Option<u8>) {
    game.agenda.clear();
    game.turn = None;
    game.apply(&Event::Turn { seat, number });
}

/// The alternatives of one own action, best first; the best has its effect on
/// the scratch copy.
fn plan(game: &mut Goa, seat: Seat, number: Option<u8>, hand: &Hand) -> Vec<String> {
    begin(game, seat, number);
    let Some(turn) = game.turn.clone() else { return vec!["taxes, done".to_owned()] };
    // Those have lines of their own.
    for tile in early(game, seat) {
        if let Some(after) = moves::after_steps(game, seat, &[Step::Use(tile)]) {
            *game = after;
        }
    }
    game.agenda.clear();
    let real = |line: &Vec<Step>| {
        line.iter().all(|step| if let Step::Play(play) = step { hand.has(play) } else { true })
    };
    let lines: Vec<Vec<Step>> = moves::lines(game, &turn).into_iter().filter(real).collect();
    let taxes = |line: &[Step]| line.contains(&Step::Do(Deed::Taxes));
    let mut all: Vec<Vec<Step>> = Vec::new();
    for line in lines.into_iter().take(ALTERNATIVES) {
        let plain: Vec<Step> =
            line.iter().filter(|step| matches!(step, Step::Do(_))).cloned().collect();
        let done = taxes(&plain);
        for line in [line, plain] {
            if !all.contains(&line) {
                all.push(line);
            }
        }
        if done {
            break;
        }
    }
    if !all.last().is_some_and(|line| taxes(line)) {
        all.push(vec![Step::Do(Deed::Taxes)]);
    }
    let mut clauses: Vec<String> = Vec::new();
    for line in &all {
        let clause = words(game, seat, line, hand);
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    if let Some(best) = all.into_iter().next() {
        effect(game, seat, &best);
    }
    clauses
}

/// A line with all that may come up in it, so that nothing is asked.
fn words(game: &Goa, seat: Seat, line: &[Step], hand: &Hand) -> String {
    let plays = line.iter().any(|step| matches!(step, Step::Play(_)));
    let mut steps: Vec<Step> = Vec::new();
    for step in line.iter().filter(|step| !matches!(step, Step::Pay(_))) {
        steps.push(step.clone());
        if answers::founds(step).is_some() {
            steps.extend(colony_answers(game, seat, hand, plays));
        }
    }
    // The card of whoever is first in a row may find the hand full (D121).
    if steps.iter().any(may_draw) {
        steps.push(Step::Keep);
    }
    steps.push(Step::Done);
    let words: Vec<String> = steps.iter().map(ToString::to_string).collect();
    words.join(", ")
}

/// May a step bring a card? An expedition draws no more than the hand takes.
fn may_draw(step: &Step) -> bool {
    match step {
        Step::Do(Deed::Progress { .. }) => true,
        Step::Use(tile) => tiles::may_draw(tile),
        Step::Play(play) => match play.effect {
            Effect::BuyProgress => true,
            Effect::TwoShips
            | Effect::TwoColonists
            | Effect::FiveDucats
            | Effect::TwoSpices
            | Effect::SellSpices
            | Effect::MixedGoods
            | Effect::ThirdCard
            | Effect::ShipsOnly
            | Effect::SpicesOnly => false,
        },
        Step::IfShort { step, .. } => may_draw(step),
        Step::Do(
            Deed::Ships | Deed::Harvest(_) | Deed::Taxes | Deed::Expedition(_) | Deed::Found(_),
        )
        | Step::More(_)
        | Step::Take(_)
        | Step::Pay(_)
        | Step::Decline
        | Step::Keep
        | Step::Discard(_)
        | Step::Drop(_)
        | Step::Hold
        | Step::Done => false,
    }
}

/// What a founding may ask; each has answers of its own.
fn colony_answers(game: &Goa, seat: Seat, hand: &Hand, plays: bool) -> Vec<Step> {
    let have = game.player(seat).colonists.clamp(1, MOST_PAID);
    let mut steps = vec![Step::Pay(Some(u8::try_from(have).unwrap_or(1)))];
    let help = |effect| Play { effect, symbol: None, spices: Vec::new(), column: None };
    for effect in [Effect::TwoColonists, Effect::ThirdCard] {
        if !plays && hand.has(&help(effect)) {
            let step = Box::new(Step::Play(help(effect)));
            steps.push(Step::IfShort { step, by: None });
        }
    }
    steps.push(Step::Decline);
    steps.push(Step::Take(Take::Spices { tile: None, spices: Vec::new() }));
    steps
}

/// What a line will probably have brought about.
pub(super) fn effect(game: &mut Goa, seat: Seat, line: &[Step]) {
    if let Some(after) = moves::after_steps(game, seat, line) {
        *game = after;
    }
    game.agenda.clear();
    for step in line {
        let Step::Do(deed) = step else { continue };
        match deed {
            Deed::Found(colony) => founded(game, seat, *colony),
            Deed::Expedition(_) => {
                let drawn = expedition::most(game, seat).unwrap_or(0);
                let any = game.figures.cards.first().copied();
                let cards = any.into_iter().cycle().take(drawn.into());
                game.players[seat].hand.extend(cards);
            }
            Deed::Progress { .. } | Deed::Ships | Deed::Harvest(_) | Deed::Taxes => {}
        }
    }
}

/// A colony that was to be founded: the average cards, and the rest paid.
fn founded(game: &mut Goa, seat: Seat, colony: Colony) {
    let board = u32::from(game.value(seat, Column::Colonies));
    let short = u32::from(game.figures.needed(colony)).saturating_sub(board + 4);
    let have = game.player(seat).colonists;
    if have < short {
        return;
    }
    game.players[seat].colonists = have - short;
    if let Some(&tile) = colony::tiles(game, colony).first() {
        let mut player = game.player(seat).clone();
        player.stores.push(colony::store(game, tile));
        let at = player.stores.len() - 1;
        let filled = spices::fill_store(&player, at, &[]).unwrap_or_default();
        player.stores[at].content = filled.into_iter().map(|(spice, _)| spice).collect();
        game.players[seat] = player;
    }
}

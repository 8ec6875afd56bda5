//! What may be done in an own action, and every answer to what comes up in it,
//! as far as it can be listed: one step at a time, and what it leaves open by
//! the rules' defaults.

use super::acquire::{self, Choice};
use super::action::{CardName, Deed, Play, Step, StoreName, Take, Units};
use super::agenda::Task;
use super::cards::{Card, Effect};
use super::event::Event;
use super::state::{Goa, Turn};
use super::tiles::{Column, Spice, Tile};
use super::view::Possible;
use super::{colony, expedition, play, progress, resupply, spices, uses};
use crate::engine::Seat;

/// What a letter says about an own action.
pub(super) fn of(game: &Goa, turn: &Turn) -> Possible {
    let seat = turn.seat;
    let player = game.player(seat);
    let value = usize::from(game.value(seat, Column::Harvest));
    let modifier = turn.modifier.map(|card| card.effect); // played ahead (G62)
    let payable = |&column: &Column| progress::payable(game, seat, column, modifier);
    Possible {
        progress: Column::ALL.into_iter().filter(payable).collect(),
        harvest: u8::try_from(spices::room(player).min(value)).unwrap_or(u8::MAX),
        expedition: expedition::most(game, seat),
        colonies: colony::open(game, seat),
        tiles: uses::usable(game, seat),
        cards: play::playable(game, turn, colony::attempt(game)),
    }
}

/// The position with an extra action begun: its card is back in the stock
/// (D124), and a tile that waited for the next own action is ready (D84).
pub(super) fn extra_begun(game: &Goa, seat: Seat) -> Goa {
    let mut begun = game.clone();
    begun.apply(&Event::Turn { seat, number: None });
    begun
}

/// Lines of a turn: the action, alone or with the card that changes it, and
/// what may go around it.
pub(super) fn lines(game: &Goa, turn: &Turn) -> Vec<Vec<Step>> {
    let mut lines = Vec::new();
    if turn.done {
        lines.push(vec![Step::Done]);
    } else {
        lines.extend(deeds(game, turn.seat).into_iter().map(|deed| vec![Step::Do(deed)]));
        lines.extend(with_cards(game, turn));
    }
    lines.extend(around(game, turn));
    lines
}

/// Tiles, cards and discards, as single steps.
pub(super) fn around(game: &Goa, turn: &Turn) -> Vec<Vec<Step>> {
    let seat = turn.seat;
    let mut lines = Vec::new();
    for tile in uses::usable(game, seat).into_iter().filter_map(Tile::usable) {
        lines.extend(uses::legal(game, seat, tile).into_iter().map(|it| vec![Step::Use(it)]));
    }
    for card in play::playable(game, turn, colony::attempt(game)) {
        let alone = !card.effect.modifies() || colony::attempt(game).is_some();
        if alone {
            lines.extend(plays_of(card).into_iter().map(|it| vec![Step::Play(it)]));
        }
    }
    lines.extend(hand(game, seat).into_iter().map(|card| vec![Step::Discard(vec![named(card)])]));
    lines
}

/// The six actions with all their columns, numbers and names.
pub(super) fn deeds(game: &Goa, seat: Seat) -> Vec<Deed> {
    let progress = Column::ALL.into_iter().map(|column| Deed::Progress { column, pay: Vec::new() });
    let most = expedition::most(game, seat).unwrap_or(0);
    let fewer = (0..most).map(|cards| Deed::Expedition(Some(cards)));
    progress
        .chain([Deed::Ships, Deed::Harvest(None), Deed::Taxes, Deed::Expedition(None)])
        .chain(fewer)
        .chain(colony::open(game, seat).into_iter().map(Deed::Found))
        .collect()
}

/// Actions changed by a card (G62).
fn with_cards(game: &Goa, turn: &Turn) -> Vec<Vec<Step>> {
    let mut lines = Vec::new();
    for card in play::playable(game, turn, None) {
        let deeds: Vec<Deed> = match card.effect {
            Effect::MixedGoods => vec![Deed::Harvest(None)],
            Effect::ThirdCard => {
                colony::open(game, turn.seat).into_iter().map(Deed::Found).collect()
            }
            Effect::ShipsOnly | Effect::SpicesOnly => Column::ALL
                .into_iter()
                .map(|column| Deed::Progress { column, pay: Vec::new() })
                .collect(),
            Effect::TwoShips
            | Effect::TwoColonists
            | Effect::FiveDucats
            | Effect::TwoSpices
            | Effect::SellSpices
            | Effect::BuyProgress => Vec::new(),
        };
        for deed in deeds {
            let plays = plays_of(card).into_iter();
            lines.extend(plays.map(|it| vec![Step::Play(it), Step::Do(deed.clone())]));
        }
    }
    lines
}

/// A card played, with each column it can move.
pub(super) fn plays_of(card: Card) -> Vec<Play> {
    let play = |column| Play {
        effect: card.effect,
        symbol: Some(card.symbol),
        spices: Vec::new(),
        column,
    };
    match card.effect {
        Effect::BuyProgress => Column::ALL.into_iter().map(|column| play(Some(column))).collect(),
        Effect::TwoShips
        | Effect::TwoColonists
        | Effect::FiveDucats
        | Effect::TwoSpices
        | Effect::SellSpices
        | Effect::MixedGoods
        | Effect::ThirdCard
        | Effect::ShipsOnly
        | Effect::SpicesOnly => vec![play(None)],
    }
}

/// The cards of a hand, equal ones once.
fn hand(game: &Goa, seat: Seat) -> Vec<Card> {
    let mut cards = game.player(seat).hand.clone();
    cards.sort_unstable();
    cards.dedup_by_key(|card| (card.effect, card.symbol));
    cards
}

fn named(card: Card) -> CardName {
    CardName { effect: Some(card.effect), symbol: Some(card.symbol) }
}

/// Answers to what the agenda asks.
pub(super) fn answers(game: &Goa, seat: Seat) -> Vec<Vec<Step>> {
    let spices_of = |spices| Take::Spices { tile: None, spices };
    let take = |take| vec![Step::Take(take)];
    match game.agenda.last() {
        Some(Task::Acquire { tile, .. }) => match acquire::choice(game, seat, *tile) {
            Some(Choice::Goods(_)) => vec![take(Take::Ships), take(Take::Colonists)],
            Some(Choice::Favor) => {
                acquire::favors(game).into_iter().map(|tile| take(favor(tile))).collect()
            }
            Some(Choice::Crop) => {
                let one = |spice| spices_of(in_units([spice]));
                Spice::ALL.into_iter().map(|it| take(one(it))).collect()
            }
            Some(Choice::Plantation) => {
                let player = game.player(seat);
                let laid = player.store_names().into_iter().zip(&player.stores);
                let names = laid.filter(|(_, store)| store.is_plantation()).map(|(name, _)| name);
                let all: Vec<Option<StoreName>> = names.map(Some).chain([None]).collect();
                all.into_iter().map(|store| vec![Step::Drop(store)]).collect()
            }
            None => Vec::new(),
        },
        Some(Task::Spices { most, .. }) => {
            let player = game.player(seat);
            let kinds = spices::welcome(player);
            let fits = spices::room(player).min(usize::from(*most));
            let all = (1..=u8::try_from(fits).unwrap_or(*most)).rev();
            let named = all.flat_map(|count| contents(&kinds, count)).map(|it| take(spices_of(it)));
            named.chain([take(spices_of(Vec::new()))]).collect()
        }
        Some(Task::Draw { .. }) => {
            let discards = hand(game, seat).into_iter();
            let discards = discards.map(|card| vec![Step::Discard(vec![named(card)])]);
            let plays = game.turn.iter().flat_map(|turn| play::playable(game, turn, None));
            let plays = plays.filter(|card| !card.effect.modifies()).flat_map(plays_of);
            discards.chain(plays.map(|it| vec![Step::Play(it)])).chain([vec![Step::Keep]]).collect()
        }
        Some(Task::Resupply { cards, .. }) => {
            // There are many ways to fill the stores: the one that the rules would choose.
            let player = game.player(seat);
            let most = usize::from(resupply::count(cards));
            let filled = spices::fill(player, most).into_iter().map(|(spice, _)| spice);
            vec![take(Take::Ships), take(Take::Colonists), take(spices_of(in_units(filled)))]
        }
        Some(Task::Attempt(attempt)) if attempt.succeeded => colony::tiles(game, attempt.colony)
            .into_iter()
            .flat_map(|tile| {
                let kinds: Vec<Spice> =
                    Spice::ALL.into_iter().filter(|&spice| tile.allows(spice)).collect();
                contents(&kinds, game.figures.places(tile.colony))
                    .into_iter()
                    .map(move |spices| take(Take::Spices { tile: tile.spices, spices }))
            })
            .collect(),
        Some(Task::Attempt(_)) => {
            let mut answers = vec![vec![Step::Pay(None)], vec![Step::Decline]];
            answers.extend(game.turn.iter().flat_map(|turn| around(game, turn)));
            answers
        }
        None | Some(Task::Claim { .. } | Task::Gain { .. } | Task::CardDone { .. }) => Vec::new(),
    }
}

/// A tile of the box, as it is read back: two have the names of what they bring.
pub(super) fn favor(tile: Tile) -> Take {
    if tile == Tile::Ships {
        Take::Ships
    } else if tile == Tile::Colonists {
        Take::Colonists
    } else {
        Take::Tile(tile)
    }
}

/// Spices as they are named, each kind once.
fn in_units(spices: impl IntoIterator<Item = Spice>) -> Vec<Units> {
    let mut units: Vec<Units> = Vec::new();
    for spice in spices {
        match units.iter_mut().find(|units| units.spice == spice) {
            Some(units) => units.count = units.count.saturating_add(1),
            None => units.push(Units { spice, count: 1, store: None }),
        }
    }
    units.sort_by_key(|units| units.spice);
    units
}

/// Every content of so many places with these kinds, equal ones once.
fn contents(kinds: &[Spice], places: u8) -> Vec<Vec<Units>> {
    let Some(rest) = places.checked_sub(1) else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for (at, &spice) in kinds.iter().enumerate() {
        for tail in contents(&kinds[at..], rest) {
            let mut units: Vec<Units> = tail;
            match units.iter_mut().find(|units| units.spice == spice) {
                Some(units) => units.count += 1,
                None => units.insert(0, Units { spice, count: 1, store: None }),
            }
            all.push(units);
        }
    }
    all
}

//! P13 to P15: founding a colony (G48 to G56).

use super::action::Take;
use super::agenda::{Attempt, Task};
use super::cards::Effect;
use super::decision::{Answer, Decision, Description, Form, Part};
use super::event::{ActionKind, Event, Why};
use super::plan::Address;
use super::resupply::TAKE_SPICES;
use super::state::{Goa, Store};
use super::tiles::{Colony, ColonyTile, Column, Spice};
use super::violation::{OneOf, Violation};
use super::vocabulary::{Meaning, Verb};
use super::{draw, spices, uses};
use crate::engine::{Dice, Seat};

/// P14. The spices may stand in front of what is paid for them.
pub(super) const SHORTAGE: Description = Description {
    id: "P14",
    asks: "pay the colonists, decline, or use a tile or a card first",
    answers: &[
        Answer::Order("pay", Form::of(Verb::Pay, &[])),
        Answer::Order("decline", Form::of(Verb::Decline, &[])),
        Answer::Around,
    ],
    also: &[Verb::Take, Verb::Tile, Verb::Pass, Verb::Nothing],
    no: Some(Verb::Decline),
    address: Address::Action,
};

/// P15. The tile is named where several are left.
pub(super) const FOUNDED: Description = Description {
    id: "P15",
    asks: "take the colony's spices",
    answers: &[
        Answer::Order("founded", Form::of(Verb::Take, &[Part::Spice])),
        Answer::Order(
            "founded-tile",
            Form::of(
                Verb::Tile,
                &[Part::Spice, Part::Spice, Part::Word(Meaning::Verb(Verb::Take)), Part::Spice],
            ),
        ),
        Answer::Unlisted(TAKE_SPICES),
    ],
    also: &[],
    no: None,
    address: Address::Action,
};

/// The colonies a player may still found (G48), the easiest first.
pub(super) fn open(game: &Goa, seat: Seat) -> Vec<Colony> {
    let own: Vec<Colony> = game.player(seat).colonies().collect();
    Colony::ALL.into_iter().filter(|colony| !own.contains(colony)).collect()
}

/// The attempt that is being made.
pub(super) fn attempt(game: &Goa) -> Option<&Attempt> {
    game.agenda.iter().rev().find_map(Task::attempt)
}

/// P13: names a colony, even one out of reach (D56).
pub(super) fn decide(
    game: &Goa,
    seat: Seat,
    colony: Colony,
    modifier: Option<Effect>,
    spied: Option<Seat>,
) -> Result<Vec<Event>, Violation> {
    let open = open(game, seat);
    if open.is_empty() {
        return Err(Violation::AllColonies); // D55
    }
    if !open.contains(&colony) {
        return Err(Violation::OwnColony { colony, open: OneOf(open) });
    }
    let row = game.player(spied.unwrap_or(seat)).row(Column::Colonies); // G81
    let board = game.figures.value(Column::Colonies, row); // G49
    let third = modifier == Some(Effect::ThirdCard); // G72
    if third && board >= game.figures.needed(colony) {
        return Err(Violation::ThirdCardForNothing); // D119
    }
    let cards = game.figures.gains.reveal + u8::from(third);
    Ok(vec![
        Event::Did { seat, deed: ActionKind::Found, spied, left: 0 },
        Event::Attempt { seat, colony, board, cards },
    ])
}

/// P14 or P15. An attempt that is hopeless in plain view asks nobody: too few
/// colonists, no tile they could use, and no card to play, be it that the hand
/// is empty or that the one card of the action is played. What the hand holds
/// must not show in whether they are asked (D58, D116).
pub(super) fn asks(game: &Goa, attempt: &Attempt) -> Option<(Seat, Decision)> {
    let seat = attempt.seat;
    if attempt.due > 0 {
        return None;
    }
    if attempt.succeeded {
        return Some((seat, Decision::Founded));
    }
    let short = attempt.short(game);
    if short == 0 {
        return None; // G51
    }
    let player = game.player(seat);
    let may_play = !player.hand.is_empty() && game.turn.as_ref().is_some_and(|it| !it.card_played);
    let hope = player.colonists >= short || may_play || !uses::usable(game, seat).is_empty();
    hope.then_some((seat, Decision::Shortage))
}

pub(super) fn automatic(game: &Goa, attempt: &Attempt, dice: &mut Dice) -> Option<Event> {
    let seat = attempt.seat;
    if attempt.due > 0 {
        let why = Why::Deed(ActionKind::Found);
        return Some(draw::reveal(game, seat, attempt.due, why, dice)); // G50
    }
    if attempt.succeeded {
        return None;
    }
    Some(if attempt.short(game) == 0 {
        Event::Succeeded { seat, paid: 0 } // G51
    } else {
        Event::Failed { seat, colony: attempt.colony, by_itself: true } // D58
    })
}

/// P14: pays the shortage exactly (G52, D60), if it is not more than they want.
pub(super) fn pay(
    game: &Goa,
    attempt: &Attempt,
    most: Option<u8>,
) -> Result<Vec<Event>, Violation> {
    let (seat, short) = (attempt.seat, attempt.short(game));
    let have = game.player(seat).colonists;
    if have < short {
        return Err(Violation::TooFewColonists { short, have });
    }
    if let Some(most) = most.filter(|&most| u32::from(most) < short) {
        return Err(Violation::PaysTooLittle { most, short });
    }
    Ok(vec![Event::Succeeded { seat, paid: u8::try_from(short).unwrap_or(u8::MAX) }])
}

/// P14: does not pay (D57); the same as being unable to (D58).
pub(super) fn decline(attempt: &Attempt) -> Vec<Event> {
    vec![Event::Failed { seat: attempt.seat, colony: attempt.colony, by_itself: false }]
}

/// The tiles of a name that are left (G53), each once; there always is one (D62).
pub(super) fn tiles(game: &Goa, colony: Colony) -> Vec<ColonyTile> {
    let mut tiles: Vec<ColonyTile> =
        game.colonies.iter().copied().filter(|tile| tile.colony == colony).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// P15: the tile (G53) and its spices (G54). What is left open follows the
/// rules' defaults: a tile that allows the spices named and the kind they have
/// fewest of, then those kinds.
pub(super) fn found(game: &Goa, attempt: &Attempt, take: &Take) -> Result<Vec<Event>, Violation> {
    let Take::Spices { tile: pair, spices } = take else {
        return Err(Violation::OtherQuestion(Decision::Founded));
    };
    let (seat, colony) = (attempt.seat, attempt.colony);
    let named = spices::kinds(spices);
    let all = tiles(game, colony);
    let fits = |tile: &&ColonyTile| {
        pair.is_none_or(|(one, two)| {
            tile.spices == Some((one, two)) || tile.spices == Some((two, one))
        }) && named.iter().all(|&spice| tile.allows(spice))
    };
    let player = game.player(seat);
    let fewest = |tile: &&ColonyTile| {
        let kinds = Spice::ALL.into_iter().filter(|&spice| tile.allows(spice));
        kinds.map(|spice| player.spices(spice)).min()
    };
    let Some(&tile) = all.iter().filter(fits).min_by_key(fewest) else {
        return Err(Violation::NoSuchColonyTile { colony, tiles: OneOf(all) });
    };
    let mut after = player.clone();
    after.stores.push(store(game, tile));
    let placed = spices::fill_store(&after, after.stores.len() - 1, &named)?;
    let spices = placed.into_iter().map(|(spice, _)| spice).collect();
    Ok(vec![Event::Founded { seat, tile, spices }])
}

/// The store a colony tile becomes.
pub(super) fn store(game: &Goa, tile: ColonyTile) -> Store {
    Store {
        kind: super::action::StoreKind::Colony(tile.colony),
        pair: tile.spices,
        places: game.figures.places(tile.colony),
        content: Vec::new(),
    }
}

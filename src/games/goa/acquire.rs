//! P7: a tile is gained and works (G31), whether at auction, by Exchange or by
//! Favor (D84, D85).

use super::action::{StoreKind, StoreName, Take};
use super::board::Cell;
use super::data::PLANTATION_PLACES;
use super::decision::{Answer, Decision, Description, Form, Gain, Part};
use super::event::{Amounts, Event, Why, store_of};
use super::plan::Address;
use super::state::{Goa, Store};
use super::tiles::{AtOnce, Class, Tile};
use super::violation::{OneOf, Violation};
use super::vocabulary::{Meaning, Thing, Verb};
use super::{resupply, spices};
use crate::engine::{Dice, Seat};

/// The three ships or three colonists (G97).
pub(super) const GOODS: Description = Description {
    id: "P7",
    asks: "take ships or take colonists",
    answers: &[
        Answer::Order("take-ships", resupply::TAKE_SHIPS),
        Answer::Order("take-colonists", resupply::TAKE_COLONISTS),
    ],
    also: GAINED,
    no: None,
    address: Address::Lot,
};

/// A tile that was left out (G87).
pub(super) const FAVOR: Description = Description {
    asks: "take a tile of the box",
    answers: &[Answer::Order("favor", Form::of(Verb::Take, &[Part::Tile]))],
    ..GOODS
};

/// Spices for a mixed crop or a Bonanza tile (G90, G118).
pub(super) const SPICES: Description = Description {
    asks: "take spices",
    answers: &[
        Answer::Order("take", Form::of(Verb::Take, &[Part::Spice, Part::Spice])),
        Answer::Order("take-any", resupply::TAKE_SPICES),
    ],
    ..GOODS
};

/// Which of five plantations is given up (D77).
pub(super) const PLANTATION: Description = Description {
    asks: "drop one of five plantations, or drop new",
    answers: &[
        Answer::Order("drop", Form::of(Verb::Drop, &[Part::Store])),
        Answer::Order("drop-new", Form::of(Verb::Drop, &[Part::Word(Meaning::Thing(Thing::New))])),
    ],
    ..GOODS
};

/// Whatever is gained, an answer to another such question is understood: the
/// rules say more about it than its words do.
pub(super) const GAINED: &[Verb] =
    &[Verb::Take, Verb::Tile, Verb::Drop, Verb::Keep, Verb::Discard, Verb::Play, Verb::Use];

/// Places for plantations on a player's board (G91, C27).
const PLANTATIONS: usize = PLANTATION_PLACES as usize;

/// Has the board room for one more plantation, mixed crop included (D79)?
fn has_place(game: &Goa, seat: Seat) -> bool {
    game.player(seat).stores.iter().filter(|store| store.is_plantation()).count() < PLANTATIONS
}

/// What Favor may take, each kind once, sorted (G87, D85, D97).
pub(super) fn favors(game: &Goa) -> Vec<Tile> {
    let mut tiles = game.left_out.clone();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// What a tile that is gained does.
pub(super) enum Works {
    ByItself(Event),
    Asks(Choice),
}

/// What is chosen with a tile that is gained.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// So many ships or so many colonists (G97).
    Goods(u8),
    /// A tile of the box (G87).
    Favor,
    /// The spice for a mixed crop (G90).
    Crop,
    /// Which of five plantations is given up (D77).
    Plantation,
}

impl Choice {
    /// The decision that it is.
    pub(super) fn decision(self) -> Decision {
        Decision::Gain(match self {
            Choice::Goods(_) => Gain::Goods,
            Choice::Favor => Gain::Favor,
            Choice::Crop => Gain::Spices,
            Choice::Plantation => Gain::Plantation,
        })
    }
}

/// A tile works.
pub(super) fn works(game: &Goa, seat: Seat, tile: Tile) -> Works {
    let gains = &game.figures.gains;
    let goods = |gain| {
        let why = Why::Tile(tile);
        Works::ByItself(Event::Goods { seat, why, gain, pay: Amounts::default() })
    };
    let extras = |count: u8| u32::from(count.min(game.extras)); // D11
    let at_once = match tile.class() {
        Class::Immediate(at_once) => at_once,
        Class::Red | Class::OneShot | Class::Permanent => return laid(game, seat, tile),
    };
    match at_once {
        AtOnce::Colonists => {
            // G78
            goods(Amounts { colonists: u32::from(gains.colonists), ..Amounts::default() })
        }
        AtOnce::Ships => goods(Amounts { ships: u32::from(gains.ships), ..Amounts::default() }), // G96
        AtOnce::ExtraActions => {
            // G85
            goods(Amounts { extras: extras(gains.extra_actions), ..Amounts::default() })
        }
        AtOnce::Settlement => {
            // G94
            let (ships, more, colonists) = gains.settlement;
            goods(Amounts {
                ships: u32::from(ships),
                extras: extras(more),
                colonists: u32::from(colonists),
                ..Amounts::default()
            })
        }
        // G84: the cards follow
        AtOnce::Expeditions(_) => Works::ByItself(Event::Spent { seat, tile }),
        AtOnce::Favor => match favors(game).as_slice() {
            [] => Works::ByItself(Event::Spent { seat, tile }),
            &[only] => Works::ByItself(Event::Favored { seat, tile: only }),
            [_, _, ..] => Works::Asks(Choice::Favor),
        },
        AtOnce::ShipsColonists => Works::Asks(Choice::Goods(gains.ships_colonists)),
    }
}

/// A tile comes to lie on a board, or becomes a store there.
fn laid(game: &Goa, seat: Seat, tile: Tile) -> Works {
    match store_of(tile) {
        None => Works::ByItself(Event::Kept { seat, tile }),
        Some(_) if !has_place(game, seat) => Works::Asks(Choice::Plantation),
        // G91: filled completely
        Some((StoreKind::Plantation(spice, places), _)) => {
            let spices = vec![spice; usize::from(places)];
            Works::ByItself(Event::Laid { seat, tile, spices })
        }
        Some((StoreKind::MixedCrop | StoreKind::Colony(_), _)) => Works::Asks(Choice::Crop),
    }
}

/// What is chosen with a tile; `None` if it works by itself.
pub(super) fn choice(game: &Goa, seat: Seat, tile: Tile) -> Option<Choice> {
    match works(game, seat, tile) {
        Works::Asks(choice) => Some(choice),
        Works::ByItself(_) => None,
    }
}

/// P7: chooses with a tile that gives a choice.
pub(super) fn decide(
    game: &Goa,
    seat: Seat,
    tile: Tile,
    take: &Take,
) -> Result<Vec<Event>, Violation> {
    let choice = match works(game, seat, tile) {
        Works::Asks(choice) => choice,
        Works::ByItself(event) => return Ok(vec![event]),
    };
    let why = Why::Tile(tile);
    let goods = |gain| Ok(vec![Event::Goods { seat, why, gain, pay: Amounts::default() }]);
    match (choice, take) {
        // G97: not mixed
        (Choice::Goods(count), Take::Ships) => {
            goods(Amounts { ships: count.into(), ..Amounts::default() })
        }
        (Choice::Goods(count), Take::Colonists) => {
            goods(Amounts { colonists: count.into(), ..Amounts::default() })
        }
        (Choice::Crop, Take::Spices { tile: None, spices }) => {
            // G90, D79: one spice of their choice
            let Some((kind, places)) = store_of(tile) else { return Ok(Vec::new()) };
            let mut player = game.player(seat).clone();
            player.stores.push(Store { kind, pair: None, places, content: Vec::new() });
            let named = spices::kinds(spices);
            let filled = spices::fill_store(&player, player.stores.len() - 1, &named)?;
            let spices = filled.into_iter().map(|(spice, _)| spice).collect();
            Ok(vec![Event::Laid { seat, tile, spices }])
        }
        // Two tiles are called like the goods they bring.
        (Choice::Favor, Take::Ships) => favored(game, seat, Tile::Ships),
        (Choice::Favor, Take::Colonists) => favored(game, seat, Tile::Colonists),
        (Choice::Favor, Take::Tile(wanted)) => favored(game, seat, *wanted),
        (Choice::Goods(_), Take::Spices { .. } | Take::Tile(_))
        | (Choice::Favor, Take::Spices { .. })
        | (
            Choice::Crop,
            Take::Ships | Take::Colonists | Take::Tile(_) | Take::Spices { tile: Some(_), .. },
        )
        | (
            Choice::Plantation,
            Take::Ships | Take::Colonists | Take::Tile(_) | Take::Spices { .. },
        ) => Err(Violation::OtherQuestion(choice.decision())),
    }
}

/// G87: takes one of the tiles left out.
fn favored(game: &Goa, seat: Seat, tile: Tile) -> Result<Vec<Event>, Violation> {
    let tiles = favors(game);
    if tiles.contains(&tile) {
        Ok(vec![Event::Favored { seat, tile }])
    } else {
        Err(Violation::NotLeftOut { tile, tiles: OneOf(tiles) })
    }
}

/// D77: one of five is given up, its spices with it (D78); `None` is the new
/// one, which is never filled.
pub(super) fn drop(
    game: &Goa,
    seat: Seat,
    new: Tile,
    store: Option<StoreName>,
) -> Result<Vec<Event>, Violation> {
    if !new.is_plantation() || has_place(game, seat) {
        return Err(Violation::NothingToDrop);
    }
    let Some(name) = store else {
        return Ok(vec![Event::GaveUp { seat, store: None, tile: new }]);
    };
    let player = game.player(seat);
    let Some((at, tile)) = player.store_at(name).zip(name.kind.tile()) else {
        let names = player.store_names().into_iter().zip(&player.stores);
        let plantations = names.filter(|(_, store)| store.is_plantation());
        let names = plantations.map(|(name, _)| name.to_string());
        let stores = OneOf(names.chain(["new".to_owned()]).collect());
        return Err(Violation::NoPlantation { store: name.to_string(), stores });
    };
    Ok(vec![Event::GaveUp { seat, store: Some(at), tile }])
}

/// G118, D12: which Bonanza tile lies under the corner is decided now.
pub(super) fn claim(game: &Goa, seat: Seat, corner: Cell, dice: &mut Dice) -> Event {
    let bonanza = dice.pick(&game.bonanza).copied().unwrap_or_default();
    Event::Claimed { seat, corner, bonanza }
}

/// Is there a choice of spices? With one allowed kind in every empty place and
/// enough for all of them there is none.
pub(super) fn spices_open(game: &Goa, seat: Seat, most: u8) -> bool {
    let player = game.player(seat);
    let room = spices::room(player);
    let empty = || player.stores.iter().filter(|store| store.room() > 0);
    let forced = room <= usize::from(most) && empty().all(|store| store.allowed().count() == 1);
    room > 0 && !forced
}

/// Spices without a choice: what there is room for, or nothing (D113).
pub(super) fn spices(game: &Goa, seat: Seat, most: u8, why: Why) -> Event {
    let spices = spices::fill(game.player(seat), usize::from(most));
    if spices.is_empty() {
        return Event::Lost { seat, why };
    }
    let gain = Amounts { spices, ..Amounts::default() };
    Event::Goods { seat, why, gain, pay: Amounts::default() }
}

/// P7: chooses the spices of a Bonanza tile; fewer may be taken (D43).
pub(super) fn take_spices(
    game: &Goa,
    seat: Seat,
    most: u8,
    why: Why,
    take: &Take,
) -> Result<Vec<Event>, Violation> {
    let Take::Spices { tile: None, spices } = take else {
        return Err(Violation::OtherQuestion(Decision::Gain(Gain::Spices)));
    };
    let player = game.player(seat);
    let placed = if spices.is_empty() {
        spices::fill(player, usize::from(most))
    } else {
        spices::place(player, spices)?
    };
    if placed.len() > usize::from(most) {
        return Err(Violation::TooManySpices { named: placed.len(), most });
    }
    let gain = Amounts { spices: placed, ..Amounts::default() };
    Ok(vec![Event::Goods { seat, why, gain, pay: Amounts::default() }])
}

/// The cards of an Expeditions tile, once it is spent (G84).
pub(super) fn cards_of(tile: Tile) -> u8 {
    if let Tile::Expeditions(cards) = tile { cards } else { 0 }
}

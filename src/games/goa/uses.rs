//! P9 and P18 to P23: red and one-shot tiles are used (G75 to G99).

use super::action::{Deed, StoreName, Units, Usable, Use};
use super::agenda::{Attempt, Task};
use super::board::Cell;
use super::cards::Effect;
use super::data::Gains;
use super::decision::Part;
use super::event::{Amounts, Event, Why};
use super::state::{Goa, Readiness, Turn};
use super::tiles::{Class, Column, Spice, Tile};
use super::violation::{OneOf, Violation};
use super::vocabulary::{Meaning, Thing};
use super::{colony, harvest, income, progress, spices};
use crate::engine::Seat;
use strum::VariantArray as _;

/// What is said of a tile that is used.
#[derive(Debug, Clone, Copy)]
pub(super) struct Usage {
    tile: Tile,
    /// The rule of what is chosen with it.
    pub(super) rule: &'static str,
    /// What has to be written behind it; the rest may be left out.
    pub(super) behind: &'static [Part],
    /// What a red tile is called by, beside its colour (G76).
    pub(super) word: Option<Meaning>,
    /// May it ask something?
    pub(super) asks: bool,
    pub(super) due: Due,
}

/// How many choices are due to a tile used in front.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Due {
    None,
    /// Resupply chooses once (G93).
    One,
    /// What Exchange takes may choose, and what that brings, too (D84).
    Some,
}

impl Usable {
    /// What is said of it.
    pub(super) fn usage(self) -> Usage {
        let of =
            |tile, rule, behind, asks, due| Usage { tile, rule, behind, word: None, asks, due };
        let red = |word, usage| Usage { word: Some(word), ..usage };
        match self {
            Usable::Colonist => red(
                Meaning::Thing(Thing::Colonists),
                of(Tile::Colonist, "P9", &[], false, Due::None),
            ),
            Usable::Ducats => {
                red(Meaning::Thing(Thing::Ducats), of(Tile::Ducats, "P9", &[], false, Due::None))
            }
            Usable::Ship => {
                red(Meaning::Column(Column::Ships), of(Tile::Ship, "P9", &[], false, Due::None))
            }
            Usable::Expedition => red(
                Meaning::Column(Column::Expedition),
                of(Tile::Expedition, "P9", &[], true, Due::None),
            ),
            Usable::Spice => red(
                Meaning::Thing(Thing::Spices),
                of(Tile::Spice, "G98", &[Part::Spice], false, Due::None),
            ),
            Usable::Duty => of(Tile::Duty, "P23", &[], false, Due::None),
            Usable::Espionage => {
                of(Tile::Espionage, "P18", &[Part::Player, Part::Action], true, Due::None)
            }
            Usable::Exchange => of(Tile::Exchange, "P21", &[Part::Cell], true, Due::Some),
            Usable::ExtraHarvest => of(Tile::ExtraHarvest, "P22", &[], false, Due::None),
            Usable::Resupply => of(Tile::Resupply, "P9", &[], true, Due::One),
            Usable::Viceroy => of(Tile::Viceroy, "P20", &[], true, Due::None),
        }
    }

    /// What it turns up once it is used.
    pub(super) fn follows(self, seat: Seat, gains: &Gains) -> Option<Task> {
        let tile = self.usage().tile;
        match self {
            // G83
            Usable::Expedition => Some(Task::Draw { seat, cards: 1, why: Why::Tile(tile) }),
            // G93
            Usable::Resupply => Some(Task::Resupply { seat, due: gains.reveal, cards: Vec::new() }),
            Usable::Colonist
            | Usable::Ducats
            | Usable::Ship
            | Usable::Spice
            | Usable::Duty
            | Usable::Espionage
            | Usable::Exchange
            | Usable::ExtraHarvest
            | Usable::Viceroy => None,
        }
    }
}

impl Use {
    /// What is said of the tile at work.
    pub(super) fn usage(&self) -> Usage {
        Usable::from(self).usage()
    }

    /// The tile at work.
    #[must_use]
    pub fn tile(&self) -> Tile {
        self.usage().tile
    }
}

impl Tile {
    /// As a tile that is used, if it is one.
    #[must_use]
    pub fn usable(self) -> Option<Usable> {
        Usable::VARIANTS.iter().copied().find(|usable| usable.usage().tile == self)
    }
}

/// The ways to use a tile.
pub(super) fn legal(game: &Goa, seat: Seat, tile: Usable) -> Vec<Use> {
    match tile {
        Usable::Colonist => vec![Use::Colonist],
        Usable::Ducats => vec![Use::Ducats],
        Usable::Ship => vec![Use::Ship],
        Usable::Expedition => vec![Use::Expedition],
        Usable::Spice => {
            let kinds = spices::welcome(game.player(seat));
            let kinds = kinds.into_iter().map(|spice| Units { spice, count: 1, store: None });
            kinds.map(|units| Use::Spice(Some(units))).collect()
        }
        Usable::Duty => vec![Use::Duty(Vec::new())],
        Usable::Espionage => {
            let deeds: Vec<Deed> = [Deed::Ships, Deed::Harvest(None), Deed::Taxes]
                .into_iter()
                .chain(colony::open(game, seat).into_iter().map(Deed::Found))
                .collect();
            let others = game.seats.iter().filter(|&other| other != seat);
            others
                .flat_map(|other| deeds.iter().map(move |deed| (other, deed.clone())))
                .map(|(other, deed)| Use::Espionage(other, Box::new(deed)))
                .collect()
        }
        Usable::Exchange => game.grid.tiles().map(|(cell, _)| Use::Exchange(cell)).collect(),
        Usable::ExtraHarvest => vec![Use::ExtraHarvest(Vec::new())],
        Usable::Resupply => vec![Use::Resupply],
        Usable::Viceroy => {
            let least = least_advanced(game, seat);
            least.into_iter().map(|column| Use::Viceroy(Some(column))).collect()
        }
    }
}

/// Uses a tile. It costs no action (G36, G75), and any number may be used in
/// one (D39); a tile has no other deadline than the last action of the game (D76).
pub(super) fn decide(
    game: &Goa,
    turn: &Turn,
    attempt: Option<&Attempt>,
    tile: &Use,
) -> Result<Vec<Event>, Violation> {
    let seat = turn.seat;
    ready(game, seat, tile.tile())?;
    let gains = &game.figures.gains;
    let used = Event::Used { seat, tile: tile.tile() };
    let why = Why::Tile(tile.tile());
    let goods = |gain, pay| Ok(vec![used.clone(), Event::Goods { seat, why, gain, pay }]);
    let gain = |gain| goods(gain, Amounts::default());
    match tile {
        Use::Colonist => {
            gain(Amounts { colonists: u32::from(gains.red_colonist), ..Amounts::default() }) // G77
        }
        Use::Ducats => gain(Amounts { ducats: u32::from(gains.red_ducats), ..Amounts::default() }), // G79
        Use::Ship => gain(Amounts { ships: u32::from(gains.red_ship), ..Amounts::default() }), // G95
        // G83, G93: what they turn up follows; legal whatever it is (D119).
        Use::Expedition | Use::Resupply => Ok(vec![used]),
        Use::Spice(spice) => {
            gain(Amounts { spices: red_spice(game, seat, *spice)?, ..Amounts::default() })
        }
        Use::Duty(named) => {
            let spices = duty(game, seat, named)?;
            goods(Amounts::default(), Amounts { spices, ..Amounts::default() })
        }
        Use::Espionage(victim, deed) => {
            let modifier = turn.modifier.map(|card| card.effect);
            let mut events = vec![used];
            events.extend(espionage(game, seat, *victim, deed, modifier, attempt.is_some())?);
            Ok(events)
        }
        Use::Exchange(cell) => exchange(game, seat, *cell),
        Use::ExtraHarvest(stores) => {
            gain(Amounts { spices: extra_harvest(game, seat, stores)?, ..Amounts::default() })
        }
        Use::Viceroy(column) => {
            let column = viceroy(game, seat, *column)?;
            Ok(vec![used, progress::step(game, seat, column, why)])
        }
    }
}

/// Does the tile lie there, ready?
fn ready(game: &Goa, seat: Seat, tile: Tile) -> Result<(), Violation> {
    let player = game.player(seat);
    let states: Vec<Readiness> =
        player.tiles.iter().filter(|own| own.tile == tile).map(|own| own.state).collect();
    if states.contains(&Readiness::Ready) {
        return Ok(());
    }
    match states.first() {
        None => Err(Violation::NoTile { tile, tiles: OneOf(usable(game, seat)) }),
        Some(Readiness::NextAction) => Err(Violation::TileTooFresh { tile }), // D84
        Some(_) if tile.class() == Class::Red => Err(Violation::TileUsed { tile }), // G76
        Some(_) => Err(Violation::TileSpent { tile }),
    }
}

/// G98: one spice for which there is room.
fn red_spice(
    game: &Goa,
    seat: Seat,
    named: Option<Units>,
) -> Result<Vec<(Spice, usize)>, Violation> {
    let player = game.player(seat);
    let placed = match named {
        None => spices::fill(player, 1),
        Some(units) => spices::place(player, &[units])?,
    };
    match placed.len() {
        0 => Err(Violation::NoRoomAtAll), // D119
        1 => Ok(placed),
        named => Err(Violation::TooManySpices { named, most: 1 }),
    }
}

/// G80, D82: exactly so many, in one go.
fn duty(game: &Goa, seat: Seat, named: &[Units]) -> Result<Vec<(Spice, usize)>, Violation> {
    let player = game.player(seat);
    let needed = game.figures.gains.duty_spices;
    let given = spices::give(player, usize::from(needed), named)?;
    if given.len() == usize::from(needed) {
        return Ok(given);
    }
    let have = Spice::ALL.into_iter().map(|spice| player.spices(spice)).sum();
    Err(Violation::DutyNeeds { needed, named: given.len(), have })
}

/// G81: one of four actions with another's row, who is not affected. Founding
/// is not possible within a founding (D83), drawing cards never. A colony has
/// its own stop after the reveal (D122).
fn espionage(
    game: &Goa,
    seat: Seat,
    victim: Seat,
    deed: &Deed,
    modifier: Option<Effect>,
    founding: bool,
) -> Result<Vec<Event>, Violation> {
    if victim == seat || game.seats.get(victim.index()).is_none() {
        let others = game.seats.iter().filter(|&other| other != seat).collect();
        return Err(Violation::SpyOnOther { others: OneOf(others) });
    }
    let spied = Some(victim);
    match deed {
        Deed::Ships => Ok(income::ships(seat, game.value(victim, Column::Ships), spied)),
        Deed::Taxes => Ok(income::taxes(seat, game.value(victim, Column::Taxes), spied)),
        Deed::Harvest(goods) => {
            let value = game.value(victim, Column::Harvest);
            harvest::decide(game, seat, value, goods.as_ref(), modifier, spied)
        }
        Deed::Found(_) if founding => Err(Violation::FoundingTwice),
        Deed::Found(colony) => colony::decide(game, seat, *colony, modifier, spied),
        Deed::Progress { .. } | Deed::Expedition(_) => Err(Violation::NotByEspionage),
    }
}

/// G82, D84: any tile of the grid; Exchange takes its cell, where it can be
/// auctioned again (D21).
fn exchange(game: &Goa, seat: Seat, cell: Cell) -> Result<Vec<Event>, Violation> {
    match game.grid.tile(cell) {
        Some(tile) => Ok(vec![Event::Exchanged { seat, cell, tile }]),
        None => Err(Violation::EmptyCell { cell }),
    }
}

/// G86, D89: each store named is filled completely; without names those with
/// most room (P22).
fn extra_harvest(
    game: &Goa,
    seat: Seat,
    named: &[(StoreName, Vec<Spice>)],
) -> Result<Vec<(Spice, usize)>, Violation> {
    let most = usize::from(game.figures.gains.extra_harvest);
    let mut player = game.player(seat).clone();
    let mut stores: Vec<(usize, Vec<Spice>)> = Vec::new();
    for (name, kinds) in named {
        let at = spices::store(&player, *name)?;
        if stores.iter().any(|&(other, _)| other == at) {
            return Err(Violation::StoreTwice { store: name.to_string() });
        }
        stores.push((at, kinds.clone()));
    }
    if stores.is_empty() {
        let mut all: Vec<usize> = (0..player.stores.len()).collect();
        all.sort_by_key(|&at| usize::MAX - player.stores[at].room());
        stores = all.into_iter().take(most).map(|at| (at, Vec::new())).collect();
    }
    if stores.len() > most {
        return Err(Violation::TooManyStores { named: stores.len(), most });
    }
    let mut placed = Vec::new();
    for (at, kinds) in stores {
        let filled = spices::fill_store(&player, at, &kinds)?;
        for &(spice, at) in &filled {
            player.stores[at].content.push(spice);
        }
        placed.extend(filled);
    }
    if placed.is_empty() {
        return Err(Violation::NoRoomAtAll); // D119
    }
    Ok(placed)
}

/// The markers Viceroy may move: the least advanced (G99); none in row 5 (D88).
pub(super) fn least_advanced(game: &Goa, seat: Seat) -> Vec<Column> {
    let player = game.player(seat);
    let least = Column::ALL.into_iter().map(|column| player.row(column)).min();
    let least = least.filter(|&row| row < progress::LAST_ROW);
    Column::ALL.into_iter().filter(|&column| Some(player.row(column)) == least).collect()
}

/// P20: among equals the owner chooses; else the first of the board.
fn viceroy(game: &Goa, seat: Seat, column: Option<Column>) -> Result<Column, Violation> {
    let least = least_advanced(game, seat);
    let Some(&first) = least.first() else { return Err(Violation::NothingForViceroy) };
    match column {
        None => Ok(first),
        Some(column) if least.contains(&column) => Ok(column),
        Some(column) => Err(Violation::NotLeastAdvanced { column, least: OneOf(least) }),
    }
}

/// The tiles a player could use now, each once: ready, and not without effect.
/// All of it is public, so an automatic answer may rest on it (D58, D116).
pub(super) fn usable(game: &Goa, seat: Seat) -> Vec<Tile> {
    let player = game.player(seat);
    let room = || spices::room(player) > 0;
    let spices = || Spice::ALL.into_iter().map(|spice| player.spices(spice)).sum::<usize>();
    let works = |tile: Usable| match tile {
        Usable::Spice | Usable::ExtraHarvest => room(),
        Usable::Duty => spices() >= usize::from(game.figures.gains.duty_spices),
        Usable::Exchange => game.grid.tiles().next().is_some(),
        Usable::Viceroy => !least_advanced(game, seat).is_empty(),
        Usable::Colonist
        | Usable::Ducats
        | Usable::Espionage
        | Usable::Expedition
        | Usable::Resupply
        | Usable::Ship => true,
    };
    let mut tiles: Vec<Tile> = player
        .tiles
        .iter()
        .filter(|own| own.state == Readiness::Ready)
        .map(|own| own.tile)
        .filter(|tile| tile.usable().is_some_and(works))
        .collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Red and one-shot tiles are there to be used, and no others.
    #[test]
    fn tiles_can_be_used_as_their_class_says() {
        for tile in Tile::all() {
            let used = matches!(tile.class(), Class::Red | Class::OneShot);
            assert_eq!(tile.usable().is_some(), used, "{tile}");
        }
    }
}

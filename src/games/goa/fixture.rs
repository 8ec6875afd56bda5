//! For the tests of this game: figures that look like an edition's, and a
//! table to try rules on, independent of the data files.

use super::action::StoreKind;
use super::cards::{Card, Effect, Symbol};
use super::data::{ColumnFigures, Figures, Gains, LeftOut, LimitBinds, Points, ROWS, Seller};
use super::setup::Deal;
use super::state::{Goa, Grid, Owned, Phase, Readiness, Store};
use super::tiles::{Colony, ColonyTile, Spice, Tile};
use super::{Event, Violation};
use crate::engine::{Seat, Seats, Violation as _};
use Spice::{Cinnamon, Clove, Ginger, Nutmeg, Pepper};

/// Like the edition of 2012, without its variants.
pub(super) fn figures() -> Figures {
    let column = |values: [u8; ROWS], spices: [Spice; 4]| ColumnFigures {
        values,
        costs: [1, 2, 3, 4].map(|step| spices[..step].to_vec()),
    };
    Figures {
        edition: "goa-2012".to_owned(),
        columns: [
            column([1, 2, 3, 4, 6], [Ginger, Cinnamon, Clove, Nutmeg]),
            column([2, 3, 4, 5, 6], [Cinnamon, Nutmeg, Ginger, Pepper]),
            column([4, 6, 8, 10, 12], [Pepper, Nutmeg, Clove, Cinnamon]),
            column([1, 1, 2, 2, 3], [Nutmeg, Pepper, Cinnamon, Clove]),
            column([0, 1, 2, 4, 6], [Clove, Ginger, Pepper, Nutmeg]),
        ],
        hand_limit: [1, 2, 3, 4, 5],
        limit_binds: LimitBinds::Expedition,
        buy_progress: [4, 6, 8, 10],
        tiles_a: tiles_a(),
        tiles_b: tiles_b(),
        left_out: LeftOut { count: 4, shown: true, most_plantations: Some(2) },
        colonies: colonies(),
        colonists_needed: [6, 8, 10, 12],
        colony_places: [1, 1, 2, 2],
        cards: cards(),
        key_symbol: Symbol::Elephant,
        start_ducats: (5, 10),
        start_ships: 4,
        start_colonists: 2,
        extras: 10,
        seller: Seller::OneLess,
        gains: Gains {
            colonists: 4,
            ships: 4,
            ships_colonists: 3,
            extra_actions: 2,
            settlement: (1, 1, 1),
            red_colonist: 1,
            red_ducats: 3,
            red_ship: 1,
            duty_spices: 6,
            extra_harvest: 3,
            reveal: 2,
        },
        points: Points {
            rows: [0, 1, 3, 6, 10],
            colonies: [1, 3, 6, 10],
            cards: vec![1, 3, 6, 10, 15],
            most_ducats: 3,
            small_plantation: 1,
            small_plantation_with_planter: 3,
            duty: 5,
        },
        quick_start: None,
        bonanza: Vec::new(),
    }
}

/// Like the first edition.
pub(super) fn first_edition() -> Figures {
    let mut figures = figures();
    figures.edition = "goa-2004".to_owned();
    figures.limit_binds = LimitBinds::Always;
    figures.tiles_a.truncate(27);
    figures.tiles_b.truncate(27);
    figures.left_out = LeftOut { count: 2, shown: false, most_plantations: None };
    figures.key_symbol = Symbol::Tiger;
    figures.start_ducats = (7, 10);
    figures.seller = Seller::OneMore;
    figures.points.cards.push(20);
    figures.points.duty = 4;
    figures
}

fn plantations(places: u8) -> impl Iterator<Item = Tile> {
    Spice::ALL.into_iter().map(move |spice| Tile::Plantation(spice, places))
}

fn tiles_a() -> Vec<Tile> {
    let others = [
        Tile::Colonist,
        Tile::Colonists,
        Tile::Colonists,
        Tile::Ducats,
        Tile::Duty,
        Tile::Expeditions(2),
        Tile::Expeditions(2),
        Tile::ExtraActions,
        Tile::ExtraActions,
        Tile::MixedCrop,
        Tile::Planter,
        Tile::Settlement,
        Tile::Settlement,
        Tile::Ship,
        Tile::Ships,
        Tile::Ships,
        Tile::ShipsColonists,
        Tile::Spice,
    ];
    let large = [Tile::Plantation(Clove, 3)];
    plantations(1).chain(plantations(2)).chain(others).chain(large).collect()
}

fn tiles_b() -> Vec<Tile> {
    let others = [
        Tile::Colonists,
        Tile::Duty,
        Tile::Espionage,
        Tile::Espionage,
        Tile::Exchange,
        Tile::Expedition,
        Tile::Expeditions(2),
        Tile::Expeditions(3),
        Tile::Expeditions(3),
        Tile::ExtraActions,
        Tile::ExtraActions,
        Tile::ExtraHarvest,
        Tile::ExtraHarvest,
        Tile::Favor,
        Tile::Mission(2),
        Tile::Mission(3),
        Tile::Resupply,
        Tile::Resupply,
        Tile::Settlement,
        Tile::Ships,
        Tile::ShipsColonists,
        Tile::Viceroy,
        Tile::Viceroy,
    ];
    let small = [Tile::Plantation(Pepper, 1)];
    plantations(3).chain(others).chain(small).collect()
}

fn colonies() -> Vec<ColonyTile> {
    let pairs = [
        (Pepper, Nutmeg),
        (Ginger, Cinnamon),
        (Clove, Pepper),
        (Nutmeg, Ginger),
        (Cinnamon, Clove),
    ];
    let of = |colony| pairs.map(|pair| ColonyTile { colony, spices: Some(pair) });
    let any = |colony| [ColonyTile { colony, spices: None }; 4];
    let mut colonies = of(Colony::Quilon).to_vec();
    colonies.extend(any(Colony::Cochin));
    colonies.extend(of(Colony::Madras));
    colonies.extend(any(Colony::Calicut));
    colonies
}

/// Five of each symbol, three of each effect.
fn cards() -> Vec<Card> {
    let symbols = Symbol::ALL.into_iter().flat_map(|symbol| [symbol; 5]);
    let effects = Effect::ALL.into_iter().cycle();
    let colonists = [1, 2, 3].into_iter().cycle();
    let cards = symbols.zip(effects).zip(colonists);
    cards.map(|((symbol, effect), colonists)| Card { effect, colonists, symbol }).collect()
}

/// A card of a symbol.
pub(super) fn card(symbol: Symbol) -> Card {
    Card { effect: Effect::TwoShips, colonists: 1, symbol }
}

/// All seats of a table.
pub(super) fn seats(players: usize) -> Vec<Seat> {
    Seats::new(players).unwrap().iter().collect()
}

/// A table in its first round, the first seat holding the flag. The grid holds
/// the first 25 tiles of the first half in their order, row by row.
pub(super) fn game(figures: Figures, players: usize) -> Goa {
    let seats = Seats::new(players).unwrap();
    let seating = (0u8..).take(players).collect();
    let flag = seats.get(0).unwrap();
    let mut game = Goa::from_deal(&Deal { seats, seating, figures, turned: Vec::new(), flag });
    let tiles = game.figures.tiles_a.clone();
    game.grid = Grid::of(&tiles);
    game.left_out = tiles[25..].to_vec();
    game.round = 1;
    game.phase = Phase::RoundStart;
    game
}

/// Three players.
pub(super) fn three() -> (Goa, [Seat; 3]) {
    (game(figures(), 3), seats(3).try_into().unwrap())
}

/// A plantation of one spice, or a colony of all, with nothing in it.
pub(super) fn store(kind: StoreKind, places: u8) -> Store {
    Store { kind, pair: None, places, content: Vec::new() }
}

/// A tile that lies ready.
pub(super) fn ready(tile: Tile) -> Owned {
    Owned { tile, state: Readiness::Ready }
}

/// The refusal cites this rule and reads like this: `G24: red has bid …`.
#[track_caller]
pub(super) fn refused(judged: Result<Vec<Event>, Violation>, sentence: &str) {
    let violation = judged.unwrap_err();
    assert_eq!(format!("{}: {violation}", violation.rule()), sentence);
}

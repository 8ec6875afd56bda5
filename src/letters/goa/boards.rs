//! The table as it is drawn: in a mail's cells (`templates/goa`), in fixed width
//! ([`super::text_board`]), and on an archive's page (`templates/archive/goa.*`).

use super::super::rich::Line;
use super::holdings::state;
use super::prompt;
use super::scene::Scene;
use super::tiles;
use crate::engine::Seat;
use crate::games::goa::View;
use crate::games::goa::action::StoreKind;
use crate::games::goa::board::{Place, SIDE};
use crate::games::goa::event::store_of;
use crate::games::goa::state::{Owned, Readiness};
use crate::games::goa::tiles::{Class, Column, Spice, Tile};
use crate::games::goa::view::{ColonyView, LotView, PhaseName, PlayerView, Question};

pub(crate) struct Boards<'a> {
    /// Where the game stands.
    pub(crate) now: Vec<Line>,
    /// Seven rows of seven places; the corners are empty.
    pub(crate) tiles: Vec<Vec<Option<Spot>>>,
    pub(crate) lots: Vec<Lot>,
    /// The development boards of all players, one over the other.
    pub(crate) development: Vec<Row>,
    pub(crate) players: Vec<Player<'a>>,
    pub(crate) colonies: Vec<Colony>,
}

/// A cell or a place of the ring.
pub(crate) struct Spot {
    pub(crate) place: Place,
    pub(crate) tile: Option<Face>,
    /// The number of the lot, and its seller.
    pub(crate) marker: Option<(u8, Seat)>,
    pub(crate) flag: bool,
    /// Whether the reader may choose it.
    pub(crate) open: bool,
    /// Whether a Bonanza tile lies beneath.
    pub(crate) bonanza: bool,
}

/// What a tile shows.
pub(crate) struct Face {
    pub(crate) ground: Ground,
    pub(crate) sign: Sign,
    pub(crate) name: String,
    /// The name for a narrow place.
    pub(crate) short: String,
    pub(crate) does: String,
}

pub(crate) enum Sign {
    Icon(&'static str),
    Sacks(Spice, u8),
}

pub(crate) struct Lot {
    pub(crate) number: u8,
    pub(crate) name: String,
    pub(crate) seller: Seat,
    pub(crate) stage: Stage,
}

pub(crate) enum Stage {
    Later,
    /// Being sold: the answers so far, 0 for a pass.
    Now(Vec<(Seat, u32)>),
    Won(Seat, u32),
}

/// A row of the development board.
pub(crate) struct Row {
    pub(crate) number: u8,
    pub(crate) steps: Vec<Step>,
}

pub(crate) struct Step {
    pub(crate) column: Column,
    pub(crate) markers: Vec<Seat>,
}

pub(crate) struct Player<'a> {
    pub(crate) has: &'a PlayerView,
    pub(crate) name: String,
    /// Whether the flag lies with them.
    pub(crate) flag: bool,
    pub(crate) tiles: Vec<Own>,
    pub(crate) aside: Vec<Face>,
    /// The cards that may be known.
    pub(crate) hand: Vec<String>,
}

/// A player's tile.
pub(crate) struct Own {
    pub(crate) face: Face,
    pub(crate) ready: bool,
    pub(crate) state: String,
}

/// The tiles of a colony that are left.
pub(crate) struct Colony {
    pub(crate) name: String,
    pub(crate) needed: u8,
    pub(crate) places: u8,
    pub(crate) left: usize,
    /// The spices that each of them allows, if not all do.
    pub(crate) pairs: Vec<(Spice, Spice)>,
}

/// What a tile or a store is painted as.
#[derive(Clone, Copy)]
pub(crate) enum Ground {
    Spice(Spice),
    AnySpice,
    Colony,
    Class(Class),
}

impl Ground {
    pub(super) fn of(tile: Tile) -> Ground {
        match store_of(tile) {
            Some((store, _)) => Ground::of_store(store),
            None => Ground::Class(tile.class()),
        }
    }

    pub(crate) fn of_store(store: StoreKind) -> Ground {
        match store {
            StoreKind::Plantation(spice, _) => Ground::Spice(spice),
            StoreKind::MixedCrop => Ground::AnySpice,
            StoreKind::Colony(_) => Ground::Colony,
        }
    }
}

/// Two letters for a spice.
pub(crate) fn code(spice: Spice) -> &'static str {
    match spice {
        Spice::Clove => "CL",
        Spice::Cinnamon => "CI",
        Spice::Ginger => "GI",
        Spice::Nutmeg => "NU",
        Spice::Pepper => "PE",
    }
}

/// Spices by their codes, such as `CL GI`.
pub(super) fn codes(spices: &[Spice]) -> String {
    spices.iter().map(|&spice| code(spice)).collect::<Vec<_>>().join(" ")
}

/// A picture for what a column brings.
pub(crate) fn icon(column: Column) -> &'static str {
    match column {
        Column::Ships => "⛵",
        Column::Harvest => "🌾",
        Column::Taxes => "💰",
        Column::Expedition => "🧭",
        Column::Colonies => "♟",
    }
}

/// The place at a column and a row, both from 0 to 6 with the ring; corners have
/// none.
pub(crate) fn place_at(column: u8, row: u8) -> Option<Place> {
    let letter = match column {
        0 => 'z',
        column => char::from(b'a' + column - 1),
    };
    Place::from_label(&format!("{letter}{row}"))
}

impl Spot {
    /// Its label with the signs for `may go here` and for a Bonanza tile.
    pub(super) fn label(&self) -> String {
        let open = if self.open { "?" } else { "" };
        format!("{}{open}{}", self.place, if self.bonanza { "*" } else { "" })
    }

    pub(crate) fn on_ring(&self) -> bool {
        matches!(self.place, Place::Ring(_))
    }
}

impl<'a> Boards<'a> {
    pub(super) fn of(scene: &Scene<'a>) -> Boards<'a> {
        let view = scene.view;
        let open = open_places(scene);
        let spot = |column, row| place_at(column, row).map(|place| spot(scene, place, &open));
        let line = |row| (0..=SIDE + 1).map(|column| spot(column, row)).collect();
        let now = std::iter::once(prompt::stands(scene)).chain(prompt::attempt(scene));
        Boards {
            now: now.map(Line::from).collect(),
            tiles: (0..=SIDE + 1).map(line).collect(),
            lots: lots(scene),
            development: development(view),
            players: view.players.iter().map(|it| player(scene, it)).collect(),
            colonies: view.colonies.iter().map(|it| colony(scene, it)).collect(),
        }
    }
}

/// Where the reader may put the flag or the marker they are asked for.
fn open_places(scene: &Scene<'_>) -> Vec<Place> {
    let Some(prompt) = &scene.view.prompt else { return Vec::new() };
    if let Question::Flag { places } = &prompt.question {
        return places.clone();
    }
    let Question::Mark { cells, .. } = &prompt.question else { return Vec::new() };
    cells.iter().map(|&cell| cell.into()).collect()
}

fn spot(scene: &Scene<'_>, place: Place, open: &[Place]) -> Spot {
    let cell = match place {
        Place::Cell(cell) => scene.cell(cell),
        Place::Ring(_) => None,
    };
    Spot {
        place,
        tile: cell.and_then(|cell| cell.tile).map(|tile| face(scene, tile)),
        marker: cell.and_then(|cell| cell.marker),
        flag: scene.view.flag_at == Some(place),
        open: open.contains(&place),
        bonanza: cell.is_some_and(|cell| cell.bonanza),
    }
}

fn face(scene: &Scene<'_>, tile: Tile) -> Face {
    Face {
        ground: Ground::of(tile),
        sign: tiles::sign(tile),
        name: scene.tile(tile),
        short: scene.tile_short(tile),
        does: scene.tile_does(tile),
    }
}

pub(super) fn lots(scene: &Scene<'_>) -> Vec<Lot> {
    let lot = |lot: &LotView| {
        let &LotView { number, seller, won, .. } = lot;
        let auction = scene.view.auction.as_ref().filter(|auction| auction.lot == number);
        let stage = match (won, auction) {
            (Some((seat, price)), _) => Stage::Won(seat, price),
            (None, Some(auction)) => Stage::Now(auction.answers.clone()),
            (None, None) => Stage::Later,
        };
        Lot { number, name: scene.lot_name(lot), seller, stage }
    };
    scene.view.lots.iter().map(lot).collect()
}

fn development(view: &View) -> Vec<Row> {
    let step = |column: Column, number: u8| {
        let here = |player: &&PlayerView| {
            player.columns.iter().any(|it| it.column == column && it.row == number)
        };
        let markers = view.players.iter().filter(here).map(|player| player.seat).collect();
        Step { column, markers }
    };
    let steps = |number| Column::ALL.map(|column| step(column, number)).into();
    (1..).zip(view.points.rows).map(|(number, _)| Row { number, steps: steps(number) }).collect()
}

fn player<'a>(scene: &Scene<'a>, has: &'a PlayerView) -> Player<'a> {
    let view = scene.view;
    let holder = view.flag == has.seat && view.phase != PhaseName::Finished;
    let own = |owned: &Owned| Own {
        face: face(scene, owned.tile),
        ready: owned.tile.class() == Class::Permanent || owned.state == Readiness::Ready,
        state: state(scene, *owned),
    };
    Player {
        has,
        name: super::super::seats::name(scene.envelope, has.seat),
        flag: holder && view.flag_at.is_none(),
        tiles: has.tiles.iter().map(own).collect(),
        aside: has.set_aside.iter().map(|&tile| face(scene, tile)).collect(),
        hand: has.hand.iter().flatten().map(|&card| scene.card(card)).collect(),
    }
}

fn colony(scene: &Scene<'_>, view: &ColonyView) -> Colony {
    Colony {
        name: scene.colony(view.colony),
        needed: view.needed,
        places: view.places,
        left: view.tiles.len(),
        pairs: view.tiles.iter().filter_map(|tile| tile.spices).collect(),
    }
}

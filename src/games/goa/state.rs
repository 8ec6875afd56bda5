//! The position.

use super::action::{Step, StoreKind, StoreName};
use super::agenda::Task;
use super::auction::Auction;
use super::board::{CELLS, Cell, Place};
use super::cards::{Card, Pile};
use super::data::Figures;
use super::extras::Extras;
use super::markers::Markers;
use super::quick_start::QuickStart;
use super::setup::Deal;
use super::tiles::{Bonanza, Colony, ColonyTile, Column, Letter, Spice, Tile};
use crate::engine::{BySeat, Seat, Seats, Standings};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Rounds of a half, and own actions in a round (G15, G33).
pub const ROUNDS_OF_HALF: u8 = 4;
/// Own actions of everybody in a round (G33).
pub const ACTIONS: u8 = 3;

/// A game of Goa at some moment.
///
/// Nothing in it tells the future: the deck is a pile without order, and so
/// are the Bonanza tiles (D12). The bank and the supply of ships, colonists
/// and spices are without limit and have no balance (G5, D10).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goa {
    pub(super) seats: Seats,
    /// They never change, so that copies of the position share them.
    pub(super) figures: Arc<Figures>,
    /// From 1 to 8, four of each half; 0 before the first.
    pub(super) round: u8,
    /// Holder of the flag, who begins (G29, G88).
    pub(super) flag: Seat,
    /// Where the flag stands until it is won (G16).
    pub(super) flag_at: Option<Place>,
    pub(super) players: BySeat<Player>,
    pub(super) grid: Grid,
    /// Extra-action cards in the common stock (G6, D11).
    pub(super) extras: u8,
    /// Colony tiles not yet founded (G7).
    pub(super) colonies: Vec<ColonyTile>,
    /// What is left of the deck (G8).
    pub(super) deck: Pile,
    pub(super) discards: Pile,
    /// The tiles that did not come to the grid, of both halves: public if the
    /// edition shows them (D6), and what Favor chooses from (D85, D86).
    pub(super) left_out: Vec<Tile>,
    /// The used piles (D90).
    pub(super) used: Vec<Tile>,
    /// Corners with a Bonanza tile still under them (G117).
    pub(super) corners: Vec<Cell>,
    /// The Bonanza tiles not yet turned up in this half (D112).
    pub(super) bonanza: Vec<Bonanza>,
    /// The lots of the round that are settled, in their order: who has them,
    /// and what they cost.
    pub(super) settled: Vec<Settled>,
    /// What has to happen before anything else; the last comes first (D13).
    pub(super) agenda: Vec<Task>,
    /// The turn at hand, in the rounds of actions and in the extra ones.
    pub(super) turn: Option<Turn>,
    pub(super) phase: Phase,
}

/// The tiles of the grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid(Vec<Option<Tile>>);

impl Default for Grid {
    fn default() -> Self {
        Grid(vec![None; CELLS])
    }
}

impl Grid {
    /// Puts the tiles on the cells, row by row.
    #[must_use]
    pub fn of(tiles: &[Tile]) -> Grid {
        Grid((0..CELLS).map(|cell| tiles.get(cell).copied()).collect())
    }

    /// The tile in a cell.
    #[must_use]
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.0.get(cell.index()).copied().flatten()
    }

    /// Puts a tile into a cell, or takes it away.
    pub fn set(&mut self, cell: Cell, tile: Option<Tile>) {
        if let Some(place) = self.0.get_mut(cell.index()) {
            *place = tile;
        }
    }

    /// All tiles with their cells, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> {
        Cell::all().filter_map(|cell| self.tile(cell).map(|tile| (cell, tile)))
    }
}

/// What a player owns. Secret are ducats (G14) and the hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub(super) ducats: u32,
    pub(super) ships: u32,
    pub(super) colonists: u32,
    pub(super) extras: u8,
    /// The row of each marker, 1 to 5, in the order of [`Column::ALL`].
    pub(super) rows: [u8; 5],
    /// Oldest first.
    pub(super) stores: Vec<Store>,
    /// Red, one-shot and lasting tiles, in the order they were gained.
    pub(super) tiles: Vec<Owned>,
    /// Small plantations given up: each still a point (G91).
    pub(super) set_aside: Vec<Tile>,
    /// In the order of drawing, the newest last.
    pub(super) hand: Vec<Card>,
}

/// A tile on a player's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Owned {
    pub tile: Tile,
    /// May it be used?
    pub state: Readiness,
}

/// May a tile be used?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Readiness {
    /// Yes, in an own action.
    Ready,
    /// Not before the owner's next own action (D84).
    NextAction,
    /// Not again in this round (G76), or, a fulfilled Duty, never (G80).
    Used,
}

/// Where spices lie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Store {
    pub kind: StoreKind,
    /// The two spices a colony tile allows, if it allows two only.
    pub pair: Option<(Spice, Spice)>,
    pub places: u8,
    /// What lies there, sorted.
    pub content: Vec<Spice>,
}

impl Store {
    /// Allowed spices, in canonical order.
    pub fn allowed(&self) -> impl Iterator<Item = Spice> {
        let (kind, pair) = (self.kind, self.pair);
        Spice::ALL.into_iter().filter(move |&spice| match kind {
            StoreKind::Plantation(own, _) => own == spice,
            StoreKind::MixedCrop => true,
            StoreKind::Colony(_) => pair.is_none_or(|(one, two)| spice == one || spice == two),
        })
    }

    /// May this spice lie here?
    #[must_use]
    pub fn allows(&self, spice: Spice) -> bool {
        self.allowed().any(|allowed| allowed == spice)
    }

    /// Empty places.
    #[must_use]
    pub fn room(&self) -> usize {
        usize::from(self.places).saturating_sub(self.content.len())
    }

    /// Is it one of the four places for plantations (G91, D79)?
    #[must_use]
    pub fn is_plantation(&self) -> bool {
        !matches!(self.kind, StoreKind::Colony(_))
    }
}

impl Player {
    /// The row of a marker, 1 to 5.
    pub(super) fn row(&self, column: Column) -> u8 {
        self.rows[column.index()]
    }

    /// The names of the stores, in their order.
    pub(super) fn store_names(&self) -> Vec<StoreName> {
        let mut names: Vec<StoreName> = Vec::new();
        for store in &self.stores {
            let nth = names.iter().filter(|name| name.kind == store.kind).count();
            names.push(StoreName { kind: store.kind, nth: u8::try_from(nth).unwrap_or(u8::MAX) });
        }
        names
    }

    /// The place of the store of this name.
    pub(super) fn store_at(&self, name: StoreName) -> Option<usize> {
        self.store_names().iter().position(|&other| other == name)
    }

    /// How many of a spice lie on all stores together.
    pub(super) fn spices(&self, spice: Spice) -> usize {
        self.stores.iter().flat_map(|store| &store.content).filter(|&&own| own == spice).count()
    }

    /// Colonies founded.
    pub(super) fn colonies(&self) -> impl Iterator<Item = Colony> {
        self.stores.iter().filter_map(|store| match store.kind {
            StoreKind::Colony(colony) => Some(colony),
            StoreKind::Plantation(..) | StoreKind::MixedCrop => None,
        })
    }
}

/// A lot of the round: the flag or a tile, and who sells it (G22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// The marker's owner (G23).
    pub seller: Seat,
    /// The tile's cell; `None` is the flag.
    pub cell: Option<Cell>,
}

/// A lot of the round that is settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    pub seat: Seat,
    pub price: u32,
    /// It fell to its seller, for nobody had bid (G25).
    pub unasked: bool,
}

/// One own action with everything around it (G35).
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each may come true by itself, in any order")]
pub struct Turn {
    pub(super) seat: Seat,
    /// One of the three actions, 1 to 3, or an extra one (G100).
    pub(super) number: Option<u8>,
    /// Is the action itself done? Then W2 has begun.
    pub(super) done: bool,
    /// The one card of the action is played (G60).
    pub(super) card_played: bool,
    /// A card played ahead of the action it changes (G62).
    pub(super) modifier: Option<Card>,
    /// What a Harvest has left to take in the same line (D37).
    pub(super) harvest_left: u8,
    /// A card came to the hand in this action (D38).
    pub(super) new_card: bool,
    /// The player wrote `hold` (D38).
    pub(super) hold: bool,
    /// The mail that closes W2 has come, or nothing keeps it open.
    pub(super) closed: bool,
    /// Steps that wait for an answer.
    pub(super) queue: Vec<Step>,
}

/// Where in the game we are. Each phase owns what only it needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Phase {
    /// Tiles are about to come to the grid (G2, G105).
    Deal(Letter),
    /// The variant's choice before the first round (G116).
    QuickStart(QuickStart),
    /// A round is about to begin (G103).
    RoundStart,
    /// Flag and auction markers are placed (section 3).
    Markers(Markers),
    /// The lots are auctioned (section 4).
    Auction(Auction),
    /// Three actions for everybody (G33): how many turns are over.
    Actions(u8),
    /// Extra actions at the end of the round (G100).
    Extras(Extras),
    Finished(Standings),
}

impl Phase {
    /// The result, if the game is over.
    pub(super) fn standings(&self) -> Option<&Standings> {
        if let Phase::Finished(standings) = self { Some(standings) } else { None }
    }

    /// Is the game over?
    pub(super) fn is_over(&self) -> bool {
        self.standings().is_some()
    }

    /// The auction under way.
    pub(super) fn auction(&self) -> Option<&Auction> {
        if let Phase::Auction(auction) = self { Some(auction) } else { None }
    }
}

impl Goa {
    /// The position right after the set-up.
    pub(super) fn from_deal(deal: &Deal) -> Goa {
        let figures = Arc::new(deal.figures.clone());
        let player = |seat: Seat| Player {
            ducats: u32::from(if seat == deal.flag {
                figures.start_ducats.0 // G13
            } else {
                figures.start_ducats.1
            }),
            ships: u32::from(figures.start_ships), // G11
            colonists: u32::from(figures.start_colonists), // G11
            extras: 0,                             // D3
            rows: [1; 5],                          // G10
            stores: Vec::new(),
            tiles: Vec::new(),
            set_aside: Vec::new(),
            hand: Vec::new(),
        };
        let mut deck: Pile = figures.cards.iter().copied().collect();
        let mut discards = Pile::default();
        for &(_, card) in &deal.turned {
            deck.remove(card);
            discards.add(card); // G12
        }
        Goa {
            seats: deal.seats,
            round: 0,
            flag: deal.flag,
            flag_at: None,
            players: BySeat::from_fn(deal.seats, player),
            grid: Grid::default(),
            extras: figures.extras,
            colonies: figures.colonies.clone(),
            deck,
            discards,
            left_out: Vec::new(),
            used: Vec::new(),
            corners: Vec::new(),
            bonanza: Vec::new(),
            settled: Vec::new(),
            agenda: Vec::new(),
            turn: None,
            phase: Phase::Deal(Letter::A),
            figures,
        }
    }

    /// A seat's player. Seats of another table's size see the first player,
    /// which only a journal tampered with can bring about.
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The half being played (G15).
    pub(super) fn letter(&self) -> Letter {
        if self.round <= ROUNDS_OF_HALF { Letter::A } else { Letter::B }
    }

    /// Rounds left with the one being played, or about to be.
    pub(super) fn rounds_left(&self) -> u8 {
        (2 * ROUNDS_OF_HALF + 1).saturating_sub(self.round.max(1))
    }

    /// Ducats spent in this round's auctions. Every price is public (D8).
    pub(super) fn spent_on_lots(&self, seat: Seat) -> u32 {
        self.settled.iter().filter(|lot| lot.seat == seat).map(|lot| lot.price).sum()
    }

    /// Cards this player's hand may hold (G45).
    pub(super) fn hand_limit(&self, seat: Seat) -> usize {
        usize::from(self.figures.limit(self.player(seat).row(Column::Expedition)))
    }

    /// What an action brings this player.
    pub(super) fn value(&self, seat: Seat, column: Column) -> u8 {
        self.figures.value(column, self.player(seat).row(column))
    }
}

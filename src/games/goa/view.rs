//! The position as one viewer may know it, and the news they may hear.
//!
//! Letters, archives and `show` see a game only through these types. A secret
//! the viewer must not know is absent: `None`, or not in the list.

use super::Action;
use super::action::StoreName;
use super::board::{Cell, Place};
use super::cards::Card;
use super::data::{Gains, LimitBinds, Points, ROWS};
use super::event::{Event, Why};
use super::state::Owned;
use super::tiles::{Colony, ColonyTile, Column, Letter, Spice, Tile};
use crate::engine::{Awaited, Seat, Standings, Viewer};
use serde::{Serialize, Serializer};

/// The position.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub edition: String,
    /// Every tile there is in the game, each kind once, sorted.
    pub kinds: Vec<Tile>,
    pub gains: Gains,
    /// What is worth how much in the end.
    pub points: Points,
    /// What an action of each column brings in each of its rows.
    pub values: [[u8; ROWS]; 5],
    /// When the hand limit binds.
    pub limit_binds: LimitBinds,
    /// The round being played, 1 to 8; 0 before the first.
    pub round: u8,
    pub rounds: u8,
    /// The half being played (G15).
    pub half: Letter,
    pub phase: PhaseName,
    /// Holder of the flag (G88).
    pub flag: Seat,
    /// Where the flag stands while it is a lot.
    pub flag_at: Option<Place>,
    /// All cells, row by row.
    pub cells: Vec<CellView>,
    /// The round's lots in the order of the auctions (G22); empty outside
    /// placing and auctions.
    pub lots: Vec<LotView>,
    /// Who has got the round's lots, in their order, until the round ends; for
    /// the conditions of plans.
    #[serde(skip)]
    pub settled: Vec<Seat>,
    pub auction: Option<AuctionView>,
    pub turn: Option<TurnView>,
    /// An attempt to found a colony that has not ended.
    pub attempt: Option<AttemptView>,
    /// The players, clockwise from the first seat.
    pub players: Vec<PlayerView>,
    /// Extra-action cards in the stock (G6).
    pub extras: u8,
    pub deck: usize,
    /// The discards, sorted (D70).
    pub discards: Vec<Card>,
    /// Tiles left out of the game; `None` where the edition hides them (D6).
    pub left_out: Option<Vec<Tile>>,
    /// The used piles (D90).
    pub used: Vec<Tile>,
    /// Colony tiles still to be had (G7), sorted.
    pub colonies: Vec<ColonyView>,
    /// Who is awaited, for what.
    pub awaiting: Vec<Awaited>,
    /// What the viewer may do now, if the viewer is a seat with a question.
    pub prompt: Option<Prompt>,
    /// `Some` once the game is over.
    pub standings: Option<Standings>,
}

/// What is going on, for a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// The variant's choice before the first round (G116).
    QuickStart,
    /// Step 1: flag and markers.
    Markers,
    /// Step 2.
    Auction,
    /// Step 3.
    Actions,
    /// The end of the round: extra actions.
    Extras,
    Finished,
}

/// A cell of the grid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CellView {
    pub cell: Cell,
    pub tile: Option<Tile>,
    /// The number of the lot whose marker lies on it, from 1, and its seller.
    pub marker: Option<(u8, Seat)>,
    /// Does an unknown Bonanza tile lie under it (G117)?
    pub bonanza: bool,
}

/// A lot of the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LotView {
    /// From 1.
    pub number: u8,
    pub seller: Seat,
    /// Where the tile lies or lay; `None` is the flag.
    pub cell: Option<Cell>,
    /// The tile; `None` is the flag.
    pub tile: Option<Tile>,
    /// Who has got it, and for how much, once it is settled.
    pub won: Option<(Seat, u32)>,
}

/// The auction of one lot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AuctionView {
    /// The lot's number, from 1.
    pub lot: u8,
    /// Answers so far, in their order; 0 is a pass.
    pub answers: Vec<(Seat, u32)>,
    /// The highest bid and whose it is.
    pub highest: Option<(Seat, u32)>,
}

/// A turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TurnView {
    pub seat: Seat,
    /// 1 to 3; `None` is an extra action.
    pub number: Option<u8>,
    /// Is the action itself done, and what follows it open (P16)?
    pub done: bool,
    /// Is the one card of the action played (G60)?
    pub card_played: bool,
}

/// An attempt to found a colony.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AttemptView {
    pub seat: Seat,
    pub colony: Colony,
    pub needed: u8,
    /// Colonists that join by themselves (G49).
    pub board: u8,
    pub cards: Vec<Card>,
    /// Colonists still short; 0 once it is founded and a tile is to be chosen.
    pub short: u8,
}

/// What everybody, or the viewer, knows of a player.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    /// Secret until the end (G14).
    pub ducats: Option<u32>,
    /// Open (D7).
    pub ships: u32,
    /// Open (D7).
    pub colonists: u32,
    /// Open (D7).
    pub extras: u8,
    /// The development board, in the order of the columns.
    pub columns: Vec<ColumnView>,
    /// Oldest first.
    pub stores: Vec<StoreView>,
    /// Red, one-shot and lasting tiles.
    pub tiles: Vec<Owned>,
    /// Small plantations given up (G91).
    pub set_aside: Vec<Tile>,
    /// The hand, in the order of drawing; `None` if it is not the viewer's to know.
    pub hand: Option<Vec<Card>>,
    /// How many cards that are.
    pub hand_count: usize,
    /// How many they may be (G45).
    pub hand_limit: usize,
    /// Points so far by what the viewer knows: cards only of a hand they see,
    /// ducats only in the end. The parts of the final score in their order.
    pub points: Vec<(String, i32)>,
}

/// A marker on the development board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ColumnView {
    pub column: Column,
    /// The marker's row, 1 to 5.
    pub row: u8,
    /// What the action brings now (cards to draw for Expedition).
    pub value: u8,
    /// The next step; `None` in row 5.
    pub next: Option<StepView>,
}

/// A step of a marker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepView {
    /// What the action would bring then.
    pub value: u8,
    /// What the hand limit would be, for Expedition.
    pub hand_limit: Option<u8>,
    /// The spices it costs, in the order of the board.
    pub spices: Vec<Spice>,
    pub ships: u8,
    /// Can the player pay it now?
    pub payable: bool,
}

/// A store.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StoreView {
    /// Its name in orders.
    #[serde(serialize_with = "as_text")]
    pub name: StoreName,
    /// Spices that may lie here, in canonical order.
    pub allowed: Vec<Spice>,
    pub places: u8,
    /// What lies here, sorted.
    pub content: Vec<Spice>,
}

/// Colony tiles of one name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ColonyView {
    pub colony: Colony,
    /// Colonists needed (C17).
    pub needed: u8,
    /// Places (C18).
    pub places: u8,
    pub tiles: Vec<ColonyTile>,
}

/// What a seat is asked, with everything an answer may be.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Prompt {
    pub question: Question,
    /// A handful of sensible answers, best first.
    #[serde(serialize_with = "as_orders")]
    pub suggested: Vec<Action>,
    /// What happens if nobody ever answers.
    #[serde(serialize_with = "as_text")]
    pub default: Action,
}

/// The questions of the decision points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// P1: two markers to row 2, or ducats.
    QuickStart { ducats: u8 },
    /// P2: place the flag.
    Flag { places: Vec<Place> },
    /// P3, P4: place a marker.
    Mark {
        cells: Vec<Cell>,
        /// No free tile is near, so it is any free one (G21).
        anywhere: bool,
    },
    /// P5: bid or pass.
    Bid {
        /// The lot's number, from 1.
        lot: u8,
        least: u32,
        /// The most: the seat's ducats.
        most: u32,
    },
    /// P6: sell or keep.
    Sell {
        /// The lot's number, from 1.
        lot: u8,
        bidder: Seat,
        /// What they would pay the seat.
        price: u32,
        /// What keeping it costs, paid to the bank.
        keep: u32,
    },
    /// P7: three ships or three colonists (G97).
    ShipsOrColonists { count: u8 },
    /// P7: which of five plantations to give up (D77).
    FifthPlantation {
        new: Tile,
        /// Those laid, oldest first, with what lies there.
        stores: Vec<StoreView>,
    },
    /// P7: choose spices, for a mixed crop or a Bonanza tile.
    Spices {
        why: Why,
        most: u8,
        /// Those there is room for.
        kinds: Vec<Spice>,
    },
    /// P7: take a tile that was left out (G87).
    Favor {
        /// Those there are, sorted.
        tiles: Vec<Tile>,
    },
    /// P7: cards are due, but the hand is full (D121).
    Room {
        due: u8,
        /// How many more than fit.
        surplus: u8,
        /// May a card be played to make room?
        may_play: bool,
    },
    /// P8: an own action, and what may go around it (P9).
    Action(Box<Possible>),
    /// P14: a colony is short of colonists.
    Short {
        colony: Colony,
        short: u8,
        /// Can they be paid?
        payable: bool,
        /// What else may be done first.
        possible: Box<Possible>,
    },
    /// P15: which tile, which spices.
    Founded {
        colony: Colony,
        /// The tiles to choose from.
        tiles: Vec<ColonyTile>,
        places: u8,
    },
    /// P16: anything more after the action?
    After(Box<Possible>),
    /// P19: what Resupply brings.
    Resupply {
        count: u8,
        /// Spices there is room for.
        room: u8,
    },
    /// P24: an extra action, or none.
    Extra {
        extras: u8,
        /// More than one may be kept of (G101).
        must: bool,
        possible: Box<Possible>,
    },
}

/// What may be done in an own action.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Possible {
    /// Columns whose next step can be paid (G38).
    pub progress: Vec<Column>,
    /// Spices a Harvest would bring at most.
    pub harvest: u8,
    /// Cards an Expedition would draw at most; `None` if the hand is over the
    /// limit (D52).
    pub expedition: Option<u8>,
    /// Colonies they do not own (G48).
    pub colonies: Vec<Colony>,
    /// Tiles they may use (G75).
    pub tiles: Vec<Tile>,
    /// Cards of their hand they may play in this action (G60).
    pub cards: Vec<Card>,
}

/// An event as a viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// An event of which the viewer may know everything that is in it.
    Fact(Event),
    Drew {
        seat: Seat,
        cards: u8,
        due: u8,
        why: Why,
    },
}

impl From<Event> for News {
    fn from(event: Event) -> News {
        News::Fact(event)
    }
}

impl StoreView {
    /// How many places are empty.
    #[must_use]
    pub fn free(&self) -> usize {
        usize::from(self.places).saturating_sub(self.content.len())
    }

    /// Are some spices allowed, but not all, nor just one?
    #[must_use]
    pub fn is_choosy(&self) -> bool {
        self.allowed.len() > 1 && self.allowed.len() < Spice::ALL.len()
    }
}

impl Question {
    /// The ducats there are in place of the markers (P1).
    #[must_use]
    pub fn quick_ducats(&self) -> Option<u8> {
        if let Question::QuickStart { ducats } = self { Some(*ducats) } else { None }
    }

    /// What the seller gets, and what keeping the lot costs (P6).
    #[must_use]
    pub fn prices(&self) -> Option<(u32, u32)> {
        if let Question::Sell { price, keep, .. } = self { Some((*price, *keep)) } else { None }
    }

    /// Whether a lot is being sold (P5, P6).
    #[must_use]
    pub fn is_sale(&self) -> bool {
        matches!(self, Question::Bid { .. } | Question::Sell { .. })
    }

    /// Whether the answer depends on what the stores have room for.
    #[must_use]
    pub fn is_about_stores(&self) -> bool {
        matches!(
            self,
            Question::FifthPlantation { .. } | Question::Spices { .. } | Question::Founded { .. }
        )
    }

    /// Whether the answer depends on how many cards fit into the hand.
    #[must_use]
    pub fn is_about_cards(&self) -> bool {
        matches!(self, Question::Room { .. } | Question::Resupply { .. })
    }

    /// How many ships, or how many colonists, may be taken.
    #[must_use]
    pub fn of_one_kind(&self) -> Option<u8> {
        if let Question::ShipsOrColonists { count } | Question::Resupply { count, .. } = self {
            Some(*count)
        } else {
            None
        }
    }
}

fn as_orders<S: Serializer>(actions: &[Action], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(actions.iter().map(ToString::to_string))
}

fn as_text<S: Serializer>(it: &impl ToString, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&it.to_string())
}

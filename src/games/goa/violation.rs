//! Why an action is refused: a sentence that names what would be legal.

use super::action::StoreName;
use super::board::{Cell, Place};
use super::cards::{Card, Effect};
use super::decision::Decision;
use super::tiles::{Colony, ColonyTile, Column, Spice, Tile};
use crate::engine::{self, Said, Seat};
use crate::games::sentences::may_bid;
pub use crate::games::sentences::{All, Amounts, OneOf};
use std::fmt;

#[cfg(test)]
mod examples;
mod said;

pub(super) use said::asked_to;

/// A number of ducats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ducats(pub u32);

impl fmt::Display for Ducats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "ducat" } else { "ducats" })
    }
}

/// Why an action, or a set-up, is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(test, derive(strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(derive(strum::VariantArray), name(ViolationKind)))]
pub enum Violation {
    // Set-up.
    #[error("Goa is for 2 to 4 players, not {players}")]
    Players { players: usize },
    #[error("these options have been read back from a text and hold no figures to play by")]
    NoFigures,

    // Whose turn, and for what.
    #[error("the game is over")]
    Over,
    #[error("{asked} is asked now, not you")]
    NotAsked { decision: Decision, asked: OneOf<Seat> },
    #[error("you are asked to {} now", .0.asks())]
    OtherQuestion(Decision),
    #[error("tiles and cards can be used in an action of your own only")]
    NoTurn,

    // Lines of steps.
    #[error("one action at a time: the rest belongs into your next turn")]
    OneAction,
    #[error("«{step}» answers nothing that this line asks")]
    AnswerToNothing { step: String },
    #[error("{effect} changes an action, so write that action behind it in the same line")]
    CardWithoutAction { effect: Effect },
    #[error("what follows your action is held open for one more mail only, and this is it")]
    HoldTwice,
    #[error("hold belongs behind your action")]
    HoldBefore,
    #[error("you have still to carry out an action")]
    DoneBefore,
    #[error("you have {extras} extra actions and may keep 1; play one before you pass")]
    TooManyExtras { extras: u8 },
    #[error("extra actions are played at the end of the round")]
    ExtraTooEarly,

    // Spices and stores.
    #[error("there is no room for {spice}{}", with_room(.welcome))]
    NoRoom { spice: Spice, welcome: OneOf<Spice> },
    #[error("no store of yours has room for a spice")]
    NoRoomAtAll,
    #[error("{spice} may not lie on {store}")]
    NotAllowed { spice: Spice, store: String },
    #[error("{store} is full")]
    StoreFull { store: String },
    #[error("you have no store {store}{}", have(.stores))]
    NoStore { store: String, stores: OneOf<StoreName> },
    #[error("{store} is named twice")]
    StoreTwice { store: String },
    #[error("{named} stores are named; {most} may be filled at most")]
    TooManyStores { named: usize, most: usize },
    #[error("there is no {spice} on {store}")]
    NotThere { spice: Spice, store: String },
    #[error("you have no {spice} left for that")]
    NoMoreOf { spice: Spice },
    #[error("{spice} is not in the price; it costs {price}")]
    NotInPrice { spice: Spice, price: All<Spice> },
    #[error("{named} spices are named; you may take {most} at most")]
    TooManySpices { named: usize, most: u8 },

    // The six actions.
    #[error("{column} is in row 5 already")]
    LastRow { column: Column },
    #[error("the next step of {column} costs {}{}", price_of(.price, *.ships), can_pay(.payable))]
    StepTooDear { column: Column, price: All<Spice>, ships: u32, payable: OneOf<Column> },
    #[error("your harvest brings {value} and you name {named}")]
    HarvestTooMuch { named: u32, value: u8 },
    #[error("ships and colonists come from a harvest only with the card mixed goods")]
    NeedsMixedGoods,
    #[error("mixed goods is for a harvest with at least one ship or colonist")]
    MixedGoodsForNothing,
    #[error("there is no harvest in this line with something left to take")]
    NothingLeft,
    #[error(
        "you hold {hand} cards and the limit is {limit}: first discard {over}, in the same line"
    )]
    HandOverLimit { hand: usize, limit: usize, over: usize },
    #[error(
        "you cannot draw {cards}: your row draws {draws}, and you hold {hand} of {limit}; {most} at most"
    )]
    TooManyCards { cards: u8, draws: u8, hand: usize, limit: usize, most: u8 },

    // Colonies.
    #[error("you have founded all four colonies")]
    AllColonies,
    #[error("{colony} is yours already; you may found {open}")]
    OwnColony { colony: Colony, open: OneOf<Colony> },
    #[error(
        "{short} colonists are short, and you would pay {most} at most; pay {short} or decline"
    )]
    PaysTooLittle { most: u8, short: u32 },
    #[error("{short} colonists are short and you have {have}")]
    TooFewColonists { short: u32, have: u32 },
    #[error("no tile of {colony} is like that; there are {tiles}")]
    NoSuchColonyTile { colony: Colony, tiles: OneOf<ColonyTile> },
    #[error("there are colonists enough without a third card")]
    ThirdCardForNothing,
    #[error("a colony is being founded already")]
    FoundingTwice,

    // Cards.
    #[error("you hold no cards")]
    EmptyHand,
    #[error("you hold no {card}; you hold {hand}")]
    NoCard { card: String, hand: OneOf<Card> },
    #[error("which {card}? you hold {cards}")]
    WhichCard { card: String, cards: OneOf<Card> },
    #[error("one card in an action is the limit")]
    OneCard,
    #[error("you may discard {most} at most here")]
    TooManyDiscards { most: u8 },
    #[error("you have no spice to sell")]
    NothingToSell,
    #[error("{named} spices are named; 4 may be sold at most")]
    SellsTooMany { named: usize },
    #[error("no step of yours can be bought with {ducats} ducats")]
    NoStepForDucats { ducats: u32 },
    #[error("which column? you can buy a step of {columns}")]
    WhichColumn { columns: OneOf<Column> },
    #[error(
        "the next step of {column} costs {price} ducats and you have {ducats}; you can buy one of {columns}"
    )]
    StepForDucatsTooDear { column: Column, price: u32, ducats: u32, columns: OneOf<Column> },

    // Tiles.
    #[error("you have no {tile}{}", can_use(.tiles))]
    NoTile { tile: Tile, tiles: OneOf<Tile> },
    #[error("{tile} may be used from your next action on")]
    TileTooFresh { tile: Tile },
    #[error("{tile} is used for this round")]
    TileUsed { tile: Tile },
    #[error("{tile} is used for good")]
    TileSpent { tile: Tile },
    #[error("duty takes {needed} spices at once; you name {named} and have {have}")]
    DutyNeeds { needed: u8, named: usize, have: usize },
    #[error("espionage needs another player: {others}")]
    SpyOnOther { others: OneOf<Seat> },
    #[error("espionage is for ships, harvest, taxes or found")]
    NotByEspionage,
    #[error("no tile lies on {cell}")]
    EmptyCell { cell: Cell },
    #[error("all your markers are in row 5")]
    NothingForViceroy,
    #[error("{column} is not the least advanced; you may move {least}")]
    NotLeastAdvanced { column: Column, least: OneOf<Column> },
    #[error("{tile} is not among the tiles left out; there are {tiles}")]
    NotLeftOut { tile: Tile, tiles: OneOf<Tile> },
    #[error("there is nothing to give up: a place for plantations is free")]
    NothingToDrop,
    #[error("{store} is no plantation of yours; you may drop {stores}")]
    NoPlantation { store: String, stores: OneOf<String> },

    // Quick start.
    #[error("both markers cannot be in {column}; name two different columns")]
    OneColumnTwice { column: Column },

    // Placing.
    #[error("{cell} holds a tile, where the flag cannot stand; the nearest places are {near}")]
    FlagOnTile { cell: Cell, near: OneOf<Place> },
    #[error("no side of {place} touches a tile, as the flag must; the nearest places are {near}")]
    FlagApart { place: Place, near: OneOf<Place> },
    #[error("there is no tile on {cell}; the nearest you may mark are {near}")]
    MarkNothing { cell: Cell, near: OneOf<Cell> },
    #[error("{cell} has a marker already; the nearest you may mark are {near}")]
    MarkTwice { cell: Cell, near: OneOf<Cell> },
    #[error(
        "{cell} touches neither a side nor a corner of {before}, where the marker before lies; \
         the nearest you may mark are {near}"
    )]
    MarkApart { cell: Cell, before: Place, near: OneOf<Cell> },

    // Bids.
    #[error("a bid is 1 or more; {}", may_bid(.range))]
    BidOfNothing { range: Amounts },
    #[error("you have {ducats} and cannot bid {amount}; {}", may_bid(.range))]
    BidAboveDucats { amount: u32, ducats: Ducats, range: Amounts },
    #[error("{by} has bid {highest}, which {amount} does not exceed; {}", may_bid(.range))]
    BidTooLow { amount: u32, by: Seat, highest: u32, range: Amounts },
    #[error("keeping it costs {keep} and you have {ducats}; you may sell it to {bidder}")]
    CannotKeep { keep: Ducats, ducats: Ducats, bidder: Seat },
}

fn with_room(welcome: &OneOf<Spice>) -> String {
    if welcome.0.is_empty() { String::new() } else { format!("; there is for {welcome}") }
}

fn have(stores: &OneOf<StoreName>) -> String {
    if stores.0.is_empty() { String::new() } else { format!("; you have {stores}") }
}

fn can_pay(columns: &OneOf<Column>) -> String {
    if columns.0.is_empty() { String::new() } else { format!("; you can pay {columns}") }
}

fn can_use(tiles: &OneOf<Tile>) -> String {
    if tiles.0.is_empty() { String::new() } else { format!("; you may use {tiles}") }
}

fn price_of(spices: &All<Spice>, ships: u32) -> String {
    let mut parts: Vec<String> = spices.0.iter().map(ToString::to_string).collect();
    if ships > 0 || parts.is_empty() {
        parts.push(ships_of(ships));
    }
    All(parts).to_string()
}

fn ships_of(ships: u32) -> String {
    format!("{ships} {}", if ships == 1 { "ship" } else { "ships" })
}

impl engine::Violation for Violation {
    fn rule(&self) -> &'static str {
        match self {
            Violation::Players { .. } | Violation::NoFigures => "G1",
            Violation::Over => "G107",
            Violation::NotAsked { decision, .. } | Violation::OtherQuestion(decision) => {
                decision.id()
            }
            Violation::NoTurn => "D40",
            Violation::OneAction => "G33",
            Violation::AnswerToNothing { .. } => Decision::Act.id(),
            Violation::CardWithoutAction { .. } => "G62",
            Violation::HoldTwice | Violation::HoldBefore | Violation::DoneBefore => "D38",
            Violation::TooManyExtras { .. } => "G101",
            Violation::ExtraTooEarly => "D93",
            Violation::NoRoom { .. }
            | Violation::NotAllowed { .. }
            | Violation::StoreFull { .. }
            | Violation::TooManySpices { .. } => "D43",
            Violation::NoRoomAtAll => "D119",
            Violation::NoStore { .. } | Violation::NotThere { .. } => "D41",
            Violation::StoreTwice { .. } | Violation::TooManyStores { .. } => "G86",
            Violation::NoMoreOf { .. } => "G37",
            Violation::NotInPrice { .. } | Violation::LastRow { .. } => "G38",
            Violation::StepTooDear { .. } => "D48",
            Violation::HarvestTooMuch { .. } => "G43",
            Violation::NeedsMixedGoods => "G71",
            Violation::MixedGoodsForNothing => "D120",
            Violation::NothingLeft => "D37",
            Violation::HandOverLimit { .. } => "D52",
            Violation::TooManyCards { .. } => "G47",
            Violation::AllColonies => "D55",
            Violation::OwnColony { .. } => "G48",
            Violation::PaysTooLittle { .. } | Violation::TooFewColonists { .. } => "G52",
            Violation::NoSuchColonyTile { .. } => "G53",
            Violation::ThirdCardForNothing | Violation::NothingToSell => "D66",
            Violation::FoundingTwice => "D83",
            Violation::EmptyHand | Violation::NoCard { .. } | Violation::WhichCard { .. } => "G59",
            Violation::OneCard => "G60",
            Violation::TooManyDiscards { .. } => "D121",
            Violation::SellsTooMany { .. } => "G69",
            Violation::NoStepForDucats { .. }
            | Violation::WhichColumn { .. }
            | Violation::StepForDucatsTooDear { .. } => "G70",
            Violation::NoTile { .. } => "G75",
            Violation::TileTooFresh { .. } => "D84",
            Violation::TileUsed { .. } => "G76",
            Violation::TileSpent { .. } | Violation::DutyNeeds { .. } => "D82",
            Violation::SpyOnOther { .. } | Violation::NotByEspionage => "G81",
            Violation::EmptyCell { .. } => "G82",
            Violation::NothingForViceroy => "D88",
            Violation::NotLeastAdvanced { .. } => "G99",
            Violation::NotLeftOut { .. } => "G87",
            Violation::NothingToDrop | Violation::NoPlantation { .. } => "D77",

            // Quick start.
            Violation::OneColumnTwice { .. } => "D110",

            // Placing.
            Violation::FlagOnTile { .. } | Violation::FlagApart { .. } => "G16",
            Violation::MarkNothing { .. } => "D19",
            Violation::MarkTwice { .. } => "G20",
            Violation::MarkApart { .. } => "D18",

            // Bids.
            Violation::BidOfNothing { .. } => "D23",
            Violation::BidAboveDucats { .. } => "D24",
            Violation::BidTooLow { .. } => "G24",
            Violation::CannotKeep { .. } => "D27",
        }
    }

    fn said(&self) -> Option<Said> {
        said::said(self)
    }
}

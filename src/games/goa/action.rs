//! What a player can do, and its one canonical wording.
//!
//! Placing and bidding are one word each. Everything else is a line of steps,
//! in the order in which they happen: tiles and cards around one action, and
//! the answers to what comes up on the way.

use super::board::{Cell, Place};
use super::cards::{Effect, Symbol};
use super::event::ActionKind;
use super::tiles::{Colony, Column, Spice, Tile};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{EnumDiscriminants, VariantArray};

/// A player's decision. None gives or lends anything to another (D9). `Display` is the order that means it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Two markers to row 2 (P1, G116).
    QuickMarkers(Column, Column),
    /// Ducats in place of the markers (P1, G116).
    QuickDucats,
    /// Place the flag (P2).
    Flag(Place),
    /// Place an auction marker (P3, P4).
    Mark(Cell),
    /// Name an amount (P5).
    Bid(u32),
    /// Name none (P5), or play no extra action (P24).
    Pass,
    /// Let the highest bidder have it (P6).
    Sell,
    /// Keep it (P6).
    Buy,
    /// Steps of an action, or answers (P7 to P25).
    Steps {
        /// Play an extra-action card for them (P24).
        extra: bool,
        /// The steps; never empty.
        steps: Vec<Step>,
    },
}

/// One step of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Carry out one of the six actions (P8).
    Do(Deed),
    /// Go on with a Harvest that left something (D37).
    More(Vec<Units>),
    /// Use a tile (G75).
    Use(Use),
    /// Play an expedition card (G60).
    Play(Play),
    /// Discard cards without effect (G63, P25).
    Discard(Vec<CardName>),
    /// Pay the colonists a colony is short of, at most so many (P14, G52).
    Pay(Option<u8>),
    /// Do not pay them (P14, G52).
    Decline,
    /// Only if a colony is short of colonists that are not paid (P14): use a
    /// tile or play a card.
    IfShort {
        step: Box<Step>,
        /// Only if no more than so many are missing.
        by: Option<u8>,
    },
    /// Choose what one gains (P7, P15, P17, P19).
    Take(Take),
    /// Give up a plantation for a new one, or the new one: `None` (P7, D77).
    Drop(Option<StoreName>),
    /// Forgo the cards there is no room for (P7, D121).
    Keep,
    /// Leave the window after the action open for one more mail (P16, D38).
    Hold,
    /// Close it (P16).
    Done,
}

/// One of the six actions (G34), its choices included; what is left out is
/// filled in by the rules (D41, D43).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// G38.
    Progress {
        column: Column,
        /// Which spices come from which store, as far as it matters.
        pay: Vec<Units>,
    },
    /// G42.
    Ships,
    /// G43; `None` fills the stores (D43).
    Harvest(Option<Goods>),
    /// G44.
    Taxes,
    /// G47; `None` draws as many as possible (P12).
    Expedition(Option<u8>),
    /// G48.
    Found(Colony),
}

/// What a Harvest brings; ships and colonists only with Mixed goods (G71).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Goods {
    pub spices: Vec<Units>,
    pub ships: u8,
    pub colonists: u8,
}

/// So many of a spice, for or from one store or any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Units {
    pub spice: Spice,
    /// How many, 1 or more.
    pub count: u8,
    /// The store; `None` leaves it to the rules (D41, D43).
    pub store: Option<StoreName>,
}

/// A store's name in orders: its tile, and which of equal ones, oldest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StoreName {
    pub kind: StoreKind,
    /// 0 is the oldest of its kind.
    pub nth: u8,
}

/// What a store is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoreKind {
    /// G91.
    Plantation(Spice, u8),
    /// G90.
    MixedCrop,
    /// G53.
    Colony(Colony),
}

/// A tile at work, with its choices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(Usable), derive(VariantArray))]
#[strum_discriminants(doc = "A tile that is used, whatever is chosen with it.")]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// G77.
    Colonist,
    /// G79.
    Ducats,
    /// G95.
    Ship,
    /// G83.
    Expedition,
    /// G98; `None` leaves the choice to the rules (D43).
    Spice(Option<Units>),
    /// G80, P23: which spices; what is left out is chosen by D41.
    Duty(Vec<Units>),
    /// G81, P18.
    Espionage(Seat, Box<Deed>),
    /// G82, P21.
    Exchange(Cell),
    /// G86, P22: the stores, each with the spices for its empty places; none
    /// named are the three with most room.
    ExtraHarvest(Vec<(StoreName, Vec<Spice>)>),
    /// G93; what to take is asked afterwards (P19).
    Resupply,
    /// G99, P20: the column, where there is a choice.
    Viceroy(Option<Column>),
}

/// A card played, with its choices (P17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    pub effect: Effect,
    /// Its symbol, if there is a choice between several.
    pub symbol: Option<Symbol>,
    /// Spices taken (G68) or sold (G69); none named leaves it to the rules.
    pub spices: Vec<Units>,
    /// The marker to move (G70).
    pub column: Option<Column>,
}

/// A card as a player names it; one of the two is enough where only one card
/// of the hand fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardName {
    pub effect: Option<Effect>,
    pub symbol: Option<Symbol>,
}

/// What is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Take {
    /// Ships rather than colonists (P7, P19).
    Ships,
    /// Colonists rather than ships (P7, P19).
    Colonists,
    /// Spices (P7, P15, P19); none named leaves the kinds to the rules (D43).
    Spices {
        /// Which tile of a colony (G53), where there is a choice.
        tile: Option<(Spice, Spice)>,
        spices: Vec<Units>,
    },
    /// A tile of the box (P7, G87).
    Tile(Tile),
}

impl StoreKind {
    /// The tile that became this store; a colony has tiles of its own.
    #[must_use]
    pub fn tile(self) -> Option<Tile> {
        match self {
            StoreKind::Plantation(spice, places) => Some(Tile::Plantation(spice, places)),
            StoreKind::MixedCrop => Some(Tile::MixedCrop),
            StoreKind::Colony(_) => None,
        }
    }
}

impl Step {
    /// The action it carries out, with one's own row or, by Espionage, with
    /// another player's.
    #[must_use]
    pub fn deed(&self) -> Option<&Deed> {
        match self {
            Step::Do(deed) => Some(deed),
            Step::Use(tile) => tile.deed(),
            Step::More(_)
            | Step::Play(_)
            | Step::Discard(_)
            | Step::Pay(_)
            | Step::Decline
            | Step::IfShort { .. }
            | Step::Take(_)
            | Step::Drop(_)
            | Step::Keep
            | Step::Hold
            | Step::Done => None,
        }
    }
}

impl Use {
    /// The action that Espionage carries out.
    #[must_use]
    pub fn deed(&self) -> Option<&Deed> {
        if let Use::Espionage(_, deed) = self { Some(deed) } else { None }
    }
}

impl Deed {
    /// Which of the six it is.
    #[must_use]
    pub fn kind(&self) -> ActionKind {
        match self {
            Deed::Progress { .. } => ActionKind::Progress,
            Deed::Ships => ActionKind::Ships,
            Deed::Harvest(_) => ActionKind::Harvest,
            Deed::Taxes => ActionKind::Taxes,
            Deed::Expedition(_) => ActionKind::Expedition,
            Deed::Found(_) => ActionKind::Found,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::QuickMarkers(one, two) => write!(f, "quick {one} {two}"),
            Action::QuickDucats => f.write_str("quick ducats"),
            Action::Flag(place) => write!(f, "flag {place}"),
            Action::Mark(cell) => write!(f, "mark {cell}"),
            Action::Bid(amount) => write!(f, "bid {amount}"),
            Action::Pass => f.write_str("pass"),
            Action::Sell => f.write_str("sell"),
            Action::Buy => f.write_str("buy"),
            Action::Steps { extra, steps } => {
                if *extra {
                    f.write_str("extra ")?;
                }
                join(f, steps, ", ")
            }
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Do(deed) => deed.fmt(f),
            Step::More(spices) => {
                f.write_str("more")?;
                units(f, spices, "in")
            }
            Step::Use(tile) => write!(f, "use {tile}"),
            Step::Play(card) => write!(f, "play {card}"),
            Step::Discard(cards) => {
                f.write_str("discard ")?;
                join(f, cards, " and ")
            }
            Step::Pay(None) => f.write_str("pay"),
            Step::Pay(Some(most)) => write!(f, "pay {most}"),
            Step::Decline => f.write_str("decline"),
            Step::IfShort { step, by: None } => write!(f, "{step} if short"),
            Step::IfShort { step, by: Some(by) } => write!(f, "{step} if short by {by}"),
            Step::Take(take) => take.fmt(f),
            Step::Drop(None) => f.write_str("drop new"),
            Step::Drop(Some(store)) => write!(f, "drop {store}"),
            Step::Keep => f.write_str("keep"),
            Step::Hold => f.write_str("hold"),
            Step::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Progress { column, pay } => {
                write!(f, "progress {column}")?;
                units(f, pay, "from")
            }
            Deed::Ships => f.write_str("ships"),
            Deed::Harvest(None) => f.write_str("harvest"),
            Deed::Harvest(Some(goods)) => write!(f, "harvest{goods}"),
            Deed::Taxes => f.write_str("taxes"),
            Deed::Expedition(None) => f.write_str("expedition"),
            Deed::Expedition(Some(cards)) => write!(f, "expedition {cards}"),
            Deed::Found(colony) => write!(f, "found {colony}"),
        }
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Goods::default() {
            return f.write_str(" nothing");
        }
        units(f, &self.spices, "in")?;
        for (count, name) in [(self.ships, "ships"), (self.colonists, "colonists")] {
            if count > 0 {
                write!(f, " {name} {count}")?;
            }
        }
        Ok(())
    }
}

/// The letter of the second and further store of a kind: `clove2b`.
impl fmt::Display for StoreName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            StoreKind::Plantation(spice, places) => write!(f, "{spice}{places}")?,
            StoreKind::MixedCrop => f.write_str("mixed")?,
            StoreKind::Colony(colony) => colony.fmt(f)?,
        }
        match self.nth {
            0 => Ok(()),
            nth => write!(f, "{}", char::from(b'a'.saturating_add(nth))),
        }
    }
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tile().fmt(f)?;
        match self {
            Use::Colonist | Use::Ducats | Use::Ship | Use::Expedition | Use::Resupply => Ok(()),
            Use::Spice(spice) => units(f, spice.as_slice(), "in"),
            Use::Duty(spices) => units(f, spices, "from"),
            Use::Espionage(seat, deed) => write!(f, " {seat} {deed}"),
            Use::Exchange(cell) => write!(f, " {cell}"),
            Use::ExtraHarvest(stores) => stores.iter().try_for_each(|(store, spices)| {
                write!(f, " {store}")?;
                spices.iter().try_for_each(|spice| write!(f, " {spice}"))
            }),
            Use::Viceroy(column) => column.iter().try_for_each(|column| write!(f, " {column}")),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.effect.fmt(f)?;
        if let Some(symbol) = self.symbol {
            write!(f, " {symbol}")?;
        }
        if let Some(column) = self.column {
            write!(f, " {column}")?;
        }
        units(f, &self.spices, if self.effect == Effect::SellSpices { "from" } else { "in" })
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.effect, self.symbol) {
            (Some(effect), Some(symbol)) => write!(f, "{effect} {symbol}"),
            (Some(effect), None) => effect.fmt(f),
            (None, Some(symbol)) => symbol.fmt(f),
            (None, None) => f.write_str("any"),
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Take::Ships => f.write_str("take ships"),
            Take::Colonists => f.write_str("take colonists"),
            Take::Tile(tile) => write!(f, "take {tile}"),
            Take::Spices { tile: None, spices } if spices.is_empty() => f.write_str("take spices"),
            Take::Spices { tile, spices } => {
                if let Some((one, two)) = tile {
                    write!(f, "tile {one} {two}")?;
                }
                if spices.is_empty() {
                    return Ok(());
                }
                f.write_str(if tile.is_some() { " take" } else { "take" })?;
                units(f, spices, "in")
            }
        }
    }
}

fn units(f: &mut fmt::Formatter<'_>, units: &[Units], preposition: &str) -> fmt::Result {
    for Units { spice, count, store } in units {
        write!(f, " {spice}")?;
        if *count != 1 {
            write!(f, " {count}")?;
        }
        if let Some(store) = store {
            write!(f, " {preposition} {store}")?;
        }
    }
    Ok(())
}

fn join<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T], between: &str) -> fmt::Result {
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            f.write_str(between)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

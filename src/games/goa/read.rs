//! Reading. Orders and the wishes of plans have one grammar: an order is a wish
//! that leaves nothing open. What it means is found out here, whether it is
//! allowed is not.
//!
//! Each word is taken for what it may be by its letters (`shapes`) and where it
//! stands (`words`). A wish (`wishes`) is either short, one verb with what belongs
//! to it, or a line of `steps`, which name spices (`units`), tiles (`uses`), cards
//! (`plays`) and choices (`takes`).

mod facts;
mod misread;
mod names;
mod plays;
mod shapes;
mod steps;
mod takes;
mod units;
mod uses;
mod wishes;
mod words;

use super::action::{Action, StoreName};
use super::board::{Cell, Place};
use super::cards::Card;
use super::decision::Decision;
use super::plan::{Address, LotWish, Site, Spot, Stake, Wish};
use super::tiles::{Colony, Column, Tile};
use super::vocabulary::{self, Meaning, Thing, Verb};
use crate::engine::{Order, OrderError, Seat, Seats, Word};
use crate::games::sentences::Such;
use misread::Missing;
use words::Words;

pub(super) use facts::read_fact;
pub(super) use misread::Misread;
pub(super) use names::Naming;
pub(super) use wishes::{address, inner_condition, read_wish};

/// In place of a decision point: the line is for later, whatever comes.
const PLANNED: Option<Decision> = None;

/// What is asked, and what of the position helps to understand the answer.
#[derive(Debug, Clone)]
pub(super) struct Asked<'a> {
    /// The decision point; [`PLANNED`] where there is none.
    pub(super) decision: Option<Decision>,
    /// An order that would answer it, and be carried out; none where nobody
    /// knows.
    pub(super) example: Option<String>,
    /// The hand of the one who is asked.
    pub(super) hand: &'a [Card],
    pub(super) stores: &'a [StoreName],
    pub(super) seats: Seats,
    /// The lot at hand, which an answer may name.
    pub(super) lot: Option<AtHand>,
    /// The tiles that may be marked.
    pub(super) marks: &'a [(Cell, Tile)],
    /// The colony that is being founded, which an answer may name.
    pub(super) colony: Option<Colony>,
}

impl<'a> Asked<'a> {
    /// Where nothing of the position helps but what the players may have.
    pub(super) fn ahead(
        decision: Option<Decision>,
        example: Option<String>,
        hand: &'a [Card],
        stores: &'a [StoreName],
        seats: Seats,
    ) -> Asked<'a> {
        Asked { decision, example, hand, stores, seats, lot: None, marks: &[], colony: None }
    }
}

/// The lot at hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct AtHand {
    /// `None` is the flag.
    pub(super) tile: Option<Tile>,
    /// What its seller gets for it, and what keeping it costs.
    pub(super) prices: Option<(u32, u32)>,
    /// Who buys it if it is sold.
    pub(super) buyer: Option<Seat>,
}

/// Is this a place of the board, or a plantation such as `clove2b`?
pub(super) fn is_name(word: &str) -> bool {
    let store = |tile: Tile| {
        let letter = word.strip_prefix(&tile.to_string());
        matches!(tile, Tile::Plantation(..)) && letter.and_then(shapes::nth).is_some()
    };
    Place::from_label(word).is_some() || Tile::all().any(store)
}

/// Reads an order that answers a question.
pub(super) fn read_order(asked: &Asked<'_>, order: &Order) -> Result<Action, OrderError> {
    let vocabulary =
        vocabulary::built_in().map_err(|error| OrderError::whole(order, error.to_string()))?;
    let mut words = Words::of(asked, order, vocabulary)?;
    let address = match asked.decision {
        Some(decision @ Decision::Extra) => decision.description().address,
        Some(decision) if !decision.takes_steps() => decision.description().address,
        Some(_) | PLANNED => Address::Action,
    };
    let wish = words.wish(address)?;
    words.finish()?;
    words.exact(wish)
}

impl<'a> Words<'a> {
    /// What a wish comes to that leaves nothing open.
    fn exact(&self, wish: Wish) -> Result<Action, OrderError> {
        match wish {
            Wish::Quick(action) => Ok(action),
            Wish::Flag(Site::At(place)) => Ok(Action::Flag(place)),
            Wish::Mark(Spot::At(cell)) => Ok(Action::Mark(cell)),
            Wish::Mark(Spot::Tile(tile)) => {
                let mut marks = self.asked.marks.iter().filter(|(_, other)| *other == tile);
                match (marks.next(), marks.next()) {
                    (Some((cell, _)), None) => Ok(Action::Mark(*cell)),
                    (Some(_) | None, _) => Err(self.how(Missing::WhichOne)),
                }
            }
            Wish::Pass => Ok(Action::Pass),
            Wish::Lot(LotWish { stake: Some(Stake::Exactly(amount)), .. }) => {
                Ok(Action::Bid(amount))
            }
            Wish::Lot(LotWish { stake: Some(Stake::Sell), .. }) => Ok(Action::Sell),
            Wish::Lot(LotWish { stake: Some(Stake::Buy(None)), .. }) => Ok(Action::Buy),
            Wish::Steps { extra, steps } => Ok(Action::Steps { extra, steps }),
            Wish::Flag(Site::Near(_) | Site::Any)
            | Wish::Mark(Spot::Any)
            | Wish::Lot(_)
            | Wish::Budget(_)
            | Wish::Best => Err(self.how(Missing::WhichOne)),
        }
    }

    /// The verb of what answers this decision. An order has to have one; in a plan
    /// the address says enough.
    fn verb(&mut self, decision: Decision) -> Result<Option<(Verb, &'a Word)>, OrderError> {
        let planned = self.asked.decision == PLANNED;
        let own = |meaning: &Meaning| decision.understands(*meaning);
        let wanted: Vec<Meaning> = if planned {
            Meaning::verbs().filter(own).collect()
        } else {
            Meaning::verbs().chain(Meaning::columns()).collect()
        };
        match self.next(&wanted)? {
            Some((Meaning::Verb(verb), word)) if decision.understands(Meaning::Verb(verb)) => {
                Ok(Some((verb, word)))
            }
            Some((_, word)) => Err(self.elsewhere(word)),
            None => Ok(None),
        }
    }

    /// The same where nothing may stand in front of it.
    fn first_verb(&mut self, decision: Decision) -> Result<Option<(Verb, &'a Word)>, OrderError> {
        match self.verb(decision)? {
            None if self.asked.decision != PLANNED => Err(self.stray(false)),
            found => Ok(found),
        }
    }

    fn whole(&self, misread: Misread) -> OrderError {
        self.cite(OrderError::whole(self.order, misread))
    }

    fn how(&self, missing: Missing) -> OrderError {
        let such = Such::asked(self.asked.example.as_ref());
        self.whole(Misread::Missing(missing, such))
    }

    /// An example, as the end of a sentence.
    fn such(&self) -> Such {
        Such::stated(self.asked.example.as_ref())
    }

    /// A cell; tiles lie nowhere else (D19).
    fn cell(&self, place: Place, word: &Word) -> Result<Cell, OrderError> {
        Cell::from_label(&place.to_string()).ok_or_else(|| {
            let rule = self.asked.decision.map_or("D19", Decision::id);
            OrderError::at(word, Misread::NoCell(place)).citing(rule)
        })
    }

    /// A column, also by what its marker brings, as the Danish and Spanish
    /// rules call it.
    fn column(&mut self) -> Result<Option<Column>, OrderError> {
        let others = [
            (Meaning::Thing(Thing::Spices), Column::Harvest),
            (Meaning::Thing(Thing::Ducats), Column::Taxes),
            (Meaning::Thing(Thing::Colonists), Column::Colonies),
            (Meaning::Verb(Verb::Found), Column::Colonies),
        ];
        let wanted: Vec<Meaning> =
            Meaning::columns().chain(others.iter().map(|&(meaning, _)| meaning)).collect();
        Ok(self.next(&wanted)?.and_then(|(found, _)| {
            let other = others.into_iter().find(|&(meaning, _)| meaning == found);
            let other = other.map(|(_, column)| column);
            if let Meaning::Column(column) = found { Some(column) } else { other }
        }))
    }
}

#[cfg(test)]
mod tests;

//! Reading: the words of an order become an action. What it means is found out
//! here, whether it is allowed is not.
//!
//! Each word is taken for what it may be by its letters (`forms`) and where it
//! stands (`words`). An order is either short, one verb with what belongs to
//! it, or a line of `steps`, which name spices (`units`), tiles (`uses`), cards
//! (`plays`) and choices (`takes`).

mod facts;
mod forms;
mod names;
mod plans;
mod plays;
mod steps;
mod takes;
mod units;
mod uses;
mod words;

use super::action::{Action, StoreName};
use super::board::{Cell, Place};
use super::cards::Card;
use super::decision::Decision;
use super::tiles::{Column, Tile};
use super::vocabulary::{self, Meaning, Thing, Verb};
use crate::engine::{Order, OrderError, Seats, Word};
use crate::games::sentences::such;
use words::Words;

pub(super) use facts::read_fact;
pub(super) use names::Naming;
pub(super) use plans::{address, inner_condition, read_wish};

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
}

/// Is this a place of the board, or a plantation such as `clove2b`?
pub(super) fn is_name(word: &str) -> bool {
    let store = |tile: Tile| {
        let letter = word.strip_prefix(&tile.to_string());
        matches!(tile, Tile::Plantation(..)) && letter.and_then(forms::nth).is_some()
    };
    Place::from_label(word).is_some() || Tile::all().any(store)
}

/// Reads an order that answers a question.
pub(super) fn read_order(asked: &Asked<'_>, order: &Order) -> Result<Action, OrderError> {
    let vocabulary =
        vocabulary::built_in().map_err(|error| OrderError::whole(order, error.to_string()))?;
    let mut words = Words::of(asked, order, vocabulary)?;
    let action = match asked.decision {
        Some(Decision::QuickStart) => words.quick_start()?,
        Some(Decision::Flag) => words.flag()?,
        Some(Decision::Mark | Decision::LastMark) => words.marker()?,
        Some(Decision::Bid) => words.bid()?,
        Some(Decision::Sell) => words.offer()?,
        PLANNED
        | Some(
            Decision::Gain
            | Decision::Act
            | Decision::Shortage
            | Decision::Founded
            | Decision::After
            | Decision::Resupply
            | Decision::Extra,
        ) => words.line()?,
    };
    words.finish()?;
    Ok(action)
}

impl<'a> Words<'a> {
    /// The verb of a short order, which has to be one of these.
    fn verb(&mut self, allowed: &[Verb]) -> Result<Option<(Verb, &'a Word)>, OrderError> {
        let all: Vec<Meaning> = Meaning::verbs().chain(Meaning::columns()).collect();
        match self.next(&all)? {
            Some((Meaning::Verb(verb), word)) if allowed.contains(&verb) => Ok(Some((verb, word))),
            Some((_, word)) => Err(self.elsewhere(word)),
            None => Ok(None),
        }
    }

    fn whole(&self, sentence: impl Into<String>) -> OrderError {
        self.cite(OrderError::whole(self.order, sentence))
    }

    fn how(&self, what: &str) -> OrderError {
        self.whole(format!("{what}?{}", self.such("")))
    }

    /// An example, as the end of a sentence.
    pub(super) fn such(&self, before: &str) -> String {
        such(before, self.asked.example.as_ref())
    }

    /// P1.
    fn quick_start(&mut self) -> Result<Action, OrderError> {
        if self.verb(&[Verb::Quick, Verb::Take, Verb::Progress])?.is_none() {
            return Err(self.stray(false));
        }
        let count = self.count()?;
        if self.next_thing(Thing::Ducats)? {
            return match count {
                // G116.
                None | Some((10, _)) => Ok(Action::QuickDucats),
                Some((_, word)) => {
                    Err(OrderError::at(word, "there are 10 ducats to take").citing("G116"))
                }
            };
        }
        if let Some((_, word)) = count {
            return Err(self.elsewhere(word));
        }
        match (self.column()?, self.column()?) {
            (Some(one), Some(two)) => Ok(Action::QuickMarkers(one, two)),
            _ if !self.at_end() => Err(self.stray(true)),
            _ => Err(self.how("which two markers").citing("G116")),
        }
    }

    /// P2.
    fn flag(&mut self) -> Result<Action, OrderError> {
        let (place, _) = self.placed(Verb::Flag, "where to")?;
        Ok(Action::Flag(place))
    }

    /// P3, P4.
    fn marker(&mut self) -> Result<Action, OrderError> {
        let (place, word) = self.placed(Verb::Mark, "which tile")?;
        self.cell(place, word).map(Action::Mark)
    }

    fn placed(&mut self, verb: Verb, what: &str) -> Result<(Place, &'a Word), OrderError> {
        if self.verb(&[verb])?.is_none() {
            return Err(self.stray(false));
        }
        self.next_is(Meaning::Verb(Verb::Tile))?;
        let found = match self.place() {
            Some(found) => found,
            None if self.at_end() => return Err(self.how(what)),
            None => return Err(self.stray(true)),
        };
        match self.place() {
            None => Ok(found),
            Some((second, word)) => {
                let sentence = format!("{} or {second}? name one place", found.0);
                Err(OrderError::at(word, sentence))
            }
        }
    }

    /// A cell; tiles lie nowhere else.
    fn cell(&self, place: Place, word: &Word) -> Result<Cell, OrderError> {
        Cell::from_label(&place.to_string()).ok_or_else(|| {
            let sentence = format!("there is no tile on {place}; tiles lie on a1 to e5");
            self.cite(OrderError::at(word, sentence))
        })
    }

    /// P5.
    fn bid(&mut self) -> Result<Action, OrderError> {
        let (mut verbs, mut amounts) = (Vec::new(), Vec::new());
        loop {
            if let Some(amount) = self.count()? {
                amounts.push(amount);
                self.next_thing(Thing::Ducats)?;
            } else if let Some(verb) = self.verb(&[Verb::Bid, Verb::Pass, Verb::Nothing])? {
                verbs.push(verb);
            } else if self.at_end() {
                break;
            } else {
                return Err(self.stray(!verbs.is_empty()));
            }
        }
        let no = verbs.iter().find(|(verb, _)| *verb != Verb::Bid);
        match (no, amounts.as_slice()) {
            _ if verbs.is_empty() => Err(self.how("say what to do with it")),
            (_, &[(first, _), (second, word), ..]) => {
                let sentence = format!("{first} or {second}? one amount is enough");
                Err(OrderError::at(word, sentence))
            }
            (Some((_, word)), &[(amount, _)]) if amount > 0 => {
                Err(OrderError::at(word, format!("pass, or bid {amount}? say one of the two")))
            }
            (Some(_), _) => Ok(Action::Pass),
            (None, &[(amount, _)]) => Ok(Action::Bid(amount)),
            (None, []) => {
                Err(self.whole(format!("how much? name an amount, or pass{}", self.such(";"))))
            }
        }
    }

    /// P6.
    fn offer(&mut self) -> Result<Action, OrderError> {
        let allowed = [Verb::Sell, Verb::Buy, Verb::Keep];
        let Some((first, _)) = self.verb(&allowed)? else { return Err(self.stray(false)) };
        loop {
            self.next_is(Meaning::Verb(Verb::Tile))?;
            let Some((verb, word)) = self.verb(&allowed)? else { break };
            if verb != first {
                return Err(OrderError::at(word, "sell or buy? say one of the two"));
            }
        }
        Ok(if first == Verb::Sell { Action::Sell } else { Action::Buy })
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

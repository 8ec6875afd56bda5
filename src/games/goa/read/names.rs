//! Reads single names, for corrections by hand. They are the same as in orders, and
//! nobody's hand is looked at.

use super::super::action::{CardName, StoreName, Take, Units};
use super::super::change::Counted;
use super::super::tiles::{Colony, Column, Spice, Tile};
use super::super::vocabulary::{self, Meaning, Thing};
use super::wishes::HAND;
use super::words::Words;
use super::{Asked, Misread, PLANNED};
use crate::engine::{Order, OrderError, Seat, Seats};

/// Words that are a name, and what helps to understand them.
pub(in super::super) struct Naming<'a> {
    pub(in super::super) order: Order,
    /// What could have been written.
    pub(in super::super) example: &'a str,
    /// The stores that may be meant.
    pub(in super::super) stores: &'a [StoreName],
    pub(in super::super) seats: Seats,
}

impl Naming<'_> {
    /// Reads a name, which has to be there and to be all of it.
    fn read<T>(
        &self,
        read: impl FnOnce(&mut Words<'_>) -> Result<Option<T>, OrderError>,
    ) -> Result<T, OrderError> {
        let order = &self.order;
        let vocabulary =
            vocabulary::built_in().map_err(|error| OrderError::whole(order, error.to_string()))?;
        let (example, stores, seats) = (Some(self.example.to_owned()), self.stores, self.seats);
        let asked = Asked::ahead(PLANNED, example, &HAND, stores, seats);
        let mut words = Words::of(&asked, order, vocabulary)?;
        let Some(found) = read(&mut words)? else { return Err(words.stray(true)) };
        words.finish().map(|()| found)
    }

    pub(in super::super) fn seat(&self) -> Result<Seat, OrderError> {
        self.read(|words| Ok(Some(words.seat(Misread::WhichSeat)?)))
    }

    pub(in super::super) fn column(&self) -> Result<Column, OrderError> {
        let read = |words: &mut Words<'_>| words.column();
        self.read(read)
    }

    pub(in super::super) fn store(&self) -> Result<StoreName, OrderError> {
        let read = |words: &mut Words<'_>| words.store();
        self.read(read)
    }

    /// A plantation by the name of its store; `None` if it is none.
    pub(in super::super) fn plantation(&self) -> Option<StoreName> {
        self.read(|words| Ok(words.store_word().map(|(store, _)| store))).ok()
    }

    pub(in super::super) fn tile(&self) -> Result<Tile, OrderError> {
        self.read(|words| {
            Ok(match words.take()? {
                Take::Tile(tile) => Some(tile),
                Take::Ships => Some(Tile::Ships),
                Take::Colonists => Some(Tile::Colonists),
                Take::Spices { .. } => None,
            })
        })
    }

    pub(in super::super) fn card(&self) -> Result<CardName, OrderError> {
        self.read(|words| Ok(words.cards()?.into_iter().next()))
    }

    /// So many of one spice.
    pub(in super::super) fn units(&self) -> Result<Units, OrderError> {
        self.read(|words| Ok(words.units()?.into_iter().next()))
    }

    pub(in super::super) fn colony(&self) -> Result<(Colony, Option<(Spice, Spice)>), OrderError> {
        self.read(|words| {
            let colonies: Vec<Meaning> = Meaning::colonies().collect();
            let Some((Meaning::Colony(colony), _)) = words.next(&colonies)? else {
                return Ok(None);
            };
            let one = words.next_spice()?.map(|(spice, _)| spice);
            let two = words.next_spice()?.map(|(spice, _)| spice);
            let whole = one.is_some() == two.is_some();
            Ok(whole.then(|| (colony, one.zip(two))))
        })
    }

    /// Ducats, ships or colonists.
    pub(in super::super) fn goods(&self) -> Option<Counted> {
        let kinds = [
            (Meaning::Thing(Thing::Ducats), Counted::Ducats),
            (Meaning::Column(Column::Ships), Counted::Ships),
            (Meaning::Thing(Thing::Colonists), Counted::Colonists),
        ];
        let wanted = kinds.map(|(meaning, _)| meaning);
        let found = self.read(|words| Ok(words.next(&wanted)?.map(|(found, _)| found))).ok()?;
        kinds.into_iter().find(|&(meaning, _)| meaning == found).map(|(_, what)| what)
    }
}

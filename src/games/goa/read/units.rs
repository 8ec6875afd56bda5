//! So many of a spice, for or from a store: `pepper 2 in quilon`, `2 clove`.

use super::super::action::{Goods, StoreKind, StoreName, Units};
use super::super::tiles::{Column, Spice};
use super::super::vocabulary::{Meaning, Thing};
use super::Misread;
use super::shapes::{plantation, small};
use super::words::Words;
use crate::engine::{OrderError, Word};
use crate::games::sentences::Typed;

/// Spices that have been read, with what is not yet said of the last.
#[derive(Default)]
struct Listed {
    units: Vec<Units>,
    /// Has the last its number?
    counted: bool,
    /// Has the last its store?
    stored: bool,
}

impl Words<'_> {
    /// Spices, perhaps none.
    pub(super) fn units(&mut self) -> Result<Vec<Units>, OrderError> {
        let goods = self.listed(false)?;
        Ok(goods.spices)
    }

    /// Spices, ships and colonists (G71).
    pub(super) fn goods(&mut self) -> Result<Goods, OrderError> {
        self.listed(true)
    }

    fn listed(&mut self, mixed: bool) -> Result<Goods, OrderError> {
        let mut goods = Goods::default();
        let mut listed = Listed::default();
        loop {
            let start = self.mark();
            let apart = self.apart();
            self.back_to(start);
            // A number right behind a spice is how many of it, one in front of
            // a spice, too, if the spice before has its own.
            if let Some(last) = listed.units.last_mut()
                && !apart
                && !listed.counted
                && let Some((number, word)) = self.count()?
            {
                last.count = some(number, word)?;
                listed.counted = true;
                continue;
            }
            if !listed.units.is_empty() && !listed.stored && self.put_in(&mut listed)? {
                continue;
            }
            let count = self.count()?;
            if let Some((spice, _)) = self.next_spice()? {
                let amount = count.map(|(number, word)| some(number, word)).transpose()?;
                let unit = Units { spice, count: amount.unwrap_or(1), store: None };
                listed.units.push(unit);
                (listed.counted, listed.stored) = (amount.is_some(), false);
                continue;
            }
            if mixed && self.other_goods(count, &mut goods)? {
                (listed.counted, listed.stored) = (true, true);
                continue;
            }
            if let Some((number, word)) = count {
                return Err(OrderError::at(word, Misread::OfWhat(number)));
            }
            self.back_to(start);
            goods.spices = together(listed.units);
            return Ok(goods);
        }
    }

    pub(super) fn next_spice(&mut self) -> Result<Option<(Spice, &Word)>, OrderError> {
        let spices: Vec<Meaning> = Meaning::spices().collect();
        Ok(self.next(&spices)?.and_then(|(meaning, word)| {
            if let Meaning::Spice(spice) = meaning { Some((spice, word)) } else { None }
        }))
    }

    /// Ships or colonists with their number before or behind them. Ships
    /// without a number are an action.
    fn other_goods(
        &mut self,
        before: Option<(u32, &Word)>,
        goods: &mut Goods,
    ) -> Result<bool, OrderError> {
        let start = self.mark();
        let kinds = [Meaning::Column(Column::Ships), Meaning::Thing(Thing::Colonists)];
        let Some((kind, word)) = self.next(&kinds)? else { return Ok(false) };
        let ships = kind == kinds[0];
        let number = match before {
            Some(found) => Some(found),
            None if self.apart() => None,
            None => self.count()?,
        };
        let number = match number {
            Some((number, word)) => small(number, word)?,
            None if ships => {
                self.back_to(start);
                return Ok(false);
            }
            None => 1,
        };
        let so_far = if ships { &mut goods.ships } else { &mut goods.colonists };
        *so_far =
            so_far.checked_add(number).ok_or_else(|| OrderError::at(word, Misread::TooMany))?;
        Ok(true)
    }

    /// The store of the spice just read, if one follows: `in quilon`.
    fn put_in(&mut self, listed: &mut Listed) -> Result<bool, OrderError> {
        let Some(last) = listed.units.last_mut() else { return Ok(false) };
        let start = self.mark();
        let said = self.next(&[Meaning::Thing(Thing::In)])?.map(|(_, word)| word);
        // «i» is in, or and.
        let joins = self.apart();
        let Some((store, word)) = self.store_name()? else {
            if said.is_some() && !joins && self.next_spice()?.is_some() {
                last.store = Some(self.store_after(start)?);
                listed.stored = true;
                return Ok(true);
            }
            self.back_to(start);
            return Ok(false);
        };
        let other = matches!(store.kind, StoreKind::Plantation(spice, _) if spice != last.spice);
        if said.is_none() && (joins || other) {
            let named = Typed::of(store);
            let misread = match store.kind {
                StoreKind::Plantation(spice, places) => Misread::StoreOrCount {
                    store: named,
                    count: Typed(format!("{spice} {places}")),
                    place: Typed(format!("{spice} in {store}")),
                },
                StoreKind::MixedCrop | StoreKind::Colony(_) => Misread::Store {
                    store: named,
                    place: Typed(format!("{} in {store}", last.spice)),
                },
            };
            return Err(OrderError::at(word, misread));
        }
        last.store = Some(store);
        listed.stored = true;
        Ok(true)
    }

    /// Reads again what follows a preposition, which is a store.
    fn store_after(&mut self, start: usize) -> Result<StoreName, OrderError> {
        self.back_to(start);
        self.next_thing(Thing::In)?;
        let store = self.store()?;
        store.ok_or_else(|| self.stray(true))
    }

    /// A store by a name that is nothing else: `clove2`, `quilon`, `mixed`.
    pub(super) fn store_name(&mut self) -> Result<Option<(StoreName, &Word)>, OrderError> {
        if let Some(found) = self.store_word() {
            return Ok(Some(found));
        }
        let names: Vec<Meaning> =
            Meaning::colonies().chain([Meaning::Thing(Thing::Mixed)]).collect();
        Ok(self.next(&names)?.map(|(meaning, word)| {
            let kind = if let Meaning::Colony(colony) = meaning {
                StoreKind::Colony(colony)
            } else {
                StoreKind::MixedCrop
            };
            (StoreName { kind, nth: 0 }, word)
        }))
    }

    /// A store, also as `clove 2`, and as `clove` where there is but one.
    pub(super) fn store(&mut self) -> Result<Option<StoreName>, OrderError> {
        if let Some((store, _)) = self.store_name()? {
            return Ok(Some(store));
        }
        let spices: Vec<Meaning> = Meaning::spices().collect();
        let Some((Meaning::Spice(spice), word)) = self.next(&spices)? else { return Ok(None) };
        if let Some((places, word)) = self.digits() {
            return plantation(spice, small(places, word)?, 0, word).map(Some);
        }
        let own = self.asked.stores.iter().copied();
        let fits = |store: &StoreName| matches!(store.kind, StoreKind::Plantation(other, _) if other == spice);
        match own.filter(fits).collect::<Vec<_>>().as_slice() {
            &[only] => Ok(Some(only)),
            [] => Err(OrderError::at(word, Misread::NoPlantation(spice))),
            several => Err(OrderError::at(word, Misread::WhichStore(Typed::one_of(several)))),
        }
    }
}

/// A number of spices, which is at least 1.
fn some(number: u32, word: &Word) -> Result<u8, OrderError> {
    match small(number, word)? {
        0 => Err(OrderError::at(word, Misread::NoneOfSpice)),
        number => Ok(number),
    }
}

/// `clove clove` is two cloves. What stands apart stays apart: the order of the
/// spices says which of them has the first choice of a store (D125).
fn together(units: Vec<Units>) -> Vec<Units> {
    let mut sums: Vec<Units> = Vec::new();
    for unit in units {
        match sums.last_mut() {
            Some(sum) if (sum.spice, sum.store) == (unit.spice, unit.store) => {
                sum.count = sum.count.saturating_add(unit.count);
            }
            _ => sums.push(unit),
        }
    }
    sums
}

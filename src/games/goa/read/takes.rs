//! What is chosen: a sort, spices, the tile of a colony, a tile of the box.

use super::super::action::{StoreKind, StoreName, Take};
use super::super::tiles::{Class, Column, Tile};
use super::super::vocabulary::{Meaning, Thing, Verb};
use super::Misread;
use super::misread::Missing;
use super::uses::named;
use super::words::Words;
use crate::engine::OrderError;
use crate::games::sentences::Typed;

impl Words<'_> {
    /// What is chosen (P7, P15, P19).
    pub(super) fn take(&mut self) -> Result<Take, OrderError> {
        let every_spice: Vec<Meaning> = Meaning::spices().collect();
        if self.next_is(Meaning::Verb(Verb::Tile))? && self.peek(&every_spice)?.is_some() {
            return self.colony_tile();
        }
        if let Some(tile) = self.boxed_tile()? {
            return Ok(Take::Tile(tile));
        }
        let start = self.mark();
        let count = self.count()?;
        let sorts = [
            Meaning::Column(Column::Ships),
            Meaning::Thing(Thing::Colonists),
            Meaning::Thing(Thing::Spices),
        ];
        let sort = self.next(&sorts)?.map(|(sort, _)| sort);
        if let (Some((_, word)), Some(_)) = (count, sort) {
            return Err(self.cite(OrderError::at(word, Misread::NotYoursToSay)));
        }
        let spices = match sort {
            Some(Meaning::Column(_)) => {
                // G97: the tile by its name.
                let both = self.next_thing(Thing::Colonists)?;
                return Ok(if both { Take::Tile(Tile::ShipsColonists) } else { Take::Ships });
            }
            Some(Meaning::Thing(Thing::Colonists)) => return Ok(Take::Colonists),
            Some(_) => self.units()?,
            None => {
                self.back_to(start);
                let spices = self.units()?;
                if spices.is_empty() {
                    return Err(self.what_of(Missing::Take));
                }
                spices
            }
        };
        // «Take the ginger tile»: of two spices, and not said which to take.
        let behind = self.mark();
        if self.next_is(Meaning::Verb(Verb::Tile))? && self.peek(&every_spice)?.is_none() {
            return Err(self.what_of(Missing::Tile));
        }
        self.back_to(behind);
        Ok(Take::Spices { tile: None, spices })
    }

    /// Which tile of a colony (G53), and what to lay on it.
    pub(super) fn colony_tile(&mut self) -> Result<Take, OrderError> {
        let mut pair = || -> Result<_, OrderError> {
            let one = self.next_spice()?.map(|(spice, _)| spice);
            let two = self.next_spice()?.map(|(spice, _)| spice);
            Ok(one.zip(two))
        };
        let Some(tile) = pair()? else { return Err(self.what_of(Missing::Tile)) };
        let start = self.mark();
        if self.next_is(Meaning::Verb(Verb::Take))? {
            let spices = self.units()?;
            if !spices.is_empty() {
                return Ok(Take::Spices { tile: Some(tile), spices });
            }
        }
        self.back_to(start);
        Ok(Take::Spices { tile: Some(tile), spices: Vec::new() })
    }

    /// A tile of the box (G87), unless its name is that of what it brings.
    fn boxed_tile(&mut self) -> Result<Option<Tile>, OrderError> {
        if let Some((StoreName { kind: StoreKind::Plantation(spice, places), .. }, _)) =
            self.store_word()
        {
            return Ok(Some(Tile::Plantation(spice, places)));
        }
        if let Some(tile) = self.red_tile(true)? {
            return Ok(Some(tile));
        }
        if self.extra_harvest()? {
            return Ok(Some(Tile::ExtraHarvest));
        }
        if let Some(tile) = self.next_named(&named(|class| class != Class::Red))? {
            return Ok(Some(tile));
        }
        let extra = Meaning::Verb(Verb::Extra);
        let expeditions = Meaning::Column(Column::Expedition);
        let names =
            [extra, expeditions, Meaning::Thing(Thing::Actions), Meaning::Thing(Thing::Mission)];
        let Some((name, word)) = self.next(&names)? else { return Ok(None) };
        let word = word.clone();
        if name == extra || name == Meaning::Thing(Thing::Actions) {
            // «Extra actions», «actions bonus».
            self.next(&[extra, Meaning::Thing(Thing::Actions)])?;
            return Ok(Some(Tile::ExtraActions));
        }
        let number = self.argument()?.map(|(number, _)| number);
        match (name == expeditions, number) {
            (true, Some(cards)) => Ok(Some(Tile::Expeditions(cards))),
            (false, Some(points)) => Ok(Some(Tile::Mission(points))),
            (true, None) => {
                let tiles = [Tile::Expedition, Tile::Expeditions(2), Tile::Expeditions(3)];
                Err(OrderError::at(&word, Misread::WhichTile(Typed::one_of(tiles))))
            }
            (false, None) => {
                let tiles = [2, 3].map(Tile::Mission);
                Err(OrderError::at(&word, Misread::WhichTile(Typed::one_of(tiles))))
            }
        }
    }
}

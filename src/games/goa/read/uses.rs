//! Tiles: those at work, and those of the box.

use super::super::action::{StoreKind, StoreName, Usable, Use};
use super::super::tiles::{Class, Column, Spice, Tile};
use super::super::vocabulary::{Meaning, Thing, Verb};
use super::Misread;
use super::misread::Missing;
use super::shapes::small;
use super::words::Words;
use crate::engine::{OrderError, Seat};
use crate::games::sentences::{OneOf, Typed};

const RED: Meaning = Meaning::Colour(0);

/// The word of a tile that is called by one: of a red tile by what it brings,
/// beside its colour (G76), of another by what means nothing else.
fn word(tile: Tile) -> Option<Meaning> {
    let kind = tile.kind();
    let own = kind.has_own_word().then_some(Meaning::Tile(kind));
    let mixed = (tile == Tile::MixedCrop).then_some(Meaning::Thing(Thing::Mixed));
    own.or(mixed).or_else(|| tile.usable()?.usage().word)
}

/// The tiles of some classes that are called by one word, with their words.
pub(super) fn named(fits: impl Fn(Class) -> bool) -> Vec<(Meaning, Tile)> {
    let tiles = Tile::all().filter(|tile| fits(tile.class()));
    tiles.filter_map(|tile| word(tile).map(|word| (word, tile))).collect()
}

fn one_shot() -> Vec<(Meaning, Tile)> {
    named(|class| class == Class::OneShot)
}

impl Words<'_> {
    /// Does a tile's name stand here, which says by itself that it is one?
    pub(super) fn names_tile(&mut self) -> Result<bool, OrderError> {
        let names: Vec<Meaning> =
            one_shot().into_iter().map(|(name, _)| name).chain([RED]).collect();
        Ok(self.peek(&names)?.is_some())
    }

    /// One of these tiles by its word.
    pub(super) fn next_named(
        &mut self,
        tiles: &[(Meaning, Tile)],
    ) -> Result<Option<Tile>, OrderError> {
        let words: Vec<Meaning> = tiles.iter().map(|&(word, _)| word).collect();
        let found = self.next(&words)?.map(|(word, _)| word);
        Ok(tiles.iter().find(|&&(word, _)| Some(word) == found).map(|&(_, tile)| tile))
    }

    /// A tile at work (G75), with its choices.
    pub(super) fn use_tile(&mut self) -> Result<Use, OrderError> {
        self.next_is(Meaning::Verb(Verb::Tile))?;
        let tile = if let Some(tile) = self.red_tile(false)? {
            tile
        } else if self.extra_harvest()? {
            Tile::ExtraHarvest
        } else {
            let Some(tile) = self.next_named(&one_shot())? else {
                return Err(self.what_of(Missing::UseTile));
            };
            tile
        };
        self.with_choices(tile)
    }

    /// What is to be said with a tile that is used.
    fn with_choices(&mut self, tile: Tile) -> Result<Use, OrderError> {
        let Some(usable) = tile.usable() else { return Err(self.what_of(Missing::UseTile)) };
        Ok(match usable {
            Usable::Colonist => Use::Colonist,
            Usable::Ducats => Use::Ducats,
            Usable::Ship => Use::Ship,
            Usable::Expedition => Use::Expedition,
            Usable::Spice => Use::Spice(self.red_spice()?),
            Usable::Duty => Use::Duty(self.units()?),
            Usable::Espionage => self.espionage()?,
            Usable::Exchange => match self.place() {
                Some((place, word)) => Use::Exchange(self.cell(place, word)?),
                None => return Err(self.what_of(Missing::Cell)),
            },
            Usable::ExtraHarvest => self.stores_to_fill()?,
            Usable::Resupply => Use::Resupply,
            Usable::Viceroy if self.apart() => Use::Viceroy(None),
            Usable::Viceroy => Use::Viceroy(self.column()?),
        })
    }

    /// A red tile (G76), with its colour before or behind it, or, unless it
    /// `has_to` be there, without.
    pub(super) fn red_tile(&mut self, has_to: bool) -> Result<Option<Tile>, OrderError> {
        let start = self.mark();
        let before = self.next_is(RED)?;
        if let Some(tile) = self.next_named(&named(|class| class == Class::Red))? {
            let start = self.mark();
            let behind = !before && !self.apart() && self.next_is(RED)?;
            if !behind {
                self.back_to(start);
            }
            // No tile of the box but the red one is called Ducats.
            let plain = !has_to || tile == Tile::Ducats;
            if before || behind || plain {
                return Ok(Some(tile));
            }
        }
        self.back_to(start);
        Ok(None)
    }

    /// G98.
    fn red_spice(&mut self) -> Result<Option<super::super::action::Units>, OrderError> {
        let mut spices = self.units()?;
        match spices.len() {
            0 | 1 => Ok(spices.pop()),
            _ => {
                let (one, two) = (Typed::of(spices[0].spice), Typed::of(spices[1].spice));
                Err(OrderError::whole(self.order, Misread::OnlyOne { one, two }).citing("G98"))
            }
        }
    }

    /// `extra harvest`, in whichever order the language has it.
    pub(super) fn extra_harvest(&mut self) -> Result<bool, OrderError> {
        let (extra, harvest) = (Meaning::Verb(Verb::Extra), Meaning::Column(Column::Harvest));
        let start = self.mark();
        for (one, two) in [(extra, harvest), (harvest, extra)] {
            if self.next_is(one)? && self.next_is(two)? {
                return Ok(true);
            }
            self.back_to(start);
        }
        Ok(false)
    }

    /// G86: each store with the spices for its empty places.
    fn stores_to_fill(&mut self) -> Result<Use, OrderError> {
        let mut stores: Vec<(StoreName, Vec<Spice>)> = Vec::new();
        loop {
            if let Some((store, _)) = self.store_name()? {
                stores.push((store, Vec::new()));
                continue;
            }
            let units = self.units_of_store(stores.last().map(|&(store, _)| store))?;
            match stores.last_mut() {
                Some((_, spices)) if !units.is_empty() => spices.extend(units),
                _ => break,
            }
        }
        Ok(Use::ExtraHarvest(stores))
    }

    /// The spices behind a store's name, one by one: `quilon pepper nutmeg`,
    /// `clove2 2 cloves`.
    fn units_of_store(&mut self, store: Option<StoreName>) -> Result<Vec<Spice>, OrderError> {
        let start = self.mark();
        let count = self.count()?;
        let Some((spice, word)) = self.next_spice()? else {
            self.back_to(start);
            return Ok(Vec::new());
        };
        let word = word.clone();
        let Some(store) = store else {
            let stores = Typed::one_of(self.asked.stores);
            let misread = Misread::ForWhichStore { spice, stores };
            return Err(OrderError::at(&word, misread).citing(Usable::ExtraHarvest.usage().rule));
        };
        let count = match count {
            Some(count) => Some(count),
            None if self.apart() => None,
            None => self.count()?,
        };
        let most = match store.kind {
            StoreKind::Plantation(_, places) => places,
            StoreKind::MixedCrop | StoreKind::Colony(_) => 2,
        };
        match count.map(|(number, word)| Ok((small(number, word)?, word))).transpose()? {
            None => Ok(vec![spice]),
            Some((number, _)) if number <= most => Ok(vec![spice; number.into()]),
            Some((count, word)) => {
                let misread = Misread::DoNotFit { count, store: Typed::of(store) };
                Err(OrderError::at(word, misread).citing(Usable::ExtraHarvest.usage().rule))
            }
        }
    }

    /// G81: whose row, for which action.
    fn espionage(&mut self) -> Result<Use, OrderError> {
        let seat = self
            .seat(Misread::WhoseRow)
            .map_err(|error| error.citing(Usable::Espionage.usage().rule))?;
        match self.deed()? {
            Some(deed) => Ok(Use::Espionage(seat, Box::new(deed))),
            None => Err(self.what_of(Missing::Action)),
        }
    }

    /// A seat by its colour; `question` is put where there is none.
    pub(super) fn seat(
        &mut self,
        question: fn(OneOf<Typed>) -> Misread,
    ) -> Result<Seat, OrderError> {
        let colours: Vec<Meaning> = Meaning::colours().collect();
        let found = self.next(&colours)?;
        let seats = Typed::one_of(self.asked.seats.iter());
        if let Some((Meaning::Colour(number), word)) = found {
            return self.asked.seats.get(number).ok_or_else(|| {
                OrderError::at(word, Misread::NobodyPlays { word: word.text.clone(), seats })
            });
        }
        if self.at_end() {
            return Err(self.whole(question(seats)));
        }
        let word = self.word();
        Err(OrderError::at(word, question(seats)))
    }
}

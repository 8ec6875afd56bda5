//! Expedition cards: those played, and those discarded.

use super::super::action::{CardName, Play};
use super::super::cards::{Card, Effect, Symbol};
use super::super::tiles::Column;
use super::super::vocabulary::{Meaning, Thing, Verb};
use super::Misread;
use super::misread::Missing;
use super::words::Words;
use crate::engine::{OrderError, Word};
use crate::games::sentences::{All, Typed};

const ONLY: Meaning = Meaning::Thing(Thing::Only);
const SHIPS: Meaning = Meaning::Column(Column::Ships);
const COLONISTS: Meaning = Meaning::Thing(Thing::Colonists);
const DUCATS: Meaning = Meaning::Thing(Thing::Ducats);
const SPICES: Meaning = Meaning::Thing(Thing::Spices);

/// A number of something that a card brings (G65 to G68).
fn brings(effect: Effect) -> Option<(u32, Meaning)> {
    match effect {
        Effect::TwoShips => Some((2, SHIPS)),
        Effect::TwoColonists => Some((2, COLONISTS)),
        Effect::FiveDucats => Some((5, DUCATS)),
        Effect::TwoSpices => Some((2, SPICES)),
        Effect::SellSpices
        | Effect::BuyProgress
        | Effect::MixedGoods
        | Effect::ThirdCard
        | Effect::ShipsOnly
        | Effect::SpicesOnly => None,
    }
}

impl<'a> Words<'a> {
    /// A card played (G60), with its choices.
    pub(super) fn play(&mut self) -> Result<Play, OrderError> {
        let mut symbol = self.symbol()?;
        let effect = match (self.effect(true)?, symbol) {
            (Some(effect), _) => effect,
            (None, Some((symbol, word))) => self.held(word, |card| card.symbol == symbol)?,
            (None, None) => return Err(self.what_of(Missing::PlayCard)),
        };
        let column = self.marker_of(effect)?;
        if symbol.is_none() {
            symbol = self.symbol()?;
        }
        let column = match column {
            Some(column) => Some(column),
            None => self.marker_of(effect)?,
        };
        let spices = match effect {
            Effect::TwoSpices | Effect::SellSpices => self.units()?,
            Effect::TwoShips
            | Effect::TwoColonists
            | Effect::FiveDucats
            | Effect::BuyProgress
            | Effect::MixedGoods
            | Effect::ThirdCard
            | Effect::ShipsOnly
            | Effect::SpicesOnly => Vec::new(),
        };
        Ok(Play { effect, symbol: symbol.map(|(symbol, _)| symbol), spices, column })
    }

    /// The marker to move (G70). Behind a comma it is an action instead.
    fn marker_of(&mut self, effect: Effect) -> Result<Option<Column>, OrderError> {
        let start = self.mark();
        if effect != Effect::BuyProgress || self.apart() {
            self.back_to(start);
            return Ok(None);
        }
        self.column()
    }

    fn symbol(&mut self) -> Result<Option<(Symbol, &'a Word)>, OrderError> {
        let symbols: Vec<Meaning> = Meaning::symbols().collect();
        Ok(self.next(&symbols)?.and_then(|(meaning, word)| {
            if let Meaning::Symbol(symbol) = meaning { Some((symbol, word)) } else { None }
        }))
    }

    /// A card's effect. Where ships are `no_action`, `ships` is a card, too, if
    /// the hand says which.
    fn effect(&mut self, no_action: bool) -> Result<Option<Effect>, OrderError> {
        let start = self.mark();
        if let Some((number, word)) = self.count()? {
            let found = self.next(&[SHIPS, COLONISTS, DUCATS, SPICES])?.map(|(thing, _)| thing);
            let said = found.map(|thing| (number, thing));
            let card = Effect::ALL.into_iter().find(|&it| said.is_some() && brings(it) == said);
            return card.map(Some).ok_or_else(|| {
                let counted = Effect::ALL.into_iter().filter(|&it| brings(it).is_some());
                OrderError::at(word, Misread::CountedCards(All(counted.map(Typed::of).collect())))
            });
        }
        let verbs = [Verb::Sell, Verb::Buy, Verb::Progress].map(Meaning::Verb);
        let things = [Thing::Mixed, Thing::Goods, Thing::Third].map(Meaning::Thing);
        let wanted: Vec<Meaning> = [ONLY, SHIPS, COLONISTS, DUCATS, SPICES]
            .into_iter()
            .chain(verbs)
            .chain(things)
            .filter(|&other| no_action || other != Meaning::Verb(Verb::Progress))
            .collect();
        let Some((meaning, word)) = self.next(&wanted)? else { return Ok(None) };
        let effect = match meaning {
            COLONISTS => Effect::TwoColonists,
            DUCATS => Effect::FiveDucats,
            Meaning::Verb(Verb::Sell) => {
                self.next_is(SPICES)?;
                Effect::SellSpices
            }
            Meaning::Verb(Verb::Buy) => {
                self.next_is(Meaning::Verb(Verb::Progress))?;
                Effect::BuyProgress
            }
            // «Progress: ships only».
            Meaning::Verb(_) => match self.only()? {
                Some(effect) => effect,
                None => Effect::BuyProgress,
            },
            Meaning::Thing(Thing::Mixed | Thing::Goods) => {
                self.next(&[Meaning::Thing(Thing::Mixed), Meaning::Thing(Thing::Goods)])?;
                Effect::MixedGoods
            }
            Meaning::Thing(Thing::Third) => Effect::ThirdCard,
            // `ONLY`, `SHIPS` and `SPICES`; nothing else is wanted here.
            Meaning::Column(_)
            | Meaning::Thing(_)
            | Meaning::Tile(_)
            | Meaning::Say(_)
            | Meaning::Spice(_)
            | Meaning::Colony(_)
            | Meaning::Symbol(_)
            | Meaning::Colour(_)
            | Meaning::Number(_)
            | Meaning::Fill => {
                self.back_to(start);
                return match self.only()? {
                    Some(effect) => Ok(Some(effect)),
                    None if !no_action && meaning == SHIPS => Ok(None),
                    None => self.of_hand(meaning, word).map(Some),
                };
            }
        };
        Ok(Some(effect))
    }

    /// `ships only`, `only spices` (G73, G74).
    fn only(&mut self) -> Result<Option<Effect>, OrderError> {
        let start = self.mark();
        let before = self.next_is(ONLY)?;
        let found = self.next(&[SHIPS, SPICES])?;
        if let Some((thing, _)) = found
            && (before || self.next_is(ONLY)?)
        {
            let ships = thing == SHIPS;
            return Ok(Some(if ships { Effect::ShipsOnly } else { Effect::SpicesOnly }));
        }
        self.back_to(start);
        Ok(None)
    }

    /// `ships` or `spices` alone: the only card of the hand it can be.
    fn of_hand(&mut self, thing: Meaning, word: &Word) -> Result<Effect, OrderError> {
        let effects: &[Effect] = if thing == SHIPS {
            &[Effect::TwoShips, Effect::ShipsOnly]
        } else if thing == SPICES {
            &[Effect::TwoSpices, Effect::SellSpices, Effect::SpicesOnly]
        } else {
            &[Effect::ShipsOnly, Effect::SpicesOnly]
        };
        let effect = self.held(word, |card| effects.contains(&card.effect))?;
        self.next(&[thing])?;
        Ok(effect)
    }

    /// The one effect of the cards in the hand that are like this.
    fn held(&self, word: &Word, like: impl Fn(&Card) -> bool) -> Result<Effect, OrderError> {
        let mut effects: Vec<Effect> =
            self.asked.hand.iter().filter(|card| like(card)).map(|card| card.effect).collect();
        effects.sort_unstable();
        effects.dedup();
        match effects.as_slice() {
            &[only] => Ok(only),
            [] => {
                let misread = Misread::NoCard { word: word.text.clone() };
                Err(OrderError::at(word, misread).citing("G59"))
            }
            _ => {
                let misread = Misread::WhichCard(Typed::one_of(effects));
                Err(OrderError::at(word, misread).citing("G59"))
            }
        }
    }

    /// Cards to be discarded (G63), joined by commas or «and» where two of
    /// them could be one.
    pub(super) fn cards(&mut self) -> Result<Vec<CardName>, OrderError> {
        let mut cards = Vec::new();
        while let Some(card) = self.card(cards.is_empty())? {
            cards.push(card);
        }
        if cards.is_empty() { Err(self.what_of(Missing::DiscardCard)) } else { Ok(cards) }
    }

    fn card(&mut self, first: bool) -> Result<Option<CardName>, OrderError> {
        if self.next_thing(Thing::Any)? {
            return Ok(Some(CardName { effect: None, symbol: None }));
        }
        if let Some((symbol, _)) = self.symbol()? {
            let start = self.mark();
            let (apart, word) = (self.apart(), self.word());
            self.back_to(start);
            if !apart && let Some(effect) = self.effect(false)? {
                let one = Typed(format!("{effect} {symbol}"));
                let two = Typed(format!("{symbol} and {effect}"));
                return Err(OrderError::at(word, Misread::OneCardOrTwo { one, two }));
            }
            return Ok(Some(CardName { effect: None, symbol: Some(symbol) }));
        }
        let start = self.mark();
        let Some(effect) = self.effect(first)? else {
            self.back_to(start);
            return Ok(None);
        };
        let start = self.mark();
        let symbol = if self.apart() { None } else { self.symbol()? };
        if symbol.is_none() {
            self.back_to(start);
        }
        Ok(Some(CardName { effect: Some(effect), symbol: symbol.map(|(symbol, _)| symbol) }))
    }
}

//! What is wanted at a decision, and the addresses of plans. In a plan nothing of
//! a position is looked at: every card may be in the hand, and every plantation on
//! the board.

use super::super::Action;
use super::super::action::{Step, StoreKind, StoreName, Take, Units};
use super::super::board::Place;
use super::super::cards::{Card, Effect, Symbol};
use super::super::decision::{Decision, Form};
use super::super::plan::{Address, LotWish, Site, Slot, Spot, Stake, Wish};
use super::super::state::ACTIONS;
use super::super::steps;
use super::super::tiles::{Spice, Tile};
use super::super::vocabulary::{self, Meaning, Say, Thing, Verb};
use super::misread::Missing;
use super::shapes::small;
use super::words::Words;
use super::{Asked, Misread, PLANNED};
use crate::engine::plan::keywords::Keyword;
use crate::engine::{Order, OrderError, Seats, Word};
use crate::games::sentences::Typed;
use std::sync::LazyLock;

/// Every card there may be in a hand.
pub(super) static HAND: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let of = |effect| Symbol::ALL.map(|symbol| Card { effect, colonists: 1, symbol });
    Effect::ALL.into_iter().flat_map(of).collect()
});

/// Every plantation there may be on a board.
static STORES: LazyLock<Vec<StoreName>> = LazyLock::new(|| {
    let of = |spice| (1..=3).map(move |places| StoreKind::Plantation(spice, places));
    Spice::ALL.into_iter().flat_map(of).map(|kind| StoreName { kind, nth: 0 }).collect()
});

/// Reads words of a plan.
pub(super) fn planned<T>(
    order: &Order,
    read: impl FnOnce(&mut Words<'_>) -> Result<T, OrderError>,
) -> Result<T, OrderError> {
    let broken = |why: String| OrderError::whole(order, why);
    let vocabulary = vocabulary::planned().map_err(|error| broken(error.to_string()))?;
    let seats = Seats::new(4).ok_or_else(|| broken("there are no players".to_owned()))?;
    let asked = Asked::ahead(PLANNED, None, &HAND, &STORES, seats);
    read(&mut Words::of(&asked, order, vocabulary)?)
}

/// The decision that these words begin with, and how many they are.
pub(in super::super) fn address(order: &Order, colon: bool) -> Option<(Slot, usize)> {
    let read = planned(order, |words| {
        let slot = words.address(colon)?;
        Ok(slot.map(|slot| (slot, words.eaten())))
    });
    read.ok().flatten()
}

/// Words behind an `if` that belong to the wish: `if short by 1`, `if 5 or
/// less`.
pub(in super::super) fn inner_condition(after_if: &Order) -> usize {
    let read = planned(after_if, |words| {
        let found = if words.next_is(Meaning::Say(Say::Short))? {
            words.short_by()?;
            true
        } else {
            words.limit()?.is_some()
        };
        Ok(if found { words.eaten() } else { 0 })
    });
    read.unwrap_or(0)
}

/// Reads a wish for a decision, or one whose verb says for which.
pub(in super::super) fn read_wish(
    slot: Option<&Slot>,
    order: &Order,
    before: Option<&Wish>,
) -> Result<Wish, OrderError> {
    planned(order, |words| {
        let address = match (slot, before) {
            (Some(slot), _) => slot.into(),
            (None, Some(before)) => before.address(),
            (None, None) => words.meant()?,
        };
        let start = words.mark();
        if words.said(Say::Best)? && words.at_end() {
            return Ok(Wish::Best);
        }
        words.back_to(start);
        let wish = words.wish(address)?;
        words.finish()?;
        Ok(wish)
    })
}

impl<'a> Words<'a> {
    pub(super) fn said(&mut self, say: Say) -> Result<bool, OrderError> {
        self.next_is(Meaning::Say(say))
    }

    fn verbed(&mut self, verb: Verb) -> Result<bool, OrderError> {
        self.next_is(Meaning::Verb(verb))
    }

    fn address(&mut self, colon: bool) -> Result<Option<Slot>, OrderError> {
        let numbered = [Meaning::Say(Say::Lot), Meaning::Thing(Thing::Actions)];
        if self.said(Say::Lots)? {
            return Ok(Some(Slot::Lots));
        }
        if let Some((found, _)) = self.next(&numbered)? {
            let Some((number, word)) = self.count()? else { return Ok(None) };
            let number = small(number, word)?;
            return Ok(if found == Meaning::Say(Say::Lot) {
                (number > 0).then_some(Slot::Lot(number))
            } else {
                (1..=ACTIONS).contains(&number).then_some(Slot::Action(number))
            });
        }
        if !colon {
            return Ok(None);
        }
        if self.said(Say::Budget)? {
            return Ok(Some(Slot::Budget));
        }
        if self.verbed(Verb::Extra)? {
            self.next_thing(Thing::Actions)?;
            return match self.count()? {
                Some((number, word)) => Ok(Some(Slot::Extra(Some(small(number, word)?)))),
                None => Ok(Some(Slot::Extra(None))),
            };
        }
        if self.verbed(Verb::Use)? {
            return Ok(Some(Slot::Use(self.use_tile()?.tile())));
        }
        let plain =
            [(Verb::Quick, Slot::Quick), (Verb::Flag, Slot::Flag), (Verb::Mark, Slot::Mark)];
        let found = self.next(&plain.map(|(verb, _)| Meaning::Verb(verb)))?;
        let slot = |meaning| plain.into_iter().find(|&(verb, _)| Meaning::Verb(verb) == meaning);
        Ok(found.and_then(|(meaning, _)| slot(meaning)).map(|(_, slot)| slot))
    }

    /// What the verb is for. What begins a step is for an action.
    fn meant(&mut self) -> Result<Address, OrderError> {
        let start = self.mark();
        let limit = self.at_most();
        self.back_to(start);
        if limit || self.peek(&[Meaning::Say(Say::Jump)])?.is_some() {
            return Ok(Address::Lot);
        }
        if self.peek(&[Meaning::Say(Say::Budget)])?.is_some() {
            return Ok(Address::Budget);
        }
        let words: Vec<Meaning> = Meaning::verbs().chain(Meaning::columns()).collect();
        let word = self.peek(&words)?.filter(|&word| !steps::is_step(word));
        let of = |word| Decision::all().find(|it| it.forms().any(|Form(own, _)| own == word));
        Ok(word.and_then(of).map_or(Address::Action, |it| it.description().address))
    }

    /// Reads what is wanted there.
    pub(super) fn wish(&mut self, address: Address) -> Result<Wish, OrderError> {
        match address {
            Address::Quick => self.quick().map(Wish::Quick),
            Address::Flag => {
                self.first_verb(Decision::Flag)?;
                self.site().map(Wish::Flag)
            }
            Address::Mark => {
                self.first_verb(self.asked.decision.unwrap_or(Decision::Mark))?;
                self.spot().map(Wish::Mark)
            }
            Address::Lot | Address::Lots => self.lot(),
            Address::Budget => self.budget(),
            Address::Action | Address::Use => self.line(false),
            Address::Extra => self.extra(),
        }
    }

    fn budget(&mut self) -> Result<Wish, OrderError> {
        self.said(Say::Budget)?;
        self.at_most();
        let amount = self.count()?;
        self.next_thing(Thing::Ducats)?;
        match amount {
            Some((amount, _)) => Ok(Wish::Budget(amount)),
            None => Err(self.what_of(Missing::Amount)),
        }
    }

    /// P24.
    fn extra(&mut self) -> Result<Wish, OrderError> {
        // «Action bonus».
        self.next_thing(Thing::Actions)?;
        match self.first_verb(Decision::Extra)? {
            Some((Verb::Extra, _)) => {
                self.next_thing(Thing::Actions)?;
            }
            Some((_, word)) if self.verbed(Verb::Extra)? => {
                return Err(OrderError::at(word, Misread::ExtraOrNone));
            }
            Some(_) => return Ok(Wish::Pass),
            None => {}
        }
        self.line(true)
    }

    /// P1.
    fn quick(&mut self) -> Result<Action, OrderError> {
        self.first_verb(Decision::QuickStart)?;
        self.verbed(Verb::Take)?;
        let count = self.count()?;
        if self.next_thing(Thing::Ducats)? {
            return match count {
                // G116.
                None | Some((10, _)) => Ok(Action::QuickDucats),
                Some((_, word)) => Err(OrderError::at(word, Misread::TenDucats).citing("G116")),
            };
        }
        if let Some((_, word)) = count {
            return Err(self.elsewhere(word));
        }
        match (self.column()?, self.column()?) {
            (Some(one), Some(two)) => Ok(Action::QuickMarkers(one, two)),
            _ if !self.at_end() => Err(self.stray(true)),
            _ => Err(self.how(Missing::TwoMarkers).citing("G116")),
        }
    }

    fn site(&mut self) -> Result<Site, OrderError> {
        if self.said(Say::Near)? {
            return self.spot().map(Site::Near);
        }
        self.verbed(Verb::Tile)?;
        if self.next_thing(Thing::Any)? || self.said(Say::Best)? {
            return Ok(Site::Any);
        }
        match self.one_place()? {
            Some((place, _)) => {
                // «Flag d6 for the flag».
                self.verbed(Verb::Flag)?;
                Ok(Site::At(place))
            }
            None => Err(self.what_of(Missing::WhereTo)),
        }
    }

    fn one_place(&mut self) -> Result<Option<(Place, &'a Word)>, OrderError> {
        let Some(found) = self.place() else { return Ok(None) };
        let Some((second, word)) = self.place() else { return Ok(Some(found)) };
        let (one, two) = (Typed::of(found.0), Typed::of(second));
        Err(OrderError::at(word, Misread::OnlyOne { one, two }))
    }

    /// A tile of the grid, by its cell or its name.
    fn spot(&mut self) -> Result<Spot, OrderError> {
        self.verbed(Verb::Tile)?;
        if self.next_thing(Thing::Any)? || self.said(Say::Best)? {
            return Ok(Spot::Any);
        }
        if let Some((place, word)) = self.one_place()? {
            return self.cell(place, word).map(Spot::At);
        }
        if self.at_end() {
            return Err(self.how(Missing::Tile));
        }
        let named = match self.take()? {
            Take::Tile(tile) => tile,
            Take::Ships => Tile::Ships,
            Take::Colonists => Tile::Colonists,
            Take::Spices { tile: None, spices } => match self.only_plantation(&spices) {
                Some(tile) => tile,
                None => return Err(self.what_of(Missing::Tile)),
            },
            Take::Spices { .. } => return Err(self.what_of(Missing::Tile)),
        };
        // «Ginger, a3».
        let start = self.mark();
        let Some((place, word)) = self.one_place()? else {
            self.back_to(start);
            return Ok(Spot::Tile(named));
        };
        let cell = self.cell(place, word)?;
        let is_there = self.asked.marks.contains(&(cell, named));
        if is_there { Ok(Spot::At(cell)) } else { Err(self.no_part(word)) }
    }

    /// The only plantation of a spice among the tiles that may be marked.
    fn only_plantation(&self, spices: &[Units]) -> Option<Tile> {
        let [Units { spice, count: 1, store: None }] = spices else { return None };
        let tiles = self.asked.marks.iter().map(|(_, tile)| *tile);
        let mut found = tiles.filter(|tile| is_plantation_of(*tile, *spice));
        found.next().filter(|_| found.next().is_none())
    }

    /// Is the lot at hand named here?
    fn names_lot(&mut self) -> Result<bool, OrderError> {
        let Some(lot) = self.asked.lot else { return Ok(false) };
        let start = self.mark();
        let Some(tile) = lot.tile else { return self.verbed(Verb::Flag) };
        let is_it = self.take().is_ok_and(|take| match take {
            Take::Tile(named) => named == tile,
            Take::Ships => tile == Tile::Ships,
            Take::Colonists => tile == Tile::Colonists,
            Take::Spices { tile: None, spices } => {
                matches!(spices.as_slice(), [Units { spice, count: 1, store: None }]
                    if is_plantation_of(tile, *spice))
            }
            Take::Spices { .. } => false,
        });
        if !is_it {
            self.back_to(start);
        }
        Ok(is_it)
    }

    /// Whoever gets the lot if it is sold.
    fn names_buyer(&mut self) -> Result<Option<&'a Word>, OrderError> {
        let Some(buyer) = self.asked.lot.and_then(|lot| lot.buyer) else { return Ok(None) };
        let start = self.mark();
        let colours: Vec<Meaning> = Meaning::colours().collect();
        let is_buyer = |number: usize| self.asked.seats.get(number) == Some(buyer);
        if let Some((Meaning::Colour(number), word)) = self.next(&colours)?
            && is_buyer(number)
        {
            return Ok(Some(word));
        }
        self.back_to(start);
        Ok(None)
    }

    fn at_most(&mut self) -> bool {
        self.keyword(&[Keyword::AtMost]).is_some()
    }

    /// A number that is a limit: `5`, `5 or less`, `at most 5`.
    fn limit(&mut self) -> Result<Option<u32>, OrderError> {
        let most = self.at_most();
        let Some((number, _)) = (if most { self.count()? } else { self.digits() }) else {
            return Ok(None);
        };
        self.keyword(&[Keyword::OrLess]);
        Ok(Some(number))
    }

    /// What is wanted of a lot, with answers for what it brings up. An order has
    /// none: nothing has come up yet.
    fn lot(&mut self) -> Result<Wish, OrderError> {
        let start = self.mark();
        let stake = self.stake()?;
        let mut answers = Vec::new();
        while self.asked.decision == PLANNED && !self.at_end() {
            let here = self.mark();
            let Wish::Steps { steps, .. } = self.line(false)? else { break };
            let fits = |step: &Step| {
                matches!(step, Step::Take(_) | Step::Drop(_) | Step::Keep | Step::Discard(_))
            };
            if !steps.iter().all(fits) {
                self.back_to(here);
                return Err(self.elsewhere(self.word()));
            }
            answers.extend(steps);
        }
        if stake.is_none() && answers.is_empty() {
            self.back_to(start);
            return Err(self.what_of(Missing::Bid));
        }
        if stake == Some(Stake::Pass) && answers.is_empty() {
            return Ok(Wish::Pass);
        }
        Ok(Wish::Lot(LotWish { stake, answers }))
    }

    /// What is wanted in an auction: `4 bid`, `no bid`, `up to 6 jump 4`.
    fn stake(&mut self) -> Result<Option<Stake>, OrderError> {
        let planned = self.asked.decision == PLANNED;
        let mut verb: Option<(Verb, &Word)> = None;
        let mut amount: Option<(u32, &Word)> = None;
        let mut buyer: Option<&Word> = None;
        loop {
            // An order leaves nothing open: `up to 7` is no 7.
            if self.at_most() {
                let other = verb.filter(|&(verb, _)| verb != Verb::Bid).map(|(_, word)| word);
                return match other.or(amount.map(|(_, word)| word)) {
                    Some(word) => Err(self.elsewhere(word)),
                    None => self.up_to().map(Some),
                };
            }
            if let Some((number, word)) = self.count()? {
                if let Some((first, _)) = amount {
                    let (one, two) = (Typed::of(first), Typed::of(number));
                    return Err(OrderError::at(word, Misread::OnlyOne { one, two }));
                }
                amount = Some((number, word));
                self.next_thing(Thing::Ducats)?;
            } else if !planned && self.names_lot()? {
                // «4 ducats for the flag».
            } else if let Some(word) = self.names_buyer()? {
                // «Sell it to brown».
                buyer = Some(word);
            } else if !planned && matches!(verb, Some((Verb::Buy, _))) && self.verbed(Verb::Pay)? {
                // «Mine, I pay the 3».
            } else if let Some((next, word)) = self.verb_of_lot()? {
                verb = match verb {
                    None => Some((next, word)),
                    // «No bid».
                    Some((Verb::Bid, _)) if next == Verb::Pass => Some((next, word)),
                    Some((Verb::Pass, _)) if next == Verb::Bid => verb,
                    // A no to a no is asked about before an order is read.
                    Some(_) if planned => return Err(self.elsewhere(word)),
                    Some((first, _)) if first == next => verb,
                    Some(_) => {
                        let (one, two) = (Typed::of(Verb::Sell), Typed::of(Verb::Buy));
                        return Err(OrderError::at(word, Misread::OneOfTwo { one, two }));
                    }
                };
                if next == Verb::Buy && self.said(Say::If)? {
                    return self.buy_if().map(Some);
                }
            } else if planned || self.at_end() {
                break;
            } else {
                return Err(self.stray(verb.is_some()));
            }
        }
        if let Some(word) = buyer.filter(|_| !matches!(verb, Some((Verb::Sell, _)))) {
            return Err(self.no_part(word));
        }
        match (verb, amount) {
            (None, None) if planned => Ok(self.said(Say::Best)?.then_some(Stake::Best)),
            (None, _) if !planned => Err(self.whole(Misread::WhatToDo(self.such()))),
            (Some((Verb::Pass, word)), Some((amount, _))) if amount > 0 => {
                let (one, two) = (Typed::of(Action::Pass), Typed::of(Action::Bid(amount)));
                Err(OrderError::at(word, Misread::OneOfTwo { one, two }))
            }
            (Some((Verb::Pass, _)), _) => Ok(Some(Stake::Pass)),
            (Some((Verb::Sell | Verb::Buy, _)), Some((amount, word)))
                if !self.is_price(verb, amount) =>
            {
                Err(self.no_part(word))
            }
            (Some((Verb::Sell, _)), _) => Ok(Some(Stake::Sell)),
            (Some((Verb::Buy, _)), _) => Ok(Some(Stake::Buy(None))),
            // No bid in a plan; an order says so for the rules to refuse (D23).
            (_, Some((0, _))) if planned => Ok(Some(Stake::Pass)),
            (_, Some((amount, _))) => Ok(Some(Stake::Exactly(amount))),
            (_, None) if planned => Err(self.what_of(Missing::Bid)),
            (_, None) => Err(self.whole(Misread::HowMuch(self.such()))),
        }
    }

    /// «Sell for 4», if that is the price.
    fn is_price(&self, verb: Option<(Verb, &Word)>, amount: u32) -> bool {
        let prices = self.asked.lot.and_then(|lot| lot.prices);
        prices.is_some_and(|(sold, kept)| match verb {
            Some((Verb::Sell, _)) => amount == sold,
            Some((Verb::Buy, _)) => amount == kept,
            Some(_) | None => false,
        })
    }

    /// A verb of auctions. «No» is a pass there, and to keep a lot is to buy it.
    fn verb_of_lot(&mut self) -> Result<Option<(Verb, &'a Word)>, OrderError> {
        let found = if let Some(decision) = self.asked.decision {
            self.verb(decision)?
        } else {
            self.next_verb(&[Verb::Bid, Verb::Pass, Verb::Nothing, Verb::Sell, Verb::Buy])?
        };
        let Some((verb, word)) = found else { return Ok(None) };
        let same = [(Verb::Nothing, Verb::Pass), (Verb::Keep, Verb::Buy)];
        let verb = same.into_iter().find(|(said, _)| *said == verb).map_or(verb, |(_, it)| it);
        if matches!(verb, Verb::Sell | Verb::Buy) {
            self.verbed(Verb::Tile)?;
        }
        Ok(Some((verb, word)))
    }

    /// The limit behind `up to`, and where to begin.
    fn up_to(&mut self) -> Result<Stake, OrderError> {
        let Some((most, _)) = self.count()? else { return Err(self.what_of(Missing::UpTo)) };
        self.next_thing(Thing::Ducats)?;
        if !self.said(Say::Jump)? {
            return Ok(Stake::UpTo { most, jump: None });
        }
        match self.count()? {
            Some((jump, _)) => Ok(Stake::UpTo { most, jump: Some(jump) }),
            None => Err(self.what_of(Missing::Jump)),
        }
    }

    /// `buy if 5 or less`.
    fn buy_if(&mut self) -> Result<Stake, OrderError> {
        let most = self.limit()?;
        self.next_thing(Thing::Ducats)?;
        if most.is_none() { Err(self.what_of(Missing::If)) } else { Ok(Stake::Buy(most)) }
    }
}

fn is_plantation_of(tile: Tile, spice: Spice) -> bool {
    matches!(tile, Tile::Plantation(of, _) if of == spice)
}

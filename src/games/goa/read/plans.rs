//! Addresses and wishes of plans. Nothing of a position is looked at: every
//! card may be in the hand, and every plantation on the board.

use super::super::Action;
use super::super::action::{Step, StoreKind, StoreName, Take};
use super::super::board::Place;
use super::super::cards::{Card, Effect, Symbol};
use super::super::plan::{LotWish, Site, Slot, Spot, Stake, Wish};
use super::super::state::ACTIONS;
use super::super::tiles::{Spice, Tile};
use super::super::vocabulary::{self, Meaning, Say, Thing, Verb};
use super::forms::small;
use super::words::Words;
use super::{Asked, PLANNED};
use crate::engine::plan::keywords::Keyword;
use crate::engine::{Order, OrderError, Seats};
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
    let whole = |sentence: &str| OrderError::whole(order, sentence);
    let vocabulary = vocabulary::planned().map_err(|error| whole(&error.to_string()))?;
    let seats = Seats::new(4).ok_or_else(|| whole("there are no players"))?;
    let asked = Asked { decision: PLANNED, example: None, hand: &HAND, stores: &STORES, seats };
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
        let wish = words.wish(slot, before)?;
        words.finish()?;
        Ok(wish)
    })
}

/// What a wish is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Quick,
    Flag,
    Mark,
    Lot,
    Budget,
    Steps,
    Extra,
}

impl Words<'_> {
    fn said(&mut self, say: Say) -> Result<bool, OrderError> {
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

    /// What the verb is for.
    fn kind(&mut self) -> Result<Kind, OrderError> {
        let start = self.mark();
        self.at_most();
        let limit = self.mark() != start;
        self.back_to(start);
        if limit || self.peek(&[Meaning::Say(Say::Jump)])?.is_some() {
            return Ok(Kind::Lot);
        }
        if self.peek(&[Meaning::Say(Say::Budget)])?.is_some() {
            return Ok(Kind::Budget);
        }
        let verbs: Vec<Meaning> = Meaning::verbs().chain(Meaning::columns()).collect();
        let Some(Meaning::Verb(verb)) = self.peek(&verbs)? else { return Ok(Kind::Steps) };
        Ok(match verb {
            Verb::Quick => Kind::Quick,
            Verb::Flag => Kind::Flag,
            Verb::Mark => Kind::Mark,
            Verb::Bid | Verb::Pass | Verb::Sell | Verb::Buy => Kind::Lot,
            Verb::Extra => Kind::Extra,
            Verb::Progress
            | Verb::Found
            | Verb::More
            | Verb::Use
            | Verb::Play
            | Verb::Discard
            | Verb::Pay
            | Verb::Decline
            | Verb::Take
            | Verb::Tile
            | Verb::Drop
            | Verb::Keep
            | Verb::Hold
            | Verb::Done
            | Verb::Nothing => Kind::Steps,
        })
    }

    fn wish(&mut self, slot: Option<&Slot>, before: Option<&Wish>) -> Result<Wish, OrderError> {
        let kind = match (slot, before) {
            (Some(slot), _) => match slot {
                Slot::Quick => Kind::Quick,
                Slot::Flag => Kind::Flag,
                Slot::Mark => Kind::Mark,
                Slot::Lot(_) | Slot::Lots => Kind::Lot,
                Slot::Budget => Kind::Budget,
                Slot::Action(_) | Slot::Use(_) => Kind::Steps,
                Slot::Extra(_) => Kind::Extra,
            },
            (None, Some(before)) => match before {
                Wish::Quick(_) => Kind::Quick,
                Wish::Flag(_) => Kind::Flag,
                Wish::Mark(_) => Kind::Mark,
                Wish::Lot(_) | Wish::Pass => Kind::Lot,
                Wish::Budget(_) => Kind::Budget,
                Wish::Steps { extra: false, .. } | Wish::Best => Kind::Steps,
                Wish::Steps { extra: true, .. } => Kind::Extra,
            },
            (None, None) => self.kind()?,
        };
        let start = self.mark();
        if self.said(Say::Best)? && self.at_end() {
            return Ok(Wish::Best);
        }
        self.back_to(start);
        match kind {
            Kind::Quick => self.quick_wish().map(Wish::Quick),
            Kind::Flag => {
                self.verbed(Verb::Flag)?;
                self.site().map(Wish::Flag)
            }
            Kind::Mark => {
                self.verbed(Verb::Mark)?;
                self.spot().map(Wish::Mark)
            }
            Kind::Lot => self.lot(),
            Kind::Budget => {
                self.said(Say::Budget)?;
                self.at_most();
                let amount = self.count()?;
                self.next_thing(Thing::Ducats)?;
                match amount {
                    Some((amount, _)) => Ok(Wish::Budget(amount)),
                    None => Err(self.what_of("how much")),
                }
            }
            Kind::Steps => self.steps_wish(false),
            Kind::Extra => {
                let extra = self.verbed(Verb::Extra)?;
                if extra {
                    self.next_thing(Thing::Actions)?;
                }
                if !extra && self.next(&[Verb::Pass, Verb::Nothing].map(Meaning::Verb))?.is_some() {
                    return Ok(Wish::Pass);
                }
                self.steps_wish(true)
            }
        }
    }

    fn steps_wish(&mut self, extra: bool) -> Result<Wish, OrderError> {
        let Action::Steps { steps, .. } = self.line()? else {
            return Err(self.what_of("do what"));
        };
        Ok(Wish::Steps { extra, steps })
    }

    /// P1, with or without its verb.
    fn quick_wish(&mut self) -> Result<Action, OrderError> {
        self.verbed(Verb::Quick)?;
        self.verbed(Verb::Take)?;
        let count = self.count()?;
        if self.next_thing(Thing::Ducats)? {
            return Ok(Action::QuickDucats);
        }
        if let Some((_, word)) = count {
            return Err(OrderError::at(word, "which two markers?").citing("G116"));
        }
        match (self.column()?, self.column()?) {
            (Some(one), Some(two)) => Ok(Action::QuickMarkers(one, two)),
            _ => Err(self.what_of("which two markers")),
        }
    }

    fn site(&mut self) -> Result<Site, OrderError> {
        if self.said(Say::Near)? {
            return self.spot().map(Site::Near);
        }
        if self.next_thing(Thing::Any)? || self.said(Say::Best)? {
            return Ok(Site::Any);
        }
        match self.place() {
            Some((place, _)) => Ok(Site::At(place)),
            None => Err(self.what_of("where to")),
        }
    }

    /// A tile of the grid, by its cell or its name.
    fn spot(&mut self) -> Result<Spot, OrderError> {
        if self.next_thing(Thing::Any)? || self.said(Say::Best)? {
            return Ok(Spot::Any);
        }
        if let Some((place, word)) = self.place() {
            return match place {
                Place::Cell(cell) => Ok(Spot::At(cell)),
                Place::Ring(_) => {
                    let sentence = format!("there is no tile on {place}; tiles lie on a1 to e5");
                    Err(OrderError::at(word, sentence).citing("D19"))
                }
            };
        }
        match self.take()? {
            Take::Tile(tile) => Ok(Spot::Tile(tile)),
            Take::Ships => Ok(Spot::Tile(Tile::Ships)),
            Take::Colonists => Ok(Spot::Tile(Tile::Colonists)),
            Take::Spices { .. } => Err(self.what_of("which tile")),
        }
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

    /// What is wanted of a lot, with answers for what it brings up.
    fn lot(&mut self) -> Result<Wish, OrderError> {
        let mut stake = None;
        let mut answers = Vec::new();
        let start = self.mark();
        loop {
            let here = self.mark();
            if let Some(found) = self.stake()? {
                if stake.is_some() || !answers.is_empty() {
                    self.back_to(here);
                    return Err(self.stray(true));
                }
                stake = Some(found);
            } else if self.at_end() {
                break;
            } else {
                let Action::Steps { steps, .. } = self.line()? else { break };
                let fits = |step: &Step| {
                    matches!(step, Step::Take(_) | Step::Drop(_) | Step::Keep | Step::Discard(_))
                };
                if !steps.iter().all(fits) {
                    self.back_to(here);
                    return Err(self.elsewhere(self.word()));
                }
                answers.extend(steps);
            }
        }
        if stake.is_none() && answers.is_empty() {
            self.back_to(start);
            return Err(self.what_of("bid how much"));
        }
        if stake == Some(Stake::Pass) && answers.is_empty() {
            return Ok(Wish::Pass);
        }
        Ok(Wish::Lot(LotWish { stake, answers }))
    }

    fn stake(&mut self) -> Result<Option<Stake>, OrderError> {
        let start = self.mark();
        let bid = self.verbed(Verb::Bid)?;
        if self.at_most() {
            let Some((most, _)) = self.count()? else { return Err(self.what_of("up to how much")) };
            self.next_thing(Thing::Ducats)?;
            let jump = if self.said(Say::Jump)? {
                match self.count()? {
                    Some((jump, _)) => Some(jump),
                    None => return Err(self.what_of("jump to how much")),
                }
            } else {
                None
            };
            return Ok(Some(Stake::UpTo { most, jump }));
        }
        if let Some((amount, _)) = self.count()? {
            self.next_thing(Thing::Ducats)?;
            return Ok(Some(if amount == 0 { Stake::Pass } else { Stake::Exactly(amount) }));
        }
        if bid {
            return Err(self.what_of("bid how much"));
        }
        if self.said(Say::Best)? {
            return Ok(Some(Stake::Best));
        }
        let plain = [
            (Verb::Pass, Stake::Pass),
            (Verb::Nothing, Stake::Pass),
            (Verb::Sell, Stake::Sell),
            (Verb::Buy, Stake::Buy(None)),
        ];
        let found = self.next(&plain.map(|(verb, _)| Meaning::Verb(verb)))?;
        let stake = |meaning| plain.into_iter().find(|&(verb, _)| Meaning::Verb(verb) == meaning);
        let Some((_, stake)) = found.and_then(|(meaning, _)| stake(meaning)) else {
            self.back_to(start);
            return Ok(None);
        };
        if stake != Stake::Buy(None) || !self.said(Say::If)? {
            return Ok(Some(stake));
        }
        let limit = self.limit()?;
        self.next_thing(Thing::Ducats)?;
        match limit {
            Some(most) => Ok(Some(Stake::Buy(Some(most)))),
            None => Err(self.what_of("if how much")),
        }
    }
}

//! Reading a wish. What it leaves out is as in the one it is the fallback of.

use super::super::read::NO;
use super::super::vocabulary::{Term, Verb};
use super::slot::Slot;
use super::wish::{Channel, Family, Money, No, Spot, Which, Wish};
use super::words::{Limit, Parts, Place};
use crate::engine::{Order, OrderError, Word};

pub(super) fn wish(
    slot: Option<Slot>,
    order: &Order,
    before: Option<&Wish>,
) -> Result<Wish, OrderError> {
    let expected = slot.map(Family::of);
    let parts = Parts::of(order, &Place::Wish(verbs(expected)))?;
    let reader = Reader { order, slot, before: before.copied(), parts };
    if let Some(no) = reader.no()? {
        return Ok(no);
    }
    let family = reader.family(expected)?;
    reader.check_once()?;
    match family {
        Family::Bid => reader.bid(),
        Family::Plant => reader.plant(),
        Family::Propose => reader.propose(),
        Family::Canal => reader.decide(),
        Family::Extra => {
            let points = reader.number().filter(|_| reader.best() && reader.at_least());
            if let Some(points) = points {
                reader.only(family, false, false, false)?;
                return Ok(Wish::ExtraWorth(points));
            }
            let place = reader.channel(family)?;
            if reader.has(Verb::Build) {
                return Ok(Wish::Build(place));
            }
            Ok(Wish::Extra(place))
        }
    }
}

/// The verbs that can stand in a wish for this decision, so that `take` is one
/// thing where a tile is and another where a proposal is.
fn verbs(family: Option<Family>) -> &'static [Verb] {
    match family {
        None => &[
            Verb::Bid,
            Verb::Plant,
            Verb::Propose,
            Verb::Accept,
            Verb::Build,
            Verb::Extra,
            NO[0],
            NO[1],
            NO[2],
            NO[3],
        ],
        Some(Family::Bid) => &[Verb::Bid, NO[0], NO[1], NO[2], NO[3]],
        Some(Family::Plant) => &[Verb::Plant, NO[0], NO[1], NO[2], NO[3]],
        Some(Family::Propose) => &[Verb::Propose, NO[0], NO[1], NO[2], NO[3]],
        Some(Family::Canal) => &[Verb::Accept, Verb::Build, NO[0], NO[1], NO[2], NO[3]],
        Some(Family::Extra) => &[Verb::Extra, Verb::Build, NO[0], NO[1], NO[2], NO[3]],
    }
}

fn family_of(verb: Verb) -> Option<Family> {
    match verb {
        Verb::Bid => Some(Family::Bid),
        Verb::Plant => Some(Family::Plant),
        Verb::Propose => Some(Family::Propose),
        Verb::Accept | Verb::Build => Some(Family::Canal),
        Verb::Extra => Some(Family::Extra),
        Verb::Pass | Verb::Skip | Verb::Hold | Verb::Nothing => None,
    }
}

struct Reader<'a> {
    order: &'a Order,
    slot: Option<Slot>,
    before: Option<Wish>,
    parts: Parts<'a>,
}

impl Reader<'_> {
    fn has(&self, verb: Verb) -> bool {
        self.parts.verbs.iter().any(|&(other, _)| other == verb)
    }

    fn best(&self) -> bool {
        self.parts.has(Term::Best)
    }

    fn whole(&self, sentence: impl Into<String>) -> OrderError {
        OrderError::whole(self.order, sentence)
    }

    /// `pass`, `propose nothing`.
    fn no(&self) -> Result<Option<Wish>, OrderError> {
        let parts = &self.parts;
        let Some(&(verb, word)) = parts.verbs.iter().find(|(verb, _)| NO.contains(verb)) else {
            return Ok(None);
        };
        let something = parts.numbers.iter().any(|&(number, _)| number > 0)
            || !parts.squares.is_empty()
            || !parts.segments.is_empty()
            || !parts.tiles.is_empty();
        if something {
            let sentence = format!("{}, or something? say one of the two", word.text);
            return Err(OrderError::at(word, sentence));
        }
        if self.slot.map(Family::of) == Some(Family::Plant) {
            let sentence = "a tile is always placed; name a square";
            return Err(OrderError::at(word, sentence).citing("D37"));
        }
        let proposes = self.has(Verb::Propose);
        Ok(Some(Wish::No(match verb {
            _ if proposes => No::ProposeNothing,
            Verb::Pass => No::Pass,
            Verb::Skip => No::Skip,
            Verb::Hold => No::Hold,
            _ => No::Nothing,
        })))
    }

    fn family(&self, expected: Option<Family>) -> Result<Family, OrderError> {
        let mut named = None;
        for &(verb, word) in &self.parts.verbs {
            let Some(mut family) = family_of(verb) else { continue };
            if verb == Verb::Build && expected == Some(Family::Extra) {
                family = Family::Extra;
            }
            let other = named.or(expected).filter(|&other| other != family);
            if let Some(other) = other {
                let sentence =
                    format!("{} has no place here; the form is: {}", word.text, other.form());
                return Err(OrderError::at(word, sentence));
            }
            named = Some(family);
        }
        let plants = !self.parts.tiles.is_empty() && !self.parts.squares.is_empty();
        named
            .or(expected)
            .or_else(|| self.before.and_then(Wish::family))
            .or(plants.then_some(Family::Plant))
            .ok_or_else(|| {
                self.whole("say what to do: bid, plant, propose, accept, build or extra")
            })
    }

    /// Everything is named once.
    fn check_once(&self) -> Result<(), OrderError> {
        let parts = &self.parts;
        let second = |words: Vec<&Word>| words.get(1).map(|&word| word.clone());
        let twice = [
            second(parts.tiles.iter().map(|&(_, word)| word).collect()),
            second(parts.squares.iter().map(|&(_, word)| word).collect()),
            second(parts.segments.iter().map(|&(_, word)| word).collect()),
            second(parts.numbers.iter().map(|&(_, word)| word).collect()),
        ];
        match twice.into_iter().flatten().next() {
            Some(word) => {
                let sentence = "one is enough; write or between two that will do";
                Err(OrderError::at(&word, sentence))
            }
            None => Ok(()),
        }
    }

    /// Refuses what has no part in the answer.
    fn only(
        &self,
        family: Family,
        tile: bool,
        square: bool,
        segment: bool,
    ) -> Result<(), OrderError> {
        let parts = &self.parts;
        let strays = [
            parts.tiles.first().map(|&(_, word)| word).filter(|_| !tile),
            parts.squares.first().map(|&(_, word)| word).filter(|_| !square),
            parts.segments.first().map(|&(_, word)| word).filter(|_| !segment),
        ];
        match strays.into_iter().flatten().next() {
            Some(word) => {
                let form = family.form();
                Err(OrderError::at(word, format!("this has no place here; the form is: {form}")))
            }
            None => Ok(()),
        }
    }

    fn number(&self) -> Option<u32> {
        self.parts.numbers.first().map(|&(number, _)| number)
    }

    fn at_least(&self) -> bool {
        matches!(self.parts.limits.first(), Some((Limit::Least, _)))
    }

    fn up_to(&self) -> Result<bool, OrderError> {
        match self.parts.limits.first() {
            None => Ok(false),
            Some((Limit::Most, _)) => Ok(true),
            Some((Limit::Least, word)) => {
                Err(OrderError::at(word, "name the amount, or the most: up to 6"))
            }
        }
    }

    /// D26: 0 is a pass.
    fn bid(&self) -> Result<Wish, OrderError> {
        self.only(Family::Bid, false, false, false)?;
        match (self.number(), self.up_to()?) {
            (Some(0), _) => Ok(Wish::No(No::Pass)),
            (Some(most), true) => Ok(Wish::BidUpTo(most)),
            (Some(amount), false) => Ok(Wish::Bid(amount)),
            (None, _) if self.best() => Ok(Wish::BidBest),
            (None, _) => Err(self.whole("how much? name an amount, or up to an amount")),
        }
    }

    fn plant(&self) -> Result<Wish, OrderError> {
        self.only(Family::Plant, true, true, false)?;
        if let Some(&(_, word)) = self.parts.numbers.first() {
            let sentence = format!("the form is: {}", Family::Plant.form());
            return Err(OrderError::at(word, sentence));
        }
        let any = self.parts.has(Term::Any).then_some(Which::Any);
        let named = self.parts.tiles.first().map(|&(which, _)| which).or(any);
        let spot = match self.parts.squares.first() {
            Some(&(square, _)) if self.parts.has(Term::Near) => Some(Spot::Near(square)),
            Some(&(square, _)) => Some(Spot::At(square)),
            None if self.best() => Some(Spot::Best),
            None => None,
        };
        let (tile, place) = match self.before {
            Some(Wish::Plant(tile, place)) => (tile, Some(place)),
            _ => (None, None),
        };
        let wish = match (named, spot) {
            // The best of all.
            (None | Some(Which::Any), Some(Spot::Best)) => Wish::Plant(None, Spot::Best),
            (None, None) => {
                return Err(self.whole("which tile, and where? name a tile and a square"));
            }
            (named, Some(spot)) => Wish::Plant(named.or(tile), spot),
            (Some(which), None) => {
                let place = place.ok_or_else(|| {
                    self.whole("on which square? name one, or say near a square, or best")
                })?;
                Wish::Plant(Some(which), place)
            }
        };
        Ok(wish)
    }

    /// The place for a canal that is named; a bare number is one where there
    /// is no amount.
    fn place(&self, bare: bool) -> Result<Option<Channel>, OrderError> {
        if let Some(&(segment, _)) = self.parts.segments.first() {
            return Ok(Some(Channel::At(segment)));
        }
        if let Some(&(square, _)) = self.parts.squares.first() {
            return Ok(Some(Channel::Waters(square)));
        }
        if let Some(&(number, word)) = self.parts.numbers.first().filter(|_| bare) {
            let segment = super::super::read::words::segment(number, word)?;
            return Ok(Some(Channel::At(segment)));
        }
        Ok(self.best().then_some(Channel::Best))
    }

    fn channel(&self, family: Family) -> Result<Channel, OrderError> {
        self.only(family, false, true, true)?;
        // There is no amount to name for a canal.
        let named = !self.parts.segments.is_empty() || !self.parts.squares.is_empty();
        if let Some(&(_, word)) = self.parts.numbers.first().filter(|_| named) {
            let sentence = "there is no amount to name here";
            return Err(OrderError::at(word, sentence));
        }
        self.place(true)?.ok_or_else(|| {
            let sentence = format!("where? the form is: {}", family.form());
            self.whole(sentence)
        })
    }

    fn propose(&self) -> Result<Wish, OrderError> {
        self.only(Family::Propose, false, true, true)?;
        let place = self.place(false)?;
        let money = match (self.number(), self.up_to()?) {
            (Some(most), true) => Some(Money::UpTo(most)),
            (Some(amount), false) => Some(Money::Exactly(amount)),
            (None, _) => None,
        };
        let before = match self.before {
            Some(Wish::Propose(place, money)) => Some((place, money)),
            _ => None,
        };
        match (place, money) {
            (Some(place), Some(money)) => Ok(Wish::Propose(place, money)),
            (Some(Channel::Best), None) => Ok(Wish::Propose(Channel::Best, Money::Fair)),
            // D53: a place without money is offered 0.
            (Some(place), None) => {
                let same = before.map(|(_, money)| money).filter(|&money| money != Money::Fair);
                Ok(Wish::Propose(place, same.unwrap_or(Money::Exactly(0))))
            }
            (None, Some(money)) => match before {
                Some((place, _)) => Ok(Wish::Propose(place, money)),
                None => Err(self.whole("for which place? name one of s1 to s31").citing("D50")),
            },
            (None, None) => Err(self.whole("where? name a place, or say best")),
        }
    }

    fn decide(&self) -> Result<Wish, OrderError> {
        if self.has(Verb::Accept) && self.has(Verb::Build) {
            return Err(self.whole("accept or build? say one of the two"));
        }
        let named = self.has(Verb::Accept) || self.has(Verb::Build);
        if !named && self.best() {
            self.only(Family::Canal, false, false, false)?;
            return Ok(Wish::DecideBest);
        }
        let accepts =
            self.has(Verb::Accept) || (!named && matches!(self.before, Some(Wish::Accept(_))));
        let builds =
            self.has(Verb::Build) || (!named && matches!(self.before, Some(Wish::Build(_))));
        match (accepts, builds) {
            (true, _) => Ok(Wish::Accept(self.channel(Family::Canal)?)),
            (_, true) => Ok(Wish::Build(self.channel(Family::Canal)?)),
            (false, false) => Err(self.whole("accept or build? say which, and where")),
        }
    }
}

//! Reading a wish. What it leaves out is as in the one it is the fallback of.

use super::super::decision::Decision;
use super::super::vocabulary::{Term, Verb};
use super::slot::Slot;
use super::wish::{Channel, Money, No, Spot, Which, Wish};
use super::words::{Limit, Parts, Place};
use crate::engine::{Order, OrderError, Word};
use crate::games::sentences::OneOf;

pub(super) fn wish(
    slot: Option<Slot>,
    order: &Order,
    before: Option<&Wish>,
) -> Result<Wish, OrderError> {
    let expected = slot.map(Slot::decision);
    let verbs: Vec<Verb> = Verb::all().filter(|&verb| may_stand(verb, expected)).collect();
    let parts = Parts::of(order, &Place::Wish(&verbs))?;
    let reader = Reader { order, expected, before: before.copied(), parts };
    if let Some(no) = reader.no()? {
        return Ok(no);
    }
    let decision = reader.decision()?;
    reader.check_once()?;
    match decision {
        Decision::Bid | Decision::SealedBid => reader.bid(decision),
        Decision::Plant | Decision::Leftover => reader.plant(decision),
        Decision::Propose => reader.propose(decision),
        Decision::Build => reader.decide(decision),
        Decision::FirstCanal => reader.channel(decision).map(Wish::Build),
        Decision::Extra => {
            let points = reader.number().filter(|_| reader.best() && reader.at_least());
            if let Some(points) = points {
                reader.only(decision, false, false, false)?;
                return Ok(Wish::ExtraWorth(points));
            }
            let place = reader.channel(decision)?;
            if reader.has(Verb::Build) {
                return Ok(Wish::Build(place));
            }
            Ok(Wish::Extra(place))
        }
    }
}

/// Can this verb stand in a wish for this decision? So `take` is one thing where
/// a tile is and another where a proposal is. A no may stand anywhere.
fn may_stand(verb: Verb, decision: Option<Decision>) -> bool {
    verb.says_no() || decision.is_none_or(|it| it.verbs().any(|own| own == verb))
}

/// The decision a verb belongs to; none for a mere no.
fn of_verb(verb: Verb) -> Option<Decision> {
    let mut slots = Slot::all().map(Slot::decision);
    slots.find(|decision| !verb.says_no() && decision.verbs().any(|own| own == verb))
}

struct Reader<'a> {
    order: &'a Order,
    expected: Option<Decision>,
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
        let Some(&(verb, word)) = parts.verbs.iter().find(|(verb, _)| verb.says_no()) else {
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
        if self.expected.is_some_and(|it| !it.verbs().any(Verb::says_no)) {
            let sentence = "a tile is always placed; name a square";
            return Err(OrderError::at(word, sentence).citing("D37"));
        }
        let proposes = self.has(Verb::Propose);
        let no = if proposes { Some(No::ProposeNothing) } else { No::of(verb) };
        Ok(no.map(Wish::No))
    }

    fn decision(&self) -> Result<Decision, OrderError> {
        let mut named = None;
        for &(verb, word) in &self.parts.verbs {
            let expected = self.expected.filter(|it| it.verbs().any(|own| own == verb));
            let Some(decision) = expected.or_else(|| of_verb(verb)) else { continue };
            let other = named.or(self.expected).filter(|&other| other != decision);
            if let Some(other) = other {
                let forms = other.forms();
                let sentence = format!("{} has no place here; write {forms}", word.text);
                return Err(OrderError::at(word, sentence));
            }
            named = Some(decision);
        }
        let plants = !self.parts.tiles.is_empty() && !self.parts.squares.is_empty();
        named
            .or(self.expected)
            .or_else(|| self.before.and_then(|before| of_verb(before.verb())))
            .or(plants.then_some(Decision::Plant))
            .ok_or_else(|| {
                let verbs = Verb::all().filter(|verb| !verb.says_no());
                self.whole(format!("say what to do: {}", OneOf(verbs.collect())))
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
        decision: Decision,
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
                let forms = decision.forms();
                Err(OrderError::at(word, format!("this has no place here; write {forms}")))
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
    fn bid(&self, decision: Decision) -> Result<Wish, OrderError> {
        self.only(decision, false, false, false)?;
        match (self.number(), self.up_to()?) {
            (Some(0), _) => Ok(Wish::No(No::Pass)),
            (Some(most), true) => Ok(Wish::BidUpTo(most)),
            (Some(amount), false) => Ok(Wish::Bid(amount)),
            (None, _) if self.best() => Ok(Wish::BidBest),
            (None, _) => Err(self.whole("how much? name an amount, or up to an amount")),
        }
    }

    fn plant(&self, decision: Decision) -> Result<Wish, OrderError> {
        self.only(decision, true, true, false)?;
        if let Some(&(_, word)) = self.parts.numbers.first() {
            let sentence = format!("this has no place here; write {}", decision.forms());
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

    fn channel(&self, decision: Decision) -> Result<Channel, OrderError> {
        self.only(decision, false, true, true)?;
        // There is no amount to name for a canal.
        let named = !self.parts.segments.is_empty() || !self.parts.squares.is_empty();
        if let Some(&(_, word)) = self.parts.numbers.first().filter(|_| named) {
            let sentence = "there is no amount to name here";
            return Err(OrderError::at(word, sentence));
        }
        self.place(true)?.ok_or_else(|| {
            let sentence = format!("where? write {}", decision.forms());
            self.whole(sentence)
        })
    }

    fn propose(&self, decision: Decision) -> Result<Wish, OrderError> {
        self.only(decision, false, true, true)?;
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

    fn decide(&self, decision: Decision) -> Result<Wish, OrderError> {
        if self.has(Verb::Accept) && self.has(Verb::Build) {
            return Err(self.whole("accept or build? say one of the two"));
        }
        let named = self.has(Verb::Accept) || self.has(Verb::Build);
        if !named && self.best() {
            self.only(decision, false, false, false)?;
            return Ok(Wish::DecideBest);
        }
        let accepts =
            self.has(Verb::Accept) || (!named && matches!(self.before, Some(Wish::Accept(_))));
        let builds =
            self.has(Verb::Build) || (!named && matches!(self.before, Some(Wish::Build(_))));
        match (accepts, builds) {
            (true, _) => Ok(Wish::Accept(self.channel(decision)?)),
            (_, true) => Ok(Wish::Build(self.channel(decision)?)),
            (false, false) => Err(self.whole("accept or build? say which, and where")),
        }
    }
}

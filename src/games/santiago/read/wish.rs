//! The grammar: what the words of an order, or of a wish in a plan, mean together.
//! What a wish leaves out is as in the one it is the fallback of.

use super::super::Segment;
use super::super::decision::{Asking, Decision, Form, Part};
use super::super::plan::{Channel, Money, No, Slot, Spot, Which, Wish};
use super::super::vocabulary::{Term, Verb};
use super::words::{Parts, segment};
use super::{Asked, Misread, Place};
use crate::engine::plan::Limit;
use crate::engine::{Order, OrderError, Word};
use crate::games::sentences::Typed;
use std::fmt;

/// What joins «next» and its like to a square, in any language.
const JOINS: [&str; 18] = [
    "to", "the", "of", "square", "de", "du", "des", "la", "le", "case", "al", "a", "el", "af",
    "siden", "felt", "pola", "do",
];

/// Reads a wish of a plan.
pub(in super::super) fn wish(
    slot: Option<Slot>,
    order: &Order,
    before: Option<&Wish>,
) -> Result<Wish, OrderError> {
    Reader::of(order, Place::Plan(slot.map(Slot::decision)), before)?.wish()
}

/// An order or a wish with its words sorted.
pub(super) struct Reader<'a> {
    pub(super) order: &'a Order,
    place: Place<'a>,
    before: Option<Wish>,
    pub(super) parts: Parts<'a>,
}

/// The decision a verb belongs to; none for a mere no.
fn of_verb(verb: Verb) -> Option<Decision> {
    let mut decisions = Slot::all().map(Slot::decision);
    decisions.find(|decision| !verb.says_no() && decision.understands(verb))
}

impl<'a> Reader<'a> {
    pub(super) fn of(
        order: &'a Order,
        place: Place<'a>,
        before: Option<&Wish>,
    ) -> Result<Reader<'a>, OrderError> {
        let parts = Parts::of(order, place)?;
        Ok(Reader { order, place, before: before.copied(), parts })
    }

    pub(super) fn wish(&self) -> Result<Wish, OrderError> {
        if let Some(no) = self.no()? {
            return Ok(no);
        }
        let decision = self.decision()?;
        self.check_once(decision)?;
        match decision {
            Decision::FirstCanal => self.channel(decision).map(Wish::Build),
            Decision::Bid | Decision::SealedBid => self.bid(decision),
            Decision::Plant | Decision::Leftover => self.plant(decision),
            Decision::Propose => self.propose(decision),
            Decision::Build => self.decide(decision),
            Decision::Extra => self.extra(decision),
        }
    }

    fn has(&self, verb: Verb) -> bool {
        self.parts.verbs.iter().any(|&(other, _)| other == verb)
    }

    fn best(&self) -> bool {
        self.parts.has(Term::Best)
    }

    fn whole(&self, misread: Misread) -> OrderError {
        OrderError::whole(self.order, misread)
    }

    /// `pass`, `propose nothing`.
    fn no(&self) -> Result<Option<Wish>, OrderError> {
        let parts = &self.parts;
        let Some(&(verb, word)) = parts.verbs.iter().find(|(verb, _)| verb.says_no()) else {
            return Ok(None);
        };
        let expected = self.place.decision();
        let amount = parts.numbers.iter().find(|&&(number, _)| number > 0);
        let named = parts.named();
        // D50: money for no place.
        let may_offer = expected == Some(Decision::Propose) && self.before.is_none();
        if may_offer && named.is_none() && amount.is_some() {
            return Ok(None);
        }
        if let Some(something) = named.or(amount.map(|(number, _)| number.to_string())) {
            let verb = self.verb().or_else(|| expected.and_then(verb_to_name));
            let verb = verb.map(|verb| format!("{verb} ")).unwrap_or_default();
            let other = Typed(format!("{verb}{something}"));
            let word_of_no = word.text.clone();
            return Err(OrderError::at(word, Misread::NoAndMore { word: word_of_no, other }));
        }
        if expected.is_some_and(|it| !it.verbs().any(Verb::says_no)) {
            return Err(OrderError::at(word, Misread::AlwaysPlaced).citing("D37"));
        }
        let proposes = self.has(Verb::Propose);
        let no = if proposes { Some(No::ProposeNothing) } else { No::of(verb) };
        Ok(no.map(Wish::No))
    }

    /// The verb that says what to do.
    fn verb(&self) -> Option<Verb> {
        self.parts.verbs.iter().map(|&(verb, _)| verb).find(|verb| !verb.says_no())
    }

    /// The decision that the wish is for.
    fn decision(&self) -> Result<Decision, OrderError> {
        let expected = self.place.decision();
        let mut named = None;
        for &(verb, word) in &self.parts.verbs {
            let here = expected.filter(|it| it.understands(verb));
            let Some(decision) = here.or_else(|| of_verb(verb)) else { continue };
            if let Some(other) = named.or(expected).filter(|&other| other != decision) {
                return Err(self.place.stray(word, other));
            }
            named = Some(decision);
        }
        let plants = !self.parts.tiles.is_empty() && !self.parts.squares.is_empty();
        named
            .or(expected)
            .or_else(|| self.before.and_then(|before| of_verb(before.verb())))
            .or(plants.then_some(Decision::Plant))
            .ok_or_else(|| {
                let verbs = Verb::all().filter(|verb| !verb.says_no());
                self.whole(Misread::WhatToDoAtAll(Typed::one_of(verbs)))
            })
    }

    /// Everything is named once; a second place for a canal is against D49.
    fn check_once(&self, decision: Decision) -> Result<(), OrderError> {
        let parts = &self.parts;
        self.once(&parts.tiles)?;
        self.once(&parts.squares)?;
        self.once(&parts.numbers)?;
        self.once(&parts.segments).map_err(|error| {
            if decision == Decision::Propose { error.citing("D49") } else { error }
        })
    }

    fn once<T: fmt::Display>(&self, named: &[(T, &Word)]) -> Result<(), OrderError> {
        let [(one, _), (two, word), ..] = named else { return Ok(()) };
        let (one, two) = (Typed::of(one), Typed::of(two));
        Err(OrderError::at(
            word,
            match self.place {
                Place::Answer(_) => Misread::Twice { one, two },
                Place::Plan(_) | Place::Fact => Misread::TwiceInPlan { one, two },
            },
        ))
    }

    /// Refuses what has no part in the answer.
    fn only(&self, decision: Decision, allowed: &[Part]) -> Result<(), OrderError> {
        let parts = &self.parts;
        let strays = [
            (Part::Tile, parts.tiles.first().map(|&(_, word)| word)),
            (Part::Square, parts.squares.first().map(|&(_, word)| word)),
            (Part::Segment, parts.segments.first().map(|&(_, word)| word)),
            (Part::Amount, parts.numbers.first().map(|&(_, word)| word)),
        ];
        let mut strays = strays.into_iter().filter(|(part, _)| !allowed.contains(part));
        match strays.find_map(|(_, word)| word) {
            Some(word) => Err(self.place.stray(word, decision)),
            None => Ok(()),
        }
    }

    /// A number, unless it says what the canal costs that is built elsewhere than
    /// proposed (S35, S36).
    fn number_beside_price(&self) -> Option<&(u32, &'a Word)> {
        let is_price = |number: u32| {
            let Place::Answer(asked) = self.place else { return false };
            let Asking::Build(offers) = asked.asking else { return false };
            let place = self.parts.segments.first();
            place.is_some_and(|(place, _)| !offers.is_proposed(*place)) && number == offers.price()
        };
        self.parts.numbers.first().filter(|&&(number, _)| !is_price(number))
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
            Some((Limit::Least, word)) => Err(OrderError::at(word, Misread::AmountOrMost)),
        }
    }

    /// D26: 0 is a pass.
    fn bid(&self, decision: Decision) -> Result<Wish, OrderError> {
        self.only(decision, &[Part::Amount])?;
        match (self.number(), self.up_to()?) {
            (Some(0), _) => Ok(Wish::No(No::Pass)),
            (Some(most), true) => Ok(Wish::BidUpTo(most)),
            (Some(amount), false) => Ok(Wish::Bid(amount)),
            (None, _) if self.best() => Ok(Wish::BidBest),
            (None, _) => Err(match self.place {
                Place::Answer(asked) => asked.how_much(self.order),
                Place::Plan(_) | Place::Fact => self.whole(Misread::AmountOrMost),
            }),
        }
    }

    fn plant(&self, decision: Decision) -> Result<Wish, OrderError> {
        self.only(decision, &[Part::Tile, Part::Square])?;
        let any = self.parts.has(Term::Any).then_some(Which::Any);
        let named = self.parts.tiles.first().map(|&(which, _)| which).or(any);
        let spot = match self.parts.squares.first() {
            Some(&(square, word)) if self.is_near(word) => Some(Spot::Near(square)),
            Some(&(square, _)) => Some(Spot::At(square)),
            None if self.best() => Some(Spot::Best),
            None => None,
        };
        let before = if let Some(Wish::Plant(tile, place)) = self.before {
            Some((tile, place))
        } else {
            None
        };
        match (named, spot) {
            // The best of all.
            (None | Some(Which::Any), Some(Spot::Best)) => Ok(Wish::Plant(None, Spot::Best)),
            (named, Some(spot)) => {
                Ok(Wish::Plant(named.or(before.and_then(|(tile, _)| tile)), spot))
            }
            (named, None) => match (self.place, named, before) {
                (Place::Answer(asked), ..) => Err(asked.which_square(self.order)),
                (_, Some(which), Some((_, place))) => Ok(Wish::Plant(Some(which), place)),
                (_, Some(_), None) => Err(self.whole(Misread::WhichSquareInPlan)),
                (_, None, _) => Err(self.whole(Misread::WhichTileWhere)),
            },
        }
    }

    /// Whether it is a square near this one that is meant: «near c4», but not «c4, near mine»
    /// nor «near mine, c4».
    fn is_near(&self, square: &Word) -> bool {
        let nears = self.parts.terms.iter().filter(|(term, _)| *term == Term::Near);
        let between = nears.filter_map(|(_, near)| {
            self.order.line.get(near.span.end..square.span.start).map(str::to_lowercase)
        });
        between.into_iter().any(|words| words.split_whitespace().all(|it| JOINS.contains(&it)))
    }

    /// The place for a canal that is named; a bare number is one where there
    /// is no amount, but `3 escudos` never is.
    fn named_place(&self, bare: bool) -> Result<Option<Channel>, OrderError> {
        if let Some(&(segment, _)) = self.parts.segments.first() {
            return Ok(Some(Channel::At(segment)));
        }
        if let Some(&(square, _)) = self.parts.squares.first() {
            return Ok(Some(Channel::Waters(square)));
        }
        if let Some(&(number, word)) =
            self.parts.numbers.first().filter(|_| bare && !self.parts.money)
        {
            return Ok(Some(Channel::At(segment(number, word)?)));
        }
        Ok(self.best().then_some(Channel::Best))
    }

    fn channel(&self, decision: Decision) -> Result<Channel, OrderError> {
        self.only(decision, &[Part::Square, Part::Segment, Part::Amount])?;
        // There is no amount to name for a canal but its price.
        if let (Some(place), Some(&(_, word))) = (self.parts.named(), self.number_beside_price()) {
            return Err(OrderError::at(word, Misread::PlaceIsEnough(Typed(place))));
        }
        if let Place::Answer(asked) = self.place
            && let Some(place) = self.proposal(asked)?
        {
            let named = self.named_place(false)?;
            let same = named.is_none_or(|named| named == Channel::At(place));
            let fits = same || self.parts.segments.is_empty() && self.parts.squares.is_empty();
            return if fits {
                Ok(Channel::At(place))
            } else {
                asked.place(self.order, false).map(Channel::At)
            };
        }
        match (self.named_place(true)?, self.place) {
            (Some(place), _) => Ok(place),
            (None, Place::Answer(asked)) => {
                asked.place(self.order, self.has(Verb::Accept)).map(Channel::At)
            }
            (None, Place::Plan(_) | Place::Fact) => {
                Err(self.whole(Misread::Where(Typed::one_of(decision.forms().0))))
            }
        }
    }

    /// The proposal that is named by those who made it, or by its sum. Whoever is named
    /// must have made it: no other will do instead.
    fn proposal(&self, asked: Asked<'_>) -> Result<Option<Segment>, OrderError> {
        let Asking::Build(offers) = asked.asking else { return Ok(None) };
        let which = || Err(asked.which_proposed(self.order, offers));
        let seats = self.parts.seats();
        let sums = offers.sums();
        let label = |sum: u32| Segment::from_label(&format!("s{sum}"));
        if let [first, others @ ..] = seats.as_slice() {
            let Some(place) = offers.proposed_by(*first) else { return which() };
            let agree = others.iter().all(|seat| offers.proposed_by(*seat) == Some(place));
            let fits = |sum| sums.contains(&(place, sum)) || label(sum) == Some(place);
            let number = self.number().filter(|_| self.parts.named().is_none());
            return if agree && number.is_none_or(fits) { Ok(Some(place)) } else { which() };
        }
        let sum = self.number().filter(|_| self.has(Verb::Accept) && self.parts.named().is_none());
        let Some(sum) = sum else { return Ok(None) };
        if self.parts.money {
            return offers.only_for(sum).map_or_else(which, |place| Ok(Some(place)));
        }
        // A place's number alone has always been its name.
        let is_place = label(sum).is_some_and(|place| offers.is_proposed(place));
        Ok(offers.only_for(sum).filter(|_| !is_place))
    }

    fn propose(&self, decision: Decision) -> Result<Wish, OrderError> {
        self.only(decision, &[Part::Square, Part::Segment, Part::Amount])?;
        let place = self.named_place(false)?;
        let money = match (self.number(), self.up_to()?) {
            (Some(most), true) => Some(Money::UpTo(most)),
            (Some(amount), false) => Some(Money::Exactly(amount)),
            (None, _) => None,
        };
        let before = if let Some(Wish::Propose(place, money)) = self.before {
            Some((place, money))
        } else {
            None
        };
        match (place, money, self.place) {
            (Some(place), Some(money), _) => Ok(Wish::Propose(place, money)),
            (Some(Channel::Best), None, _) => Ok(Wish::Propose(Channel::Best, Money::Fair)),
            // D53: a place without money is offered 0.
            (Some(place), None, _) => {
                let same = before.map(|(_, money)| money).filter(|&money| money != Money::Fair);
                Ok(Wish::Propose(place, same.unwrap_or(Money::Exactly(0))))
            }
            (None, Some(_), Place::Answer(asked)) => {
                let amount = self.number().unwrap_or(0);
                Err(asked.for_which_place(self.order, amount).citing("D50"))
            }
            (None, Some(money), Place::Plan(_) | Place::Fact) => match before {
                Some((place, _)) => Ok(Wish::Propose(place, money)),
                None => Err(self.whole(Misread::ForWhichPlaceInPlan).citing("D50")),
            },
            (None, None, Place::Answer(asked)) => asked
                .place(self.order, false)
                .map(|place| Wish::Propose(Channel::At(place), Money::Exactly(0))),
            (None, None, Place::Plan(_) | Place::Fact) => Err(self.whole(Misread::WhereOrBest)),
        }
    }

    /// Who says both builds where it was proposed: building there is accepting
    /// (D55).
    fn decide(&self, decision: Decision) -> Result<Wish, OrderError> {
        let before = self.before.filter(|it| matches!(it, Wish::Accept(_) | Wish::Build(_)));
        let verb = if self.has(Verb::Accept) { Some(Verb::Accept) } else { self.verb() };
        if verb.is_none() && self.best() {
            self.only(decision, &[Part::Amount])?;
            return Ok(Wish::DecideBest);
        }
        match verb.or(before.map(Wish::verb)).map(|verb| verb == Verb::Accept) {
            Some(true) => self.channel(decision).map(Wish::Accept),
            Some(false) => self.channel(decision).map(Wish::Build),
            None => Err(self.whole(Misread::AcceptOrBuild)),
        }
    }

    fn extra(&self, decision: Decision) -> Result<Wish, OrderError> {
        let points = self.number().filter(|_| self.best() && self.at_least());
        if let Some(points) = points {
            self.only(decision, &[Part::Amount])?;
            return Ok(Wish::ExtraWorth(points));
        }
        let place = self.channel(decision)?;
        Ok(if self.has(Verb::Build) { Wish::Build(place) } else { Wish::Extra(place) })
    }
}

/// The verb of an order for this decision that is no mere no.
fn verb_to_name(decision: Decision) -> Option<Verb> {
    let mut verbs = decision.orders().iter().rev().map(|&(_, Form(verb, _))| verb);
    verbs.find(|verb| !verb.says_no())
}

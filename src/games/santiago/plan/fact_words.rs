//! Reading a fact. The order of its words makes no difference.

use super::super::read::words::Parts;
use super::super::read::{Misread, Place};
use super::super::vocabulary::Term;
use super::fact::Fact;
use super::wish::Which;
use crate::engine::plan::{Amount, Who};
use crate::engine::seat::MAX_SEATS;
use crate::engine::{Order, OrderError, Seats, Word};

pub(super) fn fact(order: &Order) -> Result<Fact, OrderError> {
    let parts = Parts::of(order, Place::Fact)?;
    let reader = Reader { order, parts };
    reader.check()?;
    let fact = reader.fact()?;
    // A number that says nothing was meant to.
    match reader.parts.numbers.first() {
        Some(&(_, word)) if !fact.has_amount() => {
            Err(OrderError::at(word, Misread::no_number(fact)))
        }
        _ => Ok(fact),
    }
}

struct Reader<'a> {
    order: &'a Order,
    parts: Parts<'a>,
}

impl Reader<'_> {
    fn has(&self, term: Term) -> bool {
        self.parts.has(term)
    }

    fn whole(&self, misread: Misread) -> OrderError {
        OrderError::whole(self.order, misread)
    }

    /// Everything is named once.
    fn check(&self) -> Result<(), OrderError> {
        let parts = &self.parts;
        let second = |words: Vec<&Word>| words.get(1).map(|&word| word.clone());
        let people = parts.terms.iter().filter(|&&(term, _)| who(term).is_some());
        let twice = [
            second(parts.tiles.iter().map(|&(_, word)| word).collect()),
            second(parts.squares.iter().map(|&(_, word)| word).collect()),
            second(parts.segments.iter().map(|&(_, word)| word).collect()),
            second(parts.numbers.iter().map(|&(_, word)| word).collect()),
            second(people.map(|&(_, word)| word).collect()),
        ];
        match twice.into_iter().flatten().next() {
            Some(word) => Err(OrderError::at(&word, Misread::OneAtATime)),
            None => Ok(()),
        }
    }

    fn who(&self) -> Option<Who> {
        self.parts.terms.iter().find_map(|&(term, _)| who(term))
    }

    fn somebody(&self) -> Result<Who, OrderError> {
        self.who().ok_or_else(|| self.whole(Misread::Who))
    }

    fn amount(&self) -> Result<Amount, OrderError> {
        let Some(&(number, _)) = self.parts.numbers.first() else {
            return Err(self.whole(Misread::HowMuchInFact));
        };
        Ok(Amount::of(self.parts.limits.first().map(|&(limit, _)| limit), number))
    }

    fn fact(&self) -> Result<Fact, OrderError> {
        let square = self.parts.squares.first().map(|&(square, _)| square);
        let segment = self.parts.segments.first().map(|&(segment, _)| segment);
        if let Some(square) = square {
            if self.has(Term::Watered) {
                return Ok(Fact::Watered(square));
            }
            if self.has(Term::Free) {
                return Ok(Fact::Free(square));
            }
            return self.somebody().map(|who| Fact::Owner(square, who));
        }
        if self.has(Term::Price) {
            return self.amount().map(Fact::Price);
        }
        if self.has(Term::Sum) {
            let amount = self.amount()?;
            return Ok(segment.map_or(Fact::BestSum(amount), |place| Fact::Sum(place, amount)));
        }
        if let Some(segment) = segment {
            if self.has(Term::Built) {
                return Ok(Fact::Built(segment));
            }
            if self.has(Term::Proposed) && self.who().is_none() {
                return Ok(Fact::Proposed(segment));
            }
            return Err(self.whole(Misread::WhatOfSegment(segment)));
        }
        if let Some(&(which, _)) = self.parts.tiles.first() {
            return Ok(Fact::There(which));
        }
        if self.has(Term::Round) {
            return self.amount().map(Fact::Round);
        }
        if self.has(Term::Passed) {
            return self.somebody().map(Fact::Passed);
        }
        if self.has(Term::Proposed) {
            return self.somebody().map(Fact::Proposes);
        }
        if self.has(Term::Builder) {
            return self.somebody().map(Fact::Builder);
        }
        if self.has(Term::Bid) {
            let amount = self.amount()?;
            return match self.who() {
                Some(who) => Ok(Fact::Bid(who, amount)),
                None => Ok(Fact::Highest(amount)),
            };
        }
        if self.has(Term::Any) && self.has(Term::There) {
            return Ok(Fact::There(Which::Any));
        }
        if self.who().is_some() && !self.parts.numbers.is_empty() {
            return Ok(Fact::Money(self.somebody()?, self.amount()?));
        }
        Err(self.whole(Misread::NoFact))
    }
}

/// Whom a term means, if anybody.
pub(in super::super) fn who(term: Term) -> Option<Who> {
    let seat = match term {
        Term::Me => return Some(Who::Me),
        Term::Somebody => return Some(Who::Somebody),
        Term::Nobody => return Some(Who::Nobody),
        Term::Red => 0,
        Term::Green => 1,
        Term::Brown => 2,
        Term::Yellow => 3,
        Term::Purple => 4,
        Term::Leftover
        | Term::Canal
        | Term::Near
        | Term::Any
        | Term::Best
        | Term::Passed
        | Term::Bid
        | Term::Highest
        | Term::Money
        | Term::Builder
        | Term::Free
        | Term::Watered
        | Term::Built
        | Term::Proposed
        | Term::Sum
        | Term::Price
        | Term::There
        | Term::Round
        | Term::Fill => return None,
    };
    Seats::new(usize::from(MAX_SEATS))?.get(seat).map(Who::Seat)
}

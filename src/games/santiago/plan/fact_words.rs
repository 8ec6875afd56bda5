//! Reading a fact. The order of its words makes no difference.

use super::super::read::Place;
use super::super::read::words::Parts;
use super::super::vocabulary::Term;
use super::fact::Fact;
use super::wish::Which;
use crate::engine::plan::{Amount, Who};
use crate::engine::seat::MAX_SEATS;
use crate::engine::{Order, OrderError, Seats, Sentence, Word};

pub(super) fn fact(order: &Order) -> Result<Fact, OrderError> {
    let parts = Parts::of(order, Place::Fact)?;
    let reader = Reader { order, parts };
    reader.check()?;
    let fact = reader.fact()?;
    // A number that says nothing was meant to.
    match reader.parts.numbers.first() {
        Some(&(_, word)) if !fact.has_amount() => {
            Err(OrderError::at(word, format!("no number belongs to this: {fact}")))
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

    fn whole(&self, sentence: impl Into<Sentence>) -> OrderError {
        OrderError::whole(self.order, sentence)
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
            Some(word) => {
                let sentence = "one at a time; join two conditions with and or or";
                Err(OrderError::at(&word, sentence))
            }
            None => Ok(()),
        }
    }

    fn who(&self) -> Option<Who> {
        self.parts.terms.iter().find_map(|&(term, _)| who(term))
    }

    fn somebody(&self) -> Result<Who, OrderError> {
        self.who().ok_or_else(|| self.whole("who? for example: red, I, somebody, nobody"))
    }

    fn amount(&self) -> Result<Amount, OrderError> {
        let Some(&(number, _)) = self.parts.numbers.first() else {
            return Err(self.whole("how much? for example: 3, 3 or more, 3 or less"));
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
            let sentence = format!("for example: {segment} is built, {segment} is proposed");
            return Err(self.whole(sentence));
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
        let sentence = "this is no condition; for example: red has passed, c4 is watered, \
                        best sum is 3 or more, I have 5 or more";
        Err(self.whole(sentence))
    }
}

fn who(term: Term) -> Option<Who> {
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

//! Facts: what conditions of plans ask for.

use super::super::action::{StoreKind, Take};
use super::super::plan::{Fact, Holding, Stock};
use super::super::tiles::{Column, Tile};
use super::super::vocabulary::{Meaning, Say, Thing, Verb};
use super::Misread;
use super::shapes::small;
use super::wishes::planned;
use super::words::Words;
use crate::engine::plan::keywords::Keyword;
use crate::engine::plan::{Amount, Who};
use crate::engine::{Order, OrderError, Seats};

/// Reads one fact.
pub(in super::super) fn read_fact(order: &Order) -> Result<Fact, OrderError> {
    planned(order, |words| {
        let fact = words.fact()?;
        if words.at_end() { Ok(fact) } else { Err(words.unknown()) }
    })
}

impl Words<'_> {
    /// A word that has no place in a fact.
    fn unknown(&mut self) -> OrderError {
        let word = self.word().clone();
        let known = Meaning::all().chain(Meaning::said());
        let error = OrderError::at(&word, Misread::NoWordOfFact { word: word.text.clone() });
        error.suggesting(&word.text, known.map(crate::engine::words::Meant::word))
    }

    fn fact(&mut self) -> Result<Fact, OrderError> {
        if self.said(Say::Nobody)? {
            return Ok(Fact::NoBid);
        }
        if self.said(Say::Highest)? {
            return self.measured().map(Fact::Highest);
        }
        if self.said(Say::Price)? {
            return self.measured().map(Fact::Price);
        }
        if self.keyword(&[Keyword::Round]).is_some() {
            return self.measured().map(Fact::Round);
        }
        if self.said(Say::Short)? {
            self.said(Say::By)?;
            return self.measured().map(Fact::Short);
        }
        if self.said(Say::Lot)? {
            let lot = self.lot_number()?;
            self.said(Say::Is)?;
            if self.said(Say::Mine)? {
                return Ok(Fact::Won(Who::Me, lot));
            }
            return match self.colour()? {
                Some(who) => Ok(Fact::Won(who, lot)),
                None => Err(self.unknown()),
            };
        }
        let who = self.who()?;
        if let Some(fact) = self.row(who)? {
            return Ok(fact);
        }
        if self.said(Say::Won)? {
            if self.said(Say::Lot)? {
                return Ok(Fact::Won(who, self.lot_number()?));
            }
            return Err(self.unknown());
        }
        if self.said(Say::Own)? {
            return self.holding().map(|holding| Fact::Owns(who, holding));
        }
        self.said(Say::Has)?;
        self.stock(who)
    }

    fn colour(&mut self) -> Result<Option<Who>, OrderError> {
        let colours: Vec<Meaning> = Meaning::colours().collect();
        let seats = Seats::new(4);
        Ok(self.next(&colours)?.and_then(|(found, _)| {
            let Meaning::Colour(seat) = found else { return None };
            seats.and_then(|seats| seats.get(seat)).map(Who::Seat)
        }))
    }

    /// Whose; the owner's where nothing is said.
    fn who(&mut self) -> Result<Who, OrderError> {
        if self.said(Say::Me)? {
            return Ok(Who::Me);
        }
        let start = self.mark();
        if let Some(who) = self.colour()? {
            return Ok(who);
        }
        self.back_to(start);
        Ok(Who::Me)
    }

    fn lot_number(&mut self) -> Result<u8, OrderError> {
        match self.count()? {
            Some((number, word)) => small(number, word),
            None => Err(self.unknown()),
        }
    }

    /// `my taxes row is 3 or more`, in whichever order the language has it.
    fn row(&mut self, who: Who) -> Result<Option<Fact>, OrderError> {
        let start = self.mark();
        let before = self.said(Say::Row)?;
        let column = self.column()?;
        let is_row = before || column.is_some() && self.said(Say::Row)?;
        let Some(column) = column.filter(|_| is_row) else {
            self.back_to(start);
            return Ok(None);
        };
        let who = if before { self.who()? } else { who };
        Ok(Some(Fact::Row(who, column, self.measured()?)))
    }

    /// `is 3 or more`.
    fn measured(&mut self) -> Result<Amount, OrderError> {
        self.said(Say::Is)?;
        match self.amount(Amount::Exactly)? {
            Some(amount) => Ok(amount),
            None => Err(self.unknown()),
        }
    }

    fn amount(&mut self, bare: fn(u32) -> Amount) -> Result<Option<Amount>, OrderError> {
        let before = self.limit_before();
        let Some((number, _)) = self.count()? else {
            return if before.is_some() { Err(self.unknown()) } else { Ok(None) };
        };
        Ok(Some(match before.or_else(|| self.limit_behind()) {
            None => bare(number),
            limit => Amount::of(limit, number),
        }))
    }

    /// `the flag`, `2 pepper`, `5 or more ducats`, `third card`.
    fn stock(&mut self, who: Who) -> Result<Fact, OrderError> {
        // A bare number means at least so many; none is none.
        let bare = |number| if number == 0 { Amount::Exactly(0) } else { Amount::Least(number) };
        let amount = self.amount(bare)?;
        if amount.is_none() {
            if self.next_is(Meaning::Verb(Verb::Flag))? {
                return Ok(Fact::Flag(who));
            }
            let none = self.next_is(Meaning::Verb(Verb::Nothing))?;
            if let Some(stock) = self.counted()? {
                let amount = if none { Amount::Exactly(0) } else { Amount::Least(1) };
                return Ok(Fact::Has(who, stock, amount));
            }
            let here = self.mark();
            if who == Who::Me
                && let Ok(play) = self.play()
            {
                return Ok(Fact::Holds(play.effect));
            }
            self.back_to(here);
            return Err(self.unknown());
        }
        let here = self.mark();
        let Some(stock) = self.counted()? else {
            self.back_to(here);
            return Err(self.unknown());
        };
        Ok(Fact::Has(who, stock, amount.unwrap_or(Amount::Least(1))))
    }

    fn counted(&mut self) -> Result<Option<Stock>, OrderError> {
        let start = self.mark();
        let things = [
            (Meaning::Thing(Thing::Ducats), Stock::Ducats),
            (Meaning::Column(Column::Ships), Stock::Ships),
            (Meaning::Thing(Thing::Colonists), Stock::Colonists),
            (Meaning::Thing(Thing::Spices), Stock::Spices),
            (Meaning::Verb(Verb::Extra), Stock::Extras),
            (Meaning::Say(Say::Cards), Stock::Cards),
        ];
        let wanted: Vec<Meaning> =
            Meaning::spices().chain(things.iter().map(|&(meaning, _)| meaning)).collect();
        let Some((found, _)) = self.next(&wanted)? else { return Ok(None) };
        if let Meaning::Spice(spice) = found {
            return Ok(Some(Stock::Spice(spice)));
        }
        let stock = things.iter().find(|&&(meaning, _)| meaning == found).map(|&(_, stock)| stock);
        // «Ships only», «spices only» are cards.
        if self.peek(&[Meaning::Thing(Thing::Only)])?.is_some() {
            self.back_to(start);
            return Ok(None);
        }
        if stock == Some(Stock::Extras) {
            self.next_thing(Thing::Actions)?;
        }
        Ok(stock)
    }

    fn holding(&mut self) -> Result<Holding, OrderError> {
        if let Some((store, _)) = self.store_name()? {
            return Ok(Holding::Store(store.kind));
        }
        match self.take()? {
            Take::Tile(Tile::Plantation(spice, places)) => {
                Ok(Holding::Store(StoreKind::Plantation(spice, places)))
            }
            Take::Tile(tile) => Ok(Holding::Tile(tile)),
            Take::Ships | Take::Colonists | Take::Spices { .. } => Err(self.unknown()),
        }
    }
}

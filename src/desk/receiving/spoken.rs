//! Lines written as people speak: what can't be read as it stands is put into the words
//! of orders, and counts if exactly one order that is legal comes of it.

use super::{At, wishes::acts};
use crate::engine::{
    Order, Word,
    doubt::{Doubt, is_everyday_in},
    plan::{
        Verdict, Would,
        keywords::{Keyword, begins_limit, keyword},
    },
    spoken::{Said, Spoken},
    words::fold,
};

/// Words of a line that may lack only its verb.
const FEW: usize = 6;

/// More of anything than a player ever has too little for.
const MORE: u32 = 20;

impl At<'_> {
    /// The orders of a line: the line itself, unless it can only be read in other words.
    pub(super) fn heard(&self, order: Order) -> Vec<Order> {
        self.in_other_words(&order).unwrap_or_else(|| vec![order])
    }

    /// Is this line an order in other words?
    pub(super) fn speaks_order(&self, line: &str) -> bool {
        Order::from_text(line).is_some_and(|order| self.in_other_words(&order).is_some())
    }

    fn in_other_words(&self, order: &Order) -> Option<Vec<Order>> {
        let spoken = self.table.spoken()?;
        let language = self.row.player(self.key.1)?.language.code();
        let line = order.line.get(order.span())?;
        // Many write English at a table whose letters they read in their own language. But
        // «ten» may be Polish: this one.
        let own = |word: &Word| is_everyday_in(language, &word.text);
        let english = language != "en" && !order.words.iter().any(own);
        let mut said = self.in_orders_words(line, language, english);
        // Perhaps it lacks nothing but its verb.
        let is_word = |word: &Word| word.text.chars().all(char::is_alphabetic);
        if order.words.len() <= FEW && order.words.iter().any(is_word) {
            said.push((language, vec![Said { text: line.to_owned(), all: false }]));
        }
        // To find out what a line does takes a copy of the table: most need none.
        if said.is_empty() || !self.is_unclear(order, language) {
            return None;
        }
        let all = |(language, said): (&str, Vec<Said>)| -> Option<Vec<Order>> {
            said.iter().map(|it| self.only_order(spoken, order, it, language)).collect()
        };
        said.into_iter().find_map(all)
    }

    /// The line in the words of orders, as it is meant in this language, and in English.
    pub(super) fn in_orders_words<'l>(
        &self,
        line: &str,
        language: &'l str,
        english: bool,
    ) -> Vec<(&'l str, Vec<Said>)> {
        let Some(spoken) = self.table.spoken() else { return Vec::new() };
        let names = self.first_names();
        let begins = |word: &str| self.begins_order(word);
        let languages = [language].into_iter().chain(english.then_some("en"));
        let said = |it| Some((it, spoken.orders(line, it, &names, begins)?));
        languages.filter_map(said).collect()
    }

    /// Can the line not be read as it stands? A question is one in any words.
    fn is_unclear(&self, order: &Order, language: &str) -> bool {
        match self.table.doubt(order, language) {
            Some(Doubt::Asks) => false,
            // «Si no paso» may be: else I pass. In other words it must be free of doubt.
            Some(Doubt::Negated | Doubt::Talk) => true,
            None => {
                matches!(self.judged(order.clone()), Err(Verdict::Order(_) | Verdict::Elsewhere(_)))
            }
        }
    }

    /// The one order that a sentence comes to, with its verb or without.
    fn only_order(
        &self,
        spoken: &Spoken,
        whole: &Order,
        said: &Said,
        language: &str,
    ) -> Option<Order> {
        let of = |text: &str| {
            let order = Order { line_number: whole.line_number, ..Order::from_text(text)? };
            self.table.doubt(&order, language).is_none().then_some(order)
        };
        let order = of(&said.text)?;
        // «Three or four» has not been decided yet.
        if self.is_open(&order) {
            return None;
        }
        if acts(&self.judged(order.clone())) {
            return self.is_all(said, &said.text).then_some(order);
        }
        // A limit is no amount.
        if begins_limit(&order.texts()) {
            return None;
        }
        // «Ten» in Polish is no amount either.
        let own = |text: &str| is_everyday_in(language, text) && spoken.is_number(text);
        // Nor is what has its verb already in want of one.
        let texts = order.texts();
        let begun = texts
            .split_last()
            .is_some_and(|(_, before)| spoken.verbs().any(|verb| before.contains(&verb)));
        if begun || texts.iter().any(|text| own(text)) {
            return None;
        }
        let with_verb = |verb: &str| {
            let text = format!("{verb} {}", said.text);
            let order = of(&text)?;
            let done = self.would_act(order.clone())?;
            if spoken.is_vague(&done) || !says_amounts(&text, &done) {
                return None;
            }
            self.is_all(said, &text).then_some((done, order))
        };
        let mut found = spoken.verbs().filter_map(with_verb);
        let (done, order) = found.next()?;
        found.all(|(other, _)| other == done).then_some(order)
    }

    /// Does it join something, and say nothing that a plan begins with?
    fn is_open(&self, order: &Order) -> bool {
        let texts = order.texts();
        let joining = [Keyword::If, Keyword::Else, Keyword::Or];
        let joins = (0..texts.len())
            .filter_map(|at| texts.get(at..))
            .any(|rest| keyword(rest, &joining).is_some());
        let begins = |word: &&str| self.begins_order(word) || self.table.begins_address(word);
        joins && !texts.iter().any(begins) && !begins_limit(&texts)
    }

    /// The order that this one would be carried out as, at once.
    fn would_act(&self, order: Order) -> Option<String> {
        match self.judged(order) {
            Ok(Would::Act(done)) => Some(done),
            Ok(Would::Keep(_) | Would::Change(_) | Would::LeftOut(_) | Would::Unknown) | Err(_) => {
                None
            }
        }
    }

    /// Whoever says «all I have, 10» and could bid 11 is mistaken about one of the two.
    fn is_all(&self, said: &Said, text: &str) -> bool {
        if !said.all {
            return true;
        }
        let words = text.split_whitespace();
        let Some(amount) = words.clone().find_map(|word| word.parse::<u32>().ok()) else {
            return false;
        };
        let instead = |more: u32| {
            let of = |word: &str| match word.parse::<u32>() {
                Ok(_) => more.to_string(),
                Err(_) => word.to_owned(),
            };
            words.clone().map(of).collect::<Vec<_>>().join(" ")
        };
        let more = amount.saturating_add(1)..=amount.saturating_add(MORE);
        !more.map(instead).any(|text| {
            Order::from_text(&text).is_some_and(|order| self.would_act(order).is_some())
        })
    }

    /// What the others at the table are called to their faces.
    pub(super) fn first_names(&self) -> Vec<String> {
        let seats = self.row.seats.iter();
        seats.filter_map(|seat| seat.name.split_whitespace().next()).map(fold).collect()
    }
}

/// Does a text say every amount of the order that it comes to?
fn says_amounts(text: &str, done: &str) -> bool {
    let amounts = |text: &str| -> Vec<u32> {
        let words = text.split(|c: char| !c.is_alphanumeric());
        words.filter_map(|word| word.parse().ok()).collect()
    };
    let said = amounts(text);
    amounts(done).iter().all(|amount| said.contains(amount))
}

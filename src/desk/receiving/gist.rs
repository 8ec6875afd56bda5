//! What a mail comes to that names an order without writing it as one: «the pepper goes
//! to c6», «my marker on the red ducats, a4». The words it is made of are put together in
//! every way there is; if all that can be done now comes to one order, and every word
//! belongs to it, that order is meant.

use super::{At, spoken::says_amounts, wishes::acts};
use crate::engine::{
    Order,
    plan::Would,
    spoken::{Gist, Hearers, Said, Spoken},
};
use std::collections::BTreeMap;

/// Who names more says more than one order.
const UNITS: usize = 6;

/// Of more words than that not every order is tried.
const SHUFFLED: usize = 4;

impl At<'_> {
    /// The order of a mail that can't be read line by line.
    pub(super) fn gist(&self, lines: &[String]) -> Option<Order> {
        let spoken = self.table.spoken()?;
        let language = self.language().code();
        let people = self.people();
        let hearers = Hearers {
            begins_order: &|word| self.begins_order(word),
            concerns: &|word| self.begins_order(word) || self.table.concerns(word),
        };
        let languages = [language].into_iter().chain((language != "en").then_some("en"));
        for language in languages {
            let gist = spoken.gist(lines, language, &people, &hearers);
            if std::env::var_os("MONSOON_GIST").is_some() {
                eprintln!("GIST {language} {lines:?} {gist:?}");
            }
            let Ok(gist) = gist else { continue };
            if let Some(order) = self.made_of(spoken, &gist) {
                return Some(order);
            }
        }
        None
    }

    fn made_of(&self, spoken: &Spoken, gist: &Gist) -> Option<Order> {
        let units: Vec<&str> = gist.units.iter().map(String::as_str).collect();
        if units.len() > UNITS {
            return None;
        }
        let (done, text) = match self.reading_of(spoken, &units) {
            Some(reading) => reading,
            None => self.agreed(spoken, &units)?,
        };
        let said = Said { text: text.clone(), all: gist.all, claims: gist.claims.clone() };
        let order = Order::from_text(&text)?;
        let _ = done;
        (self.is_all(&said, &text) && self.is_true(&said, &order)).then_some(order)
    }

    /// The only order that all of these words make.
    fn reading_of(&self, spoken: &Spoken, units: &[&str]) -> Option<(String, String)> {
        let mut orders = vec![units.to_vec()];
        if units.len() > 1 && units.len() <= SHUFFLED {
            orders = permutations(units);
        }
        let mut found: BTreeMap<String, String> = BTreeMap::new();
        for words in orders {
            let text = words.join(" ");
            let with_verb = spoken.verbs().map(|verb| format!("{verb} {text}"));
            let commas = words.join(", ");
            for text in [text.clone(), commas].into_iter().chain(with_verb) {
                let Some(order) = Order::from_text(&text) else { continue };
                if self.table.doubt(&order, self.language().code()).is_some() {
                    continue;
                }
                if let Ok(Would::Act(done) | Would::Keep(done)) = self.judged(order) {
                    if !spoken.is_vague(&done) && says_amounts(&text, &done) {
                        found.entry(done).or_insert(text);
                    }
                }
            }
            if !found.is_empty() {
                break;
            }
        }
        let mut found = found.into_iter();
        found.next().filter(|_| found.next().is_none())
    }

    /// The order that every part of the words makes that makes any, if each word is in one.
    fn agreed(&self, spoken: &Spoken, units: &[&str]) -> Option<(String, String)> {
        let mut covered = vec![false; units.len()];
        let mut agreed: Option<(String, String)> = None;
        if units.len() < 2 || units.len() > SHUFFLED + 1 {
            return None;
        }
        for mask in 1_u32..(1 << units.len()) - 1 {
            let part: Vec<usize> = (0..units.len()).filter(|at| mask & (1 << at) != 0).collect();
            let words: Vec<&str> = part.iter().filter_map(|at| units.get(*at).copied()).collect();
            let Some((done, text)) = self.reading_of(spoken, &words) else { continue };
            match &agreed {
                Some((other, _)) if *other != done => return None,
                Some(_) => {}
                None => agreed = Some((done, text)),
            }
            for at in part {
                if let Some(covered) = covered.get_mut(at) {
                    *covered = true;
                }
            }
        }
        agreed.filter(|_| covered.iter().all(|it| *it))
    }

    /// Can all of these be carried out as they stand?
    pub(super) fn is_clear(&self, orders: &[Order]) -> bool {
        let clear = |order: &Order| {
            self.table.doubt(order, self.language().code()).is_none()
                && acts(&self.judged(order.clone()))
        };
        orders.iter().all(clear)
    }
}

fn permutations<'t>(units: &[&'t str]) -> Vec<Vec<&'t str>> {
    if units.len() < 2 {
        return vec![units.to_vec()];
    }
    let mut all = Vec::new();
    for at in 0..units.len() {
        let mut rest = units.to_vec();
        let first = rest.remove(at);
        for mut order in permutations(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

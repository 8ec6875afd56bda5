//! What a mail comes to that names an order without writing it as one: «the pepper goes
//! to c6», «my marker on the red ducats, a4». The words it is made of are put together in
//! every way there is; if all that can be done now comes to one order, and every word
//! belongs to it, that order is meant.

use super::{At, spoken::says_amounts, wishes::acts};
use crate::engine::{
    Order,
    plan::Would,
    spoken::{Gist, Hearers, NoGist, Said, Spoken, is_thing},
};
use std::collections::BTreeMap;

/// Who names more says more than one order.
const UNITS: usize = 6;

/// A mail of more sentences is a letter to somebody.
const SENTENCES: usize = 12;

/// Of more words than that not every order is tried.
const SHUFFLED: usize = 4;

/// What a mail comes to as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Meant {
    /// This order, and nothing beside it leaves room for doubt.
    Surely { line: String, done: String, order: Order },
    /// Probably this one, in canonical form.
    Likely { line: String, done: String, left: Vec<String> },
}

impl Meant {
    /// The same, where something else of the mail leaves room for doubt.
    fn doubted(self) -> Meant {
        match self {
            Meant::Surely { line, done, .. } => Meant::Likely { line, done, left: Vec::new() },
            Meant::Likely { .. } => self,
        }
    }

    fn is_same(&self, other: &Meant) -> bool {
        let done = |it: &Meant| match it {
            Meant::Surely { done, .. } | Meant::Likely { done, .. } => done.clone(),
        };
        done(self) == done(other)
    }
}

impl At<'_> {
    /// What a mail comes to that can't be read line by line: as a whole, or the one sentence
    /// of it that says an order, which is only good enough to be offered.
    pub(super) fn gist(&self, lines: &[String]) -> Option<Meant> {
        let spoken = self.table.spoken()?;
        let whole = self.gist_of(spoken, lines);
        if whole.is_some() {
            return whole;
        }
        let sentences: Vec<String> = lines.iter().flat_map(|line| sentences(line)).collect();
        if sentences.len() < 2 || sentences.len() > SENTENCES {
            return None;
        }
        let mut found: Option<Meant> = None;
        for sentence in sentences {
            let Some(meant) = self.gist_of(spoken, &[sentence]) else { continue };
            let meant = meant.doubted();
            if found.as_ref().is_some_and(|found| !found.is_same(&meant)) {
                return None;
            }
            found = Some(meant);
        }
        found
    }

    fn gist_of(&self, spoken: &Spoken, lines: &[String]) -> Option<Meant> {
        let language = self.language().code();
        let people = self.people();
        let hearers = Hearers {
            begins_order: &|word| self.begins_order(word),
            concerns: &|word| self.begins_order(word) || self.table.concerns(word),
        };
        let languages = [language].into_iter().chain((language != "en").then_some("en"));
        for language in languages {
            let gist = match spoken.gist(lines, language, &people, &hearers) {
                Ok(gist) => gist,
                Err(NoGist::Hazard(_)) => return None,
                Err(NoGist::Unknown(_) | NoGist::Nothing) => continue,
            };
            if let Some((done, order)) = self.made_of(spoken, &gist, &hearers) {
                let weak = gist.units.len() < 2 && !gist.phrase;
                let Gist { line, left, open, .. } = gist;
                // «A step down in the harvest column» is no harvest.
                return Some(if open || weak {
                    Meant::Likely { line, done, left }
                } else {
                    Meant::Surely { line, done, order }
                });
            }
        }
        None
    }

    fn made_of(
        &self,
        spoken: &Spoken,
        gist: &Gist,
        hearers: &Hearers<'_>,
    ) -> Option<(String, Order)> {
        let units: Vec<&str> = gist.units.iter().map(String::as_str).collect();
        // A single word beside others that nobody knows may be about anything.
        let named: usize = units.iter().map(|unit| unit.split(' ').count()).sum();
        if units.len() > UNITS || !gist.left.is_empty() && named < 2 {
            return None;
        }
        let (done, text) = match self.reading_of(spoken, &units) {
            Some(reading) => reading,
            None => self.agreed(spoken, &units, &gist.clauses, hearers)?,
        };
        let said = Said { text: text.clone(), all: gist.all, claims: gist.claims.clone() };
        let order = Order::from_text(&text)?;
        (self.is_all(&said, &text) && self.is_true(&said, &order)).then_some((done, order))
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
            let lacks_verb = !words.iter().any(|it| it.split(' ').any(|it| self.begins_order(it)));
            let verbs = spoken.verbs().filter(|_| lacks_verb);
            let with_verb = verbs.map(|verb| format!("{verb} {text}"));
            let commas = words.join(", ");
            let labels = words_with_numbers(&words);
            let texts = [text.clone(), commas].into_iter().chain(labels).chain(with_verb);
            for text in texts {
                let Some(order) = Order::from_text(&text) else { continue };
                if self.table.doubt(&order, self.language().code()).is_some() {
                    continue;
                }
                if let Ok(Would::Act(done) | Would::Keep(done)) = self.judged(order)
                    && !spoken.is_vague(&done)
                    && says_amounts(&text, &done)
                    && self.names_all(&words, &done)
                {
                    found.entry(done).or_insert(text);
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
    fn agreed(
        &self,
        spoken: &Spoken,
        units: &[&str],
        clauses: &[usize],
        hearers: &Hearers<'_>,
    ) -> Option<(String, String)> {
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
        // «Three ships»: the number is that of the tile.
        let counts = |at: usize| {
            units.get(at).is_some_and(|unit| unit.chars().all(char::is_numeric))
                && units.get(at + 1).is_some_and(|next| !next.contains(char::is_numeric))
        };
        // «Five escudos, I like that coconut»: it is what they are for.
        let about = |at: usize| {
            let own = clauses.get(at);
            let beside =
                (0..units.len()).any(|it| covered.get(it) == Some(&true) && clauses.get(it) == own);
            !beside && units.get(at).is_some_and(|unit| is_thing(unit, hearers))
        };
        agreed.filter(|(done, _)| {
            let plain = !done.contains(char::is_numeric);
            (0..units.len())
                .all(|at| covered.get(at) == Some(&true) || plain && counts(at) || about(at))
        })
    }

    /// Are there as many names and places among the words as in the order? What the rules
    /// add to an order that leaves something open was not named.
    fn names_all(&self, words: &[&str], done: &str) -> bool {
        let names = |text: &str| {
            let words = text.split([' ', ',']).filter(|word| !word.is_empty());
            words.filter(|word| !self.begins_order(&word.to_lowercase())).count()
        };
        names(done) <= words.iter().map(|word| names(word)).sum()
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

/// «Clove 1» is one word in an order.
fn words_with_numbers(words: &[&str]) -> Option<String> {
    let mut text = String::new();
    let mut glued = false;
    for (at, word) in words.iter().enumerate() {
        let label = at > 0
            && word.chars().all(char::is_numeric)
            && words.get(at - 1).is_some_and(|it| it.chars().all(char::is_alphabetic));
        glued |= label;
        if !label && at > 0 {
            text.push(' ');
        }
        text.push_str(word);
    }
    glued.then_some(text)
}

/// The sentences of a line.
fn sentences(line: &str) -> Vec<String> {
    let ends = |letter: char| matches!(letter, '.' | '!' | '?' | '\u{2026}');
    let mut sentences = vec![String::new()];
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Some(last) = sentences.last_mut() {
            last.push(letter);
        }
        if ends(letter) && letters.peek().is_some_and(|next| next.is_whitespace()) {
            sentences.push(String::new());
        }
    }
    sentences.retain(|sentence| sentence.contains(char::is_alphanumeric));
    sentences
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

//! What a line comes to that says an order and leaves it open: a question («would 5 be
//! ok?»), a second thought («5. No wait, 6»), a condition that no plan knows, a «perhaps».
//! Every other word of it is understood, so one order is meant, if any is: it is offered.

use super::At;
use crate::engine::{
    Order, Word,
    doubt::is_negation,
    folded_words,
    plan::{
        Would,
        keywords::{Keyword, keyword},
    },
    spoken::{Corrected, Settled, Spoken},
};

/// More words than that are not said only to be taken back.
const FEW: usize = 6;

/// A condition of fewer words says nothing.
const CONDITION: usize = 2;

/// A longer line is a letter to somebody.
const LONGEST: usize = 30;

/// What a line comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Halfway {
    /// The order, in canonical form.
    pub(super) done: String,
    /// What leaves it open.
    pub(super) left: Vec<String>,
}

impl At<'_> {
    /// The only order that a line comes to, though it isn't settled whether it is meant.
    pub(super) fn halfway(&self, line: &str) -> Option<Halfway> {
        let (spoken, languages) = (self.table.spoken()?, self.languages());
        let long = Order::from_text(line)?.words.len() > LONGEST;
        if long
            || line.contains([';', '#'])
            || languages.iter().any(|it| spoken.is_unreal(line, it))
        {
            return None;
        }
        if let Some(halves) = languages.iter().find_map(|it| spoken.corrected(line, it)) {
            return self.corrected(&halves).map(|done| Halfway { done, left: Vec::new() });
        }
        let behind = languages.iter().find_map(|it| spoken.condition(line, it));
        if let Some((order, condition)) = behind.and_then(|at| line.split_at_checked(at)) {
            let left = vec![condition.to_owned()];
            return self.settled_order(order).map(|done| Halfway { done, left });
        }
        self.conditional(line).or_else(|| self.comes_to(spoken, &languages, line))
    }

    /// What comes of the second half, which may say no more than what is different.
    fn corrected(&self, Corrected { first, then }: &Corrected) -> Option<String> {
        let words = folded_words(first);
        let named = words.iter().any(|word| self.first_names().contains(word));
        if named || words.len() > FEW || words.iter().any(|word| is_negation(word)) {
            return None;
        }
        let whole = self.settled_order(then);
        let changed = instead(first, then).and_then(|text| self.plainly(&text));
        // «Ben bids 3. Sorry, 4» is no second thought of an order.
        if changed.is_none() && self.settled_order(first).is_none() {
            return None;
        }
        match (whole, changed) {
            (Some(whole), Some(changed)) => (whole == changed).then_some(whole),
            (whole, changed) => whole.or(changed),
        }
    }

    /// What a part of a line comes to, with or without the words that leave it open.
    fn settled_order(&self, text: &str) -> Option<String> {
        self.comes_to(self.table.spoken()?, &self.languages(), text).map(|it| it.done)
    }

    /// The order of a line that has a condition before or behind it.
    fn conditional(&self, line: &str) -> Option<Halfway> {
        let order = Order::from_text(line)?;
        let texts = order.texts();
        let says = |at: usize, what: Keyword| keyword(texts.get(at..)?, &[what]);
        let joins = |at| says(at, Keyword::Else).or_else(|| says(at, Keyword::Or)).is_some();
        let mut conditions = (0..texts.len()).filter(|at| says(*at, Keyword::If).is_some());
        let at = conditions.next()?;
        if conditions.next().is_some() || (0..texts.len()).any(joins) {
            return None;
        }
        let begin = |at: usize| order.words.get(at).map(|word| word.span.start);
        let before = line.get(..begin(at)?)?.trim();
        let is_whole = |from: usize, to: usize| to.saturating_sub(from) > CONDITION;
        if at > 0 {
            let condition = line.get(begin(at)?..)?.trim();
            let done = self.settled_order(before).filter(|_| is_whole(at, texts.len()))?;
            return Some(Halfway { done, left: vec![condition.to_owned()] });
        }
        // The longest rest that is an order; a comma shows where it begins.
        let parted = |at: usize| {
            let end = order.words.get(at.checked_sub(1)?)?.span.end;
            Some(line.get(end..begin(at)?)?.contains([',', ':']))
        };
        let mut rests = (1..texts.len()).filter(|at| is_whole(0, *at));
        let from = rests.clone().find(|at| parted(*at) == Some(true));
        let of = |at: usize| {
            let done = self.settled_order(line.get(begin(at)?..)?)?;
            let condition = line.get(..begin(at)?)?.trim_end_matches([' ', ',', ':']);
            Some(Halfway { done, left: vec![condition.to_owned()] })
        };
        match from {
            Some(from) => of(from),
            None => rests.find_map(of),
        }
    }

    /// The one order of all its sentences, once what leaves it open is left out.
    fn comes_to(&self, spoken: &Spoken, languages: &[&str], line: &str) -> Option<Halfway> {
        let mut found: Option<Halfway> = None;
        for part in line.split(['?', '\u{bf}']) {
            let (text, open) = settled(spoken, languages, part);
            if Order::from_text(&text).is_none() {
                if let Some(found) = &mut found {
                    found.left.extend(open);
                }
                continue;
            }
            let done = self.plainly(&text)?;
            let left = match found {
                Some(other) if other.done != done => return None,
                Some(other) => other.left,
                None => Vec::new(),
            };
            found = Some(Halfway { done, left: left.into_iter().chain(open).collect() });
        }
        found
    }

    /// The order that a text would be carried out as, or kept, if it were a mail.
    fn plainly(&self, text: &str) -> Option<String> {
        let order = Order::from_text(text)?;
        if order.words.iter().any(is_or) {
            return None;
        }
        let heard = self.half_heard(order);
        let [order] = heard.as_slice() else { return None };
        if self.table.doubt(order, self.language().code()).is_some() {
            return None;
        }
        match self.judged(order.clone()) {
            Ok(Would::Act(done) | Would::Keep(done)) => Some(done),
            Ok(Would::Change(_) | Would::LeftOut(_) | Would::Unknown) | Err(_) => None,
        }
    }
}

/// Does the word leave open which of several is meant?
pub(super) fn is_or(word: &Word) -> bool {
    keyword(&[&word.text], &[Keyword::Or]).is_some()
}

/// A part of a line without what leaves it open in any of these languages, and that.
fn settled(spoken: &Spoken, languages: &[&str], part: &str) -> (String, Vec<String>) {
    let (mut text, mut all) = (part.to_owned(), Vec::new());
    for language in languages {
        if let Some(Settled { text: rest, open }) = spoken.settled(&text, language) {
            text = rest;
            all.extend(open);
        }
    }
    (text, all)
}

/// What was said first with the amount or the place that it was corrected to.
fn instead(first: &str, then: &str) -> Option<String> {
    let shape = |word: &str| {
        let letters = word.chars().filter(|it| it.is_alphabetic()).count();
        word.contains(char::is_numeric).then_some(letters)
    };
    let Order { words, .. } = Order::from_text(then)?;
    let [word] = words.as_slice() else { return None };
    let wanted = shape(&word.text)?;
    let Order { line, words, .. } = Order::from_text(first)?;
    let last = words.iter().rfind(|word| shape(&word.text) == Some(wanted))?;
    let mut text = line.clone();
    text.replace_range(last.span.clone(), &word.text);
    Some(text)
}

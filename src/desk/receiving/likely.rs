//! What a line was probably meant as, where it can't be carried out as it stands: "pass, I
//! think", "buid 4", "bid 4 if nobody minds". Words that nobody understands are left out
//! until an order remains that is legal now. Such a reading is good enough to be offered
//! with a button, and never to be carried out.

use super::{At, refusal::only_if_it_would_do, wishes::acts};
use crate::{
    engine::{
        Order, OrderError,
        doubt::is_negation,
        folded_words,
        plan::{Verdict, Would},
    },
    letters::Explanation,
};

/// A longer line is talk that happens to have an order in it.
const WORDS: usize = 14;

/// More words than that can't be left out, nor more than this beside a lone verb: whoever
/// says much means more than a single `pass`.
const LEFT_OUT: usize = 6;
const BESIDE_A_VERB: usize = 2;

/// A shorter word is too like too many others to be a lone verb, misspelled.
const LONG_ENOUGH: usize = 4;

/// Was it understood, and the rules forbid it? Then another word would be another order.
pub(super) fn is_illegal(order: &Order, error: &OrderError) -> bool {
    error.rule.is_some() && error.span == order.span()
}

/// What a line may mean.
struct Reading {
    /// The line without the words that were left out.
    text: String,
    /// The order, in canonical form.
    done: String,
    left_out: Vec<String>,
}

impl At<'_> {
    /// The only order that is legal now and that a line may have been meant as.
    pub(super) fn likely(&self, order: &Order) -> Option<Explanation> {
        let line = order.line.get(order.span())?;
        // Marks of a plan are meant as such, and the mistake is told.
        let is_plan = line.contains([':', '(', ')']);
        if is_plan
            || order.words.len() > WORDS
            || order.words.iter().any(|word| is_negation(&word.text))
        {
            return None;
        }
        let language = self.row.player(self.key.1)?.language.code();
        let said = self.in_orders_words(line, language, language != "en").into_iter();
        let said = said.map(|(_, sentences)| sentences.into_iter().map(|it| it.text).collect());
        let mut tries = said.chain([vec![line.to_owned()]]);
        let reading = tries.find_map(|sentences: Vec<String>| self.only_reading(&sentences))?;
        let Reading { done, left_out, .. } = reading;
        Some(Explanation::Likely { line: line.to_owned(), order: done, left: left_out })
    }

    /// The reading of these sentences, if all that can be read come to the same. The words
    /// of the others are left out.
    fn only_reading(&self, sentences: &[String]) -> Option<Reading> {
        let mut found: Option<Reading> = None;
        let mut unread: Vec<String> = Vec::new();
        for sentence in sentences {
            let Some(reading) = self.reading(sentence) else {
                unread.extend(sentence.split_whitespace().map(str::to_owned));
                continue;
            };
            let other = found.as_ref().is_some_and(|found| found.done != reading.done);
            if other || self.has_another(sentence, &reading) {
                return None;
            }
            found = Some(reading);
        }
        let mut found = found?;
        found.left_out.extend(unread);
        (found.left_out.len() <= LEFT_OUT).then_some(found)
    }

    /// Leaves words out until the rest can be done.
    fn reading(&self, sentence: &str) -> Option<Reading> {
        let mut text = sentence.to_owned();
        let mut left_out = Vec::new();
        // The length of a misspelled word.
        let mut mended: Option<usize> = None;
        while left_out.len() <= LEFT_OUT {
            let order = Order::from_text(&text)?;
            let error = match self.judged(order.clone()) {
                Ok(Would::Act(done) | Would::Keep(done)) => {
                    let lone = order.words.len() == 1;
                    let most = if lone { BESIDE_A_VERB } else { LEFT_OUT };
                    let typed = mended.is_none_or(|length| length >= LONG_ENOUGH);
                    let plain = !lone || typed && self.begins_order(&order.words.first()?.text);
                    let few = left_out.len() <= most;
                    return (plain && few).then_some(Reading { text, done, left_out });
                }
                Err(Verdict::Order(error)) if !is_illegal(&order, &error) => error,
                Ok(Would::Change(_) | Would::LeftOut(_) | Would::Unknown) | Err(_) => return None,
            };
            let would_do = |order: &Order| acts(&self.judged(order.clone()));
            let error = only_if_it_would_do(&order, error, would_do);
            let span = error.span;
            if let Some(meant) = error.did_you_mean {
                mended = text.get(span.clone()).map(|word| word.chars().count());
                text.replace_range(span, &meant);
                continue;
            }
            let word = order.words.iter().find(|word| word.span.start >= span.start)?;
            left_out.push(text.get(word.span.clone())?.to_owned());
            text.replace_range(word.span.clone(), "");
        }
        None
    }

    /// Can the sentence be read otherwise, by the numbers and places that were left out?
    fn has_another(&self, sentence: &str, reading: &Reading) -> bool {
        let is_amount = |word: &String| word.chars().any(char::is_numeric);
        if !reading.left_out.iter().any(is_amount) {
            return false;
        }
        let used = folded_words(&reading.text);
        let rest = sentence.split_whitespace().filter(|word| {
            let folded = folded_words(word);
            !folded.iter().any(|word| is_amount(word) && used.contains(word))
        });
        let rest = rest.collect::<Vec<_>>().join(" ");
        self.reading(&rest).is_some_and(|other| other.done != reading.done)
    }
}

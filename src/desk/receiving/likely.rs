//! What a line was probably meant as, where it can't be carried out as it stands: "pass, I
//! think", "buid 4", "bid 4 if nobody minds". Words that nobody understands are left out
//! until an order remains that is legal now. Such a reading is good enough to be offered
//! with a button.

use super::{
    At,
    among::Offer,
    halfway::{Halfway, is_or},
    refusal::only_if_it_would_do,
    wishes::acts,
};
use crate::engine::{
    Order, OrderError,
    doubt::is_negation,
    folded_words,
    plan::{Verdict, Would},
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
    error.rule.is_some() && error.span == order.span() && error.did_you_mean.is_none()
}

fn is_long(word: &str) -> bool {
    word.chars().count() >= LONG_ENOUGH
}

/// What a line may mean.
struct Reading {
    /// The line without the words that were left out.
    text: String,
    /// The order, in canonical form.
    done: String,
    left_out: Vec<String>,
    /// Words with a typo, as they were written.
    mended: Vec<String>,
}

impl At<'_> {
    /// The only order that is legal now and that a line may have been meant as.
    pub(super) fn likely(&self, order: &Order) -> Option<Offer> {
        let line = order.line.get(order.span())?;
        let line = line.to_owned();
        if let Some(Halfway { done, left }) = self.halfway(&line) {
            return Some(Offer { order: done, left, line: Some(line), mended: false });
        }
        let Reading { done, left_out, mended, .. } = self.read_in_part(order, &line)?;
        let mended = !mended.is_empty();
        Some(Offer { order: done, left: left_out, line: Some(line), mended })
    }

    /// The only order that is legal now once words that nobody understands are left out.
    fn read_in_part(&self, order: &Order, line: &str) -> Option<Reading> {
        // Marks of a plan are meant as such, and the mistake is told.
        let is_plan = line.contains([':', '(', ')']);
        if is_plan || order.words.len() > WORDS || self.says_otherwise(order, line) {
            return None;
        }
        let language = self.language().code();
        let said = self.in_orders_words(line, language, language != "en").into_iter();
        let said = said.map(|(_, sentences)| sentences.into_iter().map(|it| it.text).collect());
        let mut tries = said.chain([vec![line.to_owned()]]);
        tries.find_map(|sentences: Vec<String>| self.only_reading(&sentences))
    }

    /// Does a word of it say no, or, or that somebody else said it, or in jest?
    pub(super) fn says_otherwise(&self, order: &Order, line: &str) -> bool {
        if order.words.iter().any(|word| is_negation(&word.text) || is_or(word)) {
            return true;
        }
        let Some(spoken) = self.table.spoken() else { return false };
        let own = self.language().code();
        self.languages().into_iter().any(|language| {
            let settled = spoken.settled(line, language);
            let rest = settled.map_or_else(|| line.to_owned(), |settled| settled.text);
            spoken.is_unreal(line, language) || spoken.leaves_open(&rest, language, own)
        })
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
        let mut mended: Vec<String> = Vec::new();
        while left_out.len() <= LEFT_OUT {
            let order = Order::from_text(&text)?;
            let error = match self.judged(order.clone()) {
                Ok(Would::Act(done) | Would::Keep(done)) => {
                    let lone = !done.contains(' ');
                    let most = if lone { BESIDE_A_VERB } else { LEFT_OUT };
                    let typed = mended.iter().all(|word| is_long(word));
                    let begins = order.words.iter().any(|word| self.begins_order(&word.text));
                    let plain = !lone || typed && begins;
                    let few = left_out.len() <= most;
                    let talk = self.table.doubt(&order, self.language().code()).is_some();
                    let reading = Reading { text, done, left_out, mended };
                    return (plain && few && !talk).then_some(reading);
                }
                Err(Verdict::Order(error)) if !is_illegal(&order, &error) => error,
                Ok(Would::Change(_) | Would::LeftOut(_) | Would::Unknown) | Err(_) => return None,
            };
            let would_do = |order: &Order| acts(&self.judged(order.clone()));
            let error = only_if_it_would_do(&order, error, would_do);
            let span = error.span;
            if let Some(meant) = error.did_you_mean {
                mended.push(text.get(span.clone())?.to_owned());
                text.replace_range(span, &meant);
                continue;
            }
            let word = order.words.iter().find(|word| word.span.start >= span.start)?;
            left_out.push(text.get(word.span.clone())?.to_owned());
            text.replace_range(word.span.clone(), "");
        }
        None
    }

    /// Can the sentence be read otherwise, by the numbers, the places and the verbs that
    /// were left out, or is it somebody else's order?
    fn has_another(&self, sentence: &str, reading: &Reading) -> bool {
        let left: Vec<String> = reading.left_out.iter().flat_map(|it| folded_words(it)).collect();
        let words = folded_words(sentence);
        let used = folded_words(&reading.text);
        let is_left = |word: &String| left.contains(word) && !used.contains(word);
        let first = words.iter().position(|word| !is_left(word)).unwrap_or(words.len());
        let names = self.first_names();
        let people = self.people();
        let somebody = |word: &String| people.iter().any(|person| person.called == *word);
        if words.iter().take(first).any(|word| names.contains(word))
            || left.iter().any(somebody)
            || left.iter().any(|word| self.begins_order(word))
        {
            return true;
        }
        // «Only 2 of us left to bid».
        let kept: Vec<bool> = words.iter().map(|word| !is_left(word)).collect();
        let inside = kept.split(|kept| !kept).filter(|run| !run.is_empty()).count() > 1;
        let is_amount = |word: &String| word.chars().any(char::is_numeric);
        let counts = |word: &String| word.chars().all(char::is_numeric);
        let amount = words.iter().position(|word| counts(word) && used.contains(word));
        let verb = words.iter().position(|word| self.begins_order(word));
        let behind = amount.zip(verb).is_some_and(|(amount, verb)| amount < verb);
        if amount.is_some() && (inside || behind && !left.is_empty()) {
            return true;
        }
        if !left.iter().any(is_amount) {
            return false;
        }
        let rest = words.iter().filter(|word| !is_amount(word) || is_left(word));
        let rest = rest.map(String::as_str).collect::<Vec<_>>().join(" ");
        self.reading(&rest).is_some_and(|other| other.done != reading.done)
    }
}

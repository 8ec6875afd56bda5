//! The order language: text to [`Order`]s, and errors that point at the word.
//!
//! Syntax only. What the words mean is up to the game
//! ([`Game::read`](super::Game::read)), and what is allowed is up to the rules.
//!
//! An order is one line, or a part of a line up to a semicolon. `#` starts a
//! comment. Letter case, no-break spaces, typographic quotes and dashes, list
//! bullets, commas and full stops make no difference. A word is a run of
//! letters and digits; `c4`, `banana2` and `s17` are one word each.

use super::Sentence;
use std::ops::Range;

/// The most orders read from one mail.
pub const MAX_ORDERS: usize = 40;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Lower case, accents kept.
    pub text: String,
    /// The bytes of the line as it was written.
    pub span: Range<usize>,
}

/// One order as written, split into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The line's number in the author's own text (quotes removed), from 1.
    pub line_number: usize,
    /// The whole line as written.
    pub line: String,
    /// The words of this order; never empty.
    pub words: Vec<Word>,
}

impl Order {
    /// An order from text of our own, such as a button's or a transcript's; `None`
    /// if it holds no word.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Order> {
        split(text).into_iter().next()
    }

    /// Joins several orders into one, their lines one after the other.
    #[must_use]
    pub fn joined(orders: &[Order]) -> Option<Order> {
        let first = orders.first()?;
        let mut whole = Order { line: String::new(), words: Vec::new(), ..first.clone() };
        for order in orders {
            // Only this order's part of its line: several orders may share one.
            let Range { start, end } = order.span();
            if !whole.line.is_empty() {
                whole.line.push_str(", ");
            }
            let offset = whole.line.len();
            whole.line.push_str(order.line.get(start..end).unwrap_or_default());
            whole.words.extend(order.words.iter().map(|word| Word {
                text: word.text.clone(),
                span: word.span.start - start + offset..word.span.end - start + offset,
            }));
        }
        Some(whole)
    }

    /// From the first word's first byte to the last word's last.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        let start = self.words.first().map_or(0, |word| word.span.start);
        let end = self.words.last().map_or(0, |word| word.span.end);
        start..end
    }

    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        self.words.iter().map(|word| word.text.as_str()).collect()
    }
}

/// What is wrong with an order, for its sender.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{sentence}")]
pub struct OrderError {
    /// The bytes of the line that are at fault.
    pub span: Range<usize>,
    /// The reason.
    pub sentence: Sentence,
    /// The rule behind it, if there is one.
    pub rule: Option<&'static str>,
    /// What was probably meant, as an order word.
    pub did_you_mean: Option<String>,
}

impl OrderError {
    /// An error about one word.
    #[must_use]
    pub fn at(word: &Word, sentence: impl Into<Sentence>) -> Self {
        OrderError {
            span: word.span.clone(),
            sentence: sentence.into(),
            rule: None,
            did_you_mean: None,
        }
    }

    /// An error about the whole order.
    #[must_use]
    pub fn whole(order: &Order, sentence: impl Into<Sentence>) -> Self {
        OrderError { span: order.span(), sentence: sentence.into(), rule: None, did_you_mean: None }
    }

    #[must_use]
    pub fn citing(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }

    /// Adds the nearest of the `known` words, if one is close.
    #[must_use]
    pub fn suggesting<'a>(
        mut self,
        written: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        self.did_you_mean = nearest(written, known);
        self
    }
}

/// The known word nearest to what was written, if it is close enough to be a typo.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let length = written.chars().count();
    let reach = if length <= 4 { 1 } else { 2 };
    known
        .into_iter()
        // A different length is at least that many typos.
        .filter(|word| word.chars().count().abs_diff(length) <= reach)
        .map(|word| (strsim::damerau_levenshtein(written, word), word))
        .filter(|(distance, _)| *distance > 0 && *distance <= reach)
        .min_by_key(|(distance, word)| (*distance, word.len()))
        .map(|(_, word)| word.to_owned())
}

/// Splits a text into orders, line by line. Lines without words give none.
#[must_use]
pub fn split(text: &str) -> Vec<Order> {
    let mut orders = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let code = line.split('#').next().unwrap_or_default();
        let mut start = 0;
        for part in code.split(';') {
            let words = words(part, start);
            start += part.len() + 1;
            if !words.is_empty() {
                orders.push(Order { line_number: index + 1, line: line.to_owned(), words });
            }
        }
    }
    orders
}

fn words(part: &str, offset: usize) -> Vec<Word> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, character) in part.char_indices().chain([(part.len(), ' ')]) {
        // An apostrophe inside a word belongs to it, as in «j'accepte».
        let inside = character.is_alphanumeric()
            || (start.is_some() && matches!(character, '\'' | '\u{2019}'));
        match (inside, start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let text = part[from..at].to_lowercase().replace('\u{2019}', "'");
                words.push(Word {
                    text: text.trim_end_matches('\'').to_owned(),
                    span: offset + from..offset + at,
                });
                start = None;
            }
            _ => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_where_they_stand() {
        let orders = split("Bid\u{a0}5.\n\n- plant Banana2 at C4; hold # not yet\n> …\n");
        let texts: Vec<_> = orders.iter().map(Order::texts).collect();
        assert_eq!(texts, [vec!["bid", "5"], vec!["plant", "banana2", "at", "c4"], vec!["hold"]]);
        assert_eq!(orders[2].line_number, 3);
        assert_eq!(&orders[2].line[orders[2].span()], "hold");
        assert_eq!(&orders[1].line[orders[1].words[1].span.clone()], "Banana2");
    }

    #[test]
    fn joined_orders_keep_their_words_in_place() {
        let orders = split("use red ship; taxes # now\n\nplay\u{a0}two ships");
        let whole = Order::joined(&orders).unwrap();
        assert_eq!(whole.line, "use red ship, taxes, play\u{a0}two ships");
        let words: Vec<&str> =
            whole.words.iter().map(|word| &whole.line[word.span.clone()]).collect();
        assert_eq!(words, ["use", "red", "ship", "taxes", "play", "two", "ships"]);
        assert_eq!(whole.texts(), words);
        assert_eq!(whole.line_number, 1);
        assert_eq!(Order::joined(&[]), None);
    }

    #[test]
    fn a_slip_of_the_finger_is_seen() {
        assert_eq!(nearest("bdi", ["bid", "pass"]), Some("bid".into()));
        assert_eq!(nearest("pas", ["bid", "pass"]), Some("pass".into()));
        assert_eq!(nearest("hello", ["bid", "pass"]), None);
    }
}

//! Lists and ranges in a sentence, for the refusals of all games.

use crate::engine::{Arg, Said};
use std::fmt;

/// One of several things in a sentence: `a`, `a or b`, `a, b or c`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneOf<T>(pub Vec<T>);

impl<T: fmt::Display> fmt::Display for OneOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, &self.0, "or")
    }
}

/// Several things together in a sentence: `a`, `a and b`, `a, b and c`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct All<T>(pub Vec<T>);

impl<T: Clone + Into<Arg>> From<&OneOf<T>> for Arg {
    fn from(things: &OneOf<T>) -> Arg {
        Arg::OneOf(things.0.iter().map(|thing| thing.clone().into()).collect())
    }
}

impl<T: Clone + Into<Arg>> From<&All<T>> for Arg {
    fn from(things: &All<T>) -> Arg {
        Arg::All(things.0.iter().map(|thing| thing.clone().into()).collect())
    }
}

impl<T: fmt::Display> fmt::Display for All<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, &self.0, "and")
    }
}

fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T], last: &str) -> fmt::Result {
    let end = items.len().saturating_sub(1);
    for (place, item) in items.iter().enumerate() {
        match place {
            0 => {}
            _ if place == end => write!(f, " {last} ")?,
            _ => f.write_str(", ")?,
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

/// Amounts as ranges, lowest first: `1-4 or 6-10`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amounts(pub Vec<(u32, u32)>);

impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OneOf(self.texts()).fmt(f)
    }
}

impl Amounts {
    fn texts(&self) -> Vec<String> {
        let text = |&(first, last): &(u32, u32)| {
            if first == last { first.to_string() } else { format!("{first}-{last}") }
        };
        self.0.iter().map(text).collect()
    }
}

impl From<&Amounts> for Arg {
    fn from(amounts: &Amounts) -> Arg {
        Arg::OneOf(amounts.texts().into_iter().map(Arg::Text).collect())
    }
}

/// What a bidder may do: `you may bid 1-4 or 6-10`, or nothing but pass.
pub(super) fn may_bid(free: &Amounts) -> String {
    if free.0.is_empty() { "you may pass".to_owned() } else { format!("you may bid {free}") }
}

/// The same for letters.
pub(super) fn may_bid_said(free: &Amounts) -> Arg {
    let said = if free.0.is_empty() {
        Said::of("may-pass", [])
    } else {
        Said::of("may-bid", [("ranges", free.into())])
    };
    Arg::named(may_bid(free), said)
}

/// The first kind of which there is no example.
#[cfg(test)]
pub(super) fn without_example<'a, T, K>(examples: &'a [T]) -> Option<&'static K>
where
    K: strum::VariantArray + PartialEq + From<&'a T>,
{
    let kinds: Vec<K> = examples.iter().map(Into::into).collect();
    K::VARIANTS.iter().find(|kind| !kinds.contains(kind))
}

/// Something to be typed, in the canonical notation: an order or a part of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Typed(pub String);

impl Typed {
    /// What is written so.
    #[must_use]
    pub fn of(text: impl fmt::Display) -> Typed {
        Typed(text.to_string())
    }

    /// One of several.
    #[must_use]
    pub fn one_of<T: fmt::Display>(texts: impl IntoIterator<Item = T>) -> OneOf<Typed> {
        OneOf(texts.into_iter().map(Typed::of).collect())
    }
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "«{}»", self.0)
    }
}

impl From<Typed> for Arg {
    fn from(typed: Typed) -> Arg {
        Arg::Order(typed.0)
    }
}

impl From<&Typed> for Arg {
    fn from(typed: &Typed) -> Arg {
        typed.clone().into()
    }
}

/// The end of a sentence: an order that would do; nothing if there is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Such {
    order: Option<Typed>,
    /// Is it behind a question?
    asked: bool,
}

impl Such {
    /// Behind a statement.
    #[must_use]
    pub fn stated(order: Option<impl fmt::Display>) -> Such {
        Such { order: order.map(Typed::of), asked: false }
    }

    /// Behind a question.
    #[must_use]
    pub fn asked(order: Option<impl fmt::Display>) -> Such {
        Such { order: order.map(Typed::of), asked: true }
    }
}

impl fmt::Display for Such {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(order) = &self.order else { return Ok(()) };
        let before = if self.asked { " " } else { "; " };
        write!(f, "{before}for example: {order}")
    }
}

impl From<&Such> for Arg {
    fn from(such: &Such) -> Arg {
        let Some(order) = &such.order else { return Arg::Text(String::new()) };
        let key = if such.asked { "such-asked" } else { "such-stated" };
        Arg::named(such, Said::of(key, [("order", order.into())]))
    }
}

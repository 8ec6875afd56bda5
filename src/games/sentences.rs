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

impl<T: Copy + Into<Arg>> From<&OneOf<T>> for Arg {
    fn from(things: &OneOf<T>) -> Arg {
        Arg::OneOf(things.0.iter().map(|&thing| thing.into()).collect())
    }
}

impl<T: Copy + Into<Arg>> From<&All<T>> for Arg {
    fn from(things: &All<T>) -> Arg {
        Arg::All(things.0.iter().map(|&thing| thing.into()).collect())
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

/// The end of a sentence that gives an order as an example, behind `before`;
/// nothing without one.
#[must_use]
pub(super) fn such(before: &str, example: Option<impl fmt::Display>) -> String {
    example.map(|example| format!("{before} for example: {example}")).unwrap_or_default()
}

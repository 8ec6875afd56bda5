//! Lists and ranges in a sentence, for the refusals of all games.

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
        let texts = self.0.iter().map(|&(first, last)| {
            if first == last { first.to_string() } else { format!("{first}-{last}") }
        });
        OneOf(texts.collect()).fmt(f)
    }
}

/// What a bidder may do: `you may bid 1-4 or 6-10`, or nothing but pass.
pub(super) fn may_bid(free: &Amounts) -> String {
    if free.0.is_empty() { "you may pass".to_owned() } else { format!("you may bid {free}") }
}

/// The end of a sentence that gives an order as an example, behind `before`;
/// nothing without one.
#[must_use]
pub(super) fn such(before: &str, example: Option<impl fmt::Display>) -> String {
    example.map(|example| format!("{before} for example: {example}")).unwrap_or_default()
}

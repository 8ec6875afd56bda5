//! Lists and ranges in a sentence, for the refusals of all games.

use std::fmt;

/// Several things in a sentence: `a`, `a or b`, `a, b or c`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneOf<T>(pub Vec<T>);

impl<T: fmt::Display> fmt::Display for OneOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (place, item) in self.0.iter().enumerate() {
            match place {
                0 => {}
                _ if place == last => f.write_str(" or ")?,
                _ => f.write_str(", ")?,
            }
            write!(f, "{item}")?;
        }
        Ok(())
    }
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

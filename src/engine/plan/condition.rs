//! Conditions: facts joined by `and`, `or`, `not` and parentheses.

use std::fmt::{self, Display};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition<F> {
    /// A fact of the game.
    Fact(F),
    Not(Box<Condition<F>>),
    /// All of them; two or more.
    All(Vec<Condition<F>>),
    /// At least one of them; two or more.
    Any(Vec<Condition<F>>),
}

impl<F> Condition<F> {
    /// Every fact in it, in the order written.
    #[must_use]
    pub fn facts(&self) -> Vec<&F> {
        match self {
            Condition::Fact(it) => vec![it],
            Condition::Not(it) => it.facts(),
            Condition::All(all) | Condition::Any(all) => {
                all.iter().flat_map(Condition::facts).collect()
            }
        }
    }

    pub fn holds(&self, fact: &impl Fn(&F) -> bool) -> bool {
        match self {
            Condition::Fact(it) => fact(it),
            Condition::Not(it) => !it.holds(fact),
            Condition::All(all) => all.iter().all(|it| it.holds(fact)),
            Condition::Any(any) => any.iter().any(|it| it.holds(fact)),
        }
    }
}

/// Parentheses only where needed to read back the same.
impl<F: Display> Display for Condition<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Fact(fact) => fact.fmt(f),
            Condition::Not(it) => {
                f.write_str("not ")?;
                part(f, it)
            }
            Condition::All(all) => joined(f, all, " and "),
            Condition::Any(any) => joined(f, any, " or "),
        }
    }
}

fn joined<F: Display>(
    f: &mut fmt::Formatter<'_>,
    parts: &[Condition<F>],
    between: &str,
) -> fmt::Result {
    for (place, it) in parts.iter().enumerate() {
        if place > 0 {
            f.write_str(between)?;
        }
        part(f, it)?;
    }
    Ok(())
}

fn part<F: Display>(f: &mut fmt::Formatter<'_>, it: &Condition<F>) -> fmt::Result {
    match it {
        Condition::Fact(_) | Condition::Not(_) => it.fmt(f),
        Condition::All(_) | Condition::Any(_) => write!(f, "({it})"),
    }
}

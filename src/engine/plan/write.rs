//! The canonical text of a line. Reading it back gives the same line.

use super::{Clause, Line, Plan, Plannable, Scope, What};
use std::fmt::{self, Display};

impl<G: Plannable> Line<G> {
    /// The text shown to its owner during `round`: it leaves out the round if it is
    /// that one.
    #[must_use]
    pub fn shown(&self, round: u32) -> String {
        match self.scope {
            Scope::Round(only) if only == round => self.body(),
            _ => self.to_string(),
        }
    }

    fn body(&self) -> String {
        let ask = if self.then_ask { ", then ask me" } else { "" };
        format!("{}: {}{ask}", self.slot, self.plan)
    }
}

impl<G: Plannable> Display for Line<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.scope {
            Scope::Round(round) => write!(f, "round {round} ")?,
            Scope::Every => f.write_str("every round ")?,
            Scope::Until(round) => write!(f, "until round {round} ")?,
            Scope::From(round) => write!(f, "from round {round} ")?,
        }
        f.write_str(&self.body())
    }
}

impl<G: Plannable> Display for Plan<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, clause) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(", else ")?;
            }
            clause.fmt(f)?;
        }
        Ok(())
    }
}

impl<G: Plannable> Display for Clause<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(when) = &self.when {
            write!(f, "if {when}: ")?;
        }
        match &self.what {
            What::Wish(wish) => wish.fmt(f),
            What::Ask => f.write_str("ask me"),
            What::Default => f.write_str("default"),
            What::Plan(plan) => write!(f, "({plan})"),
        }
    }
}

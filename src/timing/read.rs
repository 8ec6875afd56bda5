//! Reading a rule.

use super::{Rule, Unreadable};

pub(super) fn rule(text: &str) -> Result<Rule, Unreadable> {
    if text == "none" { Ok(Rule::default()) } else { Err(Unreadable("not yet".to_owned())) }
}

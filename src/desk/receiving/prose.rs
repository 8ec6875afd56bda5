//! Orders on lines of their own among lines about the weather: those are left out if
//! nothing in them could concern the game, and the orders alone are read.

use super::{At, lexicon::BROKEN};
use crate::engine::{
    Order,
    order::split,
    plan::keywords::{Keyword, keyword},
    spoken::Hearers,
};

/// A line that the writer ended; one that a mail program broke ends in a word.
const ENDS: [char; 8] = ['.', '!', ':', '\u{2026}', ')', ';', '-', '\u{2013}'];

impl At<'_> {
    /// Blanks the lines about other things, so that every line keeps its number.
    pub(super) fn without_prose(&self, lines: Vec<String>) -> Vec<String> {
        let said = |line: &String| !line.trim().is_empty();
        // Nothing stands beside a single line, and the phrases take long to load.
        if lines.iter().filter(|line| said(line)).count() < 2 {
            return lines;
        }
        // What would be carried out alone is nothing idle beside others. Most lines are orders as
        // they stand, which takes less to find out than whether they are about other things.
        let is_idle = |line: &String| {
            said(line)
                && !self.would_do_something(line)
                && self.is_idle(line)
                && !self.is_order(line)
        };
        let idle: Vec<bool> = lines.iter().map(is_idle).collect();
        let orders = || lines.iter().zip(&idle).filter(|(line, idle)| !*idle && said(line));
        let plain = idle.contains(&true)
            && orders().count() > 0
            && (0..lines.len())
                .all(|at| idle.get(at) != Some(&true) || stands_alone(&lines, &idle, at))
            && orders().all(|(line, _)| self.is_order(line));
        if !plain {
            return lines;
        }
        let kept = |(line, idle)| if idle { String::new() } else { line };
        lines.into_iter().zip(idle).map(kept).collect()
    }

    /// Is it about something else than the game?
    pub(super) fn is_idle(&self, line: &str) -> bool {
        let Some(spoken) = self.table.spoken() else { return false };
        let addressed = |order: Order| self.is_addressed(&order);
        // «Action:» is a heading.
        if !line.trim_end().ends_with(':') && Order::from_text(line).is_some_and(addressed) {
            return false;
        }
        let begins = |word: &str| self.table.begins_order(word);
        // An order with a typo in it is nothing idle.
        let hearers = Hearers {
            begins_order: &begins,
            concerns: &begins,
            begins_command: &|word| self.begins_order(word),
        };
        spoken.is_idle(line, &self.languages(), &self.people(), &hearers)
            && !self.may_be_order(line)
    }

    /// Is there nothing but orders in it that would do something now?
    fn is_order(&self, line: &str) -> bool {
        let orders = split(line);
        let does = |text: &str| self.would_do_something(text) || self.speaks_order(text);
        !orders.is_empty()
            && orders.iter().all(|order| order.line.get(order.span()).is_some_and(does))
    }
}

/// Is this line no half of a sentence that goes on in the lines of orders beside it?
fn stands_alone(lines: &[String], idle: &[bool], at: usize) -> bool {
    let is_order = |at: Option<usize>| {
        let line = at.and_then(|at| Some((lines.get(at)?, idle.get(at)?)));
        line.is_some_and(|(line, idle)| !idle && !line.trim().is_empty())
    };
    let line = lines.get(at).map(|line| line.trim()).unwrap_or_default();
    let next = at.checked_add(1).and_then(|at| lines.get(at)).map_or("", |it| it.trim());
    let ends = !runs_on(line, next);
    let goes_on = line.split_whitespace().next().is_some_and(|first| is_and(&first.to_lowercase()));
    let begins = goes_on || !line.starts_with(char::is_lowercase);
    (ends || !is_order(at.checked_add(1))) && (begins || !is_order(at.checked_sub(1)))
}

fn is_and(word: &str) -> bool {
    keyword(&[word], &[Keyword::And]).is_some()
}

/// Does a sentence go on in the next line? A mail program breaks lines anywhere, and people do
/// where they like.
pub(super) fn runs_on(line: &str, next: &str) -> bool {
    let ends =
        line.ends_with(ENDS) || !line.ends_with(char::is_alphanumeric) && !line.ends_with(',');
    // Whoever ends a short line and begins the next with a capital letter began another sentence.
    let capital = next.starts_with(char::is_uppercase);
    let first = next.split_whitespace().next().unwrap_or_default();
    let short = line.chars().count() + first.chars().count() < BROKEN;
    !(ends || short && capital && !line.ends_with(','))
}

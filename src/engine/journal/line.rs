//! Which entries count. Without a [`Body::Return`] that is all of them.

use super::{Body, Entry, Way};
use crate::engine::Game;

/// The path to a journal's last position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line {
    /// The numbers of the entries that count, oldest first.
    pub entries: Vec<u32>,
    /// The positions the match went through on that path, oldest first, each as the
    /// number of entries before it. A letter that shows any other position is out
    /// of date for good.
    pub positions: Vec<u32>,
}

/// An entry that returns to a position that does not precede it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadReturn(pub u32);

impl Line {
    /// The path to the end of a journal, or of a prefix of one.
    ///
    /// # Errors
    /// The entry that can't be followed.
    pub fn of<G: Game>(entries: &[Entry<G>]) -> Result<Line, BadReturn> {
        let mut line = Line::default();
        let mut at = entries.len();
        while let Some(number) = at.checked_sub(1) {
            let here = u32::try_from(number).map_err(|_| BadReturn(u32::MAX))?;
            // No path leads through a lost entry, not even by a return to it.
            if !entries[number].is_lost() {
                line.positions.push(here + 1);
            }
            if let Body::Return { to, .. } = entries[number].body {
                let back = usize::try_from(to).unwrap_or(usize::MAX);
                if back == 0 || back > number {
                    return Err(BadReturn(here));
                }
                at = back;
            } else {
                line.entries.push(here);
                at = number;
            }
        }
        line.entries.reverse();
        line.positions.reverse();
        Ok(line)
    }

    /// Did the match go through this position?
    #[must_use]
    pub fn went_through(&self, position: u32) -> bool {
        self.positions.binary_search(&position).is_ok()
    }

    /// Does this entry count?
    #[must_use]
    pub fn has(&self, entry: u32) -> bool {
        self.entries.binary_search(&entry).is_ok()
    }

    /// The entries of this line that `after` leaves out.
    #[must_use]
    pub fn gone<'e, G: Game>(&self, after: &Line, entries: &'e [Entry<G>]) -> Vec<&'e Entry<G>> {
        let gone = self.entries.iter().filter(|&&number| !after.has(number));
        gone.filter_map(|&number| entries.get(usize::try_from(number).ok()?)).collect()
    }

    /// Where an undo of the last `count` steps returns to; `None` if there are
    /// fewer.
    #[must_use]
    pub fn before_last<G: Game>(&self, entries: &[Entry<G>], count: usize) -> Option<u32> {
        let steps = self.entries.iter().rev().filter(|&&number| {
            let entry = usize::try_from(number).ok().and_then(|number| entries.get(number));
            entry.is_some_and(Entry::is_step)
        });
        steps.copied().nth(count.checked_sub(1)?)
    }

    /// Where a redo returns to: right before the last undo, if no step was made
    /// since. Nothing brings back what was lost.
    #[must_use]
    pub fn before_undo<G: Game>(entries: &[Entry<G>]) -> Option<u32> {
        let mut at = entries.len();
        loop {
            let number = at.checked_sub(1)?;
            match entries.get(number)?.body {
                Body::Return { .. } if is_of_salvage(entries, number) => return None,
                Body::Return { way: Way::Undo, .. } => return u32::try_from(number).ok(),
                // Each return goes back, so this ends.
                Body::Return { way: Way::Redo, to } => {
                    at = usize::try_from(to).ok().filter(|&to| to < at)?;
                }
                Body::Deed(_) => at = number,
                Body::Deal(_)
                | Body::Order(_)
                | Body::Return { way: Way::Amend, .. }
                | Body::Adjust { .. }
                | Body::Finish
                | Body::Cancel => return None,
            }
        }
    }
}

/// Does this entry stand in for a lost one, or is it the return after those?
#[must_use]
pub fn is_of_salvage<G: Game>(entries: &[Entry<G>], number: usize) -> bool {
    let is_lost = |at: usize| entries.get(at).is_some_and(Entry::is_lost);
    let returns = entries.get(number).is_some_and(|it| matches!(it.body, Body::Return { .. }));
    is_lost(number) || returns && number.checked_sub(1).is_some_and(is_lost)
}

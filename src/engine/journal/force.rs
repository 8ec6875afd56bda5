//! Which parts of a journal are in force, and which was done last.

use super::{BadReturn, Body, Deed, Entry, Line, Undoing, Way};
use crate::engine::Game;

/// Which parts of a journal are in force. Steps are if the line to the last
/// position goes through them, and so are returns. Deeds leave the position as it
/// is, so no return takes one back: only another deed can.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Force {
    line: Line,
    /// The entries whose deeds were taken back.
    undone: Vec<u32>,
    /// The first entry of the table itself. If it is played on from another one,
    /// that one's deeds don't apply here.
    own: u32,
}

/// The last thing done, of everything in force that an undo could mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LastDone {
    /// The step of this entry.
    Step(u32),
    /// The amendment that begins with this entry.
    Amendment(u32),
    /// The deed of this entry.
    Deed(u32, Deed),
}

impl Force {
    /// What is in force at the end of a journal.
    ///
    /// # Errors
    /// The entry that can't be followed.
    pub fn of<G: Game>(entries: &[Entry<G>]) -> Result<Force, BadReturn> {
        let line = Line::of(entries)?;
        let undone = entries.iter().filter_map(Entry::undoes).collect();
        let own = entries.iter().rposition(Entry::plays_on).unwrap_or_default();
        Ok(Force { line, undone, own: u32::try_from(own).unwrap_or(u32::MAX) })
    }

    /// The way to the last position.
    #[must_use]
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Is what this entry did in force?
    #[must_use]
    pub fn has<G: Game>(&self, number: u32, entry: &Entry<G>) -> bool {
        match entry.body {
            Body::Deed(_) => !self.undone.contains(&number),
            Body::Return { .. } => self.line.went_through(number + 1),
            Body::Deal(_) | Body::Order(_) | Body::Adjust { .. } | Body::Finish | Body::Cancel => {
                self.line.has(number)
            }
        }
    }

    /// The last thing done. An undo takes it back or says why it can't; it never
    /// skips it for something earlier.
    #[must_use]
    pub fn last_done<G: Game>(&self, entries: &[Entry<G>]) -> Option<LastDone> {
        self.done(entries).next()
    }

    /// The deeds in force from entry `from` on, oldest first: they leave the
    /// position as it is, so a return past them does not touch them.
    #[must_use]
    pub fn deeds_since<G: Game>(&self, entries: &[Entry<G>], from: u32) -> Vec<(u32, Deed)> {
        let deeds = self.done(entries).filter_map(|done| match done {
            LastDone::Deed(number, deed) => Some((number, deed)),
            LastDone::Step(_) | LastDone::Amendment(_) => None,
        });
        let mut deeds: Vec<(u32, Deed)> = deeds.take_while(|(number, _)| *number >= from).collect();
        deeds.reverse();
        deeds
    }

    /// Everything in force that an undo could mean, latest first.
    fn done<'a, G: Game>(
        &'a self,
        entries: &'a [Entry<G>],
    ) -> impl Iterator<Item = LastDone> + use<'a, G> {
        let in_force = last_first(entries).filter(|(number, entry)| self.has(*number, entry));
        in_force.filter_map(|(number, entry)| match &entry.body {
            // A deed that takes another back is not itself undone: repeated undos
            // go on to what was before.
            Body::Deed(deed) if entry.undoes().is_none() => {
                let any = number >= self.own && deed.undoing() != Undoing::Nothing;
                any.then(|| LastDone::Deed(number, deed.clone()))
            }
            Body::Deed(_) | Body::Deal(_) | Body::Return { .. } => None,
            Body::Order(_) | Body::Adjust { .. } | Body::Finish | Body::Cancel => {
                let amended = entry.again.and_then(|_| Self::amendment(entries, number));
                Some(amended.map_or(LastDone::Step(number), LastDone::Amendment))
            }
        })
    }

    /// The amendment that played this step again, unless part of it was since taken
    /// back by itself.
    fn amendment<G: Game>(entries: &[Entry<G>], step: u32) -> Option<u32> {
        let mut at = entries.len();
        // Of the entries before `at`, those from here on are taken back.
        let mut gone = at;
        loop {
            let number = at.checked_sub(1)?;
            match entries.get(number)?.body {
                Body::Return { way: Way::Amend, .. } => {
                    let played = entries.iter().skip(at).take_while(|it| it.again.is_some());
                    let whole = at + played.count() <= gone;
                    return u32::try_from(number).ok().filter(|&number| whole && number < step);
                }
                Body::Return { way: Way::Undo, to } => {
                    at = usize::try_from(to).ok().filter(|&to| to < at)?;
                    gone = gone.min(at);
                }
                // What was done before the undo counts again.
                Body::Return { way: Way::Redo, to } => {
                    at = usize::try_from(to).ok().filter(|&to| to < at)?;
                }
                Body::Deal(_)
                | Body::Order(_)
                | Body::Adjust { .. }
                | Body::Finish
                | Body::Cancel
                | Body::Deed(_) => at = number,
            }
        }
    }
}

fn last_first<G: Game>(entries: &[Entry<G>]) -> impl Iterator<Item = (u32, &Entry<G>)> {
    let numbered = entries.iter().enumerate().rev();
    numbered.filter_map(|(number, entry)| Some((u32::try_from(number).ok()?, entry)))
}

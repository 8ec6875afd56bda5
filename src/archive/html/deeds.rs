//! What was done beyond the players' own orders, as facts for the letters' words.

use crate::engine::{Author, Body, Entry, Game, Line, Seat, Viewer, Way};
use crate::letters::{DeedBy, DeedLine, Done};

/// A journal under a reader's eyes.
pub(super) struct Journal<'a, G: Game> {
    pub(super) entries: &'a [Entry<G>],
    pub(super) viewer: Viewer,
    /// What counts in the end.
    pub(super) counting: Line,
}

impl<G: Game> Journal<'_, G> {
    pub(super) fn entry(&self, n: u32) -> Option<&Entry<G>> {
        self.entries.get(usize::try_from(n).ok()?)
    }

    /// What counted after the first so many entries.
    fn line_after(&self, count: u32) -> Option<Line> {
        Line::of(self.entries.get(..usize::try_from(count).ok()?)?).ok()
    }
}

/// What was done in an entry beyond an order of its seat's own player.
pub(super) fn of<G: Game>(journal: &Journal<'_, G>, n: u32) -> Option<DeedLine> {
    let entry = journal.entry(n)?;
    let note = entry.note.clone().unwrap_or_default();
    let may_know = |of: Seat| journal.viewer.sees_secrets_of(of);
    let what = match &entry.body {
        Body::Deal(_) => return None,
        Body::Order(order) => match entry.by {
            Author::Moderator(Some(seat)) => {
                Done::Acted { seat, order: may_know(seat).then(|| order.clone()) }
            }
            _ => return None,
        },
        Body::Return { to, way: Way::Undo } => undone(journal, n, *to)?,
        Body::Return { to, way: Way::Redo } => Done::Redone { last: to.saturating_sub(1) },
        Body::Return { to, way: Way::Amend } => {
            let seat = journal.entry(*to)?.by.seat()?;
            let order = journal.entry(n + 1).and_then(Entry::order).map(str::to_owned);
            Done::Amended { entry: *to, seat, order: order.filter(|_| may_know(seat)) }
        }
        Body::Adjust { what, of } => {
            let known = of.is_none_or(may_know);
            Done::Adjusted { what: known.then(|| what.clone()), of: *of }
        }
        Body::Finish => Done::Finished,
        Body::Cancel => Done::Cancelled,
        Body::Deed(deed) => Done::Deed(deed.clone()),
    };
    let by = match entry.by {
        Author::Seat(seat) => DeedBy::Player(seat),
        _ => DeedBy::Moderator(note.name),
    };
    Some(DeedLine { by, what, reason: note.reason })
}

/// How many steps an undo took back, and whose.
fn undone<G: Game>(journal: &Journal<'_, G>, n: u32, to: u32) -> Option<Done> {
    let (before, after) = (journal.line_after(n)?, journal.line_after(n + 1)?);
    let gone = before.entries.iter().filter(|&&number| !after.has(number));
    let gone: Vec<&Entry<G>> = gone.filter_map(|&number| journal.entry(number)).collect();
    let mut seats: Vec<Seat> = gone
        .iter()
        .filter(|entry| entry.order().is_some())
        .filter_map(|entry| entry.by.seat())
        .collect();
    seats.sort_unstable();
    seats.dedup();
    let steps = gone.iter().filter(|entry| entry.is_step()).count();
    Some(Done::Undone { steps, seats, last: to.saturating_sub(1) })
}

//! What a letter is told about moderators and about orders that were taken
//! back. All of it comes in as facts.

use crate::engine::{Author, Body, Deed, Entry, Game, Line, Match, Seat, Tells, Viewer, Way};

/// Something that was done at the table beyond the players' own orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeedLine {
    pub by: DeedBy,
    pub what: Done,
    /// The reason given; empty if none was.
    pub reason: String,
    /// Was it done before the start? The table may have been dealt again since, so its seats
    /// may be others' by now; only names tell who is meant.
    pub set_up: bool,
    /// What is different since: how it is, and how it was, a line each, in the
    /// reader's language and as far as the reader may know.
    pub changes: Vec<String>,
}

/// Who did it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeedBy {
    /// A moderator, by name; an empty name is simply the moderator.
    Moderator(String),
    /// The player of a seat.
    Player(Seat),
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    Undone {
        steps: usize,
        /// Whose orders they were, each seat once, in the order of the table.
        seats: Vec<Seat>,
        /// The last entry that still stands.
        last: u32,
        /// Does a game go on thereby that was over, or was given up?
        goes_on: bool,
    },
    /// An undo was taken back.
    Redone {
        /// The last entry that stands again.
        last: u32,
        /// Does a game go on thereby that was over, or was given up?
        goes_on: bool,
    },
    /// An order was replaced, and what still stood after it was played again.
    Amended {
        /// The number of its entry.
        entry: u32,
        seat: Seat,
        /// What it is now; `None` if the reader may not know.
        order: Option<String>,
    },
    /// An order was given for a seat.
    Acted {
        seat: Seat,
        /// The order; `None` if the reader may not know.
        order: Option<String>,
    },
    Adjusted {
        /// How; `None` if the reader may not know.
        what: Option<String>,
        /// Whose secret it touches.
        of: Option<Seat>,
    },
    /// The game was ended with what it counts now.
    Finished,
    /// The table was given up.
    Cancelled,
    /// Something that leaves the position as it is.
    Deed(Deed),
}

impl Done {
    /// Does the table rest since then, or go on? `None` if neither is so because of it.
    #[must_use]
    pub fn pauses(&self) -> Option<bool> {
        match self {
            Done::Deed(deed) => match deed.tells() {
                Tells::Rests => Some(true),
                Tells::GoesOn => Some(false),
                Tells::Said(_) | Tells::Salt | Tells::NewSeed(_) | Tells::Else => None,
            },
            Done::Undone { .. }
            | Done::Redone { .. }
            | Done::Amended { .. }
            | Done::Acted { .. }
            | Done::Adjusted { .. }
            | Done::Finished
            | Done::Cancelled => None,
        }
    }

    /// Is the table given up since then, or played on? `None` if neither is so because of it.
    #[must_use]
    pub fn gives_up(&self) -> Option<bool> {
        match self {
            Done::Cancelled => Some(true),
            Done::Undone { .. } | Done::Redone { .. } => Some(false),
            Done::Amended { .. }
            | Done::Acted { .. }
            | Done::Adjusted { .. }
            | Done::Finished
            | Done::Deed(_) => None,
        }
    }

    /// The deed, where it is one that leaves the position as it is.
    #[must_use]
    pub fn deed(&self) -> Option<&Deed> {
        match self {
            Done::Deed(deed) => Some(deed),
            Done::Undone { .. }
            | Done::Redone { .. }
            | Done::Amended { .. }
            | Done::Acted { .. }
            | Done::Adjusted { .. }
            | Done::Finished
            | Done::Cancelled => None,
        }
    }
}

/// What was done in an entry beyond an order of its seat's own player, as a
/// viewer may know it; `None` if nothing was.
#[must_use]
pub fn deed_line<G: Game>(entries: &[Entry<G>], number: u32, viewer: Viewer) -> Option<DeedLine> {
    let at = |number: u32| entries.get(usize::try_from(number).ok()?);
    let entry = at(number)?;
    let note = entry.note.clone().unwrap_or_default();
    let may_know = |of: Seat| viewer.sees_secrets_of(of);
    let what = match &entry.body {
        Body::Deal(_) => return None,
        Body::Order(order) => match entry.by {
            Author::Moderator(Some(seat)) => {
                Done::Acted { seat, order: may_know(seat).then(|| order.clone()) }
            }
            Author::Moderator(None)
            | Author::Creator
            | Author::Seat(_)
            | Author::Clock(_)
            | Author::House(_) => return None,
        },
        Body::Return { to, way: Way::Undo } => undone(entries, number, *to)?,
        Body::Return { to, way: Way::Redo } => {
            Done::Redone { last: to.saturating_sub(1), goes_on: goes_on(entries, number) }
        }
        Body::Return { to, way: Way::Amend } => {
            let seat = at(*to)?.by.seat()?;
            let order = number.checked_add(1).and_then(at).and_then(Entry::order);
            let order = order.filter(|_| may_know(seat)).map(str::to_owned);
            Done::Amended { entry: *to, seat, order }
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
        Author::Creator | Author::Clock(_) | Author::House(_) | Author::Moderator(_) => {
            DeedBy::Moderator(note.name)
        }
    };
    let later = entries.iter().skip(usize::try_from(number).unwrap_or(usize::MAX));
    let set_up = later.skip(1).any(|entry| entry.body == Body::Deed(Deed::Start));
    Some(DeedLine { by, what, reason: note.reason, set_up, changes: Vec::new() })
}

/// How many steps an undo took back, and whose.
fn undone<G: Game>(entries: &[Entry<G>], number: u32, to: u32) -> Option<Done> {
    let index = usize::try_from(number).ok()?;
    let before = Line::of(entries.get(..index)?).ok()?;
    let after = Line::of(entries.get(..=index)?).ok()?;
    let gone = before.gone(&after, entries);
    let steps = gone.iter().filter(|entry| entry.is_step()).count();
    let (seats, last) = (Entry::seats_of(&gone), to.saturating_sub(1));
    Some(Done::Undone { steps, seats, last, goes_on: goes_on(entries, number) })
}

/// Was the game over or given up before this entry, and is not any more?
fn goes_on<G: Game>(entries: &[Entry<G>], number: u32) -> bool {
    let over = |count: usize| {
        let then = entries.get(..count).and_then(|entries| Match::replay(entries).ok());
        then.is_some_and(|then| then.standings().is_some() || then.is_cancelled())
    };
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    over(number) && !over(number.saturating_add(1))
}

impl Done {
    /// Is the position another one thereby, so that its reader is told what is
    /// different?
    #[must_use]
    pub fn mends(&self) -> bool {
        match self {
            Done::Undone { .. }
            | Done::Redone { .. }
            | Done::Amended { .. }
            | Done::Adjusted { .. } => true,
            Done::Acted { .. } | Done::Finished | Done::Cancelled | Done::Deed(_) => false,
        }
    }
}

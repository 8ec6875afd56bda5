//! What a letter is told about moderators, and about orders that were taken back.
//! All of it is passed in.

use crate::engine::{Author, Body, Deed, Entry, Game, Line, Match, Seat, Tells, Viewer, Way};

/// Something done at the table other than the players' own orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeedLine {
    pub by: DeedBy,
    pub what: Done,
    /// The reason given; empty if none was.
    pub reason: String,
    /// Whether it was done before the start. The table may have been dealt again
    /// since, so its seats may now be other players'; only names say who is meant.
    pub set_up: bool,
    /// What has changed: how it is, and how it was, one line each, in the reader's
    /// language and as far as the reader may know.
    pub changes: Vec<String>,
}

/// Who did it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeedBy {
    /// A moderator, by name; an empty name means just "the moderator".
    Moderator(String),
    /// The player of a seat.
    Player(Seat),
    /// The players, by a vote.
    Table,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    Undone {
        steps: usize,
        /// The seats whose orders they were, without repeats, in the order of the
        /// table.
        seats: Vec<Seat>,
        /// The last entry that remains.
        last: u32,
        /// Whether this reopens a game that was over or given up.
        goes_on: bool,
    },
    /// An undo was reversed.
    Redone {
        /// The last entry that is restored.
        last: u32,
        /// Whether this reopens a game that was over or given up.
        goes_on: bool,
    },
    /// An order was replaced, and what was still possible after it was played
    /// again.
    Amended {
        /// The number of its entry.
        entry: u32,
        seat: Seat,
        /// The new order; `None` if the reader may not know.
        order: Option<String>,
    },
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
    /// The game was ended with the present scores.
    Finished,
    /// The table was given up.
    Cancelled,
    /// Something that leaves the position unchanged.
    Deed(Deed),
}

impl Done {
    /// Whether this paused (`true`) or resumed (`false`) the table; `None` if
    /// neither.
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

    /// Whether this gave the table up (`true`) or reopened it (`false`); `None` if
    /// neither.
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

    /// The deed, if it is one that leaves the position unchanged.
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

/// What was done in an entry other than an order by its seat's own player, as far
/// as a viewer may know; `None` if nothing was.
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
        Author::Moderator(_) if note.vote => DeedBy::Table,
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

/// Whether this entry reopened a game that was over or given up.
fn goes_on<G: Game>(entries: &[Entry<G>], number: u32) -> bool {
    let over = |count: usize| {
        let then = entries.get(..count).and_then(|entries| Match::replay(entries).ok());
        then.is_some_and(|then| then.standings().is_some() || then.is_cancelled())
    };
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    over(number) && !over(number.saturating_add(1))
}

impl Done {
    /// Whether this changes the position, so that the reader is told the
    /// differences.
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

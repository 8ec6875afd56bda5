//! What a letter is told about moderators and about orders that were taken
//! back. All of it comes in as facts.

use crate::engine::{Deed, Seat};

/// Something that was done at the table beyond the players' own orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeedLine {
    /// Who did it.
    pub by: DeedBy,
    /// What.
    pub what: Done,
    /// The reason given; empty if none was.
    pub reason: String,
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
    /// Steps were taken back.
    Undone {
        /// How many.
        steps: usize,
        /// Whose orders they were, each seat once, in the order of the table.
        seats: Vec<Seat>,
        /// The last entry that still stands.
        last: u32,
    },
    /// An undo was taken back.
    Redone {
        /// The last entry that stands again.
        last: u32,
    },
    /// An order was replaced, and what still stood after it was played again.
    Amended {
        /// The number of its entry.
        entry: u32,
        /// Whose order it is.
        seat: Seat,
        /// What it is now; `None` if the reader may not know.
        order: Option<String>,
    },
    /// An order was given for a seat.
    Acted {
        /// For which.
        seat: Seat,
        /// The order; `None` if the reader may not know.
        order: Option<String>,
    },
    /// The position was corrected.
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

//! A table's journal: everything that happened, in order. Entries are only ever
//! added; what was taken back stays in it, and an entry says so.
//!
//! - `entry`: one entry, and who made it;
//! - `deed`: what moderators do that does not change the position;
//! - `line`: which entries count, once some were taken back;
//! - `force`: what is in force, deeds too, and what was done last.

mod deed;
mod entry;
mod force;
mod line;

pub use deed::{Deed, Inverse, Salted, Seating, Tells, Undoing, Wording};
pub use entry::{Author, Body, Entry, Note, PLAYED_ON, Way};
pub use force::{Force, LastDone};
pub use line::{BadReturn, Line, is_of_salvage};

//! A table's journal: everything that happened, in order. Entries are only ever
//! added; what was taken back stays, and a later entry says so.
//!
//! - `entry`: one entry, and who made it;
//! - `deed`: what people do at a table without changing the position;
//! - `line`: which entries count after some were taken back;
//! - `force`: what is in force, deeds included, and what was done last.

mod deed;
mod entry;
mod force;
mod line;

pub use deed::{Deed, Inverse, Motion, Salted, Seating, Settled, Tells, Undoing, Wording};
pub use entry::{Author, Body, Entry, Note, PLAYED_ON, Way};
pub use force::{Force, LastDone};
pub use line::{BadReturn, Line, is_of_salvage};

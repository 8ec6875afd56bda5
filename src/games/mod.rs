//! The games of the house. Each folder has the same file names in the same
//! order: set-up, position, actions, reading, one file per decision, what
//! happens by itself, scoring, view.

pub mod goa;
pub mod santiago;
pub mod sentences;
pub mod words;

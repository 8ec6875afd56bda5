//! The shelf: a table as a file that can be kept.

pub mod html;

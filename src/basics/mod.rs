//! Small types that every module needs, and that depend on none of them.

pub mod commands;
mod every;
mod language;
mod name;
mod table;
mod wanted;

pub(crate) use every::every;
pub use language::Language;
pub use name::{NameError, looks_like, mixes_scripts, person_name};
pub use table::TableId;
pub use wanted::{EVENING, NoPace, Pace, Parts, Wanted};

//! The games of the house. Each folder has the same file names in the same
//! order: set-up, position, actions, reading, one file per decision, what
//! happens by itself, scoring, view.

mod figures;
pub mod goa;
#[cfg(test)]
mod manual;
mod overrides;
mod pairs;
pub mod santiago;
pub mod sentences;
mod source;
mod suggestions;

pub use figures::{Figures, HouseValue, Overridden};
pub use overrides::Overrides;
pub use pairs::PairError;
pub use source::Source;

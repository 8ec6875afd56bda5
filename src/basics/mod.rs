//! The ground floor: small types that every room needs and that know no room.

mod every;
mod language;
mod name;

pub(crate) use every::every;
pub use language::Language;
pub use name::person_name;

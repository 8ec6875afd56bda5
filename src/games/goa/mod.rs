//! Goa, both editions. Rules: `docs/rules/goa.md`.

pub mod action;
mod agenda;
mod auction;
pub mod board;
pub mod cards;
pub mod data;
pub mod event;
mod extras;
mod markers;
pub mod options;
mod quick_start;
pub mod setup;
pub mod state;
pub mod tiles;
pub mod view;
pub mod violation;

pub use action::Action;
pub use event::Event;
pub use options::{OptionError, Options};
pub use setup::Deal;
pub use state::Goa;
pub use view::{News, View};
pub use violation::Violation;

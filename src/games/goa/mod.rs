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
mod quick_start;
mod read;
pub mod setup;
pub mod state;
pub mod tiles;
pub mod view;
pub mod violation;
mod vocabulary;

pub use action::Action;
pub use event::Event;
pub use setup::Deal;
pub use state::Goa;
pub use view::{News, View};
pub use violation::Violation;

/// The words of the orders are in order.
///
/// # Errors
/// What is wrong with them.
pub fn check() -> Result<(), String> {
    vocabulary::built_in().map(|_| ()).map_err(|error| error.to_string())
}

/// Does this word, in lower case, begin an order in some language? A verb, a
/// spice, a store or a place does.
#[must_use]
pub fn begins_order(word: &str) -> bool {
    read::is_name(word) || vocabulary::begins_order(word)
}

//! Goa, both editions, by the ids of `docs/rules/goa.md`.
//!
//! Where to look: the figures of an edition are in `data`, what a table begins
//! with in `setup`; the position is `state`, what changes it `event` and
//! `evolve`. One file holds each decision, with what is legal beside what is
//! judged: `quick_start`, `markers`, `auction`, `extras`, and, around an own
//! action, `line` with a file for each kind of step (`progress`, `harvest`,
//! `income`, `expedition`, `colony`, `play`, `uses`) and for what they bring
//! up (`agenda`: `acquire`, `draw`, `resupply`). `choices` joins them to the
//! phases.

mod acquire;
pub mod action;
mod agenda;
mod auction;
pub mod board;
pub mod cards;
mod choices;
mod colony;
pub mod data;
mod deal;
mod draw;
pub mod event;
mod evolve;
mod expedition;
mod extras;
#[cfg(test)]
mod fixture;
mod harvest;
mod house;
mod income;
mod line;
mod markers;
mod play;
mod possible;
mod progress;
mod quick_start;
mod resupply;
mod scoring;
pub mod setup;
mod showing;
mod spices;
pub mod state;
pub mod tiles;
mod uses;
pub mod view;
pub mod violation;

pub use action::Action;
pub use event::Event;
pub use setup::Deal;
pub use state::Goa;
pub use view::{News, View};
pub use violation::Violation;

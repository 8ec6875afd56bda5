//! Monsoon plays board games by email, slowly.
//!
//! A table is a match of a game. Its players hold a mailbox and nothing else:
//! they receive a letter with the board, reply with orders, and the game moves
//! on. `docs/architecture.md` walks one mail through the house; the modules
//! below are its rooms.
//!
//! Who may look at whom: [`basics`] looks at nothing in the crate and everybody may look
//! at it; [`engine`] and [`timing`] look at nothing else; [`games`], [`store`] and [`letters`] look down to the engine; [`archive`] is
//! the shelf where tables are kept as files; [`mail`] knows bytes and nothing of
//! games; only [`desk`] joins them.
//! `tests/suite/arrows.rs` holds this.

pub mod archive;
pub mod basics;
pub mod cli;
pub mod clock;
pub mod config;
pub mod daemon;
pub mod desk;
pub mod engine;
pub mod failpoint;
pub mod games;
pub mod letters;
pub mod mail;
pub mod store;
pub mod timing;

//! Monsoon plays board games by email, slowly.
//!
//! A table is a match of a game. Its players need nothing but a mailbox: they
//! receive a letter with the board, reply with orders, and the game moves on.
//! `docs/architecture.md` follows one mail through the modules below.
//!
//! Dependencies: [`basics`] uses nothing else in the crate, and everything may use
//! it; [`engine`] and [`timing`] use nothing else; [`games`], [`store`] and
//! [`letters`] use the engine; [`archive`] keeps tables as files; [`mail`] knows
//! bytes but no games; only [`desk`] joins them. `tests/suite/arrows.rs` enforces
//! this.

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
pub mod window;

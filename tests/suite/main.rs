//! Monsoon's tests, written like post: one crate, so that it links once.

// Tests and their helpers stop at the first thing that is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod arrows;
mod house;
mod killed;
mod letters;
mod mail;
mod parlour;
mod post;
mod program;
mod real_client;
mod whole_games;

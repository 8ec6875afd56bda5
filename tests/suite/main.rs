//! Monsoon's tests, written like post: one crate, so that it links once.

mod arrows;
mod house;
mod killed;
mod parlour;
mod post;
mod program;
mod real_client;
mod whole_games;
//! Everything that is tried from outside, as one program.
mod mail;

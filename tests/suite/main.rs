//! Monsoon's tests, written like post: one crate, so that it links once.

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

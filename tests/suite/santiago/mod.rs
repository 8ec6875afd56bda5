//! Santiago, rule by rule and game by game. `T` numbers are worked examples.

mod auction;
mod canals;
mod drought;
mod house;
mod mending;
mod planting;
mod proposals;
mod random;
mod reading;
mod scoring;
mod secrets;
mod setup;
pub mod table;
mod transcripts;
mod two_players;

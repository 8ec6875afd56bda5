//! Goa, rule by rule and game by game.

mod house;
mod ledger;
mod mending;
mod mind;
mod random;
mod reading;
mod secrets;
mod setting;
mod storing;
mod transcripts;

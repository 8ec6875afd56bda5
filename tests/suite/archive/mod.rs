//! Archives: tables become files and files become tables.

mod again;
mod altered;
mod by_mail;
mod events;
mod fixtures;
pub mod house;
mod many;
mod nightly;
mod parlour;
mod schema;
mod signed;
mod tables;

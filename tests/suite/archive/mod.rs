//! Archives: tables become files and files become tables.

mod again;
mod altered;
mod fixtures;
mod parlour;
mod schema;
mod tables;

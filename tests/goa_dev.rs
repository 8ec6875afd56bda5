#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#[path = "suite/goa/mod.rs"]
mod goa;

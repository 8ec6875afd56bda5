//! The tests that see the crate from outside.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a helper of a test fails the test"
)]

mod citations;
mod santiago;

//! The tests that see the crate from outside.

mod citations;
mod santiago;

//! Everything that is tried from outside, as one program.

// Tests and their helpers stop at the first thing that is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod mail;

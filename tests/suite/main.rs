//! Monsoon's tests, written like post: one crate, so that it links once.

mod letters;

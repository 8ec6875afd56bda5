//! Plans: reading them, and whole games played with them.

mod carrying;
mod games;
mod reading;

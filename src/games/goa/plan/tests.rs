//! Plans: reading them, and whole games played with them.

mod games;
mod reading;

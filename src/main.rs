//! The `monsoon` program.
fn main() {}

//! The `monsoon` program; everything else is in the library.

use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A letter is thousands of small strings: with this, an order takes a tenth less
/// (docs/scale.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    monsoon::cli::run(&monsoon::desk::Games::shipped())
}

//! The `monsoon` program; everything else is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    monsoon::cli::run(&monsoon::desk::Games::shipped())
}

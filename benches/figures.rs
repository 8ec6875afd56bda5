//! The figures of `monsoon bench`: `cargo bench -- --only pipeline`.

use std::{path::Path, process::ExitCode};

fn main() -> anyhow::Result<ExitCode> {
    let program = Path::new(env!("CARGO_BIN_EXE_monsoon"));
    monsoon::cli::bench::main(&monsoon::desk::Games::shipped(), program)
}

//! `monsoon replay`: shows a position of an archive.

use super::files;
use crate::{
    archive::{Document, document::MAX_BYTES, position::position},
    desk::Games,
};
use anyhow::{Context, Result};
use clap::Args;
use std::{io::Write, path::PathBuf, process::ExitCode};

#[derive(Args)]
pub struct Replay {
    /// The archive
    file: PathBuf,
    /// The entry after which to look [default: the last]
    #[arg(long, value_name = "ENTRY")]
    to: Option<u32>,
}

impl Replay {
    pub fn run(&self, games: &Games) -> Result<ExitCode> {
        let name = self.file.display().to_string();
        let bytes = files::read(&self.file, MAX_BYTES)?;
        let document = Document::parse(&bytes).with_context(|| name.clone())?;
        let sheet = position(games, &document, self.to).with_context(|| name)?;
        // It is not an error if the reader has seen enough.
        match writeln!(std::io::stdout(), "{sheet}") {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
            _ => Ok(ExitCode::SUCCESS),
        }
    }
}

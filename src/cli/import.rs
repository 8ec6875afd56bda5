//! `monsoon import`: an archive becomes a table.

use super::{files, table::seat};
use crate::{
    archive::{
        Document,
        document::MAX_BYTES,
        import::{ImportError, Sound},
    },
    config::Config,
    daemon::open_desk,
    desk::NewSeat,
};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

#[derive(Args)]
pub struct Import {
    /// The archive
    file: PathBuf,
    /// The last entry that is kept [default: the archive's last]
    #[arg(long, value_name = "ENTRY")]
    at: Option<u32>,
    /// A player, at the archive's first seat first
    #[arg(
        help = "A player, at the archive's first seat first: 'NAME <ADDRESS>', or 'NAME <ADDRESS> pl' for letters in Polish",
        long = "seat", value_name = "SEAT", value_parser = seat
    )]
    seats: Vec<NewSeat>,
}

impl Import {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let name = self.file.display();
        let bytes = files::read(&self.file, MAX_BYTES)?;
        let document = Document::parse(&bytes).with_context(|| name.to_string())?;
        let sound = match Sound::of(document) {
            Ok(sound) => sound,
            Err(ImportError::Unverified(verified)) => {
                for finding in &verified.findings {
                    eprintln!("{name}: {finding}");
                }
                bail!("{name} is not imported: it does not verify");
            }
            Err(error) => return Err(error).with_context(|| name.to_string()),
        };
        let mut desk = open_desk(config)?;
        if self.seats.is_empty() {
            if self.at.is_some() {
                bail!("--at is for playing on: --seat says who plays");
            }
            let id = desk.import_to_read(&sound)?;
            println!("table {id} can be looked at: monsoon table show {id}");
            return Ok(ExitCode::SUCCESS);
        }
        let sound = match self.at {
            Some(entry) => sound.until(entry)?,
            None => sound,
        };
        let opened = desk.import_to_play(&sound, &self.seats)?;
        println!(
            "table {} is open; from here on its seed's SHA-256 is {}",
            opened.id, opened.commitment
        );
        println!("the first letters wait in the outbox: a daemon or `monsoon once` sends them");
        Ok(ExitCode::SUCCESS)
    }
}

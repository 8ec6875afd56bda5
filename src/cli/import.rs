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
    desk::{Desk, Games, NewSeat},
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
    /// Import it once more, although it was imported before
    #[arg(long)]
    again: bool,
}

impl Import {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        let name = self.file.display();
        let bytes = files::read(&self.file, MAX_BYTES)?;
        let document = Document::parse(&bytes).with_context(|| name.to_string())?;
        let sound = match Sound::of(games, document) {
            Ok(sound) => sound,
            Err(ImportError::Unverified(verified)) => {
                for finding in &verified.findings {
                    eprintln!("{name}: {finding}");
                }
                bail!("{name} is not imported: it does not verify");
            }
            Err(error) => return Err(error).with_context(|| name.to_string()),
        };
        let mut desk = open_desk(config, games)?;
        if self.seats.is_empty() {
            if self.at.is_some() {
                bail!("--at is for playing on: --seat says who plays");
            }
            self.must_be_first(&desk, &sound, None)?;
            let id = desk.import_to_read(&sound)?;
            println!("table {id} can be looked at: monsoon table show {id}");
            return Ok(ExitCode::SUCCESS);
        }
        let sound = match self.at {
            Some(entry) => sound.until(entry)?,
            None => sound,
        };
        self.must_be_first(&desk, &sound, Some(sound.last()))?;
        let opened = desk.import_to_play(&sound, &self.seats)?;
        println!(
            "table {} is open; from here on its seed's SHA-256 is {}",
            opened.id, opened.commitment
        );
        println!("the first letters wait in the outbox: a daemon or `monsoon once` sends them");
        Ok(ExitCode::SUCCESS)
    }

    /// Refuses what was imported before, to look at or to play on from the same entry,
    /// unless it is wanted once more; and tells what else came of the archive.
    fn must_be_first(&self, desk: &Desk, sound: &Sound, entry: Option<u32>) -> Result<()> {
        for (table, at) in desk.imported(sound)? {
            let what = match at {
                None => format!("this archive is table {table} already, to be looked at"),
                Some(at) => {
                    format!("this archive is played on from entry {at} at table {table} already")
                }
            };
            if at == entry && !self.again {
                bail!("{what}; --again imports it once more");
            }
            eprintln!("monsoon: {what}");
        }
        Ok(())
    }
}

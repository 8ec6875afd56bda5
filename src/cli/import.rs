//! `monsoon import`: makes a table from an archive.

use super::{
    files,
    table::{named, seat},
};
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
    /// The last entry to keep [default: the archive's last]
    #[arg(long, value_name = "ENTRY")]
    at: Option<u32>,
    /// A player, at the archive's first seat first
    #[arg(
        help = "A player, at the archive's first seat first: 'NAME <ADDRESS>', or 'NAME <ADDRESS> pl' for letters in Polish",
        long = "seat", value_name = "SEAT", value_parser = seat
    )]
    seats: Vec<NewSeat>,
    /// Import it again even if it was imported before
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
                bail!("--at needs players to play on with: add --seat");
            }
            self.must_be_first(&desk, &sound, None)?;
            let id = desk.import_to_read(&sound)?;
            println!("table {id} is for viewing: monsoon table show {id}");
            return Ok(ExitCode::SUCCESS);
        }
        let sound = match self.at {
            Some(entry) => sound.until(entry)?,
            None => sound,
        };
        self.must_be_first(&desk, &sound, Some(sound.last()))?;
        let opened = desk.import_to_play(&sound, &named(&self.seats))?;
        println!(
            "table {} is open; from here on its seed's SHA-256 is {}",
            opened.id, opened.commitment
        );
        println!("the first letters wait in the outbox: a daemon or `monsoon once` sends them");
        Ok(ExitCode::SUCCESS)
    }

    /// Refuses an archive that was imported before for viewing, or for playing on
    /// from the same entry, unless `--again` is given; reports its other imports.
    fn must_be_first(&self, desk: &Desk, sound: &Sound, entry: Option<u32>) -> Result<()> {
        for (table, at) in desk.imported(sound)? {
            let what = match at {
                None => format!("this archive is already table {table}, for viewing"),
                Some(at) => {
                    format!("this archive is already played on from entry {at} at table {table}")
                }
            };
            if at == entry && !self.again {
                bail!("{what}; --again imports it again");
            }
            eprintln!("monsoon: {what}");
        }
        Ok(())
    }
}

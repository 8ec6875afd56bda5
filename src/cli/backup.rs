//! `monsoon backup` and `monsoon restore`: the whole database as one file.

use super::print_json;
use crate::{archive::backup, config::Config};
use anyhow::Result;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

#[derive(Args)]
pub struct Backup {
    /// The copy
    file: PathBuf,
    /// Replace an existing file
    #[arg(long)]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Restore {
    /// The copy
    file: PathBuf,
    /// Replace the existing database; it is kept beside the new one under another
    /// name
    #[arg(long)]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Backup {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let copied = backup::backup(&config.store.path, &self.file, self.force)?;
        if self.json {
            print_json(&copied)?;
        } else {
            println!(
                "{}: {}, {} of them running; checked. It holds every seed and secret: keep it safe.",
                self.file.display(),
                tables(copied.tables),
                copied.running
            );
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Restore {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let restored = backup::restore(&self.file, &config.store.path, self.force)?;
        if self.json {
            print_json(&restored)?;
            return Ok(ExitCode::SUCCESS);
        }
        println!(
            "{} is what {} was: {}, {} of them running",
            config.store.path.display(),
            self.file.display(),
            tables(restored.inspected.tables),
            restored.inspected.running
        );
        if let Some(former) = &restored.former {
            println!("the former database is now {}", former.display());
        }
        println!(
            "letters that left after the copy was made wait again: see `monsoon queue` before a \
             daemon starts"
        );
        Ok(ExitCode::SUCCESS)
    }
}

fn tables(count: u32) -> String {
    if count == 1 { "1 table".into() } else { format!("{count} tables") }
}

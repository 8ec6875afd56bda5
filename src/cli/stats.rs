//! `monsoon stats`: statistics of finished games.

use super::print_json;
use crate::{archive::stats::stats, config::Config, daemon::open_desk, desk::Games};
use anyhow::{Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub struct Stats {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print CSV, one row per seat
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

impl Stats {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        if !config.store.path.exists() {
            bail!("there is no database at {}", config.store.path.display());
        }
        let desk = open_desk(config, games)?;
        let stats = stats(games, desk.store().read())?;
        if self.json {
            print_json(&stats)?;
        } else if self.csv {
            let mut text = Vec::new();
            stats.csv(&mut text)?;
            super::files::print(&text)?;
        } else {
            super::files::print(stats.text().as_bytes())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

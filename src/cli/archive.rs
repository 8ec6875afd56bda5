//! `monsoon archive`: moves finished tables out of the live database.

use super::{Json, print_json};
use crate::{
    archive::prune::{self, Pruned},
    clock::Clock,
    config::Config,
    desk::Games,
    store::Store,
};
use anyhow::{Context, Result, anyhow, bail};
use chrono::TimeDelta;
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args)]
pub struct Archive {
    /// Write finished and cancelled tables to files, verify those, and delete the
    /// tables from the database with their letters and mails
    #[arg(long, required = true)]
    prune: bool,
    /// The folder for the files
    #[arg(long, value_name = "FOLDER", required_unless_present = "dry_run")]
    out: Option<PathBuf>,
    /// Only tables where nothing has happened for this long: 90d, 12w
    #[arg(long, value_name = "SPAN", default_value = "90d", value_parser = span)]
    older_than: TimeDelta,
    /// Only show what would be done
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    json: Json,
}

impl Archive {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        if !config.store.path.exists() {
            bail!("there is no database at {}", config.store.path.display());
        }
        let mut store = Store::open(&config.store.path)?;
        let folder = self.out.as_deref().unwrap_or(Path::new("archive"));
        let before = Clock::System.now().checked_sub_signed(self.older_than);
        let before = before.context("--older-than reaches too far back")?;
        let wish = prune::Wish { before, folder, dry_run: self.dry_run };
        let pruned = prune::prune(games, &mut store, &wish)?;
        if self.json.json {
            print_json(&pruned)?;
        } else {
            tell(&pruned, self.dry_run);
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn tell(pruned: &Pruned, dry_run: bool) {
    for moved in &pruned.moved {
        println!(
            "table {}: {}, {} entries, {} {}",
            moved.table,
            moved.game,
            moved.entries,
            if dry_run { "would move to" } else { "is now" },
            moved.file.display()
        );
    }
    for stays in &pruned.stays {
        println!("table {} stays: {}", stays.table, stays.why);
    }
    match (pruned.moved.len(), dry_run) {
        (0, _) => println!("nothing to move"),
        (count, true) => println!("{count} would be moved; nothing was done"),
        (count, false) => {
            println!("{count} moved; `monsoon import` brings one back, without its letters");
        }
    }
}

fn span(text: &str) -> Result<TimeDelta> {
    let wrong = || anyhow!("«{text}» should look like 90d or 12w");
    let unit = text.chars().next_back().ok_or_else(wrong)?;
    let number: i64 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| wrong())?;
    let span = match unit {
        'd' => TimeDelta::try_days(number),
        'w' => TimeDelta::try_weeks(number),
        _ => None,
    };
    span.filter(|span| *span >= TimeDelta::zero()).ok_or_else(wrong)
}

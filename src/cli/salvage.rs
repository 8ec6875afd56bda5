//! `monsoon salvage`: a table with a damaged journal goes back to its last good entry.

use super::{Json, files, print_json};
use crate::{
    basics::TableId,
    config::Config,
    daemon::open_desk,
    desk::{Damage, Desk, Games, SalvageError},
};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use std::{path::PathBuf, process::ExitCode};

#[derive(Args)]
pub struct Salvage {
    /// The table's number
    table: TableId,
    /// Where to write an archive of the intact entries [default:
    /// table-NNNN-GAME-salvaged.json here]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The reason that the players are told
    #[arg(long, value_name = "REASON", default_value = "")]
    because: String,
    /// Only show what is wrong and what would be kept
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    json: Json,
}

/// The JSON output.
#[derive(Serialize)]
struct Told<'a> {
    table: TableId,
    damaged: bool,
    entry: Option<u32>,
    why: Option<&'a str>,
    last_good: Option<u32>,
    lost: u32,
    archive: Option<PathBuf>,
    salvaged: bool,
}

impl Salvage {
    pub fn run(&self, config: &Config, games: &Games) -> Result<ExitCode> {
        let mut desk = open_desk(config, games)?;
        let Some(damage) = desk.damage(self.table)? else {
            self.tell(None, None)?;
            return Ok(ExitCode::SUCCESS);
        };
        if damage.last_good().is_none() {
            bail!(SalvageError::Hopeless(Box::new(damage)));
        }
        let archive = if self.dry_run { None } else { Some(self.archive(&desk, &damage)?) };
        if archive.is_some() {
            desk.salvage(&damage, self.because.trim())?;
        }
        self.tell(Some(&damage), archive)?;
        Ok(ExitCode::SUCCESS)
    }

    /// Writes the intact entries to a new file.
    fn archive(&self, desk: &Desk, damage: &Damage) -> Result<PathBuf> {
        let document = desk.good_part(damage)?;
        let name = || format!("table-{:04}-{}-salvaged.json", self.table, document.game);
        let path = self.out.clone().unwrap_or_else(|| PathBuf::from(name()));
        if path.exists() {
            bail!("{} already exists; choose another file with --out", path.display());
        }
        files::write(&path, document.canonical().as_bytes(), true)
            .context("nothing was changed")?;
        Ok(path)
    }

    fn tell(&self, damage: Option<&Damage>, archive: Option<PathBuf>) -> Result<()> {
        let table = self.table;
        if self.json.json {
            return print_json(&Told {
                table,
                damaged: damage.is_some(),
                entry: damage.map(Damage::first),
                why: damage.map(|it| it.why.as_str()),
                last_good: damage.and_then(Damage::last_good),
                lost: damage.map_or(0, |it| it.lost),
                salvaged: archive.is_some(),
                archive,
            });
        }
        match (damage, archive) {
            (None, _) => println!("{}", SalvageError::Sound(table)),
            (Some(damage), None) => println!("table {table}: {damage}; nothing was done"),
            (Some(damage), Some(archive)) => {
                println!("table {table}: {damage}");
                println!("{} holds the intact entries; keep it to yourself", archive.display());
                println!(
                    "the damaged rows are kept aside, and every player is told; a moderator lets \
                     the game go on: monsoon mod {table} resume because ..."
                );
            }
        }
        Ok(())
    }
}

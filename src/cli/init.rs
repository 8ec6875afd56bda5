//! `monsoon init`: creates an empty database, on purpose.

use crate::{archive::backup, config::Config, store::Store};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub struct Init {
    /// Create one even if files beside it show that there was one before
    #[arg(long)]
    force: bool,
}

impl Init {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let path = &config.store.path;
        let shown = path.display();
        if path.try_exists().with_context(|| format!("can't look at {shown}"))? {
            bail!("{shown} already exists; nothing was changed");
        }
        let traces =
            Store::traces(path).with_context(|| format!("can't read the folder of {shown}"))?;
        if !self.force && !traces.is_empty() {
            let names: Vec<String> = traces.iter().map(|it| it.display().to_string()).collect();
            bail!(
                "there was a database at {shown} before: {} is left of it. `monsoon restore FILE` \
                 puts a copy back; `monsoon init --force` makes an empty one all the same",
                names.join(", ")
            );
        }
        if let Some(aside) = backup::put_aside(path)? {
            println!("the remains of an earlier database are now {}", aside.display());
        }
        Store::make(path).with_context(|| format!("can't create {shown}"))?;
        println!("created an empty database at {shown}; next: `monsoon table new`, then `monsoon`");
        Ok(ExitCode::SUCCESS)
    }
}

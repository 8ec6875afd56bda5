//! `monsoon init`: an empty database, made on purpose.

use crate::{archive::backup, config::Config, store::Store};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub struct Init {
    /// Make it although something beside it says that there was one before
    #[arg(long)]
    force: bool,
}

impl Init {
    pub fn run(&self, config: &Config) -> Result<ExitCode> {
        let path = &config.store.path;
        let shown = path.display();
        if path.try_exists().with_context(|| format!("can't look at {shown}"))? {
            bail!("{shown} is there already; nothing was changed");
        }
        let traces = Store::traces(path).with_context(|| format!("can't look beside {shown}"))?;
        if !self.force && !traces.is_empty() {
            let names: Vec<String> = traces.iter().map(|it| it.display().to_string()).collect();
            bail!(
                "there was a database at {shown} before: {} is left of it. `monsoon restore FILE` \
                 puts a copy back; `monsoon init --force` makes an empty one all the same",
                names.join(", ")
            );
        }
        if let Some(aside) = backup::put_aside(path)? {
            println!("what was left of a database there is now {}", aside.display());
        }
        Store::make(path).with_context(|| format!("can't make {shown}"))?;
        println!("{shown} is there, an empty database; next: `monsoon table new`, then `monsoon`");
        Ok(ExitCode::SUCCESS)
    }
}

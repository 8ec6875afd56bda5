//! `monsoon deliver`: hand in one mail.

use crate::{config::Config, daemon, mail::inbox::Maildir};
use anyhow::{Context, Result};
use clap::Args;
use std::{
    fs::File,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// `EX_TEMPFAIL` of sysexits.h: a mail server keeps the mail and tries again.
pub const TRY_AGAIN: u8 = 75;

#[derive(Args)]
pub struct Deliver {
    /// The mail [default: standard input]
    file: Option<PathBuf>,
}

impl Deliver {
    pub fn run(&self, config: Option<&Path>) -> ExitCode {
        let spooled = Config::load(config)
            .map_err(anyhow::Error::from)
            .and_then(|(config, _)| self.spool(&config).map(|()| config));
        let config = match spooled {
            Ok(config) => config,
            Err(error) => {
                eprintln!("monsoon: not taken: {error:#}");
                return ExitCode::from(TRY_AGAIN);
            }
        };
        // From here on the mail is ours: whatever goes wrong now is mended by
        // the next pass, and asking the mail server again would not help.
        let pass = daemon::open(&config).and_then(|house| match house {
            Some(mut house) => house.once_at_home().map(|_| ()),
            None => Ok(()),
        });
        if let Err(error) = pass {
            eprintln!("monsoon: taken, to be worked on later: {error:#}");
        }
        ExitCode::SUCCESS
    }

    fn spool(&self, config: &Config) -> Result<()> {
        let spool = Maildir::open(&config.store.spool)
            .with_context(|| format!("can't use {}", config.store.spool.display()))?;
        match &self.file {
            Some(path) => {
                let mut file =
                    File::open(path).with_context(|| format!("can't read {}", path.display()))?;
                spool.write(&mut file)
            }
            None => spool.write(&mut std::io::stdin().lock()),
        }
        .context("can't write to the spool")?;
        Ok(())
    }
}

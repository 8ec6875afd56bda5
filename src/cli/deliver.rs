//! `monsoon deliver`: hands in one mail.

use crate::{
    config::Config,
    daemon,
    desk::Games,
    mail::inbox::{Envelope, Maildir},
    store::Store,
};
use anyhow::{Context, Result};
use clap::Args;
use std::{
    fs::File,
    io::BufReader,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// `EX_TEMPFAIL` of sysexits.h: the mail server keeps the mail and tries again.
pub const TRY_AGAIN: u8 = 75;

#[derive(Args)]
pub struct Deliver {
    /// The mail file [default: standard input]
    file: Option<PathBuf>,
    /// An envelope recipient; may be repeated
    ///
    /// For Postfix: `--recipient=${original_recipient}`. Kept with the mail as
    /// a Delivered-To header.
    #[arg(long, value_name = "ADDRESS")]
    recipient: Vec<String>,
    /// The envelope sender; empty for the null sender of bounces
    ///
    /// For Postfix: `--sender=${sender}`. Kept with the mail as a Return-Path
    /// header.
    #[arg(long, value_name = "ADDRESS")]
    sender: Option<String>,
}

impl Deliver {
    pub fn run(&self, config: Option<&Path>, games: &Games) -> ExitCode {
        let spooled = Config::load(config)
            .map_err(anyhow::Error::from)
            .and_then(|(config, _)| self.spool(&config).map(|()| config));
        let config = match spooled {
            Ok(config) => config,
            Err(error) => {
                eprintln!("monsoon: not taken: {}", super::told(&error));
                return ExitCode::from(TRY_AGAIN);
            }
        };
        // The mail is ours from here on: the next pass recovers from anything that
        // goes wrong now, and a retry by the mail server would not help.
        if let Err(error) = daemon::passes_at_home(&config, games) {
            eprintln!(
                "monsoon: taken, but not processed yet; the next pass will: {}",
                super::told(&error)
            );
        }
        ExitCode::SUCCESS
    }

    fn spool(&self, config: &Config) -> Result<()> {
        // If the database is missing, the spool may be on the wrong disk, too.
        Store::is_there(&config.store.path)?;
        let spool = Maildir::open(&config.store.spool)
            .with_context(|| format!("can't use {}", config.store.spool.display()))?;
        let (envelope, left_out) = Envelope::new(self.sender.as_deref(), &self.recipient);
        if left_out > 0 {
            eprintln!("monsoon: {left_out} addresses of the envelope are none; they are left out");
        }
        match &self.file {
            Some(path) => {
                let file =
                    File::open(path).with_context(|| format!("can't read {}", path.display()))?;
                envelope.above(BufReader::new(file)).and_then(|mut mail| spool.write(&mut mail))
            }
            None => {
                envelope.above(std::io::stdin().lock()).and_then(|mut mail| spool.write(&mut mail))
            }
        }
        .context("can't write to the spool")?;
        Ok(())
    }
}

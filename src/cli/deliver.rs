//! `monsoon deliver`: hand in one mail.

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

/// `EX_TEMPFAIL` of sysexits.h: a mail server keeps the mail and tries again.
pub const TRY_AGAIN: u8 = 75;

/// After so many passes in a row somebody else may go on: a mail server has a
/// limit on how long a pipe may take.
const MOST_PASSES: usize = 20;

/// Does passes until nothing is left in the spool, unless somebody else is at
/// work. Another `deliver` that came meanwhile saw that we are and left its
/// mail to us, perhaps after we had looked; so we look again when we are done.
fn passes(config: &Config, games: &Games) -> Result<()> {
    for _ in 0..MOST_PASSES {
        let Some(mut house) = daemon::open(config, games)? else { return Ok(()) };
        house.once_at_home()?;
        // Whoever comes from here on does a pass of their own.
        drop(house);
        if Maildir::open(&config.store.spool)?.pending()?.is_empty() {
            return Ok(());
        }
    }
    Ok(())
}

#[derive(Args)]
pub struct Deliver {
    /// The mail [default: standard input]
    file: Option<PathBuf>,
    /// A recipient of the envelope; may be given several times
    ///
    /// For Postfix: `--recipient=${original_recipient}`. Kept with the mail as
    /// a Delivered-To header.
    #[arg(long, value_name = "ADDRESS")]
    recipient: Vec<String>,
    /// The sender of the envelope; empty for the null sender of bounces
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
        // From here on the mail is ours: whatever goes wrong now is mended by
        // the next pass, and asking the mail server again would not help.
        if let Err(error) = passes(&config, games) {
            eprintln!("monsoon: taken, to be worked on later: {}", super::told(&error));
        }
        ExitCode::SUCCESS
    }

    fn spool(&self, config: &Config) -> Result<()> {
        // Without its database the spool may be a folder on the wrong disk, too.
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

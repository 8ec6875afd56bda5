//! `monsoon once`: one pass, then exit.

use super::print_json;
use crate::{config::Config, daemon};
use anyhow::{Result, bail};
use std::process::ExitCode;

pub fn run(config: &Config, json: bool) -> Result<ExitCode> {
    let Some(mut house) = daemon::open(config)? else {
        bail!("a daemon is at work on {}; it does this by itself", config.store.path.display());
    };
    let pass = house.once()?;
    if json {
        print_json(&pass)?;
    } else {
        println!("{} taken in, {} sent, {} to be tried again", pass.taken, pass.sent, pass.unsent);
    }
    Ok(ExitCode::SUCCESS)
}

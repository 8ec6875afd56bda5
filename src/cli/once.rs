//! `monsoon once`: one pass, then exit.

use super::print_json;
use crate::{config::Config, daemon, desk::Games, store::DaemonLock};
use anyhow::{Result, bail};
use std::process::ExitCode;

pub fn run(config: &Config, games: &Games, json: bool) -> Result<ExitCode> {
    let Some(mut house) = daemon::open(config, games)? else {
        let path = config.store.path.display();
        if DaemonLock::is_a_daemons(&config.store.path) {
            bail!("a daemon is at work on {path}; it does this by itself");
        }
        bail!("another pass of `once` or `deliver` is at work on {path}, or a restore");
    };
    let pass = house.once()?;
    if json {
        print_json(&pass)?;
    } else {
        println!("{} taken in, {} sent, {} to be tried again", pass.taken, pass.sent, pass.unsent);
    }
    Ok(ExitCode::SUCCESS)
}

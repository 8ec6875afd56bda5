//! `monsoon once`: one pass, then exit.

use super::print_json;
use crate::{config::Config, daemon, desk::Games, store::DaemonLock};
use anyhow::{Result, bail};
use std::process::ExitCode;

pub fn run(config: &Config, games: &Games, json: bool) -> Result<ExitCode> {
    let Some(mut house) = daemon::open(config, games)? else {
        let path = config.store.path.display();
        if DaemonLock::is_a_daemons(&config.store.path) {
            bail!("a daemon is running on {path}; it does this by itself");
        }
        bail!("{path} is in use by another `once`, `deliver` or `restore`; try again later");
    };
    let pass = house.once()?;
    if json {
        print_json(&pass)?;
    } else {
        println!("{} mails taken, {} sent, {} to be retried", pass.taken, pass.sent, pass.unsent);
    }
    Ok(ExitCode::SUCCESS)
}

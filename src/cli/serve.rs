//! `monsoon serve`: the daemon.

use crate::{
    config::Config,
    daemon::{self, Daemon},
};
use anyhow::{Context, Result, bail};
use signal_hook::consts::{SIGINT, SIGTERM};
use std::{
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

pub fn run(config: &Config) -> Result<ExitCode> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&stop)).context("can't watch signals")?;
    }
    let Some(house) = daemon::open(config)? else {
        bail!("another monsoon is at work on {}; stop it first", config.store.path.display());
    };
    let daemon = Daemon::start(config, house)?;
    let smtp = daemon.smtp().map_or("no port".into(), |address| address.to_string());
    tracing::info!(database = %config.store.path.display(), %smtp, "at work");
    while !stop.load(Ordering::SeqCst) {
        if !daemon.is_well() {
            tracing::error!("a part of the daemon has ended; going down");
            daemon.stop()?;
            bail!("a part of the daemon has ended by itself");
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    tracing::info!("stopping");
    daemon.stop()?;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

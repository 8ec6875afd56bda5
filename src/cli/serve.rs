//! `monsoon serve`: the daemon.

mod supervisor;

use crate::{
    config::Config,
    daemon::{self, Daemon},
    mail::inbox::Handed,
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
use supervisor::{Watchdog, tell_ready, tell_stopping};

pub fn run(config: &Config) -> Result<ExitCode> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&stop)).context("can't watch signals")?;
    }
    // First of all: there is no other thread yet, and no other program that
    // could inherit the sockets.
    let mut handed = Handed::from_environment().context("the sockets handed over by systemd")?;
    let Some(house) = daemon::open(config)? else {
        bail!("another monsoon is at work on {}; stop it first", config.store.path.display());
    };
    let daemon = Daemon::start(config, house, &mut handed)?;
    let doors = daemon.doors();
    tracing::info!(database = %config.store.path.display(), %doors, "at work");
    tell_ready(&doors);
    let mut watchdog = Watchdog::from_environment();
    while !stop.load(Ordering::SeqCst) {
        if !daemon.is_well() {
            tracing::error!("a part of the daemon has ended; going down");
            tell_stopping("a part of the daemon has ended");
            daemon.stop()?;
            bail!("a part of the daemon has ended by itself");
        }
        watchdog.look(&daemon);
        std::thread::sleep(watchdog.nap().min(Duration::from_millis(100)));
    }
    tracing::info!("stopping");
    tell_stopping("asked to stop");
    daemon.stop()?;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

//! `monsoon serve`: the daemon.

mod supervisor;

use crate::{
    config::Config,
    daemon::{self, Daemon, House},
    desk::Games,
    mail::inbox::Handed,
    store::DaemonLock,
};
use anyhow::{Context, Result, bail};
use signal_hook::consts::{SIGINT, SIGTERM};
use std::{
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use supervisor::{Watchdog, tell_ready, tell_stopping};

pub fn run(config: &Config, games: &Games) -> Result<ExitCode> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&stop)).context("can't watch signals")?;
    }
    // First of all: there are no other threads yet, and no other programs that
    // could inherit the sockets.
    let mut handed = Handed::from_environment().context("the sockets handed over by systemd")?;
    let Some(house) = open(config, games, &stop)? else { return Ok(ExitCode::SUCCESS) };
    let mut daemon = Daemon::start(config, house, &mut handed)?;
    let doors = daemon.doors();
    tracing::info!(database = %config.store.path.display(), %doors, "at work");
    if let Some(address) = daemon.metrics() {
        tracing::info!(%address, "metrics and health");
    }
    tell_ready(&doors);
    let mut watchdog = Watchdog::from_environment();
    while !stop.load(Ordering::SeqCst) {
        if !daemon.is_well() {
            tracing::error!("a thread of the daemon has ended; shutting down");
            tell_stopping("a thread of the daemon has ended");
            daemon.stop()?;
            bail!("a thread of the daemon has ended by itself");
        }
        if let Some(thread) = daemon.silent() {
            tracing::error!(thread, "a thread of the daemon is stuck; shutting down");
            tell_stopping(&format!("{thread} is stuck"));
            daemon.stop()?;
            bail!("a thread of the daemon was stuck: {thread}");
        }
        daemon.say();
        watchdog.look(&daemon);
        std::thread::sleep(watchdog.nap().min(Duration::from_millis(100)));
    }
    tracing::info!("stopping");
    tell_stopping("asked to stop");
    daemon.stop()?;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

/// The longest wait for a pass of `once` or `deliver`.
const PASS: Duration = Duration::from_mins(10);

/// Opens everything once a running pass is done; `None` if asked to stop meanwhile.
fn open(config: &Config, games: &Games, stop: &AtomicBool) -> Result<Option<House>> {
    let path = &config.store.path;
    let begun = Instant::now();
    let mut told = false;
    while !stop.load(Ordering::SeqCst) {
        if let Some(house) = daemon::open(config, games)? {
            return Ok(Some(house));
        }
        if DaemonLock::is_a_daemons(path) || begun.elapsed() > PASS {
            bail!("another monsoon is using {}; stop it first", path.display());
        }
        if !std::mem::replace(&mut told, true) {
            tracing::info!("waiting for a pass of `once` or `deliver` to end");
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    Ok(None)
}

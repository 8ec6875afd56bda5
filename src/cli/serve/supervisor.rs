//! Notifications to systemd (`sd_notify(3)`): that we are ready, healthy, stopping.
//! Does nothing without a supervisor.

use crate::daemon::Daemon;
use crossbeam_channel::{Receiver, TryRecvError};
use sd_notify::NotifyState;
use std::time::{Duration, Instant};

fn tell(states: &[NotifyState<'_>]) {
    // The supervisor may be gone; the mail matters more.
    if let Err(error) = sd_notify::notify(states) {
        tracing::warn!(%error, "can't notify systemd");
    }
}

pub fn tell_ready(doors: &str) {
    let status = one_line(&format!("at work; {doors}"));
    tell(&[NotifyState::Ready, NotifyState::Status(&status)]);
}

pub fn tell_stopping(why: &str) {
    let status = one_line(&format!("stopping: {why}"));
    tell(&[NotifyState::Stopping, NotifyState::Status(&status)]);
}

/// A line break would begin another message.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Tells systemd at half the interval it asks for (`WatchdogSec=`) that the daemon
/// is healthy: every thread is alive and the writer answers. Otherwise it says
/// nothing, and systemd restarts us.
pub struct Watchdog {
    interval: Option<Duration>,
    told: Instant,
    asked: Option<Receiver<()>>,
    well: bool,
}

impl Watchdog {
    /// The interval from `WATCHDOG_USEC` and `WATCHDOG_PID`, if set.
    pub fn from_environment() -> Self {
        let interval = sd_notify::watchdog_enabled().map(|whole| whole / 2);
        Watchdog { interval, told: Instant::now(), asked: None, well: true }
    }

    /// How long the caller may wait before the next [`look`](Self::look).
    pub fn nap(&self) -> Duration {
        self.interval.map_or(Duration::MAX, |interval| (interval / 4).max(Duration::from_millis(1)))
    }

    /// Notifies systemd if it is time and all is well.
    pub fn look(&mut self, daemon: &Daemon) {
        let Some(interval) = self.interval else { return };
        match self.asked.as_ref().map(Receiver::try_recv) {
            Some(Ok(())) => {
                self.well = true;
                self.asked = None;
            }
            // The writer is gone, or dropped the question.
            Some(Err(TryRecvError::Disconnected)) => self.asked = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
        if self.well && self.told.elapsed() >= interval {
            tell(&[NotifyState::Watchdog]);
            self.told = Instant::now();
            self.well = false;
        }
        if !self.well && self.asked.is_none() {
            self.asked = daemon.probe();
        }
    }
}

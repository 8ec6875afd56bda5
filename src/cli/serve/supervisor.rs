//! What systemd is told (`sd_notify(3)`): that we are ready, that we are well,
//! that we are going. Where nobody asked to be told, nothing happens.

use crate::daemon::Daemon;
use crossbeam_channel::{Receiver, TryRecvError};
use sd_notify::NotifyState;
use std::time::{Duration, Instant};

fn tell(states: &[NotifyState<'_>]) {
    // Whoever supervises us may have gone; the mail matters more.
    if let Err(error) = sd_notify::notify(states) {
        tracing::warn!(%error, "can't tell systemd how we are");
    }
}

/// The receivers listen and the daemon is at work.
pub fn tell_ready(doors: &str) {
    let status = one_line(&format!("at work; {doors}"));
    tell(&[NotifyState::Ready, NotifyState::Status(&status)]);
}

/// The daemon is going down.
pub fn tell_stopping(why: &str) {
    let status = one_line(&format!("stopping: {why}"));
    tell(&[NotifyState::Stopping, NotifyState::Status(&status)]);
}

/// A line break would begin another message.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Tells systemd at half the interval it asks for (`WatchdogSec=`) that the
/// daemon is well: every thread is there and the writer does what it is asked.
/// When that can't be said, nothing is said, and systemd starts us anew.
pub struct Watchdog {
    interval: Option<Duration>,
    told: Instant,
    asked: Option<Receiver<()>>,
    well: bool,
}

impl Watchdog {
    /// The interval that `WATCHDOG_USEC` and `WATCHDOG_PID` ask for, if any.
    pub fn from_environment() -> Self {
        let interval = sd_notify::watchdog_enabled().map(|whole| whole / 2);
        Watchdog { interval, told: Instant::now(), asked: None, well: true }
    }

    /// How long one may do something else.
    pub fn nap(&self) -> Duration {
        self.interval.map_or(Duration::MAX, |interval| (interval / 4).max(Duration::from_millis(1)))
    }

    /// Tells systemd if it is time and all is well.
    pub fn look(&mut self, daemon: &Daemon) {
        let Some(interval) = self.interval else { return };
        match self.asked.as_ref().map(Receiver::try_recv) {
            Some(Ok(())) => {
                self.well = true;
                self.asked = None;
            }
            // The writer has gone, or the question was lost with it.
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

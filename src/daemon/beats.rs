//! Heartbeats: each thread gives one on every round, and the watchdog checks them
//! all.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

#[derive(Debug, Clone)]
pub(super) struct Beat {
    name: &'static str,
    begun: Instant,
    /// Milliseconds since `begun`.
    last: Arc<AtomicU64>,
    /// The longest silence allowed.
    patience: Duration,
}

impl Beat {
    /// The heartbeat of a thread that gives one at least every `patience`.
    pub(super) fn new(name: &'static str, patience: Duration) -> Beat {
        Beat { name, begun: Instant::now(), last: Arc::default(), patience }
    }

    pub(super) fn beat(&self) {
        let now = self.begun.elapsed().as_millis();
        self.last.store(u64::try_from(now).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    /// The thread's name, if it has been silent for too long.
    pub(super) fn silent(&self) -> Option<&'static str> {
        let last = Duration::from_millis(self.last.load(Ordering::SeqCst));
        let silence = self.begun.elapsed().saturating_sub(last);
        (silence > self.patience).then_some(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_is_noticed() {
        let beat = Beat::new("sender", Duration::from_mins(1));
        beat.beat();
        assert_eq!(beat.silent(), None);
        // Any thread exceeds zero patience.
        let beat = Beat { patience: Duration::ZERO, ..beat };
        while beat.silent().is_none() {
            std::thread::yield_now();
        }
        assert_eq!(beat.silent(), Some("sender"));
    }
}

//! Signs of life: each thread gives one whenever it comes round, and whoever
//! watches over the daemon asks for them all.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// One thread's sign of life.
#[derive(Debug, Clone)]
pub(super) struct Beat {
    name: &'static str,
    begun: Instant,
    /// Milliseconds after `begun`.
    last: Arc<AtomicU64>,
    /// How long it may be silent.
    patience: Duration,
}

impl Beat {
    /// A thread that says at least so often that it is there.
    pub(super) fn new(name: &'static str, patience: Duration) -> Beat {
        Beat { name, begun: Instant::now(), last: Arc::default(), patience }
    }

    /// It is there.
    pub(super) fn beat(&self) {
        let now = self.begun.elapsed().as_millis();
        self.last.store(u64::try_from(now).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    /// The thread's name, if it was silent for too long.
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
        // None is patient enough for no time at all.
        let beat = Beat { patience: Duration::ZERO, ..beat };
        while beat.silent().is_none() {
            std::thread::yield_now();
        }
        assert_eq!(beat.silent(), Some("sender"));
    }
}

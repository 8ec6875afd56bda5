//! Marks on the figures of the games.

use serde::Deserialize;

/// Where a figure of a data file comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook of the edition.
    Rulebook,
    /// Told or counted by others, or worked out from that.
    Sourced,
    House,
}

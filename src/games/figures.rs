//! Figures that we had to choose, and those that an operator has replaced.

use serde::Serialize;
use toml::Value;

/// A figure of ours.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct HouseValue {
    /// Where it stands, such as `columns.harvest.values[2]`.
    pub path: String,
    pub value: Value,
    pub note: String,
}

/// A figure of an overrides file.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Overridden {
    /// Where it stands, such as `columns.harvest.values`.
    pub path: String,
    pub value: Value,
}

/// The figures of a game that are not told by anybody.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Figures {
    pub edition: &'static str,
    pub house: Vec<HouseValue>,
    /// Those of the overrides file.
    pub overridden: Vec<Overridden>,
}

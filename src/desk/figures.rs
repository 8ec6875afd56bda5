//! Which figures of the games were decided here, and which an operator has
//! put in their places.

use crate::games::{
    Overrides,
    goa::data::{Data, EDITIONS, HouseValue, Overridden},
};
use serde::Serialize;

/// The figures of one edition that are not told by anybody.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EditionFigures {
    /// The edition's name.
    pub edition: &'static str,
    /// Those decided here.
    pub house: Vec<HouseValue>,
    /// Those of the overrides file.
    pub overridden: Vec<Overridden>,
}

/// All editions whose figures say where they come from.
///
/// # Errors
/// Figures that do not fit together.
pub fn house_figures(overrides: &Overrides) -> Result<Vec<EditionFigures>, String> {
    let of = |edition| {
        let data = Data::load(edition, overrides).map_err(|error| error.to_string())?;
        Ok(EditionFigures { edition, house: data.house, overridden: data.overridden })
    };
    EDITIONS.into_iter().map(of).collect()
}

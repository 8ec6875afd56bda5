//! The games of the house. Each folder has the same file names in the same
//! order: set-up, position, actions, reading, one file per decision, what
//! happens by itself, scoring, view.

pub mod goa;
mod overrides;
mod pairs;
pub mod santiago;
pub mod sentences;
mod source;
mod suggestions;

pub use overrides::Overrides;
pub use pairs::PairError;
pub use source::Source;

/// Does an overrides file fit the editions whose figures can be replaced?
///
/// # Errors
/// An edition that does not exist, or figures that do not fit together.
pub fn check(overrides: &Overrides) -> Result<(), String> {
    for edition in overrides.editions() {
        if !goa::data::EDITIONS.contains(&edition) {
            return Err(format!(
                "{}: no edition is called {edition}; there are {}",
                overrides.file(),
                goa::data::EDITIONS.join(" and ")
            ));
        }
        goa::data::Data::load(edition, overrides).map_err(|error| error.to_string())?;
    }
    Ok(())
}

//! What is made of several tables: a database to query, and a list of scores.

use super::super::files::Part;
use crate::archive::{
    Document,
    tables::{self, Tables},
};
use anyhow::Result;
use std::path::Path;

/// A database in the making, always in a file, so that it does not matter how
/// many tables there are.
pub struct Gathering {
    tables: Tables,
    part: Part,
    /// With everything, or only with results.
    whole: bool,
}

impl Gathering {
    /// A database that is to have this name.
    pub fn whole(path: &Path, secret: bool) -> Result<Gathering> {
        Gathering::begin(Part::of(path, secret)?, true)
    }

    /// Results for a list of scores; nothing of it is kept.
    pub fn results() -> Result<Gathering> {
        Gathering::begin(Part::nameless()?, false)
    }

    fn begin(part: Part, whole: bool) -> Result<Gathering> {
        Ok(Gathering { tables: Tables::create(part.path())?, part, whole })
    }

    /// Adds a table.
    pub fn add(&mut self, document: &Document, number: u32, status: &str) -> Result<()> {
        if self.whole {
            self.tables.add(document, Some(number), status)?;
        } else {
            self.tables.add_result(document, Some(number), status)?;
        }
        Ok(())
    }

    /// The scores as CSV.
    pub fn scores(&self) -> Result<Vec<u8>> {
        let mut text = Vec::new();
        tables::scores(&self.tables, &mut text)?;
        Ok(text)
    }

    /// Gives the database its name.
    pub fn keep(self, path: &Path) -> Result<()> {
        self.tables.finish()?;
        self.part.take(path)
    }
}

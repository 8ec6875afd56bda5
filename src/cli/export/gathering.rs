//! What is made of several tables: a database to query, and a list of scores.

use super::super::files::Part;
use crate::archive::{
    Document,
    tables::{self, Tables},
};
use anyhow::Result;
use std::path::Path;
use tempfile::TempDir;

/// A database in the making, always in a file, so that it does not matter how
/// many tables there are.
pub struct Gathering {
    tables: Tables,
    part: Part,
    /// With everything, or only with results.
    whole: bool,
    /// Where it is if it gets no name of its own.
    _folder: Option<TempDir>,
}

impl Gathering {
    /// A database that is to have this name.
    pub fn whole(path: &Path, secret: bool) -> Result<Gathering> {
        Gathering::begin(path, secret, true, None)
    }

    /// Results for a list of scores; nothing of it is kept.
    pub fn results() -> Result<Gathering> {
        let folder = tempfile::tempdir()?;
        Gathering::begin(&folder.path().join("scores"), true, false, Some(folder))
    }

    fn begin(path: &Path, secret: bool, whole: bool, folder: Option<TempDir>) -> Result<Gathering> {
        let part = Part::of(path, secret)?;
        Ok(Gathering { tables: Tables::create(part.path())?, part, whole, _folder: folder })
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

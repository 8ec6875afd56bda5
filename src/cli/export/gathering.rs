//! Output about several tables: a database to query, and a list of scores.

use super::super::files::Part;
use crate::{
    archive::{
        Document,
        tables::{self, Tables},
    },
    basics::TableId,
    desk::Games,
};
use anyhow::{Context, Result};
use std::path::Path;
use tempfile::NamedTempFile;

/// The file that a database is built in.
enum Scratch {
    /// Gets its name when it is complete.
    Part(Part),
    /// Vanishes with the process; nobody else can read it.
    Nameless { _file: NamedTempFile },
}

/// A database being built, always in a file, so that any number of tables fits.
pub struct Gathering {
    tables: Tables,
    part: Scratch,
    /// With everything, or only with results.
    whole: bool,
}

impl Gathering {
    /// A database to be kept under this name.
    pub fn whole(path: &Path, secret: bool) -> Result<Gathering> {
        let part = Part::of(path, secret)?;
        Ok(Gathering {
            tables: Tables::create(part.path())?,
            part: Scratch::Part(part),
            whole: true,
        })
    }

    /// Results for a list of scores; the database is not kept.
    pub fn results() -> Result<Gathering> {
        let file = NamedTempFile::new().context("can't create a temporary file")?;
        Ok(Gathering {
            tables: Tables::create(file.path())?,
            part: Scratch::Nameless { _file: file },
            whole: false,
        })
    }

    pub fn add(
        &mut self,
        games: &Games,
        document: &Document,
        number: Option<TableId>,
        status: &str,
    ) -> Result<()> {
        if self.whole {
            self.tables.add(games, document, number, status)?;
        } else {
            self.tables.add_result(document, number, status)?;
        }
        Ok(())
    }

    pub fn scores(&self) -> Result<Vec<u8>> {
        let mut text = Vec::new();
        tables::scores(&self.tables, &mut text)?;
        Ok(text)
    }

    pub fn keep(self, path: &Path) -> Result<()> {
        self.tables.finish()?;
        match self.part {
            Scratch::Part(part) => part.take(path),
            Scratch::Nameless { .. } => Ok(()),
        }
    }
}

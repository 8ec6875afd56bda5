//! The earlier archives in a folder: lists include them along with today's, whether
//! or not their tables are still in the database.

use super::files;
use crate::{
    archive::{
        Document,
        document::{FORMAT, MAX_BYTES},
    },
    basics::TableId,
};
use anyhow::{Context, Result, bail};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// An archive from an earlier export.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kept {
    /// The number of its table, according to the file name.
    pub number: Option<TableId>,
    /// The file name.
    pub name: String,
}

impl Kept {
    /// Files in a folder that may be archives, by their names.
    pub fn in_folder(folder: &Path) -> Result<Vec<Kept>> {
        let said = || format!("can't read the folder {}", folder.display());
        let mut kept = Vec::new();
        for entry in fs::read_dir(folder).with_context(said)? {
            let entry = entry.with_context(said)?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            let is_json = Path::new(&name).extension().is_some_and(|it| it == "json");
            if is_json && !name.starts_with('.') && entry.path().is_file() {
                kept.push(Kept { number: number_of(&name), name });
            }
        }
        Ok(kept)
    }

    /// Sort key: by number, those without one last.
    pub fn place(&self) -> (bool, TableId) {
        self.number.map_or((true, TableId(0)), |number| (false, number))
    }

    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join(&self.name)
    }

    /// The file name of its page.
    pub fn page(&self) -> String {
        format!("{}.html", self.name.trim_end_matches(".json"))
    }

    /// Reads it; `None` if it is some other JSON. A damaged archive is an error.
    pub fn read(&self, folder: &Path) -> Result<Option<Document>> {
        let path = self.path(folder);
        let head = files::head(&path, 200)?;
        if !String::from_utf8_lossy(&head).contains(&format!("\"{FORMAT}\"")) {
            return Ok(None);
        }
        let bytes = files::read(&path, MAX_BYTES)?;
        let document = Document::parse(&bytes).with_context(|| path.display().to_string())?;
        if !document.is_whole(&bytes) {
            bail!("{} is damaged (`monsoon verify` says where)", path.display());
        }
        Ok(Some(document))
    }

    /// Is its page missing, or older than the archive, as after a remark was added?
    pub fn wants_page(&self, folder: &Path) -> bool {
        let changed = |path: &Path| fs::metadata(path).and_then(|there| there.modified()).ok();
        let page = changed(&folder.join(self.page()));
        page.is_none_or(|page| changed(&self.path(folder)).is_some_and(|own| own > page))
    }
}

/// The 17 of `table-0017-santiago.json`.
fn number_of(name: &str) -> Option<TableId> {
    let (number, _) = name.strip_prefix("table-")?.split_once('-')?;
    number.parse().ok()
}

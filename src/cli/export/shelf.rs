//! What lies in a folder of archives: those that were exported there before are told
//! of beside those of today, whether or not their tables are still in the house.

use super::files;
use crate::archive::{
    Document,
    document::{FORMAT, MAX_BYTES},
};
use anyhow::{Context, Result, bail};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// An archive of an earlier export.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kept {
    /// The number that its table had in the house, by the name of the file.
    pub number: Option<u32>,
    /// The name of the file.
    pub name: String,
}

impl Kept {
    /// What in a folder could be one, by its name.
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

    /// Its place in lists: by number, and those that have none at the end.
    pub fn place(&self) -> (bool, u32) {
        self.number.map_or((true, 0), |number| (false, number))
    }

    /// Where it is.
    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join(&self.name)
    }

    /// The name of its page.
    pub fn page(&self) -> String {
        format!("{}.html", self.name.trim_end_matches(".json"))
    }

    /// Reads it; `None` if it is something else in JSON. One that is damaged is
    /// refused.
    pub fn read(&self, folder: &Path) -> Result<Option<Document>> {
        let path = self.path(folder);
        let head = files::head(&path, 200)?;
        if !String::from_utf8_lossy(&head).contains(&format!("\"{FORMAT}\"")) {
            return Ok(None);
        }
        let bytes = files::read(&path, MAX_BYTES)?;
        let document = Document::parse(&bytes).with_context(|| path.display().to_string())?;
        if !document.is_whole(&bytes) {
            bail!("{} is damaged (`monsoon verify` tells where)", path.display());
        }
        Ok(Some(document))
    }

    /// Is its page missing, or older than itself, as after a remark was added?
    pub fn wants_page(&self, folder: &Path) -> bool {
        let changed = |path: &Path| fs::metadata(path).and_then(|there| there.modified()).ok();
        let page = changed(&folder.join(self.page()));
        page.is_none_or(|page| changed(&self.path(folder)).is_some_and(|own| own > page))
    }
}

/// `table-0017-santiago.json` was table 17.
fn number_of(name: &str) -> Option<u32> {
    let (number, _) = name.strip_prefix("table-")?.split_once('-')?;
    number.parse().ok()
}

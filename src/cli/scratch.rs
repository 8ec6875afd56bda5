//! Where databases are kept while something is measured.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;

/// A folder in memory, where syncing costs nothing.
const MEMORY: &str = "/dev/shm";

/// A folder for databases whose price of syncing is not to be measured: in memory
/// if the system has such a place.
pub(super) fn in_memory() -> Result<TempDir> {
    let made = tempfile::Builder::new().prefix("monsoon-bench").tempdir_in(MEMORY);
    made.or_else(|_| tempfile::tempdir()).context("can't make a folder")
}

/// A folder on the disk that is measured.
pub(super) fn on_disk(disk: &Path) -> Result<TempDir> {
    let made = tempfile::Builder::new().prefix("monsoon-bench").tempdir_in(disk);
    made.with_context(|| format!("can't make a folder in {}", disk.display()))
}

/// The files of a database.
fn files(database: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|ending| {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    })
}

/// The size of a database and everything beside it.
pub(super) fn size(database: &Path) -> u64 {
    let sizes = files(database).map(|file| fs::metadata(file).map_or(0, |it| it.len()));
    sizes.iter().sum()
}

/// Deletes a database.
pub(super) fn forget(database: &Path) {
    for file in files(database) {
        // It is in a temporary folder, which goes in the end.
        let _ = fs::remove_file(file);
    }
}

/// How many transactions have been committed to a database since its log was
/// opened. In WAL mode `SQLite` counts them in the header of the index that its
/// connections share (`iChange`); each is synced once.
pub(super) fn commits(database: &Path) -> Result<u32> {
    let [_, _, index] = files(database);
    let bytes = fs::read(&index).with_context(|| format!("can't read {}", index.display()))?;
    let count = bytes.get(8..12).and_then(|bytes| bytes.try_into().ok());
    Ok(u32::from_ne_bytes(count.context("the log's index has no header")?))
}

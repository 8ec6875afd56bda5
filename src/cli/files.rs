//! Files that are there whole or not at all.

use anyhow::{Context, Result};
use std::{
    fs::{self, File},
    io::{Read, Write},
    path::{Path, PathBuf},
};

/// Writes a file under another name and gives it its own when all of it is on
/// the disk. A secret one can be read by nobody else.
pub fn write(path: &Path, bytes: &[u8], secret: bool) -> Result<()> {
    let said = || format!("can't write {}", path.display());
    let name = path.file_name().with_context(said)?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.part", std::process::id()));
    let part: PathBuf = path.with_file_name(hidden);
    let done = write_through(&part, bytes, secret).and_then(|()| fs::rename(&part, path));
    if done.is_err() {
        // It is of no use to anybody, and may not even be there.
        let _ = fs::remove_file(&part);
    }
    done.with_context(said)
}

fn write_through(path: &Path, bytes: &[u8], secret: bool) -> std::io::Result<()> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, if secret { 0o600 } else { 0o644 });
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Reads a file, but no more of it than `most` bytes and one.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>> {
    let said = || format!("can't read {}", path.display());
    let mut bytes = Vec::new();
    let file = File::open(path).with_context(said)?;
    file.take(most + 1).read_to_end(&mut bytes).with_context(said)?;
    Ok(bytes)
}

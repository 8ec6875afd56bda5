//! Writing files atomically.

use crate::store;
use anyhow::{Context, Result, bail};
use std::{
    fs::{self, File},
    io::{ErrorKind, Read, Write},
    path::{Path, PathBuf},
};

/// Writes to a temporary file, and renames it once everything is on the disk. A
/// secret file can be read by its owner only.
pub fn write(path: &Path, bytes: &[u8], secret: bool) -> Result<()> {
    let mut part = Part::of(path, secret)?;
    part.0.file().write_all(bytes).with_context(|| format!("can't write {}", path.display()))?;
    part.take(path)
}

/// A file with a temporary name until it is complete; removed if it is dropped
/// before.
pub struct Part(store::Part);

impl Part {
    /// An empty part of the file at `path`.
    pub fn of(path: &Path, secret: bool) -> Result<Part> {
        let part = store::Part::beside(&target(path)?, secret);
        Ok(Part(part.with_context(|| format!("can't write {}", path.display()))?))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Gives the complete file its name.
    pub fn take(self, path: &Path) -> Result<()> {
        self.0.take(&target(path)?).with_context(|| format!("can't write {}", path.display()))
    }
}

/// The file that a link leads to. Anything that is not a regular file is left
/// alone.
fn target(path: &Path) -> Result<PathBuf> {
    let said = || format!("can't write {}", path.display());
    match fs::metadata(path) {
        Ok(there) if there.is_file() => fs::canonicalize(path).with_context(said),
        Ok(_) => bail!("{} exists and is not a file", path.display()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(path.to_owned()),
        Err(error) => Err(error).with_context(said),
    }
}

/// Can only its owner read this file?
pub fn is_private(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let of_others = |there: fs::Metadata| there.permissions().mode() & 0o077;
        fs::metadata(path).map(of_others).is_ok_and(|bits| bits == 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

/// Prints bytes; it is not an error if the reader has seen enough.
pub fn print(bytes: &[u8]) -> Result<()> {
    match std::io::stdout().write_all(bytes) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Reads a file, but at most `most` + 1 bytes.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>> {
    let said = || format!("can't read {}", path.display());
    let mut bytes = Vec::new();
    let file = File::open(path).with_context(said)?;
    file.take(most + 1).read_to_end(&mut bytes).with_context(said)?;
    Ok(bytes)
}

pub fn head(path: &Path, most: u64) -> Result<Vec<u8>> {
    let said = || format!("can't read {}", path.display());
    let mut bytes = Vec::new();
    File::open(path).with_context(said)?.take(most).read_to_end(&mut bytes).with_context(said)?;
    Ok(bytes)
}

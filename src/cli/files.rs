//! Files that are there whole or not at all.

use anyhow::{Context, Result};
use std::{
    ffi::OsString,
    fs::{self, File},
    io::{ErrorKind, Read, Write},
    path::{Path, PathBuf},
};

/// Writes a file under another name and gives it its own when all of it is on
/// the disk. A secret one can be read by nobody else.
pub fn write(path: &Path, bytes: &[u8], secret: bool) -> Result<()> {
    let part = Part::of(path);
    let written = write_through(&part.0, bytes, secret);
    written.with_context(|| format!("can't write {}", path.display()))?;
    part.take(path)
}

fn write_through(path: &Path, bytes: &[u8], secret: bool) -> std::io::Result<()> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, if secret { 0o600 } else { 0o644 });
    options.open(path)?.write_all(bytes)
}

/// A file under another name until it is whole; gone when it is dropped before.
pub struct Part(PathBuf);

impl Part {
    /// The part of the file at `path`.
    pub fn of(path: &Path) -> Part {
        let mut name = OsString::from(".");
        name.push(path.file_name().unwrap_or_default());
        name.push(format!(".{}.part", std::process::id()));
        let part = Part(path.with_file_name(name));
        // One of a process that was killed and had our number.
        let _ = fs::remove_file(&part.0);
        part
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Makes the file, empty, for nobody else's eyes.
    pub fn create_private(&self) -> Result<()> {
        write_through(&self.0, &[], true)
            .with_context(|| format!("can't write {}", self.0.display()))
    }

    /// Gives the file its name, now that all of it is written.
    pub fn take(self, path: &Path) -> Result<()> {
        File::open(&self.0)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&self.0, path))
            .with_context(|| format!("can't write {}", path.display()))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // It is of no use to anybody, and may not even be there.
        let _ = fs::remove_file(&self.0);
    }
}

/// Lets everybody on this machine read a file.
pub fn make_public(path: &Path) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(0o644))
            .with_context(|| format!("can't write {}", path.display()))?;
    }
    Ok(())
}

/// Prints bytes; a reader that has seen enough is no fault.
pub fn print(bytes: &[u8]) -> Result<()> {
    match std::io::stdout().write_all(bytes) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Reads a file, but no more of it than `most` bytes and one.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>> {
    let said = || format!("can't read {}", path.display());
    let mut bytes = Vec::new();
    let file = File::open(path).with_context(said)?;
    file.take(most + 1).read_to_end(&mut bytes).with_context(said)?;
    Ok(bytes)
}

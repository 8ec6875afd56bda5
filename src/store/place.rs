//! Where a database is: it is created once, on purpose, and must remain the same
//! file for as long as it is open.
//!
//! A missing database must not be silently replaced by an empty one: its disk may
//! not be mounted, or somebody moved it. An empty one would take every player for a
//! stranger and acknowledge their mail.

use super::{Part, Store, StoreError, migrate};
use rusqlite::Connection;
use std::{
    ffi::OsString,
    fs,
    io::{self, ErrorKind},
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

/// A file as the system identifies it, whatever its name.
type Identity = (u64, u64);

/// The file of a database that is open.
pub(super) struct Place {
    path: PathBuf,
    identity: Identity,
}

impl Place {
    /// The place of an existing database.
    pub(super) fn of(path: &Path) -> Result<Place, StoreError> {
        let identity = identity(path)?;
        Ok(Place { path: path.to_owned(), identity: identity.ok_or_else(|| missing(path))? })
    }

    /// Is the opened file still the one at its path? Anything written to a file
    /// that was removed or replaced is lost, however well it was written.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        if identity(&self.path)? == Some(self.identity) {
            return Ok(());
        }
        Err(StoreError::Moved(self.path.clone()))
    }
}

fn missing(path: &Path) -> StoreError {
    StoreError::Missing(path.to_owned())
}

fn identity(path: &Path) -> Result<Option<Identity>, StoreError> {
    match fs::metadata(path) {
        Ok(there) => Ok(Some((there.dev(), there.ino()))),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::Folder(error)),
    }
}

impl Store {
    /// Is there a database that is not an empty file? Nothing is opened or made.
    ///
    /// # Errors
    /// If not, or if that can't be determined.
    pub fn is_there(path: &Path) -> Result<(), StoreError> {
        Place::of(path)?;
        match fs::metadata(path).map_err(StoreError::Folder)?.len() {
            0 => Err(StoreError::Foreign(path.to_owned())),
            _ => Ok(()),
        }
    }

    /// Creates an empty database where there is none, atomically, readable by its
    /// owner only.
    ///
    /// # Errors
    /// If something exists there already, or it can't be created.
    pub fn make(path: &Path) -> Result<Store, StoreError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(StoreError::Folder)?;
        // A leftover journal of another database would be applied to this one.
        for companion in COMPANIONS {
            let there = beside(path, companion);
            if there.try_exists().map_err(StoreError::Folder)? {
                return Err(StoreError::Occupied(there));
            }
        }
        Part::sweep(path);
        let part = Part::beside(path, true).map_err(StoreError::Folder)?;
        let mut connection = Connection::open(part.path())?;
        migrate(&mut connection)?;
        connection.close().map_err(|(_, error)| error)?;
        part.take_new(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => StoreError::Occupied(path.to_owned()),
            _ => StoreError::Folder(error),
        })?;
        Store::open(path)
    }

    /// The files beside this path that show that a database was here before.
    ///
    /// # Errors
    /// If the folder can't be read.
    pub fn traces(path: &Path) -> io::Result<Vec<PathBuf>> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let entries = match fs::read_dir(folder.unwrap_or(Path::new("."))) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut traces = Vec::new();
        for entry in entries {
            let entry = entry?;
            let found = entry.file_name().to_string_lossy().into_owned();
            let rest = found.strip_prefix(&name).unwrap_or_default();
            let ours = rest == ".lock"
                || rest.starts_with(".former")
                || COMPANIONS.iter().any(|it| !it.is_empty() && rest == *it);
            if ours {
                traces.push(entry.path());
            }
        }
        traces.sort();
        Ok(traces)
    }
}

/// The suffixes of a database's own files.
pub const COMPANIONS: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// The path with a suffix added to its name.
#[must_use]
pub fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

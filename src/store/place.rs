//! Where a database lies: it is made on purpose, once, and is from then on the
//! same file as long as it is open.
//!
//! A database that is not there is no reason to make an empty one: its disk may
//! not be mounted, or somebody moved it. An empty one would take every player for
//! a stranger and acknowledge their mail.

use super::{Part, Store, StoreError, migrate};
use rusqlite::Connection;
use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, ErrorKind},
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

/// A file as the system knows it, whatever it is called.
type Identity = (u64, u64);

/// The file of a database that is open.
pub(super) struct Place {
    path: PathBuf,
    identity: Identity,
}

impl Place {
    /// The place of a database that is there.
    pub(super) fn of(path: &Path) -> Result<Place, StoreError> {
        let identity = identity(path)?;
        Ok(Place { path: path.to_owned(), identity: identity.ok_or_else(|| missing(path))? })
    }

    /// Is the file that was opened still the one at its path? What is written to
    /// a file that was removed or replaced is lost, however well it is written.
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
    /// Is a database there, and not an empty file? Nothing is opened or made.
    ///
    /// # Errors
    /// If it is not, or if that can't be seen.
    pub fn is_there(path: &Path) -> Result<(), StoreError> {
        Place::of(path)?;
        match fs::metadata(path).map_err(StoreError::Folder)?.len() {
            0 => Err(StoreError::Foreign(path.to_owned())),
            _ => Ok(()),
        }
    }

    /// Makes an empty database where there is none: it is there whole or not at
    /// all, readable by its owner only.
    ///
    /// # Errors
    /// If something is there already, or it can't be made.
    pub fn make(path: &Path) -> Result<Store, StoreError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(StoreError::Folder)?;
        // Changes left by another database would be taken for this one's.
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

    /// What lies beside this path and says that a database was here before.
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

/// What `SQLite` keeps beside a database belongs to it.
pub const COMPANIONS: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// The path with more at the end of its name.
#[must_use]
pub fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

/// Makes a new name in a folder last.
///
/// # Errors
/// If the folder can't be written to the disk.
pub fn sync_folder(file: &Path) -> io::Result<()> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => File::open(".")?.sync_all(),
    }
}

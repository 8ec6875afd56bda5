//! The whole database as one file, and back.
//!
//! A copy is taken of one moment while a daemon works. It has a name of its own
//! until it is complete, looked over and on the disk; so whatever bears the
//! right name is a good copy.

use crate::store::{DaemonLock, Inspected, Store, StoreError, Unfit};
use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// Why a copy was not made, or not put in its place.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// Something is there already.
    #[error("{0} is there already; --force replaces it")]
    Exists(PathBuf),
    /// A database with changes that are not yet in its file.
    #[error("{0} is a database that was not closed; take another name")]
    Open(PathBuf),
    /// It would copy a file onto itself.
    #[error("{0} is the database itself")]
    Itself(PathBuf),
    /// A daemon works on the database.
    #[error("a daemon is at work on {0}; stop it first")]
    Daemon(PathBuf),
    /// The file is not to be used.
    #[error("{path}: {why}", path = .path.display())]
    Unfit {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: Unfit,
    },
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file or a folder.
    #[error("{path}: {error}", path = .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What is wrong.
        error: io::Error,
    },
}

/// What a restored database has replaced.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Restored {
    /// What is in it.
    #[serde(flatten)]
    pub inspected: Inspected,
    /// Where the database that was there before is now.
    pub former: Option<PathBuf>,
}

/// Copies the database to `to`, beside a running daemon.
///
/// # Errors
/// If it can't be copied; then nothing is at `to` that was not there before.
pub fn backup(database: &Path, to: &Path, force: bool) -> Result<Inspected, BackupError> {
    if !database.exists() {
        return Err(BackupError::Missing(database.to_owned()));
    }
    if is_same(database, to) {
        return Err(BackupError::Itself(to.to_owned()));
    }
    if to.exists() && !force {
        return Err(BackupError::Exists(to.to_owned()));
    }
    // Changes left beside another database would be taken for the copy's.
    if beside(to, "-wal").exists() {
        return Err(BackupError::Open(to.to_owned()));
    }
    let copy = Unfinished::of(database, to)?;
    copy.take(to)
}

/// Puts a copy in the place of the database. The one that was there, if it may be
/// replaced, stays beside it under another name.
///
/// # Errors
/// If a daemon works on the database, something is there, or the copy is not to
/// be used; then nothing has changed.
pub fn restore(from: &Path, database: &Path, force: bool) -> Result<Restored, BackupError> {
    if !from.exists() {
        return Err(BackupError::Missing(from.to_owned()));
    }
    if is_same(from, database) {
        return Err(BackupError::Itself(from.to_owned()));
    }
    let file = |error| BackupError::File { path: database.to_owned(), error };
    // Held until all is done.
    let lock = DaemonLock::take(database).map_err(file)?;
    let _lock = lock.ok_or_else(|| BackupError::Daemon(database.to_owned()))?;
    if database.exists() && !force {
        return Err(BackupError::Exists(database.to_owned()));
    }
    let unfit = |why| BackupError::Unfit { path: from.to_owned(), why };
    Store::inspect(from).map_err(unfit)?;
    let copy = Unfinished::of(from, database)?;
    // Changes left beside a database that is gone would be taken for the copy's.
    let left = COMPANIONS.iter().any(|companion| beside(database, companion).exists());
    let former = if left { Some(put_aside(database)?) } else { None };
    match copy.take(database) {
        Ok(inspected) => Ok(Restored { inspected, former }),
        Err(error) => {
            if let Some(former) = &former {
                move_all(former, database)?;
            }
            Err(error)
        }
    }
}

/// A copy under a name of its own; gone when it is dropped.
struct Unfinished(PathBuf);

impl Unfinished {
    fn of(from: &Path, to: &Path) -> Result<Unfinished, BackupError> {
        let path = beside(to, &format!(".{}.part", std::process::id()));
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder {
            fs::create_dir_all(folder)
                .map_err(|error| BackupError::File { path: folder.to_owned(), error })?;
        }
        // One of a process that was killed and had our number.
        let _ = fs::remove_file(&path);
        let copy = Unfinished(path);
        Store::copy_file(from, &copy.0)?;
        Ok(copy)
    }

    /// Looks the copy over and gives it its name.
    fn take(self, name: &Path) -> Result<Inspected, BackupError> {
        let unfit = |why| BackupError::Unfit { path: self.0.clone(), why };
        let inspected = Store::inspect(&self.0).map_err(unfit)?;
        let finish = || -> io::Result<()> {
            File::open(&self.0)?.sync_all()?;
            fs::rename(&self.0, name)?;
            sync_folder(name)
        };
        finish().map_err(|error| BackupError::File { path: name.to_owned(), error })?;
        Ok(inspected)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // After it got its name there is none.
        let _ = fs::remove_file(&self.0);
    }
}

/// Makes a new name in a folder last.
pub(super) fn sync_folder(file: &Path) -> io::Result<()> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => File::open(".")?.sync_all(),
    }
}

/// What `SQLite` keeps beside a database belongs to it.
const COMPANIONS: [&str; 3] = ["", "-wal", "-shm"];

/// Gives the database that is there another name.
fn put_aside(database: &Path) -> Result<PathBuf, BackupError> {
    let mut names = (1..).map(|number| match number {
        1 => beside(database, ".former"),
        _ => beside(database, &format!(".former-{number}")),
    });
    // There is always a free name.
    let former = names
        .find(|name| COMPANIONS.iter().all(|it| !beside(name, it).exists()))
        .unwrap_or_else(|| beside(database, ".former"));
    move_all(database, &former)?;
    Ok(former)
}

fn move_all(from: &Path, to: &Path) -> Result<(), BackupError> {
    for companion in COMPANIONS {
        let (from, to) = (beside(from, companion), beside(to, companion));
        match fs::rename(&from, to) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(BackupError::File { path: from, error }),
        }
    }
    Ok(())
}

/// The path with more at the end of its name.
fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

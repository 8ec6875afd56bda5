//! The whole database as one file, and back.
//!
//! A copy is taken of a single moment while a daemon works. It has a temporary
//! name until it is complete, checked and on the disk, so any file with the right
//! name is a good copy.

use crate::{
    failpoint::fail_point,
    store::{
        COMPANIONS, DaemonLock, Inspected, Part, Store, StoreError, Unfit, beside, sync_folder,
    },
};
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// Why a copy was not made, or not put in place.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// Something is there already.
    #[error("{0} is there already; --force replaces it")]
    Exists(PathBuf),
    /// A database with changes that are not yet in its file.
    #[error("{0} is a database that was not closed properly; choose another name")]
    Open(PathBuf),
    /// It would copy a file onto itself.
    #[error("{0} is the database itself")]
    Itself(PathBuf),
    /// A daemon is using the database.
    #[error("a daemon is using {0}; stop it first")]
    Daemon(PathBuf),
    /// The file can't be used.
    #[error("{path}: {why}", path = .path.display())]
    Unfit { path: PathBuf, why: Unfit },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{path}: {error}", path = .path.display())]
    File { path: PathBuf, error: io::Error },
}

/// A database that was put in place.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Restored {
    /// What is in it.
    #[serde(flatten)]
    pub inspected: Inspected,
    /// Where the previous database is now.
    pub former: Option<PathBuf>,
}

/// Copies the database to `to`, next to a running daemon. On failure, nothing new
/// is at `to`.
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
    // Changes left next to another database would be taken for the copy's.
    if beside(to, "-wal").exists() {
        return Err(BackupError::Open(to.to_owned()));
    }
    let (copy, inspected) = sound_copy(database, to)?;
    fail_point("backup-checked");
    copy.take(to).map_err(|error| BackupError::File { path: to.to_owned(), error })?;
    Ok(inspected)
}

/// Puts a copy in place of the database. The previous one, if it may be replaced,
/// stays next to it under another name. Whenever this is killed, one or the other
/// is in place.
///
/// Fails if somebody is using the database, if something is there already, or if
/// the copy can't be used; then nothing has changed.
pub fn restore(from: &Path, database: &Path, force: bool) -> Result<Restored, BackupError> {
    if !from.exists() {
        return Err(BackupError::Missing(from.to_owned()));
    }
    if is_same(from, database) {
        return Err(BackupError::Itself(from.to_owned()));
    }
    let file = |error| BackupError::File { path: database.to_owned(), error };
    make_folder_of(database)?;
    // Held until all is done.
    let lock = DaemonLock::take(database).map_err(file)?;
    let _lock = lock.ok_or_else(|| BackupError::Daemon(database.to_owned()))?;
    if database.exists() && !force {
        return Err(BackupError::Exists(database.to_owned()));
    }
    let unfit = |why| BackupError::Unfit { path: from.to_owned(), why };
    Store::inspect(from).map_err(unfit)?;
    let (copy, inspected) = sound_copy(from, database)?;
    fail_point("restore-checked");
    let former = replace(database, copy)?;
    fail_point("restore-done");
    Ok(Restored { inspected, former })
}

/// Gives a copy the database's name; returns where the previous one is now.
fn replace(database: &Path, copy: Part) -> Result<Option<PathBuf>, BackupError> {
    let file = |error| BackupError::File { path: database.to_owned(), error };
    if !database.exists() {
        // Changes left next to a database that is gone would be taken for the
        // copy's.
        let former = put_aside(database)?;
        return copy.take(database).map_err(file).map(|()| former);
    }
    // Folded into one file, it is renamed with the last of its changes in it.
    let settled = Store::settle_file(database)?;
    let former = free_name(database);
    link(database, &former)?;
    if settled.is_none() {
        // Damaged so badly that SQLite can't fold it into one file: all of it must
        // exist under its new name before anything is removed.
        for companion in COMPANIONS.iter().filter(|it| !it.is_empty()) {
            let there = beside(database, companion);
            if there.exists() {
                link(&there, &beside(&former, companion))?;
            }
        }
    }
    sync_folder(database).map_err(file)?;
    fail_point("restore-linked");
    if settled.is_none() {
        for companion in COMPANIONS.iter().filter(|it| !it.is_empty()) {
            match fs::remove_file(beside(database, companion)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(file(error)),
                _ => {}
            }
        }
    }
    copy.take(database).map_err(file)?;
    Ok(Some(former))
}

/// Gives a file a second name, or copies it if the file system has no hard links.
fn link(from: &Path, to: &Path) -> Result<(), BackupError> {
    let linked = fs::hard_link(from, to).or_else(|_| {
        fs::copy(from, to)?;
        File::open(to)?.sync_all()
    });
    linked.map_err(|error| BackupError::File { path: to.to_owned(), error })
}

fn make_folder_of(path: &Path) -> Result<(), BackupError> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    fs::create_dir_all(folder).map_err(|error| BackupError::File { path: folder.to_owned(), error })
}

/// A copy that is complete and checked, but has a temporary name.
fn sound_copy(from: &Path, to: &Path) -> Result<(Part, Inspected), BackupError> {
    make_folder_of(to)?;
    Part::sweep(to);
    let part =
        Part::beside(to, true).map_err(|error| BackupError::File { path: to.to_owned(), error })?;
    Store::copy_file(from, part.path())?;
    fail_point("copy-written");
    let unfit = |why| BackupError::Unfit { path: part.path().to_owned(), why };
    let inspected = Store::inspect(part.path()).map_err(unfit)?;
    Ok((part, inspected))
}

/// An unused name for a previous database.
fn free_name(database: &Path) -> PathBuf {
    let mut names = (1..).map(|number| match number {
        1 => beside(database, ".former"),
        _ => beside(database, &format!(".former-{number}")),
    });
    // There is always a free name.
    names
        .find(|name| COMPANIONS.iter().all(|it| !beside(name, it).exists()))
        .unwrap_or_else(|| beside(database, ".former"))
}

/// Renames what is left of a database; `None` if nothing is.
pub fn put_aside(database: &Path) -> Result<Option<PathBuf>, BackupError> {
    let former = free_name(database);
    let mut found = false;
    for companion in COMPANIONS {
        let (from, to) = (beside(database, companion), beside(&former, companion));
        match fs::rename(&from, to) {
            Ok(()) => found = true,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(BackupError::File { path: from, error }),
        }
    }
    Ok(found.then_some(former))
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

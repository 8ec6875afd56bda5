//! One daemon per database.

use std::{fs::File, io, path::Path};

/// Held by the process that takes in and sends out; let go by the system when
/// the process ends, however it ends.
pub struct DaemonLock {
    _file: File,
}

impl DaemonLock {
    /// Takes the lock beside the database, or says `None` if another process
    /// holds it. Its folder must be there.
    ///
    /// # Errors
    /// If the lock file can't be made.
    pub fn take(database: &Path) -> io::Result<Option<DaemonLock>> {
        let mut name = database.file_name().unwrap_or_default().to_owned();
        name.push(".lock");
        let path = database.with_file_name(name);
        let file = File::options().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(DaemonLock { _file: file })),
            Err(std::fs::TryLockError::WouldBlock) => Ok(None),
            Err(std::fs::TryLockError::Error(error)) => Err(error),
        }
    }
}

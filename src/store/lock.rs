//! One daemon per database.

use super::beside;
use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// Written into the lock file by a daemon, so that others know not to wait. Only
/// the lock counts: the text may be left over from a daemon that was killed.
const STAYS: &[u8] = b"daemon\n";

/// Held by the process that receives and sends mail; the system releases it when
/// the process ends, however it ends.
pub struct DaemonLock {
    file: File,
}

impl DaemonLock {
    /// Takes the lock beside the database; `None` if another process holds it. The
    /// folder must exist.
    ///
    /// # Errors
    /// If the lock file can't be created.
    pub fn take(database: &Path) -> io::Result<Option<DaemonLock>> {
        let path = beside(database, ".lock");
        let file = File::options().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            Ok(()) => {
                file.set_len(0)?;
                Ok(Some(DaemonLock { file }))
            }
            Err(fs::TryLockError::WouldBlock) => Ok(None),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// Marks the lock as held until the daemon stops, rather than for one pass.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn stays(&mut self) -> io::Result<()> {
        self.file.write_all(STAYS)
    }

    /// If the lock is held, is it by a daemon?
    #[must_use]
    pub fn is_a_daemons(database: &Path) -> bool {
        fs::read(beside(database, ".lock")).is_ok_and(|held| held == STAYS)
    }
}

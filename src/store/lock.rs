//! One daemon per database.

use super::beside;
use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// What a daemon writes into its lock file, so that others know that waiting is
/// no use. Only holding it counts: it may be there from one that was killed.
const STAYS: &[u8] = b"daemon\n";

/// Held by the process that takes in and sends out; let go by the system when
/// the process ends, however it ends.
pub struct DaemonLock {
    file: File,
}

impl DaemonLock {
    /// Takes the lock beside the database, or says `None` if another process
    /// holds it. Its folder must be there.
    ///
    /// # Errors
    /// If the lock file can't be made.
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

    /// Says that it is held until the daemon is stopped, not for one pass.
    ///
    /// # Errors
    /// If that can't be written.
    pub fn stays(&mut self) -> io::Result<()> {
        self.file.write_all(STAYS)
    }

    /// Does a daemon hold it, if anybody does?
    #[must_use]
    pub fn is_a_daemons(database: &Path) -> bool {
        fs::read(beside(database, ".lock")).is_ok_and(|held| held == STAYS)
    }
}

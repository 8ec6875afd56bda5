//! One daemon per database.

use super::{StoreError, beside};
use std::{
    fs::{self, File},
    io::{self, Seek, Write},
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

    /// Takes the lock for the upgrade of a database; nothing to take where there never was
    /// a daemon.
    pub(super) fn alone(database: &Path) -> Result<Option<DaemonLock>, StoreError> {
        if !beside(database, ".lock").exists() {
            return Ok(None);
        }
        let taken = DaemonLock::take(database).map_err(StoreError::Folder)?;
        taken.map_or(Err(StoreError::OlderRuns), |lock| Ok(Some(lock)))
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
        fs::read(beside(database, ".lock")).is_ok_and(|held| held.starts_with(STAYS))
    }
}

/// What a daemon says of itself, in its lock file: it is read beside a running daemon, and
/// written over in place, so that it can be written on a full disk, too.
pub struct Slate {
    file: File,
    /// How much was written the last time.
    length: usize,
}

impl Slate {
    /// That of the daemon that holds the lock. It is opened on its own: closing it
    /// must not concern the lock.
    ///
    /// # Errors
    /// If the lock file can't be opened.
    pub fn beside(database: &Path) -> io::Result<Slate> {
        let file = File::options().write(true).open(beside(database, ".lock"))?;
        Ok(Slate { file, length: 0 })
    }

    /// Writes one line.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn write(&mut self, line: &str) -> io::Result<()> {
        // The rest of a longer line before becomes blanks, in the same write: whoever
        // reads meanwhile finds one line or the other.
        let width = self.length.max(line.len());
        let text = format!("{}{line:width$}\n", String::from_utf8_lossy(STAYS));
        self.file.seek(io::SeekFrom::Start(0))?;
        self.file.write_all(text.as_bytes())?;
        self.length = width;
        Ok(())
    }

    /// What the daemon said last; `None` if the last to hold the lock was no daemon, or
    /// said nothing.
    #[must_use]
    pub fn read(database: &Path) -> Option<String> {
        let text = fs::read_to_string(beside(database, ".lock")).ok()?;
        let line = text.lines().nth(1)?.trim_end();
        (!line.is_empty()).then(|| line.to_owned())
    }
}

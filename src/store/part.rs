//! Files that have a temporary name until they are complete.
//!
//! A process that is killed can't clean up. Its leftovers are recognised by their
//! name and by nobody locking them, and the next process that writes there removes
//! them.

use std::{
    fs::{self, File},
    io,
    path::Path,
};
use tempfile::NamedTempFile;

const PREFIX: &str = ".monsoon-";
const SUFFIX: &str = ".part";

/// What `SQLite` may leave beside an incomplete database.
const COMPANIONS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// An incomplete file; removed if it is dropped before it gets its final name.
pub struct Part(NamedTempFile);

impl Part {
    /// Creates an empty one in the folder of `target`. If `private`, only its owner
    /// can read it; otherwise the umask applies.
    ///
    /// # Errors
    /// If it can't be created.
    pub fn beside(target: &Path, private: bool) -> io::Result<Part> {
        let mut wish = tempfile::Builder::new();
        let mode = if private { 0o600 } else { 0o644 };
        wish.prefix(PREFIX).suffix(SUFFIX);
        wish.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
        let part = wish.tempfile_in(folder_of(target))?;
        // Where locks don't work, nothing is swept either.
        let _ = part.as_file().try_lock();
        Ok(Part(part))
    }

    /// Removes what killed processes left in the folder of `target`. Not important:
    /// whatever can't be examined stays.
    pub fn sweep(target: &Path) {
        let Ok(entries) = fs::read_dir(folder_of(target)) else { return };
        let ours = |entry: fs::DirEntry| {
            let name = entry.file_name().into_string().ok()?;
            name.starts_with(PREFIX).then(|| (entry.path(), name))
        };
        let ours: Vec<_> = entries.filter_map(Result::ok).filter_map(ours).collect();
        // Parts first: their companions go only once they are gone.
        for (path, _) in ours.iter().filter(|(path, name)| name.ends_with(SUFFIX) && is_left(path))
        {
            let _ = fs::remove_file(path);
        }
        for (path, name) in &ours {
            let part = COMPANIONS.iter().find_map(|end| name.strip_suffix(end));
            let part = part.filter(|part| part.ends_with(SUFFIX));
            if part.is_some_and(|part| !path.with_file_name(part).exists()) {
                let _ = fs::remove_file(path);
            }
        }
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn file(&mut self) -> &mut File {
        self.0.as_file_mut()
    }

    /// Gives it its final name once all of it is on the disk, atomically replacing
    /// any file of that name.
    ///
    /// # Errors
    /// If that fails; nothing has changed then.
    pub fn take(self, name: &Path) -> io::Result<()> {
        self.0.as_file().sync_all()?;
        self.0.persist(name).map_err(|refused| refused.error)?;
        sync_folder(name)
    }

    /// The same, unless a file of that name exists.
    ///
    /// # Errors
    /// `AlreadyExists`, or why it failed.
    pub fn take_new(self, name: &Path) -> io::Result<()> {
        self.0.as_file().sync_all()?;
        self.0.persist_noclobber(name).map_err(|refused| refused.error)?;
        sync_folder(name)
    }
}

/// Is it unlocked? Whoever writes to a part holds a lock on it.
fn is_left(path: &Path) -> bool {
    File::options().write(true).open(path).is_ok_and(|file| file.try_lock().is_ok())
}

fn folder_of(target: &Path) -> &Path {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Makes a new name in a folder durable.
///
/// # Errors
/// If the folder can't be synced.
pub fn sync_folder(file: &Path) -> io::Result<()> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => File::open(".")?.sync_all(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In whatever order a folder lists its files.
    #[test]
    fn what_is_left_goes_with_all_that_lies_beside_it() {
        let room = tempfile::tempdir().unwrap();
        let target = room.path().join("copy");
        let held = Part::beside(&target, true).unwrap();
        let beside = |path: &Path, end: &str| {
            let mut name = path.as_os_str().to_owned();
            name.push(end);
            std::path::PathBuf::from(name)
        };
        fs::write(beside(held.path(), "-journal"), "").unwrap();
        for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
            let part = room.path().join(format!("{PREFIX}{name}{SUFFIX}"));
            fs::write(&part, "half").unwrap();
            for end in COMPANIONS {
                fs::write(beside(&part, end), "").unwrap();
            }
        }
        fs::write(room.path().join("holiday.part"), "somebody else's").unwrap();
        Part::sweep(&target);
        assert_eq!(fs::read_dir(room.path()).unwrap().count(), 3);
        assert!(held.path().exists() && beside(held.path(), "-journal").exists());
    }
}

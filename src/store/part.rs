//! Files that have a name of their own until they are whole.
//!
//! A process that is killed can't tidy up. What it leaves is known by its name
//! and by nobody holding it, and is swept away by the next that writes there.

use super::place::sync_folder;
use std::{
    fs::{self, File},
    io,
    path::Path,
};
use tempfile::NamedTempFile;

const PREFIX: &str = ".monsoon-";
const SUFFIX: &str = ".part";

/// What `SQLite` may leave beside a part that is a database.
const COMPANIONS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// A file that is not whole yet; gone when it is dropped before it has its name.
pub struct Part(NamedTempFile);

impl Part {
    /// An empty one in the folder where `target` will lie. A private one can be
    /// read by nobody else; any other as the umask has it.
    ///
    /// # Errors
    /// If it can't be made.
    pub fn beside(target: &Path, private: bool) -> io::Result<Part> {
        let mut wish = tempfile::Builder::new();
        let mode = if private { 0o600 } else { 0o644 };
        wish.prefix(PREFIX).suffix(SUFFIX);
        wish.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
        let part = wish.tempfile_in(folder_of(target))?;
        // Where locks can't be had nothing is swept either.
        let _ = part.as_file().try_lock();
        Ok(Part(part))
    }

    /// Removes what processes that were killed left in the folder of `target`.
    /// It matters little enough: what can't be looked at stays.
    pub fn sweep(target: &Path) {
        let Ok(entries) = fs::read_dir(folder_of(target)) else { return };
        let ours = |entry: fs::DirEntry| {
            let name = entry.file_name().into_string().ok()?;
            name.starts_with(PREFIX).then(|| (entry.path(), name))
        };
        let ours: Vec<_> = entries.filter_map(Result::ok).filter_map(ours).collect();
        // The parts first: what lies beside one that has gone goes as well.
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

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The file, to write to.
    pub fn file(&mut self) -> &mut File {
        self.0.as_file_mut()
    }

    /// Gives it its name once all of it is on the disk; what had that name is
    /// gone in the same moment.
    ///
    /// # Errors
    /// If that can't be done; then everything is as it was.
    pub fn take(self, name: &Path) -> io::Result<()> {
        self.0.as_file().sync_all()?;
        self.0.persist(name).map_err(|refused| refused.error)?;
        sync_folder(name)
    }

    /// The same, but only if nothing has that name.
    ///
    /// # Errors
    /// `AlreadyExists`, or why it can't be done.
    pub fn take_new(self, name: &Path) -> io::Result<()> {
        self.0.as_file().sync_all()?;
        self.0.persist_noclobber(name).map_err(|refused| refused.error)?;
        sync_folder(name)
    }
}

/// Does nobody hold it? Whoever writes to a part does.
fn is_left(path: &Path) -> bool {
    File::options().write(true).open(path).is_ok_and(|file| file.try_lock().is_ok())
}

fn folder_of(target: &Path) -> &Path {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In whatever order a folder tells its files.
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

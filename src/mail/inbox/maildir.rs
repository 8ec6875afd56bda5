//! A Maildir as the way in: another program's delivery, or our own spool.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, UNIX_EPOCH};

/// According to Maildir's author, a draft this old has been abandoned.
pub(in crate::mail) const STALE: Duration = Duration::from_hours(36);

#[derive(Debug, Clone)]
pub struct Maildir {
    root: PathBuf,
}

/// A mail read from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileMail {
    /// The mail, or its beginning if it exceeds the limit.
    pub bytes: Vec<u8>,
    /// The size of the file, in bytes.
    pub size: u64,
    /// Whether the end is missing.
    pub truncated: bool,
}

impl Maildir {
    /// Opens a Maildir, creating its folders if necessary.
    pub fn open(root: impl Into<PathBuf>) -> io::Result<Self> {
        let root = root.into();
        make_folders(&root)?;
        Ok(Maildir { root })
    }

    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The mails in `new/`, oldest first.
    pub fn pending(&self) -> io::Result<Vec<PathBuf>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(self.root.join("new"))? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            match entry.metadata() {
                // Following a link would let a mail be read from anywhere.
                Ok(about) if about.is_file() => {
                    found.push((about.modified().unwrap_or(UNIX_EPOCH), entry.path()));
                }
                Ok(_) => {}
                // Another program took it meanwhile.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        found.sort();
        Ok(found.into_iter().map(|(_, path)| path).collect())
    }

    /// Reads at most `limit` bytes of a mail.
    pub fn read(&self, path: &Path, limit: u64) -> io::Result<FileMail> {
        let file = File::open(path)?;
        let size = file.metadata()?.len();
        let mut bytes = Vec::new();
        file.take(limit).read_to_end(&mut bytes)?;
        let truncated = size > bytes.len() as u64;
        Ok(FileMail { bytes, size, truncated })
    }

    /// Acknowledges a mail: it moves to `cur/`, marked as seen. If it is no
    /// longer there, it was acknowledged before. If `cur/` is missing it is
    /// created again; otherwise the mail would come back at every look.
    pub fn done(&self, path: &Path) -> io::Result<()> {
        let cur = self.root.join("cur");
        let seen = cur.join(format!("{}:2,S", base_name(path)?));
        match fs::rename(path, &seen) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            other => return other,
        }
        if !path.try_exists()? {
            return Ok(());
        }
        let folder = cur.display();
        tracing::warn!(%folder, "the folder for mail already taken is missing; creating it again");
        private_folders().create(&cur)?;
        fs::rename(path, &seen)
    }

    /// Removes drafts abandoned by deliveries that were killed.
    pub fn sweep(&self) {
        sweep_drafts(&self.root.join("tmp"), STALE);
    }

    /// Moves a mail aside into the folder `to` and returns its new path. On
    /// failure it stays where it was.
    pub fn quarantine(&self, path: &Path, to: &Path) -> io::Result<PathBuf> {
        fs::create_dir_all(to)?;
        let target = to.join(base_name(path)?);
        match fs::rename(path, &target) {
            Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
                fs::copy(path, &target)?;
                File::open(&target)?.sync_all()?;
                fs::remove_file(path)?;
            }
            other => other?,
        }
        sync_folder(to)?;
        Ok(target)
    }

    /// Writes a mail of any size into `new/`. On success it has reached the
    /// disk; on failure `new/` has nothing of it.
    pub fn write(&self, reader: &mut dyn Read) -> io::Result<PathBuf> {
        let name = unique_name();
        let draft = self.root.join("tmp").join(&name);
        let target = self.root.join("new").join(&name);
        let written = (|| {
            let mut file = OpenOptions::new().write(true).create_new(true).open(&draft)?;
            io::copy(reader, &mut file)?;
            file.flush()?;
            file.sync_all()?;
            fs::rename(&draft, &target)
        })();
        if let Err(error) = written {
            // The first error is the one to report.
            let _ = fs::remove_file(&draft);
            return Err(error);
        }
        sync_folder(&self.root.join("new"))?;
        Ok(target)
    }
}

fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// A file's name without the flags it has in `cur/`.
fn base_name(path: &Path) -> io::Result<String> {
    let name = path.file_name().ok_or_else(|| {
        io::Error::new(io::ErrorKind::InvalidInput, format!("{} has no file name", path.display()))
    })?;
    let name = name.to_string_lossy();
    Ok(name.split(':').next().unwrap_or(&name).to_owned())
}

/// The usual Maildir name: time, process and count, which no two deliveries on
/// one machine share. The time is only for order.
fn unique_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let now = crate::clock::since_epoch();
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{}.M{:06}P{}Q{count}.monsoon", now.as_secs(), now.subsec_micros(), std::process::id())
}

/// Creates a Maildir's three folders and their parents, readable by nobody
/// else: mail holds secrets. Folders that exist keep their permissions.
pub(in crate::mail) fn make_folders(root: &Path) -> io::Result<()> {
    let mut builder = private_folders();
    builder.recursive(true);
    ["tmp", "new", "cur"].iter().try_for_each(|folder| builder.create(root.join(folder)))
}

fn private_folders() -> fs::DirBuilder {
    let mut builder = fs::DirBuilder::new();
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Removes our drafts from a folder `tmp/` that are at least this old. Best
/// effort: what can't be examined stays.
pub(in crate::mail) fn sweep_drafts(folder: &Path, age: Duration) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let now = UNIX_EPOCH + crate::clock::since_epoch();
    for entry in entries.filter_map(Result::ok) {
        let ours = entry.file_name().to_string_lossy().ends_with(".monsoon");
        let written = entry.metadata().and_then(|about| about.modified());
        // One from the future will be old enough some day.
        let old =
            written.ok().and_then(|at| now.duration_since(at).ok()).is_some_and(|it| it >= age);
        if ours && old {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_pending_until_it_is_done() {
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path()).unwrap();
        let path = maildir.write(&mut &b"Subject: a\n\nbid 5\n"[..]).unwrap();
        fs::write(room.path().join("new/.hidden"), b"x").unwrap();
        assert_eq!(maildir.pending().unwrap(), std::slice::from_ref(&path));
        let mail = maildir.read(&path, 1000).unwrap();
        assert_eq!((mail.bytes.as_slice(), mail.truncated), (&b"Subject: a\n\nbid 5\n"[..], false));
        maildir.done(&path).unwrap();
        maildir.done(&path).unwrap();
        assert!(maildir.pending().unwrap().is_empty());
        let cur: Vec<_> = fs::read_dir(room.path().join("cur")).unwrap().collect();
        assert!(cur[0].as_ref().unwrap().file_name().to_string_lossy().ends_with(":2,S"));
    }

    #[test]
    fn a_large_mail_is_read_in_part() {
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path()).unwrap();
        let path = maildir.write(&mut io::repeat(b'x').take(5000)).unwrap();
        let mail = maildir.read(&path, 100).unwrap();
        assert_eq!((mail.bytes.len(), mail.size, mail.truncated), (100, 5000, true));
    }

    #[test]
    fn a_delivery_that_breaks_off_leaves_nothing() {
        struct Broken(usize);
        impl Read for Broken {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                if self.0 == 0 {
                    return Err(io::Error::other("the pipe broke"));
                }
                self.0 -= 1;
                buffer.fill(b'x');
                Ok(buffer.len())
            }
        }
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path()).unwrap();
        assert!(maildir.write(&mut Broken(3)).is_err());
        assert!(maildir.pending().unwrap().is_empty());
        assert_eq!(fs::read_dir(room.path().join("tmp")).unwrap().count(), 0);
    }

    #[test]
    fn the_oldest_mail_comes_first() {
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path()).unwrap();
        let first = maildir.write(&mut &b"1"[..]).unwrap();
        let second = maildir.write(&mut &b"2"[..]).unwrap();
        let old = UNIX_EPOCH + std::time::Duration::from_mins(1);
        File::options().write(true).open(&second).unwrap().set_modified(old).unwrap();
        assert_eq!(maildir.pending().unwrap(), [second, first]);
    }

    #[test]
    fn a_mail_can_be_put_aside() {
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path().join("in")).unwrap();
        let path = maildir.write(&mut &b"poison"[..]).unwrap();
        let lies = maildir.quarantine(&path, &room.path().join("aside")).unwrap();
        assert_eq!(fs::read(lies).unwrap(), b"poison");
        assert!(maildir.pending().unwrap().is_empty());
    }

    #[test]
    fn a_folder_that_has_gone_is_made_again() {
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path()).unwrap();
        let path = maildir.write(&mut &b"1"[..]).unwrap();
        fs::remove_dir(room.path().join("cur")).unwrap();
        maildir.done(&path).unwrap();
        assert!(maildir.pending().unwrap().is_empty(), "it would come again for ever");
        assert_eq!(fs::read_dir(room.path().join("cur")).unwrap().count(), 1);
    }

    #[test]
    fn what_a_killed_delivery_left_is_removed_when_it_is_old() {
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path()).unwrap();
        let old = UNIX_EPOCH + crate::clock::since_epoch() - STALE - Duration::from_hours(1);
        for (name, written) in
            [("1.monsoon", Some(old)), ("2.monsoon", None), ("3.somebody", Some(old))]
        {
            let path = room.path().join("tmp").join(name);
            fs::write(&path, "half").unwrap();
            let file = File::options().write(true).open(&path).unwrap();
            written.map_or(Ok(()), |at| file.set_modified(at)).unwrap();
        }
        maildir.sweep();
        let mut left: Vec<_> = fs::read_dir(room.path().join("tmp"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        assert_eq!(left, ["2.monsoon", "3.somebody"]);
    }

    #[test]
    fn a_link_is_not_followed() {
        let room = tempfile::tempdir().unwrap();
        let maildir = Maildir::open(room.path()).unwrap();
        std::os::unix::fs::symlink("/etc/hostname", room.path().join("new/link")).unwrap();
        assert!(maildir.pending().unwrap().is_empty());
    }
}

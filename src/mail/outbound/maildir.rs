//! A standard Maildir as the way out, for trying things and for tests.

use super::super::inbox::maildir::make_folders;
use super::{Outbound, Parcel, SendError};
use sha2::{Digest, Sha256};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Delivers into `new/` of one Maildir. The file's name comes from the
/// Message-ID, so a parcel that is sent twice lies there once, even after a
/// mail program has moved it to `cur/`.
#[derive(Debug)]
pub struct Maildir {
    root: PathBuf,
}

impl Maildir {
    /// Opens a Maildir and makes its folders.
    ///
    /// # Errors
    /// When they cannot be made.
    pub fn open(root: impl Into<PathBuf>) -> io::Result<Self> {
        let root = root.into();
        make_folders(&root)?;
        Ok(Maildir { root })
    }

    fn deliver(&self, parcel: &Parcel) -> io::Result<()> {
        let name = file_name(&parcel.message_id, &parcel.to);
        let target = self.root.join("new").join(&name);
        if target.exists() || self.was_seen(&name)? {
            return Ok(());
        }
        let draft = self.root.join("tmp").join(&name);
        // A draft left by a crash is written anew.
        let mut file = OpenOptions::new().write(true).create(true).truncate(true).open(&draft)?;
        file.write_all(&parcel.raw)?;
        file.sync_all()?;
        fs::rename(&draft, &target)?;
        File::open(self.root.join("new"))?.sync_all()
    }

    /// A mail program renames `name` to `name:2,flags` in `cur/`.
    fn was_seen(&self, name: &str) -> io::Result<bool> {
        for entry in fs::read_dir(self.root.join("cur"))? {
            let found = entry?.file_name();
            if Path::new(&found).to_string_lossy().split(':').next() == Some(name) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl Outbound for Maildir {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        self.deliver(parcel)
            .map_err(|error| SendError::Closed(format!("maildir {}: {error}", self.root.display())))
    }
}

fn file_name(message_id: &str, to: &str) -> String {
    let digest = Sha256::digest(format!("{message_id}\n{to}"));
    let mut name = super::super::dedup::hex(&digest);
    name.truncate(40);
    format!("{name}.monsoon")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parcel() -> Parcel {
        Parcel {
            from: None,
            to: "ann@example.org".into(),
            message_id: "t1.4@localhost".into(),
            raw: b"Subject: x\r\n\r\nhello\r\n".to_vec(),
        }
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    }

    #[test]
    fn a_parcel_sent_twice_lies_there_once() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        maildir.send(&parcel()).unwrap();
        maildir.send(&parcel()).unwrap();
        let new = files(&room.path().join("new"));
        assert_eq!(new.len(), 1);
        assert_eq!(fs::read(&new[0]).unwrap(), parcel().raw);
        assert!(files(&room.path().join("tmp")).is_empty());
    }

    #[test]
    fn a_letter_that_was_read_does_not_come_again() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        maildir.send(&parcel()).unwrap();
        let new = files(&room.path().join("new"));
        let name = new[0].file_name().unwrap().to_string_lossy().into_owned();
        fs::rename(&new[0], room.path().join("cur").join(format!("{name}:2,S"))).unwrap();
        maildir.send(&parcel()).unwrap();
        assert!(files(&room.path().join("new")).is_empty());
    }

    #[test]
    fn a_draft_left_by_a_crash_is_no_obstacle() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        let name = file_name(&parcel().message_id, &parcel().to);
        fs::write(room.path().join("tmp").join(name), b"half of something longer than it").unwrap();
        maildir.send(&parcel()).unwrap();
        assert_eq!(fs::read(&files(&room.path().join("new"))[0]).unwrap(), parcel().raw);
    }

    #[test]
    fn a_folder_that_is_gone_can_come_back() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        fs::remove_dir(room.path().join("tmp")).unwrap();
        assert!(matches!(maildir.send(&parcel()), Err(SendError::Closed(_))));
    }
}

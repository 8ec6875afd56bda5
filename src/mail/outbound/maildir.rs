//! A standard Maildir as the way out, for trying things out and for tests.

use super::super::inbox::maildir::{STALE, make_folders, sweep_drafts};
use super::{Outbound, Parcel, SendError};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How our file names end, before anything that a mail program appends.
const ENDING: &str = ".monsoon";

/// With more files than this, the whole file system is synced instead of each of them.
#[cfg(target_os = "linux")]
const MANY_FILES: usize = 4;

/// With more letters than this in it, somebody should look after the folder.
const MANY: usize = 10_000;

/// Delivers into `new/` of one Maildir. File names come from the Message-ID, so
/// a parcel that is sent twice is there once, even after a mail program has
/// moved it to `cur/`.
#[derive(Debug)]
pub struct Maildir {
    root: PathBuf,
    /// The parcels ever put here, if they are still here or this process put
    /// them. Read when the first parcel arrives: a mail program may keep 50,000
    /// letters in `cur/`, and searching them for each letter would take most of
    /// the time.
    put: Option<HashSet<u128>>,
    /// Parcels that are not in `new/` yet.
    drafts: Vec<Draft>,
    /// Names in `new/` may not be on the disk yet.
    is_new: bool,
}

/// A parcel in `tmp/`.
#[derive(Debug)]
struct Draft {
    file: File,
    name: String,
    key: u128,
}

impl Maildir {
    /// Opens a Maildir, creating its folders if necessary.
    pub fn open(root: impl Into<PathBuf>) -> io::Result<Self> {
        let root = root.into();
        make_folders(&root)?;
        Ok(Maildir { root, put: None, drafts: Vec::new(), is_new: false })
    }

    fn draft(&mut self, parcel: &Parcel) -> io::Result<()> {
        let name = file_name(&parcel.message_id, &parcel.to);
        let put = match &mut self.put {
            Some(put) => put,
            none => none.insert(look_through(&self.root)?),
        };
        let Some(key) = key_of(&name) else {
            return Err(io::Error::other(format!("{name} is not one of our file names")));
        };
        if self.root.join("new").join(&name).exists() || put.contains(&key) {
            // By a process that was killed before it could be sure, perhaps.
            self.is_new = true;
            return Ok(());
        }
        if self.drafts.iter().any(|draft| draft.key == key) {
            return Ok(());
        }
        let path = self.root.join("tmp").join(&name);
        // A draft left by a crash is rewritten.
        let mut file = OpenOptions::new().write(true).create(true).truncate(true).open(path)?;
        file.write_all(&parcel.raw)?;
        self.drafts.push(Draft { file, name, key });
        Ok(())
    }

    /// Puts the drafts into `new/`, with all their bytes on the disk: a power cut must not
    /// leave half a letter there, which would never be put there again.
    fn deliver(&mut self) -> io::Result<()> {
        let drafts = std::mem::take(&mut self.drafts);
        sync(&drafts)?;
        for Draft { name, key, .. } in drafts {
            fs::rename(self.root.join("tmp").join(&name), self.root.join("new").join(&name))?;
            self.is_new = true;
            self.put.get_or_insert_default().insert(key);
        }
        if self.is_new {
            File::open(self.root.join("new"))?.sync_all()?;
            self.is_new = false;
        }
        Ok(())
    }

    fn closed(&self, error: &io::Error) -> SendError {
        SendError::Closed(format!("maildir {}: {error}", self.root.display()))
    }
}

/// Has the disk take a few files one by one, and many by having all of the file system
/// written, which is waited for once.
fn sync(drafts: &[Draft]) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if let Some(draft) = drafts.get(MANY_FILES) {
        return Ok(rustix::fs::syncfs(&draft.file)?);
    }
    drafts.iter().try_for_each(|draft| draft.file.sync_all())
}

/// All of our letters in a Maildir. In `cur/` a mail program renames `name` to
/// `name:2,flags`; anything it moves there meanwhile was already seen in
/// `new/`.
fn look_through(root: &Path) -> io::Result<HashSet<u128>> {
    let mut found = HashSet::new();
    for folder in ["new", "cur"] {
        for entry in fs::read_dir(root.join(folder))? {
            let name = entry?.file_name();
            found.extend(name.to_str().and_then(key_of));
        }
    }
    sweep_drafts(&root.join("tmp"), STALE);
    if found.len() > MANY {
        let (folder, letters) = (root.display(), found.len());
        tracing::warn!(%folder, letters, "letters are piling up in the outgoing Maildir; does anything fetch them?");
    }
    Ok(found)
}

/// The beginning of the digest in a name, if it is one of ours.
fn key_of(name: &str) -> Option<u128> {
    let (digest, _) = name.split_once(ENDING)?;
    u128::from_str_radix(digest.get(..32)?, 16).ok()
}

impl Outbound for Maildir {
    fn send(&mut self, parcel: &Parcel) -> Result<(), SendError> {
        self.draft(parcel).map_err(|error| self.closed(&error))
    }

    fn settle(&mut self) -> Result<(), SendError> {
        self.deliver().map_err(|error| self.closed(&error))
    }
}

fn file_name(message_id: &str, to: &str) -> String {
    let digest = Sha256::digest(format!("{message_id}\n{to}"));
    let mut name = super::super::dedup::hex(&digest);
    name.truncate(40);
    name + ENDING
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

    fn put(maildir: &mut Maildir, parcel: &Parcel) {
        maildir.send(parcel).unwrap();
        maildir.settle().unwrap();
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    }

    #[test]
    fn a_parcel_sent_twice_lies_there_once() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        put(&mut maildir, &parcel());
        put(&mut maildir, &parcel());
        let new = files(&room.path().join("new"));
        assert_eq!(new.len(), 1);
        assert_eq!(fs::read(&new[0]).unwrap(), parcel().raw);
        assert!(files(&room.path().join("tmp")).is_empty());
    }

    /// With few letters and with many, which are synced in another way.
    #[test]
    fn nothing_is_in_its_place_before_it_is_safe() {
        for count in [1, 3, 20] {
            let room = tempfile::tempdir().unwrap();
            let (new, tmp) = (room.path().join("new"), room.path().join("tmp"));
            let mut maildir = Maildir::open(room.path()).unwrap();
            for number in 0..count {
                let parcel = Parcel { message_id: format!("t1.{number}@localhost"), ..parcel() };
                maildir.send(&parcel).unwrap();
                maildir.send(&parcel).unwrap();
            }
            assert_eq!((files(&new).len(), files(&tmp).len()), (0, count));
            maildir.settle().unwrap();
            assert_eq!((files(&new).len(), files(&tmp).len()), (count, 0));
        }
    }

    /// Whatever was not put in its place is sent again, and then comes once.
    #[test]
    fn letters_that_could_not_be_put_in_their_place_come_later() {
        let room = tempfile::tempdir().unwrap();
        let (new, away) = (room.path().join("new"), room.path().join("away"));
        let mut maildir = Maildir::open(room.path()).unwrap();
        maildir.send(&parcel()).unwrap();
        fs::rename(&new, &away).unwrap();
        assert!(matches!(maildir.settle(), Err(SendError::Closed(_))));
        fs::rename(&away, &new).unwrap();
        maildir.settle().unwrap();
        assert!(files(&new).is_empty(), "it counts as not sent");
        put(&mut maildir, &parcel());
        assert_eq!(fs::read(&files(&new)[0]).unwrap(), parcel().raw);
    }

    #[test]
    fn a_letter_that_was_read_does_not_come_again() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        put(&mut maildir, &parcel());
        let new = files(&room.path().join("new"));
        let name = new[0].file_name().unwrap().to_string_lossy().into_owned();
        fs::rename(&new[0], room.path().join("cur").join(format!("{name}:2,S"))).unwrap();
        put(&mut maildir, &parcel());
        assert!(files(&room.path().join("new")).is_empty());
    }

    #[test]
    fn a_draft_left_by_a_crash_is_no_obstacle() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        let name = file_name(&parcel().message_id, &parcel().to);
        fs::write(room.path().join("tmp").join(name), b"half of something longer than it").unwrap();
        put(&mut maildir, &parcel());
        assert_eq!(fs::read(&files(&room.path().join("new"))[0]).unwrap(), parcel().raw);
    }

    #[test]
    fn a_folder_that_is_gone_can_come_back() {
        let room = tempfile::tempdir().unwrap();
        let mut maildir = Maildir::open(room.path()).unwrap();
        fs::remove_dir(room.path().join("tmp")).unwrap();
        assert!(matches!(maildir.send(&parcel()), Err(SendError::Closed(_))));
    }

    /// If we are killed before a delivery is recorded, the next process sends
    /// the letter again. It searches the folder once, not for each letter.
    #[test]
    fn what_another_process_put_here_is_known_without_looking_each_time() {
        let room = tempfile::tempdir().unwrap();
        put(&mut Maildir::open(room.path()).unwrap(), &parcel());
        let (new, cur) = (room.path().join("new"), room.path().join("cur"));
        let other = |id: &str| Parcel { message_id: id.into(), ..parcel() };
        let mut maildir = Maildir::open(room.path()).unwrap();
        put(&mut maildir, &other("t1.5@localhost"));
        for path in files(&new) {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            fs::rename(&path, cur.join(format!("{name}:2,Sa"))).unwrap();
        }
        // Searching it again would fail.
        fs::rename(&cur, room.path().join("elsewhere")).unwrap();
        for id in ["t1.4@localhost", "t1.5@localhost"] {
            put(&mut maildir, &other(id));
            assert!(files(&new).is_empty(), "{id} came twice");
        }
        put(&mut maildir, &other("t1.6@localhost"));
        assert_eq!(files(&new).len(), 1);
    }
}

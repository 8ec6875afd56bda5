//! The thread that watches mail folders.

use super::{
    beats::Beat,
    nap,
    signs::{Gate, Signs},
    writer::{NotTaken, Writer},
};
use crate::{
    desk::fail_point,
    mail::{Incoming, Source, inbox::Maildir},
};
use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// How often a lasting fault is logged.
const AGAIN: Duration = Duration::from_hours(1);

/// The most files whose faults are remembered; beyond that every fault is logged.
const MOST_FAULTS: usize = 1000;

/// A folder that mail is read from.
pub(super) struct Folder {
    pub(super) maildir: Maildir,
    pub(super) source: Source,
}

/// Reads a file of a folder, or only its head if it exceeds our limit.
pub(super) fn read(
    folder: &Folder,
    path: &Path,
    max_bytes: u64,
) -> std::io::Result<(Incoming, u64)> {
    let file = folder.maildir.read(path, max_bytes)?;
    let incoming = Incoming {
        raw: file.bytes,
        recipients: Vec::new(),
        sender: None,
        source: folder.source,
        peer: None,
    };
    Ok((incoming, file.size))
}

/// The faults that were logged: folders are polled every second, and the log must
/// stay readable.
#[derive(Default)]
struct Faults {
    told: HashMap<PathBuf, (String, Instant)>,
}

impl Faults {
    /// Should this be logged: is it new, different, or due to be repeated?
    fn is_news(&mut self, path: &Path, error: &str) -> bool {
        let known = self.told.get(path);
        if known.is_some_and(|(told, since)| told == error && since.elapsed() < AGAIN) {
            return false;
        }
        if self.told.len() < MOST_FAULTS || known.is_some() {
            self.told.insert(path.to_owned(), (error.to_owned(), Instant::now()));
        }
        true
    }

    /// All is well there; returns whether it was not before.
    fn mended(&mut self, path: &Path) -> bool {
        self.told.remove(path).is_some()
    }

    /// Forgets files that are gone.
    fn keep_only(&mut self, folders: &[Folder]) {
        self.told.retain(|path, _| {
            folders.iter().any(|folder| folder.maildir.root() == path) || path.exists()
        });
    }
}

/// Polls the folders until asked to stop.
pub(super) fn watch(
    folders: &[Folder],
    max_bytes: u64,
    poll: Duration,
    writer: &Writer,
    stop: &AtomicBool,
    (beat, signs): (&Beat, &Signs),
) {
    let mut faults = Faults::default();
    let way = Way { max_bytes, writer, stop, beat, signs };
    while !stop.load(Ordering::SeqCst) {
        for folder in folders {
            beat.beat();
            let root = folder.maildir.root();
            match take_all(folder, &way, &mut faults) {
                Ok(()) => {
                    if faults.mended(root) {
                        signs.found(Gate::Folders, true);
                        tracing::info!(folder = %root.display(), "the folder can be read again");
                    }
                }
                Err(error) => {
                    signs.found(Gate::Folders, false);
                    if faults.is_news(root, &error.to_string()) {
                        let folder = root.join("new");
                        let folder = folder.display();
                        tracing::error!(%folder, %error, "a folder can't be read; it will be tried again");
                    }
                }
            }
        }
        faults.keep_only(folders);
        nap(poll, stop);
    }
}

/// What the watcher needs besides the folders.
struct Way<'a> {
    max_bytes: u64,
    writer: &'a Writer,
    stop: &'a AtomicBool,
    beat: &'a Beat,
    signs: &'a Signs,
}

fn take_all(folder: &Folder, way: &Way<'_>, faults: &mut Faults) -> std::io::Result<()> {
    for path in folder.maildir.pending()? {
        way.beat.beat();
        if way.stop.load(Ordering::SeqCst) {
            break;
        }
        let file = path.display();
        // One unreadable file must not keep the others waiting.
        let (incoming, bytes) = match read(folder, &path, way.max_bytes) {
            Ok(read) => read,
            Err(error) => {
                if faults.is_news(&path, &error.to_string()) {
                    tracing::error!(%file, %error, "a file can't be read; it stays where it is");
                }
                continue;
            }
        };
        let source = incoming.source;
        let take = || way.writer.receive(incoming, bytes);
        match way.signs.taking(Gate::Folders, source, take) {
            // It stays in new/ for the next round.
            Err(NotTaken::Failed | NotTaken::Busy) => {}
            Err(NotTaken::GoingDown) => break,
            Ok(_) => match folder.maildir.done(&path) {
                Ok(()) => fail_point("after-acknowledge"),
                Err(error) => {
                    if faults.is_news(&path, &error.to_string()) {
                        tracing::error!(%file, %error, "a file can't be moved to cur/");
                    }
                }
            },
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_that_lasts_is_told_once() {
        let mut faults = Faults::default();
        let path = Path::new("in");
        assert!(!faults.mended(path));
        let told: Vec<bool> =
            ["gone", "gone", "no rights", "gone"].map(|it| faults.is_news(path, it)).into();
        assert_eq!(told, [true, false, true, true]);
        assert!(faults.is_news(Path::new("in/new/1"), "gone"), "another place");
        assert!(faults.mended(path) && !faults.mended(path));
        assert!(faults.is_news(path, "gone"));
        // Files that are gone are forgotten.
        faults.keep_only(&[]);
        assert!(faults.told.is_empty());
    }
}

//! Folders that mail is taken from.

use super::{
    beats::Beat,
    nap,
    writer::{NotTaken, Writer},
};
use crate::{
    desk::fail_point,
    mail::{Incoming, Source, inbox::Maildir},
};
use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

/// A folder that mail is taken from.
pub(super) struct Folder {
    pub(super) maildir: Maildir,
    pub(super) source: Source,
}

/// Reads a file of a folder, or its head if it is larger than we read.
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

/// Looks through the folders until it is time to stop.
pub(super) fn watch(
    folders: &[Folder],
    max_bytes: u64,
    poll: Duration,
    writer: &Writer,
    stop: &AtomicBool,
    beat: &Beat,
) {
    while !stop.load(Ordering::SeqCst) {
        for folder in folders {
            beat.beat();
            if let Err(error) = take_all(folder, max_bytes, writer, stop, beat) {
                let folder = folder.maildir.root().display();
                tracing::error!(%folder, %error, "a folder can't be read; it will be tried again");
            }
        }
        nap(poll, stop);
    }
}

fn take_all(
    folder: &Folder,
    max_bytes: u64,
    writer: &Writer,
    stop: &AtomicBool,
    beat: &Beat,
) -> std::io::Result<()> {
    for path in folder.maildir.pending()? {
        beat.beat();
        if stop.load(Ordering::SeqCst) {
            break;
        }
        // One file that can't be read must not keep the others waiting.
        let (incoming, bytes) = match read(folder, &path, max_bytes) {
            Ok(read) => read,
            Err(error) => {
                tracing::error!(%error, "a file can't be read; it stays where it is");
                continue;
            }
        };
        match writer.receive(incoming, bytes) {
            // It stays in new/ and has another chance at the next look.
            Err(NotTaken::Failed | NotTaken::Busy) => {}
            Err(NotTaken::GoingDown) => break,
            Ok(_) => match folder.maildir.done(&path) {
                Ok(()) => fail_point("after-acknowledge"),
                Err(error) => {
                    let file = path.display();
                    tracing::error!(%file, %error, "a file can't be moved to cur/");
                }
            },
        }
    }
    Ok(())
}

//! Writing a table's files into a folder that may hold earlier ones.

use super::{Format, files, piece::Piece, sign};
use crate::archive::{
    Document, View,
    document::{Comment, MAX_BYTES},
    signature::Signer,
};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

pub fn make(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("can't make the folder {}", folder.display()))
}

/// The path itself, or `name` inside it if it is a folder or written like one.
pub fn in_folder(path: &Path, name: &str) -> Result<PathBuf> {
    if path.to_string_lossy().ends_with(std::path::MAIN_SEPARATOR) {
        make(path)?;
    }
    Ok(if path.is_dir() { path.join(name) } else { path.to_owned() })
}

/// How files are written.
pub struct Wish<'a> {
    /// Replace existing files of any kind.
    pub force: bool,
    /// Signs archives, if given.
    pub signer: Option<&'a Signer>,
}

/// Writes the files of a table. Repeated exports add what is new; pages, texts and
/// letters are made again, but an archive of anything else is never replaced, and
/// no remarks are lost.
pub fn write(
    folder: &Path,
    piece: &Piece<'_>,
    formats: &[Format],
    wish: &Wish<'_>,
) -> Result<usize> {
    let (mut files, mut refused) = (0, None);
    for format in formats {
        let path = folder.join(piece.name(format.ending()));
        let bytes = match format {
            Format::Json if !wish.force => match is_new(&path, &piece.document) {
                Ok(true) => piece.file(*format)?,
                Ok(false) => None,
                // The other files are still written.
                Err(error) => {
                    refused.get_or_insert(error);
                    continue;
                }
            },
            // An imported table has no letters.
            Format::Mbox => piece.file(*format)?.filter(|bytes| !bytes.is_empty()),
            _ => piece.file(*format)?,
        };
        if let Some(bytes) = &bytes {
            files::write(&path, bytes, piece.is_secret(*format))?;
            files += 1;
        }
        if *format == Format::Json {
            sign::keep_in_step(&path, wish.signer, bytes.is_some())?;
        }
    }
    refused.map_or(Ok(files), Err)
}

/// Must an archive be written, given that it takes over the remarks of the existing
/// file?
fn is_new(path: &Path, document: &Document) -> Result<bool> {
    Ok(!path.exists() || earlier(path, document)? != *document)
}

/// Takes over the remarks added to an earlier archive, if the document is a later
/// state of it.
pub fn adopt_remarks(path: &Path, document: &mut Document) {
    let Ok(there) = earlier(path, document) else { return };
    for comment in there.comments {
        let same = |own: &Comment| {
            (own.n, &own.text, &own.by, &own.at)
                == (comment.n, &comment.text, &comment.by, &comment.at)
        };
        if !document.comments.iter().any(same) {
            document.add_comment(comment);
        }
    }
}

/// The existing archive, if it is an earlier or equal state of the same table.
fn earlier(path: &Path, document: &Document) -> Result<Document> {
    let no = |what: &str| format!("{} exists and {what}; --force replaces it", path.display());
    let bytes = files::read(path, MAX_BYTES)?;
    let Ok(there) = Document::parse(&bytes) else { bail!(no("is not an archive")) };
    if !there.is_whole(&bytes) {
        bail!(no("is damaged (`monsoon verify` says where)"));
    }
    if (&there.commitment, &there.created_at) != (&document.commitment, &document.created_at) {
        bail!(no("is the archive of another table"));
    }
    if there.view == View::Full && document.view == View::Public {
        bail!(no("says more than the new one would"));
    }
    let digests = |document: &Document| -> Vec<String> {
        document.entries.iter().map(|entry| entry.digest.clone()).collect()
    };
    if there.view == document.view && !digests(document).starts_with(&digests(&there)) {
        bail!(no("is not an earlier state of this table"));
    }
    Ok(there)
}

/// A file about several tables may be replaced if Monsoon wrote it.
pub fn must_be_ours(path: &Path, force: bool) -> Result<()> {
    if force || !path.exists() {
        return Ok(());
    }
    let head = files::head(path, 1000)?;
    let ours = head.starts_with(b"table,game,edition,")
        || (head.starts_with(b"SQLite format 3\0") && head.get(68..72) == Some(b"MONS"))
        || String::from_utf8_lossy(&head).contains("content=\"Monsoon\"");
    if !ours {
        bail!("{} exists and was not written by Monsoon; --force replaces it", path.display());
    }
    Ok(())
}

//! The files of a table in a folder, and what is there already.

use super::{Format, files, piece::Piece};
use crate::archive::{Document, document::MAX_BYTES};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// Makes the folder.
pub fn make(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("can't make the folder {}", folder.display()))
}

/// The file itself, or one of this name if it is a folder.
pub fn in_folder(path: &Path, name: &str) -> PathBuf {
    if path.is_dir() { path.join(name) } else { path.to_owned() }
}

/// Writes the files of a table. Whoever exports every night gets what is new;
/// pages and texts are made again, but nobody's remarks are lost.
pub fn write(folder: &Path, piece: &Piece<'_>, formats: &[Format], force: bool) -> Result<()> {
    for format in formats {
        let path = folder.join(piece.name(format.ending()));
        if *format == Format::Json && !force && is_there(&path, &piece.document)? {
            continue;
        }
        // Of a table that was imported there are no letters.
        let letters = |bytes: &Vec<u8>| *format != Format::Mbox || !bytes.is_empty();
        if let Some(bytes) = piece.file(*format)?.filter(letters) {
            files::write(&path, &bytes, piece.is_secret(*format))?;
        }
    }
    Ok(())
}

/// Is this table's archive there as it is now, perhaps with remarks?
fn is_there(path: &Path, document: &Document) -> Result<bool> {
    if !path.exists() {
        return Ok(false);
    }
    let replaces = "--force replaces it";
    let Ok(there) = Document::parse(&files::read(path, MAX_BYTES)?) else {
        bail!("{} is there and is no archive; {replaces}", path.display());
    };
    if there.digest_now() == document.digest && there.comments.starts_with(&document.comments) {
        return Ok(true);
    }
    if !document.comments.starts_with(&there.comments) {
        bail!("{} is of an earlier time and has remarks; {replaces}", path.display());
    }
    Ok(false)
}

//! Moves finished tables out of the database into files.
//!
//! First all of them are written to files, read back and verified; if anything is
//! wrong with any, nothing is deleted. Then each is deleted in a transaction of
//! its own, which makes sure that the table is still what its file says.

use super::{Document, ExportAs, Library, export, export::ExportError, verify::verify_bytes};
use crate::{
    basics::TableId,
    store::{Part, Reader, Store, StoreError, TableRow, sync_folder},
};
use chrono::{DateTime, Utc};
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Which tables to move, and where to.
#[derive(Debug, Clone)]
pub struct Wish<'a> {
    /// Only those whose last entry is older.
    pub before: DateTime<Utc>,
    pub folder: &'a Path,
    /// Only say what would be done.
    pub dry_run: bool,
}

/// A table that was moved, or would be.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Moved {
    pub table: TableId,
    pub game: String,
    /// The number of its journal entries.
    pub entries: usize,
    pub file: PathBuf,
    /// The document's digest.
    pub digest: String,
}

/// A table that is over and old enough, but stays.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Stays {
    pub table: TableId,
    pub why: String,
}

/// What was done, or would be.
#[derive(Debug, Clone, Default, serde::Serialize)]
pub struct Pruned {
    /// Tables that are now files.
    pub moved: Vec<Moved>,
    /// Tables that stay for now.
    pub stays: Vec<Stays>,
}

/// Why nothing more was deleted.
#[derive(Debug, thiserror::Error)]
pub enum PruneError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}; nothing was deleted")]
    Export(#[from] ExportError),
    /// A file does not match its table.
    #[error("table {table}: its archive does not verify: {why}; nothing was deleted")]
    Unverified { table: TableId, why: String },
    /// Another file is in the way.
    #[error("{0} is there already and holds something else; nothing was deleted")]
    Exists(PathBuf),
    /// A file can't be written or read back.
    #[error("{path}: {error}; nothing was deleted", path = .path.display())]
    File { path: PathBuf, error: io::Error },
}

/// Moves tables that are over into files.
///
/// If a table can't be written and verified, none is deleted. If one can't be
/// deleted, those before it are gone, and their files exist.
pub fn prune(
    games: &dyn Library,
    store: &mut Store,
    wish: &Wish<'_>,
) -> Result<Pruned, PruneError> {
    if !wish.dry_run {
        Part::sweep(&wish.folder.join("file"));
    }
    let mut pruned = Pruned::default();
    let reader = store.read();
    let ids = reader.table_ids()?;
    for &id in &ids {
        let Some(row) = reader.table(id)? else { continue };
        if !row.status.is_over() || reader.last_entry_at(id)?.is_some_and(|at| at >= wish.before) {
            continue;
        }
        // The next table would get its number, and answers to its letters would be
        // taken for answers to that one's.
        if Some(&id) == ids.last() {
            let why = "it is the newest table, and its number must not be given again";
            pruned.stays.push(Stays { table: id, why: why.to_owned() });
        } else if reader.has_letters_waiting(id)? {
            let why = "letters of it still wait to be sent";
            pruned.stays.push(Stays { table: id, why: why.to_owned() });
        } else {
            pruned.moved.push(kept(games, reader, &row, wish)?);
        }
    }
    if wish.dry_run {
        return Ok(pruned);
    }
    if !pruned.moved.is_empty() {
        let error = |error| PruneError::File { path: wish.folder.to_owned(), error };
        sync_folder(&wish.folder.join("file")).map_err(error)?;
    }
    let mut moved = Vec::new();
    for table in pruned.moved {
        match delete(games, store, &table)? {
            None => moved.push(table),
            Some(why) => pruned.stays.push(Stays { table: table.table, why }),
        }
    }
    Ok(Pruned { moved, ..pruned })
}

/// Everything there is to know of a table that is over.
fn whole(games: &dyn Library, reader: Reader<'_>, row: &TableRow) -> Result<Document, ExportError> {
    export(games, reader, row, ExportAs::Moderator, false)
}

/// Writes a table's file and checks it, or checks that it could be written.
fn kept(
    games: &dyn Library,
    reader: Reader<'_>,
    row: &TableRow,
    wish: &Wish<'_>,
) -> Result<Moved, PruneError> {
    let document = whole(games, reader, row)?;
    let file = wish.folder.join(format!("table-{:04}-{}.json", row.id, document.game));
    let text = document.canonical();
    if wish.dry_run {
        sound(games, row.id, text.as_bytes())?;
    } else {
        let bytes = write(&file, text.as_bytes())?;
        if !holds(&bytes, &text) {
            let why = "it does not read back as it was written".to_owned();
            return Err(PruneError::Unverified { table: row.id, why });
        }
        sound(games, row.id, &bytes)?;
    }
    Ok(Moved {
        table: row.id,
        game: document.game,
        entries: document.entries.len(),
        file,
        digest: document.digest,
    })
}

fn sound(games: &dyn Library, table: TableId, bytes: &[u8]) -> Result<(), PruneError> {
    match verify_bytes(games, bytes).findings.first() {
        None => Ok(()),
        Some(finding) => Err(PruneError::Unverified { table, why: finding.to_string() }),
    }
}

/// Writes a file unless it exists; returns what can then be read from it.
fn write(path: &Path, bytes: &[u8]) -> Result<Vec<u8>, PruneError> {
    let failed = |error| PruneError::File { path: path.to_owned(), error };
    if path.exists() {
        let there = fs::read(path).map_err(failed)?;
        let fits = std::str::from_utf8(bytes).is_ok_and(|text| holds(&there, text));
        return if fits { Ok(there) } else { Err(PruneError::Exists(path.to_owned())) };
    }
    let written = || -> io::Result<Vec<u8>> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // It may contain what the players must not know of each other.
        let mut part = Part::beside(path, true)?;
        part.file().write_all(bytes)?;
        part.take_new(path)?;
        fs::read(path)
    };
    written().map_err(failed)
}

/// Whether a file is this archive, perhaps with remarks added.
fn holds(file: &[u8], archive: &str) -> bool {
    if file == archive.as_bytes() {
        return true;
    }
    let (Ok(mut file), Ok(archive)) = (Document::parse(file), Document::parse(archive.as_bytes()))
    else {
        return false;
    };
    let has_all = file.comments.starts_with(&archive.comments);
    file.comments.clone_from(&archive.comments);
    has_all && file == archive
}

/// Deletes a table if it is still what its file says; otherwise returns why it
/// stays.
fn delete(
    games: &dyn Library,
    store: &mut Store,
    moved: &Moved,
) -> Result<Option<String>, PruneError> {
    let tx = store.write()?;
    let Some(row) = tx.read().table(moved.table)? else {
        return Ok(Some("somebody else deleted it".to_owned()));
    };
    let now = whole(games, tx.read(), &row)?.canonical();
    let there = fs::read(&moved.file)
        .map_err(|error| PruneError::File { path: moved.file.clone(), error })?;
    if !row.status.is_over() || !holds(&there, &now) {
        return Ok(Some("it went on meanwhile; its file shows it as it was".to_owned()));
    }
    tx.delete_table(moved.table)?;
    tx.commit()?;
    Ok(None)
}

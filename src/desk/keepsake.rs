//! The whole game as a page, for the last letter about it.

use super::{DeskError, Settings};
use crate::{
    archive::{self, Document, ExportAs, ExportError, View},
    engine::Viewer,
    mail::Attachment,
    store::{TableRow, WriteTx},
};
use std::io::{Cursor, Write};
use zip::{ZipWriter, result::ZipResult, write::SimpleFileOptions};

/// The largest attachment, in bytes. The letter itself may have up to 60,000
/// bytes; base64 and its line breaks add 37 % to both, and the total stays below a
/// million.
pub(super) const LARGEST: usize = 660_000;

/// A finished game as an archive that can be verified.
pub(super) fn document(
    tx: &WriteTx<'_>,
    settings: &Settings,
    row: &TableRow,
) -> Result<Document, DeskError> {
    match archive::export(&settings.games, tx.read(), row, ExportAs::Public, false) {
        Ok(document) => Ok(document),
        Err(ExportError::Store(error)) => Err(error.into()),
        Err(error) => Err(DeskError::Fault(error.to_string())),
    }
}

/// Its page; a table that keeps its secrets has no page of positions.
pub(super) fn page_of(
    settings: &Settings,
    document: &Document,
    row: &TableRow,
) -> Result<Option<Attachment>, DeskError> {
    match document.view {
        View::Full => {
            let page = archive::site::page(&settings.games, document, Viewer::Moderator);
            let page = page.map_err(|finding| DeskError::Fault(finding.to_string()))?;
            Ok(Some(file(row, "html", "text/html; charset=utf-8", page.into_bytes())))
        }
        View::Public => Ok(None),
    }
}

/// The page of a game that has just ended; zipped if it is large, and `None` if it is too
/// large even so. What is wrong with it must not keep the letter, which offers the archive.
pub(super) fn page(tx: &WriteTx<'_>, settings: &Settings, row: &TableRow) -> Option<Attachment> {
    if row.secret {
        return None;
    }
    let page = document(tx, settings, row).and_then(|it| page_of(settings, &it, row));
    let page = match page {
        Ok(page) => page?,
        Err(error) => {
            tracing::error!(table = %row.id, %error, "the page of a game can't be made");
            return None;
        }
    };
    let page = if page.bytes.len() <= LARGEST { page } else { zipped(row, &[&page]).ok()? };
    Some(page).filter(|page| page.bytes.len() <= LARGEST)
}

pub(super) fn file(
    row: &TableRow,
    ending: &str,
    media_type: &'static str,
    bytes: Vec<u8>,
) -> Attachment {
    Attachment { name: format!("monsoon-{}-{}.{ending}", row.id, row.game), media_type, bytes }
}

/// Zips files; the same files always give the same bytes.
pub(super) fn zipped(row: &TableRow, files: &[&Attachment]) -> Result<Attachment, DeskError> {
    let zip = || -> ZipResult<Vec<u8>> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for file in files {
            zip.start_file(file.name.as_str(), SimpleFileOptions::default())?;
            zip.write_all(&file.bytes)?;
        }
        Ok(zip.finish()?.into_inner())
    };
    let bytes = zip()
        .map_err(|error| DeskError::Fault(format!("the archive can't be compressed: {error}")))?;
    Ok(file(row, "zip", "application/zip", bytes))
}

//! `archive`: a finished game as files attached to a letter.

use super::{
    super::{DeskError, writing::Writing},
    At, Judgement, judged,
};
use crate::{
    archive::{self, ExportAs, ExportError, View},
    engine::Viewer,
    letters::{Explanation, Occasion},
    mail::Attachment,
    store::{Status, Verdict},
};
use chrono::TimeDelta;
use std::io::{Cursor, Write};
use zip::{ZipWriter, result::ZipResult, write::SimpleFileOptions};

/// The largest attachment, in bytes. The letter itself may have up to 60,000
/// bytes; base64 and its line breaks add 37 % to both, and the total stays below a
/// million.
const LARGEST: usize = 660_000;

/// How many letters containing the game one seat can get within an hour: the one
/// that announces the end, and some more.
const ARCHIVES_AN_HOUR: usize = 6;

impl At<'_> {
    /// Sends the game as a page to look at and as the archive itself.
    pub(super) fn archive(&self) -> Result<Judgement, DeskError> {
        let work = self.work;
        if self.row.status != Status::Finished {
            return self.answer(&Occasion::Explained(Explanation::NoArchive));
        }
        let reader = work.tx.read();
        let lately = reader.letters_lately(self.key, &["over"], work.now, TimeDelta::hours(1))?;
        if lately >= ARCHIVES_AN_HOUR {
            let why = "asked for the archive too often within the hour";
            return Ok(judged(Verdict::Ignored, why, Some(self.key)));
        }
        let document = match archive::export(
            &work.settings.games,
            reader,
            self.row,
            ExportAs::Public,
            false,
        ) {
            Ok(document) => document,
            Err(ExportError::Store(error)) => return Err(error.into()),
            Err(error) => return Err(DeskError::Fault(error.to_string())),
        };
        let file = |ending: &str, media_type, bytes| Attachment {
            name: format!("monsoon-{}-{}.{ending}", self.row.id, self.row.game),
            media_type,
            bytes,
        };
        let json = file("json", "application/json", document.canonical().into_bytes());
        // A table that keeps its secrets has no page of positions.
        let page = match document.view {
            View::Full => {
                let page = archive::site::page(&work.settings.games, &document, Viewer::Moderator);
                Some(page.map_err(|finding| DeskError::Fault(finding.to_string()))?)
            }
            View::Public => None,
        };
        let page = page.map(|page| file("html", "text/html; charset=utf-8", page.into_bytes()));
        let zipped = |files: &[&Attachment]| {
            zipped(files).map(|bytes| file("zip", "application/zip", bytes)).map_err(|error| {
                DeskError::Fault(format!("the archive can't be compressed: {error}"))
            })
        };
        let enclosed = match page {
            Some(page) if json.bytes.len() + page.bytes.len() <= LARGEST => vec![json, page],
            // A player wants to open the page with a single tap.
            Some(page) => {
                let small = zipped(&[&json])?;
                if page.bytes.len() + small.bytes.len() <= LARGEST {
                    vec![page, small]
                } else {
                    vec![zipped(&[&page, &json])?]
                }
            }
            None if json.bytes.len() <= LARGEST => vec![json],
            None => vec![zipped(&[&json])?],
        };
        if enclosed.iter().map(|file| file.bytes.len()).sum::<usize>() > LARGEST {
            return self.answer(&Occasion::Explained(Explanation::NoArchive));
        }
        Writing::new(work.tx, work.settings, self.row, self.table, work.now)
            .enclosing(enclosed)
            .letter(self.seat, &Occasion::Over, Some(self.answered()))?;
        Ok(judged(Verdict::CarriedOut, "asked for the archive", Some(self.key)))
    }
}

/// Zips files; the same files always give the same bytes.
fn zipped(files: &[&Attachment]) -> ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for file in files {
        zip.start_file(file.name.as_str(), SimpleFileOptions::default())?;
        zip.write_all(&file.bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

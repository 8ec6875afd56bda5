//! `archive`: a finished game as files, enclosed in a letter.

use super::{
    super::{DeskError, writing::Writing},
    ANSWERS_AN_HOUR, At, Judgement, judged,
};
use crate::{
    archive::{self, ExportAs, ExportError, View},
    engine::Viewer,
    letters::{Explanation, Occasion},
    mail::Attachment,
    store::{Status, Verdict},
};

/// What a letter encloses is smaller than this, in bytes; base64 makes a third
/// more of it.
const LARGEST: usize = 740_000;

impl At<'_> {
    /// Sends the game as a page to look at and as the archive itself, as far as
    /// both fit into a mail.
    pub(super) fn archive(&self) -> Result<Judgement, DeskError> {
        let work = self.work;
        if self.row.status != Status::Finished {
            return self.answer(&Occasion::Explained(Explanation::NoArchive));
        }
        if work.answers_lately(self.key)? >= ANSWERS_AN_HOUR {
            let why = "asked for the archive too often within the hour";
            return Ok(judged(Verdict::Ignored, why, Some(self.key)));
        }
        let document = match archive::export(work.tx.read(), self.row, ExportAs::Public, false) {
            Ok(document) => document,
            Err(ExportError::Store(error)) => return Err(error.into()),
            Err(error) => return Err(DeskError::Fault(error.to_string())),
        };
        let name = |ending: &str| format!("monsoon-{}-{}.{ending}", self.row.id, self.row.game);
        let json = Attachment {
            name: name("json"),
            media_type: "application/json",
            bytes: document.canonical().into_bytes(),
        };
        // A table that keeps its secrets has no page of positions.
        let page = match document.view {
            View::Full => archive::site::page(&document, Viewer::Moderator).ok(),
            View::Public => None,
        };
        let page = page.map(|page| Attachment {
            name: name("html"),
            media_type: "text/html; charset=utf-8",
            bytes: page.into_bytes(),
        });
        let mut room = LARGEST;
        let mut enclosed = Vec::new();
        for file in [Some(json), page].into_iter().flatten() {
            if file.bytes.len() <= room {
                room -= file.bytes.len();
                enclosed.push(file);
            }
        }
        if enclosed.is_empty() {
            return self.answer(&Occasion::Explained(Explanation::NoArchive));
        }
        Writing::new(work.tx, work.settings, self.row, self.table, work.now)
            .enclosing(enclosed)
            .letter(self.seat, &Occasion::Over, Some(self.answered()))?;
        Ok(judged(Verdict::CarriedOut, "asked for the archive", Some(self.key)))
    }
}

//! `archive`: a finished game as files attached to a letter.

use super::{
    super::{
        DeskError,
        keepsake::{self, LARGEST},
        writing::Writing,
    },
    At, Judgement, judged,
};
use crate::{
    letters::{Explanation, Occasion},
    mail::Attachment,
    store::{Status, Verdict},
};
use chrono::TimeDelta;

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
        let document = keepsake::document(work.tx, work.settings, self.row)?;
        let bytes = document.canonical().into_bytes();
        let json = keepsake::file(self.row, "json", "application/json", bytes);
        let page = keepsake::page_of(work.settings, &document, self.row)?;
        let zipped = |files: &[&Attachment]| keepsake::zipped(self.row, files);
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

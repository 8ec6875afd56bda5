//! A document, read as the journal of a game.

use super::document::Document;
use super::finding::{Finding, Place};
use crate::engine::{Entry, Game, Match, ReplayError};
use chrono::{DateTime, SecondsFormat, Utc};
use serde::Deserialize;

/// A time as archives write it; `None` if it is not one.
#[must_use]
pub fn time(text: &str) -> Option<DateTime<Utc>> {
    let time: DateTime<Utc> = text.parse().ok()?;
    (time.to_rfc3339_opts(SecondsFormat::Millis, true) == text).then_some(time)
}

/// A full document, read as the journal of a game.
#[derive(Debug, Clone)]
pub struct Reading<G: Game> {
    /// The document, for its head.
    pub document: Document,
    pub entries: Vec<Entry<G>>,
    /// When each entry was made.
    pub times: Vec<DateTime<Utc>>,
}

impl<G: Game> Reading<G> {
    /// Reads the journal of a document of this game. Fails at the entry that can't
    /// be read, or if the document has no entries.
    pub fn of(document: Document) -> Result<Reading<G>, Finding> {
        let seats = document.table_seats()?;
        let mut entries = Vec::with_capacity(document.entries.len());
        let mut times = Vec::with_capacity(document.entries.len());
        for archived in &document.entries {
            let bad = |what: String| Finding::at(Place::Entry(archived.n), what);
            let Some(value) = &archived.entry else {
                let what = "it has no entries, only what everybody may know";
                return Err(Finding::at(Place::File, what));
            };
            let entry = Entry::<G>::of_table(seats, || Entry::deserialize(value))
                .map_err(|error| bad(error.to_string()))?;
            let at = time(&archived.at).ok_or_else(|| {
                bad(format!("«{}» is not a time such as 2026-03-02T12:00:00.000Z", archived.at))
            })?;
            entries.push(entry);
            times.push(at);
        }
        Ok(Reading { document, entries, times })
    }

    /// The match after this many entries. Fails if it can't be replayed.
    pub fn replay(&self, entries: u32) -> Result<Match<G>, ReplayError> {
        let count = usize::try_from(entries).unwrap_or(usize::MAX).min(self.entries.len());
        Match::replay(&self.entries[..count])
    }
}

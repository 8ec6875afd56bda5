//! The position after an entry of a document, as text.

use super::{
    document::{Document, View},
    finding::{Finding, Place},
    games::{Library, with_game},
    playable::{GameName, Playable},
    public,
    reading::Reading,
};
use crate::{
    engine::Viewer,
    letters::{self, Occasion},
};

/// The position after an entry, or after the last one if none is named, with
/// everything in it.
///
/// Fails if there is no such entry, or if the document can't be replayed.
pub fn position(
    games: &dyn Library,
    document: &Document,
    entry: Option<u32>,
) -> Result<String, Finding> {
    must_have_positions(document)?;
    let last = document.entries.len().saturating_sub(1);
    let last = u32::try_from(last).unwrap_or(u32::MAX);
    let entry = entry.unwrap_or(last);
    if entry > last {
        return Err(Finding::at(Place::File, format!("entry {last} is the last of it")));
    }
    with_game(games, document, |game| game.position(document, entry))
}

/// Refuses a document of sentences, which has no positions.
pub(super) fn must_have_positions(document: &Document) -> Result<(), Finding> {
    match document.view {
        View::Full => Ok(()),
        View::Public => {
            let what = "a public archive has no positions, only sentences";
            Err(Finding::at(Place::File, what))
        }
    }
}

pub(super) fn of<G: Playable>(
    game: &GameName,
    document: &Document,
    entry: u32,
) -> Result<String, Finding> {
    let reading = Reading::<G>::of(document.clone())?;
    let now = reading
        .replay(entry.saturating_add(1))
        .map_err(|error| Finding::at(Place::File, error.to_string()))?;
    let names = document.seats.iter().map(|seat| seat.name.clone()).collect();
    let envelope = public::envelope(game.title, names, &document.commitment);
    let view = now.game().view(Viewer::Moderator);
    letters::render(&envelope, &Occasion::Sheet, &view, &[])
        .map(|sheet| sheet.text)
        .map_err(|error| Finding::at(Place::Entry(entry), error.to_string()))
}

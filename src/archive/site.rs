//! A document as a web page, and its row in the list.

use super::{
    document::Document,
    finding::{Finding, Place},
    games::{Library, with_game},
    html::{self, Comment, Facts, IndexPlayer, IndexRow, Seed},
    playable::{GameName, Playable},
    position::must_have_positions,
    reading::{self, Reading},
};
use crate::{
    engine::{Seats, Viewer},
    store::Status,
};

/// The page of a full document. If the game is not over, or keeps its secrets, the
/// page is for `viewer`: it is made from everything, but contains only what they
/// may know. The document's remarks are on the page for any reader.
///
/// Fails if the document can't be replayed, or if a word is missing.
pub fn page(games: &dyn Library, document: &Document, viewer: Viewer) -> Result<String, Finding> {
    must_have_positions(document)?;
    with_game(games, document, |game| game.page(document, viewer))
}

pub(super) fn page_of<G: Playable>(
    game: &GameName,
    document: &Document,
    viewer: Viewer,
) -> Result<String, Finding> {
    let bad = |what: String| Finding::at(Place::File, what);
    let reading = Reading::<G>::of(document.clone())?;
    let all = viewer == Viewer::Moderator;
    let options = document.options.as_object().into_iter().flatten();
    let facts = Facts {
        title: game.title.to_owned(),
        // Figures are a table of their own, and nobody chose them.
        options: options
            .filter(|(_, value)| !value.is_null() && !value.is_object())
            .map(|(key, value)| match value.as_str() {
                Some(text) => format!("{key}: {text}"),
                None => format!("{key}: {value}"),
            })
            .collect(),
        names: document.seats.iter().map(|seat| seat.name.clone()).collect(),
        viewer,
        commitment: document.commitment.clone(),
        seeds: document
            .seeds
            .iter()
            .filter(|_| all)
            .map(|it| Seed { from: it.from, seed: it.seed.clone(), sha256: it.sha256.clone() })
            .collect(),
        comments: document
            .comments
            .iter()
            .map(|it| Comment {
                n: it.n,
                text: it.text.clone(),
                by: it.by.clone(),
                at: it.at.as_deref().and_then(reading::time),
            })
            .collect(),
    };
    let input = html::input(facts, &reading.entries, &reading.times)
        .map_err(|fault| bad(fault.to_string()))?;
    html::page(&input).map_err(|error| bad(error.to_string()))
}

/// A document's row in the list of many; its page is at `href`. Its table's state
/// is known as long as it is in the database, or if it was played to its end.
#[must_use]
pub fn row(document: &Document, status: Option<Status>, href: String) -> IndexRow {
    let seats = Seats::new(document.seats.len()).into_iter().flat_map(Seats::iter);
    let last = document.entries.last().and_then(|entry| reading::time(&entry.at));
    IndexRow {
        title: document.title.clone(),
        href,
        began: reading::time(&document.created_at),
        ended: last.filter(|_| status.is_some_and(Status::is_over)),
        state: match status {
            Some(Status::Waiting) => "not begun",
            Some(Status::Running) => "goes on",
            Some(Status::Paused) => "paused",
            Some(Status::Finished) => "",
            Some(Status::Cancelled) => "given up",
            None => "without an end",
        },
        entries: document.entries.len(),
        players: seats
            .zip(&document.seats)
            .map(|(seat, player)| IndexPlayer {
                seat,
                name: player.name.clone(),
                result: document
                    .standings
                    .iter()
                    .find(|placed| placed.seat == seat.colour())
                    .map(|placed| (placed.rank, placed.total)),
            })
            .collect(),
    }
}

//! Exports a table from the database as a document.

use super::{
    document::{
        ArchivedEntry, ArchivedSeat, ArchivedSeed, Comment, Document, FORMAT, Placed, RULES,
        VERSION, View,
    },
    finding::{Finding, Place},
    games::Library,
    playable::{GameName, Playable},
    public,
};
use crate::{
    basics::TableId,
    engine::{Body, Deed, Entry, Match, Seat, Seats, Standings, Wording, hex, seat::COLOURS},
    letters::RenderError,
    store::{CommentRow, EntryRow, PressKind, Reader, StoreError, TableRow},
};
use chrono::SecondsFormat;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Replaces words that an anonymous archive leaves out.
pub const LEFT_OUT: &str = "[left out]";

/// Who a document is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportAs {
    Public,
    /// A moderator who may see everything.
    Moderator,
}

#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its journal can't be replayed.
    #[error("table {table} can't be exported: {why}")]
    Broken { table: TableId, why: String },
}

/// A table as a document. It contains everything if it is for a moderator, or if
/// the game is over and the table does not keep its secrets; otherwise what
/// everybody may know. An anonymous one contains no names and nothing that people
/// wrote.
pub fn export(
    games: &dyn Library,
    reader: Reader<'_>,
    row: &TableRow,
    to: ExportAs,
    anonymous: bool,
) -> Result<Document, ExportError> {
    let broken = |why: String| ExportError::Broken { table: row.id, why };
    let journal = match reader.journal(row.id) {
        Ok(journal) => journal,
        Err(error) if error.is_passing() => return Err(error.into()),
        Err(error) => return Err(broken(error.to_string())),
    };
    let source = source(row, journal).map_err(broken)?;
    let mut document = tell(games, source, to, anonymous).map_err(broken)?;
    if document.view == View::Full && !anonymous {
        add_comments(reader, &mut document, row.id)?;
        add_press(reader, &mut document, row.id)?;
    }
    Ok(document)
}

/// A part of a table's journal as a document, as a moderator may have it, for
/// tables whose remaining journal is damaged. Fails if that part can't be
/// replayed.
pub fn export_journal(
    games: &dyn Library,
    reader: Reader<'_>,
    row: &TableRow,
    journal: Vec<EntryRow>,
) -> Result<Document, ExportError> {
    let broken = |why: String| ExportError::Broken { table: row.id, why };
    let source = source(row, journal).map_err(broken)?;
    let mut document = tell(games, source, ExportAs::Moderator, false).map_err(broken)?;
    add_comments(reader, &mut document, row.id)?;
    Ok(document)
}

/// Adds the remarks about entries that the document has.
fn add_comments(
    reader: Reader<'_>,
    document: &mut Document,
    table: TableId,
) -> Result<(), StoreError> {
    let last = document.entries.last().map_or(0, |entry| entry.n);
    for CommentRow { position, text, by, at } in reader.comments(table)? {
        if position <= last {
            let digest = String::new();
            document.add_comment(Comment { n: position, text, by, at, digest });
        }
    }
    Ok(())
}

/// Adds what players said to everybody, as remarks on the entries of that time. What they
/// said to some is in no document: it may be published later.
fn add_press(
    reader: Reader<'_>,
    document: &mut Document,
    table: TableId,
) -> Result<(), StoreError> {
    let last = document.entries.last().map_or(0, |entry| entry.n);
    let said = reader.press_of_table(table)?;
    for row in said.into_iter().filter(|row| row.kind == PressKind::Table) {
        document.add_comment(Comment {
            n: row.position.saturating_sub(1).min(last),
            text: row.text,
            by: Some(row.name),
            at: Some(row.at.to_rfc3339_opts(SecondsFormat::Millis, true)),
            digest: String::new(),
        });
    }
    Ok(())
}

/// What may be published now of a document exported earlier: one written for a
/// moderator contains more than others may know.
///
/// Fails if it can't be replayed, or if it should be anonymous and names people.
pub fn retell(
    games: &dyn Library,
    document: Document,
    to: ExportAs,
    anonymous: bool,
) -> Result<Document, Finding> {
    let bad = |what: String| Finding::at(Place::File, what);
    let named = document.seats.iter().any(|seat| seat.name != seat.seat);
    match document.view {
        View::Public if anonymous && named => {
            Err(bad("its sentences name people, and can't be made anonymous".to_owned()))
        }
        View::Public => Ok(document),
        View::Full if (to == ExportAs::Moderator || !document.is_secret()) && !anonymous => {
            Ok(document)
        }
        View::Full => {
            let comments = document.comments.clone();
            let mut told = tell(games, document, to, anonymous).map_err(bad)?;
            if told.view == View::Full && !anonymous {
                for comment in comments {
                    told.add_comment(comment);
                }
            }
            Ok(told)
        }
    }
}

/// All that is known of a table, with every seed. Only for [`tell`].
fn source(row: &TableRow, journal: Vec<EntryRow>) -> Result<Document, String> {
    let seats = Seats::new(row.seats.len()).into_iter().flat_map(Seats::iter);
    let entries = journal.into_iter().map(|row| {
        let entry = serde_json::from_str(&row.entry);
        Ok(ArchivedEntry {
            n: row.position,
            at: row.at,
            entry: Some(entry.map_err(|error| format!("entry {}: {error}", row.position))?),
            news: None,
            digest: String::new(),
        })
    });
    Ok(Document {
        format: FORMAT.to_owned(),
        version: 1,
        rules: RULES,
        game: row.game.clone(),
        title: String::new(),
        created_at: row.created_at.clone(),
        options: row.options.clone(),
        archive: if row.secret { View::Public } else { View::Full },
        view: View::Full,
        seats: seats
            .zip(&row.seats)
            .map(|(seat, player)| ArchivedSeat {
                seat: seat.colour().into(),
                name: player.name.clone(),
            })
            .collect(),
        commitment: commitment(row),
        seeds: seeds(row),
        standings: Vec::new(),
        entries: entries.collect::<Result<_, String>>()?,
        digest: String::new(),
        comments: Vec::new(),
    })
}

/// What may be published of a table that is known in full, sealed and without
/// remarks.
fn tell(
    games: &dyn Library,
    document: Document,
    to: ExportAs,
    anonymous: bool,
) -> Result<Document, String> {
    let game = games
        .game(&document.game)
        .ok_or_else(|| format!("this program does not know the game {}", document.game))?;
    // A journal that panics in the rules' code must not break anything else.
    let told = catch_unwind(AssertUnwindSafe(|| game.tell(document, to, anonymous)));
    let mut document = told.map_err(|_| "the journal breaks the rules' code".to_owned())??;
    document.seal();
    Ok(document)
}

/// The same, for a known game.
pub(super) fn tell_of<G: Playable>(
    game: &GameName,
    mut document: Document,
    to: ExportAs,
    anonymous: bool,
) -> Result<Document, String> {
    let mut entries = Vec::with_capacity(document.entries.len());
    for archived in &mut document.entries {
        let bad = |error| format!("entry {}: {error}", archived.n);
        let value = archived.entry.as_ref().unwrap_or(&Value::Null);
        let mut read: Entry<G> = serde::Deserialize::deserialize(value).map_err(bad)?;
        if anonymous {
            leave_out(&mut read);
            archived.entry = Some(serde_json::to_value(&read).map_err(bad)?);
        }
        entries.push(read);
    }
    let now = Match::<G>::replay(&entries).map_err(|error| error.to_string())?;
    let standings = now.standings();
    let over = standings.is_some() || now.is_cancelled();
    let view = match to {
        ExportAs::Moderator => View::Full,
        ExportAs::Public if over && document.archive == View::Full => View::Full,
        ExportAs::Public => View::Public,
    };
    document.seats = archived_seats(&document.seats, now.game().seats(), anonymous);
    game.title.clone_into(&mut document.title);
    document.standings = placed(standings.as_ref());
    document.comments = Vec::new();
    document.view = view;
    document.version = if view == View::Full { version(&entries) } else { 1 };
    if !over || view == View::Public {
        document.seeds = Vec::new();
    }
    if view == View::Public {
        let told = news(&document, &entries).map_err(|error| error.to_string())?;
        for (archived, told) in document.entries.iter_mut().zip(told) {
            archived.entry = None;
            archived.news = Some(told);
        }
    }
    Ok(document)
}

/// The first version of the format that supports all of these entries.
fn version<G: Playable>(entries: &[Entry<G>]) -> u32 {
    let is_new = |entry: &Entry<G>| {
        !entry.draws.is_empty() || matches!(entry.body, Body::Deed(Deed::Salt { .. }))
    };
    if entries.iter().any(is_new) { VERSION } else { 1 }
}

fn news<G: Playable>(
    document: &Document,
    entries: &[Entry<G>],
) -> Result<Vec<Vec<String>>, RenderError> {
    let names = document.seats.iter().map(|seat| seat.name.clone()).collect();
    let envelope = public::envelope(&document.title, names, &document.commitment);
    public::news(&envelope, entries)
}

fn archived_seats(named: &[ArchivedSeat], seats: Seats, anonymous: bool) -> Vec<ArchivedSeat> {
    let name = |seat: Seat| match named.get(seat.index()) {
        Some(player) if !anonymous => player.name.clone(),
        _ => seat.colour().to_owned(),
    };
    seats.iter().map(|seat| ArchivedSeat { seat: seat.colour().into(), name: name(seat) }).collect()
}

/// What was published about the first seed.
fn commitment(row: &TableRow) -> String {
    let first = || row.seed.seeds().next().map_or_else(String::new, |(_, seed)| sha256(seed));
    row.commitment.clone().unwrap_or_else(first)
}

/// The seeds. One that only stands in for an unknown one is left out.
fn seeds(row: &TableRow) -> Vec<ArchivedSeed> {
    let known = row.seed.seeds().skip(usize::from(row.commitment.is_some()));
    known
        .map(|(from, seed)| ArchivedSeed { from, seed: seed.to_owned(), sha256: sha256(seed) })
        .collect()
}

/// SHA-256 of a seed.
pub(super) fn sha256(seed: &str) -> String {
    hex(&Sha256::digest(seed.as_bytes()))
}

/// The standings in a document's form.
pub(super) fn placed(standings: Option<&Standings>) -> Vec<Placed> {
    let each = standings.into_iter().flatten().map(|standing| Placed {
        seat: COLOURS[standing.seat.index()].to_owned(),
        rank: standing.rank,
        total: standing.total,
        parts: standing.parts.clone(),
    });
    each.collect()
}

/// Removes names and people's own words from an entry.
fn leave_out<G: Playable>(entry: &mut Entry<G>) {
    let mark = |text: &mut String| {
        if !text.is_empty() {
            LEFT_OUT.clone_into(text);
        }
    };
    let colour = |text: &mut String, seat: Seat| {
        if !text.is_empty() {
            seat.colour().clone_into(text);
        }
    };
    if let Some(note) = &mut entry.note {
        note.name.clear();
        mark(&mut note.reason);
    }
    let Body::Deed(deed) = &mut entry.body else { return };
    for wording in deed.wordings() {
        match wording {
            Wording::Player(seat, name) => colour(name, seat),
            Wording::Name(text) | Wording::Text(text) => mark(text),
        }
    }
}

//! A table of the database becomes a document.

use super::{
    document::{
        ArchivedEntry, ArchivedSeat, ArchivedSeed, Document, FORMAT, Placed, RULES, VERSION, View,
    },
    games::{GameName, Kept, Visitor, visit},
    public,
};
use crate::{
    engine::{Body, Deed, Entry, Match, Seat, Seats, Standings, hex, seat::COLOURS},
    letters::RenderError,
    store::{EntryRow, Reader, StoreError, TableRow},
};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What stands in the place of words that an anonymous archive leaves out.
pub const LEFT_OUT: &str = "[left out]";

/// Whom a document is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportAs {
    /// Anybody.
    Public,
    /// A moderator who may see everything.
    Moderator,
}

/// Why a table can't be exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its journal can't be played again.
    #[error("table {table} can't be exported: {why}")]
    Broken {
        /// The table.
        table: u32,
        /// Why not.
        why: String,
    },
}

/// A table as a document: everything if it is for a moderator, or if the game is
/// over and the table does not keep its secrets; else what everybody may know.
/// An anonymous one has no names and no words of anybody's.
///
/// # Errors
/// If the table can't be read.
pub fn export(
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
    let exporting = Exporting { row, journal, to, anonymous };
    // A journal that breaks the rules' code must not break more than itself.
    let made = catch_unwind(AssertUnwindSafe(|| visit(&row.game, exporting)));
    let made = made.map_err(|_| broken("the journal breaks the rules' code".to_owned()))?;
    let unknown = || broken(format!("this program does not know the game {}", row.game));
    let mut document = made.ok_or_else(unknown)?.map_err(broken)?;
    document.seal();
    if document.view == View::Full && !anonymous {
        for (position, text) in reader.comments(row.id)? {
            document.comment(position, &text);
        }
    }
    Ok(document)
}

struct Exporting<'a> {
    row: &'a TableRow,
    journal: Vec<EntryRow>,
    to: ExportAs,
    anonymous: bool,
}

impl Visitor for Exporting<'_> {
    type Out = Result<Document, String>;

    fn visit<G: Kept>(self, game: GameName) -> Self::Out {
        let Exporting { row, journal, to, anonymous } = self;
        let mut entries = Vec::with_capacity(journal.len());
        let mut values = Vec::with_capacity(journal.len());
        for entry in &journal {
            let bad = |error| format!("entry {}: {error}", entry.position);
            let value: Value = serde_json::from_str(&entry.entry).map_err(bad)?;
            let mut read: Entry<G> = serde::Deserialize::deserialize(&value).map_err(bad)?;
            if anonymous {
                leave_out(&mut read);
                values.push(serde_json::to_value(&read).map_err(bad)?);
            } else {
                values.push(value);
            }
            entries.push(read);
        }
        let now = Match::<G>::replay(&entries).map_err(|error| error.to_string())?;
        let standings = now.standings();
        let over = standings.is_some() || now.is_cancelled();
        let view = match to {
            ExportAs::Moderator => View::Full,
            ExportAs::Public if over && !row.secret => View::Full,
            ExportAs::Public => View::Public,
        };
        let seats = archived_seats(row, now.game().seats(), anonymous);
        let mut document = Document {
            format: FORMAT.to_owned(),
            version: if view == View::Full { version(&entries) } else { 1 },
            rules: RULES,
            game: game.name.to_owned(),
            title: game.title.to_owned(),
            created_at: row.created_at.clone(),
            options: row.options.clone(),
            archive: if row.secret { View::Public } else { View::Full },
            view,
            seats,
            commitment: commitment(row),
            seeds: if over && view == View::Full { seeds(row) } else { Vec::new() },
            standings: placed(standings.as_ref()),
            entries: Vec::new(),
            digest: String::new(),
            comments: Vec::new(),
        };
        let mut told = match view {
            View::Full => Vec::new(),
            View::Public => news(&document, &entries).map_err(|error| error.to_string())?,
        }
        .into_iter();
        document.entries = journal
            .into_iter()
            .zip(values)
            .map(|(row, value)| ArchivedEntry {
                n: row.position,
                at: row.at,
                entry: (view == View::Full).then_some(value),
                news: told.next(),
                digest: String::new(),
            })
            .collect();
        Ok(document)
    }
}

/// The first version of the format that knows all of these entries.
fn version<G: Kept>(entries: &[Entry<G>]) -> u32 {
    let is_new = |entry: &Entry<G>| {
        !entry.draws.is_empty() || matches!(entry.body, Body::Deed(Deed::Salt { .. }))
    };
    if entries.iter().any(is_new) { VERSION } else { 1 }
}

fn news<G: Kept>(
    document: &Document,
    entries: &[Entry<G>],
) -> Result<Vec<Vec<String>>, RenderError> {
    let names = document.seats.iter().map(|seat| seat.name.clone()).collect();
    let envelope = public::envelope(&document.title, names, &document.commitment);
    public::news(&envelope, entries)
}

fn archived_seats(row: &TableRow, seats: Seats, anonymous: bool) -> Vec<ArchivedSeat> {
    let name = |seat: Seat| match row.seats.get(seat.index()) {
        Some(player) if !anonymous => player.name.clone(),
        _ => seat.colour().to_owned(),
    };
    seats.iter().map(|seat| ArchivedSeat { seat: seat.colour().into(), name: name(seat) }).collect()
}

/// What was told of the first seed.
fn commitment(row: &TableRow) -> String {
    let first = || row.seed.seeds().next().map_or_else(String::new, |(_, seed)| sha256(seed));
    row.commitment.clone().unwrap_or_else(first)
}

/// The seeds; one that only stands in for an unknown one is none.
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

/// The standings as a document has them.
pub(super) fn placed(standings: Option<&Standings>) -> Vec<Placed> {
    let each = standings.into_iter().flatten().map(|standing| Placed {
        seat: COLOURS[standing.seat.index()].to_owned(),
        rank: standing.rank,
        total: standing.total,
        parts: standing.parts.clone(),
    });
    each.collect()
}

/// Takes names and people's own words out of an entry.
fn leave_out<G: Kept>(entry: &mut Entry<G>) {
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
    match deed {
        Deed::Replace { seat, former, name } => {
            colour(former, *seat);
            colour(name, *seat);
        }
        Deed::Remove { seat, former } => colour(former, *seat),
        Deed::Say { text } | Deed::Announce { text } => mark(text),
        Deed::Start
        | Deed::Pause
        | Deed::Resume
        | Deed::Deadline { .. }
        | Deed::Clock { .. }
        | Deed::Bot { .. }
        | Deed::NotPlaying
        | Deed::Reveal
        | Deed::Addresses
        | Deed::Resend { .. }
        | Deed::Tried { .. }
        | Deed::Discarded
        | Deed::Reseed { .. }
        | Deed::Salt { .. }
        | Deed::AskUndo { .. } => {}
    }
}

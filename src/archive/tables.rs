//! Tables as a database for people who ask questions in SQL, and scores as CSV.
//!
//! The schema is in `tables.sql`, which comments on every column, and is part of
//! what is written. The database is made from documents, so it contains what they
//! do: no addresses, no secrets, and of a table that is not over only what
//! everybody may know.

use super::{
    course::{Step, course},
    document::{ArchivedEntry, Document, View},
    finding::Finding,
    games::Library,
    import::forked_at,
};
use crate::{basics::TableId, engine::seat::COLOURS};
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    io::{self, Write},
    path::Path,
};

/// The schema, with comments.
pub const SCHEMA: &str = include_str!("tables.sql");

/// The status of a table that is now only an archive, unless it was played to its
/// end.
pub const UNKNOWN: &str = "unknown";

/// In place of an entry that is left out.
const NONE: Value = Value::Null;

/// A database being written.
pub struct Tables {
    connection: Connection,
}

impl Tables {
    /// Begins one in a file that does not exist or is empty.
    pub fn create(path: &Path) -> Result<Tables, TablesError> {
        Tables::begin(Connection::open(path)?)
    }

    /// Begins one in memory.
    pub fn memory() -> Result<Tables, TablesError> {
        Tables::begin(Connection::open_in_memory()?)
    }

    fn begin(connection: Connection) -> Result<Tables, TablesError> {
        connection.pragma_update(None, "foreign_keys", "on")?;
        connection.execute_batch(SCHEMA)?;
        Ok(Tables { connection })
    }

    /// Adds a table: its document, its number, and its status. Fails if there is
    /// already a table with that number.
    pub fn add(
        &mut self,
        games: &dyn Library,
        document: &Document,
        number: Option<TableId>,
        status: &str,
    ) -> Result<(), TablesError> {
        let course = match document.view {
            View::Full => Some(course(games, document)?),
            View::Public => Some(Vec::new()),
        };
        self.add_as_far(document, number, status, course)
    }

    /// Adds a table without its entries, for callers interested only in results.
    pub fn add_result(
        &mut self,
        document: &Document,
        number: Option<TableId>,
        status: &str,
    ) -> Result<(), TablesError> {
        self.add_as_far(document, number, status, None)
    }

    fn add_as_far(
        &mut self,
        document: &Document,
        number: Option<TableId>,
        status: &str,
        course: Option<Vec<Step>>,
    ) -> Result<(), TablesError> {
        let tx = self.connection.transaction()?;
        let (game, edition) = edition_of(&document.game);
        let last_at = document.entries.last().map_or(&document.created_at, |entry| &entry.at);
        tx.execute(
            "INSERT INTO games (number, name, game, edition, title, status, players, created_at,
                                last_at, entries, view, commitment, digest, forked_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
            params![
                number,
                document.game,
                game,
                edition,
                document.title,
                status,
                count(document.seats.len()),
                document.created_at,
                last_at,
                count(document.entries.len()),
                match document.view {
                    View::Full => "full",
                    View::Public => "public",
                },
                document.commitment,
                document.digest,
                forked_at(document.entries.iter().map(|it| it.entry.as_ref().unwrap_or(&NONE)))
            ],
        )?;
        let id = tx.last_insert_rowid();
        head(&tx, id, document)?;
        let Some(course) = course else { return Ok(tx.commit()?) };
        remarks(&tx, id, document)?;
        let counting = counting(&document.entries);
        let mut course = course.iter();
        let mut points = Vec::new();
        for entry in &document.entries {
            let (step, counts) = (course.next(), counting.contains(&entry.n));
            add_entry(&tx, id, entry, counts, step)?;
            if let Some(step) = step.filter(|_| counts) {
                add_points(&tx, id, entry.n, &step.points, &points)?;
                points.clone_from(&step.points);
            }
        }
        Ok(tx.commit()?)
    }

    /// The connection, for reading what was written.
    #[must_use]
    pub fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Has `SQLite` gather statistics that help it to plan queries.
    pub fn finish(self) -> Result<(), TablesError> {
        self.connection.execute_batch("ANALYZE")?;
        Ok(self.connection.close().map_err(|(_, error)| error)?)
    }
}

/// Why a table is not in the database.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The document can't be replayed.
    #[error(transparent)]
    Unplayable(#[from] Finding),
}

/// Splits off the edition: `goa-2012` is Goa's edition of 2012.
#[must_use]
pub fn edition_of(name: &str) -> (&str, Option<&str>) {
    match name.rsplit_once('-') {
        Some((game, year)) if year.bytes().all(|digit| digit.is_ascii_digit()) => {
            (game, Some(year))
        }
        _ => (name, None),
    }
}

fn head(tx: &Connection, id: i64, document: &Document) -> rusqlite::Result<()> {
    for (name, value) in document.options.as_object().into_iter().flatten() {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        tx.execute("INSERT INTO options VALUES (?1, ?2, ?3)", params![id, name, value])?;
    }
    for seed in &document.seeds {
        let row = params![id, seed.from, seed.seed, seed.sha256];
        tx.execute("INSERT INTO seeds VALUES (?1, ?2, ?3, ?4)", row)?;
    }
    for (number, seat) in (0..).zip(&document.seats) {
        let row = params![id, seat.seat, number, seat.name];
        tx.execute("INSERT INTO seats VALUES (?1, ?2, ?3, ?4)", row)?;
    }
    for place in &document.standings {
        let row = params![id, place.seat, place.rank, place.total];
        tx.execute("INSERT INTO standings VALUES (?1, ?2, ?3, ?4)", row)?;
        for (number, (part, points)) in (0..).zip(&place.parts) {
            let row = params![id, place.seat, number, part, points];
            tx.execute("INSERT INTO score_parts VALUES (?1, ?2, ?3, ?4, ?5)", row)?;
        }
    }
    Ok(())
}

fn remarks(tx: &Connection, id: i64, document: &Document) -> rusqlite::Result<()> {
    for (place, comment) in (1..).zip(&document.comments) {
        let row = params![id, place, comment.n, comment.at, comment.by, comment.text];
        tx.execute("INSERT INTO remarks VALUES (?1, ?2, ?3, ?4, ?5, ?6)", row)?;
    }
    Ok(())
}

/// Inserts the points that have changed.
fn add_points(
    tx: &Connection,
    id: i64,
    n: u32,
    now: &[Option<i32>],
    before: &[Option<i32>],
) -> rusqlite::Result<()> {
    for (seat, points) in now.iter().enumerate() {
        let (Some(colour), Some(points)) = (COLOURS.get(seat), points) else { continue };
        if before.get(seat) != Some(&Some(*points)) {
            tx.prepare_cached("INSERT INTO points VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![id, n, colour, points])?;
        }
    }
    Ok(())
}

fn add_entry(
    tx: &Connection,
    id: i64,
    row: &ArchivedEntry,
    counts: bool,
    step: Option<&Step>,
) -> rusqlite::Result<()> {
    let Some(entry) = &row.entry else {
        tx.execute(
            "INSERT INTO entries (game_id, n, at) VALUES (?1, ?2, ?3)",
            params![id, row.n, row.at],
        )?;
        for (place, sentence) in (0..).zip(row.news.iter().flatten()) {
            let row = params![id, row.n, place, sentence];
            tx.execute("INSERT INTO news VALUES (?1, ?2, ?3, ?4)", row)?;
        }
        return Ok(());
    };
    let (author, by) = tagged(&entry["by"]);
    let seat = by.as_u64().and_then(|seat| COLOURS.get(usize::try_from(seat).ok()?)).copied();
    let (kind, body) = tagged(&entry["body"]);
    let note = |field: &str| entry["note"][field].as_str().filter(|text| !text.is_empty());
    let (moderator, reason) = (note("name"), note("reason"));
    tx.prepare_cached(
        "INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?
    .execute(params![
        id,
        row.n,
        row.at,
        author,
        seat,
        kind,
        counts,
        entry["again"].as_u64().and_then(|n| i64::try_from(n).ok()),
        moderator,
        reason,
        step.map(|step| step.round),
        step.map(|step| &step.phase)
    ])?;
    match kind {
        "order" => {
            tx.prepare_cached("INSERT INTO orders VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?.execute(
                params![id, row.n, row.at, seat.unwrap_or_default(), author, body.as_str(), counts],
            )?;
        }
        "deal" => {}
        _ => {
            let (kind, json) = if kind == "deed" { (tagged(body).0, body) } else { (kind, body) };
            tx.execute(
                "INSERT INTO deeds VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                params![
                    id,
                    row.n,
                    row.at,
                    kind,
                    json.to_string(),
                    moderator,
                    reason,
                    counts,
                    entry["note"]["undoes"].as_u64().and_then(|n| i64::try_from(n).ok())
                ],
            )?;
        }
    }
    for (place, event) in (0..).zip(entry["events"].as_array().into_iter().flatten()) {
        tx.prepare_cached("INSERT INTO events VALUES (?1, ?2, ?3, ?4, ?5)")?.execute(params![
            id,
            row.n,
            place,
            tagged(event).0,
            event.to_string()
        ])?;
    }
    Ok(())
}

/// The name of a variant as the journal writes it, and its contents.
fn tagged(value: &Value) -> (&str, &Value) {
    match value {
        Value::String(name) => (name, &Value::Null),
        Value::Object(fields) => {
            fields.iter().next().map_or(("", &Value::Null), |(name, held)| (name.as_str(), held))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => ("", &Value::Null),
    }
}

/// The entries in force ([`crate::engine::Force`]): the way back from the end,
/// skipping what was taken back, and the deeds that no other takes back.
fn counting(entries: &[ArchivedEntry]) -> BTreeSet<u32> {
    fn field<'a>(row: &'a ArchivedEntry, name: &str) -> &'a Value {
        row.entry.as_ref().map_or(&Value::Null, |entry| &entry[name])
    }
    let is_deed = |row: &&ArchivedEntry| !field(row, "body")["deed"].is_null();
    let mut counting: BTreeSet<u32> = entries.iter().filter(is_deed).map(|row| row.n).collect();
    for undone in entries.iter().filter_map(|row| field(row, "note")["undoes"].as_u64()) {
        counting.retain(|n| u64::from(*n) != undone);
    }
    let mut at = entries.len();
    while let Some(row) = at.checked_sub(1).and_then(|number| entries.get(number)) {
        at -= 1;
        let body = field(row, "body");
        if body["deed"].is_null() {
            counting.insert(row.n);
        }
        if let Some(to) = body["return"]["to"].as_u64().and_then(|to| usize::try_from(to).ok()) {
            // Never forward, or this would not end.
            at = to.min(at);
        }
    }
    counting
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Writes the scores of all games of a database as CSV: one row for each seat, one
/// column for each part of a score in any game.
pub fn scores(tables: &Tables, out: &mut impl Write) -> Result<(), ScoresError> {
    let connection = tables.connection();
    let mut statement = connection.prepare(
        "SELECT part FROM score_parts JOIN games ON games.id = game_id
         GROUP BY part ORDER BY min(name), min(place), part",
    )?;
    let parts: Vec<String> =
        statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let head = ["table", "game", "edition", "players", "seat", "name", "rank", "total"];
    csv_line(out, head.into_iter().chain(parts.iter().map(String::as_str)))?;
    let mut statement = connection.prepare(
        "SELECT games.id, games.number, game, edition, players, standings.seat, seats.name, rank,
                total
         FROM standings JOIN games ON games.id = standings.game_id
         JOIN seats ON seats.game_id = games.id AND seats.seat = standings.seat
         ORDER BY games.number IS NULL, games.number, games.id, rank, seats.number",
    )?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let id: i64 = row.get(0)?;
        let seat: String = row.get(5)?;
        let mut line = vec![
            row.get::<_, Option<TableId>>(1)?.map_or_else(String::new, |number| number.to_string()),
            row.get(2)?,
            row.get::<_, Option<String>>(3)?.unwrap_or_default(),
            row.get::<_, i64>(4)?.to_string(),
            seat.clone(),
            row.get(6)?,
            row.get::<_, i64>(7)?.to_string(),
            row.get::<_, i64>(8)?.to_string(),
        ];
        for part in &parts {
            let points: Option<i64> = connection
                .prepare_cached(
                    "SELECT points FROM score_parts
                     WHERE game_id = ?1 AND seat = ?2 AND part = ?3",
                )?
                .query_row(params![id, seat, part], |row| row.get(0))
                .optional()?;
            line.push(points.map_or_else(String::new, |points| points.to_string()));
        }
        csv_line(out, line.iter().map(String::as_str))?;
    }
    Ok(())
}

#[derive(Debug, thiserror::Error)]
pub enum ScoresError {
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("the scores can't be written: {0}")]
    Write(#[from] io::Error),
}

/// A line of CSV (RFC 4180). Names come from people: one that a spreadsheet would
/// take for a formula gets an apostrophe.
pub fn csv_line<'a>(
    out: &mut impl Write,
    fields: impl IntoIterator<Item = &'a str>,
) -> io::Result<()> {
    let each = fields.into_iter().map(|field| {
        let formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
        let field = if formula && field.parse::<f64>().is_err() {
            format!("'{field}")
        } else {
            field.to_owned()
        };
        if field.contains(['"', ',', '\n', '\r']) {
            format!("\"{}\"", field.replace('"', "\"\""))
        } else {
            field
        }
    });
    let line = each.collect::<Vec<_>>().join(",");
    write!(out, "{line}\r\n")
}

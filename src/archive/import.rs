//! Turns a document back into a table of the database: one to look at, or one that
//! is played on from some entry. Nothing in it is trusted: it is verified first.

use super::{
    document::{ArchivedEntry, Document, View},
    finding::{Place, Verified},
    games::Library,
    reading::time,
    verify::verify,
};
use crate::{
    basics::{Language, TableId, Wanted, person_name},
    engine::{Author, Deed, PLAYED_ON, Seats, TableSeed, Tells, Wording, hex},
    store::{CommentRow, SeatRow, Status, StoreError, WriteTx},
};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It is not what it claims to be.
    #[error("it does not verify: {}", first(.0))]
    Unverified(Box<Verified>),
    /// Something else about it; the message says what.
    #[error("{0}")]
    Wish(String),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system provides no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
}

fn first(verified: &Verified) -> String {
    verified.findings.first().map_or_else(String::new, ToString::to_string)
}

/// For a table that is played on from an archive, the last entry taken from it:
/// everything before was played at another table, perhaps by others.
#[must_use]
pub fn forked_at<'a>(
    mut entries: impl DoubleEndedIterator<Item = &'a Value> + ExactSizeIterator,
) -> Option<u32> {
    let reseeds = |entry: &Value| {
        entry.pointer("/body/deed/reseed").is_some()
            && entry["note"]["reason"] == PLAYED_ON
            && entry["note"]["name"].is_null()
    };
    u32::try_from(entries.rposition(reseeds)?.checked_sub(1)?).ok()
}

/// A document that may be imported.
#[derive(Debug, Clone)]
pub struct Sound {
    document: Document,
    /// The digest of the whole archive, even if part of it is left out.
    digest: String,
}

impl Sound {
    /// Verifies a document. Fails if it is not what it claims to be, or if it
    /// contains only what everybody may know.
    pub fn of(games: &dyn Library, document: Document) -> Result<Sound, ImportError> {
        let verified = verify(games, &document);
        if !verified.is_good() {
            return Err(ImportError::Unverified(Box::new(verified)));
        }
        if document.view == View::Public {
            let what = "a public archive has no orders, so no table can be made of it";
            return Err(ImportError::Wish(what.to_owned()));
        }
        names(&document)?;
        Ok(Sound { digest: document.digest.clone(), document })
    }

    #[must_use]
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The digest of the archive it came from.
    #[must_use]
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// The last entry.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.document.entries.last().map_or(0, |entry| entry.n)
    }

    /// Leaves out what comes after an entry. Fails if there is no such entry.
    pub fn until(&self, entry: u32) -> Result<Sound, ImportError> {
        let mut document = self.document.clone();
        let last = self.last();
        if entry > last {
            return Err(ImportError::Wish(format!("entry {last} is the last of it")));
        }
        document.entries.retain(|it| it.n <= entry);
        document.comments.retain(|it| it.n <= entry);
        // A seed that begins with the very last entry drew nothing.
        document.seeds.retain(|seed| seed.from == 0 || seed.from < entry);
        document.standings.clear();
        // People who play on must be able to check everything that is kept.
        let promised = |sha256: &str| {
            let mut entries = document.entries.iter().filter_map(|it| it.entry.as_ref());
            entries.any(|entry| {
                deed(entry)
                    .is_ok_and(|it| it.is_some_and(|it| it.tells() == Tells::NewSeed(sha256)))
            })
        };
        if document.seeds.iter().any(|seed| seed.from > 0 && !promised(&seed.sha256)) {
            let what = format!("entry {entry} is in the middle of a return; choose a later one");
            return Err(ImportError::Wish(what));
        }
        Ok(Sound { document, digest: self.digest.clone() })
    }

    /// Adds it as a table to look at: nobody has an address there, and nobody is
    /// written to. Exported again it gives the same document.
    pub fn to_read(&self, tx: &WriteTx<'_>) -> Result<TableId, ImportError> {
        let document = &self.document;
        let seats = document.seat_count().into_iter().flat_map(Seats::iter);
        let seats = seats.zip(&document.seats).map(|(seat, player)| {
            Ok(SeatRow {
                seat,
                name: player.name.clone(),
                address: String::new(),
                language: Language::En,
                english_orders: false,
                wanted: Wanted::default(),
                token: random()?,
                told: 0,
            })
        });
        let seats = seats.collect::<Result<Vec<_>, ImportError>>()?;
        let id = self.add(tx, &seats, &self.seed()?)?;
        tx.set_source(id, &self.digest, None)?;
        let over = if document.standings.is_empty() { Status::Cancelled } else { Status::Finished };
        let why = (over == Status::Cancelled).then_some("imported to be looked at");
        tx.set_status(id, over, why)?;
        Ok(id)
    }

    /// Adds it as a table that is played on from here, with a new seed from the
    /// next entry on, because the old one may have been revealed. The next entry
    /// records the new seed.
    pub fn to_play(
        &self,
        tx: &WriteTx<'_>,
        seats: &[SeatRow],
        now: DateTime<Utc>,
    ) -> Result<TableId, ImportError> {
        let next = self.last().saturating_add(1);
        let seed = self.seed()?.renewed(next, &TableSeed::new_text(&random_seed()?));
        let id = self.add(tx, seats, &seed)?;
        tx.set_source(id, &self.digest, Some(self.last()))?;
        let reseed = json!({
            "by": Author::Moderator(None),
            "body": {"deed": {"reseed": {"commitment": seed.commitment()}}},
            "events": [],
            "note": {"reason": PLAYED_ON},
        });
        tx.append(id, &[reseed.to_string()], None, now)?;
        for seat in seats {
            tx.set_told(id, seat.seat, next)?;
        }
        Ok(id)
    }

    /// The seed for the table. If it is unknown, any seed will do: it draws
    /// nothing any more.
    fn seed(&self) -> Result<TableSeed, ImportError> {
        match self.document.seed() {
            Some(seed) if self.knows_first() => Ok(seed),
            Some(_) => {
                let seeds = self.document.seeds.iter();
                let first = TableSeed::new(random_seed()?);
                Ok(seeds.fold(first, |seed, next| seed.renewed(next.from, &next.seed)))
            }
            None => Ok(TableSeed::new(random_seed()?)),
        }
    }

    fn knows_first(&self) -> bool {
        self.document.seeds.first().is_some_and(|seed| seed.from == 0)
    }

    fn add(
        &self,
        tx: &WriteTx<'_>,
        seats: &[SeatRow],
        seed: &TableSeed,
    ) -> Result<TableId, ImportError> {
        let document = &self.document;
        let when = |text: &str, place: Place| {
            time(text).ok_or_else(|| ImportError::Wish(format!("{place}: «{text}» is not a time")))
        };
        let created = when(&document.created_at, Place::Head)?;
        let id = tx.add_table(&document.game, &document.options, seed, seats, created)?;
        for ArchivedEntry { n, at, entry, .. } in &document.entries {
            let at = when(at, Place::Entry(*n))?;
            let entry = entry.as_ref().map(ToString::to_string).unwrap_or_default();
            tx.append(id, &[entry], None, at)?;
        }
        tx.set_secret(id, document.archive == View::Public)?;
        if !self.knows_first() {
            tx.set_commitment(id, &document.commitment)?;
        }
        for comment in &document.comments {
            let row = CommentRow {
                position: comment.n,
                text: comment.text.clone(),
                by: comment.by.clone(),
                at: comment.at.clone(),
            };
            tx.add_comment(id, &row)?;
        }
        Ok(id)
    }
}

/// Names and words are shown everywhere: none may pass for another, or for a
/// second line.
fn names(document: &Document) -> Result<(), ImportError> {
    let check = |place: Place, name: &str| match person_name(name) {
        // A line break at the ends would be shown, but is not part of the name.
        Ok(_) => one_line(place, name),
        Err(why) => Err(ImportError::Wish(format!("{place}: {why}"))),
    };
    for seat in &document.seats {
        check(Place::Head, &seat.name)?;
    }
    for archived in &document.entries {
        let place = Place::Entry(archived.n);
        let Some(entry) = &archived.entry else { continue };
        let mut deed =
            deed(entry).map_err(|error| ImportError::Wish(format!("{place}: {error}")))?;
        let told = deed.iter_mut().flat_map(Deed::wordings).filter_map(|wording| match wording {
            Wording::Player(_, name) | Wording::Name(name) => Some(&*name),
            Wording::Text(_) => None,
        });
        let by = entry.pointer("/note/name").and_then(Value::as_str);
        // A house player has none, and a moderator may have none.
        for name in told.map(String::as_str).chain(by).filter(|name| !name.is_empty()) {
            check(place, name)?;
        }
        for part in ["/body", "/note"] {
            entry.pointer(part).map_or(Ok(()), |part| words(place, part))?;
        }
    }
    for (nth, by) in (1..).zip(document.comments.iter().map(|comment| &comment.by)) {
        by.as_ref().map_or(Ok(()), |by| one_line(Place::Comment(nth), by))?;
    }
    Ok(())
}

/// The deed of an entry, if it is one.
fn deed(entry: &Value) -> Result<Option<Deed>, serde_json::Error> {
    entry.pointer("/body/deed").map(Deed::deserialize).transpose()
}

fn one_line(place: Place, text: &str) -> Result<(), ImportError> {
    let Some(control) = text.chars().find(|c| c.is_control()) else { return Ok(()) };
    let what = format!("a text has an invisible character, U+{:04X}", u32::from(control));
    Err(ImportError::Wish(format!("{place}: {what}")))
}

/// The only control characters that Monsoon writes are line feeds, in what people
/// said.
fn words(place: Place, value: &Value) -> Result<(), ImportError> {
    match value {
        Value::String(text) => text.split('\n').try_for_each(|line| one_line(place, line)),
        Value::Array(values) => values.iter().try_for_each(|value| words(place, value)),
        Value::Object(values) => values.values().try_for_each(|value| words(place, value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

fn random_bytes<const BYTES: usize>() -> Result<String, ImportError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(ImportError::Random)?;
    Ok(hex(&bytes))
}

fn random() -> Result<String, ImportError> {
    random_bytes::<12>()
}

fn random_seed() -> Result<String, ImportError> {
    random_bytes::<32>()
}

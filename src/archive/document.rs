//! What an archive holds, and its canonical bytes.
//!
//! A document is written line by line: `{`; the fields of the head in the order of
//! [`Document`], one per line; `"entries"` with one entry per line; `"digest"`;
//! `"comments"` with one per line; `}`. Within a line, everything is in canonical
//! form (`canonical`). `digest` is the SHA-256 of all bytes before its own line,
//! so `sed '/^"digest":/,$d' FILE | sha256sum` gives it, too.

use super::{
    canonical::{compact, quoted},
    finding::{Finding, Place},
    lines::spoilt,
};
use crate::engine::{Seats, TableSeed, hex, seat::COLOURS};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What every archive begins with.
pub const FORMAT: &str = "monsoon-archive";

/// The newest version of the format; older ones stay readable for ever. Anything
/// that version 1 can express is written as version 1: version 2 is for tables
/// whose draws have numbers of their own.
pub const VERSION: u32 = 2;

/// The version of the rules: incremented when a decision of ours changes what an
/// order does.
pub const RULES: u32 = 1;

/// The largest file that is read, in bytes.
pub const MAX_BYTES: u64 = 64 << 20;

/// The most entries that are read.
pub const MAX_ENTRIES: usize = 50_000;

/// How much of a table a document contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    /// Everything: every order and all that followed.
    Full,
    /// What everybody may know: sentences, without orders and chance.
    Public,
}

/// A table as a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// [`FORMAT`].
    pub format: String,
    /// 1 to [`VERSION`].
    pub version: u32,
    /// [`RULES`] when it was written.
    pub rules: u32,
    /// The game's name, such as `goa-2012`.
    pub game: String,
    pub title: String,
    /// When the table was opened, RFC 3339, UTC.
    pub created_at: String,
    pub options: Value,
    /// What everybody may have of it in the end (`--option archive=`).
    pub archive: View,
    /// What this document contains of it.
    pub view: View,
    /// The players, in the order of the seats.
    pub seats: Vec<ArchivedSeat>,
    /// SHA-256 of the first seed.
    pub commitment: String,
    /// The seeds, if the game is over and the document is full.
    pub seeds: Vec<ArchivedSeed>,
    /// The final standings, best first; empty if there are none.
    pub standings: Vec<Placed>,
    pub entries: Vec<ArchivedEntry>,
    /// SHA-256 of all the canonical bytes before it.
    pub digest: String,
    /// What somebody remarked afterwards. They are not part of the table, so the
    /// digest does not cover them; each has a digest of its own.
    #[serde(default)]
    pub comments: Vec<Comment>,
}

/// A seat. Never contains an address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchivedSeat {
    pub seat: String,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchivedSeed {
    /// The first entry that draws from it.
    pub from: u32,
    pub seed: String,
    /// Its SHA-256, which was published beforehand.
    pub sha256: String,
}

/// A final place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub seat: String,
    /// 1 is best; equal totals share a rank.
    pub rank: u8,
    pub total: i32,
    /// What the total is made up of.
    pub parts: Vec<(String, i32)>,
}

/// An entry of the journal, whole or as far as everybody may know it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchivedEntry {
    pub n: u32,
    /// When it was made, RFC 3339, UTC.
    pub at: String,
    /// The entry (`Entry`); only in full documents.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Value>,
    /// Sentences; only in public documents.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<Vec<String>>,
    /// SHA-256 of the previous digest, its number, its time and its content.
    pub digest: String,
}

/// A remark about an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comment {
    pub n: u32,
    pub text: String,
    /// Who made it, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// When it was made, RFC 3339, UTC; missing in older ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// SHA-256 of the previous digest (the document's for the first one) and its
    /// content.
    pub digest: String,
}

impl Document {
    /// Reads a document. Whether it is true is for `verify` to say. Fails with
    /// what keeps it from being read.
    pub fn parse(bytes: &[u8]) -> Result<Document, Finding> {
        let bad = |what: String| Finding::at(Place::File, what);
        let unreadable = |text: &str, error: &serde_json::Error| {
            let line = spoilt(text).unwrap_or(error.line());
            let error = error.to_string();
            // The JSON reader may have stopped a line too late.
            let why = error.split_once(" at line ").map_or(error.as_str(), |(why, _)| why);
            Finding::at(Place::of_line(text, line), format!("line {line} can't be read: {why}"))
        };
        if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > MAX_BYTES {
            return Err(bad(format!("it is larger than {} MiB", MAX_BYTES >> 20)));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let line = before.split('\n').count();
            let all = String::from_utf8_lossy(bytes);
            Finding::at(Place::of_line(&all, line), format!("line {line} is not UTF-8 text"))
        })?;
        // A later version may have fields that this program does not know.
        let mark: Mark = serde_json::from_str(text).map_err(|error| unreadable(text, &error))?;
        if mark.format != FORMAT {
            return Err(Finding::at(Place::Head, format!("the format is not {FORMAT}")));
        }
        if !(1..=VERSION).contains(&mark.version) {
            let what = format!(
                "version {} of the format; this program knows versions 1 to {VERSION}",
                mark.version
            );
            return Err(Finding::at(Place::Head, what));
        }
        let document: Document =
            serde_json::from_str(text).map_err(|error| unreadable(text, &error))?;
        if document.entries.len() > MAX_ENTRIES {
            return Err(bad(format!("it has more than {MAX_ENTRIES} entries")));
        }
        Ok(document)
    }

    /// The canonical bytes, as in a file.
    #[must_use]
    pub fn canonical(&self) -> String {
        let mut text = self.sealed();
        // Writing to a String cannot fail.
        let _ = write!(text, "\"digest\":{},\n\"comments\":[", quoted(&self.digest));
        push_lines(&mut text, self.comments.iter().map(of));
        text.push_str("]\n}\n");
        text
    }

    /// What the digest covers: all lines before its own.
    fn sealed(&self) -> String {
        let mut text = "{\n".to_owned();
        let fields: [(&str, String); 13] = [
            ("format", quoted(&self.format)),
            ("version", self.version.to_string()),
            ("rules", self.rules.to_string()),
            ("game", quoted(&self.game)),
            ("title", quoted(&self.title)),
            ("created_at", quoted(&self.created_at)),
            ("options", compact(&self.options)),
            ("archive", of(&self.archive)),
            ("view", of(&self.view)),
            ("seats", of(&self.seats)),
            ("commitment", quoted(&self.commitment)),
            ("seeds", of(&self.seeds)),
            ("standings", of(&self.standings)),
        ];
        for (name, value) in fields {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "\"{name}\":{value},");
        }
        text.push_str("\"entries\":[");
        push_lines(&mut text, self.entries.iter().map(of));
        text.push_str("],\n");
        text
    }

    /// What [`Document::digest`] should be.
    #[must_use]
    pub fn digest_now(&self) -> String {
        hex(&Sha256::digest(self.sealed().as_bytes()))
    }

    /// Recomputes all digests.
    pub fn seal(&mut self) {
        let mut before = String::new();
        for entry in &mut self.entries {
            entry.digest = entry.digest_after(&before);
            before.clone_from(&entry.digest);
        }
        self.digest = self.digest_now();
        let comments = std::mem::take(&mut self.comments);
        for comment in comments {
            self.add_comment(comment);
        }
    }

    /// Whether Monsoon wrote this: whether these are its canonical bytes, and all
    /// digests match. That detects damage; whether it is true is for `verify` to
    /// say.
    #[must_use]
    pub fn is_whole(&self, bytes: &[u8]) -> bool {
        let mut sealed = self.clone();
        sealed.seal();
        sealed == *self && self.canonical().as_bytes() == bytes
    }

    /// Adds a remark about an entry, without an author or a time.
    pub fn comment(&mut self, n: u32, text: &str) {
        self.add_comment(Comment {
            n,
            text: text.to_owned(),
            by: None,
            at: None,
            digest: String::new(),
        });
    }

    /// Adds a remark, whatever its digest was.
    pub fn add_comment(&mut self, mut comment: Comment) {
        let before = self.comments.last().map_or(&self.digest, |last| &last.digest);
        comment.digest = comment.digest_after(before);
        self.comments.push(comment);
    }

    /// Whether it contains anything that somebody at the table must not know.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        let over = !self.seeds.is_empty() || !self.standings.is_empty();
        self.view == View::Full && (!over || self.archive == View::Public)
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seat_count(&self) -> Option<Seats> {
        let named = self.seats.iter().zip(COLOURS).all(|(seat, colour)| seat.seat == colour);
        Seats::new(self.seats.len()).filter(|_| named)
    }

    /// The same, or what is wrong with the seats.
    pub(super) fn table_seats(&self) -> Result<Seats, Finding> {
        self.seat_count().ok_or_else(|| {
            Finding::at(Place::Head, "the seats are not a table's: red, green, brown and so on")
        })
    }

    /// The seed in a table's form, as far as it is published; the first one is
    /// empty if it is not. `None` if nothing is published.
    #[must_use]
    pub fn seed(&self) -> Option<TableSeed> {
        let (first, rest) = match self.seeds.split_first()? {
            (first, rest) if first.from == 0 => (first.seed.as_str(), rest),
            _ => ("", self.seeds.as_slice()),
        };
        let seed = TableSeed::new(first);
        Some(rest.iter().fold(seed, |seed, next| seed.renewed(next.from, &next.seed)))
    }
}

impl ArchivedEntry {
    /// What its digest should be, given the one before it.
    #[must_use]
    pub fn digest_after(&self, before: &str) -> String {
        entry_digest(before, self.n, &self.at, self.entry.as_ref(), self.news.as_deref())
    }
}

/// The digest of an entry, given the one before it.
pub(super) fn entry_digest(
    before: &str,
    n: u32,
    at: &str,
    entry: Option<&Value>,
    news: Option<&[String]>,
) -> String {
    let mut digest = Sha256::new();
    digest.update(format!("{before}\n{n}\n{at}\n"));
    if let Some(entry) = entry {
        digest.update(compact(entry));
    }
    if let Some(news) = news {
        digest.update(of(&news));
    }
    hex(&digest.finalize())
}

impl Comment {
    /// What its digest should be, given the one before it.
    #[must_use]
    pub fn digest_after(&self, before: &str) -> String {
        let Comment { n, text, by, at, digest: _ } = self;
        // If there is neither, as the first version computed it.
        let mut said = format!("{n}\n{text}");
        if by.is_some() || at.is_some() {
            let mut all = serde_json::json!({ "n": n, "text": text });
            for (key, value) in [("by", by), ("at", at)] {
                if let Some(value) = value {
                    all[key] = Value::from(value.as_str());
                }
            }
            said = compact(&all);
        }
        hex(&Sha256::digest(format!("{before}\n{said}").as_bytes()))
    }
}

/// What is read first.
#[derive(Deserialize)]
struct Mark {
    format: String,
    version: u32,
}

fn of<T: Serialize>(value: &T) -> String {
    // Our own types consist of texts and numbers, so this can't fail.
    serde_json::to_value(value).map_or_else(|_| "null".to_owned(), |value| compact(&value))
}

fn push_lines(text: &mut String, lines: impl Iterator<Item = String>) {
    for (place, line) in lines.enumerate() {
        text.push_str(if place == 0 { "\n" } else { ",\n" });
        text.push_str(&line);
    }
}

//! Checks that a document is what it claims to be.
//!
//! Its digests must match, its seeds must be those that were promised, its journal
//! must replay, every order in it must be decided as the rules decide it now and
//! draw what the seed says, and the standings must be the result. A file can come
//! from anywhere, so nothing in it is trusted.

use super::{
    document::{Document, RULES, View},
    export::sha256,
    finding::{Finding, Place, Verified},
    games::{Library, Shelved},
    judge::Judging,
    reading::time,
};
use std::{
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Verifies a file.
#[must_use]
pub fn verify_bytes(games: &dyn Library, bytes: &[u8]) -> Verified {
    match Document::parse(bytes) {
        Ok(document) => {
            let mut verified = verify(games, &document);
            if verified.is_good()
                && let Some(finding) = otherwise(&document.canonical(), bytes)
            {
                verified.findings.push(finding);
            }
            verified
        }
        Err(finding) => Verified { findings: vec![finding], ..Verified::default() },
    }
}

/// Where bytes differ from the canonical form although they say the same:
/// somebody's program rewrote them, or somebody changed a space.
fn otherwise(canonical: &str, bytes: &[u8]) -> Option<Finding> {
    if canonical.as_bytes() == bytes {
        return None;
    }
    let mut found = bytes.split_inclusive(|&byte| byte == b'\n');
    let lines = canonical.split_inclusive('\n');
    let line = 1 + lines.take_while(|line| found.next() == Some(line.as_bytes())).count();
    let what =
        format!("line {line} says what it should, but not in the canonical form of archives");
    Some(Finding::at(Place::of_line(canonical, line), what))
}

/// Verifies a document.
#[must_use]
pub fn verify(games: &dyn Library, document: &Document) -> Verified {
    let mut verified = Verified::default();
    head(games, document, &mut verified);
    digests(document, &mut verified);
    seeds(document, &mut verified);
    match document.view {
        View::Full => judge(games, document, &mut verified),
        View::Public => public(document, &mut verified),
    }
    verified
}

/// What the rules, as this program knows them, would decide differently: orders
/// they refuse, other consequences.
#[must_use]
pub fn differences(games: &dyn Library, document: &Document) -> Verified {
    let mut verified = Verified::default();
    judge(games, document, &mut verified);
    verified
}

fn head(games: &dyn Library, document: &Document, verified: &mut Verified) {
    if let Err(Finding { place, what }) = document.table_seats() {
        verified.find(place, what);
    }
    if time(&document.created_at).is_none() {
        let what = format!("created_at «{}» is not a time", document.created_at);
        verified.find(Place::Head, what);
    }
    if document.rules != RULES {
        let what = format!(
            "it was played by version {} of the rules; this program knows {RULES}",
            document.rules
        );
        verified.remarks.push(what);
    }
    if let Some(game) = games.game(&document.game).map(Shelved::name)
        && game.title != document.title
    {
        verified.find(Place::Head, format!("the title of {} is {}", game.name, game.title));
    }
    if document.entries.is_empty() {
        verified.find(Place::File, "there are no entries");
    }
}

fn digests(document: &Document, verified: &mut Verified) {
    let mut before = "";
    for (number, entry) in (0..).zip(&document.entries) {
        let place = Place::Entry(number);
        if entry.n != number {
            verified.find(place, format!("number {number} is missing here; this is {}", entry.n));
        }
        if time(&entry.at).is_none() {
            verified.find(place, format!("«{}» is not a time", entry.at));
        }
        if entry.digest != entry.digest_after(before) {
            verified.find(place, "its digest does not fit: it, its time or its place was changed");
        }
        before = &entry.digest;
    }
    // What was found in an entry is not reported twice.
    if document.digest != document.digest_now() && verified.is_good() {
        let what = "the document's digest does not fit: the head (seats, options, times, seeds, \
                    standings) or the digest itself was changed";
        verified.find(Place::Digest, what);
    }
    let mut before = &document.digest;
    for (place, comment) in (1..).zip(&document.comments) {
        let place = Place::Comment(place);
        if comment.digest != comment.digest_after(before) {
            verified.find(place, "its digest does not fit: it was changed, or one before it");
        }
        if let Some(at) = comment.at.as_ref().filter(|at| time(at).is_none()) {
            verified.find(place, format!("«{at}» is not a time"));
        }
        if usize::try_from(comment.n).is_ok_and(|n| n >= document.entries.len()) {
            verified.find(place, format!("there is no entry {}", comment.n));
        }
        before = &comment.digest;
    }
}

fn seeds(document: &Document, verified: &mut Verified) {
    let hex = |text: &str| text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit());
    if !hex(&document.commitment) {
        verified.find(Place::Seeds, "the commitment is not a SHA-256");
    }
    let mut last: Option<u32> = None;
    for seed in &document.seeds {
        let from = seed.from;
        if sha256(&seed.seed) != seed.sha256 {
            verified.find(Place::Seeds, format!("the seed from entry {from} has another SHA-256"));
        }
        if from == 0 && seed.sha256 != document.commitment {
            verified.find(Place::Seeds, "the first seed is not the one that was promised");
        }
        if seed.seed.contains(char::is_control) {
            verified.find(Place::Seeds, "a seed is one line");
        }
        if last.is_some_and(|last| last >= from) {
            verified.find(Place::Seeds, "the seeds are not in the order of their entries");
        }
        last = Some(from);
    }
    if document.view == View::Full {
        match document.seeds.first() {
            None => verified.remarks.push("no seed is published, so no draw can be checked".into()),
            Some(first) if first.from > 0 => {
                verified.remarks.push(format!("the seed before entry {} is not known", first.from));
            }
            Some(_) => {}
        }
    }
}

fn public(document: &Document, verified: &mut Verified) {
    for entry in &document.entries {
        if entry.entry.is_some() || entry.news.is_none() {
            verified.find(Place::Entry(entry.n), "a public archive has sentences, no entries");
        }
    }
    if !document.seeds.is_empty() {
        verified.find(Place::Seeds, "a public archive has no seeds");
    }
    verified.remarks.push("a public archive: there are no orders to decide again".into());
}

fn judge(games: &dyn Library, document: &Document, verified: &mut Verified) {
    let Some(game) = games.game(&document.game) else {
        let what = format!("this program does not know the game «{}»", document.game);
        return verified.find(Place::Head, what);
    };
    let at = Cell::new(0);
    // Findings up to a panic are kept.
    let judging = Judging { document, at: &at, found: verified };
    if catch_unwind(AssertUnwindSafe(|| game.judge(judging))).is_err() {
        let what = "the journal breaks the rules' code from here on";
        verified.find(Place::Entry(at.get()), what);
    }
}

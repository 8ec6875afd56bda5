//! What is found in a document, and where.

use std::fmt;

/// A part of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    File,
    /// What comes before the entries.
    Head,
    /// The seeds, or what was published about them.
    Seeds,
    Entry(u32),
    Standings,
    /// The document's digest.
    Digest,
    /// A comment, counted from 1.
    Comment(usize),
    /// The signature next to the file.
    Signature,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File => f.write_str("file"),
            Place::Head => f.write_str("head"),
            Place::Seeds => f.write_str("seeds"),
            Place::Entry(n) => write!(f, "entry {n}"),
            Place::Standings => f.write_str("standings"),
            Place::Digest => f.write_str("digest"),
            Place::Comment(n) => write!(f, "comment {n}"),
            Place::Signature => f.write_str("signature"),
        }
    }
}

/// Something that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct Finding {
    pub place: Place,
    /// What it is, as a sentence without a full stop.
    pub what: String,
}

impl Finding {
    #[must_use]
    pub fn at(place: Place, what: impl Into<String>) -> Finding {
        Finding { place, what: what.into() }
    }
}

/// The most findings that are reported; later ones mostly follow from them.
pub(super) const MOST_FINDINGS: usize = 20;

/// What was found.
#[derive(Debug, Clone, Default)]
pub struct Verified {
    /// What is not as it should be.
    pub findings: Vec<Finding>,
    /// What could not be checked, one sentence each.
    pub remarks: Vec<String>,
    /// How many entries were decided again, including their draws.
    pub decided: usize,
    /// How many were decided again without their draws, because the seed is
    /// unknown.
    pub undrawn: usize,
}

impl Verified {
    /// Whether everything is as it should be.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.findings.is_empty()
    }

    pub(super) fn find(&mut self, place: Place, what: impl Into<String>) {
        let finding = Finding::at(place, what);
        if self.findings.len() < MOST_FINDINGS && !self.findings.contains(&finding) {
            self.findings.push(finding);
        }
    }
}

//! The lines we sent, to be recognised in whatever shape they come back.

use std::collections::{BTreeSet, HashSet};
use std::ops::Bound;

/// The lines of our letters, without the marks and spaces that quoting changes.
pub(super) struct Ours {
    /// A list for each letter.
    letters: Vec<Vec<String>>,
    /// Each letter in one, for pieces of lines.
    wholes: Vec<String>,
}

/// How many lines of ours a mail program may run together.
const RUN: usize = 4;
/// How many lines a mail program may break one of ours into.
const PIECES: usize = 3;

impl Ours {
    pub(super) fn new(letters: &[String]) -> Self {
        let lines = |letter: &String| -> Vec<String> {
            letter.lines().map(bare).filter(|line| !line.is_empty()).collect()
        };
        let mut letters: Vec<Vec<String>> = letters.iter().map(lines).collect();
        letters.retain(|lines| !lines.is_empty());
        let wholes = letters.iter().map(|lines| lines.concat()).collect();
        Ours { letters, wholes }
    }

    /// Whether `text` may be a piece of our letters; without letters, anything
    /// may.
    pub(super) fn may_hold(&self, text: &str) -> bool {
        let text = bare(text);
        self.wholes.is_empty() || self.wholes.iter().any(|letter| letter.contains(&text))
    }

    /// Whether one of our letters has the one text right before the other.
    pub(super) fn holds_on(&self, before: &str, text: &str) -> bool {
        let both = bare(before) + &bare(text);
        self.wholes.iter().any(|letter| letter.contains(&both))
    }

    /// The lines that are not ours, whole or in pieces.
    pub(super) fn without(&self, lines: &[String]) -> Vec<String> {
        let bares: Vec<String> = lines.iter().map(|line| bare(line)).collect();
        let known = self.known(&bares);
        let mut kept = Vec::new();
        let mut at = 0;
        while let (Some(line), Some(rest)) = (lines.get(at), bares.get(at..)) {
            let pieces = (1..=PIECES.min(rest.len()))
                .rev()
                .find(|&count| rest.get(..count).is_some_and(|run| known.contains(&run.concat())));
            if let Some(count) = pieces {
                at += count;
            } else {
                kept.push(line.clone());
                at += 1;
            }
        }
        kept
    }

    /// Those of these lines, and of the runs of a few of them, that are lines of
    /// ours or runs of a few. A mail has few lines and our letters have many,
    /// so ours are looked through for what the mail has, not the other way.
    fn known(&self, bares: &[String]) -> HashSet<String> {
        let mut wanted = BTreeSet::new();
        for start in 0..bares.len() {
            let mut run = String::new();
            for line in bares.iter().skip(start).take(PIECES) {
                run.push_str(line);
                wanted.insert(run.clone());
            }
        }
        let begins_one = |text: &str| {
            let mut from = wanted.range::<str, _>((Bound::Included(text), Bound::Unbounded));
            from.next().is_some_and(|wanted| wanted.starts_with(text))
        };
        let mut known = HashSet::new();
        for letter in &self.letters {
            for start in 0..letter.len() {
                let mut run = String::new();
                for line in letter.iter().skip(start).take(RUN) {
                    run.push_str(line);
                    if !begins_one(&run) {
                        break;
                    }
                    if wanted.contains(&run) {
                        known.insert(run.clone());
                    }
                }
            }
        }
        known
    }
}

/// A line without marks, spaces, punctuation and case.
fn bare(line: &str) -> String {
    // Most lines are plain; looking every letter up takes many times as long.
    if line.is_ascii() {
        let letters = line.bytes().filter(u8::is_ascii_alphanumeric);
        return letters.map(|letter| char::from(letter.to_ascii_lowercase())).collect();
    }
    line.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
